"""Arithmetic on numbers and arrays, element by element, as `[domain]` uses it.

Numbers are Python's. Arrays are int64, uint64 or float64, or truth values.
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import Any

import numpy as np

from gevo.expression import power

_Function = Callable[..., Any]


def _array(value: Any) -> bool:
    return isinstance(value, np.ndarray)


def _alike(*values: Any) -> None:
    """Raise ValueError for arrays of different shapes, which numpy might stretch."""
    shapes = {value.shape for value in values if _array(value)}
    if len(shapes) > 1:
        found = " and ".join(str(list(shape)) for shape in sorted(shapes))
        raise ValueError(f"arrays of different shapes: {found}")


def _paired(function: _Function) -> _Function:
    def run(a: Any, b: Any) -> Any:
        _alike(a, b)
        return function(a, b)

    return run


def _divided(function: _Function) -> _Function:
    """Division that gives integers where numpy, unlike Python, lets an integer 0 pass."""

    def run(a: Any, b: Any) -> Any:
        _alike(a, b)
        if (_array(a) or _array(b)) and np.any(np.equal(b, 0)):
            raise ZeroDivisionError
        return function(a, b)

    return run


def _floored(a: Any, b: Any) -> Any:
    return a // b


def _quotient(a: Any, b: Any) -> Any:
    _alike(a, b)
    return np.true_divide(a, b) if _array(a) or _array(b) else a / b


def _power(a: Any, b: Any) -> Any:
    _alike(a, b)
    return np.power(a, b) if _array(a) or _array(b) else power(a, b)


def _unequal(a: Any, b: Any) -> Any:
    """Ordered: false where one of them is NaN."""
    _alike(a, b)
    return (a < b) | (a > b)


BINARY: Mapping[type[ast.operator], _Function] = {
    ast.Add: _paired(operator.add),
    ast.Sub: _paired(operator.sub),
    ast.Mult: _paired(operator.mul),
    ast.Div: _quotient,
    ast.FloorDiv: _divided(_floored),
    ast.Mod: _divided(operator.mod),
    ast.Pow: _power,
}
COMPARE: Mapping[type[ast.cmpop], _Function] = {
    ast.Lt: _paired(operator.lt),
    ast.LtE: _paired(operator.le),
    ast.Gt: _paired(operator.gt),
    ast.GtE: _paired(operator.ge),
    ast.Eq: _paired(operator.eq),
    ast.NotEq: _unequal,
}


def negated(value: Any) -> Any:
    """`not`, for truth values."""
    return np.logical_not(value) if _array(value) else not value


def boolean(values: Iterable[Any], is_or: bool) -> Any:
    """`and` or `or` of truth values; what a single one decides, the rest is not asked."""
    result: Any = not is_or
    for value in values:
        _alike(result, value)
        if _array(result) or _array(value):
            result = np.logical_or(result, value) if is_or else np.logical_and(result, value)
        else:
            result = bool(value)
            if result is is_or:
                return result
    return result


def _least(*values: Any) -> Any:
    _alike(*values)
    return reduce(np.minimum, values) if any(map(_array, values)) else min(values)


def _most(*values: Any) -> Any:
    _alike(*values)
    return reduce(np.maximum, values) if any(map(_array, values)) else max(values)


def _ceil_div(a: Any, b: Any) -> Any:
    return -BINARY[ast.FloorDiv](-a, b)


FUNCTIONS: Mapping[str, tuple[_Function, int, int | None]] = {
    "min": (_least, 2, None),
    "max": (_most, 2, None),
    "abs": (abs, 1, 1),
    "ceil_div": (_ceil_div, 2, 2),
}
"""Name to (function, fewest arguments, most arguments)."""
