"""How a winner came to be: the line of its ancestors along which its edits were found."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from gevo.edits.patch import Patch
from gevo.records.forms import Unreadable
from gevo.records.schema import Evaluation
from gevo.report.gained import Figures, finite, speedup

@dataclass(frozen=True)
class Step:
    """An ancestor of a winner, or what the search ended with.

    Attributes:
        id: Number of its evaluation.
        generation: In which it was evaluated first.
        origin: The step of the search that made it.
        found: Ids of the winner's edits that it has and the step before it lacks.
        edits: How many it has in all.
        speedup: A search estimate on the training cases; None where it did not run correctly.
        error: Likewise.
    """

    id: int
    generation: int
    origin: str
    found: tuple[str, ...]
    edits: int
    speedup: float | None
    error: float | None

    def to_json(self) -> dict[str, Any]:
        """An element of `lineage` in report.json."""
        return {
            "id": self.id,
            "generation": self.generation,
            "origin": self.origin,
            "found": list(self.found),
            "edits": self.edits,
            "speedup": finite(self.speedup),
            "error": finite(self.error),
        }


def lineage(
    last: Evaluation, patch: Patch | Unreadable, by_id: Mapping[int, Evaluation], base: Figures
) -> tuple[Step, ...]:
    """The steps from the first ancestor to `last`; those that found nothing are left out.

    Of two parents the line follows the one that has more of the winner's edits, then the
    faster one; what comes from the other counts as found by the child.

    Args:
        last: The evaluation that won.
        patch: Its edits, minimised where that was done; those that are followed.
        by_id: All evaluations.
        base: Of the unmodified program.
    """
    wanted = _ids(patch)
    line = [last]
    # Parents come before their children; a damaged journal may say otherwise.
    while parents := [by_id[i] for i in line[-1].parents if i in by_id and i < line[-1].id]:
        line.append(max(parents, key=lambda p: (len(wanted & _ids(p.patch)), _gain(p, base))))
    steps: list[Step] = []
    known: frozenset[str] = frozenset()
    for one in reversed(line):
        own = _ids(one.patch) & wanted
        if own - known or one is last:
            order = [e.id for e in patch if e.id in own - known]
            steps.append(_step(one, tuple(order), base))
        known = own
    return tuple(steps)


def _ids(patch: Patch | Unreadable) -> frozenset[str]:
    return frozenset(edit.id for edit in patch)


def _gain(evaluation: Evaluation, base: Figures) -> float:
    return speedup(evaluation.measurement, base) or 0.0


def _step(one: Evaluation, found: tuple[str, ...], base: Figures) -> Step:
    measured = one.measurement
    return Step(
        one.id,
        one.generation,
        one.origin,
        found,
        len(one.patch),
        speedup(measured, base) if measured.ok else None,
        measured.error if measured.ok else None,
    )
