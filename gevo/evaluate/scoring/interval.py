"""How well a measured gain is known."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

RESAMPLES = 1000
LEVEL = 0.95
LEAST_PAIRS = 4
"""Fewer say nothing about their own spread."""


def gain_interval(
    candidate: Sequence[float], baseline: Sequence[float], quantile: float = 0.5
) -> tuple[float, float]:
    """Interval of the ratio of two medians, or other quantiles, baseline's over candidate's.

    The percentile bootstrap (Efron 1979) over pairs: trial n of one was run next to trial n of
    the other, so that what disturbed one disturbed both. The same figures give the same interval.

    Args:
        candidate: Positive times of the variant.
        baseline: Those of the unmodified program next to it; what the longer one has more does
            not count.
        quantile: Which quantile of each; 0.5 is the median.

    Returns:
        Low and high end; the smallest and largest ratio of a pair where there are few.
    """
    count = min(len(candidate), len(baseline))
    own, base = np.array(candidate[:count]), np.array(baseline[:count])
    if count < LEAST_PAIRS:
        ratios = base / own
        return float(ratios.min()), float(ratios.max())
    chosen = np.random.default_rng(count).integers(0, count, (RESAMPLES, count))
    tops, bottoms = (np.quantile(times[chosen], quantile, axis=1) for times in (base, own))
    ratios = tops / bottoms
    low, high = np.quantile(ratios, ((1 - LEVEL) / 2, (1 + LEVEL) / 2))
    return float(low), float(high)


CLEAR = 3.0
"""A gain or loss this many times half its interval's width away from nothing is `clear`."""


def clear(candidate: Sequence[float], baseline: Sequence[float]) -> bool:
    """Whether further pairs would not change that there is a gain, or a loss.

    It asks the same of both, and for three times what the interval alone would: nearly six
    standard errors, wider ones where a pair's ratio is like that of the pair before it. So
    looking again and again until it holds finds next to nothing in noise, and what is not clear
    gets all its trials.
    """
    low, high = (math.log(end) for end in gain_interval(candidate, baseline))
    wide = (high - low) * _inflation(candidate, baseline)
    return abs(high + low) >= CLEAR * wide and (low > 0 or high < 0)


def _inflation(candidate: Sequence[float], baseline: Sequence[float]) -> float:
    """Standard error of a mean of the log ratios over that of independent ones.

    For a first-order autoregression (Wilks 2011, Statistical Methods in the Atmospheric Sciences,
    section 5.2.4); ratios that alternate count as independent.
    """
    ratios = np.log(np.array(baseline) / np.array(candidate))
    off = ratios - ratios.mean()
    square = float(off @ off)
    alike = min(0.95, max(0.0, float(off[1:] @ off[:-1]) / square)) if square else 0.0
    return math.sqrt((1 + alike) / (1 - alike))
