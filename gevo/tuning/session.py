"""What is tuned, what measures for a `Scheduler`, and what tuning gave.

Several kernels share the trials: each goes to where it promises most, by Ansor's gradient
(Zheng et al. 2020, *Ansor: Generating High-Performance Tensor Programs for Deep Learning*, section
6.2): with g_i(t) the best time of kernel i after t trials and w_i its weight in the total f = Σ
w_i·g_i, the gain of one more trial is estimated as

    w_i · (alpha · (g_i(t-Δ) - g_i(t)) / Δ  +  (1-alpha) · min(g_i(t), s_i(t)) / t · τ / (τ+u))

The first term continues the recent past. The second says what t more trials could bring at most:
the time itself, or less. For the lesser bound Ansor takes the arithmetic rate of similar kernels;
operations are not counted here, so s_i is what the kernel's own trials show: how much slower
than the best the trial at the best 30% is. Where most of a kernel's trials are equally fast,
little is to be gained, however long it runs. The last factor is ours, too: the more trials (u)
have brought no gain, the less likely is the next one to. Without it a kernel whose trials keep
differing widely, though none is better, takes the trials of those that still gain. As in Ansor,
now and then (every 20th trial) the estimate is passed over: then the kernel with the fewest
trials gets one.
"""

from __future__ import annotations

import math
from bisect import insort
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from gevo.measurement import Measurement
from gevo.tuning.space import Configuration, Space
from gevo.tuning.strategy import Strategy, Trial

Asked = tuple[int, Configuration]
"""What is to be measured: the place of a problem, and a configuration of it."""
Told = tuple[int, Trial]
"""What came of it."""

_SHARE = 0.3
_GAIN = 0.001
"""A trial that improves the best time by less than this part of it has brought no gain."""


@dataclass
class Progress:
    """How far one kernel is.

    Attributes:
        weight: Its weight in the total.
        curve: The best time after each trial, in nanoseconds; infinity while all have failed.
        times: The times of the trials that did not fail, ascending.
        exhausted: True when there is nothing left to try.
        idle: Trials since the last that brought a gain.
    """

    weight: float = 1.0
    curve: list[float] = field(default_factory=list[float])
    exhausted: bool = False
    times: list[float] = field(default_factory=list[float])
    idle: int = 0

    def add(self, cost: float) -> None:
        """Take a trial's time into account."""
        best = self.curve[-1] if self.curve else math.inf
        self.idle = 0 if cost < best * (1 - _GAIN) else self.idle + 1
        self.curve.append(min(cost, best))
        if cost < math.inf:
            insort(self.times, cost)

    @property
    def spread(self) -> float:
        """How much slower than the best the trial at the best 30% is, in nanoseconds."""
        place = min(len(self.times) - 1, max(3, int(_SHARE * len(self.curve))))
        return self.times[place] - self.times[0]


class Policy(Protocol):
    """Decides which kernel gets the next trial."""

    def choose(self, progress: Sequence[Progress]) -> int | None:
        """Its index; None when all are exhausted."""
        ...


def _open(progress: Sequence[Progress]) -> list[int]:
    return [i for i, one in enumerate(progress) if not one.exhausted]


@dataclass(frozen=True)
class RoundRobin:
    """The kernel with the fewest trials."""

    def choose(self, progress: Sequence[Progress]) -> int | None:
        """Its index; None when all are exhausted."""
        return min(_open(progress), key=lambda i: len(progress[i].curve), default=None)


