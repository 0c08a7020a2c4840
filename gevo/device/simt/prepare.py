"""Fills in a launch for the runtime: shape, memory windows, counters, the race detector."""

from __future__ import annotations

import ctypes
import functools
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gevo.device.simt import arena
from gevo.device.simt.kernels import SimtKernel
from gevo.device.simt.launch import Launch
from gevo.device.simt.layout import THREAD_BYTES
from gevo.errors import WorkloadError
from gevo.workload.case import Dim3

_FRAMES = 1 << 26
_CELL_BYTES = 80
_MOST_CELLS = 1 << 33
"""Bytes of the race detector's memory at most; only what is touched is really taken."""


@functools.cache
def _frames() -> NDArray[np.uint8]:
    return np.empty(_FRAMES, dtype=np.uint8)


@functools.cache
def _threads() -> NDArray[np.uint8]:
    return np.zeros(1024 * THREAD_BYTES, dtype=np.uint8)


@dataclass(frozen=True, eq=False)
class Call:
    """One launch as the driver asked for it.

    Attributes:
        shared_bytes: Dynamic shared memory.
        shared_span: Bytes from the start of the shared window to the end of what is used.
    """

    kernel: SimtKernel
    grid: Dim3
    block: Dim3
    shared_bytes: int
    shared_span: int

    @property
    def threads(self) -> int:
        """Threads in a block."""
        return self.block[0] * self.block[1] * self.block[2]

    @property
    def shared_total(self) -> int:
        """Static and dynamic shared memory in bytes, as a GPU would pack it."""
        return self.kernel.static_shared + self.shared_bytes


@dataclass(frozen=True, eq=False)
class Arrays:
    """Arrays that the runtime uses; they must live as long as the launch.

    Attributes:
        counters: int64, shape (4, basic blocks): the rows of `LaunchCounts`.
        counts: Scratch, one counter per warp, basic block and lane.
        block_order: Order of the blocks, None for the natural one.
        warp_order: Order of the warps in a block, None for the natural one.
    """

    counters: NDArray[np.int64]
    counts: NDArray[np.uint32]
    block_order: NDArray[np.int64] | None
    warp_order: NDArray[np.int32] | None

    @classmethod
    def of(cls, call: Call, order_seed: int) -> Arrays:
        """The arrays for a launch; orders are drawn from the seed unless it is 0."""
        blocks, warps = len(call.kernel.host.weights), -(-call.threads // 32)
        counters = np.zeros((4, blocks), dtype=np.int64)
        counts = np.empty(warps * blocks * 32, dtype=np.uint32)
        if not order_seed:
            return cls(counters, counts, None, None)
        rng = np.random.default_rng(order_seed)
        order = rng.permutation(call.grid[0] * call.grid[1] * call.grid[2])
        return cls(counters, counts, order, rng.permutation(warps).astype(np.int32))


def local_stride(k: SimtKernel) -> int:
    """Bytes of local memory per thread, a multiple of 16."""
    return -(-k.host.local_bytes // 16) * 16


def fill_launch(call: Call, arrays: Arrays, fuel: int, fill: int, sequence: int) -> Launch:
    """The launch, without tracing and without race detection.

    Args:
        call: What to launch.
        arrays: Counters and orders; the caller keeps them alive.
        fuel: Most instructions of a thread.
        fill: Byte that shared and local memory start with.
        sequence: Blocks that ran before in this run.
    """
    k, memory = call.kernel, arena.process_arena()
    rows = [row.ctypes.data for row in arrays.counters]
    return Launch(
        entry=k.entry, coroutine=k.host.suspends, n_blocks=len(k.host.weights),
        n_sites=len(k.host.sites), weights=k.weights.ctypes.data,
        sites=ctypes.addressof(k.sites), grid=call.grid, block=call.block, fuel=fuel,
        block_order=_address(arrays.block_order), warp_order=_address(arrays.warp_order),
        base=memory.base, size=arena.SIZE,
        readable=memory.readable_at, writable=memory.writable_at,
        shared_offset=arena.SHARED[0], shared_bytes=call.shared_span,
        shared_end=arena.SHARED[1], local_offset=arena.LOCAL[0], local_stride=local_stride(k),
        local_end=arena.LOCAL[1], constant_offset=arena.CONSTANT[0],
        constant_end=arena.CONSTANT[1], global_offset=arena.GLOBAL[0],
        global_end=arena.GLOBAL[1], fill=fill & 255,
        frames=_frames().ctypes.data, frames_bytes=_FRAMES,
        threads=_threads().ctypes.data, counts=arrays.counts.ctypes.data,
        warp_blocks=rows[0], thread_blocks=rows[1], longest_warp=rows[2],
        sampled_warp_blocks=rows[3], longest=-1,
        first_sequence=sequence, sequence=sequence,
    )  # fmt: skip


def _address(array: NDArray[np.int64] | NDArray[np.int32] | None) -> int | None:
    return None if array is None else array.ctypes.data


class Races:
    """The race detector's memory during one run."""

    def __init__(self) -> None:
        self._cells: dict[int, tuple[NDArray[np.uint8], NDArray[np.uint8]]] = {}
        self._clocks = np.zeros(1024 * 32, dtype=np.uint32)

    def attach(self, launch: Launch, call: Call, global_end: int) -> None:
        """Switch race detection on for a launch.

        Raises:
            WorkloadError: The buffers, which end at `global_end`, are too large for it.
        """
        host = call.kernel.host
        granule = min((s.size for s in host.sites if s.size in (1, 2)), default=4)
        shared_bytes = (-(-call.shared_span // granule) + 1) * _CELL_BYTES
        found = self._cells.get(granule)
        if found is None or found[1].size < shared_bytes:
            global_bytes = (-(-(global_end - arena.GLOBAL[0]) // granule) + 1) * _CELL_BYTES
            if global_bytes > _MOST_CELLS:
                raise WorkloadError(
                    "the buffers are too large for race detection; use a smaller case"
                )
            found = (np.zeros(global_bytes, np.uint8), np.zeros(shared_bytes, np.uint8))
            self._cells[granule] = found
        launch.races = 1
        launch.granule = granule
        launch.has_fence = host.fences
        launch.global_cells = found[0].ctypes.data
        launch.shared_cells = found[1].ctypes.data
        launch.clocks = self._clocks.ctypes.data
