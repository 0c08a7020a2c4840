"""Scores variants by the low end of what a model says of their gain."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property

from gevo.device.base import Lowered, RunOptions
from gevo.device.forecast import Ensemble, Forecast, gain_range, together
from gevo.evaluate.scoring.score import Scorer
from gevo.measurement import Measurement
from gevo.workload.case import TestCase


class RobustScorer(Scorer):
    """A `Scorer` whose score is the time that would give the low end of the gain's range.

    The unmodified program's own score is its modelled time. A variant's is that divided by the
    low end of its speed-up (see `gevo.device.forecast`), so that what gains under nearly all
    coefficients ranks before what gains much under some.
    """

    @cached_property
    def _forecasts(self) -> dict[TestCase, tuple[float, Forecast]]:
        """What `_unmodified` has found so far."""
        return {}

    def score(self, lowered: Lowered, options: RunOptions | None = None) -> Measurement:
        """As `Scorer.score`."""
        return super().score(lowered, replace(options or RunOptions(), ensemble=Ensemble.TARGET))

    def ranked(
        self,
        cases: Sequence[TestCase],
        totals: Sequence[float],
        forecasts: Sequence[Forecast | None],
    ) -> Sequence[float]:
        """The one time that the variant is ranked by; `totals` where there is no ensemble."""
        known = [one for one in forecasts if one is not None]
        if len(known) < len(cases) or not known:
            return totals
        unmodified = [self._unmodified(case) for case in cases]
        found = gain_range(together(known), together([own for _, own in unmodified]))
        return (math.fsum(time_ns for time_ns, _ in unmodified) / found.low,)

    def _unmodified(self, case: TestCase) -> tuple[float, Forecast]:
        """Time of the unmodified program in nanoseconds, and its forecast."""
        if case not in self._forecasts:
            if self.timing.sampled((case,)):
                timed = self.timing.time(self.baseline_binary(), (case,), Ensemble.TARGET)
                (found,), time_ns = timed.forecasts, timed.time_ns
            else:
                ready = self._ready(case)
                options = RunOptions(ensemble=Ensemble.TARGET)
                result = self.device.run(self.baseline_binary(), ready.baseline, options)
                found, time_ns = result.forecast, ready.time_ns
            assert found is not None  # as the variant's run had one
            self._forecasts[case] = time_ns, found
        return self._forecasts[case]
