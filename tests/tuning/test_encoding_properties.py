"""Encodings and neighbourhoods of any space, not only of those that somebody thought of."""

from itertools import pairwise

import numpy as np
from hypothesis import given, settings
from hypothesis import strategies as st

from gevo.tuning.encoding import Encoder
from gevo.tuning.parameter import Categorical, Discrete, Factorization, Permutation
from gevo.tuning.space import ListedSpace, Space

numbers = st.lists(st.integers(1, 4096), min_size=1, max_size=6, unique=True)
parameters = st.one_of(
    numbers.map(lambda values: Discrete(tuple(sorted(values)))),
    st.lists(st.integers(-9, 9), min_size=1, max_size=5, unique=True).map(
        lambda values: Discrete(tuple(values))
    ),
    st.lists(st.text("abc", max_size=2), min_size=1, max_size=4, unique=True).map(
        lambda values: Categorical(tuple(values))
    ),
    st.integers(1, 4).map(lambda n: Permutation(tuple(range(n)))),
    st.builds(Factorization, st.integers(1, 48), st.integers(1, 3)),
)


@st.composite
def spaces(draw) -> Space:
    """Free, with conditions on two numbers, or listed."""
    chosen = {f"p{i}": p for i, p in enumerate(draw(st.lists(parameters, max_size=3)))}
    chosen |= {"a": Discrete(tuple(sorted(draw(numbers)))), "b": Discrete((1, 2, 3, 4, 6, 8))}
    kind = draw(st.sampled_from(("free", "conditions", "listed")))
    if kind != "listed":
        bounds = ["a * b <= 8192 or b == 1", "a % b == 0 or b <= 2"]
        return Space(chosen, bounds if kind == "conditions" else ())
    space = Space(chosen)
    step = draw(st.integers(1, 3))
    listed = [one for i, one in zip(range(3000), space.every(), strict=False) if i % step == 0]
    return ListedSpace(chosen, listed)


def some(space: Space) -> list:
    return [one for _, one in zip(range(120), space.every(), strict=False)]


@settings(max_examples=60, deadline=None)
@given(spaces())
def test_each_configuration_has_a_point_of_its_own(space: Space) -> None:
    found = some(space)
    for quantities in (False, True):
        encoder = Encoder(space, quantities)
        points = encoder.points(found)
        assert points.shape == (len(found), len(encoder.groups))
        assert np.isfinite(points).all()
        assert len({tuple(point) for point in points.tolist()}) == len(found)
        assert (points == Encoder(space, quantities).points(found)).all()


@settings(max_examples=60, deadline=None)
@given(spaces())
def test_groups_are_counted_from_zero_without_a_gap(space: Space) -> None:
    groups = [int(group) for group in Encoder(space, quantities=True).groups]
    assert groups[:1] in ([], [0])
    assert all(after - before in (0, 1) for before, after in pairwise(groups))


@settings(max_examples=60, deadline=None)
@given(spaces())
def test_the_parameters_coordinates_lie_between_0_and_1(space: Space) -> None:
    points = Encoder(space).points(some(space))
    assert points.size == 0 or (points.min() >= 0 and points.max() <= 1)


@settings(max_examples=60, deadline=None)
@given(spaces())
def test_neighbours_are_allowed_mutual_and_one_parameter_away(space: Space) -> None:
    for one in some(space)[:20]:
        around = list(space.neighbours(one))
        assert len(set(around)) == len(around)
        for other in around:
            assert space.contains(other)
            assert sum(x != y for x, y in zip(one, other, strict=True)) == 1
            assert one in set(space.neighbours(other))
