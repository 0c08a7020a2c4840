"""Which instructions read or write textures and surfaces."""

from __future__ import annotations

import re

from gevo.program.base import Program
from gevo.program.llvm.syntax.debug import SourceLines
from gevo.program.llvm.syntax.module import split_module
from gevo.program.llvm.syntax.symbols import reachable, references

_TEXTURE = re.compile(
    r"@llvm\.nvvm\.(?:tex|tld4|suld|sust|suq|txq)\.[\w.]+"
    r'|\basm (?:sideeffect )?"[^"]*\b(?:tex|tld4|suld|sust|suq|txq)\.[\w.]+'
)


def texture_read(program: Program) -> str:
    """`kernel k reads a texture (line 7: …)`, for the first such place that kernels lead to.

    Empty where there is none.
    """
    if not _TEXTURE.search(program.text):
        return ""
    module = split_module(program.text)
    reached = reachable(references(module), program.entry)
    for function in module.functions:
        for line in function.body if function.name in reached else ():
            if texture := _TEXTURE.search(line):
                at = SourceLines(module.rest).line(line, function.header)
                place = f"line {at}: " if at else ""
                what = texture[0].lstrip("@")
                return f"{function.name} accesses a texture or a surface ({place}{what})"
    return ""
