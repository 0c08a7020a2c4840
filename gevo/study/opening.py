"""What goes before the initial population of an evolution, and from what that grows.

Tuning parameters of the unmodified program, passes of the compiler, and edits that take a single
thing away gain more than a random edit does, and there are few of them: so they are tried first,
where they are searched at all. What leads random edits is known then, too (`guide_of`).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from itertools import chain, islice, zip_longest

from gevo.device.forecast import heat
from gevo.device.kind import kind_of
from gevo.edits.apply import apply, apply_edit, apply_edits, finished
from gevo.edits.edit import Edit
from gevo.edits.passes import Coarsen
from gevo.edits.patch import Applied, Patch, in_order
from gevo.edits.propose import moves
from gevo.edits.singles import Expected, even, singles
from gevo.edits.tensors import EXACT, TOGETHER, Rewriting, Skip, sort_of
from gevo.edits.text import patch_to_json
from gevo.errors import EditError
from gevo.evaluate.cache import NOTICED
from gevo.evaluate.executor import Executor
from gevo.measurement import Measurement
from gevo.program.base import Dialect, Program
from gevo.program.load import open_editor
from gevo.program.stablehlo.memory import forgets
from gevo.records.run import RunFolder
from gevo.records.schema import Evaluation, Tuned
from gevo.search.credit import CodeLine, Credit
from gevo.search.individual import Candidate, Individual, individual
from gevo.search.prior import Prior, shipped
from gevo.search.searcher import Searcher
from gevo.study.joint import Joint, trials
from gevo.study.progress import Tracker
from gevo.study.race import Race, arms_of
from gevo.study.screening import screened_cases
from gevo.study.target import Target
from gevo.validate.bound import work_of
from gevo.validate.runs import UNTIMED
from gevo.workload.case import TestCase

TIME_SHARE = 1 / 3
"""Of the time that the search has left, this is the most that each of them takes."""
REWRITING_SHARE = 2 / 3
"""The same of rewrites of models, on which random edits hardly ever gain."""
RACE_SHARE = 0.8
"""The same of races of training steps, of which"""
TIMED = 2
"""so many, and the unmodified step with its settings, are timed and may be offered."""
JOINED = 0.5
"""When moves have had such a part of their time, those that gain are put together, and the others
are tried on top: where time is short not each has had its turn when a verdict is due."""
DOUBT = 0.2
"""What seems to lose no more than that may gain with others: what counts is the low end of a gain,
and on a busy machine that is far below it."""
LEAST_PART = 0.1
"""Of what the best of them gains, one that is put together with it gains at least such a part."""
ASKED = 12
"""Moves that gain, the best first, of which as many as apply are put together at once."""
WAVE = 8
"""Passes that are tried at the same time, on however many workers."""
SWEPT = 32
"""Single edits that are tried at the same time."""
LEAST_GAIN = NOTICED
"""One that gains less is left to chance: each of a patch costs time when it is minimised. What is
taken is screened."""
KEPT = 8
"""Moves that are tried again on the best variant of a round: those that gained most alone."""
AGAIN = 32
"""Moves that are tried once more when single edits have made the best another program: a barrier
may be the last one that a warp does not do with (nw: 770.3 µs by single edits, 705.1 µs so)."""

FORGETFUL = "without momentum, as @main gives back no argument that could carry it"

Measure = Callable[[Sequence[Candidate]], Sequence[tuple[Candidate, Measurement]]]


def has_moves(asked: bool | None, begun: RunFolder | None) -> bool:
    """Whether moves are among the edits of a search.

    Args:
        asked: What the user says; None for what the run does, and for yes in a new one.
        begun: The run that is resumed; None for a new one.
    """
    if asked is None:
        return begun is None or begun.about.moves
    return asked


def guide_of(
    target: Target, executor: Executor, kinds: Sequence[str], profile: Mapping[str, float]
) -> Credit:
    """For a run of a search that has measured nothing yet.

    Where the device's times are modelled it knows where in the program they are spent, and of
    LLVM IR what has paid on other programs. Of a program with a profile each op is a place.

    Args:
        target: The program and its workload.
        executor: Workers of its device.
        kinds: Kinds of edits that the search draws from.
        profile: Time of ops, by uid; empty where nothing tells.

    Raises:
        DeviceLost: The device fails again and again.
    """
    program = target.baseline
    spent: dict[CodeLine, float] = {}
    if kind_of(target.device).watches:
        _, kernels = work_of(executor, program, target.workload)
        spent = {CodeLine(*where): time_ns for where, time_ns in heat(kernels).items()}
    prior = shipped() if program.dialect is Dialect.LLVM else Prior()
    return Credit(kinds, open_editor(program).sites(), spent, prior, profile)


@dataclass(frozen=True)
class Opening:
    """Opens an evolution.

    Attributes:
        program: The unmodified program.
        searcher: The search, at its beginning.
        measure: Measures candidates and writes them into the journal, in their order.
        executor: Applies patches.
        folder: The run's.
        tracker: Knows the time.
        target: The program with its workload and devices.
        kinds: Kinds of edits that are tried.
        profile: Time of the unmodified program's ops, by uid; empty where nothing tells.
        expected: What is expected of single edits; the same in a resumed run.
        spent: Time of the unmodified program by kernel; empty where nothing tells.
        by_error: Better is what has the smaller error, as of training steps, not the faster.
    """

    program: Program
    searcher: Searcher
    measure: Measure
    executor: Executor
    folder: RunFolder
    tracker: Tracker
    target: Target
    kinds: Collection[str]
    profile: Mapping[str, float] = field(default_factory=dict[str, float])
    expected: Expected = even
    by_error: bool = False
    spent: Mapping[str, float] = field(default_factory=dict[str, float])

    def tune(self, joint: Joint, population: int, seed: int) -> None:
        """Tune the unmodified program, unless the journal says that it is done."""
        if not self._done(Tuned()):
            budget = trials(population)
            self.tracker.phase("tuning", f"up to {budget} configurations without edits")
            end = self.tracker.later(TIME_SHARE)
            joint.tune(
                self.program,
                self.searcher,
                budget,
                seed,
                self.measure,
                lambda: self.tracker.elapsed_s >= end,
            )
            self.folder.journal.append([Tuned()])
        self._begin()

    def race(self, joint: Joint, seed: int) -> None:
        """Race rules of a training step by their error; unless that is done."""
        records = self.folder.journal.read()
        if not any(isinstance(r, Tuned) and r.trainings is not None for r in records):
            self.tracker.phase(
                "rules", "training steps raced by their error, each at its own rate"
            )
            begin = self.tracker.elapsed_s
            end = self.tracker.later(RACE_SHARE)

            def late(share: float) -> bool:
                return self.tracker.elapsed_s >= begin + share * (end - begin)

            cases = self.target.workload.train
            race = Race(self.program, joint, cases, seed, self._errors, late)
            found = race.run(arms_of(self.program, self.kinds))
            self.tracker.phase("rules", f"{race.trainings} trainings")
            control = [one for one in found[TIMED:] if len(one.patch) == len(one.program.settings)]
            self._measured([*found[:TIMED], *control], self.searcher.origin)
            self.folder.journal.append([Tuned(trainings=race.trainings)])
        self._begin()

    def _errors(
        self, asked: Sequence[tuple[Program, TestCase]], late: Callable[[], bool]
    ) -> list[float]:
        """Of some training steps on a case each, as far as time allows."""
        found: list[float] = []
        for begin in range(0, len(asked), WAVE):
            if begin and late():
                break
            some = asked[begin : begin + WAVE]
            jobs = [self.executor.measure(step, ((case, UNTIMED),)) for step, case in some]
            measured = [job.result() for job in jobs]
            found += [math.inf if m.error is None or not m.ok else m.error for m in measured]
            self.tracker.tick()
        return found

    def move(self) -> None:
        """Try each move alone, then the good ones together, greedily; unless that is done."""
        if not self._done(Tuned(passes=True)):
            llvm = self.program.dialect is Dialect.LLVM
            note = "" if llvm or not forgets(self.program) else f"; {FORGETFUL}"
            self.tracker.phase("moves", f"one by one{note}")
            end = self.tracker.later(TIME_SHARE if llvm else REWRITING_SHARE)
            soon = self.tracker.later(JOINED * TIME_SHARE)

            def late() -> bool:
                return self.tracker.elapsed_s >= end

            if llvm:
                every = self._wanted(moves(self.program, self.held()))
                some = spread(self._dearest_first(every))
                self._climb(
                    self.searcher.origin, some, late, lambda: self.tracker.elapsed_s >= soon
                )
            else:
                self._rewrite(late)
            self.folder.journal.append([Tuned(passes=True)])
        self._begin()

    def sweep(self) -> None:
        """Try each single edit on the best so far; unless that is done.

        Then moves again that have gained alone. Of LLVM IR alone: on tensors the moves have done
        it.
        """
        if self.program.dialect is not Dialect.LLVM:
            return
        if not self._done(Tuned(singles=True)):
            self.tracker.phase("single edits", "one by one")
            end = self.tracker.later(TIME_SHARE)
            origin = self.searcher.origin
            exact = not self.searcher.options.tolerance
            some = self._wanted(singles(self.program, origin.patch, exact, self.expected))
            best = self._sweep(origin, some, lambda: self.tracker.elapsed_s >= end)
            end_again = self.tracker.later(TIME_SHARE)
            self._climb(best, self._gainful(best), lambda: self.tracker.elapsed_s >= end_again)
            self.folder.journal.append([Tuned(singles=True)])
        self._begin()

    def _wanted(self, edits: Iterable[Edit]) -> list[Edit]:
        return [edit for edit in edits if edit.kind in self.kinds]

    def _dearest_first(self, edits: Sequence[Edit]) -> list[Edit]:
        """Those of kernels that take long in front; those of no kernel behind."""
        kernels = {site.uid: site.function for site in open_editor(self.program).sites()}

        def key(edit: Edit) -> float:
            kernel = kernels.get(getattr(edit, "uid", ""), getattr(edit, "kernel", ""))
            return -self.spent.get(kernel, 0.0)

        return sorted(edits, key=key)

    def _done(self, which: Tuned) -> bool:
        return which in self.folder.journal.read()

    def _begin(self) -> None:
        """The search begins with the best so far, and with what else is better than nothing.

        As the journal has it up to the end of this stage: what a run measured that was resumed
        later takes no part, so that it goes on as it would have.
        """
        records = self.folder.journal.read()
        ends = max(n for n, record in enumerate(records) if isinstance(record, Tuned))
        found = [individual(one) for one in records[:ends] if isinstance(one, Evaluation)]
        better = self._better(found, self.searcher.archive.baseline)
        if better:
            self.searcher.origin = better[0]
            self.searcher.seeds = tuple(better[: self.searcher.options.population // 2])

    def _rewrite(self, late: Callable[[], bool]) -> None:
        """What is exact or close together, all of one sort on top, each, and what goes together.

        What one of a sort gains may be too little to be measured, where all of them gain much. Of
        a sort that is wrong as a whole, those that are right alone have their turn together.
        """
        some = self._wanted(moves(self.program))
        origin = self.searcher.origin
        for kinds in TOGETHER:
            together = [edit for edit in some if isinstance(edit, kinds)]
            whole = apply(self.program, Patch((*origin.patch, *together)))
            better = self._better(self._measured([whole], origin), origin)
            origin = better[0] if better else origin
        taken = {edit.id for edit in origin.patch}
        sorts = sorts_of([edit for edit in some if edit.id not in taken])
        patches = (Patch((*origin.patch, *same)) for same in sorts)
        found = self._measured([apply(self.program, patch) for patch in patches], origin)
        found = self._harmless(found, origin)
        origin = self._joined(origin, [_added(one, origin) for one in found], late)
        taken = {edit.id for edit in origin.patch}
        rest = in_turns([e for e in slowest_first(some, self.profile) if e.id not in taken])
        found = self._tried(origin, rest, late)
        right = [one.patch.edits[-1] for one in self._harmless(found, origin)]
        better = self._better(found, origin)
        origin = self._joined(origin, [one.patch.edits[-1:] for one in better], late)
        taken = {edit.id for edit in origin.patch}
        left = sorts_of([edit for edit in right if edit.id not in taken])
        self._joined(origin, list(left), late)

    def _sweep(
        self, origin: Individual, some: Iterable[Edit], late: Callable[[], bool]
    ) -> Individual:
        """Each edit alone on the best so far; of a wave as many as go together make it better."""
        some = iter(some)
        variants = self._each(origin.patch, some)
        while not late() and (wave := list(islice(variants, SWEPT))):
            if self._spoilt(origin):
                origin = self._unspoilt(origin)
                some = chain((one.patch.edits[-1] for one in wave), some)
                variants = self._each(origin.patch, some)
                continue
            least = LEAST_GAIN * self.searcher.archive.speedup(origin)
            found = self._better(self._measured(wave, origin), origin)
            better = [one for one in found if self.searcher.archive.speedup(one) > least]
            if better:
                origin = self._joined(origin, [one.patch.edits[-1:] for one in better], late)
                variants = self._each(origin.patch, some)
        return origin

    def _unspoilt(self, now: Individual) -> Individual:
        """The individual, or where it has edits that the search avoids by now the best without.

        What is left of it is tried for that.
        """
        if self._spoilt(now):
            left = Patch(tuple(e for e in now.patch if e.id not in self.searcher.spoilers))
            self._measured([apply(self.program, left)], now)
            now = self.searcher.archive.best
        return now

    def _spoilt(self, one: Individual) -> bool:
        return self.searcher.archive.spoilt(one.patch)

    def _gainful(self, best: Individual) -> list[Edit]:
        """Moves that gained alone on the unmodified program, and are not in a patch yet.

        As the journal has it up to the end of the moves, as `_begin` does.
        """
        records = self.folder.journal.read()
        ends = records.index(Tuned(passes=True))
        found = [individual(one) for one in records[:ends] if isinstance(one, Evaluation)]
        alone = [one for one in found if len(one.patch) == 1]
        taken = {edit.id for edit in best.patch}
        better = self._better(alone, self.searcher.archive.baseline)
        return [e for one in better for e in one.patch if e.id not in taken][:AGAIN]

    def _tried(
        self, origin: Individual, some: Sequence[Edit], late: Callable[[], bool]
    ) -> list[Individual]:
        """What each edit alone gives on an individual, as far as time allows."""
        found: list[Individual] = []
        variants = self._each(origin.patch, some)
        while not late() and (wave := list(islice(variants, SWEPT))):
            found += self._measured(wave, origin)
        return found

    def _joined(
        self, origin: Individual, good: Sequence[Sequence[Edit]], late: Callable[[], bool]
    ) -> Individual:
        """As many groups of edits as go together, the best first."""
        while good and not late() and not self._spoilt(origin):
            origin, good = self._together(origin, good)
        return origin

    def _each(self, patch: Patch, some: Iterable[Edit]) -> Iterator[Applied]:
        """A patch with each of some edits that applies then; takes no more than are asked for."""
        editor = open_editor(self.program)
        applied, _ = apply_edits(editor, patch)
        for edit in some:
            mark = editor.mark()
            try:
                whole = (*applied, apply_edit(editor, edit))
            except EditError:
                continue
            yield Applied(finished(editor, whole), Patch(whole))
            editor.rollback(mark)

    def _together(
        self, origin: Individual, good: Sequence[Sequence[Edit]]
    ) -> tuple[Individual, Sequence[Sequence[Edit]]]:
        """As many of the groups as go together, the best first, and those that are left.

        The group behind the longest good beginning is what spoils the longer ones.
        """
        some = good[:WAVE]
        wave = [
            apply(self.program, Patch((*origin.patch, *chain(*some[:count]))))
            for count in range(1, len(some) + 1)
        ]
        better = self._better(self._measured(wave, origin), origin)
        if not better:
            return origin, good[1:]
        taken = {edit.id for edit in better[0].patch}
        last = max(n for n, group in enumerate(some) if any(e.id in taken for e in group))
        rest = good[last + 1 :] if last + 1 == len(some) else good[last + 2 :]
        return better[0], rest

    def _measured(self, wave: Sequence[Applied], parent: Individual) -> list[Individual]:
        """What the variants are, each program once."""
        distinct = {one.program.digest: one for one in wave}
        distinct.pop(parent.digest, None)
        candidates = [self.searcher.tuned(one, parent) for one in distinct.values()]
        results = self.measure(candidates) if candidates else ()
        self.searcher.take(results)
        return [candidate.measured(measured) for candidate, measured in results]

    def _climb(
        self,
        now: Individual,
        open_: Sequence[Edit],
        late: Callable[[], bool],
        soon: Callable[[], bool] | None = None,
    ) -> None:
        """From an individual upwards by moves, until nothing is better or `late` says so.

        A first round ends where it is `soon`, if there is something better by then.
        """
        while open_:
            now = self._unspoilt(now)
            tried, left = self._round(now, open_, late, soon or _never)
            found = self._better(tried, now)
            best = self._accompanied(now, found) if found else now
            if late() or not (found or left):
                return
            now = self._further(best)
            good = {edit.id: edit for one in found for edit in one.patch if edit in open_}
            taken = {edit.id for edit in now.patch}
            again = [edit for name, edit in good.items() if name not in taken][:KEPT]
            open_, soon = [*left, *again], None

    def _accompanied(self, now: Individual, found: Sequence[Individual]) -> Individual:
        """The best of what one more move gives, or with the next best ones, if they go together.

        What gains in one place most often gains beside what gains in another one, and time may
        be up before each was tried on top of the other. Of a sort and place (a loop, a kernel)
        one alone is taken: the best that still applies.
        """
        gain = self.searcher.archive.speedup
        least = gain(now) + LEAST_PART * (gain(found[0]) - gain(now))
        good = [one for one in found if gain(one) >= least]
        open_ = [e for one in good for e in one.patch if e not in now.patch.edits][:ASKED]
        wave: list[Applied] = []
        added: list[Edit] = []
        while some := _apart(open_, added)[: WAVE - len(wave)]:
            begun = Patch((*now.patch, *added))
            tried = self._in_a_row(begun, some)
            wave += tried
            added += some[: len(tried)]
            done = some[: len(tried) + 1]  # the last one does not apply, if there are so many
            open_ = [edit for edit in open_ if edit not in done]
        better = self._better(self._measured(wave[1:], now), found[0])
        return better[0] if better else found[0]

    def _in_a_row(self, patch: Patch, some: Sequence[Edit]) -> list[Applied]:
        """The patch with one edit more, with two more and so on, up to the first that fails.

        All are replayed at the same time, since most often all apply.
        """
        found: list[Applied] = []
        for asked in [self._with(patch, *some[: n + 1]) for n in range(len(some))]:
            if (more := _result(*asked)) is None:
                break
            found.append(more)
        return found

    def _further(self, now: Individual) -> Individual:
        """It, or the same with threads coarser than any that are offered, if that is better."""
        edits = now.patch.edits
        wider = [one.further or one if isinstance(one, Coarsen) else one for one in edits]
        if tuple(wider) == edits:
            return now
        whole = Patch(tuple(wider))
        better = self._better(self._measured([apply(self.program, whole)], now), now)
        return better[0] if better else now

    def held(self) -> Mapping[str, Sequence[str]]:
        """Conditions that launches fulfil, by kernel, also those of cases that nobody wrote."""
        with self.target.simt(self.executor) as simt:
            return simt.held(screened_cases(self.folder)).result()

    def _round(
        self,
        now: Individual,
        open_: Sequence[Edit],
        late: Callable[[], bool],
        soon: Callable[[], bool],
    ) -> tuple[list[Individual], Sequence[Edit]]:
        """What each open pass gives on top of an individual, as far as time allows.

        And those that have not had their turn, where it ended `soon`, as something was better.
        """
        found: list[Individual] = []
        seen: set[str] = set()
        for n, variants in enumerate(self._applied(now.patch, open_), 1):
            wave = [one for one in variants if one.program.digest not in seen]
            seen |= {one.program.digest for one in wave}
            found += self._measured(wave, now)
            if found and late():
                break
            if self._spoilt(now) or (soon() and self._better(found, now)):
                return found, open_[n * WAVE :]
        return found, ()

    def _applied(self, patch: Patch, open_: Sequence[Edit]) -> Iterator[list[Applied]]:
        """A patch with each pass that applies then; the next ones run while these are used."""
        ahead: list[tuple[Patch, Future[Program]]] = []
        for begin in range(0, len(open_) + WAVE, WAVE):
            now, ahead = ahead, [self._with(patch, move) for move in open_[begin : begin + WAVE]]
            if now:
                yield [variant for one in now if (variant := _result(*one))]

    def _with(self, patch: Patch, *some: Edit) -> tuple[Patch, Future[Program]]:
        """The patch with passes, and what it will give."""
        whole = Patch(in_order((*patch, *some)))
        return whole, self.executor.replay(patch_to_json(whole))

    def _harmless(self, found: Sequence[Individual], than: Individual) -> list[Individual]:
        """Those that may gain, though it may not show: as exact ones first, then the fastest."""
        gain, error = self.searcher.archive.speedup, than.measurement.error or 0.0
        least = (1.0 - DOUBT) * gain(than)
        some = [one for one in found if one.usable and gain(one) > least]
        return sorted(some, key=lambda i: ((i.measurement.error or 0.0) > error, -gain(i)))

    def _better(self, found: Sequence[Individual], than: Individual) -> list[Individual]:
        """Those that are usable and faster (or more exact, `by_error`), the best first.

        None of them has an edit that the search avoids.
        """
        merit = self._merit
        usable = (one for one in found if one.usable and not self._spoilt(one))
        better = [one for one in usable if merit(one) > merit(than)]
        return sorted(better, key=merit, reverse=True)

    def _merit(self, one: Individual) -> tuple[float, float]:
        """What is larger the better it is."""
        gain = self.searcher.archive.speedup(one)
        return (-(one.measurement.error or 0.0), gain) if self.by_error else (gain, 0.0)


def slowest_first(edits: Sequence[Edit], profile: Mapping[str, float]) -> list[Edit]:
    """Those of ops that take long in front; without a profile, and of layers, as they are."""

    def key(edit: Edit) -> float:
        if isinstance(edit, Skip) or not isinstance(edit, Rewriting):
            return 0.0
        return -profile.get(edit.uid, 0.0)

    return sorted(edits, key=key)


def sorts_of(edits: Sequence[Edit]) -> Iterator[list[Edit]]:
    """Edits that do the same to other ops; of layers that are left out, none."""
    sorts: dict[str, list[Edit]] = {}
    for edit in edits:
        if (sort := sort_of(edit)) and not isinstance(edit, EXACT):
            sorts.setdefault(sort, []).append(edit)
    return (same for same in sorts.values() if len(same) > 1)


def _added(one: Individual, origin: Individual) -> Sequence[Edit]:
    """The edits that an individual has and its origin has not."""
    held = {edit.id for edit in origin.patch}
    return [edit for edit in one.patch if edit.id not in held]


def in_turns(
    edits: Iterable[Edit], of: Callable[[Edit], str] = lambda edit: edit.label
) -> list[Edit]:
    """One of each label after the other, so that all have had a turn when time is up early."""
    labels: dict[str, list[Edit]] = {}
    for edit in edits:
        labels.setdefault(of(edit), []).append(edit)
    rounds = zip_longest(*labels.values())
    return [edit for one in rounds for edit in one if edit is not None]


def spread(edits: Iterable[Edit]) -> list[Edit]:
    """Each kind in turn, and of a kind each place in the program in turn."""
    return in_turns(in_turns(edits, _place))


def _apart(edits: Sequence[Edit], taken: Sequence[Edit]) -> list[Edit]:
    """The first of each sort and place of which there is none yet."""
    places = {(edit.kind, _place(edit)) for edit in taken}
    found: list[Edit] = []
    for edit in edits:
        if (where := (edit.kind, _place(edit))) not in places:
            places.add(where)
            found.append(edit)
    return found


def _never() -> bool:
    return False


def _place(edit: Edit) -> str:
    """Where in the program it does something: at an instruction, or to a kernel."""
    return str(getattr(edit, "uid", getattr(edit, "kernel", edit.id)))


def _result(patch: Patch, program: Future[Program]) -> Applied | None:
    """The variant; None when an edit does not apply."""
    try:
        return Applied(program.result(), patch)
    except EditError:
        return None
