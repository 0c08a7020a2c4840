"""Validation of what was found: the front of a search, configurations, anybody's candidate.

All go through the same stages (`gevo/validate`), in worker processes that took no part in finding
them; what passes is written into the run folder. How the individuals of a search are judged,
`contest.py` knows.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator, Iterable, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import chain
from pathlib import Path

from gevo.device.base import Cache
from gevo.device.kind import Clock, kind_of
from gevo.edits.apply import apply
from gevo.edits.patch import Patch
from gevo.edits.text import patch_to_json
from gevo.errors import ConfigError, DeviceLost, EditError, WorkloadError
from gevo.evaluate.expiry import Expiry
from gevo.evaluate.open import Opener
from gevo.evaluate.pool.node import PoolClosed
from gevo.files import read_text
from gevo.frontend.source import FIRST, Compiler
from gevo.measurement import Measurement
from gevo.program.base import Dialect, Program
from gevo.program.llvm.facts import kernel_signatures, taken_otherwise
from gevo.program.load import load, program_text
from gevo.program.stablehlo.donation import given_away
from gevo.program.stablehlo.hoist import weights_of
from gevo.program.stablehlo.text import read_program
from gevo.records.run import RunFolder, Winner
from gevo.records.schema import (
    Baseline,
    Conclusion,
    Effects,
    Evaluation,
    Minimized,
    Stage,
    Validation,
    headline,
)
from gevo.search.archive import Archive, farthest, spread
from gevo.search.individual import Individual, individual
from gevo.study.ahead import Ahead
from gevo.study.contest import Contest, Judged, improves, not_judged, preliminaries
from gevo.study.progress import Tracker, Watcher
from gevo.study.screening import screen_of, screened_cases
from gevo.study.sources import launched_of, load_launched, opened_for
from gevo.study.target import Target, require_inputs
from gevo.study.trust import Trust
from gevo.study.tuned import TunedWinner
from gevo.study.tuning import KernelProblem
from gevo.tuning.session import Tuned
from gevo.tuning.strategy import Trial
from gevo.validate.effects import parts_of
from gevo.validate.fresh import default_seed
from gevo.validate.judge import Judge
from gevo.validate.sanitizer import sanitized
from gevo.validate.speed import corrected, pace, time_original
from gevo.validate.statistics import Comparison, holm
from gevo.validate.verdict import Subject, Verdict, unjudged
from gevo.workload.case import TestCase, Workload, case_text, case_toml, parse_case
from gevo.workload.spec import load as load_workload

LIMIT = 24
"""At most so many individuals are judged; each failure brings the next best one forward."""
EXPLAINED = 5
"""For so many winners the effect of each edit is measured."""
JUDGED = 8
"""At most so many configurations are judged, the fastest first, until one passes."""
PATCH = ".json"
GIVEN_ONLY = "judged on the cases that were given and the workload's own, nothing else was tried"

Guards = Mapping[str, str]
"""By kernel what it tests at its entry."""

Judging = Callable[[Sequence[Individual], dict[int, Judged]], None]
"""Judges individuals side by side and puts those that are done into the dictionary, by id."""


@dataclass(frozen=True)
class Request:
    """What validation is to do.

    Attributes:
        heldout_seed: Seed of the cases that it draws; None for the run's own.
        minimize: Minimise patches before they are judged.
        trust: What of the workload's code may run.
        time_budget_s: How long judging a run again may take, in seconds; None for as long as it
            takes.
    """

    heldout_seed: int | None = None
    minimize: bool = True
    trust: Trust = field(default_factory=Trust)
    time_budget_s: float | None = None


def validate(
    folder: RunFolder,
    target: Target,
    archive: Archive,
    tracker: Tracker,
    request: Request,
    ahead: Ahead | None = None,
) -> list[Judged]:
    """Judge the front of `archive` in fresh processes and write winners and verdicts.

    Args:
        folder: The run's.
        target: The program and its workload.
        archive: What the search has found.
        tracker: Knows the time.
        request: What to do.
        ahead: What has judged already; where time is short it alone judges what is left.

    Raises:
        WorkloadError: The unmodified program fails on one of its own cases.
        DeviceLost: The device fails again and again.
    """
    measured = archive.baseline.measurement
    known = ahead.known if ahead else {}
    winners = partial(Winners, folder, target, measured, tracker, known=known)
    if ahead is not None and tracker.limited:
        judged = winners(partial(ahead.judge, tracker=tracker), paced=True).judge(archive)
        folder.journal.append(ahead.preliminaries(tracker.first_ends_s))
        return judged
    seed = request.heldout_seed
    if seed is None:
        seed = default_seed(folder.about.seed)
    flops = 0 if folder.about.tune else None
    phase = partial(tracker.phase, "validation")
    with ExitStack() as stack:
        try:
            judged = target.judged(seed, measured, flops=flops, phase=phase)
            setup = stack.enter_context(judged)
            hurried = tracker.limited and not setup.modelled  # on a clock that takes seconds
            about = preliminaries(setup, None if hurried else folder.written)
            folder.journal.append(about)
        except PoolClosed:
            return winners(_late).judge(archive)
        contest = Contest(
            setup,
            measured,
            target.sanitize,
            screen_of(target, setup.device, screened_cases(folder), measured.runtime_ns),
            request.minimize,
            _minimized(folder),
            tracker.limited,
            tracker.phase,
            tracker.tick,
            tracker.minimising,
        )
        judging = contest.round, contest.effects
        found = winners(*judging, minimized=contest.minimized).judge(archive)
        with suppress(PoolClosed):  # time is up
            if hurried and (original := time_original(setup, folder.written)) is not None:
                folder.journal.append([original])
        return found


def _late(wanted: Sequence[Individual], found: dict[int, Judged]) -> None:
    """Judges nothing: time was up before there was anything to judge it on."""
    found |= {one.id: not_judged(one) for one in wanted}


def revalidate(
    run: Path, workers: int, watch: Watcher, request: Request, opener: Opener | None = None
) -> list[Judged]:
    """Validate a run's front anew, from its folder; see `Target` for `opener`.

    Raises:
        ConfigError: It is no run folder or is damaged, its search has not begun, its workload
            has changed or has code that is not trusted, another process works on it, or its
            time budget ends before anything can be judged.
        WorkloadError: The workload cannot be read, or the unmodified program fails on it.
    """
    folder = RunFolder.open(run)
    tracker = Tracker(watch, None, request.time_budget_s)
    target = replace(target_of(folder, workers, request.trust), opener=opener)
    archive = archive_of(folder, target)
    expiry = Expiry(tracker.deadline)
    target = replace(target, expiry=expiry)
    try:
        with folder.claimed():
            if target.watching is not None:
                tracker.phase("baseline", "what the unmodified kernel reads")
                _require_inputs(target)
            return validate(folder, target, archive, tracker, request)
    except PoolClosed:
        raise tracker.too_short() from None
    finally:
        expiry.cancel()


def target_of(folder: RunFolder, workers: int, trust: Trust) -> Target:
    """What a run was about, to be judged again; raises as `Trust.of_run`."""
    device, options = folder.about.device, folder.about.options
    baseline = folder.baseline()
    source, workload = trust.of_run(folder)
    return Target(
        baseline=baseline,
        workload=workload,
        source=source,
        device=device.spec or device.name,
        tolerance=folder.tolerance,
        workers=workers,
        cache=Cache(device.fingerprint.get("cache", Cache.WARM)),
        robust=options.robust,
    )


def _require_inputs(target: Target) -> None:
    """See `require_inputs`; with workers of their own, as validation's take no part in it."""
    simt = target.executor(target.watching)
    try:
        require_inputs(target, simt)
    finally:
        simt.close()


