"""A module without what only kernels that nobody launches lead to."""

from __future__ import annotations

import pytest

from gevo.device.cleanup import clean
from gevo.errors import ProgramError
from gevo.program.llvm.pipeline import opened_program
from gevo.program.llvm.specialize import launched_only
from gevo.program.load import load, load_text
from tests.programs import POLY

TEXT = """target triple = "nvptx64-nvidia-cuda"
%pair = type { i32, ptr }
@kept = addrspace(4) externally_initialized constant [2 x float] zeroinitializer
@odd = addrspace(7) global i32 0
@table = addrspace(1) global [2 x ptr] [ptr @shared, ptr @only]
@of_table = addrspace(1) global ptr addrspacecast (ptr addrspace(1) @table to ptr)
@"quoted name" = internal alias void (ptr), ptr @only
@llvm.used = appending global [2 x ptr] [ptr @b, ptr @a], section "llvm.metadata"
define ptx_kernel void @a(ptr %p) {
  call void @shared(ptr %p)
  ret void
}
define ptx_kernel void @b(ptr %p) {
  call void @only(ptr %p)
  call void @shared(ptr %p)
  ret void
}
define internal void @shared(ptr %p) {
  store i32 1, ptr %p
  ret void
}
define internal void @only(ptr %p) {
  store i32 2, ptr %p
  ret void
}
!nvvm.annotations = !{!0, !1}
!0 = !{ptr @a, !"maxntidx", i32 128}
!1 = !{ptr @b, !"maxntidx", i32 64}
"""


def test_entry_is_what_the_launched_kernels_reach() -> None:
    assert load_text(TEXT).entry == ("a", "b", "shared", "only")
    program = load_text(TEXT, launched=["a"])
    assert (program.entry, program.launched) == (("a", "shared"), ("a",))
    assert program.text == load_text(TEXT).text
    assert load_text(TEXT, launched=["a", "b"]).launched == ()
    assert load_text(TEXT, ["shared"], launched=["b"]).entry == ("shared",)
    with pytest.raises(ProgramError, match=r"only is no part of what the workload launches \(a\)"):
        load_text(TEXT, ["only"], launched=["a"])


def test_the_rest_is_left_out_and_what_remains_is_a_module() -> None:
    program = load_text(TEXT, launched=["a"])
    left = launched_only(program)
    assert left.launched == ()
    for name in ("@b(", "@only", "@odd", "@table", "@of_table", "quoted name", "@llvm.used"):
        assert name not in left.text
    assert "@kept" in left.text
    with opened_program(left.text, "what is left") as module:
        assert {f.name for f in module.functions if not f.is_declaration} == {"a", "shared"}
    assert "@a(" in clean(left.text)


def test_a_program_that_is_all_launched_is_itself() -> None:
    program = load(POLY)
    assert launched_only(program) is program


def test_launched_kernels_are_cleaned_alike_with_and_without_the_others() -> None:
    program = load_text(TEXT, launched=["a"])
    whole, left = clean(program.text), clean(launched_only(program).text)
    body = left[left.index("@a(") :].split("}")[0]
    assert body in whole
