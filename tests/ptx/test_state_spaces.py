"""An address of another state space is a fault, as is one that was not converted."""

from __future__ import annotations

import re

import numpy as np
import pytest

from gevo.errors import LaunchFailed, ProgramError
from gevo.outcome import Outcome
from gevo.program.llvm.scrub import scrub
from gevo.program.ptx.load import lifted
from gevo.workload.case import Struct
from tests.ptx.ptxbench import HEAD, device_run

FRAME = """
.const .align 4 .b32 c[4] = {{5, 6, 7, 8}};
.global .align 4 .b32 g[4] = {{1, 2, 3, 4}};
.visible .entry k(.param .u64 k_x, .param .u64 k_y, .param .align 4 .b8 k_s[16])
{{
    .reg .b32 %r<20>; .reg .b64 %d<30>; .reg .pred %p<4>;
    .shared .align 16 .b8 s[1024];
    .local .align 8 .b8 depot[64];
    ld.param.u64 %d1, [k_x];
    ld.param.u64 %d2, [k_y];
    cvta.to.global.u64 %d3, %d1;
    cvta.to.global.u64 %d4, %d2;
    mov.u32 %r1, %tid.x;
    mul.wide.u32 %d5, %r1, 4;
    add.s64 %d6, %d3, %d5;
    add.s64 %d7, %d4, %d5;
    mov.b64 %d8, s;
    add.s64 %d9, %d8, %d5;
    mov.b64 %d10, depot;
    mov.b64 %d11, c;
    st.shared.b32 [%d9], %r1;
    st.local.b32 [%d10], 11;
    st.local.b32 [%d10+4], 12;
    cvta.shared.u64 %d12, %d9;
    cvta.local.u64 %d13, %d10;
    cvta.const.u64 %d14, %d11;
    add.s64 %d15, %d1, %d5;
    {body}
    st.global.b32 [%d7], %r2;
    ret;
}}
"""
X = np.arange(32, dtype=np.int32) + 100

RIGHT = {
    "ld.global.b32 %r2, [%d6];": X,
    "ld.b32 %r2, [%d6];": X,
    "ld.global.b32 %r2, [%d15];": X,  # a generic address of global memory is its global one
    "ld.global.nc.b32 %r2, [%d15];": X,
    "ld.shared.b32 %r2, [%d9];": np.arange(32),
    "ld.b32 %r2, [%d12];": np.arange(32),
    "cvta.to.shared.u64 %d20, %d12; ld.shared.b32 %r2, [%d20];": np.arange(32),
    "cvt.u32.u64 %r3, %d9; ld.shared.b32 %r2, [%r3];": np.arange(32),
    "cvta.to.shared.u64 %d20, %d12; cvt.u32.u64 %r3, %d20; xor.b32 %r3, %r3, 0;"
    "ld.shared.b32 %r2, [%r3];": np.arange(32),
    "ld.local.b32 %r2, [%d10+4];": np.full(32, 12),
    "ld.b32 %r2, [%d13+4];": np.full(32, 12),
    "or.b64 %d20, %d10, 0; ld.local.b32 %r2, [%d20];": np.full(32, 11),
    "cvta.to.local.u64 %d20, %d13; ld.local.b32 %r2, [%d20];": np.full(32, 11),
    "ld.const.b32 %r2, [%d11+4];": np.full(32, 6),
    "ld.b32 %r2, [%d14+8];": np.full(32, 7),
    "ld.const.b32 %r2, [c+12];": np.full(32, 8),
    "ld.global.b32 %r2, [g+12];": np.full(32, 4),
    "mov.b64 %d20, g; ld.b32 %r2, [%d20+4];": np.full(32, 2),
    "mov.b64 %d20, k_s; ld.param.b32 %r2, [%d20+4];": np.full(32, 22),
    "mov.b64 %d20, k_s; cvta.param.u64 %d21, %d20; ld.b32 %r2, [%d21+4];": np.full(32, 22),
    "red.shared.add.u32 [%d9], 7; ld.shared.b32 %r2, [%d9];": np.arange(32) + 7,
    "atom.add.u32 %r2, [%d12], 7;": np.arange(32),
    "mul.wide.u32 %d20, %r1, 12; add.s64 %d20, %d9, %d20; cvta.to.global.u64 %d21, %d15;"
    "cp.async.ca.shared.global [%d9], [%d21], 4; cp.async.wait_all; ld.shared.b32 %r2, [%d9];": X,
    "isspacep.shared %p1, %d12; selp.b32 %r2, 1, 0, %p1;": np.ones(32),
}  # fmt: skip

