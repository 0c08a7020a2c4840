"""The search space of an operator on tensor cores.

The structure is that of CUTLASS (Kerr et al. 2017, *CUTLASS: Fast Linear Algebra in CUDA C++*) and
its multistage kernels: blocks of the result, tiles of warps in them, operands copied
asynchronously into several buffers in shared memory.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import cast

from gevo.tuning.parameter import Discrete, Parameter
from gevo.tuning.sketch import split
from gevo.tuning.sketch.operator import Operator
from gevo.tuning.sketch.tensor.gemm import Gemm, Panel, gemm
from gevo.tuning.space import Configuration, Space

SHARED_BYTES = 48 * 1024
"""Static shared memory that every GPU has."""
MOST_WARPS = 16
MOST_ACCUMULATORS = 128
"""Per thread."""
MOST_COPIES = 16
"""Copies of a thread for one buffer of an operand; they are unrolled."""
REGISTERS = 65536
SPARE_REGISTERS = 56
"""Per thread, besides the accumulators."""


@cache
def space(operator: Operator) -> Space:
    """All kernels of an operator on tensor cores.

    Parameters: `block_i`, `block_j` and `block_k`, what a block has of each axis at a time;
    `warps_i` and `warps_j`, how many warps share that; `split_k`, how many more share each sum;
    `stages`, buffers in shared memory; `swizzle_a` and `swizzle_b`, how many pieces of 16 bytes
    change places from row to row there; `vector_a` and `vector_b`, elements of one copy;
    `blocks_k`, where it is offered, how many blocks share each sum.
    """
    nest = gemm(operator)
    parameters: dict[str, Parameter] = {
        "block_i": Discrete(_blocks(nest.i, 16)),
        "block_j": Discrete(_blocks(nest.j, 8)),
        "block_k": Discrete(tuple(n * nest.step for n in (1, 2, 4))),
        "warps_i": Discrete((1, 2, 4, 8)),
        "warps_j": Discrete((1, 2, 4)),
        "split_k": Discrete((1, 2, 4)),
        "stages": Discrete((1, 2, 3, 4)),
    }
    for panel in nest.panels:
        parameters[f"swizzle_{panel.name}"] = Discrete((1, 2, 4, 8))
    for panel in nest.panels:
        if len(widths := panel.widths(nest.dtype)) > 1:
            parameters[f"vector_{panel.name}"] = Discrete(widths)
    constraints = _constraints(nest)
    if split.offered(operator):
        parameters[split.PARAMETER] = Discrete(split.choices(operator))
        constraints.append(f"block_k * {split.PARAMETER} <= {nest.k}")
    blocks = grid(operator)
    return Space(parameters, constraints, [blocks, f"{blocks} * {block(operator)}"])


def grid(operator: Operator) -> str:
    """The number of blocks, as an expression over the parameters."""
    nest = gemm(operator)
    blocks = [f"(({extent} + {name} - 1) // {name})" for name, extent in _axes(nest)]
    parts = [split.PARAMETER] if split.offered(operator) else []
    return " * ".join([str(nest.batch), *blocks, *parts])


def block(operator: Operator) -> str:
    """The number of threads of a block, as an expression over the parameters."""
    del operator
    return "32 * warps_i * warps_j * split_k"


def _row_bytes(nest: Gemm, panel: Panel) -> str:
    """Bytes of one row of an operand in shared memory, as an expression."""
    rows = "block_i" if panel is nest.panels[0] else "block_j"
    return f"{'block_k' if panel.depth_last else rows} * {nest.dtype.size}"


def default_configuration(operator: Operator) -> Configuration:
    """A sensible start: 64 x 64, four warps, two buffers, the widest copies, all pieces swizzled.

    Where that is not allowed, the first that is of those with fewer warps and less of k.
    """
    found = space(operator)
    for side, warps, steps in product((64, 32, 16), (2, 1), (2, 1)):
        wanted = {
            "block_i": side, "block_j": side, "block_k": steps * gemm(operator).step,
            "warps_i": warps, "warps_j": warps, "split_k": 1, "stages": 2,
        }  # fmt: skip
        start = _nearest(found, wanted)
        if found.allows(start):
            return _widened(found, start)
    return next(iter(found.every()))


def _nearest(found: Space, wanted: Mapping[str, int]) -> Configuration:
    """What is wanted or the next less; 1 of what is not named."""
    chosen: list[int] = []
    for name, parameter in zip(found.names, found.parameters, strict=True):
        choices = [int(one) for one in cast("Discrete", parameter).choices]
        chosen.append(max((c for c in choices if c <= wanted.get(name, 1)), default=choices[0]))
    return tuple(chosen)


def _widened(found: Space, start: Configuration) -> Configuration:
    """The same with the widest copies, then the most pieces swizzled, that are allowed."""
    for kind in ("vector", "swizzle"):
        for i, name in enumerate(found.names):
            if name.startswith(kind):
                choices = cast("Discrete", found.parameters[i]).choices
                wider = ((*start[:i], one, *start[i + 1 :]) for one in reversed(choices))
                start = next(one for one in wider if found.allows(one))
    return start


def _axes(nest: Gemm) -> list[tuple[str, int]]:
    return [("block_i", nest.i), ("block_j", nest.j)]


def _blocks(extent: int, least: int) -> tuple[int, ...]:
    """Powers of two that are no more than twice what is needed."""
    return tuple(
        n for n in (8, 16, 32, 64, 128, 256) if n >= least and n < max(2 * extent, 2 * least)
    )


def _constraints(nest: Gemm) -> list[str]:
    size = nest.dtype.size
    threads = "32 * warps_i * warps_j * split_k"
    sums = "(block_i // warps_i) * (block_j // warps_j) // 32"
    buffers = f"stages * (block_i + block_j) * block_k * {size}"
    found = [
        "block_i % (16 * warps_i) == 0",
        "block_j % (8 * warps_j) == 0",
        f"block_k % ({nest.step} * split_k) == 0",
        f"warps_i * warps_j * split_k <= {MOST_WARPS}",
        f"{sums} <= {MOST_ACCUMULATORS}",
        f"({sums} + {SPARE_REGISTERS}) * {threads} <= {REGISTERS}",
        f"{buffers} + 4 * (split_k - 1) * block_i * block_j <= {SHARED_BYTES}",
    ]
    for panel, rows in zip(nest.panels, ("block_i", "block_j"), strict=True):
        name, row = panel.name, _row_bytes(nest, panel)
        has_widths = len(panel.widths(nest.dtype)) > 1
        width = f"vector_{name}" if has_widths else "1"
        found.append(f"{rows} * block_k <= {MOST_COPIES} * {width} * {threads}")
        found.append(f"swizzle_{name} == 1 or {row} % (16 * swizzle_{name}) == 0")
        if has_widths:
            inner = "block_k" if panel.depth_last else rows
            found.append(f"{inner} % {width} == 0")
    return found
