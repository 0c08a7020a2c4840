"""The C library's mathematical functions, which generated code may call."""

from __future__ import annotations

import ctypes
import sys

LIBM_UNARY = (
    "sin cos tan asin acos atan sinh cosh tanh asinh acosh atanh exp exp2 exp10 expm1 log log2 "
    "log10 log1p logb cbrt erf erfc tgamma lgamma j0 j1 y0 y1"
).split()
LIBM_BINARY = "pow atan2 fmod remainder hypot fdim nextafter".split()
INTRINSIC_UNARY = "floor ceil trunc rint nearbyint round fabs sqrt".split()
"""LLVM has intrinsics for these; a host without the instruction calls the C library."""


def libm_addresses() -> dict[str, int]:
    """Host addresses of the functions, float and double, that this C library has."""
    library = ctypes.CDLL("libm.so.6" if sys.platform == "linux" else None)
    return {
        name: ctypes.cast(getattr(library, name), ctypes.c_void_p).value or 0
        for name in _symbols()
        if hasattr(library, name)
    }


def _symbols() -> list[str]:
    names = [*LIBM_UNARY, *LIBM_BINARY, *INTRINSIC_UNARY, "fma", "ldexp", "frexp", "roundeven"]
    return [name + f for name in names for f in ("", "f")]
