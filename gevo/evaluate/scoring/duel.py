"""A variant and the unmodified program run side by side."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from gevo.device.base import Device, QuickDevice, RunResult
from gevo.device.forecast import Forecast, together
from gevo.measurement import Measurement

LEAST_TRIALS = 20
"""Timed trials of each side of a duel at least, however long they take,"""
DUEL_S = 3.0
"""and about so many seconds of them at most."""

FEW_WARM_UPS = 2
"""Where trials are that long, so many go before them."""
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
    fit = int(DUEL_S * 1e9 / (2 * trial_ns)) if trial_ns else trials
    made = min(trials, max(LEAST_TRIALS, fit))
    return made, warm if made == trials else min(warm, FEW_WARM_UPS)


def launches_of_a_trial(device: Device, ran: RunResult, time_ns: float) -> int:
    """After how many launches of a case its trials end, if the device can do so; 0 for all.

    Args:
        device: Where they run.
        ran: A run of the variant.
        time_ns: How long the unmodified program takes.
    """
    if device.modelled or not isinstance(device, QuickDevice):
        return 0
    launches = sum(one["launches"] for one in ran.diagnostics["kernels"].values())
    some = math.ceil(TRIAL_S * 1e9 * launches / time_ns)
    return some if some < launches else 0
