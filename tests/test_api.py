"""The front door from Python."""

import os
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import gevo
from gevo.errors import ConfigError, WorkloadError
from gevo.records.schema import Baseline, Conclusion
from tests.programs import POLY

SMALL = {"population": 6, "generations": 2, "seed": 2, "workers": 1, "device": "simt"}
SCALE = Path(__file__).parent / "data/tunable/scale.ll"


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    path = tmp_path_factory.mktemp("api")
    for file in (POLY, POLY.with_suffix(".toml"), SCALE, SCALE.with_suffix(".toml")):
        shutil.copy(file, path)
    return path


@pytest.fixture(scope="module")
def run(folder):
    seen = []
    found = gevo.evolve(folder / POLY.name, out=folder / "run", callback=seen.append, **SMALL)
    assert {"search", "validation"} <= {one.phase for one in seen}
    return found


def test_a_run_is_what_the_commands_make(run, folder):
    best = run.best
    assert best is not None
    assert best.verdict is Conclusion.VALIDATED
    assert best.speedup > 1.0
    assert best in run.front
    assert best.ir == (folder / "run/front/01.ll").read_text()
    assert best.ptx == (folder / "run/front/01.ptx").read_text()
    assert run.end == "generations"
    assert any(isinstance(record, Baseline) for record in run.records())
    assert run.report().read_text().startswith("<!DOCTYPE html>")
    assert "validated" in run._repr_html_()
    told = str(run).splitlines()
    assert told[0] == f"{run.path} (ended by generations)"
    assert told[1].startswith(f"  {best.span}, validated, ")
    assert len(told) <= 1 + len(run.front)
    twice = replace(run, front=(best, *run.front))
    assert "(2 members of the front)" in str(twice).splitlines()[1]
    assert len(str(twice).splitlines()) == len(told)


def test_it_opens_again(run, folder):
    again = gevo.open_run(folder / "run")
    assert [one.speedup for one in again.front] == [one.speedup for one in run.front]
    assert again.baseline == run.baseline == gevo.load(folder / POLY.name)


def test_patches_apply(run, folder):
    program = gevo.load(folder / POLY.name)
    changed = gevo.apply(program, run.best)
    assert changed == gevo.apply(program, folder / "run/front/01.patch.json")
    assert changed == gevo.apply(program, run.best.patch)
    assert changed.digest != program.digest
    with pytest.raises(ConfigError, match="for another program"):
        gevo.apply(changed, folder / "run/front/01.patch.json")


def test_judge(run, folder):
    (folder / "best.ll").write_text(run.best.ir)
    verdict = gevo.judge(folder / POLY.name, folder / "best.ll", device="simt", workers=1)
    assert verdict.validated


def test_tune(folder, monkeypatch):
    monkeypatch.chdir(folder)
    found = gevo.tune(SCALE.name, device="simt", trials=4, workers=1)
    assert found.front
    assert set(found.front[0].settings) == set(gevo.open_run(found.path).front[0].settings)
    assert "define" in found.front[0].ir
    with pytest.raises(ConfigError, match="holds times and no kernel"):
        _ = gevo.open_run(found.path).front[0].ir


def workload(**more):
    n = 1000
    x = np.linspace(-1, 1, n, dtype=np.float32)
    return gevo.Workload(
        arrays={"x": x, "y": np.zeros(n, np.float32)},
        launches=[gevo.Launch("axpy", ["ceil_div(n, 128)"], 128, ["n", "a", "x", "y"])],
        outputs=["y"],
        sizes={"n": n},
        scalars={"a": 2.0},
        **more,
    )


AXPY = """
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
define ptx_kernel void @axpy(i32 %n, float %a, ptr %x, ptr %y) {
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %o = shl i32 %b, 7
  %i = add i32 %o, %t
  %in = icmp slt i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %w = sext i32 %i to i64
  %p = getelementptr float, ptr %x, i64 %w
  %v = load float, ptr %p, align 4
  %q = getelementptr float, ptr %y, i64 %w
  %u = load float, ptr %q, align 4
  %m = fmul float %v, %a
  %r = fadd float %m, %u
  store float %r, ptr %q, align 4
  br label %done
done:
  ret void
}
"""


@pytest.mark.parametrize(
    "more",
    [
        {},
        {
            "cases": [
                {"x": np.ones(7, np.float32), "y": np.ones(7, np.float32), "n": 7},
                {"x": np.ones(300, np.float32), "y": np.zeros(300, np.float32), "n": 300},
            ],
            "heldout": [{"x": np.full(9, 3.0, np.float32), "y": np.ones(9, np.float32), "n": 9}],
        },
    ],
    ids=["one case", "several"],
)
def test_a_workload_of_objects(tmp_path, more):
    kernel = tmp_path / "axpy.ll"
    kernel.write_text(AXPY)
    spec = workload(**more).save(tmp_path, kernel)
    assert spec == workload(**more).save(tmp_path, kernel)
    (tmp_path / "same.ll").write_text(AXPY)
    verdict = gevo.judge(kernel, tmp_path / "same.ll", workload=spec, device="simt", workers=1)
    failed = [stage.name for stage in verdict.stages if stage.passed is False]
    assert failed == ["faster than the unmodified program"]


def test_mistakes_are_one_line(tmp_path, folder):
    with pytest.raises(WorkloadError, match="case 0: 'z' is no array and no size"):
        workload(cases=[{"z": 1}]).save(tmp_path, tmp_path / "k.ll")
    with pytest.raises(WorkloadError, match="array 'x': object of shape"):
        gevo.Workload({"x": np.array([None])}, []).save(tmp_path, tmp_path / "k.ll")
    with pytest.raises(ConfigError, match="time budget -1"):
        gevo.evolve(folder / POLY.name, time_budget=-1)
    with pytest.raises(ConfigError, match="no search option 'generation'"):
        gevo.evolve(folder / POLY.name, generation=3)


def test_a_script_needs_no_guard(folder, tmp_path):
    """Worker processes do not run the script that called."""
    script = tmp_path / "script.py"
    script.write_text(
        "import gevo\n"
        "print('begun')\n"
        f"run = gevo.evolve({str(folder / POLY.name)!r}, out='run', **{SMALL!r})\n"
        "print(run.best.verdict)\n"
    )
    done = subprocess.run(
        [sys.executable, script],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(Path(gevo.__file__).parents[1])},
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, "begun\nvalidated\n"), done.stderr


def test_the_front_door_is_a_list():
    assert set(gevo.__all__) <= set(dir(gevo))
    for name in gevo.__all__:
        assert getattr(gevo, name) is not None
