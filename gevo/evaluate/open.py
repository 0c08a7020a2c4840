"""Opens what runs variants on a device. On GPUs all cores compile ahead, and GPUs only run."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import replace
from itertools import chain, repeat
from typing import NoReturn, Protocol, TypeVar

from gevo.device.base import Cache, Compiler, Lowered
from gevo.device.kind import Gpus, choice_of, kind_of
from gevo.errors import CompileFailed, ConfigError
from gevo.evaluate.executor import (
    COMPILE_S,
    PRELOAD,
    START_S,
    TASKS_PER_WORKER,
    Executor,
    Limits,
    LocalPool,
    ending,
    what_happened,
)
from gevo.evaluate.jobs import GpuWorker, Identity, LoweringWorker, Plan, WorkerSpec
from gevo.evaluate.pool.gpu import OPEN_S, GpuLocks, GpuNode
from gevo.evaluate.pool.node import Dispatcher, Job, Runner
from gevo.evaluate.pool.processes import Processes
from gevo.evaluate.scoring.duel import Duel
from gevo.evaluate.scoring.score import LowerReply
from gevo.evaluate.scoring.timed import timed
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Program
from gevo.workload.case import TestCase

A = TypeVar("A")
B = TypeVar("B")

CASE_S = 10.0
"""Allowance for preparing and timing a case, beside the limit of a single run."""


class GpuRunner(Runner, Protocol):
    """GPUs, here or elsewhere, each with one process for the jobs of `GpuWorker`."""

    def count_idleness(self) -> None:
        """Idleness counts from the first call on."""
        ...

    def idle_share(self) -> float | None:
        """Share of the GPUs' time in which they ran no kernel; None before counting."""
        ...


def lowering_processes(spec: WorkerSpec, compiler: Compiler, workers: int) -> Processes:
    """Processes on this machine for the jobs of `LoweringWorker`."""
    args = spec, compiler
    return Processes(workers, LoweringWorker, args, PRELOAD, tasks_per_worker=TASKS_PER_WORKER)


class LocalGpus(Dispatcher):
    """GPUs of this machine, locked for this process.

    Args:
        spec: What is judged.
        gpus: Where.

    Raises:
        ConfigError: Another gevo is using one of the GPUs.
    """

    def __init__(self, spec: WorkerSpec, gpus: Gpus) -> None:
        self._locks = GpuLocks(gpus.buses)
        super().__init__(lambda node, held, why: None, grace_s=0.0)
        self._gpus = [
            GpuNode(GpuWorker, (spec, opener), PRELOAD, bus)
            for opener, bus in zip(gpus.openers, chain(gpus.buses, repeat("")), strict=False)
        ]
        for gpu in self._gpus:
            self.join(gpu)

    def count_idleness(self) -> None:
        """Idleness counts from the first call on."""
        for gpu in self._gpus:
            gpu.count_idleness()

    def idle_share(self) -> float | None:
        """Share of the GPUs' time in which no kernel was run or timed; None before counting."""
        shares = [share for gpu in self._gpus if (share := gpu.idle_share()) is not None]
        return sum(shares) / len(shares) if shares else None

    def close(self) -> None:
        """Kill the processes, give back the GPUs. May be repeated."""
        super().close()
        self._locks.close()


