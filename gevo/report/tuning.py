"""What the report of a tuning session says, as values; the page, the table and JSON show it.

How much each parameter matters for the time, as far as the trials show it. Permutation importance
(Breiman 2001, *Random Forests*, section 10; as model reliance: Fisher, Rudin and Dominici 2019,
*JMLR* 20(177)) of the Gaussian process that the default strategy uses. The process is fitted to
four fifths of the trials that ran and predicts the logarithm of the others' times, five times
over, so that every trial is predicted once. A parameter's importance is by how much the share of
variance so explained (R²) falls when its values are shuffled among the trials. That counts
interactions for each parameter that takes part, so the importances need not add up to R².

Limits: they describe the trials, which a search gathers where it is fast, not the whole space;
of parameters that varied together, either may get the credit; shuffling also makes combinations
that the constraints forbid. Where the process does not predict well nothing is claimed.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from pathlib import Path
from typing import Any, cast

import numpy as np
from numpy.typing import NDArray

from gevo.device.kind import RECORDED, Clock
from gevo.errors import ConfigError
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.records.journal import NAME
from gevo.records.manifest import AboutProblem, SessionManifest, checked
from gevo.records.schema import Conclusion, Record, Speed, Trial, Validation, headline
from gevo.records.tuning import KIND, TuningFolder
from gevo.report import figures
from gevo.tuning.costmodel import GaussianProcess
from gevo.tuning.parameter import Categorical, Discrete, parts_text

METHOD = "permutation importance of a Gaussian process, five-fold cross-validation"
FEWEST = 20
"""Trials that must have run."""
LEAST_R2 = 0.2
"""Share of the variance that the process must explain on trials it was not fitted to."""

_MOST = 128
"""Of more trials, so many are taken, evenly; the model's time grows with their cube."""
_FOLDS = 5
_SHUFFLES = 10
_STEPS = 40
_SEED = 1
_NOISE = 1e-2
"""Prior median of the noise variance relative to the signal's."""

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Importance:
    """What the trials say about the parameters.

    Attributes:
        losses: Parameter and fall of R² when it is shuffled, the largest first; empty where
            nothing can be said.
        r2: Share of the variance of the logarithm of time that the model explains on trials
            that it was not fitted to; None where it was not computed.
        trials: Trials that it rests on.
        why_not: Why nothing can be said.
    """

    losses: tuple[tuple[str, float], ...] = ()
    r2: float | None = None
    trials: int = 0
    why_not: str | None = None

    def to_json(self) -> dict[str, Any]:
        """One kernel's `importance` in report.json."""
        return {
            "method": METHOD,
            "trials": self.trials,
            "r2": self.r2,
            "parameters": dict(self.losses),
            "why_not": self.why_not,
        }


