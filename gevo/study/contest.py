"""Contenders: what is judged in the name of individuals of a search, and the verdicts on them."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain, islice
from pathlib import Path

from gevo.device.base import RunOptions
from gevo.edits.apply import apply
from gevo.edits.edit import Edit
from gevo.edits.passes import Assume, Noalias, passes_of
from gevo.edits.patch import Applied, Patch
from gevo.edits.regions import Privatize
from gevo.edits.tensors import sort_of
from gevo.edits.text import patch_to_json
from gevo.errors import GevoError
from gevo.evaluate.cache import CachingEvaluator, Screen
from gevo.evaluate.pool.node import PoolClosed, WorkerDied, WorkerLate
from gevo.measurement import Measurement
from gevo.program.base import Program
from gevo.records.schema import Case, Conclusion, Effects, Fresh, Minimized, Record, Stage
from gevo.search.individual import Individual
from gevo.search.minimize import Search, minimization, without_spoilers
from gevo.search.variation import ids_of
from gevo.validate.bound import bound_of
from gevo.validate.effects import effects
from gevo.validate.judge import REPLAY, Judge, Trial
from gevo.validate.retry import Attempts
from gevo.validate.runs import (
    CORNERS,
    FRESH,
    HELD_OUT,
    ORDERS_OF_THREADS,
    RACES,
    UNTIMED,
    WATCHED,
)
from gevo.validate.sanitizer import sanitized
from gevo.validate.setup import ValidationSetup
from gevo.validate.speed import PACES, SPEED, time_original
from gevo.validate.statistics import LEAST_GAIN, may_gain, no_slower
from gevo.validate.verdict import Subject, Verdict, faulty, unjudged
from gevo.workload.case import TestCase

Run = tuple[TestCase, RunOptions]
OUTPUTS = frozenset((SPEED, HELD_OUT, FRESH, CORNERS))
"""Stages that compare outputs on other cases than those for training."""
LITTLE = 0.015
"""Of a modelled gain, for which another edit is not worth it: each is a risk, and takes validation
time (particlefilter: for 0.1% more the search for a difference took 39 s instead of 14)."""
FEW = 4
"""Edits of which it is asked together whether they need an assumption: of hotspot's 19 on two
passes ten do, and bisection had not found them after 16 questions."""
AT_ONCE = 8
"""So many runs are one job, of which several are under way, where one is looked for that fails."""
MENDED = 3
"""So often is judged what is left of a patch without what spoke against it."""
UNDER_WAY = 2
"""So many are under way at the same time: the next one uses what one leaves idle, and the first
verdict is there early, which an interruption leaves."""


@dataclass(frozen=True)
class Judged:
    """An individual, what was judged in its name, and the verdict.

    Attributes:
        individual: As the search measured it.
        contender: The same with the patch that was judged: minimised, as a rule.
        verdict: On the contender.
        spoilers: Ids of the individual's edits without which it was tried, since they make it
            wrong, or open to an assumption that nothing settles.
    """

    individual: Individual
    contender: Individual
    verdict: Verdict
    spoilers: frozenset[str] = frozenset()

    def records(self, known: bool) -> list[Record]:
        """For the journal: the patch that was judged, and the verdict.

        The whole patch is recorded only where the journal already tells of another one.
        """
        whole, judged = self.individual, self.contender
        validation = replace(self.verdict.record(), id=whole.id)
        if whole.digest == judged.digest and not known:
            return [validation]
        minimized = Minimized(
            id=whole.id,
            patch=judged.patch,
            from_=len(whole.patch),
            to=len(judged.patch),
            variant=judged.digest,
            measurement=judged.measurement,
        )
        return [minimized, validation]


def never() -> bool:
    """Time is never up."""
    return False


@dataclass
class Contest:
    """Minimises individuals and judges what is left of them.

    Attributes:
        setup: What contenders are judged on; its workers took no part in the search.
        measured: The unmodified program on the training cases.
        sanitize: Stages of a tool that watches a program run alone.
        screen: What a patch must pass while it is minimised.
        minimize: Minimise patches before they are judged.
        minimized: Minimal patches that the journal tells of, by individual; they are judged
            when `minimize` is False.
        hurried: Time is short: there may be none for a second verdict, after a conditional one,
            and what is refused is not asked any more; see `Judge`. What is wrong on a case is
            then mended before it is minimised, which may take longer than a verdict.
        phase: Told what goes on.
        tick: Called now and then while patches are minimised.
        minimising: Called when that begins; what it gives tells whether time for it is up.
    """

    setup: ValidationSetup
    measured: Measurement
    sanitize: Callable[[Program], Sequence[Stage]]
    screen: Screen = field(default_factory=Screen)
    minimize: bool = True
    minimized: Mapping[int, Individual] = field(default_factory=dict[int, Individual])
    hurried: bool = False
    phase: Callable[[str], None] = lambda what: None
    tick: Callable[[], None] = lambda: None
    minimising: Callable[[], Callable[[], bool]] = lambda: never

    def __post_init__(self) -> None:
        self._evaluator = CachingEvaluator(self.setup.device, screen=self.screen)
        self._judge = Judge(self.setup, self.hurried)
        self._spoilt: list[Run] = []
        self._refused: dict[str, Verdict] = {}
        self._spoilers: set[str] = set()

    def round(self, wanted: Sequence[Individual], found: dict[int, Judged]) -> None:
        """Judge individuals side by side; `found` has those that are done, also when cut off.

        Where time is up, what is not known by then is not judged.
        """
        try:
            contenders = self._contenders(wanted)
        except PoolClosed:
            found |= {one.id: not_judged(one) for one in wanted}
            return
        self.phase("validation")
        left = iter(contenders)
        trials = deque(map(self._tried, islice(left, UNDER_WAY)))
        judged: list[Judged] = []
        try:
            for individual, contender in zip(wanted, contenders, strict=True):
                judged.append(self._one(individual, contender, trials.popleft()))
                trials.extend(map(self._tried, islice(left, 1)))
        finally:
            # Only now is the device idle, so that nothing is timed beside the sanitizer.
            for one in judged:
                verdict = sanitized(one.verdict, self.sanitize)
                found[one.individual.id] = replace(one, verdict=verdict)

    def _one(self, individual: Individual, contender: Individual, trial: Trial | None) -> Judged:
        """The verdict on one; a fault of gevo's own leaves it without, and the others theirs."""
        try:
            judged = self._judged(individual, *self._sure(contender, trial))
            return replace(judged, spoilers=ids_of(individual.patch) & self._spoilers)
        except (GevoError, PoolClosed, WorkerDied, WorkerLate):
            raise
        except Exception as fault:
            if trial is not None:
                trial.withdraw()
            return Judged(individual, contender, faulty(fault))

    def effects(self, contender: Individual) -> Effects:
        """What each edit of a contender does."""
        found = effects(self.setup.baseline, self.measured, contender.patch, self._evaluator)
        return replace(found, id=contender.id)

    def _contenders(self, wanted: Sequence[Individual]) -> list[Individual]:
        """What is judged in the name of each individual."""
        if not self.minimize:
            return [self.minimized.get(individual.id, individual) for individual in wanted]
        self.phase("minimisation")
        if self.hurried:
            for one in wanted:
                self._note(self._wrong_on(one, UNTIMED))
        if self._spoilt:
            wanted = [self._mended(one) for one in wanted]
        units = singly if self.setup.modelled else by_sort
        how = units, self.tick, self.minimising(), self.measured
        return minimize_all(self.setup.baseline, wanted, self._evaluator, *how)

    def _sure(self, contender: Individual, trial: Trial | None) -> tuple[Individual, Trial | None]:
        """A contender and its trial, or what it is without what needs an assumption.

        Only where time is short, so that there may be none for a second verdict.
        """
        if trial is None or not self.hurried:
            return contender, trial
        try:
            if not trial.unguardable():
                return contender, trial
        except PoolClosed:  # which the verdict says
            return contender, trial
        trial.withdraw()
        with suppress(PoolClosed):
            contender = self._settled(contender)
        return contender, self._tried(contender)

    def _tried(self, contender: Individual) -> Trial | None:
        """All stages for it, under way; None where the same program was refused before."""
        return None if contender.digest in self._refused else self._begin(contender)

    def _verdict(self, contender: Individual, trial: Trial | None) -> Verdict:
        """The verdict, with a guard where that makes it one to offer.

        One program has one refusal, unless that is about the patch: another chance would be one
        for chance.
        """
        if trial is None:
            return self._refused[contender.digest]
        verdict = self._told(contender, trial)
        of_patch = any(one.name == REPLAY and one.passed is False for one in verdict.stages)
        if verdict.conclusion is Conclusion.REFUSED and not verdict.late and not of_patch:
            self._refused[contender.digest] = verdict
        return verdict

    def _told(self, contender: Individual, trial: Trial) -> Verdict:
        """The verdict, with a guard where that makes a conditional winner one to offer."""
        subject = self._subject(contender)
        if (guarded := self._judge.guarded_at_once(subject, trial)) is not None:
            return guarded
        going = self._begin(contender) if trial.withdrawn else trial
        return self._judge.guarded(subject, going.verdict())

    def _begin(self, contender: Individual) -> Trial:
        return self._judge.begin(self._subject(contender))

    def _subject(self, contender: Individual) -> Subject:
        recorded = self.measured.runtime_ns / contender.measurement.runtime_ns
        program = apply(self.setup.baseline, contender.patch).program
        return Subject(program, patch_to_json(contender.patch), recorded)

    def _judged(self, whole: Individual, contender: Individual, trial: Trial | None) -> Judged:
        """The verdict; what is left of a patch without what speaks against it is judged, too."""
        best = judged = Judged(whole, contender, self._verdict(contender, trial))
        known = {contender.digest}
        for _ in range(MENDED):
            if judged.verdict.validated or judged.verdict.late:
                break
            try:
                other = self._other(judged)
            except PoolClosed:
                break
            if other.digest in known:  # a second verdict on it would be a second chance
                break
            known.add(other.digest)
            judged = Judged(whole, other, self._verdict(other, self._tried(other)))
            found = judged.verdict.conclusion
            refused = best.verdict.conclusion is Conclusion.REFUSED
            if found.offers or (refused and found is not Conclusion.REFUSED):
                best = judged
        return best

    def _other(self, judged: Judged) -> Individual:
        """What is judged after a contender that did not pass; the same where nothing is.

        Of a conditional patch what it is without its assumptions; of one that is wrong on a case
        what it is without the edits that make it so; else the whole patch, without edits that
        are wrong on cases on which others were.
        """
        contender = judged.contender
        if judged.verdict.conclusion is Conclusion.CONDITIONAL:
            return self._settled(contender)
        run = self._failing(judged) if self.minimize else None
        if run is None:
            return self._mended(judged.individual) if self._spoilt else judged.individual
        self._note(run)
        return self._mended(contender)

    def _note(self, run: Run | None) -> None:
        """From now on patches must pass this run, too, while they are minimised and mended."""
        if run is not None and run not in self._spoilt:
            self._spoilt.append(run)
            plan = (*self.screen.plan, *self._spoilt)
            self._evaluator = CachingEvaluator(self.setup.device, screen=Screen(plan, math.inf))

    def _failing(self, judged: Judged) -> Run | None:
        """A run on which a refused contender is wrong; of cases that are held out last.

        One is enough: what is left without the edits that it tells of is judged on all the
        others, which had no say in that. None where the contender was refused for something else.
        """
        failed = {stage.name for stage in judged.verdict.stages if stage.passed is False}
        ran = judged.verdict.speed.keys() == self.setup.kinds.keys()
        wrong = failed & (OUTPUTS - {SPEED} if ran else OUTPUTS)
        if wrong and (run := self._wrong_on(judged.contender, UNTIMED)) is not None:
            return run
        if self.setup.modelled and failed & {RACES, ORDERS_OF_THREADS}:  # on simt itself
            return self._wrong_on(judged.contender, WATCHED)
        return None

    def _wrong_on(self, individual: Individual, options: RunOptions) -> Run | None:
        """The first run that fails, and the unmodified program does not; held-out ones last."""
        cases = self.setup.cases
        program = apply(self.setup.baseline, individual.patch).program
        runs = [(case, options) for case in (*cases.fresh, *cases.corners, *cases.heldout)]
        parts = [runs[n : n + AT_ONCE] for n in range(0, len(runs), AT_ONCE)]
        under_way = [self._run(program, part) for part in parts]
        try:
            for part, tried in zip(parts, under_way, strict=True):
                for run in part if not tried.result().ok else ():
                    if not self._right(program, run) and self._right(self.setup.baseline, run):
                        return run
        finally:
            for tried in under_way:
                tried.cancel()
        return None

    def _right(self, program: Program, run: Run) -> bool:
        return self._run(program, [run]).result().ok

    def _run(self, program: Program, runs: Sequence[Run]) -> Attempts[Measurement]:
        return Attempts(partial(self.setup.device.measure, program, tuple(runs)))

    def _mended(self, whole: Individual) -> Individual:
        """An individual without the edits that make it wrong on cases on which others were.

        The same where nothing else gains.
        """
        tried: dict[tuple[Edit, ...], tuple[Applied, Measurement]] = {}

        def holds(some: tuple[Edit, ...]) -> bool:
            applied = apply(self.setup.baseline, Patch(some))
            (found,) = self._evaluator.evaluate([applied.program], self.tick)
            tried[some] = applied, found.measurement
            return found.measurement.ok

        kept = without_spoilers(whole.patch.edits, holds)
        self._without(whole.patch, kept)
        if len(kept) == len(whole.patch) or not kept:
            return whole
        applied, measured = tried[kept]
        return self._instead(whole, applied, measured)

    def _settled(self, contender: Individual) -> Individual:
        """The contender with those edits alone that need no assumption, if it still gains."""
        patch = settled(self._judge, contender.patch)
        self._without(contender.patch, patch)
        if len(patch) == len(contender.patch):
            return contender
        applied = apply(self.setup.baseline, patch)
        (found,) = self._evaluator.evaluate([applied.program])
        return self._instead(contender, applied, found.measurement)

    def _without(self, patch: Patch, kept: Iterable[Edit]) -> None:
        """Note which edits of a patch were not kept."""
        self._spoilers |= ids_of(patch) - {edit.id for edit in kept}

    def _instead(
        self, contender: Individual, applied: Applied, measured: Measurement
    ) -> Individual:
        """What is left of a contender, if it is right and still gains; else the contender."""
        if not measured.ok or not improves(measured, self.measured, self.setup.modelled):
            return contender
        digest = applied.program.digest
        return replace(contender, patch=applied.patch, digest=digest, measurement=measured)


