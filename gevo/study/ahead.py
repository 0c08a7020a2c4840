"""Judges the best of a search while the search goes on, in processes of its own.

So an interrupt, or the end of the time, hands back winners that are validated already. The search
knows nothing of the verdicts: it goes the same way without them.
"""

from __future__ import annotations

import math
import multiprocessing
import time
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from concurrent.futures import TimeoutError as LateError
from contextlib import ExitStack
from dataclasses import dataclass, replace
from functools import cached_property
from pathlib import Path

from gevo.errors import GevoError
from gevo.evaluate.executor import PRELOAD, Executor, InProcess, Limits, LocalPool
from gevo.evaluate.jobs import WorkerSpec, start_worker
from gevo.evaluate.pool.node import Job, PoolClosed, WorkerDied, WorkerLate
from gevo.evaluate.pool.processes import Processes
from gevo.measurement import Measurement
from gevo.records.schema import Record
from gevo.search.archive import Archive
from gevo.search.individual import Individual
from gevo.search.variation import ids_of
from gevo.study.contest import Contest, Judged, improves, preliminaries
from gevo.study.progress import Tracker
from gevo.study.screening import screen_of
from gevo.study.target import Target
from gevo.validate.setup import ValidationSetup
from gevo.workload.case import TestCase
from gevo.workload.spec import load as load_workload

