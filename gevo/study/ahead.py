"""Judges the best of a search while the search goes on, in processes of its own.

So an interrupt, or the end of the time, hands back winners that are validated already. A search
whose time is limited is told what verdicts speak against (`Ahead.spoilers`), and goes on without
it; any other knows nothing of verdicts, and goes the same way without them.
"""

from __future__ import annotations

import math
import multiprocessing
import os
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future, wait
from concurrent.futures import TimeoutError as LateError
from contextlib import ExitStack
from dataclasses import dataclass, replace
from functools import cached_property, partial
from pathlib import Path

from gevo.errors import GevoError
from gevo.evaluate.executor import PRELOAD, Executor, Limits, LocalPool
from gevo.evaluate.expiry import Expiry
from gevo.evaluate.jobs import WorkerSpec, start_worker
from gevo.evaluate.pool.node import Job, PoolClosed, WorkerDied, WorkerLate
from gevo.evaluate.pool.processes import Processes
from gevo.measurement import Measurement
from gevo.records.schema import Conclusion, Record
from gevo.search.archive import Archive
from gevo.search.individual import Individual
from gevo.search.variation import ids_of
from gevo.study.contest import Contest, Judged, improves, lacks_gain, not_judged, preliminaries
from gevo.study.progress import AS_BEFORE, Tracker, minimising
from gevo.study.screening import screen_of
from gevo.study.target import Target
from gevo.validate.setup import ValidationSetup
from gevo.validate.verdict import Verdict
from gevo.workload.case import TestCase
from gevo.workload.spec import load as load_workload

BEGIN_S = 10.0
BEGIN = 0.1
"""So long a search goes on before the first one is judged, of the time that is left at most such a
share: the best changes often by then."""
DEAR = 0.2
DEAR_BEGINS = 0.25
"""Where one may take more than such a share of the time that is left, the first one begins when
a quarter of the budget is spent, on what there is then, or sooner where less than twice what it
may take would be left. Beside it the search has half of the machine, and none from half of the
budget on (`FIRST_DUE`), so that there is time for another one (a transposition in two minutes:
begun at half none was done; at a quarter 1.064x, modelled, and the next one nearly)."""
PROMISING = 1.02
PATIENT = 0.4
"""Where time is short, what gains less is not the first to be judged before so much of what is
left is spent: while it was under way something better would wait."""
LEAST_STEP = 1.005
"""Another one is judged when it is so many times as fast as the last one that passed."""
LAST = 2.0
"""The last one begins, on the best that there is, when so many times is left as a verdict needs
that has the machine alone; until then the machine is kept free for it, where one has passed.
The later it begins the better is what it judges, but one with a guard, or a longer patch, takes
longer (60 s, alone over beside the search: nw 12.7 s for 22.3, pathfinder, guarded, 12.6 for
13.2; with 1.5 neither was there in time)."""
LONGER = 1.5
"""What goes before the stages grows with the number of edits; the last verdict is taken to need so
many times as much for that at most (hotspot: 30 s with 4 edits, 42 s were not enough with 24)."""
PAUSE = 1.0
"""Where one has passed, the search is alone for so many times as long as that took: each step on
the way is an insurance, and two processes that judge slow down two that search by half."""
VERDICTS = 1.2
"""A search waits for a verdict where less is left than so many times what that needs beside it,"""
LAST_PART = 0.25
"""which is such a part of a verdict at least, also where it has taken longer than others."""
LONGEST_S = 600.0
"""A verdict that takes longer is given up."""
OTHER = ""
"""What a verdict's time goes to beside its stages: minimisation, what is judged in between."""
LAST_WORDS_S = 0.5
"""A verdict that is under way when the time is up is told so much later, as far as it came."""
MOST_FAILURES = 2
MOST_JUDGING = 8
"""As many judge as search, up to so many: when the search waits for a verdict the machine is the
verdict's alone. Each prepares cases anew: two instead of one took a quarter more CPU time
(heartwall, 29.7 s for 24.0)."""


