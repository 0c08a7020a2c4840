"""The q-random walk against its closed form, and the check itself against wrong walks."""

import random
from collections import Counter
from collections.abc import Callable

import numpy as np
import pytest
from scipy import stats

from gevo.tuning.opevo import q_random_walk
from gevo.tuning.parameter import (
    Categorical,
    Discrete,
    Factorization,
    Parameter,
    Permutation,
    Value,
)

Walk = Callable[[Parameter, Value, float, random.Random], Value]
Distribution = dict[Value, float]

PATH = Discrete((1, 2, 4, 8, 16))
CASES: list[tuple[Parameter, Value]] = [
    (PATH, 1),
    (PATH, 2),
    (Categorical(("a", "b", "c", "d")), "a"),
    (Permutation((1, 2, 3)), (1, 2, 3)),
    (Factorization(36, 3), (6, 6, 1)),
    (Factorization(16, 3), (16, 1, 1)),
]


def closed_form(parameter: Parameter, start: Value, q: float) -> Distribution:
    """(1-q)(I-Q)⁻¹p₀ with Q[v, u] = q / degree(u) for each neighbour v of u."""
    values = list(parameter.values())
    place = {value: i for i, value in enumerate(values)}
    steps = np.zeros((len(values), len(values)))
    for value in values:
        around = parameter.neighbours(value)
        for other in around:
            steps[place[other], place[value]] = q / len(around)
    begin = np.zeros(len(values))
    begin[place[start]] = 1.0
    reached = (1 - q) * np.linalg.solve(np.eye(len(values)) - steps, begin)
    return dict(zip(values, reached.tolist(), strict=True))


def agreement(walk: Walk, parameter: Parameter, start: Value, q: float) -> float:
    """Pearson's chi-square test of 20,000 walks against the closed form: the p-value."""
    expected = closed_form(parameter, start, q)
    assert sum(expected.values()) == pytest.approx(1.0)
    rng, draws = random.Random(11), 20_000
    counts = Counter(walk(parameter, start, q, rng) for _ in range(draws))
    assert set(counts) <= set(expected)
    frequent = [value for value, p in expected.items() if p * draws >= 5]
    observed = [counts[value] for value in frequent]
    wanted = [expected[value] * draws for value in frequent]
    rare = draws - sum(wanted)
    if rare >= 5:
        observed.append(draws - sum(observed))
        wanted.append(rare)
    scale = sum(observed) / sum(wanted)
    return float(stats.chisquare(observed, [w * scale for w in wanted]).pvalue)


@pytest.mark.parametrize("q", [0.2, 0.5, 0.8])
@pytest.mark.parametrize(("parameter", "start"), CASES, ids=str)
def test_the_walk_stops_where_the_closed_form_says(
    parameter: Parameter, start: Value, q: float
) -> None:
    assert agreement(q_random_walk, parameter, start, q) > 1e-3


@pytest.mark.parametrize("q", [0.2, 0.5, 0.8])
def test_the_closed_form_is_what_a_path_of_three_gives_by_hand(q: float) -> None:
    # From the middle, every even number of steps ends there, every odd one at an end.
    middle = closed_form(Discrete((1, 2, 3)), 2, q)
    assert middle == pytest.approx({1: q / 2 / (1 + q), 2: 1 / (1 + q), 3: q / 2 / (1 + q)})
    # From an end, an odd number ends in the middle, an even one above 0 at either end.
    end = closed_form(Discrete((1, 2, 3)), 1, q)
    away = q**2 / 2 / (1 + q)
    assert end == pytest.approx({1: 1 - q + away, 2: q / (1 + q), 3: away})


def always_moves(parameter: Parameter, start: Value, q: float, rng: random.Random) -> Value:
    """Decides whether to stop after the step, not before."""
    return q_random_walk(parameter, rng.choice(parameter.neighbours(start)), q, rng)


def a_single_step(parameter: Parameter, start: Value, q: float, rng: random.Random) -> Value:
    return rng.choice(parameter.neighbours(start)) if rng.random() < q else start


def q_confused(parameter: Parameter, start: Value, q: float, rng: random.Random) -> Value:
    """Stops with probability q + 0.03."""
    return q_random_walk(parameter, start, q - 0.03, rng)


def symmetric(parameter: Parameter, start: Value, q: float, rng: random.Random) -> Value:
    """Moves along each edge with the same probability, and stays where there are fewer."""
    most = max(len(parameter.neighbours(value)) for value in parameter.values())
    here = start
    while rng.random() < q:
        around = parameter.neighbours(here)
        if rng.random() < len(around) / most:
            here = rng.choice(around)
    return here


@pytest.mark.parametrize("wrong", [always_moves, a_single_step, q_confused, symmetric])
@pytest.mark.parametrize(
    ("parameter", "start"), [(PATH, 1), (Factorization(16, 3), (16, 1, 1))], ids=str
)
def test_a_wrong_walk_is_found_out(wrong: Walk, parameter: Parameter, start: Value) -> None:
    assert agreement(wrong, parameter, start, 0.5) < 1e-6


def test_a_single_value_stays() -> None:
    assert q_random_walk(Discrete((3,)), 3, 0.99, random.Random(1)) == 3
