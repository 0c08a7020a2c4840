"""What is tuned, what measures for a `Scheduler`, and what tuning gave."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from gevo.measurement import Measurement
from gevo.tuning.scheduler import Asked, Told
from gevo.tuning.space import Configuration, Space
from gevo.tuning.strategy import Trial


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
