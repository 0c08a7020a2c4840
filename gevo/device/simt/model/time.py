"""Modelled time of one launch, from what the simt device counted.

Every figure that this module gives is modelled, never measured. The model is in the line of
Volkov, *Understanding Latency Hiding on GPUs* (2016), and Huang et al., *GPUMech* (2014): each
resource of the GPU needs some clocks for the launch's work, the warps' dependence chains need
some more, divided by the warps that occupancy keeps resident, and the greatest of these decides.
docs/model.md has the formula on one page.

GPUs as their tables may be wrong: coefficients drawn from what is published of their spread. Each
coefficient is drawn log-uniformly from value / (1 + spread) to value · (1 + spread). Where a table
does not say the spread, the kind of the entry does.
"""

from __future__ import annotations

import json
import math
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from functools import cached_property, lru_cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gevo.device.forecast import Ensemble, Forecast, KernelWork, strata
from gevo.device.simt.model.costs import Unit
from gevo.device.simt.model.fleet import Figures, Fleet
from gevo.device.simt.model.gpu import COEFFICIENTS, WARP, Gpu, Occupancy, gpu_names, load_gpu
from gevo.device.simt.model.ir import GLOBAL, LOCAL, SHARED
from gevo.device.simt.model.memory import (
    Access,
    Demand,
    LaunchCounts,
    MemoryUse,
    accesses_of,
    memory_use,
)
from gevo.device.simt.model.profile import KernelProfile, Pass
from gevo.errors import LaunchFailed

__all__ = [
    "NO_CAUSES",
    "Gpu",
    "KernelProfile",
    "LaunchTime",
    "Work",
    "gpu_names",
    "launch_time_ns",
    "load_gpu",
    "merged",
    "time_of",
    "work_of",
]

SPILL = 4
"""Bytes of a register."""

NO_CAUSES = frozenset(
    ("barrier", "tail", "occupancy", "registers", "sectors_per_access", "bank_conflict_degree")
)
"""Entries of a breakdown that are a part of others, or no times."""

_UNITS = tuple(unit.name.lower() for unit in Unit)


@dataclass(frozen=True)
class LaunchTime:
    """Modelled time of one launch.

    Attributes:
        time_ns: The whole, launch cost included, in nanoseconds.
        kernel_ns: Without the launch cost.
        breakdown: Nanoseconds by cause. `issue`, one entry per functional unit, `shared`,
            `constant`, `l1`, `l2`, `dram`, `atomics`, `dispatch` and `latency` are what each would
            take alone, so they do not add up; `barrier` is the barriers' part of `latency`, `tail`
            what the uneven last round of blocks adds to the whole, `launch` the launch cost.
            Not times: `occupancy` (resident warps per SM), `registers` (per thread, estimated),
            `sectors_per_access` (of global accesses) and `bank_conflict_degree` (wavefronts
            per shared-memory access).
    """

    time_ns: float
    kernel_ns: float
    breakdown: Mapping[str, float]


@dataclass(frozen=True, eq=False)
class Work:
    """All that a launch's time depends on beside the GPU's table.

    Attributes:
        profile: The kernel; of it `units`, `nodes`, `registers` and `shared_bytes` are read.
        counts: The launch; its traces are not read.
        accesses: Its memory instructions by number.
    """

    profile: KernelProfile
    counts: LaunchCounts
    accesses: Mapping[int, Access]

    @cached_property
    def demand(self) -> Demand:
        """What its accesses ask for."""
        return Demand(self.accesses)

    @cached_property
    def units(self) -> NDArray[np.int64]:
        """Warp instructions by functional unit, shape (units,)."""
        return self.counts.warp_blocks @ self.profile.units

    @cached_property
    def ran(self) -> list[int]:
        """Numbers of the basic blocks that some warp executed."""
        counts = self.counts
        return np.flatnonzero((counts.warp_blocks > 0) | (counts.longest_warp > 0)).tolist()

    @cached_property
    def warps(self) -> list[float]:
        """Executions of each basic block by warps."""
        return self.counts.warp_blocks.astype(np.float64).tolist()

    @cached_property
    def longest(self) -> list[float]:
        """Executions of each basic block by the longest warp."""
        return self.counts.longest_warp.astype(np.float64).tolist()

    @cached_property
    def hottest(self) -> float:
        """Executions of the basic block that the warps spend most on."""
        return self.warps[int(np.argmax(self.counts.warp_blocks * self.profile.issue_slots))]


