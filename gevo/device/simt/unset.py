"""Module variables that a host has to fill: kernels read them, and nothing gives them a value."""

from __future__ import annotations

import re
from collections.abc import Iterable

from gevo.device.simt.irtext import NAME, Function, GlobalVariable

_ZERO = re.compile(r"(?:zeroinitializer|undef|poison|null|false|0|0\.0+e\+00|0x[HKLMR]?0+|)\Z")
_RESULT = re.compile(rf"  (%{NAME}) = ")
_NAMED = re.compile(rf"[%@]{NAME}")
_OPCODE = re.compile(rf"  (?:%{NAME} = )?(?:tail |notail |musttail )?(\w+)")
_COPY = re.compile(r"@llvm\.mem(?:cpy|move)\.[^(]*\((.*)\)")
_READS = re.compile(r"@llvm\.(?:nvvm\.(?:ldg|ldu|isspacep|prefetch)|prefetch|is\.constant)\b")
_WRITES = frozenset("atomicrmw cmpxchg ret invoke callbr".split())


def unset_variables(
    variables: Iterable[GlobalVariable], kernels: Iterable[Function]
) -> frozenset[str]:
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


def _begins_empty(variable: GlobalVariable) -> bool:
    if not _ZERO.match(variable.initializer):
        return False
    if not variable.constant or not variable.initializer:
        return True
    return "externally_initialized" in variable.line.partition(" constant ")[0]


def _written(kernel: Function, names: set[str]) -> set[str]:
    """Those of the variables whose address a kernel may use for more than reading."""
    roots: dict[str, frozenset[str]] = {f"@{name}": frozenset((name,)) for name in names}
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
            elif (result := _RESULT.match(line)) and used - roots.get(result[1], frozenset()):
                if _OPCODE.match(line)[1] != "load":  # pyright: ignore[reportOptionalSubscript]
                    roots[result[1]] = used | roots.get(result[1], frozenset())
                    changed = True
    return found


def _operands(line: str) -> list[str]:
    result = _RESULT.match(line)
    return _NAMED.findall(line, result.end() if result else 0)


def _may_write(line: str, roots: dict[str, frozenset[str]]) -> bool:
    """Whether an instruction that uses one of the addresses writes there, or gives it away."""
    opcode = _OPCODE.match(line)
    if opcode is None or opcode[1] in _WRITES or opcode[1] == "store":
        return True
    if opcode[1] != "call":
        return False
    if copy := _COPY.search(line):
        return any(name in roots for name in _NAMED.findall(copy[1].split(", ")[0]))
    return not _READS.search(line)
