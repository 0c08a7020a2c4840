"""What the back end contracts is compared with what it contracts in the unmodified program."""

import re
from dataclasses import replace

import pytest

from gevo.evaluate.executor import InProcess
from gevo.evaluate.jobs import WorkerSpec
from gevo.program.load import load
from gevo.validate.fresh import Fresh
from gevo.validate.judge import Judge
from gevo.validate.read_back import PtxReading
from gevo.validate.setup import ValidationSetup
from gevo.workload.spec import load as load_workload

WRITTEN = """
.version 7.8
.target sm_80
.address_size 64
.visible .entry squares(.param .u64 x, .param .u64 y)
{
  .reg .f32 %f<4>;
  .reg .b32 %r<2>;
  .reg .b64 %rd<4>;
  ld.param.u64 %rd0, [x];
  ld.param.u64 %rd1, [y];
  mov.u32 %r0, %tid.x;
  mul.wide.u32 %rd2, %r0, 4;
  add.s64 %rd0, %rd0, %rd2;
  add.s64 %rd1, %rd1, %rd2;
  ld.global.f32 %f0, [%rd0];
  mul.f32 %f1, %f0, %f0;
  add.f32 %f2, %f1, %f0;
  st.global.f32 [%rd1], %f2;
  ret;
}
"""
SPEC = """
program = "squares.ptx"
[arrays.x]
role = "in"
dtype = "f32"
shape = [64]
init = { kind = "uniform", low = 0.5, high = 1.0 }
[arrays.y]
role = "out"
dtype = "f32"
shape = [64]
[[launch]]
kernel = "squares"
grid = [1]
block = [64]
args = ["x", "y"]
[[train]]
seed = 1
[[heldout]]
seed = 2
"""
CONTRACTED = r"fma\.rn\.f32"


@pytest.fixture
def setup(tmp_path):
    """An exact workload, of a kernel whose user has it as PTX that says no `fma`."""
    (tmp_path / "squares.ptx").write_text(WRITTEN)
    spec = tmp_path / "squares.toml"
    spec.write_text(SPEC)
    program = load(tmp_path / "squares.ptx")
    executor = InProcess(WorkerSpec("simt", str(spec), program))
    workload = load_workload(spec)
    return ValidationSetup(
        executor, executor, program, workload, Fresh(1, (), ()), "simt:H200", True
    )


@pytest.mark.parametrize(
    ("computes", "passed"),
    [("fma.rn.f32", True), ("fma.rz.f32", True), ("fma.rn.ftz.sat.f32", False)],
    ids=["the same", "last bits", "other numbers"],
)
def test_last_bits_may_differ_where_the_back_end_contracts_and_nothing_else(
    setup, computes, passed
):
    judge = Judge(setup)
    program = setup.baseline.rewritten(setup.baseline.text)
    code = setup.device.emit(program).result()
    assert re.search(CONTRACTED, code.ptx)
    code = replace(code, ptx=re.sub(CONTRACTED, computes, code.ptx))
    stage = PtxReading(setup, program, code, judge.emitted).stage()
    assert stage.passed is passed, stage.detail


BESIDE = """
.version 7.8
.target sm_80
.address_size 64
.visible .entry squares(.param .u64 x, .param .u64 y, .param .u64 z)
{
  .reg .f32 %f<6>;
  .reg .b32 %r<2>;
  .reg .b64 %rd<6>;
  ld.param.u64 %rd0, [x];
  ld.param.u64 %rd1, [y];
  ld.param.u64 %rd3, [z];
  mov.u32 %r0, %tid.x;
  mul.wide.u32 %rd2, %r0, 4;
  add.s64 %rd0, %rd0, %rd2;
  add.s64 %rd1, %rd1, %rd2;
  add.s64 %rd3, %rd3, %rd2;
  ld.global.f32 %f0, [%rd0];
  mul.f32 %f1, %f0, %f0;
  add.f32 %f2, %f1, %f0;
  st.global.f32 [%rd1], %f2;
  mul.rn.f32 %f3, %f0, 0f3F99999A;
  add.rn.f32 %f4, %f3, %f0;
  st.global.f32 [%rd3], %f4;
  ret;
}
"""
OTHER = """[arrays.z]
role = "out"
dtype = "f32"
shape = [64]
[[launch]]"""


@pytest.mark.parametrize(
    ("changes", "passed"),
    [
        ((), True),
        ((("0f3F99999A, %f0", "%f0, 0f3F99999A"),), True),
        ((("mul.rn", "mul"), ("add.rn", "add")), False),
    ],
    ids=["the same", "still rounded", "may be contracted"],
)
def test_what_one_array_may_contract_does_not_excuse_another(tmp_path, changes, passed):
    """Also of a program that is PTX: ptxas contracts what its text leaves open."""
    changed = BESIDE
    for before, after in changes:
        changed = changed.replace(before, after)
    (tmp_path / "squares.ptx").write_text(BESIDE)
    (tmp_path / "changed.ptx").write_text(changed)
    spec = tmp_path / "squares.toml"
    beside = SPEC.replace("[[launch]]", OTHER).replace(
        'args = ["x", "y"]', 'args = ["x", "y", "z"]'
    )
    spec.write_text(beside)
    program = load(tmp_path / "squares.ptx")
    executor = InProcess(WorkerSpec("simt", str(spec), program))
    setup = ValidationSetup(
        executor, executor, program, load_workload(spec), Fresh(1, (), ()), "simt:H200", True
    )
    variant = load(tmp_path / "changed.ptx")
    assert variant.ptx
    code = setup.device.emit(variant).result()
    assert code.ptx == variant.ptx
    stage = PtxReading(setup, variant, code, Judge(setup).emitted).stage()
    assert stage.passed is passed, stage.detail
    assert ("'z'" in stage.detail) is not passed
