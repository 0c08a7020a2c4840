"""Arithmetic expressions over names: a small, safe subset of Python's expressions.

An expression is parsed with `ast`, checked against the tables below and turned into closures;
`eval` is never involved. There are numbers, names, `+ - * / // % **`, comparisons, `and`, `or`,
`not`, `a if c else b`, `tile[0]` for a name that stands for several values, texts in comparisons
(`layout == "row"`), and the functions in `FUNCTIONS`. Everything means what it means in Python;
results must be finite real numbers.

Conditions on configurations (`gevo.tuning.space`) are written in the same language, and may
also have tuples, lists and `in`, texts anywhere, and the functions in `OF_SEVERAL`. What `*` and
`%` do to texts and lists in Python they do not do here: a line could fill the memory.
"""

from __future__ import annotations

import ast
import math
import operator
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar, cast

from gevo.errors import WorkloadError, did_you_mean

Number = int | float
Scalar = int | float | str | bool
Names = Mapping[str, Scalar | tuple[Scalar, ...]]
Run = Callable[[Names], Any]
Function = tuple[Callable[..., Any], int, int | None]
"""What is called, and the fewest and the most arguments that it takes."""
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


def product(a: Any, b: Any) -> Any:
    """`a * b`; raises TypeError for texts and tuples, which it would repeat without bound."""
    if isinstance(a, str | tuple) or isinstance(b, str | tuple):
        raise TypeError("'*' takes numbers only")
    return a * b


def remainder(a: Any, b: Any) -> Any:
    """`a % b`; raises TypeError for a text, which it would format to any length."""
    if isinstance(a, str):
        raise TypeError("'%' takes numbers only")
    return a % b


