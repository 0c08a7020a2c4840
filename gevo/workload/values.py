"""The `values` of a case: statements that change what its scalars and arrays hold.

A statement is parsed with `ast` and checked against the tables below; nothing is evaluated but
the arithmetic of `gevo.expression`. The canonical text of a statement is what `ast`
makes of it, so that `x=0` and `x = 0` are the same case.
"""

from __future__ import annotations

import ast
import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from gevo.errors import WorkloadError, did_you_mean
from gevo.expression import FUNCTIONS as ARITHMETIC
from gevo.expression import LONGEST, Expression, Names, Number, parse
from gevo.workload.arrays import GENERATORS, Request
from gevo.workload.case import Array

SPRINKLED = 8
"""`sprinkled` replaces one element in so many."""

RUN = 8
"""How many elements a run of `runs` has on average."""

DRAWN = ("uniform", "integers")
"""Generators that may stand behind `=`, with a low and a high end."""

GPU_NAN: float = np.uint64((1 << 63) - 1).view(np.float64).item()
"""What a GPU computes where there is no number: all bits but the sign, in every type."""
_SPECIAL = {"nan": math.nan, "gpu_nan": GPU_NAN, "inf": math.inf}
_EXAMPLES = "'x = 1', 'x[0] = 1', 'x = uniform(0, 1)' or 'sorted(x)'"

_Elements = tuple[Any, ...]


@dataclass(frozen=True)
class _Function:
    """What `name(x, ...)` does.

    Attributes:
        run: Flat array, further arguments and a random stream to the new flat array.
        least: Fewest further arguments.
        most: Most further arguments; None for no limit.
        kinds: The numpy kinds of the types that it is for.
        stored: Whether the further arguments are values of the array's type.
        made: Whether all but the size and the type of the array is nothing to it.
    """

    run: Callable[[Array, _Elements, np.random.Generator], Array]
    least: int = 0
    most: int | None = 0
    kinds: str = "biuf"
    stored: bool = False
    made: bool = False


def _sorted(x: Array, _: _Elements, __: np.random.Generator) -> Array:
    return np.sort(x)


def _reversed(x: Array, _: _Elements, __: np.random.Generator) -> Array:
    return np.sort(x)[::-1]


def _shuffled(x: Array, _: _Elements, rng: np.random.Generator) -> Array:
    return rng.permutation(x)


def _negated(x: Array, _: _Elements, __: np.random.Generator) -> Array:
    return np.negative(x)


def _scaled(x: Array, factor: _Elements, _: np.random.Generator) -> Array:
    with np.errstate(over="ignore", invalid="ignore"):
        return (x.astype(np.float64) * float(factor[0])).astype(x.dtype)


def _cycle(x: Array, values: _Elements, _: np.random.Generator) -> Array:
    return np.resize(np.array(values, x.dtype), x.size)


def _shifted(x: Array, by: _Elements, _: np.random.Generator) -> Array:
    with np.errstate(over="ignore", invalid="ignore"):
        return x + by[0]


def _counted(x: Array, ends: _Elements, _: np.random.Generator) -> Array:
    count = min(x.size, int(ends[1]) - int(ends[0]) + 1)
    return np.resize(np.arange(count).astype(x.dtype) + ends[0], x.size)  # wraps, as it must


def _sprinkled(x: Array, values: _Elements, rng: np.random.Generator) -> Array:
    chosen = np.flatnonzero(rng.random(x.size) < 1 / SPRINKLED)
    if not chosen.size:
        chosen = rng.integers(0, x.size, 1)
    changed = x.copy()
    changed[chosen] = np.array(values, x.dtype)[rng.integers(0, len(values), chosen.size)]
    return changed


def _among(x: Array, values: _Elements, rng: np.random.Generator) -> Array:
    return np.array(values, x.dtype)[rng.integers(0, len(values), x.size)]


def _runs(x: Array, values: _Elements, rng: np.random.Generator) -> Array:
    run = np.cumsum(rng.random(x.size) < 1 / RUN)
    return np.array(values, x.dtype)[rng.integers(0, len(values), x.size + 1)[run]]


FUNCTIONS = {
    "sorted": _Function(_sorted),
    "reversed": _Function(_reversed),
    "shuffled": _Function(_shuffled),
    "negated": _Function(_negated, kinds="if"),
    "scaled": _Function(_scaled, 1, 1, kinds="f"),
    "cycle": _Function(_cycle, 1, None, stored=True, made=True),
    "shifted": _Function(_shifted, 1, 1, kinds="iuf", stored=True),
    "counted": _Function(_counted, 2, 2, kinds="iu", stored=True, made=True),
    "sprinkled": _Function(_sprinkled, 1, None, stored=True),
    "among": _Function(_among, 1, None, stored=True, made=True),
    "runs": _Function(_runs, 1, None, stored=True, made=True),
}


