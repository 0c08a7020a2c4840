"""Loops with counted rounds do what they did, also where their number wraps; then LLVM unrolls."""

from __future__ import annotations

from itertools import product

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.edits.apply import apply
from gevo.edits.passes import Count, Unroll, assumed
from gevo.edits.patch import Patch
from gevo.program.base import Program
from gevo.program.load import load_text, open_editor
from gevo.workload.case import Buffer, Launches, Pointer, Role
from tests.smallkernel import HEAD

DEVICE = SimtDevice("H200")
MOST = 11
"""Rounds after which a loop is left anyhow."""


def text(word: str = "slt", bits: int = 32, compared: str = "%j2, %n", step: str = "%s") -> str:
    """Each thread adds up what a loop from one number of `x` to another goes through."""
    i = f"i{bits}"
    return f"""{HEAD}define ptx_kernel void @k(ptr %x, ptr %y) {{
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %w = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %g = mul i32 %b, %w
  %id = add i32 %g, %t
  %at = mul i32 %id, 3
  %p0 = getelementptr {i}, ptr %x, i32 %at
  %p1 = getelementptr {i}, ptr %p0, i32 1
  %p2 = getelementptr {i}, ptr %p0, i32 2
  %first = load {i}, ptr %p0
  %n = load {i}, ptr %p1
  %s = load {i}, ptr %p2
  br label %loop
loop:
  %j = phi {i} [ %first, %entry ], [ %j2, %next ]
  %sum = phi {i} [ 7, %entry ], [ %sum2, %next ]
  %k = phi i32 [ 0, %entry ], [ %k2, %next ]
  %much = mul {i} %sum, 31
  %sum2 = add {i} %much, %j
  %k2 = add i32 %k, 1
  %enough = icmp ugt i32 %k, {MOST}
  br i1 %enough, label %stop, label %next
next:
  %j2 = add {i} %j, {step}
  %on = icmp {word} {i} {compared}
  br i1 %on, label %loop, label %done
stop:
  br label %done
done:
  %all = phi {i} [ %sum2, %next ], [ %sum, %stop ]
  %last = phi {i} [ %j2, %next ], [ -1, %stop ]
  %both = xor {i} %all, %last
  %to = getelementptr {i}, ptr %y, i32 %id
  store {i} %both, ptr %to
  ret void
}}
"""


