"""Refuses a program that reads what its workload does not give it, before anything is searched.

A variant may rely on what is missing: on the zeros of a `__constant__` array that nobody has
filled, or on what an output buffer happens to hold.
"""

from __future__ import annotations

from gevo.device.base import RunOptions
from gevo.device.kind import watcher
from gevo.errors import WorkloadError
from gevo.evaluate.executor import Executor
from gevo.finding import Finding, Kind
from gevo.program.llvm.launched import launched_only
from gevo.program.llvm.textures import texture_read
from gevo.study.target import Target

WATCHED = RunOptions(collect=True, contents=True)


def require_inputs(target: Target, simt: Executor) -> None:
    """Run the unmodified program on all cases of its workload and look at what it reads.

    Nothing is said of a program, or of a case, that the simt device cannot run.

    Args:
        target: The program and its workload.
        simt: Workers of the simt device.

    Raises:
        WorkloadError: A kernel reads a texture, a module variable that nobody fills, or an output
            before anything has written it.
    """
    if watcher(target.baseline.dialect) is None:
        return
    source = target.workload.source
    if read := texture_read(launched_only(target.baseline)):
        raise WorkloadError(
            f"{source}: {read}, and a workload binds no textures and no surfaces; read an array "
            "of the workload through a pointer instead"
        )
    found = _missing(target, simt)
    if found is not None:
        raise WorkloadError(f"{source}: {_words(found)}")


def _missing(target: Target, simt: Executor) -> Finding | None:
    """The first read of something that the workload should have given."""
    workload = target.workload
    jobs = [
        simt.examine(target.baseline, ((case, WATCHED),))
        for case in (*workload.train, *workload.heldout)
    ]
    for job in jobs:
        try:
            found = job.result().found
        except WorkloadError:
            continue  # a case that simt cannot run; whether it should is not asked here
        for one in found:
            if one.kind is Kind.UNINITIALISED and one.remedy:
                return one
    return None


def _words(found: Finding) -> str:
    """Which array or variable, who reads it and where, and what to do."""
    access, name = found.second, found.region
    where = f"{access.what} at {access.place}" if access.place else f"`{access.text}`"
    if name.startswith("@"):
        what = f"kernel {found.kernel} reads {name}, which nobody fills ({where})"
    else:
        array = name.removeprefix("buffer ")
        what = (
            f"arrays.{array}: is an 'out' array, and kernel {found.kernel} reads it before "
            f"anything has written it ({where})"
        )
    return f"{what}; {found.remedy}"
