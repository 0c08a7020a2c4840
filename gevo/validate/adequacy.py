"""Mutation adequacy of a workload's cases: small faults that they notice, and cases that would.

A mutant is killed when validation's plain correctness stages would refuse it on the workload's
own cases. Cases that kill few mutants let a search through with variants that are wrong.
(DeMillo, Lipton and Sayward 1978; Papadakis and others, *Mutation Testing Advances*, 2019.)
"""

from __future__ import annotations

import random
import re
from collections import deque
from collections.abc import Callable, Generator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import partial
from typing import Any, TypeVar

from gevo.device.base import RunOptions
from gevo.errors import WorkloadError
from gevo.evaluate.executor import Executor
from gevo.evaluate.jobs import Plan
from gevo.evaluate.pool.node import Job, WorkerDied, WorkerLate
from gevo.evaluate.scoring.equivalence import geometry_job, optimized_job
from gevo.evaluate.scoring.examine import Examined
from gevo.measurement import Measurement
from gevo.program.base import Program
from gevo.program.llvm.equivalence import Geometry
from gevo.program.llvm.mutants import Mutant, MutantKind
from gevo.validate.fresh import drawn, extremes
from gevo.validate.runs import FILLS, ORDER_KINDS, POISONS, SCHEDULES, poisoned
from gevo.workload.case import TestCase, Workload

T = TypeVar("T")

Steps = Generator[Future[Any], Any, T]
"""Yields what it waits for, is sent its result, and returns what came out."""


def interleaved(
    begin: Sequence[Callable[[], Steps[T]]],
    at_once: int,
    watch: Callable[[int], None] = lambda done: None,
    enough: Callable[[], bool] = lambda: False,
) -> list[T]:
    """Bring all to their ends; results in the order of `begin`.

    Args:
        begin: Each starts one.
        at_once: How many are under way at a time.
        watch: Told how many are done.
        enough: Asked before each is begun whether it and those behind it are left out.

    Raises:
        Exception: What a future or a generator raised first.
    """
    waiting = deque(enumerate(begin))
    running: dict[Future[Any], list[tuple[int, Steps[T]]]] = {}
    ended: dict[int, T] = {}

    def step(number: int, steps: Steps[T], value: Any) -> None:
        try:
            running.setdefault(steps.send(value), []).append((number, steps))
        except StopIteration as end:
            ended[number] = end.value
            watch(len(ended))

    while waiting or running:
        while waiting and len(running) < at_once:
            if enough():
                waiting.clear()
                break
            number, start = waiting.popleft()
            step(number, start(), None)
        if running:
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            for job in done:
                for number, steps in running.pop(job):
                    step(number, steps, job.result())
    return [ended[number] for number in range(len(ended))]


IN_FLIGHT = 4
"""Mutants under way for each worker: enough to keep it busy."""
PROBES = 8
"""Drawn cases that must not contradict what the launches of a workload have in common."""
PROOF_S = 120.0
"""A proof that takes longer is none."""


class MutantStatus(StrEnum):
    """What became of a mutant."""

    KILLED = "killed"
    SURVIVED = "survived"
    EQUIVALENT = "equivalent"
    """It does what the unmodified program does."""
    DUPLICATE = "duplicate"
    """The same code as another mutant, which alone counts."""
    STILLBORN = "stillborn"
    """It is no program."""


@dataclass(frozen=True)
class JudgedMutant:
    """A mutant and what became of it.

    Attributes:
        mutant: The mutant.
        status: See `MutantStatus`.
        reason: How it was killed, why it is equivalent, which one it duplicates.
        declared: The workload says that it is equivalent; nothing has proved it.
    """

    mutant: Mutant
    status: MutantStatus
    reason: str = ""
    declared: bool = False


@dataclass(frozen=True)
class _Life:
    """What one mutant's runs gave, before mutants are compared with each other."""

    status: MutantStatus
    reason: str
    digest: str = ""


SAME_CODE = "same code after clean-up"
SAME_OPTIMIZED = "same code when optimised"
SAME_LAUNCHED = "same code when optimised for the workload's launches"


