"""Conditions on configurations: expressions over the parameters' names."""

from __future__ import annotations

import ast
import math
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass

from gevo.errors import ConfigError, did_you_mean
from gevo.expression import Compiler, Refused, Run, conjuncts, names_in
from gevo.tuning.parameter import Value

_COMPILER = Compiler(several=True)
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
        ratios: Of every remainder `a % b` of several parameters in it the quotient `a / b`.
    """

    text: str
    names: tuple[str, ...]
    test: Callable[..., bool]
    conjuncts: tuple[Constraint, ...] = ()
    quantities: tuple[Quantity, ...] = ()
    ratios: tuple[Quantity, ...] = ()


def constraint(text: str, parameters: Collection[str], where: str = "constraint") -> Constraint:
    """Check an expression such as `block_x * block_y <= 1024` or `tile[0] % vector == 0`.

    A division by zero counts as not fulfilled.

    Args:
        text: The expression, in the language of `gevo.expression`.
        parameters: The names that it may use.
        where: What an error message calls it.

    Raises:
        ConfigError: It does not parse, or uses something else.
    """
    try:
        return _constraint(text, parameters, where)
    except Refused as error:
        raise ConfigError(f"{where}: {text!r}: {error}") from error
    except (SyntaxError, ValueError) as error:
        raise ConfigError(f"{where}: {text!r} is not an expression") from error
    except (RecursionError, MemoryError) as error:
        raise ConfigError(f"{where}: {text[:40]!r}... is nested too deeply") from error


def _constraint(text: str, parameters: Collection[str], where: str) -> Constraint:
    """May raise what Python's parser raises."""
    tree = ast.parse(text.strip(), mode="eval").body
    whole, parts = _part(tree, text, where), list(conjuncts(tree))
    for name in whole.names:
        if name not in parameters:
            raise Refused(f"there is no {name!r}{did_you_mean(name, parameters)}")
    return Constraint(
        text,
        whole.names,
        whole.test,
        tuple(_part(one, ast.unparse(one), where) for one in parts) if len(parts) > 1 else (),
        tuple(_quantity(side) for side in _compared(tree)),
        tuple(_quantity(one) for one in _divided(tree)),
    )


def _compared(tree: ast.expr) -> list[ast.expr]:
    """What is compared by size and more than one parameter, or a part of one."""
    sides: list[ast.expr] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Compare) and all(isinstance(op, _ORDERS) for op in node.ops):
            sides += [node.left, *node.comparators]
    return [side for side in sides if isinstance(side, ast.BinOp | ast.Call | ast.IfExp)]


def _divided(tree: ast.expr) -> list[ast.expr]:
    """Of the remainders that several parameters are in, the quotients."""
    found = [
        ast.BinOp(node.left, ast.Div(), node.right)
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Mod)
    ]
    return [one for one in found if len(names_in(one)) > 1]


def _quantity(tree: ast.expr) -> Quantity:
    names = names_in(tree)
    return Quantity(ast.unparse(tree), names, _Number(_COMPILER.compile(tree), names))


def _part(tree: ast.expr, text: str, where: str) -> Constraint:
    names = names_in(tree)
    return Constraint(text, names, _Test(text, _COMPILER.compile(tree), names, where))


@dataclass(frozen=True)
class _Test:
    text: str
    run: Run
    names: Sequence[str]
    where: str

    def __call__(self, *values: Value) -> bool:
        try:
            return bool(self.run(dict(zip(self.names, values, strict=True))))
        except ZeroDivisionError:
            return False
        except (TypeError, ValueError, OverflowError) as error:
            raise ConfigError(f"{self.where}: {self.text!r} fails: {error}") from error


@dataclass(frozen=True)
class _Number:
    run: Run
    names: Sequence[str]

    def __call__(self, *values: Value) -> float | None:
        try:
            found = float(self.run(dict(zip(self.names, values, strict=True))))
        except (ArithmeticError, TypeError, ValueError):
            return None
        return found if math.isfinite(found) else None