def archive_of(folder: RunFolder, target: Target) -> Archive:
    """Everything usable that the journal tells of."""
    records = folder.journal.read()
    start = next((r for r in records if isinstance(r, Baseline)), None)
    if start is None:
        raise ConfigError(f"{folder.path}: the run was stopped before its search began")
    first = Individual(0, Patch(), target.baseline.digest, start.measurement)
    archive = Archive(first, target.tolerance)
    for record in records:
        if isinstance(record, Evaluation):
            archive.add(individual(record))
    return archive


def _minimized(folder: RunFolder) -> dict[int, Individual]:
    """The minimal patches that the journal tells of; the last word on each counts."""
    return {r.id: individual(r) for r in folder.journal.read() if isinstance(r, Minimized)}


@dataclass
class Winners:
    """Judges the front, best first.

    Attributes:
        folder: Where verdicts and winners go.
        target: The program and its workload.
        measured: The unmodified program on the training cases.
        tracker: Knows the time.
        judging: Judges individuals; may leave out those for which there is no time.
        explain: Measures what the edits of a winner do; None where there is no time for that.
        known: Verdicts that are there already, by individual.
        minimized: Individuals of which the journal tells a minimal patch.
        paced: `judging` knows what there is time for.
    """

    folder: RunFolder
    target: Target
    measured: Measurement
    tracker: Tracker
    judging: Judging
    explain: Callable[[Individual], Effects] | None = None
    known: Mapping[int, Judged] = field(default_factory=dict[int, Judged])
    minimized: Collection[int] = ()
    paced: bool = False

    def judge(self, archive: Archive) -> list[Judged]:
        """Validate the front; a member that fails is replaced by the next best individual.

        Individuals that run the same code share one verdict: only the first is judged. With a
        time budget they are judged one by one, the first in any case, as long as time allows; the
        first is the fastest of those that are as exact as the unmodified program, if there is one.
        Where none of them passes, the fastest that has passed before is offered.
        Everything is recorded when all is known, in one batch. An interruption and a device that
        is lost (both are passed on) end it with the verdicts that there are.
        """
        found: dict[int, Judged] = {}
        try:
            self._judge_all(archive, found)
        except (KeyboardInterrupt, DeviceLost):
            self._record(found, explain=False)
            raise
        return self._record(found, explain=True)

    def _judge_all(self, archive: Archive, found: dict[int, Judged]) -> None:
        """Fill `found`, by individual."""
        keys = self._keys()
        longest_s = 0.0
        while len(found) < LIMIT and (not found or self.tracker.allows(longest_s)):
            if any(one.verdict.late for one in found.values()):
                break
            bad = {keys[i] for i, judged in found.items() if not judged.verdict.validated}
            good = [
                one
                for one in archive.individuals
                if self._improves(one)
                and keys[one.id] not in bad
                and (one.id in self.known or not archive.spoilt(one.patch))
            ]
            taken = [judged.individual for judged in found.values()]
            wanted = [i for i in spread(good) if i.id not in found][: LIMIT - len(found)]
            if self.tracker.limited:
                wanted = self._next(wanted, taken)
            if not wanted:
                break
            ready = {one.id: self.known[one.id] for one in wanted if one.id in self.known}
            if ready:
                found.update(ready)
                continue
            self.tracker.phase("validation", f"{len(found)} judged, {len(wanted)} under way")
            began_s, before = self.tracker.elapsed_s, len(found)
            self.judging(wanted, found)
            if not self.paced:
                longest_s = max(longest_s, self.tracker.elapsed_s - began_s)
            if len(found) == before:
                break

    def _next(
        self, wanted: Sequence[Individual], taken: Sequence[Individual]
    ) -> Sequence[Individual]:
        """What is judged next where time is short: first what is safe, then what is unlike it."""
        if not taken:
            return safest(wanted, self.measured)
        found = farthest(wanted, taken)
        return [found] if found is not None else []

    def _improves(self, individual: Individual) -> bool:
        modelled = self.folder.about.device.modelled
        return improves(individual.measurement, self.measured, modelled)

    def _keys(self) -> dict[int, str]:
        """What each evaluated individual really runs: its cleaned digest."""
        records = self.folder.journal.read()
        return {r.id: r.code for r in records if isinstance(r, Evaluation)}

    def _record(self, found: dict[int, Judged], explain: bool) -> list[Judged]:
        """Verdicts and effects go into the journal, winners into `front/`; the verdicts."""
        if not any(judged.verdict.validated for judged in found.values()):
            passed = [one for one in self.known.values() if one.verdict.validated]
            found |= {one.individual.id: one for one in sorted(passed, key=_pace)[:1]}
        judged = corrected_for_number(list(found.values()))
        offered = sorted((j for j in judged if j.verdict.validated), key=_pace)
        explained: list[Effects] = []
        asked = self.explain
        for one in offered[:EXPLAINED] if explain else ():
            if asked is not None and self.tracker.allows_more(parts_of(len(one.contender.patch))):
                self.tracker.phase("effects", f"of the edits of variant {one.contender.id}")
                with suppress(PoolClosed):  # time is up
                    explained.append(asked(one.contender))
        records = [r for j in judged for r in j.records(j.individual.id in self.minimized)]
        self.folder.journal.append(records + explained)
        self.folder.clear_front()
        for number, winner in enumerate(offered, 1):
            self._write(number, winner)
        return judged

    def _write(self, number: int, judged: Judged) -> None:
        baseline, workload = self.target.baseline, self.target.workload
        contender = judged.contender
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