def work_of(profile: KernelProfile, counts: LaunchCounts) -> Work:
    """What a launch of `profile`'s kernel that did `counts` asks of a GPU."""
    return Work(profile, counts, accesses_of(profile, counts))


def merged(works: Iterable[Work]) -> tuple[tuple[int, Work], ...]:
    """The launches with equal ones counted together, in order of their first occurrence."""
    first: dict[str, Work] = {}
    times: Counter[str] = Counter()
    for work in works:
        everything = np.arange(len(work.counts.warp_blocks))
        key = json.dumps(counted(work, everything))
        first.setdefault(key, work)
        times[key] += 1
    return tuple((times[key], work) for key, work in first.items())


def counted(work: Work, kept: NDArray[np.intp]) -> dict[str, Any]:
    """What the model reads of a launch, as JSON has it; only these basic blocks."""
    counts = work.counts
    return {
        "kernel": work.profile.kernel,
        "grid": list(counts.grid),
        "block": list(counts.block),
        "shared_bytes": counts.shared_bytes,
        "warp_blocks": counts.warp_blocks[kept].tolist(),
        "longest_warp": counts.longest_warp[kept].tolist(),
        "sampled_blocks": counts.sampled_blocks,
        "loaded_bytes": counts.loaded_bytes,
        "stored_bytes": counts.stored_bytes,
        "buffer_bytes": counts.buffer_bytes,
        "reuse": list(counts.reuse),
        "sharing": list(counts.sharing),
        "accesses": [
            [
                a.site.site, a.space, a.site.size, int(a.site.load), int(a.site.atomic),
                a.executions, a.fresh, a.traffic.sectors, a.traffic.wavefronts,
                a.traffic.atomic_steps, a.traffic.addresses,
            ]
            for a in work.accesses.values()
            if a.executions
        ],
    }  # fmt: skip


def launch_time_ns(profile: KernelProfile, counts: LaunchCounts, gpu: Gpu) -> LaunchTime:
    """As `time_of`, from what was counted."""
    return time_of(work_of(profile, counts), gpu)


def time_of(work: Work, gpu: Gpu) -> LaunchTime:
    """Modelled time of a launch on a GPU.

    Raises:
        LaunchFailed: A block needs more threads or shared memory than the GPU has.
    """
    fleet = _alone(gpu)
    inside, ns = _inside(work, fleet), 1.0 / gpu.clock_ghz
    breakdown = {name: float(value[0]) * ns for name, value in inside.clocks.items()}
    breakdown["barrier"] = float(inside.barrier[0]) * ns
    breakdown["tail"] = float(inside.tail[0]) * ns
    breakdown["launch"] = gpu.launch_ns
    breakdown |= _figures(work, _occupancy(work, fleet)[0])
    kernel_ns = float(inside.total[0]) * ns
    return LaunchTime(gpu.launch_ns + kernel_ns, kernel_ns, breakdown)


def times_of(work: Work, fleet: Fleet) -> Figures:
    """`time_ns` of a launch on each of some GPUs, shape (GPUs,).

    Raises:
        LaunchFailed: A block needs more threads or shared memory than one of them has.
    """
    return fleet.launch_ns + _inside(work, fleet).total * (1.0 / fleet.clock_ghz)


