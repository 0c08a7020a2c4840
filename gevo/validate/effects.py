"""What each edit of a winner does: alone, left out, and together with one other."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations
from typing import TypeVar

from gevo.edits.apply import apply
from gevo.edits.edit import Edit
from gevo.edits.patch import Patch
from gevo.evaluate.cache import CachingEvaluator
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Program
from gevo.records.schema import EditEffect, Effects, PairEffect, Part

MOST_PAIRED = 8
"""Pairs are tried for patches of at most so many edits (28 pairs)."""

T = TypeVar("T")
Subset = frozenset[str]


def parts_of(edits: int) -> int:
    """How many parts of a patch of so many edits are measured, at most."""
    return 2 * edits + len(_pairs(range(edits)))


def effects(
    baseline: Program, measured: Measurement, patch: Patch, evaluator: CachingEvaluator
) -> Effects:
    """Speed-ups on the training cases of parts of a patch.

    Args:
        baseline: The unmodified program.
        measured: Its measurement on the training cases.
        patch: The winner's edits.
        evaluator: Measures the parts.
    """
    everything = frozenset(edit.id for edit in patch)
    pairs = _pairs([edit.id for edit in patch])
    wanted = [frozenset((edit.id,)) for edit in patch]
    wanted += [everything - {edit.id} for edit in patch]
    wanted += [frozenset(pair) for pair in pairs]
    found = _measure(baseline, patch.edits, list(dict.fromkeys(wanted)), evaluator)

    def part(*edits: str) -> Part:
        one = found[frozenset(edits)]
        return Part(speedup=_speedup(measured, one), outcome=one.outcome.value)

    def pair(first: str, second: str) -> PairEffect:
        both, alone = part(first, second), (part(first).speedup, part(second).speedup)
        return PairEffect(
            first=first,
            second=second,
            speedup=both.speedup,
            outcome=both.outcome,
            epistasis=_epistasis(both.speedup, *alone),
        )

    return Effects(
        edits=tuple(
            EditEffect(id=e.id, alone=part(e.id), without=part(*(everything - {e.id})))
            for e in patch
        ),
        pairs=tuple(pair(first, second) for first, second in pairs),
    )


def _pairs(edits: Sequence[T]) -> list[tuple[T, T]]:
    """Which edits are tried together."""
    return list(combinations(edits, 2)) if len(edits) <= MOST_PAIRED else []


def _measure(
    baseline: Program,
    edits: Sequence[Edit],
    subsets: Sequence[Subset],
    evaluator: CachingEvaluator,
) -> dict[Subset, Measurement]:
    """The measurement of each subset; one whose edits do not all apply has failed."""
    found: dict[Subset, Measurement] = {}
    programs: dict[Subset, Program] = {}
    for subset in subsets:
        applied = apply(baseline, Patch(tuple(e for e in edits if e.id in subset)))
        if applied.dropped:
            reason = applied.dropped[0][1]
            found[subset] = Measurement(Outcome.EDIT_FAILED, detail=reason)
        else:
            programs[subset] = applied.program
    evaluations = evaluator.evaluate(list(programs.values()))
    for subset, evaluation in zip(programs, evaluations, strict=True):
        found[subset] = evaluation.measurement
    return found


def _speedup(baseline: Measurement, part: Measurement) -> float | None:
    return baseline.runtime_ns / part.runtime_ns if part.ok else None


def _epistasis(pair: float | None, first: float | None, second: float | None) -> float | None:
    if pair is None or first is None or second is None:
        return None
    return math.log(pair) - math.log(first) - math.log(second)
