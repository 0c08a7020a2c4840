"""Run folders and stored winners with pipes, devices and names that lead elsewhere in them."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from gevo.deploy.fingerprint import architecture
from gevo.edits.apply import apply
from gevo.errors import ProgramError
from gevo.program.base import Dialect, Program
from gevo.program.load import load_text
from gevo.records.run import RunFolder
from tests.cli.conftest import run_here
from tests.cli.test_forged import body, changed, journal, sealed
from tests.journals import lines

CPU = '"target-cpu"="sm_90"'
EVIL = '"target-cpu"="sm_90/../../outside/pwned"'
HOSTILE = "\x1b[31mRED\x1b]0;pwned\x07[bold].ll"


@pytest.fixture
def forged(run_copy: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A finished run, beside its kernel and its workload in the current folder."""
    monkeypatch.chdir(run_copy.parent)
    return run_copy


def with_architecture(run: Path, text: str) -> None:
    """Make the run one of the same kernel for another architecture, digests and all."""
    folder = RunFolder.open(run)
    before, winner = folder.baseline(), folder.winner(1)
    path = run / "baseline.ll"

    def other(old: str) -> str:
        if CPU in old:
            return old.replace(CPU, text)
        head, brace, rest = old.partition(" {\n")
        return f"{head.rstrip()} {text}{brace}{rest}"

    path.write_text(load_text(other(path.read_text()), before.entry).text)
    after = load_text(path.read_text(), before.entry)
    gives = apply(after, winner.patch).program.digest
    renamed = {before.digest: after.digest, winner.gives: gives}

    def replaced(data: str) -> str:
        for old, new in renamed.items():
            data = data.replace(old, new)
        return data

    for name in ("manifest.json", "front/01.patch.json"):
        data = json.loads(replaced(json.dumps(body(run / name))))
        data.pop("files", None)
        (run / name).write_bytes(sealed(data))
    records = [json.loads(replaced(json.dumps(one))) for one in lines(run / "journal.jsonl")]
    for one in records:
        one.pop("digest", None)
    (run / "journal.jsonl").write_bytes(journal(records))


def everything(folder: Path) -> dict[Path, str]:
    files = (p for p in folder.rglob("*") if p.is_file())
    return {p: hashlib.sha256(p.read_bytes()).hexdigest() for p in files}


def test_nothing_is_written_outside_of_the_folder_that_is_given(forged: Path) -> None:
    with_architecture(forged, CPU)
    assert run_here("export", "run", "--out", "fine").code == 0
    assert [p.name for p in Path("fine").iterdir()] == ["poly-sm_90"]
    with_architecture(forged, EVIL)
    before = everything(forged.parent)
    told = run_here("export", "run", "--out", "winners").refusal
    assert "no GPU architecture" in told
    assert everything(forged.parent) == before


@pytest.mark.parametrize("cpu", ["", "sm_", "sm_²0", "sm_90/..", "..", "generic", "sm_90 "])
def test_architectures_are_of_a_known_form(cpu: str) -> None:
    text = f'attributes #0 = {{ "target-cpu"="{cpu}" }}'
    with pytest.raises(ProgramError, match="no GPU architecture"):
        architecture(Program(Dialect.LLVM, text, ("k",)))


@pytest.mark.parametrize("arch", ["sm_90/../x", "..", "sm_²0", "x"])
def test_a_stored_winner_is_for_an_architecture(forged: Path, arch: str) -> None:
    assert run_here("export", "run", "--out", "winners").code == 0
    (path,) = Path("winners").glob("*/winner.json")
    path.write_bytes(json.dumps(changed(body(path), ("arch",), arch)).encode())
    assert "is not a winner of format 1" in run_here("check", "winners").refusal


PLANTED: dict[str, Callable[[Path], None]] = {
    "pipe": os.mkfifo,
    "zeros": lambda path: path.symlink_to("/dev/zero"),
    "folder": lambda path: path.mkdir(),
    "large": lambda path: os.truncate(os.open(path, os.O_CREAT | os.O_WRONLY), 1 << 40),
}


@pytest.mark.parametrize("kind", PLANTED)
@pytest.mark.parametrize("name", ["winner.json", "winner.ll"])
def test_stored_winners_are_regular_files(forged: Path, name: str, kind: str) -> None:
    assert run_here("export", "run", "--out", "winners").code == 0
    (path,) = Path("winners").glob(f"*/{name}")
    path.unlink()
    PLANTED[kind](path)
    assert name in run_here("check", "winners").refusal


@pytest.mark.parametrize("kind", PLANTED)
@pytest.mark.parametrize("name", ["poly.toml", "poly.ll", "gevo-tuned.json", "patch.json"])
def test_files_that_are_given_are_regular(forged: Path, name: str, kind: str) -> None:
    path = Path(name)
    path.unlink(missing_ok=True)
    PLANTED[kind](path)
    command = {
        "poly.toml": ("evolve", "poly.ll", "--workload", "poly.toml", "--time-budget", "1s"),
        "poly.ll": ("inspect", "poly.ll"),
        "gevo-tuned.json": ("check", "--database", "gevo-tuned.json"),
        "patch.json": ("apply", "poly.ll", "--patch", "patch.json", "-o", "out.ll"),
    }[name]
    assert run_here(*command).refusal


@pytest.mark.parametrize("kind", PLANTED)
@pytest.mark.parametrize("name", ["manifest.json", "journal.jsonl", "baseline.ll"])
def test_files_of_a_run_are_regular(forged: Path, name: str, kind: str) -> None:
    (forged / name).unlink()
    PLANTED[kind](forged / name)
    for command in (("report", "run"), ("export", "run", "--out", "winners")):
        assert run_here(*command).refusal


@pytest.mark.parametrize("number", ["²²", "\u0660\u0661", "1" * 200])
def test_a_winner_has_a_number(forged: Path, number: str) -> None:
    patch = forged / "front/01.patch.json"
    (forged / f"front/{number}.patch.json").write_bytes(patch.read_bytes())
    assert RunFolder.open(forged).winner_numbers() == (1,)
    assert run_here("export", "run", "--out", "winners").code == 0
    assert run_here("report", "run").code == 0


@pytest.mark.parametrize("line", ["²", "٣", "9" * 5000, "", "-1"])
def test_a_line_has_a_number(forged: Path, line: str) -> None:
    path = forged / "journal.jsonl"
    records = lines(path)
    for one in records:
        one.pop("digest", None)
        if one["type"] == "validation" and one.get("why"):
            for each in one["why"]["lines"]:
                each["place"] = f"poly.ll:{line}"
    path.write_bytes(journal(records))
    assert run_here("report", "run").code == 0


def test_a_report_sends_no_commands_to_the_terminal(forged: Path) -> None:
    path = forged / "manifest.json"
    data = changed(body(path), ("program", "path"), HOSTILE)
    path.write_bytes(sealed(changed(data, ("workload", "metric"), HOSTILE)))
    done = run_here("report", "run")
    assert done.code == 0
    assert "RED" in done.out
    assert not {"\x1b", "\x07"} & {*done.out, *done.err}
