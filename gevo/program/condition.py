"""Conditions that a kernel can decide at its entry: the same in every thread of a launch.

A condition is a conjunction of comparisons of integers, of alignments and of overlaps, over the
kernel's scalar arguments, the shape of the launch and pointer arguments. It is meant as exact
arithmetic: where a value does not fit 64 bits with sign, or a divisor is not positive, it does not
hold. Its text reads

    arg3 % 256 == 0 and ntid.x == 128 and aligned(arg0, 16)
    disjoint(arg0, 4 * arg3, arg1, 4 * arg3) and i32(arg2 + 1) < min(arg3, 64)

`argN` is an integer argument with sign, `unsigned(argN)` without; `i32(…)`, `u16(…)` and so on are
what is left of a value in so many bits; `/` and `%` round towards zero, as in C.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from gevo.errors import ConfigError

DIMENSIONS = tuple(f"{what}.{axis}" for what in ("ntid", "nctaid") for axis in "xyz")
"""Threads of a block, blocks of the grid."""

_LIMIT = 1 << 63


class _NoValue(Exception):
    """A value that does not exist: the condition does not hold."""


def _divided(a: int, b: int) -> int:
    if b <= 0:
        raise _NoValue
    return abs(a) // b * (1 if a >= 0 else -1)


def _shifted(a: int, b: int) -> int:
    if not 0 <= b < 64:
        raise _NoValue
    return a >> b


OPERATORS: Mapping[str, Callable[[int, int], int]] = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "*": lambda a, b: a * b,
    "/": _divided,
    "%": lambda a, b: a - _divided(a, b) * b,
    ">>": _shifted,
    "&": lambda a, b: a & b,
    "min": min,
    "max": max,
}
COMPARISONS: Mapping[str, Callable[[int, int], bool]] = {
    "==": lambda a, b: a == b,
    "!=": lambda a, b: a != b,
    "<": lambda a, b: a < b,
    "<=": lambda a, b: a <= b,
    ">": lambda a, b: a > b,
    ">=": lambda a, b: a >= b,
}
_BINDING = {"&": 1, ">>": 2, "+": 3, "-": 3, "*": 4, "/": 4, "%": 4}
_TIGHTEST = 5


@dataclass(frozen=True, slots=True)
class Number:
    """An integer."""

    value: int

    def __str__(self) -> str:
        return str(self.value)


@dataclass(frozen=True, slots=True)
class Argument:
    """The integer argument `index` of the kernel, with or without sign."""

    index: int
    signed: bool = True

    def __str__(self) -> str:
        return f"arg{self.index}" if self.signed else f"unsigned(arg{self.index})"


@dataclass(frozen=True, slots=True)
class Dimension:
    """One of `DIMENSIONS`."""

    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True, slots=True)
class Binary:
    """One of `OPERATORS` of two expressions."""

    operator: str
    left: Expression
    right: Expression

    def __str__(self) -> str:
        if self.operator not in _BINDING:
            return f"{self.operator}({self.left}, {self.right})"
        own = _BINDING[self.operator]
        left, right = _enclosed(self.left, own), _enclosed(self.right, own + 1)
        return f"{left} {self.operator} {right}"


@dataclass(frozen=True, slots=True)
class Wrapped:
    """What `bits` bits (8, 16 or 32) keep of a value."""

    bits: int
    signed: bool
    of: Expression

    def __str__(self) -> str:
        return f"{'i' if self.signed else 'u'}{self.bits}({self.of})"


Expression = Number | Argument | Dimension | Binary | Wrapped


def _enclosed(expression: Expression, binding: int) -> str:
    own = _TIGHTEST
    if isinstance(expression, Binary):
        own = _BINDING.get(expression.operator, _TIGHTEST)
    return str(expression) if own >= binding else f"({expression})"


@dataclass(frozen=True, slots=True)
class Comparison:
    """One of `COMPARISONS` of two expressions."""

    operator: str
    left: Expression
    right: Expression

    def __str__(self) -> str:
        return f"{self.left} {self.operator} {self.right}"


@dataclass(frozen=True, slots=True)
class Aligned:
    """The address in pointer argument `pointer` is a multiple of `bytes`, a power of two."""

    pointer: int
    bytes: int

    def __str__(self) -> str:
        return f"aligned(arg{self.pointer}, {self.bytes})"


@dataclass(frozen=True, slots=True)
class Disjoint:
    """So many bytes from one pointer argument on, and from another on, do not overlap."""

    first: int
    first_bytes: Expression
    second: int
    second_bytes: Expression

    def __str__(self) -> str:
        first = f"arg{self.first}, {self.first_bytes}"
        return f"disjoint({first}, arg{self.second}, {self.second_bytes})"


Clause = Comparison | Aligned | Disjoint


@dataclass(frozen=True)
class Condition:
    """All clauses hold; without clauses, always. `str` gives text that `parse` reads."""

    clauses: tuple[Clause, ...] = ()

    def __str__(self) -> str:
        return " and ".join(map(str, self.clauses))

    def __and__(self, other: Condition) -> Condition:
        return Condition(tuple(dict.fromkeys((*self.clauses, *other.clauses))))


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
    except _NoValue:
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
    """An expression's value; raises _NoValue where there is none."""
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
        raise _NoValue
    return found
