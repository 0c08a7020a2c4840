"""Matrix operations of a warp: `ldmatrix`, `stmatrix` and `mma.sync`, in terms of shuffles.

Every thread gets from the others of its warp the rows and columns that its part of the result
needs. Layouts are those of the PTX ISA (8.8), 9.7.14.5; sums of floats are rounded after each
product, which is one of the orders that the ISA leaves open.

`wmma`: matrices that a warp holds together, in the layouts of `mma.sync`. The PTX ISA does not say
which elements a thread holds. Here they are those that `mma.sync` has (8.8, 9.7.14.5): blocks of
16 rows of A, of 8 columns of B, and of 16 by 8 sums, one after the other. A result of 8 rows and
32 columns is computed as its transpose. Where registers have room for more elements than there are
(halves), elements are held again.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from gevo.device.simt.lower import layout, spaces
from gevo.device.simt.lower.memory_ops import load, lower_store
from gevo.device.simt.lower.sync_ops import AT_WARP
from gevo.device.simt.lower.writer import Call, CallRule, Writer
from gevo.device.simt.native import arena
from gevo.program.llvm.syntax.types import take_type

_INDEXED = 16
"""`shfl.sync.idx` (runtime/state.h)."""
_WHOLE_WARP = 31 << 32 | 0xFFFFFFFF
"""Mask, and the clamp above it."""


def _from_lane(w: Writer, value: str, lane: str) -> str:
    """An i32 of another lane."""
    given = w.temp(f"zext i32 {value} to i64")
    place = w.temp(f"zext i32 {lane} to i64")
    w.suspend(AT_WARP, _INDEXED, a=("i64", given), b=("i64", place), c=("i64", str(_WHOLE_WARP)))
    return w.load_thread(layout.RESULT, "i32")


def lane_of(w: Writer) -> str:
    """The thread's number in its warp, an i32."""
    return w.register("lane", layout.LANE, of_thread=True)


def _row_of(w: Writer, c: Call, lane: str) -> str:
    """The address that a lane gave, as an i64.

    Lanes exchange 32 bits: an address of shared memory, or where a generic one lies and a bit.
    """
    base, mark = w.addresses.base, 1 << 31
    whole = w.temp(f"ptrtoint ptr {c.value(0)} to i64")
    offset = w.temp(f"sub i64 {whole}, {base}")
    marked = w.temp(f"or i64 {offset}, {mark}")
    inside = w.temp(f"icmp ult i64 {offset}, {arena.SIZE}")
    marked = w.temp(f"select i1 {inside}, i64 {marked}, i64 {mark * 2 - 1}")
    short = w.temp(f"icmp ult i64 {whole}, {mark}")
    coded = w.temp(f"select i1 {short}, i64 {whole}, i64 {marked}")
    told = _from_lane(w, w.temp(f"trunc i64 {coded} to i32"), lane)
    given = w.temp(f"zext i32 {told} to i64")
    short = w.temp(f"icmp ult i64 {given}, {mark}")
    generic = w.temp(f"add i64 {given}, {base - mark}")
    return w.temp(f"select i1 {short}, i64 {given}, i64 {generic}")


_MATRIX = re.compile(
    r"llvm\.nvvm\.(?:ld|st)matrix\.sync\.aligned\.m8n8\.x([124])(\.trans)?\.b16\.p\d"
)


def _elements(w: Writer, c: Call, matrix: int, transposed: bool) -> list[tuple[str, int]]:
    """Pointers to this thread's part of an 8x8 matrix, and the bytes at each."""
    lane = lane_of(w)
    major, minor = w.temp(f"lshr i32 {lane}, 2"), w.temp(f"and i32 {lane}, 3")
    pairs = w.temp(f"shl i32 {minor}, 1")
    rows = [w.temp(f"add i32 {pairs}, {n}") for n in (0, 1)] if transposed else [major]
    column, size = (major, 2) if transposed else (minor, 4)
    found: list[tuple[str, int]] = []
    for row in rows:
        start = _row_of(w, c, w.temp(f"add i32 {row}, {8 * matrix}"))
        offset = w.temp(f"zext i32 {w.temp(f'mul i32 {column}, {size}')} to i64")
        # A row begins at a multiple of 16 bytes; where it does not, no address in it is valid.
        low = w.temp(f"icmp ne i64 {w.temp(f'and i64 {start}, 15')}, 0")
        odd = w.temp(f"or i64 {offset}, {w.temp(f'zext i1 {low} to i64')}")
        address = w.temp(f"add i64 {start}, {odd}")
        found.append((w.temp(f"inttoptr i64 {address} to ptr"), size))
    return found


