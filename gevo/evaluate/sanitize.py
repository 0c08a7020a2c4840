"""What the detector finds in one program alone, on its own cases, under many schedules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from gevo.device.base import Device, Lowered, RunOptions
from gevo.errors import LaunchFailed
from gevo.finding import Fault, Finding, Seen, merged
from gevo.workload.case import TestCase, Workload

Plan = Sequence[tuple[TestCase, RunOptions]]

ALIKE = 3
"""Schedules of a case that are tried though threads could not be switched anywhere."""


@dataclass(frozen=True)
class Sanitized:
    """What some runs of a program gave.

    Attributes:
        seen: Every finding once.
        runs: How many runs there were.
        failed: Why a run ended for a reason that is no finding; empty when none did.
    """

    seen: tuple[Seen, ...]
    runs: int
    failed: str = ""


def sanitize(device: Device, workload: Workload, lowered: Lowered, plan: Plan) -> Sanitized:
    """Run a program on the plan and collect what is found; raises CompileFailed."""
    seen: list[Seen] = []
    runs, failed = 0, ""
    binary = device.compile(lowered)
    try:
        alike: Counter[TestCase] = Counter()
        for case, options in plan:
            if alike[case] >= ALIKE:
                continue
            runs += 1
            try:
                launches = workload.launches(case, lowered.settings)
                result = device.run(binary, launches, options)
            except Fault as fault:
                found: tuple[Finding, ...] = (fault.finding,)
            except LaunchFailed as error:
                found, failed = (), failed or str(error)
            else:
                found = result.findings
                alike[case] += not result.points
            seen = merged(seen, [Seen(f, case.name, str(options.schedule)) for f in found])
    finally:
        binary.close()
    return Sanitized(tuple(seen), runs, failed)
