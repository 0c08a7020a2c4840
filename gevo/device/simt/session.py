"""One run of a program on the simt device: the `Host` that drivers talk to."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gevo.device.arguments import encode
from gevo.device.base import RunOptions
from gevo.device.simt import arena, layout
from gevo.device.simt.binary import SimtBinary
from gevo.device.simt.counts import LaunchCounts
from gevo.device.simt.faults import Region, Scene, error_of
from gevo.device.simt.kernels import SimtKernel
from gevo.device.simt.launch import Launch, process_runtime
from gevo.device.simt.memory import Memory
from gevo.device.simt.model import Gpu
from gevo.device.simt.prepare import Arrays, Call, Races, fill_launch, local_stride
from gevo.device.simt.tracing import Tracing
from gevo.errors import LaunchFailed, WorkloadError
from gevo.workload.case import Argument, Array, Dim3

DEFAULT_FUEL = 1 << 28
MOST_FUEL = (1 << 31) - 1
_GRID_LIMIT = ((1 << 31) - 1, 65535, 65535)
_BLOCK_LIMIT = (1024, 1024, 64)


@dataclass(frozen=True, eq=False)
class Launched:
    """What one launch gave."""

    kernel: SimtKernel
    counts: LaunchCounts
    fuel_used: int


class Session:
    """Launches kernels of one binary on one set of buffers; implements `Host`.

    Attributes:
        fuel_used: Most instructions that one thread executed in one launch.
    """

    def __init__(
        self,
        binary: SimtBinary,
        memory: Memory,
        gpu: Gpu,
        options: RunOptions,
        report: Callable[[Launched], None],
    ) -> None:
        self._binary = binary
        self._memory = memory
        self._gpu = gpu
        self._options = options
        self._report = report
        self._fuel = min(options.fuel or DEFAULT_FUEL, MOST_FUEL)
        self._races = Races() if options.races else None
        self._sequence = 0
        self.fuel_used = 0

    def read(self, name: str) -> Array:
        """A copy of a buffer's contents now."""
        return self._memory.read(name)

    def write(self, name: str, array: Array) -> None:
        """Overwrite a buffer's contents."""
        self._memory.write(name, array)

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument],
        shared_bytes: int = 0,
    ) -> None:
        """Run one kernel to its end; raises LaunchFailed or WorkloadError."""
        found = self._binary.kernels.get(kernel)
        if found is None:
            known = ", ".join(self._binary.kernels)
            raise WorkloadError(f"the program has no kernel {kernel}; it has {known}")
        self._check_shape(found, grid, block, shared_bytes)
        buffer = encode(found.host.name, found.host.arguments, args, self._memory.address)
        self._launch(found, grid, block, buffer, shared_bytes)

    def _check_shape(self, k: SimtKernel, grid: Dim3, block: Dim3, shared_bytes: int) -> None:
        name, gpu = k.host.name, self._gpu
        for what, shape, limits in (("grid", grid, _GRID_LIMIT), ("block", block, _BLOCK_LIMIT)):
            if any(not 1 <= n <= most for n, most in zip(shape, limits, strict=True)):
                raise LaunchFailed(f"kernel {name}: a {what} of {shape} is not possible")
        threads = block[0] * block[1] * block[2]
        if threads > gpu.threads_per_block:
            raise LaunchFailed(
                f"kernel {name}: {threads} threads in a block; "
                f"{gpu.name} has at most {gpu.threads_per_block}"
            )
        shared = k.static_shared + shared_bytes
        if shared_bytes < 0 or shared > gpu.shared_per_block:
            raise LaunchFailed(
                f"kernel {name}: {shared} bytes of shared memory in a block; "
                f"{gpu.name} has at most {gpu.shared_per_block}"
            )
        if threads * local_stride(k) > arena.LOCAL[1] - arena.LOCAL[0]:
            raise LaunchFailed(
                f"kernel {name}: {k.host.local_bytes} bytes of local memory per thread are more "
                "than the simt device has"
            )

    def _launch(
        self, k: SimtKernel, grid: Dim3, block: Dim3, buffer: bytes, shared_bytes: int
    ) -> None:
        regions = [Region("shared memory", v.offset, v.size) for v in k.shared]
        if shared_bytes:
            start = self._binary.layout.dynamic_offset
            regions.append(Region("dynamic shared memory", start, shared_bytes))
        end = max((r.start + r.size for r in regions), default=arena.SHARED[0])
        call = Call(k, grid, block, shared_bytes, end - arena.SHARED[0])
        arrays = Arrays.of(call, self._options.order_seed)
        launch = fill_launch(call, arrays, self._fuel, self._options.fill, self._sequence)
        if self._races is not None:
            self._races.attach(launch, call, self._memory.end)
        tracing = Tracing(launch, k.host, grid, call.threads, self._memory.end)
        self._set_state(call, buffer)
        self._run(launch, call, regions)
        if launch.fault.kind:
            raise error_of(launch.fault, self._scene(call, launch, regions, arrays))
        self._sequence = int(launch.sequence)
        self.fuel_used = max(self.fuel_used, int(launch.fuel_used))
        counts = tracing.counts(k.host.name, grid, block, call.shared_total, arrays.counters)
        self._report(Launched(k, counts, int(launch.fuel_used)))

    def _set_state(self, call: Call, buffer: bytes) -> None:
        runtime = process_runtime()
        ctypes.memmove(runtime.state_at + layout.ARGS, buffer, len(buffer))
        runtime.state.clock = 0
        runtime.state.seed = self._options.arithmetic_seed & ((1 << 64) - 1)
        runtime.state.dynamic = call.shared_bytes
        runtime.state.shared_total = call.shared_total

    def _run(self, launch: Launch, call: Call, regions: Sequence[Region]) -> None:
        """Run the launch with shared and local memory allowed."""
        memory, stride = arena.process_arena(), local_stride(call.kernel)
        for r in regions:
            memory.allow(r.start, r.size, writable=True)
        for slot, size in call.kernel.host.locals:
            memory.allow_threads(arena.LOCAL[0], stride, call.threads, slot, size)
        try:
            process_runtime().launch(launch)
        finally:
            memory.forbid(arena.SHARED[0], arena.SHARED[0] + -(-call.shared_span // 4) * 4)
            memory.forbid(arena.LOCAL[0], arena.LOCAL[0] + stride * call.threads)

    def _scene(
        self, call: Call, launch: Launch, regions: Sequence[Region], arrays: Arrays
    ) -> Scene:
        first, order = int(launch.first_sequence), arrays.block_order
        own: list[Region] = []
        if call.kernel.host.locals:
            size = local_stride(call.kernel) * call.threads
            own.append(Region("local memory", arena.LOCAL[0], size))

        def block_of(sequence: int) -> int:
            turn = max(sequence - first - 1, 0)
            return turn if order is None else int(order[turn])

        return Scene(
            call.kernel,
            self._binary.metadata,
            call.grid,
            call.block,
            (*self._memory.regions, *regions, *own),
            self._fuel,
            block_of,
        )