def settled(judge: Judge, patch: Patch) -> Patch:
    """Edits of a patch that need no assumption that cannot be settled; passes need none.

    `FEW` by `FEW` are asked about side by side, then one by one where some of them need one. If
    those that need none alone do together, bisection finds which are to go.
    """
    assuming = Noalias | Assume | Privatize
    free = {edit.id for edit in passes_of(patch) if not isinstance(edit, assuming)}
    rest = tuple(edit for edit in patch if edit.id not in free)

    def chosen(some: Sequence[Edit]) -> Patch:
        taken = free | {edit.id for edit in some}
        return Patch(tuple(edit for edit in patch if edit.id in taken))

    def ask(some: Sequence[Edit]) -> Callable[[], bool]:
        applied = apply(judge.setup.baseline, chosen(some))
        if applied.dropped and len(some) < len(rest):
            return lambda: True
        return judge.unguardable(applied)

    def clean(groups: Sequence[tuple[Edit, ...]]) -> list[bool]:
        return [not unguardable() for unguardable in [ask(group) for group in groups]]

    groups = [rest[n : n + FEW] for n in range(0, len(rest), FEW)]
    alone = [(edit,) for group, good in _each(groups, clean) if not good for edit in group]
    spoils = {edit.id for (edit,), good in _each(alone, clean) if not good}
    kept = tuple(edit for edit in rest if edit.id not in spoils)
    known: dict[tuple[Edit, ...], bool] = {}

    def holds(some: tuple[Edit, ...]) -> bool:
        if some not in known:
            (known[some],) = clean([some])
        return known[some]

    return chosen(without_spoilers(kept, holds))


