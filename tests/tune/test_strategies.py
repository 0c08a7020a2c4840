"""What every strategy must do."""

import random
import statistics

import pytest

from gevo.errors import ConfigError
from gevo.tuning.registry import STRATEGIES, make_strategy
from gevo.tuning.session import tune
from tests.tune.landscape import bowl, hopeless, tiny

NAMES = sorted(STRATEGIES)


@pytest.fixture(params=NAMES)
def name(request: pytest.FixtureRequest) -> str:
    try:
        make_strategy(request.param, bowl().space, 1)
    except ConfigError as error:
        pytest.skip(str(error))
    return request.param


def test_nothing_is_measured_twice_and_all_is_measured_in_the_end(name: str) -> None:
    tuned = tune(tiny(), 100, name, seed=3)
    configurations = [trial.configuration for trial in tuned.trials]
    assert len(configurations) == len(set(configurations)) == 24
    assert tuned.failed == 8
    assert tuned.best is not None
    assert tuned.best.cost == 11.0


def test_the_seed_decides(name: str) -> None:
    first, again, other = (
        [t.configuration for t in tune(bowl(), 60, name, seed=s).trials] for s in (5, 5, 6)
    )
    assert first == again
    assert first != other


def test_only_allowed_configurations_are_proposed(name: str) -> None:
    problem = bowl()
    for trial in tune(problem, 80, name, seed=1).trials:
        assert problem.space.contains(trial.configuration)


def test_a_space_where_everything_fails_is_searched_all_the_same(name: str) -> None:
    tuned = tune(hopeless(), 60, name, seed=1)
    assert len(tuned.trials) == tuned.failed == 60
    assert tuned.best is None


def test_asking_ahead(name: str) -> None:
    problem = bowl()
    strategy = make_strategy(name, problem.space, 4)
    for _ in range(8):
        asked = [strategy.ask() for _ in range(4)]
        assert len(set(asked)) == 4
        for one in reversed(asked):
            assert one is not None
            strategy.tell(one, problem.measure(one))
    assert len(strategy.trials) == 32


def test_suggestions_come_first_and_are_not_proposed_again(name: str) -> None:
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


def test_telling_what_was_not_asked_is_a_bug(name: str) -> None:
    problem = bowl()
    one = problem.space.sample(random.Random(1))
    with pytest.raises(RuntimeError, match="never asked"):
        make_strategy(name, problem.space, 4).tell(one, problem.measure(one))


@pytest.mark.parametrize("name", [n for n in NAMES if n != "random"])
def test_learning_beats_chance(name: str) -> None:
    def reached(strategy: str) -> float:
        found = [tune(bowl(), 80, strategy, seed=s).best for s in range(4)]
        return statistics.mean(trial.cost for trial in found if trial is not None)

    try:
        assert reached(name) < reached("random")
    except ConfigError as error:
        pytest.skip(str(error))


def test_unknown_strategies_are_named() -> None:
    with pytest.raises(ConfigError, match="no strategy 'oppevo'"):
        make_strategy("oppevo", bowl().space, 1)
