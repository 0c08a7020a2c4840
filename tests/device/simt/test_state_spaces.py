"""An access must lie in the space that it names, and local memory is a thread's own."""

from __future__ import annotations

import re
from importlib import resources

import numpy as np
import pytest

from gevo.device.base import Policy, Schedule
from gevo.device.ptx import TRIPLE
from gevo.device.simt.lower.spaces import kept_where_used
from gevo.device.simt.native import arena
from gevo.errors import CompileFailed, LaunchFailed
from gevo.finding import Kind
from gevo.outcome import Outcome

AT = "addrspacecast (ptr addrspace(4) getelementptr (i8, ptr addrspace(4) @c, i64 8) to ptr)"
HEAD = f"""target triple = "{TRIPLE}"
@s = internal addrspace(3) global [64 x i32] undef, align 16
@a = internal addrspace(3) global [32 x ptr] undef, align 16
@c = internal addrspace(4) constant [4 x i32] [i32 5, i32 6, i32 7, i32 8], align 4
@at = internal addrspace(1) global [2 x ptr] [ptr {AT}, ptr null], align 8
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.memcpy.p3.p1.i64(ptr addrspace(3), ptr addrspace(1), i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p3.i64(ptr addrspace(3), i8, i64, i1)
declare i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1), i32)
define ptx_kernel void @k(ptr %p, ptr %q, i32 %n) {{
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %w = zext i32 %t to i64
  %x = getelementptr i32, ptr %p, i64 %w
  %y = getelementptr i32, ptr %q, i64 %w
  %mine = getelementptr [64 x i32], ptr addrspace(3) @s, i64 0, i64 %w
  %held = alloca [4 x i32], align 16
  %local = alloca [4 x i32], align 16, addrspace(5)
  store volatile i32 %t, ptr addrspace(3) %mine, align 4
"""
X = np.arange(32, dtype=np.int32) * 3 + 1
T = np.arange(32)


def run(bench, body: str, **options):
    binary = bench.compile(HEAD + body + "  store i32 %v, ptr %y, align 4\n  ret void\n}\n")
    buffers = {"p": X.copy(), "q": np.zeros(32, np.int32)}
    return bench.run(binary, "k", buffers, ["p", "q", 0], block=32, **options)


TWO = '%v = call i32 asm sideeffect "{ .reg .b32 u; ld.shared.u32 u, [$1]; add.s32 $0, u, 1; }", '
RIGHT = {
    "%v = load volatile i32, ptr addrspace(3) %mine, align 4": T,
    """%g = addrspacecast ptr addrspace(3) %mine to ptr
    %b = addrspacecast ptr %g to ptr addrspace(3)
    %v = load volatile i32, ptr addrspace(3) %b, align 4""": T,
    """%g = addrspacecast ptr addrspace(3) %mine to ptr
    %v = load volatile i32, ptr %g, align 4""": T,
    "%v = load volatile i32, ptr addrspacecast (ptr addrspace(3) getelementptr (i8, "
    "ptr addrspace(3) @s, i64 8) to ptr), align 4": None,
    """%g = load ptr, ptr addrspace(1) @at, align 8
    %v = load volatile i32, ptr %g, align 4""": np.full(32, 7),
    """%i = ptrtoint ptr addrspace(3) %mine to i32
    %z = zext i32 %i to i64
    %b = inttoptr i64 %z to ptr addrspace(3)
    %v = load volatile i32, ptr addrspace(3) %b, align 4""": T,
    """%i = ptrtoint ptr addrspace(3) %mine to i32
    %v = call i32 asm sideeffect "ld.shared.u32 $0, [$1];", "=r,r"(i32 %i)""": T,
    TWO + '"=r,l"(ptr addrspace(3) %mine)': T + 1,
    """%v = call i32 asm sideeffect "ld.global.u32 $0, [$1];", "=r,l"(ptr %x)""": X,
    """store volatile i32 %t, ptr addrspace(5) %local, align 4
    %g = addrspacecast ptr addrspace(5) %local to ptr
    %v = load volatile i32, ptr %g, align 4""": T,
    """%b = addrspacecast ptr %x to ptr addrspace(1)
    %v = call i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1) %b, i32 4)""": X,
    """%b = addrspacecast ptr %x to ptr addrspace(1)
    call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) %mine, ptr addrspace(1) %b, i64 4, i1 false)
    %v = load volatile i32, ptr addrspace(3) %mine, align 4""": X,
    """%v = atomicrmw add ptr addrspace(3) %mine, i32 1 monotonic, align 4""": T,
    """store ptr addrspace(3) %mine, ptr %held, align 8
    %b = load ptr addrspace(3), ptr %held, align 8
    %v = load volatile i32, ptr addrspace(3) %b, align 4""": T,
}  # fmt: skip