def _each(
    groups: Sequence[tuple[Edit, ...]],
    clean: Callable[[Sequence[tuple[Edit, ...]]], list[bool]],
) -> Iterator[tuple[tuple[Edit, ...], bool]]:
    return zip(groups, clean(groups), strict=True)


def lacks_gain(verdict: Verdict) -> bool:
    """Whether it was refused since it has not shown that it is faster."""
    return any(stage.name in PACES and stage.passed is False for stage in verdict.stages)


def not_judged(individual: Individual) -> Judged:
    """An individual whose verdict was not even begun with when time was up."""
    return Judged(individual, individual, unjudged())


def preliminaries(setup: ValidationSetup, kernel: Path | None) -> Sequence[Record]:
    """The cases that were drawn, the user's own text timed, and what bounds the program.

    Args:
        setup: What is judged on.
        kernel: The user's file; None where it is not timed now.

    Raises:
        DeviceLost: The device fails again and again.
    """
    fresh = setup.fresh
    cases = tuple(Case(name=c.name, seed=c.seed, sizes=c.size, values=c.values) for c in fresh.all)
    found: list[Record] = [Fresh(seed=fresh.seed, cases=cases, skipped=fresh.skipped)]
    if kernel is not None and (original := time_original(setup, kernel)) is not None:
        found.append(original)
    if setup.modelled and (bound := bound_of(setup)):
        found.append(bound)
    return found


