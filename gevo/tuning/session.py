"""Tuning: ask the strategy, measure, tell it, record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gevo.measurement import Measurement
from gevo.tuning.problem import Problem
from gevo.tuning.registry import make_strategy
from gevo.tuning.space import Configuration
from gevo.tuning.strategy import Strategy, Trial

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
        exhausted: True when the whole space has been measured.
    """

    def __init__(self, problem: Problem, strategy: Strategy) -> None:
        self.problem = problem
        self.strategy = strategy
        self.exhausted = False
        self._known: Known = {}

    def know(self, measurements: Known) -> None:
        """Take over measurements of an earlier session, which are then not made again."""
        self._known = measurements

    def knew(self, trial: Trial) -> bool:
        """True when the trial's measurement was taken over."""
        return trial.configuration in self._known

    def step(self, count: int = 1) -> Sequence[Trial]:
        """The next trials: so many are asked for, then measured together, then told.

        Fewer, and none in the end, when the space is exhausted. Raises DeviceLost.
        """
        asked = self._ask(count)
        unknown = [one for one in asked if one not in self._known]
        measured = dict(zip(unknown, self.problem.measure_all(unknown), strict=True))
        for one in asked:
            measurement = measured[one] if one in measured else self._known[one]
            self.strategy.tell(one, measurement, self.problem.objective(measurement))
        return self.trials[len(self.trials) - len(asked) :]

    def _ask(self, count: int) -> list[Configuration]:
        asked: list[Configuration] = []
        while len(asked) < count and not self.exhausted:
            one = self.strategy.ask()
            if one is None:
                self.exhausted = True
            else:
                asked.append(one)
        return asked

    @property
    def trials(self) -> Sequence[Trial]:
        """All trials so far."""
        return self.strategy.trials

    @property
    def tuned(self) -> Tuned:
        """What it has given so far."""
        return Tuned(self.problem, tuple(self.trials))


def tune(problem: Problem, trials: int, strategy: str = "auto", seed: int = 1) -> Tuned:
    """Tune one problem.

    Args:
        problem: What to tune.
        trials: The number of configurations to measure, failed ones included.
        strategy: As `gevo.tuning.registry` names it.
        seed: Seeds every random choice.

    Raises:
        ConfigError: There is no such strategy, or the space allows nothing.
        DeviceLost: The device failed.
    """
    session = Session(problem, make_strategy(strategy, problem.space, seed))
    for _ in range(trials):
        if not session.step():
            break
    return session.tuned
