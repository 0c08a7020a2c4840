"""Tensor types as StableHLO spells them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import prod
from typing import Any

import numpy as np

from gevo.errors import CompileFailed
from gevo.outcome import Outcome

_TENSOR = re.compile(r"tensor<((?:\d+x)*)(complex<\w+>|[^<>,\sx?][^<>,\s]*)>")
_BITS = re.compile(r"\d+")
_DTYPES = {
    "i1": "bool",
    **{f"i{bits}": f"int{bits}" for bits in (8, 16, 32, 64)},
    **{f"ui{bits}": f"uint{bits}" for bits in (8, 16, 32, 64)},
    **{f"f{bits}": f"float{bits}" for bits in (16, 32, 64)},
}


@dataclass(frozen=True)
class Tensor:
    """Shape and element type of an argument or result.

    Attributes:
        shape: Static.
        element: numpy's name of the element type.
    """

    shape: tuple[int, ...]
    element: str

    @property
    def dtype(self) -> np.dtype[Any]:
        """The element type."""
        return np.dtype(self.element)

    @property
    def nbytes(self) -> int:
        """Bytes of its contents."""
        return prod(self.shape) * self.dtype.itemsize

    def __str__(self) -> str:
        return f"{self.element}{list(self.shape)}"


@dataclass(frozen=True)
class Signature:
    """What @main takes and gives, in order."""

    arguments: tuple[Tensor, ...]
    results: tuple[Tensor, ...]


def parse_tensor(spelt: str) -> Tensor:
    """The type of an argument or result of @main.

    Raises:
        CompileFailed: numpy has no such element type, or the shape is not static.
    """
    match = _TENSOR.fullmatch(spelt)
    if match is None or match[2] not in _DTYPES:
        raise CompileFailed(f"@main may not take or give {spelt}", Outcome.INVALID)
    shape = tuple(int(size) for size in match[1].split("x")[:-1])
    return Tensor(shape, _DTYPES[match[2]])


def size_bytes(spelt: str) -> int:
    """Bytes of a value of any type; 0 for what is no tensor (tokens, tuples).

    Raises:
        CompileFailed: Its shape is not static.
    """
    if not spelt.startswith("tensor<"):
        return 0
    match = _TENSOR.fullmatch(spelt)
    if match is None:
        raise CompileFailed(f"{spelt} has no static shape", Outcome.INVALID)
    bits = _BITS.search(match[2])
    width = max(8, int(bits[0]) if bits else 64) * (2 if match[2].startswith("complex") else 1)
    return prod(int(size) for size in match[1].split("x")[:-1]) * width // 8