def improves(measured: Measurement, baseline: Measurement, modelled: bool) -> bool:
    """Better than the baseline in at least one objective, as far as validation asks."""
    if may_gain(measured.times_ns, baseline.times_ns, modelled):
        return True
    return (measured.error or 0.0) < (baseline.error or 0.0)


def keeps(
    measured: Measurement,
    reference: Measurement,
    doubted: bool = True,
    allowed: float = LEAST_GAIN,
) -> bool:
    """True when a shorter patch is as good: right, as exact, and no slower but for noise.

    Or but for what is `allowed`, in relation to the reference.

    The reference is always the whole patch, so that small losses do not add up. Not `doubted`,
    noise is no excuse.
    """
    if not measured.ok or (measured.error or 0.0) > (reference.error or 0.0):
        return False
    return no_slower(measured.times_ns, reference.times_ns, doubted, allowed)


Units = Callable[[Patch], list[tuple[Edit, ...]]]
"""What of a patch is kept or dropped together."""


def singly(patch: Patch) -> list[tuple[Edit, ...]]:
    """Each edit by itself."""
    return [(edit,) for edit in patch]


def by_sort(patch: Patch) -> list[tuple[Edit, ...]]:
    """Rewrites of a model that do the same to other ops together, all other edits by themselves.

    What one of a sort gains may be less than the noise of a clock, so that one after the other
    would be dropped, and with them what they gain together.
    """
    units: dict[str, list[Edit]] = {}
    for edit in patch:
        units.setdefault(sort_of(edit) or edit.id, []).append(edit)
    return [tuple(unit) for unit in units.values()]


