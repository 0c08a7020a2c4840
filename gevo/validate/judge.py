"""Judges programs: all stages of validation, in processes that took no part in the search."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from functools import partial

from gevo.edits.patch import Applied
from gevo.edits.text import patch_to_json
from gevo.errors import CompileFailed, ConfigError, EditError, ProgramError
from gevo.evaluate.codegen import Code
from gevo.evaluate.pool.node import PoolClosed
from gevo.evaluate.scoring.contrast import Search
from gevo.evaluate.scoring.duel import Duel
from gevo.evaluate.scoring.examine import Examined, together
from gevo.evaluate.scoring.model import Behaviour
from gevo.evaluate.scoring.moved import sentence
from gevo.finding import Kind
from gevo.measurement import Measurement
from gevo.program.base import Dialect, Program
from gevo.program.condition import Condition, parse
from gevo.program.llvm.guard import guarded_all
from gevo.records.schema import DIFFERENCE, Conclusion, Stage, Why
from gevo.validate import barriers, emitted, fences, launchable, model
from gevo.validate.assembled import (
    ASSEMBLED,
    AsMachineCode,
    Assembled,
    Compared,
    unjudged,
)
from gevo.validate.assumptions import guards_of, together_with
from gevo.validate.counterexamples import Contrasting, CounterexampleSearch, SearchResult
from gevo.validate.fallback import Fallbacks, changed
from gevo.validate.launch_size import size_tests
from gevo.validate.read_back import PtxReading, WrittenPtx, examined_stage
from gevo.validate.retry import Attempts
from gevo.validate.runs import (
    CORNERS,
    FRESH,
    ORDER_KINDS,
    ORDERS_OF_THREADS,
    RACES,
    READ_BACK,
    WHOLE,
    Cases,
    Check,
)
from gevo.validate.setup import ValidationSetup
from gevo.validate.speed import (
    EMITTED,
    PACES,
    SPEED,
    TIMING,
    comparisons,
    flags,
    gpu_of,
    least_ns,
    loses_small,
    speed_stage,
)
from gevo.validate.statistics import TRIALS, WARM_UPS, Comparison
from gevo.validate.verdict import LATE, UNNEEDED, Subject, Verdict
from gevo.validate.watched import watch, watched
from gevo.validate.whole_run import WholeRun, WholeRuns
from gevo.validate.why import Explainer
from gevo.workload.case import TestCase, case_text

REPLAY = "replay from the patch"
CODE = "code generation to PTX"
GUARD = "the same with its guard"
IN_TIME = "all that the stages have told"
"""Of what a program assumes nothing is known where time was up right after its last stage."""
WITH_TEST = "; with a test of the launch's size in front of it, {}"
WITH_GUARD = Stage(WHOLE, None, "with its guard", excused=True)
"""Of what is judged again with a guard and, where it cannot be, run then."""


class Judge:
    """Judges one program after the other in the same setup.

    The unmodified program goes through the same stages: what it fails itself is not held
    against a winner where that is a property of the program (a race, a result that depends on
    the order of blocks), and the stage says so.

    Args:
        setup: What it judges on.
        hurried: Time is short: what costs little is asked first, and nothing more of a program
            that is refused.

    Attributes:
        setup: What it judges on.
        hurried: As given.
        code: The unmodified program's: its PTX as written, or what is emitted for it.
        emitted: What is emitted for the unmodified program, whether or not it was written as PTX.
        explainer: Says why winners are faster.
        written: Compares with the program as it was written.
        assembled: Compares machine code with the unmodified program's.
        contrasting: Says what programs rely on.
        floors_ns: Least possible times by kind of case, where they are known.
    """

    def __init__(self, setup: ValidationSetup, hurried: bool = False) -> None:
        self.setup = setup
        self.hurried = hurried
        self._own: dict[str, Measurement] = {}
        self._tested: dict[str, Verdict] = {}
        own = setup.baseline
        self.code = setup.device.emit(own)
        self.emitted = setup.device.emit(own.rewritten(own.text)) if own.ptx else self.code
        self.explainer = Explainer(setup)
        self.written = WrittenPtx(setup)
        self.assembled = Assembled(setup, self.emitted)
        self.whole = WholeRuns(setup)
        self.contrasting = Contrasting(setup.simt, setup.baseline, setup.fresh.survey)
        gpu = gpu_of(setup.name)
        self.floors_ns = {
            name: least_ns(setup.workload, cases, gpu)
            for name, cases in (setup.kinds.items() if gpu else ())
            if gpu
        }

    def own(self, check: Check) -> Measurement:
        """The unmodified program in a stage that excuses what it fails, too; asked once."""
        if check.name not in self._own:
            self._own[check.name] = _submit(self.setup, check, self.setup.baseline).result()
        return self._own[check.name]

    def begin(self, subject: Subject) -> Trial:
        """Start all stages for one program."""
        return Trial(self, subject)

    def guarded(
        self,
        subject: Subject,
        verdict: Verdict,
        recorded: Mapping[str, str] | None = None,
    ) -> Verdict:
        """The verdict on a program with a test of its assumptions in front of it.

        The same verdict where nothing has to be tested, where an assumption cannot be tested at
        the kernel's entry, and where the program with its guard does not pass every stage. Where
        the program is right but loses in small launches, its kernels test a launch's size, too.

        Args:
            subject: The program.
            verdict: On the program without a test.
            recorded: Tests that it comes with. They are taken as they are, but only where they
                imply what it assumes: whoever wrote them may be wrong.
        """
        found = self._with_guard(subject, verdict, recorded)
        if found is not None and found.validated:
            return found
        if found is not None and found.late and not verdict.late:
            return _guarded_late(verdict)
        verdict = self._completed(subject, verdict)
        return _also_refused(verdict, found) if found is not None and verdict.sizes else verdict

    def _with_guard(
        self, subject: Subject, verdict: Verdict, recorded: Mapping[str, str] | None
    ) -> Verdict | None:
        """The verdict on the program with its test; None where it can have none."""
        needed = verdict.guardable or {}
        guards = recorded or needed
        if verdict.sizes and not recorded:
            guards = together_with(needed, verdict.sizes)
        offered = verdict.conclusion is Conclusion.CONDITIONAL or verdict.validated
        open_ = verdict.assumptions and not needed
        if not guards or not (offered or verdict.sizes) or open_:
            return None
        try:
            conditions = {kernel: parse(text) for kernel, text in guards.items()}
            for kernel, text in needed.items():
                tested = conditions.get(kernel, Condition()).clauses
                if not set(parse(text).clauses) <= set(tested):
                    return None
        except ConfigError:
            return None
        program = self.tested(subject.program, guards)
        return None if program is None else self._of_tested(subject, program, guards)

    def _of_tested(self, subject: Subject, program: Program, guards: Mapping[str, str]) -> Verdict:
        """The verdict on a program with tests; one has one, or another would be another chance."""
        if program.digest not in self._tested:
            trial = self.begin(Subject(program, None, subject.recorded, guards))
            self._tested[program.digest] = trial.verdict()
        return self._tested[program.digest]

    def guarded_at_once(self, subject: Subject, trial: Trial) -> Verdict | None:
        """The verdict on a program with a test of its assumptions, as soon as these are known.

        All stages run on the program with its test, so those under way are withdrawn. None where
        that does not settle it, and `trial` must go on, or where it was withdrawn, begin anew.

        Args:
            subject: The program.
            trial: Its stages without a test, under way.
        """
        guards = trial.guards()
        program = self.tested(subject.program, guards) if guards else None
        if program is None or guards is None:
            return None
        trial.withdraw()
        found = self._of_tested(subject, program, guards)
        return found if found.validated or found.late else None

    def tested(self, program: Program, tests: Mapping[str, str]) -> Program | None:
        """The program with tests at its kernels' entries; None where it cannot have them."""
        conditions = {kernel: parse(text) for kernel, text in tests.items()}
        try:
            return guarded_all(self.setup.baseline, program, conditions)
        except (EditError, ProgramError):
            return None

    def timed(self, program: Program) -> dict[str, Attempts[Duel]]:
        """Its times beside the unmodified program's by kind of case, under way."""
        counts = (1, 0) if self.setup.modelled else (TRIALS, WARM_UPS)
        return {
            name: Attempts(partial(self.setup.device.duel, program, cases, *counts))
            for name, cases in self.setup.kinds.items()
        }

    def _completed(self, subject: Subject, verdict: Verdict) -> Verdict:
        """A verdict with what was left to that on the program with its guard."""
        if WITH_GUARD not in verdict.stages:
            return verdict
        stages = [one for one in verdict.stages if one != WITH_GUARD]
        stage, speed = self.whole.stage(subject.program, _passed(stages), verdict.speed)
        return replace(verdict, stages=(*stages, stage), speed=speed)

    def unguardable(self, applied: Applied) -> Callable[[], bool]:
        """Whether it relies on what nothing settles, as far as is known without a search.

        That is begun with; what is given waits for the answer.
        """
        cases = (*self.setup.cases.all, *self.setup.cases.corners)
        patch = patch_to_json(applied.patch)
        how = Search.QUICK if self.hurried else Search.NONE
        try:
            return self.contrasting.unguardable(applied.program, patch, cases, how)
        except EditError:
            return lambda: True


