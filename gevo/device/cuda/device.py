"""The cuda device: PTX to machine code, run and timed on an NVIDIA GPU."""

from __future__ import annotations

import contextlib
from collections.abc import Generator, Mapping, Sequence
from typing import NoReturn

from gevo.device.base import Binary, Cache, Compiler, InTurns, Lowered, RunOptions, RunResult
from gevo.device.cuda.base import Context, CudaError, Gpu
from gevo.device.cuda.binary import CudaBinary
from gevo.device.cuda.pool import Pool
from gevo.device.cuda.repeated import RepeatedRun
from gevo.device.cuda.results import fault_of
from gevo.device.cuda.session import Hang
from gevo.device.cuda.support import Support
from gevo.device.repeats import repeat
from gevo.errors import CompileFailed, DeviceLost, GevoError, LaunchFailed
from gevo.outcome import Outcome
from gevo.program.base import Dialect, Program
from gevo.workload.case import Launches

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
