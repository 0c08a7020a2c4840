import ast
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gevo.errors import WorkloadError
from gevo.expression import ceil_div, log2, parse

NAMES = {"n": 7, "m": -3, "z": 0, "f": 2.5}


def value(text: str, names: dict[str, int | float] = NAMES) -> int | float:
    return parse(text, "w.toml: key").number(names)


leaves = st.one_of(
    st.sampled_from(sorted(NAMES)),
    st.integers(0, 50).map(str),
    st.floats(0, 50).map(repr),
)


def larger(parts: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    operators = st.sampled_from("+ - * / // % < <= > >= == != and or".split())
    return st.one_of(
        st.tuples(parts, operators, parts).map(lambda t: f"({t[0]} {t[1]} {t[2]})"),
        st.tuples(parts, st.sampled_from(["<", ">="]), parts, parts).map(
            lambda t: f"({t[0]} {t[1]} {t[2]} != {t[3]})"
        ),
        st.tuples(parts, parts, parts).map(lambda t: f"({t[0]} if {t[1]} else {t[2]})"),
        # Small powers only: large ones are refused on purpose, and hang Python.
        st.tuples(parts, st.integers(-3, 3)).map(lambda t: f"(({t[0]}) % 50 ** {t[1]})"),
        st.tuples(leaves, st.integers(-3, 3)).map(lambda t: f"({t[0]} ** {t[1]})"),
        parts.map(lambda p: f"(not {p})"),
        parts.map(lambda p: f"(-{p})"),
        st.tuples(st.sampled_from(["min", "max"]), parts, parts).map(
            lambda t: f"{t[0]}({t[1]}, {t[2]})"
        ),
        st.tuples(st.sampled_from(["abs", "int", "float"]), parts).map(
            lambda t: f"{t[0]}({t[1]})"
        ),
    )


@given(st.recursive(leaves, larger, max_leaves=8))
def test_means_what_python_means(text: str) -> None:
    try:
        expected = eval(text, {}, dict(NAMES))
        usable = not isinstance(expected, complex) and math.isfinite(expected)
    except (ArithmeticError, ValueError, TypeError):
        usable = False
    if not usable:
        with pytest.raises(WorkloadError):
            value(text)
        return
    found = value(text)
    assert type(found) is type(expected)
    assert found == expected


@given(st.integers(-1000, 1000), st.integers(1, 100))
def test_ceil_div_is_the_least_integer_not_below(a: int, b: int) -> None:
    found = ceil_div(a, b)
    assert found * b >= a > (found - 1) * b


@given(st.integers(0, 62))
def test_log2_of_powers_of_two_is_an_integer(k: int) -> None:
    assert log2(2**k) == k
    assert isinstance(log2(2**k), int)


def test_log2_of_others_is_a_float() -> None:
    assert log2(6) == pytest.approx(2.584962500721156)


@pytest.mark.parametrize(
    "text",
    [
        "n.real",
        "__import__('os')",
        "print(n)",
        "(lambda: 1)()",
        "[n]",
        "'a'",
        "1j",
        "None",
        "n := 3",
        "n @ n",
        "n << 2",
        "n in n",
        "min(n)",
        "min",
        "min(*n)",
        "max(n, key=abs)",
        "abs(n, n)",
        "n +",
        "",
        "\0",
        "1 " * 1000,
        "(" * 300 + "1" + ")" * 300,
    ],
)
def test_refuses_what_is_not_of_the_language(text: str) -> None:
    with pytest.raises(WorkloadError, match=r"^w\.toml: key: ") as caught:
        parse(text, "w.toml: key")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "text", ["n // z", "n / z", "n % z", "10 ** 10 ** 10", "(-8) ** 0.5", "log2(z)", "1e308 * 10"]
)
def test_values_that_do_not_exist_are_workload_errors(text: str) -> None:
    with pytest.raises(WorkloadError, match=r"^w\.toml: key: '"):
        value(text)


def test_agrees_with_python_on_precedence() -> None:
    text = "-n ** 2 + 3 * m - n // 2 % 3"
    assert value(text) == eval(compile(ast.parse(text, mode="eval"), "", "eval"), {}, NAMES)


def test_integers_accept_integral_floats_only() -> None:
    assert parse("f * 2", "k").integer(NAMES) == 5
    with pytest.raises(WorkloadError, match=r"is 2\.5, not an integer"):
        parse("f", "k").integer(NAMES)
    with pytest.raises(WorkloadError, match="is -3, must be at least 1"):
        parse("m", "k").integer(NAMES, least=1)


def test_plain_numbers_are_expressions() -> None:
    assert parse(4, "k").integer({}) == 4
    assert parse(0.25, "k").number({}) == 0.25


def test_unknown_names_get_a_suggestion() -> None:
    with pytest.raises(WorkloadError, match=r"unknown name 'widht', did you mean 'width'\?"):
        parse("2 * widht", "k").require({"width", "n"})
