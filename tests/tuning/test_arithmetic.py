from itertools import product

from benchmarks.rugged import rugged
from gevo.tuning.encoding import Encoder, arithmetic, exponents, related
from gevo.tuning.parameter import Categorical, Discrete
from gevo.tuning.space import ListedSpace, Space


def texts(space: Space) -> list[str]:
    return [quantity.text for quantity in arithmetic(space)]


def test_exponents_of_two_where_they_say_more_than_the_order() -> None:
    space = Space(
        {
            "width": Discrete((32, 48, 64, 96)),
            "power": Discrete((1, 2, 4, 8)),
            "half": Discrete((0.5, 1.5, 2.0)),
            "flag": Discrete((0, 1, 2)),
            "mode": Categorical((3, 4, 6)),
        }
    )
    (found,) = exponents(space)
    assert found.text == "twos(width)"
    assert [found.value(v) for v in (32, 48, 64, 96)] == [5, 4, 6, 5]


def listed(names: str, values: tuple[int, ...], rule) -> ListedSpace:
    """With a parameter that has nothing to do with the rule."""
    parameters = {name: Discrete(values) for name in names} | {
        "other": Categorical(tuple(range(19)))
    }
    every = product(*[values] * len(names), range(19))
    return ListedSpace(parameters, [one for one in every if rule(*one[:-1])])


def test_what_an_unknown_condition_bounds_is_found_from_what_is_listed() -> None:
    powers = (1, 2, 4, 8, 16, 32)
    assert texts(listed("ab", powers, lambda a, b: a * b <= 64)) == ["a * b"]
    assert texts(listed("ab", powers, lambda a, b: a % b == 0)) == ["a / b"]
    assert texts(listed("ab", powers, lambda a, b: True)) == []
    three = listed("abc", powers, lambda a, b, c: a % b == 0 and b * c <= 64)
    assert texts(three)[:2] == ["a / b", "b * c"]


def test_a_short_list_proves_nothing() -> None:
    space = listed("ab", (1, 2, 4, 8, 16, 32), lambda a, b: a * b <= 64)
    some = ListedSpace(
        dict(zip(space.names, space.parameters, strict=True)), list(space.every())[::9]
    )
    assert related(some) == []


def test_what_must_divide_is_a_quotient() -> None:
    space = Space(
        {"tile": Discrete((4, 8, 16)), "threads": Discrete((1, 2, 4)), "mode": Discrete((0, 1))},
        ["tile % (threads * 2) == 0", "tile % 2 == 0 or 5 % 2 == 1"],
    )
    assert texts(space) == ["tile / (threads * 2)"]
    quotient = space.constraints[0].ratios[0]
    assert quotient.names == ("tile", "threads")
    assert quotient.value(16, 2) == 4


def test_they_become_coordinates() -> None:
    space = rugged(1).space
    plain, whole = Encoder(space), Encoder(space, quantities=True)
    assert len(whole.groups) - len(plain.groups) == len(texts(space)) > 4
    points = whole.points(list(space.every())[::50])
    assert points[:, len(plain.groups) :].std(0).min() > 0
    assert points.min() > -1
    assert points.max() < 2
