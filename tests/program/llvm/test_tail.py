"""One warp does the end of a reduction: the same comes out, in order, for blocks of all shapes."""

from __future__ import annotations

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.edits.apply import apply
from gevo.edits.passes import assumed
from gevo.edits.patch import Patch
from gevo.edits.regions import Tail
from gevo.program.base import Program
from gevo.program.llvm.tail import tailable
from gevo.program.llvm.text import read_module
from gevo.program.load import load_text
from gevo.workload.case import Buffer, Launches, Pointer, Role
from tests.smallkernel import HEAD

DEVICE = SimtDevice("H200")
SIZE = 256

KERNEL = f"""{HEAD}@s = internal addrspace(3) global [{SIZE} x i32] undef, align 4
define ptx_kernel void @k(ptr %x, ptr %y) {{
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %row = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %first = mul i32 %row, %w
  %own = add i32 %first, %t
  %from = getelementptr i32, ptr %x, i32 %own
  %v = load i32, ptr %from
  %at = getelementptr i32, ptr addrspace(3) @s, i32 %own
  store i32 %v, ptr addrspace(3) %at
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %half = lshr i32 %w, 1
  %none = icmp eq i32 %half, 0
  br i1 %none, label %done, label %loop
loop:
  %k = phi i32 [ %half, %entry ], [ %k2, %next ]
  %idle = icmp sge i32 %t, %k
  br i1 %idle, label %next, label %work
work:
  %o = add i32 %own, %k
  %there = getelementptr i32, ptr addrspace(3) @s, i32 %o
  %a = load i32, ptr addrspace(3) %there
  %b = load i32, ptr addrspace(3) %at
  %c = add i32 %a, %b
  store i32 %c, ptr addrspace(3) %at
  br label %next
next:
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %k2 = lshr i32 %k, 1
  %on = icmp ne i32 %k2, 0
  br i1 %on, label %loop, label %done
done:
  %z = getelementptr i32, ptr addrspace(3) @s, i32 %first
  %sum = load i32, ptr addrspace(3) %z
  %to = getelementptr i32, ptr %y, i32 %own
  store i32 %sum, ptr %to
  ret void
}}
"""


def kernel(*changes: tuple[str, str]) -> Program:
    text = KERNEL
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return load_text(text)


def loops(program: Program) -> list[str]:
    module = read_module(program.text)
    return [uid for f in module.functions for uid in tailable(module, f)]


def runs(program: Program, shapes: list[tuple[int, int]]) -> list[tuple[bytes, int]]:
    """Outputs, and how many findings there are."""
    x = np.random.default_rng(3).integers(-9, 9, SIZE, dtype=np.int32)
    buffers = (Buffer("x", x, Role.IN), Buffer("y", np.zeros(SIZE, np.int32), Role.OUT))
    binary = DEVICE.compile(DEVICE.lower(program))

    def gives(width: int, rows: int) -> tuple[bytes, int]:
        def drive(host):
            host.launch("k", (1, 1, 1), (width, rows, 1), [Pointer("x"), Pointer("y")])

        found = DEVICE.run(binary, Launches(buffers, drive), RunOptions(collect=True))
        return found.outputs["y"].tobytes(), len(found.findings)

    return [gives(*shape) for shape in shapes]


SHAPES = [(1, 1), (32, 1), (48, 1), (256, 1), (16, 4)]
"""One row of whole warps, and blocks for which the loop must stay."""


def test_blocks_of_every_shape_give_the_same_in_order() -> None:
    program = kernel()
    (uid,) = loops(program)
    applied = apply(program, Patch((Tail("e1", 0, uid),)))
    assert not applied.dropped
    assert applied.program.text.count("call void @llvm.nvvm.bar.warp.sync") == 1
    assert assumed(program, applied.patch) == ()
    before, after = runs(program, SHAPES), runs(applied.program, SHAPES)
    assert after == before
    assert not any(count for _, count in after)


OTHERS = {
    "another number": ("lshr i32 %k, 1", "lshr i32 %k, 2"),
    "another end": ("icmp ne i32 %k2, 0", "icmp ne i32 %k2, 1"),
    "another place": ("icmp sge i32 %t, %k", "icmp sge i32 %own, %k"),
    "the other side": ("label %next, label %work", "label %work, label %next"),
    "all read": ("  %k2 =", "  %all = load i32, ptr addrspace(3) %at\n  %k2 ="),
    "two barriers": (
        "  %k2 =",
        "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n  %k2 =",
    ),
    "a barrier of some": (
        "  br label %next",
        "  call void @llvm.nvvm.bar.warp.sync(i32 -1)\n  br label %next",
    ),
    "used behind it": ("i32 %first\n  %sum", "i32 %last\n  %sum"),
}
BEHIND = ("done:\n", "done:\n  %last = phi i32 [ 0, %entry ], [ %k2, %next ]\n")


@pytest.mark.parametrize("what", OTHERS)
def test_other_loops_are_left_alone(what: str) -> None:
    more = (BEHIND,) if what == "used behind it" else ()
    assert loops(kernel(OTHERS[what], *more)) == []
    assert len(loops(kernel(("icmp ne i32 %k2, 0", "icmp ugt i32 %k, 1")))) == 1