@dataclass(frozen=True, eq=False)
class Value:
    """A number, an expression, or `nan` or `inf` with either sign, which expressions lack."""

    expression: Expression
    special: float | None = None

    def number(self, names: Names) -> Number:
        """Its value; raises WorkloadError when an expression has none."""
        return self.expression.number(names) if self.special is None else self.special


@dataclass(frozen=True, eq=False)
class Statement:
    """A parsed statement.

    Attributes:
        text: Its canonical text.
        where: File, key and text, for messages.
        target: The array or scalar that it changes.
        function: A name of `FUNCTIONS` or `DRAWN`; empty for a number.
        values: The arguments, or the one number.
        index: The element that changes, in C order; None for all.
    """

    text: str
    where: str
    target: str
    function: str
    values: tuple[Value, ...]
    index: Expression | None = None

    @property
    def sets_all(self) -> bool:
        """Whether it is `x = number`, which scalars allow, too."""
        return self.function == "" and self.index is None

    @property
    def replaces(self) -> bool:
        """Whether nothing is left of what the array held, nor decides what it holds then."""
        made = self.function in DRAWN or (self.function and FUNCTIONS[self.function].made)
        return self.sets_all or bool(made)

    def require(self, known: frozenset[str]) -> None:
        """Raise WorkloadError when an expression uses a name that is not in `known`."""
        for value in self.values:
            value.expression.require(known)
        if self.index is not None:
            self.index.require(known)

    def check(self, dtype: np.dtype[Any]) -> None:
        """Raise WorkloadError when its function is not for arrays of this type."""
        if self.function in DRAWN:
            kinds = GENERATORS[self.function].kinds
        else:
            kinds = FUNCTIONS[self.function].kinds if self.function else "biuf"
        if dtype.kind not in kinds:
            raise self.error(f"{self.function!r} is not for {dtype}")

    def apply(self, array: Array, request: Request) -> Array:
        """The changed array; `array` itself may be overwritten.

        Args:
            array: What it holds so far.
            request: What its generator would be asked for, with a stream for this statement.

        Raises:
            WorkloadError: A value does not fit, or there is no such element.
        """
        self.check(array.dtype)
        if self.function in DRAWN:
            ends = {k: v.expression for k, v in zip(("low", "high"), self.values, strict=True)}
            return GENERATORS[self.function].make(request, ends)
        flat = array.reshape(-1)
        if self.function:
            values = self._arguments(array.dtype, request.names)
            changed = FUNCTIONS[self.function].run(flat, values, request.rng)
            return np.ascontiguousarray(changed).reshape(array.shape)
        stored = self._stored(self.values[0], array.dtype, request.names)
        flat[self._place(flat.size, request.names)] = stored
        return flat.reshape(array.shape)

    def _arguments(self, dtype: np.dtype[Any], names: Names) -> _Elements:
        if FUNCTIONS[self.function].stored:
            found = tuple(self._stored(value, dtype, names) for value in self.values)
            if self.function == "counted" and found[1] < found[0]:
                raise self.error(f"{found[1]} lies below {found[0]}")
            return found
        return tuple(value.expression.number(names) for value in self.values)

    def _place(self, size: int, names: Names) -> slice:
        if self.index is None:
            return slice(None)
        index = self.index.integer(names, least=0)
        if index >= size:
            raise self.error(f"there is no element {index} of {size}")
        return slice(index, index + 1)

    def _stored(self, value: Value, dtype: np.dtype[Any], names: Names) -> Any:
        """A value as an element of the type; numbers may be rounded, but not distorted."""
        number = value.number(names)
        if dtype.kind == "f":
            try:
                with np.errstate(over="ignore"):
                    stored = dtype.type(number)
            except OverflowError:
                stored = dtype.type(math.inf)
            if math.isinf(stored) and value.special is None:
                raise self.error(f"{number} does not fit into {dtype}")
            return stored
        if value.special is not None or int(number) != number:
            raise self.error(f"{number} is not for {dtype}, which holds integers")
        least, most = (0, 1) if dtype.kind == "b" else _ends(dtype)
        if not least <= number <= most:
            raise self.error(f"{int(number)} does not fit into {dtype}")
        return dtype.type(int(number))

    def error(self, problem: str) -> WorkloadError:
        """A WorkloadError that names file, key and statement."""
        return WorkloadError(f"{self.where}: {problem}")


