"""Counts and distributions over everything that was tried, losers included."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gevo.edits.patch import Patch
from gevo.measurement import quantile
from gevo.outcome import Outcome
from gevo.records.forms import Unreadable
from gevo.records.schema import Evaluation

RECOMBINED = "crossover alone"
"""Row for proposals that only recombine edits which their parents already had."""
UNREADABLE = "unreadable"
"""Row for proposals whose patch this gevo cannot read."""


@dataclass(frozen=True)
class KindRow:
    """How proposals that introduced one kind of edit ended.

    Attributes:
        kind: Kind of edit, `RECOMBINED` or `UNREADABLE`.
        outcomes: Number of proposals by outcome.
        median_speedup: Median over the proposals that ran correctly; None when none did.
        faster: Number of those that were faster than the unmodified program.
    """

    kind: str
    outcomes: Mapping[Outcome, int]
    median_speedup: float | None
    faster: int

    @property
    def total(self) -> int:
        """Number of proposals in this row."""
        return sum(self.outcomes.values())


@dataclass(frozen=True)
class Tally:
    """Proposals of a run: proposed = evaluated + cache_hits + refused.

    Attributes:
        proposed: Every proposal that the search made.
        evaluated: Those that were measured anew.
        cache_hits: Those whose measurement was known, because the code was.
        refused: Those that were given up before compilation, by reason: `edit_failed` (nothing
            sound came of the edits), `known` (a duplicate, or known to be invalid).
        by_outcome: How proposals ended, except `known` ones; `edit_failed` included.
        by_kind: Evaluated ones, once for each kind of edit that they have and their parents
            lack.
        spared: Share of proposals that cost no compilation: refused, answered from the cache,
            or found invalid by LLVM's verifier. None when there were no proposals.
    """

    proposed: int
    evaluated: int
    cache_hits: int
    refused: Mapping[str, int]
    by_outcome: Mapping[Outcome, int]
    by_kind: tuple[KindRow, ...]
    spared: float | None

    def to_json(self) -> dict[str, Any]:
        """`evaluations` of report.json."""
        return {
            "proposed": self.proposed,
            "evaluated": self.evaluated,
            "cache_hits": self.cache_hits,
            "by_outcome": _named(self.by_outcome),
            "by_kind": {
                row.kind: {
                    "by_outcome": _named(row.outcomes),
                    "median_speedup": row.median_speedup,
                    "faster": row.faster,
                }
                for row in self.by_kind
            },
            "refused": dict(self.refused),
            "spared": self.spared,
        }


@dataclass(frozen=True)
class Spread:
    """Distribution of the speed-ups of all distinct variants that ran correctly."""

    values: tuple[float, ...]
    quantiles: tuple[tuple[str, float], ...]
    faster: int

    def to_json(self) -> dict[str, Any]:
        """The figures without the single values."""
        return {
            "variants": len(self.values),
            "faster": self.faster,
            "quantiles": dict(self.quantiles),
        }


def tally(
    evaluations: Sequence[Evaluation], refused: Mapping[str, int], baseline_ns: float | None
) -> Tally:
    """Count proposals.

    Args:
        evaluations: Those that became programs.
        refused: Number of the others by reason.
        baseline_ns: The unmodified program's time in nanoseconds.
    """
    outcomes: Counter[Outcome] = Counter(e.measurement.outcome for e in evaluations)
    outcomes[Outcome.EDIT_FAILED] += refused.get(Outcome.EDIT_FAILED.value, 0)
    hits = sum(e.cached for e in evaluations)
    proposed = len(evaluations) + sum(refused.values())
    invalid = sum(not e.cached and e.measurement.outcome is Outcome.INVALID for e in evaluations)
    return Tally(
        proposed=proposed,
        evaluated=len(evaluations) - hits,
        cache_hits=hits,
        refused=refused,
        by_outcome=_ordered(outcomes),
        by_kind=_by_kind(evaluations, baseline_ns),
        spared=(hits + invalid + sum(refused.values())) / proposed if proposed else None,
    )


def spread(speedups: Iterable[float]) -> Spread:
    """Summarise speed-ups over the unmodified program."""
    values = tuple(sorted(speedups))
    faster = sum(v > 1.0 for v in values)
    if not values:
        return Spread((), (), 0)
    names = (("worst", 0.0), ("5 %", 0.05), ("25 %", 0.25), ("median", 0.5))
    names += (("75 %", 0.75), ("95 %", 0.95), ("best", 1.0))
    return Spread(values, tuple((name, quantile(values, q)) for name, q in names), faster)


def _by_kind(evaluations: Sequence[Evaluation], baseline_ns: float | None) -> tuple[KindRow, ...]:
    patches = {e.id: e.patch for e in evaluations}
    outcomes: dict[str, Counter[Outcome]] = {}
    speedups: dict[str, list[float]] = {}
    for e in evaluations:
        for kind in _new_kinds(e, patches):
            outcomes.setdefault(kind, Counter())[e.measurement.outcome] += 1
            if e.measurement.ok and baseline_ns and e.measurement.runtime_ns > 0.0:
                speedups.setdefault(kind, []).append(baseline_ns / e.measurement.runtime_ns)
    return tuple(
        KindRow(
            kind,
            _ordered(outcomes[kind]),
            statistics.median(speedups[kind]) if kind in speedups else None,
            sum(s > 1.0 for s in speedups.get(kind, ())),
        )
        for kind in sorted(outcomes, key=lambda k: (k == RECOMBINED, k))
    )


def _new_kinds(e: Evaluation, patches: Mapping[int, Patch | Unreadable]) -> list[str]:
    if isinstance(e.patch, Unreadable):
        return [UNREADABLE]
    inherited = {edit.id for parent in e.parents for edit in patches.get(parent, ())}
    new = {edit.label for edit in e.patch if edit.id not in inherited}
    return sorted(new) or [RECOMBINED]


def _ordered(counts: Mapping[Outcome, int]) -> dict[Outcome, int]:
    return {outcome: counts[outcome] for outcome in Outcome if counts.get(outcome)}


def _named(counts: Mapping[Outcome, int]) -> dict[str, int]:
    return {outcome.value: n for outcome, n in counts.items()}
