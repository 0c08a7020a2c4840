"""Sums in several parts: the same where floats add up exactly; what is no sum is refused."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.edits.apply import apply
from gevo.edits.passes import Accumulate, assumed
from gevo.edits.patch import Patch
from gevo.program.base import Assumed, Program
from gevo.program.llvm.accumulate import accumulated, longest_sum, summing
from gevo.program.llvm.text import read_module
from gevo.program.load import load_text
from gevo.workload.case import Buffer, Launches, Pointer, Role
from tests.smallkernel import HEAD

DEVICE = SimtDevice("H200")
LINKS = {
    "sum": "%next = fadd float %acc, %v",
    "other side": "%next = fadd contract float %v, %acc",
    "difference": "%next = fsub float %acc, %v",
    "fused": "%next = call float @llvm.fma.f32(float %v, float 2.0, float %acc)",
    "three": "%one = fadd float %acc, %v\n  %two = fsub float %one, 3.0\n"
    "  %next = fadd float 5.0, %two",
}


def text(link: str, exit_: str = "%next", more: str = "") -> str:
    """Each thread adds up `n` elements of `x` from its own on, into `y`."""
    return f"""{HEAD}declare float @llvm.fma.f32(float, float, float)
define ptx_kernel void @k(ptr %x, ptr %y, i32 %n) {{
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %to = getelementptr float, ptr %y, i32 %t
  %any = icmp sgt i32 %n, 0
  br i1 %any, label %loop, label %done
loop:
  %j = phi i32 [ 0, %entry ], [ %j2, %loop ]
  %acc = phi float [ 7.0, %entry ], [ %next, %loop ]
  %at = add i32 %t, %j
  %from = getelementptr float, ptr %x, i32 %at
  %v = load float, ptr %from
  {link}
  {more}
  %j2 = add i32 %j, 1
  %on = icmp slt i32 %j2, %n
  br i1 %on, label %loop, label %done
done:
  %sum = phi float [ -1.0, %entry ], [ {exit_}, %loop ]
  store float %sum, ptr %to
  ret void
}}
"""


def branch(program: Program) -> str:
    module = read_module(program.text)
    return next(i.uid for i in module.instructions.values() if i.op == "br" and i.block == 1)


@cache
def gives(program: Program, n: int) -> bytes:
    x = np.random.default_rng(5).integers(-50, 50, 64 + n).astype(np.float32)
    buffers = (Buffer("x", x, Role.IN), Buffer("y", np.zeros(32, np.float32), Role.OUT))

    def drive(host):
        host.launch("k", (1, 1, 1), (32, 1, 1), [Pointer("x"), Pointer("y"), n])

    binary = DEVICE.compile(DEVICE.lower(program))
    return DEVICE.run(binary, Launches(buffers, drive), RunOptions()).outputs["y"].tobytes()


@pytest.mark.parametrize("parts", [2, 4, 8])
@pytest.mark.parametrize("link", LINKS)
def test_numbers_that_add_up_exactly_give_the_same_sum(link: str, parts: int) -> None:
    program = load_text(text(LINKS[link]))
    applied = apply(program, Patch((Accumulate("e1", 0, branch(program), parts),)))
    assert not applied.dropped
    added = applied.program.text.count(" = fadd ") + applied.program.text.count(" = fsub ")
    assert added >= parts - 1
    for n in (0, 1, 2, 7, 8, 13):
        assert gives(applied.program, n) == gives(program, n)


def test_no_addition_waits_for_another_of_the_same_round() -> None:
    program = load_text(text(LINKS["three"]))
    module = read_module(program.text)
    (loop,) = summing(module, module.functions[0])
    assert longest_sum(module, loop) == 3
    after = read_module(*accumulated(module, loop, 2, "e0"))
    (again,) = summing(after, after.functions[0])
    assert longest_sum(after, again) == 2
    assert {uid for uid in module.instructions} <= {uid for uid in after.instructions}


@pytest.mark.parametrize(
    ("link", "exit_", "more"),
    [
        ("%next = fmul float %acc, %v", "%next", ""),
        ("%next = fsub float %v, %acc", "%next", ""),
        ("%next = fadd float %acc, %acc", "%next", ""),
        (LINKS["sum"], "%acc", ""),
        (LINKS["sum"], "%next", "store float %next, ptr %to"),
        (LINKS["sum"], "%next", "store float %acc, ptr %to"),
        (LINKS["three"], "%two", ""),
    ],
)
def test_what_is_no_sum_alone_is_not_split(link: str, exit_: str, more: str) -> None:
    program = load_text(text(link, exit_, more))
    module = read_module(program.text)
    assert not list(summing(module, module.functions[0]))
    applied = apply(program, Patch((Accumulate("e1", 0, branch(program), 2),)))
    ((_, why),) = applied.dropped
    assert "adds 2 times to a sum" in why


@pytest.mark.parametrize(("uid", "parts"), [("u0", 2), ("u99", 2), (None, 3), (None, 0)])
def test_what_is_no_loop_or_no_number_is_refused(uid: str | None, parts: int) -> None:
    program = load_text(text(LINKS["three"]))
    applied = apply(program, Patch((Accumulate("e1", 0, uid or branch(program), parts),)))
    assert applied.program == program
    assert applied.dropped


def test_where_nothing_but_exact_numbers_count_the_order_of_a_sum_is_an_assumption() -> None:
    program = load_text(text(LINKS["sum"]))
    patch = Patch((Accumulate("e1", 0, branch(program), 4),))
    assert assumed(program, patch) == [Assumed("k", approximate=True)]
