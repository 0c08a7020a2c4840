"""How large a kernel's arrays are, in terms of what the kernel can see at its entry."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import reduce
from itertools import combinations_with_replacement

from gevo.evaluate.scoring.usable import Passed
from gevo.program.condition import (
    DIMENSIONS,
    Argument,
    Binary,
    Clause,
    Comparison,
    Dimension,
    Disjoint,
    Expression,
    Number,
)

NO_LENGTHS: Mapping[int, int] = {}
_MOST = 6
"""Expressions that fit; with more of them nobody knows what a size follows from."""


def disjoint(
    launches: Collection[Passed],
    first: int,
    second: int,
    lengths: Mapping[int, int] = NO_LENGTHS,
) -> tuple[Clause, ...]:
    """The clauses that two arrays do not overlap; none where their sizes cannot be told.

    Where a size is that of the workload's array, an integer that is the same in every launch, and
    that no size mentions, must be the same: it may be an offset of 0, which is part of no size.

    Args:
        launches: Of a kernel, as different as they are in all cases.
        first: Number of the parameter that is the one array.
        second: Of the other.
        lengths: By number, bytes from where the parameter points that the kernel reaches.
    """
    sizes = [Number(lengths[n]) if n in lengths else size_of(launches, n) for n in (first, second)]
    if sizes[0] is None or sizes[1] is None:
        return ()
    clause = Disjoint(first, sizes[0], second, sizes[1])
    if first in lengths and second in lengths:
        return (clause,)
    known = {*_mentioned(sizes[0]), *_mentioned(sizes[1])}
    steady = ((one, values) for one, values in _integers([*launches]).items() if one not in known)
    same = (Comparison("==", one, Number(int(v[0]))) for one, v in steady if len(set(v)) == 1)
    return clause, *same


def _mentioned(expression: Expression) -> Iterator[Expression]:
    match expression:
        case Binary(_, left, right):
            yield from _mentioned(left)
            yield from _mentioned(right)
        case _:
            yield expression


def size_of(launches: Collection[Passed], parameter: int) -> Expression | None:
    """The bytes of an array as an expression that is not less in any launch; None without one.

    A number times none, one or two of the kernel's integers, or times one more than an integer,
    or times the threads of a launch: the largest of all those that give its size in every launch
    that there is, since it may be any of them. Nothing is known of an array that a launch passes
    from some element on, before which the kernel may read, too. Sizes that are the same in all
    launches count only where something else differs between them.
    """
    seen = list(launches)
    given = [one.arrays[parameter] or ("", 0, 0) for one in seen]
    wanted = [size for _, size, _ in given]
    if min(wanted) < 1 or any(offset for *_, offset in given):
        return None
    if len({one.numbers for one in seen} | {one.shape for one in seen}) < 3:
        return None
    found: dict[Expression, None] = {}
    for expression, values in _terms(seen):
        scale = wanted[0] // values[0] if values[0] > 0 else 0
        if scale and all(
            size == scale * value for size, value in zip(wanted, values, strict=True)
        ):
            found[Binary("*", Number(scale), expression) if scale > 1 else expression] = None
    if len(set(wanted)) == 1:
        found = {Number(wanted[0]): None} | found
    if not 0 < len(found) <= _MOST:
        return None
    return reduce(lambda one, other: Binary("max", one, other), found)


def _terms(seen: Sequence[Passed]) -> Iterator[tuple[Expression, Sequence[int]]]:
    known = _integers(seen)
    yield from known.items()
    for argument, values in known.items():
        yield Binary("+", argument, Number(1)), [value + 1 for value in values]
    for (first, a), (second, b) in combinations_with_replacement(known.items(), 2):
        yield Binary("*", first, second), [x * y for x, y in zip(a, b, strict=True)]
    threads = [one.shape[0] * one.shape[3] for one in seen]
    yield Binary("*", *map(Dimension, (DIMENSIONS[0], DIMENSIONS[3]))), threads


def _integers(seen: Sequence[Passed]) -> Mapping[Expression, Sequence[int]]:
    found: dict[Expression, Sequence[int]] = {}
    for n in range(len(seen[0].numbers)):
        values = [value for one in seen if isinstance(value := one.numbers[n], int)]
        if len(values) == len(seen):
            found[Argument(n)] = values
    return found
