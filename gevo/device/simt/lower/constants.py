"""Pointers to memory that a kernel promises not to write, and to its local arrays.

The back end reads the former past caches: a load through a kernel's `noalias readonly` parameter
becomes `ld.global.nc` (NVPTX's `canLowerToLDG`), whatever the kernel then does to that memory.
"""

from __future__ import annotations

from gevo.program.llvm.syntax.lexer import INSTRUCTION
from gevo.program.llvm.syntax.module import Function
from gevo.program.llvm.syntax.operands import incoming, pointers
from gevo.program.llvm.syntax.signature import Argument

_MOVES = frozenset("getelementptr addrspacecast bitcast select phi freeze".split())


def constants(function: Function) -> frozenset[str]:
    """The values of a kernel that only point to such memory."""
    return _from(
        function, frozenset(a.value for a in function.signature.arguments if _is_promised(a))
    )


def own_arrays(function: Function) -> frozenset[str]:
    """The values of a kernel that only point to its local arrays."""
    lines = (line for line in function.body if " = alloca " in line)
    return _from(function, frozenset(line.split(" = ", 1)[0].strip() for line in lines))


def _from(function: Function, known: frozenset[str]) -> frozenset[str]:
    """Those of `known`, and what only comes from them."""
    if not known:
        return known
    sources: dict[str, frozenset[str]] = {}
    for line in function.body:
        if (match := INSTRUCTION.match(line)) and match[1] and match[2] in _MOVES:
            rest = line[match.end() :]
            found = (
                incoming(rest)
                if match[2] == "phi"
                else ((value, space) for space, value in pointers(rest))
            )
            sources[match[1]] = frozenset(value for value, _ in found)
    return _only_from(known, sources)


def _is_promised(parameter: Argument) -> bool:
    words = {attribute.word for attribute in parameter.attributes}
    return "noalias" in words and not words.isdisjoint(("readonly", "readnone"))


def _only_from(known: frozenset[str], sources: dict[str, frozenset[str]]) -> frozenset[str]:
    """What is known or comes from nothing else; a loop's phi may come from itself."""
    maybe = known | sources.keys()
    while True:
        fewer = known | {n for n in maybe - known if sources[n] and sources[n] <= maybe}
        if fewer == maybe:
            return fewer
        maybe = fewer
