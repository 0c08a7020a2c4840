"""What measures for a `Scheduler`, and what tuning gave."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gevo.measurement import Measurement
from gevo.tuning.problem import Problem
from gevo.tuning.scheduler import Asked, Told
from gevo.tuning.space import Configuration
from gevo.tuning.strategy import Trial

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
