"""Ranges of modelled gains, on ensembles whose gains are known."""

import math
import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gevo.device.forecast import Forecast, gain_range, strata, together
from gevo.measurement import quantile


def forecast(own, elsewhere=(), amounts=(100.0, 10.0, 5.0, 50.0), sampling=0.0):
    gpus = {"X": tuple(own), **{f"E{n}": times for n, times in enumerate(elsewhere)}}
    return Forecast(gpus, *amounts, sampling=sampling)


def test_gains_are_formed_member_by_member():
    """A factor that is common to both programs cancels, however wide it is."""
    base = [10.0, 100.0, 1000.0]
    found = gain_range(forecast([t / 1.25 for t in base]), forecast(base))
    assert found.low == found.median == found.high == pytest.approx(1.25)


def test_the_range_is_that_of_the_middle_nine_tenths():
    gains = [1.0 + n / 100 for n in range(21)]
    found = gain_range(forecast([1 / g for g in gains]), forecast([1.0] * 21))
    assert (found.low, found.median, found.high) == pytest.approx((1.01, 1.10, 1.19))


def test_a_gpu_on_which_a_program_does_not_fit_has_no_gain():
    base = forecast([2.0], [(2.0,), (2.0,), None])
    found = gain_range(forecast([1.0], [(4.0,), None, (1.0,)]), base)
    assert found.gpus == {"X": 2.0, "E0": 0.5, "E1": None, "E2": None}


def test_what_fell():
    base = forecast([2.0])
    for position, name in enumerate(
        ["instructions", "memory sectors", "shared-memory wavefronts", "critical path"]
    ):
        amounts = [100.0, 10.0, 5.0, 50.0]
        amounts[position] *= 0.9
        assert gain_range(forecast([1.0], amounts=amounts), base).fell == (name,)
        amounts[position] *= 1.2
        assert gain_range(forecast([1.0], amounts=amounts), base).fell == ()
    assert gain_range(forecast([1.0], amounts=[99.99, 10.0, 5.0, 50.0]), base).fell == ()


def test_sampling_errors_widen_the_range():
    base = [1.0] * 32
    exact = gain_range(forecast([0.9] * 32), forecast(base))
    assert exact.low == exact.high
    found = gain_range(forecast([0.9] * 32, sampling=0.03), forecast(base, sampling=0.04))
    # 5% together, and 1.645 standard deviations to either end.
    assert found.median == pytest.approx(1 / 0.9, rel=0.01)
    assert math.log(found.high / found.low) == pytest.approx(2 * 1.645 * 0.05, rel=0.15)


def test_cases_add_up():
    found = together([forecast([1.0, 2.0], sampling=0.03), forecast([3.0, 6.0], sampling=0.01)])
    assert found.times_ns == {"X": (4.0, 8.0)}
    assert (found.instructions, found.path_ns) == (200.0, 100.0)
    assert found.sampling == pytest.approx(math.hypot(1.5 * 0.03, 4.5 * 0.01) / 6.0)
    lost = together([forecast([1.0], [(1.0,)]), forecast([1.0], [None])])
    assert lost.times_ns["E0"] is None


@given(st.lists(st.floats(0.1, 10.0), min_size=1, max_size=40))
def test_low_median_and_high_are_in_order(gains):
    found = gain_range(forecast([1 / g for g in gains]), forecast([1.0] * len(gains)))
    assert found.low <= found.median * (1 + 1e-12)
    assert found.median <= found.high * (1 + 1e-12)


@given(st.lists(st.floats(-5.0, 5.0), min_size=1, max_size=40))
def test_the_half_quantile_is_the_median(values):
    assert quantile(values, 0.5) == pytest.approx(statistics.median(values))


@given(st.text(), st.integers(1, 40))
def test_strata_cover_the_range_evenly_and_are_always_the_same(name, members):
    draws = strata(name, members)
    assert sorted(int(u * members) for u in draws) == list(range(members))
    assert draws == strata(name, members)
