"""Splat constants of StableHLO programs: reading them, and other values for them."""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Iterator

from gevo.program.numbers import other_floats, other_integers
from gevo.program.stablehlo.resize import tensor

_SPLAT = re.compile(r"dense<([^<>\[\](),\"]+)> : (tensor<[^<>]*>)\Z")
_FLOAT = re.compile(r"-?\d+\.\d*(?:[eE][-+]?\d+)?\Z")
_INTEGER = re.compile(r"(u?)i(\d+)\Z")
_LARGEST = {
    "f16": 65504.0,
    "bf16": 3.3895e38,
    "f32": 3.40282e38,
    "f64": 1.797693e308,
}
_BITS = {"f16": "<e", "f32": "<f", "f64": "<d"}


def other_numbers(text: str) -> Iterator[str]:
    """Constants like this one (`dense<3.2e+01> : tensor<f32>`) with other values; see `numbers`.

    None for constants of several values, and for complex ones.
    """
    found = _read(text)
    if found is None:
        return
    content, type_, element = found
    if element in _LARGEST:
        for value in other_floats(_float(content, element), _LARGEST[element]):
            yield f"dense<{value:.6e}> : {type_}"
    elif element == "i1":
        yield f"dense<{'false' if content == 'true' else 'true'}> : {type_}"
    elif limits := _limits(element):
        for number in other_integers(int(content), *limits):
            yield f"dense<{number}> : {type_}"


def is_number(text: str, now: str) -> bool:
    """True when `text` is a finite splat constant of the type of `now`."""
    found, before = _read(text), _read(now)
    if found is None or before is None or found[1] != before[1]:
        return False
    content, _, element = found
    if element in _LARGEST:
        return bool(_FLOAT.match(content)) and abs(float(content)) <= _LARGEST[element]
    if element == "i1":
        return content in ("true", "false")
    limits = _limits(element)
    if limits is None or not re.match(r"-?\d{1,20}\Z", content):
        return False
    return limits[0] <= int(content) <= limits[1]


def _read(text: str) -> tuple[str, str, str] | None:
    """The value, the tensor's type and its element type."""
    match = _SPLAT.match(text)
    found = tensor(match[2]) if match else None
    return (match[1], match[2], found[1]) if match and found else None


def _float(content: str, element: str) -> float:
    """A float as MLIR writes it; hexadecimal ones are the bits."""
    if not content.startswith("0x"):
        return float(content)
    if element not in _BITS:
        return math.nan
    size = struct.calcsize(_BITS[element])
    return float(struct.unpack(_BITS[element], int(content, 16).to_bytes(size, "little"))[0])


def _limits(element: str) -> tuple[int, int] | None:
    match = _INTEGER.match(element)
    if match is None:
        return None
    bits = int(match[2])
    return (0, (1 << bits) - 1) if match[1] else (-(1 << (bits - 1)), (1 << (bits - 1)) - 1)
