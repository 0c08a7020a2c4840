"""Is a variant really faster? The gate that measured times must pass.

Trials of the variant and of the unmodified program alternate (`Scorer.duel`), so that drift of
the clock or the temperature meets both alike. Where times are modelled there is no chance in
them, but the model may be wrong: the gain must show under nearly all coefficients of an ensemble,
and rest on work that is really less (see `gevo.device.forecast`).

The thresholds are those of the ship rule of NVIDIA's CompileIQ (trials, p, d, spread) unless
marked as ours.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, cast

from gevo.device.forecast import GainRange
from gevo.evaluate.scoring.duel import LEAST_TRIALS
from gevo.evaluate.scoring.interval import gain_interval
from gevo.records.schema import TO, Speed, span

TRIALS = 100
"""Timed trials of each side; fewer where one takes long, but no fewer than `LEAST_TRIALS`."""
WARM_UPS = 50
"""Trials of each side before the clock counts."""
ALPHA = 0.05
"""Level of the test, over all candidates together (Holm)."""
WIDEST_INTERVAL = 0.1
"""Where the gain is not known better than that, nothing was decided (ours)."""
LEAST_EFFECT = 0.2
"""Cohen's d; his "small" effect (Cohen 1988, section 2.2.3)."""
WIDEST_SPREAD = 1.25
"""The variant's relative spread over the baseline's at most, where the gain is no larger than the
spread (that condition is ours)."""
SPREAD_FLOOR = 0.01
"""Relative spreads below this count as this (ours: the ratio of two tiny spreads says nothing)."""
LEAST_GAIN = 0.001
"""Relative gain of the median below which a variant is not called faster (ours)."""
LEAST_MODELLED_GAIN = 0.005
"""What the low end of a modelled gain must be above (ours)."""
NO_GAIN = "no gain shown"
"""Begins what is said of a modelled gain that does not count."""
MOST_LOSS = 0.01
"""Relative loss that is tolerated on cases which were drawn at random (ours)."""
SMALL_LOSS = 0.02
"""And on all that are no timing cases where there are such (ours): what a test of the launch's
size costs a small launch. A variant that loses more there gets such a test."""
NOISE_SIGMAS = 2.0
"""Standard errors within which two medians count as equal when edits are removed (ours),"""
MOST_NOISE = 0.03
"""but no more than this, relative: on a noisy machine edits that matter would go (ours)."""


@dataclass(frozen=True)
class Comparison:
    """A variant's times against the unmodified program's on the same cases.

    Attributes:
        candidate_ns: Median time of the variant in nanoseconds.
        baseline_ns: Median time of the unmodified program.
        candidate_spread: Interquartile range over the median; 0 for fewer than four trials.
        baseline_spread: The same of the unmodified program.
        least_speedup_of_minima: Ratio of the two smallest times.
        trials: Trials of each; 1 where times are modelled.
        lower_mean: The variant's mean is the lower one.
        p_value: Welch's test, two-sided; None where times are modelled.
        effect: Cohen's d, positive when the variant is faster; None where times are modelled.
        range: Of the modelled gain; None where times are measured, or come from one model alone.
        interval: Confidence interval of the measured gain; None where times are modelled.
    """

    candidate_ns: float
    baseline_ns: float
    candidate_spread: float
    baseline_spread: float
    least_speedup_of_minima: float
    trials: int
    lower_mean: bool
    p_value: float | None
    effect: float | None
    range: GainRange | None = None
    interval: tuple[float, float] | None = None

    @property
    def speedup(self) -> float:
        """Ratio of the medians; where there is a range, its median."""
        return self.range.median if self.range else self.baseline_ns / self.candidate_ns

    @property
    def speedup_low(self) -> float:
        """Low end of the range or interval; the speed-up itself where there is none."""
        if self.interval:
            return self.interval[0]
        return self.range.low if self.range else self.speedup

    @property
    def speedup_high(self) -> float:
        """High end of the range or interval; the speed-up itself where there is none."""
        if self.interval:
            return self.interval[1]
        return self.range.high if self.range else self.speedup

    def at_most(self, speedup: float) -> Comparison:
        """The same where all of a modelled run is no more than so many times as fast."""
        factor = speedup * self.candidate_ns / self.baseline_ns
        if factor >= 1.0:
            return self
        return replace(
            self,
            candidate_ns=self.candidate_ns / factor,
            least_speedup_of_minima=self.least_speedup_of_minima * factor,
            lower_mean=speedup > 1.0,
            range=self.range and self.range.times(factor),
        )

    def record(self) -> Speed:
        """For the journal."""
        known = self.range or self.interval
        return Speed(
            candidate_ns=self.candidate_ns,
            baseline_ns=self.baseline_ns,
            speedup=self.speedup,
            candidate_spread=self.candidate_spread,
            baseline_spread=self.baseline_spread,
            trials=self.trials,
            p_value=self.p_value,
            effect=self.effect,
            speedup_low=self.speedup_low if known else None,
            speedup_high=self.speedup_high if known else None,
            gpus=self.range.gpus if self.range else None,
        )


