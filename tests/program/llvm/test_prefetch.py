"""Loads one round ahead: the results stay, nothing is read that was not, or that changes yet."""

from __future__ import annotations

import re
from functools import cache

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.edits.apply import apply
from gevo.edits.patch import Patch
from gevo.edits.regions import Prefetch
from gevo.program.base import Program
from gevo.program.llvm.prefetch import prefetchable
from gevo.program.llvm.text import read_module
from gevo.program.load import load_text
from gevo.workload.case import Buffer, Launches, Pointer, Role
from tests.smallkernel import HEAD

DEVICE = SimtDevice("H200")
WAIT = "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n"
KERNEL = f"""{HEAD}declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
@tile = internal addrspace(3) global [32 x i32] undef, align 4
define ptx_kernel void @k(ptr %x, ptr %y, i32 %n) {{
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %own = getelementptr i32, ptr addrspace(3) @tile, i32 %t
  %other = xor i32 %t, 1
  %theirs = getelementptr i32, ptr addrspace(3) @tile, i32 %other
  %to = getelementptr i32, ptr %y, i32 %t
BEFORE  %any = icmp sgt i32 %n, 0
  br i1 %any, label %loop, label %done
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %last ]
  %sum = phi i32 [ 0, %entry ], [ %sum1, %last ]
  %place = add i32 %i, %t
  %from = getelementptr i32, ptr %x, i32 %place
  %few = icmp slt i32 %place, 20
FIRST  br i1 %few, label %arm, label %join
arm:
  %v = load i32, ptr %from, align 4
  br label %join
join:
  %w = phi i32 [ %v, %arm ], [ %i, %loop ]
  store i32 %w, ptr addrspace(3) %own, align 4
{WAIT}  %z = load i32, ptr addrspace(3) %theirs, align 4
  %sum1 = add i32 %sum, %z
  br label %last
last:
{WAIT}LAST  %i1 = add i32 %i, 1
  %on = icmp slt i32 %i1, %n
  br i1 %on, label %loop, label %done
done:
  %r = phi i32 [ -1, %entry ], [ %sum1, %last ]
  store i32 %r, ptr %to, align 4
BEHIND  ret void
}}
"""


def kernel(*changes: tuple[str, str], **parts: str) -> Program:
    text = KERNEL
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    for part in ("BEFORE", "FIRST", "LAST", "BEHIND"):
        text = text.replace(part, parts.get(part.lower(), ""))
    return load_text(text)


ALWAYS = (
    ("br i1 %few, label %arm, label %join", "br label %arm"),
    ("phi i32 [ %v, %arm ], [ %i, %loop ]", "phi i32 [ %v, %arm ]"),
)
STEP = (("%i1 = add i32 %i, 1", "%i1 = add i32 %i, 3"),)
NOT_FEW = (("br i1 %few, label %arm, label %join", "br i1 %few, label %join, label %arm"),)
GOOD = {
    "guarded": ((), lambda n: 20),
    "steps": (STEP, lambda n: 20),
    "always": (ALWAYS, lambda n: n + 31),
    "not few": (NOT_FEW, lambda n: n + 31),
}
"""Changes of the kernel, and how many elements of `x` it reads, of which none is left."""


def loops(program: Program) -> list[str]:
    module = read_module(program.text)
    return [uid for f in module.functions for uid in prefetchable(module, f)]


@cache
def gives(program: Program, n: int, length: int) -> tuple[bytes, int]:
    x = np.random.default_rng(5).integers(-20, 40, length, dtype=np.int32)
    buffers = (Buffer("x", x, Role.IN), Buffer("y", np.zeros(32, np.int32), Role.OUT))

    def drive(host):
        host.launch("k", (1, 1, 1), (32, 1, 1), [Pointer("x"), Pointer("y"), n])

    binary = DEVICE.compile(DEVICE.lower(program))
    result = DEVICE.run(binary, Launches(buffers, drive), RunOptions(races=True, collect=True))
    return result.outputs["y"].tobytes(), len(result.findings)