_BINARY: Mapping[type[ast.operator], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: product,
    ast.Div: lambda a, b: a / b,
    ast.FloorDiv: lambda a, b: a // b,
    ast.Mod: remainder,
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
_MEMBER: Mapping[type[ast.cmpop], Callable[[Any, Any], bool]] = {
    ast.In: lambda one, several: one in several,
    ast.NotIn: lambda one, several: one not in several,
}
FUNCTIONS: Mapping[str, Function] = {
    "min": (min, 2, None),
    "max": (max, 2, None),
    "abs": (abs, 1, 1),
    "ceil_div": (ceil_div, 2, 2),
    "log2": (log2, 1, 1),
    "int": (int, 1, 1),
    "float": (float, 1, 1),
}
OF_SEVERAL: Mapping[str, Function] = {
    "min": (min, 1, None),
    "max": (max, 1, None),
    "len": (len, 1, 1),
    "sum": (sum, 1, 2),
}
"""Functions that also take several values as one."""


class Refused(Exception):
    """Something in the text that the language does not have."""


def look_up(table: Mapping[Any, _T], op: ast.AST) -> _T:
    """What an operator does; raises Refused where there is none."""
    if type(op) not in table:
        raise Refused(f"the operator {type(op).__name__} does not exist here")
    return table[type(op)]


def called(
    node: ast.Call, functions: Mapping[str, Function], others: Collection[str] = ()
) -> Callable[..., Any]:
    """The function that is called with legal arguments.

    Args:
        node: The call.
        functions: What there is to call.
        others: Further names worth suggesting.

    Raises:
        Refused: There is no such function, or it takes other arguments.
    """
    if not isinstance(node.func, ast.Name):
        raise Refused("only named functions can be called")
    name = node.func.id
    if name not in functions:
        raise Refused(f"no function {name!r}{did_you_mean(name, {*functions, *others})}")
    function, least, most = functions[name]
    count = len(node.args)
    if node.keywords or count < least or (most is not None and count > most):
        wanted = f"{least}" if most == least else f"{least} or more"
        raise Refused(f"{name} takes {wanted} plain argument(s)")
    return function


def names_in(tree: ast.AST) -> tuple[str, ...]:
    """The names that stand for values, each once, in the order of `ast.walk`."""
    calls = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    used = (node for node in ast.walk(tree) if isinstance(node, ast.Name))
    return tuple(dict.fromkeys(node.id for node in used if id(node) not in calls))


def conjuncts(node: ast.expr) -> Iterator[ast.expr]:
    """What `and` joins at the top; the whole where it joins nothing."""
    if isinstance(node, ast.BoolOp) and isinstance(node.op, ast.And):
        for value in node.values:
            yield from conjuncts(value)
    else:
        yield node


def alternatives(text: str) -> bool:
    """Whether an expression is true in several ways: it has `or`, `not` or `if`.

    Raises:
        SyntaxError: It is none.
    """
    ways = ast.Or, ast.Not, ast.IfExp
    return any(isinstance(node, ways) for node in ast.walk(ast.parse(text.strip(), mode="eval")))


class Compiler:
    """Turns syntax trees into closures.

    Args:
        several: The language has tuples, lists, `in`, texts anywhere and `OF_SEVERAL`.
    """

    def __init__(self, several: bool = False) -> None:
        self._several = several
        self._functions = {**FUNCTIONS, **OF_SEVERAL} if several else FUNCTIONS
        self._compare = {**_COMPARE, **_MEMBER} if several else _COMPARE

    def compile(self, node: ast.expr) -> Run:
        """The closure of a tree; raises Refused for what the language does not have."""
        match node:
            case ast.Constant():
                return self._constant(node.value)
            case ast.Name(id=name):
                if name in self._functions:
                    raise Refused(f"there is no {name!r}: a function needs arguments")
                return operator.itemgetter(name)
            case ast.BinOp():
                function = look_up(_BINARY, node.op)
                left, right = self.compile(node.left), self.compile(node.right)
                return lambda names: function(left(names), right(names))
            case ast.UnaryOp():
                change, operand = look_up(_UNARY, node.op), self.compile(node.operand)
                return lambda names: change(operand(names))
            case ast.Compare():
                return self._comparison(node)
            case ast.BoolOp():
                return self._boolean(node)
            case ast.IfExp():
                test, then, other = map(self.compile, (node.test, node.body, node.orelse))
                return lambda names: then(names) if test(names) else other(names)
            case ast.Call():
                return self._call(node)
            case ast.Subscript():
                return self._element(node)
            case ast.Tuple() | ast.List() if self._several:
                parts = [self.compile(part) for part in node.elts]
                return lambda names: tuple(part(names) for part in parts)
            case _:
                raise Refused(f"{type(node).__name__} does not exist here")

    def _constant(self, value: object) -> Run:
        if not isinstance(value, int | float | str if self._several else int | float):
            raise Refused(f"{value!r} is not a number")
        return lambda names: value

    def _comparison(self, node: ast.Compare) -> Run:
        functions = [look_up(self._compare, op) for op in node.ops]
        first, *others = [self._compared(part) for part in (node.left, *node.comparators)]
        if len(others) == 1:
            compare, second = functions[0], others[0]
            return lambda names: compare(first(names), second(names))

        def run(names: Names) -> bool:
            left = first(names)
            for function, other in zip(functions, others, strict=True):
                right = other(names)
                if not function(left, right):
                    return False
                left = right
            return True

        return run

    def _compared(self, node: ast.expr) -> Run:
        """A side of a comparison: the only place where a text may stand, but in conditions."""
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
            return lambda names: text
        return self.compile(node)

    def _boolean(self, node: ast.BoolOp) -> Run:
        parts = [self.compile(value) for value in node.values]
        stop_at = isinstance(node.op, ast.Or)

        def run(names: Names) -> Any:
            value: Any = None
            for part in parts:
                value = part(names)
                if bool(value) is stop_at:
                    return value
            return value

        return run

    def _call(self, node: ast.Call) -> Run:
        if isinstance(node.func, ast.Name) and node.func.id not in self._functions:
            hint = did_you_mean(node.func.id, self._functions)
            raise Refused(f"there is no {node.func.id!r} to call{hint}")
        function = called(node, self._functions)
        args = [self.compile(arg) for arg in node.args]
        return lambda names: function(*(arg(names) for arg in args))

    def _element(self, node: ast.Subscript) -> Run:
        if not self._several and not isinstance(node.value, ast.Name):
            raise Refused("only a name can have [ ] behind it")
        whole, place = self.compile(node.value), self.compile(node.slice)
        least = None if self._several else 0

        def run(names: Names) -> Any:
            return _element_of(whole(names), place(names), least)

        if not isinstance(node.slice, ast.Constant):
            return run
        fixed: Any = node.slice.value

        def at(names: Names) -> Any:
            values = whole(names)
            if type(values) is tuple:
                several = cast("tuple[Any, ...]", values)
                if 0 <= fixed < len(several):
                    return several[fixed]
            return _element_of(values, fixed, least)

        return at if isinstance(fixed, int) else run


def _element_of(values: Any, index: Any, least: int | None) -> Any:
    """Raises ValueError where there is none; a `least` of None allows to count from the end."""
    if not isinstance(values, tuple):
        raise ValueError(f"{values} is a single value, it has no [ ]")
    values = cast("tuple[Any, ...]", values)
    low = -len(values) if least is None else least
    if not isinstance(index, int) or not low <= index < len(values):
        raise ValueError(f"there is no [{index}] of {len(values)} values")
    return values[index]


_COMPILER = Compiler()


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
    run: Run

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


def integers(expression: Expression) -> Iterator[int]:
    """The whole numbers that stand in an expression, in the order of `ast.walk`."""
    for node in ast.walk(ast.parse(expression.text, mode="eval")):
        value = node.value if isinstance(node, ast.Constant) else None
        if isinstance(value, int | float) and math.isfinite(value) and int(value) == value:
            yield int(value)


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
        run = _COMPILER.compile(tree.body)
    except Refused as error:
        raise WorkloadError(f"{where}: '{text}': {error}") from error
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise WorkloadError(f"{where}: '{text}' is not an expression") from error
    return Expression(text, where, frozenset(names_in(tree)), run)
