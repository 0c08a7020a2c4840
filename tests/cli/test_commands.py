"""What the commands print and write when all is well."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from gevo import __version__
from gevo.program.load import load
from gevo.study.progress import Tracker
from gevo.workload.spec import load as load_workload
from tests.cli.conftest import GEVO, SMALL, Gevo, Run
from tests.journals import lines
from tests.programs import POLY, faster, poly


def test_help_and_version(gevo: Gevo) -> None:
    assert gevo("--version").out == f"gevo {__version__}\n"
    for done in (gevo(), gevo("--help"), gevo("-h")):
        assert done.code == 0
        assert "evolve" in done.out
        assert "Exit codes" in done.out
    assert "130" in gevo("evolve", "--help").out


def test_a_run_in_a_log(finished: Run) -> None:
    """Plain lines where there is no terminal: one per generation, the table at the end."""
    done = finished.done
    assert done.code == 0, done
    lines = done.err.splitlines()
    assert lines[0].startswith("baseline: ")
    assert lines[1] == "search: measuring the initial population"
    generations = [line for line in lines if line.startswith("generation ")]
    assert [line.split()[1] for line in generations] == ["0/2", "1/2", "2/2"]
    for line in generations:
        best = r"best \d+\.\d{3}x \(modelled, search estimate\)"
        assert re.search(rf"\d+ evaluated  \d+\.\d/s  {best}  front \d+", line)
    assert all(line.endswith(" left") for line in generations)
    assert "\x1b" not in done.err + done.out
    assert "modelled, simt:H200" in done.out
    assert done.out.splitlines()[-1] == "report: run/report.html"


def test_exact_mode_is_the_default(finished: Run) -> None:
    manifest = json.loads((finished.path / "manifest.json").read_bytes())
    assert manifest["options"]["tolerance"] == 0.0
    report = json.loads((finished.path / "report.json").read_bytes())
    assert report["front"]
    assert all(member["error"] == 0.0 for member in report["front"])


def test_report_json(gevo: Gevo, finished: Run) -> None:
    done = gevo("report", finished.path, "--json")
    assert done.code == 0, done
    data = json.loads(done.out)
    assert data == json.loads((finished.path / "report.json").read_bytes())
    assert data["schema"] == 1
    assert data["end"] == "generations"
    assert data["device"] == {"name": "simt:H200", "modelled": True}
    assert [g["n"] for g in data["generations"]] == [0, 1, 2]
    best = data["front"][0]
    assert best["validated"]
    assert best["speedup"] > 1.0
    assert best["heldout"]["speedup"] > 1.0


def test_every_proposal_is_counted(finished: Run) -> None:
    counts = json.loads((finished.path / "report.json").read_bytes())["evaluations"]
    refused = counts["refused"]
    assert set(refused) == {"edit_failed", "known"}
    assert sum(refused.values()) > 0
    records = lines(finished.path / "journal.jsonl")
    evaluations = [r for r in records if r["type"] == "evaluation"]
    assert counts["evaluated"] + counts["cache_hits"] == len(evaluations)
    assert counts["proposed"] == len(evaluations) + sum(refused.values())
    assert sum(counts["by_outcome"].values()) == counts["proposed"] - refused["known"]
    saved = counts["cache_hits"] + sum(refused.values()) + counts["by_outcome"].get("invalid", 0)
    assert counts["spared"] == pytest.approx(saved / counts["proposed"])
    assert f"answered from the cache: {counts['spared']:.0%}" in " ".join(
        finished.done.out.split()
    )
    perhaps = [r["refused"]["known"] for r in records if r["type"] == "generation"]
    assert perhaps == sorted(perhaps)


def test_report_writes_the_page_again(gevo: Gevo, run_copy: Path) -> None:
    for name in ("report.html", "report.json"):
        (run_copy / name).unlink()
    done = gevo("report", run_copy)
    assert done.code == 0, done
    assert done.out.splitlines()[-1] == f"report: {run_copy / 'report.html'}"
    assert (run_copy / "report.json").exists()
    assert "<html" in (run_copy / "report.html").read_text()


def test_apply_gives_the_validated_program(gevo: Gevo, finished: Run, kernel: Path) -> None:
    patch = finished.path / "front/01.patch.json"
    for emit in ("ll", "ptx"):
        done = gevo("apply", kernel, "--patch", patch, "--emit", emit, "-o", f"out.{emit}")
        assert done.code == 0, done
        assert f"1 edits applied to {kernel}" in done.out
    assert Path("out.ll").read_bytes() == (finished.path / "front/01.ll").read_bytes()
    assert Path("out.ptx").read_bytes() == (finished.path / "front/01.ptx").read_bytes()
    assert load("out.ll").digest != poly().digest
    done = gevo("apply", kernel, "--patch", patch, "--emit", "ptx", "--arch", "sm_80", "-o", "80")
    assert ".target sm_80" in Path("80").read_text()


def test_apply_by_force_tells_what_it_dropped(gevo: Gevo, finished: Run, kernel: Path) -> None:
    patch = finished.path / "front/01.patch.json"
    other = re.sub(r"  %v\.0 = select.*\n", "", kernel.read_text()).replace("%v.0", "%3")
    kernel.write_text(other)
    done = gevo("apply", kernel, "--patch", patch, "--force", "-o", "out.ll")
    assert done.code == 0, done
    assert Path("out.ll").exists()


def test_output_goes_to_what_is_no_file(gevo: Gevo, finished: Run, kernel: Path) -> None:
    patch = finished.path / "front/01.patch.json"
    assert gevo("apply", kernel, "--patch", patch, "-o", "/dev/null").code == 0
    assert Path("/dev/null").is_char_device()


def test_inspect(gevo: Gevo, kernel: Path) -> None:
    text = gevo("inspect", kernel).out
    for word in ("kernel poly", "ptr x, ptr y, i32 n", "barriers", "fmul"):
        assert word in text
    data = json.loads(gevo("inspect", kernel, "--json").out)
    assert data["program"] == "poly.ll"
    assert data["digest"] == poly().digest
    (function,) = data["functions"]
    assert (function["name"], function["kernel"], function["barriers"]) == ("poly", True, 2)
    assert function["sites"]["fadd"] == 3
    sampled = json.loads(gevo("inspect", kernel, "--sample-edits", "2", "--json").out)
    assert sampled["sampled_edits"]["total"]["proposed"] == 10


def test_devices(gevo: Gevo) -> None:
    done = gevo("devices")
    assert done.code == 0
    assert any(line.startswith("simt:H200 ") for line in done.out.splitlines())


def test_a_scaffold_can_be_evolved_unedited(gevo: Gevo, kernel: Path) -> None:
    Path("poly.toml").unlink()
    assert "gevo init poly.ll" in gevo("evolve", kernel).refusal
    done = gevo("init", kernel)
    assert done.code == 0, done
    assert re.match(r"poly\.toml: ran 7 cases: \d+% of blocks \(\d+ of \d+\) covered", done.out)
    Path("runs/poly-1").mkdir(parents=True)  # taken: without --out the next number is used
    done = gevo("evolve", kernel, *SMALL, "--generations", "0")
    assert done.code in (0, 1), done  # 1: nothing to offer after so little
    assert done.out.splitlines()[-1] == "report: runs/poly-2/report.html"
    assert json.loads(Path("runs/poly-2/report.json").read_bytes())["generations"][-1]["n"] == 0


def test_a_scaffold_from_the_text_alone(gevo: Gevo, kernel: Path) -> None:
    done = gevo("init", kernel, "--no-run", "--force")
    assert done.code == 0
    assert "fill in sizes and roles" in done.out
    assert "a guess made from the signature" in Path("poly.toml").read_text()


def test_a_kernel_that_does_not_run_gets_a_scaffold_all_the_same(
    gevo: Gevo, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = 'target triple = "nvptx64-nvidia-cuda"\ndeclare i32 @other(i32)\n'
    text += "define ptx_kernel void @k(ptr %x) {\nentry:\n  %v = call i32 @other(i32 1)\n"
    Path("k.ll").write_text(text + "  store i32 %v, ptr %x, align 4\n  ret void\n}\n")
    done = gevo("init", "k.ll")
    assert done.code == 0
    assert "no draft runs" in done.out.splitlines()[0]
    assert "other" in done.out.splitlines()[0]
    assert "[arrays.x]" in Path("k.toml").read_text()


def test_an_example_is_copied_whole(
    gevo: Gevo, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = gevo("init", "--example", "nw", "--out", "mine")
    assert done.code == 0
    assert {p.name for p in Path("mine").iterdir()} == {"nw.ll", "nw.cu", "nw.toml", "nw.py"}
    assert load_workload(Path("mine/nw.toml")).train
    assert "exists already" in gevo("init", "--example", "nw", "--out", "mine").refusal
    refusal = gevo("init", "--example", "nww").refusal
    assert "did you mean 'nw" in refusal
    assert "pathfinder" in refusal
    assert "takes no kernel" in gevo("init", "k.ll", "--example", "nw").refusal
    assert "--example" in gevo("init").refusal


@pytest.mark.parametrize("workers", ["1", "3"])
def test_the_journal_is_the_same_for_any_number_of_workers(
    gevo: Gevo, kernel: Path, finished: Run, workers: str
) -> None:
    done = gevo("evolve", kernel, *SMALL, "--workers", workers, "--out", "run")
    assert done.code == 0, done
    assert Path("run/journal.jsonl").read_bytes() == finished.journal


def test_a_time_budget_ends_the_search(
    gevo: Gevo, kernel: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    spent = property(lambda tracker: tracker.evaluations > 8)
    monkeypatch.setattr(Tracker, "out_of_time", spent)
    done = gevo(
        "evolve",
        kernel,
        *SMALL[:4],
        "--no-adequacy",
        "--time-budget",
        "1h",
        "--out",
        "run",
        "--device",
        "simt",
        "--workers",
        "2",
    )
    report = json.loads(Path("run/report.json").read_bytes())
    assert done.code == 0, done
    assert report["end"] == "time budget"
    assert "1000000" not in done.err


def test_a_tolerance_gives_a_front_of_several(gevo: Gevo, kernel: Path) -> None:
    options = ("--population", "16", "--generations", "3", "--tolerance", "0.3", "--seed", "2")
    options += ("--no-adequacy",)
    done = gevo("evolve", kernel, "--device", "simt", "--workers", "2", *options, "--out", "run")
    assert done.code == 0, done
    records = lines(Path("run/journal.jsonl"))
    accepted = {
        r["measurement"]["error"]
        for r in records
        if r["type"] == "evaluation" and r["measurement"]["outcome"] == "ok"
    }
    assert len(accepted) > 1
    assert all(error <= 0.3 for error in accepted)
    front = json.loads(Path("run/report.json").read_bytes())["front"]
    for one in front:
        for other in front:
            better = one["runtime_ns"] < other["runtime_ns"] and one["error"] < other["error"]
            assert not (better and other["validated"])


def test_closed_pipes_and_full_devices_are_no_tracebacks(finished: Run) -> None:
    report = [*GEVO, "report", str(finished.path), "--json"]
    with open("/dev/full", "w") as full:
        done = subprocess.run(report, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("gevo: ")
    assert "No space left on device" in done.stderr
    reader = subprocess.Popen([sys.executable, "-c", "pass"], stdin=subprocess.PIPE)
    assert reader.stdin is not None
    reader.wait()
    done = subprocess.run(
        report, stdout=reader.stdin, stderr=subprocess.PIPE, text=True, check=False
    )
    assert "Traceback" not in done.stderr
    reader.stdin.close()


def test_what_a_variant_looks_like_is_known_to_these_tests() -> None:
    assert load(POLY).digest == poly().digest
    assert faster().digest != poly().digest
