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

import ast
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NoReturn

from gevo.errors import ConfigError

DIMENSIONS = tuple(f"{what}.{axis}" for what in ("ntid", "nctaid") for axis in "xyz")
"""Threads of a block, blocks of the grid."""

_LIMIT = 1 << 63


class NoValue(Exception):
    """A value that does not exist: a condition with it does not hold."""


def _divided(a: int, b: int) -> int:
    if b <= 0:
        raise NoValue
    return abs(a) // b * (1 if a >= 0 else -1)


def _shifted(a: int, b: int) -> int:
    if not 0 <= b < 64:
        raise NoValue
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


_LONGEST = 2000
"""Characters; longer texts could exhaust the parser's stack."""
_ARGUMENT = re.compile(r"arg(0|[1-9]\d{0,3})\Z")
_WIDTH = re.compile(r"([iu])(8|16|32)\Z")
_MOST = 1 << 63

_OPERATORS: dict[type[ast.operator], str] = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.Div: "/",
    ast.Mod: "%",
    ast.RShift: ">>",
    ast.BitAnd: "&",
}
_COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}


def parse(text: str) -> Condition:
    """A condition from its text; `parse(str(condition))` gives `condition` again.

    Raises:
        ConfigError: The text is no condition; one line says what is wrong in it.
    """
    shown = " ".join(text.split())
    if not shown or len(shown) > _LONGEST:
        raise ConfigError(f"condition '{shown[:40]}': must have 1 to {_LONGEST} characters")
    try:
        tree = ast.parse(shown, mode="eval")
        return Condition(tuple(_Reader(shown).clauses(tree.body)))
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise ConfigError(f"condition '{shown}': cannot be read ({error})") from error


class _Reader:
    def __init__(self, text: str) -> None:
        self._text = text

    def clauses(self, node: ast.expr) -> Iterator[Clause]:
        if isinstance(node, ast.BoolOp) and isinstance(node.op, ast.And):
            for part in node.values:
                yield from self.clauses(part)
        elif isinstance(node, ast.Compare):
            left = node.left
            for kind, right in zip(node.ops, node.comparators, strict=True):
                operator = _COMPARISONS.get(type(kind))
                if operator is None:
                    self._refuse(node, f"comparisons are {' '.join(COMPARISONS)}")
                yield Comparison(operator, self.expression(left), self.expression(right))
                left = right
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield self._call(node, node.func.id)
        else:
            self._refuse(node, "write comparisons, aligned(…) or disjoint(…), joined by 'and'")

    def _call(self, node: ast.Call, name: str) -> Clause:
        arguments = self._arguments(node)
        if name == "aligned" and len(arguments) == 2:
            size = self.expression(arguments[1])
            if not isinstance(size, Number) or size.value < 1 or size.value & (size.value - 1):
                self._refuse(node, "an alignment is a power of two")
            return Aligned(self._argument(arguments[0]), size.value)
        if name == "disjoint" and len(arguments) == 4:
            first, first_bytes, second, second_bytes = arguments
            return Disjoint(
                self._argument(first),
                self.expression(first_bytes),
                self._argument(second),
                self.expression(second_bytes),
            )
        self._refuse(node, "clauses are aligned(argN, bytes), disjoint(argN, bytes, argM, bytes)")

    def expression(self, node: ast.expr) -> Expression:
        match node:
            case ast.Constant(value=int() as number) if not isinstance(number, bool):
                return self._number(node, number)
            case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() as number)):
                return self._number(node, -number)
            case ast.Name():
                return Argument(self._argument(node))
            case ast.Attribute(value=ast.Name(id=what), attr=axis):
                name = f"{what}.{axis}"
                if name not in DIMENSIONS:
                    self._refuse(node, f"the shape of a launch is {', '.join(DIMENSIONS)}")
                return Dimension(name)
            case ast.BinOp(left=left, op=op, right=right) if type(op) in _OPERATORS:
                return Binary(_OPERATORS[type(op)], self.expression(left), self.expression(right))
            case ast.Call(func=ast.Name(id=name)):
                return self._function(node, name)
            case _:
                self._refuse(node, "is no integer expression")

    def _number(self, node: ast.expr, number: int) -> Number:
        if not -_MOST <= number < _MOST:
            self._refuse(node, "does not fit 64 bits")
        return Number(number)

    def _function(self, node: ast.Call, name: str) -> Expression:
        arguments = self._arguments(node)
        if name in ("min", "max") and len(arguments) == 2:
            return Binary(name, *(self.expression(a) for a in arguments))
        if name == "unsigned" and len(arguments) == 1:
            return Argument(self._argument(arguments[0]), signed=False)
        width = _WIDTH.match(name)
        if width and len(arguments) == 1:
            return Wrapped(int(width[2]), width[1] == "i", self.expression(arguments[0]))
        self._refuse(node, "functions are min, max, unsigned, and i8 to u32 for bits")

    def _argument(self, node: ast.expr) -> int:
        match = _ARGUMENT.match(node.id) if isinstance(node, ast.Name) else None
        if match is None:
            self._refuse(node, "arguments are arg0, arg1, …")
        return int(match[1])

    def _arguments(self, node: ast.Call) -> list[ast.expr]:
        if node.keywords or any(isinstance(a, ast.Starred) for a in node.args):
            self._refuse(node, "arguments stand one after another")
        return node.args

    def _refuse(self, node: ast.expr, why: str) -> NoReturn:
        raise ConfigError(f"condition '{self._text}': '{ast.unparse(node)}': {why}")


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
