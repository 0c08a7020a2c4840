"""Evaluates variants on GPUs: all cores compile ahead, every GPU only runs and measures."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import chain, repeat
from typing import Any, NoReturn, Protocol, TypeVar

from gevo.device.base import Cache, Lowered
from gevo.device.kind import Gpus, choice_of
from gevo.errors import CompileFailed, ConfigError, EditError, GevoError
from gevo.evaluate import gpu_worker, lower_worker
from gevo.evaluate.codegen import Code
from gevo.evaluate.executor import COMPILE_S, LOWER_S, START_S, TASKS_PER_WORKER, Jobs, Limits
from gevo.evaluate.gpu_seats import OPEN_S, PRELOAD, GpuSeats
from gevo.evaluate.gpu_worker import GpuSpec, Identity, Reply
from gevo.evaluate.jobs import PatchJson, Plan, WorkerSpec
from gevo.evaluate.lower_worker import LowerSpec
from gevo.evaluate.pool.gpu_lock import GpuLocks
from gevo.evaluate.pool.processes import Processes, WorkerDied, WorkerLate
from gevo.evaluate.scoring.contrast import Contrast
from gevo.evaluate.scoring.duel import Duel
from gevo.evaluate.scoring.examine import Examined
from gevo.evaluate.scoring.score import LowerReply
from gevo.evaluate.scoring.survey import Survey
from gevo.evaluate.scoring.timed import timed
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Program
from gevo.workload.case import TestCase

A = TypeVar("A")
B = TypeVar("B")

CASE_S = 10.0
"""Allowance for preparing and timing a case, beside the limit of a single run."""


class Seats(Protocol):
    """GPUs, here or elsewhere, each with one process for the jobs of `gpu_worker`."""

    def schedule(
        self,
        job: Callable[..., Reply[A]],
        args: tuple[Any, ...],
        seconds: float,
        refuse: Callable[[Outcome, str], A],
    ) -> Future[A]:
        """Run a job on a GPU; see `GpuSeats.schedule`."""
        ...

    def count_idleness(self) -> None:
        """Idleness counts from the first call on."""
        ...

    def idle_share(self) -> float | None:
        """Share of the GPUs' time in which they ran no kernel; None before counting."""
        ...

    def close(self) -> None:
        """Kill the processes. May be repeated."""
        ...


def lowering_processes(spec: LowerSpec, workers: int) -> Processes:
    """Processes on this machine for the jobs of `lower_worker`."""
    return Processes(
        workers, lower_worker.start, (spec,), PRELOAD, tasks_per_worker=TASKS_PER_WORKER
    )


def seats_of(spec: WorkerSpec, gpus: Gpus) -> GpuSeats:
    """One process on this machine for each of the GPUs."""
    return GpuSeats(
        [
            GpuSpec(opener, spec.workload, spec.baseline, spec.tolerance, bus)
            for opener, bus in zip(gpus.openers, chain(gpus.buses, repeat("")), strict=False)
        ]
    )


