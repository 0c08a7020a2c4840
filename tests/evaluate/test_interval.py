"""The interval of a measured gain."""

from __future__ import annotations

import numpy as np
import pytest

from gevo.evaluate.scoring.interval import clear, gain_interval


def test_times_without_noise_have_no_width():
    assert gain_interval([50.0] * 9, [100.0] * 9) == (2.0, 2.0)


def test_few_pairs_give_their_whole_range():
    assert gain_interval([1.0, 2.0], [2.0, 2.0]) == (1.0, 2.0)


def test_what_disturbs_both_alike_does_not_matter():
    rng = np.random.default_rng(1)
    slow = rng.uniform(1.0, 3.0, 50)
    low, high = gain_interval(list(10 * slow), list(20 * slow))
    assert low == pytest.approx(high) == pytest.approx(2.0)


def test_it_holds_the_true_gain_about_as_often_as_it_says():
    rng = np.random.default_rng(2)
    held = 0
    for _ in range(200):
        own, base = rng.lognormal(0.0, 0.2, 30), 1.3 * rng.lognormal(0.0, 0.2, 30)
        low, high = gain_interval(list(own), list(base))
        assert (low, high) == gain_interval(list(own), list(base))
        held += low <= 1.3 <= high
    assert 0.9 <= held / 200 <= 1.0


def test_what_a_busy_machine_adds_hardly_moves_the_times_that_it_leaves_alone():
    rng = np.random.default_rng(6)
    own, base = (
        ns * (1 + rng.uniform(0, 1, 120) * (rng.uniform(size=120) < 0.7)) for ns in (1, 1.3)
    )
    undisturbed, medians = (gain_interval(list(own), list(base), q) for q in (0.1, 0.5))
    assert 1.25 < undisturbed[0] <= 1.3 <= undisturbed[1] < 1.35
    assert medians[1] - medians[0] > 3 * (undisturbed[1] - undisturbed[0])


def test_a_gain_is_clear_and_a_loss_just_the_same():
    rng = np.random.default_rng(3)
    own, base = list(rng.lognormal(0.0, 0.05, 20)), list(rng.lognormal(0.0, 0.05, 20))
    assert not clear(own, base)
    doubled = [2 * time for time in base]
    assert clear(own, doubled)
    assert clear(doubled, own)


def test_what_the_interval_alone_would_call_a_gain_is_not_clear_yet():
    rng = np.random.default_rng(4)
    own, base = list(rng.lognormal(0.0, 0.05, 20)), list(1.06 * rng.lognormal(0.0, 0.05, 20))
    assert gain_interval(own, base)[0] > 1.0
    assert not clear(own, base)


def test_noise_is_hardly_ever_clear():
    rng = np.random.default_rng(5)
    times = rng.lognormal(0.0, 0.3, (2, 200, 20))
    assert not any(clear(list(own), list(base)) for own, base in zip(*times, strict=True))