AS_SHARED = "%b = addrspacecast ptr %x to ptr addrspace(3)\n    "
WRONG = {
    AS_SHARED + "%v = load volatile i32, ptr addrspace(3) %b, align 4": "in .global memory",
    AS_SHARED + "store i32 1, ptr addrspace(3) %b, align 4\n    %v = add i32 0, 0": "store of 4",
    AS_SHARED + "%o = load volatile i8, ptr addrspace(3) %b, align 1\n  %v = add i32 0, 0":
        "load of 1 bytes",
    AS_SHARED + "%v = atomicrmw add ptr addrspace(3) %b, i32 1 monotonic, align 4": ".shared",
    AS_SHARED + """%r = cmpxchg ptr addrspace(3) %b, i32 1, i32 2 monotonic monotonic, align 4
    %v = extractvalue { i32, i1 } %r, 0""": ".shared",
    AS_SHARED + """call void @llvm.memset.p3.i64(ptr addrspace(3) %b, i8 1, i64 4, i1 true)
    %v = add i32 0, 0""": ".shared",
    """%b = addrspacecast ptr addrspace(3) %mine to ptr
    %c = addrspacecast ptr %b to ptr addrspace(1)
    %v = load volatile i32, ptr addrspace(1) %c, align 4""": "in .shared memory",
    """%b = addrspacecast ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i64 64) to ptr
    %c = addrspacecast ptr %b to ptr addrspace(1)
    %v = call i32 @llvm.nvvm.ldg.global.i.i32.p1(ptr addrspace(1) %c, i32 4)""": ".global",
    """%b = addrspacecast ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i64 64) to ptr
    %c = addrspacecast ptr %b to ptr addrspace(1)
    call void @llvm.memcpy.p3.p1.i64(ptr addrspace(3) %mine, ptr addrspace(1) %c, i64 4, i1 true)
    %v = add i32 0, 0""": ".global",
    """%i = ptrtoint ptr addrspace(3) %mine to i64
    %b = inttoptr i64 %i to ptr
    %v = load volatile i32, ptr %b, align 4""": "not its generic one",
    """%v = call i32 asm sideeffect "ld.shared.u32 $0, [$1];", "=r,l"(ptr %x)""": "buffer p",
    """%g = addrspacecast ptr addrspace(3) %mine to ptr
    %v = call i32 asm sideeffect "ld.shared.u32 $0, [$1];", "=r,l"(ptr %g)""": ".shared",
    TWO + '"=r,l"(ptr %x)': ".shared",
    """%v = call i32 asm sideeffect "ld.global.u32 $0, [$1];", "=r,l"(ptr addrspace(3) %mine)""":
        ".shared",
    """%v = call i32 asm sideeffect "ld.local.u32 $0, [$1];", "=r,l"(ptr %x)""": ".local",
    """call void asm sideeffect "red.shared.add.u32 [$0], $1;", "l,r"(ptr %x, i32 1)
    %v = add i32 0, 0""": ".shared",
    """call void asm sideeffect "cp.async.ca.shared.global [$0], [$1], 4;", "l,l"(ptr %x, ptr %x)
    %v = add i32 0, 0""": ".shared",
}  # fmt: skip


@pytest.mark.parametrize("body", RIGHT)
def test_what_is_right_runs(bench, body):
    out = run(bench, "    " + body + "\n").outputs["q"]
    want = RIGHT[body]
    assert want is None or out.tolist() == want.tolist()


def within_loop(body: str) -> str:
    """The same in a loop of two rounds; `%v` is what the last one gives."""
    return f"""  br label %round
round:
  %i_ = phi i32 [ 0, %entry ], [ %j_, %round ]
  {body}
  %j_ = add i32 %i_, 1
  %more_ = icmp ult i32 %j_, 2
  br i1 %more_, label %round, label %behind
behind:
"""


@pytest.mark.parametrize("looping", [False, True])
@pytest.mark.parametrize("body", WRONG)
def test_another_space_is_a_fault(bench, body, looping):
    with pytest.raises(LaunchFailed) as failure:
        run(bench, within_loop(body) if looping else f"  {body}\n")
    assert failure.value.outcome is Outcome.OUT_OF_BOUNDS
    assert WRONG[body] in str(failure.value)


