"""Kernels: a configuration's LLVM IR.

    for each chunk of the reduction:               one loop
        copy a box of each operand to shared memory
        barrier
        for each stage of the chunk:               loops, unrolled as far as `unroll` allows
            for each inner step, for each result:  unrolled
                accumulator = fma(a, b, accumulator)
        barrier
    epilogue, store

Blocks and threads are one-dimensional; the last axis of the result varies fastest in both.

The way of an operand: its box from global to shared memory, from there into registers. Consecutive
threads take consecutive vectors. What lies outside the array becomes 0, which is how padding and
tiles that reach beyond the end are right.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from gevo.tuning.sketch.contraction import Axis, Dim, strides
from gevo.tuning.sketch.operator import Operator
from gevo.tuning.sketch.schedule import Box, Tiling, tiling
from gevo.tuning.space import Configuration

Int = int | str
"""An i32: a number known now, or the name of a value."""


class Emitter:
    """The body of a function, written from front to back.

    Attributes:
        lines: The instructions and labels so far.
        label: The block that is being written.
    """

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.label = "entry"
        self._count = 0

    def name(self, stem: str) -> str:
        """A name that is not in use: `%stem.7`, without the `%`."""
        self._count += 1
        return f"{stem}.{self._count}"

    def value(self, instruction: str, stem: str = "v") -> str:
        """Write an instruction; gives the name of its result."""
        result = f"%{self.name(stem)}"
        self.lines.append(f"  {result} = {instruction}")
        return result

    def do(self, instruction: str) -> None:
        """Write an instruction without a result."""
        self.lines.append(f"  {instruction}")

    def begin(self, label: str) -> None:
        """Start a block."""
        self.lines.append(f"{label}:")
        self.label = label

    def add(self, a: Int, b: Int) -> Int:
        """The sum."""
        if isinstance(a, int) and isinstance(b, int):
            return a + b
        if a == 0 or b == 0:
            return b if a == 0 else a
        return self.value(f"add i32 {a}, {b}") if isinstance(a, str) else self.add(b, a)

    def multiply(self, a: Int, factor: int) -> Int:
        """The product with a constant."""
        if isinstance(a, int):
            return a * factor
        if factor in (0, 1):
            return a if factor else 0
        return self.value(f"mul i32 {a}, {factor}")

    def sum(self, terms: Sequence[tuple[Int, int]], constant: int = 0) -> Int:
        """A sum of products with constants."""
        total: Int = 0
        for term, factor in terms:
            total = self.add(total, self.multiply(term, factor))
        return self.add(total, constant)

    def digits(self, number: Int, bases: Sequence[int], bound: int) -> list[Int]:
        """The mixed-radix digits of a number from 0 to below `bound`, the last one fastest."""
        found: list[Int] = []
        for base in reversed(bases):
            below = min(base, bound)
            bound = -(-bound // base)
            if isinstance(number, int):
                found.append(number % base)
                number //= base
            elif base == 1 or below == 1:
                found.append(0)
            elif bound == 1:
                found.append(number)
                number = 0
            else:
                found.append(self.value(f"urem i32 {number}, {base}"))
                number = self.value(f"udiv i32 {number}, {base}")
        return found[::-1]

    def below(self, number: Int, bound: int) -> str:
        """An i1: whether 0 <= number < bound."""
        return self.value(f"icmp ult i32 {number}, {bound}")

    def both(self, conditions: Sequence[str]) -> str | None:
        """An i1: all of them; None when there are none."""
        found: str | None = None
        for one in conditions:
            found = one if found is None else self.value(f"and i1 {found}, {one}")
        return found

    def when(self, condition: str | None, body: Callable[[], None]) -> None:
        """Write what is executed under a condition, or always where that is None."""
        if condition is None:
            body()
            return
        inside, after = self.name("then"), self.name("after")
        self.do(f"br i1 {condition}, label %{inside}, label %{after}")
        self.begin(inside)
        body()
        self.do(f"br label %{after}")
        self.begin(after)

    def loop(
        self,
        count: int,
        carried: Sequence[str],
        body: Callable[[Int, Sequence[str]], Sequence[str]],
    ) -> Sequence[str]:
        """Write a loop of `count` >= 1 turns, or just the body where it is one turn.

        Args:
            count: The number of turns.
            carried: Floats that the first turn begins with.
            body: Writes a turn, given its number and what is carried; gives what the next turn
                begins with.

        Returns:
            What the last turn leaves.
        """
        if count == 1:
            return body(0, carried)
        before, top, after = self.label, self.name("loop"), self.name("done")
        index, following = f"%{self.name('i')}", f"%{self.name('next')}"
        own = [f"%{self.name('c')}" for _ in carried]
        self.do(f"br label %{top}")
        self.begin(top)
        place = len(self.lines)
        left = body(index, own)
        latch = self.label
        phis = [f"  {index} = phi i32 [ 0, %{before} ], [ {following}, %{latch} ]"]
        for name, first, last in zip(own, carried, left, strict=True):
            phis.append(f"  {name} = phi float [ {first}, %{before} ], [ {last}, %{latch} ]")
        self.lines[place:place] = phis
        self.do(f"{following} = add i32 {index}, 1")
        again = self.value(f"icmp ult i32 {following}, {count}")
        self.do(f"br i1 {again}, label %{top}, label %{after}")
        self.begin(after)
        return left


_STRAIGHT = 8
"""Vectors of a thread that are loaded before the first is stored; more are copied in a loop."""


@dataclass(frozen=True)
class _Slot:
    """One vector of a thread: what of its address does not depend on the chunk.

    Attributes:
        index: In the array.
        inside: Whether the dimensions that no chunk moves are within the array; None for yes.
        moving: The other dimensions that must be checked, with their indices.
        address: In shared memory.
        used: Whether there is such a vector at all; None for yes.
    """

    index: Int
    inside: str | None
    moving: Sequence[tuple[Dim, Int]]
    address: str
    used: str | None


class Copying:
    """The copy of one operand, in every chunk."""

    def __init__(
        self, emitter: Emitter, tiles: Tiling, box: Box, starts: Mapping[str, Int], tid: str
    ) -> None:
        self._emitter = emitter
        self._tiles = tiles
        self._box = box
        self._starts = starts
        self._tid = tid
        self._turns = -(-box.vectors // tiles.threads)
        self._type = "float" if box.width == 1 else f"<{box.width} x float>"
        self._zero = "0.0" if box.width == 1 else "zeroinitializer"
        self._straight = self._turns <= _STRAIGHT
        self._slots = [self._slot(i) for i in range(self._turns)] if self._straight else []
        self._loaded: list[str] = []

    def load(self, at: Mapping[str, Int]) -> None:
        """Load what fits into registers; `at` is where the chunk begins on each axis."""
        self._loaded = [self._read(slot, at) for slot in self._slots]

    def store(self, at: Mapping[str, Int]) -> None:
        """Store what was loaded, or load and store in a loop."""
        for slot, value in zip(self._slots, self._loaded, strict=True):
            self._write(slot, value)
        if not self._straight:

            def turn(number: Int, carried: Sequence[str]) -> Sequence[str]:
                slot = self._slot(number)
                self._write(slot, self._read(slot, at))
                return carried

            self._emitter.loop(self._turns, (), turn)

    def _slot(self, turn: Int) -> _Slot:
        """The vector that the thread takes in its turn."""
        e, box, threads = self._emitter, self._box, self._tiles.threads
        number = e.sum(((self._tid, 1), (turn, threads)))
        full = box.vectors % threads == 0 or (isinstance(turn, int) and turn + 1 < self._turns)
        counts = (*box.extents[:-1], box.extents[-1] // box.width)
        digits = e.digits(number, counts, self._turns * threads)
        digits[-1] = e.multiply(digits[-1], box.width)
        indices: list[Int] = []
        fixed: list[str] = []
        moving: list[tuple[Dim, Int]] = []
        for dim, digit in zip(box.operand.dims, digits, strict=True):
            begins = [(self._starts[a.name], s) for a, s in dim.terms if not a.reduction]
            index = e.add(e.sum(begins, dim.offset), digit)
            indices.append(index)
            if dim.checked and any(self._moves(axis) for axis, _ in dim.terms):
                moving.append((dim, index))
            elif dim.checked:
                fixed.append(e.below(index, dim.extent))
        flat = e.sum(list(zip(indices, box.operand.strides, strict=True)))
        offset = e.sum(list(zip(digits, box.pitches, strict=True)))
        address = e.value(f"getelementptr float, ptr addrspace(3) @{box.name}, i32 {offset}", "to")
        used = None if full else e.below(number, box.vectors)
        return _Slot(flat, e.both(fixed), moving, address, used)

    def _moves(self, axis: Axis) -> bool:
        return axis.reduction and self._tiles.part(axis, "outer") > 1

    def _read(self, slot: _Slot, at: Mapping[str, Int]) -> str:
        """Load a vector, or make zeros."""
        e, operand = self._emitter, self._box.operand
        conditions = [one for one in (slot.used, slot.inside) if one is not None]
        shifts: list[Int] = []
        for dim in operand.dims:
            shifts.append(e.sum([(at[a.name], s) for a, s in dim.terms if a.reduction]))
        for dim, index in slot.moving:
            shift = shifts[operand.dims.index(dim)]
            conditions.append(e.below(e.add(index, shift), dim.extent))
        index = e.add(slot.index, e.sum(list(zip(shifts, operand.strides, strict=True))))
        inside = e.both(conditions)
        if inside is not None:
            index = e.value(f"select i1 {inside}, i32 {index}, i32 0")
        wide = e.value(f"zext i32 {index} to i64")
        address = e.value(
            f"getelementptr float, ptr addrspace(1) %{operand.name}, i64 {wide}", "from"
        )
        align = 4 * self._box.width
        loaded = e.value(f"load {self._type}, ptr addrspace(1) {address}, align {align}")
        if inside is None:
            return loaded
        return e.value(f"select i1 {inside}, {self._type} {loaded}, {self._type} {self._zero}")

    def _write(self, slot: _Slot, value: str) -> None:
        align = 4 * self._box.width
        store = f"store {self._type} {value}, ptr addrspace(3) {slot.address}, align {align}"
        self._emitter.when(slot.used, lambda: self._emitter.do(store))


At = Mapping[str, int]
"""For each axis an offset within the tile, from the thread's and the turn's first element."""


class Fragments:
    """One thread's view of an operand's box.

    Every element is read once per piece of straight code, when it is first needed; neighbours
    that are needed too are read with it where the address allows a vector.
    """

    def __init__(
        self, emitter: Emitter, tiles: Tiling, box: Box, places: Mapping[str, Int]
    ) -> None:
        self._emitter = emitter
        self._box = box
        self._pitch = _pitches(box)
        terms = [
            (places[axis.name], tiles.part(axis, "inner") * self._pitch[axis.name])
            for axis in tiles.nest.spatial
            if axis.name in self._pitch
        ]
        self._stage = {
            axis.name: tiles.part(axis, "inner") * self._pitch.get(axis.name, 0)
            for axis in tiles.nest.reduction
        }
        self._granule = math.gcd(4, *(factor for place, factor in terms if place != 0))
        self._base = self._gep(f"@{box.name}", emitter.sum(terms))
        self._here = self._base
        self._width: Mapping[int, int] = {}
        self._read: dict[int, str] = {}

    def begin(self, turns: Mapping[str, Int], needed: Sequence[At]) -> None:
        """Start a piece of straight code.

        Args:
            turns: The stages of the axes that are loops around it.
            needed: What it will ask for.
        """
        terms = [(turn, self._stage[name]) for name, turn in turns.items()]
        shift = self._emitter.sum(terms)
        self._here = self._base if shift == 0 else self._gep(self._base, shift)
        granule = math.gcd(self._granule, *(factor for _, factor in terms))
        offsets = {self._offset(at) for at in needed}
        self._width = {
            one: next(w for w in (4, 2, 1) if granule % w == 0 and _whole(one, w, offsets))
            for one in offsets
        }
        self._read = {}

    def element(self, at: At) -> str:
        """The element, as a float."""
        offset = self._offset(at)
        if offset not in self._read:
            self._load(offset, self._width[offset])
        return self._read[offset]

    def _load(self, offset: int, width: int) -> None:
        e, first = self._emitter, offset - offset % width
        address = self._here if first == 0 else self._gep(self._here, first)
        kind = "float" if width == 1 else f"<{width} x float>"
        loaded = e.value(f"load {kind}, ptr addrspace(3) {address}, align {4 * width}", "e")
        for i in range(width):
            self._read[first + i] = (
                loaded if width == 1 else e.value(f"extractelement {kind} {loaded}, i32 {i}", "e")
            )

    def _offset(self, at: At) -> int:
        return sum(pitch * at[name] for name, pitch in self._pitch.items())

    def _gep(self, base: str, index: Int) -> str:
        return self._emitter.value(
            f"getelementptr float, ptr addrspace(3) {base}, i32 {index}", "p"
        )


def _pitches(box: Box) -> Mapping[str, int]:
    """How far one step along an axis leads in shared memory, in elements."""
    found: dict[str, int] = {}
    for dim, pitch in zip(box.operand.dims, box.pitches, strict=True):
        for axis, scale in dim.terms:
            found[axis.name] = scale * pitch
    return found


def _whole(offset: int, width: int, needed: set[int]) -> bool:
    """Whether all of the aligned vector that holds `offset` is needed."""
    first = offset - offset % width
    return all(first + i in needed for i in range(width))


def store_results(
    emitter: Emitter,
    tiles: Tiling,
    starts: Mapping[str, Int],
    places: Mapping[str, Int],
    sums: Sequence[str],
) -> None:
    """Write what comes after the loops.

    Args:
        emitter: Where to write.
        tiles: The configuration.
        starts: Where the block's tile begins on each spatial axis.
        places: The thread's number along each spatial axis.
        sums: The accumulators, in the order of `tiles.offsets`.
    """
    axes = tiles.nest.spatial
    first = {
        axis.name: emitter.sum(
            ((starts[axis.name], 1), (places[axis.name], tiles.part(axis, "inner")))
        )
        for axis in axes
    }
    stride = strides([axis.extent for axis in axes])
    origin = emitter.sum([(first[a.name], s) for a, s in zip(axes, stride, strict=True)])
    wide = emitter.value(f"zext i32 {origin} to i64")
    base = emitter.value(f"getelementptr float, ptr addrspace(1) %c, i64 {wide}", "out")
    bounds = _Bounds(emitter, first)
    values = _finished(emitter, tiles, bounds, sums)
    width = _width(axes[-1], tiles.part(axes[-1], "inner"))
    for number in range(0, len(values), width):
        at = tiles.offsets[number]
        value = _packed(emitter, values[number : number + width])
        offset = sum(a * s for a, s in zip(at, stride, strict=True))
        conditions = [
            bounds.inside(axis, step)
            for axis, step in zip(axes, at, strict=True)
            if axis.covered > axis.extent
        ]

        def store(value: str = value, offset: int = offset) -> None:
            address = base
            if offset:
                address = emitter.value(
                    f"getelementptr float, ptr addrspace(1) {base}, i64 {offset}"
                )
            emitter.do(f"store {value}, ptr addrspace(1) {address}, align {4 * width}")

        emitter.when(emitter.both(conditions), store)


class _Bounds:
    """Indices along each axis and whether they are within the array, each computed once."""

    def __init__(self, emitter: Emitter, first: Mapping[str, Int]) -> None:
        self._emitter = emitter
        self._first = first
        self._index: dict[tuple[str, int], Int] = {}
        self._inside: dict[tuple[str, int], str] = {}

    def index(self, axis: Axis, step: int) -> Int:
        key = (axis.name, step)
        if key not in self._index:
            self._index[key] = self._emitter.add(self._first[axis.name], step)
        return self._index[key]

    def inside(self, axis: Axis, step: int) -> str:
        key = (axis.name, step)
        if key not in self._inside:
            self._inside[key] = self._emitter.below(self.index(axis, step), axis.extent)
        return self._inside[key]


def _finished(
    emitter: Emitter, tiles: Tiling, bounds: _Bounds, sums: Sequence[str]
) -> Sequence[str]:
    """The accumulators after the epilogue."""
    values = list(sums)
    axis = tiles.nest.bias
    if axis is not None:
        place = tiles.nest.spatial.index(axis)
        steps = [at[place] for at in tiles.offsets]
        bias = {step: _bias(emitter, bounds, axis, step) for step in dict.fromkeys(steps)}
        values = [
            emitter.value(f"fadd float {value}, {bias[step]}")
            for value, step in zip(values, steps, strict=True)
        ]
    return [_rectified(emitter, value) for value in values] if tiles.nest.relu else values


def _bias(emitter: Emitter, bounds: _Bounds, axis: Axis, step: int) -> str:
    """An element of the bias; beyond its end the first one, which is not used."""
    index = bounds.index(axis, step)
    if axis.covered > axis.extent:
        index = emitter.value(f"select i1 {bounds.inside(axis, step)}, i32 {index}, i32 0")
    wide = emitter.value(f"zext i32 {index} to i64")
    address = emitter.value(f"getelementptr float, ptr addrspace(1) %bias, i64 {wide}")
    return emitter.value(f"load float, ptr addrspace(1) {address}, align 4")


def _rectified(emitter: Emitter, value: str) -> str:
    """0 for what is less; NaN stays, as in numpy's maximum."""
    less = emitter.value(f"fcmp olt float {value}, 0.0")
    return emitter.value(f"select i1 {less}, float 0.0, float {value}")