@dataclass
class _Job:
    """One patch under minimisation: what is to be tested next, and the best so far."""

    whole: Individual
    units: Sequence[tuple[Edit, ...]]
    steps: Search[tuple[Edit, ...]]
    candidate: Patch | None
    best: Individual
    allowed: float
    answers: list[bool] = field(default_factory=list[bool])

    @classmethod
    def of(cls, whole: Individual, units: Units, unmodified: Measurement | None) -> _Job:
        """At its beginning; `unmodified` says what it gains, where that matters."""
        allowed = LEAST_GAIN
        if unmodified is not None and unmodified.modelled:
            gain = unmodified.runtime_ns / whole.measurement.runtime_ns - 1.0
            allowed = max(allowed, LITTLE * gain)
        parts = units(whole.patch)
        job = cls(whole, parts, minimization(parts), None, whole, allowed)
        job._turn(next(job.steps, None))
        return job

    def advance(self, applied: Applied, measured: Measurement) -> None:
        """Tell how the candidate did."""
        # Rewrites are legal by construction: on a noisy clock one too many costs less than to
        # lose what one gains. Of other edits what does not show is a risk for nothing.
        left = {edit.id for edit in applied.patch}
        rewrites = any(sort_of(edit) for edit in self.best.patch if edit.id not in left)
        kept = keeps(measured, self.whole.measurement, not rewrites, self.allowed)
        # Where a clock finds no edits as fast as all of them it cannot tell; the verdict will.
        kept = kept and (measured.modelled or bool(applied.patch))
        if kept:
            self.best = replace(
                self.best,
                patch=applied.patch,
                digest=applied.program.digest,
                measurement=measured,
            )
        self.answers.append(kept)
        try:
            self._turn(self.steps.send(kept))
        except StopIteration:
            self._turn(None)

    def guess(self) -> Patch | None:
        """What is tested after the candidate if the answer is again what it was last."""
        steps = minimization(self.units)
        try:
            units = next(steps)
            for kept in (*self.answers, *(self.answers[-1:] or [False])):
                units = steps.send(kept)
        except StopIteration:
            return None
        return self._patch(units)

    def _turn(self, units: Sequence[tuple[Edit, ...]] | None) -> None:
        """Test these units next."""
        self.candidate = None if units is None else self._patch(units)

    def _patch(self, units: Sequence[tuple[Edit, ...]]) -> Patch:
        """Units in the order in which the whole patch has their edits."""
        held = {edit.id for edit in chain(*units)}
        return Patch(tuple(edit for edit in self.whole.patch if edit.id in held))


