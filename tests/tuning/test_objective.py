"""What is minimised may be another figure than the time."""

from collections.abc import Sequence

import pytest

from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.study.tuning_session import tune_problem
from gevo.tuning.parameter import Discrete
from gevo.tuning.registry import STRATEGIES, make_strategy
from gevo.tuning.space import Configuration, Space


class Errors:
    """All configurations are equally fast; the error is least at 7; 3 fails."""

    name = "errors"
    device = "none"
    unit = "error"
    space = Space({"x": Discrete(tuple(range(12)))})

    def measure(self, configuration: Configuration) -> Measurement:
        x = configuration[0]
        assert isinstance(x, int)
        if x == 3:
            return Measurement(Outcome.WRONG, detail="too wrong")
        return Measurement(Outcome.OK, times_ns=(100.0,), error=abs(x - 7) / 10)

    def measure_all(self, configurations: Sequence[Configuration]) -> Sequence[Measurement]:
        return [self.measure(one) for one in configurations]

    def value(self, configuration: Configuration, measurement: Measurement) -> float | None:
        return self.objective(measurement)

    def objective(self, measurement: Measurement) -> float | None:
        return measurement.error if measurement.ok else None


def test_the_least_error_is_the_best() -> None:
    for name in ("auto", "opevo", "random", "gbfs", "na2c"):
        tuned = tune_problem(Errors(), 20, name)
        best = tuned.best
        assert best is not None
        assert best.configuration == (7,)
        assert best.cost == 0.0
        assert tuned.failed == 1
        assert tuned.to_json()["best"]["unit"] == "error"


@pytest.mark.parametrize("name", STRATEGIES)
@pytest.mark.filterwarnings("error")
def test_errors_of_nothing_and_of_next_to_nothing(name: str) -> None:
    """Costs below what a logarithm tells apart are the same."""
    space = Space({"x": Discrete(tuple(range(6))), "y": Discrete(tuple(range(4)))})
    strategy = make_strategy(name, space, 1)
    for i in range(24):
        one = strategy.ask()
        assert one is not None
        strategy.tell(one, Measurement(Outcome.OK, (100.0,), 0.0), (i % 3) * 1e-13)
    assert strategy.ask() is None