def add_counterexamples(run: Path, judged: Sequence[Judged], trust: Trust) -> str:
    """Append the counterexamples to the spec of a run; one line that says what was done.

    Args:
        run: The run folder.
        judged: Verdicts; each holds the smallest case on which the winner failed.
        trust: Which workload of the run it is.

    Raises:
        ConfigError: It is not the run's workload, is not TOML, or cannot be written.
        WorkloadError: It cannot be read.
    """
    source, workload = trust.of_run(RunFolder.open(run))
    spec = Path(source)
    found = {case_text(c): c for j in judged if (c := j.verdict.counterexample) is not None}
    for case in (*workload.train, *workload.heldout):
        found.pop(case_text(case), None)
    if not found:
        return f"{spec}: no cases to add: no winner failed on one that was drawn"
    tables = "\n".join(case_toml(case, "a winner failed on it") for case in found.values())
    if spec.suffix != ".toml":
        raise ConfigError(f"{spec}: is not TOML; add to its cases:\n{tables}")
    try:
        text = read_text(spec)
        spec.write_text(f"{text.rstrip()}\n\n{tables.strip()}\n", encoding="utf-8")
    except OSError as error:
        raise ConfigError(f"{spec}: cannot add cases: {error.strerror}") from error
    return f"{spec}: {len(found)} cases added; start a new run, this one is of the old workload"


