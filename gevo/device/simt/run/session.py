"""One run of a program on the simt device: the `Host` that drivers talk to."""

from __future__ import annotations

import ctypes
import functools
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gevo.device.arguments import encode, needs_cooperative
from gevo.device.base import Policy, RunOptions, Schedule
from gevo.device.simt.jit import SimtBinary, SimtKernel
from gevo.device.simt.lower import layout
from gevo.device.simt.lower.decisions import nothing_decided
from gevo.device.simt.lower.layout import GRID, THREAD_BYTES
from gevo.device.simt.lower.texture_ops import texture_object
from gevo.device.simt.model.memory import LaunchCounts
from gevo.device.simt.model.time import Gpu, LaunchTime
from gevo.device.simt.native import arena
from gevo.device.simt.native.binding import Launch, RawFinding, process_runtime
from gevo.device.simt.run.bounds import broken_bound
from gevo.device.simt.run.faults import (
    FOUND,
    FaultContext,
    Region,
    bits_of,
    error_of,
    finding_of,
    is_store,
)
from gevo.device.simt.run.memory import Memory, mark
from gevo.device.simt.run.tracing import (
    Sample,
    Tracing,
    blocks_beside,
    dependent,
    sample,
    sampled_blocks,
)
from gevo.errors import LaunchFailed, WorkloadError
from gevo.finding import NOTES, Finding, joined
from gevo.outcome import Outcome
from gevo.workload.case import Argument, Array, Dim3, Texture, pointers_of

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
MOST_RECORDS = 4096
"""Accesses to an element that the detector keeps each by itself."""


@functools.cache
def _aligned(purpose: str, size: int) -> NDArray[np.uint8]:
    """Memory of this process, not touched before it is used; `purpose` names it."""
    raw = np.empty(size + _FRAME_ALIGN, dtype=np.uint8)
    return raw[-raw.ctypes.data % _FRAME_ALIGN :]


