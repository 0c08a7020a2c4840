"""How well a measured gain is known: a confidence interval by the bootstrap."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

RESAMPLES = 1000
LEVEL = 0.95
LEAST_PAIRS = 4
"""Fewer say nothing about their own spread."""


def gain_interval(candidate: Sequence[float], baseline: Sequence[float]) -> tuple[float, float]:
    """Interval of the ratio of two medians, baseline's over candidate's.

    The percentile bootstrap (Efron 1979) over pairs: trial n of one was run next to trial n of
    the other, so that what disturbed one disturbed both. The same figures give the same interval.

    Args:
        candidate: Positive times of the variant.
        baseline: Those of the unmodified program next to it; what the longer one has more does
            not count.

    Returns:
        Low and high end; the smallest and largest ratio of a pair where there are few.
    """
    count = min(len(candidate), len(baseline))
    own, base = np.array(candidate[:count]), np.array(baseline[:count])
    if count < LEAST_PAIRS:
        ratios = base / own
        return float(ratios.min()), float(ratios.max())
    chosen = np.random.default_rng(count).integers(0, count, (RESAMPLES, count))
    ratios = np.median(base[chosen], axis=1) / np.median(own[chosen], axis=1)
    low, high = np.quantile(ratios, ((1 - LEVEL) / 2, (1 + LEVEL) / 2))
    return float(low), float(high)
