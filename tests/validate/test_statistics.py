"""The gate on measured times, on times whose truth is known."""

import math

import numpy as np
import pytest

from gevo.evaluate.scoring.duel import LEAST_TRIALS
from gevo.validate.statistics import (
    ALPHA,
    TRIALS,
    cohens_d,
    compare,
    holm,
    may_gain,
    no_slower,
    objection,
    spread,
    welch,
)


def noisy(rng, mean, sigma=0.01, count=TRIALS):
    """Times with a tail to the right, as a GPU's are."""
    return (mean * (1 + sigma * rng.gamma(2.0, 0.7, count))).tolist()


def says(candidate, baseline, modelled=False):
    return objection(compare(candidate, baseline, modelled))


@pytest.mark.parametrize(
    ("a", "b", "p"),
    [
        ([1.0, 2.0, 3.0, 4.0], [2.0, 4.0, 6.0, 8.0], 0.1515805),
        ([10.0, 11.0, 12.0], [10.0, 11.0, 12.0], 1.0),
        ([1.0, 1.0], [2.0, 2.0], 0.0),
        ([1.0, 1.0], [1.0, 1.0], 1.0),
        ([1.0], [2.0, 3.0], 1.0),
    ],
)
def test_welch(a, b, p):
    assert welch(a, b) == pytest.approx(p, abs=1e-6)
    assert welch(b, a) == pytest.approx(p, abs=1e-6)


def test_welch_agrees_with_scipy():
    from scipy import stats

    rng = np.random.default_rng(1)
    for _ in range(20):
        a, b = rng.normal(1, 0.1, 12), rng.normal(1.05, 0.3, 30)
        expected = stats.ttest_ind(a, b, equal_var=False).pvalue
        assert welch(a.tolist(), b.tolist()) == pytest.approx(expected, rel=1e-9)


def test_cohens_d():
    assert cohens_d([1.0, 2.0, 3.0], [2.0, 3.0, 4.0]) == pytest.approx(1.0)
    assert cohens_d([2.0, 3.0, 4.0], [1.0, 2.0, 3.0]) == pytest.approx(-1.0)
    assert cohens_d([1.0, 1.0], [2.0, 2.0]) == math.inf
    assert cohens_d([1.0, 1.0], [1.0, 1.0]) == 0.0


def test_holm():
    # Holm (1979): the k-th smallest of m is multiplied by m - k + 1, and never falls.
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.9, 0.8]) == [1.0, 1.0]
    assert holm([]) == []


def test_a_real_gain_passes():
    rng = np.random.default_rng(2)
    for gain in (0.01, 0.05, 0.5):
        assert says(noisy(rng, 100 * (1 - gain)), noisy(rng, 100)) == ""


@pytest.mark.slow
def test_no_gain_is_chance_at_most_as_often_as_promised():
    """Many families of 24 candidates, none of which gains anything."""
    rng = np.random.default_rng(3)
    families, size, wrong, alone = 150, 24, 0, 0
    for _ in range(families):
        found = [compare(noisy(rng, 100), noisy(rng, 100), False) for _ in range(size)]
        adjusted = holm([c.p_value for c in found])
        passed = [objection(c) == "" for c in found]
        alone += sum(passed)
        wrong += any(ok and p < ALPHA for ok, p in zip(passed, adjusted, strict=True))
    # Half of the false positives of a two-sided test are losses, which other rules refuse.
    assert alone / (families * size) < ALPHA
    assert wrong / families < ALPHA
    assert alone > wrong  # the correction is what does it


def test_lucky_minimum():
    rng = np.random.default_rng(4)
    baseline = noisy(rng, 100)
    lucky = [*noisy(rng, 100, count=TRIALS - 1), 60.0]
    assert says(lucky, baseline).startswith("lucky minimum")


