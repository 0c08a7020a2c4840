"""`[fresh]`: from which values validation may draw sizes."""

import pytest

from gevo.errors import WorkloadError
from gevo.workload.spec import load

TAIL = "[[train]]"


def fresh(write, *lines, sizes=(8, 12)):
    table = "\n".join(["[fresh]", *lines, TAIL]) if lines else TAIL
    first, second = sizes
    path = write((TAIL, table), ("n = 8", f"n = {first}"), ("n = 12", f"n = {second}"))
    return load(path).fresh["n"]


@pytest.mark.parametrize(
    ("sizes", "expected"),
    [
        ((8, 12), range(8, 13, 4)),
        ((7, 12), range(7, 13)),
        ((48, 16), range(16, 49, 16)),
        ((100, 300), range(100, 301, 4)),  # 100 divides both, which means nothing
        ((8, 8), range(8, 9, 8)),
    ],
)
def test_by_default_between_the_cases_in_powers_of_two(write, sizes, expected):
    assert fresh(write, sizes=sizes) == expected


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("n = [3, 6]", [3, 4, 5, 6]),
        ("n = { low = 3, high = 20, multiple_of = 8 }", [8, 16]),
        ("n = { values = [5, 2] }", [5, 2]),
    ],
)
def test_bounds(write, line, expected):
    assert list(fresh(write, line)) == expected


def test_none(write):
    path = write(('program = "k.ll"', 'program = "k.ll"\nnew_sizes = false'))
    assert load(path).fresh == {}


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("m = [1, 2]", r"fresh\.m: no such size"),
        ("n = [1, 2, 3]", r"fresh\.n: must be \[low, high\] or a table"),
        ("n = [5, 4]", r"fresh\.n: allows no value"),
        ("n = { low = 3 }", r"fresh\.n: needs either"),
        ("n = { low = 3, high = 4, values = [3] }", r"fresh\.n: needs either"),
        ("n = { low = 9, high = 10, multiple_of = 8 }", r"fresh\.n: allows no value"),
        ("n = { values = [] }", r"fresh\.n"),
        ("n = { lo = 3 }", r"fresh\.n\.lo: unknown key"),
    ],
)
def test_mistakes(write, line, message):
    with pytest.raises(WorkloadError, match=message):
        fresh(write, line)
