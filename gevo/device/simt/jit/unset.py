"""Module variables that a host has to fill: kernels read them, and nothing gives them a value."""

from __future__ import annotations

import re
from collections.abc import Iterable

from gevo.program.llvm.syntax.lexer import INSTRUCTION, NAME, spelled
from gevo.program.llvm.syntax.module import Function, Variable

_ZERO = re.compile(r"(?:zeroinitializer|undef|poison|null|false|0|0\.0+e\+00|0x[HKLMR]?0+|)\Z")
_NAMED = re.compile(rf"[%@]{NAME}")
_COPY = re.compile(r"@llvm\.mem(?:cpy|move)\.[^(]*\((.*)\)")
_READS = re.compile(r"@llvm\.(?:nvvm\.(?:ldg|ldu|isspacep|prefetch)|prefetch|is\.constant)\b")
_WRITES = frozenset("store atomicrmw cmpxchg ret invoke callbr".split())


def unset_variables(variables: Iterable[Variable], kernels: Iterable[Function]) -> frozenset[str]:
    """Variables that begin as zeros or undefined and that no kernel can write.

    CUDA sets a `__device__` variable to zero when a module is loaded, and kernels that count in
    one rely on that. What kernels only read, a host has to fill; so it has with `__constant__`
    memory. A constant table that no host can fill (`constant`, not `externally_initialized`)
    is what it says, zeros or not.

    Args:
        variables: Those of a cleaned module.
        kernels: Its kernels, with everything inlined.
    """
    empty = {v.name for v in variables if v.space in (0, 1, 4) and _begins_empty(v)}
    constant = {v.name for v in variables if v.space == 4}
    for kernel in kernels:
        empty -= _written(kernel, empty - constant)
    return frozenset(empty)


def _begins_empty(variable: Variable) -> bool:
    if not _ZERO.match(variable.initializer):
        return False
    return variable.fillable or not variable.initializer


def _written(kernel: Function, names: set[str]) -> set[str]:
    """Those of the variables whose address a kernel may use for more than reading."""
    roots: dict[str, frozenset[str]] = {spelled(name): frozenset((name,)) for name in names}
    lines = [line for line in kernel.body if line[:1] == " "]
    found: set[str] = set()
    changed = True
    while changed and roots:  # again where a phi uses what comes later
        changed = False
        for line in lines:
            used = frozenset[str]().union(*(roots.get(n, ()) for n in _operands(line)))
            if not used:
                continue
            if _may_write(line, roots):
                found |= used
            elif (made := INSTRUCTION.match(line)) and made[1] and made[2] != "load":
                if used - roots.get(made[1], frozenset()):
                    roots[made[1]] = used | roots.get(made[1], frozenset())
                    changed = True
    return found


def _operands(line: str) -> list[str]:
    made = INSTRUCTION.match(line)
    return _NAMED.findall(line, made.end() if made else 0)


def _may_write(line: str, roots: dict[str, frozenset[str]]) -> bool:
    """Whether an instruction that uses one of the addresses writes there, or gives it away."""
    made = INSTRUCTION.match(line)
    if made is None or made[2] in _WRITES:
        return True
    if made[2] != "call":
        return False
    if copy := _COPY.search(line):
        return any(name in roots for name in _NAMED.findall(copy[1].split(", ")[0]))
    return not _READS.search(line)
