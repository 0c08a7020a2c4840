"""Fills in a launch for the runtime: shape, memory, counters, scheduler, detector."""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gevo.device.schedule import Policy, Schedule
from gevo.device.simt.jit.kernels import SimtKernel
from gevo.device.simt.lower.layout import THREAD_BYTES
from gevo.device.simt.native import arena
from gevo.device.simt.native.binding import Launch, RawFinding, process_runtime
from gevo.device.simt.run.sampling import Sample
from gevo.errors import WorkloadError
from gevo.workload.case import Dim3

_FRAMES = 1 << 28
_FRAME_ALIGN = 4096
"""Of frames and other memory; runtime/blocks.c relies on it."""
_POOL = 1 << 28
_CELL_BYTES = 64
_MOST_CELLS = 1 << 33
"""Bytes of the detector's memory at most; only what is touched is really taken."""
_MOST_BLOCKS = 256
_MOST_THREADS = 1 << 16
_MOST_SHARED = 1 << 24
"""Of all blocks that are under way at the same time."""
MOST_FOUND = 128


@functools.cache
def _aligned(purpose: str, size: int) -> NDArray[np.uint8]:
    """Memory of this process, not touched before it is used; `purpose` names it."""
    raw = np.empty(size + _FRAME_ALIGN, dtype=np.uint8)
    return raw[-raw.ctypes.data % _FRAME_ALIGN :]


