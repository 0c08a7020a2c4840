"""Times of variants, and what they gain over the unmodified program."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

from gevo.measurement import Measurement
from gevo.records import schema
from gevo.records.schema import ByGpu, Speed
from gevo.report import figures


@dataclass(frozen=True)
class Figures:
    """Time, speed-up over the unmodified program on the same cases, and error.

    `runtime_ns` is the median in nanoseconds. A figure is None where nothing was measured.
    `low` and `high` are the ends of the range of a modelled gain, `gpus` its median by GPU; None
    where that is not known.
    """

    runtime_ns: float | None = None
    speedup: float | None = None
    error: float | None = None
    low: float | None = None
    high: float | None = None
    gpus: ByGpu | None = None

    @property
    def span(self) -> str:
        """The speed-up for people, as a range where there is one."""
        if self.low is None or self.high is None:
            return figures.speedup(self.speedup)
        return schema.span(self.low, self.high)

    @property
    def held(self) -> str:
        """On how many GPUs the modelled gain holds; empty where that is not known."""
        return schema.held(self.gpus) if self.gpus else ""

    def to_json(self) -> dict[str, Any]:
        """The JSON form; figures that JSON cannot hold (infinity) become null."""
        return {
            "runtime_ns": finite(self.runtime_ns),
            "speedup": finite(self.speedup),
            "error": finite(self.error),
            **self.range_json(),
        }

    def range_json(self) -> dict[str, Any]:
        """The range of the speed-up alone."""
        return {
            "speedup_low": finite(self.low),
            "speedup_high": finite(self.high),
            "gpus": None if self.gpus is None else dict(self.gpus),
        }


def finite(value: float | None) -> float | None:
    """The value, or None for what JSON cannot hold."""
    return value if value is not None and math.isfinite(value) else None


def of_baseline(measurement: Measurement | None) -> Figures:
    """Of the unmodified program: its speed-up is 1."""
    if measurement is None or not measurement.ok:
        return Figures()
    return Figures(measurement.runtime_ns, 1.0, measurement.error)


def speedup(measurement: Measurement, base: Figures) -> float | None:
    """By the two medians; None unless both were measured."""
    runtime = measurement.runtime_ns
    if base.runtime_ns is None or not math.isfinite(runtime) or runtime <= 0.0:
        return None
    return base.runtime_ns / runtime


def of_measurement(measurement: Measurement | None, base: Figures) -> Figures:
    """Of a variant, as the search measured it or validation ran it alone."""
    if measurement is None:
        return Figures()
    runtime = finite(measurement.runtime_ns)
    return Figures(runtime, speedup(measurement, base), measurement.error)


def of_validation(timed: Speed, estimate: Figures) -> Figures:
    """The times of validation, which took variant and unmodified program in turns."""
    return Figures(
        finite(timed.candidate_ns),
        finite(timed.speedup),
        estimate.error,
        timed.speedup_low,
        timed.speedup_high,
        timed.gpus,
    )
