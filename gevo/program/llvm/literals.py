"""The numbers that stand in a program's text: what it compares with, multiplies by, looks for."""

from __future__ import annotations

import math
import re
import struct

_OPERATION = re.compile(
    r" = (?:tail )?(?:[if]cmp|f?add|f?sub|f?mul|[fus]div|[fus]rem|and|or|xor|select|"
    r"call (?:[\w.]+ )*\S+ @llvm\.(?:[su]m(?:in|ax)|m(?:in|ax)num|fma|fmuladd|fsh[lr])\.)"
)
_COMPARISON = re.compile(r" = [if]cmp ")
_CHOICE = re.compile(r"\s+i\d+ -?\d+, label ")
"""A line of a switch."""
_NUMBER = re.compile(r"(?<![\w.%@!#$-])(0x[0-9A-F]{16}|-?\d+(?:\.\d+e[+-]\d+)?)(?![\w.])")
_PLAIN = 2
"""Numbers up to this stand everywhere."""


def literals(text: str, compared: bool = False) -> frozenset[int | float]:
    """Numbers of a module in LLVM IR, as signed integers and as floats, without 0, 1 and 2.

    Args:
        text: The module.
        compared: Those alone that something is compared with.
    """
    found: set[int | float] = set()
    for line in text.splitlines():
        operation = (_COMPARISON if compared else _OPERATION).search(line)
        if operation or _CHOICE.match(line):
            code = line.partition(", !")[0]
            found.update(map(_value, _NUMBER.findall(code)))
    finite = (number for number in found if math.isfinite(number))
    return frozenset(number for number in finite if abs(number) > _PLAIN or number % 1)


def _value(text: str) -> int | float:
    if text.startswith("0x"):
        return struct.unpack(">d", bytes.fromhex(text[2:]))[0]
    return float(text) if "." in text else int(text)