class GpuExecutor:
    """An `Executor` that compiles in CPU processes and runs on GPUs.

    Args:
        name: The device's name, for measurements.
        lowering: Worker processes for the jobs of `lower_worker`.
        assemble: Adds machine code to a lowered variant; fails with CompileFailed.
        seats: The GPUs.
        limits: Wall-clock limits.
    """

    def __init__(
        self,
        name: str,
        lowering: Jobs,
        assemble: Callable[[Lowered], Future[Lowered]],
        seats: Seats,
        limits: Limits,
    ) -> None:
        self._name = name
        self._processes = lowering
        self._assembled = assemble
        self._seats = seats
        self._limits = limits
        self._reference_ns: float | None = None

    def fingerprint(self) -> Identity:
        """Name of the device, whether its times are modelled, and what they depend on."""
        job = self._seats.schedule(gpu_worker.open_job, (), OPEN_S, _not_opened)
        return job.result()

    def calibrate(self, training: Measurement) -> None:
        """Scale times from now on to this measurement of the unmodified program."""
        self._reference_ns = training.runtime_ns if training.ok else None

    def idle_share(self) -> float | None:
        """Share of the GPUs' time, since the first score, in which they ran no kernel."""
        return self._seats.idle_share()

    def lower(self, program: Program) -> Future[LowerReply]:
        """Compile a variant to PTX; nothing that is refused reaches a GPU."""
        job = self._processes.schedule(lower_worker.lower_job, (program,), START_S + LOWER_S)

        def refuse(error: BaseException) -> LowerReply:
            return LowerReply(None, self._failed(*_ending(error, "while lowering it")))

        return rescued(job, (WorkerDied, WorkerLate, MemoryError), refuse)

    def score(self, lowered: Lowered) -> Future[Measurement]:
        """Assemble a variant, check it on the training cases and time it."""
        self._seats.count_idleness()

        def run(assembled: Lowered) -> Future[Measurement]:
            seconds = self._seconds(self._limits.train_cases + self._limits.timing_cases, 2)
            args = (assembled, self._reference_ns)
            return self._seats.schedule(gpu_worker.score_job, args, seconds, self._failed)

        return self._refused(_then(self._assembled(lowered), run))

    def replay(self, patch: PatchJson) -> Future[Program]:
        """Rebuild a variant from its patch's JSON; fails with EditError."""
        job = self._processes.schedule(lower_worker.replay_job, (patch,), START_S)
        return rescued(job, (WorkerDied, WorkerLate, MemoryError), _not_replayed)

    def measure(self, program: Program, plan: Plan, bitwise: bool = False) -> Future[Measurement]:
        """Run a program on the cases of `plan`, often enough to tell the time."""
        often = tuple((case, timed(options)) for case, options in plan)

        def run(assembled: Lowered) -> Future[Measurement]:
            seconds = self._seconds(len(plan), 2)
            args = (assembled, often, bitwise)
            return self._seats.schedule(gpu_worker.measure_job, args, seconds, self._failed)

        return self._run_program(program, run, lambda refused: refused)

    def examine(self, program: Program, plan: Plan) -> Future[Examined]:
        """Fails: a GPU does not tell who accesses what; the simt device does."""
        return _only_simt()

    def survey(self, known: Sequence[TestCase], seed: int) -> Future[Survey]:
        """Fails, as `examine`."""
        return _only_simt()

    def contrast(self, program: Program, cases: Sequence[TestCase], seed: int) -> Future[Contrast]:
        """Fails, as `examine`."""
        return _only_simt()

    def differs(self, program: Program, case: TestCase) -> Future[Measurement | None]:
        """Fails, as `examine`."""
        return _only_simt()

    def duel(
        self, program: Program, cases: Sequence[TestCase], trials: int, warm: int
    ) -> Future[Duel]:
        """Time a program and the baseline in turns."""

        def refuse(outcome: Outcome, detail: str) -> Duel:
            failed = self._failed(outcome, detail)
            return Duel(failed, failed)

        def run(assembled: Lowered) -> Future[Duel]:
            seconds = self._seconds(len(cases), 2 * (trials + warm))
            args = (assembled, tuple(cases), trials, warm)
            return self._seats.schedule(gpu_worker.duel_job, args, seconds, refuse)

        return self._run_program(program, run, lambda refused: Duel(refused, refused))

    def emit(self, program: Program) -> Future[Code]:
        """The code that is judged in the name of a program; fails with CompileFailed."""
        job = self._processes.schedule(lower_worker.emit_job, (program,), START_S + COMPILE_S)
        return rescued(job, (WorkerDied, WorkerLate, MemoryError), _no_ptx)

    def close(self) -> None:
        """Kill the processes; jobs under way are dropped. May be repeated."""
        self._seats.close()
        self._processes.close()

    def _run_program(
        self,
        program: Program,
        run: Callable[[Lowered], Future[A]],
        refused: Callable[[Measurement], A],
    ) -> Future[A]:
        """Lower, assemble and `run` a program; a refusal on the way is `refused`."""

        def assemble(reply: LowerReply) -> Future[A]:
            if reply.lowered is None:
                failed = reply.refused or self._failed(Outcome.COMPILE_FAILED, "no reason given")
                return _done(refused(failed))
            ran = _then(self._assembled(reply.lowered), run)
            return rescued(ran, (CompileFailed,), lambda error: refused(self._from(error)))

        return _then(self.lower(program), assemble)

    def _refused(self, job: Future[Measurement]) -> Future[Measurement]:
        return rescued(job, (CompileFailed,), self._from)

    def _from(self, error: BaseException) -> Measurement:
        outcome = getattr(error, "outcome", Outcome.COMPILE_FAILED)
        return self._failed(outcome, str(error))

    def _failed(self, outcome: Outcome, detail: str) -> Measurement:
        return Measurement(outcome, device=self._name, detail=detail)

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
        self._gpus = gpus
        self._locks = GpuLocks(gpus.buses)
        self._threads = threads = ThreadPoolExecutor(workers, "gevo-assemble")
        lowering = LowerSpec(
            gpus.compiler, spec.workload, spec.baseline, gpus.name, spec.memory_bytes
        )
        super().__init__(
            gpus.name,
            lowering_processes(lowering, workers),
            lambda lowered: threads.submit(gpus.compiler.assemble, lowered),
            seats_of(spec, gpus),
            limits,
        )

    def close(self) -> None:
        """Kill the processes; jobs under way are dropped. May be repeated."""
        super().close()
        self._threads.shutdown(wait=True, cancel_futures=True)
        self._locks.close()


