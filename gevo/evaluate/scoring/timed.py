"""Scores variants on a device with a clock.

A variant must be right before it is timed. It is timed next to the unmodified program, in
turns, so that whatever drifts (clock, temperature) hits both; its time is then scaled to what
the unmodified program took at the beginning of the run, which makes times of one run
comparable with one another.
"""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from gevo.device.base import Binary, Lowered, RunOptions
from gevo.errors import CompileFailed, LaunchFailed
from gevo.evaluate.scoring.configure import lower
from gevo.evaluate.scoring.score import Scorer
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.workload.case import TestCase

LEAST_REPEATS = 5
MOST_REPEATS = 30
SLOW_FACTOR = 4.0
SLOW_NS = 20e6
"""What takes so many times as long as the unmodified program, and so long, is timed once: to
repeat it would cost seconds and tell nobody anything."""
TIMING_POISON = 0x3C
"""Another one than the check runs with."""


def timed(options: RunOptions) -> RunOptions:
    """The options with enough repetitions to tell the time; checks stay as they are."""
    plain = options.fresh_module and not options.detects and options.repeats == 1
    if not plain or options.max_repeats:
        return options
    return replace(options, repeats=LEAST_REPEATS, max_repeats=MOST_REPEATS)


class TimedScorer(Scorer):
    """A `Scorer` whose scores are measured times."""

    @cached_property
    def _lowered_baseline(self) -> Lowered:
        return lower(self.device, self.workload, self.baseline)

    def timed_score(self, lowered: Lowered, reference_ns: float | None) -> Measurement:
        """Check a variant on all training cases, then time it, on timing cases if there are any.

        Args:
            lowered: The variant.
            reference_ns: What the unmodified program took on the training cases at the
                beginning; None leaves times as they were measured.

        A variant that is very much slower than that keeps the time of its check.
        """
        checked = self.score(lowered)
        if not checked.ok or _hopeless(checked, reference_ns):
            return checked
        try:
            own, base, error = self._times(lowered, self.workload.timing or self.workload.train)
        except (CompileFailed, LaunchFailed) as failure:
            return self.failed(failure)
        scale = reference_ns / statistics.median(base) if reference_ns else 1.0
        worst = max(error, checked.error or 0.0)
        return self._ok([time * scale for time in own], worst)

    def _times(
        self, lowered: Lowered, cases: Sequence[TestCase]
    ) -> tuple[list[float], list[float], float]:
        """Times of variant and unmodified program, and the variant's largest error."""
        options = replace(timed(RunOptions()), poison=TIMING_POISON)
        why = "the unmodified program next to it is wrong"
        own: list[float] = []
        base: list[float] = []
        worst = 0.0
        with self.compiled(lowered) as binary:
            for case in cases:
                ready = self.prepare(case, lowered)
                results = self._compare(binary, ready, options)
                worst = max(worst, self._error(case, ready, results[0]))
                try:
                    self._error(case, ready, results[1])
                except LaunchFailed as error:
                    raise LaunchFailed(f"{why}: {error}", Outcome.OUT_OF_BOUNDS) from error
                own, base = (
                    [a + b for a, b in zip(total, result.times_ns, strict=False)]
                    if total
                    else list(result.times_ns)
                    for total, result in zip((own, base), results, strict=True)
                )
        return own, base, worst

    def baseline_binary(self) -> Binary:
        """The unmodified program's binary, made anew after a failure."""
        if self._binary is None:
            self._binary = self.device.compile(self._lowered_baseline)
        return self._binary

    def failed(self, failure: CompileFailed | LaunchFailed) -> Measurement:
        """The measurement of a failure."""
        # A variant that failed may have written anywhere, into the unmodified program's module
        # too: load that anew. Where the GPU hangs, unloading would hang with it.
        binary, self._binary = self._binary, None
        if binary is not None and self.device.healthy:
            binary.close()
        return super().failed(failure)


def _hopeless(checked: Measurement, reference_ns: float | None) -> bool:
    """True when one run has said enough."""
    if reference_ns is None:
        return False
    return checked.runtime_ns > max(SLOW_FACTOR * reference_ns, SLOW_NS)