@dataclass(frozen=True)
class Gradient:
    """The kernel whose next trial promises the largest gain of the weighted total.

    Attributes:
        alpha: Trust in the recent past.
        window: Δ, in trials.
        warmup: Trials that every kernel gets first.
        pass_over: How often the estimate is passed over, in trials.
        patience: τ, the trials without a gain that halve the hope for one.
    """

    alpha: float = 0.2
    window: int = 16
    warmup: int = 8
    pass_over: int = 20
    patience: int = 20

    def choose(self, progress: Sequence[Progress]) -> int | None:
        """Its index; None when all are exhausted."""
        left = _open(progress)
        cold = [i for i in left if len(progress[i].curve) < self.warmup]
        if cold or sum(len(one.curve) for one in progress) % self.pass_over == 0:
            return min(cold or left, key=lambda i: len(progress[i].curve), default=None)
        return max(left, key=lambda i: self.gain(progress[i]), default=None)

    def gain(self, one: Progress) -> float:
        """Estimated decrease of the weighted total, in nanoseconds a trial."""
        now, done = one.curve[-1], len(one.curve)
        if now == math.inf:
            return math.inf
        span = min(self.window, done - 1)
        before = one.curve[-1 - span]
        recent = (before - now) / span if span and before < math.inf else now
        bound = min(now, one.spread) / done * self.patience / (self.patience + one.idle)
        return one.weight * (self.alpha * recent + (1 - self.alpha) * bound)


@dataclass(frozen=True)
class Gradual:
    """Begins with one kernel, takes one more after every few trials, and shares trials among them.

    So what it costs to get a kernel ready is spread over the trials, and what is never begun costs
    nothing. The number of trials decides, no clock: a session that was cut off has done what a
    longer one does first.

    Attributes:
        order: Places of all kernels in the order in which they begin.
        ready: So many of them begin at once.
        pace: Trials for each that has begun, before the next one does.
        policy: Divides trials among those that have begun.
    """

    order: Sequence[int]
    ready: int = 1
    pace: int = 4
    policy: Policy = field(default_factory=Gradient)

    def choose(self, progress: Sequence[Progress]) -> int | None:
        """Its index; None when all are exhausted."""
        trials = sum(len(one.curve) for one in progress)
        begun = max(1, self.ready, math.ceil((trials + 1) / self.pace))
        for last in range(begun, len(self.order) + 1):
            places = self.order[:last]
            chosen = self.policy.choose([progress[place] for place in places])
            if chosen is not None:
                return places[chosen]
        return self.policy.choose(progress)


class Scheduler:
    """Spends trials on several problems; each wave is for one of them.

    Args:
        strategies: One per problem; they hold the results.
        trials: How many in all.
        policy: Who gets the next ones; `Gradient` by default.
        weights: Of each problem's time in the total; all 1 by default.
        batch: So many trials of one problem are asked for before the first of them is measured.
    """

    def __init__(
        self,
        strategies: Sequence[Strategy],
        trials: int,
        policy: Policy | None = None,
        weights: Sequence[float] | None = None,
        batch: int = 1,
    ) -> None:
        self._strategies = strategies
        self._left = trials
        self._policy = policy or Gradient()
        self._batch = batch
        self._progress = [Progress(weight) for weight in weights or [1.0] * len(strategies)]

    @property
    def finished(self) -> bool:
        """True when all trials are spent, or nothing is left to try."""
        return self._left <= 0 or not _open(self._progress)

    def drop(self, place: int) -> None:
        """Nothing more is asked of this problem."""
        self._progress[place].exhausted = True

    def ask(self) -> list[Asked]:
        """The next trials; none when the chosen problem turns out to have no more."""
        chosen = self._policy.choose(self._progress)
        assert chosen is not None, "the search is finished"
        strategy = self._strategies[chosen]
        asked = strategy.ask_for(min(self._batch, self._left))
        self._progress[chosen].exhausted = strategy.exhausted
        return [(chosen, one) for one in asked]

    def tell(self, results: Sequence[Told]) -> Sequence[Told]:
        """Take the trials of the wave, which are all to be written down."""
        for place, trial in results:
            strategy = self._strategies[place]
            strategy.tell(trial.configuration, trial.measurement, trial.objective)
            self._progress[place].add(trial.cost)
        self._left -= len(results)
        return results


