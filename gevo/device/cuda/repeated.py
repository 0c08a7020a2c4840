"""Runs one binary on one case again and again, and times and checks every run."""

from __future__ import annotations

import math
import statistics
import time
from collections.abc import Callable, Mapping, Sequence

from gevo.device.base import RunOptions, RunResult
from gevo.device.cuda.base import Context
from gevo.device.cuda.binary import CudaBinary
from gevo.device.cuda.pool import Pool
from gevo.device.cuda.session import Session
from gevo.device.cuda.stopwatch import Stopwatch
from gevo.device.cuda.support import Support
from gevo.errors import LaunchFailed
from gevo.workload.case import Array, Launches

PRECISION = 0.01
"""Relative error of the median at which repeating ends."""
WARM_UP_S = 5e-3
"""Warm up for so long: an idle GPU takes some milliseconds to raise its clock."""
MOST_WARM_UPS = 20
BUDGET_S = 2.0
"""Repeating for precision ends after so many seconds, however few the repeats."""
LIMIT_S = 30.0
"""Wall-clock limit of one repetition where the options give none."""
KEPT_OUTPUTS = 4


class RepeatedRun:
    """One binary and one case; `close` frees the memory.

    Args:
        context: The GPU.
        support: Its own kernels.
        pool: Where memory comes from.
        binary: The program.
        launches: The case.
        options: How to run it.
        flush: Queues what makes the cache cold; does nothing where it shall be warm.
    """

    def __init__(
        self,
        context: Context,
        support: Support,
        pool: Pool,
        binary: CudaBinary,
        launches: Launches,
        options: RunOptions,
        flush: Callable[[], None],
    ) -> None:
        self._context = context
        self._binary = binary
        self._drive = launches.drive
        self._limit_s = options.limit_s or LIMIT_S
        self._flush = flush
        self._stopwatch = Stopwatch(context, support)
        self._pool = pool
        self._case = launches, options
        self._memory = pool.take(binary, launches, options)
        self._seen: dict[bytes, Mapping[str, Array]] = {}
        self._last = b""
        self.times_ns: list[float] = []

    def run(self, timed: bool) -> None:
        """One repetition on restored buffers.

        Raises:
            LaunchFailed: A wrong write, a hang, or nothing was launched.
            CudaError: Any fault.
        """
        self._memory.reset()
        self._flush()
        self._stopwatch.reset()
        session = Session(
            self._context, self._binary, self._memory, self._stopwatch, self._limit_s
        )
        self._drive(session)
        session.finish()
        if not self._stopwatch.segments:
            raise LaunchFailed("the driver launches nothing")
        if timed:
            self.times_ns.append(self._stopwatch.total_ns())
        self._keep(self._memory.check())

    def result(self) -> RunResult:
        """Times and outputs of all runs so far."""
        also = tuple(o for signature, o in self._seen.items() if signature != self._last)
        return RunResult(
            self._seen[self._last], tuple(self.times_ns), False, 0, self._diagnostics(), also
        )

    def close(self) -> None:
        """Give the memory back; waits for the GPU."""
        self._pool.give(self._memory, *self._case)

    def _keep(self, signature: bytes) -> None:
        """Remember this run's outputs if they are new; the first and the newest are kept."""
        self._last = signature
        if signature in self._seen:
            return
        if len(self._seen) == KEPT_OUTPUTS:
            del self._seen[list(self._seen)[-1]]
        self._seen[signature] = self._pool.outputs(self._memory, signature, *self._case)

    def _diagnostics(self) -> dict[str, object]:
        error = relative_error(self.times_ns)
        kernels = {
            kernel.name: {
                "registers": kernel.resources.registers,
                "shared_bytes": kernel.resources.shared_bytes,
                "local_bytes": kernel.resources.local_bytes,
            }
            for kernel in self._binary.used
        }
        return {
            "repeats": len(self.times_ns),
            "relative_error": error if error < float("inf") else None,
            "segments": self._stopwatch.segments,
            "kernels": kernels,
        }


def repeat(runs: Sequence[RepeatedRun], options: RunOptions) -> None:
    """Run the runs in turns until each one's median is known to `PRECISION`.

    At least `options.repeats` and at most `options.max_repeats` timed runs of each are made;
    where the second is the larger, fewer when `BUDGET_S` is spent. More than one are preceded
    by runs that are not timed. The order alternates, so that neither always finds the GPU as
    the other left it.
    """
    most = max(options.repeats, options.max_repeats, 1)
    if most > 1:
        _warm_up(runs)
    end = time.monotonic() + BUDGET_S
    for count in range(1, most + 1):
        for run in runs if count % 2 else reversed(runs):
            run.run(timed=True)
        precise = all(relative_error(b.times_ns) < PRECISION for b in runs)
        spent = most > options.repeats and time.monotonic() > end
        if spent or (precise and count >= options.repeats):
            return


def _warm_up(runs: Sequence[RepeatedRun]) -> None:
    end = time.monotonic() + WARM_UP_S
    for _ in range(MOST_WARM_UPS):
        for run in runs:
            run.run(timed=False)
        if time.monotonic() > end:
            return


_Z = 1.96
"""Quantile of the normal distribution for 95% confidence."""


def median_interval(times: Sequence[float]) -> tuple[float, float]:
    """95% confidence interval of the median; the whole range where samples are too few.

    It needs no assumption about how times are distributed: it is bounded by order statistics
    (Hoefler and Belli, "Scientific benchmarking of parallel computing systems", SC 2015, section
    3.1.3, after Le Boudec, "Performance Evaluation of Computer and Communication Systems", 2010,
    theorem 2.1).
    """
    ordered = sorted(times)
    n = len(ordered)
    low = math.floor((n - _Z * math.sqrt(n)) / 2)
    high = math.ceil(1 + (n + _Z * math.sqrt(n)) / 2)
    return ordered[max(low, 1) - 1], ordered[min(high, n) - 1]


def relative_error(times: Sequence[float]) -> float:
    """Half the interval's width over the median; infinity for fewer than two samples."""
    middle = statistics.median(times) if times else 0.0
    if len(times) < 2 or middle <= 0.0:
        return math.inf
    low, high = median_interval(times)
    return (high - low) / 2 / middle
