"""The cuda device: PTX to machine code, run and timed on an NVIDIA GPU.

Times the launches of a run with events. A plan is timed as the GPU executes it when the host is
ahead of it. Launches that follow one another without the host looking at memory in between are one
segment, timed by one pair of events. If the GPU were idle when a segment begins, it would pass the
first event at once and then wait for the host to submit the first launch, some microseconds that a
short kernel would be charged for. So the segment is queued behind a kernel that keeps the GPU busy
for as long as queueing the same segment took the last time.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Generator, Mapping, Sequence
from typing import NoReturn

from gevo.device.arguments import encode, needs_cooperative
from gevo.device.base import Binary, Cache, Compiler, InTurns, Lowered, RunOptions, RunResult
from gevo.device.cuda.base import Context, CudaError, Event, Gpu, fault_of
from gevo.device.cuda.binary import CudaBinary, Support
from gevo.device.cuda.memory import Memory, Pool
from gevo.device.repeats import relative_error, repeat
from gevo.errors import CompileFailed, DeviceLost, GevoError, LaunchFailed
from gevo.outcome import Outcome
from gevo.program.base import Dialect, Program
from gevo.workload.case import Argument, Array, Dim3, Launches

FIRST_WAIT_S = 50e-6
MOST_WAIT_S = 20e-3
_MARGIN = 1.5


class Stopwatch:
    """Times one run after another of the same plan."""

    def __init__(self, context: Context, support: Support) -> None:
        self._context = context
        self._support = support
        self._events: list[tuple[Event, Event]] = []
        self._host_s: list[float] = []
        self._segment = 0
        self._started = 0.0
        self._running = False

    def reset(self) -> None:
        """Begin another run."""
        self._segment = 0
        self._running = False

    @property
    def segments(self) -> int:
        """Segments of this run so far."""
        return self._segment

    def launching(self) -> None:
        """Call before every launch."""
        if self._running:
            return
        if self._segment == len(self._events):
            self._events.append((self._context.event(), self._context.event()))
            self._host_s.append(0.0)
        expected = self._host_s[self._segment]
        self._support.wait(min(max(FIRST_WAIT_S, expected * _MARGIN), MOST_WAIT_S))
        self._started = time.perf_counter()
        self._context.record(self._events[self._segment][0])
        self._running = True

    def stop(self) -> Event | None:
        """Call before the host looks at memory, and at the end.

        Returns:
            An event that is reached when the last segment is done; None without a launch.
        """
        if self._running:
            self._context.record(self._events[self._segment][1])
            self._host_s[self._segment] = time.perf_counter() - self._started
            self._segment += 1
            self._running = False
        return self._events[self._segment - 1][1] if self._segment else None

    def total_ns(self) -> float:
        """Time of all segments of this run, in nanoseconds; the run must be done."""
        elapsed = self._context.elapsed_ns
        return sum(elapsed(start, end) for start, end in self._events[: self._segment])


PLAIN_SHARED = 48 << 10
"""Shared memory that a block may have without being allowed more explicitly."""

_SPIN_S = 2e-3
_NAP_S = 2e-4


class Hang(LaunchFailed):
    """A kernel does not end; the GPU can be used again only from another process."""

    def __init__(self, limit_s: float) -> None:
        super().__init__(f"did not end within {limit_s:.3g} seconds", Outcome.TIMED_OUT)


def wait(context: Context, event: Event, deadline: float, limit_s: float) -> None:
    """Wait for an event until `deadline` (of the monotonic clock); raises Hang."""
    start = time.monotonic()
    while not context.reached(event):
        now = time.monotonic()
        if now > deadline:
            raise Hang(limit_s)
        if now > start + _SPIN_S:
            time.sleep(_NAP_S)


class Session:
    """Launches kernels of one binary on one set of buffers; implements `Host`.

    Args:
        context: The GPU.
        binary: The program.
        memory: Its buffers.
        stopwatch: Times the launches.
        limit_s: Wall-clock limit of the run; passing it raises Hang.
    """

    def __init__(
        self,
        context: Context,
        binary: CudaBinary,
        memory: Memory,
        stopwatch: Stopwatch,
        limit_s: float,
    ) -> None:
        self._context = context
        self._binary = binary
        self._memory = memory
        self._stopwatch = stopwatch
        self._limit_s = limit_s
        self._deadline = time.monotonic() + limit_s

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument],
        shared_bytes: int = 0,
        cooperative: bool = False,
    ) -> None:
        """Queue one kernel; what goes wrong in it is raised later, at the latest by `finish`."""
        found = self._binary.kernel(kernel)
        if found.waits and not cooperative:
            raise needs_cooperative(kernel)
        parameters = encode(kernel, found.places, args, self._memory.address)
        if shared_bytes + found.resources.shared_bytes > PLAIN_SHARED:
            self._context.allow_shared(found.handle, shared_bytes)
        self._stopwatch.launching()
        if not cooperative:
            self._context.launch(found.handle, grid, block, shared_bytes, parameters)
            return
        offsets = [place.offset for place in found.places]
        self._context.launch_cooperative(
            found.handle, grid, block, shared_bytes, parameters, offsets
        )

    def read(self, name: str) -> Array:
        """A copy of a buffer's contents now."""
        self.finish()
        return self._memory.read(name)

    def write(self, name: str, array: Array) -> None:
        """Overwrite a buffer's contents."""
        self.finish()
        self._memory.write(name, array)

    def finish(self) -> None:
        """Wait for all launches; raises Hang or CudaError."""
        event = self._stopwatch.stop()
        if event is not None:
            wait(self._context, event, self._deadline, self._limit_s)


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


