"""What a study asks of its workers, and how a failed worker becomes a measurement.

Worker processes isolate: a variant that crashes, hangs or eats memory costs only itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass
from typing import NoReturn, TypeVar

from gevo.device.base import PROFILE_S, Lowered
from gevo.device.forecast import KernelWork
from gevo.device.kind import kind_of
from gevo.errors import CompileFailed, EditError, WorkloadError
from gevo.evaluate.codegen import Code
from gevo.evaluate.jobs import (
    Identity,
    LoweringWorker,
    PatchJson,
    Plan,
    Worker,
    WorkerSpec,
    start_worker,
    unusable,
)
from gevo.evaluate.pool.node import Inline, Job, Runner, WorkerDied, WorkerLate
from gevo.evaluate.pool.processes import Processes
from gevo.evaluate.scoring.contrast import Contrast, Search
from gevo.evaluate.scoring.duel import Duel
from gevo.evaluate.scoring.ends import Ends
from gevo.evaluate.scoring.examine import Examined
from gevo.evaluate.scoring.issued import Issued
from gevo.evaluate.scoring.model import Behaviour
from gevo.evaluate.scoring.read_back import ReadBack
from gevo.evaluate.scoring.score import LowerReply
from gevo.evaluate.scoring.survey import FULL, Effort, Survey
from gevo.evaluate.scoring.unaimed import PARTS, Unaimed
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Assumed, Program
from gevo.workload.case import TestCase

T = TypeVar("T")

TASKS_PER_WORKER = 4000
"""A worker is replaced after so many jobs: JIT engines leak a little memory each (5 kB of nw), and
a new one takes as long as fifty variants to be ready."""
START_S = 60.0
"""Allowance for a fresh worker: imports, inputs and the baseline's own run."""
RECORD_S = 240.0
"""For running a timing case of real size in full."""
LOWER_S = 20.0
COMPILE_S = 30.0
PROBES = 20
"""Runs of a case when a model is asked; see `gevo.evaluate.scoring.model`."""
SEARCH_S = 600.0
"""For a search for cases, whose length is bounded by what it runs."""


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


PRELOAD = ("__main__", "gevo.evaluate.jobs")
"""What the fork server imports: the main module too, which every process would by itself."""
RUNTIME = "gevo.device.simt.native.ready"
"""The same where processes run programs on the simt device: see there."""


def worker_processes(spec: WorkerSpec, workers: int) -> Processes:
    """Processes on this machine for the jobs of `Worker`."""
    return Processes(
        workers,
        setup=start_worker,
        args=(spec,),
        preload=(*PRELOAD, RUNTIME) if kind_of(spec.device).watches else PRELOAD,
        tasks_per_worker=TASKS_PER_WORKER,
        recycle=unusable,
    )