def slots_for(call: Call, schedule: Schedule | None) -> int:
    """How many blocks are under way at the same time."""
    if schedule is None or schedule.policy is Policy.ONE_BLOCK:
        return 1
    blocks, stride = call.grid[0] * call.grid[1] * call.grid[2], local_stride(call.kernel)
    room = (
        _MOST_BLOCKS,
        _MOST_THREADS // call.threads,
        (arena.LOCAL[1] - arena.LOCAL[0]) // max(1, stride * call.threads),
        _MOST_SHARED // max(1, call.shared_span),
    )
    return max(1, min(blocks, *room))


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
        counters: int64, shape (4, basic blocks): the rows of `LaunchCounts`; the first two are
            filled at the end where there are strata.
        strata: int64, shape (2, strata, basic blocks): those two rows for each stratum.
        work: int64, shape (2, blocks that run), in the order: warp instructions of each, and
            those of its longest warp.
        counts: Scratch, one counter per warp, basic block and lane.
        block_order: Order of the blocks, None for the natural one.
        stratum: int32: the stratum of each block that runs, None where there is one.
        warp_order: Order of the warps in a block, None for the natural one.
        threads: The runtime's threads.
        scratch: What the scheduler and the detector keep of them.
        slots: Blocks that are under way at the same time.
    """

    counters: NDArray[np.int64]
    strata: NDArray[np.int64]
    work: NDArray[np.int64] | None
    counts: NDArray[np.uint32]
    block_order: NDArray[np.int64] | None
    stratum: NDArray[np.int32] | None
    warp_order: NDArray[np.int32] | None
    threads: NDArray[np.uint8]
    scratch: NDArray[np.uint8]
    slots: int

    @classmethod
    def of(
        cls,
        call: Call,
        order_seed: int,
        schedule: Schedule | None,
        sample: Sample | None = None,
        watched: bool = False,
    ) -> Arrays:
        """The arrays for a launch.

        Args:
            call: The launch.
            order_seed: What orders are drawn from, unless it is 0.
            schedule: Another way to run it.
            sample: The blocks that run; None for all.
            watched: What each block does is asked for.
        """
        slots = slots_for(call, schedule)
        blocks, warps = len(call.kernel.host.weights), -(-call.threads // 32)
        counters = np.zeros((4, blocks), dtype=np.int64)
        counts = np.empty(slots * warps * blocks * 32, dtype=np.uint32)
        threads = np.empty(slots * call.threads * THREAD_BYTES, dtype=np.uint8)
        scratch_bytes = slots * call.threads * process_runtime().scratch_bytes
        scratch = np.empty(scratch_bytes, dtype=np.uint8)
        block_order, warp_order = None, None
        grid = call.grid[0] * call.grid[1] * call.grid[2]
        if schedule is not None:
            block_order = _scheduled_order(schedule, grid)
        elif order_seed:
            rng = np.random.default_rng(order_seed)
            block_order = rng.permutation(grid)
            warp_order = rng.permutation(warps).astype(np.int32)
        work, stratum, n_strata = None, None, 1
        if sample is not None:
            order = np.arange(len(sample.blocks))
            if block_order is not None:
                order = np.argsort(np.argsort(block_order)[sample.blocks])
            block_order, stratum = sample.blocks[order], sample.strata[order]
            work, n_strata = np.zeros((2, len(order)), dtype=np.int64), len(sample.sizes)
        elif watched:
            work = np.zeros((2, grid), dtype=np.int64)
        strata = np.zeros((2, n_strata, blocks), dtype=np.int64)
        return cls(
            counters, strata, work, counts, block_order, stratum, warp_order, threads, scratch,
            slots,
        )  # fmt: skip

    def work_in_order(self) -> NDArray[np.int64] | None:
        """`work` by rising number of the block."""
        if self.work is None or self.block_order is None:
            return self.work
        return self.work[:, np.argsort(self.block_order)]

    def finish(self, sample: Sample | None) -> float:
        """Fill in the counters of the whole grid; returns the error of sampling, see `Sample`."""
        if sample is None or self.work is None or self.stratum is None:
            self.counters[:2] = self.strata[:, 0]
            return 0.0
        self.counters[0] = sample.scaled(self.strata[0])
        self.counters[1] = sample.scaled(self.strata[1])
        return sample.error(self.work[0], self.stratum)


def _scheduled_order(schedule: Schedule, blocks: int) -> NDArray[np.int64] | None:
    """In which order blocks are started."""
    if schedule.policy in (Policy.REVERSED, Policy.PRIORITIES):
        return np.arange(blocks - 1, -1, -1, dtype=np.int64)
    if schedule.policy is Policy.IN_ORDER:
        return None
    return np.random.default_rng(schedule.seed).permutation(blocks)


def local_stride(k: SimtKernel) -> int:
    """Bytes of local memory per thread, a multiple of 16."""
    return -(-k.host.local_bytes // 16) * 16


def fill_launch(call: Call, arrays: Arrays, fuel: int, fill: int, sequence: int) -> Launch:
    """The launch, without tracing, detector and scheduler.

    Args:
        call: What to launch.
        arrays: Counters and orders; the caller keeps them alive.
        fuel: Most instructions of a thread.
        fill: Byte that shared and local memory start with; -1 leaves shared memory as it is.
        sequence: Blocks that ran before in this run.
    """
    k, memory = call.kernel, arena.process_arena()
    work, longest = map(_address, (None, None) if arrays.work is None else arrays.work)
    rows = [row.ctypes.data for row in (*arrays.strata, *arrays.counters[2:])]
    return Launch(
        entry=k.entry, coroutine=k.host.suspends, n_blocks=len(k.host.weights),
        n_sites=len(k.host.sites), weights=k.weights.ctypes.data,
        sites=ctypes.addressof(k.sites), grid=call.grid, block=call.block, fuel=fuel,
        block_order=_address(arrays.block_order), warp_order=_address(arrays.warp_order),
        n_run=0 if arrays.work is None else arrays.work.shape[1],
        strata=_address(arrays.stratum), work=work, longest_of=longest,
        base=memory.base, size=arena.SIZE,
        readable=memory.readable_at, writable=memory.writable_at,
        shared_offset=arena.SHARED[0], shared_bytes=call.shared_span,
        shared_end=arena.SHARED[1], local_offset=arena.LOCAL[0], local_stride=local_stride(k),
        local_end=arena.LOCAL[1], constant_offset=arena.CONSTANT[0],
        constant_end=arena.CONSTANT[1], global_offset=arena.GLOBAL[0],
        global_end=arena.GLOBAL[1], fill=fill,
        frames=_aligned("frames", _FRAMES).ctypes.data, frames_bytes=_FRAMES,
        threads=arrays.threads.ctypes.data, scratch=arrays.scratch.ctypes.data,
        copies=_aligned("copies", process_runtime().copies_bytes).ctypes.data,
        slots=arrays.slots, counts=arrays.counts.ctypes.data,
        warp_blocks=rows[0], thread_blocks=rows[1], longest_warp=rows[2],
        sampled_warp_blocks=rows[3], longest=-1,
        first_sequence=sequence,
    )  # fmt: skip


def _address(array: NDArray[np.int64] | NDArray[np.int32] | None) -> int | None:
    return None if array is None else array.ctypes.data


_POLICIES = {
    Policy.IN_ORDER: 0, Policy.REVERSED: 1, Policy.ONE_BLOCK: 0, Policy.RANDOM: 2,
    Policy.PRIORITIES: 3, Policy.STARVE: 4,
}  # fmt: skip
"""As runtime/schedule.c numbers them."""


def attach_schedule(launch: Launch, call: Call, schedule: Schedule) -> NDArray[np.uint8]:
    """Give the launch to the scheduler; the result must live as long as it does."""
    points = call.kernel.host.points
    launch.scheduled = 1
    launch.policy = _POLICIES[schedule.policy]
    launch.seed = schedule.seed
    launch.garbage = schedule.seed
    launch.late = schedule.late
    launch.held_site = points[schedule.seed % len(points)] if points else -1
    span = call.shared_span + -(-call.shared_span // 8)
    shared = np.empty(int(launch.slots) * span, dtype=np.uint8)
    launch.shared_copies = shared.ctypes.data
    return shared


class Detector:
    """The memory of the detector (runtime/detect.c) during one run."""

    def __init__(self) -> None:
        self._cells: dict[tuple[int, int], tuple[NDArray[np.uint8], NDArray[np.uint8]]] = {}
        self._found = (RawFinding * MOST_FOUND)()

    def attach(self, launch: Launch, call: Call, global_end: int, *, forgiving: bool) -> None:
        """Switch it on for a launch; with `forgiving` invalid accesses are findings, too.

        Raises:
            WorkloadError: The buffers, which end at `global_end`, are too large for it.
        """
        host = call.kernel.host
        granule = min((s.size for s in host.sites if s.size in (1, 2)), default=4)
        granules = -(-call.shared_span // granule) + 1
        shared_bytes = int(launch.slots) * granules * _CELL_BYTES
        found = self._cells.get((granule, global_end))
        if found is None or found[1].size < shared_bytes:
            global_bytes = (-(-(global_end - arena.GLOBAL[0]) // granule) + 1) * _CELL_BYTES
            if global_bytes > _MOST_CELLS:
                raise WorkloadError(
                    "the buffers are too large for race detection; use a smaller case"
                )
            found = (np.zeros(global_bytes, np.uint8), np.zeros(shared_bytes, np.uint8))
            self._cells[granule, global_end] = found
        launch.races = 1
        launch.granule = granule
        launch.global_cells = found[0].ctypes.data
        launch.shared_cells = found[1].ctypes.data
        launch.shared_granules = granules
        launch.pool = _aligned("pool", _POOL).ctypes.data
        launch.pool_bytes = _POOL
        launch.found = ctypes.addressof(self._found)
        launch.max_found = MOST_FOUND
        launch.forgiving = forgiving

    def found(self, launch: Launch) -> Sequence[RawFinding]:
        """What a launch has found."""
        return self._found[: int(launch.n_found)]
