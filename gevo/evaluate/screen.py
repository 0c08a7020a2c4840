"""Runs that a variant must pass, beside its training cases, before it counts as a gain."""

from __future__ import annotations

from dataclasses import dataclass, replace

from gevo.evaluate.jobs import Plan
from gevo.measurement import Measurement


@dataclass(frozen=True)
class Screen:
    """What a variant that is no slower than the unmodified program is run on, too.

    A search leads to whatever its training cases do not notice; so what would be bred from has
    to be right on more than them. What is slower is not: most variants cost no more than before.

    Attributes:
        plan: The runs, in the order in which they are made; none for no screening.
        runtime_ns: The unmodified program's time on the training cases.
    """

    plan: Plan = ()
    runtime_ns: float = 0.0

    def wants(self, measurement: Measurement) -> bool:
        """Whether a variant that was measured so has to pass."""
        return bool(self.plan) and measurement.ok and measurement.runtime_ns <= self.runtime_ns


def screened(measurement: Measurement, found: Measurement) -> Measurement:
    """What a variant counts as that was measured so, and found so by screening."""
    if found.ok:
        return measurement
    return replace(found, detail=f"beyond the training cases: {found.detail}")
