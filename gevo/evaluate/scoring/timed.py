"""Scores variants on a device with a clock.

A variant must be right before it is timed. It is timed next to the unmodified program, in
turns, so that whatever drifts (clock, temperature) hits both; its time is then scaled to what
the unmodified program took at the beginning of the run, which makes times of one run
comparable with one another. What counts is the low end of the interval of the gain, so that a
lucky time ranks behind one that is known well.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from gevo.device.base import Binary, Lowered, QuickDevice, RunOptions, RunResult
from gevo.errors import CompileFailed, LaunchFailed
from gevo.evaluate.scoring.interval import gain_interval
from gevo.evaluate.scoring.prepared import Prepared, limited, lower
from gevo.evaluate.scoring.score import Scorer
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.workload.case import TestCase

LEAST_REPEATS = 5
MOST_REPEATS = 30
SCORE_S = 0.5
"""Seconds of timed runs for a score, about; cases that take long are repeated less often."""
LAUNCHES_S = 2e-3
"""Where fewer than `MOST_REPEATS` fit into that, so much of the quickest case is timed,"""
FEWEST_PIECES, LEAST_PIECES, MOST_PIECES = 8, 20, 120
"""so often, or, where one takes long, as often as `SCORE_S` has room for, up to twice that,"""
UNDISTURBED = 0.1
"""and this quantile of each program's times counts. What else a busy machine does only adds time
(Chen and Revels 2016, "Robust benchmarking in noisy environments"), and some of that many short
runs it leaves alone; medians strayed four times as far for the same seconds of a busy machine.
What is claimed rests on medians: that is validation's."""
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


def _loses(results: tuple[RunResult, RunResult]) -> bool:
    """Whether the first of two programs that were run in turns is known to be no faster."""
    own, base = (one.times_ns for one in results)
    return gain_interval(own, base, UNDISTURBED)[1] < 1.0


