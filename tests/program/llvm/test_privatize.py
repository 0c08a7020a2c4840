"""A histogram of each block first: the whole one comes to the same."""

from __future__ import annotations

import re

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.edits.apply import apply
from gevo.edits.passes import assumed
from gevo.edits.patch import Patch
from gevo.edits.regions import Privatize
from gevo.errors import EditError
from gevo.program.base import Assumed, Program
from gevo.program.llvm.privatize import privatizable, privatized
from gevo.program.llvm.text import read_module
from gevo.program.load import load_text
from gevo.workload.case import Buffer, Launches, Pointer, Role
from tests.program.llvm.test_coarsen import DEVICE, binary
from tests.smallkernel import HEAD

KERNEL = """define ptx_kernel void @k(ptr %x, ptr %y, ptr %z, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %c = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %b = mul i32 %c, 96
  %i = add i32 %b, %t
  %in = icmp slt i32 %i, %n
  br i1 %in, label %work, label %out
out:
  ret void
work:
  %at = phi i32 [ %i, %entry ], [ %next, %work ]
  %p = getelementptr i32, ptr %x, i32 %at
  %v = load i32, ptr %p, align 4
  %bin = and i32 %v, 63
  %wide = zext i32 %bin to i64
  %q = getelementptr i32, ptr %y, i64 %wide
  %old = atomicrmw add ptr %q, i32 3 seq_cst, align 4
  %half = lshr i64 %wide, 1
  %r = getelementptr i32, ptr %y, i64 %half
  %old2 = atomicrmw add ptr %r, i32 %v monotonic, align 4
  %next = add i32 %at, 192
  %end = icmp sge i32 %next, %n
  br i1 %end, label %done, label %work
done:
  ret void
}
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare i32 @llvm.umin.i32(i32, i32)
"""


def kernel(*changes: tuple[str, str]) -> Program:
    text = KERNEL
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return load_text(HEAD + text, ("k",))


EDIT = Privatize("e0123456789ab", 0, "k", 1)
PROGRAM = kernel()
CHANGED = apply(PROGRAM, Patch((EDIT,))).program
TWO = kernel(("ptr %y, i64 %half", "ptr %z, i64 %half"))
"""Two arrays, either of which a block can have for itself."""


def run(program: Program, n: int, threads: int, other: str = "y"):
    x = np.random.default_rng(1).integers(-500, 500, max(n, 64), dtype=np.int32)
    y = np.arange(64, dtype=np.int32)
    buffers = (Buffer("x", x, Role.INOUT), Buffer("y", y, Role.INOUT))

    def drive(host):
        args = [Pointer("x"), Pointer(other), Pointer("x"), n]
        host.launch("k", (2, 1, 1), (threads, 1, 1), args)

    return DEVICE.run(binary(program), Launches(buffers, drive), RunOptions(collect=True))


@pytest.mark.parametrize(
    ("n", "threads"), [(0, 96), (1, 96), (500, 96), (193, 33), (90, 7), (9, 1)]
)
def test_the_whole_histogram_is_the_same(n: int, threads: int) -> None:
    changed, plain = run(CHANGED, n, threads), run(PROGRAM, n, threads)
    np.testing.assert_array_equal(changed.outputs["y"], plain.outputs["y"])
    assert not changed.findings


def test_blocks_add_in_shared_memory_and_then_what_there_is() -> None:
    atomics = re.findall(r"atomicrmw add (ptr(?: addrspace\(3\))?)", CHANGED.text)
    assert sorted(atomics) == ["ptr", "ptr addrspace(3)", "ptr addrspace(3)"]
    assert re.search(r"= internal addrspace\(3\) global \[65 x i32\]", CHANGED.text)


FROM_PTX = kernel(
    ("entry:\n", "entry:\n  %g = addrspacecast ptr %y to ptr addrspace(1)\n"),
    ("i32, ptr %y, i64 %wide", "[4 x i8], ptr addrspace(1) %g, i64 %wide"),
    ("ptr %q, i32 3 seq_cst", 'ptr addrspace(1) %q, i32 3 syncscope("device") monotonic'),
    ("i32, ptr %y, i64 %half", "[4 x i8], ptr addrspace(1) %g, i64 %half"),
    ("ptr %r, i32 %v monotonic", 'ptr addrspace(1) %r, i32 %v syncscope("device") monotonic'),
)
"""The same as it is read from PTX, where addresses are known to be global."""


