"""Which instructions read or write textures and surfaces."""

from __future__ import annotations

import re

from gevo.program.base import Program
from gevo.program.llvm.syntax.debug import SourceLines
from gevo.program.llvm.syntax.symbols import reachable

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
    lines = program.text.splitlines()
    reached = reachable(program.text, program.entry)
    debug: SourceLines | None = None
    name = header = ""
    for line in lines:
        if line.startswith("define "):
            header = line
            found = re.search(r'@(?:"([^"]*)"|([-\w$.]+))\(', line)
            name = (found[1] or found[2]) if found else ""
        elif line == "}":
            name = ""
        elif name in reached and (texture := _TEXTURE.search(line)):
            debug = debug or SourceLines(lines)
            at = debug.line(line, header)
            place = f"line {at}: " if at else ""
            return f"{name} accesses a texture or a surface ({place}{texture[0].lstrip('@')})"
    return ""