def test_a_gain_of_the_mean_alone_does_not_count():
    """A few slow outliers of the baseline lower nothing but its mean."""
    rng = np.random.default_rng(5)
    candidate = noisy(rng, 100)
    baseline = [*candidate[:-5], *[400.0] * 5]
    assert "gains" in says(candidate, baseline)


@pytest.mark.parametrize(
    ("candidate", "reason"),
    [
        (lambda rng: noisy(rng, 90, sigma=0.05), "spread"),
        (lambda rng: noisy(rng, 90, count=LEAST_TRIALS - 1), "19 trials"),
        (lambda rng: noisy(rng, 101), "gains -"),
        (lambda rng: [*noisy(rng, 99, count=TRIALS - 2), 5000.0, 5000.0], "mean"),
    ],
)
def test_each_rule_refuses(candidate, reason):
    rng = np.random.default_rng(6)
    assert reason in says(candidate(rng), noisy(rng, 100))


def test_a_gain_that_may_be_chance():
    baseline = noisy(np.random.default_rng(6), 100, sigma=0.6)
    assert "chance" in says([0.99 * t for t in baseline], baseline)


def test_a_machine_may_be_too_noisy_to_decide():
    rng = np.random.default_rng(8)
    loud = says(rng.lognormal(4.6, 0.8, 40).tolist(), rng.lognormal(4.6, 0.8, 40).tolist())
    assert loud.startswith("the machine is too noisy to decide: 0.")


def test_the_low_end_of_the_interval_must_gain():
    rng = np.random.default_rng(9)
    candidate, baseline = noisy(rng, 99.8, 0.02, 40), noisy(rng, 100, 0.02, 40)
    found = compare(candidate, baseline, False)
    assert found.speedup_low < found.speedup < found.speedup_high
    assert found.record().speedup_low == found.speedup_low
    assert "not known to gain" in objection(found) or "gains" in objection(found)


def test_tiny_effect():
    rng = np.random.default_rng(7)
    count = 20_000
    candidate, baseline = noisy(rng, 99, 0.1, count), noisy(rng, 100, 0.1, count)
    assert "tiny" in says(candidate, baseline)


def test_modelled_times_need_only_the_least_gain():
    assert says([994.0], [1000.0], modelled=True) == ""
    assert says([995.1], [1000.0], modelled=True).startswith("modelled 1.0049, the low end")
    assert says([1000.0], [1000.0], modelled=True).startswith("modelled 1.0000, the low end")


def test_impossible_times_are_refused():
    for times in ([], [0.0], [-1.0]):
        with pytest.raises(ValueError, match="positive"):
            compare(times, [1.0], True)


def test_spread():
    assert spread([1.0, 2.0, 3.0]) == 0.0
    assert spread([9.0, 10.0, 10.0, 10.0, 11.0]) == 0.0
    assert spread([8.0, 9.0, 10.0, 11.0, 12.0]) == pytest.approx(0.2)


def test_no_slower_allows_for_noise_only():
    assert no_slower([100.0], [100.0])
    assert no_slower([100.09], [100.0])
    assert not no_slower([100.2], [100.0])
    assert not no_slower([], [100.0])
    rng = np.random.default_rng(8)
    pairs = [(noisy(rng, 100, 0.02, 15), noisy(rng, 100, 0.02, 15)) for _ in range(50)]
    assert sum(no_slower(a, b) for a, b in pairs) > 40
    assert not any(no_slower([1.05 * t for t in a], b) for a, b in pairs)


@pytest.mark.parametrize(
    ("times", "modelled", "worth"),
    [
        ([99.4], True, True),
        ([99.6], True, False),
        ([100.0], True, False),
        ([99.95, 99.94, 99.95, 99.96], False, False),  # far less than the gate asks for
        ([99.95, 99.0, 99.95, 101.0], False, True),  # could be enough, for all that is known
        ([100.01, 99.0, 100.01, 101.0], False, False),
        ([], False, False),
    ],
)
def test_what_is_worth_validating(times, modelled, worth):
    assert may_gain(times, [100.0] * len(times), modelled) is worth