@pytest.mark.parametrize(("n", "threads"), [(0, 96), (500, 96), (193, 33)])
def test_a_histogram_that_is_read_from_ptx(n: int, threads: int) -> None:
    changed = apply(FROM_PTX, Patch((EDIT,))).program
    found, plain = run(changed, n, threads), run(PROGRAM, n, threads)
    np.testing.assert_array_equal(found.outputs["y"], plain.outputs["y"])
    assert not found.findings
    whole = re.findall(r"atomicrmw add ptr addrspace\(1\) .*", changed.text)
    assert len(whole) == 1
    assert 'syncscope("device") monotonic' in whole[0]


def test_every_barrier_is_needed() -> None:
    text = CHANGED.text
    barriers = list(re.finditer(r"^  call void @llvm\.nvvm\.barrier.*\n", text, re.MULTILINE))
    assert len(barriers) == 2
    for one in barriers:
        less = load_text(text[: one.start()] + text[one.end() :], ("k",))
        assert run(less, 500, 96).findings


def test_it_relies_on_arrays_that_do_not_overlap_and_needs_that() -> None:
    (found,) = assumed(PROGRAM, Patch((EDIT,)))
    assert found == Assumed("k", apart=((0, 1),), lengths=((1, 4 * 64),))
    each = kernel(("%at, 192", "%at, 1"))
    changed = run(apply(each, Patch((EDIT,))).program, 60, 1, other="x")
    plain = run(each, 60, 1, other="x")
    assert (changed.outputs["x"] != plain.outputs["x"]).any()


BIN = "  %bin = and i32 %v, 63"
BARRIER = "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)\n"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ((BIN, "  %bin = add i32 %v, 0"), "how large"),
        ((BIN, "  %bin = and i32 %v, 4096"), "how large"),
        ((BIN, "  %bin = and i32 %v, -2"), "how large"),
        (("zext i32 %bin", "sext i32 %v"), "how large"),
        (("%wide = zext i32 %bin", "%s = trunc i32 %v to i8\n  %wide = sext i8 %s"), "how large"),
        (("  %next = ", "  store i32 %old, ptr %p\n  %next = "), "meet or wait"),
        (("  %next = ", "  store i32 1, ptr %q\n  %next = "), "no plain addition"),
        (("  %next = ", "  %w = load i32, ptr %q\n  %next = "), "no plain addition"),
        (("  %next = ", "  %w = load i32, ptr %y\n  %next = "), "does more than add"),
        (("  %next = ", "  %w = atomicrmw xchg ptr %q, i32 1 seq_cst\n  %next = "), "no plain"),
        (("add ptr %q, i32 3 seq_cst", "add ptr %q, i32 3 acq_rel"), "no plain addition"),
        (("i32 3 seq_cst", 'i32 3 syncscope("block") monotonic'), "no plain"),
        (("add ptr %q, i32 3", "sub ptr %q, i32 3"), "no plain addition"),
        (("i32 3 seq_cst, align 4", "i64 3 seq_cst, align 8"), "no plain"),
        (("i32, ptr %y, i64 %wide", "i8, ptr %y, i64 %wide"), "does more"),
        (("done:\n", "done:\n" + BARRIER), "meet or wait"),
        (("done:\n", "done:\n  fence acq_rel\n"), "meet or wait"),
        (("entry:\n", "entry:\n  %own = alloca i32\n"), "meet or wait"),
        (("%v = load i32, ptr %p", "%v = load volatile i32, ptr %p"), "meet or wait"),
        (("  %v = ", "  %far = load ptr, ptr %z\n  store i32 1, ptr %far\n  %v = "), "other ways"),
    ],
)  # fmt: skip
def test_what_is_not_known_to_be_right_is_refused(change: tuple[str, str], why: str) -> None:
    program = kernel(change)
    module = read_module(program.text)
    assert 1 not in privatizable(module, module.functions[0])
    with pytest.raises(EditError, match=why):
        privatized(program.text, module, "k", 1, "e0")


@pytest.mark.parametrize(
    ("index", "size"),
    [
        ("and i32 %v, 63", 64),
        ("urem i32 %v, 10", 10),
        ("lshr i32 %v, 22", 1024),
        ("call i32 @llvm.umin.i32(i32 %v, i32 7)", 8),
    ],
)
def test_how_large_an_index_can_be(index: str, size: int) -> None:
    program = kernel((BIN, f"  %bin = {index}"))
    text, _ = privatized(program.text, read_module(program.text), "k", 1, "e0")
    assert f"global [{size + 1} x i32]" in text


def test_kernels_without_room_are_refused() -> None:
    use = "  store i32 1, ptr addrspace(3) @large\n"
    text = KERNEL.replace("entry:\n", f"entry:\n{use}")
    text += "@large = internal addrspace(3) global [12240 x i32] undef\n"
    program = load_text(HEAD + text, ("k",))
    with pytest.raises(EditError, match="too many"):
        privatized(program.text, read_module(program.text), "k", 1, "e0")
