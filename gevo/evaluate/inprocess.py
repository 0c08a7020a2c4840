"""Runs jobs in this very process: for tests, and to step through a variant in a debugger.

A variant can crash or hang the process that runs it; searches use worker processes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Future
from typing import TypeVar

from gevo.device.base import Lowered
from gevo.errors import GevoError
from gevo.evaluate import jobs as worker
from gevo.evaluate.codegen import Code
from gevo.evaluate.jobs import PatchJson, Plan, WorkerSpec
from gevo.evaluate.scoring.contrast import Contrast, Contraster
from gevo.evaluate.scoring.duel import Duel
from gevo.evaluate.scoring.examine import Examined, Examiner
from gevo.evaluate.scoring.score import LowerReply
from gevo.evaluate.scoring.survey import Survey, Surveyor
from gevo.measurement import Measurement
from gevo.program.base import Program
from gevo.workload.case import TestCase

T = TypeVar("T")


class InProcess:
    """An `Executor` without other processes and without limits on time and memory.

    Replaying, measuring, timing and generating code happen when their result is asked for.
    """

    def __init__(self, spec: WorkerSpec) -> None:
        self._scorer = worker.build(spec)
        self._examiner = Examiner(self._scorer)
        self._contraster = Contraster(self._scorer)

    def fingerprint(self) -> tuple[str, bool, dict[str, str]]:
        """Name of the device, whether its times are modelled, and what they depend on."""
        device = self._scorer.device
        return device.name, device.modelled, dict(device.fingerprint())

    def lower(self, program: Program) -> Future[LowerReply]:
        """Verify and clean up one variant."""
        return _now(lambda: self._scorer.lower(program))

    def score(self, lowered: Lowered) -> Future[Measurement]:
        """Compile a lowered variant and run the training cases."""
        return _now(lambda: self._scorer.score(lowered))

    def replay(self, patch: PatchJson) -> Future[Program]:
        """Rebuild a variant from its patch's JSON; fails with EditError."""
        return _Later(lambda: worker.replay(self._scorer.baseline, patch))

    def measure(self, program: Program, plan: Plan, bitwise: bool = False) -> Future[Measurement]:
        """Run a program on the cases of `plan`."""
        return _Later(lambda: worker.measure(self._scorer, program, plan, bitwise))

    def examine(self, program: Program, plan: Plan) -> Future[Examined]:
        """Run a program on the cases of `plan` under the detector."""
        return _Later(lambda: worker.examine(self._examiner, self._scorer, program, plan))

    def survey(self, known: Sequence[TestCase], seed: int) -> Future[Survey]:
        """Look for cases that exercise more of the unmodified program."""
        return _Later(lambda: Surveyor(self._scorer).survey(known, seed))

    def contrast(self, program: Program, cases: Sequence[TestCase], seed: int) -> Future[Contrast]:
        """Look for what a program does differently, or relies on."""
        return _Later(lambda: worker.contrast(self._contraster, program, cases, seed))

    def differs(self, program: Program, case: TestCase) -> Future[Measurement | None]:
        """How a program fails on a case, if the unmodified one defines what it gives."""
        return _Later(lambda: worker.differs(self._contraster, program, case))

    def duel(
        self, program: Program, cases: Sequence[TestCase], trials: int, warm: int
    ) -> Future[Duel]:
        """Time a program and the baseline in turns."""
        return _Later(lambda: worker.duel(self._scorer, program, cases, trials, warm))

    def emit(self, program: Program) -> Future[Code]:
        """The code that is judged in the name of a program; fails with CompileFailed."""
        return _Later(lambda: worker.emit(self._scorer, program))

    def calibrate(self, training: Measurement) -> None:
        """Nothing: times measured here are absolute."""

    def idle_share(self) -> float | None:
        """None: nothing here stands idle at a price."""
        return None

    def close(self) -> None:
        """Give the device back."""
        self._scorer.device.close()


class _Later(Future[T]):
    """Does its work when its result is asked for, once."""

    def __init__(self, work: Callable[[], T]) -> None:
        super().__init__()
        self._work: Callable[[], T] | None = work

    def result(self, timeout: float | None = None) -> T:
        work, self._work = self._work, None
        if work is not None:
            _settle(self, work)
        return super().result(timeout)


def _now(work: Callable[[], T]) -> Future[T]:
    future: Future[T] = Future()
    _settle(future, work)
    return future


def _settle(future: Future[T], work: Callable[[], T]) -> None:
    """Run the work; its expected errors are raised where the result is asked for."""
    try:
        future.set_result(work())
    except GevoError as error:
        future.set_exception(error)
