"""`gevo judge`: programs and patches from anywhere, and what the exit code says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gevo.records.schema import Conclusion
from gevo.study.judging import exit_code
from tests.cli.conftest import Gevo, Run
from tests.programs import POLY, POLY_SPEC, faster, poly, variant, wrong

OTHER = poly().text.replace("@poly(", "@other(")
STORED_BY_ALL = variant(
    "  %end = getelementptr float, ptr %y, i32 %n\n"
    "  %last = getelementptr float, ptr %end, i32 -1\n"
    "  store float %v.0, ptr %last, align 4\n",
    old="select i1 %cmp3,",
    new="select i1 false,",
).text


def judged(gevo: Gevo, folder: Path, text: str, *more: str) -> tuple[int, dict[str, object]]:
    path = folder / "variant.ll"
    path.write_text(text)
    done = gevo("judge", POLY, path, "--workers", "1", "--json", *more)
    return done.code, json.loads(done.out)


def test_a_faster_program(gevo: Gevo, tmp_path: Path) -> None:
    code, data = judged(gevo, tmp_path, faster().text, "--workload", str(POLY_SPEC))
    assert code == 0, data
    assert data["verdict"] == "validated"
    assert data["why_not"] is None
    assert data["race_free"] is True
    assert data["assumptions"] == []
    assert data["clock"] == "modelled"
    assert data["device"] == "simt:H200"
    assert data["speedup"] > 1.0
    assert data["speedup_low"] <= data["speedup"] <= data["speedup_high"]
    assert list(data["gpus"]) == ["H200", "A100", "P100", "RTX4090"]
    names = [stage["name"] for stage in data["stages"]]
    assert "memory model under many schedules" in names
    for stage in data["stages"]:
        assert set(stage) == {"name", "passed", "reason", "seconds"}
        assert stage["seconds"] >= 0.0


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (wrong().text, "training cases"),
        (poly().text, "faster than the unmodified program"),
        (STORED_BY_ALL, "race on buffer y"),
    ],
    ids=["wrong", "no faster", "race"],
)
def test_refused(gevo: Gevo, tmp_path: Path, text: str, reason: str) -> None:
    code, data = judged(gevo, tmp_path, text)
    assert code == 1
    assert data["verdict"] == "refused"
    assert (data["race_free"] is False) == (text is STORED_BY_ALL)
    assert reason in str(data["why_not"])


def test_the_text_for_people(gevo: Gevo, tmp_path: Path) -> None:
    path = tmp_path / "variant.ll"
    path.write_text(faster().text)
    done = gevo("judge", POLY, path, "--workers", "1")
    assert done.code == 0, done
    lines = done.out.splitlines()
    assert lines[0] == f"{path}: validated"
    assert any(line.startswith("  passed     held-out seeds and sizes") for line in lines)
    assert "(modelled, simt:H200)" in done.out


def test_a_winner_of_a_run(gevo: Gevo, finished: Run) -> None:
    patch = next((finished.path / "front").glob("*.patch.json"))
    kernel = finished.path.parent / POLY.name
    done = gevo("judge", kernel, patch, "--workers", "1", "--json")
    assert done.code == 0, done
    data = json.loads(done.out)
    assert data["stages"][0]["name"] == "replay from the patch"
    changed = finished.path.parent / "changed.ll"
    changed.write_text(faster().text)
    spec = finished.path.parent / POLY_SPEC.name
    refused = gevo("judge", changed, patch, "--workload", spec).refusal
    assert "is for another program than" in refused


def test_bad_input(gevo: Gevo, tmp_path: Path) -> None:
    other = tmp_path / "other.ll"
    other.write_text(OTHER)
    assert "other.ll" in gevo("judge", POLY, other).refusal
    nowhere = tmp_path / "nowhere.ll"
    assert "nowhere.ll" in gevo("judge", POLY, nowhere).refusal
    nowhere.write_text("define void @f( {")
    assert "nowhere.ll" in gevo("judge", POLY, nowhere).refusal
    assert "device" in gevo("judge", POLY, POLY, "--device", "tpu").refusal


def test_exit_codes() -> None:
    yes, guarded, maybe, no, unknown = Conclusion
    assert exit_code([no, unknown, maybe, guarded]) == 0
    assert exit_code([no, yes]) == 0
    assert exit_code([no, unknown, maybe]) == 3
    assert exit_code([no, unknown]) == 4
    assert exit_code([no]) == 1
    assert exit_code([]) == 1
