"""Sees on the simt device which kernels a workload's driver launches."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.device.simt.run.session import Launched
from gevo.errors import CompileFailed, GevoError
from gevo.evaluate.scoring.configure import lower
from gevo.program.base import Program
from gevo.program.llvm.facts import kernel_signatures
from gevo.workload.case import Workload


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