SHARED_ADDRESS = """  %own = getelementptr [32 x ptr], ptr addrspace(3) @a, i64 0, i64 %w
  store i32 %t, ptr %held, align 4
  store ptr %held, ptr addrspace(3) %own, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %o = xor i64 %w, 1
  %near = getelementptr [32 x ptr], ptr addrspace(3) @a, i64 0, i64 WHOSE
  %r = load ptr, ptr addrspace(3) %near, align 8
"""
FOREIGN = {
    "read": "  %v = load volatile i32, ptr %r, align 4\n",
    "written": "  store volatile i32 1, ptr %r, align 4\n  %v = add i32 0, 0\n",
    "added to": "  %v = atomicrmw add ptr %r, i32 1 monotonic, align 4\n",
    "named local": "  %l = addrspacecast ptr %r to ptr addrspace(5)\n"
    "  %v = load volatile i32, ptr addrspace(5) %l, align 4\n",
    "copied": "  call void @llvm.memcpy.p0.p0.i64(ptr %y, ptr %r, i64 4, i1 false)\n"
    "  %v = load volatile i32, ptr %y, align 4\n",
}
RUNS = {
    "plain": {},
    "watched": {"races": True},
    "scheduled": {"schedule": Schedule(Policy.RANDOM, 3)},
}


@pytest.mark.parametrize("how", RUNS)
@pytest.mark.parametrize("what", FOREIGN)
def test_local_memory_is_the_threads_own(bench, what, how):
    for whose in ("%w", "%o"):
        text = SHARED_ADDRESS.replace("WHOSE", whose) + FOREIGN[what]
        if whose == "%w":
            run(bench, text, **RUNS[how])
            continue
        with pytest.raises(
            LaunchFailed, match=r"memory of thread \(\d+,0,0\) that no other"
        ) as one:
            run(bench, text, **RUNS[how])
        assert one.value.outcome is Outcome.OUT_OF_BOUNDS
        assert one.value.finding.kind is Kind.INVALID


def test_an_index_into_another_threads_array_is_a_fault_in_loops(bench):
    """From a pointer to the thread's own array, which inlined code checks by itself."""
    body = """  %i = mul i64 %w, 8
  %at = getelementptr i32, ptr %held, i64 %i
  %v = load volatile i32, ptr %at, align 4
"""
    inside = body.replace("ptr %held, i64 %i", "ptr %held, i64 0")
    run(bench, within_loop(inside))
    with pytest.raises(LaunchFailed, match=r"memory of thread \(2,0,0\) that no other"):
        run(bench, within_loop(body))


def test_spaces_that_there_are_not_are_refused(bench):
    body = "  %b = addrspacecast ptr %x to ptr addrspace(9)\n"
    body += "  %v = load volatile i32, ptr addrspace(9) %b, align 4\n"
    with pytest.raises(CompileFailed, match=r"no address space 9"):
        run(bench, body)


def test_the_space_of_a_pointer_that_is_stored_is_not_that_of_the_store():
    lines = {
        "  store ptr addrspace(3) %v, ptr addrspace(1) %p, align 8":
            "  store ptr %v, ptr addrspace(1) %p, align 8",
        "  %a = load ptr addrspace(3), ptr %p, align 8": "  %a = load ptr, ptr %p, align 8",
        "  %a = load ptr addrspace(1), ptr addrspace(3) %p, align 8":
            "  %a = load ptr, ptr addrspace(3) %p, align 8",
        "  store ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @s, i64 4), ptr %p, align 8":
            "  store ptr getelementptr (i8, ptr @s, i64 4), ptr %p, align 8",
        "  %a = cmpxchg ptr addrspace(3) %p, ptr addrspace(1) %a, ptr addrspace(1) %b monotonic "
        "monotonic, align 8":
            "  %a = cmpxchg ptr addrspace(3) %p, ptr %a, ptr %b monotonic monotonic, align 8",
        "  %a = getelementptr i8, ptr addrspace(3) %p, i64 4":
            "  %a = getelementptr i8, ptr %p, i64 4",
        "  %a = load i32, ptr addrspacecast (ptr addrspace(3) @s to ptr), align 4":
            "  %a = load i32, ptr getelementptr (i8, ptr @s, i64 64), align 4",
    }  # fmt: skip
    for text, want in lines.items():
        assert kept_where_used(text, 64) == want


def test_the_runtime_knows_where_the_windows_are():
    text = resources.files("gevo.device.simt.native").joinpath("runtime/memory.c").read_text()
    known = {"EDGE": arena.EDGE, "CONSTANT_AT": arena.CONSTANT[0], "SHARED_AT": arena.SHARED[0],
             "GLOBAL_AT": arena.GLOBAL[0]}  # fmt: skip
    for name, value in known.items():
        assert int(re.search(rf"\b{name} = (\w+)", text)[1], 0) == value
    assert arena.LOCAL[1] <= arena.CONSTANT[0] - arena.EDGE