def choose(
    problem: KernelProblem,
    tuned: Tuned,
    seed: int,
    record: Callable[[Trial, Validation], None],
    tracker: Tracker,
) -> TunedWinner:
    """Validate the fastest configurations until one passes, or time is up.

    Args:
        problem: What was tuned.
        tuned: All trials.
        seed: The session's seed.
        record: Told of each verdict.
        tracker: Knows the time.

    Raises:
        DeviceLost: The device fails again and again.
    """
    default = problem.default_of(tuned.trials)
    least = default.cost if default else float("inf")
    faster = sorted((t for t in tuned.trials if t.cost < least), key=lambda t: t.cost)
    judged: list[tuple[Trial, Verdict]] = []
    for trial, verdict in verdicts(problem, faster[:JUDGED], seed, tracker):
        judged.append((trial, verdict))
        record(trial, verdict.record())
        if verdict.conclusion in (Conclusion.VALIDATED, Conclusion.NOT_JUDGED):
            break  # what cannot be judged in one configuration cannot in the others
    return TunedWinner(problem, tuned, default, judged)


def verdicts(
    problem: KernelProblem,
    trials: Iterable[Trial],
    seed: int,
    tracker: Tracker,
    workers: int | None = None,
) -> Generator[tuple[Trial, Verdict]]:
    """One after the other; where time is short the first in any case, as far as it comes.

    Args:
        problem: What was tuned.
        trials: Those whose configurations are to be judged; the next one is asked for when there
            is a verdict on the one before.
        seed: The session's seed.
        tracker: Knows the time.
        workers: As `KernelProblem.judged` takes it.
    """
    left = iter(trials)
    if (first := next(left, None)) is None:
        return
    with ExitStack() as stack:
        try:
            setup = stack.enter_context(problem.judged(default_seed(seed), workers))
            judge_ = Judge(setup, hurried=tracker.limited)
        except PoolClosed:
            yield first, unjudged(problem.program(first.configuration))
            return
        longest_s = 0.0
        for trial in chain((first,), left):
            if longest_s and not tracker.allows(longest_s):
                return
            began_s = tracker.elapsed_s
            subject = Subject(problem.program(trial.configuration))
            verdict = judge_.begin(subject).verdict()
            yield trial, sanitized(verdict, problem.sanitize)
            longest_s = max(longest_s, tracker.elapsed_s - began_s)


