"""What orders a program's threads, and what a winner has dropped of it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from gevo.program.base import Assumed, Dialect, Program
from gevo.program.llvm.launched import launched_text


def _pattern(instruction: str, intrinsic: str, assembly: str) -> re.Pattern[str]:
    """An instruction, a call of an intrinsic, or inline PTX; each as a regular expression."""
    forms = (
        rf"^\s*(?:%\S+ = )?(?:{instruction}) ",
        rf"\bcall [^\n]*@llvm\.nvvm\.(?:{intrinsic})",
        rf"\bcall [^\n]*\basm [^\n\"]*\"[^\n\"]*\b(?:{assembly})\.",
    )
    return re.compile("|".join(forms), re.MULTILINE)


_NONE = r"(?!)"
_BLOCK, _WARP = "block barriers", "warp barriers"
_KINDS: Mapping[str, re.Pattern[str]] = {
    _BLOCK: _pattern(_NONE, r"barrier", r"bar(?:rier)?(?!\.warp)"),
    _WARP: _pattern(_NONE, r"bar\.warp\.sync", r"bar\.warp"),
    "fences": _pattern(r"fence", r"membar|fence", r"membar|fence"),
    "atomics": _pattern(r"atomicrmw|cmpxchg", r"atomic", r"atom|red"),
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


def within_warps(baseline: Program, variant: Program) -> Sequence[Assumed]:
    """Kernels with barriers of a warp where the unmodified program had barriers of the block."""
    if variant.dialect is not Dialect.LLVM:
        return ()
    return [
        Assumed(kernel, warps=True)
        for kernel in variant.entry
        if _weaker(
            *(synchronisation(launched_text(p.text, (kernel,))) for p in (baseline, variant))
        )
    ]


def _weaker(before: Mapping[str, int], after: Mapping[str, int]) -> bool:
    fewer = after[_BLOCK] < before[_BLOCK]
    return after[_WARP] > 0 and (fewer or after[_WARP] > before[_WARP])
