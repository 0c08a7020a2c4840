"""Which schedules of a case are worth trying."""

from __future__ import annotations

from collections import Counter

from gevo.device.base import RunOptions
from gevo.workload.case import TestCase

ALIKE = 3
"""Schedules of a case that are tried though threads could not be switched anywhere."""


class Tries:
    """Counts the schedules of each case in which nothing could be scheduled."""

    def __init__(self) -> None:
        self._alike: Counter[TestCase] = Counter()

    def worth(self, case: TestCase) -> bool:
        """Whether another run may show something else."""
        return self._alike[case] < ALIKE

    def ran(self, case: TestCase, options: RunOptions, points: int) -> None:
        """A run has ended, in which threads could be switched so often."""
        self._alike[case] += options.schedule is not None and not points
