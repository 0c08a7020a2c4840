import random
from collections import Counter

import numpy as np
import pytest

from gevo.tune.parameter import Categorical, Discrete, Factorization, Parameter, Permutation
from gevo.tune.walk import q_random_walk


def closed_form(parameter: Parameter, start: object, q: float) -> dict[object, float]:
    """(1-q)(I-Q)⁻¹p₀ with Q[u, v] = q / degree(v) for neighbours u of v."""
    values = list(parameter.values())
    place = {value: i for i, value in enumerate(values)}
    steps = np.zeros((len(values), len(values)))
    for value in values:
        around = parameter.neighbours(value)
        for other in around:
            steps[place[other], place[value]] = q / len(around)
    begin = np.zeros(len(values))
    begin[place[start]] = 1.0  # type: ignore[index]
    reached = (1 - q) * np.linalg.solve(np.eye(len(values)) - steps, begin)
    return dict(zip(values, reached, strict=True))


@pytest.mark.parametrize("q", [0.2, 0.5, 0.8])
@pytest.mark.parametrize(
    ("parameter", "start"),
    [
        (Discrete((1, 2, 4, 8, 16)), 2),
        (Categorical(("a", "b", "c", "d")), "a"),
        (Permutation((1, 2, 3)), (1, 2, 3)),
        (Factorization(36, 3), (6, 6, 1)),
    ],
    ids=str,
)
def test_the_walk_stops_where_the_closed_form_says(
    parameter: Parameter, start: object, q: float
) -> None:
    expected = closed_form(parameter, start, q)
    assert sum(expected.values()) == pytest.approx(1.0)
    rng, draws = random.Random(11), 20_000
    counts = Counter(
        q_random_walk(parameter, start, q, rng)  # type: ignore[arg-type]
        for _ in range(draws)
    )
    for value, p in expected.items():
        deviation = (draws * p * (1 - p)) ** 0.5
        assert abs(counts[value] - draws * p) <= 4.5 * deviation, value  # type: ignore[index]


def test_a_single_value_stays() -> None:
    assert q_random_walk(Discrete((3,)), 3, 0.99, random.Random(1)) == 3
