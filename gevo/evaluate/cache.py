"""Evaluates waves of variants through an executor, each distinct variant once.

A variant is recognised twice: by the digest of its text (the same edits in another order) and,
after the cleanup, by the digest of what would really be executed (a neutral edit). Which of
several equal variants counts as the evaluated one depends on their order in the wave alone, so
the record is the same for any number of workers.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field, replace
from queue import Empty, SimpleQueue
from typing import Any

from gevo.device.base import Lowered
from gevo.errors import DeviceLost
from gevo.evaluate.executor import Executor
from gevo.evaluate.jobs import Plan
from gevo.evaluate.scoring.score import LowerReply
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Program


@dataclass(frozen=True)
class Screen:
    """What a variant that is faster than the unmodified program is run on, too.

    A search leads to whatever its training cases do not notice; so what it is led by has to be
    right on more than them. What is slower is not bred from, and what only equals the unmodified
    program leads nowhere until something makes it faster: most variants cost no more than before.

    Attributes:
        plan: The runs, in the order in which they are made; none for no screening.
        runtime_ns: The unmodified program's time on the training cases.
    """

    plan: Plan = ()
    runtime_ns: float = 0.0

    def wants(self, measurement: Measurement) -> bool:
        """Whether a variant that was measured so has to pass."""
        faster = measurement.ok and measurement.runtime_ns * NOTICED < self.runtime_ns
        return bool(self.plan) and faster


def screened(measurement: Measurement, found: Measurement) -> Measurement:
    """What a variant counts as that was measured so, and found so by screening."""
    if found.ok:
        return measurement
    return replace(found, detail=f"beyond the training cases: {found.detail}")


NOTICED = 1.0005
"""Gain of a variant that is asked for more than the training cases."""
DEVICE_RETRIES = 2
TICK_S = 1.0
"""So often is told that a wave is under way, however long its jobs take."""


@dataclass(frozen=True)
class Evaluation:
    """The measurement of one variant and where it came from.

    Attributes:
        key: Digest of the cleaned variant; None when the cleanup refused it.
        cached: True when no run was needed because an equal variant had been measured.
    """

    measurement: Measurement
    key: str | None
    cached: bool


@dataclass
class CachingEvaluator:
    """Runs waves of variants; remembers every measurement by digest.

    `by_program` maps a program's digest to (key, refusal); `by_key` a cleaned digest to its
    measurement. Both may be filled from a journal before the first wave. `earlier` holds, by
    cleaned digest, what a session measured whose work is done again: it saves the run, but
    nothing counts as answered from the cache because of it. What `screen` wants is run on its
    plan, too, and what fails there is not right.
    """

    executor: Executor
    by_program: dict[str, tuple[str | None, Measurement | None]] = field(
        default_factory=dict[str, tuple[str | None, Measurement | None]]
    )
    by_key: dict[str, Measurement] = field(default_factory=dict[str, Measurement])
    earlier: dict[str, Measurement] = field(default_factory=dict[str, Measurement])
    screen: Screen = field(default_factory=Screen)

    def remember(self, program_digest: str, key: str | None, measurement: Measurement) -> None:
        """Enter a measurement known from an earlier run."""
        self.by_program[program_digest] = (key, None if key else measurement)
        if key:
            self.by_key[key] = measurement

    def evaluate(
        self, programs: Iterable[Program], progress: Callable[[], None] = lambda: None
    ) -> list[Evaluation]:
        """Measurements of a wave, in its order; `progress` is called after each finished job.

        Each is begun as soon as it is there, while the next one is made.

        Raises DeviceLost when the device fails again and again; what was measured stays in
        the cache.
        """
        wave = self.wave()
        for program in programs:
            wave.begin(program, progress)
        wave.run(progress)
        return [evaluation for _, evaluation in wave.found()]

    def wave(self, programs: Sequence[Program] = ()) -> Wave:
        """A wave that may be cut off; `evaluate` is for those that may not."""
        return Wave(self, programs)

    def find(self, program_digest: str) -> tuple[str | None, Measurement] | None:
        """Key and measurement of a program; None while it has none."""
        key, measurement = self.by_program.get(program_digest, (None, None))
        if key is not None:
            measurement = self.by_key.get(key)
        return None if measurement is None else (key, measurement)


class Wave:
    """The jobs of one wave: lower what is new, run what the cleanup shows to be new."""

    def __init__(self, evaluator: CachingEvaluator, programs: Sequence[Program]) -> None:
        self._evaluator = evaluator
        self._programs = [*programs]
        self._begun: set[str] = set()
        self._pending: dict[Future[Any], Callable[[], None]] = {}
        self._done: SimpleQueue[Future[Any]] = SimpleQueue()
        self._known = {p.digest for p in programs if evaluator.find(p.digest)}
        self._known_keys = frozenset(evaluator.by_key)
        self._keys = set(evaluator.by_key)

    def begin(self, program: Program, progress: Callable[[], None] = lambda: None) -> None:
        """Begin with one more program, while others are still being drawn; waits for nothing.

        `progress` is called after each job that is done by then. Raises DeviceLost as `evaluate`.
        """
        self._programs.append(program)
        if program.digest not in self._begun and self._evaluator.find(program.digest):
            self._known.add(program.digest)
        self._start(program)
        with suppress(Empty):
            while True:
                self._pending.pop(self._done.get_nowait())()
                progress()

    def run(self, progress: Callable[[], None]) -> None:
        """Measure every program.

        `progress` is called after each finished job, and every second; what it raises cuts the
        wave off. Raises DeviceLost as `evaluate`.
        """
        for program in self._programs:
            self._start(program)
        while self._pending:
            self._take(progress)

    def _start(self, program: Program) -> None:
        """Lower a program, unless an equal one is measured or under way."""
        if program.digest not in self._known and program.digest not in self._begun:
            self._begun.add(program.digest)
            self._lower(program)

    def _take(self, progress: Callable[[], None]) -> None:
        """Wait for the next job that is done, if not longer than `TICK_S`."""
        with suppress(Empty):
            self._pending.pop(self._done.get(timeout=TICK_S))()
        progress()

    def found(self) -> list[tuple[int, Evaluation]]:
        """Places in the wave that have been measured, ascending, with their evaluations."""
        seen, seen_keys = set(self._known), set(self._known_keys)
        found: list[tuple[int, Evaluation]] = []
        for place, program in enumerate(self._programs):
            known = self._evaluator.find(program.digest)
            if known is None:
                continue
            key, measurement = known
            cached = program.digest in seen or key in seen_keys
            seen.add(program.digest)
            if key is not None:
                seen_keys.add(key)
            found.append((place, Evaluation(measurement, key, cached)))
        return found

    def _lower(self, program: Program) -> None:
        job = self._evaluator.executor.lower(program)
        self._await(job, lambda: self._lowered(program, job.result()))

    def _lowered(self, program: Program, reply: LowerReply) -> None:
        key = reply.lowered.digest if reply.lowered else None
        self._evaluator.by_program[program.digest] = (key, reply.refused)
        if reply.lowered and key not in self._keys:
            self._keys.add(reply.lowered.digest)
            earlier = self._evaluator.earlier.get(reply.lowered.digest)
            if earlier is None:
                self._score(program, reply.lowered, DEVICE_RETRIES)
            else:
                self._evaluator.by_key[reply.lowered.digest] = earlier

    def _score(self, program: Program, lowered: Lowered, retries: int) -> None:
        job = self._evaluator.executor.score(lowered)
        self._await(job, lambda: self._scored(program, lowered, job.result(), retries))

    def _await(self, job: Future[Any], then: Callable[[], None]) -> None:
        self._pending[job] = then
        # A look at all that is pending, for each that is done, would be most of the work here.
        job.add_done_callback(self._done.put)

    def _scored(
        self, program: Program, lowered: Lowered, measurement: Measurement, retries: int
    ) -> None:
        screen = self._evaluator.screen
        if self._lost(program, lowered, measurement, retries):
            return
        if not screen.wants(measurement):
            self._evaluator.by_key[lowered.digest] = measurement
            return
        job = self._evaluator.executor.measure(program, screen.plan)

        def then() -> None:
            if not self._lost(program, lowered, job.result(), retries):
                self._evaluator.by_key[lowered.digest] = screened(measurement, job.result())

        self._await(job, then)

    def _lost(
        self, program: Program, lowered: Lowered, measurement: Measurement, retries: int
    ) -> bool:
        """Whether the device was lost on the way; then the variant is measured once more.

        Raises:
            DeviceLost: It was retried often enough.
        """
        if measurement.outcome is not Outcome.DEVICE_LOST:
            return False
        if not retries:
            raise DeviceLost(f"{measurement.device}: {measurement.detail}")
        self._score(program, lowered, retries - 1)
        return True


class Stream(Wave):
    """Variants that come one after the other; measurements are given in the same order."""

    def __init__(self, evaluator: CachingEvaluator) -> None:
        super().__init__(evaluator, ())
        self._waiting: deque[Program] = deque()
        self._seen = {digest for digest in evaluator.by_program if evaluator.find(digest)}
        self._seen_keys = set(evaluator.by_key)
        self._begun = set(self._seen)

    def __len__(self) -> int:
        return len(self._waiting)

    def add(self, program: Program) -> None:
        """Begin with a variant, unless an equal one is measured or under way."""
        self._waiting.append(program)
        self._start(program)

    def next(self, progress: Callable[[], None]) -> Evaluation:
        """The measurement of the first variant that has none yet; waits for it.

        What `progress`, which is called as in `Wave.run`, raises leaves it where it is.
        Raises DeviceLost as `evaluate`.
        """
        while not self.ready:
            self._take(progress)
        program = self._waiting.popleft()
        known = self._evaluator.find(program.digest)
        assert known is not None
        key, measurement = known
        cached = program.digest in self._seen or key in self._seen_keys
        self._seen.add(program.digest)
        if key is not None:
            self._seen_keys.add(key)
        return Evaluation(measurement, key, cached)

    @property
    def ready(self) -> bool:
        """Whether `next` need not wait."""
        return bool(self._waiting) and self._evaluator.find(self._waiting[0].digest) is not None
