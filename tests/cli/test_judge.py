"""`gevo judge`: programs and patches from anywhere, and what the exit code says."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gevo.records.schema import Conclusion
from gevo.study.judging import exit_code
from tests.cli.conftest import Gevo, Run
from tests.programs import POLY, POLY_SPEC, faster, poly, variant, wrong
from tests.smallkernel import SPEC, module

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


ROUNDS = 40
HALVED = "".join(
    f"  %f{n} = fmul float %f{n - 1}, {0.5 if n <= ROUNDS else 2.0}\n"
    for n in range(1, 2 * ROUNDS + 1)
)
STORED = "  store i32 7, ptr %py, align 4\n"
LONG = (
    f"{STORED}  %again = load i32, ptr %px, align 4\n"
    f"  %f0 = sitofp i32 %again to float\n{HALVED}  %r = fptosi float %f{2 * ROUNDS} to i32"
)
SHORT = f"{STORED}  %f = sitofp i32 %v to float\n  %r = fptosi float %f to i32"
"""Where x is y, too, the load before the store is another one."""


def test_what_may_be_offered_is_written_with_its_guard(gevo: Gevo, tmp_path: Path) -> None:
    names = {"k.ll": module(LONG), "v.ll": module(SHORT), "k.toml": SPEC}
    for name, text in names.items():
        (tmp_path / name).write_text(text)
    base, variant, spec, out = (tmp_path / name for name in (*names, "out.ll"))
    more = "--workload", spec, "--workers", "1"
    done = gevo("judge", base, variant, *more)
    assert done.code == 0, done
    assert "v.ll itself has no such guard: --out writes it with one" in done.out
    done = gevo("judge", base, variant, *more, "--out", out)
    assert done.code == 0, done
    assert "no such guard" not in done.out
    text = out.read_text()
    assert "gevo.guard:" in text
    assert text.count("fmul") == 2 * ROUNDS  # the unmodified body, for launches that overlap


def test_what_is_refused_is_not_written(gevo: Gevo, tmp_path: Path) -> None:
    out = tmp_path / "out.ll"
    assert judged(gevo, tmp_path, poly().text, "--workload", str(POLY_SPEC), "-o", str(out))[0]
    assert not out.exists()
