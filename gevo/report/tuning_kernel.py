"""One kernel of a tuning session, as its report shows it."""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any, cast

from gevo.device.kind import RECORDED, Clock
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.records.schema import Conclusion, Speed, Validation, headline
from gevo.report import figures
from gevo.report.tuning_importance import Importance, importance

Json = Mapping[str, Any]

TOP = 10
"""So many of the best configurations are shown."""


class Status(StrEnum):
    """What is known about a configuration beside its time."""

    VALIDATED = "validated"
    CONDITIONAL = "conditional"
    REFUSED = "refused"
    DEFAULT = "default"
    NOT_FASTER = "no faster than the default"
    PASSED_OVER = "not judged: a faster one passed"
    NOT_JUDGED = "not judged"
    NOT_YET = "not validated yet"
    RECORDED = "recorded, nothing to validate"


_STATUSES = {
    Conclusion.VALIDATED: Status.VALIDATED,
    Conclusion.GUARDED: Status.VALIDATED,
    Conclusion.CONDITIONAL: Status.CONDITIONAL,
    Conclusion.REFUSED: Status.REFUSED,
    Conclusion.NOT_JUDGED: Status.NOT_JUDGED,
}


@dataclass(frozen=True)
class MeasuredTrial:
    """One trial.

    Attributes:
        number: Its place in the session, counted from 1 over all kernels.
        configuration: Value by parameter.
        measurement: What it gave.
        wall_s: Seconds that the session had taken when it was done; None where not noted.
    """

    number: int
    configuration: Json
    measurement: Measurement
    wall_s: float | None = None

    @property
    def time_ns(self) -> float | None:
        """Median time in nanoseconds; None when it failed."""
        time = self.measurement.runtime_ns
        return time if self.measurement.ok and 0 < time < math.inf else None

    @property
    def key(self) -> str:
        """Equal for equal configurations."""
        return key(self.configuration)


@dataclass(frozen=True)
class Rank:
    """One of the best configurations.

    Attributes:
        trial: Its trial.
        of_fastest: Its time over the fastest trial's, 1 or more.
        speedup: The default's time over its own; None without a default.
        status: What is known about it.
        why_not: Why it was refused.
    """

    trial: MeasuredTrial
    of_fastest: float
    speedup: float | None
    status: Status
    why_not: str | None


