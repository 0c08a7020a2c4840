"""What every tuning strategy must do."""

from __future__ import annotations

import random
import statistics

import pytest

from gevo.errors import MissingPackage
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.study.tuning_session import tune_problem
from gevo.tuning.parameter import Categorical, Discrete, Factorization, Permutation
from gevo.tuning.registry import make_strategy
from gevo.tuning.session import FunctionProblem
from gevo.tuning.space import Configuration, Space


def bowl(name: str = "bowl", scale: float = 1.0, floor: float = 1.0) -> FunctionProblem:
    """About 40,000 configurations, some of which fail; the optimum is `scale * floor`."""
    space = Space(
        {
            "x": Discrete((1, 2, 4, 8, 16, 32, 64)),
            "y": Discrete(tuple(range(1, 17))),
            "tile": Factorization(64, 3),
            "mode": Categorical(("slow", "fast", "odd")),
        },
        ["x * y <= 512"],
    )

    def measure(configuration: Configuration) -> Measurement:
        x, y, tile, mode = configuration
        assert isinstance(x, int)
        assert isinstance(y, int)
        assert isinstance(tile, tuple)
        if mode == "odd" and y % 2 == 0:
            return Measurement(Outcome.COMPILE_FAILED, device="test", detail="even")
        steps = abs(x.bit_length() - 5) + abs(y - 12) / 3
        steps += abs(int(tile[0]).bit_length() - 3) + abs(int(tile[1]).bit_length() - 2)
        time = scale * (floor + 0.3 * steps + 0.2 * (mode != "fast"))
        return Measurement(Outcome.OK, (time,), 0.0, "test")

    return FunctionProblem(name, "test", space, measure)


def tiny() -> FunctionProblem:
    """24 configurations, a third of which fail."""
    space = Space({"order": Permutation((1, 2, 3)), "k": Discrete((1, 2, 3, 4))})

    def measure(configuration: Configuration) -> Measurement:
        order, k = configuration
        assert isinstance(order, tuple)
        assert isinstance(k, int)
        if order[0] == 2:
            return Measurement(Outcome.LAUNCH_FAILED, device="test", detail="two")
        return Measurement(Outcome.OK, (10.0 * int(order[0]) + k,), 0.0, "test")

    return FunctionProblem("tiny", "test", space, measure)


def hopeless() -> FunctionProblem:
    """Everything fails."""
    space = Space({"k": Discrete(tuple(range(30))), "tile": Factorization(64, 3)})

    def measure(configuration: Configuration) -> Measurement:
        del configuration
        return Measurement(Outcome.TIMED_OUT, device="test", detail="always")

    return FunctionProblem("hopeless", "test", space, measure)


class StrategySuite:
    """A strategy proposes what is allowed, nothing twice, the same for the same seed, and learns.

    Override `name`; and `learns`, where it is not meant to beat chance.
    """

    @pytest.fixture
    def name(self) -> str:
        """The name under which `gevo tune --strategy` finds it."""
        raise NotImplementedError

    @pytest.fixture
    def learns(self) -> bool:
        """Whether it is to beat random search on a smooth landscape, with 80 trials."""
        return True

    @pytest.fixture(autouse=True)
    def usable(self, name: str) -> None:
        """Skips where the strategy needs a package that is missing."""
        try:
            make_strategy(name, bowl().space, 1)
        except MissingPackage as error:
            pytest.skip(str(error))

    def test_nothing_is_measured_twice_and_all_is_measured_in_the_end(self, name: str) -> None:
        tuned = tune_problem(tiny(), 100, name, seed=3)
        configurations = [trial.configuration for trial in tuned.trials]
        assert len(configurations) == len(set(configurations)) == 24
        assert tuned.failed == 8
        assert tuned.best is not None
        assert tuned.best.cost == 11.0

    def test_the_seed_decides(self, name: str) -> None:
        first, again, other = (
            [t.configuration for t in tune_problem(bowl(), 60, name, seed=s).trials]
            for s in (5, 5, 6)
        )
        assert first == again
        assert first != other

    def test_only_allowed_configurations_are_proposed(self, name: str) -> None:
        problem = bowl()
        for trial in tune_problem(problem, 80, name, seed=1).trials:
            assert problem.space.contains(trial.configuration)

    def test_a_space_where_everything_fails_is_searched_all_the_same(self, name: str) -> None:
        tuned = tune_problem(hopeless(), 60, name, seed=1)
        assert len(tuned.trials) == tuned.failed == 60
        assert tuned.best is None

    def test_asking_ahead(self, name: str) -> None:
        problem = bowl()
        strategy = make_strategy(name, problem.space, 4)
        for _ in range(8):
            asked = [strategy.ask() for _ in range(4)]
            assert len(set(asked)) == 4
            for one in reversed(asked):
                assert one is not None
                strategy.tell(one, problem.measure(one))
        assert len(strategy.trials) == 32

    def test_suggestions_come_first_and_are_not_proposed_again(self, name: str) -> None:
        problem = bowl()
        strategy = make_strategy(name, problem.space, 4)
        rng = random.Random(8)
        for number in range(60):
            best = strategy.best
            if number % 10 == 9 and best is not None:
                near = list(problem.space.neighbours(best.configuration))
                suggested = rng.choice(near)
                new = suggested not in strategy.seen
                strategy.suggest(suggested)
            else:
                new, suggested = False, None
            one = strategy.ask()
            assert one is not None
            assert one == suggested or not new
            strategy.tell(one, problem.measure(one))
        assert len(strategy.seen) == 60

    def test_telling_what_was_not_asked_is_a_bug(self, name: str) -> None:
        problem = bowl()
        one = problem.space.sample(random.Random(1))
        with pytest.raises(RuntimeError, match="never asked"):
            make_strategy(name, problem.space, 4).tell(one, problem.measure(one))

    def test_learning_beats_chance(self, name: str, learns: bool) -> None:
        if not learns:
            pytest.skip("it is not meant to")

        def reached(strategy: str) -> float:
            found = [tune_problem(bowl(), 80, strategy, seed=s).best for s in range(4)]
            return statistics.mean(trial.cost for trial in found if trial is not None)

        assert reached(name) < reached("random")