class GpuExecutor(Executor):
    """An `Executor` that compiles in CPU processes and runs on GPUs.

    Args:
        name: The device's name, for measurements.
        lowering: Runs the jobs of `LoweringWorker`.
        gpus: The GPUs.
        limits: Wall-clock limits.
    """

    _compiles = LoweringWorker

    def __init__(self, name: str, lowering: Runner, gpus: GpuRunner, limits: Limits) -> None:
        super().__init__(lowering, limits)
        self._device = name
        self._gpus = gpus

    def fingerprint(self) -> Identity:
        """Name of the device, whether its times are modelled, and what they depend on."""
        return self._gpus.start(Job(GpuWorker.open, (), OPEN_S, _not_opened)).result()

    def idle_share(self) -> float | None:
        """Share of the GPUs' time, since the first score, in which they ran no kernel."""
        return self._gpus.idle_share()

    def score(self, lowered: Lowered) -> Future[Measurement]:
        """Assemble a variant, check it on the training cases and time it."""
        self._gpus.count_idleness()
        seconds = self._seconds(self._limits.train_cases + self._limits.timing_cases, 2)

        def run(assembled: Lowered) -> Future[Measurement]:
            args = (assembled, self._reference_ns)
            return self._gpus.start(Job(GpuWorker.score, args, seconds, self._failed))

        return _then(self._assembled(lowered), run, self._from)

    def measure(self, program: Program, plan: Plan, bitwise: bool = False) -> Future[Measurement]:
        """Run a program on the cases of `plan`, often enough to tell the time."""
        often = tuple((case, timed(options)) for case, options in plan)
        seconds = self._seconds(len(plan), 2)

        def run(assembled: Lowered) -> Future[Measurement]:
            args = (assembled, often, bitwise)
            return self._gpus.start(Job(GpuWorker.measure, args, seconds, self._failed))

        return self._run_program(program, run, lambda refused: refused)

    def duel(
        self, program: Program, cases: Sequence[TestCase], trials: int, warm: int
    ) -> Future[Duel]:
        """Time a program and the baseline in turns."""
        seconds = self._seconds(len(cases), 2 * (trials + warm))

        def both(failed: Measurement) -> Duel:
            return Duel(failed, failed)

        def run(assembled: Lowered) -> Future[Duel]:
            args = (assembled, tuple(cases), trials, warm)
            return self._gpus.start(
                Job(GpuWorker.duel, args, seconds, lambda error: both(self._failed(error)))
            )

        return self._run_program(program, run, both)

    def close(self) -> None:
        """Kill the processes; jobs under way are dropped. May be repeated."""
        self._gpus.close()
        super().close()

    def _watch(self, job: Job[A]) -> Future[A]:
        """Fails: a GPU does not tell who accesses what; the simt device does."""
        future: Future[A] = Future()
        future.set_exception(ConfigError("only the simt device can watch a program's accesses"))
        return future

    def _run_program(
        self,
        program: Program,
        run: Callable[[Lowered], Future[A]],
        refused: Callable[[Measurement], A],
    ) -> Future[A]:
        """Lower, assemble and `run` a program; a refusal on the way is `refused`."""

        def refuse(error: CompileFailed) -> A:
            return refused(self._from(error))

        def assemble(reply: LowerReply) -> Future[A]:
            if reply.lowered is None:
                found: Future[A] = Future()
                found.set_result(
                    refused(reply.refused or self._from(CompileFailed("no reason given")))
                )
                return found
            return _then(self._assembled(reply.lowered), run, refuse)

        return _then(self.lower(program), assemble, refuse)

    def _assembled(self, lowered: Lowered) -> Future[Lowered]:
        """With machine code; fails with CompileFailed."""
        seconds = START_S + COMPILE_S
        return self._pool.start(Job(LoweringWorker.assemble, (lowered,), seconds, _not_assembled))

    def _failed(self, error: BaseException) -> Measurement:
        return self._refusals(Outcome.LAUNCH_FAILED, "while running it")(error)

    def _from(self, error: CompileFailed) -> Measurement:
        return Measurement(error.outcome, device=self._device, detail=str(error))

    def _seconds(self, cases: int, runs: int) -> float:
        """Wall-clock limit of a job that runs so many cases so many times."""
        prepare = OPEN_S + COMPILE_S
        return prepare + cases * (CASE_S + self._limits.case_s * runs)


class GpuPool(GpuExecutor):
    """An `Executor` on the GPUs of this machine.

    Args:
        spec: What is judged.
        gpus: Where.
        workers: CPU processes that compile.
        limits: Wall-clock limits.

    Raises:
        ConfigError: Another gevo is using one of the GPUs.
    """

    def __init__(self, spec: WorkerSpec, gpus: Gpus, workers: int, limits: Limits) -> None:
        local = LocalGpus(spec, gpus)
        lowering = lowering_processes(replace(spec, device=gpus.name), gpus.compiler, workers)
        super().__init__(gpus.name, lowering, local, limits)


def open_gpu_pool(
    spec: WorkerSpec, find: Callable[[str, Cache], Gpus], workers: int, limits: Limits
) -> GpuPool:
    """A pool on the GPUs of this machine that the spec names; raises ConfigError without any."""
    gpus = find(choice_of(spec.device), spec.cache)
    # Each GPU's own process needs a core, or the GPU would wait for it.
    return GpuPool(spec, gpus, max(1, workers - len(gpus.openers)), limits)


def _not_opened(error: BaseException) -> NoReturn:
    outcome, detail = ending(error, Outcome.LAUNCH_FAILED, "while running it")
    raise CompileFailed(f"the device and the workload cannot be set up: {detail}", outcome)


def _not_assembled(error: BaseException) -> NoReturn:
    raise CompileFailed(f"{what_happened(error)} while assembling it") from error


def _then(
    first: Future[A], follow: Callable[[A], Future[B]], refused: Callable[[CompileFailed], B]
) -> Future[B]:
    """The future of what follows the first one's result; a failure of either is its failure.

    CompileFailed, of either, is a result: what `refused` makes of it. Until the first is
    done it can be cancelled; then nothing follows.
    """
    result: Future[B] = Future()

    def fail(error: BaseException) -> None:
        if isinstance(error, CompileFailed):
            result.set_result(refused(error))
        else:
            result.set_exception(error)

    def relay(done: Future[B]) -> None:
        error = done.exception()
        _ = fail(error) if error is not None else result.set_result(done.result())

    def step(done: Future[A]) -> None:
        if not result.set_running_or_notify_cancel():
            return
        error = done.exception()
        if error is not None:
            fail(error)
            return
        follow(done.result()).add_done_callback(relay)

    first.add_done_callback(step)
    return result


Opener = Callable[[WorkerSpec, int, Limits], Executor]
"""Like `open_executor`."""


def open_executor(spec: WorkerSpec, workers: int, limits: Limits) -> Executor:
    """Workers for the device that the spec names.

    On GPUs there is one process for each, and `workers` processes that compile; elsewhere every
    worker does everything.

    Raises:
        ConfigError: The device cannot be used here.
    """
    gpus = kind_of(spec.device).gpus
    if gpus is not None:
        return open_gpu_pool(spec, gpus, workers, limits)
    return LocalPool(spec, workers, limits)
