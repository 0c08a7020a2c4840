"""What is known of a workload's launches, and programs that are the same under them.

Its functions run in worker processes: LLVM may abort, and kernels are run.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gevo.device.base import RunOptions
from gevo.device.cleanup import digest
from gevo.errors import LaunchFailed, ProgramError, WorkloadError
from gevo.evaluate.jobs import Worker
from gevo.evaluate.scoring.usable import watched
from gevo.program.llvm.equivalence import Geometry, Known, optimized, with_geometry
from gevo.workload.case import Argument, Dim3, TestCase

Launch = tuple[str, Dim3, Dim3, tuple[int | None, ...]]
"""Kernel, grid, block, and the arguments, None for those that are no integers."""


def geometry_job(worker: Worker, cases: Sequence[TestCase]) -> Mapping[str, Geometry]:
    """By kernel what all launches of the unmodified program have in common.

    Cases that the workload refuses, or on which the program fails, say nothing.
    """
    scorer = worker.scorer
    seen: dict[Launch, None] = {}

    def note(kernel: str, grid: Dim3, block: Dim3, args: Sequence[Argument]) -> None:
        numbers = tuple(a if type(a) is int else None for a in args)
        seen[kernel, grid, block, numbers] = None

    binary = scorer.baseline_binary()
    for case in cases:
        try:
            launches = scorer.workload.launches(case, scorer.baseline.settings)
            scorer.device.run(binary, watched(launches, note), RunOptions(timed=False))
        except (WorkloadError, LaunchFailed):
            continue
    by_kernel: dict[str, list[Launch]] = {}
    for launch in seen:
        by_kernel.setdefault(launch[0], []).append(launch)
    return {name: _shared(launches) for name, launches in by_kernel.items()}


def _shared(launches: Sequence[Launch]) -> Geometry:
    arguments = enumerate(zip(*(args for *_, args in launches), strict=True))
    known = ((place, _known(values)) for place, values in arguments)
    return Geometry(
        _common([block for _, _, block, _ in launches]),
        _common([grid for _, grid, _, _ in launches]),
        tuple((place, one) for place, one in known if one is not None),
    )


def _known(values: Sequence[int | None]) -> Known | None:
    """What holds of an argument in all launches."""
    numbers = [value for value in values if value is not None]
    if len(numbers) < len(values) or min(numbers) < 0:
        return None
    if len(set(numbers)) == 1:
        return Known(value=numbers[0])
    return Known(least=min(1, *numbers))


def _common(sizes: Sequence[Dim3]) -> tuple[int | None, int | None, int | None]:
    def one(axis: int) -> int | None:
        values = {size[axis] for size in sizes}
        return values.pop() if len(values) == 1 else None

    return one(0), one(1), one(2)


def optimized_job(worker: Worker, cleaned: str, known: Mapping[str, Geometry]) -> str:
    """Digest of what LLVM's optimiser makes of a cleaned text; empty where it refuses it."""
    try:
        return digest(optimized(with_geometry(cleaned, known)))
    except ProgramError:
        return ""
