"""A run folder's files as typed records: what the report is made from.

The journal may end anywhere (a killed run) and may hold record types that a later gevo wrote;
both are tolerated. What is there must be well formed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

from gevo.errors import ConfigError
from gevo.measurement import Measurement
from gevo.run.journal import Journal
from gevo.run.run import RunFolder

Json = Mapping[str, Any]


@dataclass(frozen=True)
class Evaluation:
    """One proposal that became a program and was measured (or found in the cache)."""

    id: int
    generation: int
    origin: str
    parents: tuple[int, ...]
    patch: tuple[Json, ...]
    key: str
    """Equal keys ran the same code; the variant's own digest where the device gave none."""
    cached: bool
    measurement: Measurement


@dataclass(frozen=True)
class Generation:
    """State of the search after one generation, of the slowest island if there are several."""

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
class Stage:
    """Verdict of one validation stage; `passed` is None where the stage did not run."""

    name: str
    passed: bool | None
    detail: str


@dataclass(frozen=True)
class Validation:
    """What the last round of validation said about one evaluation.

    Attributes:
        speed: Times against the unmodified program's, by kind of case, as the journal has them.
        flags: What deserves a look although nothing failed.
    """

    id: int
    validated: bool
    why_not: str | None
    race_free: bool | None
    heldout: Measurement | None
    heldout_baseline: Measurement | None
    stages: tuple[Stage, ...]
    speed: Json
    flags: tuple[str, ...]


@dataclass(frozen=True)
class Minimized:
    """The minimal patch that stands for an evaluation's, and its measurement."""

    patch: tuple[Json, ...]
    measurement: Measurement


@dataclass(frozen=True)
class Original:
    """The user's own text timed beside the unmodified program, which gevo made from it.

    Attributes:
        speedup: The unmodified program's time over that of the text as written; None where it
            could not be run.
        detail: Why it could not.
    """

    speedup: float | None
    detail: str


@dataclass(frozen=True)
class Records:
    """Everything in a run folder that a report needs, in journal order."""

    manifest: Json
    baseline: Measurement | None
    baseline_heldout: Measurement | None
    evaluations: tuple[Evaluation, ...]
    generations: tuple[Generation, ...]
    validations: Mapping[int, Validation]
    minimized: Mapping[int, Minimized]
    effects: Mapping[int, Json]
    original: Original | None
    end: str | None
    wall_s: float | None
    gpu_idle: float | None


def read(path: Path) -> Records:
    """Read a run folder.

    Raises:
        ConfigError: It is not a run folder, or one of its files is damaged.
    """
    folder = RunFolder.open(path)
    by_type: dict[str, list[Json]] = {}
    evaluated = 0
    for record in _lines(folder.journal):
        kind = str(record.get("type"))
        # Islands are in several generations at a time: only the order tells how many came before.
        evaluated += kind == "evaluation" and not record.get("cached")
        if kind == "generation":
            record = {**record, "evaluated": evaluated}
        by_type.setdefault(kind, []).append(record)
    try:
        return _records(folder, by_type)
    except (KeyError, TypeError, ValueError) as error:
        raise ConfigError(
            f"{folder.journal.path}: a record is malformed ({error!r}); restore the file"
        ) from error


def _lines(journal: Journal) -> Sequence[Json]:
    """A journal's records; a run that was killed at once has no file yet."""
    return journal.read() if journal.path.exists() else ()


def _records(folder: RunFolder, by_type: Mapping[str, Sequence[Json]]) -> Records:
    progress = _lines(folder.progress)
    walls = {r.get("generation"): float(r["wall_s"]) for r in progress}
    evaluations = tuple(_evaluation(r) for r in by_type.get("evaluation", ()))
    baseline = (by_type.get("baseline") or [{}])[-1]
    ends = by_type.get("end", ())
    return Records(
        manifest=folder.manifest,
        baseline=_measurement(baseline.get("measurement")),
        baseline_heldout=_measurement(baseline.get("heldout")),
        evaluations=evaluations,
        generations=tuple(_generation(r, walls) for r in by_type.get("generation", ())),
        validations={int(r["id"]): _validation(r) for r in by_type.get("validation", ())},
        minimized={int(r["id"]): _minimized(r) for r in by_type.get("minimized", ())},
        effects={
            int(r["id"]): {"edits": list(r["edits"]), "pairs": list(r["pairs"])}
            for r in by_type.get("effects", ())
        },
        original=_original((by_type.get("original") or [None])[-1]),
        end=str(ends[-1].get("reason", "")) if ends else None,
        wall_s=max((float(r["wall_s"]) for r in progress), default=None),
        gpu_idle=next(
            (float(r["gpu_idle"]) for r in reversed(progress) if "gpu_idle" in r),
            None,
        ),
    )


def _original(r: Json | None) -> Original | None:
    if r is None:
        return None
    found = r["comparison"]
    return Original(float(found["speedup"]) if found else None, str(r["detail"]))


def _measurement(data: Json | None) -> Measurement | None:
    return None if data is None else Measurement.from_json(data)


def _patch(data: Any) -> tuple[Json, ...]:
    """The edits of a patch, written as a list or as an object with a list."""
    edits: Any = cast("Json", data)["edits"] if isinstance(data, dict) else data
    return tuple(edits or ())


def _evaluation(r: Json) -> Evaluation:
    return Evaluation(
        id=int(r["id"]),
        generation=int(r["generation"]),
        origin=str(r["origin"]),
        parents=tuple(r["parents"]),
        patch=_patch(r["patch"]),
        key=str(r["key"] or r["variant"]),
        cached=bool(r["cached"]),
        measurement=Measurement.from_json(r["measurement"]),
    )


def _generation(r: Json, walls: Mapping[Any, float]) -> Generation:
    n = int(r["n"])
    return Generation(
        n=n,
        front=tuple(int(i) for i in r["front"]),
        hypervolume=_number(r.get("hypervolume")),
        best_speedup=_number(r.get("best_speedup")),
        refused=_counts(r.get("refused") or {}),
        evaluated=int(r["evaluated"]),
        wall_s=walls.get(n),
    )


def _validation(r: Json) -> Validation:
    stages = tuple(
        Stage(str(s["name"]), s["passed"], str(s.get("detail") or "")) for s in r["stages"]
    )
    return Validation(
        id=int(r["id"]),
        validated=bool(r["validated"]),
        why_not=r["why_not"],
        race_free=r["race_free"],
        heldout=_measurement(r["heldout"]),
        heldout_baseline=_measurement(r.get("heldout_baseline")),
        stages=stages,
        speed=dict(r.get("speed") or {}),
        flags=tuple(str(flag) for flag in r.get("flags") or ()),
    )


def _minimized(r: Json) -> Minimized:
    return Minimized(_patch(r["patch"]), Measurement.from_json(r["measurement"]))


def _counts(data: Json) -> dict[str, int]:
    return {str(reason): int(n) for reason, n in data.items()}


def _number(value: Any) -> float | None:
    return None if value is None else float(value)
