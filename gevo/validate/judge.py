"""Judges programs: all stages of validation, in processes that took no part in the search."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, replace
from functools import partial

from gevo.device.base import RunOptions
from gevo.errors import CompileFailed, ConfigError, EditError, ProgramError, WorkloadError
from gevo.evaluate.codegen import Code
from gevo.evaluate.examine import Examined, together
from gevo.evaluate.pool import Executor
from gevo.finding import Kind
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Dialect, Program
from gevo.program.condition_text import parse
from gevo.program.llvm_guard import guarded_all
from gevo.records.schema import Conclusion, Stage
from gevo.validate import barriers, plausible
from gevo.validate.fresh import Fresh
from gevo.validate.retry import Attempts
from gevo.validate.runs import (
    CHECKS,
    CORNERS,
    DIFFERENCE,
    FRESH,
    ORDER_KINDS,
    ORDERS_OF_THREADS,
    POISONS,
    RACES,
    SEEDS,
    Cases,
    Check,
)
from gevo.validate.speed import comparisons, speed_stage
from gevo.validate.statistics import TRIALS, WARM_UPS
from gevo.validate.trouble import CornerCases, Trouble, difference
from gevo.validate.verdict import Subject, Verdict
from gevo.workload.case import TestCase, Workload

REPLAY = "replay from the patch"
CODE = "code generation to PTX"


@dataclass(frozen=True)
class Bench:
    """What winners are judged on.

    Attributes:
        device: Workers of the device that the search ran on.
        simt: Workers of the simt device; the same ones where that is the device.
        baseline: The unmodified program.
        workload: Its workload.
        fresh: Cases that nobody has seen.
        name: The device's name.
        modelled: True when the device's times are modelled.
    """

    device: Executor
    simt: Executor
    baseline: Program
    workload: Workload
    fresh: Fresh
    name: str
    modelled: bool

    @property
    def on_gpu(self) -> bool:
        """True for a kernel, which simt can run and of which PTX is made."""
        return self.baseline.dialect is Dialect.LLVM

    @property
    def checks(self) -> tuple[Check, ...]:
        """The correctness stages that mean something for the program."""
        return tuple(check for check in CHECKS if self.on_gpu or not check.on_simt)

    @property
    def unjudged(self) -> Mapping[str, str]:
        """Stages that are not run here, by name, and why."""
        return {}

    @property
    def cases(self) -> Cases:
        """All cases."""
        found = self.fresh.survey
        corners = (*found.corners, *found.directed)
        return Cases(self.workload.train, self.workload.heldout, self.fresh.cases, corners)

    @property
    def kinds(self) -> Mapping[str, tuple[TestCase, ...]]:
        """The cases by kind, without empty kinds."""
        cases = self.cases
        kinds = {"training": cases.train, "held-out": cases.heldout, "fresh": cases.fresh}
        return {name: some for name, some in kinds.items() if some}


def baseline_measurements(
    executor: Executor, workload: Workload, baseline: Program
) -> tuple[Measurement, Measurement]:
    """The unmodified program on the training and on the held-out cases.

    Raises:
        WorkloadError: It fails on one of them, what it gives depends on what its output buffers
            held before, or it is right only with some of the results that PTX allows
            approximate arithmetic.
        DeviceLost: The device fails again and again.
    """
    options = RunOptions(poison=POISONS[0])
    plans = [
        tuple((case, options) for case in cases) for cases in (workload.train, workload.heldout)
    ]
    _, modelled, _ = executor.fingerprint()
    if modelled:
        plans.append(
            tuple(
                (case, replace(options, arithmetic_seed=seed))
                for case in (*workload.train, *workload.heldout)
                for seed in SEEDS
            )
        )
    jobs = [Attempts(partial(executor.measure, baseline, plan)) for plan in plans]
    training, heldout, *seeded = (job.result() for job in jobs)
    for measured in (training, heldout, *seeded):
        if measured.outcome in (Outcome.INVALID, Outcome.COMPILE_FAILED):
            raise WorkloadError(
                f"{workload.source}: the unmodified kernel fails ({measured.outcome}): "
                f"{measured.detail}"
            )
        if not measured.ok:
            raise WorkloadError(
                f"{workload.source}: the unmodified kernel fails with other bytes in its out "
                f"arrays ({measured.outcome}): {measured.detail}; make an array that it does not "
                "write completely inout or scratch"
            )
    return training, heldout


class Judge:
    """Judges one program after the other on the same bench.

    The unmodified program goes through the same stages: what it fails itself is not held
    against a winner where that is a property of the program (a race, a result that depends on
    the order of blocks), and the stage says so.
    """

    def __init__(self, bench: Bench) -> None:
        self._bench = bench
        self._own = {
            check.name: _submit(bench, check, bench.baseline)
            for check in bench.checks
            if check.excusable and check.name not in bench.unjudged
        }
        gpu = plausible.gpu_of(bench.name)
        self._floors = {
            name: plausible.least_ns(bench.workload, cases, gpu)
            for name, cases in (bench.kinds.items() if gpu else ())
            if gpu
        }

    def begin(self, subject: Subject) -> Trial:
        """Start all stages for one program."""
        return Trial(self._bench, subject, self._own, self._floors)

    def guarded(
        self, subject: Subject, verdict: Verdict, watch: Callable[[Stage], None] = lambda _: None
    ) -> Verdict:
        """The verdict on a conditional program with a test of its assumptions in front of it.

        The same verdict where it is not conditional, where an assumption cannot be tested at the
        kernel's entry, and where the program with its guard does not pass every stage.
        """
        if verdict.conclusion is not Conclusion.CONDITIONAL or verdict.guardable is None:
            return verdict
        try:
            conditions = {kernel: parse(text) for kernel, text in verdict.guardable.items()}
            program = guarded_all(self._bench.baseline, subject.program, conditions)
        except (EditError, ProgramError, ConfigError):
            return verdict
        second = Subject(program, None, subject.recorded, verdict.guardable)
        found = self.begin(second).verdict(watch)
        return found if found.validated else verdict


class Trial:
    """All stages for one program, under way; made by `Judge.begin`."""

    def __init__(
        self,
        bench: Bench,
        subject: Subject,
        own: Mapping[str, Attempts[Measurement]],
        floors_ns: Mapping[str, float],
    ) -> None:
        device = bench.device
        self._bench = bench
        self._subject = subject
        self._own = own
        self._floors = floors_ns
        self._replay = device.replay(subject.patch) if subject.patch is not None else None
        self._code = device.emit(subject.program)
        self._runs = {
            check.name: _submit(bench, check, subject.program)
            for check in bench.checks
            if check.name not in bench.unjudged and check.watched is None
        }
        self._watched = {
            check.name: _watch(bench, check, subject.program)
            for check in bench.checks
            if check.name not in bench.unjudged and check.watched is not None
        }
        self._corners = CornerCases(
            bench.simt, bench.workload, subject.program, bench.fresh.survey
        )
        counts = (1, 0) if bench.modelled else (TRIALS, WARM_UPS)
        self._duels = {
            name: Attempts(partial(device.duel, subject.program, cases, *counts))
            for name, cases in bench.kinds.items()
        }

    def verdict(self, watch: Callable[[Stage], None] = lambda stage: None) -> Verdict:
        """Wait for all stages and judge.

        Args:
            watch: Told of every stage as soon as it is known.

        Raises:
            DeviceLost: The device cannot tell.
        """
        corners = Trouble(Stage(CORNERS, None, "", excused=True))
        stages: list[Stage] = []
        seconds: dict[str, float] = {}
        last = time.monotonic()

        def known(stage: Stage) -> None:
            nonlocal last
            stages.append(stage)
            seconds[stage.name], last = time.monotonic() - last, time.monotonic()
            watch(stage)

        if self._replay is not None:
            known(self._replayed())
        generated, code = self._generated()
        known(generated)
        for check in self._bench.checks:
            known(self._checked(check))
            if check.name == FRESH:
                corners = self._corners.trouble()
                known(corners.stage)
        duels = {name: job.result() for name, job in self._duels.items()}
        stage, p_value = speed_stage(duels)
        known(stage)
        found = self._difference(stages)
        known(found.stage)
        speed = comparisons(duels)
        heldout = duels.get("held-out")
        return Verdict(
            stages=tuple(stages),
            assumptions=tuple(found.assumptions),
            guardable=_guards(found.assumptions),
            guards=self._subject.guards,
            counterexample=corners.case or found.case,
            race_free=self._race_free(),
            speed=speed,
            training=duels["training"].candidate,
            heldout=heldout.candidate if heldout else None,
            heldout_baseline=heldout.baseline if heldout else None,
            p_value=p_value,
            flags=tuple(
                plausible.flags(speed, self._floors, self._subject.recorded, self._subject.patch)
            ),
            code=code,
            seconds=seconds,
        )

    def _difference(self, stages: Sequence[Stage]) -> Trouble:
        """Only of what has passed everything else: the search is aimed at what that leaves."""
        failed = any(s.passed is False or (s.passed is None and not s.excused) for s in stages)
        bench = self._bench
        if self._subject.guards and not failed:
            # What the winner relies on is tested at the entry; the rest is the unmodified body.
            return Trouble(Stage(DIFFERENCE, None, "its assumptions are guarded", excused=True))
        if failed:
            return Trouble(Stage(DIFFERENCE, None, "not needed any more", excused=True))
        cases = (*bench.cases.all, *bench.cases.corners)
        program, survey = self._subject.program, bench.fresh.survey
        return difference(bench.simt, bench.workload, program, cases, survey, bench.fresh.seed)

    def _replayed(self) -> Stage:
        assert self._replay is not None
        try:
            replayed = self._replay.result()
        except EditError as error:
            return Stage(REPLAY, False, str(error))
        same = replayed.digest == self._subject.program.digest
        return Stage(REPLAY, same, "" if same else "gives another program than the search had")

    def _generated(self) -> tuple[Stage, Code | None]:
        try:
            code = self._code.result()
        except CompileFailed as error:
            return Stage(CODE, False, str(error)), None
        if not code.ptx:
            return Stage(CODE, None, "not for this kind of program", excused=True), code
        return Stage(CODE, True), code

    def _checked(self, check: Check) -> Stage:
        if why := self._bench.unjudged.get(check.name):
            return Stage(check.name, None, why)
        cases = {case for case, _ in check.plan(self._bench.cases)}
        if not cases:
            return Stage(check.name, None, self._unjudged(check), excused=check.name != FRESH)
        if check.watched is not None:
            return self._examined(check, check.watched, len(cases))
        measurement = self._runs[check.name].result()
        if measurement.ok:
            return Stage(check.name, True, self._evidence(check, len(cases)))
        reason = f"{measurement.outcome}: {measurement.detail}"
        own = self._own[check.name].result() if check.excusable else None
        if own is not None and not own.ok:
            detail = f"the unmodified program fails, too ({own.outcome}: {own.detail})"
            return Stage(check.name, None, detail, excused=True)
        return Stage(check.name, False, reason)

    def _unjudged(self, check: Check) -> str:
        return self._bench.fresh.summary if check.name == FRESH else "the workload has none"

    def _examined(self, check: Check, kinds: frozenset[Kind], cases: int) -> Stage:
        """The verdict of the detector."""
        found = self._result(check.name).only(kinds)
        measurement = found.measurement
        if not measurement.ok:
            return Stage(check.name, False, f"{measurement.outcome}: {measurement.detail}")
        if found.runs < found.unjudged or not found.runs:
            reason = f"the unmodified program fails in {found.unjudged} of the runs"
            return Stage(check.name, None, f"{reason}: {found.why_unjudged}")
        notes = [self._evidence(check, cases), f"{found.runs} runs"]
        if found.unjudged:
            notes.append(f"{found.unjudged} not judged: {found.why_unjudged}")
        if found.found:
            notes.append(f"as in the unmodified program: {found.found[0]}")
        return Stage(check.name, True, "; ".join(notes))

    def _result(self, name: str) -> Examined:
        return together(part.result() for part in self._watched[name])

    def _evidence(self, check: Check, cases: int) -> str:
        notes = [f"{cases} cases"]
        if check.name == FRESH:
            notes.append(self._bench.fresh.summary)
        if check.name == RACES:
            changed = barriers.changes(self._bench.baseline, self._subject.program)
            notes.append("bounds and happens-before order checked at every access")
            notes.append(changed or "as many barriers, fences and atomics as before")
        return "; ".join(notes)

    def _race_free(self) -> bool | None:
        """What the detector says of the program, whether or not it is held against it."""
        stages = [
            self._result(name) for name in (RACES, ORDERS_OF_THREADS) if name in self._watched
        ]
        if any(found.only(ORDER_KINDS).found for found in stages):
            return False
        complete = len(stages) == 2 and all(s.ran.ok and not s.unjudged for s in stages)
        return True if complete else None


def _guards(assumptions: Mapping[str, str | None]) -> Mapping[str, str] | None:
    """The guards of all assumptions by kernel; None where one has none."""
    found: dict[str, str] = {}
    for guard in assumptions.values():
        if guard is None:
            return None
        kernel, _, condition = guard.partition(": ")
        known = found.get(kernel)
        found[kernel] = f"{known} and {condition}" if known else condition
    return found or None


def _watch(bench: Bench, check: Check, program: Program) -> tuple[Future[Examined], ...]:
    """Jobs of a check under the detector: one for each case, unless runs build on one another."""
    plan = check.plan(bench.cases)
    alone = all(options.fresh_module for _, options in plan)
    cases = dict.fromkeys(case for case, _ in plan)
    parts = [tuple(run for run in plan if run[0] == case) for case in cases] if alone else [plan]
    return tuple(bench.simt.examine(program, part) for part in parts)


def _submit(bench: Bench, check: Check, program: Program) -> Attempts[Measurement]:
    executor = bench.simt if check.on_simt else bench.device
    plan = check.plan(bench.cases)
    return Attempts(partial(executor.measure, program, plan, check.bitwise))
