"""Isolated worker processes: a variant that crashes, hangs or eats memory costs only itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import Any, NoReturn, Protocol, TypeVar

from gevo.device.base import Lowered
from gevo.errors import CompileFailed, EditError, GevoError, WorkloadError
from gevo.evaluate import jobs as worker
from gevo.evaluate.codegen import Code
from gevo.evaluate.jobs import PatchJson, Plan, WorkerSpec
from gevo.evaluate.pool.processes import Processes, WorkerDied, WorkerLate
from gevo.evaluate.scoring.contrast import Contrast
from gevo.evaluate.scoring.duel import Duel
from gevo.evaluate.scoring.examine import Examined
from gevo.evaluate.scoring.score import LowerReply
from gevo.evaluate.scoring.survey import Survey
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Program
from gevo.workload.case import TestCase

T = TypeVar("T")

TASKS_PER_WORKER = 400
"""A worker is replaced after so many jobs: JIT engines leak a little memory each."""
START_S = 60.0
"""Allowance for a fresh worker: imports, inputs and the baseline's own run."""
RECORD_S = 240.0
"""For running a timing case of real size in full."""
LOWER_S = 20.0
COMPILE_S = 30.0
SEARCH_S = 600.0
"""For a search for cases, whose length is bounded by what it runs."""


class Executor(Protocol):
    """Runs jobs somewhere else.

    Its futures fail only with a GevoError; a dead or late worker is a measurement.
    """

    def fingerprint(self) -> tuple[str, bool, dict[str, str]]:
        """Name of the device, whether its times are modelled, and what they depend on."""
        ...

    def lower(self, program: Program) -> Future[LowerReply]:
        """Verify and clean up one variant."""
        ...

    def score(self, lowered: Lowered) -> Future[Measurement]:
        """Compile a lowered variant and run the training cases."""
        ...

    def replay(self, patch: PatchJson) -> Future[Program]:
        """Rebuild a variant from its patch's JSON; fails with EditError."""
        ...

    def measure(self, program: Program, plan: Plan, bitwise: bool = False) -> Future[Measurement]:
        """Run a program on the cases of `plan`; see `Scorer.measure`."""
        ...

    def examine(self, program: Program, plan: Plan) -> Future[Examined]:
        """Run a program on `plan` under the detector; see `Examiner`."""
        ...

    def survey(self, known: Sequence[TestCase], seed: int) -> Future[Survey]:
        """Look for cases that exercise more of the unmodified program; see `Surveyor`."""
        ...

    def contrast(self, program: Program, cases: Sequence[TestCase], seed: int) -> Future[Contrast]:
        """Look for what a program does differently, or relies on; see `Contraster`."""
        ...

    def differs(self, program: Program, case: TestCase) -> Future[Measurement | None]:
        """How a program fails on a case, if the unmodified one defines what it gives."""
        ...

    def duel(
        self, program: Program, cases: Sequence[TestCase], trials: int, warm: int
    ) -> Future[Duel]:
        """Time a program and the baseline in turns; see `Scorer.duel`."""
        ...

    def emit(self, program: Program) -> Future[Code]:
        """The code that is judged in the name of a program; fails with CompileFailed."""
        ...

    def calibrate(self, training: Measurement) -> None:
        """Measure from now on relative to this measurement of the unmodified program."""
        ...

    def idle_share(self) -> float | None:
        """Share of the time in which GPUs waited for work; None where that means nothing."""
        ...

    def close(self) -> None:
        """Give everything back; jobs under way are dropped."""
        ...


@dataclass(frozen=True)
class Limits:
    """Wall-clock limits in seconds.

    Attributes:
        case_s: For running one case (the workload's `timeout_s`).
        train_cases: Number of training cases.
        timing_cases: Number of timing cases, which a worker first runs in full.
    """

    case_s: float
    train_cases: int
    timing_cases: int = 0

    @property
    def recording_s(self) -> float:
        """For running the timing cases in full."""
        return RECORD_S * self.timing_cases


