"""Which blocks and grids a kernel may have been written for."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod

from gevo.evaluate.drafting.facts import KernelFacts
from gevo.evaluate.drafting.flow import Compared
from gevo.workload.plan import MOST_THREADS

AXES = "xyz"
Block = tuple[int, ...]
_LESS = re.compile(r"^\((.+) - \d+\)$")
_FEWEST = 64
"""Threads that a kernel bounds by a constant, at least."""
_DEFAULTS: dict[int, tuple[Block, ...]] = {
    0: ((1,),),
    1: ((128,), (256,), (64,), (32,), (512,), (1024,), (16,)),
    2: ((16, 16), (32, 8), (8, 8), (32, 4), (32, 32), (64, 4), (128, 2), (4, 4)),
    3: ((8, 8, 4), (4, 4, 4), (8, 8, 8), (16, 8, 2), (16, 4, 4), (32, 4, 2)),
}


@dataclass(frozen=True)
class Axis:
    """How far the threads of a kernel go along one axis.

    Attributes:
        used: Whether it reads the block's number.
        bounds: Expressions that the number of something is compared with.
        by_thread: Whether that is the number of a thread, not of a block.
        step: How much further the next block begins, where that is a constant; else 0.
    """

    used: bool
    bounds: tuple[str, ...]
    by_thread: bool
    step: int = 0


def axes(kernel: KernelFacts) -> list[Axis]:
    """Along x, y and z."""
    found: list[Axis] = []
    for axis in AXES:
        block, thread = ("ctaid", axis), ("tid", axis)
        flow = kernel.flow
        if block not in flow.registers:
            found.append(Axis(False, (), False))
            continue
        comparisons = [c for c in flow.comparisons if _about(c, axis)]
        plain = [c for c in comparisons if not c.mixed] or comparisons
        bounds = tuple(dict.fromkeys(_whole(c.bound) for c in plain))
        named = tuple(b for b in bounds if not b.isdigit())
        both = any(thread in c.threads for c in plain) if plain else True
        step = 0 if ("ntid", axis) in flow.registers else next(iter(flow.steps.get(axis, ())), 0)
        found.append(Axis(True, named or bounds, both, step))
    return found


def _about(c: Compared, axis: str) -> bool:
    """Whether a comparison is about this axis' number alone."""
    positions = {a for kind, a in c.threads if kind in ("tid", "ctaid")}
    # A small constant is an unrolled loop's or a warp's, not the number of all threads.
    fixed = c.bound.lstrip("-").isdigit()
    worth = not fixed or (int(c.bound) >= _FEWEST and ("tid", axis) in c.threads)
    ordered = c.predicate not in ("eq", "ne")
    return ("ctaid", axis) in c.threads and positions == {axis} and worth and ordered


def _whole(bound: str) -> str:
    """`n` for `(n - 1)`: the grid that is bounded by it has n places."""
    while match := _LESS.match(bound):
        bound = match[1]
    return bound


def linear_bounds(kernel: KernelFacts) -> tuple[str, ...]:
    """What a number made from several axes is compared with."""
    found = (
        c.bound
        for c in kernel.flow.comparisons
        if len({a for kind, a in c.threads if kind == "ctaid"}) > 1 and not c.bound.isdigit()
    )
    return tuple(dict.fromkeys(map(_whole, found)))


def block_candidates(kernel: KernelFacts) -> list[Block]:
    """Shapes of a block, the likeliest first."""
    used = {axis for kind, axis in kernel.flow.registers if kind == "tid"}
    dims = max((AXES.index(axis) + 1 for axis in used), default=0)
    if kernel.limits and prod(kernel.limits) <= MOST_THREADS:
        others = () if kernel.exact else _DEFAULTS[dims]
        return [_padded(kernel.limits, dims), *others]
    found = [*_from_steps(kernel, dims), *_from_shared(kernel, dims), *_DEFAULTS[dims]]
    legal = (b for b in found if 1 <= prod(b) <= MOST_THREADS and all(n >= 1 for n in b))
    return [*dict.fromkeys(legal)]


def _padded(block: Block, dims: int) -> Block:
    block = block[: max(1, dims)]
    return block + (1,) * (dims - len(block))


def _from_steps(kernel: KernelFacts, dims: int) -> Iterable[Block]:
    """A block number times 16 is the first of 16 threads, or elements, of that block."""
    steps = kernel.flow.steps
    known = [steps.get(axis, ())[:1] for axis in AXES[:dims]]
    if not any(known):
        return
    first = tuple(k[0] if k else 8 for k in known)
    yield first
    for less in (2, 4, 8):
        yield (*first[:-1], first[-1] // less)
        yield tuple(n // less for n in first)


def _from_shared(kernel: KernelFacts, dims: int) -> Iterable[Block]:
    """An array in shared memory often has an element for every thread."""
    for counts in sorted(kernel.shared_counts, key=len, reverse=True):
        turned = tuple(reversed(counts))
        if dims == 1:
            yield (prod(counts),)
            yield (counts[0],)
            for halo in (1, 2):
                yield (prod(counts) - 2 * halo,)
        if len(turned) == dims and dims > 1:
            yield turned
            yield (turned[0] - 1, *turned[1:])
            yield tuple(n - 2 for n in turned)
            yield (turned[0] - 1, *(n // 4 for n in turned[1:]))
            yield tuple(n // 2 for n in turned)


def grid_of(
    found: Sequence[Axis], block: Block, free: Sequence[str], linear: Sequence[str]
) -> tuple[str, ...]:
    """Blocks in x, y, z as expressions.

    Args:
        found: How far each axis goes.
        block: Threads of a block.
        free: By axis the name of the size that it goes by where nothing bounds it.
        linear: What a number made from several axes is compared with.
    """
    sizes = (*block, 1, 1)
    grid: list[str] = []
    for number, axis in enumerate(found):
        if not axis.used:
            grid.append("1")
        elif axis.bounds:
            bound = axis.bounds[0] if len(axis.bounds) == 1 else f"max({', '.join(axis.bounds)})"
            each = (axis.step or sizes[number]) if axis.by_thread else 1
            grid.append(f"ceil_div({_bare(bound)}, {each})" if each > 1 else _bare(bound))
        elif linear and number == 0:
            grid.append(f"ceil_div({_bare(linear[0])}, {prod(block)})")
        else:
            grid.append("1" if linear else free[number])
    while len(grid) > 1 and grid[-1] == "1":
        grid.pop()
    return tuple(grid)


def _bare(expression: str) -> str:
    """Without parentheses around all of it."""
    if not expression.startswith("("):
        return expression
    depth = 0
    for place, char in enumerate(expression):
        depth += (char == "(") - (char == ")")
        if depth == 0:
            return expression[1:-1] if place == len(expression) - 1 else expression
    return expression
