"""Flipped bits in a run's files: every command that reads a file says so, in one line."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from gevo.errors import GevoError
from gevo.records.run import RunFolder
from gevo.records.tuning import TuningFolder
from gevo.report import model, tuning, watch
from tests.cli.conftest import SMALL, run_here

FLIPS = 400
"""In each file, drawn from a seed; a file with fewer bits has all of them flipped."""


def flipped(data: bytes, bit: int) -> bytes:
    changed = bytearray(data)
    changed[bit // 8] ^= 1 << bit % 8
    return bytes(changed)


def bits(data: bytes, count: int = FLIPS) -> Sequence[int]:
    return random.Random(7).sample(range(len(data) * 8), min(count, len(data) * 8))


def unnoticed(path: Path, read: Callable[[], object], count: int = FLIPS) -> list[int]:
    """The flips of a file that `read` says nothing of; the file is left as it was."""
    data = path.read_bytes()
    missed: list[int] = []
    said: set[str] = set()
    for bit in bits(data, count):
        path.write_bytes(flipped(data, bit))
        try:
            read()
        except GevoError as error:
            said.add(str(error))
        else:
            missed.append(bit)
    path.write_bytes(data)
    assert all(path.name in line and "\n" not in line for line in said), said
    return missed


READ = ("manifest.json", "baseline.ll", "journal.jsonl", "progress.jsonl")
WON = ("front/01.patch.json", "front/01.ll", "front/01.ptx")


@pytest.mark.parametrize("name", [*READ, *WON])
def test_the_report_tells_every_flipped_bit(run_copy: Path, name: str) -> None:
    model.build(run_copy)
    assert unnoticed(run_copy / name, lambda: model.build(run_copy)) == []


@pytest.mark.parametrize("name", READ)
def test_resuming_tells_every_flipped_bit_and_changes_nothing(run_copy: Path, name: str) -> None:
    manifest = {k: v for k, v in RunFolder.open(run_copy).manifest.items() if k != "format"}
    before = {p: p.read_bytes() for p in run_copy.rglob("*") if p.is_file()}

    def resume() -> None:
        RunFolder.open(run_copy).resume(manifest)

    assert unnoticed(run_copy / name, resume) == []
    assert {p: p.read_bytes() for p in run_copy.rglob("*") if p.is_file()} == before


@pytest.mark.parametrize("name", ["manifest.json", "journal.jsonl", "progress.jsonl"])
def test_watching_tells_every_flipped_bit(run_copy: Path, name: str) -> None:
    def look() -> None:
        watched = watch.watch(run_copy)
        assert watched is not None
        watched.refresh()

    look()
    assert unnoticed(run_copy / name, look) == []


@pytest.mark.parametrize("name", ["manifest.json", "journal.jsonl", "progress.jsonl"])
def test_a_tuning_session_tells_every_flipped_bit(session: Path, name: str) -> None:
    manifest = {k: v for k, v in TuningFolder.open(session).manifest.items() if k != "format"}
    tuning.build(session)
    assert unnoticed(session / name, lambda: tuning.build(session)) == []
    assert unnoticed(session / name, lambda: TuningFolder.resume(session, manifest)) == []


@pytest.mark.parametrize("name", ["manifest.json", "baseline.ll", "journal.jsonl"])
@pytest.mark.parametrize("command", ["validate", "minimize", "report", "evolve"])
def test_commands_say_it_in_one_line(
    run_copy: Path, monkeypatch: pytest.MonkeyPatch, command: str, name: str
) -> None:
    monkeypatch.chdir(run_copy.parent)
    args = ("evolve", "poly.ll", *SMALL, "--out", "run", "--resume")
    data = (run_copy / name).read_bytes()
    for bit in bits(data, 3):
        damaged = flipped(data, bit)
        (run_copy / name).write_bytes(damaged)
        done = run_here(*(args if command == "evolve" else (command, "run")))
        assert name in done.refusal, done
        assert (run_copy / name).read_bytes() == damaged
