import math
import random

import pytest

from gevo.tuning.encoding import Encoder
from gevo.tuning.parameter import Categorical, Discrete, Factorization
from gevo.tuning.space import Space, constraint

PARAMETERS = {
    "tile": Factorization(64, 3),
    "x": Discrete((1, 2, 4, 8)),
    "mode": Categorical(("a", "b", "c")),
}


def test_what_is_bounded_by_size_is_a_quantity() -> None:
    text = "16 <= tile[1] * x <= 256 and x <= 4 and tile[0] % x == 0 and min(tile) > x + 1"
    found = constraint(text, PARAMETERS).quantities
    assert {q.text for q in found} == {"tile[1] * x", "min(tile)", "x + 1"}
    threads = next(q for q in found if q.text == "tile[1] * x")
    values = {"tile": (2, 4, 8), "x": 8}
    assert threads.value(*[values[name] for name in threads.names]) == 32


def test_a_quantity_that_cannot_be_computed_is_none() -> None:
    (found,) = constraint("x / (x - 1) < 3", ("x",)).quantities
    assert (found.value(1), found.value(3)) == (None, 1.5)


def test_quantities_are_coordinates_of_their_own() -> None:
    space = Space(PARAMETERS, ["tile[1] * x <= 256", "tile[1] * x >= 2", "x * 0 + 1 <= 2"])
    plain, whole = Encoder(space), Encoder(space, quantities=True)
    assert list(whole.groups[: len(plain.groups)]) == list(plain.groups)
    assert list(whole.groups[len(plain.groups) :]) == [plain.groups.max() + 1]  # 1 never differs
    rng = random.Random(3)
    points = {(c[0][1] * c[1]): whole.point(c)[-1] for c in (space.sample(rng) for _ in range(80))}
    low, high = min(points), max(points)
    assert points[low] == pytest.approx(0.0)
    assert points[high] == pytest.approx(1.0)
    for product, x in points.items():  # logarithmic
        assert x == pytest.approx(math.log(product / low) / math.log(high / low))


def test_what_is_declared_is_a_coordinate_once() -> None:
    space = Space(PARAMETERS, ["tile[1] * x <= 256"], ["tile[0] * x", "tile[1] * x"])
    plain, whole = Encoder(space), Encoder(space, quantities=True)
    assert len(whole.groups) == len(plain.groups) + 2
    few, many = (whole.point((tile, 4, "a")) for tile in ((1, 64, 1), (64, 1, 1)))
    assert few[-2] < many[-2]
    assert few[-1] > many[-1]


def test_a_space_without_conditions_has_no_quantities() -> None:
    space = Space(PARAMETERS)
    assert list(Encoder(space, quantities=True).groups) == list(Encoder(space).groups)
