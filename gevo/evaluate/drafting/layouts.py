"""What structs by value hold: by their types, or where those are bytes, by what is loaded."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice

from gevo.device.simt.model.ir import Function, pointer
from gevo.errors import WorkloadError
from gevo.program.llvm.syntax.lexer import Unreadable
from gevo.program.llvm.syntax.operands import incoming
from gevo.program.llvm.syntax.types import DataLayout

_OFFSET = re.compile(r"^(?: inbounds| nuw| nusw)* i8, ptr(?: addrspace\(\d+\))? %\S+, i\d+ (\d+)")

DTYPES: Mapping[str, str] = {
    "i1": "u8", "i8": "i8", "i16": "i16", "i32": "i32", "i64": "i64",
    "half": "f16", "bfloat": "u16", "float": "f32", "double": "f64", "ptr": "u64",
}  # fmt: skip
SIZES: Mapping[str, int] = {
    "u8": 1, "i8": 1, "i16": 2, "u16": 2, "i32": 4, "u32": 4, "i64": 8, "u64": 8,
    "f16": 2, "f32": 4, "f64": 8, "ptr": 8,
}  # fmt: skip
UNREAD = ("u8", "0")
"""A byte of a struct that nobody reads."""
_MOST = 4096
"""Fields of a struct."""


@dataclass(frozen=True)
class Layout:
    """Scalars of a type, each with its offset and element type or `ptr`; size in bytes."""

    scalars: tuple[tuple[int, str], ...]
    size: int


def layout_of(spelt: str, types: Mapping[str, str]) -> Layout:
    """Where the scalars of a type lie; raises WorkloadError for one that is not understood."""
    measured = DataLayout(types)
    try:
        scalars = list(islice(measured.scalars(spelt), _MOST + 1))
        size = measured.size(spelt)
    except Unreadable as reason:
        raise WorkloadError(f"a type that is not understood: {reason}") from reason
    if len(scalars) > _MOST:
        raise WorkloadError("a struct with too many fields")
    for _, scalar in scalars:
        if scalar not in DTYPES:
            raise WorkloadError(f"a type that is not understood: {scalar!r}")
    return Layout(tuple((offset, _field_type(scalar)) for offset, scalar in scalars), size)


def _field_type(kind: str) -> str:
    """What a spec calls a struct's field of an LLVM type."""
    return kind if kind == "ptr" else DTYPES[kind]


def place_of(function: Function, token: str) -> tuple[str, int] | None:
    """What a pointer leads to, without `%`, and how many bytes on; None if not a number."""
    definition = function.definitions.get(token)
    offset = 0
    while definition is not None and definition.op in ("getelementptr", "addrspacecast"):
        if definition.op == "getelementptr":
            constant = _OFFSET.match(definition.rest)
            if constant is None:
                return None
            offset += int(constant[1])
        _, token = pointer(definition.rest)
        definition = function.definitions.get(token)
    return token[1:], offset


def layout_as_read(function: Function, name: str, size: int) -> Layout | None:
    """The scalars of a struct that PTX passes as bytes, which are those that are loaded from it.

    None where loads say nothing of it, or two of them overlap.
    """
    found: dict[int, str] = {}
    addresses = _addresses(function)
    for i in function.instructions():
        place = place_of(function, pointer(i.rest)[1]) if i.op == "load" else None
        if place is None or place[0] != name:
            continue
        if i.kind not in DTYPES:
            return None
        kind = "ptr" if i.kind == "i64" and i.name in addresses else i.kind
        for lane in range(i.lanes):
            at = place[1] + lane * SIZES[DTYPES[kind]]
            if found.setdefault(at, kind) != kind:
                return None
    scalars = tuple((at, _field_type(found[at])) for at in sorted(found))
    end = 0
    for at, dtype in scalars:
        if at < end:
            return None
        end = at + SIZES[dtype]
    return Layout(scalars, size) if 0 < end <= size else None


def _addresses(function: Function) -> frozenset[str]:
    """Numbers that become addresses, alone or with something added to them."""
    queue = [t for i in function.instructions() if i.op == "inttoptr" for t in i.operands]
    found: set[str] = set()
    while queue:
        token = queue.pop()
        i = function.definitions.get(token)
        if i is None or token in found:
            continue
        found.add(token)
        if i.op in ("add", "sub", "freeze"):
            queue += i.operands
        elif i.op == "select":
            queue += i.operands[1:]
        elif i.op == "phi":
            queue += [value for value, _ in incoming(i.rest)]
    return frozenset(found)
