"""Operands of an instruction, from their text."""

from __future__ import annotations

import re
import struct
from functools import lru_cache

from gevo.program.ptx.syntax import Address, Both, Group, Inverse, Name, Number, Operand

NAME = r"[A-Za-z_$%][\w$]*(?:\.[xyzwrgba]\b)?"
_DECIMAL = re.compile(r"-?(?:\d+\.\d*|\.\d+|\d+(?=[eE]))(?:[eE][-+]?\d+)?\Z")
_NUMBER = re.compile(r"-?(?:0[fFdD][0-9a-fA-F]+|0[xX][0-9a-fA-F]+|0[bB][01]+|\d+)[Uu]?\Z")
_FLOAT = re.compile(r"0([fFdD])([0-9a-fA-F]+)\Z")
_SYMBOL = re.compile(rf"({NAME})\s*(?:([+-])\s*(-?\w+))?\Z")
_PART = re.compile(rf"({NAME})\.(b[0-7]{{1,4}}|h[0-3]{{1,2}})\Z")
_GENERIC = re.compile(rf"generic\(\s*({NAME})\s*\)\s*(?:([+-])\s*(\w+))?\Z")


def split_list(text: str) -> list[str]:
    """Split at the commas that are not inside brackets."""
    if not text.strip():
        return []
    if "[" not in text and "{" not in text and "(" not in text:
        return [part.strip() for part in text.split(",")]
    parts, depth = [""], 0
    for char in text:
        depth += (char in "[({") - (char in "])}")
        if char == "," and depth == 0:
            parts.append("")
        else:
            parts[-1] += char
    return [part.strip() for part in parts]


def number(text: str) -> Number:
    """A literal; raises ValueError."""
    if _DECIMAL.match(text):
        return Number(int.from_bytes(struct.pack(">d", float(text)), "big"), 64)
    if match := _FLOAT.match(text):
        return Number(int(match[2], 16), 32 if match[1] in "fF" else 64)
    text = text.rstrip("Uu")
    octal = re.match(r"(-?)0(\d+)\Z", text)
    return Number(int(octal[1] + octal[2], 8) if octal else int(text, 0))


def spelled_number(number: Number) -> str:
    """The literal in PTX."""
    if not number.float_bits:
        return str(number.value)
    return f"0{'f' if number.float_bits == 32 else 'd'}{number.value:0{number.float_bits // 4}X}"


@lru_cache(maxsize=4096)
def operand(text: str) -> Operand:
    """One operand; raises ValueError."""
    if _NUMBER.match(text) or _DECIMAL.match(text):
        return number(text)
    if text[0] == "[":
        return _address(text[1:-1].strip())
    if text[0] in "{(":
        return Group(tuple(operand(part) for part in split_list(text[1:-1])))
    if text[0] == "!":
        return Inverse(_named(text[1:].strip()))
    if "|" in text:
        first, _, second = text.partition("|")
        return Both(operand(first.strip()), operand(second.strip()))
    return _named(text)


def _named(text: str) -> Name:
    if match := _GENERIC.match(text):
        return Name(match[1], _offset(match[2], match[3]), generic=True)
    if match := _PART.match(text):
        return Name(match[1], part=match[2])
    match = _SYMBOL.match(text)
    if match is None:
        raise ValueError(text)
    return Name(match[1], _offset(match[2], match[3]))


def _offset(sign: str | None, digits: str | None) -> int:
    value = number(digits).value if digits else 0
    return -value if sign == "-" else value


def _address(text: str) -> Address:
    base, plus, rest = text.partition("+")
    base = base.strip()
    offset = number(rest.strip()).value if plus else 0
    if _NUMBER.match(base):
        return Address(number(base), offset)
    name = _named(base)
    return Address(Name(name.text), offset + name.offset)
