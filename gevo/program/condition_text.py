"""Reads conditions from their text, with Python's own parser of expressions."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import NoReturn

from gevo.errors import ConfigError
from gevo.program.condition import (
    COMPARISONS,
    DIMENSIONS,
    Aligned,
    Argument,
    Binary,
    Clause,
    Comparison,
    Condition,
    Dimension,
    Disjoint,
    Expression,
    Number,
    Wrapped,
)

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
