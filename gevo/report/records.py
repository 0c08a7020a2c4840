"""What a run's journal holds, as the report needs it.

The journal may end anywhere (a killed run) and may hold record types that a later gevo wrote;
both are tolerated. What is there must be well formed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from gevo.records import schema
from gevo.records.run import RunFolder
from gevo.records.schema import (
    Baseline,
    Bound,
    Effects,
    End,
    Evaluation,
    Minimized,
    Original,
    Record,
    Validation,
)

R = TypeVar("R", bound=Record)


@dataclass(frozen=True)
class Generation:
    """State of the search after one generation."""

    n: int
    front: tuple[int, ...]
    hypervolume: float | None
    best_speedup: float | None
    refused: Mapping[str, int]
    """Proposals of the whole run that were given up before compilation, by reason."""
    evaluated: int
    """Variants that were measured up to its end; those from the cache do not count."""
    wall_s: float | None
    """Seconds that the search had taken at its end; None where not noted."""


@dataclass(frozen=True)
class Records:
    """Everything in a run folder that a report needs, in journal order; by id the last word."""

    manifest: Mapping[str, Any]
    baseline: Baseline | None
    evaluations: tuple[Evaluation, ...]
    generations: tuple[Generation, ...]
    validations: Mapping[int, Validation]
    minimized: Mapping[int, Minimized]
    effects: Mapping[int, Effects]
    original: Original | None
    bound: Bound | None
    end: str | None
    wall_s: float | None
    gpu_idle: float | None


def read(path: Path) -> Records:
    """Read a run folder.

    Raises:
        ConfigError: It is not a run folder, or one of its files is damaged.
    """
    folder = RunFolder.open(path)
    folder.baseline()  # damage to it is told here, not on the page
    folder.check_front()
    records = folder.journal.read(missing_ok=True)
    progress = folder.progress.read(missing_ok=True)
    end = _last(records, End)
    return Records(
        manifest=folder.manifest,
        baseline=_last(records, Baseline),
        evaluations=tuple(_all(records, Evaluation)),
        generations=tuple(_generations(records, {p.generation: p.wall_s for p in progress})),
        validations={r.id: r for r in _all(records, Validation) if r.id is not None},
        minimized={r.id: r for r in _all(records, Minimized)},
        effects={r.id: r for r in _all(records, Effects) if r.id is not None},
        original=_last(records, Original),
        bound=_last(records, Bound),
        end=end.reason if end else None,
        wall_s=max((p.wall_s for p in progress), default=None),
        gpu_idle=next((p.gpu_idle for p in reversed(progress) if p.gpu_idle is not None), None),
    )


def _all(records: Sequence[Record], kind: type[R]) -> list[R]:
    return [record for record in records if isinstance(record, kind)]


def _last(records: Sequence[Record], kind: type[R]) -> R | None:
    return next((r for r in reversed(records) if isinstance(r, kind)), None)


def _generations(
    records: Sequence[Record], walls: Mapping[int | None, float]
) -> Iterator[Generation]:
    evaluated = 0
    for r in records:
        if isinstance(r, Evaluation):
            evaluated += not r.cached
        elif isinstance(r, schema.Generation):
            figures = r.hypervolume, r.best_speedup
            yield Generation(r.n, r.front, *figures, r.refused, evaluated, walls.get(r.n))
