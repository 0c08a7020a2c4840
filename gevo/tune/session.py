"""Tuning: ask the strategy, measure, tell it, record."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gevo.measurement import Measurement
from gevo.tune.problem import Problem
from gevo.tune.registry import make_strategy
from gevo.tune.space import Configuration
from gevo.tune.strategy import Strategy, Trial

Known = Mapping[Configuration, Measurement]
Recorder = Callable[[str, Trial], None]


def _ignore(problem: str, trial: Trial) -> None:
    del problem, trial


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


class Session:
    """One problem and the strategy that tunes it, trial by trial.

    Attributes:
        problem: What is tuned.
        strategy: What proposes configurations.
    """

    def __init__(self, problem: Problem, strategy: Strategy, known: Known | None = None) -> None:
        """Begin; `known` are measurements of an earlier session, which are not made again."""
        self.problem = problem
        self.strategy = strategy
        self._known = known or {}

    def step(self) -> Trial | None:
        """One trial; None when the space is exhausted. Raises DeviceLost."""
        configuration = self.strategy.ask()
        if configuration is None:
            return None
        measurement = self._known.get(configuration)
        if measurement is None:
            measurement = self.problem.measure(configuration)
        self.strategy.tell(configuration, measurement)
        return self.strategy.trials[-1]

    @property
    def tuned(self) -> Tuned:
        """What it has given so far."""
        return Tuned(self.problem, tuple(self.strategy.trials))


def tune(
    problem: Problem,
    trials: int,
    strategy: str = "auto",
    seed: int = 1,
    record: Recorder = _ignore,
) -> Tuned:
    """Tune one problem.

    Args:
        problem: What to tune.
        trials: The number of configurations to measure, failed ones included.
        strategy: As `gevo.tune.registry` names it.
        seed: Seeds every random choice.
        record: Called with the problem's name and every trial, as soon as it is measured.

    Raises:
        ConfigError: There is no such strategy, or the space allows nothing.
        DeviceLost: The device failed.
    """
    session = Session(problem, make_strategy(strategy, problem.space, seed))
    for trial in _trials(session, trials):
        record(problem.name, trial)
    return session.tuned


def _trials(session: Session, count: int) -> Iterator[Trial]:
    for _ in range(count):
        trial = session.step()
        if trial is None:
            return
        yield trial