BEGIN_S = 10.0
"""So long a search goes on before the first one is judged: the best changes often by then."""
LEAST_STEP = 1.005
"""Another one is judged when it is so many times as fast as the last one that passed."""
LONGEST_S = 600.0
"""A verdict that takes longer is given up."""
MOST_FAILURES = 2
SEARCHING, MOST_JUDGING = 2, 8
"""For so many workers of the search one judges, up to so many. Each prepares cases anew: two
instead of one took a quarter more CPU time (heartwall, 29.7 s for 24.0)."""


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
    """

    spec: WorkerSpec
    kernel: Path
    seed: int
    measured: Measurement
    screened: tuple[TestCase, ...]
    hurried: bool
    workers: int


def judging(workers: int) -> int:
    """How many stages run at the same time beside a search with so many workers."""
    return max(1, min(workers // SEARCHING, MOST_JUDGING))


class _Court:
    """The process that judges one individual after the other.

    Where it may have workers of its own, stages run side by side in these.
    """

    def __init__(self, commission: Commission) -> None:
        start_worker(commission.spec)
        # As a daemon it could have no workers. They end with it, and it with who began it.
        multiprocessing.current_process().daemon = False
        self._commission = commission
        self._open = ExitStack()

    @cached_property
    def _target(self) -> Target:
        spec = self._commission.spec

        def opener(own: WorkerSpec, workers: int, limits: Limits) -> Executor:
            own = replace(own, recordings=spec.recordings)
            if workers == 1:  # another would start the unmodified program's runs anew
                return InProcess(replace(own, memory_bytes=0))
            return LocalPool(own, workers, limits)

        return Target(
            baseline=spec.baseline,
            workload=load_workload(spec.workload),
            source=spec.workload,
            device=spec.device,
            tolerance=spec.tolerance,
            workers=self._commission.workers,
            robust=spec.robust,
            opener=opener,
        )

    @cached_property
    def _setup(self) -> ValidationSetup:
        what = self._commission
        return self._open.enter_context(self._target.judged(what.seed, what.measured))

    @cached_property
    def _contest(self) -> Contest:
        what, target = self._commission, self._target
        screen = screen_of(target, self._setup.device, what.screened, what.measured.runtime_ns)
        return Contest(self._setup, what.measured, target.sanitize, screen, hurried=what.hurried)

    def judge(self, individual: Individual) -> tuple[Judged, float]:
        """The verdict on it, or on what is left of it, and how many seconds that took."""
        found: dict[int, Judged] = {}
        contest = self._contest
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

    Attributes:
        known: Verdicts so far, by individual.
        longest_s: Seconds that the longest verdict took.
    """

    def __init__(self, commission: Commission, modelled: bool, clock: Callable[[], float]) -> None:
        self._measured = commission.measured
        self._modelled = modelled
        self._clock = clock
        self._begin_s = clock() + BEGIN_S
        self._pool = Processes(1, setup=_Court, args=(commission,), preload=PRELOAD)
        self._pending: tuple[Individual, Future[tuple[Judged, float]]] | None = None
        self._about: Future[Sequence[Record]] | None = None
        self._failures = 0
        self.known: dict[int, Judged] = {}
        self.longest_s = 0.0

    @property
    def begun(self) -> bool:
        """Whether there is a verdict, or one is under way."""
        return bool(self.known) or self._pending is not None

    @property
    def offers(self) -> bool:
        """Whether something has passed."""
        return any(judged.verdict.validated for judged in self.known.values())

    def follow(self, archive: Archive) -> None:
        """Take a verdict that is there, and begin with the next individual; does not block."""
        if self._pending is not None and self._pending[1].done():
            self._take()
        if self._pending is None and self._clock() >= self._begin_s:
            self._tell()
            wanted = self._next(archive)
            if wanted is not None:
                self._start(wanted)

    def await_first(self, until: float, tick: Callable[[], None]) -> None:
        """Wait for the first verdict, if one is under way, until then at most.

        `tick` is called each second.
        """
        while self._pending is not None and not self.known and self._clock() < until:
            self._free(min(until, self._clock() + 1.0))
            tick()

    def judge(
        self, wanted: Sequence[Individual], found: dict[int, Judged], tracker: Tracker
    ) -> None:
        """Judge individuals as long as time allows; see `Judging`."""

        def until() -> float:
            return tracker.ends_s if self.offers else tracker.grace_ends_s

        for one in wanted:
            if one.id not in self.known and self._free(until()) and self._fits(until()):
                self._start(one)
                self._free(until())
            if one.id in self.known:
                found[one.id] = self.known[one.id]

    def preliminaries(self, until: float) -> Sequence[Record]:
        """What the journal has of a validation beside verdicts; nothing if it takes too long."""
        try:
            return self._tell().result(_left(until, self._clock()))
        except (LateError, GevoError, WorkerDied, WorkerLate):
            return ()

    def close(self) -> None:
        """End it; a verdict that is under way is lost."""
        self._pool.close()

    def _next(self, archive: Archive) -> Individual | None:
        """The fastest that improves, is not refused yet, and is a step ahead of what passed.

        What has all edits that another was refused with is refused for the same reason, as a
        rule: it has its turn when there is nothing else, and nothing has passed.
        """
        if self._failures >= MOST_FAILURES:
            return None
        judged = self.known.values()
        passed = [one.individual for one in judged if one.verdict.validated]
        refused = [one for one in judged if not one.verdict.validated]
        same = {one.individual.measurement.runtime_ns for one in refused}
        spoilt = [ids_of(one.contender.patch) for one in refused]
        limit_ns = min((one.measurement.runtime_ns for one in passed), default=math.inf)
        suspect: Individual | None = None
        for one in archive.fastest(len(archive)):
            time_ns = one.measurement.runtime_ns
            behind = LEAST_STEP * time_ns > limit_ns
            if behind or not improves(one.measurement, self._measured, self._modelled):
                break
            if time_ns in same or one.id in self.known:
                continue
            if not any(edits <= ids_of(one.patch) for edits in spoilt):
                return one
            suspect = suspect or one
        return None if passed else suspect

    def _fits(self, until: float) -> bool:
        """Whether one more verdict may be done by then."""
        return self._clock() + (self.longest_s if self.offers else 0.0) < until

    def _tell(self) -> Future[Sequence[Record]]:
        """Ask what the journal has beside verdicts, once."""
        if self._about is None:
            self._about = self._pool.start(Job(_Court.about, (), LONGEST_S))
        return self._about

    def _start(self, individual: Individual) -> None:
        self._tell()
        job = Job(_Court.judge, (individual,), LONGEST_S)
        self._pending = individual, self._pool.start(job)

    def _free(self, until: float) -> bool:
        """Wait for what is under way, until then at most; whether nothing is any more."""
        if self._pending is None:
            return True
        try:
            self._pending[1].exception(_left(until, self._clock()))
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
        self.longest_s = max(self.longest_s, seconds)
        self.known[individual.id] = judged


def _left(until: float, now: float) -> float | None:
    """Seconds until then; None for no limit."""
    return None if until == float("inf") else max(0.0, until - now)
