"""Counts what orders a program's threads, to say what a winner has dropped of it."""

from __future__ import annotations

import re
from collections.abc import Mapping

from gevo.program.base import Program

_KINDS: Mapping[str, re.Pattern[str]] = {
    "block barriers": re.compile(
        r"\bcall [^\n]*(?:@llvm\.nvvm\.barrier|\bbarrier\.(?:cta\.)?sync|\bbar\.sync)"
    ),
    "warp barriers": re.compile(
        r"\bcall [^\n]*(?:@llvm\.nvvm\.bar\.warp\.sync|\bbar\.warp\.sync)"
    ),
    "fences": re.compile(
        r"^\s*fence |\bcall [^\n]*(?:@llvm\.nvvm\.(?:membar|fence)|\b(?:membar|fence)\.)", re.M
    ),
    "atomics": re.compile(
        r"= (?:atomicrmw|cmpxchg) |\bcall [^\n]*(?:@llvm\.nvvm\.atomic|\b(?:atom|red)\.)"
    ),
}


def synchronisation(program: Program) -> dict[str, int]:
    """How many instructions of each kind the program's text holds, by kind."""
    return {kind: len(pattern.findall(program.text)) for kind, pattern in _KINDS.items()}


def changes(baseline: Program, variant: Program) -> str:
    """`block barriers 3 -> 2`, for each kind whose count differs; empty when none does."""
    before, after = synchronisation(baseline), synchronisation(variant)
    return ", ".join(
        f"{kind} {before[kind]} -> {after[kind]}" for kind in _KINDS if before[kind] != after[kind]
    )
