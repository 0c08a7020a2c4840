"""A search as a list of stage costs: what `scaling.py` measures and `scaling_model.py` replays."""

from __future__ import annotations

import copy
import pickle
import random
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gevo.edits.apply import apply
from gevo.edits.propose import propose
from gevo.evaluate.cache import CachingEvaluator
from gevo.evaluate.executor import Executor, Limits
from gevo.evaluate.jobs import Worker, WorkerSpec
from gevo.evaluate.pool import node
from gevo.measurement import Measurement
from gevo.program.base import Program
from gevo.program.load import load
from gevo.search.nsga2 import Nsga2
from gevo.search.options import SearchOptions
from gevo.workload.spec import load as load_workload

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Cost:
    """Seconds of something: on the wall clock, and of CPU time (which load does not change)."""

    wall: float
    cpu: float


@dataclass(frozen=True)
class Job:
    """A job that a worker did; `sent` bytes went there and `back` came from there."""

    cost: Cost
    sent: int
    back: int


@dataclass(frozen=True)
class Wave:
    """One wave of the search.

    Attributes:
        size: Variants in it.
        ask: Proposing them and applying the edits, in the search's process.
        tell: Selection.
        collect_s: CPU time of the search's thread while jobs were under way: handing them out,
            looking results up in the cache.
        jobs: For each program that was new: lowering it, and scoring it unless that was not
            needed (refused, or its cleaned form was known).
    """

    size: int
    ask: Cost
    tell: Cost
    collect_s: float
    jobs: tuple[tuple[Job, Job | None], ...]


@dataclass(frozen=True)
class Trace:
    """A search, wave by wave, and the wall-clock seconds that it took."""

    waves: tuple[Wave, ...]
    wall_s: float
    driver_cpu_s: float

    @property
    def variants(self) -> int:
        return sum(wave.size for wave in self.waves)

    @property
    def rate(self) -> float:
        """Variants per second."""
        return self.variants / self.wall_s


class Clock:
    """Times a block."""

    def __enter__(self) -> Clock:
        self._start = time.perf_counter(), time.thread_time()
        return self

    def __exit__(self, *_: object) -> None:
        wall, cpu = self._start
        self.cost = Cost(time.perf_counter() - wall, time.thread_time() - cpu)


def clocked(judge: Worker, call: Callable[..., Any], *args: Any) -> tuple[Any, Cost]:
    """A job's result and cost; runs in a worker process."""
    wall, cpu = time.perf_counter(), time.process_time()
    result = call(judge, *args)
    return result, Cost(time.perf_counter() - wall, time.process_time() - cpu)


def same(judge: Worker, program: Program) -> Program:
    """A job that does nothing."""
    return copy.copy(program)


class ClockedJobs:
    """Runs the jobs of `Worker`, each with what it cost.

    Attributes:
        jobs: What does them.
        lowered: Digest of what a program's lowering gave (None where refused), and the job.
        scored: Scoring jobs by that digest.
    """

    def __init__(self, jobs: node.Runner) -> None:
        self.jobs = jobs
        self.clear()

    def clear(self) -> None:
        self.lowered: list[tuple[str | None, Job]] = []
        self.scored: dict[str, Job] = {}

    def start(self, job: node.Job[Any]) -> Future[Any]:
        plain: Future[Any] = Future()
        sent = len(pickle.dumps(job.args))

        def settle(done: Future[Any]) -> None:
            if error := done.exception():
                job.fail(plain, error)
                return
            result, cost = done.result()
            one = Job(cost, sent, len(pickle.dumps(result)))
            if job.call is Worker.lower:
                self.lowered.append((result.lowered.digest if result.lowered else None, one))
            elif job.call is Worker.score:
                self.scored[job.args[0].digest] = one
            plain.set_result(result)

        sending = node.Job(clocked, (job.call, *job.args), job.seconds)
        self.jobs.start(sending).add_done_callback(settle)
        return plain

    def close(self) -> None:
        self.jobs.close()

    def wave(self) -> tuple[tuple[Job, Job | None], ...]:
        """What has been done since the last `clear`, lowering and scoring brought together."""
        scored = dict(self.scored)
        found = tuple((job, scored.pop(key, None) if key else None) for key, job in self.lowered)
        self.clear()
        return found


@dataclass(frozen=True)
class Subject:
    """A kernel with its workload."""

    name: str

    @property
    def program(self) -> Program:
        return load(ROOT / "kernels" / f"{self.name}.ll")

    @property
    def spec(self) -> WorkerSpec:
        return WorkerSpec("simt", str(ROOT / f"testcases/{self.name}.toml"), self.program)

    @property
    def limits(self) -> Limits:
        workload = load_workload(self.spec.workload)
        return Limits(workload.timeout_s, len(workload.train))


def search_of(subject: Subject, measured: Measurement, population: int, seed: int) -> Nsga2:
    options = SearchOptions(population=population, initial_mutations=1)
    rng = random.Random(seed)
    return Nsga2(subject.program, measured, options, rng, propose=propose, apply=apply)


def follow(
    subject: Subject,
    executor: Executor,
    clocks: ClockedJobs,
    *,
    workers: int,
    population: int,
    seed: int,
    waves: int | None,
    seconds: float,
) -> Trace:
    """Search for so many waves, or until the first wave that ends after so many seconds.

    Before the clock starts every worker runs the unmodified kernel, as it would in a long run.
    """
    program = subject.program
    lowered = executor.lower(program).result().lowered
    assert lowered is not None
    warm = [executor.score(lowered) for _ in range(3 * workers)]
    measured = warm[0].result()
    for job in warm:
        job.result()
    search = search_of(subject, measured, population, seed)
    evaluator = CachingEvaluator(executor)
    evaluator.remember(program.digest, lowered.digest, measured)
    found: list[Wave] = []
    start, cpu = time.perf_counter(), time.process_time()
    while waves is None or len(found) < waves:
        clocks.clear()
        with Clock() as ask:
            candidates = search.ask()
        with Clock() as collect:
            evaluations = evaluator.evaluate([candidate.program for candidate in candidates])
        told = [(c, e.measurement) for c, e in zip(candidates, evaluations, strict=True)]
        with Clock() as tell:
            search.tell(told)
        collected = collect.cost.cpu
        found.append(Wave(len(candidates), ask.cost, tell.cost, collected, clocks.wave()))
        if waves is None and time.perf_counter() - start > seconds:
            break
    wall_s = time.perf_counter() - start
    return Trace(tuple(found), wall_s, time.process_time() - cpu)
