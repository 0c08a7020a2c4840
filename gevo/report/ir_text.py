"""Which line of a program's text is which site, so that reports can quote it.

Sites have names that patches use (`u12`). StableHLO's canonical text has the same ones
(`%u12 = "stablehlo.add"(...)`). LLVM IR has its own (`%add`): there the lines of a function are
matched with its sites by order, and a function where they do not agree is left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from gevo.program.base import Dialect, Program, Site
from gevo.program.llvm.syntax.module import split_module

_NAMED_OP = re.compile(r'^ *%(\w+)(?::\d+)? = "([\w.]+)"\(.*', re.MULTILINE)
_LONGEST = 400
"""Characters of an op that are quoted."""
_SUFFIX = re.compile(r",?\s!dbg ![0-9]+$")


@dataclass(frozen=True)
class IrText:
    """The text of a program's sites and arguments.

    Attributes:
        instructions: Uid to the instruction's text without debug information.
        arguments: Function name to the names of its arguments, in order, with `%`; empty where
            they are called as patches call them.
    """

    instructions: Mapping[str, str] = field(default_factory=dict[str, str])
    arguments: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])


def locate(program: Program, sites: Iterable[Site]) -> IrText:
    """The lines of a program that are its `sites`."""
    return _LOCATE[program.dialect](program.text, sites)


def _locate_by_name(text: str, sites: Iterable[Site]) -> IrText:
    ops = {site.uid: site.op for site in sites}
    lines = {
        match[1]: _short(match[0].strip().removesuffix("({").rstrip())
        for match in _NAMED_OP.finditer(text)
        if ops.get(match[1]) == match[2]
    }
    return IrText(lines)


def _short(text: str) -> str:
    """A line without most of a constant with many elements."""
    return text if len(text) <= _LONGEST else f"{text[:_LONGEST]} …"


def _locate_by_order(text: str, sites: Iterable[Site]) -> IrText:
    by_function: dict[str, list[Site]] = {}
    for site in sites:
        by_function.setdefault(site.function, []).append(site)
    instructions: dict[str, str] = {}
    arguments: dict[str, Sequence[str]] = {}
    for function in split_module(text).functions:
        arguments[function.name] = [a.value for a in function.signature.arguments]
        found = by_function.get(function.name, [])
        body = [line for _, lines in function.blocks for line in lines]
        if len(found) == len(body) and all(map(_agree, found, body)):
            first = (_SUFFIX.sub("", line.strip().partition("\n")[0]) for line in body)
            instructions.update(zip((site.uid for site in found), first, strict=True))
    return IrText(instructions, arguments)


def _agree(site: Site, line: str) -> bool:
    return site.op in line


_LOCATE: Mapping[Dialect, Callable[[str, Iterable[Site]], IrText]] = {
    Dialect.LLVM: _locate_by_order,
    Dialect.STABLEHLO: _locate_by_name,
}
