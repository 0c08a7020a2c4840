"""Gains as journals hold them, and how they are written: with a range where they are modelled."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypeVar

from gevo.records.forms import Form, absent

TO = "\N{EN DASH}"
"""Between the ends of a range."""
ByGpu = Mapping[str, float | None]
"""Median modelled gain by GPU, the device's own first; None where a program does not fit."""


@dataclass(frozen=True, kw_only=True)
class Speed(Form):
    """Times of a program against the unmodified one's (`gevo.validate.statistics.Comparison`).

    Attributes:
        speedup_low: Low end of the range of a modelled gain, or of the confidence interval of a
            measured one; None in journals of earlier versions, as the other two.
        speedup_high: Its high end.
        gpus: Median modelled gain by GPU, None for one on which one of the programs does not fit;
            None where it was measured.
    """

    candidate_ns: float
    baseline_ns: float
    speedup: float
    candidate_spread: float
    baseline_spread: float
    trials: int
    p_value: float | None
    effect: float | None
    speedup_low: float | None = absent()
    speedup_high: float | None = absent()
    gpus: Mapping[str, float | None] | None = absent()


T = TypeVar("T")


def headline(by_kind: Mapping[str, T]) -> T | None:
    """Of figures by kind of case the one that is shown: timing cases', or training cases'."""
    return by_kind.get("timing", by_kind.get("training"))


def span(low: float, high: float) -> str:
    """From 1.050 to 1.091 times, say; one figure where the ends do not differ in three digits."""
    ends = list(dict.fromkeys((f"{low:.3f}", f"{high:.3f}")))
    return TO.join(ends) + "x"


def held(gpus: ByGpu) -> str:
    """On how many GPUs a gain holds: `holds on 3 of 4 GPUs`."""
    good = sum(gain is not None and math.isfinite(gain) and gain > 1.0 for gain in gpus.values())
    return f"holds on {good} of {len(gpus)} GPUs"


def ranged(low: float, high: float, gpus: ByGpu) -> str:
    """All that is known of a modelled gain: its range, for which GPU, and where it holds."""
    return f"{span(low, high)} modelled ({next(iter(gpus))}), {held(gpus)}"