class Assessment:
    """Runs mutants of one program on its workload.

    Args:
        pool: Workers of the simt device.
        program: The unmodified program.
        workload: Its workload.
    """

    def __init__(self, pool: Executor, program: Program, workload: Workload) -> None:
        self._pool = pool
        self._program = program
        self._workload = workload
        self._cases = (*workload.train, *workload.heldout)
        lowered = pool.lower(program).result().lowered
        self._own = lowered.digest if lowered else ""
        self._cleaned = lowered.text if lowered else ""
        self._stages = self._usable_stages()
        self._geometry: Mapping[str, Geometry] | None = None
        self._optimized: dict[bool, str] = {}
        self._claimed: set[str] = set()

    def run(
        self,
        mutants: Sequence[Mutant],
        workers: int,
        watch: Callable[[int], None] = lambda done: None,
        enough: Callable[[], bool] = lambda: False,
    ) -> tuple[JudgedMutant, ...]:
        """Judge mutants, in their order; the same for any number of workers.

        Args:
            mutants: The mutants.
            workers: How many workers the pool has.
            watch: Told how many are done.
            enough: Asked before each mutant whether it and those behind it are left out.

        Raises:
            WorkloadError: The unmodified program fails on a case, or a mutant that the workload
                declares equivalent is killed.
        """
        begin = [partial(self._life, mutant) for mutant in mutants]
        lives = interleaved(begin, workers * IN_FLIGHT, watch, enough)
        return declared(_compared(mutants, lives), self._workload)

    def _life(self, mutant: Mutant) -> Steps[_Life]:
        program = mutant.of(self._program)
        reply = yield self._pool.lower(program)
        lowered = reply.lowered
        if lowered is None:
            return _Life(MutantStatus.STILLBORN, reply.refused.detail)
        if lowered.digest == self._own:
            return _Life(MutantStatus.EQUIVALENT, SAME_CODE, lowered.digest)
        if lowered.digest in self._claimed:
            return _Life(MutantStatus.DUPLICATE, "", lowered.digest)
        self._claimed.add(lowered.digest)
        measured: Measurement = yield self._pool.score(lowered)
        if measured.ok:
            for launched, reason in ((False, SAME_OPTIMIZED), (True, SAME_LAUNCHED)):
                if (yield from self._same(lowered.text, launched)):
                    return _Life(MutantStatus.EQUIVALENT, reason, lowered.digest)
        for stage in self._stages if measured.ok else ():
            if stage.kinds is None or mutant.kind in stage.kinds:
                measured = yield stage.submit(program)
                if not measured.ok:
                    break
        if not measured.ok:
            return _Life(MutantStatus.KILLED, _how(measured), lowered.digest)
        return _Life(MutantStatus.SURVIVED, "", lowered.digest)

    def _same(self, cleaned: str, launched: bool) -> Generator[Future[Any], Any, bool]:
        """Whether optimised code is that of the unmodified program."""
        if launched and self._geometry is None:
            self._geometry = self._launches()
        known = self._geometry or {} if launched else {}
        if launched not in self._optimized:
            self._optimized[launched] = self._optimize(self._cleaned, known).result()
        own = self._optimized[launched]
        return bool(own) and (yield self._optimize(cleaned, known)) == own

    def _optimize(self, cleaned: str, known: Mapping[str, Geometry]) -> Future[str]:
        job = self._pool.jobs.start(Job(optimized_job, (cleaned, known), PROOF_S))
        return _settled(job, "")

    def _launches(self) -> Mapping[str, Geometry]:
        seconds = PROOF_S + self._workload.timeout_s * len(self._cases)
        probes = (*extremes(self._workload), *drawn(self._workload, PROBES, random.Random(1)))
        job = self._pool.jobs.start(Job(geometry_job, ((*self._cases, *probes),), seconds))
        return _settled(job, {}).result()

    def _usable_stages(self) -> tuple[_Stage, ...]:
        """The stages behind the search's own, without those that the unmodified program fails."""
        cases = (*self._workload.heldout, *self._workload.train)
        fills = tuple((c, RunOptions(fill=fill, timed=False)) for c in cases for fill in FILLS)
        watched = tuple(
            (c, RunOptions(poison=POISONS[1], collect=True, timed=False)) for c in cases
        )
        quickest = self._workload.train[:1]
        scheduled = tuple(
            (c, RunOptions(collect=True, schedule=s, timed=False))
            for c in quickest
            for s in SCHEDULES
        )
        barriers = frozenset((MutantKind.BARRIER,))
        measure, examine = self._pool.measure, partial(examined, self._pool)
        stages = (
            _Stage(lambda program: measure(program, poisoned(cases))),
            _Stage(lambda program: measure(program, fills, True)),
            _Stage(lambda program: examine(program, watched)),
            _Stage(lambda program: examine(program, scheduled), barriers),
        )
        own = [stage.submit(self._program) for stage in stages]
        return tuple(s for s, job in zip(stages, own, strict=True) if job.result().ok)


def _compared(mutants: Sequence[Mutant], lives: Sequence[_Life]) -> list[JudgedMutant]:
    """Of mutants that are the same code the first counts, whichever of them was run."""
    known = {life.digest: life for life in lives if life.status is not MutantStatus.DUPLICATE}
    first: dict[str, Mutant] = {}
    judged: list[JudgedMutant] = []
    for mutant, life in zip(mutants, lives, strict=False):
        if life.digest:
            life = known[life.digest]
        same = first.setdefault(life.digest, mutant) if life.digest else mutant
        if same is mutant or life.status is MutantStatus.EQUIVALENT:
            judged.append(JudgedMutant(mutant, life.status, life.reason))
        else:
            judged.append(JudgedMutant(mutant, MutantStatus.DUPLICATE, same.name))
    return judged