def compare(
    candidate: Sequence[float],
    baseline: Sequence[float],
    modelled: bool,
    found: GainRange | None = None,
) -> Comparison:
    """Compare two series of times in nanoseconds, each with at least one entry.

    Args:
        candidate: The variant's.
        baseline: The unmodified program's.
        modelled: They come from a model.
        found: Range of the gain over an ensemble of models, if there is one.

    Raises:
        ValueError: A series is empty or holds a time that is not positive.
    """
    if not candidate or not baseline or min(*candidate, *baseline) <= 0.0:
        raise ValueError("times must be positive, and there must be some")
    return Comparison(
        candidate_ns=statistics.median(candidate),
        baseline_ns=statistics.median(baseline),
        candidate_spread=spread(candidate),
        baseline_spread=spread(baseline),
        least_speedup_of_minima=min(baseline) / min(candidate),
        trials=min(len(candidate), len(baseline)),
        lower_mean=statistics.fmean(candidate) < statistics.fmean(baseline),
        p_value=None if modelled else welch(candidate, baseline),
        effect=None if modelled else cohens_d(candidate, baseline),
        range=found,
        interval=None if modelled else gain_interval(candidate, baseline),
    )


def objection(found: Comparison) -> str:
    """Why a variant is not called faster; empty when it is.

    The p-value is compared with the level as it stands; see `holm` for several candidates.
    """
    if found.p_value is None:
        return _modelled_objection(found)
    gain = found.speedup - 1.0
    if gain < LEAST_GAIN:
        if found.least_speedup_of_minima - 1.0 >= LEAST_GAIN:
            return "lucky minimum: only its shortest run is faster"
    low, high = found.speedup_low, found.speedup_high
    known = span(low, high)
    noisy = low <= 1.0 <= high and high - low > WIDEST_INTERVAL
    rules = [
        (noisy, f"the machine is too noisy to decide: {known}"),
        (gain < LEAST_GAIN, f"gains {gain:.2%}, less than {LEAST_GAIN:.1%}"),
    ]
    if found.effect is not None:
        widest = WIDEST_SPREAD * max(found.baseline_spread, SPREAD_FLOOR)
        rules += [
            (found.trials < LEAST_TRIALS, f"{found.trials} trials, fewer than {LEAST_TRIALS}"),
            (low < 1.0 + LEAST_GAIN, f"not known to gain: {known}"),
            (not found.lower_mean, "its mean time is not lower"),
            (not found.p_value < ALPHA, f"may be chance (p = {found.p_value:.2g})"),
            (not found.effect > LEAST_EFFECT, f"tiny against the noise (d = {found.effect:.2f})"),
            (
                found.candidate_spread > max(widest, gain),
                f"spread {found.candidate_spread:.1%}, too wide",
            ),
        ]
    return next((reason for broken, reason in rules if broken), "")


def _modelled_objection(found: Comparison) -> str:
    """Why a modelled gain does not count; empty when it does."""
    least = 1.0 + LEAST_MODELLED_GAIN
    if not found.speedup_low > least:
        ends = sorted({f"{found.speedup_low:.4f}", f"{found.speedup_high:.4f}"})
        return f"modelled {TO.join(ends)}, the low end must be above {least}"
    if found.range is not None and not found.range.fell:
        return "neither instructions nor memory transactions nor the critical path are less"
    return ""


