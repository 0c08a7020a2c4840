"""Arithmetic expressions over sizes: a small, safe subset of Python's expressions.

An expression is parsed with `ast`, checked against the tables below and turned into closures;
`eval` is never involved. There are numbers, names, `+ - * / // % **`, comparisons, `and`, `or`,
`not`, `a if c else b`, `tile[0]` for a name that stands for several values, texts in comparisons
(`layout == "row"`), and the functions in `FUNCTIONS`. Everything means what it means in Python;
results must be finite real numbers.
"""

from __future__ import annotations

import ast
import math
import operator
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar, cast

from gevo.errors import WorkloadError
from gevo.program.base import Setting
from gevo.workload.hint import did_you_mean

Number = int | float
Names = Mapping[str, Setting]
_Run = Callable[[Names], Any]
_T = TypeVar("_T")

LONGEST = 1000
"""Characters; longer texts could exhaust the parser's stack."""

_MOST_BITS = 1024
"""Largest integer that `**` may make; more would only serve to hang the process."""


def ceil_div(a: Number, b: Number) -> Number:
    """The least integer that is not below a / b (exact for integers)."""
    return -(-a // b)


def log2(x: Number) -> Number:
    """Base-2 logarithm; of an integer that is a power of two, as an integer (64 gives 6)."""
    if isinstance(x, int) and x > 0 and x & (x - 1) == 0:
        return x.bit_length() - 1
    return math.log2(x)


def power(a: Number, b: Number) -> Number:
    """`a ** b`; raises OverflowError or ValueError where that is too large or not real."""
    if isinstance(a, int) and isinstance(b, int) and a.bit_length() * abs(b) > _MOST_BITS:
        raise OverflowError("the power is too large")
    result: Any = a**b
    if isinstance(result, complex):
        raise ValueError("the power is not a real number")
    return result


_BINARY: Mapping[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: lambda a, b: a / b,
    ast.FloorDiv: lambda a, b: a // b,
    ast.Mod: operator.mod,
    ast.Pow: power,
}
_UNARY: Mapping[type[ast.unaryop], Callable[[Any], Any]] = {
    ast.UAdd: operator.pos,
    ast.USub: operator.neg,
    ast.Not: operator.not_,
}
_COMPARE: Mapping[type[ast.cmpop], Callable[[Any, Any], bool]] = {
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
}
FUNCTIONS: Mapping[str, tuple[Callable[..., Any], int, int | None]] = {
    "min": (min, 2, None),
    "max": (max, 2, None),
    "abs": (abs, 1, 1),
    "ceil_div": (ceil_div, 2, 2),
    "log2": (log2, 1, 1),
    "int": (int, 1, 1),
    "float": (float, 1, 1),
}
"""Name to (function, fewest arguments, most arguments)."""


class _Refused(Exception):
    """Something in the text that expressions do not have; becomes a WorkloadError."""


def _constant(node: ast.Constant) -> _Run:
    value = node.value
    if not isinstance(value, int | float):
        raise _Refused(f"{value!r} is not a number")
    return lambda names: value


def _name(node: ast.Name) -> _Run:
    if node.id in FUNCTIONS:
        raise _Refused(f"{node.id!r} is a function and needs arguments")
    return operator.itemgetter(node.id)


def _binary(node: ast.BinOp) -> _Run:
    function = _look_up(_BINARY, node.op)
    left, right = _compile(node.left), _compile(node.right)
    return lambda names: function(left(names), right(names))


def _unary(node: ast.UnaryOp) -> _Run:
    function = _look_up(_UNARY, node.op)
    operand = _compile(node.operand)
    return lambda names: function(operand(names))


def _comparison(node: ast.Compare) -> _Run:
    functions = [_look_up(_COMPARE, op) for op in node.ops]
    first, *others = [_compared(part) for part in (node.left, *node.comparators)]

    def run(names: Names) -> bool:
        left = first(names)
        for function, other in zip(functions, others, strict=True):
            right = other(names)
            if not function(left, right):
                return False
            left = right
        return True

    return run


def _compared(node: ast.expr) -> _Run:
    """A side of a comparison: the only place where a text may stand."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        text = node.value
        return lambda names: text
    return _compile(node)


def _element(node: ast.Subscript) -> _Run:
    if not isinstance(node.value, ast.Name) or node.value.id in FUNCTIONS:
        raise _Refused("only a name can have [ ] behind it")
    whole, place = operator.itemgetter(node.value.id), _compile(node.slice)

    def run(names: Names) -> Any:
        values, index = whole(names), place(names)
        if not isinstance(values, tuple):
            raise ValueError(f"{values} is a single value, it has no [ ]")
        values = cast("tuple[Any, ...]", values)
        if not isinstance(index, int) or not 0 <= index < len(values):
            raise ValueError(f"there is no [{index}] of {len(values)} values")
        return values[index]

    return run


def _boolean(node: ast.BoolOp) -> _Run:
    parts = [_compile(value) for value in node.values]
    stop_at = isinstance(node.op, ast.Or)

    def run(names: Names) -> Any:
        value: Any = None
        for part in parts:
            value = part(names)
            if bool(value) is stop_at:
                return value
        return value

    return run


def _conditional(node: ast.IfExp) -> _Run:
    test, then, other = _compile(node.test), _compile(node.body), _compile(node.orelse)
    return lambda names: then(names) if test(names) else other(names)


def _call(node: ast.Call) -> _Run:
    if not isinstance(node.func, ast.Name):
        raise _Refused(f"only these functions may be called: {', '.join(FUNCTIONS)}")
    name = node.func.id
    if name not in FUNCTIONS:
        raise _Refused(f"no function {name!r}{did_you_mean(name, FUNCTIONS)}")
    function, least, most = FUNCTIONS[name]
    if node.keywords or len(node.args) < least or (most is not None and len(node.args) > most):
        count = f"{least}" if most == least else f"{least} or more"
        raise _Refused(f"{name} takes {count} plain argument(s)")
    args = [_compile(arg) for arg in node.args]
    return lambda names: function(*(arg(names) for arg in args))


_COMPILERS: Mapping[type[ast.expr], Callable[[Any], _Run]] = {
    ast.Constant: _constant,
    ast.Name: _name,
    ast.BinOp: _binary,
    ast.UnaryOp: _unary,
    ast.Compare: _comparison,
    ast.BoolOp: _boolean,
    ast.IfExp: _conditional,
    ast.Call: _call,
    ast.Subscript: _element,
}


def _look_up(table: Mapping[Any, _T], op: ast.AST) -> _T:
    if type(op) not in table:
        raise _Refused(f"the operator {type(op).__name__} does not exist here")
    return table[type(op)]


def _compile(node: ast.expr) -> _Run:
    if type(node) not in _COMPILERS:
        raise _Refused(f"{type(node).__name__} does not exist here")
    return _COMPILERS[type(node)](node)


@dataclass(frozen=True, eq=False)
class Expression:
    """A checked expression.

    Attributes:
        text: As written.
        where: File and key, for messages.
        names: The names that it uses, functions excluded.
        run: Its closure; use `number`, `integer` or `truth`, which check the result.
    """

    text: str
    where: str
    names: frozenset[str]
    run: _Run

    def require(self, known: Collection[str], others: Collection[str] = ()) -> None:
        """Raise WorkloadError when it uses a name that is not in `known`.

        Args:
            known: Names that exist where the expression stands.
            others: Further names worth suggesting.
        """
        for name in sorted(self.names.difference(known)):
            hint = did_you_mean(name, {*known, *others})
            raise self.error(f"unknown name {name!r}{hint}")

    def number(self, names: Names) -> Number:
        """Its value; raises WorkloadError for division by zero, overflow, NaN and the like."""
        try:
            value: Number = self.run(names)
            finite = math.isfinite(value)
        except ZeroDivisionError as error:
            raise self.error("division by zero") from error
        except (ArithmeticError, ValueError) as error:
            raise self.error(str(error)) from error
        except TypeError as error:
            raise self.error("is not made of single numbers") from error
        if not finite:
            raise self.error(f"is {value}, not a finite number")
        return value

    def integer(self, names: Names, least: int | None = None) -> int:
        """Its value as an integer (8.0 counts as 8), at least `least`; else WorkloadError."""
        value = self.number(names)
        if int(value) != value:
            raise self.error(f"is {value}, not an integer")
        if least is not None and value < least:
            raise self.error(f"is {int(value)}, must be at least {least}")
        return int(value)

    def truth(self, names: Names) -> bool:
        """Whether its value counts as true."""
        return bool(self.number(names))

    def error(self, problem: str) -> WorkloadError:
        """A WorkloadError that names file, key and expression."""
        return WorkloadError(f"{self.where}: '{self.text}': {problem}")


def parse(source: str | Number, where: str) -> Expression:
    """Check an expression, or a plain number, from a spec.

    Args:
        source: Its text, or a number.
        where: File and key that it comes from, for messages.

    Raises:
        WorkloadError: It is not an expression of this language.
    """
    if not isinstance(source, str):
        value = source
        return Expression(str(value), where, frozenset(), lambda names: value)
    text = source.strip()
    if len(text) > LONGEST:
        raise WorkloadError(f"{where}: the expression is longer than {LONGEST} characters")
    try:
        tree = ast.parse(text, mode="eval")
        run = _compile(tree.body)
    except _Refused as error:
        raise WorkloadError(f"{where}: '{text}': {error}") from error
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise WorkloadError(f"{where}: '{text}' is not an expression") from error
    used = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    return Expression(text, where, frozenset(used.difference(FUNCTIONS)), run)
