"""What each edit of a winner does: alone, left out, and together with one other."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations
from typing import Any

from gevo.edits.apply import apply
from gevo.edits.edit import Edit
from gevo.edits.patch import Patch
from gevo.evaluate.cache import CachingEvaluator
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Program

MOST_PAIRED = 8
"""Pairs are tried for patches of at most so many edits (28 pairs)."""

Subset = frozenset[str]


def effects(
    baseline: Program, measured: Measurement, patch: Patch, evaluator: CachingEvaluator
) -> dict[str, Any]:
    """Speed-ups on the training cases of parts of a patch.

    The epistasis of a pair is the logarithm of its speed-up minus those of its two edits alone:
    0 when the gains multiply, positive when the edits need each other.

    Args:
        baseline: The unmodified program.
        measured: Its measurement on the training cases.
        patch: The winner's edits.
        evaluator: Measures the parts.

    Returns:
        `edits`: for each edit its `id`, and under `alone` and `without` the `speedup` (None
        unless the part runs correctly) and the `outcome`; `pairs`: `first`, `second`,
        `speedup`, `outcome`, `epistasis` (None unless all three run correctly).
    """
    everything = frozenset(edit.id for edit in patch)
    pairs = list(combinations([edit.id for edit in patch], 2)) if len(patch) <= MOST_PAIRED else []
    wanted = [frozenset((edit.id,)) for edit in patch]
    wanted += [everything - {edit.id} for edit in patch]
    wanted += [frozenset(pair) for pair in pairs]
    found = _measure(baseline, patch.edits, list(dict.fromkeys(wanted)), evaluator)

    def part(subset: Subset) -> dict[str, Any]:
        outcome = found[subset].outcome
        return {"speedup": _speedup(measured, found[subset]), "outcome": outcome.value}

    edits = [
        {"id": e.id, "alone": part(frozenset((e.id,))), "without": part(everything - {e.id})}
        for e in patch
    ]
    alone = {edit.id: _speedup(measured, found[frozenset((edit.id,))]) for edit in patch}
    return {
        "edits": edits,
        "pairs": [
            {"first": a, "second": b, **part(frozenset((a, b)))}
            | {"epistasis": _epistasis(part(frozenset((a, b)))["speedup"], alone[a], alone[b])}
            for a, b in pairs
        ],
    }


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