class Problem(Protocol):
    """Something to tune. Expected failures are measurements; measuring raises only DeviceLost."""

    @property
    def name(self) -> str:
        """Short name, unique among the problems tuned together."""
        ...

    @property
    def device(self) -> str:
        """Name of the device that measures, e.g. `simt:H200`."""
        ...

    @property
    def space(self) -> Space:
        """The configurations."""
        ...

    @property
    def unit(self) -> str:
        """Unit of `value`."""
        ...

    def measure_all(self, configurations: Sequence[Configuration]) -> Sequence[Measurement]:
        """Measure several, at the same time where that is possible; in their order."""
        ...

    def value(self, configuration: Configuration, measurement: Measurement) -> float | None:
        """The figure to show for a measurement, in `unit`; None when it failed."""
        ...

    def objective(self, measurement: Measurement) -> float | None:
        """What is to be minimised, where that is not the time; None where it is."""
        ...


@dataclass(frozen=True, eq=False)
class FunctionProblem:
    """A problem whose measurements come from a function; values are nanoseconds."""

    name: str
    device: str
    space: Space
    measure: Callable[[Configuration], Measurement]
    unit: str = "ns"

    def measure_all(self, configurations: Sequence[Configuration]) -> Sequence[Measurement]:
        """Call the function for one after the other."""
        return [self.measure(one) for one in configurations]

    def value(self, configuration: Configuration, measurement: Measurement) -> float | None:
        """The median time in nanoseconds."""
        del configuration
        return measurement.runtime_ns if measurement.ok else None

    def objective(self, measurement: Measurement) -> float | None:
        """None: the time."""
        del measurement


Known = Mapping[Configuration, Measurement]


@dataclass(frozen=True)
class Tuned:
    """What tuning one problem gave.

    Attributes:
        problem: What was tuned.
        trials: All trials in order.
    """

    problem: Problem
    trials: Sequence[Trial]

    @property
    def best(self) -> Trial | None:
        """The fastest trial; None when all failed."""
        good = [trial for trial in self.trials if trial.measurement.ok]
        return min(good, key=lambda trial: trial.cost, default=None)

    @property
    def saved_ns(self) -> float:
        """The first trial's time (the default's) less the best one's; 0 where one failed."""
        first = self.trials[0].cost if self.trials else math.inf
        return first - self.best.cost if self.best is not None and first < math.inf else 0.0

    @property
    def failed(self) -> int:
        """The number of trials that failed."""
        return sum(not trial.measurement.ok for trial in self.trials)

    def to_json(self) -> dict[str, Any]:
        """`best` (configuration, value, unit), `trials`, `failed`, `history`."""
        return {
            "name": self.problem.name,
            "device": self.problem.device,
            "best": self._best_json(),
            "trials": len(self.trials),
            "failed": self.failed,
            "history": [self._value(trial) for trial in self.trials],
        }

    def _best_json(self) -> dict[str, Any] | None:
        best = self.best
        if best is None:
            return None
        return {
            "configuration": self.problem.space.as_dict(best.configuration),
            "value": self._value(best),
            "unit": self.problem.unit,
        }

    def _value(self, trial: Trial) -> float | None:
        return self.problem.value(trial.configuration, trial.measurement)


def measured(
    problems: Sequence[Problem], known: Sequence[Known] = ()
) -> Callable[[Sequence[Asked]], list[Told]]:
    """What measures for a `Scheduler`: a wave's configurations together.

    Args:
        problems: What is tuned; measuring raises DeviceLost.
        known: Of each problem, what an earlier session measured; that is looked up.
    """

    def measure(asked: Sequence[Asked]) -> list[Told]:
        if not asked:
            return []
        place = asked[0][0]
        problem = problems[place]
        earlier: Known = known[place] if known else {}
        new = [one for _, one in asked if one not in earlier]
        found = {one: earlier[one] for _, one in asked if one in earlier}
        found |= zip(new, problem.measure_all(new), strict=True)
        return [(place, Trial(c, found[c], problem.objective(found[c]))) for _, c in asked]

    return measure
