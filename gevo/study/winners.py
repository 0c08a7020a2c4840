"""Minimises and validates the front of a search and writes the winners into the run folder."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from gevo.edits.apply import apply
from gevo.edits.edit import Edit
from gevo.edits.json_form import patch_to_json
from gevo.edits.patch import Applied, Patch
from gevo.errors import DeviceLost
from gevo.evaluate.cache import CachingEvaluator, Screen
from gevo.measurement import Measurement
from gevo.program.base import Program
from gevo.records.run import RunFolder
from gevo.records.schema import Conclusion, Effects, Evaluation, Minimized, Record, Stage, headline
from gevo.records.winner import Winner
from gevo.search.archive import Archive, front
from gevo.search.individual import Individual
from gevo.search.minimize import Search, minimization
from gevo.study.progress import Tracker
from gevo.validate.effects import effects
from gevo.validate.judge import Judge, Trial
from gevo.validate.sanitizer import sanitized
from gevo.validate.setup import ValidationSetup
from gevo.validate.speed import corrected
from gevo.validate.statistics import holm, may_gain, no_slower
from gevo.validate.verdict import Subject, Verdict

LIMIT = 24
"""At most so many individuals are judged; each failure brings the next best one forward."""
EXPLAINED = 5
"""For so many winners the effect of each edit is measured."""


@dataclass(frozen=True)
class Judged:
    """An individual, what was judged in its name, and the verdict.

    Attributes:
        individual: As the search measured it.
        contender: The same with the patch that was judged: minimised, as a rule.
        verdict: On the contender.
    """

    individual: Individual
    contender: Individual
    verdict: Verdict

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


@dataclass
class Winners:
    """Judges the front, best first.

    Attributes:
        folder: Where verdicts and winners go.
        setup: What winners are judged on; its workers took no part in the search.
        measured: The unmodified program on the training cases.
        sanitize: Stages of a tool that watches a program run alone.
        tracker: Told of the progress.
        minimize: Minimise patches before they are judged.
        screen: What a patch must pass while it is minimised.
        minimized: Minimal patches that the journal tells of, by individual; they are judged
            when `minimize` is False.
    """

    folder: RunFolder
    setup: ValidationSetup
    measured: Measurement
    sanitize: Callable[[Program], Sequence[Stage]]
    tracker: Tracker
    minimize: bool = True
    screen: Screen = field(default_factory=Screen)
    minimized: Mapping[int, Individual] = field(default_factory=dict[int, Individual])

    def __post_init__(self) -> None:
        self._evaluator = CachingEvaluator(self.setup.device, screen=self.screen)
        self._judge = Judge(self.setup)

    def judge(self, archive: Archive) -> list[Judged]:
        """Validate the front; a member that fails is replaced by the next best individual.

        Individuals that run the same code share one verdict: only the first is judged. With a
        time budget they are judged one by one, the first in any case, as long as time allows; the
        first is the fastest of those that are as exact as the unmodified program, if there is one.
        Everything is recorded when all is known, in one batch. An interruption and a device that
        is lost (both are passed on) end it with the verdicts that there are.
        """
        found: dict[int, Judged] = {}
        try:
            self._judge_all(archive, found)
        except (KeyboardInterrupt, DeviceLost):
            self._record(corrected_for_number(list(found.values())), explain=False)
            raise
        judged = corrected_for_number(list(found.values()))
        self._record(judged, explain=self.tracker.allows(0.0))
        return judged

    def _judge_all(self, archive: Archive, found: dict[int, Judged]) -> None:
        """Fill `found`, by individual."""
        keys = self._keys()
        longest_s = 0.0
        while len(found) < LIMIT and (not found or self.tracker.allows(longest_s)):
            bad = {keys[i] for i, judged in found.items() if not judged.verdict.validated}
            good = [i for i in archive.individuals if self._improves(i) and keys[i.id] not in bad]
            wanted = [i for i in front(good) if i.id not in found][: LIMIT - len(found)]
            if self.tracker.limited:
                wanted = wanted[:1] if found else safest(wanted, self.measured)
            if not wanted:
                break
            note = f"{len(found)} judged, {len(wanted)} under way"
            began_s = self.tracker.elapsed_s
            self._round(wanted, note, found)
            longest_s = max(longest_s, self.tracker.elapsed_s - began_s)

    def _improves(self, individual: Individual) -> bool:
        """Better than the baseline in at least one objective, as far as validation asks."""
        measured, baseline = individual.measurement, self.measured
        if may_gain(measured.times_ns, baseline.times_ns, self.setup.modelled):
            return True
        return (measured.error or 0.0) < (baseline.error or 0.0)

    def _keys(self) -> dict[int, str]:
        """What each evaluated individual really runs: its cleaned digest."""
        records = self.folder.journal.read()
        return {r.id: r.code for r in records if isinstance(r, Evaluation)}

    def _round(self, wanted: Sequence[Individual], note: str, found: dict[int, Judged]) -> None:
        contenders = self._contenders(wanted, note)
        self.tracker.phase("validation", note)
        trials = [self._begin(contender) for contender in contenders]
        judged: list[Judged] = []
        try:
            for individual, contender, trial in zip(wanted, contenders, trials, strict=True):
                judged.append(self._judged(individual, contender, trial))
        finally:
            # Only now is the device idle, so that nothing is timed beside the sanitizer.
            for one in judged:
                verdict = sanitized(one.verdict, self.sanitize)
                found[one.individual.id] = replace(one, verdict=verdict)

    def _contenders(self, wanted: Sequence[Individual], note: str) -> list[Individual]:
        """What is judged in the name of each individual."""
        if not self.minimize:
            return [self.minimized.get(individual.id, individual) for individual in wanted]
        self.tracker.phase("minimisation", note)
        found = minimize_all(self.setup.baseline, wanted, self._evaluator, self.tracker.tick)
        # Where time is short there may be none for a second verdict, after a conditional one.
        return [self._settled(one) for one in found] if self.tracker.limited else found

    def _begin(self, contender: Individual) -> Trial:
        return self._judge.begin(self._subject(contender))

    def _subject(self, contender: Individual) -> Subject:
        recorded = self.measured.runtime_ns / contender.measurement.runtime_ns
        program = apply(self.setup.baseline, contender.patch).program
        return Subject(program, patch_to_json(contender.patch), recorded)

    def _judged(self, whole: Individual, contender: Individual, trial: Trial) -> Judged:
        """The verdict; what a conditional patch has without its assumptions is judged, too.

        Where a minimal patch fails, the whole one has its turn.
        """
        judged = Judged(whole, contender, self._guarded(contender, trial.verdict()))
        if judged.verdict.validated:
            return judged
        conditional = judged.verdict.conclusion is Conclusion.CONDITIONAL
        other = self._settled(contender) if conditional else whole
        if other.digest == contender.digest:
            return judged
        second = Judged(whole, other, self._guarded(other, self._begin(other).verdict()))
        return second if second.verdict.validated else judged

    def _settled(self, contender: Individual) -> Individual:
        """The contender with those edits alone that need no assumption, if it still gains."""
        patch = self._judge.settled(contender.patch)
        if len(patch) == len(contender.patch):
            return contender
        applied = apply(self.setup.baseline, patch)
        (found,) = self._evaluator.evaluate([applied.program])
        other = replace(
            contender,
            patch=applied.patch,
            digest=applied.program.digest,
            measurement=found.measurement,
        )
        return other if found.measurement.ok and self._improves(other) else contender

    def _guarded(self, contender: Individual, verdict: Verdict) -> Verdict:
        """With a guard in front of it, where that makes a conditional winner one to offer."""
        return self._judge.guarded(self._subject(contender), verdict)

    def _record(self, judged: Sequence[Judged], explain: bool) -> None:
        """Verdicts and effects go into the journal, winners into `front/`."""
        offered = sorted((j for j in judged if j.verdict.validated), key=_pace)
        some = offered[:EXPLAINED] if explain else []
        self.tracker.phase("effects", f"of the edits of {len(some)} winners")
        explained = [self._effects(j.contender) for j in some]
        records = [r for j in judged for r in j.records(j.individual.id in self.minimized)]
        self.folder.journal.append(records + explained)
        self.folder.clear_front()
        for number, winner in enumerate(offered, 1):
            self._write(number, winner)

    def _effects(self, contender: Individual) -> Effects:
        found = effects(self.setup.baseline, self.measured, contender.patch, self._evaluator)
        return replace(found, id=contender.id)

    def _write(self, number: int, judged: Judged) -> None:
        baseline, workload, contender = self.setup.baseline, self.setup.workload, judged.contender
        code = judged.verdict.code
        if code is None:
            raise RuntimeError("a validated winner without code")
        program = apply(baseline, contender.patch).program
        winner = Winner(
            id=contender.id,
            program=baseline.digest,
            entry=baseline.entry,
            gives=program.digest,
            patch=contender.patch,
            constants=workload.constants(program.settings),
            guards=judged.verdict.guards,
            launched=baseline.launched,
        )
        self.folder.write_winner(number, winner, code.ir, code.ptx or None)


def safest(front: Sequence[Individual], baseline: Measurement) -> Sequence[Individual]:
    """The fastest that is as exact as the unmodified program, or the fastest; at most one.

    What errs more on the training cases errs on others, too, and may err too much there.

    Args:
        front: Individuals, the fastest first.
        baseline: The unmodified program on the training cases.
    """
    least = baseline.error or 0.0
    exact = [one for one in front if (one.measurement.error or 0.0) <= least]
    return (exact or front)[:1]


def _pace(judged: Judged) -> tuple[float, int]:
    """The order in which reports show winners: by time as validation measured it."""
    timed = headline(judged.verdict.speed)
    time_ns = timed.candidate_ns if timed else judged.contender.measurement.runtime_ns
    return time_ns, judged.contender.id


def corrected_for_number(judged: Sequence[Judged]) -> list[Judged]:
    """The verdicts with their p-values corrected for the number of candidates."""
    tested = {j.individual.id: p for j in judged if (p := j.verdict.p_value) is not None}
    by_id = dict(zip(tested, holm(list(tested.values())), strict=True))
    return [
        replace(j, verdict=corrected(j.verdict, by_id[j.individual.id], len(tested)))
        if j.individual.id in by_id
        else j
        for j in judged
    ]


def keeps(measured: Measurement, reference: Measurement) -> bool:
    """True when a shorter patch is as good: right, as exact, and no slower but for noise.

    The reference is always the whole patch, so that small losses do not add up.
    """
    if not measured.ok or (measured.error or 0.0) > (reference.error or 0.0):
        return False
    return no_slower(measured.times_ns, reference.times_ns)


@dataclass
class _Job:
    """One patch under minimisation: what is to be tested next, and the best so far."""

    whole: Individual
    steps: Search[Edit]
    candidate: tuple[Edit, ...] | None
    best: Individual

    def advance(self, applied: Applied, measured: Measurement) -> None:
        """Tell how the candidate did."""
        kept = keeps(measured, self.whole.measurement)
        if kept:
            self.best = replace(
                self.best,
                patch=applied.patch,
                digest=applied.program.digest,
                measurement=measured,
            )
        try:
            self.candidate = self.steps.send(kept)
        except StopIteration:
            self.candidate = None


def minimize_all(
    baseline: Program,
    individuals: Sequence[Individual],
    evaluator: CachingEvaluator,
    progress: Callable[[], None] = lambda: None,
) -> list[Individual]:
    """The individuals with minimal patches, measured anew; ids stay.

    All are minimised side by side, one candidate of each per wave, so the result does not
    depend on the number of workers.
    """
    jobs = [_start(whole) for whole in _again(baseline, individuals, evaluator)]
    while active := [job for job in jobs if job.candidate is not None]:
        tried = [apply(baseline, Patch(job.candidate or ())) for job in active]
        found = evaluator.evaluate([applied.program for applied in tried], progress)
        for job, applied, evaluation in zip(active, tried, found, strict=True):
            job.advance(applied, evaluation.measurement)
    return [job.best for job in jobs]


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


def _start(individual: Individual) -> _Job:
    steps = minimization(individual.patch.edits)
    return _Job(individual, steps, next(steps, None), individual)
