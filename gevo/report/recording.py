"""What `gevo report` says about a recording: a whole space, or some of it, measured once."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from gevo.report.landscape import Flow, by_chance, flow, shares
from gevo.report.tuning_importance import Importance, importance
from gevo.tuning.recorded import NS_PER_MS, Recording
from gevo.tuning.recording_file import read
from gevo.tuning.recording_forms import cache_json, t4_json
from gevo.tuning.space import Configuration, Space
from gevo.tuning.strategy import Trial

SCHEMA = 1
KIND = "recording"
FACTORS = (1.01, 1.05, 1.1, 1.25, 1.5, 2.0, 5.0)
"""Times over the optimum at which the distribution is told."""
BUDGETS = (10, 25, 50, 100, 200, 500)
"""Trials after which a random search is told."""
WITHIN = (0.01, 0.05, 0.1, 0.2, 0.5)
"""The p of the proportions of centrality."""
_SAMPLE = 192
"""Configurations on which importances rest."""


@dataclass(frozen=True)
class RecordingReport:
    """Everything that a report says about one recording.

    Attributes:
        path: The file.
        recording: What it holds.
    """

    path: Path
    recording: Recording

    @property
    def count(self) -> int:
        """Configurations, failed ones included."""
        return len(self.recording.times_ms) + len(self.recording.failures)

    @property
    def failed(self) -> Mapping[str, int]:
        """How many configurations failed, by the file's word, most first."""
        return dict(Counter(self.recording.failures.values()).most_common())

    @cached_property
    def times_ms(self) -> Sequence[float]:
        """Of what ran, ascending."""
        return sorted(self.recording.times_ms.values())

    @property
    def best(self) -> Configuration:
        """The fastest configuration."""
        return min(self.recording.times_ms, key=self.recording.times_ms.__getitem__)

    @cached_property
    def shares(self) -> Mapping[float, float]:
        """By factor, the share of all configurations within it of the optimum."""
        return shares(self.times_ms, FACTORS, self.count)

    @cached_property
    def by_chance(self) -> Mapping[int, float]:
        """By number of random trials, the median of their best over the optimum."""
        found = {n: by_chance(self.times_ms, self.count, n) for n in BUDGETS if n <= self.count}
        return {n: over for n, over in found.items() if over < math.inf}

    @cached_property
    def flow(self) -> Flow | None:
        """The fitness flow graph; None where it is too large."""
        ran = self.recording.times_ms
        return flow(list(ran), list(ran.values()), WITHIN)

    @cached_property
    def importance(self) -> Importance:
        """Of each parameter; on a random sample, since the file's order is no chance."""
        space, ran = self.recording.space, list(self.recording.times_ms)
        chosen = random.Random(1).sample(ran, min(_SAMPLE, len(ran)))
        rows = [list(space.as_dict(one).values()) for one in chosen]
        times = [self.recording.times_ms[one] * NS_PER_MS for one in chosen]
        return importance(space.names, rows, times, most=_SAMPLE)

    def to_json(self) -> dict[str, Any]:
        """The report as JSON (schema 1)."""
        space, flown = self.recording.space, self.flow
        return {
            "schema": SCHEMA,
            "kind": KIND,
            "name": self.recording.name,
            "device": self.recording.device,
            "parameters": {n: p.size for n, p in zip(space.names, space.parameters, strict=True)},
            "size": space.size,
            "configurations": self.count,
            "failed": self.failed,
            "best": {"configuration": space.as_dict(self.best), "time_ms": self.times_ms[0]},
            "median_ms": self.times_ms[len(self.times_ms) // 2],
            "slowest_ms": self.times_ms[-1],
            "shares": {f"{factor:g}": share for factor, share in self.shares.items()},
            "random": {str(n): over for n, over in self.by_chance.items()},
            "minima": flown and flown.minima,
            "centrality": flown and {f"{p:g}": c for p, c in flown.proportions.items()},
            "importance": self.importance.to_json(),
        }


def _written(
    form: Callable[[str, str, Space, Sequence[Trial], str], dict[str, Any]],
) -> Callable[[RecordingReport], dict[str, Any]]:
    def made(report: RecordingReport) -> dict[str, Any]:
        found = report.recording
        device = found.device.removeprefix("recorded:")
        return form(found.name, device, found.space, found.trials, "")

    return made


FORMS = {"t4": _written(t4_json), "cache": _written(cache_json)}
"""The recording in the forms of other tuners."""


def build(path: Path) -> RecordingReport:
    """The report of a recording.

    Raises:
        ConfigError: It cannot be read, or is not a recording in which some configuration ran.
    """
    return RecordingReport(path, read(path))
