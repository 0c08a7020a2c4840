"""A variant and the unmodified program run side by side."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gevo.device.base import Device, QuickDevice, RunResult
from gevo.device.forecast import Forecast, together
from gevo.measurement import Measurement

LEAST_TRIALS = 20
"""Timed trials of each side of a duel at least, however long they take,"""
MORE_TRIALS = 10
"""so many more, again and again, until the gain or loss is clear,"""
DUEL_S = 3.0
"""and about so many seconds of them at most."""

WARM_UP_S = 0.2
"""So many seconds of both sides go before them,"""
FEW_WARM_UPS = 2
"""but no fewer trials than that."""
TRIAL_S = 0.02
"""Of a case with many launches a trial is only the first ones, which take so many seconds."""


@dataclass(frozen=True)
class Duel:
    """A variant and the unmodified program on the same cases, run in turns.

    Trial n of one was timed next to trial n of the other. The baseline has no times unless the
    variant's outcome is OK.

    Attributes:
        candidate: The variant.
        baseline: The unmodified program.
        forecasts: What an ensemble of models says of the two; None where times are measured, or
            the device has but one model.
    """

    candidate: Measurement
    baseline: Measurement
    forecasts: tuple[Forecast, Forecast] | None = None


def forecasts_of(
    candidate: Sequence[Forecast | None], baseline: Sequence[Forecast | None]
) -> tuple[Forecast, Forecast] | None:
    """The forecasts over all cases; None where there is none for a case."""
    known = [[one for one in side if one is not None] for side in (candidate, baseline)]
    if not candidate or any(len(side) < len(candidate) for side in known):
        return None
    return together(known[0]), together(known[1])


def affordable(trials: int, warm: int, trial_ns: float) -> tuple[int, int]:
    """So many trials of each side and before them, or fewer where they take too long.

    Args:
        trials: As many as are wanted.
        warm: Those that go before and do not count.
        trial_ns: How long one takes.
    """

    def fitting(most: int, least: int, seconds: float) -> int:
        fit = int(seconds * 1e9 / (2 * trial_ns)) if trial_ns else most
        return min(most, max(least, fit))

    return fitting(trials, LEAST_TRIALS, DUEL_S), fitting(warm, FEW_WARM_UPS, WARM_UP_S)


def rounds(trials: int) -> Iterator[int]:
    """How many trials come before each look at whether that is enough."""
    done = 0
    while done < trials:
        some = min(MORE_TRIALS if done else LEAST_TRIALS, trials - done)
        yield some
        done += some


def launches_of_a_trial(device: Device, ran: RunResult, time_ns: float) -> tuple[int, float]:
    """After how many launches of a case its trials end, if the device can do so; 0 for all.

    And what their times are multiplied by, to be those of as many launches as the case has.

    Args:
        device: Where they run.
        ran: A run of the variant.
        time_ns: How long the unmodified program takes.
    """
    if device.modelled or not isinstance(device, QuickDevice):
        return 0, 1.0
    launches = sum(one["launches"] for one in ran.diagnostics["kernels"].values())
    some = math.ceil(TRIAL_S * 1e9 * launches / time_ns)
    return (some, launches / some) if some < launches else (0, 1.0)


def summed(totals: Sequence[float], times: Sequence[float], scale: float = 1.0) -> list[float]:
    """Times of cases, repeat by repeat; a case with fewer repeats cuts the list."""
    scaled = [scale * time for time in times]
    return [a + b for a, b in zip(totals, scaled, strict=False)] if totals else scaled
