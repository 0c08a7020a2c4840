"""Runs with several populations: the same for any number of workers, and after kill -9."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gevo.report.model import build
from gevo.report.text import provenance
from gevo.report.watch import watch
from tests.cli.conftest import Gevo, Run, copy_kernel, run_process
from tests.cli.test_interruption import Started

ISLANDS = (
    *("evolve", "poly.ll", "--device", "simt", "--population", "9", "--generations", "5"),
    *("--initial-mutations", "1", "--retries", "3", "--seed", "2"),
    *("--islands", "2", "--migrate-every", "2", "--out", "run"),
    "--no-adequacy",
)


@pytest.fixture(scope="module")
def archipelago(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """An undisturbed run with two islands and two workers; nobody may change it."""
    folder = tmp_path_factory.mktemp("archipelago")
    copy_kernel(folder)
    return Run(folder, run_process([*ISLANDS, "--workers", "2"], folder))


def records(run: Run) -> list[dict[str, Any]]:
    return [json.loads(line) for line in run.journal.splitlines()]


def test_what_the_journal_tells(archipelago: Run) -> None:
    assert archipelago.done.code == 0, archipelago.done
    found = records(archipelago)
    assert {r["island"] for r in found if r["type"] == "evaluation"} == {0, 1}
    assert [r["n"] for r in found if r["type"] == "generation"] == list(range(6))
    for island in (0, 1):
        own = [r["n"] for r in found if r["type"] == "island" and r["island"] == island]
        assert own == list(range(6))
    migrations = [r for r in found if r["type"] == "migration"]
    assert [r["n"] for r in migrations] == [2, 4]
    assert sum(len(m["ids"]) for r in migrations for m in r["moves"]) > 0
    manifest = json.loads((archipelago.path / "manifest.json").read_bytes())
    assert (manifest["options"]["islands"], manifest["options"]["population"]) == (2, 9)


def test_readers_of_the_journal(archipelago: Run) -> None:
    report = build(archipelago.path)
    evaluations = Counter[int]()
    so_far = 0
    for record in records(archipelago):
        so_far += record["type"] == "evaluation" and not record["cached"]
        if record["type"] == "generation":
            evaluations[record["n"]] = so_far
    assert {g.n: g.evaluated for g in report.generations} == evaluations
    assert all(g.wall_s is not None for g in report.generations)
    assert report.to_json()["islands"] == 2
    assert "6 generations on 2 islands in" in provenance(report)
    watched = watch(archipelago.path)
    assert watched is not None
    watched.refresh()
    rows = dict(watched.rows())
    assert rows["generation"] == "5 of 5"
    assert rows["islands"] == "in generation 5, 5"


def test_the_number_of_workers_does_not_matter(gevo: Gevo, kernel: Path, archipelago: Run) -> None:
    """With one here, two there, three below."""
    done = gevo(*ISLANDS, "--workers", "1")
    assert done.code == 0, done
    assert Path("run/journal.jsonl").read_bytes() == archipelago.journal


MOMENTS: dict[str, Callable[[Started], bool]] = {
    "before the first migration": lambda s: s.written('"type":"island","island":1,"n":1'),
    "after the last one": lambda s: s.written('"type":"island","island":0,"n":5'),
}


@pytest.mark.slow
def test_killing_it_again_and_again_changes_nothing(archipelago: Run, tmp_path: Path) -> None:
    copy_kernel(tmp_path)
    resume = (*ISLANDS, "--workers", "2", "--resume")
    for moment in MOMENTS.values():
        run = Started(resume, tmp_path)
        run.wait(moment)
        run.kill()
    assert run_process(resume, tmp_path).code == 0
    assert (tmp_path / "run/journal.jsonl").read_bytes() == archipelago.journal


def test_fewer_generations_continued_are_those_of_a_longer_run(
    gevo: Gevo, kernel: Path, archipelago: Run
) -> None:
    """Also when the shorter run ended between two migrations."""
    for more in (("--generations", "3"), ("--generations", "5", "--resume")):
        assert gevo(*ISLANDS, *more, "--workers", "3").code == 0
    assert Path("run/journal.jsonl").read_bytes() == archipelago.journal