@dataclass(frozen=True)
class Failure:
    """Trials that ended in one way: how many, and the reasons with their counts."""

    outcome: Outcome
    count: int
    reasons: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class KernelTuning:
    """One kernel of the session.

    Attributes:
        name: Its name.
        device: Where it was timed.
        parameters: What was tuned.
        size: Configurations of the space, forbidden ones included; None where not noted.
        weight: Of its time in the total.
        default: The default configuration; None for recordings and where it was not noted.
        trials: All its trials in order.
        verdicts: Of validation, by the configuration's key.
    """

    name: str
    device: str
    parameters: tuple[str, ...]
    size: int | None
    weight: float
    default: Json | None
    trials: tuple[MeasuredTrial, ...]
    verdicts: Mapping[str, Validation]

    @property
    def clock(self) -> Clock:
        """Where its times come from."""
        if RECORDED.names(self.device):
            return Clock.RECORDED
        modelled = any(trial.measurement.modelled for trial in self.trials)
        return Clock.MODELLED if modelled else Clock.MEASURED

    @property
    def hardware(self) -> str:
        """The device without the word that `clock` says."""
        return self.device.removeprefix(f"{RECORDED.name}:")

    @property
    def times(self) -> str:
        """What to write beside a time."""
        return f"{self.clock}, {self.hardware}"

    @cached_property
    def ran(self) -> tuple[MeasuredTrial, ...]:
        """Trials that gave a time, the fastest first; of equal ones the earlier."""
        good = [(time, trial) for trial in self.trials if (time := trial.time_ns) is not None]
        return tuple(trial for _, trial in sorted(good, key=lambda pair: pair[0]))

    @property
    def failed(self) -> int:
        """The number of trials that failed."""
        return len(self.trials) - len(self.ran)

    @property
    def fastest(self) -> MeasuredTrial | None:
        """The fastest trial, validated or not; None when all failed."""
        return next(iter(self.ran), None)

    @property
    def default_trial(self) -> MeasuredTrial | None:
        """The trial of the default configuration; None when it was not reached."""
        if self.default is None:
            return None
        wanted = key(self.default)
        return next((trial for trial in self.trials if trial.key == wanted), None)

    @property
    def default_ns(self) -> float | None:
        """The time of the default configuration in nanoseconds."""
        return self.default_trial.time_ns if self.default_trial else None

    @cached_property
    def best(self) -> MeasuredTrial | None:
        """What is offered: of a recording the fastest; else what passed, or the default."""
        if self.clock is Clock.RECORDED:
            return self.fastest
        passed = (t for t in self.ran if (v := self.verdicts.get(t.key)) and v.validated)
        fallback = self.default_trial if self.default_ns is not None else None
        return next(passed, fallback)

    def estimate(self, trial: MeasuredTrial) -> bool:
        """Whether what a trial gains over the default is known from the search alone."""
        if self.clock is Clock.RECORDED or trial is self.default_trial:
            return False
        return self._timed(trial) is None

    def gain(self, trial: MeasuredTrial | None) -> str:
        """What a trial gains over the default, for people."""
        return figures.gain(self.speedup(trial), trial is not None and self.estimate(trial))

    def time(self, trial: MeasuredTrial | None) -> str:
        """A trial's time for people, as validation measured it, if it did."""
        timed = self._timed(trial) if trial else None
        own = trial.time_ns if trial else None
        return figures.time(timed.candidate_ns if timed else own)

    def _timed(self, trial: MeasuredTrial) -> Speed | None:
        """The times that validation took, in turns with the default's."""
        verdict = self.verdicts.get(trial.key)
        return headline(verdict.speed) if verdict else None

    def speedup(self, trial: MeasuredTrial | None) -> float | None:
        """The default's time over a trial's, as validation measured it, if it did."""
        if trial is None or trial.time_ns is None or self.default_ns is None:
            return None
        if (timed := self._timed(trial)) is not None:
            return timed.speedup
        return self.default_ns / trial.time_ns

    @cached_property
    def varied(self) -> tuple[str, ...]:
        """Parameters that took more than one value in the trials."""
        return tuple(n for n in self.parameters if len({key(v) for v in self._values(n)}) > 1)

    @property
    def fixed(self) -> Iterator[tuple[str, Any]]:
        """The others with their only value."""
        for name in self.parameters:
            if name not in self.varied and self.trials:
                yield name, self._values(name)[0]

    def configuration(self, trial: MeasuredTrial) -> str:
        """A trial's values of the parameters that varied, as one line."""
        shown = (f"{name}={value_text(trial.configuration.get(name))}" for name in self.varied)
        return ", ".join(shown)

    def _values(self, name: str) -> list[Any]:
        return [trial.configuration.get(name) for trial in self.trials]

    @cached_property
    def top(self) -> tuple[Rank, ...]:
        """The best configurations that ran, the fastest first."""
        return tuple(self._rank(trial) for trial in self.ran[:TOP])

    def _rank(self, trial: MeasuredTrial) -> Rank:
        verdict = self.verdicts.get(trial.key)
        return Rank(
            trial=trial,
            of_fastest=trial.measurement.runtime_ns / self.ran[0].measurement.runtime_ns,
            speedup=self.speedup(trial),
            status=self._status(trial, verdict),
            why_not=verdict.why_not if verdict else None,
        )

    def _status(self, trial: MeasuredTrial, verdict: Validation | None) -> Status:
        if verdict is not None:
            return _STATUSES[verdict.known_conclusion]
        if self.clock is Clock.RECORDED:
            return Status.RECORDED
        if self.default is not None and trial.key == key(self.default):
            return Status.DEFAULT
        speedup = self.speedup(trial)
        if speedup is not None and speedup <= 1.0:
            return Status.NOT_FASTER
        if any(one.validated for one in self.verdicts.values()):
            return Status.PASSED_OVER
        return Status.NOT_JUDGED if self.verdicts else Status.NOT_YET

    @cached_property
    def failures(self) -> tuple[Failure, ...]:
        """How trials failed, the most frequent outcome first."""
        reasons: dict[Outcome, Counter[str]] = {}
        for trial in self.trials:
            if trial.time_ns is None:
                own = reasons.setdefault(trial.measurement.outcome, Counter())
                own[trial.measurement.detail] += 1
        found = [Failure(o, c.total(), tuple(c.most_common())) for o, c in reasons.items()]
        return tuple(sorted(found, key=lambda failure: -failure.count))

    @cached_property
    def curve(self) -> tuple[float | None, ...]:
        """The best time so far after each of its trials; None while all had failed."""
        return tuple(_best_so_far(trial.time_ns for trial in self.trials))

    @cached_property
    def importance(self) -> Importance:
        """How much each parameter matters."""
        rows = [[t.configuration.get(name) for name in self.parameters] for t in self.ran]
        times = [t.measurement.runtime_ns for t in self.ran]
        return importance(self.parameters, rows, times)

    def to_json(self) -> dict[str, Any]:
        """One element of `kernels` in report.json."""
        return {
            "name": self.name,
            "device": {"name": self.device, "times": self.clock},
            "weight": self.weight,
            "parameters": list(self.parameters),
            "size": self.size,
            "trials": len(self.trials),
            "failed": self.failed,
            "failures": {failure.outcome: failure.count for failure in self.failures},
            "default": self._described(self.default_trial),
            "fastest": self._described(self.fastest),
            "best": self._described(self.best),
            "top": [
                {
                    **(self._described(rank.trial) or {}),
                    "of_fastest": rank.of_fastest,
                    "status": rank.status,
                    "why_not": rank.why_not,
                }
                for rank in self.top
            ],
            "importance": self.importance.to_json(),
            "history": [
                {"trial": trial.number, "time_ns": trial.time_ns, "wall_s": trial.wall_s}
                for trial in self.trials
            ],
        }

    @property
    def _origin(self) -> str:
        return "recording" if self.clock is Clock.RECORDED else figures.VALIDATED

    def _described(self, trial: MeasuredTrial | None) -> dict[str, Any] | None:
        if trial is None:
            return None
        return {
            "trial": trial.number,
            "configuration": dict(trial.configuration),
            "time_ns": trial.time_ns,
            "speedup": self.speedup(trial),
            "speedup_from": figures.ESTIMATE if self.estimate(trial) else self._origin,
        }


def key(value: Any) -> str:
    """Equal for equal configurations, or values of one."""
    return json.dumps(value, sort_keys=True)


def value_text(value: Any) -> str:
    """A parameter's value for people: `4x8x2` for a list."""
    if isinstance(value, list):
        return "x".join(str(part) for part in cast("list[Any]", value))
    return str(value)


def _best_so_far(times: Iterable[float | None]) -> Iterator[float | None]:
    best = None
    for time in times:
        if time is not None and (best is None or time < best):
            best = time
        yield best