def _guarded_late(verdict: Verdict) -> Verdict:
    """A verdict on what might have passed with its guard, had there been time to judge that."""
    mended = PACES if verdict.sizes else ()
    stages = [one for one in verdict.stages if one != WITH_GUARD and one.name not in mended]
    left = WITH_GUARD in verdict.stages or (mended and TIMING in verdict.speed)
    whole = [Stage(WHOLE, None, LATE)] if left else []
    return replace(verdict, stages=(*stages, *whole, Stage(GUARD, None, LATE)), late=True)


def _also_refused(verdict: Verdict, guarded: Verdict) -> Verdict:
    """A verdict on what loses in small launches that says why no test of their size mends it."""
    why = next((f"{s.name}: {s.detail}" for s in guarded.stages if s.passed is False), "")
    if not why:
        return verdict
    detail = WITH_TEST.format(why)
    stages = (
        replace(one, detail=one.detail + detail)
        if one.name in PACES and one.passed is False
        else one
        for one in verdict.stages
    )
    return replace(verdict, stages=tuple(stages))


class _Refused(Exception):
    """A stage has failed, and time is short."""


@dataclass
class _Account:
    """What is known of one program by and by.

    Attributes:
        watch: Told of every stage as soon as it is known.
        hurried: Nothing more is asked of what a stage refuses.
        stages: Those that are known.
        seconds: For which each kept the verdict waiting.
        case: The smallest case found on which it fails.
        behaviour: What only models are asked.
        duels: Its times beside the unmodified program's, by kind of case.
        p_value: See `speed_stage`.
        speed: What they come to; no larger gains than there are as emitted.
        flags: What deserves a look in what was timed.
        sizes: Tests of launches' sizes with which it gains, where it loses only in small ones.
        machine: Its machine code against the unmodified program's.
    """

    watch: Callable[[Stage], None]
    hurried: bool
    stages: list[Stage] = field(default_factory=list[Stage])
    seconds: dict[str, float] = field(default_factory=dict[str, float])
    case: TestCase | None = None
    behaviour: Behaviour | None = None
    duels: Mapping[str, Duel] = field(default_factory=dict[str, Duel])
    p_value: float | None = None
    speed: Mapping[str, Comparison] = field(default_factory=dict[str, Comparison])
    flags: tuple[str, ...] = ()
    sizes: Mapping[str, str] | None = None
    machine: AsMachineCode | None = None
    _last: float = field(default_factory=time.monotonic)

    def known(self, stage: Stage) -> None:
        """One more stage; raises _Refused where that is enough."""
        self.stages.append(stage)
        self.seconds[stage.name], self._last = time.monotonic() - self._last, time.monotonic()
        self.watch(stage)
        if self.hurried and stage.passed is False and stage in self.right:
            raise _Refused

    @property
    def right(self) -> Sequence[Stage]:
        """The stages without that on speed where its guard makes up for it."""
        return [one for one in self.stages if not (self.sizes and one.name in PACES)]


