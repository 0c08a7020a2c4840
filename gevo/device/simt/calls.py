"""Lowering of calls: a table of the functions that kernels may call, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from gevo.device.simt.irtext import NAME, Parameter, closing, parse_parameters, split_top
from gevo.device.simt.writer import Writer

_CALLEE = re.compile(rf"@({NAME})\(")
_HEAD_WORD = re.compile(
    r"(?:range|nofpclass|dereferenceable|dereferenceable_or_null)\([^)]*\)|align \d+|"
    r"\b(?:noundef|nonnull|noalias|zeroext|signext|inreg|fastcc|coldcc|ccc|ptx_device)\b"
)
_ASM = re.compile(
    r'\basm (?:sideeffect |alignstack |inteldialect |unwind )*"([^"]*)", "([^"]*)"\('
)


@dataclass(frozen=True, slots=True)
class Call:
    """A call, taken apart: name of the callee or, for inline assembly, its text."""

    result: str
    returns: str
    callee: str
    arguments: tuple[Parameter, ...]
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
    asm = _ASM.search(rest)
    match = asm or _CALLEE.search(rest)
    head = _HEAD_WORD.sub("", rest[: match.start()]).strip() if match else ""
    if match is None:
        raise w.refuse("the simt device has no indirect calls")
    returns = _return_type(head)
    end = closing(rest, match.end() - 1)
    arguments = tuple(parse_parameters(rest[match.end() : end]))
    if asm:
        return Call(result, returns, asm[1], arguments, asm[2])
    return Call(result, returns, match[1], arguments)


def _return_type(head: str) -> str:
    pieces = split_top(head, " ")
    if len(pieces) > 1 and pieces[-1].startswith("("):
        return pieces[-2]
    return " ".join(pieces)


def simple(name: str, returns: str, *types: str) -> CallRule:
    """A rule that calls a C function with these argument types."""

    def lower(w: Writer, c: Call) -> None:
        arguments = [(t, a.value) for t, a in zip(types, c.arguments, strict=True)]
        text = w.call(returns, name, *arguments)
        w.emit(f"{c.result} = {text}" if c.result else text)

    return lower
