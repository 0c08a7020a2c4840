import math
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gevo.errors import ConfigError
from gevo.tuning.parameter import (
    Categorical,
    Discrete,
    Factorization,
    Parameter,
    Permutation,
    Scalar,
    parts_text,
)

SMALL: list[Parameter] = [
    Discrete((16, 32, 64, 128)),
    Discrete((5,)),
    Categorical(("row", "column", "tiled")),
    Permutation(("i", "j", "k", "l")),
    Factorization(360, 3),
    Factorization(1, 2),
    Factorization(7, 1),
]


@pytest.mark.parametrize("parameter", SMALL, ids=str)
def test_the_graph_is_what_it_says(parameter: Parameter) -> None:
    values = list(parameter.values())
    assert len(values) == len(set(values)) == parameter.size
    for value in values:
        around = parameter.neighbours(value)
        assert parameter.contains(value)
        assert value not in around
        assert len(set(around)) == len(around)
        for other in around:
            assert value in parameter.neighbours(other)  # undirected


@pytest.mark.parametrize("parameter", SMALL, ids=str)
def test_every_value_can_be_reached(parameter: Parameter) -> None:
    values = list(parameter.values())
    reached, edge = {values[0]}, [values[0]]
    while edge:
        edge = [n for v in edge for n in parameter.neighbours(v) if n not in reached]
        reached.update(edge)
    assert reached == set(values)


@pytest.mark.parametrize("parameter", SMALL, ids=str)
def test_codes_tell_values_apart(parameter: Parameter) -> None:
    codes = [parameter.encode(value) for value in parameter.values()]
    assert len(set(codes)) == len(codes)
    assert len({len(code) for code in codes}) == 1
    assert all(0 <= x <= 1 for code in codes for x in code)


@pytest.mark.parametrize("parameter", SMALL, ids=str)
def test_samples_are_uniform(parameter: Parameter) -> None:
    rng = random.Random(7)
    draws = 400 * parameter.size
    counts: dict[object, int] = dict.fromkeys(parameter.values(), 0)
    for _ in range(draws):
        counts[parameter.sample(rng)] += 1
    statistic = sum((n - 400) ** 2 / 400 for n in counts.values())
    freedom = parameter.size - 1
    assert statistic <= freedom + 5 * math.sqrt(2 * freedom)  # chi-squared, five deviations


def test_neighbours_by_kind() -> None:
    assert Discrete((1, 2, 4)).neighbours(2) == (1, 4)
    assert Discrete((1, 2, 4)).neighbours(4) == (2,)
    assert Categorical(("a", "b", "c")).neighbours("b") == ("a", "c")
    assert set(Permutation((1, 2, 3)).neighbours((1, 2, 3))) == {(2, 1, 3), (3, 2, 1), (1, 3, 2)}
    assert set(Factorization(12, 2).neighbours((6, 2))) == {(3, 4), (2, 6), (12, 1)}


@given(st.integers(1, 10_000), st.integers(1, 4))
def test_factorizations_multiply_to_the_product(product: int, parts: int) -> None:
    parameter = Factorization(product, parts)
    value = parameter.sample(random.Random(product))
    assert parameter.contains(value)
    for other in parameter.neighbours(value):
        assert isinstance(other, tuple)
        assert isinstance(value, tuple)
        assert parameter.contains(other)
        ratios = sorted(
            a / b
            for a, b in zip(other, value, strict=True)
            if a != b  # type: ignore[operator]
        )
        assert len(ratios) == 2
        prime = round(ratios[1])
        assert prime in [p for p, _ in parameter.primes]
        assert ratios == pytest.approx([1 / prime, prime])


def test_a_factorization_with_billions_of_values_is_never_listed() -> None:
    parameter = Factorization(2**40 * 3**5, 8)
    assert parameter.size > 10**9
    value = parameter.sample(random.Random(1))
    assert parameter.contains(value)
    assert len(parameter.neighbours(value)) <= 8 * 7 * 2


@pytest.mark.parametrize(
    ("parameter", "value"),
    [
        (Discrete((1, 2)), 3),
        (Categorical(("a",)), "b"),
        (Permutation((1, 2, 3)), (1, 2, 2)),
        (Permutation((1, 2, 3)), (1, 2)),
        (Permutation((1, 2)), 1),
        (Factorization(12, 2), (3, 5)),
        (Factorization(12, 2), (12,)),
        (Factorization(12, 2), (-3, -4)),
        (Factorization(12, 2), 12),
    ],
)
def test_foreign_values_are_told(parameter: Parameter, value: object) -> None:
    assert not parameter.contains(value)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "make",
    [
        lambda: Discrete(()),
        lambda: Discrete((1, 1)),
        lambda: Categorical((1, True)),
        lambda: Permutation(("i", "i")),
        lambda: Factorization(0, 2),
        lambda: Factorization(4, 0),
        lambda: Factorization(4, 65),
        lambda: Discrete((1, float("inf"))),
        lambda: Categorical((1, float("nan"))),
        lambda: Discrete((1, 2, 10**400)),
    ],
)
def test_wrong_parameters_are_refused(make: object) -> None:
    with pytest.raises(ConfigError):
        make()  # type: ignore[operator]


def test_factorizations_of_large_numbers_are_found_at_once() -> None:
    assert Factorization(2**60, 3).size == 1891
    assert next(Factorization(2**60, 2).values()) == (1, 2**60)
    assert list(Factorization(12, 2).values()) == [
        (1, 12),
        (2, 6),
        (3, 4),
        (4, 3),
        (6, 2),
        (12, 1),
    ]
    with pytest.raises(ConfigError, match="prime factors too large"):
        Factorization(10**18 + 9, 2)


def test_large_integers_that_are_equal_as_floats_have_coordinates() -> None:
    parameter = Discrete((2**60, 2**60 + 1, 2**60 + 2))
    assert [parameter.encode(value) for value in parameter.values()] == [(0.0,), (0.25,), (0.5,)]


@pytest.mark.parametrize("choices", [(8, 4, 2, 1), (5, 0, 4, -3), (1, 9, 2, 7, 3)])
def test_values_in_an_order_that_is_not_theirs_have_coordinates_in_that_order(
    choices: tuple[int, ...],
) -> None:
    parameter = Discrete(choices)
    codes = [parameter.encode(value)[0] for value in choices]
    assert codes == sorted(set(codes))


@pytest.mark.parametrize(
    ("parts", "text"), [((4, 8, 2), "4x8x2"), (("y", "x"), "y-x"), ((True, "x"), "True-x")]
)
def test_parts_as_text_can_be_told_apart(parts: tuple[Scalar, ...], text: str) -> None:
    assert parts_text(parts) == text