def _width(axis: Axis, inner: int) -> int:
    """Elements of one store: neighbours of one thread, never across the end of a row."""
    return next(w for w in (4, 2, 1) if inner % w == 0 and axis.extent % w == 0)


def _packed(emitter: Emitter, values: Sequence[str]) -> str:
    """A float or a vector of them, with its type."""
    if len(values) == 1:
        return f"float {values[0]}"
    kind, packed = f"<{len(values)} x float>", "poison"
    for i, value in enumerate(values):
        packed = emitter.value(f"insertelement {kind} {packed}, float {value}, i32 {i}")
    return f"{kind} {packed}"


_HEAD = """\
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
"""
_BARRIER = "llvm.nvvm.barrier.cta.sync.aligned.all"
_SREG = "call i32 @llvm.nvvm.read.ptx.sreg"
_DECLARATIONS = f"""\
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @{_BARRIER}(i32) #1
declare float @llvm.fma.f32(float, float, float)
"""


def kernel_text(operator: Operator, configuration: Configuration) -> str:
    """The module of one configuration: one kernel, named after the operator.

    Its parameters are the addresses of `a`, `b`, `bias` (where there is one) and `c`.
    The same arguments give the same text.

    Raises:
        ConfigError: The configuration is not one of the operator's space.
    """
    tiles = tiling(operator, configuration)
    emitter = Emitter()
    _body(emitter, tiles)
    parameters = ["a", "b", *(["bias"] if operator.bias else []), "c"]
    signature = ", ".join(f"ptr addrspace(1) %{name}" for name in parameters)
    arrays = "".join(
        f"@{box.name} = internal addrspace(3) global [{box.elements} x float] undef, align 16\n"
        for box in tiles.boxes
    )
    lines = "\n".join(emitter.lines)
    return (
        f"{_HEAD}\n{arrays}\ndefine ptx_kernel void @{operator.name}({signature}) #0 {{\n"
        f"entry:\n{lines}\n  ret void\n}}\n\n{_DECLARATIONS}\n"
        f'attributes #0 = {{ convergent nounwind "nvvm.maxntid"="{tiles.threads}" }}\n'
        "attributes #1 = { convergent nounwind }\n"
    )


