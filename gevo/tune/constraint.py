"""Conditions on configurations, written as Python expressions over the parameters' names."""

from __future__ import annotations

import ast
import difflib
import math
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from types import CodeType
from typing import Any

from gevo.errors import ConfigError
from gevo.tune.parameter import Value

FUNCTIONS: Mapping[str, Callable[..., Any]] = {
    "abs": abs,
    "len": len,
    "max": max,
    "min": min,
    "sum": sum,
}
"""What an expression may call."""

_NODES = (
    ast.Expression,
    ast.BoolOp,
    ast.And,
    ast.Or,
    ast.UnaryOp,
    ast.Not,
    ast.USub,
    ast.BinOp,
    ast.Add,
    ast.Sub,
    ast.Mult,
    ast.Div,
    ast.FloorDiv,
    ast.Mod,
    ast.Compare,
    ast.Eq,
    ast.NotEq,
    ast.Lt,
    ast.LtE,
    ast.Gt,
    ast.GtE,
    ast.In,
    ast.NotIn,
    ast.IfExp,
    ast.Call,
    ast.Subscript,
    ast.Tuple,
    ast.List,
    ast.Name,
    ast.Load,
    ast.Constant,
)

_ORDERS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


@dataclass(frozen=True)
class Quantity:
    """A number that a condition bounds, such as the threads of a block.

    Attributes:
        text: How it is written.
        names: The parameters that it depends on; `value` takes their values in this order.
        value: The number; None where it is none, or cannot be computed.
    """

    text: str
    names: tuple[str, ...]
    value: Callable[..., float | None]


@dataclass(frozen=True)
class Constraint:
    """A condition that allowed configurations fulfil.

    Attributes:
        text: How it is shown.
        names: The parameters that it looks at; `test` takes their values in this order.
        test: The condition.
        conjuncts: Where it is `a and b and ...`, each of these by itself. All must hold, so that
            one that looks at few parameters can be tested before the others have values.
        quantities: What it compares by `<`, `<=`, `>` or `>=`, where that is computed from
            parameters.
    """

    text: str
    names: tuple[str, ...]
    test: Callable[..., bool]
    conjuncts: tuple[Constraint, ...] = ()
    quantities: tuple[Quantity, ...] = ()


def constraint(text: str, parameters: Collection[str], where: str = "constraint") -> Constraint:
    """Compile an expression such as `block_x * block_y <= 1024` or `tile[0] % vector == 0`.

    Arithmetic, comparisons, `and`, `or`, `not`, `in`, `x if c else y`, subscripts and the
    functions in `FUNCTIONS`. A division by zero counts as not fulfilled.

    Args:
        text: The expression.
        parameters: The names that it may use.
        where: What an error message calls it.

    Raises:
        ConfigError: It does not parse, or uses something else.
    """
    try:
        return _constraint(text, parameters, where)
    except (SyntaxError, ValueError) as error:
        raise ConfigError(f"{where}: {text!r} is not an expression") from error
    except (RecursionError, MemoryError) as error:
        raise ConfigError(f"{where}: {text[:40]!r}... is nested too deeply") from error


def _constraint(text: str, parameters: Collection[str], where: str) -> Constraint:
    """May raise what Python's compiler raises."""
    tree = ast.parse(text.strip(), mode="eval")
    _check(tree, text, parameters, where)
    parts = _conjuncts(tree.body)
    conjuncts = tuple(_compiled(one, ast.unparse(one), where) for one in parts)
    whole = _compiled(tree.body, text, where)
    return Constraint(
        text,
        whole.names,
        whole.test,
        conjuncts if len(parts) > 1 else (),
        tuple(_quantity(side, where) for side in _compared(tree)),
    )


def _check(tree: ast.Expression, text: str, parameters: Collection[str], where: str) -> None:
    """Refuse what a constraint may not use."""
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    for node in ast.walk(tree):
        if not isinstance(node, _NODES):
            what = type(node).__name__
            raise ConfigError(f"{where}: {text!r} uses {what}, which a constraint may not")
        if isinstance(node, ast.Name):
            legal = FUNCTIONS if id(node) in called else parameters
            if node.id not in legal:
                raise ConfigError(f"{where}: {text!r}: {_unknown(node.id, legal)}")
        elif isinstance(node, ast.Call) and not isinstance(node.func, ast.Name):
            raise ConfigError(f"{where}: {text!r}: only named functions can be called")


def _conjuncts(tree: ast.expr) -> list[ast.expr]:
    """What `and` joins at the top; the whole where it joins nothing."""
    if isinstance(tree, ast.BoolOp) and isinstance(tree.op, ast.And):
        return [one for part in tree.values for one in _conjuncts(part)]
    return [tree]


def _compared(tree: ast.Expression) -> list[ast.expr]:
    """What is compared by size and more than one parameter, or a part of one."""
    sides: list[ast.expr] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and all(isinstance(op, _ORDERS) for op in node.ops):
            sides += [node.left, *node.comparators]
    return [side for side in sides if isinstance(side, ast.BinOp | ast.Call | ast.IfExp)]


def _quantity(tree: ast.expr, where: str) -> Quantity:
    names, code = _names(tree), compile(ast.Expression(tree), where, "eval")
    return Quantity(ast.unparse(tree), names, _Number(code, names))


def _compiled(tree: ast.expr, text: str, where: str) -> Constraint:
    names, code = _names(tree), compile(ast.Expression(tree), where, "eval")
    return Constraint(text, names, _Test(text, code, names, where))


def _names(tree: ast.expr) -> tuple[str, ...]:
    """The parameters in an expression."""
    called = {id(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}
    used = (node for node in ast.walk(tree) if isinstance(node, ast.Name))
    return tuple(dict.fromkeys(node.id for node in used if id(node) not in called))


def _evaluated(code: CodeType, names: Sequence[str], values: Sequence[Value]) -> Any:
    scope = dict(zip(names, values, strict=True))
    return eval(code, {"__builtins__": {}, **FUNCTIONS}, scope)


def _unknown(name: str, legal: Collection[str]) -> str:
    close = difflib.get_close_matches(name, sorted(legal), n=1)
    hint = f", did you mean {close[0]!r}?" if close else ""
    return f"there is no {name!r}{hint}"


@dataclass(frozen=True)
class _Test:
    text: str
    code: CodeType
    names: Sequence[str]
    where: str

    def __call__(self, *values: Value) -> bool:
        try:
            return bool(_evaluated(self.code, self.names, values))
        except ZeroDivisionError:
            return False
        except (TypeError, IndexError, ValueError, OverflowError) as error:
            raise ConfigError(f"{self.where}: {self.text!r} fails: {error}") from error


@dataclass(frozen=True)
class _Number:
    code: CodeType
    names: Sequence[str]

    def __call__(self, *values: Value) -> float | None:
        try:
            found = float(_evaluated(self.code, self.names, values))
        except (ArithmeticError, TypeError, IndexError, ValueError):
            return None
        return found if math.isfinite(found) else None
