"""Steps of a reduction that stand one after the other: one warp does the last ones."""

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
SIZE = 128
BARRIER = "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)"


def step(number: int, half: int, more: str = "") -> str:
    """Threads below half add what the other half has."""
    n, low = number, half - 1
    return f"""
meet{n}:
  {BARRIER}{more}
  %idle{n} = icmp ugt i32 %t, {low}
  br i1 %idle{n}, label %meet{n + 1}, label %work{n}
work{n}:
  %o{n} = add i32 %own, {half}
  %there{n} = getelementptr i32, ptr addrspace(3) @s, i32 %o{n}
  %a{n} = load volatile i32, ptr addrspace(3) %there{n}
  %b{n} = load i32, ptr addrspace(3) %at
  %c{n} = add i32 %a{n}, %b{n}
  store i32 %c{n}, ptr addrspace(3) %at
  br label %meet{n + 1}"""


def text(more: str = "") -> str:
    steps = [step(n, half, more if n == 3 else "") for n, half in enumerate((64, 32, 16, 8, 4, 2))]
    return f"""{HEAD}@s = internal addrspace(3) global [{2 * SIZE} x i32] undef, align 4
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
  %far = add i32 %own, {SIZE}
  %spare = getelementptr i32, ptr addrspace(3) @s, i32 %far
  store i32 0, ptr addrspace(3) %spare
  br label %meet0
{"".join(steps)}
meet6:
  {BARRIER}
  %z = getelementptr i32, ptr addrspace(3) @s, i32 %first
  %sum = load i32, ptr addrspace(3) %z
  %to = getelementptr i32, ptr %y, i32 %own
  store i32 %sum, ptr %to
  ret void
}}
"""


def starts(program: Program) -> list[str]:
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


def test_the_first_warp_does_the_last_steps_and_all_others_meet_it_at_the_end() -> None:
    program = load_text(text())
    (uid,) = starts(program)
    applied = apply(program, Patch((Tail("e1", 0, uid),)))
    assert not applied.dropped
    assert applied.program.text.count("call void @llvm.nvvm.bar.warp.sync") == 4
    assert assumed(program, applied.patch) == ()
    shapes = [(128, 1), (64, 2), (48, 1)]
    before, after = runs(program, shapes), runs(applied.program, shapes)
    assert after == before
    assert before[0][1] == 0


@pytest.mark.parametrize(
    "more",
    [
        "\n  store i32 1, ptr addrspace(3) %spare",
        "\n  %w2 = load i32, ptr addrspace(3) %at",
        f"\n  {BARRIER}",
        "\n  call void @llvm.nvvm.bar.warp.sync(i32 -1)",
    ],
    ids=["all write", "all read", "two barriers", "a barrier of some"],
)
def test_steps_in_which_other_warps_take_part_are_not_among_those_of_one_warp(more: str) -> None:
    """What a warp stores or loads behind a barrier is ordered before the next one."""
    program = load_text(text(more))
    applied = [apply(program, Patch((Tail("e1", 0, uid),))) for uid in starts(program)]
    for one in applied:  # up to the step before, and from the one behind it
        assert one.program.text.count("call void @llvm.nvvm.bar.warp.sync") <= 2 + more.count(
            "warp"
        )
        assert runs(one.program, [(128, 1)]) == runs(program, [(128, 1)])


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("ugt i32 %t, 31", "ugt i32 %t, 32"),
        ("ugt i32 %t, 31", "ugt i32 %own, 31"),
        ("ugt i32 %t, 31", "ult i32 %t, 31"),
        ("  store i32 %c1, ptr addrspace(3) %at\n  br label %meet2", "  ret void"),
    ],
)
def test_what_is_not_known_to_be_of_the_first_warp_is_left_out(old: str, new: str) -> None:
    (uid,) = starts(load_text(text().replace(old, new)))
    assert uid != starts(load_text(text()))[0]


def test_a_test_that_is_used_behind_the_steps_stands_before_them() -> None:
    again = ("ret void", "%late = zext i1 %idle4 to i32\n  store i32 %late, ptr %to\n  ret void")
    program = load_text(text().replace(*again))
    (uid,) = starts(program)
    applied = apply(program, Patch((Tail("e1", 0, uid),)))
    assert not applied.dropped
    assert runs(applied.program, [(128, 1)]) == runs(program, [(128, 1)])
