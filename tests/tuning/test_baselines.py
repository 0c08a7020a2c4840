"""What is particular to G-BFS, N-A2C, the AutoTVM-like strategy and TPE."""

import importlib.util
import random

import numpy as np
import pytest

from gevo.errors import ConfigError
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.tuning.na2c import NeighbourActorCritic, Network
from gevo.tuning.opevo import GreedyBestFirst
from gevo.tuning.parameter import Categorical, Discrete, Factorization, Permutation
from gevo.tuning.registry import make_strategy
from gevo.tuning.space import Configuration, Space

GRID = Space({"x": Discrete(tuple(range(50))), "y": Discrete(tuple(range(50)))})


def answer(one: Configuration | None) -> tuple[Configuration, Measurement]:
    assert one is not None
    x, y = one
    time = 1.0 + abs(int(x) - 30) + abs(int(y) - 10)  # type: ignore[arg-type]
    return one, Measurement(Outcome.OK, (time,))


def test_gbfs_expands_the_fastest_first() -> None:
    strategy = GreedyBestFirst(GRID, random.Random(2), width=4)
    strategy.tell(*answer(strategy.ask()))
    expanded: set[Configuration] = set()
    while len(strategy.trials) < 100:
        left = [t for t in strategy.trials if t.configuration not in expanded]
        fastest = min(left, key=lambda t: t.cost).configuration
        expanded.add(fastest)
        expected = {n for n in GRID.neighbours(fastest) if n not in strategy.seen}
        asked = set()
        for _ in expected:
            one, measurement = answer(strategy.ask())
            asked.add(one)
            strategy.tell(one, measurement)
        assert asked == expected


def test_gbfs_measures_at_most_its_width_of_neighbours() -> None:
    strategy = GreedyBestFirst(GRID, random.Random(2), width=2)
    for _ in range(9):
        strategy.tell(*answer(strategy.ask()))
    first = strategy.trials[0].configuration
    around = set(GRID.neighbours(first))
    assert sum(t.configuration in around for t in strategy.trials) <= 3


def test_na2c_stays_near_the_best() -> None:
    strategy = NeighbourActorCritic(GRID, random.Random(1), length=3, batch=5)
    for i in range(300):
        best = strategy.best
        if best is not None and best.cost == 1.0:
            break  # its surroundings will soon be used up
        one, measurement = answer(strategy.ask())
        strategy.tell(one, measurement)
        if i > 5 and best is not None:
            x, y = best.configuration
            away = abs(int(one[0]) - int(x)) + abs(int(one[1]) - int(y))  # type: ignore[arg-type]
            assert away <= 3 + 5 * 3  # an episode from a best known when its batch was made
    assert strategy.best is not None
    assert strategy.best.cost == 1.0


def test_the_network_learns() -> None:
    rng = np.random.default_rng(1)
    points = rng.random((200, 2))
    wanted = points[:, 0] - 0.5 * points[:, 1]
    network = Network(2, 16, rng)
    before = np.abs(network(points) - wanted).mean()
    for _ in range(300):
        network.step(points, (wanted - network(points)) / len(points), 0.5)
    assert np.abs(network(points) - wanted).mean() < 0.2 * before


@pytest.mark.parametrize(("name", "package"), [("autotvm", "xgboost"), ("tpe", "optuna")])
def test_missing_packages_are_named(
    name: str, package: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(__import__("sys").modules, package, None)
    with pytest.raises(ConfigError, match=f"'{name}' needs {package}: pip install"):
        make_strategy(name, GRID, 1)


@pytest.mark.skipif(not importlib.util.find_spec("optuna"), reason="needs optuna")
def test_tpe_can_propose_every_kind() -> None:
    space = Space(
        {
            "tile": Factorization(24, 3),
            "order": Permutation(("i", "j", "k")),
            "kind": Categorical(("a", "b", "c")),
            "x": Discrete((1, 2, 4)),
        }
    )
    strategy = make_strategy("tpe", space, 1)
    found: list[Configuration] = []
    for i in range(40):
        one = strategy.ask()
        assert one is not None
        assert space.contains(one)
        found.append(one)
        strategy.tell(one, Measurement(Outcome.OK, (1.0 + i % 5,)))
    for i, parameter in enumerate(space.parameters):
        assert len({one[i] for one in found}) >= min(parameter.size, 5)
