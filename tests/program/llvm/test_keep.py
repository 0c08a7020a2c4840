"""Threads keep what they alone write into shared memory, and nothing that others may write."""

from __future__ import annotations

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.edits.apply import apply
from gevo.edits.passes import Keep, assumed
from gevo.edits.patch import Patch
from gevo.program.base import Assumed, Program
from gevo.program.load import load_text, open_editor
from gevo.workload.case import Buffer, Launches, Pointer, Role
from tests.smallkernel import HEAD

DEVICE = SimtDevice("H200")
BARRIER = "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)"
SUM = "addrspacecast (ptr addrspace(3) @sum to ptr)"


def text(
    index: str = "%t",
    more: str = "",
    kind: str = "internal addrspace(3) global [256 x i32] undef",
    other: str = "",
    own: str = "i32, ptr %own",
) -> str:
    """A scan of a block's numbers: each thread adds what stands some threads before it."""
    return f"""{HEAD}@sum = {kind}, align 4
{other}define ptx_kernel void @k(ptr %x, ptr %y, i32 %n) {{
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %v = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %i = add i32 {index}, 0
  %w = zext i32 %i to i64
  %own = getelementptr i32, ptr {SUM}, i64 %w
  %from = getelementptr i32, ptr %x, i32 %t
  %first = load i32, ptr %from
  store i32 %first, ptr %own
{more}  br label %loop
loop:
  %d = phi i32 [ 1, %entry ], [ %d2, %next ]
  {BARRIER}
  %has = icmp uge i32 %t, %d
  br i1 %has, label %take, label %meet
take:
  %before = sub i32 %t, %d
  %there = getelementptr i32, ptr {SUM}, i32 %before
  %left = load i32, ptr %there
  br label %meet
meet:
  %add = phi i32 [ 0, %loop ], [ %left, %take ]
  {BARRIER}
  %mine = load {own}
  %both = add i32 %mine, %add
  store i32 %both, ptr %own
  br label %next
next:
  %d2 = mul i32 %d, 2
  %on = icmp ult i32 %d2, %n
  br i1 %on, label %loop, label %done
done:
  %last = load i32, ptr %own
  %to = getelementptr i32, ptr %y, i32 %t
  store i32 %last, ptr %to
  ret void
}}
"""


def kept(program: Program) -> tuple[Program, tuple[Assumed, ...]]:
    applied = apply(program, Patch((Keep("e1", 0, "k"),)))
    assert not applied.dropped
    return applied.program, tuple(assumed(program, applied.patch))


def gives(program: Program) -> bytes:
    x = np.arange(7, 7 + 64, dtype=np.int32)
    buffers = (Buffer("x", x, Role.IN), Buffer("y", np.zeros(64, np.int32), Role.OUT))

    def drive(host):
        host.launch("k", (1, 1, 1), (64, 1, 1), [Pointer("x"), Pointer("y"), 64])

    binary = DEVICE.compile(DEVICE.lower(program))
    return DEVICE.run(binary, Launches(buffers, drive), RunOptions()).outputs["y"].tobytes()


def shared_loads(program: Program) -> int:
    """Loads whose address is one in the array, in a text that calls them so."""
    return sum(
        "= load i32, ptr %" in line and "%x" not in line for line in program.text.split("\n")
    )


def test_what_a_thread_alone_writes_it_does_not_load_again() -> None:
    program = load_text(text())
    variant, assumptions = kept(program)
    assert shared_loads(program) == 4
    assert shared_loads(variant) == 2  # of `x`, and of another thread's
    assert gives(variant) == gives(program)
    assert assumptions == (Assumed("k", condition="ntid.y == 1 and ntid.z == 1"),)


def test_an_array_that_nobody_else_loads_from_is_gone() -> None:
    program = load_text(text().replace(f"ptr {SUM}, i32 %before", f"ptr {SUM}, i64 %w"))
    variant, _ = kept(program)
    assert gives(variant) == gives(program)
    assert f"ptr {SUM}" in program.text
    assert "@sum to ptr" not in variant.text


@pytest.mark.parametrize(
    ("index", "shape"),
    [
        ("%t", "ntid.y == 1 and ntid.z == 1"),
        ("%v16t", "ntid.x <= 16 and ntid.z == 1"),
        ("%t3", "ntid.y == 1 and ntid.z == 1"),
    ],
)
def test_the_blocks_shape_is_assumed_in_which_elements_are_apart(index: str, shape: str) -> None:
    made = {
        "%v16t": "  %v16 = shl i32 %v, 4\n  %v16t = add i32 %v16, %t\n",
        "%t3": "  %t2 = mul i32 %t, 2\n  %t3 = add i32 %t2, 3\n",
    }
    program = load_text(text(index).replace("  %i =", f"{made.get(index, '')}  %i ="))
    _, assumptions = kept(program)
    assert assumptions == (Assumed("k", condition=shape),)


