"""Conditions as text, and what they mean."""

from __future__ import annotations

import pytest

from gevo.errors import ConfigError
from gevo.program.condition import DIMENSIONS, parse
from tests.program.conditions import Launched, holds

SHAPE = dict.fromkeys(DIMENSIONS, 1) | {"ntid.x": 128, "nctaid.x": 3}
LAUNCHED = Launched({0: 4096, 1: 4608, 2: -7, 3: 300}, SHAPE, {2: 32, 3: 32})


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("arg3 % 256 == 0", False),
        ("arg3 % 100 == 0 and ntid.x == 128", True),
        ("arg2 / 2 == -3 and arg2 % 2 == -1 and arg2 >> 1 == -4", True),
        ("unsigned(arg2) == 4294967289", True),
        ("i32(2147483647 + arg3) < 0 and u8(arg2) == 249", True),
        ("arg3 / (ntid.x - 128) == 0", False),
        ("arg3 / (ntid.x - 128) != 0", False),
        ("arg3 % -3 == 0", False),
        ("9223372036854775807 + arg3 > 0", False),
        ("min(arg2, 5) == arg2 and max(arg2, 5) == 5", True),
        ("aligned(arg0, 4096)", True),
        ("aligned(arg1, 1024)", False),
        ("disjoint(arg0, 512, arg1, 4 * arg3)", True),
        ("disjoint(arg1, 4 * arg3, arg0, 513)", False),
        ("disjoint(arg0, arg2, arg1, 4)", False),
        ("0 <= arg3 < nctaid.x * ntid.x", True),
        ("(nctaid.x - 1) * ntid.x + (ntid.x - 1) < arg3", False),
    ],
)
def test_meaning_and_round_trip(text: str, expected: bool) -> None:
    condition = parse(text)
    assert holds(condition, LAUNCHED) is expected
    assert parse(str(condition)) == condition


def test_brackets_stay_where_they_are_needed() -> None:
    text = "arg1 - (arg2 - 3) * (arg3 + 1) == 2 * (arg1 / (2 * 3))"
    assert str(parse(text)) == text


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "must have 1 to"),
        ("arg3 %", "cannot be read"),
        ("arg3", "write comparisons, aligned"),
        ("arg3 == 0 or arg2 == 0", "joined by 'and'"),
        ("argument == 0", "'argument': arguments are arg0, arg1"),
        ("tid.x == 0", "'tid.x': the shape of a launch is ntid.x"),
        ("arg1 is 3", "comparisons are == != <"),
        ("arg1 ** 2 == 4", "'arg1 ** 2': is no integer expression"),
        ("arg1 == 1.5", "'1.5': is no integer expression"),
        ("arg1 == True", "'True': is no integer expression"),
        ("aligned(arg0, 12)", "an alignment is a power of two"),
        ("aligned(arg0)", "clauses are aligned"),
        ("disjoint(arg0, 1, arg1)", "clauses are aligned"),
        ("unsigned(3) == 1", "'3': arguments are"),
        ("abs(arg1) == 1", "functions are min, max"),
        ("arg1 == 18446744073709551616", "does not fit 64 bits"),
        ("__import__('os').system('x')", "write comparisons"),
        ("(" * 1500 + "arg1", "cannot be read"),
        ("arg1 == " + "1 + " * 800 + "1", "must have 1 to"),
    ],
)
def test_refused_in_one_line(text: str, says: str) -> None:
    with pytest.raises(ConfigError) as refused:
        parse(text)
    assert says in str(refused.value)
    assert "\n" not in str(refused.value)


def test_an_argument_that_is_not_there() -> None:
    with pytest.raises(ConfigError, match="there is no argument 9"):
        holds(parse("arg9 == 0"), LAUNCHED)
