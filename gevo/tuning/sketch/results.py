"""Epilogue and stores of a thread's results, or stores of its part of them."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from gevo.tuning.sketch.contraction import Axis, strides
from gevo.tuning.sketch.emitter import Emitter, Int
from gevo.tuning.sketch.epilogue import bias_element, biased, rectified
from gevo.tuning.sketch.tiling import Tiling


def store_results(
    emitter: Emitter,
    tiles: Tiling,
    starts: Mapping[str, Int],
    places: Mapping[str, Int],
    sums: Sequence[str],
    part: Int | None,
) -> None:
    """Write what comes after the loops.

    Args:
        emitter: Where to write.
        tiles: The configuration.
        starts: Where the block's tile begins on each spatial axis.
        places: The thread's number along each spatial axis.
        sums: The accumulators, in the order of `tiles.offsets`.
        part: Which part of the sums they are, to be finished by another kernel; None for all.
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
    if part is not None:
        results = math.prod(axis.extent for axis in axes)
        origin = emitter.add(origin, emitter.multiply(part, results))
    wide = emitter.value(f"zext i32 {origin} to i64")
    array = "c" if part is None else "partial"
    base = emitter.value(f"getelementptr float, ptr addrspace(1) %{array}, i64 {wide}", "out")
    bounds = _Bounds(emitter, first)
    values = _finished(emitter, tiles, bounds, sums) if part is None else sums
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
            biased(emitter, "float", value, bias[step])
            for value, step in zip(values, steps, strict=True)
        ]
    if tiles.nest.relu:
        values = [rectified(emitter, "float", value) for value in values]
    return values


def _bias(emitter: Emitter, bounds: _Bounds, axis: Axis, step: int) -> str:
    """An element of the bias; beyond its end the first one, which is not used."""
    index = bounds.index(axis, step)
    if axis.covered > axis.extent:
        index = emitter.value(f"select i1 {bounds.inside(axis, step)}, i32 {index}, i32 0")
    return bias_element(emitter, "float", index)


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
