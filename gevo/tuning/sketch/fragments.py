"""Reads of an operand from shared memory into registers."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from gevo.tuning.sketch.emitter import Emitter, Int
from gevo.tuning.sketch.tiling import Box, Tiling

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