def _ends(dtype: np.dtype[Any]) -> tuple[int, int]:
    info = np.iinfo(dtype)
    return int(info.min), int(info.max)


@lru_cache(maxsize=4096)
def parse_statement(text: str, where: str) -> Statement:
    """Check the syntax of a statement.

    Args:
        text: As in a case's `values`.
        where: File and key that it comes from, for messages.

    Raises:
        WorkloadError: It is not one statement of this language.
    """
    text = " ".join(text.split())
    where = f"{where}: '{text}'"
    if len(text) > LONGEST:
        raise WorkloadError(f"{where[:200]}...: longer than {LONGEST} characters")
    try:
        body = ast.parse(text).body
        canonical = "; ".join(ast.unparse(one) for one in body)
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        raise WorkloadError(f"{where} is no statement such as {_EXAMPLES}") from error
    match body:
        case [ast.Assign(targets=[target], value=value)]:
            return _assignment(canonical, where, target, value)
        case [ast.Expr(value=ast.Call() as call)]:
            return _call(canonical, where, call)
        case _:
            raise WorkloadError(f"{where} is no statement such as {_EXAMPLES}")


def parse_statements(texts: Sequence[str], where: str) -> tuple[Statement, ...]:
    """The statements of a case; raises WorkloadError."""
    return tuple(parse_statement(text, where) for text in texts)


def _assignment(text: str, where: str, target: ast.expr, value: ast.expr) -> Statement:
    match target, value:
        case ast.Name(id=name), ast.Call(func=ast.Name(id=function)) if function in DRAWN:
            values = _values(value.args, where)
            if len(values) != 2 or value.keywords or any(v.special is not None for v in values):
                raise WorkloadError(f"{where}: {function} takes two numbers, low and high")
            return Statement(text, where, name, function, values)
        case ast.Name(id=name), _:
            _refuse_functions(value, name, where)
            return Statement(text, where, name, "", _values([value], where))
        case ast.Subscript(value=ast.Name(id=name), slice=place), _:
            index = parse(ast.unparse(place), where)
            return Statement(text, where, name, "", _values([value], where), index)
        case _:
            raise WorkloadError(f"{where} is no statement such as {_EXAMPLES}")


def _refuse_functions(value: ast.expr, name: str, where: str) -> None:
    """Raise WorkloadError where a call behind `=` is none of arithmetic."""
    match value:
        case ast.Call(func=ast.Name(id=function)) if function in FUNCTIONS:
            raise WorkloadError(f"{where}: write '{function}({name}, ...)', without '='")
        case ast.Call(func=ast.Name(id=function)) if function not in ARITHMETIC:
            hint = did_you_mean(function, {*DRAWN, *ARITHMETIC})
            raise WorkloadError(f"{where}: no function {function!r}{hint}")
        case _:
            pass


def _call(text: str, where: str, call: ast.Call) -> Statement:
    name = call.func.id if isinstance(call.func, ast.Name) else ast.unparse(call.func)
    if name in DRAWN:
        raise WorkloadError(f"{where}: write 'x = {name}(low, high)'")
    if name not in FUNCTIONS:
        hint = did_you_mean(name, FUNCTIONS)
        raise WorkloadError(f"{where}: no function {name!r}{hint}")
    function = FUNCTIONS[name]
    if call.keywords or not call.args or not isinstance(call.args[0], ast.Name):
        raise WorkloadError(f"{where}: {name} takes the name of an array first")
    values = _values(call.args[1:], where)
    if len(values) < function.least or (function.most is not None and len(values) > function.most):
        least, most = function.least, function.most
        count = f"{least} or more values" if most is None else f"{least} values" if least else ""
        wanted = f"an array and {count}" if count else "an array only"
        raise WorkloadError(f"{where}: {name} takes {wanted}")
    if not function.stored and any(value.special is not None for value in values):
        raise WorkloadError(f"{where}: {name} takes a finite number")
    return Statement(text, where, call.args[0].id, name, values)


def _values(nodes: Sequence[ast.expr], where: str) -> tuple[Value, ...]:
    return tuple(_value(node, where) for node in nodes)


def _value(node: ast.expr, where: str) -> Value:
    match node:
        case ast.Name(id=name) if name in _SPECIAL:
            return Value(parse(0, where), _SPECIAL[name])
        case ast.UnaryOp(op=ast.USub(), operand=ast.Name(id=name)) if name in _SPECIAL:
            return Value(parse(0, where), -_SPECIAL[name])
        case _:
            return Value(parse(ast.unparse(node), where))
