"""Which arrays may be assumed not to overlap, and that LLVM takes it for no more than that."""

from __future__ import annotations

import pytest

from gevo.edits.apply import apply
from gevo.edits.passes import Noalias, assumed
from gevo.edits.patch import Patch
from gevo.program.base import Assumed
from gevo.program.llvm.baseline import baseline
from gevo.program.llvm.separate import pointers
from gevo.program.load import load_text, open_editor

HEAD = """target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x float] undef, align 4
@table = addrspace(4) constant [32 x float] zeroinitializer, align 4
@counts = addrspace(1) global [32 x float] zeroinitializer, align 4
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @elsewhere(ptr)
"""
BARRIER = "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)"
TWICE = """  %a = load float, ptr %px, align 4
  store float 2.0, ptr %py, align 4
MIDDLE
  %b = load float, ptr %px, align 4
  %c = fadd float %a, %b
  store float %c, ptr %py, align 4"""


def kernel(body):
    return load_text(f"""{HEAD}
define ptx_kernel void @k(ptr %x, ptr %y, ptr %z, i64 %n) {{
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %at = zext i32 %tid to i64
  %px = getelementptr float, ptr %x, i64 %at
  %py = getelementptr float, ptr %y, i64 %at
  %pz = getelementptr float, ptr %z, i64 %at
{body}
  ret void
}}
""")


def found(body):
    base = baseline(kernel(body))
    return pointers(base.module, base.module.functions[0])


def loads(program):
    return sum(site.op == "load" for site in open_editor(program).sites())


def with_noalias(program, parameters="0,1,2"):
    return apply(program, Patch((Noalias("e1", 0, "k", parameters),)))


def test_what_is_read_and_written():
    one = found(TWICE.replace("MIDDLE", "  %m = atomicrmw add ptr %pz, i32 1 monotonic, align 4"))
    assert (one.read, one.written) == ({0, 2}, {1, 2})
    assert list(one.pairs((0,))) == [(0, 1), (0, 2)]
    assert one.separable == (0, 1, 2)


def test_arrays_that_are_only_read_may_be_one():
    one = found("""  %a = load float, ptr %px, align 4
  %b = load float, ptr %py, align 4""")
    assert one.separable == ()


def test_a_pointer_may_come_from_two_arrays():
    one = found("""  %odd = trunc i32 %tid to i1
  %p = select i1 %odd, ptr %px, ptr %py
  %shared = addrspacecast ptr addrspace(3) @tile to ptr
  store float 1.0, ptr %p, align 4
  store float 1.0, ptr %shared, align 4
  %fixed = load float, ptr addrspace(4) @table, align 4""")
    assert one.written == {0, 1}
    assert one.read == set()


def test_a_copy_reads_and_writes():
    one = found("  call void @llvm.memcpy.p0.p0.i64(ptr %px, ptr %py, i64 4, i1 false)")
    assert (one.read, one.written) == ({1}, {0})


@pytest.mark.parametrize(
    "body",
    [
        "  %p = load ptr, ptr %px, align 8\n  store float 1.0, ptr %p, align 4",
        "  %p = inttoptr i64 %n to ptr\n  store float 1.0, ptr %p, align 4",
        "  store ptr %px, ptr %py, align 8",
        "  store float 1.0, ptr addrspace(1) @counts, align 4",
        "  call void @elsewhere(ptr %px)",
        '  call void asm sideeffect "st.global.f32 [$0], 0f3F800000;", "l"(ptr %px)',
    ],
    ids=["loaded", "computed", "kept", "variable", "call", "assembly"],
)
def test_other_ways_to_memory(body):
    store = "\n  store float 2.0, ptr %py, align 4\n  %a = load float, ptr %px, align 4"
    assert found(body + store) is None
    (_, reason), *_ = with_noalias(kernel(body + store)).dropped
    assert "by other ways than its parameters" in reason


def test_a_value_is_read_again_only_after_stores_to_its_array():
    program = kernel(TWICE.replace("MIDDLE", ""))
    assert loads(program) == 2
    made = with_noalias(program)
    assert loads(made.program) == 1
    assert "noalias" not in made.program.text
    assert "alias.scope" not in made.program.text


@pytest.mark.parametrize("middle", [BARRIER, "  fence seq_cst"], ids=["barrier", "fence"])
def test_a_value_is_read_again_where_other_threads_may_have_written(middle):
    """Of a `noalias` parameter LLVM would say that no barrier changes what it points to."""
    program = kernel(TWICE.replace("MIDDLE", middle))
    (_, reason), *_ = with_noalias(program).dropped
    assert "changes nothing" in reason


def test_only_pairs_that_matter_are_assumed():
    program = kernel(TWICE.replace("MIDDLE", "  store float 0.0, ptr %pz, align 4"))
    assert assumed(program, with_noalias(program).patch) == [Assumed("k", ((0, 1), (0, 2)))]
    program = kernel(f"{BARRIER}\n{TWICE.replace('MIDDLE', '')}")
    assert assumed(program, with_noalias(program).patch) == [Assumed("k", ((0, 1),))]


def test_parameters_that_are_no_arrays_are_apart_from_nothing():
    program = kernel(TWICE.replace("MIDDLE", ""))
    for parameters in ("3", "7", "", "x", "0,"):
        (_, reason), *_ = with_noalias(program, parameters).dropped
        assert "changes nothing" in reason or "no numbers of parameters" in reason


def test_inline_assembly_that_names_a_function_is_no_call_of_it():
    assert found(TWICE.replace("MIDDLE", "")) is not None
    assembly = '  call void asm sideeffect "// @llvm.fabs.f32(", ""()'
    assert found(TWICE.replace("MIDDLE", assembly)) is None