FLUSH_FACTOR = 2
"""A cold cache is made by writing so many times its size."""


class CudaDevice(InTurns):
    """Runs LLVM IR for NVPTX on one GPU.

    Args:
        context: The GPU, opened by the calling thread.
        gpu: What is known of it.
        compiler: For its architecture.
        versions: Of the driver and the package that speaks to it, for the fingerprint.
        cache: What the GPU's cache holds when a timed run begins, unless options say otherwise.

    Attributes:
        healthy: False after a fault that leaves the GPU unusable for this process.

    Raises:
        DeviceLost: The GPU does not run the device's own kernels.
        CompileFailed: They cannot be compiled for it.
    """

    dialects = frozenset({Dialect.LLVM})
    modelled = False

    def __init__(
        self,
        context: Context,
        gpu: Gpu,
        compiler: Compiler,
        versions: Mapping[str, str],
        cache: Cache = Cache.WARM,
    ) -> None:
        self._context = context
        self._gpu = gpu
        self._compiler = compiler
        self._versions = versions
        self._cache = cache
        self.healthy = True
        self._flushed = 0
        with self._translated(CompileFailed):
            self._support = Support(context, compiler)
        self._pool = Pool(context, self._support, gpu.memory_bytes)

    @property
    def name(self) -> str:
        """`cuda:` and the GPU's name."""
        return f"cuda:{self._gpu.name}"

    def fingerprint(self) -> Mapping[str, str]:
        """The kind of GPU, driver, compiler and assembler, and how times are taken."""
        return {
            "device": self.name,
            **self._versions,
            **self._compiler.fingerprint(),
            "cache": self._cache.value,
        }

    def lower(self, program: Program) -> Lowered:
        """PTX; raises CompileFailed. LLVM may abort the process."""
        return self._compiler.lower(program)

    def compile(self, lowered: Lowered) -> CudaBinary:
        """Load a program on the GPU, assembled before if it is not yet; raises CompileFailed."""
        lowered = self._compiler.assemble(lowered)
        with self._translated(CompileFailed):
            return CudaBinary(self._context, lowered)

    def close(self) -> None:
        """Give the context back, unless the GPU does not answer."""
        if self.healthy:
            self.healthy = False
            self._pool.clear()
            with contextlib.suppress(CudaError):
                self._context.close()

    def _run(
        self, runs: Sequence[tuple[Binary, Launches]], options: RunOptions
    ) -> Sequence[RunResult]:
        repeated: list[RepeatedRun] = []
        cold = (options.cache or self._cache) is Cache.COLD
        flush = self._flush if cold else _nothing
        with self._translated(LaunchFailed):
            try:
                for binary, launches in runs:
                    if not isinstance(binary, CudaBinary):
                        raise LaunchFailed("the cuda device runs only what it compiled itself")
                    repeated.append(
                        RepeatedRun(
                            self._context,
                            self._support,
                            self._pool,
                            binary,
                            launches,
                            options,
                            flush,
                        )
                    )
                repeat(repeated, options)
                return [run.result() for run in repeated]
            except Hang:
                # From here on every call that waits for the GPU would wait for ever.
                self.healthy = False
                for binary, _ in runs:
                    if isinstance(binary, CudaBinary):
                        binary.abandon()
                raise
            finally:
                if self.healthy:
                    for run in repeated:
                        with contextlib.suppress(CudaError):
                            run.close()

    def _flush(self) -> None:
        """Queue writing more than the GPU's cache holds."""
        size = FLUSH_FACTOR * self._gpu.l2_bytes
        if not self._flushed:
            self._flushed = self._context.allocate(size)
        self._context.fill(self._flushed, 0, size)

    @contextlib.contextmanager
    def _translated(self, kind: type[CompileFailed] | type[LaunchFailed]) -> Generator[None]:
        """Turn CudaError into what its code means."""
        try:
            yield
        except CudaError as error:
            self._fail(error, kind)

    def _fail(self, error: CudaError, kind: type[CompileFailed] | type[LaunchFailed]) -> NoReturn:
        fault = fault_of(error.code)
        if fault.sticky:
            self.healthy = False
        # Which call reports a fault of a kernel is a matter of chance.
        what = f"{fault.name} ({error.code})" if fault.sticky else str(error)
        message = f"{what}: {fault.text}" if fault.text else what
        if fault.outcome is Outcome.DEVICE_LOST:
            raise DeviceLost(f"{self.name}: {message}") from error
        failure: GevoError = kind(message, fault.outcome)
        raise failure from error


def _nothing() -> None:
    """A warm cache needs no preparation."""
