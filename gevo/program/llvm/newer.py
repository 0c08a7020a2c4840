"""Text of later LLVM versions, as Triton writes it, in the spelling of the LLVM that gevo uses.

Later versions write constants by the bits of their own type (`float f0x3FB8AA3B`), `+inf`, `-inf`,
`+qnan`, and decimals that are rounded (`float 0.1`). LLVM 22 wants the bits of a double, exact
decimals, and half and bfloat in forms of their own. Source: LLVM Language Reference, *Simple
Constants*, of both versions.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Mapping

import numpy as np

_TOKEN = re.compile(
    r'"[^"]*"'  # strings
    r"|;[^\n]*"  # comments
    r'|[%@!$#](?:"[^"]*"|[-\w$.]+)'  # names
    r"|(?P<type>\b(?:half|bfloat|float|double)\b)"
    r"|\bf0x(?P<bits>[0-9A-Fa-f]+)\b"
    r"|(?P<special>[+-](?:inf\b|qnan\b|s?nan\(0x(?P<payload>[0-9A-Fa-f]+)\)))"
    r"|(?<![\w.])(?P<decimal>[+-]?\d+\.\d*(?:[eE][+-]?\d+)?)(?![\w.])"
)
_FORMATS: Mapping[str, tuple[int, int]] = {
    "half": (16, 10), "bfloat": (16, 7), "float": (32, 23), "double": (64, 52),
}  # fmt: skip
"""Bits of a type, and those of its fraction."""
_TRIPLE = 'target triple = "nvptx64-nvidia-cuda" '


def respelt(text: str) -> str:
    """The same module for LLVM 22; lines stay where they are.

    A module of kernels (`ptx_kernel`) that names no target gets nvptx64, which is the only one
    that has such functions.
    """
    type_ = "double"

    def spelling(match: re.Match[str]) -> str:
        nonlocal type_
        if match["type"]:
            type_ = match["type"]
        elif match["bits"]:
            return _literal(int(match["bits"], 16), type_)
        elif match["special"]:
            return _literal(_special(match["special"], match["payload"], type_), type_)
        elif match["decimal"]:
            return _decimal(match["decimal"], type_)
        return match[0]

    respelt = _TOKEN.sub(spelling, text)
    named = re.search(r"^target triple", text, re.MULTILINE)
    return respelt if named or "ptx_kernel" not in text else _TRIPLE + respelt


def _literal(bits: int, type_: str) -> str:
    """Bits of a type's own width as LLVM 22 writes them."""
    if type_ in ("half", "bfloat"):
        return f"0x{'H' if type_ == 'half' else 'R'}{bits:04X}"
    return f"0x{_widened(bits) if type_ == 'float' else bits:016X}"


def _widened(bits: int) -> int:
    """The bits of a float as those of a double; a NaN keeps sign, kind and payload."""
    if bits & 0x7F800000 == 0x7F800000:
        return bits >> 31 << 63 | 0x7FF << 52 | (bits & 0x7FFFFF) << 29
    return struct.unpack("<Q", struct.pack("<d", struct.unpack("<f", struct.pack("<I", bits))[0]))[
        0
    ]


def _special(text: str, payload: str | None, type_: str) -> int:
    """The bits of an infinity, or of a NaN."""
    width, fraction = _FORMATS[type_]
    bits = (text[0] == "-") << (width - 1) | ((1 << (width - 1 - fraction)) - 1) << fraction
    if "nan" not in text:
        return bits
    quiet = 0 if "snan" in text else 1 << (fraction - 1)
    return bits | quiet | int(payload or "0", 16)


def _decimal(text: str, type_: str) -> str:
    """A decimal as it is where it is exact, else as the nearest value's bits."""
    value = float(text)
    if type_ == "double":
        return text
    if type_ == "bfloat":
        whole = int(np.float32(value).view(np.uint32))
        bits = (whole + 0x7FFF + (whole >> 16 & 1)) >> 16
        near = float(np.uint32(bits << 16).view(np.float32))
    else:
        kind, held = (np.float16, np.uint16) if type_ == "half" else (np.float32, np.uint32)
        with np.errstate(over="ignore"):
            rounded = kind(value)
        bits, near = int(rounded.view(held)), float(rounded)
    return text if near == value else _literal(bits, type_)
