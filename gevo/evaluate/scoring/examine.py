"""What the memory model leaves open in a program that it does not in the unmodified one.

Both run on the same cases under the same schedules. Findings that the unmodified program has, too
(see `gevo.evaluate.scoring.moved`), are not held against the other; a schedule that the unmodified
program cannot end under says nothing.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from gevo.device.base import Binary, Device, Lowered, RunOptions, RunResult
from gevo.device.simt.device import SimtDevice
from gevo.device.simt.run.session import Launched
from gevo.errors import CompileFailed, GevoError, LaunchFailed, WorkloadError
from gevo.evaluate.scoring.moved import Comparison, compared
from gevo.evaluate.scoring.prepared import lower, require_right
from gevo.evaluate.scoring.score import Scorer
from gevo.evaluate.scoring.traces import require_same_traces
from gevo.finding import DRAWN, Fault, Finding, Kind, Seen, joined, merged
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Program, Settings
from gevo.program.llvm.facts import kernel_signatures
from gevo.workload.case import Array, Launches, Metric, TestCase, Workload
from gevo.workload.compare import make_metric

Plan = Sequence[tuple[TestCase, RunOptions]]

SPREAD = 4.0
"""A result may stray this many times as far as the unmodified program's own results do."""
SPIN_FUEL = 1 << 24
"""Instructions that a thread may execute at least: it may wait long under a bad schedule."""
_PRINTS = "@vprintf"
"""What a kernel calls that prints; a program beside it may have to print the same."""


@dataclass(frozen=True)
class Examined:
    """What came out.

    Attributes:
        ran: OK, or why a run failed; findings do not count here.
        found: What the detector found in the program.
        known: What it found in the unmodified program, where that was asked.
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
        return self._compared.new

    @property
    def moved(self) -> tuple[tuple[Finding, Finding], ...]:
        """What may be the unmodified program's in another place, each with that."""
        return self._compared.moved

    @property
    def _compared(self) -> Comparison:
        return compared((f for f in self.found if f.kind not in DRAWN), self.known)

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
        found = joined(found, part.found)
        known = joined(known, part.known)
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
    """A run of the unmodified program; `failed` says why it gave nothing.

    `stray` says how far its outputs stray, and `apart` how far those arrays do that stray alone.
    """

    findings: tuple[Finding, ...] = ()
    points: int = 0
    stray: float = 0.0
    apart: Mapping[str, float] = field(default_factory=dict[str, float])
    failed: str = ""
    result: RunResult | None = None
    """What it gave, without its outputs."""


class _Beside:
    """What the unmodified program does in the runs of a plan.

    Attributes:
        known: Its findings.
        stray: By case how far its outputs stray, by the metric of `straying`.
        apart: By case and array how far that array alone strays; only those that do.
    """

    def __init__(self, run: Callable[[TestCase, RunOptions], _Base]) -> None:
        self._run = run
        self.known: list[Finding] = []
        self.stray: dict[TestCase, float] = {}
        self.apart: dict[TestCase, dict[str, float]] = {}

    def run(self, case: TestCase, options: RunOptions) -> _Base:
        """One run."""
        base = self._run(case, options)
        self.known = joined(self.known, base.findings)
        self.stray[case] = max(self.stray.get(case, 0.0), base.stray)
        apart = self.apart.setdefault(case, {})
        for name, far in base.apart.items():
            apart[name] = max(apart.get(name, 0.0), far)
        return base


