"""A program without the kernels that its workload never launches.

They stay in the program's text, so that nothing is lost when it is written out; but what is
verified, compiled and judged is what remains here. So it does not matter what is in the others.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from dataclasses import replace
from functools import lru_cache

from gevo.program.base import Dialect, Program
from gevo.program.llvm.syntax.symbols import reachable, references

_NAME = r'@(?:"([^"]*)"|([-\w$.]+))'
_DEFINED = re.compile(rf"define [^@]*?{_NAME}\(")
_VARIABLE = re.compile(rf"{_NAME} = ")
_POINTER = re.compile(rf"ptr(?: addrspace\(\d+\))? {_NAME}")
_STRANGE = re.compile(
    r"[^\"]*?(?:\b(?:alias|ifunc)\b|\baddrspace\((?![134]\))\d+\) (?:\w+ )?(?:global|constant))"
)


def launched_only(program: Program) -> Program:
    """The program with nothing in it that only other kernels lead to; itself where all are run."""
    if program.dialect is not Dialect.LLVM or not program.launched:
        return program
    return replace(program, text=launched_text(program.text, program.launched), launched=())


@lru_cache(maxsize=4)
def launched_text(text: str, kernels: tuple[str, ...]) -> str:
    """A module's text without functions that these kernels do not lead to.

    Variables that hold the address of such a function go, too, as do aliases that nothing needs
    and variables in memory that NVPTX does not have; others stay, since a workload may fill them.
    """
    graph = references(text)
    kept = reachable(text, kernels)
    functions = {m[1] or m[2] for line in text.splitlines() if (m := _DEFINED.match(line))}
    gone = functions - kept
    variables = {m[1] or m[2]: line for line in text.splitlines() if (m := _VARIABLE.match(line))}
    for name, line in variables.items():
        if name not in kept and _STRANGE.match(line.partition(" = ")[2]):
            gone.add(name)
    grown = True
    while grown:
        more = {n for n in variables.keys() - gone if graph.get(n, frozenset()) & gone - {n}}
        gone |= more
        grown = bool(more)
    return "".join(f"{line}\n" for line in _lines(text, gone))


def _lines(text: str, gone: Collection[str]) -> Iterator[str]:
    inside = False
    for line in text.splitlines():
        if inside:
            inside = line != "}"
            continue
        if defined := _DEFINED.match(line):
            if (defined[1] or defined[2]) in gone:
                inside = True
                continue
        elif variable := _VARIABLE.match(line):
            if (variable[1] or variable[2]) in gone:
                continue
        elif line[:1] == "!":
            line = _POINTER.sub(lambda m: "ptr null" if (m[1] or m[2]) in gone else m[0], line)
        yield line
