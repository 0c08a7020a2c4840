"""What is seen of one program alone: findings of the detector, and the kernels it launches."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from gevo.device.base import Binary, Device, RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.device.simt.run.session import Launched
from gevo.errors import CompileFailed, GevoError, LaunchFailed
from gevo.evaluate.scoring.configure import lower
from gevo.evaluate.scoring.examine import IdleSchedules
from gevo.finding import Fault, Finding, Seen, merged
from gevo.program.base import Program, Settings
from gevo.program.llvm.facts import kernel_signatures
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
    runs, failed, idle = 0, "", IdleSchedules()
    launches: dict[TestCase, Launches] = {}
    for case, options in plan:
        if not idle.worth(case):
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
            idle.ran(case, options, result.points)
        seen = merged(seen, [Seen(f, case.name, str(options.schedule)) for f in found])
    return Sanitized(tuple(seen), runs, failed)


def launched_kernels(workload: Workload, program: Program) -> frozenset[str] | None:
    """The kernels that the unmodified program's runs on all cases launch.

    Kernels that simt cannot compile are no obstacle as long as nothing launches them.

    Returns:
        Their names; None where a run fails, and it is not known.
    """
    seen: set[str] = set()

    def note(done: Launched) -> None:
        seen.add(done.counts.kernel)

    device = SimtDevice(observe=note)
    try:
        usable = replace(program, launched=tuple(_compiled(device, workload, program)))
        binary = device.compile(lower(device, workload, usable))
        for case in (*workload.train, *workload.heldout):
            launches = workload.launches(case, program.settings)
            device.run(binary, launches, RunOptions())
    except GevoError:
        return None
    finally:
        device.close()
    return frozenset(seen)


def _compiled(device: SimtDevice, workload: Workload, program: Program) -> Iterator[str]:
    """The kernels that the device takes."""
    for name in kernel_signatures(program.text):
        try:
            alone = replace(program, launched=(name,))
            device.compile(lower(device, workload, alone)).close()
        except CompileFailed:
            continue
        yield name