class Trial:
    """All stages for one program, under way; made by `Judge.begin`.

    Attributes:
        withdrawn: Nothing more is asked of it; another trial may be.
    """

    def __init__(self, judge: Judge, subject: Subject) -> None:
        setup, device = judge.setup.of(subject.program), judge.setup.device
        self._judge = judge
        self._setup = setup
        self._subject = subject
        self._replay = device.replay(subject.patch) if subject.patch is not None else None
        early = judge.hurried and not subject.guards and not setup.unsearched
        compiling = judge.contrasting.compiling(subject.patch) if early else None
        self._code = device.emit(subject.program)
        self._duels = judge.timed(subject.program)
        # Jobs are done in the order in which they are begun: what refuses cheaply goes first. The
        # search for a difference, one long job, would keep one worker waiting for another.
        self._search = CounterexampleSearch(
            judge.contrasting,
            setup.workload,
            subject.program,
            subject.patch,
            shrinks=not judge.hurried,
            begin=(self._cases, setup.fresh.seed) if early else None,
            compiling=compiling,
        )
        self._runs = {
            check.name: _submit(setup, check, subject.program)
            for check in setup.checks
            if check.name not in setup.unjudged and check.watched is None
        }
        self._fallbacks = Fallbacks(setup, subject.program, subject.guards, judge.tested)
        self._watched = watched(setup, subject.program)
        self._search.widen(self._cases, setup.fresh.seed)
        cases = len(setup.workload.train) + len(setup.workload.heldout)
        asked = subject.program.dialect is Dialect.STABLEHLO
        self._behaviour = device.behave(subject.program, cases) if asked else None
        self._reading: PtxReading | None = None
        self._whole: WholeRun | None = None
        self._assembled = judge.assembled.asked(subject.program)
        self.withdrawn = False

    def unguardable(self) -> bool:
        """Whether it relies on what nothing settles; False where that was not asked at once.

        Raises:
            DeviceLost: The device cannot tell.
        """
        return self._search.unguardable()

    def guards(self) -> Mapping[str, str] | None:
        """Tests that settle all that it relies on, where a search begun at once has told so.

        None where there was no such search, where it may be refused, or relies on something that
        is known from other stages.

        Raises:
            DeviceLost: The device cannot tell.
        """
        try:
            if not self._judge.hurried:
                return None
            if self._replay is not None and not self._replayed().passed:
                return None
            duels = {name: job.result() for name, job in self._duels.items()}
            if not speed_stage(duels)[0].passed or not self._search.begun:
                return None
            found = self._search.difference(self._cases, self._setup.fresh.seed)
            if not found.stage.passed:
                return None
            watched = [job.result() for _, job in self._under_detector(found.found)]
        except PoolClosed:  # which the verdict says
            return None
        quiet = all(one.ran.ok and not one.only(ORDER_KINDS).found for one in watched)
        return guards_of(found.assumptions) if quiet else None

    def verdict(self, watch: Callable[[Stage], None] = lambda stage: None) -> Verdict:
        """Wait for all stages and judge.

        Args:
            watch: Told of every stage as soon as it is known.

        Raises:
            DeviceLost: The device cannot tell.
        """
        account = _Account(watch, self._judge.hurried)
        try:
            return self._verdict(account)
        except _Refused:
            self.withdraw()
            return self._cut(account, self._names, UNNEEDED)
        except PoolClosed:
            return self._cut(account, (*self._first, *self._names, *self._last), LATE)

    def _cut(self, account: _Account, names: Iterable[str], why: str) -> Verdict:
        """The verdict where that is all that will be known; the stages that miss, with the reason.

        Where time was up at least one is not judged, and need not be excused: it offers nothing.
        """
        asked = {stage.name for stage in account.stages}
        excused = why == UNNEEDED
        rest = [Stage(name, None, why, excused) for name in names if name not in asked]
        if account.sizes and not excused:
            rest.append(Stage(GUARD, None, LATE))
        if not excused and not rest:
            rest = [Stage(IN_TIME, None, LATE)]
        return Verdict(
            stages=(*(account.stages if excused else account.right), *rest),
            program=self._subject.program,
            guards=self._subject.guards,
            counterexample=account.case,
            speed=account.speed,
            p_value=account.p_value,  # it was tried: others are corrected for its number
            late=not excused,
            seconds=account.seconds,
        )

    def withdraw(self) -> None:
        """Nothing more is asked: what no worker has begun with, none does."""
        self.withdrawn = True
        self._search.cancel()
        self._fallbacks.cancel()
        for begun in (self._reading, self._whole):
            if begun is not None:
                begun.cancel()
        watched = (part for parts in self._watched.values() for part in parts)
        for job in (*self._duels.values(), *self._runs.values(), *watched):
            job.cancel()
        if self._behaviour is not None:
            self._behaviour.cancel()

    @property
    def _first(self) -> Iterator[str]:
        """What is asked before the stages that every program goes through."""
        if self._replay is not None:
            yield REPLAY
        yield CODE

    @property
    def _last(self) -> Iterator[str]:
        """What is asked last."""
        if TIMING in self._setup.kinds:
            yield WHOLE

    @property
    def _names(self) -> Iterator[str]:
        """The stages that every program goes through, in their order."""
        for check in self._setup.checks:
            yield check.name
            if check.name == FRESH:
                yield CORNERS
        if self._behaviour is not None:
            yield from model.names_of(self._setup.workload.model is not None)
        if self._setup.reads_back:
            yield READ_BACK
        yield SPEED
        if emitted.asked(self._setup, self._subject.program):
            yield EMITTED
        if self._assembled:
            yield ASSEMBLED
        yield DIFFERENCE

    def _verdict(self, account: _Account) -> Verdict:
        if self._replay is not None:
            account.known(self._replayed())
        generated, code = self._generated()
        account.known(generated)
        self._reading = reading = PtxReading(
            self._setup, self._subject.program, code, self._judge.emitted
        )
        if account.hurried:
            self._timed(account, code)
            self._ask_whole(account)
        self._correct(account)
        if self._setup.reads_back:
            account.known(reading.stage())
        if not account.hurried:
            self._timed(account, code)
        stages, duels, p_value = account.stages, account.duels, account.p_value
        compared = self._judge.written.compared(
            self._subject.program, code, duels, _passed(stages)
        )
        if compared is not None:
            account.known(compared.stage)
            account.speed = compared.left(account.speed)
            p_value = max(p_value, compared.p_value or 0.0) if p_value is not None else None
        self._ask_whole(account)
        found = self._difference(account.right)
        account.known(found.stage)
        relied = {**found.assumptions, **dict.fromkeys(self._moved())}
        if account.behaviour is not None:
            relied |= dict.fromkeys(model.assumptions(account.behaviour))
        guards = guards_of(relied)
        speed = account.speed
        if TIMING in self._setup.kinds and not account.sizes:  # else with its guard
            stage = WITH_GUARD
            if not (account.hurried and guards):
                about = self._subject.program, _passed(stages), speed, self._whole
                stage, speed = self._judge.whole.stage(*about)
            elif self._whole is not None:
                self._whole.cancel()
            account.known(stage)
        heldout = duels.get("held-out")
        timed = duels.get(TIMING, duels["training"])
        return Verdict(
            stages=tuple(stages),
            program=self._subject.program,
            assumptions=tuple(relied),
            guardable=guards,
            guards=self._subject.guards,
            counterexample=account.case or found.case,
            sizes=account.sizes if _passed(account.right) else None,
            race_free=self._race_free(reading),
            speed=speed,
            training=timed.candidate,
            heldout=heldout.candidate if heldout else None,
            heldout_baseline=heldout.baseline if heldout else None,
            p_value=p_value,
            flags=(
                *flags(speed, self._judge.floors_ns, self._subject.recorded, self._subject.patch),
                *account.flags,
                *(compared.flags if compared else ()),
                *(model.flags(account.behaviour) if account.behaviour is not None else ()),
            ),
            why=self._why(timed, code, compared or account.machine) if _passed(stages) else None,
            code=code,
            seconds=account.seconds,
        )

    def _ask_whole(self, account: _Account) -> None:
        """Begin with the timing cases as a whole, if nothing speaks against it by now.

        The search for a difference is few jobs, beside which other workers are idle.
        """
        if self._judge.whole.asked and _passed(account.stages) and not account.sizes:
            self._whole = self._whole or self._judge.whole.begin(self._subject.program)

    def _timed(self, account: _Account, code: Code | None) -> None:
        """Judge its times, as LLVM IR and as emitted."""
        account.duels = {name: job.result() for name, job in self._duels.items()}
        stage, account.p_value = speed_stage(account.duels)
        if stage.passed is False and loses_small(account.duels):
            stage = self._sized(account, stage)
        account.speed = comparisons(account.duels)
        account.known(stage)
        if emitted.asked(self._setup, self._subject.program):
            about = self._setup, self._subject.program, code, self._judge.emitted
            needed = _passed(account.right)
            job = self._judge.assembled.begin(code, needed and self._assembled)
            told = emitted.emitted_stage(*about, account.duels, needed)
            account.speed, account.flags = told.speed, told.flags
            sized = told.small and not account.sizes
            account.known(self._sized(account, told.stage) if sized else told.stage)
            if self._assembled:
                account.machine = job.judged(told) if job else unjudged(told)
                account.speed = account.machine.speed
                account.known(account.machine.stage)

    def _sized(self, account: _Account, stage: Stage) -> Stage:
        """The stage of what loses in small launches; notes what tests of their size mend it.

        The program with them is timed before anything else is asked of the one without: most
        that they do not mend are refused by that.
        """
        judge, program = self._judge, self._subject.program
        if not self._setup.baseline.dialect.emits_ptx:
            return stage
        tests = size_tests(account.duels, changed(self._setup.baseline, program))
        tested = judge.tested(program, tests) if tests else None
        if tested is None:
            return stage
        timed, _ = speed_stage({name: job.result() for name, job in judge.timed(tested).items()})
        if timed.passed:
            account.sizes = tests
            return stage
        return replace(stage, detail=stage.detail + WITH_TEST.format(timed.detail))

    def _correct(self, account: _Account) -> None:
        """Whether it is right in all runs."""
        for check in self._setup.checks:
            account.known(self._checked(check))
            if check.name == FRESH:
                corners = self._search.corners()
                account.case = corners.case
                account.known(corners.stage)
        if self._behaviour is not None:
            account.behaviour = self._behaviour.result()
            is_model = self._setup.workload.model is not None
            for stage in model.stages_of(account.behaviour, is_model):
                account.known(stage)

    def _why(self, timed: Duel, code: Code | None, compared: Compared | None) -> Why | None:
        try:
            found = self._judge.explainer.why(timed, code)
        except PoolClosed:  # it is judged all the same
            return None
        return found if compared is None else compared.explained(found)

    def _difference(self, stages: Sequence[Stage]) -> SearchResult:
        """Only of what has passed everything else: the search is aimed at what that leaves."""
        setup = self._setup
        if not _passed(stages):
            return SearchResult(Stage(DIFFERENCE, None, UNNEEDED, excused=True))
        if setup.unsearched:
            return SearchResult(Stage(DIFFERENCE, None, setup.unsearched, excused=True))
        if self._subject.guards:
            # What the winner relies on is tested; where that fails the unmodified body runs.
            if failure := self._fallbacks.failure():
                return SearchResult(Stage(DIFFERENCE, False, failure))
            found = "searched before its guards were added, which test what was found"
            if bodies := self._fallbacks.bodies:
                found += f"; right {bodies}, too"
            return SearchResult(Stage(DIFFERENCE, None, found, excused=True))
        return self._ordered(self._search.difference(self._cases, setup.fresh.seed))

    @property
    def _cases(self) -> tuple[TestCase, ...]:
        """Those that the search for a difference sets out from."""
        return (*self._setup.cases.all, *self._setup.cases.corners)

    def _ordered(self, result: SearchResult) -> SearchResult:
        """With what the detector says of the cases that were found, which no stage had."""
        if not result.stage.passed:
            return result
        jobs = self._under_detector(result.found)
        known = [self._result(name) for name, parts in self._watched.items() if parts]
        for case, job in jobs:
            found = together((job.result(), *known)).only(ORDER_KINDS)
            if not (ran := found.measurement).ok:
                detail = f"{ran.outcome}: {ran.detail}; repeat with --case '{case_text(case)}'"
                return SearchResult(Stage(DIFFERENCE, False, detail), case=case)
        return result

    def _under_detector(
        self, cases: Iterable[TestCase]
    ) -> list[tuple[TestCase, Future[Examined]]]:
        """Each case in all runs that look for an order of accesses."""
        return [
            (case, job)
            for case in cases
            for check in self._setup.checks
            if check.watched == ORDER_KINDS
            for job in watch(self._setup, check, self._subject.program, Cases((case,), (), ()))
        ]

    def _moved(self) -> Iterator[str]:
        """What the detector found that may be the unmodified program's, in another place."""
        for name, parts in self._watched.items():
            for one, known in self._result(name).moved if parts else ():
                yield sentence(one, known)
        excused = [f for name, parts in self._watched.items() if parts
                   for f in self._result(name).only(ORDER_KINDS).found]  # fmt: skip
        yield from fences.missing(self._setup.baseline.text, self._subject.program.text, excused)

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
        if code.refused:
            return self._unassembled(code.refused), code
        return self._launchable(code), code

    def _launchable(self, code: Code) -> Stage:
        """Whether a GPU has the registers and the local memory; on a GPU launches tell."""
        if not self._setup.modelled:
            return Stage(CODE, True)
        duels = [job.result().forecasts for job in self._duels.values()]
        both = [forecasts for forecasts in duels if forecasts is not None]
        reason, excuse = launchable.refused(
            both, code, self._judge.code.result, self._judge.explainer, gpu_of(self._setup.name)
        )
        return Stage(CODE, None if excuse else not reason, excuse or reason, excused=bool(excuse))

    def _unassembled(self, reason: str) -> Stage:
        """For PTX that ptxas refuses, which is excused where it refuses the unmodified one's."""
        own = self._judge.code.result().refused
        if own:
            return Stage(CODE, None, f"the unmodified program fails, too ({own})", excused=True)
        return Stage(CODE, False, reason)

    def _checked(self, check: Check) -> Stage:
        if why := self._setup.unjudged.get(check.name):
            return Stage(check.name, None, why)
        cases = {case for case, _ in self._setup.plan(check)}
        if not cases:
            return Stage(check.name, None, self._unjudged(check), excused=check.name != FRESH)
        if check.watched is not None:
            return self._examined(check, check.watched, len(cases))
        measurement = self._runs[check.name].result()
        if measurement.ok:
            return Stage(check.name, True, self._evidence(check, len(cases)))
        reason = f"{measurement.outcome}: {measurement.detail}"
        own = self._judge.own(check) if check.excusable else None
        if own is not None and not own.ok:
            detail = f"the unmodified program fails, too ({own.outcome}: {own.detail})"
            return Stage(check.name, None, detail, excused=True)
        return Stage(check.name, False, reason)

    def _unjudged(self, check: Check) -> str:
        return self._setup.fresh.summary if check.name == FRESH else "the workload has none"

    def _examined(self, check: Check, kinds: frozenset[Kind], cases: int) -> Stage:
        """The verdict of the detector."""
        found = self._result(check.name).only(kinds)
        return examined_stage(check.name, found, self._evidence(check, cases))

    def _result(self, name: str) -> Examined:
        return together(part.result() for part in self._watched[name])

    def _evidence(self, check: Check, cases: int) -> str:
        notes = [f"{cases} cases"]
        if check.name == FRESH:
            notes.append(self._setup.fresh.summary)
        if check.name == RACES:
            changed = barriers.changes(self._setup.baseline, self._subject.program)
            notes.append("bounds and happens-before order checked at every access")
            notes.append(changed or "as many barriers, fences and atomics as before")
        if note := self._setup.note(check):
            notes.append(note)
        return "; ".join(notes)

    def _race_free(self, reading: PtxReading) -> bool | None:
        """What the detector says of the program, whether or not it is held against it."""
        if reading.races:
            return False
        stages = [
            self._result(name) for name in (RACES, ORDERS_OF_THREADS) if name in self._watched
        ]
        if any(found.only(ORDER_KINDS).found for found in stages):
            return False
        complete = len(stages) == 2 and all(s.ran.ok and not s.unjudged for s in stages)
        return True if complete else None


def _passed(stages: Sequence[Stage]) -> bool:
    """Whether all of them have passed that must."""
    return all(s.passed or (s.passed is None and s.excused) for s in stages)


def _submit(setup: ValidationSetup, check: Check, program: Program) -> Attempts[Measurement]:
    executor = setup.simt if check.on_simt else setup.device
    plan = setup.plan(check)
    return Attempts(partial(executor.measure, program, plan, check.bitwise))
