import pytest

from gevo.errors import ConfigError
from gevo.tuning.space import constraint


@pytest.mark.parametrize(
    ("text", "values", "expected"),
    [
        ("x * y <= 1024", (32, 32), True),
        ("x * y <= 1024", (32, 33), False),
        ("x % y == 0 or y > 100", (7, 2), False),
        ("x // y == 3 and not x < 0", (7, 2), True),
        ("x in (1, 7)", (7,), True),
        ("max(x, y) - min(x, y) > 4", (7, 2), True),
        ("16 <= x * y < 64", (8, 4), True),
        ("x % y == 0", (7, 0), False),
    ],
)
def test_expressions(text: str, values: tuple[int, ...], expected: bool) -> None:
    assert constraint(text, ["x", "y"]).test(*values) is expected


def test_values_are_given_in_the_order_of_names() -> None:
    found = constraint("tile[0] * vector <= tile[1]", ["vector", "tile", "other"])
    assert set(found.names) == {"tile", "vector"}
    for vector, expected in ((4, True), (5, False)):
        values = {"tile": (2, 8), "vector": vector}
        assert found.test(*[values[name] for name in found.names]) is expected


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("x *", "not an expression"),
        ("x.real > 0", "Attribute"),
        ("__import__('os')", "no '__import__'"),
        ("lambda: x", "Lambda"),
        ("x < bloc_y", "did you mean 'block_y'"),
        ("max < 3", "no 'max'"),
        ("[i for i in x]", "ListComp"),
        ("max(x)(1)", "only named functions"),
    ],
)
def test_anything_else_is_refused(text: str, says: str) -> None:
    with pytest.raises(ConfigError, match="here: ") as caught:
        constraint(text, ["x", "block_y"], "here")
    assert says in str(caught.value)


def test_a_test_that_fails_names_the_constraint() -> None:
    with pytest.raises(ConfigError, match="'x < 3' fails"):
        constraint("x < 3", ["x"]).test("text")


def test_what_and_joins_can_be_tested_apart() -> None:
    whole = constraint("x > 1 and (y > 2 and x < 9) and (x > 3 or y < 5)", ["x", "y"])
    assert [one.text for one in whole.conjuncts] == ["x > 1", "y > 2", "x < 9", "x > 3 or y < 5"]
    assert [one.names for one in whole.conjuncts] == [("x",), ("y",), ("x",), ("x", "y")]
    assert [one.test(*[9] * len(one.names)) for one in whole.conjuncts] == [
        True,
        True,
        False,
        True,
    ]
    assert whole.test(8, 3)
    assert constraint("x > 1 or y > 2", ["x", "y"]).conjuncts == ()


def test_what_is_nested_too_deeply_is_refused() -> None:
    for text in ("x < 1" + " + 1" * 5000, "-" * 5000 + "x", "(" * 5000 + "x" + ")" * 5000):
        with pytest.raises(ConfigError):
            constraint(text, ["x"])


def test_space_around_an_expression_does_not_matter() -> None:
    assert constraint("\n  x < 2\n", ["x"]).test(1)


def test_numbers_beyond_floats_are_told() -> None:
    with pytest.raises(ConfigError, match="fails"):
        constraint(" * ".join(["x"] * 60) + " / 3 < 1", ["x"]).test(2**60)


@pytest.mark.parametrize(
    "text",
    [
        "len('a' * 10**12) > x",
        "len(10**11 * [1]) > x",
        "len(layout * 10**12) > x",
        "len(tile * 10**11) > x",
        "'%100000000000d' % x != ''",
    ],
)
def test_nothing_is_repeated_or_formatted_without_bound(text: str) -> None:
    test = constraint(text, ["x", "layout", "tile"])
    values = {"x": 5, "layout": "row", "tile": (1, 2)}
    with pytest.raises(ConfigError, match=r"fails: '[*%]' takes numbers only"):
        test.test(*[values[name] for name in test.names])
    assert constraint("x * 3 % 4 == 3", ["x"]).test(5)


class Counted(int):
    """Counts how often it is multiplied."""

    products = 0

    def __mul__(self, other: int) -> int:
        Counted.products += 1
        return int(self) * other


def test_a_constraint_asked_again_about_the_same_values_is_not_computed_again() -> None:
    found = constraint("x * y <= 8", ("x", "y"))
    two, four = Counted(2), Counted(4)
    assert [found.test(two, 4), found.test(two, 4), found.test(four, 4)] == [True, True, False]
    assert Counted.products == 2