def _load_matrices(w: Writer, c: Call) -> None:
    match = _MATRIX.match(c.callee)
    if match is None:
        raise w.refuse(f"the simt device does not know {c.callee}")
    values: list[str] = []
    for matrix in range(int(match[1])):
        parts: list[str] = []
        for pointer, size in _elements(w, c, matrix, match[2] is not None):
            part = w.part_of(c.result, "m")
            load(w, part, f"i{8 * size}", pointer, size, space=spaces.of_name(c.callee)[0])
            parts.append(part if size == 4 else w.temp(f"zext i16 {part} to i32"))
        values.append(parts[0] if len(parts) == 1 else _joined(w, *parts))
    give(w, c, "i32", values)


def _joined(w: Writer, low: str, high: str) -> str:
    return w.temp(f"or i32 {low}, {w.temp(f'shl i32 {high}, 16')}")


def _store_matrices(w: Writer, c: Call) -> None:
    match = _MATRIX.match(c.callee)
    if match is None:
        raise w.refuse(f"the simt device does not know {c.callee}")
    for matrix in range(int(match[1])):
        value = c.value(1 + matrix)
        for n, (pointer, size) in enumerate(_elements(w, c, matrix, match[2] is not None)):
            part = w.temp(f"lshr i32 {value}, {16 * n}")
            if size == 2:
                part = w.temp(f"trunc i32 {part} to i16")
            place = f"{spaces.spelled(spaces.of_name(c.callee)[0])} {pointer}"
            lower_store(w, "", f"i{8 * size} {part}, {place}, align {size}")


def give(w: Writer, c: Call, type_: str, values: Sequence[str]) -> None:
    """The call's result: a value, or several in a struct."""
    if not c.result:
        return
    if len(values) == 1:
        w.assign(c.result, type_, values[0])
        return
    whole = "zeroinitializer"
    for n, value in enumerate(values):
        text = f"insertvalue {c.returns} {whole}, {type_} {value}, {n}"
        if n < len(values) - 1:
            whole = w.temp(text)
        else:
            w.emit(f"{c.result} = {text}")


Unpack = Callable[[Writer, str], Sequence[str]]
"""The elements of a register (an i32), the lowest first."""


def _halves(element: str) -> Unpack:
    def unpack(w: Writer, value: str) -> Sequence[str]:
        pair = w.temp(f"bitcast i32 {value} to <2 x {element}>")
        parts = (w.temp(f"extractelement <2 x {element}> {pair}, i64 {n}") for n in (0, 1))
        return [w.temp(f"fpext {element} {part} to float") for part in parts]

    return unpack


def _bytes(extend: str) -> Unpack:
    def unpack(w: Writer, value: str) -> Sequence[str]:
        parts = (w.temp(f"lshr i32 {value}, {8 * n}") for n in range(4))
        return [
            w.temp(f"{extend} i8 {w.temp(f'trunc i32 {part} to i8')} to i32") for part in parts
        ]

    return unpack


def _single(w: Writer, value: str) -> Sequence[str]:
    """Of a tf32, whose low bits do not count."""
    return [w.temp(f"bitcast i32 {w.temp(f'and i32 {value}, -8192')} to float")]


_UNPACK: Mapping[str, Unpack] = {
    "f16": _halves("half"),
    "bf16": _halves("bfloat"),
    "tf32": _single,
    "s8": _bytes("sext"),
    "u8": _bytes("zext"),
}
BITS = {"f16": 16, "bf16": 16, "tf32": 32, "s8": 8, "u8": 8}
_MMA = re.compile(
    r"llvm\.nvvm\.mma\.m16n8k(\d+)\.row\.col(\.satfinite)?\.(f32|f16|bf16|tf32|s8|u8)"
    r"(?:\.(f32|f16|s8|u8))?"
)


@dataclass(frozen=True)
class Kinds:
    """What a multiplication is of.

    Attributes:
        a: Type of A's elements, by its name in PTX.
        b: Of B's.
        groups: Registers that hold eight columns of B; 16 rows of A have twice as many.
        total: LLVM type that sums have.
        clamp: Sums of integers saturate.
    """

    a: str
    b: str
    groups: int
    total: str
    clamp: bool


