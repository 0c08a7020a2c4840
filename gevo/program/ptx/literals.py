"""Constants as PTX writes them (PTX ISA, "Constants")."""

from __future__ import annotations

import re
import struct

from gevo.program.ptx.syntax import Number

_INTEGER = re.compile(r"(?:0[xX]([0-9a-fA-F]+)|0[bB]([01]+)|(0[0-7]*)|([1-9][0-9]*))[Uu]?")
_BASES = (16, 2, 8, 10)
_POINT = r"(?:[0-9]+\.[0-9]*|\.[0-9]+|[0-9]+(?=[eE]))(?:[eE][-+]?[0-9]+)?"
_DECIMAL = re.compile(f"-?{_POINT}")
_FLOAT = re.compile(r"0(?:([fF])([0-9a-fA-F]{8})|[dD]([0-9a-fA-F]{16}))")
_LITERAL = re.compile(
    r"-?(?:0[fF][0-9a-fA-F]{8}|0[dD][0-9a-fA-F]{16}|"
    r"(?:0[xX][0-9a-fA-F]+|0[bB][01]+|[0-9]+)[Uu]?|"
    rf"{_POINT})"
)
_LONGEST = 67
"""Characters of an integer of 64 bits in binary with its prefix and suffix."""


def is_literal(text: str) -> bool:
    """Whether a text is written as a number is; one that begins so may still be none."""
    return _LITERAL.fullmatch(text) is not None


def integer(text: str) -> int:
    """The value of an integer literal without a sign: `16`, `16U`, `010`, `0x1F`, `0b101`.

    Raises:
        ValueError: It is none, or needs more than 64 bits.
    """
    match = _INTEGER.fullmatch(text) if len(text) <= _LONGEST else None
    if match is None:
        raise ValueError(f"{text[:_LONGEST]!r} is no integer")
    digits, base = next(one for one in zip(match.groups(), _BASES, strict=True) if one[0])
    value = int(digits, base)
    if value >> 64:
        raise ValueError(f"{text!r} needs more than 64 bits")
    return value


def number(text: str) -> Number:
    """A literal, maybe with a minus; raises ValueError."""
    if _DECIMAL.fullmatch(text):
        return Number(int.from_bytes(struct.pack(">d", float(text)), "big"), 64)
    if match := _FLOAT.fullmatch(text):
        return Number(int(match[2] or match[3], 16), 32 if match[1] else 64)
    return Number(-integer(text[1:]) if text[:1] == "-" else integer(text))


def spelled_number(number: Number) -> str:
    """The literal in PTX."""
    if not number.float_bits:
        return str(number.value)
    return f"0{'f' if number.float_bits == 32 else 'd'}{number.value:0{number.float_bits // 4}X}"
