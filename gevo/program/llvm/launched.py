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
from gevo.program.llvm.syntax.lexer import NAME, symbol_of
from gevo.program.llvm.syntax.module import (
    Function,
    ModuleText,
    reachable,
    references,
    split_module,
)

_POINTER = re.compile(rf"ptr(?: addrspace\(\d+\))? (@{NAME})")
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
    module = split_module(text)
    graph = references(module)
    kept = reachable(graph, kernels)
    gone = set(module.defined.keys() - kept)
    variables = module.variables
    for name in variables.keys() - kept:
        if _STRANGE.match(variables[name].partition(" = ")[2]):
            gone.add(name)
    grown = True
    while grown:
        more = {n for n in variables.keys() - gone if graph.get(n, frozenset()) & gone - {n}}
        gone |= more
        grown = bool(more)
    return "".join(f"{line}\n" for line in _lines(module, gone))


def _lines(module: ModuleText, gone: Collection[str]) -> Iterator[str]:
    for part in module.layout:
        if isinstance(part, Function):
            if part.name not in gone:
                yield part.text
        elif part[:1] == "!":
            yield _POINTER.sub(lambda m: "ptr null" if symbol_of(m[1]) in gone else m[0], part)
        elif part[:1] != "@" or symbol_of(part.partition(" = ")[0]) not in gone:
            yield part
