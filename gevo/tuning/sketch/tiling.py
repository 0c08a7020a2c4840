"""What a configuration means in numbers."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from typing import cast

from gevo.errors import ConfigError
from gevo.tuning.parameter import Value
from gevo.tuning.sketch import split
from gevo.tuning.sketch.contraction import Axis, Contraction, Dim, Operand, contraction, strides
from gevo.tuning.sketch.operator import Operator
from gevo.tuning.sketch.schedule import space
from gevo.tuning.space import Configuration


@dataclass(frozen=True)
class Box:
    """What a block keeps of an operand in shared memory.

    Attributes:
        operand: The operand.
        extents: Elements along each dimension.
        pitches: Strides in shared memory, in elements.
        elements: Size in shared memory, padding included.
        width: Elements of one load from global memory.
    """

    operand: Operand
    extents: tuple[int, ...]
    pitches: tuple[int, ...]
    elements: int
    width: int

    @property
    def name(self) -> str:
        """Of the variable in shared memory."""
        return f"shared.{self.operand.name}"

    @property
    def vectors(self) -> int:
        """Loads that fill it."""
        return math.prod(self.extents) // self.width


@dataclass(frozen=True)
class Tiling:
    """A configuration of an operator, read.

    Attributes:
        nest: The operator's loops.
        parts: For each axis (by name) the number of steps at each level (by name).
        boxes: For each operand what is in shared memory.
        unroll: Most multiply-adds that the steps through a chunk are unrolled to.
        split: Blocks that share each sum, each with its part of the first reduction axis.
    """

    nest: Contraction
    parts: Mapping[str, Mapping[str, int]]
    boxes: tuple[Box, Box]
    unroll: int
    split: int

    def part(self, axis: Axis, level: str) -> int:
        """Steps at a level; 1 where the axis lacks it."""
        return self.parts[axis.name].get(level, 1)

    def tile(self, axis: Axis) -> int:
        """What a block has of the axis at a time."""
        return axis.covered // self.part(axis, axis.levels[0])

    @property
    def threads(self) -> int:
        """Of a block."""
        return math.prod(self.part(axis, "thread") for axis in self.nest.spatial)

    @property
    def blocks(self) -> int:
        """Of the grid."""
        return self.split * math.prod(self.part(axis, "block") for axis in self.nest.spatial)

    @property
    def turns(self) -> Sequence[int]:
        """How often a block advances along each reduction axis."""
        first, *others = (self.part(axis, "outer") for axis in self.nest.reduction)
        return (first // self.split, *others)

    @property
    def chunks(self) -> int:
        """How often a block fills shared memory."""
        return math.prod(self.turns)

    @cached_property
    def offsets(self) -> Sequence[tuple[int, ...]]:
        """For each result of a thread its offset along each spatial axis from the first one.

        The last axis comes fastest, so that neighbours in memory are neighbours here.
        """
        own: list[list[int]] = []
        for axis in self.nest.spatial:
            inner = self.part(axis, "inner")
            step = self.part(axis, "thread") * inner
            own.append(
                [v * step + i for v in range(self.part(axis, "vthread")) for i in range(inner)]
            )
        return list(product(*own))


def tiling(operator: Operator, configuration: Configuration) -> Tiling:
    """Read a configuration.

    Raises:
        ConfigError: It is not one of the operator's space.
    """
    found = space(operator)
    if not found.contains(configuration):
        raise ConfigError(f"{operator.name}: not a configuration of its space: {configuration}")
    values = dict(zip(found.names, configuration, strict=True))
    nest = contraction(operator)
    parts: dict[str, dict[str, int]] = {}
    for axis in nest.axes:
        steps = cast("Sequence[int]", values[axis.parameter])
        parts[axis.name] = dict(zip(axis.levels, steps, strict=True))
    tiles = {axis.name: axis.covered // parts[axis.name][axis.levels[0]] for axis in nest.axes}
    first, second = (_box(operand, tiles, values) for operand in nest.operands)
    unroll, parts_k = (int(cast("int", values.get(n, 1))) for n in ("unroll", split.PARAMETER))
    return Tiling(nest, parts, (first, second), unroll, parts_k)


def _box(operand: Operand, tiles: Mapping[str, int], values: Mapping[str, Value]) -> Box:
    width = int(cast("int", values.get(f"vector_{operand.name}", 1)))
    pad = int(cast("int", values[f"pad_{operand.name}"])) * width
    extents = tuple(_extent(dim, tiles) for dim in operand.dims)
    rows = (*extents[:-1], extents[-1] + pad)
    return Box(operand, extents, strides(rows), math.prod(rows), width)


def _extent(dim: Dim, tiles: Mapping[str, int]) -> int:
    return sum(scale * (tiles[axis.name] - 1) for axis, scale in dim.terms) + 1
