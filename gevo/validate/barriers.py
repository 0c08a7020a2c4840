"""What orders a program's threads, and what a winner has dropped of it."""

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
BLOCK, WARP, OUTSIDE = "block barriers", "warp barriers", "orders with what is outside"
_KINDS: Mapping[str, re.Pattern[str]] = {
    BLOCK: _pattern(_NONE, r"barrier", r"bar(?:rier)?(?!\.warp)"),
    WARP: _pattern(_NONE, r"bar\.warp\.sync", r"bar\.warp"),
    "fences": _pattern(r"fence", r"membar|fence", r"membar|fence"),
    "atomics": _pattern(r"atomicrmw|cmpxchg", r"atomic", r"atom|red"),
    # With accesses of the host and other GPUs (PTX ISA 8.8, 8.5), and with the launch before
    # (9.7.13.13). A fence of LLVM without a scope is one of the system. What is volatile is as
    # relaxed accesses of the system are (8.2), and nobody outside sees shared or local memory.
    OUTSIDE: re.compile(
        r"^\s*fence (?!syncscope)|nvvm\.membar\.sys|nvvm\.atomic\.\S*\.sys\b|"
        r"griddepcontrol\.wait|\b(?:fence|membar|atom|red|ld|st)\.[\w.]*\bsys\b|"
        r"^\s*(?:%\S+ = )?(?:load|store) (?:atomic )?volatile (?!.*\bptr addrspace\([35]\))|"
        r"\b(?:ld|st)\.volatile\b(?!\.shared|\.local)",
        re.MULTILINE,
    ),
}


def synchronisation(text: str) -> dict[str, int]:
    """How many instructions of each kind a program's text holds, by kind."""
    return {kind: len(pattern.findall(text)) for kind, pattern in _KINDS.items()}


def changes(baseline: Program, variant: Program) -> str:
    """`block barriers 3 -> 2`, for each kind whose count differs; empty when none does."""
    before, after = synchronisation(baseline.text), synchronisation(variant.text)
    return ", ".join(
        f"{kind} {before[kind]} -> {after[kind]}" for kind in _KINDS if before[kind] != after[kind]
    )
