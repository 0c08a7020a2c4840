"""Types of LLVM IR as a spec has them: elements of arrays, fields of structs."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from gevo.errors import WorkloadError

DTYPES: Mapping[str, str] = {
    "i1": "u8", "i8": "i8", "i16": "i16", "i32": "i32", "i64": "i64",
    "half": "f16", "bfloat": "u16", "float": "f32", "double": "f64", "ptr": "u64",
}  # fmt: skip
SIZES: Mapping[str, int] = {
    "u8": 1, "i8": 1, "i16": 2, "u16": 2, "i32": 4, "u32": 4, "i64": 8, "u64": 8,
    "f16": 2, "f32": 4, "f64": 8,
}  # fmt: skip
_WORD = re.compile(r'\s*(%"[^"]*"|[\[\]{}<>,]|%?[-\w.$]+)')
_TYPE = re.compile(r'^(%(?:"[^"]*"|[-\w.$]+)) = type (.*)$', re.M)
_MOST = 4096
"""Fields of a struct."""


@dataclass(frozen=True)
class Layout:
    """Scalars of a type, each with its offset and element type; size and alignment in bytes."""

    scalars: tuple[tuple[int, str], ...]
    size: int
    align: int


def named_types(text: str) -> Mapping[str, str]:
    """The types that a module names."""
    return dict(_TYPE.findall(text))


def layout_of(spelt: str, types: Mapping[str, str]) -> Layout:
    """Where the scalars of a type lie; raises WorkloadError for one that is not understood."""
    return _Reader(_WORD.findall(spelt), types).read()


class _Reader:
    def __init__(self, words: Sequence[str], types: Mapping[str, str]) -> None:
        self._words = list(words)
        self._types = types

    def read(self) -> Layout:
        word = self._words.pop(0) if self._words else ""
        if word in DTYPES:
            dtype = DTYPES[word]
            return Layout(((0, dtype),), SIZES[dtype], SIZES[dtype])
        if word in self._types:
            return _Reader(_WORD.findall(self._types[word]), self._types).read()
        if word == "<" and self._words[:1] == ["{"]:
            self._words.pop(0)
            return _struct(self._members(), packed=True)
        if word in ("[", "<"):
            return self._array()
        if word == "{":
            return _struct(self._members(), packed=False)
        raise WorkloadError(f"a type that is not understood: {word!r}")

    def _array(self) -> Layout:
        count = int(self._words.pop(0))
        self._words.pop(0)  # x
        of = self.read()
        self._words.pop(0)
        if count * len(of.scalars) > _MOST:
            raise WorkloadError("a struct with too many fields")
        scalars = tuple((k * of.size + at, d) for k in range(count) for at, d in of.scalars)
        return Layout(scalars, count * of.size, of.align)

    def _members(self) -> list[Layout]:
        found: list[Layout] = []
        while self._words and self._words[0] != "}":
            if self._words[0] == ",":
                self._words.pop(0)
                continue
            found.append(self.read())
        self._words.pop(0)
        return found


def _struct(members: Sequence[Layout], packed: bool) -> Layout:
    scalars: list[tuple[int, str]] = []
    end, align = 0, 1
    for member in members:
        own = 1 if packed else member.align
        end = -(-end // own) * own
        scalars += [(end + at, dtype) for at, dtype in member.scalars]
        end, align = end + member.size, max(align, own)
    return Layout(tuple(scalars), -(-end // align) * align, align)
