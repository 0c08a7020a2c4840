"""`gevo apply --guard` and `gevo export`: a winner with a test of what it assumes."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path

import pytest

from gevo.deploy.export import validated
from gevo.deploy.winner import read
from gevo.edits.patch import Patch
from gevo.errors import ConfigError
from gevo.records.files import seal_file
from gevo.records.journal import pretty
from gevo.records.run import RunFolder, Winner
from gevo.records.schema import Validation
from tests.cli.conftest import Gevo, Run

WHEN = "arg2 % 32 == 0"


def patch_of(folder: Path) -> Path:
    return folder / "run/front/01.patch.json"


def with_guards(path: Path, guards: dict[str, str], code: bytes | None = None) -> None:
    """As validation writes a guarded winner's patch, and its code where that is given."""
    winner = replace(Winner.load(path), guards=guards)
    if code is not None:
        path.with_name("01.ll").write_bytes(code)
        winner = replace(winner, files={"01.ll": hashlib.sha256(code).hexdigest()})
    path.write_bytes(seal_file(pretty(winner.to_json())))


def test_a_condition_of_the_users_own(gevo: Gevo, finished: Run, kernel: Path) -> None:
    patch = ("--patch", finished.path / "front/01.patch.json")
    plain = gevo("apply", kernel, *patch, "-o", "plain.ll")
    done = gevo("apply", kernel, *patch, "-o", "guarded.ll", "--guard-when", WHEN)
    assert plain.code == done.code == 0, done
    assert f"guarded by {WHEN}" in done.out
    plain_text, text = (Path(name).read_text() for name in ("plain.ll", "guarded.ll"))
    assert text.count("store float") == 2 * plain_text.count("store float")
    assert text.count(" ptx_kernel void @poly(") == 1
    done = gevo("apply", kernel, *patch, "-o", "g.ptx", "--emit", "ptx", "--guard-when", WHEN)
    assert done.code == 0, done
    assert Path("g.ptx").read_text().count(".entry poly(") == 1
    named = gevo("apply", kernel, *patch, "-o", "n.ll", "--guard-when", f"poly: {WHEN}")
    assert named.code == 0
    assert Path("n.ll").read_text() == text


def test_the_judge_takes_a_guarded_program(gevo: Gevo, finished: Run, kernel: Path) -> None:
    patch = ("--patch", finished.path / "front/01.patch.json")
    gevo("apply", kernel, *patch, "-o", "guarded.ll", "--guard-when", "arg2 % 64 == 0")
    done = gevo("judge", kernel, "guarded.ll", "--workers", "1", "--workload", "poly.toml")
    assert done.code in (0, 1), done
    assert "failed     held-out" not in done.out
    assert "failed     memory" not in done.out


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--guard"], "was recorded without a condition"),
        (["--guard-when", "arg2 %"], "condition 'arg2 %': cannot be read"),
        (["--guard-when", "arg9 == 0"], "there is no arg9, the kernel takes 3"),
        (["--guard-when", "other: arg2 == 0"], "has no kernel other"),
    ],
)
def test_refused(gevo: Gevo, finished: Run, kernel: Path, options: list[str], says: str) -> None:
    patch = ("--patch", finished.path / "front/01.patch.json")
    assert says in gevo("apply", kernel, *patch, "-o", "x.ll", *options).refusal
    assert not Path("x.ll").exists()


def test_a_recorded_condition(gevo: Gevo, run_copy: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(run_copy.parent)
    path = patch_of(run_copy.parent)
    with_guards(path, {"poly": WHEN})
    assert RunFolder.open(run_copy).winner(1).guards == {"poly": WHEN}
    plain = gevo("apply", "poly.ll", "--patch", path, "-o", "plain.ll")
    assert "right, and faster, only where poly: n % 32 == 0: --guard tests it" in plain.err
    other = gevo("apply", "poly.ll", "--patch", path, "-o", "other.ll", "--guard")
    assert "the code is another one than its file has recorded" in other.err
    with_guards(path, {"poly": WHEN}, Path("other.ll").read_bytes())
    done = gevo("apply", "poly.ll", "--patch", path, "-o", "guarded.ll", "--guard")
    assert done.code == 0, done
    assert not done.err
    judged = gevo("judge", "poly.ll", path, "--workers", "1")
    assert judged.code in (0, 1), judged
    assert "passed     replay" in judged.out, "not with what the patch calls its guards"
    assert "guarded" not in judged.out
    done = gevo("export", run_copy, "--out", "winners", "--workload", "poly.toml")
    assert done.code == 0, done
    stored, text = read(Path("winners/poly-sm_90"))
    assert stored.guards == {"poly": WHEN}
    assert text.count("store float") == Path("guarded.ll").read_text().count("store float")


@pytest.mark.parametrize(
    ("judged", "why"),
    [
        ({"guards": (f"poly: {WHEN}",)}, "lacks a guard with which it was validated"),
        (
            {"validated": False, "conclusion": "conditional", "assumptions": ("n is even",)},
            "has not passed a validation",
        ),
    ],
)
def test_a_winner_is_stored_only_as_the_journal_has_it(
    gevo: Gevo, run_copy: Path, monkeypatch: pytest.MonkeyPatch, judged: dict, why: str
) -> None:
    monkeypatch.chdir(run_copy.parent)
    folder = RunFolder.open(run_copy)
    last = [record for record in folder.journal.read() if isinstance(record, Validation)][-1]
    folder.journal.append([replace(last, id=folder.winner(1).id, **judged)])
    done = gevo("export", run_copy, "--out", "winners", "--workload", "poly.toml")
    assert why in done.refusal
    with pytest.raises(ConfigError, match=why):
        validated(RunFolder.open(run_copy))  # what `gevo replace` and `load_tuned` take


def test_another_program_with_a_winners_number_is_not_taken(
    gevo: Gevo, run_copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever edits a patch can seal it anew; what was judged is in the journal."""
    monkeypatch.chdir(run_copy.parent)
    path = patch_of(run_copy.parent)
    baseline, winner = RunFolder.open(run_copy).baseline(), Winner.load(path)
    edited = replace(winner, patch=Patch(), gives=baseline.digest)
    path.write_bytes(seal_file(pretty(edited.to_json())))
    why = "is not the one that was validated"
    done = gevo("export", run_copy, "--out", "winners", "--workload", "poly.toml")
    assert why in done.refusal
    with pytest.raises(ConfigError, match=why):
        validated(RunFolder.open(run_copy))


def test_without_guards_nothing_is_stored_of_them(
    gevo: Gevo, run_copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(run_copy.parent)
    gevo("export", run_copy, "--out", "winners", "--workload", "poly.toml")
    assert "guards" not in json.loads(Path("winners/poly-sm_90/winner.json").read_text())
    assert "guards" not in json.loads(patch_of(run_copy.parent).read_text())