@dataclass(frozen=True)
class Commission:
    """What verdicts are about; picklable.

    Attributes:
        spec: Of the search's workers.
        kernel: The program's file.
        seed: Of the cases that validation draws.
        measured: The unmodified program on the training cases.
        screened: Cases that a patch must pass while it is minimised.
        hurried: See `Contest`.
        workers: How many stages run at the same time.
        until: What `time.monotonic()` is when the time is up; what is not known then is not
            judged.
    """

    spec: WorkerSpec
    kernel: Path
    seed: int
    measured: Measurement
    screened: tuple[TestCase, ...]
    hurried: bool
    workers: int
    until: float = math.inf


def judging(workers: int) -> int:
    """How many stages run at the same time beside a search with so many workers."""
    return max(1, min(workers, MOST_JUDGING))


def alone(searching: int, judging: int, cores: int) -> float:
    """What a verdict takes that has the machine to itself, of what it takes beside a search.

    By how many processes share the cores.
    """
    return max(1.0, judging / cores) / max(1.0, (searching + judging) / cores)


def begins(now_s: float, left_s: float, prepared_s: float) -> float:
    """When the first one may begin, in seconds.

    Args:
        now_s: The time now.
        left_s: What is left until the last one must be there.
        prepared_s: What preparing took; 0 where verdicts are not dear.
    """
    soon, takes_s = now_s + min(BEGIN_S, BEGIN * left_s), AS_BEFORE * prepared_s
    if takes_s <= DEAR * left_s:
        return soon
    return max(soon, min(DEAR_BEGINS * (now_s + left_s), now_s + left_s - LAST * takes_s))


class _Court:
    """The process that judges one individual after the other.

    Stages run in workers of its own, side by side where there are several: what a program does to
    its process ends no more than one job, and time that is up ends that at once.
    """

    def __init__(self, commission: Commission) -> None:
        start_worker(commission.spec)
        # As a daemon it could have no workers. They end with it, and it with who began it.
        multiprocessing.current_process().daemon = False
        self._commission = commission
        self._open = ExitStack()
        self._expiry = Expiry(commission.until)

    @cached_property
    def _target(self) -> Target:
        spec = self._commission.spec

        def opener(own: WorkerSpec, workers: int, limits: Limits) -> Executor:
            return LocalPool(replace(own, recordings=spec.recordings), workers, limits)

        return Target(
            baseline=spec.baseline,
            workload=load_workload(spec.workload, brief=True),
            source=spec.workload,
            device=spec.device,
            tolerance=spec.tolerance,
            workers=self._commission.workers,
            robust=spec.robust,
            opener=opener,
            expiry=self._expiry,
        )

    @cached_property
    def _setup(self) -> ValidationSetup:
        what = self._commission
        return self._open.enter_context(self._target.judged(what.seed, what.measured))

    @cached_property
    def _contest(self) -> Contest:
        what, target = self._commission, self._target
        screen = screen_of(target, self._setup.device, what.screened, what.measured.runtime_ns)
        return Contest(
            self._setup,
            what.measured,
            target.sanitize,
            screen,
            hurried=what.hurried,
            minimising=partial(minimising, time.monotonic, what.until),
        )

    def judge(self, individual: Individual) -> tuple[Judged, float]:
        """The verdict on it, or on what is left of it, and how many seconds that took."""
        found: dict[int, Judged] = {}
        began = time.monotonic()
        try:
            contest = self._contest
        except PoolClosed:
            return not_judged(individual), 0.0
        began = time.monotonic()
        contest.round([individual], found)
        return found[individual.id], time.monotonic() - began

    def about(self) -> Sequence[Record]:
        """What the journal has of a validation beside the verdicts."""
        return preliminaries(self._setup, self._commission.kernel)