def test_what_is_loaded_as_something_else_is_loaded() -> None:
    odd = text(own="float, ptr %own").replace("add i32 %mine, %add", "add i32 %bits, %add")
    odd = odd.replace("  %both =", "  %bits = bitcast float %mine to i32\n  %both =")
    program = load_text(odd)
    variant, _ = kept(program)
    assert program.text.count("= load ") == 4
    assert variant.text.count("= load ") == 3  # all but the last, which is of what was stored
    assert gives(variant) == gives(program)


ELSEWHERE = "  store i32 5, ptr addrspacecast (ptr addrspace(3) @sum to ptr)\n"
REFUSED = {
    "another store": text(more=ELSEWHERE),
    "threads in pairs": text("%half").replace("  %i =", "  %half = lshr i32 %t, 1\n  %i ="),
    "lanes": text("%lane").replace("  %i =", "  %lane = and i32 %t, 31\n  %i ="),
    "all the same": text("3"),
    "overlapping elements": text().replace(
        "%own = getelementptr i32,", "%own = getelementptr i16,"
    ),
    "an index that wraps": text("%far").replace("  %i =", "  %far = shl i32 %t, 30\n  %i ="),
    "an index below zero": text("%less").replace("  %i =", "  %less = add i32 %t, -1\n  %i ="),
    "another type stored": text(more="  store i64 5, ptr %own\n"),
    "an element in each round": text().replace(
        "store i32 %both, ptr %own",
        "%w2 = getelementptr i32, ptr %own, i32 %d\n  store i32 %both, ptr %w2",
    ),
    "an atomic": text(more="  %a = atomicrmw add ptr %own, i32 1 monotonic\n"),
    "a volatile load": text(own="volatile i32, ptr %own"),
    "a volatile store": text(more="  store volatile i32 4, ptr %own\n"),
    "an address that is stored": text(more="  store ptr %own, ptr %y\n"),
    "an address as a number": text(more="  %p = ptrtoint ptr %own to i64\n"),
    "an address of two": text(
        more="  %o = select i1 true, ptr %own, ptr %y\n  store i32 1, ptr %o\n"
    ),
    "memory filled": text(
        more="  call void @llvm.memset.p0.i64(ptr %own, i8 0, i64 4, i1 false)\n"
    ),
    "a call": text(
        more="  call void @f(ptr %own)\n",
        other="declare void @f(ptr)\n",
    ),
    "assembly": text(more='  call void asm sideeffect "st.shared.u32 [sum], 1;", ""()\n'),
    "another function": text(
        other=f"define void @g() {{\n  store i32 1, ptr {SUM}\n  ret void\n}}\n"
    ),
    "two arrays at one place": text(
        kind="external addrspace(3) global [0 x i32]",
        other="@too = external addrspace(3) global [0 x i32], align 4\n",
    ),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_others_may_write_is_refused(name: str) -> None:
    program = load_text(REFUSED[name])
    assert not [one for _, one in open_editor(program).rewrites() if one == "keep"]
    ((_, why),) = apply(program, Patch((Keep("e1", 0, "k"),))).dropped
    assert "no thread of k alone writes" in why


def test_the_one_array_whose_size_the_launch_gives_is_kept() -> None:
    program = load_text(text(kind="external addrspace(3) global [0 x i32]"))
    variant, _ = kept(program)
    assert shared_loads(variant) == 2


OF_THREE = {
    "a phi": """  switch i32 %n, label %a [ i32 1, label %b
    i32 2, label %c ]
a:
  br label %join
b:
  br label %join
c:
  br label %join
join:
  %k = phi i32 [ 5, %a ], [ 17, %b ], [ 3, %c ]
""",
    "a call": "  %k = call i32 @llvm.fshl.i32(i32 %t, i32 %t, i32 3)\n",
}


@pytest.mark.parametrize("name", OF_THREE)
def test_an_index_made_of_three_values_is_another_element(name: str) -> None:
    more = OF_THREE[name] + (
        f"  %far = getelementptr i32, ptr {SUM}, i32 %k\n"
        "  %odd = load i32, ptr %far\n  store i32 %odd, ptr %y\n"
    )
    other = "declare i32 @llvm.fshl.i32(i32, i32, i32)\n"
    made = text(more=more, other=other)
    if ":\n" in more:
        made = made.replace("[ 1, %entry ]", "[ 1, %join ]")
    variant, _ = kept(load_text(made))
    assert shared_loads(variant) == 3  # those of the plain kernel, and that one
