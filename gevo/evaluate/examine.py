"""What the memory model leaves open in a program that it does not in the unmodified one.

Both run on the same cases under the same schedules. Findings that the unmodified program has at
the same source instructions are not held against the other; a schedule that the unmodified
program cannot end under says nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from gevo.device.base import Binary, Lowered, RunOptions, RunResult
from gevo.errors import CompileFailed, LaunchFailed
from gevo.evaluate.accept import require_right
from gevo.evaluate.score import Scorer
from gevo.finding import DRAWN, Finding, Kind, unknown
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.workload.case import TestCase

Plan = Sequence[tuple[TestCase, RunOptions]]

ALIKE = 3
"""Schedules of a case that are tried though threads could not be switched anywhere."""
SPREAD = 4.0
"""A result may stray this many times as far as the unmodified program's own results do."""
SPIN_FUEL = 1 << 24
"""Instructions that a thread may execute at least: it may wait long under a bad schedule."""


@dataclass(frozen=True)
class Examined:
    """What came out.

    Attributes:
        ran: OK, or why a run failed; findings do not count here.
        found: What the detector found in the program.
        known: What it found in the unmodified program.
        runs: How many runs were judged.
        unjudged: How many were not, because the unmodified program fails in them.
        why_unjudged: The first reason.
    """

    ran: Measurement
    found: tuple[Finding, ...] = ()
    known: tuple[Finding, ...] = ()
    runs: int = 0
    unjudged: int = 0
    why_unjudged: str = ""

    def only(self, kinds: Container[Kind]) -> Examined:
        """The same with findings of some kinds only."""
        return replace(
            self,
            found=tuple(f for f in self.found if f.kind in kinds),
            known=tuple(f for f in self.known if f.kind in kinds),
        )

    @property
    def new(self) -> tuple[Finding, ...]:
        """What only this program does; reads of undefined values show in results."""
        return unknown((f for f in self.found if f.kind not in DRAWN), self.known)

    @property
    def measurement(self) -> Measurement:
        """The outcome: a finding of its own, else how it ran."""
        if not self.new:
            return self.ran
        first = self.new[0]
        outcome = Outcome.FLAKY if first.kind is Kind.STATE else Outcome.RACE
        return replace(self.ran, outcome=outcome, times_ns=(), error=None, detail=str(first))


def together(parts: Iterable[Examined]) -> Examined:
    """One result of several plans' results; what one of them knows is known to all."""
    all_ = tuple(parts)
    failed = next((e.ran for e in all_ if not e.ran.ok), all_[0].ran)
    found: list[Finding] = []
    known: list[Finding] = []
    for part in all_:
        found += unknown(part.found, found)
        known += unknown(part.known, known)
    return Examined(
        failed,
        tuple(found),
        tuple(known),
        sum(e.runs for e in all_),
        sum(e.unjudged for e in all_),
        next((e.why_unjudged for e in all_ if e.why_unjudged), ""),
    )


@dataclass(frozen=True)
class _Base:
    """A run of the unmodified program; `failed` says why it gave nothing."""

    findings: tuple[Finding, ...] = ()
    points: int = 0
    error: float = 0.0
    failed: str = ""


class Examiner:
    """Examines programs against the unmodified program of a scorer, whose runs it keeps."""

    def __init__(self, scorer: Scorer) -> None:
        self._scorer = scorer
        self._runs: dict[tuple[TestCase, RunOptions], _Base] = {}

    def examine(self, lowered: Lowered, plan: Plan) -> Examined:
        """Run a program on the plan, in which every run collects findings."""
        known: list[Finding] = []
        spread: dict[TestCase, float] = {}
        for case, options in _worth_it(plan, self._base):
            base = self._base(case, options)
            known += unknown(base.findings, known)
            spread[case] = max(spread.get(case, 0.0), base.error)
        try:
            with self._scorer.compiled(lowered) as binary:
                return self._judge(binary, lowered, plan, known, spread)
        except CompileFailed as error:
            return Examined(self._scorer.failed(error))

    def _judge(
        self,
        binary: Binary,
        lowered: Lowered,
        plan: Plan,
        known: Sequence[Finding],
        spread: Mapping[TestCase, float],
    ) -> Examined:
        found: list[Finding] = []
        points: dict[tuple[TestCase, RunOptions], int] = {}
        failures: list[str] = []
        failure: LaunchFailed | None = None

        def points_of(case: TestCase, options: RunOptions) -> _Base:
            base = self._base(case, options)
            return replace(base, points=base.points + points.get((case, options), 0))

        for case, options in _worth_it(plan, points_of):
            if failed := self._base(case, options).failed:
                failures.append(failed)
                continue
            try:
                result = self._run(binary, lowered, case, options)
                points[case, options] = result.points
                found += unknown(result.findings, found)
                self._require_right(case, options, result, spread[case])
            except LaunchFailed as error:
                failure = error
                break
        ran = self._scorer.failed(failure) if failure else self._scorer.right()
        why = next(iter(failures), "")
        return Examined(ran, tuple(found), tuple(known), len(points), len(failures), why)

    def _run(
        self, binary: Binary, lowered: Lowered, case: TestCase, options: RunOptions
    ) -> RunResult:
        ready = self._scorer.prepare(case, lowered.settings, options.arithmetic_seed)
        fuel = max(ready.fuel, SPIN_FUEL) if options.schedule else ready.fuel
        options = replace(options, fuel=fuel, large_shared=ready.large_shared)
        return self._scorer.device.run(binary, ready.launches, options)

    def _base(self, case: TestCase, options: RunOptions) -> _Base:
        key = case, options
        if key not in self._runs:
            scorer = self._scorer
            ready = scorer.prepare(case, seed=options.arithmetic_seed)
            try:
                result = scorer.device.run(scorer.baseline_binary(), ready.baseline, options)
            except LaunchFailed as error:
                self._runs[key] = _Base(failed=f"{error.outcome}: {error}")
            else:
                error = scorer.workload.metric(result.outputs, ready.expected)
                self._runs[key] = _Base(result.findings, result.points, error)
        return self._runs[key]

    def _require_right(
        self, case: TestCase, options: RunOptions, result: RunResult, spread: float
    ) -> None:
        """Raise LaunchFailed unless the outputs are right.

        Where the unmodified program's own outputs change with the schedule, as with atomics on
        floats, a program's may stray somewhat further.
        """
        scorer = self._scorer
        ready = scorer.prepare(case, seed=options.arithmetic_seed)
        error = scorer.workload.metric(result.outputs, ready.expected)
        allowed = ready.error + scorer.tolerance
        if spread > ready.error:
            allowed = max(allowed, SPREAD * spread)
        require_right(case, result.outputs, ready.expected, error, allowed)


def _worth_it(
    plan: Plan, points_of: Callable[[TestCase, RunOptions], _Base]
) -> Iterator[tuple[TestCase, RunOptions]]:
    """The plan without further schedules of a case in which nothing can be scheduled."""
    alike: Counter[TestCase] = Counter()
    for case, options in plan:
        if alike[case] >= ALIKE:
            continue
        yield case, options
        if options.schedule is not None and not points_of(case, options).points:
            alike[case] += 1