@lru_cache(maxsize=32)
def _alone(gpu: Gpu) -> Fleet:
    return Fleet((gpu,))


class _Inside(NamedTuple):
    """Clocks of a launch's kernel: all, by what would take them alone, and of two parts."""

    total: Figures
    clocks: Mapping[str, Figures]
    barrier: Figures
    tail: Figures


def _inside(work: Work, gpu: Fleet) -> _Inside:
    """What a launch takes without its cost, on each of some GPUs."""
    profile, counts = work.profile, work.counts
    blocks = max(1, math.prod(counts.grid))
    fitting = _occupancy(work, gpu)
    load = _Load(
        work=work,
        gpu=gpu,
        memory=memory_use(work.demand, counts, gpu),
        blocks=blocks,
        warps_per_block=-(-math.prod(counts.block) // WARP),
        resident=np.array([one.blocks_per_sm for one in fitting], np.float64),
        # Without launch bounds ptxas does not know how many threads a block will have.
        excess=np.maximum(0.0, profile.registers - gpu.registers_per_thread),
    )
    latency, barrier = load.latency()
    busiest, even = np.ceil(blocks / gpu.sms), np.maximum(1.0, blocks / gpu.sms)
    clocks, ideal = load.throughput(busiest, even)
    clocks["latency"] = latency.over(busiest, load.resident)
    ideal["latency"] = latency.over(even, load.resident)
    total = combined(clocks, gpu)
    tail = total - combined(ideal, gpu)
    return _Inside(total, clocks, barrier.over(busiest, load.resident), tail)


def combined(clocks: Mapping[str, Figures], gpu: Fleet) -> Figures:
    """Clocks that the launch takes, given what each resource and the latency take alone.

    Resources overlap, but not perfectly: the greatest counts, and a small part of the others.
    Between that and the latency a p-norm rounds the corner, where measured throughput stays
    below both bounds (Volkov 2016).
    """
    resources = np.array([v for name, v in clocks.items() if name not in ("latency", "dispatch")])
    greatest = resources.max(axis=0)
    throughput = greatest + gpu.overlap_loss * (resources.sum(axis=0) - greatest)
    # Blocks are started beside all that the SMs do.
    throughput = np.maximum(throughput, clocks.get("dispatch", 0.0))
    largest = np.maximum(throughput, clocks["latency"])
    least = np.minimum(throughput, clocks["latency"])
    rest = np.divide(least, largest, out=np.zeros_like(largest), where=largest > 0.0)
    # Python's power, since numpy's differs between processors in the last bit.
    rounded = [
        (1.0 + r**p) ** (1.0 / p) for r, p in zip(rest.tolist(), gpu.knee.tolist(), strict=True)
    ]
    return largest * np.array(rounded)


def overlapped_ns(alone_ns: Mapping[str, float], gpu: Gpu) -> float:
    """`combined` of what each resource and the latency take alone, in nanoseconds.

    Args:
        alone_ns: By name, as in a breakdown; the cost of a launch is left out.
        gpu: The GPU.
    """
    times = {name: np.array([ns]) for name, ns in alone_ns.items() if name != "launch"}
    return float(combined(times, _alone(gpu))[0])


@dataclass(frozen=True, eq=False, slots=True)
class _Chain:
    """Clocks of a warp's dependence chain on some GPUs: the mean warp's, and the longest one's.

    Attributes:
        begin: Clocks until a place that has become free has a new block's first instruction.
    """

    mean: Figures
    longest: Figures
    begin: Figures

    def over(self, blocks: Figures, resident: Figures) -> Figures:
        """Clocks until an SM has run `blocks` blocks, `resident` at a time.

        Blocks follow one another as places become free, and the longest warp comes last.
        """
        rounds = np.maximum(0.0, blocks / resident - 1.0)
        return rounds * (self.mean + self.begin) + np.maximum(self.longest, self.mean) + self.begin


@dataclass(frozen=True, eq=False, slots=True)
class _Load:
    """One launch on some GPUs: what it asks of each resource of each."""

    work: Work
    gpu: Fleet
    memory: MemoryUse
    blocks: int
    warps_per_block: int
    resident: Figures
    excess: Figures

    def throughput(self, *blocks_per_sm: Figures) -> list[dict[str, Figures]]:
        """Clocks that each resource needs alone, if one SM runs so many blocks."""
        # Accesses by warps to registers that are kept in local memory for want of place: each is
        # written and read once in every pass of the block that the warps spend most on.
        spills = 2.0 * self.excess * self.work.hottest
        units = np.repeat(self.work.units.astype(np.float64)[:, None], len(spills), axis=1)
        units[Unit.MEMORY] += spills
        slots = units.sum(axis=0) + self.work.demand.replays
        spilled = spills * WARP * SPILL
        l2_bytes = self.memory.l2_bytes + spilled * self._unheld()
        each = units * WARP / self.gpu.unit_rates
        return [
            self._clocks(slots, each, spilled, l2_bytes, n / self.blocks) for n in blocks_per_sm
        ]

    def _clocks(
        self, slots: Figures, units: Figures, spilled: Figures, l2_bytes: Figures, share: Figures
    ) -> dict[str, Figures]:
        """The same for a share of the blocks, of what all of them ask for."""
        gpu, memory, chip = self.gpu, self.memory, self.gpu.clock_ghz
        demand = self.work.demand
        return {
            "issue": slots * WARP / gpu.rate_issue * share,
            **dict(zip(_UNITS, units * share, strict=True)),
            "shared": demand.shared_passes / gpu.shared_wavefronts * share,
            "constant": demand.constant_passes * share,
            "l1": (memory.l1_clocks + spilled / gpu.l1_bytes_per_clock) * share,
            "l2": np.maximum(
                l2_bytes / gpu.l2_gb_per_s * chip,
                l2_bytes / gpu.l2_bytes_per_clock_sm * share,
            ),
            "dram": memory.dram_bytes / (gpu.dram_gb_per_s * gpu.dram_efficiency) * chip,
            "atomics": memory.atomic_clocks,
            "dispatch": self.blocks / gpu.blocks_per_clock,
        }

    def _unheld(self) -> Figures:
        """Part of what is spilled that L1 does not hold."""
        held = self.resident * self.warps_per_block * WARP * SPILL * self.excess
        shared = self.resident * self.work.counts.shared_bytes
        room = np.maximum(0.0, self.gpu.unified_bytes - shared)
        part = np.divide(room, held, out=np.ones_like(held), where=held > 0.0)
        return 1.0 - np.minimum(1.0, part)

    def latency(self) -> tuple[_Chain, _Chain]:
        """Dependence chains of the warps with barriers, and the barriers' part of them."""
        fence = self.gpu.latency_barrier + self.warps_per_block * WARP / self.gpu.rate_barrier
        clocks = self._block_clocks(fence)
        barriers = self.work.profile.barriers.tolist()
        stops = {block: barriers[block] * fence for block in clocks}
        return self._chain(clocks, self.gpu.latency_block), self._chain(stops, 0.0 * fence)

    def _chain(self, clocks: Mapping[int, Figures], begin: Figures) -> _Chain:
        """What blocks take, as often as warps run them."""
        mean, longest = np.zeros_like(begin), np.zeros_like(begin)
        for block, taken in clocks.items():
            mean = mean + self.work.warps[block] * taken
            longest = longest + self.work.longest[block] * taken
        return _Chain(mean / max(1, self.blocks * self.warps_per_block), longest, begin)

    def _block_clocks(self, fence: Figures) -> dict[int, Figures]:
        """Clocks that one warp needs alone for each basic block it may execute."""
        profile, latency = self.work.profile, self.gpu.unit_latencies
        waits = {n: self.memory.waits[row] for n, row in self.work.demand.row.items()}
        clocks: dict[int, Figures] = {}
        pending: dict[int, Figures] = {}
        for block in self.work.ran:
            taken = profile.flow(block, latency, waits, fence)
            clocks[block] = self._one_pass(taken, block)
            pending |= taken.pending
        for block in self.work.ran if pending else ():
            if late := profile.late[block] & pending.keys():
                taken = profile.flow(block, latency, waits, fence, pending)
                more = np.maximum(0.0, self._one_pass(taken, block) - clocks[block])
                part = self._part({n: pending[n] for n in late}, block)
                clocks[block] = clocks[block] + more * part
        return clocks

    def _part(self, late: Mapping[int, Figures], block: int) -> Figures:
        """Part of a block's passes that may have to wait for loads before it: one for each."""
        loads = np.zeros_like(self.resident)
        for n, clocks in late.items():
            executions = self.work.accesses[n].executions
            loads = np.maximum(loads, np.where(clocks > 0.0, executions, 0.0))
        return np.minimum(1.0, loads / max(1.0, self.work.warps[block]))

    def _one_pass(self, taken: Pass, block: int) -> Figures:
        """Clocks of one pass of many: passes that ptxas puts together overlap."""
        slots, unrolled = self.work.profile.slots[block], self._together(block)
        path = (taken.issued + (unrolled - 1.0) * taken.again) / unrolled
        return np.maximum(path, slots) + self.gpu.overlap_loss * np.minimum(path, slots)

    def _together(self, block: int) -> float:
        """Passes of a loop of one basic block put together: as many as there are, at most."""
        profile, warps = self.work.profile, self.work.warps
        most = float(profile.together[block]) if profile.together else 1.0
        if most == 1.0:
            return most
        entries = sum(warps[n] for n in profile.entered[block])
        return min(most, max(1.0, warps[block] / max(1.0, entries)))


def _occupancy(work: Work, gpu: Fleet) -> tuple[Occupancy, ...]:
    shared = max(work.counts.shared_bytes, work.profile.shared_bytes)
    return gpu.fitting(math.prod(work.counts.block), work.profile.registers, shared)


def _figures(work: Work, fitting: Occupancy) -> dict[str, float]:
    """What the breakdown says besides times."""
    return {
        "occupancy": float(fitting.warps_per_sm),
        "registers": float(work.profile.registers),
        "sectors_per_access": work.demand.sectors_per_access,
        "bank_conflict_degree": work.demand.bank_conflict_degree,
    }


GPUS = ("H200", "A100", "P100", "RTX4090")
"""On which a gain should hold: four generations, from a data centre and from a desk."""
MEMBERS = {Ensemble.COUNTED: 0, Ensemble.TARGET: 16, Ensemble.ALL: 32}
"""Draws on the device's own GPU."""
ELSEWHERE = 8
"""Draws on each of the others, of which only the median is asked for."""
SPREADS = {"vendor": 0.03, "microbenchmark": 0.10, "fitted": 0.15, "assumed": 0.40}
"""Spread by kind of entry. A vendor's rate holds at a clock that moves with power by some per
cent; published microbenchmarks of one figure differ by about a tenth from one another; a guess
may be off by half."""

Weighted = Sequence[tuple[float, Work]]
"""Launches, and how many of the run each stands for."""

_BOUNDS = {"knee": (1.0, math.inf), "overlap_loss": (0.0, 1.0), "dram_efficiency": (0.0, 1.0)}
"""Values outside of which a coefficient means nothing."""
_COUNTED = frozenset(f.name for f in fields(Gpu) if f.type == "int")
"""Numbers of things, such as SMs and registers: vendors' figures for them are exact."""


def spread_of(gpu: Gpu, name: str) -> float:
    """By which share a coefficient may be wrong, in either direction."""
    source = gpu.sources[name]
    if source.spread is not None:
        return source.spread
    return 0.0 if name in _COUNTED and source.kind == "vendor" else SPREADS[source.kind]


@lru_cache(maxsize=32)
def members(name: str, count: int) -> tuple[Gpu, ...]:
    """`count` GPUs with the coefficients of the GPU called `name` drawn anew; always the same.

    Raises:
        ConfigError: There is no such table.
    """
    gpu = load_gpu(name)
    drawn: list[dict[str, float]] = [{} for _ in range(count)]
    for coefficient in COEFFICIENTS:
        spread = spread_of(gpu, coefficient)
        if not spread:
            continue
        for values, share in zip(drawn, strata(coefficient, count), strict=True):
            values[coefficient] = _drawn(gpu, coefficient, spread, share)
    return tuple(replace(gpu, **values) for values in drawn)


@lru_cache(maxsize=32)
def _fleet(name: str, count: int) -> Fleet:
    return Fleet(members(name, count))


def _drawn(gpu: Gpu, name: str, spread: float, share: float) -> float:
    value = float(getattr(gpu, name)) * (1.0 + spread) ** (2.0 * share - 1.0)
    low, high = _BOUNDS.get(name, (0.0, math.inf))
    value = min(max(value, low), high)
    return max(1, round(value)) if name in _COUNTED else value


def forecast(
    launches: Weighted,
    gpu: Gpu,
    which: Ensemble,
    sampling: float = 0.0,
    kernels: tuple[KernelWork, ...] = (),
    unlike: float = 0.0,
) -> Forecast:
    """Times of some launches under the coefficients of an ensemble.

    Args:
        launches: What each asked for, and how many launches of the run it stands for.
        gpu: The device's own.
        which: Which ensemble.
        sampling: See `Forecast`.
        kernels: See `Forecast`.
        unlike: Launches of the run less those that `launches` stand for, where these weigh the
            time inside of kernels: each has the cost of a launch.

    Raises:
        LaunchFailed: A launch does not fit on `gpu`.
    """
    times: dict[str, tuple[float, ...] | None] = {
        gpu.name: _times(launches, _fleet(gpu.name, MEMBERS[which]), unlike)
    }
    for other in GPUS if which is Ensemble.ALL else ():
        if other not in times:
            times[other] = _times_elsewhere(launches, _fleet(other, ELSEWHERE), unlike)
    return Forecast(
        times,
        instructions=math.fsum(n * instructions(work) for n, work in launches),
        sectors=math.fsum(n * sectors(work) for n, work in launches),
        wavefronts=math.fsum(n * wavefronts(work) for n, work in launches),
        path_ns=math.fsum(n * time_of(work, gpu).breakdown["latency"] for n, work in launches),
        sampling=sampling,
        kernels=kernels,
    )


def instructions(work: Work) -> float:
    """Warp instructions that a launch issues; a divergent warp issues each path it takes."""
    return float(work.units.sum())


def sectors(work: Work) -> float:
    """32-byte sectors that a launch's accesses to global and local memory move."""
    return math.fsum(
        access.sectors for access in work.accesses.values() if access.space in (GLOBAL, LOCAL)
    )


def wavefronts(work: Work) -> float:
    """Passes of a launch's accesses through shared memory."""
    return math.fsum(a.passes for a in work.accesses.values() if a.space == SHARED)


def _times(launches: Weighted, fleet: Fleet, unlike: float) -> tuple[float, ...]:
    if not fleet.launch_ns.size:
        return ()
    each = [n * times_of(work, fleet) for n, work in launches]
    starts = (unlike * fleet.launch_ns).tolist()
    return tuple(
        start + math.fsum(float(one[gpu]) for one in each) for gpu, start in enumerate(starts)
    )


def _times_elsewhere(launches: Weighted, fleet: Fleet, unlike: float) -> tuple[float, ...] | None:
    try:
        return _times(launches, fleet, unlike)
    except LaunchFailed:
        return None