@dataclass(frozen=True)
class Candidate:
    """What is to be judged.

    Attributes:
        base: The unmodified program's file.
        variant: A program's file, or a patch for `base` as `gevo evolve` writes it.
        workload: The spec of what both run on.
        device: As `open_device` takes it.
        tolerance: Accepted error above the unmodified program's own.
        seed: Seed of the cases that are drawn; None for the seed of a run with seed 0.
        cases: Cases as text (see `gevo.workload.case`) to judge it on instead of drawn ones.
        compiler: What compiles `.cu` files.
    """

    base: Path
    variant: Path
    workload: Path
    device: str
    tolerance: float
    seed: int | None = None
    cases: tuple[str, ...] = ()
    compiler: Compiler = FIRST


@dataclass(frozen=True)
class Judgement:
    """The verdict, and what it rests on.

    Attributes:
        verdict: By the stages that winners go through.
        device: The device's name.
        modelled: True when times come from a model.
        text_speedup: How many times as fast the user's own text is as the unmodified program
            that was made from it (see `gevo.validate.speed`); None where that is not known.
        offered: The program that may be offered, with the guards of the verdict; None without one.
    """

    verdict: Verdict
    device: str
    modelled: bool
    text_speedup: float | None
    offered: Program | None = None

    @property
    def clock(self) -> str:
        """Where times come from."""
        return "modelled" if self.modelled else "measured"

    @property
    def gain(self) -> Comparison | None:
        """On the timing cases, else on the held-out ones, else on the training cases."""
        speed = self.verdict.speed
        return speed.get("timing") or speed.get("held-out") or speed.get("training")

    @property
    def paces(self) -> Mapping[str, str]:
        """How many times as fast it is, for people, by kind of case."""
        return {kind: pace(one) for kind, one in self.verdict.speed.items()}


def judge(
    candidate: Candidate,
    workers: int,
    phase: Callable[[str], None] = lambda name: None,
    watch: Callable[[Stage], None] = lambda stage: None,
) -> Judgement:
    """Judge a candidate in fresh worker processes.

    Args:
        candidate: What to judge.
        workers: Worker processes.
        phase: Told what goes on before the stages.
        watch: Told of every stage as soon as it is known.

    Raises:
        ProgramError: A file holds no program.
        ConfigError: The two cannot be compared, or the device does not run them.
        EditError: A patch does not apply.
        WorkloadError: The workload cannot be read, or the unmodified program fails on it.
        DeviceLost: The device fails again and again.
    """
    workload = load_workload(candidate.workload)
    base, subject, guards = _opened(candidate, workload)
    if reason := _given_away(base, subject.program):
        verdict = Verdict((Stage(INTERFACE, False, reason),), program=subject.program)
        modelled = kind_of(candidate.device).clock is Clock.MODELLED
        return Judgement(verdict, candidate.device, modelled, None)
    target = Target(
        baseline=base,
        workload=workload,
        source=str(candidate.workload),
        device=candidate.device,
        tolerance=candidate.tolerance,
        workers=workers,
    )
    seed = default_seed(0) if candidate.seed is None else candidate.seed
    given = _given(candidate.cases, target.workload)
    with target.judged(seed, given=given, phase=phase) as setup:
        phase("judging")
        judge_ = Judge(setup)
        try:
            verdict = judge_.begin(subject).verdict(watch)
            verdict = judge_.guarded(subject, verdict, guards)
        except WorkloadError as error:  # the unmodified program ran on the same cases
            raise ConfigError(f"{candidate.variant}: {error}") from error
        original = time_original(setup, candidate.base)
        verdict = sanitized(verdict, target.sanitize)
        if given:
            verdict = replace(verdict, flags=(*verdict.flags, GIVEN_ONLY))
    speedup = original.speedup if original else 1.0
    offered = subject.program if verdict.conclusion.offers else None
    if offered and verdict.guards:
        offered = judge_.tested(offered, verdict.guards)
    return Judgement(verdict, setup.name, setup.modelled, speedup, offered)