class Jobs(Protocol):
    """Worker processes, here or elsewhere, that are ready for the jobs of one module."""

    def schedule(self, job: Callable[..., T], args: Sequence[Any], seconds: float) -> Future[T]:
        """Call `job(*args)` in a worker process; fails as that of `Processes`."""
        ...

    def close(self) -> None:
        """Kill the workers; jobs under way are dropped. May be repeated."""
        ...


def worker_processes(spec: WorkerSpec, workers: int) -> Processes:
    """Processes on this machine for the jobs of `worker`."""
    return Processes(
        workers,
        setup=worker.start,
        args=(spec,),
        # The main module too, which every process would otherwise import by itself.
        preload=("__main__", "gevo.evaluate.jobs"),
        tasks_per_worker=TASKS_PER_WORKER,
        worn=worker.worn,
    )


class WorkerPool:
    """An `Executor` whose workers do everything, from lowering to timing.

    Args:
        jobs: Worker processes for the jobs of `worker`.
        limits: Wall-clock limits.
    """

    def __init__(self, jobs: Jobs, limits: Limits) -> None:
        self._pool = jobs
        self._limits = limits
        self._device = ""
        self._modelled = False

    @property
    def jobs(self) -> Jobs:
        """The worker processes."""
        return self._pool

    def fingerprint(self) -> tuple[str, bool, dict[str, str]]:
        """Name of the device, whether its times are modelled, and what they depend on."""
        job = self._schedule(worker.fingerprint_job, (), START_S)
        reply = _guarded(job, _no_start).result()
        self._device, self._modelled, _ = reply
        return reply

    def lower(self, program: Program) -> Future[LowerReply]:
        """Verify and clean up one variant."""
        job = self._schedule(worker.lower_job, (program,), START_S + LOWER_S)
        refused = self._refusals(Outcome.COMPILE_FAILED, "while lowering it")
        return _guarded(job, lambda error: LowerReply(None, refused(error)))

    def score(self, lowered: Lowered) -> Future[Measurement]:
        """Compile a lowered variant and run the training cases."""
        seconds = START_S + COMPILE_S + self._limits.case_s * self._limits.train_cases
        seconds += self._limits.recording_s
        job = self._schedule(worker.score_job, (lowered,), seconds)
        return _guarded(
            job, self._refusals(Outcome.LAUNCH_FAILED, "while compiling or running it")
        )

    def replay(self, patch: PatchJson) -> Future[Program]:
        """Rebuild a variant from its patch's JSON; fails with EditError."""
        return _guarded(self._schedule(worker.replay_job, (patch,), START_S), _not_replayed)

    def measure(self, program: Program, plan: Plan, bitwise: bool = False) -> Future[Measurement]:
        """Run a program on the cases of `plan`."""
        job = self._schedule(
            worker.measure_job, (program, plan, bitwise), self._seconds(len(plan))
        )
        return _guarded(
            job, self._refusals(Outcome.LAUNCH_FAILED, "while compiling or running it")
        )

    def examine(self, program: Program, plan: Plan) -> Future[Examined]:
        """Run a program on the cases of `plan` under the detector."""
        seconds = self._seconds(2 * len(plan))
        job = self._schedule(worker.examine_job, (program, plan), seconds)
        refused = self._refusals(Outcome.LAUNCH_FAILED, "while compiling or running it")
        return _guarded(job, lambda error: Examined(refused(error)))

    def survey(self, known: Sequence[TestCase], seed: int) -> Future[Survey]:
        """Look for cases that exercise more of the unmodified program."""
        job = self._schedule(worker.survey_job, (tuple(known), seed), self._searching(len(known)))
        return _guarded(job, lambda error: Survey(unfinished=_what_happened(error)))

    def contrast(self, program: Program, cases: Sequence[TestCase], seed: int) -> Future[Contrast]:
        """Look for what a program does differently, or relies on."""
        args = (program, tuple(cases), seed)
        job = self._schedule(worker.contrast_job, args, self._searching(len(cases)))
        refused = self._refusals(Outcome.LAUNCH_FAILED, "while looking for differences")
        return _guarded(job, lambda error: Contrast(refused(error)))

    def differs(self, program: Program, case: TestCase) -> Future[Measurement | None]:
        """How a program fails on a case, if the unmodified one defines what it gives."""
        job = self._schedule(worker.differs_job, (program, case), self._seconds(8))
        return _guarded(job, lambda error: None)

    def _searching(self, cases: int) -> float:
        """Wall-clock limit of a search that begins with so many cases."""
        return self._seconds(cases) + SEARCH_S

    def duel(
        self, program: Program, cases: Sequence[TestCase], trials: int, warm: int
    ) -> Future[Duel]:
        """Time a program and the baseline in turns."""
        runs = len(cases) * (1 + 2 * (trials + warm))
        job = self._schedule(
            worker.duel_job,
            (program, tuple(cases), trials, warm),
            self._seconds(runs) + self._limits.recording_s,
        )
        refused = self._refusals(Outcome.LAUNCH_FAILED, "while compiling or timing it")
        return _guarded(job, lambda error: Duel(refused(error), refused(error)))

    def emit(self, program: Program) -> Future[Code]:
        """The code that is judged in the name of a program."""
        return _guarded(self._schedule(worker.emit_job, (program,), START_S + COMPILE_S), _no_ptx)

    def calibrate(self, training: Measurement) -> None:
        """Nothing: times measured here are absolute."""

    def idle_share(self) -> float | None:
        """None: nothing here stands idle at a price."""
        return None

    def _seconds(self, runs: int) -> float:
        """Wall-clock limit of a job that runs so many cases, and the baseline on as many."""
        return START_S + LOWER_S + COMPILE_S + self._limits.case_s * max(1, runs) * 2

    def close(self) -> None:
        """Kill the workers; jobs under way are dropped. May be repeated."""
        self._pool.close()

    def _schedule(self, job: Callable[..., T], args: Sequence[Any], seconds: float) -> Future[T]:
        return self._pool.schedule(job, args, seconds)

    def _refusals(self, died: Outcome, stage: str) -> Callable[[BaseException], Measurement]:
        def refuse(error: BaseException) -> Measurement:
            outcome = Outcome.TIMED_OUT if isinstance(error, WorkerLate) else died
            detail = f"{_what_happened(error)} {stage}"
            return Measurement(
                outcome, device=self._device, modelled=self._modelled, detail=detail
            )

        return refuse