def _body(emitter: Emitter, tiles: Tiling) -> None:
    nest = tiles.nest
    barrier = f"call void @{_BARRIER}(i32 0)"
    tid = emitter.value(f"{_SREG}.tid.x()", "tid")
    block = emitter.value(f"{_SREG}.ctaid.x()", "block")
    starts = _starts(emitter, tiles, block)
    places = _places(emitter, tiles, tid)
    copies = [Copying(emitter, tiles, box, starts, tid) for box in tiles.boxes]
    fragments = [Fragments(emitter, tiles, box, places) for box in tiles.boxes]

    def chunk(number: Int, sums: Sequence[str]) -> Sequence[str]:
        counts = [tiles.part(axis, "outer") for axis in nest.reduction]
        steps = emitter.digits(number, counts, tiles.chunks)
        at = {
            axis.name: emitter.multiply(step, tiles.tile(axis))
            for axis, step in zip(nest.reduction, steps, strict=True)
        }
        for copy in copies:
            copy.load(at)
        for copy in copies:
            copy.store(at)
        emitter.do(barrier)
        sums = _stages(emitter, tiles, fragments, sums)
        if tiles.chunks > 1:
            emitter.do(barrier)
        return sums

    zeros = ["0.0"] * len(tiles.offsets)
    sums = emitter.loop(tiles.chunks, zeros, chunk)
    store_results(emitter, tiles, starts, places, sums)


