"""Whether a condition holds for a launch, computed: what guarded kernels are compared with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from gevo.errors import ConfigError
from gevo.program.condition import (
    COMPARISONS,
    OPERATORS,
    Aligned,
    Argument,
    Binary,
    Clause,
    Comparison,
    Condition,
    Dimension,
    Disjoint,
    Expression,
    NoValue,
    Number,
    Wrapped,
)

_LIMIT = 1 << 63


@dataclass(frozen=True)
class Launched:
    """What a launch gives a condition.

    Attributes:
        arguments: Integer arguments and addresses, by index; integers with sign.
        bits: Width of an argument's type, by index; 64 where nothing is said.
        shape: Every one of `DIMENSIONS`.
    """

    arguments: Mapping[int, int]
    shape: Mapping[str, int]
    bits: Mapping[int, int] = field(default_factory=dict[int, int])


def holds(condition: Condition, launched: Launched) -> bool:
    """Whether a condition holds for a launch, as the guarded kernel decides it.

    Raises:
        ConfigError: It names an argument that the launch does not have.
    """
    try:
        return all(_clause(clause, launched) for clause in condition.clauses)
    except NoValue:
        return False
    except KeyError as error:
        raise ConfigError(f"condition {condition}: there is no argument {error}") from error


def _clause(clause: Clause, launched: Launched) -> bool:
    match clause:
        case Comparison(operator, left, right):
            return COMPARISONS[operator](_value(left, launched), _value(right, launched))
        case Aligned(pointer, bytes_):
            return launched.arguments[pointer] % bytes_ == 0
        case Disjoint(first, first_bytes, second, second_bytes):
            p, q = launched.arguments[first], launched.arguments[second]
            m, n = _value(first_bytes, launched), _value(second_bytes, launched)
            return m >= 0 and n >= 0 and (p + m <= q or q + n <= p)


def _value(expression: Expression, launched: Launched) -> int:
    """An expression's value; raises NoValue where there is none."""
    match expression:
        case Number(number):
            found = number
        case Argument(index, signed):
            found = launched.arguments[index]
            if not signed:
                found %= 1 << launched.bits.get(index, 64)
        case Dimension(name):
            found = launched.shape[name]
        case Binary(operator, left, right):
            found = OPERATORS[operator](_value(left, launched), _value(right, launched))
        case Wrapped(bits, signed, of):
            found = _value(of, launched) % (1 << bits)
            if signed and found >> (bits - 1):
                found -= 1 << bits
    if not -_LIMIT <= found < _LIMIT:
        raise NoValue
    return found
