"""What the detector finds in one program alone, on its own cases, under many schedules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gevo.device.base import Binary, Device, RunOptions
from gevo.errors import LaunchFailed
from gevo.evaluate.scoring.tries import Tries
from gevo.finding import Fault, Finding, Seen, merged
from gevo.program.base import Settings
from gevo.workload.case import Launches, TestCase, Workload

Plan = Sequence[tuple[TestCase, RunOptions]]


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


def sanitize(
    device: Device, workload: Workload, binary: Binary, settings: Settings, plan: Plan
) -> Sanitized:
    """Run a program on the plan and collect what is found; its settings say how it is launched."""
    seen: list[Seen] = []
    runs, failed, tries = 0, "", Tries()
    launches: dict[TestCase, Launches] = {}
    for case, options in plan:
        if not tries.worth(case):
            continue
        if case not in launches:
            launches[case] = workload.launches(case, settings)
        runs += 1
        try:
            result = device.run(binary, launches[case], options)
        except Fault as fault:
            found: tuple[Finding, ...] = (fault.finding,)
        except LaunchFailed as error:
            found, failed = (), failed or str(error)
        else:
            found = result.findings
            tries.ran(case, options, result.points)
        seen = merged(seen, [Seen(f, case.name, str(options.schedule)) for f in found])
    return Sanitized(tuple(seen), runs, failed)
