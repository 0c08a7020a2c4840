"""A warp's additions to one sum, of which one lane does all."""

from __future__ import annotations

import re

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.edits.apply import apply
from gevo.edits.passes import assumed
from gevo.edits.patch import Patch
from gevo.edits.propose import INEXACT, MOVES
from gevo.edits.regions import Aggregate
from gevo.errors import EditError
from gevo.program.base import Assumed, Dialect, Program
from gevo.program.llvm.aggregate import aggregatable, aggregated
from gevo.program.llvm.text import read_module
from gevo.program.load import load_text, open_editor
from gevo.workload.case import Buffer, Launches, Pointer, Role
from tests.program.llvm.test_coarsen import DEVICE, binary
from tests.smallkernel import HEAD

KERNEL = """define ptx_kernel void @k(ptr %x, ptr %y, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %b = mul i32 %c, 96
  %i = add i32 %b, %t
  %in = icmp slt i32 %i, %n
  br i1 %in, label %work, label %done
work:
  %turn = phi i32 [ 0, %entry ], [ %next, %work ]
  %p = getelementptr float, ptr %x, i32 %i
  %q = getelementptr float, ptr %y, i32 %c
  %v = load float, ptr %p, align 4
  %old = atomicrmw fadd ptr %q, float %v seq_cst, align 4
  %next = add i32 %turn, 1
  %end = icmp eq i32 %next, 2
  br i1 %end, label %done, label %work
done:
  %times = phi i32 [ 0, %entry ], [ %next, %work ]
  ret void
}
declare void @llvm.nvvm.membar.gl()
declare void @f(ptr)
"""


def kernel(*changes: tuple[str, str]) -> Program:
    text = KERNEL
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    text += "define ptx_kernel void @other(ptr %x) {\n  ret void\n}\n"
    return load_text(HEAD + text, ("k",))


PROGRAM = kernel()
(UID,) = [target for target, name in open_editor(PROGRAM).rewrites() if name == "aggregate"]
CHANGED = apply(PROGRAM, Patch((Aggregate("e0123456789ab", 0, UID),))).program
TWO = kernel(("  %next = ", "  %more = atomicrmw fadd ptr %y, float %v monotonic\n  %next = "))


def sums(program: Program, n: int, options: RunOptions):
    x = np.random.default_rng(1).integers(-50, 50, max(n, 1)).astype(np.float32)
    blocks = -(-max(n, 1) // 96)
    buffers = (Buffer("x", x, Role.IN), Buffer("y", np.zeros(blocks, np.float32), Role.INOUT))

    def drive(host):
        host.launch("k", (blocks, 1, 1), (96, 1, 1), [Pointer("x"), Pointer("y"), n])

    result = DEVICE.run(binary(program), Launches(buffers, drive), options)
    expected = [2 * x[96 * b : min(96 * b + 96, n)].sum() for b in range(blocks)]
    return result, np.array(expected, np.float32)


@pytest.mark.parametrize("n", [0, 1, 31, 32, 96, 100, 250])
def test_numbers_whose_sums_are_exact_add_up_to_the_same(n: int) -> None:
    result, expected = sums(CHANGED, n, RunOptions(collect=True))
    np.testing.assert_array_equal(result.outputs["y"], expected)
    assert not result.findings


def test_one_lane_of_a_whole_warp_does_it() -> None:
    assert CHANGED != PROGRAM
    fewer = re.sub(r"(shfl\.sync\.bfly\.f32\(i32 -1, float )%\w+", r"\g<1>0.0", CHANGED.text)
    whole, expected = sums(load_text(fewer, ("k",)), 64, RunOptions())
    assert (whole.outputs["y"] != expected).all()
    alone, expected = sums(load_text(fewer, ("k",)), 31, RunOptions())
    np.testing.assert_array_equal(alone.outputs["y"], expected)


def test_it_is_drawn_with_a_tolerance_only_and_says_why() -> None:
    assert "aggregate" in INEXACT
    assert "aggregate" not in MOVES[Dialect.LLVM]
    found = assumed(PROGRAM, Patch((Aggregate("e0123456789ab", 0, UID),)))
    assert found == [Assumed("k", approximate=True)]


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (("ptr %y, i32 %c", "ptr %y, i32 %t"), "different addresses"),
        (("ptr %y, i32 %c", "ptr %y, i32 %turn"), "different addresses"),
        (("  %next = ", "  store float %old, ptr %p\n  %next = "), "what each lane finds"),
        (("  %next = ", "  call void @llvm.nvvm.membar.gl()\n  %next = "), "a fence orders"),
        (("  %next = ", "  fence acq_rel\n  %next = "), "a fence orders"),
        (("  %next = ", "  store atomic i32 1, ptr %x release, align 4\n  %next = "), "a fence"),
        (("  %next = ", '  call void asm sideeffect "membar.gl;", ""()\n  %next = '), "a fence"),
        (("  %next = ", "  call void @f(ptr %x)\n  %next = "), "a fence orders"),
        (("  %next = ", "  %now = load volatile float, ptr %q\n  %next = "), "what each lane"),
        (("define ptx_kernel void @k", "define void @k"), "may differ between threads"),
        (("%v seq_cst", '%v syncscope("block") monotonic'), "adds no floats"),
        (("atomicrmw fadd", "atomicrmw volatile fadd"), "adds no floats"),
        (("fadd ptr %q, float %v", "add ptr %q, i32 %turn"), "adds no floats"),
        (("fadd ptr %q, float %v seq_cst", "fadd ptr %q, float %v acq_rel"), "adds no floats"),
        (("float %v seq_cst, align 4", "double 1.0 seq_cst, align 8"), "adds no floats"),
    ],
)
def test_other_atomics_are_left_alone(change: tuple[str, str], why: str) -> None:
    module = read_module(kernel(change).text)
    (uid,) = [uid for uid, one in module.instructions.items() if one.op == "atomicrmw"]
    assert not list(aggregatable(module, module.functions[0]))
    with pytest.raises(EditError, match=why):
        aggregated(module, uid, "e0")