class Executor:
    """Runs the jobs of a study in workers, which do everything from lowering to timing.

    Its futures fail only with a GevoError; a dead or late worker is a measurement.

    Args:
        jobs: Runs the jobs of `Worker`.
        limits: Wall-clock limits.
    """

    _compiles: type[Worker] | type[LoweringWorker] = Worker
    """Whose jobs `jobs` runs, as far as they need no device."""

    def __init__(self, jobs: Runner, limits: Limits) -> None:
        self._pool = jobs
        self._limits = limits
        self._device = ""
        self._modelled = False
        self._reference_ns: float | None = None

    @property
    def jobs(self) -> Runner:
        """The worker processes."""
        return self._pool

    def fingerprint(self) -> Identity:
        """Name of the device, whether its times are modelled, and what they depend on."""
        reply = self._pool.start(Job(Worker.fingerprint, (), START_S, _no_start)).result()
        self._device, self._modelled, _ = reply
        return reply

    def lower(self, program: Program) -> Future[LowerReply]:
        """Verify and clean up one variant."""
        refused = self._refusals(Outcome.COMPILE_FAILED, "while lowering it")
        call, seconds = self._compiles.lower, START_S + LOWER_S
        job = Job(call, (program,), seconds, lambda error: LowerReply(None, refused(error)))
        return self._pool.start(job)

    def score(self, lowered: Lowered) -> Future[Measurement]:
        """Compile a lowered variant and run the training cases."""
        seconds = START_S + COMPILE_S + self._limits.case_s * self._limits.train_cases
        seconds += self._limits.recording_s
        args = (lowered, self._reference_ns)
        return self._pool.start(Job(Worker.score, args, seconds, self._refusals(*_RUNNING)))

    def replay(self, patch: PatchJson) -> Future[Program]:
        """Rebuild a variant from its patch's JSON; fails with EditError."""
        return self._pool.start(Job(self._compiles.replay, (patch,), START_S, _not_replayed))

    def measure(self, program: Program, plan: Plan, bitwise: bool = False) -> Future[Measurement]:
        """Run a program on the cases of `plan`; see `Scorer.measure`."""
        args = (program, plan, bitwise)
        seconds = self._lasting(len(plan)) + self._limits.recording_s
        return self._pool.start(Job(Worker.measure, args, seconds, self._refusals(*_RUNNING)))

    def examine(self, program: Program, plan: Plan) -> Future[Examined]:
        """Run a program on `plan` under the detector; see `Examiner`."""
        refused, seconds = self._refusals(*_RUNNING), self._lasting(2 * len(plan))
        args = program, plan
        return self._watch(
            Job(Worker.examine, args, seconds, lambda error: Examined(refused(error)))
        )

    def behave(self, program: Program, cases: int) -> Future[Behaviour]:
        """Ask a program of a workload with so many cases what only models are asked."""
        refused, seconds = self._refusals(*_RUNNING), self._lasting(PROBES * cases)
        return self._pool.start(
            Job(Worker.behave, (program,), seconds, lambda error: Behaviour(failed=refused(error)))
        )

    def read_back(self, program: Program, ptx: str, own: str, plan: Plan) -> Future[ReadBack]:
        """Run what a program's emitted PTX says on `plan`, under the detector; see `PtxReader`."""
        refused, seconds = self._refusals(*_RUNNING), self._lasting(2 * len(plan))
        args = program, ptx, own, plan
        return self._watch(
            Job(Worker.read_back, args, seconds, lambda error: ReadBack(Examined(refused(error))))
        )

    def survey(
        self, known: Sequence[TestCase], seed: int, effort: Effort = FULL
    ) -> Future[Survey]:
        """Look for cases that exercise more of the unmodified program; see `Surveyor`."""
        args, seconds = (tuple(known), seed, effort), self._lasting(len(known)) + SEARCH_S
        return self._watch(
            Job(
                Worker.survey, args, seconds, lambda error: Survey(unfinished=what_happened(error))
            )
        )

    def held(self, cases: Sequence[TestCase]) -> Future[Mapping[str, Sequence[str]]]:
        """Conditions that launches fulfil, by kernel; none where they cannot be told."""
        seconds = self._lasting(len(cases) + 8)
        return self._watch(Job(Worker.held, (tuple(cases),), seconds, lambda error: {}))

    def profile(self) -> Future[Mapping[str, float]]:
        """Nanoseconds of the unmodified program's ops by themselves, by uid.

        Empty where the device cannot tell: it has no clock, or programs are more than their ops.
        """
        seconds = START_S + PROFILE_S
        return self._pool.start(Job(Worker.profile, (), seconds, lambda error: dict[str, float]()))

    def contrast(
        self,
        program: Program,
        cases: Sequence[TestCase],
        compiled: Program | None = None,
        told: Sequence[Assumed] = (),
        search: Search = Search.FULL,
        outside: Sequence[TestCase] = (),
    ) -> Future[Contrast]:
        """Look for what a program does differently, or relies on; see `Contraster`.

        Without cases that aim at nothing in particular, which `unaimed` tries.
        """
        refused = self._refusals(Outcome.LAUNCH_FAILED, "while looking for differences")
        args = program, tuple(cases), compiled, tuple(told), search, tuple(outside)
        seconds = self._lasting(len(cases)) + SEARCH_S
        return self._watch(
            Job(Worker.contrast, args, seconds, lambda error: Contrast(refused(error)))
        )

    def unaimed(
        self, program: Program, cases: Sequence[TestCase], seed: int
    ) -> Sequence[Future[Unaimed]]:
        """Look for a difference where nothing says where one is, in a fixed number of jobs."""
        refused = self._refusals(Outcome.LAUNCH_FAILED, "while looking for differences")
        seconds = self._lasting(0) + SEARCH_S
        jobs = (
            Job(
                Worker.unaimed,
                (program, tuple(cases), seed, part),
                seconds,
                lambda error: Unaimed(refused(error)),
            )
            for part in range(PARTS)
        )
        return [self._watch(job) for job in jobs]

    def differs(self, program: Program, case: TestCase) -> Future[Measurement | None]:
        """How a program fails on a case, if the unmodified one defines what it gives."""
        args, seconds = (program, case), self._lasting(8)
        return self._watch(Job(Worker.differs, args, seconds, lambda error: None))

    def at_ends(self, program: Program, cases: Sequence[TestCase]) -> Future[Ends]:
        """Run a program on cases whose arrays are all at one end; see `AtEnds`."""
        args, seconds = (program, tuple(cases)), self._lasting(12 * len(cases))
        return self._watch(
            Job(Worker.at_ends, args, seconds, lambda error: Ends(unfinished=what_happened(error)))
        )

    def duel(
        self, program: Program, cases: Sequence[TestCase], trials: int, warm: int
    ) -> Future[Duel]:
        """Time a program and the baseline in turns; see `Scorer.duel`."""
        refused = self._refusals(Outcome.LAUNCH_FAILED, "while compiling or timing it")
        args = program, tuple(cases), trials, warm
        seconds = self._lasting(len(cases) * (1 + 2 * (trials + warm))) + self._limits.recording_s
        return self._pool.start(
            Job(Worker.duel, args, seconds, lambda error: Duel(refused(error), refused(error)))
        )

    def as_emitted(
        self, program: Program, ir: str, own: str, kinds: Mapping[str, Sequence[TestCase]]
    ) -> Future[Mapping[str, Duel]]:
        """Model by kind of case the times of what is emitted for a program; see `AsEmitted`."""
        refused = self._refusals(Outcome.LAUNCH_FAILED, "while timing what is emitted for it")
        seconds = self._lasting(4 * sum(map(len, kinds.values()))) + self._limits.recording_s

        def failed(error: BaseException) -> Mapping[str, Duel]:
            return dict.fromkeys(kinds, Duel(refused(error), refused(error)))

        return self._pool.start(
            Job(Worker.as_emitted, (program, ir, own, dict(kinds)), seconds, failed)
        )

    def emit(self, program: Program) -> Future[Code]:
        """The code that is judged in the name of a program; fails with CompileFailed."""
        return self._pool.start(Job(self._compiles.emit, (program,), START_S + COMPILE_S, _no_ptx))

    def executed(self, program: Program) -> Future[tuple[KernelWork, ...]]:
        """How often warps come to each line of a program; fails with CompileFailed."""
        seconds = self._lasting(self._limits.train_cases) + self._limits.recording_s
        return self._watch(Job(Worker.executed, (program,), seconds, _not_counted))

    def issued(self, ir: str) -> Future[Issued]:
        """What is emitted for a program comes to; fails with CompileFailed and ProgramError.

        Args:
            ir: Its cleaned text.
        """
        seconds = self._lasting(self._limits.train_cases) + self._limits.recording_s
        return self._watch(Job(Worker.issued, (ir,), seconds + COMPILE_S, _not_counted))

    def calibrate(self, training: Measurement) -> None:
        """Scale measured times from now on to this measurement of the unmodified program."""
        self._reference_ns = training.runtime_ns if training.ok else None

    def idle_share(self) -> float | None:
        """Share of the time in which GPUs waited for work; None without one."""
        return None

    def hold(self) -> None:
        """Leave the machine to others: no job begins until `release`, where that can be done."""

    def release(self) -> None:
        """Go on after `hold`; may be called without one."""

    def close(self) -> None:
        """Kill the workers; jobs under way are dropped. May be repeated."""
        self._pool.close()

    def stop(self) -> None:
        """Jobs that are not done, or begin later, fail with PoolClosed; from any thread.

        `close` must still follow.
        """
        self.close()

    def _watch(self, job: Job[T]) -> Future[T]:
        """Run a job that needs to know who accesses what."""
        return self._pool.start(job)

    def _lasting(self, runs: int) -> float:
        """Wall-clock limit of a job that runs so many cases, and the baseline on as many."""
        return START_S + LOWER_S + COMPILE_S + self._limits.case_s * max(1, runs) * 2

    def _refusals(self, died: Outcome, stage: str) -> Callable[[BaseException], Measurement]:
        def refuse(error: BaseException) -> Measurement:
            outcome, detail = ending(error, died, stage)
            return Measurement(
                outcome, device=self._device, modelled=self._modelled, detail=detail
            )

        return refuse


