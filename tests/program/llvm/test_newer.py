"""Text of later LLVM versions becomes text of LLVM 22, with the same constants."""

from __future__ import annotations

import struct

import numpy as np
import pytest

from gevo.errors import ProgramError
from gevo.program.llvm.canonical import respelt
from gevo.program.llvm.editor import load_text

HEAD = 'target triple = "nvptx64-nvidia-cuda"\n'


def constant(type_: str, literal: str) -> int:
    """The bits that a constant has once LLVM 22 has read it."""
    bits = {"half": 16, "bfloat": 16, "float": 32, "double": 64}[type_]
    body = f"""define ptx_kernel void @k(ptr %p) {{
  store {type_} {literal}, ptr %p, align 8
  ret void
}}
"""
    text = load_text(respelt(HEAD + body)).text
    line = next(one for one in text.splitlines() if "store" in one)
    value = line.split(f"store {type_} ")[1].split(",")[0]
    if value.startswith(("0xH", "0xR")):
        return int(value[3:], 16)
    if value.startswith("0x"):
        double = int(value, 16)
    else:
        double = struct.unpack("<Q", struct.pack("<d", float(value)))[0]
    number = struct.unpack("<d", struct.pack("<Q", double))[0]
    if bits == 64:
        return double
    if bits == 32:
        if double >> 52 & 0x7FF == 0x7FF:
            return double >> 63 << 31 | 0xFF << 23 | (double >> 29) & 0x7FFFFF
        return int(np.float32(number).view(np.uint32))
    if type_ == "half":
        return int(np.float16(number).view(np.uint16))
    return int(np.float32(number).view(np.uint32)) >> 16


@pytest.mark.parametrize(
    ("type_", "literal", "bits"),
    [
        ("float", "f0x3FB8AA3B", 0x3FB8AA3B),
        ("float", "f0x00000001", 1),
        ("float", "f0x7FC00123", 0x7FC00123),
        ("double", "f0x3FF71547652B82FE", 0x3FF71547652B82FE),
        ("half", "f0x3C01", 0x3C01),
        ("bfloat", "f0x3F81", 0x3F81),
        ("float", "+inf", 0x7F800000),
        ("float", "-inf", 0xFF800000),
        ("double", "-inf", 0xFFF0000000000000),
        ("half", "+inf", 0x7C00),
        ("bfloat", "-inf", 0xFF80),
        ("float", "+qnan", 0x7FC00000),
        ("double", "-nan(0x5)", 0xFFF8000000000005),
        ("float", "0.1", 0x3DCCCCCD),
        ("float", "-1.5e+00", 0xBFC00000),
        ("half", "0.1", 0x2E66),
        ("bfloat", "0.1", 0x3DCD),
        ("double", "0.1", 0x3FB999999999999A),
    ],
)
def test_constants_keep_their_bits(type_: str, literal: str, bits: int) -> None:
    assert constant(type_, literal) == bits


def test_names_strings_and_comments_are_left_alone() -> None:
    text = (
        HEAD
        + """@f0x3C00 = constant [8 x i8] c"f0x3C00\\00" ; float f0x3C00 +inf
define ptx_kernel void @k-inf(ptr %f0x1.5) {
  ret void
}
"""
    )
    assert respelt(text) == text


def test_a_module_of_kernels_without_a_target_is_for_nvptx() -> None:
    body = "define ptx_kernel void @k(ptr %p) {\n  ret void\n}\n"
    assert load_text("; ModuleID = 'x'\n".join(("", body))).text == load_text(HEAD + body).text


def test_another_target_is_refused_and_so_is_a_module_without_kernels() -> None:
    body = "define void @f() {\n  ret void\n}\n"
    for text in (body, 'target triple = "x86_64-unknown-linux-gnu"\n' + body):
        with pytest.raises(ProgramError, match="not nvptx64"):
            load_text(text)


def test_lines_of_errors_are_those_of_the_file() -> None:
    body = "define ptx_kernel void @k() {\n  store float f0x3C, nowhere\n  ret void\n}\n"
    with pytest.raises(ProgramError, match="line 2"):
        load_text(body)


def test_libdevice_gets_its_answers() -> None:
    text = (
        HEAD
        + """@.str = internal constant [11 x i8] c"__CUDA_FTZ\\00"
define ptx_kernel void @k(ptr %p) {
  %f = call i32 @__nvvm_reflect(ptr @.str)
  store i32 %f, ptr %p, align 4
  ret void
}
declare i32 @__nvvm_reflect(ptr)
!llvm.module.flags = !{!0}
!0 = !{i32 4, !"nvvm-reflect-ftz", i32 1}
"""
    )
    assert "or i32 1, 0" in load_text(text).text
    assert "or i32 0, 0" in load_text(text.replace('ftz", i32 1', 'ftz", i32 0')).text