def open_gpu_pool(
    spec: WorkerSpec, find: Callable[[str, Cache], Gpus], workers: int, limits: Limits
) -> GpuPool:
    """A pool on the GPUs of this machine that the spec names; raises ConfigError without any."""
    gpus = find(choice_of(spec.device), spec.cache)
    # Each GPU's own process needs a core, or the GPU would wait for it.
    return GpuPool(spec, gpus, max(1, workers - len(gpus.openers)), limits)


def _only_simt() -> Future[Any]:
    future: Future[Any] = Future()
    future.set_exception(ConfigError("only the simt device can watch a program's accesses"))
    return future


def _ending(error: BaseException, stage: str) -> tuple[Outcome, str]:
    if isinstance(error, WorkerLate):
        return Outcome.TIMED_OUT, f"wall-clock limit passed {stage}"
    what = f"died ({error.reason})" if isinstance(error, WorkerDied) else "ran out of memory"
    return Outcome.COMPILE_FAILED, f"the worker process {what} {stage}"


def _not_opened(outcome: Outcome, detail: str) -> NoReturn:
    raise CompileFailed(f"the device and the workload cannot be set up: {detail}", outcome)


def _no_ptx(error: BaseException) -> NoReturn:
    raise CompileFailed(_ending(error, "while generating PTX")[1]) from error


def _not_replayed(error: BaseException) -> NoReturn:
    raise EditError(_ending(error, "while replaying the patch")[1]) from error


def _done(value: A) -> Future[A]:
    future: Future[A] = Future()
    future.set_result(value)
    return future


def _settle(target: Future[A], compute: Callable[[], A]) -> None:
    try:
        target.set_result(compute())
    except GevoError as error:
        target.set_exception(error)


def _then(first: Future[A], follow: Callable[[A], Future[B]]) -> Future[B]:
    """The future of what follows the first one's result; a failure of either is its failure."""
    result: Future[B] = Future()

    def relay(done: Future[B]) -> None:
        error = done.exception()
        if error is None:
            result.set_result(done.result())
        else:
            result.set_exception(error)

    def step(done: Future[Any]) -> None:
        error = RuntimeError("the pool is closed") if done.cancelled() else done.exception()
        if error is not None:
            result.set_exception(error)
            return
        try:
            following = follow(done.result())
        except RuntimeError as closed:
            result.set_exception(closed)
            return
        following.add_done_callback(relay)

    first.add_done_callback(step)
    return result


def rescued(
    job: Future[A], kinds: tuple[type[BaseException], ...], rescue: Callable[[BaseException], A]
) -> Future[A]:
    """A future like `job` in which failures of these kinds become results."""
    result: Future[A] = Future()

    def settle(done: Future[A]) -> None:
        error = done.exception()
        if error is None:
            result.set_result(done.result())
        elif isinstance(error, kinds):
            _settle(result, lambda: rescue(error))
        else:
            result.set_exception(error)

    job.add_done_callback(settle)
    return result
