"""Kernels that no launch reaches are neither edited nor a reason to refuse the file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from gevo.deploy.tuned_code import load_tuned
from gevo.records.run import RunFolder
from gevo.records.schema import Evaluation
from gevo.study.tuning import TuneOptions, problem
from tests.cli.conftest import SMALL, Gevo, Run, run_process
from tests.programs import POLY, POLY_SPEC

IDLE = """
@odd = addrspace(7) global i32 0
@alias = internal alias void (), ptr @helper
@callbacks = addrspace(1) global [1 x ptr] [ptr @helper]
define void @helper() {
entry:
  ret void
}
define ptx_kernel void @idle(ptr %p, i64 %t, i32 %n) {
entry:
  %four = call { float, float, float, float } \
@llvm.nvvm.tex.unified.1d.v4f32.s32(i64 %t, i32 %n)
  %a = extractvalue { float, float, float, float } %four, 0
  store float %a, ptr %p, align 4
  %crc = call i32 @llvm.x86.sse42.crc32.32.8(i32 %n, i8 1)
  call void asm sideeffect "griddepcontrol.wait;", ""()
  call void @helper()
  store i32 %crc, ptr %p, align 4
  ret void
}
declare { float, float, float, float } @llvm.nvvm.tex.unified.1d.v4f32.s32(i64, i32)
declare i32 @llvm.x86.sse42.crc32.32.8(i32, i8)
"""
"""What neither simt nor the NVPTX back end takes."""
DRIVER = """
import tomllib
from pathlib import Path


def drive(host, sizes):
    from gevo.workload.case import Pointer

    grid = (-(-sizes["n"] // 32), 1, 1)
    host.launch("poly", grid, (32, 1, 1), [Pointer("x"), Pointer("y"), sizes["n"]])


SPEC = tomllib.loads((Path(__file__).parent / "poly.toml").read_text())
del SPEC["launch"]
SPEC["driver"] = "drive"
"""


def with_idle(folder: Path) -> Path:
    kernel = folder / POLY.name
    kernel.write_text(POLY.read_text() + IDLE)
    (folder / "poly.toml").write_text(POLY_SPEC.read_text())
    (folder / "driven.py").write_text(DRIVER)
    return kernel


@pytest.fixture
def idle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """`poly.ll` with another kernel, beside its spec, in the current folder."""
    monkeypatch.chdir(tmp_path)
    with_idle(tmp_path)
    return Path(POLY.name)


@pytest.fixture(scope="module")
def evolved(tmp_path_factory: pytest.TempPathFactory) -> Run:
    folder = tmp_path_factory.mktemp("idle")
    with_idle(folder)
    return Run(folder, run_process(["evolve", "poly.ll", *SMALL, "--out", "run"], folder))


def test_a_search_leaves_them_alone(evolved: Run) -> None:
    assert evolved.done.code == 0, evolved.done
    folder = RunFolder.open(evolved.path)
    assert folder.manifest["program"]["entry"] == ["poly"]
    assert folder.baseline().launched == ("poly",)
    measured = [r for r in folder.journal.read() if isinstance(r, Evaluation)]
    assert any(record.measurement.ok for record in measured)


def test_winners_still_hold_them(
    gevo: Gevo, evolved: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(evolved.folder)
    front = evolved.path / "front"
    winner = (front / "01.ll").read_text()
    assert " @idle(" in winner
    assert "sse42.crc32" in winner
    assert ".entry poly(" in (front / "01.ptx").read_text()
    patch = ("--patch", front / "01.patch.json")
    for emit in ("ll", "ptx"):
        out = tmp_path / f"applied.{emit}"
        done = gevo("apply", "poly.ll", *patch, "--emit", emit, "-o", out)
        assert done.code == 0, done
        assert out.read_text() == (front / f"01.{emit}").read_text()
    out = ("--out", tmp_path / "winners", "--workload", "poly.toml")
    assert gevo("export", evolved.path, *out).code == 0
    stored = json.loads((tmp_path / "winners/poly-sm_90/winner.json").read_text())
    assert [kernel["name"] for kernel in stored["kernels"]] == ["poly"]
    assert " @idle(" in (tmp_path / "winners/poly-sm_90/winner.ll").read_text()
    code = load_tuned("poly", arch="sm_90", winners=tmp_path / "winners")
    assert ".entry poly(" in code.ptx
    done = gevo("check", tmp_path / "winners", "--device", "simt", "--trust-code")
    assert done.code in (0, 1), done
    assert "idle" not in done.out
    judged = gevo("judge", "poly.ll", front / "01.patch.json", "--workers", "1")
    assert judged.code == 0, judged


@pytest.mark.parametrize("spec", ["poly.toml", "driven.py"])
def test_judge_tune_and_sanitize_do_not_mind(gevo: Gevo, idle: Path, spec: str) -> None:
    options = ("--workload", spec, "--workers", "1")
    judged = gevo("judge", idle, idle, *options)
    assert judged.code == 1, judged
    assert "passed     code generation to PTX" in judged.out
    watched = gevo("sanitize", idle, *options)
    assert watched.code == 0, watched


@pytest.mark.slow
def test_a_driver_is_watched(idle: Path, tmp_path: Path) -> None:
    command = ["evolve", idle, *SMALL, "--workload", "driven.py", "--out", "run"]
    done = run_process(command, tmp_path)
    assert done.code == 0, done
    assert RunFolder.open(Path("run")).manifest["program"]["entry"] == ["poly"]


def test_what_is_not_launched_cannot_be_edited(gevo: Gevo, idle: Path) -> None:
    refusal = gevo("evolve", idle, *SMALL, "--entry", "idle", "--out", "run").refusal
    assert "idle is no part of what the workload launches (poly)" in refusal
    assert not Path("run").exists()


def test_a_variant_without_the_kernel(gevo: Gevo, idle: Path) -> None:
    Path("other.ll").write_text(idle.read_text().replace("@poly(", "@other("))
    refusal = gevo("judge", idle, "other.ll", "--workers", "1").refusal
    assert refusal.startswith("other.ll: has no kernel poly")


def test_what_is_tuned_keeps_all_kernels_that_a_driver_may_launch(tmp_path: Path) -> None:
    """srad's launches its fused kernel at some configurations, not at the default one."""
    kernel = Path(__file__).parents[2] / "kernels/srad_tunable.ll"
    found = problem(str(kernel), TuneOptions("simt", 1), tmp_path)
    assert found.target.baseline.launched == ()
    assert "@step(" in found.at(dict(found.target.workload.defaults) | {"fused": True}).text
