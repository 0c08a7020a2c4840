"""Baselines that LLVM's passes have transformed, kept for the next patch that begins alike."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from gevo.errors import EditError, ProgramError
from gevo.program.base import Program
from gevo.program.llvm.baseline import Baseline, baseline
from gevo.program.llvm.passes import (
    GROWTH,
    PIPELINES,
    SMALL,
    UNROLLED,
    Move,
    Named,
    transformed,
)


def possible(base: Baseline) -> Sequence[Move]:
    """The moves that may be tried on a program; whether they change anything is open."""
    found = [Move("", name) for name in PIPELINES]
    for loop in base.loops:
        found += (Move(loop, f"unroll_{how}") for how in UNROLLED)
        found.append(Move(loop, "peel"))
    return found


def rewritten(program: Program, moves: tuple[Move, ...]) -> Baseline:
    """What a program is after some moves, one after the other.

    Raises:
        EditError: The last one is not possible; the reason is as `transformed` gives it.
        ProgramError: The program is not valid.
    """
    if not moves:
        return baseline(program)
    found = _rewritten(program, moves)
    if isinstance(found, str):
        raise EditError(found)
    return found


@lru_cache(maxsize=64)
def _rewritten(program: Program, moves: tuple[Move, ...]) -> Baseline | str:
    """The transformed program, or why there is none: what LLVM refuses is not tried again."""
    before, move = rewritten(program, moves[:-1]), moves[-1]
    longest = max(GROWTH * len(baseline(program).module.instructions), SMALL)
    named = Named(before.program.text, tuple(before.module.instructions))
    try:
        found = transformed(named, move, moves[:-1].count(move), longest)
        return Baseline(program.rewritten(found.text), found.uids)
    except (EditError, ProgramError) as reason:
        return str(reason)
