from __future__ import annotations

import math
import statistics

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gevo.device.repeats import median_interval, relative_error

times = st.lists(st.floats(1.0, 1e6), min_size=1, max_size=60)


@given(times)
def test_the_median_lies_in_its_interval(values):
    low, high = median_interval(values)
    assert min(values) <= low <= statistics.median(values) <= high <= max(values)


@given(times, st.floats(0.5, 100.0))
def test_the_relative_error_has_no_unit(values, unit):
    scaled = relative_error([v * unit for v in values])
    assert scaled == pytest.approx(relative_error(values), rel=1e-9)


def test_one_sample_says_nothing():
    assert relative_error([5.0]) == math.inf
    assert relative_error([]) == math.inf


def test_few_samples_give_their_whole_range():
    assert median_interval([3.0, 1.0, 2.0, 5.0, 4.0]) == (1.0, 5.0)


def test_an_outlier_does_not_count_once_there_are_enough_samples():
    assert relative_error([100.0] * 20 + [10_000.0]) == 0.0


def test_the_interval_covers_the_true_median_about_as_often_as_it_says():
    rng = np.random.default_rng(5)
    hits = 0
    for _ in range(1000):
        low, high = median_interval(list(rng.lognormal(0.0, 1.0, 25)))
        hits += low <= 1.0 <= high
    assert 930 <= hits <= 995
