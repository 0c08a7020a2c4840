"""What the report of a tuning session says, as values; the page, the table and JSON show it."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from gevo.errors import ConfigError
from gevo.records.schema import Record, Trial, Validation
from gevo.records.tuning import KIND, TuningFolder
from gevo.report.tuning_kernel import Json, KernelTuning, MeasuredTrial, key

SCHEMA = 1


@dataclass(frozen=True)
class Total:
    """The weighted total of all kernels' best times after one trial of the session."""

    number: int
    time_ns: float
    wall_s: float | None


@dataclass(frozen=True)
class TuningReport:
    """Everything that a report says about one tuning session.

    Attributes:
        folder: Its folder.
        manifest: Its manifest as written.
        kernels: In the order in which they were named.
    """

    folder: Path
    manifest: Json
    kernels: tuple[KernelTuning, ...]

    @property
    def name(self) -> str:
        """What was tuned, for headings."""
        names = ", ".join(kernel.name for kernel in self.kernels[:3])
        return names if len(self.kernels) <= 3 else f"{names} and {len(self.kernels) - 3} more"

    @property
    def strategy(self) -> str:
        """How it searched."""
        return str(self.manifest["strategy"])

    @property
    def seed(self) -> Any:
        """Seed of every random choice."""
        return self.manifest["seed"]

    @property
    def asked(self) -> int:
        """The number of trials that were asked for."""
        return int(self.manifest["trials"])

    @property
    def done(self) -> int:
        """The number of trials that were measured."""
        return sum(len(kernel.trials) for kernel in self.kernels)

    @property
    def failed(self) -> int:
        """The number of them that failed."""
        return sum(kernel.failed for kernel in self.kernels)

    @cached_property
    def wall_s(self) -> float | None:
        """Seconds until the last trial was done, validation excluded; None where not noted."""
        walls = [t.wall_s for kernel in self.kernels for t in kernel.trials]
        return max((wall for wall in walls if wall is not None), default=None)

    @cached_property
    def total(self) -> tuple[Total, ...]:
        """The total after each trial, from the first one after which every kernel has a time."""
        best = [math.inf] * len(self.kernels)
        trials = [(t, i) for i, kernel in enumerate(self.kernels) for t in kernel.trials]
        found: list[Total] = []
        for trial, i in sorted(trials, key=lambda pair: pair[0].number):
            best[i] = min(best[i], trial.time_ns or math.inf)
            total = sum(k.weight * time for k, time in zip(self.kernels, best, strict=True))
            if total < math.inf:
                found.append(Total(trial.number, total, trial.wall_s))
        return tuple(found)

    def to_json(self) -> dict[str, Any]:
        """The contents of report.json (schema 1)."""
        return {
            "schema": SCHEMA,
            "kind": KIND,
            "gevo": self.manifest.get("gevo"),
            "strategy": self.strategy,
            "seed": self.seed,
            "trials": {"asked": self.asked, "done": self.done, "failed": self.failed},
            "wall_s": self.wall_s,
            "kernels": [kernel.to_json() for kernel in self.kernels],
            "total": [
                {"trial": one.number, "time_ns": one.time_ns, "wall_s": one.wall_s}
                for one in self.total
            ],
        }


def build(path: Path) -> TuningReport:
    """The report of the folder of a tuning session, finished or not.

    Raises:
        ConfigError: It is not such a folder, or one of its files is damaged.
    """
    folder = TuningFolder.open(path)
    records = folder.journal.read(missing_ok=True)
    walls = {one.trial: one.wall_s for one in folder.progress.read(missing_ok=True)}
    try:
        report = TuningReport(
            path, folder.manifest, _kernels(folder.manifest["problems"], records, walls)
        )
        _ = report.strategy, report.seed, report.asked
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise ConfigError(
            f"{path}: a record of the session is malformed ({error!r}); restore the file"
        ) from error
    return report


def _kernels(
    problems: Sequence[Json], records: Sequence[Record], walls: Mapping[int | None, float]
) -> tuple[KernelTuning, ...]:
    trials: dict[str, list[MeasuredTrial]] = {str(one["name"]): [] for one in problems}
    verdicts: dict[str, dict[str, Validation]] = {name: {} for name in trials}
    numbers = 0
    for record in records:
        if isinstance(record, Trial):
            numbers += 1
            own = MeasuredTrial(
                numbers, record.configuration, record.measurement, walls.get(numbers)
            )
            trials[record.problem].append(own)
        elif isinstance(record, Validation):
            verdicts[str(record.problem)][key(record.configuration)] = record
    return tuple(
        KernelTuning(
            name=name,
            device=str(problem["device"]),
            parameters=tuple(str(one) for one in problem["parameters"]),
            size=None if problem.get("size") is None else int(problem["size"]),
            weight=float(problem.get("weight", 1.0)),
            default=problem.get("default"),
            trials=tuple(trials[name]),
            verdicts=verdicts[name],
        )
        for name, problem in zip(trials, problems, strict=True)
    )
