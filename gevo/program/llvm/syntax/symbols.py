"""Which functions and variables a function's text leads to."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from gevo.program.llvm.syntax.lexer import symbols_in
from gevo.program.llvm.syntax.module import ModuleText

References = Mapping[str, frozenset[str]]
"""For each function and variable the symbols that it names."""


def references(module: ModuleText) -> References:
    """Those of a module."""
    functions = {name: symbols_in(f.text) for name, f in module.defined.items()}
    return functions | {name: symbols_in(line) for name, line in module.variables.items()}


def reachable(graph: References, roots: Iterable[str]) -> frozenset[str]:
    """The symbols that the roots lead to through any number of steps, themselves included."""
    seen: set[str] = set()
    stack = list(roots)
    while stack:
        name = stack.pop()
        if name not in seen:
            seen.add(name)
            stack.extend(graph.get(name, ()))
    return frozenset(seen)
