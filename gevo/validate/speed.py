"""The speed stage: does a winner gain on every kind of case, and not by chance?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from gevo.evaluate.score import Duel
from gevo.records.schema import Stage
from gevo.validate.statistics import ALPHA, MOST_LOSS, Comparison, compare, objection
from gevo.validate.verdict import Verdict

SPEED = "faster than the unmodified program"
MUST_GAIN = ("training", "held-out")
"""Kinds of cases on which a winner must be faster; on others it must not be slower."""


def comparisons(duels: Mapping[str, Duel]) -> dict[str, Comparison]:
    """The times of the duels that both sides finished, by kind of case."""
    return {
        name: compare(d.candidate.times_ns, d.baseline.times_ns, d.baseline.modelled)
        for name, d in duels.items()
        if d.candidate.ok and d.baseline.ok
    }


def speed_stage(duels: Mapping[str, Duel]) -> tuple[Stage, float | None]:
    """The stage's verdict, and the p-value that it rests on.

    A member of a front that trades speed for exactness may be slower: where its error is below
    the unmodified program's on the training cases and not above it on any other kind. It then
    has no p-value. A gain in speed must show on every kind of `MUST_GAIN`, so the largest
    p-value counts and needs no correction for their number (intersection-union test, Berger
    1982).
    """
    found = comparisons(duels)
    reason = next(_failures(duels), "")
    if reason:
        return Stage(SPEED, False, reason), None
    offered = more_exact(duels)
    inexact = next(_larger_errors(duels), "") if offered else ""
    if offered and not inexact:
        return Stage(SPEED, True, f"more exact; {_pace(found)}"), None
    known = [c.p_value for name, c in found.items() if name in MUST_GAIN]
    p_value = max((p for p in known if p is not None), default=None)
    slow = next(_objections(found), "")
    reason = f"{slow}; more exact on training cases, but {inexact}" if slow and inexact else slow
    return Stage(SPEED, not reason, reason or _pace(found)), p_value


def more_exact(duels: Mapping[str, Duel]) -> bool:
    """True when the variant's error is below the unmodified program's on the training cases."""
    own, base = _errors(duels["training"])
    return own < base


def corrected(verdict: Verdict, p_value: float, candidates: int) -> Verdict:
    """The verdict with its p-value corrected for the number of candidates (see `holm`)."""
    passed = any(s.name == SPEED and s.passed for s in verdict.stages)
    if p_value < ALPHA or not passed:
        return verdict
    detail = f"may be chance (p = {p_value:.2g}, corrected for {candidates} candidates)"
    stages = tuple(Stage(SPEED, False, detail) if s.name == SPEED else s for s in verdict.stages)
    return replace(verdict, stages=stages)


def _errors(duel: Duel) -> tuple[float, float]:
    return duel.candidate.error or 0.0, duel.baseline.error or 0.0


def _larger_errors(duels: Mapping[str, Duel]) -> Iterator[str]:
    for name, duel in duels.items():
        own, base = _errors(duel)
        if own > base:
            than = f"above the unmodified program's {base:.3g}"
            yield f"its error on {name} cases is {own:.3g}, {than}"


def _failures(duels: Mapping[str, Duel]) -> Iterator[str]:
    for name, duel in duels.items():
        for who, side in (("", duel.candidate), ("the unmodified program: ", duel.baseline)):
            if not side.ok:
                yield f"{name} cases: {who}{side.outcome}: {side.detail}"


def _objections(found: Mapping[str, Comparison]) -> Iterator[str]:
    for name, comparison in found.items():
        reason = objection(comparison)
        if name in MUST_GAIN and reason:
            yield f"{name} cases: {reason}"
        elif comparison.speedup < 1.0 - MOST_LOSS:
            yield f"{name} cases: {1 / comparison.speedup:.3f} times as slow"


def _pace(found: Mapping[str, Comparison]) -> str:
    return ", ".join(f"{c.speedup:.3f} on {name} cases" for name, c in found.items())
