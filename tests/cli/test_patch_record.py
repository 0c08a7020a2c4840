"""`gevo apply --patch` compares what it is given with what was validated."""

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from gevo.edits.patch import Patch
from gevo.edits.text import patch_to_json
from gevo.program.load import load
from tests.cli.conftest import Gevo, Run

DATA = Path(__file__).parents[1] / "data/tunable"
GOOD = {"WORK": 1, "FACTOR": 1.5}


@pytest.fixture
def form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """A patch of no edits for `scale.ll`, which lies in the current folder."""
    monkeypatch.chdir(tmp_path)
    for name in ("scale.ll", "scale.toml"):
        shutil.copy(DATA / name, tmp_path)
    program = load("scale.ll")
    return {
        "format": 1,
        "id": 1,
        "program": program.digest,
        "entry": list(program.entry),
        "gives": program.digest,
        "patch": patch_to_json(Patch(())),
        "constants": GOOD,
        "files": {},
    }


APPLY = ("apply", "scale.ll", "--patch", "p.json", "-o", "out.ll")


def write(form: dict[str, Any]) -> None:
    Path("p.json").write_text(json.dumps(form))


@pytest.mark.parametrize(
    "wrong",
    [
        {"constants": {"WORK": float("nan"), "FACTOR": 1.5}},
        {"constants": {"WORK": [1], "FACTOR": 1.5}},
        {"constants": {"WORK": "abc", "FACTOR": 1.5}},
        {"constants": {"WORK": True, "FACTOR": 1.5}},
        {"id": float("inf")},
        {"id": "1"},
        {"guards": {"scale": "arg2 > 0\x1b[31m"}},
    ],
)
def test_what_is_no_number_is_one_line(
    gevo: Gevo, form: dict[str, Any], wrong: dict[str, Any]
) -> None:
    write(form | wrong)
    assert gevo(*APPLY).refusal == "p.json: is not the patch of a winner"
    assert not Path("out.ll").exists()


@pytest.mark.parametrize(
    ("constants", "says"),
    [
        ({"WORK": 8, "FACTOR": 1.5}, "not those that follow from its settings"),
        ({"WORK": 1, "FACTOR": -1.5}, "not those that follow from its settings"),
        ({"WORK": 1}, "not those that it leaves open (FACTOR, WORK)"),
        ({}, "not those that it leaves open (FACTOR, WORK)"),
    ],
)
def test_constants_follow_from_the_workload(
    gevo: Gevo, form: dict[str, Any], constants: dict[str, Any], says: str
) -> None:
    write(form | {"constants": constants})
    assert says in gevo(*APPLY).refusal
    assert not Path("out.ll").exists()
    forced = gevo(*APPLY, "--force")
    assert forced.code == 0
    assert "not known to be what was validated" in forced.err


def test_what_has_no_record_is_told(gevo: Gevo, form: dict[str, Any]) -> None:
    write(form)
    done = gevo(*APPLY)
    assert done.code == 0
    assert done.err == (
        "not known to be what was validated: its file does not say which code that was\n"
    )


def test_constants_without_a_workload_are_not_believed(gevo: Gevo, form: dict[str, Any]) -> None:
    write(form)
    Path("scale.toml").rename("other.toml")
    assert "cannot be checked without the workload" in gevo(*APPLY).refusal
    assert gevo(*APPLY, "--workload", "other.toml").code == 0


def test_no_code_of_the_workload_runs_unasked(gevo: Gevo, form: dict[str, Any]) -> None:
    write(form)
    spec = Path("scale.toml").read_text()
    Path("scale.toml").write_text(f'python = "scale_ref.py"\nreference = "reference"\n{spec}')
    ran = "open('it-ran', 'w').close()\ndef reference(inputs, sizes): return {}\n"
    Path("scale_ref.py").write_text(ran)
    assert gevo(*APPLY).code == 0
    assert not Path("it-ran").exists()
    Path("scale.toml").unlink()
    Path("scale.py").write_text(f"{ran}\nSPEC = {{}}\n")
    assert "name it with --workload" in gevo(*APPLY).refusal
    assert not Path("it-ran").exists()


def test_what_is_not_the_recorded_code_is_told(gevo: Gevo, finished: Run, kernel: Path) -> None:
    patch = finished.path / "front/01.patch.json"
    apply = ("apply", kernel, "-o", "out.ll", "--patch")
    assert gevo(*apply, patch).err == ""
    form = json.loads(patch.read_text())
    del form["digest"]
    form["files"]["01.ll"] = "0" * 64
    Path("mine.json").write_text(json.dumps(form))
    assert gevo(*apply, "mine.json").err == (
        "not known to be what was validated: the code is another one than its file has recorded\n"
    )
