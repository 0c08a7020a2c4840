"""`wmma`: matrices that a warp holds together, in the layouts of `mma.sync`.

The PTX ISA does not say which elements a thread holds. Here they are those that `mma.sync` has
(8.8, 9.7.14.5): blocks of 16 rows of A, of 8 columns of B, and of 16 by 8 sums, one after the
other. A result of 8 rows and 32 columns is computed as its transpose. Where registers have room
for more elements than there are (halves), elements are held again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from gevo.device.simt.lower.calls import Call, CallRule
from gevo.device.simt.lower.matrix_ops import (
    BITS,
    addends,
    bits,
    give,
    kinds,
    lane_of,
    multiply_doubles,
    product,
    results,
)
from gevo.device.simt.lower.memory_ops import load, lower_store
from gevo.device.simt.lower.writer import Writer
from gevo.program.llvm.syntax.types import take_type

_BITS = {**BITS, "f32": 32, "s32": 32, "f64": 64}
_SHAPE = r"llvm\.nvvm\.wmma\.m(?P<m>\d+)n(?P<n>\d+)k(?P<k>\d+)"
_ACCESS = re.compile(
    rf"{_SHAPE}\.(?:load|store)\.(?P<part>[abcd])\.(?P<layout>row|col)(?P<stride>\.stride)?"
    r"\.(?P<type>f16|bf16|tf32|s8|u8|f32|s32|f64)\.p\d\Z"
)
_PRODUCT = re.compile(
    rf"{_SHAPE}\.mma\.(?:row|col)\.(?:row|col)\.(?P<type>f16|f32|bf16|tf32|s8|u8)"
    r"(?:\.f16|\.f32)?(?P<clamp>\.satfinite)?\Z"
)
_Sum = tuple[int, int, int]
"""A constant, and factors of `lane / 4` and of `lane % 4`."""
_Place = tuple[_Sum, _Sum]
"""Row and column of an element."""


def _places(match: re.Match[str]) -> list[_Place]:
    """The elements that a thread holds of a matrix, in the order of its registers."""
    m, n, k = (int(match[name]) for name in "mnk")
    part, turned = match["part"], _is_turned(m, n)
    if part in "cd":
        rows, columns = (n, m) if turned else (m, n)
        places = list(_sums(rows, columns))
        return [(column, row) for row, column in places] if turned else places
    tall = (part == "a") is not turned
    places = list(_factors(m if part == "a" else n, k, _BITS[match["type"]], tall))
    return [(row, column) for column, row in places] if part == "b" else places


def _is_turned(m: int, n: int) -> bool:
    return (m, n) == (8, 32)


def _sums(rows: int, columns: int) -> Iterator[_Place]:
    halves = min(rows, 16) // 8
    for top in range(0, rows, 8 * halves):
        for left in range(0, columns, 8):
            for n in range(2 * halves):
                yield (top + n // 2 * 8, 1, 0), (left + n % 2, 0, 2)


def _factors(size: int, depth: int, width: int, tall: bool) -> Iterator[_Place]:
    """Places in A, or in B turned: the second number counts what is summed over."""
    if width == 64:
        yield (0, 1, 0), (0, 0, 1)
        return
    each = 32 // width
    for top in range(0, size, 16 if tall else 8):
        for deep in range(0, depth, 4 * each):
            for half in (0, 8) if tall else (0,):
                for n in range(each):
                    yield (top + half, 1, 0), (deep + n, 0, each)


def _times(w: Writer, value: str, factor: int | str) -> str:
    return w.temp(f"mul i64 {value}, {factor}")


class _Memory:
    """Where the elements of a thread lie."""

    def __init__(self, w: Writer, c: Call, match: re.Match[str]) -> None:
        lane = w.temp(f"zext i32 {lane_of(w)} to i64")
        self._w, self._by_row = w, match["layout"] == "row"
        self._major, self._minor = w.temp(f"lshr i64 {lane}, 2"), w.temp(f"and i64 {lane}, 3")
        self._base = w.temp(f"ptrtoint ptr {c.value(0)} to i64")
        self.size = _BITS[match["type"]] // 8
        if match["stride"]:
            self._stride = w.temp(f"zext i32 {c.value(len(c.arguments) - 1)} to i64")
        else:
            rows = match["k" if match["part"] == "b" else "m"]
            columns = match["k" if match["part"] == "a" else "n"]
            self._stride = columns if self._by_row else rows

    def _value(self, place: _Sum) -> str:
        w, (constant, major, minor) = self._w, place
        total = w.temp(f"add i64 {_times(w, self._major, major)}, {constant}")
        return w.temp(f"add i64 {total}, {_times(w, self._minor, minor)}")

    def pointer(self, place: _Place) -> str:
        """To an element."""
        w = self._w
        row, column = (self._value(one) for one in place)
        far, near = (row, column) if self._by_row else (column, row)
        index = w.temp(f"add i64 {_times(w, far, self._stride)}, {near}")
        address = w.temp(f"add i64 {self._base}, {_times(w, index, self.size)}")
        return w.temp(f"inttoptr i64 {address} to ptr")

    def adjacent(self, first: _Place, second: _Place) -> bool:
        """Whether the second element always lies behind the first one."""
        far, near = (0, 1) if self._by_row else (1, 0)
        (constant, *rest), (other, *more) = first[near], second[near]
        return first[far] == second[far] and rest == more and other == constant + 1


def _groups(memory: _Memory, match: re.Match[str]) -> list[list[_Place]]:
    """The elements of each register."""
    each = max(1, 4 // memory.size)
    places = _places(match)
    return [places[n : n + each] for n in range(0, len(places), each)]


def _access(w: Writer, c: Call) -> re.Match[str]:
    match = _ACCESS.match(c.callee)
    if match is None:
        raise w.refuse(f"the simt device does not know {c.callee}")
    return match


def _load(w: Writer, c: Call) -> None:
    match = _access(w, c)
    memory = _Memory(w, c, match)
    groups = _groups(memory, match)
    kind = take_type(c.returns.strip("{} "))[0]
    values = [_loaded(w, c, memory, group, kind) for group in groups]
    give(w, c, kind, [values[n % len(values)] for n in range(c.returns.count(kind))])


def _loaded(w: Writer, c: Call, memory: _Memory, group: list[_Place], kind: str) -> str:
    """A register."""
    size = memory.size
    if len(group) == 1 or all(map(memory.adjacent, group, group[1:])):
        whole, part = f"i{8 * size * len(group)}", w.part_of(c.result, "m")
        load(w, part, whole, memory.pointer(group[0]), size * len(group))
        return w.temp(f"bitcast {whole} {part} to {kind}")
    total = "0"
    for n, place in enumerate(group):
        part = w.part_of(c.result, "m")
        load(w, part, f"i{8 * size}", memory.pointer(place), size)
        wide = w.temp(f"zext i{8 * size} {part} to i32")
        total = w.temp(f"or i32 {total}, {w.temp(f'shl i32 {wide}, {8 * size * n}')}")
    return w.temp(f"bitcast i32 {total} to {kind}")


def _store(w: Writer, c: Call) -> None:
    match = _access(w, c)
    memory = _Memory(w, c, match)
    for n, group in enumerate(_groups(memory, match), 1):
        whole, size = f"i{8 * memory.size * len(group)}", 8 * memory.size
        value = w.temp(f"bitcast {c.type(n)} {c.value(n)} to {whole}")
        for place, element in enumerate(group):
            part = value
            if len(group) > 1:
                part = w.temp(f"lshr {whole} {value}, {size * place}")
                part = w.temp(f"trunc {whole} {part} to i{size}")
            pointer = memory.pointer(element)
            lower_store(w, "", f"i{size} {part}, ptr {pointer}, align {memory.size}")


def _multiply(w: Writer, c: Call) -> None:
    match = _PRODUCT.match(c.callee)
    if match is None:
        raise w.refuse(f"the simt device does not know {c.callee}")
    m, n, k = (int(match[name]) for name in "mnk")
    type_ = "f16" if match["type"] in ("f16", "f32") else match["type"]
    shape = kinds(type_, type_, k, match["clamp"] is not None)
    held = [8 if type_ == "f16" else size * k * BITS[type_] // 1024 for size in (m, n)]
    a = [bits(w, c, place) for place in range(held[0])]
    b = [bits(w, c, held[0] + place) for place in range(held[1])]
    if _is_turned(m, n):
        m, n, a, b = n, m, b, a
    totals = addends(w, c, sum(held), m * n // 32)
    product(w, shape, a[: m // 8 * shape.groups], b[: n // 8 * shape.groups], totals)
    results(w, c, shape, totals)


PATTERNS: tuple[tuple[re.Pattern[str], CallRule], ...] = (
    (re.compile(r"llvm\.nvvm\.wmma\.m\d+n\d+k\d+\.load\..*\Z"), _load),
    (re.compile(r"llvm\.nvvm\.wmma\.m\d+n\d+k\d+\.store\..*\Z"), _store),
    (re.compile(r"llvm\.nvvm\.wmma\.m8n8k4\.mma\.(?:row|col)\.(?:row|col)\.f64\Z"),
     multiply_doubles),
    (re.compile(r"llvm\.nvvm\.wmma\.m\d+n\d+k\d+\.mma\..*\Z"), _multiply),
)  # fmt: skip
