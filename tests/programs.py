"""The small kernel that tests of whole runs share, and variants of it that go very wrong."""

from __future__ import annotations

from gevo.program.base import Program
from gevo.testing.poly import (
    BARRIER,
    POLY,
    POLY_SPEC,
    faster,
    invalid,
    out_of_bounds,
    poly,
    variant,
    wrong,
)

__all__ = [
    "BARRIER",
    "POLY",
    "POLY_SPEC",
    "aborts_on_host",
    "aborts_to_ptx",
    "endless",
    "faster",
    "invalid",
    "out_of_bounds",
    "poly",
    "stored",
    "variant",
    "wrong",
]


def stored(value: str) -> str:
    """Instructions that keep the i32 `value` alive."""
    return f"  %kept = sitofp i32 {value} to float\n  store float %kept, ptr %y\n"


def endless() -> Program:
    """Its only loop never ends."""
    old = "br i1 %cmp.not, label %if.end, label %cleanup"
    loop = "br label %spin\n\nspin:\n  br i1 %cmp.not, label %spin, label %cleanup"
    text = variant(old=old, new=loop).text
    return Program(poly().dialect, text, poly().entry)


def aborts_on_host() -> Program:
    """Passes LLVM's verifier, and aborts its x86 back end (more elements than a type may have)."""
    vector = "<65536 x i8>"
    return variant(f"  %b = freeze {vector} zeroinitializer\n  store {vector} %b, ptr %y\n")


def aborts_to_ptx() -> Program:
    """Passes LLVM's verifier, and aborts its NVPTX back end."""
    return variant(
        "  %crc = call i32 @llvm.x86.sse42.crc32.32.8(i32 %n, i8 1)\n" + stored("%crc"),
        "declare i32 @llvm.x86.sse42.crc32.32.8(i32, i8)\n",
    )
