"""Pointers to memory that a kernel promises not to write, which the back end reads past caches.

A load through a kernel's `noalias readonly` parameter becomes `ld.global.nc` (NVPTX's
`canLowerToLDG`), whatever the kernel then does to that memory.
"""

from __future__ import annotations

import re

from gevo.device.simt.irtext import NAME, Function, parse_parameters, split_top

_MOVED = re.compile(
    rf"  (%{NAME}) = (getelementptr|addrspacecast|bitcast|select|phi|freeze)\b(.*)", re.DOTALL
)
_POINTER = re.compile(r"\bptr(?: addrspace\(\d+\))? ([^\s,]+)")
_INCOMING = re.compile(r"\[ ([^\s,]+), %")
_NOALIAS, _READONLY = re.compile(r"\bnoalias\b"), re.compile(r"\bread(?:only|none)\b")


def constants(function: Function) -> frozenset[str]:
    """The values of a kernel that only point to such memory."""
    promised = [
        p for p in split_top(function.parameters) if _NOALIAS.search(p) and _READONLY.search(p)
    ]
    known = frozenset(p.value for p in parse_parameters(", ".join(promised)))
    if not known:
        return known
    sources: dict[str, frozenset[str]] = {}
    for line in function.body:
        if match := _MOVED.match(line):
            pattern = _INCOMING if match[2] == "phi" else _POINTER
            sources[match[1]] = frozenset(pattern.findall(match[3]))
    return _only_from(known, sources)


def _only_from(known: frozenset[str], sources: dict[str, frozenset[str]]) -> frozenset[str]:
    """What is known or comes from nothing else; a loop's phi may come from itself."""
    maybe = known | sources.keys()
    while True:
        fewer = known | {n for n in maybe - known if sources[n] and sources[n] <= maybe}
        if fewer == maybe:
            return fewer
        maybe = fewer
