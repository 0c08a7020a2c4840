"""Which functions and variables a function's text leads to."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

_SYMBOL = re.compile(r'@(?:"([^"]*)"|([-a-zA-Z$._0-9]+))')


def references(text: str) -> Mapping[str, frozenset[str]]:
    """For each function and global variable of a canonical text the symbols it names."""
    found: dict[str, set[str]] = {}
    holder = ""
    for line in text.splitlines():
        if line.startswith(("define ", "@")):
            match = _SYMBOL.search(line)
            holder = (match[1] or match[2]) if match else ""
        if holder:
            names = found.setdefault(holder, set())
            names.update(m[1] or m[2] for m in _SYMBOL.finditer(line))
        if line == "}" or line.startswith("@"):
            holder = ""
    return {name: frozenset(names) for name, names in found.items()}


def reachable(text: str, roots: Iterable[str]) -> frozenset[str]:
    """The symbols that the roots lead to through any number of steps, themselves included."""
    graph = references(text)
    seen: set[str] = set()
    stack = list(roots)
    while stack:
        name = stack.pop()
        if name not in seen:
            seen.add(name)
            stack.extend(graph.get(name, ()))
    return frozenset(seen)


def reachable_functions(text: str, kernels: Iterable[str]) -> frozenset[str]:
    """What the kernels lead to; a function whose address a variable holds is among them."""
    return reachable(text, kernels)