def gives(program: Program, bits: int) -> bytes:
    """For all firsts, bounds and steps that are special."""
    top = 1 << (bits - 1)
    some = (0, 1, 5, top - 9, top - 1, top, top + 6, 2 * top - 3, 2 * top - 1)
    steps = (0, 1, 3, 64, top // 2, top - 1, top, top + top // 2, 2 * top - 2, 2 * top - 1)
    kind = np.uint32 if bits == 32 else np.uint64
    every = np.array(list(product(some, some, steps)), kind).ravel()
    every = np.concatenate([every, np.zeros(-(len(every) // 3) % 128 * 3, kind)])
    blocks = len(every) // 3 // 128
    signed = np.int32 if bits == 32 else np.int64
    out = Buffer("y", np.zeros(128 * blocks, signed), Role.OUT)
    buffers = (Buffer("x", every.view(signed), Role.IN), out)

    def drive(host):
        host.launch("k", (blocks, 1, 1), (128, 1, 1), [Pointer("x"), Pointer("y")])

    binary = DEVICE.compile(DEVICE.lower(program))
    return DEVICE.run(binary, Launches(buffers, drive), RunOptions()).outputs["y"].tobytes()


def loop_of(program: Program) -> str:
    (uid,) = {target for target, name in open_editor(program).rewrites() if name == "peel"}
    return uid


FORMS = [
    ("slt", 32, "%j2, %n", "%s"),
    ("sle", 32, "%j2, %n", "%s"),
    ("ult", 32, "%j2, %n", "%s"),
    ("ule", 64, "%j2, %n", "%s"),
    ("sgt", 64, "%n, %j2", "%s"),
    ("uge", 32, "%n, %j2", "64"),
    ("sle", 32, "%j2, %n", "1"),
    ("slt", 32, "%j2, 1073741824", "268435456"),
]


@pytest.mark.parametrize(("word", "bits", "compared", "step"), FORMS)
def test_all_numbers_go_through_the_same_rounds(word, bits, compared, step) -> None:
    program = load_text(text(word, bits, compared, step))
    applied = apply(program, Patch((Count("e1", 0, loop_of(program), 4),)))
    assert not applied.dropped
    assert applied.program.text.count("mul i") > 4  # it is unrolled
    assert assumed(program, applied.patch) == ()
    assert gives(applied.program, bits) == gives(program, bits)


def test_rounds_whose_number_is_written_in_the_text_can_be_counted_too() -> None:
    few = text("slt", 32, "%j2, 256", "64").replace("[ %first, %entry ]", "[ 0, %entry ]")
    program = load_text(few)
    applied = apply(program, Patch((Count("e1", 0, loop_of(program), 4),)))
    assert not applied.dropped
    assert gives(applied.program, 32) == gives(program, 32)


def offered(program: Program) -> bool:
    return any(name.startswith("counted") for _, name in open_editor(program).rewrites())


@pytest.mark.parametrize(
    "form",
    [
        ("ne", 32, "%j2, %n", "%s"),
        ("sgt", 32, "%j2, %n", "%s"),  # a number that falls to its bound
        ("slt", 32, "%j, %n", "%s"),  # the number before the step
        ("slt", 32, "%j2, %sum2", "%s"),  # another bound in each round
        ("slt", 32, "%j2, %n", "%k2"),  # another step in each round
        ("slt", 32, "%j2, %n", "-4"),
        ("slt", 32, "%j2, %n", "0"),
    ],
)
def test_what_is_no_number_that_grows_to_a_bound_is_refused(form) -> None:
    program = load_text(text(*form))
    assert not offered(program)
    applied = apply(program, Patch((Count("e1", 0, loop_of(program), 4),)))
    ((_, why),) = applied.dropped
    assert "no number that grows" in why or "no comparison of integers" in why


def test_rounds_that_llvm_counts_itself_are_left_to_it() -> None:
    program = load_text(text("slt", step="1"))
    assert not offered(program)
    assert not apply(program, Patch((Unroll("e1", 0, loop_of(program), 4),))).dropped


@pytest.mark.parametrize(
    ("kind", "call"),
    [
        ("void", "barrier.cta.sync.aligned.all(i32 0)"),
        ("void", "bar.warp.sync(i32 -1)"),
        ("i32", "redux.sync.add(i32 %k, i32 -1)"),
    ],
)
def test_a_loop_in_which_threads_meet_is_left_as_it_is(kind: str, call: str) -> None:
    name, _, rest = call.partition("(")
    types = ", ".join("i32" for _ in rest.split(","))
    changed = text().replace("  %k2 =", f"  call {kind} @llvm.nvvm.{call}\n  %k2 =")
    if name not in HEAD:
        changed += f"\ndeclare {kind} @llvm.nvvm.{name}({types})\n"
    program = load_text(changed)
    assert not offered(program)
    applied = apply(program, Patch((Count("e1", 0, loop_of(program), 4),)))
    ((_, why),) = applied.dropped
    assert "threads meet in it" in why


def test_a_loop_with_a_fence_can_be_counted() -> None:
    changed = text().replace("  %k2 =", "  call void @llvm.nvvm.membar.gl()\n  %k2 =")
    assert offered(load_text(f"{changed}\ndeclare void @llvm.nvvm.membar.gl()\n"))


@pytest.mark.parametrize(("uid", "times"), [("u0", 4), ("u99", 4), ("a0", 4)])
def test_what_ends_no_loop_is_refused(uid: str, times: int) -> None:
    program = load_text(text())
    ((_, why),) = apply(program, Patch((Count("e1", 0, uid, times),))).dropped
    assert "no loop ends at" in why


def test_other_counts_are_refused() -> None:
    program = load_text(text())
    ((_, why),) = apply(program, Patch((Count("e1", 0, loop_of(program), 3),))).dropped
    assert "cannot be transformed" in why


def test_the_next_compiler_may_unroll_the_loop_once_more() -> None:
    simple = text().replace("br i1 %enough, label %stop, label %next", "br label %next")
    simple = simple.replace("stop:\n  br label %done\n", "").replace(", [ %sum, %stop ]", "")
    program = load_text(simple.replace(", [ -1, %stop ]", ""))
    uid = loop_of(program)
    counted = apply(program, Patch((Count("e1", 0, uid, 4),))).program.text
    latches = [line for line in counted.split("\n") if line.startswith("  br i1")]
    assert sum("!llvm.loop" in line for line in latches) == 1  # what is left over: one round each
