"""Which line of a program's text is which site, so that reports can quote it; its source.

Sites have names that patches use (`u12`). StableHLO's canonical text has the same ones
(`%u12 = "stablehlo.add"(...)`). LLVM IR has its own (`%add`): there the lines of a function are
matched with its sites by order, and a function where they do not agree is left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from gevo.files import read_text
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


SUFFIXES = frozenset({".cu", ".cuh", ".cpp", ".cc", ".c", ".hip", ".cl", ".py", ".mlir"})
"""What may be shown as source. Debug information is input that anyone may have written: it must
not be able to put other files of this machine into a report that is passed on."""

_FILE = re.compile(r'!DIFile\(filename: "([^"]*)"(?:, directory: "([^"]*)")?')
_LARGEST = 2_000_000
"""Bytes; a longer file is not the source of a kernel."""


@dataclass(frozen=True)
class Source:
    """A source file; `lines[0]` is line 1.

    Attributes:
        path: Where it lies.
        lines: Its lines.
        name: What people call it; a copy goes by the original's name.
    """

    path: Path
    lines: tuple[str, ...]
    name: str

    def line(self, number: int) -> str | None:
        """The text of a line; None when the file has no such line."""
        return self.lines[number - 1] if 1 <= number <= len(self.lines) else None


def find(program: str, text: str, roots: Sequence[Path]) -> Source | None:
    """The source of the program at path `program` (relative to one of `roots`).

    Looked for beside the program, under its own name or the one that the debug information of
    the IR `text` gives, then at the path in the debug information. None when there is none.
    """
    named = [match.groups(default="") for match in _FILE.finditer(text)]
    own = [root / program for root in roots]
    beside = [
        path for kernel in own for path in (kernel.with_suffix(".cu"), *_beside(kernel, named))
    ]
    return _first((*beside, *(Path(directory) / name for name, directory in named)))


def find_named(program: str, file: str, roots: Sequence[Path]) -> Source | None:
    """The source `file` of a program, beside it or at its own path; None where there is none."""
    beside = [path for root in roots for path in _beside(root / program, [(file, "")])]
    return _first((*beside, Path(file)))


def _beside(program: Path, named: Iterable[Sequence[str]]) -> Iterator[Path]:
    return (program.parent / Path(name).name for name, _ in named)


def _first(candidates: Iterable[Path]) -> Source | None:
    for path in candidates:
        if path.suffix in SUFFIXES and path.is_file() and path.stat().st_size <= _LARGEST:
            text = read_text(path, "replace", _LARGEST)
            # Not splitlines(): a form feed ends no line for a compiler.
            return Source(path, tuple(text.split("\n")), path.name)
    return None
