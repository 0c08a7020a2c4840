"""Loads a program with what its workload launches of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from gevo.device.kind import watcher
from gevo.errors import GevoError
from gevo.evaluate.executor import COMPILE_S, START_S, worker_processes
from gevo.evaluate.jobs import Worker, WorkerSpec
from gevo.evaluate.pool.node import Job, WorkerDied, WorkerLate
from gevo.program.base import Dialect, Program
from gevo.program.llvm.facts import kernel_signatures
from gevo.program.load import load
from gevo.study.target import MEMORY_BYTES
from gevo.workload.case import Workload


def load_launched(kernel: Path, workload: Workload, entry: Sequence[str] = ()) -> Program:
    """The program in a file, with what its workload launches; see `launched_of`.

    Args:
        kernel: The program's file.
        workload: Its workload.
        entry: Functions that may be edited; empty for all that are launched.

    Raises:
        ProgramError: The file holds no program, or `entry` names what is not launched.
    """
    of_kernels = Dialect.of_file(kernel) is Dialect.LLVM
    program = load(kernel, launched=workload.kernels if of_kernels else None)
    launched = launched_of(program, workload)
    if not entry and launched == program.launched:
        return program
    return load(kernel, entry, launched or None)


def launched_of(program: Program, workload: Workload) -> tuple[str, ...]:
    """Kernels that a workload launches, as `Program.launched` has them: empty for all.

    Where a Python driver makes the launches, they are seen in runs of the program on simt, in a
    worker process; where it cannot run there, any kernel may be launched.
    """
    watching = watcher(program.dialect)
    if watching is None:
        return ()
    kernels = tuple(kernel_signatures(program.text))
    names = workload.kernels
    if names is None and len(kernels) > 1:
        names = _observed(program, workload, watching)
    found = tuple(name for name in kernels if names is None or name in names)
    return () if not found or found == kernels else found


def _observed(program: Program, workload: Workload, device: str) -> frozenset[str] | None:
    spec = WorkerSpec(device, workload.source, program, memory_bytes=MEMORY_BYTES)
    cases = len(workload.train) + len(workload.heldout)
    processes = worker_processes(spec, 1)
    try:
        seconds = START_S + COMPILE_S + workload.timeout_s * cases
        return processes.start(Job(Worker.launched, (), seconds)).result()
    except (WorkerLate, WorkerDied, MemoryError, GevoError):
        return None
    finally:
        processes.close()
