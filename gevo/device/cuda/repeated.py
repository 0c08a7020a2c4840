"""Runs one binary on one case again and again, and times and checks every run."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gevo.device.base import RunOptions, RunResult
from gevo.device.cuda.base import Context
from gevo.device.cuda.binary import CudaBinary
from gevo.device.cuda.pool import Pool
from gevo.device.cuda.session import Session
from gevo.device.cuda.stopwatch import Stopwatch
from gevo.device.cuda.support import Support
from gevo.device.repeats import relative_error
from gevo.errors import LaunchFailed
from gevo.workload.case import Array, Launches

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
