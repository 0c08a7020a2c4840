from __future__ import annotations

import math
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gevo.edits.patch import Patch
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.search.individual import Individual
from gevo.search.ranking import rank


def _individual(number: int, point: tuple[float, float]) -> Individual:
    return Individual(
        number, Patch(), f"d{number}", Measurement(Outcome.OK, (point[0],), point[1])
    )


points = st.lists(
    st.tuples(st.integers(0, 6).map(float), st.integers(0, 6).map(float)),
    min_size=1,
    max_size=14,
)


def _dominates(a: tuple[float, float], b: tuple[float, float]) -> bool:
    return a[0] <= b[0] and a[1] <= b[1] and a != b


def _peel(remaining: dict[int, tuple[float, float]]) -> dict[int, int]:
    """Front number of each point, by the definition."""
    fronts: dict[int, int] = {}
    number = 0
    while remaining:
        layer = [
            i
            for i, p in remaining.items()
            if not any(_dominates(q, p) for q in remaining.values())
        ]
        fronts |= dict.fromkeys(layer, number)
        for i in layer:
            del remaining[i]
        number += 1
    return fronts


@given(points)
def test_fronts_are_those_of_the_definition(values: list[tuple[float, float]]) -> None:
    ranked = rank([_individual(n, p) for n, p in enumerate(values)])
    assert {r.individual.id: r.front for r in ranked} == _peel(dict(enumerate(values)))


@given(points, st.integers(0, 99))
def test_the_order_given_does_not_matter(values: list[tuple[float, float]], seed: int) -> None:
    individuals = [_individual(n, p) for n, p in enumerate(values)]
    shuffled = individuals.copy()
    random.Random(seed).shuffle(shuffled)
    assert rank(shuffled) == rank(individuals)


def test_crowding_is_the_normalised_side_length_of_the_gap() -> None:
    values = [(0.0, 10.0), (1.0, 4.0), (5.0, 3.0), (10.0, 0.0)]
    crowding = {
        r.individual.id: r.crowding
        for r in rank([_individual(n, p) for n, p in enumerate(values)])
    }
    assert crowding[0] == crowding[3] == math.inf
    # (next - previous) / (range * objectives), summed over the objectives.
    assert crowding[1] == pytest.approx(5 / 20 + 7 / 20)
    assert crowding[2] == pytest.approx(9 / 20 + 4 / 20)


def test_nothing_to_rank_is_no_error() -> None:
    assert rank([]) == []


@pytest.mark.parametrize(
    "measurement",
    [
        Measurement(Outcome.WRONG, error=0.0),
        Measurement(Outcome.OK, (), 0.0),
        Measurement(Outcome.OK, (math.inf,), 0.0),
        Measurement(Outcome.OK, (math.nan,), 0.0),
        Measurement(Outcome.OK, (1.0,), math.inf),
        Measurement(Outcome.OK, (1.0,), math.nan),
        Measurement(Outcome.OK, (1.0,), None),
    ],
)
def test_what_has_no_finite_objectives_is_not_ranked(measurement: Measurement) -> None:
    individual = Individual(1, Patch(), "d", measurement)
    assert not individual.usable
    with pytest.raises(ValueError, match="individual 1"):
        rank([individual])