class LocalPool(Executor):
    """Worker processes on this machine.

    Args:
        spec: What every worker judges.
        workers: Number of processes.
        limits: Wall-clock limits.
    """

    def __init__(self, spec: WorkerSpec, workers: int, limits: Limits) -> None:
        self._processes = worker_processes(spec, workers)
        super().__init__(self._processes, limits)

    def hold(self) -> None:
        """Begin with no other job until `release`; those under way go on."""
        self._processes.hold()

    def release(self) -> None:
        """Go on after `hold`."""
        self._processes.release()


class InProcess(Executor):
    """Everything in this very process, for tests and debuggers, without any limit.

    A variant can crash or hang it. A job runs when its result is asked for.
    """

    def __init__(self, spec: WorkerSpec) -> None:
        self.judge = Worker(spec)
        super().__init__(Inline(self.judge), Limits(0.0, 0))

    def close(self) -> None:
        """Give the device back."""
        self.judge.close()

    def stop(self) -> None:
        """Begin with no other job; one that is under way goes on."""
        self._pool.close()


_RUNNING = (Outcome.LAUNCH_FAILED, "while compiling or running it")


def what_happened(error: BaseException) -> str:
    """The same words for the same fault, whatever the process and the machine."""
    if isinstance(error, WorkerLate):
        return "wall-clock limit passed"
    if isinstance(error, WorkerDied):
        return f"the worker process died ({error.reason})"
    return "the worker process ran out of memory"


def ending(error: BaseException, died: Outcome, stage: str) -> tuple[Outcome, str]:
    """Outcome and detail of a job whose worker was late, died or ran out of memory."""
    outcome = Outcome.TIMED_OUT if isinstance(error, WorkerLate) else died
    return outcome, f"{what_happened(error)} {stage}"


def _no_start(error: BaseException) -> NoReturn:
    raise WorkloadError(
        f"the device and the workload cannot be set up: {what_happened(error)}"
    ) from error


def _no_ptx(error: BaseException) -> NoReturn:
    raise CompileFailed(f"{what_happened(error)} while generating PTX") from error


def _not_counted(error: BaseException) -> NoReturn:
    raise CompileFailed(f"{what_happened(error)} while running it") from error


def _not_replayed(error: BaseException) -> NoReturn:
    raise EditError(f"{what_happened(error)} while replaying the patch") from error
