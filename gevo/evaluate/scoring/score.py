"""Scores one variant in this process: lower, compile, run the cases, compare.

Only in worker processes (and benchmarks): a variant can crash or hang whatever process runs it.
"""

from __future__ import annotations

import math
import time
from collections import deque
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import cached_property

from gevo.device.base import Binary, Device, Lowered, RunOptions, RunResult
from gevo.device.forecast import Ensemble, Forecast, gain_range, together
from gevo.errors import CompileFailed, LaunchFailed, WorkloadError
from gevo.evaluate.scoring.duel import (
    Duel,
    affordable,
    forecasts_of,
    launches_of_a_trial,
    rounds,
    summed,
)
from gevo.evaluate.scoring.interval import clear
from gevo.evaluate.scoring.moved import compared
from gevo.evaluate.scoring.prepared import (
    SETTINGS_FACTOR,
    Prepared,
    WrongOutput,
    fuel_for,
    limited,
    lower,
    require_equal,
    require_right,
)
from gevo.evaluate.scoring.timing import Timing
from gevo.finding import DRAWN, Finding
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Program
from gevo.workload.case import Array, Launches, TestCase, Workload
from gevo.workload.compare import require_agreement

LIMIT_FACTOR = 20
"""On a device with a clock a variant may take this many times the baseline's wall-clock time,"""
LIMIT_FLOOR_S = 1.0
"""and so much more, but no longer than the workload allows."""
ORDER = 4
"""Seed of the order in which the blocks of training cases run; not one that validation takes."""
REMEMBERED = 4
"""Outputs whose error is known; each may be large."""
_Judged = tuple[Mapping[str, Array], Mapping[str, Array], float]


@dataclass(frozen=True)
class LowerReply:
    """A lowered variant, or the measurement that says why there is none."""

    lowered: Lowered | None
    refused: Measurement | None


WHOLE_RUNS = 2
"""Of a case, where one whole run took longer than its first launches let expect."""
WARM_RUNS = 3
"""Of the unmodified program on a case, whose least time says how long that takes,"""
WARM_S = 0.5
"""as far as they fit into so many seconds."""
MOST_PUT_OFF = 1.15
"""Gain of the first launches over that of all of them: less is noise."""


def _gain(both: Sequence[RunResult]) -> float:
    """Of the fastest of some runs of a variant and the unmodified program."""
    own, base = (min(one.times_ns) for one in both)
    return base / own


@dataclass(frozen=True)
class _Turns:
    """A case on which both programs take turns.

    Attributes:
        case: The case.
        ready: What is known of it.
        options: Of a trial, but for how many there are.
        scales: What times of a trial are multiplied by to be those of the case, the variant's and
            the unmodified program's.
        errors: The variant's and the unmodified program's in a whole run.
    """

    case: TestCase
    ready: Prepared
    options: RunOptions
    scales: tuple[float, float]
    errors: tuple[float, float]


