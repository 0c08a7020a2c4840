"""The speed stage: does a winner gain on every kind of case, and not by chance?"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from gevo.device.forecast import gain_range
from gevo.evaluate.scoring.duel import Duel
from gevo.records.schema import Stage, held, span
from gevo.validate.statistics import ALPHA, MOST_LOSS, NO_GAIN, Comparison, compare, objection
from gevo.validate.verdict import Verdict

SPEED = "faster than the unmodified program"
TIMING = "timing"
MUST_GAIN = ("training", "held-out")
"""Kinds of cases on which a winner must be faster; on others it must not be slower. Where there
are timing cases it is these alone: the others are small, so that they can be checked."""


def comparisons(duels: Mapping[str, Duel]) -> dict[str, Comparison]:
    """The times of the duels that both sides finished, by kind of case."""
    return {
        name: compare(
            d.candidate.times_ns,
            d.baseline.times_ns,
            d.baseline.modelled,
            gain_range(*d.forecasts) if d.forecasts else None,
        )
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
    known = [c.p_value for name, c in found.items() if name in _must_gain(found)]
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
        if name in _must_gain(found) and reason:
            modelled = f"{NO_GAIN}: " if comparison.p_value is None else ""
            yield f"{modelled}{name} cases: {reason}"
        elif comparison.speedup < 1.0 - MOST_LOSS:
            yield f"{name} cases: {1 / comparison.speedup:.3f} times as slow"


def _must_gain(found: Mapping[str, Comparison]) -> tuple[str, ...]:
    return (TIMING,) if TIMING in found else MUST_GAIN


def _pace(found: Mapping[str, Comparison]) -> str:
    return ", ".join(f"{pace(c)} on {name} cases" for name, c in found.items())


def pace(found: Comparison) -> str:
    """How many times as fast: `1.068 (1.061-1.075x)`, or a modelled gain and where it holds."""
    if found.range is None:
        known = f" ({span(*found.interval)})" if found.interval else ""
        return f"{found.speedup:.3f}{known}"
    return f"{span(found.range.low, found.range.high)} ({held(found.range.gpus)})"
