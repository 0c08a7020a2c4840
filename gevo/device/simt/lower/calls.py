"""Lowering of calls: a table of the functions that kernels may call, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from gevo.device.simt.lower.writer import Writer
from gevo.program.llvm.syntax.lexer import Cursor
from gevo.program.llvm.syntax.signature import Argument, read_call

_STRING = re.compile(r'"([^"]*)"')


@dataclass(frozen=True, slots=True)
class Call:
    """A call, taken apart: name of the callee or, for inline assembly, its text."""

    result: str
    returns: str
    callee: str
    arguments: tuple[Argument, ...]
    constraints: str = ""

    def value(self, index: int) -> str:
        """The value of an argument."""
        return self.arguments[index].value

    def type(self, index: int) -> str:
        """The type of an argument."""
        return self.arguments[index].type


CallRule = Callable[[Writer, Call], None]


def parse_call(w: Writer, result: str, rest: str) -> Call:
    """Take apart what follows the word `call`; raises CompileFailed on indirect calls."""
    found = read_call(Cursor(rest))
    returns = found.returns.partition(" (")[0]
    arguments = tuple(a for a in found.arguments if a.type != "metadata")
    if found.callee.startswith("asm "):
        text, constraints = _STRING.findall(found.callee)
        return Call(result, returns, text, arguments, constraints)
    if found.callee[0] != "@":
        raise w.refuse("the simt device has no indirect calls")
    return Call(result, returns, found.callee[1:], arguments)


def simple(name: str, returns: str, *types: str) -> CallRule:
    """A rule that calls a C function with these argument types."""

    def lower(w: Writer, c: Call) -> None:
        arguments = [(t, a.value) for t, a in zip(types, c.arguments, strict=True)]
        text = w.call(returns, name, *arguments)
        w.emit(f"{c.result} = {text}" if c.result else text)

    return lower