def welch(a: Sequence[float], b: Sequence[float]) -> float:
    """Two-sided p-value of Welch's t-test for equal means (Welch 1947).

    1 where a series has fewer than two entries; with no variance at all, 0 or 1.
    """
    if min(len(a), len(b)) < 2:
        return 1.0
    difference = statistics.fmean(a) - statistics.fmean(b)
    errors = [statistics.variance(x) / len(x) for x in (a, b)]
    total = sum(errors)
    if total == 0.0:
        return 1.0 if difference == 0.0 else 0.0
    # Welch-Satterthwaite equation.
    freedom = total**2 / sum(e**2 / (len(x) - 1) for e, x in zip(errors, (a, b), strict=True))
    t = -abs(difference) / math.sqrt(total)
    # Few commands come here, and scipy takes longer to import than most of them run.
    from scipy import special  # pyright: ignore[reportMissingTypeStubs]

    return min(1.0, 2.0 * float(cast(Any, special).stdtr(freedom, t)))


def cohens_d(candidate: Sequence[float], baseline: Sequence[float]) -> float:
    """(baseline's mean - candidate's mean) / pooled standard deviation (Cohen 1988, eq. 2.5.1)."""
    if min(len(candidate), len(baseline)) < 2:
        return 0.0
    difference = statistics.fmean(baseline) - statistics.fmean(candidate)
    weighted = sum((len(x) - 1) * statistics.variance(x) for x in (candidate, baseline))
    pooled = math.sqrt(weighted / (len(candidate) + len(baseline) - 2))
    if pooled == 0.0:
        return math.copysign(math.inf, difference) if difference else 0.0
    return difference / pooled


def holm(p_values: Sequence[float]) -> list[float]:
    """P-values adjusted for their number (Holm 1979); compare them with the level as usual."""
    order = sorted(range(len(p_values)), key=lambda i: p_values[i])
    adjusted = [0.0] * len(p_values)
    largest = 0.0
    for rank, i in enumerate(order):
        largest = max(largest, min(1.0, (len(p_values) - rank) * p_values[i]))
        adjusted[i] = largest
    return adjusted


def spread(times: Sequence[float]) -> float:
    """Interquartile range over the median; 0 for fewer than four times."""
    if len(times) < 4:
        return 0.0
    low, _, high = statistics.quantiles(times, n=4, method="inclusive")
    return (high - low) / statistics.median(times)


def no_slower(
    times: Sequence[float],
    reference: Sequence[float],
    doubted: bool = True,
    allowed: float = LEAST_GAIN,
) -> bool:
    """True unless the median of `times` is above the reference's by more than noise explains.

    A relative loss of `allowed` always is, and up to `MOST_NOISE` so are `NOISE_SIGMAS` standard
    errors of the difference of the medians, estimated from the interquartile ranges: for a normal
    distribution the standard deviation is IQR / 1.349, and a median's standard error is
    sqrt(pi / 2) times the mean's. Not `doubted`, noise explains nothing.
    """
    if not times or not reference:
        return False
    least = statistics.median(reference)
    noise = min(MOST_NOISE * least, _noise(times, reference)) if doubted else 0.0
    return statistics.median(times) <= least + max(allowed * least, noise)


def may_gain(times: Sequence[float], reference: Sequence[float], modelled: bool) -> bool:
    """True when a variant may pass for faster, by the few times that a search has of it.

    Where times are modelled the gain must be `LEAST_MODELLED_GAIN`: the low end of its range,
    which validation looks at, is below. A measured gain may be smaller than `LEAST_GAIN`, but
    above 0, if `NOISE_SIGMAS` standard errors more would be enough.
    """
    if not times or not reference:
        return False
    here = statistics.median(times)
    gain = statistics.median(reference) / here - 1.0
    if modelled:
        return gain > LEAST_MODELLED_GAIN
    if gain <= 0.0:
        return False
    return gain + _noise(times, reference) / here >= LEAST_GAIN


def _noise(a: Sequence[float], b: Sequence[float]) -> float:
    """`NOISE_SIGMAS` standard errors of the difference of two medians, see `no_slower`."""
    errors = [
        math.sqrt(math.pi / 2 / len(x)) * spread(x) * statistics.median(x) / 1.349 for x in (a, b)
    ]
    return NOISE_SIGMAS * math.hypot(*errors)