def minimize_all(
    baseline: Program,
    individuals: Sequence[Individual],
    evaluator: CachingEvaluator,
    units: Units = singly,
    progress: Callable[[], None] = lambda: None,
    late: Callable[[], bool] = never,
    unmodified: Measurement | None = None,
) -> list[Individual]:
    """The individuals with minimal patches, measured anew; ids stay.

    Of a modelled gain over what is `unmodified` a patch may lose `LITTLE` by that.

    All are minimised side by side, one candidate of each per wave, so the result does not
    depend on the number of workers. Of one alone, which would keep one worker busy, what may be
    asked next is measured, too, where times are modelled: the other answer makes it of no use.
    Where that is `late`, patches stay as short as they are.
    """
    every = _again(baseline, individuals, evaluator)
    jobs = [_Job.of(whole, units, unmodified) for whole in every]
    modelled = unmodified is not None and unmodified.modelled
    while not late() and (active := [job for job in jobs if job.candidate is not None]):
        tried: list[Applied] = []
        next_ = active[0].guess() if modelled and len(active) == 1 else None
        ahead = () if next_ is None else (next_,)
        asked = chain((job.candidate or Patch() for job in active), ahead)
        found = evaluator.evaluate(_applied(baseline, asked, tried), progress)
        for job, applied, evaluation in zip(active, tried, found, strict=False):
            job.advance(applied, evaluation.measurement)
    return [job.best for job in jobs]


def _applied(
    baseline: Program, patches: Iterable[Patch], applied: list[Applied]
) -> Iterator[Program]:
    """The programs that patches give, each when it is asked for; what was applied is added."""
    for patch in patches:
        applied.append(apply(baseline, patch))
        yield applied[-1].program


def _again(
    baseline: Program, individuals: Sequence[Individual], evaluator: CachingEvaluator
) -> list[Individual]:
    """The individuals measured anew: what a search chose for its time was lucky, as a rule."""
    programs = [apply(baseline, individual.patch).program for individual in individuals]
    found = [evaluation.measurement for evaluation in evaluator.evaluate(programs)]
    return [
        replace(individual, measurement=measured) if measured.ok else individual
        for individual, measured in zip(individuals, found, strict=True)
    ]
