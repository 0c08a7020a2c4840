"""Counts what orders a program's threads, to say what a winner has dropped of it."""

from __future__ import annotations

import re
from collections.abc import Mapping

from gevo.program.base import Program


def _pattern(instruction: str, intrinsic: str, assembly: str) -> re.Pattern[str]:
    """An instruction, a call of an intrinsic, or inline PTX; each as a regular expression."""
    forms = (
        rf"^\s*(?:%\S+ = )?(?:{instruction}) ",
        rf"\bcall [^\n]*@llvm\.nvvm\.(?:{intrinsic})",
        rf"\bcall [^\n]*\basm [^\n\"]*\"[^\n\"]*\b(?:{assembly})\.",
    )
    return re.compile("|".join(forms), re.MULTILINE)


_NONE = r"(?!)"
_KINDS: Mapping[str, re.Pattern[str]] = {
    "block barriers": _pattern(_NONE, r"barrier", r"bar(?:rier)?(?!\.warp)"),
    "warp barriers": _pattern(_NONE, r"bar\.warp\.sync", r"bar\.warp"),
    "fences": _pattern(r"fence", r"membar|fence", r"membar|fence"),
    "atomics": _pattern(r"atomicrmw|cmpxchg", r"atomic", r"atom|red"),
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