def _starts(emitter: Emitter, tiles: Tiling, block: str) -> Mapping[str, Int]:
    """Where the block's tile begins, for each spatial axis."""
    counts = [tiles.part(axis, "block") for axis in tiles.nest.spatial]
    digits = emitter.digits(block, counts, math.prod(counts))
    return {
        axis.name: emitter.multiply(digit, tiles.tile(axis))
        for axis, digit in zip(tiles.nest.spatial, digits, strict=True)
    }


def _places(emitter: Emitter, tiles: Tiling, tid: str) -> Mapping[str, Int]:
    """The thread's number along each spatial axis."""
    counts = [tiles.part(axis, "thread") for axis in tiles.nest.spatial]
    digits = emitter.digits(tid, counts, tiles.threads)
    return {axis.name: d for axis, d in zip(tiles.nest.spatial, digits, strict=True)}


def _stages(
    emitter: Emitter, tiles: Tiling, fragments: Sequence[Fragments], sums: Sequence[str]
) -> Sequence[str]:
    """The steps through a chunk: loops outside, straight code inside."""
    reduction = tiles.nest.reduction
    size = len(tiles.offsets)
    for axis in reduction:
        size *= tiles.part(axis, "inner")
    rolled: list[Axis] = []
    for axis in reversed(reduction):
        size *= tiles.part(axis, "stage")
        if size > tiles.unroll and tiles.part(axis, "stage") > 1:
            rolled.insert(0, axis)
            size = tiles.unroll + 1  # what lies outside a loop is a loop

    def nested(
        left: Sequence[Axis], turns: Mapping[str, Int], sums: Sequence[str]
    ) -> Sequence[str]:
        if not left:
            return _straight(emitter, tiles, fragments, turns, sums)
        return emitter.loop(
            tiles.part(left[0], "stage"),
            sums,
            lambda turn, own: nested(left[1:], {**turns, left[0].name: turn}, own),
        )

    return nested(rolled, {}, sums)


