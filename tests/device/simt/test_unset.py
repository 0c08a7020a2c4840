"""Which module variables a host has to fill."""

from __future__ import annotations

import pytest

from gevo.device.simt.jit import unset_variables
from gevo.program.llvm.syntax.module import split_module

VARIABLES = """@c = addrspace(4) externally_initialized constant [4 x float] zeroinitializer
@plain = addrspace(4) constant [4 x float] zeroinitializer
@filled = addrspace(4) externally_initialized constant [1 x i32] [i32 7]
@open = external addrspace(4) constant i32
@g = addrspace(1) global [4 x float] zeroinitializer
@n = addrspace(1) global i32 0
@one = addrspace(1) global i32 1
@u = addrspace(1) global float undef
@tile = internal addrspace(3) global [4 x float] undef
"""


def unset(body: str) -> set[str]:
    text = (
        f"{VARIABLES}define ptx_kernel void @k(ptr %p, i64 %i) {{\nb0:\n{body}\n  ret void\n}}\n"
    )
    module = split_module(text)
    return set(unset_variables(module.globals, module.functions))


ALL = {"c", "open", "g", "n", "u"}


def test_what_nobody_writes() -> None:
    assert unset("") == ALL


@pytest.mark.parametrize(
    ("body", "written"),
    [
        ("  %v = load float, ptr addrspace(1) @g, align 4", ""),
        ("  store float 1.0, ptr addrspace(1) @g, align 4", "g"),
        ("  %o = atomicrmw add ptr addrspace(1) @n, i32 1 monotonic", "n"),
        ("  %o = cmpxchg ptr addrspace(1) @n, i32 0, i32 1 monotonic monotonic", "n"),
        (
            "  %q = getelementptr float, ptr addrspace(1) @g, i64 %i\n  store float 1.0, ptr %q",
            "g",
        ),
        ("  %q = getelementptr float, ptr addrspace(1) @g, i64 %i\n  %v = load float, ptr %q", ""),
        ("  store ptr addrspacecast (ptr addrspace(1) @u to ptr), ptr %p, align 8", "u"),
        (
            "  %x = load float, ptr addrspacecast (ptr addrspace(1) @g to ptr), align 4\n"
            "  store float %x, ptr %p, align 4",
            "",
        ),
        ("  call void @llvm.memcpy.p0.p1.i64(ptr %p, ptr addrspace(1) @g, i64 16, i1 false)", ""),
        ("  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) @g, ptr %p, i64 16, i1 false)", "g"),
        ("  %x = call float @llvm.nvvm.ldg.global.f.f32.p1(ptr addrspace(1) @g, i32 4)", ""),
        ('  call void asm sideeffect "red.add.s32 [$0], 1;", "l"(ptr addrspace(1) @n)', "n"),
        ("  store float 1.0, ptr addrspace(4) @c, align 4", ""),
        (
            "  %s = select i1 true, ptr addrspace(1) @g, ptr addrspace(1) @u\n"
            "  store float 1.0, ptr addrspace(1) %s, align 4",
            "gu",
        ),
    ],
)
def test_what_a_kernel_may_write_is_no_matter_of_the_host(body: str, written: str) -> None:
    assert unset(body) == ALL - set(written)
