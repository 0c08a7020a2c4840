"""What values an expression can have, and shorter forms of expressions and conditions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from gevo.program.condition import (
    COMPARISONS,
    OPERATORS,
    Argument,
    Binary,
    Clause,
    Comparison,
    Condition,
    Dimension,
    Expression,
    Number,
    Wrapped,
)

Range = tuple[int, int]
"""The least and the largest value; they may lie beyond what 64 bits hold."""

_ANY = (-(1 << 63), (1 << 63) - 1)
_SHAPES: Mapping[str, Range] = {
    "ntid.x": (1, 1024),
    "ntid.y": (1, 1024),
    "ntid.z": (1, 64),
    "nctaid.x": (1, (1 << 31) - 1),
    "nctaid.y": (1, 65535),
    "nctaid.z": (1, 65535),
}
"""Limits of every CUDA GPU (CUDA C++ Programming Guide, "Technical Specifications")."""


def bounds(bits: int, signed: bool) -> Range:
    """What so many bits hold."""
    return (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if signed else (0, (1 << bits) - 1)


def range_of(expression: Expression, bits: Mapping[int, int]) -> Range:
    """Values that an expression can have, perhaps more; `bits` are the widths of arguments."""
    match expression:
        case Number(number):
            return number, number
        case Argument(index, signed):
            return bounds(bits.get(index, 64), signed)
        case Dimension(name):
            return _SHAPES[name]
        case Wrapped(width, signed, _):
            return bounds(width, signed)
        case Binary(operator, left, right):
            return _binary(operator, range_of(left, bits), range_of(right, bits))


def _binary(operator: str, left: Range, right: Range) -> Range:
    if operator in ("+", "*", "-", "min", "max"):
        apply = OPERATORS[operator]
        corners = [apply(a, b) for a in left for b in right]
        return min(corners), max(corners)
    if operator == "%" and right[0] > 0:
        most = right[1] - 1
        return max(min(left[0], 0), -most), min(max(left[1], 0), most)
    if operator in ("/", ">>") and right[0] >= 0:
        return min(left[0], 0), max(left[1], 0)
    if operator == "&" and min(left[0], right[0]) >= 0:
        return 0, min(left[1], right[1])
    if operator == "&" and max(left[0], right[0]) >= 0:
        return 0, left[1] if left[0] >= 0 else right[1]
    return _ANY


def within(inner: Range, outer: Range) -> bool:
    """Whether one range lies in the other."""
    return outer[0] <= inner[0] and inner[1] <= outer[1]


def combined(operator: str, left: Expression, right: Expression) -> Expression:
    """`left operator right`, computed where both are numbers, without neutral operands."""
    if isinstance(left, Number) and isinstance(right, Number):
        divides = operator in ("/", "%") and right.value <= 0
        if not divides and not (operator == ">>" and not 0 <= right.value < 64):
            return Number(OPERATORS[operator](left.value, right.value))
    if operator in ("+", "-") and right == Number(0):
        return left
    if operator == "+" and left == Number(0):
        return right
    if operator == "*" and Number(0) in (left, right):
        return Number(0)
    if operator == "*" and Number(1) in (left, right):
        return left if right == Number(1) else right
    if operator in ("min", "max") and left == right:
        return left
    return Binary(operator, left, right)


def condition_of(clauses: Iterable[Clause], bits: Mapping[int, int]) -> Condition | None:
    """The conjunction without what others of it imply; None where one clause never holds."""
    kept = [clause for clause in dict.fromkeys(clauses) if not _always(clause, bits)]
    if any(_never(clause, bits) for clause in kept):
        return None
    for clause in tuple(kept):
        others = [one for one in kept if one is not clause]
        if any(_implies(other, clause, bits) for other in others):
            kept = others
    return Condition(tuple(kept))


def _never(clause: Clause, bits: Mapping[int, int]) -> bool:
    if not isinstance(clause, Comparison):
        return False
    return _always(replace(clause, operator=_OPPOSITE[clause.operator]), bits)


_OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}


def _implies(clause: Clause, other: Clause, bits: Mapping[int, int]) -> bool:
    """`x + y < n` implies `x <= 2147483647` where y is not negative and n no larger."""
    if not (isinstance(clause, Comparison) and isinstance(other, Comparison)):
        return False
    if clause.operator not in ("<", "<=") or other.operator != "<=":
        return False
    if not isinstance(other.right, Number):
        return False
    left = clause.left
    while left != other.left:
        if not (isinstance(left, Binary) and left.operator == "+"):
            return False
        if range_of(left.right, bits)[0] < 0:
            return False
        left = left.left
    return range_of(clause.right, bits)[1] - (clause.operator == "<") <= other.right.value


def _always(clause: Clause, bits: Mapping[int, int]) -> bool:
    """Whether a comparison holds whatever the launch; where no value exists, none does."""
    if not isinstance(clause, Comparison):
        return False
    ranges = [range_of(e, bits) for e in (clause.left, clause.right)]
    if not all(within(r, _ANY) and _total(e) for r, e in
               zip(ranges, (clause.left, clause.right), strict=True)):  # fmt: skip
        return False
    compare = COMPARISONS[clause.operator]
    if clause.operator in ("==", "!="):
        apart = ranges[0][1] < ranges[1][0] or ranges[1][1] < ranges[0][0]
        return apart if clause.operator == "!=" else len({*ranges[0], *ranges[1]}) == 1
    return all(compare(a, b) for a in ranges[0] for b in ranges[1])


def _total(expression: Expression) -> bool:
    """Whether it has a value for sure: no divisor that may be 0."""
    match expression:
        case Binary(operator, left, right):
            if operator in ("/", "%", ">>") and not isinstance(right, Number):
                return False
            return _total(left) and _total(right)
        case Wrapped(_, _, of):
            return _total(of)
        case _:
            return True
