"""Declarations of variables and parameters."""

from __future__ import annotations

import re
from collections.abc import Sequence
from math import prod

from gevo.program.ptx.operands import NAME, split_list
from gevo.program.ptx.scanner import Scanner
from gevo.program.ptx.syntax import Variable
from gevo.program.ptx.types import LLVM_TYPES, width

SPACE = re.compile(r"\.(global|shared|const|local|param|reg|tex)\b")
_SHAPE = re.compile(r"\.(?:align\s+(\d+)|(v[248])|attribute\s*\([^)]*\))")
_TYPE = re.compile(r"\.(\w+)")
_POINTER = re.compile(r"\.(?:(ptr)|global|shared|const|local|param|align\s+\d+)\b")
_NAME = re.compile(NAME)
_EXTENT = re.compile(r"\[\s*(\w*)\s*\]")
_INITIAL = re.compile(r"=\s*([^;]*)")
_SEMICOLON = re.compile(r";")
_OPEN, _CLOSE, _COMMA = re.compile(r"\("), re.compile(r"\)"), re.compile(r",")


def read_variable(s: Scanner, external: bool = False, visible: bool = False) -> Variable:
    """A variable or parameter, and the semicolon behind it; raises PtxError."""
    line = s.line
    space = s.need(SPACE, "a state space")[1]
    align, vector, pointer = 0, 1, False
    while match := s.match(_SHAPE):
        align = int(match[1] or align)
        vector = int(match[2][1:]) if match[2] else vector
    type_ = s.need(_TYPE, "a type")[1]
    if type_ not in LLVM_TYPES:
        raise s.error(f"gevo does not read variables of type .{type_},")
    while match := s.match(_POINTER):
        pointer = pointer or match[1] is not None
    name = s.need(_NAME, "a name")[0]
    extents: list[int] = []
    while match := s.match(_EXTENT):
        extents.append(int(match[1] or "0", 0))
    extents += [] if vector == 1 else [vector]
    initial = s.match(_INITIAL)
    s.match(_SEMICOLON)
    values = _values(initial[1], extents) if initial else ()
    if extents and not extents[0] and values:
        extents[0] = -(-len(values) // (prod(extents[1:]) or 1))
    count = prod(extents) if extents else None
    natural = vector * width(LLVM_TYPES[type_]) // 8
    return Variable(
        space, align or natural, type_, name, count, values, external, visible, pointer, line
    )


def _values(text: str, extents: Sequence[int]) -> tuple[str, ...]:
    """An initialiser's values, row after row; rows that are too short end in zeros."""
    text = text.strip()
    if text[:1] != "{":
        return (text,)
    found: list[str] = []
    row = prod(extents[1:])
    for one in split_list(text[1:-1]):
        part = _values(one, extents[1:])
        found += (*part, *["0"] * (row - len(part) if one[0] == "{" else 0))
    return tuple(found)


def read_parameters(s: Scanner) -> tuple[Variable, ...]:
    """A list of parameters in parentheses; nothing where there is none; raises PtxError."""
    found: list[Variable] = []
    if s.match(_OPEN):
        while not s.match(_CLOSE):
            found.append(read_variable(s))
            s.match(_COMMA)
    return tuple(found)
