"""Runs one kernel alone under the detector, in worker processes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from pathlib import Path

from gevo.device.base import RunOptions
from gevo.device.registry import require_dialect
from gevo.errors import CompileFailed, ConfigError, WorkloadError
from gevo.evaluate.executor import COMPILE_S, START_S, worker_processes
from gevo.evaluate.jobs import Worker, WorkerSpec
from gevo.evaluate.pool.node import Job, WorkerDied, WorkerLate
from gevo.finding import Seen, merged
from gevo.frontend.source import FIRST, Compiler
from gevo.study.sources import load_launched, opened_for
from gevo.study.target import MEMORY_BYTES
from gevo.validate.runs import SCHEDULES, schedules
from gevo.workload.case import TestCase, Workload
from gevo.workload.spec import load as load_workload

DEFAULT_SCHEDULES = len(SCHEDULES)


@dataclass(frozen=True)
class SanitizerReport:
    """What was found in a kernel.

    Attributes:
        program: Its file.
        cases: Names of the cases that were run.
        runs: How many runs there were.
        seen: Every finding once.
        printed: What the kernels printed, its beginning, by case.
    """

    program: str
    cases: tuple[str, ...]
    runs: int
    seen: tuple[Seen, ...]
    printed: Mapping[str, str]


def sanitize_kernel(
    kernel: Path,
    source: Path,
    device: str,
    workers: int,
    names: Sequence[str] = (),
    count: int = DEFAULT_SCHEDULES,
    progress: Callable[[int, int], None] = lambda done, total: None,
    compiler: Compiler = FIRST,
) -> SanitizerReport:
    """Run a kernel on the cases of its workload, each under `count` schedules.

    Args:
        kernel: Its file.
        source: Its workload's spec.
        device: As `open_device` takes it.
        workers: Worker processes.
        names: Cases to run; empty for all.
        count: Schedules for every case.
        progress: Told how many cases are done, of how many.
        compiler: What compiles a `.cu` file.

    Raises:
        CompileFailed: The simt device does not run this kernel.
        WorkloadError: A case cannot be set up, or takes too long.
        ConfigError: There is no such case.
        ProgramError: The kernel cannot be read.
    """
    workload = load_workload(source)
    with opened_for(kernel, compiler, device, workload) as taken:
        program = load_launched(taken.path, workload, shown=taken.given)
    require_dialect(device, program.dialect)
    cases = _cases(workload, names)
    spec = WorkerSpec(device, str(source), program, memory_bytes=MEMORY_BYTES)
    seconds = START_S + COMPILE_S + 2 * workload.timeout_s * count
    seen: list[Seen] = []
    printed: dict[str, str] = {}
    runs = 0
    processes = worker_processes(spec, workers)
    try:
        jobs = [
            processes.start(Job(Worker.sanitize, (_plan(case, count),), seconds)) for case in cases
        ]
        for done, (case, job) in enumerate(zip(cases, jobs, strict=True), 1):
            try:
                result = job.result()
            except (WorkerLate, WorkerDied, MemoryError) as error:
                raise WorkloadError(f"{source}: case {case.name}: {_why(error)}") from error
            if result.failed:
                raise CompileFailed(f"case {case.name}: {result.failed}")
            seen = merged(seen, result.seen)
            runs += result.runs
            printed |= {case.name: result.printed} if result.printed else {}
            progress(done, len(jobs))
    finally:
        processes.close()
    names = tuple(case.name for case in cases)
    return SanitizerReport(str(kernel), names, runs, tuple(seen), printed)


def _cases(workload: Workload, names: Sequence[str]) -> tuple[TestCase, ...]:
    every = (*workload.train, *workload.heldout)
    if unknown := set(names) - {case.name for case in every}:
        known = ", ".join(case.name for case in every)
        raise ConfigError(f"--case {min(unknown)}: there is no such case; there are {known}")
    return tuple(case for case in every if not names or case.name in names)


def _plan(case: TestCase, count: int) -> tuple[tuple[TestCase, RunOptions], ...]:
    options = (
        RunOptions(collect=True, forgive=True, contents=True, schedule=s) for s in schedules(count)
    )
    return tuple(product((case,), options))


def _why(error: BaseException) -> str:
    if isinstance(error, WorkerLate):
        return "takes too long; use smaller sizes or a larger timeout_s"
    if isinstance(error, WorkerDied):
        return f"the worker process died ({error.reason})"
    return "needs more memory than a worker may have"