class Scorer:
    """Judges variants of one baseline on one workload and device.

    Args:
        device: Where to run.
        workload: What to run.
        baseline: The unmodified program.
        tolerance: Error above the baseline's own at which a variant still counts as right.
        races: Look for data races and their like on the quickest case of every variant (the
            unmodified program's are not counted), and run the others with the blocks in disorder,
            unless that changes what the unmodified program gives.
        shared: Files for recordings; see `Timing`.
    """

    def __init__(
        self,
        device: Device,
        workload: Workload,
        baseline: Program,
        tolerance: float,
        races: bool,
        shared: Sequence[str] = (),
    ) -> None:
        self.device = device
        self.workload = workload
        self.baseline = baseline
        self.tolerance = tolerance
        self.races = races
        self.stage_s: dict[str, float] = {}
        self._prepared: dict[tuple[TestCase, int], Prepared] = {}
        self._launches: dict[TestCase, Launches] = {}
        self._references: dict[TestCase, Mapping[str, Array]] = {}
        self._known: dict[TestCase, tuple[Finding, ...]] = {}
        self._warm_ns: dict[TestCase, float] = {}
        self._binary: Binary | None = None
        self._compile = device.compile
        self.timing = Timing(device, workload, self.baseline_binary, tolerance, fuel_for, shared)
        self._judged: deque[_Judged] = deque(maxlen=REMEMBERED)
        self._modelled: dict[tuple[TestCase, Ensemble], tuple[float, Forecast | None]] = {}
        self._lowered: tuple[Program, Lowered] | None = None

    def lower(self, program: Program) -> LowerReply:
        """Verify and clean up a variant; a refusal is a measurement.

        Validation asks for the same one again and again.
        """
        if self._lowered is not None and self._lowered[0] == program:
            return LowerReply(self._lowered[1], None)
        try:
            with self._timed("lower"):
                lowered = lower(self.device, self.workload, program)
            self._lowered = program, lowered
            return LowerReply(lowered, None)
        except CompileFailed as error:
            return LowerReply(None, self.failed(error))

    def score(self, lowered: Lowered, options: RunOptions | None = None) -> Measurement:
        """Run all training cases, the quickest first; stops at the first failure.

        The time is that of the timing cases, where the workload has some.
        """
        timing = self.workload.timing
        options = replace(options or RunOptions(), timed=not timing)
        ensemble = options.ensemble
        quickest, *others = self.workload.train
        plan = [(quickest, replace(options, collect=options.collect or self.races))]
        seed = options.arithmetic_seed
        plan += [
            (one, replace(options, order_seed=self._ready(one, seed).order_seed)) for one in others
        ]
        return self.measure(lowered, plan, timing=timing, ensemble=ensemble)

    def measure(
        self,
        lowered: Lowered,
        plan: Sequence[tuple[TestCase, RunOptions]],
        bitwise: bool = False,
        timing: Sequence[TestCase] = (),
        ensemble: Ensemble = Ensemble.NONE,
    ) -> Measurement:
        """Compile a variant and run it on the given cases, in their order.

        The times of the measurement are sums over the cases, one per repeat; its error is the
        largest. Each run is compared with one of the unmodified kernel under the same arithmetic
        seed. With `bitwise`, runs of the same case and seed must also agree in every bit, or the
        outcome is FLAKY. Given `timing` cases, only these are timed, with an `ensemble` where it
        is asked for. Raises WorkloadError when the unmodified kernel fails on a case.
        """
        sampled = self.timing.sampled(timing)
        if not sampled:
            plan = [*plan, *((case, RunOptions(ensemble=ensemble)) for case in timing)]
        prepared = [self.prepare(case, lowered, options.arithmetic_seed) for case, options in plan]
        totals: list[float] = []
        worst = sampling = 0.0
        timed: list[TestCase] = []
        forecasts: list[Forecast | None] = []
        first: dict[tuple[TestCase, int], Mapping[str, Array]] = {}
        try:
            with self.compiled(lowered) as binary:
                for (case, options), ready in zip(plan, prepared, strict=True):
                    result, error = self._run_case(binary, case, ready, options)
                    worst = max(worst, error)
                    if not timing or case in timing:
                        totals = summed(totals, result.times_ns)
                        timed.append(case)
                        forecasts.append(result.forecast)
                    if bitwise:
                        same = case, options.arithmetic_seed
                        before = first.setdefault(same, result.outputs)
                        require_equal(case, result.outputs, before)
                if sampled:
                    with self._timed("time"):
                        found = self.timing.time(binary, timing, ensemble)
                    timed, totals, sampling = [*timing], [found.time_ns], found.sampling
                    forecasts = [*found.forecasts]
                    worst = max(worst, found.error)
        except (CompileFailed, LaunchFailed) as error:
            return self.failed(error)
        return self._ok(self.ranked(timed, totals, forecasts), worst, sampling)

    def ranked(
        self,
        cases: Sequence[TestCase],
        totals: Sequence[float],
        forecasts: Sequence[Forecast | None],
    ) -> Sequence[float]:
        """The times that a variant is ranked by: `totals`, what each repeat of all cases took."""
        return totals

    def duel(self, lowered: Lowered, cases: Sequence[TestCase], trials: int, warm: int) -> Duel:
        """Time a variant and the unmodified program in turns, outputs checked in every whole run.

        Args:
            lowered: The variant.
            cases: What one trial consists of; a trial's time is the sum over them.
            trials: Timed trials of each, as far as `affordable`, and until the gain or loss is
                `clear`; one where times are modelled.
            warm: Trials of each that go before and do not count; fewer where they take long.
        """
        if self.timing.sampled(cases):
            return self._sampled_duel(lowered, cases)
        if self.device.modelled:
            return self._modelled_duel(lowered, cases)
        prepared = [(case, self.prepare(case, lowered)) for case in cases]
        trials, warm = affordable(trials, warm, sum(map(self.case_ns, cases)))
        times: list[list[float]] = [[], []]
        worst = [0.0, 0.0]
        try:
            with self.compiled(lowered) as binary:
                runs = [self._warmed_up(binary, *one, warm) for one in prepared]
                for count in rounds(trials):
                    new: list[list[float]] = [[], []]
                    for run in runs:
                        results, errors = self._turns(binary, run, count)
                        worst = [max(pair) for pair in zip(worst, errors, strict=True)]
                        new = [
                            summed(total, one.times_ns, scale)
                            for total, one, scale in zip(new, results, run.scales, strict=True)
                        ]
                    times = [before + more for before, more in zip(times, new, strict=True)]
                    if clear(*times):
                        break
        except (CompileFailed, LaunchFailed) as error:
            return Duel(self.failed(error), self._ok((), worst[1]))
        return Duel(self._ok(times[0], worst[0]), self._ok(times[1], worst[1]))

    def _warmed_up(self, binary: Binary, case: TestCase, ready: Prepared, warm: int) -> _Turns:
        """A case ready for trials; raises LaunchFailed unless the variant is right on it."""
        ran, error = self._run_case(binary, case, ready, RunOptions())
        most, scale = launches_of_a_trial(self.device, ran, self.case_ns(case))
        options = RunOptions(fuel=ready.fuel, launches=most)
        late = 1.0
        if warm:
            first = self._compare(binary, ready, replace(options, repeats=warm))
            expected_ns = scale * min(first[0].times_ns)
            if most and sum(ran.times_ns) > MOST_PUT_OFF * expected_ns:
                late = self._put_off(binary, ready, first)
        return _Turns(case, ready, options, (scale * late, scale), (error, ready.error))

    def _put_off(self, binary: Binary, ready: Prepared, first: Sequence[RunResult]) -> float:
        """By how much a variant's later launches take longer than the first ones let expect.

        One that leaves to later launches what it should do in the first ones gains in trials and
        nowhere else.

        Args:
            binary: The variant.
            ready: The case.
            first: Trials of both, which end after the first launches.
        """
        options = RunOptions(fuel=ready.fuel, repeats=WHOLE_RUNS)
        late = _gain(first) / _gain(self._compare(binary, ready, options))
        return late if late > MOST_PUT_OFF else 1.0

    def _turns(
        self, binary: Binary, run: _Turns, count: int
    ) -> tuple[Sequence[RunResult], Sequence[float]]:
        """So many trials of both on a case, and their errors; raises LaunchFailed."""
        results = self._compare(binary, run.ready, replace(run.options, repeats=count))
        if run.options.launches:
            return results, run.errors
        return results, [self._error(run.case, run.ready, result) for result in results]

    def _modelled_duel(self, lowered: Lowered, cases: Sequence[TestCase]) -> Duel:
        """One run of each: modelled times do not stray, so the unmodified program's are kept."""
        time_ns = base_ns = worst = base_worst = 0.0
        forecasts: tuple[list[Forecast | None], list[Forecast | None]] = [], []
        options = RunOptions(ensemble=Ensemble.ALL)
        try:
            with self.compiled(lowered) as binary:
                for case in cases:
                    ready = self.prepare(case, lowered)
                    base_worst = max(base_worst, ready.error)
                    ran, error = self._run_case(binary, case, ready, options)
                    worst = max(worst, error)
                    time_ns += sum(ran.times_ns)
                    case_ns, forecast = self._unmodified(case, Ensemble.ALL)
                    base_ns += case_ns
                    forecasts[0].append(ran.forecast)
                    forecasts[1].append(forecast)
        except (CompileFailed, LaunchFailed) as error:
            return Duel(self.failed(error), self._ok((), base_worst))
        own, base = self._ok([time_ns], worst), self._ok([base_ns], base_worst)
        return Duel(own, base, forecasts_of(*forecasts))

    def _unmodified(self, case: TestCase, ensemble: Ensemble) -> tuple[float, Forecast | None]:
        """Modelled time of the unmodified program in nanoseconds, and its forecast; kept."""
        key = case, ensemble
        if key not in self._modelled:
            if self.timing.sampled((case,)):
                timed = self.timing.unmodified((case,), ensemble)
                self._modelled[key] = timed.time_ns, timed.forecasts[0]
            else:
                launches, options = self._ready(case).baseline, RunOptions(ensemble=ensemble)
                result = self.device.run(self.baseline_binary(), launches, options)
                self._modelled[key] = sum(result.times_ns), result.forecast
        return self._modelled[key]

    @cached_property
    def unmodified_ns(self) -> float:
        """Modelled time of the unmodified program, on the timing cases where there are some."""
        cases = self.workload.timing or self.workload.train
        return math.fsum(self._unmodified(case, Ensemble.NONE)[0] for case in cases)

    def _sampled_duel(self, lowered: Lowered, cases: Sequence[TestCase]) -> Duel:
        base = self.timing.unmodified(cases, Ensemble.ALL)
        try:
            with self.compiled(lowered) as binary, self._timed("time"):
                own = self.timing.time(binary, cases, Ensemble.ALL)
        except (CompileFailed, LaunchFailed) as error:
            return Duel(self.failed(error), self._ok((), base.error))
        return Duel(
            self._ok([own.time_ns], own.error, own.sampling),
            self._ok([base.time_ns], base.error, base.sampling),
            forecasts_of(own.forecasts, base.forecasts),
        )

    def _compare(
        self, binary: Binary, ready: Prepared, options: RunOptions
    ) -> tuple[RunResult, RunResult]:
        options = limited(options, ready)
        launches = ready.launches, ready.baseline
        with self._timed("run"):
            return self.device.compare(binary, self.baseline_binary(), launches, options)

    def prepare(self, case: TestCase, variant: Lowered | None = None, seed: int = 0) -> Prepared:
        """Inputs, expected output and limits of a case; computed once per process.

        Args:
            case: The case.
            variant: What is to be launched; None for a program without settings.
            seed: The arithmetic seed of its runs.

        Raises WorkloadError when the unmodified kernel fails or misses its reference.
        """
        ready = self._ready(case, seed)
        settings = variant.settings if variant else ()
        if settings == self.baseline.settings:
            return ready
        launches = self.workload.launches(case, settings)
        return replace(ready, launches=launches, fuel=ready.fuel * SETTINGS_FACTOR)

    def _ready(self, case: TestCase, seed: int = 0) -> Prepared:
        """A case as the unmodified program is launched on it."""
        key = case, seed if seed and self._seeded() else 0
        if key not in self._prepared:
            self._prepared[key] = self._prepare(*key)
        return self._prepared[key]

    def _seeded(self) -> bool:
        """Whether the unmodified program's results depend on the arithmetic seed."""
        try:
            return self.baseline_binary().seeded
        except CompileFailed:
            return False  # which running it will explain

    def _prepare(self, case: TestCase, seed: int) -> Prepared:
        launches = self._launches.get(case)
        if launches is None:
            launches = self.workload.launches(case, self.baseline.settings)
            self._launches[case] = launches
        where = f"workload {self.workload.name}, case {case.name}"
        where += f", arithmetic seed {seed}" if seed else ""
        try:
            binary = self.baseline_binary()
            start = time.monotonic()
            result = self._run_unmodified(binary, case, launches, seed)
            took_s = time.monotonic() - start
        except (CompileFailed, LaunchFailed) as error:
            message = f"{where}: the unmodified kernel fails ({error.outcome}): {error}"
            raise WorkloadError(message) from error
        expected = self._expected(case, result)
        error = self.workload.metric(result.outputs, expected)
        fuel = fuel_for(result.fuel_used) if result.fuel_used else 0
        most_s = min(self.workload.timeout_s, LIMIT_FLOOR_S + LIMIT_FACTOR * took_s)
        limit_s = 0.0 if self.device.modelled else most_s
        order_seed = self._disorder(case, launches, result, seed)
        return Prepared(
            launches,
            launches,
            expected,
            error,
            fuel,
            limit_s,
            order_seed,
            result.large_shared,
        )

    def case_ns(self, case: TestCase) -> float:
        """Nanoseconds that the unmodified program takes on a case; of some warm runs the least.

        A first run takes up to thirty times as long (XLA on the CPU: code, and memory for
        results, are touched for the first time). Only where times are measured.
        """
        if case not in self._warm_ns:
            launches = self._ready(case).baseline
            times: list[float] = []
            end = time.monotonic() + WARM_S
            while not times or (len(times) < WARM_RUNS and time.monotonic() < end):
                ran = self.device.run(self.baseline_binary(), launches, RunOptions())
                times.append(sum(ran.times_ns))
            self._warm_ns[case] = min(times)
        return self._warm_ns[case]

    def _run_unmodified(
        self, binary: Binary, case: TestCase, launches: Launches, seed: int
    ) -> RunResult:
        """With its time, unless nobody asks for that; a recorded run is not run again."""
        sampled = self.timing.sampled((case,))
        if sampled and not seed and (known := self.timing.whole(case)) is not None:
            return known
        asked = case in (*self.workload.train, *self.workload.timing) and not sampled
        timed = asked or not self.device.modelled
        return self.device.run(binary, launches, RunOptions(arithmetic_seed=seed, timed=timed))

    def _expected(self, case: TestCase, result: RunResult) -> Mapping[str, Array]:
        """The reference's output, which no seed changes, or the unmodified kernel's own."""
        reference = self.workload.reference
        if not self.workload.judges_reference or reference is None:
            if case not in self.workload.timing:
                require_agreement(self.workload, case, result.outputs)
            return result.outputs
        if case not in self._references:
            self._references[case] = reference(case)
        return self._references[case]

    def _disorder(self, case: TestCase, launches: Launches, natural: RunResult, seed: int) -> int:
        """Seed of an order of blocks that changes nothing for the unmodified program, or 0."""
        if not self.races or case not in self.workload.train[1:]:
            return 0
        options = RunOptions(order_seed=ORDER, arithmetic_seed=seed)
        try:
            other = self.device.run(self.baseline_binary(), launches, options)
            require_equal(case, natural.outputs, other.outputs)
        except LaunchFailed:
            return 0
        return ORDER if other.times_ns == natural.times_ns else 0

    def baseline_binary(self) -> Binary:
        """The unmodified program's binary."""
        if self._binary is None:
            self._binary = self.device.compile(lower(self.device, self.workload, self.baseline))
        return self._binary

    @contextmanager
    def compiled(self, lowered: Lowered) -> Generator[Binary]:
        """A variant's binary, closed at the end; raises CompileFailed."""
        with self._timed("compile"):
            binary = self._compile(lowered)
        try:
            yield binary
        finally:
            binary.close()

    def _run_case(
        self, binary: Binary, case: TestCase, ready: Prepared, options: RunOptions
    ) -> tuple[RunResult, float]:
        """The result of a run and its error; raises LaunchFailed unless it is accepted."""
        options = limited(options, ready)
        with self._timed("run"):
            result = self.device.run(binary, ready.launches, options)
        found = tuple(f for f in result.findings if f.kind not in DRAWN)
        if found and (new := compared(found, self._known_findings(case)).new):
            raise LaunchFailed(str(new[0]), Outcome.RACE)
        return result, self._error(case, ready, result)

    def _known_findings(self, case: TestCase) -> tuple[Finding, ...]:
        """What the detector finds in the unmodified program: no other is blamed for it."""
        if case not in self._known:
            launches = self._ready(case).baseline
            options = RunOptions(collect=True)
            result = self.device.run(self.baseline_binary(), launches, options)
            self._known[case] = result.findings
        return self._known[case]

    def _error(self, case: TestCase, ready: Prepared, result: RunResult) -> float:
        """The largest error of a run's repetitions; raises LaunchFailed unless it is accepted."""
        worst = 0.0
        with self._timed("compare"):
            for outputs in (result.outputs, *result.also):
                error = self._metric(outputs, ready.expected)
                worst = max(worst, error)
                require_right(case, outputs, ready.expected, error, ready.error + self.tolerance)
        return worst

    def _metric(self, outputs: Mapping[str, Array], expected: Mapping[str, Array]) -> float:
        """The error; the same outputs of a device (see `Pool.outputs`) are compared once."""
        for known, with_, error in self._judged:
            if known is outputs and with_ is expected:
                return error
        error = self.workload.metric(outputs, expected)
        if not any(array.flags.writeable for array in outputs.values()):
            self._judged.append((outputs, expected, error))
        return error

    def _ok(self, times_ns: Sequence[float], error: float, sampling: float = 0.0) -> Measurement:
        name, modelled = self.device.name, self.device.modelled
        return Measurement(Outcome.OK, tuple(times_ns), error, name, modelled, sampling=sampling)

    def right(self) -> Measurement:
        """The measurement of a program that passed, without times."""
        return self._ok((), 0.0)

    def failed(self, failure: CompileFailed | LaunchFailed) -> Measurement:
        """The measurement of a failure."""
        return Measurement(
            failure.outcome,
            error=failure.error if isinstance(failure, WrongOutput) else None,
            device=self.device.name,
            modelled=self.device.modelled,
            detail=str(failure),
        )

    @contextmanager
    def _timed(self, stage: str) -> Generator[None]:
        start = time.perf_counter()
        try:
            yield
        finally:
            self.stage_s[stage] = self.stage_s.get(stage, 0.0) + time.perf_counter() - start


class RobustScorer(Scorer):
    """A `Scorer` whose score is the time that would give the low end of the gain's range.

    The unmodified program's own score is its modelled time. A variant's is that divided by the
    low end of its speed-up (see `gevo.device.forecast`), so that what gains under nearly all
    coefficients ranks before what gains much under some.
    """

    def score(self, lowered: Lowered, options: RunOptions | None = None) -> Measurement:
        """As `Scorer.score`."""
        return super().score(lowered, replace(options or RunOptions(), ensemble=Ensemble.TARGET))

    def ranked(
        self,
        cases: Sequence[TestCase],
        totals: Sequence[float],
        forecasts: Sequence[Forecast | None],
    ) -> Sequence[float]:
        """The one time that the variant is ranked by; `totals` where there is no ensemble."""
        known = [one for one in forecasts if one is not None]
        if len(known) < len(cases) or not known:
            return totals
        unmodified = [self._unmodified(case, Ensemble.TARGET) for case in cases]
        own = [forecast for _, forecast in unmodified if forecast is not None]
        found = gain_range(together(known), together(own))
        return (math.fsum(time_ns for time_ns, _ in unmodified) / found.low,)