def _straight(
    emitter: Emitter,
    tiles: Tiling,
    fragments: Sequence[Fragments],
    turns: Mapping[str, Int],
    sums: Sequence[str],
) -> Sequence[str]:
    """Multiply-adds without a loop; `turns` are the rolled axes' stages."""
    names = [axis.name for axis in tiles.nest.spatial]
    results = [dict(zip(names, at, strict=True)) for at in tiles.offsets]
    steps = [
        {axis.name: step for axis, step in zip(tiles.nest.reduction, at, strict=True)}
        for at in product(
            *(_steps(tiles, axis, axis.name in turns) for axis in tiles.nest.reduction)
        )
    ]
    needed = [[result | step for result in results] for step in steps]
    for one in fragments:
        one.begin(turns, [at for row in needed for at in row])
    sums = list(sums)
    for row in needed:
        for i, at in enumerate(row):
            a, b = (one.element(at) for one in fragments)
            sums[i] = emitter.value(
                f"call float @llvm.fma.f32(float {a}, float {b}, float {sums[i]})", "s"
            )
    return sums


def _steps(tiles: Tiling, axis: Axis, rolled: bool) -> range:
    """The steps of a reduction axis that straight code makes itself."""
    inner = tiles.part(axis, "inner")
    return range(inner if rolled else inner * tiles.part(axis, "stage"))
