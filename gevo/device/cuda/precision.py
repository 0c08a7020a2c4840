"""When a time has been measured often enough.

The confidence interval of the median needs no assumption about how times are distributed: it
is bounded by order statistics (Hoefler and Belli, "Scientific benchmarking of parallel
computing systems", SC 2015, section 3.1.3, after Le Boudec, "Performance Evaluation of Computer
and Communication Systems", 2010, theorem 2.1).
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence

_Z = 1.96
"""Quantile of the normal distribution for 95% confidence."""


def median_interval(times: Sequence[float]) -> tuple[float, float]:
    """95% confidence interval of the median; the whole range where samples are too few."""
    ordered = sorted(times)
    n = len(ordered)
    low = math.floor((n - _Z * math.sqrt(n)) / 2)
    high = math.ceil(1 + (n + _Z * math.sqrt(n)) / 2)
    return ordered[max(low, 1) - 1], ordered[min(high, n) - 1]


def relative_error(times: Sequence[float]) -> float:
    """Half the interval's width over the median; infinity for fewer than two samples."""
    middle = statistics.median(times) if times else 0.0
    if len(times) < 2 or middle <= 0.0:
        return math.inf
    low, high = median_interval(times)
    return (high - low) / 2 / middle
