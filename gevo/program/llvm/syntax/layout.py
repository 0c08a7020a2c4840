"""Sizes, alignments and scalars of types, in bytes, by NVPTX's data layout.

The host's is the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from gevo.program.llvm.syntax.lexer import Unreadable, split_top
from gevo.program.llvm.syntax.types import integer_bits

_SCALAR_BYTES = {"half": 2, "bfloat": 2, "float": 4, "double": 8, "ptr": 8}
_SEQUENCE = re.compile(r"[\[<](\d+) x (.*)[\]>]\Z", re.DOTALL)


class DataLayout:
    """Of one module, by the names of its types (`%T`). All methods raise Unreadable."""

    def __init__(self, named: Mapping[str, str]) -> None:
        self._named = named
        self._cache: dict[str, tuple[int, int, int]] = {}

    def store_size(self, type_: str) -> int:
        """Bytes that a store of this type writes."""
        return self._measure(type_)[0]

    def size(self, type_: str) -> int:
        """Distance of array elements of this type."""
        return self._measure(type_)[1]

    def align(self, type_: str) -> int:
        """ABI alignment."""
        return self._measure(type_)[2]

    def scalars(self, type_: str, offset: int = 0) -> Iterator[tuple[int, str]]:
        """Offset and type of every scalar in a type, in order."""
        type_ = self._named.get(type_, type_)
        if type_.startswith(("{", "<{")):
            for field, start in self._fields(type_):
                yield from self.scalars(field, offset + start)
        elif match := _SEQUENCE.match(type_):
            step = self.size(match[2])
            for index in range(int(match[1])):
                yield from self.scalars(match[2], offset + index * step)
        else:
            yield offset, type_

    def _measure(self, type_: str) -> tuple[int, int, int]:
        found = self._cache.get(type_)
        if found is None:
            found = self._cache[type_] = self._compute(type_)
        return found

    def _compute(self, type_: str) -> tuple[int, int, int]:
        if (size := _SCALAR_BYTES.get(type_)) or type_.startswith("ptr "):
            size = size or 8
            return size, size, size
        if bits := integer_bits(type_):
            return _integer(bits)
        if type_.startswith(("{", "<{")):
            return self._struct(type_)
        if match := _SEQUENCE.match(type_):
            return self._sequence(int(match[1]), match[2], vector=type_[0] == "<")
        if type_ in self._named:
            return self._measure(self._named[type_])
        raise Unreadable(f"gevo does not know the size of type {type_}")

    def _sequence(self, count: int, element: str, vector: bool) -> tuple[int, int, int]:
        if vector:
            bits = integer_bits(element) or 8 * self.size(element)
            store = (count * bits + 7) // 8
            align = 1 << max(store - 1, 0).bit_length()
            return store, -(-store // align) * align, align
        size = count * self.size(element)
        return size, size, self.align(element)

    def _fields(self, type_: str) -> Iterator[tuple[str, int]]:
        """Types and offsets of a struct's fields."""
        packed = type_[0] == "<"
        offset = 0
        for field in split_top(type_[2:-2] if packed else type_[1:-1]):
            align = 1 if packed else self.align(field)
            offset = -(-offset // align) * align
            yield field, offset
            offset += self.size(field)

    def _struct(self, type_: str) -> tuple[int, int, int]:
        end, align = 0, 1
        for field, offset in self._fields(type_):
            align = max(align, 1 if type_[0] == "<" else self.align(field))
            end = offset + self.size(field)
        size = -(-end // align) * align
        return size, size, align


def _integer(bits: int) -> tuple[int, int, int]:
    if bits > 128:
        raise Unreadable(f"gevo has no integers wider than 128 bits (i{bits})")
    store = (bits + 7) // 8
    align = min(1 << (store - 1).bit_length(), 16)
    return store, -(-store // align) * align, align
