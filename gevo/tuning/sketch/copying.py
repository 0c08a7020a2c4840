"""The way of an operand: its box from global to shared memory, from there into registers.

Consecutive threads take consecutive vectors. What lies outside the array becomes 0, which is
how padding and tiles that reach beyond the end are right.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from gevo.tuning.sketch.contraction import Axis, Dim
from gevo.tuning.sketch.emitter import Emitter, Int
from gevo.tuning.sketch.tiling import Box, Tiling

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