WRONG = {
    "ld.const.b32 %r2, [%d1];": r"buffer x .*by its generic address .*\.const",
    "ld.const.b32 %r2, [%d6];": r"buffer x .*by its generic address .*\.const",
    "cvta.to.const.u64 %d20, %d15; ld.const.b32 %r2, [%d20];": r"buffer x .*\.const",
    "ld.shared.b32 %r2, [%d15];": r"buffer x .*by its generic address .*\.shared",
    "cvta.to.shared.u64 %d20, %d15; ld.shared.b32 %r2, [%d20];": r"buffer x .*\.shared",
    "st.shared.b32 [%d6], %r1; mov.b32 %r2, 0;": r"store .*by its generic address .*\.shared",
    "red.shared.add.u32 [%d6], 1; mov.b32 %r2, 0;": r"buffer x .*\.shared",
    "atom.shared.cas.b32 %r2, [%d6], 1, 2;": r"buffer x .*\.shared",
    "atom.acq_rel.cta.shared.add.u32 %r2, [%d6], 1;": r"buffer x .*\.shared",
    "ld.shared.v2.b32 {%r2, %r3}, [%d3];": r"8 bytes .*buffer x .*\.shared",
    "ld.shared.u8 %r2, [%d3];": r"1 bytes .*buffer x .*\.shared",
    "ld.local.b32 %r2, [%d15];": r"buffer x .*by its generic address .*\.local",
    "cvta.to.local.u64 %d20, %d15; ld.local.b32 %r2, [%d20];": r"buffer x .*\.local",
    "ld.global.b32 %r2, [%d12];": r"shared memory .*in \.shared .*\.global",
    "ld.global.nc.b32 %r2, [%d12];": r"shared memory .*in \.shared .*\.global",
    "ld.global.b32 %r2, [%d9];": r"shared memory .*by its address in \.shared memory",
    "ld.b32 %r2, [%d9];": r"shared memory .*by its address in \.shared memory",
    "ld.shared.b32 %r2, [%d12];": r"by its generic address .*\.shared, .*is \.shared memory",
    "ld.b32 %r2, [%d10];": r"by its address in \.local memory",
    "ld.global.b32 %r2, [%d13];": r"in \.local .*\.global",
    "ld.local.b32 %r2, [%d13];": r"by its generic address .*\.local, .*is \.local memory",
    "ld.b32 %r2, [%d11];": r"by its address in \.const memory",
    "ld.const.b32 %r2, [%d14];": r"by its generic address .*\.const, .*is \.const memory",
    "ld.shared.b32 %r2, [%d10];": r"in \.local .*\.shared",
    "cvta.to.global.u64 %d20, %d15; cp.async.ca.shared.global [%d6], [%d20], 4;"
    "cp.async.wait_all; mov.b32 %r2, 0;": r"store .*\.shared",
    "cp.async.ca.shared.global [%d9], [%d12], 4; cp.async.wait_all; mov.b32 %r2, 0;":
        r"load .*in \.shared .*\.global",
    "ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r2}, [%d3];": "out-of-bounds load",
    "ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r2}, [%d12];": "out-of-bounds load",
}  # fmt: skip


def run(body: str, **options) -> list[int]:
    given = Struct(np.array([21, 22, 23, 24], np.int32).tobytes(), ())
    out = device_run(
        HEAD + FRAME.format(body=body), "k", {"x": X.copy(), "y": np.zeros(32, np.int32)},
        ["x", "y", given], block=(32, 1, 1), **options,
    )  # fmt: skip
    return out["y"].tolist()


@pytest.mark.parametrize("body", RIGHT)
def test_what_is_right_runs(body):
    assert run(body) == RIGHT[body].tolist()


LOOP = """
    mov.u32 %r9, 0;
L:  {body}
    add.u32 %r9, %r9, 1;
    setp.lt.u32 %p3, %r9, 3;
    @%p3 bra L;
"""


@pytest.mark.parametrize("frame", ["{body}", LOOP], ids=["once", "loop"])
@pytest.mark.parametrize("body", WRONG)
def test_another_space_is_a_fault(body, frame):
    """Outside of loops functions check, in loops inlined code."""
    with pytest.raises(LaunchFailed, match=WRONG[body]) as failure:
        run(frame.format(body=body))
    assert failure.value.outcome is Outcome.OUT_OF_BOUNDS


@pytest.mark.parametrize(
    "body",
    [
        "ld.param.b32 %r2, [%d15];",
        "mov.b64 %d20, k_s; ld.b32 %r2, [%d20];",
        "mov.b64 %d20, k_s; ld.global.b32 %r2, [%d20];",
        "cvta.to.param.u64 %d20, %d15; ld.param.b32 %r2, [%d20];",
        "ld.param.b32 %r2, [s];",
    ],
)
def test_parameters_have_addresses_of_their_own(body):
    with pytest.raises(ProgramError, match="parameter"):
        lifted(HEAD + FRAME.format(body=body), "test.ptx")


AT = "mov.b64 %d20, k_s; cvta.param.u64 %d21, %d20; mov.b32 %r2, 0;"


@pytest.mark.parametrize("frame", ["{body}", LOOP], ids=["once", "loop"])
@pytest.mark.parametrize(
    "write",
    [
        "st.u32 [%d21+4], %r1; ld.u32 %r2, [%d21+4];",
        "st.u8 [%d21+9], %r1;",
        "st.v2.u32 [%d21+8], {%r1, %r1};",
        "atom.add.u32 %r2, [%d21], 0;",
    ],
)
def test_a_parameter_is_not_written_through_its_generic_address(write, frame):
    with pytest.raises(LaunchFailed, match="read-only memory"):
        run(frame.format(body=AT + write))


@pytest.mark.parametrize(
    "write",
    [
        "st.param.u32 [k_s+4], %r1;",
        "mov.b64 %d20, k_s; st.param.u32 [%d20+4], %r1;",
        "st.param.u64 [k_x], %d1;",
        "mov.b64 %d20, k_x; cvta.param.u64 %d21, %d20; st.u64 [%d21], %d1;",
    ],
)
def test_a_kernel_that_writes_its_parameters_is_refused(write):
    with pytest.raises(ProgramError, match=r"read-only|address of k_x"):
        lifted(HEAD + FRAME.format(body=write), "test.ptx")


def test_a_parameter_stays_read_only_in_what_is_emitted():
    ir = lifted(HEAD + FRAME.format(body=AT + "st.u32 [%d21+4], %r1;"), "test.ptx")
    assert re.search(r"byval\(\[16 x i8\]\) align 4 \"gevo.read-only\" ", ir)
    assert '"gevo.read-only"' in scrub(ir)
