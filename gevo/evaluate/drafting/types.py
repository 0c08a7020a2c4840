"""Types of LLVM IR as a spec has them: elements of arrays, fields of structs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import islice

from gevo.errors import WorkloadError
from gevo.program.llvm.syntax.layout import DataLayout
from gevo.program.llvm.syntax.lexer import Unreadable

DTYPES: Mapping[str, str] = {
    "i1": "u8", "i8": "i8", "i16": "i16", "i32": "i32", "i64": "i64",
    "half": "f16", "bfloat": "u16", "float": "f32", "double": "f64", "ptr": "u64",
}  # fmt: skip
SIZES: Mapping[str, int] = {
    "u8": 1, "i8": 1, "i16": 2, "u16": 2, "i32": 4, "u32": 4, "i64": 8, "u64": 8,
    "f16": 2, "f32": 4, "f64": 8,
}  # fmt: skip
_MOST = 4096
"""Fields of a struct."""


@dataclass(frozen=True)
class Layout:
    """Scalars of a type, each with its offset and element type; size in bytes."""

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
    return Layout(tuple((offset, DTYPES[scalar]) for offset, scalar in scalars), size)
