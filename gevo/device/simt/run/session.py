"""One run of a program on the simt device: the `Host` that drivers talk to."""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from gevo.device.arguments import encode
from gevo.device.base import RunOptions
from gevo.device.schedule import Schedule
from gevo.device.simt.jit.binary import SimtBinary
from gevo.device.simt.jit.kernels import SimtKernel
from gevo.device.simt.lower import layout
from gevo.device.simt.lower.decisions import nothing_decided
from gevo.device.simt.model.counts import LaunchCounts
from gevo.device.simt.model.time import Gpu
from gevo.device.simt.native import arena
from gevo.device.simt.native.binding import Launch, process_runtime
from gevo.device.simt.run.bounds import broken_bound
from gevo.device.simt.run.faults import FaultContext, Region, error_of
from gevo.device.simt.run.findings import finding_of, is_store
from gevo.device.simt.run.memory import Memory, mark
from gevo.device.simt.run.prepare import (
    Arrays,
    Call,
    Detector,
    attach_schedule,
    fill_launch,
    local_stride,
)
from gevo.device.simt.run.sampling import Sample, dependent, sample
from gevo.device.simt.run.tracing import Tracing, blocks_beside, sampled_blocks
from gevo.errors import LaunchFailed, WorkloadError
from gevo.finding import NOTES, Finding, unknown
from gevo.outcome import Outcome
from gevo.workload.case import Argument, Array, Dim3, Pointer

DEFAULT_FUEL = 1 << 28
MOST_FUEL = (1 << 31) - 1
PLAIN_SHARED = 48 << 10
"""Shared memory of a block that no launch need ask for (CUDA C++ Programming Guide)."""
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
    ) -> None:
        """Run one kernel to its end; raises LaunchFailed or WorkloadError."""
        found = self._binary.kernels.get(kernel)
        if found is None:
            known = ", ".join(self._binary.kernels)
            raise WorkloadError(f"the program has no kernel {kernel}; it has {known}")
        self._check_shape(found, grid, block, shared_bytes)
        buffer = encode(found.host.name, found.host.arguments, args, self._memory.address)
        named = {a.name for a in args if isinstance(a, Pointer)}
        reach = sum(self._memory.span(name)[1] for name in named)
        self._launch(found, grid, block, buffer, shared_bytes, reach)

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
        if threads * local_stride(k) > arena.LOCAL[1] - arena.LOCAL[0]:
            raise LaunchFailed(
                f"kernel {name}: {k.host.local_bytes} bytes of local memory per thread are more "
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
            self._detector.attach(launch, call, self._memory.end, forgiving=options.forgive)
            if self._initialised is not None:
                launch.initialised = self._initialised.ctypes.data
            launch.module_runs = self._binary.module_runs.ctypes.data
            launch.module_end = self._binary.layout.global_end
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
        self.findings += unknown(words, self.findings)
        if launch.fault.kind:
            raise error_of(launch.fault, context)
        error = next((f for f in self.findings if f.kind not in NOTES), None)
        if error is not None and self._options.races:
            raise LaunchFailed(str(error), Outcome.RACE)

    def _set_state(self, call: Call, buffer: bytes) -> None:
        runtime = process_runtime()
        ctypes.memmove(runtime.state_at + layout.ARGS, buffer, len(buffer))
        schedule = self._options.schedule
        runtime.state.clock = schedule.seed % 8 << 59 if schedule else 0
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
        for slot, size in call.kernel.host.locals:
            threads = call.threads * int(launch.slots)
            memory.allow_threads(arena.LOCAL[0], stride, threads, slot, size)
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
