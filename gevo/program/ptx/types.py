"""PTX's types, and LLVM's for them."""

from __future__ import annotations

from collections.abc import Mapping

LLVM_TYPES: Mapping[str, str] = {
    **{f"{kind}{bits}": f"i{bits}" for kind in "sub" for bits in (8, 16, 32, 64, 128)},
    "f16": "half", "bf16": "bfloat", "f32": "float", "f64": "double", "pred": "i1",
    "f16x2": "<2 x half>", "bf16x2": "<2 x bfloat>", "tf32": "float",
    "s16x2": "<2 x i16>", "u16x2": "<2 x i16>",
}  # fmt: skip
"""By PTX type."""

_BITS: Mapping[str, int] = {
    "half": 16, "bfloat": 16, "float": 32, "double": 64, "<2 x half>": 32, "<2 x bfloat>": 32,
    "<2 x i16>": 32,
}  # fmt: skip
_SUFFIXES: Mapping[str, str] = {
    "half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64", "<2 x half>": "v2f16",
    "<2 x bfloat>": "v2bf16", "<2 x i16>": "v2i16",
}  # fmt: skip
_NVVM: Mapping[str, str] = {
    "float": "f", "double": "d", "half": "f16", "bfloat": "bf16", "<2 x half>": "f16x2",
    "<2 x bfloat>": "bf16x2",
}  # fmt: skip

SPACES: Mapping[str, int] = {"global": 1, "shared": 3, "const": 4, "local": 0, "param": 0}
"""LLVM's address spaces by PTX's. What is local lies in an alloca, which has a generic address."""


def width(type_: str) -> int:
    """Bits of an LLVM type that a register can hold; 64 of a pointer."""
    if type_.startswith("ptr"):
        return 64
    return _BITS.get(type_) or int(type_[1:])


def is_integer(type_: str) -> bool:
    """Whether an LLVM type is an integer."""
    return type_[0] == "i"


def is_float(type_: str) -> bool:
    """Whether an LLVM type is a float, or a vector of floats."""
    return type_ in _NVVM


def suffix(type_: str) -> str:
    """An LLVM type as intrinsics spell it: `f32`, `v2f16`, `i64`."""
    return _SUFFIXES.get(type_, type_)


def nvvm_letter(type_: str) -> str:
    """A float type as NVVM's intrinsics spell it: `f`, `d`, `f16x2`."""
    return _NVVM[type_]


def element(type_: str) -> str:
    """A vector's element type; the type itself for a scalar."""
    return type_[5:-1] if type_[0] == "<" else type_


def lanes(type_: str) -> int:
    """2 for a packed type, else 1."""
    return 2 if type_[0] == "<" else 1


def flags_of(type_: str) -> str:
    """The type of a comparison's result."""
    return "<2 x i1>" if type_[0] == "<" else "i1"


def pointer(space: int) -> str:
    """LLVM's pointer type for an address space."""
    return f"ptr addrspace({space})" if space else "ptr"


def signed(value: int, bits: int) -> int:
    """The low bits of a number, read as a signed integer."""
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value
