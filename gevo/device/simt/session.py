"""One run of a program on the simt device: the `Host` that drivers talk to."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gevo.device.base import RunOptions
from gevo.device.simt import arena
from gevo.device.simt.arguments import encode
from gevo.device.simt.binary import SimtBinary, SimtKernel
from gevo.device.simt.counts import LaunchCounts
from gevo.device.simt.faults import Region, Scene, error_of
from gevo.device.simt.launch import Launch, process_runtime
from gevo.device.simt.layout import THREAD_BYTES
from gevo.device.simt.memory import Memory
from gevo.device.simt.model import Gpu
from gevo.device.simt.tracing import Tracing
from gevo.errors import LaunchFailed, WorkloadError
from gevo.workload.case import Argument, Array, Dim3

DEFAULT_FUEL = 1 << 28
MOST_FUEL = (1 << 31) - 1
_FRAMES = 1 << 26
_CELL_BYTES = 80
_GRID_LIMIT = ((1 << 31) - 1, 65535, 65535)
_BLOCK_LIMIT = (1024, 1024, 64)


@dataclass(frozen=True, eq=False)
class Launched:
    """What one launch gave."""

    kernel: SimtKernel
    counts: LaunchCounts
    fuel_used: int


@functools.cache
def _frames() -> NDArray[np.uint8]:
    return np.empty(_FRAMES, dtype=np.uint8)


@functools.cache
def _threads() -> NDArray[np.uint8]:
    return np.zeros(1024 * THREAD_BYTES, dtype=np.uint8)


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
        self._cells: dict[int, tuple[NDArray[np.uint8], NDArray[np.uint8]]] = {}
        self._clocks = np.zeros(1024 * 32, dtype=np.uint32)
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
        buffer = encode(found.host, args, self._memory)
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
        if threads * _stride(k) > arena.LOCAL[1] - arena.LOCAL[0]:
            raise LaunchFailed(
                f"kernel {name}: {k.host.local_bytes} bytes of local memory per thread are more "
                "than the simt device has"
            )

    def _launch(
        self, k: SimtKernel, grid: Dim3, block: Dim3, buffer: bytes, shared_bytes: int
    ) -> None:
        layout, runtime, memory = self._binary.layout, process_runtime(), arena.process_arena()
        threads = block[0] * block[1] * block[2]
        regions = [Region("shared memory", v.offset, v.size) for v in k.shared]
        if shared_bytes:
            regions.append(Region("dynamic shared memory", layout.dynamic_offset, shared_bytes))
        for r in regions:
            memory.allow(r.start, r.size, writable=True)
        stride = _stride(k)
        for slot, size in k.host.locals:
            memory.allow_threads(arena.LOCAL[0], stride, threads, slot, size)
        shared_end = max((r.start + r.size for r in regions), default=arena.SHARED[0])
        call = _Call(k, grid, block, threads, shared_end - arena.SHARED[0])
        launch, kept = self._fill(call)
        tracing = Tracing(launch, k.host, grid, threads, self._memory.end)
        ctypes.memmove(runtime.state_at + 168, buffer, len(buffer))
        runtime.state.clock = 0
        runtime.state.dynamic = shared_bytes
        runtime.state.shared_total = k.static_shared + shared_bytes
        try:
            runtime.launch(launch)
        finally:
            memory.forbid(arena.SHARED[0], -(-shared_end // 4) * 4)
            memory.forbid(arena.LOCAL[0], arena.LOCAL[0] + stride * threads)
        if launch.fault.kind:
            raise error_of(launch.fault, self._scene(call, launch, regions, kept))
        self._sequence = int(launch.sequence)
        self.fuel_used = max(self.fuel_used, int(launch.fuel_used))
        shared = k.static_shared + shared_bytes
        counts = tracing.counts(k.host.name, grid, block, shared, kept.counters)
        self._report(Launched(k, counts, int(launch.fuel_used)))

    def _scene(self, call: _Call, launch: Launch, regions: list[Region], kept: _Kept) -> Scene:
        first, order = int(launch.first_sequence), kept.block_order
        locals_ = Region("local memory", arena.LOCAL[0], _stride(call.kernel) * call.threads)

        def block_of(sequence: int) -> int:
            turn = max(sequence - first - 1, 0)
            return turn if order is None else int(order[turn])

        return Scene(
            call.kernel.host,
            self._binary.metadata,
            call.grid,
            call.block,
            (*self._memory.regions, *regions, *([locals_] if call.kernel.host.locals else [])),
            self._fuel,
            block_of,
        )

    def _fill(self, call: _Call) -> tuple[Launch, _Kept]:
        k, memory = call.kernel, arena.process_arena()
        blocks, warps = len(k.host.weights), -(-call.threads // 32)
        kept = _Kept(
            np.zeros((4, blocks), dtype=np.int64),
            np.empty(warps * blocks * 32, dtype=np.uint32),
            *self._orders(call, warps),
        )
        rows = [row.ctypes.data for row in kept.counters]
        launch = Launch(
            entry=k.entry, coroutine=k.host.suspends, n_blocks=blocks, n_sites=len(k.host.sites),
            weights=k.weights.ctypes.data, sites=ctypes.addressof(k.sites),
            grid=call.grid, block=call.block, fuel=self._fuel,
            block_order=None if kept.block_order is None else kept.block_order.ctypes.data,
            warp_order=None if kept.warp_order is None else kept.warp_order.ctypes.data,
            base=memory.base, size=arena.SIZE,
            readable=memory.readable_at, writable=memory.writable_at,
            shared_offset=arena.SHARED[0], shared_bytes=call.shared_span,
            shared_end=arena.SHARED[1], local_offset=arena.LOCAL[0], local_stride=_stride(k),
            local_end=arena.LOCAL[1], constant_offset=arena.CONSTANT[0],
            constant_end=arena.CONSTANT[1], global_offset=arena.GLOBAL[0],
            global_end=arena.GLOBAL[1], fill=self._options.fill & 255,
            frames=_frames().ctypes.data, frames_bytes=_FRAMES,
            threads=_threads().ctypes.data, counts=kept.counts.ctypes.data,
            warp_blocks=rows[0], thread_blocks=rows[1], longest_warp=rows[2],
            sampled_warp_blocks=rows[3], longest=-1,
            first_sequence=self._sequence, sequence=self._sequence,
        )  # fmt: skip
        if self._options.races:
            self._fill_races(launch, k, call.shared_span)
        return launch, kept

    def _orders(
        self, call: _Call, warps: int
    ) -> tuple[NDArray[np.int64] | None, NDArray[np.int32] | None]:
        if not self._options.order_seed:
            return None, None
        rng = np.random.default_rng(self._options.order_seed)
        blocks = call.grid[0] * call.grid[1] * call.grid[2]
        return rng.permutation(blocks), rng.permutation(warps).astype(np.int32)

    def _fill_races(self, launch: Launch, k: SimtKernel, shared_span: int) -> None:
        granule = min((s.size for s in k.host.sites if s.size in (1, 2)), default=4)
        shared_cells = -(-shared_span // granule) + 1
        found = self._cells.get(granule)
        if found is None or found[1].size < shared_cells * _CELL_BYTES:
            cells = -(-(self._memory.end - arena.GLOBAL[0]) // granule) + 1
            found = (
                np.zeros(cells * _CELL_BYTES, dtype=np.uint8),
                np.zeros(shared_cells * _CELL_BYTES, dtype=np.uint8),
            )
            self._cells[granule] = found
        launch.races = 1
        launch.granule = granule
        launch.has_fence = k.host.fences
        launch.global_cells = found[0].ctypes.data
        launch.shared_cells = found[1].ctypes.data
        launch.clocks = self._clocks.ctypes.data


@dataclass(frozen=True, eq=False)
class _Call:
    kernel: SimtKernel
    grid: Dim3
    block: Dim3
    threads: int
    shared_span: int


@dataclass(frozen=True, eq=False)
class _Kept:
    """Arrays that the runtime writes to; they must live as long as the launch."""

    counters: NDArray[np.int64]
    counts: NDArray[np.uint32]
    block_order: NDArray[np.int64] | None
    warp_order: NDArray[np.int32] | None


def _stride(k: SimtKernel) -> int:
    """Bytes of local memory per thread, a multiple of 16."""
    return -(-k.host.local_bytes // 16) * 16