def slots_for(call: Call, schedule: Schedule | None) -> int:
    """How many blocks are under way at the same time; raises LaunchFailed for too many."""
    together = call.kernel.cooperative
    if schedule is None or (schedule.policy is Policy.ONE_BLOCK and not together):
        return 1
    blocks, stride = call.grid[0] * call.grid[1] * call.grid[2], local_stride(call.kernel)
    room = (
        _MOST_BLOCKS,
        _MOST_THREADS // call.threads,
        (arena.LOCAL[1] - arena.LOCAL[0]) // max(1, stride * call.threads),
        _MOST_SHARED // max(1, call.shared_span),
    )
    if together and blocks > min(room):
        raise LaunchFailed(
            f"kernel {call.kernel.host.name}: its {blocks} blocks wait for one another; the simt "
            f"device runs {min(room)} of that size at once"
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

    def attach(self, launch: Launch, call: Call, global_end: int, options: RunOptions) -> None:
        """Switch it on for a launch, as a run's options say.

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
        launch.forgiving = options.forgive
        launch.most_records = options.records or MOST_RECORDS
        launch.ends_at = bits_of(options.ends_at)

    def found(self, launch: Launch) -> Sequence[RawFinding]:
        """What a launch has found."""
        return self._found[: int(launch.n_found)]


@dataclass(frozen=True, slots=True)
class _Row:
    """One launch."""

    kernel: str
    time: LaunchTime
    blocks: int
    ran: int
    error: float
    whole: str


class Tally:
    """Times of the launches so far, and what they rest on."""

    def __init__(self) -> None:
        self._rows: list[_Row] = []

    def add(self, done: Launched, time: LaunchTime) -> None:
        """One more launch."""
        grid = done.counts.grid
        blocks = grid[0] * grid[1] * grid[2]
        row = _Row(done.counts.kernel, time, blocks, done.ran, done.error, done.whole)
        self._rows.append(row)

    @property
    def time_ns(self) -> float:
        """Of all launches."""
        return sum(row.time.time_ns for row in self._rows)

    def diagnostics(self) -> dict[str, Any]:
        """What the time consists of.

        `kernels` has per kernel its launches, their time, and the mean of every figure of the
        time's breakdown. Where not all blocks ran, or should not have, there is `sampling`: the
        standard error of the whole time (`error`, a part of it), and per kernel the blocks that
        `ran`, `of` how many, the largest `error` of a launch, and why it ran `whole`.
        """
        found: dict[str, Any] = {"kernels": self._summary()}
        if any(row.ran < row.blocks or row.whole for row in self._rows):
            found["sampling"] = {"error": self.error, "kernels": self._samples()}
        return found

    @property
    def error(self) -> float:
        """Standard error of the time, as a part of it, where not all blocks ran.

        Launches are sampled independently; time goes at most as the instructions do.
        """
        squares = sum((row.time.kernel_ns * row.error) ** 2 for row in self._rows)
        return sqrt(squares) / self.time_ns if squares else 0.0

    def _names(self) -> list[str]:
        return [*dict.fromkeys(row.kernel for row in self._rows)]

    def _samples(self) -> dict[str, Any]:
        samples: dict[str, Any] = {}
        for name in self._names():
            own = [row for row in self._rows if row.kernel == name]
            samples[name] = {
                "ran": sum(row.ran for row in own),
                "of": sum(row.blocks for row in own),
                "error": max(row.error for row in own),
                "whole": next((row.whole for row in own if row.whole), ""),
            }
        return samples

    def _summary(self) -> dict[str, Any]:
        summary: dict[str, Any] = {}
        for name in self._names():
            own = [row.time for row in self._rows if row.kernel == name]
            keys = dict.fromkeys(key for time in own for key in time.breakdown)
            summary[name] = {
                "launches": len(own),
                "time_ns": sum(time.time_ns for time in own),
                **{k: sum(t.breakdown.get(k, 0.0) for t in own) / len(own) for k in keys},
            }
        return summary


DEFAULT_FUEL = 1 << 28
MOST_FUEL = (1 << 31) - 1
PLAIN_SHARED = 48 << 10
"""Shared memory of a block that no launch need ask for (CUDA C++ Programming Guide)."""
_MOST_LOCAL = 512 << 10
"""Local memory of a thread in bytes, at most (CUDA C++ Programming Guide, technical
specifications per compute capability)."""
_GRID_LIMIT = ((1 << 31) - 1, 65535, 65535)
_BLOCK_LIMIT = (1024, 1024, 64)


@dataclass(frozen=True, eq=False)
class Launched:
    """What one launch gave.

    Attributes:
        kernel: What was launched.
        counts: Of all blocks, though only some may have run.
        fuel_used: Most instructions that one thread executed.
        ran: Blocks that ran.
        error: Standard error of the instructions executed, as a part of them, where not all ran.
        whole: Why all blocks ran though a sample was asked for.
        work: int64, shape (2, blocks that ran), by rising number of the block: warp instructions
            of each, and those of its longest warp; None unless asked for.
    """

    kernel: SimtKernel
    counts: LaunchCounts
    fuel_used: int
    ran: int = 0
    error: float = 0.0
    whole: str = ""
    work: Array | None = None


_LOCAL_NAME = re.compile(r"_ZZ.*E(\d+)(\w+)\Z")


def _short(name: str) -> str:
    """The name in its source of a variable that is local to a function (Itanium C++ ABI)."""
    match = _LOCAL_NAME.match(name.strip('"'))
    return match[2][: int(match[1])] if match else name.strip('"')


class Session:
    """Launches kernels of one binary on one set of buffers; implements `Host`.

    Attributes:
        fuel_used: Most instructions that one thread executed in one launch.
        findings: What the detector has found so far.
        large_shared: Kernels that were launched with more shared memory than a launch may have
            that does not ask for it.
        points: How often threads could be switched.
        decisions: What was decided, by kernel; see `RunResult`.
        chosen: The blocks that the next launches run, where somebody has chosen them.
        watched: Report what each block does.
    """

    def __init__(
        self,
        binary: SimtBinary,
        memory: Memory,
        gpu: Gpu,
        options: RunOptions,
        report: Callable[[Launched], None],
        trace_every: bool = False,
    ) -> None:
        self._binary = binary
        self._memory = memory
        self._gpu = gpu
        self._options = options
        self._report = report
        self._trace_every = trace_every
        self._fuel = min(options.fuel or DEFAULT_FUEL, MOST_FUEL)
        self._detector = Detector() if options.detects else None
        self._initialised = memory.initialised() if options.contents else None
        self._fill = -1 if options.left else options.fill & 255
        self._sequence = 0
        self.fuel_used = 0
        if options.fresh_module:
            binary.module_runs[:] = 0
            binary.runs = 0
            if options.left:
                memory.fill_shared(options.fill)
        binary.runs += 1
        self.findings: list[Finding] = []
        self.large_shared: set[str] = set()
        self.points = 0
        self.decisions: dict[str, Array] = {}
        self.chosen: Sample | None = None
        self.watched = False

    def read(self, name: str) -> Array:
        """A copy of a buffer's contents now."""
        return self._memory.read(name)

    def write(self, name: str, array: Array) -> None:
        """Overwrite a buffer's contents."""
        self._memory.write(name, array)
        if self._initialised is not None:
            mark(self._initialised, *self._memory.span(name))

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument],
        shared_bytes: int = 0,
        cooperative: bool = False,
    ) -> None:
        """Run one kernel to its end; raises LaunchFailed or WorkloadError."""
        found = self._binary.kernels.get(kernel)
        if found is None:
            known = ", ".join(self._binary.kernels)
            raise WorkloadError(f"the program has no kernel {kernel}; it has {known}")
        if found.cooperative and not cooperative:
            raise needs_cooperative(kernel)
        self._check_shape(found, grid, block, shared_bytes)
        given = [self._object(a) if isinstance(a, Texture) else a for a in args]
        host, padding = found.host, self._options.poison
        buffer = encode(host.name, host.arguments, given, self._memory.address, padding)
        named = {one.name for one in pointers_of(args)}
        reach = sum(self._memory.span(name)[1] for name in named) + self._memory.point(named)
        self._launch(found, grid, block, buffer, shared_bytes, reach)

    def _object(self, texture: Texture) -> int:
        """What a kernel is given for a texture, as the signed number that 64 bits hold."""
        offset = self._memory.address(texture.name, 0) - arena.process_arena().base
        return texture_object(offset, texture)

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
        if broken := broken_bound(k.attributes, block):
            raise LaunchFailed(f"kernel {name}: its {broken} does not allow blocks of {block}")
        self._check_shared(k, shared_bytes)
        self._check_local(k, threads)

    def _check_local(self, k: SimtKernel, threads: int) -> None:
        """A GPU gives every thread that could be resident its local memory before a launch."""
        name, gpu, each = k.host.name, self._gpu, k.host.local_bytes
        all_ = each * gpu.sms * gpu.warps_per_sm * 32
        if each > _MOST_LOCAL or all_ > gpu.dram_bytes:
            raise LaunchFailed(
                f"kernel {name}: {each} bytes of local memory per thread, {all_ >> 20} MiB for "
                f"all that {gpu.name} can hold; it has {gpu.dram_bytes >> 20} MiB, and a thread "
                f"at most {_MOST_LOCAL >> 10} KiB"
            )
        if threads * local_stride(k) > arena.LOCAL[1] - arena.LOCAL[0]:
            raise LaunchFailed(
                f"kernel {name}: {each} bytes of local memory per thread are more "
                "than the simt device has"
            )

    def _check_shared(self, k: SimtKernel, shared_bytes: int) -> None:
        """Static and dynamic shared memory; above 48 KiB a launch must have asked for it."""
        name, gpu, shared = k.host.name, self._gpu, k.static_shared + shared_bytes
        if shared_bytes < 0 or shared > gpu.shared_per_block:
            raise LaunchFailed(
                f"kernel {name}: {shared} bytes of shared memory in a block; "
                f"{gpu.name} has at most {gpu.shared_per_block}"
            )
        if shared <= PLAIN_SHARED:
            return
        self.large_shared.add(name)
        allowed = self._options.large_shared
        if allowed is not None and name not in allowed:
            raise LaunchFailed(
                f"kernel {name}: {shared} bytes of shared memory in a block; more than "
                f"{PLAIN_SHARED} must be asked for, which the unmodified kernel has no need to"
            )

    def _launch(
        self, k: SimtKernel, grid: Dim3, block: Dim3, buffer: bytes, shared_bytes: int, reach: int
    ) -> None:
        """Run a launch that can reach so many bytes of buffers."""
        regions = [Region(f"shared memory {_short(v.name)}", v.offset, v.size) for v in k.shared]
        if shared_bytes:
            start = self._binary.layout.dynamic_offset
            regions.append(Region("dynamic shared memory", start, shared_bytes))
        end = max((r.start + r.size for r in regions), default=arena.SHARED[0])
        call = Call(k, grid, block, shared_bytes, end - arena.SHARED[0])
        options = self._options
        schedule = options.schedule
        if schedule is None and k.host.points:
            schedule = Schedule()  # its threads poll: they would never see what they wait for
        chosen, whole = self._chosen(k, grid)
        arrays = Arrays.of(call, options.order_seed, schedule, chosen, self.watched)
        launch = fill_launch(call, arrays, self._fuel, self._fill, self._sequence)
        kept = attach_schedule(launch, call, schedule) if schedule is not None else None
        if self._detector is not None:
            self._detector.attach(launch, call, self._memory.end, options)
            if self._initialised is not None:
                launch.initialised = self._initialised.ctypes.data
            launch.module_runs = self._binary.module_runs.ctypes.data
            where = self._binary.layout
            # What the driver itself keeps between launches comes last: the grid's barrier.
            launch.module_end = where.addresses.get(GRID.name, where.global_end)
            launch.run = self._binary.runs
        end, every = self._memory.end, self._trace_every
        blocks = grid[0] * grid[1] * grid[2]
        traced: Sequence[int] | None = None
        beside: Sequence[int] | None = None
        if not options.timed:
            traced = beside = ()
        elif chosen is not None:
            ran_blocks = frozenset(chosen.blocks.tolist())
            traced = chosen.heaviest or [b for b in sampled_blocks(blocks) if b in ran_blocks]
            beside = [b for b in blocks_beside(grid) if b in ran_blocks and b not in traced]
        tracing = Tracing(launch, k.host, grid, call.threads, end, every, traced, beside)
        self._set_state(call, buffer)
        self._note_decisions(k)
        self._run(launch, call, regions)
        del kept
        if launch.n_found or launch.fault.kind:
            self._judge(launch, self._context(call, regions))
        self.points += int(launch.points)
        self._sequence += blocks
        self.fuel_used = max(self.fuel_used, int(launch.fuel_used))
        error = arrays.finish(chosen)
        counts = tracing.counts(
            k.host.name, grid, block, call.shared_total, arrays.counters, reach
        )
        ran = len(chosen.blocks) if chosen else blocks
        work = arrays.work_in_order() if self.watched else None
        self._report(Launched(k, counts, int(launch.fuel_used), ran, error, whole, work))

    def _chosen(self, k: SimtKernel, grid: Dim3) -> tuple[Sample | None, str]:
        """The blocks that are to run, None for all of them; and why it must be all."""
        if not self._options.sample:
            return self.chosen, ""
        reason = dependent(k.host.points, k.profile)
        return (None, reason) if reason else (sample(grid, self._options.sample), "")

    def _judge(self, launch: Launch, context: FaultContext) -> None:
        """Put findings into words; raise what ended the launch."""
        found = self._detector.found(launch) if self._detector is not None else ()
        words = (finding_of(f, context) for f in found if not is_store(f, context))
        self.findings = joined(self.findings, words)
        if launch.fault.kind == FOUND:
            first = next(f for f in self.findings if f.kind in self._options.ends_at)
            raise LaunchFailed(str(first), Outcome.RACE)
        if launch.fault.kind:
            raise error_of(launch.fault, context)
        error = next((f for f in self.findings if f.kind not in NOTES), None)
        if error is not None and self._options.races:
            raise LaunchFailed(str(error), Outcome.RACE)

    def _set_state(self, call: Call, buffer: bytes) -> None:
        runtime = process_runtime()
        ctypes.memmove(runtime.state_at + layout.ARGS, buffer, len(buffer))
        schedule = self._options.schedule
        runtime.state.clock = schedule.seed * 7 % 8 << 59 if schedule else 0
        runtime.state.seed = self._options.arithmetic_seed & ((1 << 64) - 1)
        runtime.state.dynamic = call.shared_bytes
        runtime.state.shared_total = call.shared_total

    def _note_decisions(self, k: SimtKernel) -> None:
        if not k.host.decisions:
            return
        if k.host.name not in self.decisions:
            self.decisions[k.host.name] = nothing_decided(k.host.decisions)
        process_runtime().state.decisions = self.decisions[k.host.name].ctypes.data

    def _run(self, launch: Launch, call: Call, regions: Sequence[Region]) -> None:
        """Run the launch with shared and local memory allowed."""
        memory, stride = arena.process_arena(), local_stride(call.kernel)
        for r in regions:
            memory.allow(r.start, r.size, writable=True)
        for slot, size, writable in call.kernel.host.locals:
            frames = arena.LOCAL[0], stride, call.threads * int(launch.slots)
            memory.allow_threads(*frames, slot, size, writable=writable)
        try:
            process_runtime().launch(launch)
        finally:
            memory.forbid(arena.SHARED[0], arena.SHARED[0] + -(-call.shared_span // 4) * 4)
            end = arena.LOCAL[0] + stride * call.threads * int(launch.slots)
            memory.forbid(arena.LOCAL[0], end)

    def _context(self, call: Call, regions: Sequence[Region]) -> FaultContext:
        own: list[Region] = []
        if call.kernel.host.locals:
            size = local_stride(call.kernel) * call.threads
            own.append(Region("local memory", arena.LOCAL[0], size))
        return FaultContext(
            call.kernel,
            self._binary.metadata,
            call.grid,
            call.block,
            (*self._memory.regions, *regions, *own),
            self._fuel,
        )
