"""The search space of an operator: tilings, widths of loads, padding, unrolling.

The structure is that of Ansor's multi-level tiling with cooperative fetching through shared
memory (Zheng et al. 2020, arXiv 2006.06762, section 4.1) with the levels of OpEvo's appendix B.
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import cache
from itertools import product

from gevo.tuning.parameter import Discrete, Factorization, Parameter, Value
from gevo.tuning.sketch import split
from gevo.tuning.sketch.contraction import (
    SPATIAL,
    Axis,
    Contraction,
    Dim,
    Operand,
    contraction,
)
from gevo.tuning.sketch.operator import Dtype, Operator
from gevo.tuning.sketch.tensor import schedule as tensor
from gevo.tuning.space import Configuration, Space

MOST_THREADS = 1024
LEAST_THREADS = 32
"""Per block, unless the whole result has fewer elements."""
SHARED_BYTES = 48 * 1024
"""Static shared memory that every GPU has."""
REGISTERS = 65536
"""Per block."""
SPARE_REGISTERS = 32
"""Per thread, besides the accumulators."""
MOST_ACCUMULATORS = 128
"""Per thread, of the 255 registers that it can have."""
MOST_UNROLLED = 1024
"""Multiply-adds in the innermost body, and the largest `unroll`; compile time grows with it."""
WIDTHS = (1, 2, 4)
"""Elements of one load."""


@cache
def space(operator: Operator) -> Space:
    """All kernels that the sketch has for an operator.

    Parameters: `vector_a` and `vector_b`, the elements of one load from global memory (absent
    where only 1 is legal); `pad_a` and `pad_b`, unused vectors of that width at the end of each
    row in shared memory; `tile_<axis>` for each axis (see `contraction`); `unroll`, how many
    multiply-adds the steps through a chunk may be unrolled to; `blocks_k`, where it is offered,
    how many blocks share each sum (see `split`).
    """
    if operator.dtype is not Dtype.F32:
        return tensor.space(operator)
    nest = contraction(operator)
    parameters: dict[str, Parameter] = {}
    for operand in nest.operands:
        if len(widths := _widths(operand)) > 1:
            parameters[f"vector_{operand.name}"] = Discrete(widths)
    for operand in nest.operands:
        parameters[f"pad_{operand.name}"] = Discrete((0, 1, 2, 4))
    for axis in nest.axes:
        parameters[axis.parameter] = Factorization(axis.covered, len(axis.levels))
    parameters["unroll"] = Discrete((0, 64, 256, MOST_UNROLLED))
    constraints = _constraints(nest)
    if split.offered(operator):
        parameters[split.PARAMETER] = Discrete(split.choices(operator))
        constraints.append(f"{_part(nest.reduction[0], 'outer')} % {split.PARAMETER} == 0")
    # How much of a GPU is busy follows from them.
    blocks = grid(operator)
    return Space(parameters, constraints, [blocks, f"{blocks} * {block(operator)}"])


def grid(operator: Operator) -> str:
    """The number of blocks, as an expression over the parameters."""
    if operator.dtype is not Dtype.F32:
        return tensor.grid(operator)
    blocks = [_part(axis, "block") for axis in contraction(operator).spatial]
    return _times([*blocks, *([split.PARAMETER] if split.offered(operator) else [])])


def block(operator: Operator) -> str:
    """The number of threads of a block, as an expression over the parameters."""
    if operator.dtype is not Dtype.F32:
        return tensor.block(operator)
    return _threads(contraction(operator))


def _widths(operand: Operand) -> tuple[int, ...]:
    """Widths that divide the rows and the padding, whatever the tiles are."""
    last = operand.dims[-1]
    return tuple(w for w in WIDTHS if last.extent % w == 0 and last.offset % w == 0)


def _constraints(nest: Contraction) -> list[str]:
    threads = _threads(nest)
    accumulators = _times(_accumulators(nest))
    unrolled = _times([_part(axis, "inner") for axis in nest.reduction])
    least = min(LEAST_THREADS, math.prod(axis.covered for axis in nest.spatial))
    boxes = " + ".join(_box(operand) for operand in nest.operands)
    found = [
        # Products of fewer factors say nothing new, but end hopeless samples early.
        *(f"{_times(some)} <= {MOST_THREADS}" for some in _prefixes(_thread_parts(nest))),
        *(f"{_times(some)} <= {MOST_ACCUMULATORS}" for some in _prefixes(_accumulators(nest))),
        f"{least} <= {threads} <= {MOST_THREADS}",
        f"{accumulators} <= {MOST_ACCUMULATORS}",
        f"({accumulators} + {SPARE_REGISTERS}) * {threads} <= {REGISTERS}",
        f"{accumulators} * {unrolled} <= {MOST_UNROLLED}",
        f"4 * ({boxes}) <= {SHARED_BYTES}",
    ]
    for operand in nest.operands:
        if len(_widths(operand)) > 1:
            found.extend(_aligned(operand))
    return found


def _accumulators(nest: Contraction) -> list[str]:
    tiled = [axis for axis in nest.spatial if axis.levels is SPATIAL]
    return [_part(axis, level) for axis in tiled for level in ("vthread", "inner")]


def _thread_parts(nest: Contraction) -> list[str]:
    return [_part(axis, "thread") for axis in nest.spatial]


def _prefixes(factors: Sequence[str]) -> list[Sequence[str]]:
    """The first one, the first two, and so on; not all of them."""
    return [factors[:i] for i in range(1, len(factors))]


def _threads(nest: Contraction) -> str:
    return _times(_thread_parts(nest))


def _part(axis: Axis, level: str) -> str:
    return f"{axis.parameter}[{axis.levels.index(level)}]"


def _times(factors: Sequence[str]) -> str:
    return " * ".join(factors)


def _tile(axis: Axis) -> str:
    """What a block has of an axis at a time."""
    return _times([_part(axis, level) for level in axis.levels[1:]])


def _box_extent(dim: Dim) -> str:
    """What a block has of one dimension of an operand at a time."""
    if len(dim.terms) == 1 and dim.terms[0][1] == 1:
        return _tile(dim.terms[0][0])
    terms = [f"{scale} * ({_tile(axis)} - 1)" for axis, scale in dim.terms]
    return f"({' + '.join(terms)} + 1)"


def _box(operand: Operand) -> str:
    """Elements of shared memory."""
    *outer, last = map(_box_extent, operand.dims)
    pad = f"pad_{operand.name}"
    if len(_widths(operand)) > 1:
        pad += f" * vector_{operand.name}"
    return _times([*outer, f"({last} + {pad})"])


def _aligned(operand: Operand) -> list[str]:
    """No load crosses the end of a row, and all begin at a multiple of their width."""
    width, last = f"vector_{operand.name}", operand.dims[-1]
    found = [f"{_box_extent(last)} % {width} == 0"]
    if len(last.terms) > 1:
        for axis, scale in last.terms:
            found.append(f"{axis.parameter}[0] == 1 or {scale} * {_tile(axis)} % {width} == 0")
    return found


def default_configuration(operator: Operator) -> Configuration:
    """A sensible start: about 256 threads with 4 by 4 results each, chunks of about 16.

    Where that does not fit the sizes, the next of a list of shapes that does. Loads are as wide
    as is legal. On tensor cores see `gevo.tuning.sketch.tensor.schedule`.
    """
    if operator.dtype is not Dtype.F32:
        return tensor.default_configuration(operator)
    found = space(operator)
    shapes = product((16, 8, 32, 4), (4, 2, 1, 8), (16, 8, 4, 32))
    starts = (_start(operator, found, *shape) for shape in shapes)
    start = next((one for one in starts if found.allows(one)), None)
    if start is None:
        return found.sample(random.Random(0))
    for i, name in enumerate(found.names):
        if name.startswith("vector"):
            wider = (tuple([*start[:i], w, *start[i + 1 :]]) for w in reversed(WIDTHS))
            start = next(one for one in wider if found.contains(one))
    return start


def _start(operator: Operator, found: Space, side: int, inner: int, chunk: int) -> Configuration:
    """At most `side` threads along an axis, `side` squared in all.

    The first and the last spatial axis have `inner` results per thread each.
    """
    nest = contraction(operator)
    values: dict[str, Value] = {"unroll": 256}
    threads = side * side
    tiled = [axis for axis in nest.spatial if axis.levels is SPATIAL]
    for axis in reversed(nest.spatial):
        if axis not in tiled:
            values[axis.parameter] = (axis.covered, 1)
            continue
        own = _divisor(axis.covered, inner) if axis in (tiled[0], tiled[-1]) else 1
        wide = _divisor(axis.covered // own, min(side, threads))
        threads //= wide
        values[axis.parameter] = (axis.covered // own // wide, 1, wide, own)
    for axis in reversed(nest.reduction):
        steps = _divisor(axis.covered, chunk)
        chunk //= steps
        own = _divisor(steps, 4)
        values[axis.parameter] = (axis.covered // steps, steps // own, own)
    return tuple(values.get(name, 0 if name.startswith("pad") else 1) for name in found.names)


def _divisor(number: int, limit: int) -> int:
    """The largest divisor of `number` that is at most `limit`."""
    return max(one for one in range(1, max(1, min(number, limit)) + 1) if number % one == 0)
