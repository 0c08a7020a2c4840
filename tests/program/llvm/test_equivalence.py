"""What LLVM proves of mutants, and what it must not."""

from __future__ import annotations

import pytest

from gevo.device.cleanup import clean, digest
from gevo.program.llvm.equivalence import Geometry, Known, optimized, with_geometry
from gevo.program.llvm.mutants import mutants
from gevo.program.load import load_text
from tests.program.llvm.test_mutants import HEAD

READS = (
    "declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()\ndeclare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()\n"
)
TEXT = (
    f"{HEAD}define ptx_kernel void @k(ptr %p, i32 %n, i32 %steps) {{\n"
    "entry:\n"
    "  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()\n"
    "  %block = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()\n"
    "  %inside = icmp slt i32 %tid, 32\n"
    "  br i1 %inside, label %some, label %end\n\n"
    "some:\n"
    "  %any = icmp sgt i32 %steps, 0\n"
    "  br i1 %any, label %store, label %end\n\n"
    "store:\n"
    "  %q = getelementptr i32, ptr %p, i32 %tid\n"
    "  %v = mul i32 %block, %n\n"
    "  store i32 %v, ptr %q\n"
    "  br label %end\n\n"
    "end:\n"
    "  ret void\n}\n" + READS
)


def same(change: str, instruction: str, geometry: Geometry) -> bool:
    """Whether a mutant is proved to be equivalent where launches are known to be like that."""
    program = load_text(TEXT)
    mutant = next(
        m for m in mutants(program) if m.change == change and instruction in m.instruction
    )
    texts = (clean(program.text), clean(mutant.of(program).text))
    one, other = (digest(optimized(with_geometry(text, {"k": geometry}))) for text in texts)
    return one == other


BLOCKS = Geometry(block=(32, 1, 1))
STEPS = Geometry(arguments=((2, Known(least=1)),))


def test_a_guard_that_the_block_implies() -> None:
    assert same("forced true", "%inside", BLOCKS)
    assert same("bound + 1", "%inside", BLOCKS)


@pytest.mark.parametrize("geometry", [Geometry(), STEPS, Geometry(block=(33, 1, 1))])
def test_a_guard_that_other_launches_need(geometry: Geometry) -> None:
    assert not same("forced true", "%inside", geometry)


@pytest.mark.parametrize("change", ["forced false", "bound - 1", "slt to sgt"])
def test_what_the_block_does_not_imply(change: str) -> None:
    assert not same(change, "%inside", BLOCKS)


def test_a_guard_that_an_argument_implies() -> None:
    assert same("forced true", "%any", STEPS)
    assert same("bound - 1", "%any", STEPS)
    assert not same("bound + 1", "%any", STEPS)
    assert not same("forced true", "%any", Geometry(arguments=((2, Known(least=0)),)))
    assert not same("forced true", "%any", Geometry(arguments=((1, Known(least=1)),)))


def test_an_argument_with_one_value() -> None:
    assert same("bound + 1", "%any", Geometry(arguments=((2, Known(value=2)),)))
    assert not same("bound + 1", "%any", Geometry(arguments=((2, Known(value=1)),)))


def test_a_kernel_of_which_nothing_is_known() -> None:
    assert with_geometry(TEXT, {"other": BLOCKS}) == TEXT
