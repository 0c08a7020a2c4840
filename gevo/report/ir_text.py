"""Which line of a program's LLVM IR is which site, so that reports can quote the IR.

Sites have names that patches use (`u12`), the IR has its own (`%add`). The lines of a function
are matched with its sites by order; a function where they do not agree is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from gevo.program.base import Site

_HEADER = re.compile(r'define\b.*?@("[^"]*"|[-\w.$]+)(\(.*)')
_INNER = re.compile(r"(?<!^)\([^()]*\)")
_ARGUMENT = re.compile(r'%("[^"]*"|[-\w.$]+)(?=[,)])')
_NO_INSTRUCTION = re.compile(r"\s*(#dbg_|;|\]|i\d+ -?\d+, label |$)|\S")
_SUFFIX = re.compile(r",?\s!dbg ![0-9]+$")


@dataclass(frozen=True)
class IrText:
    """The IR of a program's sites and arguments.

    Attributes:
        instructions: Uid to the instruction's text without debug information.
        arguments: Function name to the names of its arguments, in order, with `%`.
    """

    instructions: Mapping[str, str] = field(default_factory=dict[str, str])
    arguments: Mapping[str, Sequence[str]] = field(default_factory=dict[str, Sequence[str]])


def locate(text: str, sites: Iterable[Site]) -> IrText:
    """Match the instruction lines of LLVM IR `text` with `sites`."""
    by_function: dict[str, list[Site]] = {}
    for site in sites:
        by_function.setdefault(site.function, []).append(site)
    instructions: dict[str, str] = {}
    arguments: dict[str, Sequence[str]] = {}
    for header, body in _functions(text):
        name = header[1].strip('"')
        arguments[name] = [f"%{a}" for a in _ARGUMENT.findall(_flat(header[2]))]
        found = by_function.get(name, [])
        if len(found) == len(body) and all(map(_agree, found, body)):
            instructions.update(zip((site.uid for site in found), body, strict=True))
    return IrText(instructions, arguments)


def _functions(text: str) -> Iterable[tuple[re.Match[str], list[str]]]:
    header: re.Match[str] | None = None
    body: list[str] = []
    for line in text.split("\n"):
        if match := _HEADER.match(line):
            header, body = match, []
        elif line == "}" and header is not None:
            yield header, body
            header = None
        elif header is not None and not _NO_INSTRUCTION.match(line):
            body.append(_SUFFIX.sub("", line.strip()))


def _flat(arguments: str) -> str:
    """An argument list without parenthesised attributes, which may hold names of types."""
    while (shorter := _INNER.sub("", arguments)) != arguments:
        arguments = shorter
    return arguments


def _agree(site: Site, line: str) -> bool:
    return site.op in line
