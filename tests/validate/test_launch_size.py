"""Tests of a launch's size tell large launches from small ones, by one comparison if it can."""

import math
from dataclasses import replace

import pytest

from gevo.device.forecast import Forecast, KernelWork, merged
from gevo.evaluate.scoring.duel import Duel
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.condition import parse
from gevo.validate.launch_size import FILLING, size_tests


def work(name, *grids, ns=9.0):
    """What is known of a kernel with one launch of each of these grids."""
    one = KernelWork(name, 1.0, (), 20.0, 32.0, 9.0, 0.0)
    return merged(
        replace(one, blocks=math.prod(grid), grid=grid, widest=grid, time_ns=ns / len(grids))
        for grid in grids
    )[0]


def duel(unmodified, candidate=()):
    forecasts = [
        Forecast({"X": (1.0,)}, 1.0, 1.0, 1.0, 1.0, 0.0, tuple(works))
        for works in (candidate, unmodified)
    ]
    measured = Measurement(Outcome.OK, (100.0,), 0.0, modelled=True)
    return Duel(measured, measured, tuple(forecasts))


def rows(**kernels):
    """Kinds of cases with kernels of one row of blocks."""
    return {
        kind: duel([work(name, (blocks, 1, 1)) for name, blocks in own.items()])
        for kind, own in kernels.items()
    }


def test_it_lies_between_small_and_timed_launches():
    timed = {"many": 4096, "few": 13, "one": 1, "huge": 9000}
    found = rows(
        timing=timed,
        training={"many": 3, "few": 2, "one": 1, "huge": 300},
        heldout={"many": 9, "few": 4, "one": 1, "huge": 600},
    )
    tests = size_tests(found, [*timed, "unknown"])
    assert tests.pop("unknown") == f"nctaid.x * nctaid.y * nctaid.z >= {FILLING}"
    least = {name: int(test.removeprefix("nctaid.x >= ")) for name, test in tests.items()}
    assert least["many"] == FILLING
    assert 4 < least["few"] <= 13
    assert 600 < least["huge"] <= 9000
    assert "one" not in least
    assert all(parse(test).clauses for test in tests.values())


@pytest.mark.parametrize(
    ("small", "large", "test"),
    [
        ([(14, 11, 1), (3, 13, 1)], (256, 256, 1), "nctaid.y >= 16"),
        ([(14, 11, 1), (14, 14, 1)], (4096, 256, 1), "nctaid.x >= 16"),
        ([(300, 1, 1), (1, 9, 1)], (256, 256, 1), "nctaid.y >= 16"),
        ([(64, 64, 1)], (64, 64, 8), "nctaid.z >= 7"),
        ([(20, 1, 1), (1, 20, 1)], (64, 64, 1), "nctaid.y >= 32"),
        ([(64, 1, 1), (1, 64, 1)], (64, 64, 1), "nctaid.x * nctaid.y * nctaid.z >= 256"),
        ([(64, 64, 1)], (64, 64, 1), None),
    ],
)
def test_it_asks_along_the_axis_that_tells_them_apart(small, large, test):
    """No small launch passes, along whichever axis it is long, and the timed one does."""
    found = {"training": duel([work("k", *small)]), "timing": duel([work("k", large)])}
    assert size_tests(found, ["k"]) == ({"k": test} if test else {})


def test_kernels_that_lose_nothing_have_none():
    """`slow` is what makes the small cases lose; `quick` gains there, too."""
    before = [work("slow", (8, 1, 1)), work("quick", (8, 1, 1))]
    after = [work("slow", (8, 1, 1), ns=12.0), work("quick", (8, 1, 1), ns=8.0)]
    large = [work("slow", (999, 1, 1)), work("quick", (999, 1, 1))]
    found = {"training": duel(before, after), "timing": duel(large, large)}
    assert size_tests(found, ["slow", "quick"]) == {"slow": "nctaid.x >= 256"}


@pytest.mark.parametrize(("fresh", "least"), [(9, 32), (64, 8), (100, 8), (1, 8)])
def test_without_timing_cases_the_given_ones_say_what_is_large(fresh, least):
    """Fresh cases may be as large; then nobody knows where it begins to gain."""
    found = rows(training={"k": 60}, fresh={"k": fresh}) | {
        "held-out": duel([work("k", (64, 1, 1))])
    }
    assert size_tests(found, ["k"]) == {"k": f"nctaid.x >= {least}"}