class LocalPool(WorkerPool):
    """Worker processes on this machine.

    Args:
        spec: What every worker judges.
        workers: Number of processes.
        limits: Wall-clock limits.
    """

    def __init__(self, spec: WorkerSpec, workers: int, limits: Limits) -> None:
        super().__init__(worker_processes(spec, workers), limits)


def _what_happened(error: BaseException) -> str:
    """The same words for the same fault, whatever the process and the machine."""
    if isinstance(error, WorkerLate):
        return "wall-clock limit passed"
    if isinstance(error, WorkerDied):
        return f"the worker process died ({error.reason})"
    return "the worker process ran out of memory"


def _no_start(error: BaseException) -> NoReturn:
    raise WorkloadError(
        f"the device and the workload cannot be set up: {_what_happened(error)}"
    ) from error


def _no_ptx(error: BaseException) -> NoReturn:
    raise CompileFailed(f"{_what_happened(error)} while generating PTX") from error


def _not_replayed(error: BaseException) -> NoReturn:
    raise EditError(f"{_what_happened(error)} while replaying the patch") from error


def _guarded(job: Future[T], refuse: Callable[[BaseException], T]) -> Future[T]:
    """A future like `job` in which a late or dead worker gives `refuse(error)`."""
    guarded: Future[T] = Future()
    guarded.set_running_or_notify_cancel()

    def settle(done: Future[T]) -> None:
        error = done.exception()
        if error is None:
            guarded.set_result(done.result())
        elif isinstance(error, WorkerLate | WorkerDied | MemoryError):
            try:
                guarded.set_result(refuse(error))
            except GevoError as refusal:
                guarded.set_exception(refusal)
        else:
            guarded.set_exception(error)

    job.add_done_callback(settle)
    return guarded