class Ahead:
    """Has individuals judged, one at a time.

    Args:
        commission: What verdicts are about.
        modelled: True when times are modelled.
        clock: Seconds since the run began, as `Tracker.elapsed_s`.
        searching: How many workers the search has.
        prepared_s: Seconds that preparing the search took, by which the first verdict's are
            guessed.

    Attributes:
        known: Verdicts so far, by individual.
        verdict_s: Seconds that a whole verdict takes beside a search, by the dearest that was
            seen of each stage; 0 as long as none was whole: what was refused early tells too
            little.
    """

    def __init__(
        self,
        commission: Commission,
        modelled: bool,
        clock: Callable[[], float],
        searching: int,
        prepared_s: float,
    ) -> None:
        cores = len(os.sched_getaffinity(0))
        self._alone = alone(searching, commission.workers, cores)
        self._measured = commission.measured
        self._modelled = modelled
        self._clock = clock
        left_s = max(0.0, commission.until - time.monotonic())
        self._begin_s = begins(clock(), left_s, prepared_s if commission.hurried else 0.0)
        self._patient_s = clock() + (PATIENT * left_s if commission.hurried else 0.0)
        self._pool = Processes(1, setup=_Court, args=(commission,), preload=PRELOAD)
        self._pending: tuple[Individual, Future[tuple[Judged, float]]] | None = None
        self._chosen: Individual | None = None
        self._began_s = 0.0
        self._held_s = math.inf
        self._rests_s = 0.0
        self._about: Future[Sequence[Record]] | None = None
        self._failures = 0
        self._dearest_s: dict[str, float] = {}
        self._learnt_of = self._edits = 0
        self.known: dict[int, Judged] = {}
        self.verdict_s = 0.0
        if commission.hurried:
            self._tell()  # cases are drawn while there is nothing to judge yet

    @property
    def begun(self) -> bool:
        """Whether there is a verdict, or one is under way or awaited."""
        return bool(self.known) or self._awaited is not None

    @property
    def offers(self) -> bool:
        """Whether something has passed."""
        return any(judged.verdict.validated for judged in self.known.values())

    @property
    def spoilers(self) -> frozenset[str]:
        """Ids of edits without which what was judged was tried, as they speak against it."""
        return frozenset[str]().union(*(one.spoilers for one in self.known.values()))

    @property
    def _awaited(self) -> Individual | None:
        """What is being judged, or would be now if the cases for that were drawn."""
        return self._pending[0] if self._pending is not None else self._chosen

    def needs_all(self, tracker: Tracker) -> bool:
        """Whether the verdict that is under way may come too late beside a search.

        That on the first promising one when half of the time is spent, whatever it takes: what
        the rest is good for depends on it. Others by what the dearest took, or, where all were
        refused before they came to the dear stages, by what preparing did; and whatever is under
        way when the last one is due.
        """
        now, ends_s = self._clock(), tracker.ends_s
        awaited = self._awaited
        if awaited is None or now >= ends_s or math.isinf(ends_s):
            return False
        if not self.offers and self._gain(awaited) >= PROMISING:
            return tracker.first_due
        if self._pending is None:
            return False
        needed = self.verdict_s or AS_BEFORE * tracker.prepared_s
        left = max(needed - (now - self._began_s), LAST_PART * needed)
        return now + VERDICTS * left > ends_s or (self.offers and now >= self._due_s(ends_s))

    def wait(self, until: float) -> None:
        """Wait for the verdict that is under way, until then at most; the search waits, too."""
        self._held_s = min(self._held_s, self._clock())
        left_s = _left(until, self._clock())
        if self._pending is not None:
            wait([self._pending[1]], left_s)
        else:
            wait([self._tell()], left_s)

    def follow(self, archive: Archive, known: Sequence[Individual], ends_s: float) -> None:
        """Take a verdict that is there, and begin with the next individual; does not block.

        Cases are drawn for the first one. Until they are there it is chosen anew each time: what
        was begun on before would be no sooner done (heartwall in two minutes: begun at 30 s on a
        gain of 1.04, cases drawn at some 60 s, when the search had found 1.40).

        Args:
            archive: What the search has found.
            known: May be better than that: the archive will have it.
            ends_s: What the clock shows when the last verdict must be there.
        """
        if self._pending is not None and self._pending[1].done():
            self._take()
        self._edits = max((len(one.patch) for one in archive.fastest(1)), default=0)
        if self._pending is None and self._clock() >= self._begin_s and self._turns(ends_s):
            wanted = self._next(archive, known)
            ripe = wanted is not None and (self._waited or self._gain(wanted) >= PROMISING)
            self._chosen = wanted if ripe else None
            if self._tell().done() and self._chosen is not None:
                self._start(self._chosen)

    def judge(
        self, wanted: Sequence[Individual], found: dict[int, Judged], tracker: Tracker
    ) -> None:
        """Judge individuals as long as time allows; see `Judging`.

        Where time is up before there is one, what had its turn, or should have had it, is not
        judged.
        """

        def until() -> float:
            return tracker.ends_s if self.offers else tracker.first_ends_s

        for one in wanted:
            if one.id not in self.known and self._free(until()) and self._fits(until()):
                self._start(one)
                self._free(until())
            if one.id in self.known:
                found[one.id] = self.known[one.id]
        if not found and not self.offers and self._clock() >= until():
            first = self._pending[0] if self._pending is not None else wanted[0]
            found[first.id] = not_judged(first)

    def preliminaries(self, until: float) -> Sequence[Record]:
        """What the journal has of a validation beside verdicts; nothing if it takes too long."""
        try:
            return self._tell().result(_left(until, self._clock()))
        except (LateError, GevoError, WorkerDied, WorkerLate, PoolClosed):
            return ()

    def close(self) -> None:
        """End it; a verdict that is under way is lost."""
        self._pool.close()

    def _next(self, archive: Archive, known: Sequence[Individual] = ()) -> Individual | None:
        """The fastest that improves, is not refused yet, and is a step ahead of what passed.

        What has all edits that another was refused with is refused for the same reason, as a
        rule: it has its turn when there is nothing else, and nothing has passed. Not so where
        that one was too slow on other cases, and this one is clearly faster: other edits may make
        up for what was lost there (streamcluster, one loop unrolled by 16: 1.491x on the timing
        case and 0.930x on training cases; with another loop unrolled, 1.619x and 1.008x). Where
        no gain of one was shown, what gains less than such a step has none.
        """
        if self._failures >= MOST_FAILURES:
            return None
        judged = self.known.values()
        passed = [one.individual for one in judged if one.verdict.validated]
        refused = [one for one in judged if not one.verdict.validated]
        same = {one.individual.measurement.runtime_ns for one in refused}
        limit_ns = min((one.measurement.runtime_ns for one in passed), default=math.inf)
        no_gain = any(lacks_gain(one.verdict) for one in refused)
        suspect: Individual | None = None
        usable = [one for one in known if one.usable]
        fastest = archive.fastest(len(archive))
        for one in sorted((*fastest, *usable), key=_time) if usable else fastest:
            time_ns = one.measurement.runtime_ns
            behind = LEAST_STEP * time_ns > limit_ns
            if behind or not improves(one.measurement, self._measured, self._modelled):
                break
            if no_gain and self._gain(one) < LEAST_STEP:
                break  # nearly the same as what has shown none
            if time_ns in same or one.id in self.known:
                continue
            if not any(self._spoils(other, one) for other in refused):
                return one
            suspect = suspect or one
        return None if passed else suspect

    def _spoils(self, refused: Judged, one: Individual) -> bool:
        """Whether another is refused as this was, as a rule."""
        if not ids_of(refused.contender.patch) <= ids_of(one.patch):
            return False
        slow = lacks_gain(refused.verdict)
        return not slow or self._gain(one) < PROMISING * self._gain(refused.contender)

    def _turns(self, ends_s: float) -> bool:
        """Whether another may begin now.

        What has passed is improved on a few times on the way, and at the end: neither do verdicts
        take the search's time all along, nor is one under way when the last one is due.
        """
        now, due_s = self._clock(), self._due_s(ends_s)
        if not self.offers or math.isinf(ends_s) or now >= due_s:
            return True
        return now >= self._rests_s and now + self.verdict_s <= due_s

    def _due_s(self, ends_s: float) -> float:
        """What the clock shows when the last verdict is to begin, on the best by now."""
        longer = self._edits / self._learnt_of if self._learnt_of else 1.0
        more_s = max(0.0, longer - 1.0) * self._dearest_s.get(OTHER, 0.0)
        needs_s = min(LONGER * self.verdict_s, self.verdict_s + more_s)
        return ends_s - LAST * self._alone * needs_s

    @property
    def _waited(self) -> bool:
        """Whether what gains little need not wait any more for what gains much."""
        return bool(self.known) or self._clock() >= self._patient_s

    def _gain(self, individual: Individual) -> float:
        return self._measured.runtime_ns / individual.measurement.runtime_ns

    def _fits(self, until: float) -> bool:
        """Whether one more verdict may be done by then.

        One that is cut off for all that has used time that nothing else would have used.
        """
        return self._clock() + (self._alone * self.verdict_s if self.offers else 0.0) < until

    def _tell(self) -> Future[Sequence[Record]]:
        """Ask what the journal has beside verdicts, once."""
        if self._about is None:
            self._about = self._pool.start(Job(_Court.about, (), LONGEST_S))
        return self._about

    def _start(self, individual: Individual) -> None:
        self._tell()
        self._chosen = None
        self._began_s, self._held_s = self._clock(), math.inf
        job = Job(_Court.judge, (individual,), LONGEST_S)
        self._pending = individual, self._pool.start(job)

    def _free(self, until: float) -> bool:
        """Wait for what is under way, until then at most; whether nothing is any more.

        The process itself ends it then, and has a moment to say how far it came.
        """
        if self._pending is None:
            return True
        try:
            self._pending[1].exception(_left(until + LAST_WORDS_S, self._clock()))
        except LateError:
            return False
        self._take()
        return True

    def _take(self) -> None:
        assert self._pending is not None
        (individual, future), self._pending = self._pending, None
        try:
            judged, seconds = future.result()
        except (GevoError, WorkerDied, WorkerLate, PoolClosed):
            self._failures += 1
            return
        self._rests_s = self._clock() + PAUSE * seconds
        self.known[individual.id] = judged
        alone_s = min(seconds, max(0.0, self._clock() - self._held_s))
        beside = 1.0 + alone_s / max(seconds, 1e-9) * (1.0 / self._alone - 1.0)
        self._learnt_of = max(self._learnt_of, len(individual.patch))
        self._learn(judged.verdict, seconds, beside)

    def _learn(self, verdict: Verdict, seconds: float, beside: float = 1.0) -> None:
        """What the stages of a verdict took, and what went before them and between.

        `beside`: how many times as long it would have taken with the search beside it all along.
        """
        took = {**verdict.seconds, OTHER: seconds - sum(verdict.seconds.values())}
        for stage, some_s in took.items():
            self._dearest_s[stage] = max(self._dearest_s.get(stage, 0.0), beside * some_s)
        whole = not verdict.late and verdict.conclusion is not Conclusion.REFUSED
        if whole or self.verdict_s:
            self.verdict_s = sum(self._dearest_s.values())


def _time(one: Individual) -> float:
    return one.measurement.runtime_ns


def _left(until: float, now: float) -> float | None:
    """Seconds until then; None for no limit."""
    return None if until == float("inf") else max(0.0, until - now)
