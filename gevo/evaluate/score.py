"""Scores one variant in this process: lower, compile, run the cases, compare.

Used only inside worker processes (and by benchmarks): a variant can crash or hang whatever
process runs it.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace

from gevo.device.base import Binary, Device, Lowered, RunOptions, RunResult
from gevo.errors import CompileFailed, LaunchFailed, WorkloadError
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Program
from gevo.workload.case import Array, Launches, TestCase, Workload
from gevo.workload.compare import explain, require_agreement

FUEL_FACTOR = 8
"""A variant may execute this many times the baseline's instructions per thread."""
FUEL_FLOOR = 10_000


@dataclass(frozen=True, eq=False)
class Prepared:
    """What a case needs before any variant can be judged on it.

    Attributes:
        launches: Buffers and driver.
        expected: The output that variants are compared with.
        error: The unmodified kernel's own error against `expected`.
        fuel: Instruction limit per thread and launch for variants; 0 where not counted.
        time_ns: The unmodified kernel's time.
    """

    launches: Launches
    expected: Mapping[str, Array]
    error: float
    fuel: int
    time_ns: float


@dataclass(frozen=True)
class LowerReply:
    """A lowered variant, or the measurement that says why there is none."""

    lowered: Lowered | None
    refused: Measurement | None


class Scorer:
    """Judges variants of one baseline on one workload and device.

    Args:
        device: Where to run.
        workload: What to run.
        baseline: The unmodified program.
        tolerance: Error above the baseline's own at which a variant still counts as right.
        races: Look for data races on the quickest case of every variant.
    """

    def __init__(
        self,
        device: Device,
        workload: Workload,
        baseline: Program,
        tolerance: float,
        races: bool,
    ) -> None:
        self.device = device
        self.workload = workload
        self.baseline = baseline
        self.tolerance = tolerance
        self.races = races
        self.stage_s: dict[str, float] = {}
        self._prepared: dict[TestCase, Prepared] = {}
        self._binary: Binary | None = None

    def lower(self, program: Program) -> LowerReply:
        """Verify and clean up a variant; a refusal is a measurement."""
        try:
            with self._timed("lower"):
                return LowerReply(self.device.lower(program), None)
        except CompileFailed as error:
            return LowerReply(None, self._failed(error.outcome, str(error)))

    def score(self, lowered: Lowered, options: RunOptions | None = None) -> Measurement:
        """Run all training cases, the quickest first; stops at the first failure."""
        options = options or RunOptions()
        first = replace(options, races=options.races or self.races)
        plan = [(case, options if n else first) for n, case in enumerate(self.workload.train)]
        return self.measure(lowered, plan)

    def measure(
        self, lowered: Lowered, plan: Sequence[tuple[TestCase, RunOptions]]
    ) -> Measurement:
        """Compile a variant and run it on the given cases.

        The times of the measurement are sums over the cases, one per repeat; its error is the
        largest. Raises WorkloadError when the unmodified kernel fails on one of the cases.
        """
        prepared = [self.prepare(case) for case, _ in plan]
        try:
            with self._timed("compile"):
                binary = self.device.compile(lowered)
        except CompileFailed as error:
            return self._failed(error.outcome, str(error))
        totals: list[float] = []
        worst = 0.0
        try:
            for (case, options), ready in zip(plan, prepared, strict=True):
                result, error = self._run_case(binary, ready, options)
                worst = max(worst, error)
                if error > ready.error + self.tolerance:
                    why = explain(result.outputs, ready.expected)
                    detail = f"case {case.name}: error {error:.3g} ({why})"
                    return replace(self._failed(Outcome.WRONG, detail), error=error)
                totals = _add(totals, result.times_ns)
        except LaunchFailed as error:
            return self._failed(error.outcome, str(error))
        finally:
            binary.close()
        return Measurement(
            Outcome.OK, tuple(totals), worst, self.device.name, self.device.modelled
        )

    def prepare(self, case: TestCase) -> Prepared:
        """Inputs, expected output and limits of a case; computed once per process.

        Raises WorkloadError when the unmodified kernel fails or misses its reference.
        """
        if case not in self._prepared:
            self._prepared[case] = self._prepare(case)
        return self._prepared[case]

    def _prepare(self, case: TestCase) -> Prepared:
        launches = self.workload.launches(case)
        where = f"workload {self.workload.name}, case {case.name}"
        try:
            if self._binary is None:
                self._binary = self.device.compile(self.device.lower(self.baseline))
            result = self.device.run(self._binary, launches, RunOptions())
        except (CompileFailed, LaunchFailed) as error:
            message = f"{where}: the unmodified kernel fails ({error.outcome}): {error}"
            raise WorkloadError(message) from error
        expected: Mapping[str, Array] = result.outputs
        if self.workload.judges_reference and self.workload.reference is not None:
            expected = self.workload.reference(case)
        else:
            require_agreement(self.workload, case, result.outputs)
        error = self.workload.metric(result.outputs, expected)
        fuel = FUEL_FACTOR * result.fuel_used + FUEL_FLOOR if result.fuel_used else 0
        return Prepared(launches, expected, error, fuel, sum(result.times_ns))

    def _run_case(
        self, binary: Binary, ready: Prepared, options: RunOptions
    ) -> tuple[RunResult, float]:
        options = replace(options, fuel=options.fuel or ready.fuel)
        with self._timed("run"):
            result = self.device.run(binary, ready.launches, options)
        with self._timed("compare"):
            error = self.workload.metric(result.outputs, ready.expected)
        return result, error

    def _failed(self, outcome: Outcome, detail: str) -> Measurement:
        return Measurement(
            outcome, device=self.device.name, modelled=self.device.modelled, detail=detail
        )

    @contextmanager
    def _timed(self, stage: str) -> Generator[None]:
        start = time.perf_counter()
        try:
            yield
        finally:
            self.stage_s[stage] = self.stage_s.get(stage, 0.0) + time.perf_counter() - start


def _add(totals: Sequence[float], times: Sequence[float]) -> list[float]:
    """Repeat by repeat; cases with fewer repeats cut the list."""
    return [a + b for a, b in zip(totals, times, strict=False)] if totals else list(times)