class Examiner:
    """Examines programs against the unmodified program of a scorer, whose runs it keeps.

    Args:
        scorer: Device, workload and what is expected of a program.
        baseline: The unmodified program's binary, where it is not the scorer's own.
    """

    def __init__(self, scorer: Scorer, baseline: Callable[[], Binary] | None = None) -> None:
        self._scorer = scorer
        self._baseline = baseline or scorer.baseline_binary
        self._runs: dict[tuple[TestCase, RunOptions], _Base] = {}
        self._stray = straying(scorer.workload)

    def examine(self, lowered: Lowered, plan: Plan) -> Examined:
        """Run a program on the plan, in which runs collect findings.

        The unmodified program runs on it only where that can excuse something.
        """
        try:
            with self._scorer.compiled(lowered) as binary:
                alone = self._alone(binary, lowered, plan)
                return alone or self._judge(binary, lowered, plan)
        except CompileFailed as error:
            return Examined(self._scorer.failed(error))

    def _alone(self, binary: Binary, lowered: Lowered, plan: Plan) -> Examined | None:
        """What comes out where all is well, which it is beside any program; None where it is not.

        As soon as something is found all runs are made beside the unmodified program's, which may
        not come between those of a plan: some begin with what the one before has left.
        """
        if _PRINTS in self._scorer.baseline.text or any(
            base.failed or base.findings for run in plan if (base := self._runs.get(run))
        ):
            return None
        idle, ended, runs = IdleSchedules(), set[TestCase](), 0
        for case, options in plan:
            if not idle.worth(case):
                continue
            ready = self._scorer.prepare(case, seed=options.arithmetic_seed)
            try:
                result = self._ended(binary, lowered, case, options, ended)
            except LaunchFailed:
                return None
            error = self._scorer.workload.metric(result.outputs, ready.expected)
            right = error <= ready.error + self._scorer.tolerance
            if result.findings or result.variables or result.printed or not right:
                return None
            runs += 1
            idle.ran(case, options, result.points)
        return Examined(self._scorer.right(), runs=runs)

    def _ended(
        self,
        binary: Binary,
        lowered: Lowered,
        case: TestCase,
        options: RunOptions,
        ended: set[TestCase],
    ) -> RunResult:
        """One run; what never ends is found out by as few instructions as it takes."""
        if options.schedule and case not in ended:
            self._run(binary, lowered, case, RunOptions(timed=False))
        ended.add(case)
        return self._run(binary, lowered, case, options)

    def _judge(self, binary: Binary, lowered: Lowered, plan: Plan) -> Examined:
        """Beside the unmodified program."""
        beside = self._beside(plan)
        found: list[Finding] = []
        failures: list[str] = []
        runs, ran, idle = 0, self._scorer.right(), IdleSchedules()
        ended: set[TestCase] = set()
        for case, options in plan:
            if not idle.worth(case):
                continue
            base = beside.run(case, options)
            if base.failed:
                failures.append(base.failed)
                continue
            try:
                result = self._ended(binary, lowered, case, options, ended)
                runs += 1
                idle.ran(case, options, base.points + result.points)
                found = joined(found, result.findings)
                self._require_right(case, options, result, beside)
                if base.result is not None and not options.schedule:
                    require_same_traces(case, options, result, base.result, self._again)
            except LaunchFailed as error:
                ran = self._scorer.failed(error)
                break
        why = next(iter(failures), "")
        return Examined(ran, tuple(found), tuple(beside.known), runs, len(failures), why)

    def _beside(self, plan: Plan) -> _Beside:
        """What the unmodified program does in a plan's runs."""
        beside = _Beside(self._base)
        idle = IdleSchedules()
        for case, options in plan:
            if idle.worth(case) and not (base := beside.run(case, options)).failed:
                idle.ran(case, options, base.points)
        return beside

    def _run(
        self, binary: Binary, lowered: Lowered, case: TestCase, options: RunOptions
    ) -> RunResult:
        ready = self._scorer.prepare(case, lowered, options.arithmetic_seed)
        fuel = max(ready.fuel, SPIN_FUEL) if options.schedule else ready.fuel
        options = replace(
            options, fuel=fuel, large_shared=ready.large_shared, variables=options.collect
        )
        return self._scorer.device.run(binary, ready.launches, options)

    def _base(self, case: TestCase, options: RunOptions) -> _Base:
        key = case, options
        if key not in self._runs:
            scorer = self._scorer
            ready = scorer.prepare(case, seed=options.arithmetic_seed)
            try:
                told = replace(options, variables=options.collect)
                result = scorer.device.run(self._baseline(), ready.baseline, told)
            except LaunchFailed as error:
                self._runs[key] = _Base(failed=f"{error.outcome}: {error}")
            except WorkloadError as error:  # its kernels are not those that are launched
                self._runs[key] = _Base(failed=str(error))
            else:
                error = scorer.workload.metric(result.outputs, ready.expected)
                wrong = "" if math.isfinite(error) else f"{Outcome.WRONG}: its output is not right"
                strays = ready.error < error < math.inf
                far = self._stray(result.outputs, ready.expected) if strays else 0.0
                apart = {
                    name: self._stray(alone, ready.expected)
                    for name, alone in _each(result.outputs, ready.expected)
                    if strays and scorer.workload.metric(alone, ready.expected) > ready.error
                }
                kept = replace(result, outputs={}, also=())
                self._runs[key] = _Base(result.findings, result.points, far, apart, wrong, kept)
        return self._runs[key]

    def _again(self, case: TestCase, options: RunOptions) -> RunResult | None:
        return self._base(case, options).result

    def _require_right(
        self, case: TestCase, options: RunOptions, result: RunResult, beside: _Beside
    ) -> None:
        """Raise LaunchFailed unless the outputs are right.

        Where the unmodified program's own outputs change with the schedule, as with atomics on
        floats, a program's may stray somewhat further, but only in the arrays in which those do:
        a counter that is always the same says something though the list beside it has any order.
        """
        scorer = self._scorer
        ready = scorer.prepare(case, seed=options.arithmetic_seed)
        outputs, expected = result.outputs, ready.expected
        granted = ready.error + scorer.tolerance
        far = beside.stray[case]
        if far and self._stray(outputs, expected) <= SPREAD * far:
            for name, alone in _each(outputs, expected):
                error = scorer.workload.metric(alone, expected)
                most = SPREAD * beside.apart[case].get(name, 0.0)
                if error > granted and not self._stray(alone, expected) <= most:
                    require_right(case, alone, expected, error, granted)
            return
        error = scorer.workload.metric(outputs, expected)
        require_right(case, outputs, expected, error, granted)


