"""Between which numbers a name lies, as far as a comparison says so.

`abs(x - 5) <= n` is solved for `x`: what its outermost operation does to a bound is undone, and so
on inwards, until a name is left.
"""

from __future__ import annotations

import ast
import math
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from gevo.expression import Number
from gevo.workload.case import Bounds

S = TypeVar("S")
"""What expressions are evaluated in."""
_Inverse = Callable[..., Number]
_Within = Callable[[S], Bounds]


@dataclass(frozen=True, eq=False)
class Bound(Generic[S]):
    """Between which numbers a name lies.

    Attributes:
        name: The name.
        within: The least and the largest; raises what arithmetic raises.
    """

    name: str
    within: Callable[[S], Bounds]


def _plus(end: Number, other: Number) -> Number:
    return end + other


def _minus(end: Number, other: Number) -> Number:
    return end - other


def _from(end: Number, other: Number) -> Number:
    return other - end


def _times(end: Number, other: Number) -> Number:
    return end * other


def _over(end: Number, other: Number) -> Number:
    return end / other


def _negated(end: Number) -> Number:
    return -end


_LEFT: Mapping[type[ast.operator], _Inverse] = {
    ast.Add: _minus,
    ast.Sub: _plus,
    ast.Mult: _over,
    ast.Div: _times,
}
"""Makes a bound of `x + y`, and `y`, one of `x`."""
_RIGHT: Mapping[type[ast.operator], _Inverse] = {
    ast.Add: _minus,
    ast.Sub: _from,
    ast.Mult: _over,
}
"""Makes a bound of `x + y`, and `x`, one of `y`."""


class Solver(Generic[S]):
    """Solves comparisons for names."""

    def __init__(
        self,
        compiled: Callable[[ast.expr], Callable[[S], Any]],
        of_arrays: Callable[[ast.expr], bool],
    ) -> None:
        """Say how expressions are understood.

        Args:
            compiled: What gives an expression's value.
            of_arrays: Whether an expression uses an array; such a one bounds nothing.
        """
        self._compiled = compiled
        self._of_arrays = of_arrays

    def bounds(self, node: ast.expr) -> Iterator[Bound[S]]:
        """What a statement says about how large a name may be: `0 <= x < n` says two things."""
        if not isinstance(node, ast.Compare):
            return
        sides = (node.left, *node.comparators)
        for op, left, right in zip(node.ops, sides, sides[1:], strict=False):
            rises, same = isinstance(op, ast.Lt | ast.LtE), isinstance(op, ast.Eq)
            if rises or same or isinstance(op, ast.Gt | ast.GtE):
                for side, number, upper in ((left, right, rises), (right, left, not rises)):
                    if not self._of_arrays(number):
                        ends = (same or not upper, same or upper)
                        yield from self._solved(side, _by(self._compiled(number), ends))

    def _solved(self, node: ast.expr, within: _Within[S]) -> Iterator[Bound[S]]:
        """What an expression that lies within bounds says of its names."""
        match node:
            case ast.Name(id=name):
                yield Bound(name, within)
            case ast.UnaryOp(op=ast.UAdd(), operand=operand):
                yield from self._solved(operand, within)
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                yield from self._solved(operand, _mapped(within, _negated))
            case ast.Call(func=ast.Name(id="abs"), args=[operand]):
                yield from self._solved(operand, _of_either_sign(within))
            case ast.Call(func=ast.Name(id="min" | "max" as name), args=operands):
                for operand in operands:
                    yield from self._solved(operand, _one_sided(within, name == "max"))
            case ast.BinOp(op=op, left=left, right=right):
                for side, other, inverses in ((left, right, _LEFT), (right, left, _RIGHT)):
                    inverse = inverses.get(type(op))
                    if inverse and not self._of_arrays(other):
                        undone = _mapped(within, inverse, self._compiled(other))
                        yield from self._solved(side, undone)
            case _:
                pass


def _by(number: Callable[[S], Any], sides: tuple[bool, bool]) -> _Within[S]:
    """By a number: from below, from above, or both."""

    def run(situation: S) -> Bounds:
        found = number(situation)
        if not isinstance(found, int | float):
            return None, None
        return found if sides[0] else None, found if sides[1] else None

    return run


def _mapped(within: _Within[S], inverse: _Inverse, *others: Callable[[S], Any]) -> _Within[S]:
    """What a function makes of both ends; where it falls, they change places."""

    def run(situation: S) -> Bounds:
        numbers = [other(situation) for other in others]
        low, high = (None if e is None else inverse(e, *numbers) for e in within(situation))
        return (high, low) if inverse(2, *numbers) < inverse(1, *numbers) else (low, high)

    return run


def _of_either_sign(within: _Within[S]) -> _Within[S]:
    """Of what has an absolute value within these."""

    def run(situation: S) -> Bounds:
        high = within(situation)[1]
        return (None, None) if high is None else (-high, high)

    return run


def _one_sided(within: _Within[S], upper: bool) -> _Within[S]:
    """One of two bounds alone: no operand of a maximum is larger, but one may be smaller."""

    def run(situation: S) -> Bounds:
        low, high = within(situation)
        return (None, high) if upper else (low, None)

    return run


def finite(bounds: Bounds) -> Bounds:
    """Without ends that are infinite, NaN, or too large for a float."""
    low, high = (_finite(end) for end in bounds)
    return low, high


def _finite(end: Number | None) -> Number | None:
    try:
        return end if end is not None and math.isfinite(end) else None
    except OverflowError:
        return None