def importance(
    names: Sequence[str],
    rows: Sequence[Sequence[Any]],
    times_ns: Sequence[float],
    most: int = _MOST,
) -> Importance:
    """The importance of each parameter that took more than one value.

    Args:
        names: The parameters.
        rows: Their values in each trial that ran; lists for permutations and factorizations.
        times_ns: The trials' times in nanoseconds, positive.
        most: Of more trials, so many are taken.
    """
    picks = range(0, len(rows), -(-len(rows) // most) or 1)
    rows, times = [rows[i] for i in picks], [times_ns[i] for i in picks]
    count = len(rows)
    if count < FEWEST:
        return Importance(trials=count, why_not=f"fewer than {FEWEST} trials ran")
    columns = [[row[i] for row in rows] for i in range(len(names))]
    coded = [(n, code) for n, c in zip(names, columns, strict=True) if (code := _code(c)).size]
    values = np.log(np.array(times))
    if not coded or not np.ptp(values) > 0:
        return Importance(trials=count, why_not="all trials that ran took the same time")
    r2, losses = _losses([code for _, code in coded], values)
    if r2 < LEAST_R2:
        why = f"a model of the time explains only {max(r2, 0):.0%} of its variance on new trials"
        return Importance((), round(r2, 3), count, why)
    found = [(name, round(loss, 3) + 0.0) for (name, _), loss in zip(coded, losses, strict=True)]
    return Importance(tuple(sorted(found, key=lambda f: -f[1])), round(r2, 3), count)


def _losses(codes: Sequence[Floats], values: Floats) -> tuple[float, list[float]]:
    """R² of predictions by cross-validation, and by how much shuffling each block lowers it."""
    rng = np.random.default_rng(_SEED)
    points = np.concatenate(codes, axis=1)
    ends = np.cumsum([code.shape[1] for code in codes])
    blocks = [slice(end - c.shape[1], end) for end, c in zip(ends, codes, strict=True)]
    groups = np.repeat(np.arange(len(codes)), [code.shape[1] for code in codes])
    errors = np.zeros(1 + len(codes))
    for held in np.array_split(rng.permutation(len(values)), _FOLDS):
        fitted = np.delete(np.arange(len(values)), held)
        asked = [points[held]]
        for block in blocks * _SHUFFLES:
            shuffled = points[held].copy()
            shuffled[:, block] = points[rng.integers(len(values), size=len(held)), block]
            asked.append(shuffled)
        guesses = _predictions(points[fitted], values[fitted], groups, np.concatenate(asked))
        squares = np.sum((guesses.reshape(len(asked), -1) - values[held]) ** 2, axis=1)
        errors[0] += squares[0]
        errors[1:] += squares[1:].reshape(_SHUFFLES, -1).mean(axis=0)
    shares = errors / float(np.sum((values - values.mean()) ** 2))
    return 1 - float(shares[0]), [float(share - shares[0]) for share in shares[1:]]


def _predictions(
    points: Floats, values: Floats, groups: NDArray[np.int64], asked: Floats
) -> Floats:
    """What a process fitted to some trials expects of others, shape (asked,)."""
    mean, scale = values.mean(), values.std()
    if scale == 0:
        return np.full(len(asked), mean)
    model = GaussianProcess(groups, _NOISE)
    model.fit(points, ((values - mean) / scale)[:, None], _STEPS)
    return mean + scale * model.predict(asked)[0][:, 0]


def _code(column: Sequence[Any]) -> Floats:
    """A parameter's coordinates, shape (trials, coordinates); none where it never changes."""
    if len({_length(value) for value in column}) > 1:
        column = [str(value) for value in column]  # a recording may have any values
    if isinstance(column[0], list):
        parts = [_code(part) for part in zip(*column, strict=True)]
        return np.concatenate(parts, axis=1) if parts else np.zeros((len(column), 0))
    seen = list(dict.fromkeys(column))
    if len(seen) < 2:
        return np.zeros((len(column), 0))
    numbers = all(isinstance(value, int | float) for value in seen)
    parameter = Discrete(tuple(sorted(seen))) if numbers else Categorical(tuple(seen))
    return np.array([parameter.encode(value) for value in column])


def _length(value: Any) -> int:
    return len(cast("list[Any]", value)) if isinstance(value, list) else -1


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
        passed = (t for t in self.ran if (v := self.verdicts.get(t.key)) and v.offered)
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
        if any(one.offered for one in self.verdicts.values()):
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
    """A parameter's value for people; see `parts_text`."""
    return parts_text(cast("list[Any]", value)) if isinstance(value, list) else str(value)


def _best_so_far(times: Iterable[float | None]) -> Iterator[float | None]:
    best = None
    for time in times:
        if time is not None and (best is None or time < best):
            best = time
        yield best


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

    @cached_property
    def about(self) -> SessionManifest:
        """What the manifest says."""
        return checked(SessionManifest, self.manifest, self.folder / NAME)

    @property
    def name(self) -> str:
        """What was tuned, for headings."""
        names = ", ".join(kernel.name for kernel in self.kernels[:3])
        return names if len(self.kernels) <= 3 else f"{names} and {len(self.kernels) - 3} more"

    @property
    def strategy(self) -> str:
        """How it searched."""
        return self.about.strategy

    @property
    def seed(self) -> int:
        """Seed of every random choice."""
        return self.about.seed

    @property
    def asked(self) -> int | None:
        """The number of trials that were asked for; None where a time budget alone ends them."""
        return self.about.trials

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
        """Seconds until the last trial, without its session's validation; None where not noted."""
        walls = [t.wall_s for kernel in self.kernels for t in kernel.trials]
        return max((wall for wall in walls if wall is not None), default=None)

    @property
    def reached(self) -> tuple[KernelTuning, ...]:
        """The kernels that have trials: a session may end before an operator's first one."""
        return tuple(kernel for kernel in self.kernels if kernel.trials)

    @property
    def not_reached(self) -> tuple[str, ...]:
        """Names of the others, of whose time nothing is known."""
        return tuple(kernel.name for kernel in self.kernels if not kernel.trials)

    @property
    def covered(self) -> float | None:
        """Share of the weighted operations that reached kernels do; None where not known."""
        work = self.about.work
        if any(kernel.name not in work for kernel in self.kernels):
            return None
        whole = math.fsum(k.weight * work[k.name] for k in self.kernels)
        return math.fsum(k.weight * work[k.name] for k in self.reached) / whole if whole else None

    @property
    def at_default_ns(self) -> float | None:
        """The total of reached kernels at their defaults; None where one has no time."""
        return _weighted((k.weight, k.default_ns) for k in self.reached)

    @property
    def offered_ns(self) -> float | None:
        """The same with what passed validation, or is a default."""
        return _weighted((k.weight, k.best.time_ns if k.best else None) for k in self.reached)

    @cached_property
    def total(self) -> tuple[Total, ...]:
        """The total of reached kernels after each trial, from when each of them has a time."""
        best = [math.inf] * len(self.reached)
        trials = [(t, i) for i, kernel in enumerate(self.reached) for t in kernel.trials]
        found: list[Total] = []
        for trial, i in sorted(trials, key=lambda pair: pair[0].number):
            best[i] = min(best[i], trial.time_ns or math.inf)
            total = sum(k.weight * time for k, time in zip(self.reached, best, strict=True))
            if total < math.inf:
                found.append(Total(trial.number, total, trial.wall_s))
        return tuple(found)

    def to_json(self) -> dict[str, Any]:
        """The contents of report.json (schema 1)."""
        return {
            "schema": SCHEMA,
            "kind": KIND,
            "gevo": self.about.gevo,
            "strategy": self.strategy,
            "seed": self.seed,
            "trials": {"asked": self.asked, "done": self.done, "failed": self.failed},
            "wall_s": self.wall_s,
            "kernels": [kernel.to_json() for kernel in self.kernels],
            "total": [
                {"trial": one.number, "time_ns": one.time_ns, "wall_s": one.wall_s}
                for one in self.total
            ],
            "total_at_default_ns": self.at_default_ns,
            "total_offered_ns": self.offered_ns,
            "not_reached": list(self.not_reached),
            "covered": self.covered,
        }


def _weighted(times: Iterable[tuple[float, float | None]]) -> float | None:
    """The sum of weight times time; None for none and where a time is not known."""
    found = list(times)
    known = [weight * time for weight, time in found if time is not None]
    return math.fsum(known) if known and len(known) == len(found) else None


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
            path, folder.manifest, _kernels(folder.about.problems, records, walls)
        )
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise ConfigError(
            f"{path}: a record of the session is malformed ({error!r}); restore the file"
        ) from error
    return report


def _kernels(
    problems: Sequence[AboutProblem], records: Sequence[Record], walls: Mapping[int | None, float]
) -> tuple[KernelTuning, ...]:
    trials: dict[str, list[MeasuredTrial]] = {one.name: [] for one in problems}
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
            device=problem.device,
            parameters=problem.parameters,
            size=problem.size,
            weight=problem.weight,
            default=problem.default,
            trials=tuple(trials[name]),
            verdicts=verdicts[name],
        )
        for name, problem in zip(trials, problems, strict=True)
    )