def kinds(a: str, b: str, depth: int, clamp: bool) -> Kinds:
    """The same from the types and the number of A's columns."""
    total = "i32" if a in ("s8", "u8") else "float"
    return Kinds(a, b, depth * BITS[a] // 128, total, clamp)


def _shape(w: Writer, c: Call) -> Kinds:
    match = _MMA.match(c.callee)
    if match is None:
        raise w.refuse(f"the simt device does not know {c.callee}")
    depth, clamp, first, second = match.groups()
    a, b = (first, second or first) if first[-1] == "8" else (first, first)
    if first in ("f32", "f16"):
        a = b = "f16"
    return kinds(a, b, int(depth), clamp is not None)


def _multiply(w: Writer, c: Call) -> None:
    """D = A * B + C for a 16x8 result, of which each thread has two rows and two columns."""
    shape = _shape(w, c)
    rows = [bits(w, c, n) for n in range(2 * shape.groups)]
    columns = [bits(w, c, n) for n in range(2 * shape.groups, 3 * shape.groups)]
    totals = addends(w, c, 3 * shape.groups, 4)
    product(w, shape, rows, columns, totals)
    results(w, c, shape, totals)


def product(
    w: Writer, shape: Kinds, rows: Sequence[str], columns: Sequence[str], totals: list[str]
) -> None:
    """Add a product to sums.

    Args:
        w: Where to.
        shape: What it is of.
        rows: Registers of A, 16 rows after 16.
        columns: Registers of B, 8 columns after 8.
        totals: Of 16 rows and 8 columns four sums, then of the same rows and the next columns.
    """
    lane, groups = lane_of(w), shape.groups
    own = w.temp(f"and i32 {lane}, 28")
    across = w.temp(f"shl i32 {w.temp(f'and i32 {lane}, 3')}, 3")
    tall, wide = len(rows) // (2 * groups), len(columns) // groups
    for group, source in itertools.product(range(groups), range(4)):
        here = w.temp(f"add i32 {own}, {source}")
        there = [w.temp(f"add i32 {across}, {source + 4 * n}") for n in (0, 1)]
        a = [
            _UNPACK[shape.a](w, _from_lane(w, rows[2 * (groups * m + group) + n], here))
            for m, n in itertools.product(range(tall), (0, 1))
        ]
        b = [
            _UNPACK[shape.b](w, _from_lane(w, columns[groups * m + group], place))
            for m, place in itertools.product(range(wide), there)
        ]
        for n in range(len(totals)):
            row, column = n // (4 * wide) * 2 + n % 4 // 2, n // 4 % wide * 2 + n % 2
            totals[n] = _dot(w, shape, totals[n], a[row], b[column])


def multiply_doubles(w: Writer, c: Call) -> None:
    """The same for an 8x8 result of doubles, of which each thread has two columns of a row."""
    lane = lane_of(w)
    own = w.temp(f"and i32 {lane}, 28")
    across = w.temp(f"shl i32 {w.temp(f'and i32 {lane}, 3')}, 3")
    totals = [c.value(2), c.value(3)]
    for source in range(4):
        a = _double_from_lane(w, c.value(0), w.temp(f"add i32 {own}, {source}"))
        for n in (0, 1):
            there = w.temp(f"add i32 {across}, {source + 4 * n}")
            b = _double_from_lane(w, c.value(1), there)
            terms = [("double", one) for one in (a, b, totals[n])]
            totals[n] = w.temp(w.call("double", "llvm.fma.f64", *terms))
    give(w, c, "double", totals)


def _double_from_lane(w: Writer, value: str, lane: str) -> str:
    bits = w.temp(f"bitcast double {value} to i64")
    low = _from_lane(w, w.temp(f"trunc i64 {bits} to i32"), lane)
    above = w.temp(f"trunc i64 {w.temp(f'lshr i64 {bits}, 32')} to i32")
    high = w.temp(f"zext i32 {_from_lane(w, above, lane)} to i64")
    both = w.temp(f"or i64 {w.temp(f'shl i64 {high}, 32')}, {w.temp(f'zext i32 {low} to i64')}")
    return w.temp(f"bitcast i64 {both} to double")


def bits(w: Writer, c: Call, n: int) -> str:
    """An argument of 32 bits as an i32."""
    if c.type(n) == "i32":
        return c.value(n)
    return w.temp(f"bitcast {c.type(n)} {c.value(n)} to i32")


def addends(w: Writer, c: Call, first: int, count: int) -> list[str]:
    """The elements of C, from the first argument that has some."""
    if not c.type(first).startswith("<"):
        return [c.value(first + n) for n in range(count)]
    found: list[str] = []
    for n in range(count // 2):
        found += _halves("half")(w, bits(w, c, first + n))
    return found


def _dot(w: Writer, shape: Kinds, total: str, a: Sequence[str], b: Sequence[str]) -> str:
    for x, y in zip(a, b, strict=True):
        if shape.total == "float":
            total = w.temp(f"fadd float {total}, {w.temp(f'fmul float {x}, {y}')}")
        elif shape.clamp:
            product = w.temp(f"mul i32 {x}, {y}")
            total = w.temp(w.call("i32", "llvm.sadd.sat.i32", ("i32", total), ("i32", product)))
        else:
            total = w.temp(f"add i32 {total}, {w.temp(f'mul i32 {x}, {y}')}")
    return total


def results(w: Writer, c: Call, shape: Kinds, totals: Sequence[str]) -> None:
    """The call's result: sums, or pairs of them as halves."""
    if "half" not in c.returns:
        give(w, c, shape.total, totals)
        return
    narrow = [w.temp(f"fptrunc float {total} to half") for total in totals]
    pairs: list[str] = []
    for n in range(0, len(narrow), 2):
        first = w.temp(f"insertelement <2 x half> zeroinitializer, half {narrow[n]}, i64 0")
        pairs.append(w.temp(f"insertelement <2 x half> {first}, half {narrow[n + 1]}, i64 1"))
    give(w, c, take_type(c.returns.strip("{} "))[0], pairs)


PATTERNS: tuple[tuple[re.Pattern[str], CallRule], ...] = (
    (re.compile(r"llvm\.nvvm\.ldmatrix\.sync\.aligned\.m8n8\..*\.b16\.p\d\Z"), _load_matrices),
    (re.compile(r"llvm\.nvvm\.stmatrix\.sync\.aligned\.m8n8\..*\.b16\.p\d\Z"), _store_matrices),
    (re.compile(r"llvm\.nvvm\.mma\.m16n8k\d+\.row\.col\..*\Z"), _multiply),
    (re.compile(r"llvm\.nvvm\.mma\.m8n8k4\.row\.col\.f64\Z"), multiply_doubles),
)


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


def _times(w: Writer, value: int | str, factor: int | str) -> str:
    return w.temp(f"mul i64 {value}, {factor}")


class _Memory:
    """Where the elements of a thread lie."""

    def __init__(self, w: Writer, c: Call, match: re.Match[str]) -> None:
        lane = w.temp(f"zext i32 {lane_of(w)} to i64")
        self._w, self._by_row = w, match["layout"] == "row"
        self._major, self._minor = w.temp(f"lshr i64 {lane}, 2"), w.temp(f"and i64 {lane}, 3")
        base = w.temp(f"ptrtoint ptr {c.value(0)} to i64")
        self.size = _BITS[match["type"]] // 8
        self.space = spaces.of_name(c.callee)[0]
        if match["stride"]:
            self._stride = w.temp(f"zext i32 {c.value(len(c.arguments) - 1)} to i64")
        else:
            rows = match["k" if match["part"] == "b" else "m"]
            columns = match["k" if match["part"] == "a" else "n"]
            self._stride = columns if self._by_row else rows
        self._base = base if self.size == 1 else self._checked(base)

    def _checked(self, base: str) -> str:
        """As of `ldmatrix`: a row begins at a multiple of 16 bytes, or no address is valid."""
        w = self._w
        begins = w.temp(f"or i64 {base}, {_times(w, self._stride, self.size)}")
        low = w.temp(f"icmp ne i64 {w.temp(f'and i64 {begins}, 15')}, 0")
        return w.temp(f"add i64 {base}, {w.temp(f'zext i1 {low} to i64')}")

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
        whole_size = size * len(group)
        load(w, part, whole, memory.pointer(group[0]), whole_size, space=memory.space)
        return w.temp(f"bitcast {whole} {part} to {kind}")
    total = "0"
    for n, place in enumerate(group):
        part = w.part_of(c.result, "m")
        load(w, part, f"i{8 * size}", memory.pointer(place), size, space=memory.space)
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
            pointer = f"{spaces.spelled(memory.space)} {memory.pointer(element)}"
            lower_store(w, "", f"i{size} {part}, {pointer}, align {memory.size}")


def _multiply_fragments(w: Writer, c: Call) -> None:
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


WMMA: tuple[tuple[re.Pattern[str], CallRule], ...] = (
    (re.compile(r"llvm\.nvvm\.wmma\.m\d+n\d+k\d+\.load\..*\Z"), _load),
    (re.compile(r"llvm\.nvvm\.wmma\.m\d+n\d+k\d+\.store\..*\Z"), _store),
    (re.compile(r"llvm\.nvvm\.wmma\.m8n8k4\.mma\.(?:row|col)\.(?:row|col)\.f64\Z"),
     multiply_doubles),
    (re.compile(r"llvm\.nvvm\.wmma\.m\d+n\d+k\d+\.mma\..*\Z"), _multiply_fragments),
)  # fmt: skip