@pytest.mark.parametrize("name", GOOD)
def test_a_loop_that_loads_ahead_gives_the_same_and_reads_nothing_else(name: str) -> None:
    changes, length = GOOD[name]
    program = kernel(*changes)
    (uid,) = loops(program)
    applied = apply(program, Patch((Prefetch("e1", 0, uid),)))
    assert not applied.dropped
    assert uid not in loops(applied.program), "it is loaded ahead already"
    assert applied.program.text.count("load i32, ptr %") > program.text.count("load i32, ptr %")
    for n in (0, 1, 2, 7):
        assert gives(applied.program, n, length(n)) == gives(program, n, length(n))


def test_the_next_round_is_loaded_before_threads_meet() -> None:
    program = kernel(*ALWAYS)
    (uid,) = loops(program)
    text = apply(program, Patch((Prefetch("e1", 0, uid),))).program.text
    load = re.search(r"load i32, ptr %\w+, align 4", text[text.index("phi") :])
    assert load is not None
    assert load.end() + text.index("phi") < text.index("call void @llvm.nvvm.barrier")


def test_rounds_that_a_test_of_the_last_one_leaves_out_load_nothing() -> None:
    spoilt = kernel(("icmp slt i32 %i1, %n", "icmp slt i32 %i, %n"))
    (uid,) = loops(spoilt)
    changed = apply(spoilt, Patch((Prefetch("e1", 0, uid),))).program
    for n in (1, 5):
        assert gives(changed, n, 20) == gives(spoilt, n, 20)


LEFT = (
    ("br i1 %few, label %arm", "br i1 %few, label %done"),
    ("[ %sum1, %last ]\n  store", "[ %sum1, %last ], [ 0, %loop ]\n  store"),
    ("phi i32 [ %v, %arm ], [ %i, %loop ]", "phi i32 [ %i, %loop ]"),
    ("arm:\n  %v = load i32, ptr %from, align 4\n  br label %join\n", ""),
    ("%place = add i32 %i, %t\n", "%place = add i32 %i, %t\n  %l = load i32, ptr %x, align 4\n"),
)
SHARED = (
    ("getelementptr i32, ptr %x", "getelementptr i32, ptr addrspace(3) %x"),
    ("load i32, ptr %from", "load i32, ptr addrspace(3) %from"),
)
STORE = "  store i32 1, ptr %to, align 4\n"


@pytest.mark.parametrize(
    ("program", "why"),
    [
        (kernel(first=STORE), "writes in the loop"),
        (kernel(last=STORE), "writes in the loop"),
        (kernel(first="  %q = atomicrmw add ptr %to, i32 1 monotonic\n"), "an atomic in the loop"),
        (kernel(first="  fence seq_cst\n"), "a fence in the loop"),
        (kernel(before=STORE), "threads meet in the loop after a write"),
        (kernel(behind=WAIT), "others may write and meet those in the loop"),
        (kernel(before="  %q = load volatile i32, ptr %x\n"), "may wait for others"),
        (kernel(("load i32, ptr %from", "load volatile i32, ptr %from")), "volatile"),
        (kernel(("%i1 = add i32 %i, 1", "%i1 = add i32 %i, %z")), "steps by what it loads"),
        (kernel(("icmp slt i32 %i1, %n", "icmp slt i32 %sum1, %n")), "ends by what it loads"),
        (kernel(("icmp slt i32 %place, 20", "icmp slt i32 %sum, 20")), "guarded by a sum"),
        (kernel(("i32 %place\n  %few", "i32 %sum\n  %few")), "goes where a sum says"),
        (kernel(("ptr %x, i32 %place", "ptr %x, i32 %t"), ("%i, %t", "%i, 1")), "always the same"),
        (kernel(("%place = add i32 %i, %t", "%place = sdiv i32 %n, %i")), "divides by a counter"),
        (kernel(*LEFT), "is left elsewhere"),
        (kernel(("@k(ptr %x", "@k(ptr addrspace(3) %x"), *SHARED), "may be what it writes itself"),
    ],
)  # fmt: skip
def test_what_might_read_something_else_is_left_alone(program: Program, why: str) -> None:
    assert not loops(program), why
