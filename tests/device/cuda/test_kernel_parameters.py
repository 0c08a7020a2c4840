from __future__ import annotations

import pytest

from gevo.device.cuda.compiler import KernelParameter, exposed, read_interface
from gevo.device.ptx import emit_ptx

HEAD = 'target triple = "nvptx64-nvidia-cuda"\n'


def interface(text: str):
    return read_interface(HEAD + text, emit_ptx(HEAD + text))


def places(parameters: str, before: str = "") -> list[KernelParameter]:
    text = f"{before}\ndefine ptx_kernel void @k({parameters}) {{\n  ret void\n}}\n"
    return list(interface(text).kernels["k"])


@pytest.mark.parametrize(
    ("type_", "size"),
    [
        ("i8", 1), ("i16", 2), ("i32", 4), ("i64", 8), ("half", 2), ("bfloat", 2), ("float", 4),
        ("double", 8), ("ptr", 8), ("ptr addrspace(1)", 8),
    ],
)  # fmt: skip
def test_scalars_are_aligned_to_their_size(type_, size):
    assert places(f"i8 %a, {type_} %b, i8 %c") == [
        KernelParameter("i8", 0, 1, False),
        KernelParameter(type_, max(size, 1), size, False),
        KernelParameter("i8", 2 * max(size, 1), 1, False),
    ]


def test_a_struct_by_value_is_bytes_with_its_own_alignment():
    found = places(
        "i32 %a, ptr byval(%S) align 8 %s, float %f", "%S = type { double, i32, [5 x i8] }"
    )
    assert found == [
        KernelParameter("i32", 0, 4, False),
        KernelParameter("ptr", 8, 24, True),
        KernelParameter("float", 32, 4, False),
    ]


def test_vectors_and_arrays():
    assert [(p.offset, p.size) for p in places("i32 %a, <4 x float> %v, [3 x i32] %r")] == [
        (0, 4),
        (16, 16),
        (32, 12),
    ]


def test_no_parameters():
    assert places("") == []


def test_variables_are_those_that_a_kernel_may_write():
    text = exposed(
        "@a = internal addrspace(1) externally_initialized global i32 3, align 4\n"
        "@b = dso_local addrspace(1) global [4 x float] zeroinitializer, align 4\n"
        "@c = internal unnamed_addr addrspace(4) constant i32 7, align 4\n"
        "@s = internal addrspace(3) global [4 x i32] undef, align 4\n"
        "define ptx_kernel void @k() {\n"
        "  %v = load volatile i32, ptr addrspacecast (ptr addrspace(1) @a to ptr)\n"
        "  %w = load volatile i32, ptr addrspacecast (ptr addrspace(4) @c to ptr)\n"
        "  %x = load volatile i32, ptr addrspacecast (ptr addrspace(3) @s to ptr)\n"
        "  store volatile i32 %v, ptr addrspacecast (ptr addrspace(1) @b to ptr)\n"
        "  ret void\n}\n"
    )
    assert interface(text).variables == ("a", "b")


def test_functions_that_nobody_defines_are_told():
    text = (
        "declare float @__nv_sinf(float)\ndeclare i32 @vprintf(ptr, ptr)\n"
        "define ptx_kernel void @k(ptr %p, float %x) {\n"
        "  %s = call float @__nv_sinf(float %x)\n  store float %s, ptr %p\n"
        "  %n = call i32 @vprintf(ptr %p, ptr %p)\n  ret void\n}\n"
    )
    assert interface(text).missing == ("__nv_sinf",)