def _each(
    outputs: Mapping[str, Array], expected: Mapping[str, Array]
) -> Iterator[tuple[str, dict[str, Array]]]:
    """Every array of the outputs by its name, among all others as they are expected."""
    for name in (name for name in expected if name in outputs):
        yield name, {**expected, name: outputs[name]}


def straying(workload: Workload) -> Metric:
    """How far outputs stray from the expected ones.

    The exact metric counts elements, and four times as many may be all of them, whatever they
    hold: there it is the largest relative difference.
    """
    return make_metric("max_relative") if workload.metric_name == "exact" else workload.metric


ALIKE = 3
"""Schedules of a case that are tried though threads could not be switched anywhere."""


class IdleSchedules:
    """Counts the schedules of each case in which nothing could be scheduled."""

    def __init__(self) -> None:
        self._alike: Counter[TestCase] = Counter()

    def worth(self, case: TestCase) -> bool:
        """Whether another run may show something else."""
        return self._alike[case] < ALIKE

    def ran(self, case: TestCase, options: RunOptions, points: int) -> None:
        """A run has ended, in which threads could be switched so often."""
        self._alike[case] += options.schedule is not None and not points


@dataclass(frozen=True)
class Sanitized:
    """What some runs of a program gave.

    Attributes:
        seen: Every finding once.
        runs: How many runs there were.
        failed: Why a run ended for a reason that is no finding; empty when none did.
        printed: What the first run of the program printed, its beginning.
    """

    seen: tuple[Seen, ...]
    runs: int
    failed: str = ""
    printed: str = ""


def sanitize(
    device: Device, workload: Workload, binary: Binary, settings: Settings, plan: Plan
) -> Sanitized:
    """Run a program on the plan and collect what is found; its settings say how it is launched."""
    seen: list[Seen] = []
    runs, failed, printed, idle = 0, "", "", IdleSchedules()
    launches: dict[TestCase, Launches] = {}
    for case, options in plan:
        if not idle.worth(case):
            continue
        if case not in launches:
            launches[case] = workload.launches(case, settings)
        runs += 1
        try:
            result = device.run(binary, launches[case], options)
        except Fault as fault:
            found: tuple[Finding, ...] = (fault.finding,)
            printed = printed or fault.printed
        except LaunchFailed as error:
            found, failed = (), failed or str(error)
        else:
            found = result.findings
            printed = printed or result.printed
            idle.ran(case, options, result.points)
        seen = merged(seen, [Seen(f, case.name, str(options.schedule)) for f in found])
    return Sanitized(tuple(seen), runs, failed, printed)


def launched_kernels(workload: Workload, program: Program) -> frozenset[str] | None:
    """The kernels that the unmodified program's runs on all cases launch.

    Kernels that simt cannot compile are no obstacle as long as nothing launches them.

    Returns:
        Their names; None where a run fails, and it is not known.
    """
    seen: set[str] = set()

    def note(done: Launched) -> None:
        seen.add(done.counts.kernel)

    device = SimtDevice(observe=note)
    try:
        usable = replace(program, launched=tuple(_compiled(device, workload, program)))
        binary = device.compile(lower(device, workload, usable))
        for case in (*workload.train, *workload.heldout):
            launches = workload.launches(case, program.settings)
            device.run(binary, launches, RunOptions(timed=False))
    except GevoError:
        return None
    finally:
        device.close()
    return frozenset(seen)


def _compiled(device: SimtDevice, workload: Workload, program: Program) -> Iterator[str]:
    """The kernels that the device takes."""
    for name in kernel_signatures(program.text):
        try:
            alone = replace(program, launched=(name,))
            device.compile(lower(device, workload, alone)).close()
        except CompileFailed:
            continue
        yield name