def _joined(
    some: tuple[RunResult, RunResult], more: tuple[RunResult, RunResult]
) -> tuple[RunResult, RunResult]:
    """The results with the times of further runs."""
    first, second = (
        replace(one, times_ns=(*one.times_ns, *other.times_ns))
        for one, other in zip(some, more, strict=True)
    )
    return first, second


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
                beginning; None leaves times as they were measured. The median of the times that
                are given is this over the low end of the gain's interval.

        A variant that is very much slower than that keeps the time of its check.
        """
        checked = self._checked(lowered)
        if not checked.ok or (
            reference_ns is not None and self._is_hopeless(checked, reference_ns)
        ):
            return checked
        try:
            own, base, error = self._times(lowered)
        except (CompileFailed, LaunchFailed) as failure:
            return self.failed(failure)
        worst = max(error, checked.error or 0.0)
        if reference_ns is None:
            return self._ok(own, worst)
        low, _ = gain_interval(own, base, UNDISTURBED if self._effort[1].launches else 0.5)
        scale = reference_ns / (low * statistics.median(own))
        return self._ok([time * scale for time in own], worst)

    def _is_hopeless(self, checked: Measurement, reference_ns: float) -> bool:
        """True when one run has said enough: beside the unmodified program's, in the same code."""
        if isinstance(self.device, QuickDevice):
            reference_ns = self._quick_ns
        return checked.runtime_ns > max(SLOW_FACTOR * reference_ns, SLOW_NS)

    @cached_property
    def _quick_ns(self) -> float:
        """What the unmodified program takes in the device's quick code on the training cases."""
        found = self._checked(self._lowered_baseline)
        return found.runtime_ns if found.ok else math.inf

    def _checked(self, lowered: Lowered) -> Measurement:
        """The variant on the training cases, of the device's quick code where it has such."""
        device = self.device
        if not isinstance(device, QuickDevice):
            return self.score(lowered)
        self._compile = device.compile_quickly
        try:
            self._begin(device, lowered)
            return self.score(lowered)
        except (CompileFailed, LaunchFailed) as failure:
            return self.failed(failure)
        finally:
            self._compile = device.compile

    def _begin(self, device: QuickDevice, lowered: Lowered) -> None:
        """Refuse what is wrong after the first launch of the quickest case.

        The error that counts is that of a case whose other launches are the unmodified program's.
        Where that is above the tolerance already, only better results than those could save it.
        With other settings, as a learning rate, the unmodified program's may be bad: all is run.
        """
        if lowered.settings != self.baseline.settings:
            return
        case = self.workload.train[0]
        ready = self.prepare(case, lowered)
        with self.compiled(lowered) as binary:
            rest, options = self.baseline_binary(), limited(RunOptions(), ready)
            with self._timed("run"):
                found = device.run_first(binary, rest, ready.launches, options)
            if found is not None:
                self._error(case, ready, found)

    @cached_property
    def _effort(self) -> tuple[Sequence[TestCase], RunOptions]:
        """What is timed, and how often: in about `SCORE_S`, on the quickest case if need be.

        Of that, where the device can do so, only as many launches as `LAUNCHES_S` takes.
        """
        cases = self.workload.timing or self.workload.train
        pairs = [SCORE_S * 1e9 / 2 / self.case_ns(case) for case in cases]
        fit = 1 / sum(1 / count for count in pairs)
        options = replace(timed(RunOptions()), poison=TIMING_POISON)
        options = replace(options, max_repeats=min(MOST_REPEATS, max(LEAST_REPEATS, int(fit))))
        if fit >= MOST_REPEATS or not isinstance(self.device, QuickDevice):
            return cases[:1] if fit < LEAST_REPEATS else cases, options
        case = cases[0]
        ready = self.prepare(case)
        ran = self.device.run(self.baseline_binary(), ready.baseline, limited(RunOptions(), ready))
        launches = sum(one["launches"] for one in ran.diagnostics["kernels"].values())
        took_ns = self.case_ns(case)
        some = math.ceil(LAUNCHES_S * 1e9 * launches / took_ns)
        room = max(FEWEST_PIECES, int(SCORE_S * 1e9 / 2 * launches / (took_ns * some)))
        least, most = min(LEAST_PIECES, room), min(MOST_PIECES, 2 * room)
        return [case], replace(options, launches=some, repeats=least, max_repeats=most)

    def _times(self, lowered: Lowered) -> tuple[list[float], list[float], float]:
        """Times of variant and unmodified program, and the variant's largest error."""
        cases, options = self._effort
        own: list[float] = []
        base: list[float] = []
        worst = 0.0
        with self.compiled(lowered) as binary:
            for case in cases:
                ready = self.prepare(case, lowered)
                if options.launches:
                    whole = replace(options, launches=0, repeats=1, max_repeats=1)
                    worst = max(worst, self._run_case(binary, case, ready, whole)[1])
                few = replace(options, max_repeats=0) if options.launches else options
                results = self._compare(binary, ready, few)
                if not options.launches:
                    worst = max(worst, self._both_errors(case, ready, results))
                elif not _loses(results):
                    more = options.max_repeats - options.repeats
                    again = replace(options, repeats=1, max_repeats=more)
                    further = self._compare(binary, ready, again) if more > 1 else None
                    results = _joined(results, further) if further else results
                own, base = (
                    [a + b for a, b in zip(total, result.times_ns, strict=False)]
                    if total
                    else list(result.times_ns)
                    for total, result in zip((own, base), results, strict=True)
                )
        return own, base, worst

    def _both_errors(
        self, case: TestCase, ready: Prepared, results: tuple[RunResult, RunResult]
    ) -> float:
        """The variant's error; raises LaunchFailed where either program is wrong."""
        error = self._error(case, ready, results[0])
        try:
            self._error(case, ready, results[1])
        except LaunchFailed as failure:
            why = "the unmodified program next to it is wrong"
            raise LaunchFailed(f"{why}: {failure}", Outcome.OUT_OF_BOUNDS) from failure
        return error

    def baseline_binary(self) -> Binary:
        """The unmodified program's binary, made anew after a failure."""
        if self._binary is None:
            self._binary = self.device.compile(self._lowered_baseline)
        return self._binary

    def failed(self, failure: CompileFailed | LaunchFailed) -> Measurement:
        """The measurement of a failure."""
        if isinstance(self.device, QuickDevice):
            return super().failed(failure)
        # A variant that failed may have written anywhere, into the unmodified program's module
        # too: load that anew. Where the GPU hangs, unloading would hang with it.
        binary, self._binary = self._binary, None
        if binary is not None and self.device.healthy:
            binary.close()
        return super().failed(failure)