INTERFACE = "what the caller keeps"
"""Name of the stage of what takes its caller's arrays."""


def _given_away(base: Program, variant: Program) -> str:
    """What a model's variant destroys of its caller's, and the unmodified one does not, in words.

    Else empty.
    """
    if variant.dialect is not Dialect.STABLEHLO:
        return ""
    more = sorted(given_away(variant.text) - given_away(base.text))
    kept = ", which the unmodified program keeps"
    return f"not the same interface: destroys {', '.join(more)}{kept}" if more else ""


def _given(texts: Sequence[str], workload: Workload) -> tuple[TestCase, ...]:
    """The cases of `--case`; raises WorkloadError."""
    cases = [replace(parse_case(text, workload), name=f"given{n}") for n, text in enumerate(texts)]
    for case in cases:
        workload.require_domain(case)
    return tuple(cases)


def _opened(candidate: Candidate, workload: Workload) -> tuple[Program, Subject, Guards]:
    """As `_programs`, of files that may have to be compiled first."""
    with ExitStack() as stack:
        base, variant = (
            stack.enter_context(
                opened_for(path, candidate.compiler, candidate.device, workload)
            ).path
            for path in (candidate.base, candidate.variant)
        )
        return _programs(replace(candidate, base=base, variant=variant), workload)


def _programs(candidate: Candidate, workload: Workload) -> tuple[Program, Subject, Guards]:
    """The unmodified program, what is to be judged, and the guards that it comes with."""
    if candidate.variant.suffix == PATCH:
        return _patched(candidate, workload)
    base = load_launched(candidate.base, workload)
    variant = load(candidate.variant, launched=base.launched or None)
    if base.dialect is not variant.dialect:
        raise ConfigError(
            f"{candidate.variant}: is {variant.dialect}, but {candidate.base} is {base.dialect}"
        )
    if base.dialect is Dialect.STABLEHLO:
        # What follows from weights is computed when they are loaded, and is in no time.
        own, theirs = (weights_of(read_program(one)) for one in (base, variant))
        if more := theirs - own:
            raise ConfigError(
                f"{candidate.variant}: marks argument {min(more)[1:]} of @main as a weight, which "
                f"{candidate.base} does not"
            )
    if missing := set(base.launched) - kernel_signatures(variant.text).keys():
        raise ConfigError(f"{candidate.variant}: has no kernel {min(missing)}, which is launched")
    if other := taken_otherwise(base.text, variant.text, base.launched):
        raise ConfigError(f"{candidate.variant}: {other}; its host could not launch it")
    # As it is, with every promise that it makes to the compiler: that is what will be deployed.
    text = program_text(candidate.variant)
    return base, Subject(replace(variant, text=text, launched=base.launched)), {}


def _patched(candidate: Candidate, workload: Workload) -> tuple[Program, Subject, Guards]:
    winner = Winner.load(candidate.variant)
    base = load(candidate.base, winner.entry)
    if base.digest != winner.program:
        raise ConfigError(
            f"{candidate.variant}: is for another program than {candidate.base} "
            f"({winner.program[:12]}, not {base.digest[:12]})"
        )
    base = replace(base, launched=launched_of(base, workload))
    applied = apply(base, winner.patch)
    for edit, reason in applied.dropped:
        raise EditError(f"{candidate.variant}: edit {edit.id} does not apply: {reason}")
    return base, Subject(applied.program, patch_to_json(winner.patch)), winner.guards


def exit_code(conclusions: Iterable[Conclusion]) -> int:
    """What a command that judges ends with: 0 with something to offer, else why there is none."""
    found = set(conclusions)
    if any(one.offers for one in found):
        return 0
    if Conclusion.CONDITIONAL in found:
        return 3
    return 4 if Conclusion.NOT_JUDGED in found else 1