def declared(judged: Sequence[JudgedMutant], workload: Workload) -> tuple[JudgedMutant, ...]:
    """With the mutants that the workload declares equivalent marked as such.

    Raises:
        WorkloadError: One of them is killed.
    """
    statuses = {one.mutant.name: one for one in judged}
    reasons: dict[str, str] = {}
    for pattern, reason in workload.equivalent:
        named = name_pattern(pattern)
        for one in (one for one in judged if named.fullmatch(one.mutant.name)):
            same = statuses[one.reason] if one.status is MutantStatus.DUPLICATE else one
            if same.status is MutantStatus.KILLED:
                raise WorkloadError(
                    f"{workload.source}: equivalent: '{pattern}' is killed: {one.mutant.name}: "
                    f"{same.reason}"
                )
            reasons.setdefault(same.mutant.name, reason)
    return tuple(
        replace(
            one, status=MutantStatus.EQUIVALENT, reason=reasons[one.mutant.name], declared=True
        )
        if one.status is MutantStatus.SURVIVED and one.mutant.name in reasons
        else one
        for one in judged
    )


def name_pattern(pattern: str) -> re.Pattern[str]:
    """What matches the names that a pattern means, in which `*` stands for anything."""
    return re.compile(".*".join(map(re.escape, pattern.split("*"))))


def require_known(mutants: Sequence[Mutant], workload: Workload) -> None:
    """Raise WorkloadError where the workload declares a mutant that the program does not have."""
    for pattern, _ in workload.equivalent:
        named = name_pattern(pattern)
        if not any(named.fullmatch(mutant.name) for mutant in mutants):
            raise WorkloadError(
                f"{workload.source}: equivalent: there is no mutant '{pattern}'; "
                "gevo inspect --adequacy lists them"
            )


@dataclass(frozen=True)
class _Stage:
    """Runs of a mutant.

    Attributes:
        submit: Starts them.
        kinds: Mutants that they are for; None for all.
    """

    submit: Callable[[Program], Future[Measurement]]
    kinds: frozenset[MutantKind] | None = None


def _how(measured: Measurement) -> str:
    return f"{measured.outcome}: {measured.detail}"


def _settled(job: Future[Any], otherwise: Any) -> Future[Any]:
    """A future like `job` in which a dead or late worker gives `otherwise`."""
    settled: Future[Any] = Future()

    def settle(done: Future[Any]) -> None:
        error = done.exception()
        if error is None:
            settled.set_result(done.result())
        elif isinstance(error, WorkerDied | WorkerLate | MemoryError):
            settled.set_result(otherwise)
        else:
            settled.set_exception(error)

    job.add_done_callback(settle)
    return settled


def examined(pool: Executor, program: Program, plan: Plan) -> Future[Measurement]:
    """How a program runs under the detector; findings on the order of accesses count."""
    found: Future[Measurement] = Future()

    def settle(job: Future[Examined]) -> None:
        error = job.exception()
        if error is None:
            found.set_result(job.result().only(ORDER_KINDS).measurement)
        else:
            found.set_exception(error)

    pool.examine(program, plan).add_done_callback(settle)
    return found


DRAWN = 16
"""Cases that are tried on each survivor."""

_OPTIONS = RunOptions(poison=POISONS[0], collect=True, timed=False)


def suggestions(
    pool: Executor,
    program: Program,
    workload: Workload,
    survivors: Sequence[Mutant],
    workers: int,
    rng: random.Random,
    count: int = DRAWN,
    watch: Callable[[int], None] = lambda done: None,
) -> Mapping[str, TestCase]:
    """By name of a mutant the first drawn case that kills it; those that none kills are missing.

    Args:
        pool: Workers of the simt device.
        program: The unmodified program.
        workload: Its workload.
        survivors: Mutants.
        workers: How many workers the pool has.
        rng: Draws the cases.
        count: How many are drawn; those on which the unmodified program fails are left out.
        watch: Told how many survivors are done.
    """
    if not survivors:
        return {}
    cases = _usable(pool, program, drawn(workload, count, rng))

    def tried(mutant: Mutant) -> Steps[TestCase | None]:
        for case in cases:
            measured = yield examined(pool, mutant.of(program), ((case, _OPTIONS),))
            if not measured.ok:
                return case
        return None

    found = interleaved([partial(tried, m) for m in survivors], workers * IN_FLIGHT, watch)
    return {m.name: case for m, case in zip(survivors, found, strict=True) if case is not None}


def _usable(pool: Executor, program: Program, cases: Sequence[TestCase]) -> tuple[TestCase, ...]:
    """The cases on which the unmodified program is right."""
    options = RunOptions(poison=POISONS[0], timed=False)
    jobs = [pool.measure(program, ((case, options),)) for case in cases]
    usable: list[TestCase] = []
    for case, job in zip(cases, jobs, strict=True):
        try:
            right = job.result().ok
        except WorkloadError:
            continue
        usable += [case] if right else []
    return tuple(usable)
