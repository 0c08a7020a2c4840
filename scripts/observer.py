"""Counts on the simt device what a program's launches do, in worker processes."""

from __future__ import annotations

from collections.abc import Sequence

from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.device.simt.model.time import Work, merged, work_of
from gevo.device.simt.run.session import Launched
from gevo.evaluate.scoring.prepared import FUEL_FACTOR, FUEL_FLOOR, lower
from gevo.program.base import Program
from gevo.workload.case import TestCase, Workload
from gevo.workload.spec import load

Launches = tuple[tuple[int, Work], ...]
"""Launches, and how many were alike."""


class Observer:
    """Runs programs on the simt device and keeps what each launch asked for.

    Args:
        workload: What to run.
        baseline: The unmodified program; others may execute some times its instructions.
        gpu: Name of the GPU whose limits apply.
    """

    def __init__(self, workload: Workload, baseline: Program, gpu: str) -> None:
        self._workload = workload
        self._baseline = baseline
        self._works: list[Work] = []
        self._device = SimtDevice(gpu, observe=self._note)
        self._fuel: dict[TestCase, int] = {}

    def observe(self, program: Program, cases: Sequence[TestCase]) -> list[Launches]:
        """What each case's launches do; outputs are not compared.

        Raises:
            CompileFailed: The program is refused.
            LaunchFailed: It faults, or does not end.
        """
        for case in cases:
            if case not in self._fuel:
                _, used = self._run(self._baseline, case, 0)
                self._fuel[case] = FUEL_FACTOR * used + FUEL_FLOOR
        return [self._run(program, case, self._fuel[case])[0] for case in cases]

    def _run(self, program: Program, case: TestCase, fuel: int) -> tuple[Launches, int]:
        self._works.clear()
        binary = self._device.compile(lower(self._device, self._workload, program))
        try:
            launches = self._workload.launches(case, program.settings)
            result = self._device.run(binary, launches, RunOptions(fuel=fuel))
        finally:
            binary.close()
        return merged(self._works), result.fuel_used

    def _note(self, done: Launched) -> None:
        self._works.append(work_of(done.kernel.profile, done.counts))


def start(workload: str, baseline: Program, gpu: str) -> Observer:
    """First call in a worker process; `workload` is the spec's path."""
    return Observer(load(workload), baseline, gpu)
