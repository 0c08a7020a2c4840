"""Repeating timed runs until the time is known: what devices with a clock have in common."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Sequence
from typing import Protocol

from gevo.device.base import RunOptions

PRECISION = 0.01
"""Relative error of the median at which repeating ends."""
WARM_UP_S = 5e-3
"""Warm up for so long: an idle GPU takes some milliseconds to raise its clock."""
MOST_WARM_UPS = 20
BUDGET_S = 2.0
"""Repeating for precision ends after so many seconds, however few the repeats."""


class Repeatable(Protocol):
    """A program on a case, which can be run again and again."""

    @property
    def times_ns(self) -> Sequence[float]:
        """Times of the timed runs so far."""
        ...

    def run(self, timed: bool) -> None:
        """One repetition on restored buffers."""
        ...


def repeat(runs: Sequence[Repeatable], options: RunOptions) -> None:
    """Run the runs in turns until each one's median is known to `PRECISION`.

    At least `options.repeats` and at most `options.max_repeats` timed runs of each are made;
    where the second is the larger, fewer when `BUDGET_S` is spent. More than one are preceded
    by runs that are not timed. The order alternates, so that neither always finds the device as
    the other left it.
    """
    most = max(options.repeats, options.max_repeats, 1)
    if most > 1:
        _warm_up(runs)
    end = time.monotonic() + BUDGET_S
    for count in range(1, most + 1):
        for run in runs if count % 2 else reversed(runs):
            run.run(timed=True)
        precise = all(relative_error(b.times_ns) < PRECISION for b in runs)
        spent = most > options.repeats and time.monotonic() > end
        if spent or (precise and count >= options.repeats):
            return


def _warm_up(runs: Sequence[Repeatable]) -> None:
    end = time.monotonic() + WARM_UP_S
    for _ in range(MOST_WARM_UPS):
        for run in runs:
            run.run(timed=False)
        if time.monotonic() > end:
            return


_Z = 1.96
"""Quantile of the normal distribution for 95% confidence."""


def median_interval(times: Sequence[float]) -> tuple[float, float]:
    """95% confidence interval of the median; the whole range where samples are too few.

    It needs no assumption about how times are distributed: it is bounded by order statistics
    (Hoefler and Belli, "Scientific benchmarking of parallel computing systems", SC 2015, section
    3.1.3, after Le Boudec, "Performance Evaluation of Computer and Communication Systems", 2010,
    theorem 2.1).
    """
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
