"""What a launch asks of each level of the memory system."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from gevo.device.simt.model.fleet import Figures, Fleet
from gevo.device.simt.model.ir import CONSTANT, GLOBAL, LOCAL, SHARED
from gevo.device.simt.model.profile import KernelProfile, MemorySite
from gevo.device.simt.native import binding as row_figures


@dataclass(frozen=True, eq=False)
class AccessTrace:
    """Sampled addresses of one static memory instruction.

    Attributes:
        site: Index of the instruction in the cleaned kernel's program order (all functions
            that the kernel calls included, see `LaunchCounts.block_of_site`).
        space: 1 global, 3 shared, 4 constant, 5 local (LLVM's address-space numbers; generic
            pointers are resolved to the space they point into).
        size: Bytes accessed per lane.
        store: True for stores and atomics.
        addresses: int64, shape (accesses, 32): one row per warp-wide execution in the sampled
            blocks, one column per lane; -1 where the lane did not take part. Global addresses
            are relative to an origin that is 256-byte aligned in every run; shared addresses
            are relative to the block's shared memory.
    """

    site: int
    space: int
    size: int
    store: bool
    addresses: NDArray[np.int64]

    @cached_property
    def sectors(self) -> int:
        """32-byte sectors that its rows touch, each by itself, or a sample of many rows."""
        return row_figures.total("sectors", _sampled(self.addresses), self.size)


@dataclass(frozen=True, eq=False)
class LaunchCounts:
    """Everything the model needs to know about one launch.

    Attributes:
        kernel: Name of the kernel.
        grid: Blocks in x, y, z.
        block: Threads in x, y, z.
        shared_bytes: Static plus dynamic shared memory per block, in bytes.
        warp_blocks: int64, shape (basic blocks,): warp-level executions of each basic block,
            summed over all warps of the launch. One warp's count is the maximum over its
            lanes, so that a divergent warp pays for each path it takes.
        thread_blocks: int64, same shape: thread-level executions, summed over all threads.
        longest_warp: int64, same shape: the counts of the warp with the most instructions.
        traces: Sampled memory accesses; `sampled_blocks` tells of how many thread blocks.
        sampled_blocks: Number of thread blocks traced.
        sampled_warp_blocks: int64, as `warp_blocks`, for the executions whose accesses are in
            `traces` (the first few of each warp in the traced blocks): scale a traced figure of
            basic block b by warp_blocks[b] / sampled_warp_blocks[b].
        loaded_bytes: Bytes of global memory that the sampled blocks loaded, counted in distinct
            32-byte sectors of each block.
        stored_bytes: The same for stores and atomics.
        buffer_bytes: Bytes of global memory that the launch could reach (the sum over its
            buffers): an upper bound of its footprint; 0 when unknown.
        reuse: How often a block touched a sector of global memory again after having touched from
            2^k to 2^(k+1) others, by k; empty where the block's data are few.
        sharing: Part of a block's loaded sectors that the next one in x, y and z loads, too; empty
            where that is not known.
    """

    kernel: str
    grid: tuple[int, int, int]
    block: tuple[int, int, int]
    shared_bytes: int
    warp_blocks: NDArray[np.int64]
    thread_blocks: NDArray[np.int64]
    longest_warp: NDArray[np.int64]
    traces: tuple[AccessTrace, ...]
    sampled_blocks: int
    sampled_warp_blocks: NDArray[np.int64]
    loaded_bytes: int
    stored_bytes: int = 0
    buffer_bytes: int = 0
    reuse: tuple[int, ...] = ()
    sharing: tuple[float, ...] = ()


@dataclass(frozen=True, slots=True)
class Access:
    """One memory instruction of one launch.

    Attributes:
        site: What the text tells of it.
        space: Where it really goes.
        traffic: What one execution asks for.
        executions: By warps, over the launch.
        fresh: Part of its sectors that its block had not touched before.
    """

    site: MemorySite
    space: int
    traffic: Traffic
    executions: float
    fresh: float

    @property
    def sectors(self) -> float:
        """Sectors over the launch."""
        return self.traffic.sectors * self.executions

    @property
    def passes(self) -> float:
        """Wavefronts over the launch."""
        return self.traffic.wavefronts * self.executions


@dataclass(frozen=True, eq=False, slots=True)
class Caches:
    """How well the launch's data fit into the caches; each launch finds them cold.

    What a block loads is new to it, or it has been loaded a traced distance ago (near), or so
    long ago that no trace shows it (far): then all of the block's data have come in between.
    All have shape (GPUs,).

    Attributes:
        near: Parts of near loads that L1, and L1 and L2 together, still hold.
        far: The same of far ones.
        new: Part of the sectors that are fresh in the traces and new to the block.
        cold: Part of those that no other block has brought into L2.
    """

    near: tuple[Figures, Figures]
    far: tuple[Figures, Figures]
    new: float
    cold: Figures

    def misses(self, fresh: Figures) -> Figures:
        """Part of loads' sectors that L1 does not have; `fresh` as `Access.fresh`."""
        return self._beyond(fresh, 0, 1.0)

    def from_dram(self, fresh: Figures) -> Figures:
        """Part of loads' sectors that neither cache has."""
        return self._beyond(fresh, 1, self.cold)

    def _beyond(self, fresh: Figures, level: int, first: Figures | float) -> Figures:
        what_is_fresh = self.new * first + (1.0 - self.new) * (1.0 - self.far[level])
        return fresh * what_is_fresh + (1.0 - fresh) * (1.0 - self.near[level])

    def load_latency(self, fresh: Figures, gpu: Fleet) -> Figures:
        """Clocks of loads of global memory, averaged over where their sectors are.

        What is fresh counts as a miss of L1, and far loads as no faster than first ones: with
        more executions of one load the others then do not become faster.
        """
        old = 1.0 - fresh
        far = np.maximum(self.cold, 1.0 - self.far[1])
        fresh_dram = self.new * self.cold + (1.0 - self.new) * far
        to_l2 = gpu.latency_l2 - gpu.latency_l1
        to_dram = gpu.latency_dram - gpu.latency_l2
        misses = fresh + old * (1.0 - self.near[0])
        dram = fresh * fresh_dram + old * (1.0 - self.near[1])
        return gpu.latency_l1 + misses * to_l2 + dram * to_dram


@dataclass(frozen=True, eq=False, slots=True)
class MemoryUse:
    """A launch's demands on the memory systems of some GPUs, over all warps.

    Attributes:
        waits: Clocks from issuing an access to having its result, shape (accesses, GPUs).
        l1_clocks: Clocks of one SM's L1, if it did all.
        l2_bytes: Between L1 and L2.
        dram_bytes: Between L2 and DRAM.
        atomic_clocks: Clocks of the busiest L2 slices.
    """

    waits: Figures
    l1_clocks: Figures
    l2_bytes: Figures
    dram_bytes: Figures
    atomic_clocks: Figures


class Way(IntEnum):
    """How an access is waited for."""

    SHARED = 0
    CONSTANT = 1
    ATOMIC = 2
    LOCAL = 3
    GLOBAL = 4


_WAYS = {SHARED: Way.SHARED, CONSTANT: Way.CONSTANT}


def _way(access: Access) -> Way:
    if access.space in _WAYS:
        return _WAYS[access.space]
    if access.site.atomic:
        return Way.ATOMIC
    return Way.LOCAL if access.space == LOCAL else Way.GLOBAL


class Demand:
    """What a launch's memory instructions ask for, whatever the GPU.

    Attributes:
        row: For each instruction's number its place in what follows.
        sectors, wavefronts, steps, addresses: Of one execution, as `Traffic` has them, shape
            (accesses, 1); the others likewise.
        executions: By warps.
        fresh: See `Access`.
        ways: For each way of waiting which accesses are waited for so.
        through_l1: Which go to global or local memory.
        loads: Which of those are loads and no atomics.
    """

    def __init__(self, accesses: Mapping[int, Access]) -> None:
        every = list(accesses.values())
        self.row = {number: row for row, number in enumerate(accesses)}
        self.sectors = _column(a.traffic.sectors for a in every)
        self.wavefronts = _column(a.traffic.wavefronts for a in every)
        self.steps = _column(a.traffic.atomic_steps for a in every)
        self.addresses = _column(a.traffic.addresses for a in every)
        self.executions = _column(a.executions for a in every)
        self.fresh = _column(a.fresh for a in every)
        ways = [_way(a) for a in every]
        self.ways = {way: np.flatnonzero([one is way for one in ways]) for way in Way}
        self.through_l1 = np.flatnonzero([a.space in (GLOBAL, LOCAL) for a in every])
        self.atomics = np.flatnonzero(
            [a.space in (GLOBAL, LOCAL) and a.site.atomic for a in every]
        )
        self.loads = np.flatnonzero(
            [a.space in (GLOBAL, LOCAL) and a.site.load and not a.site.atomic for a in every]
        )

    @cached_property
    def all_sectors(self) -> float:
        """Of global and local memory, over the launch."""
        return self._total(self.sectors, self.through_l1)

    @cached_property
    def written(self) -> float:
        """Sectors of stores and atomics."""
        return self.all_sectors - self._total(self.sectors, self.loads)

    @cached_property
    def first_seen(self) -> float:
        """Sectors of loads that the traces see for the first time."""
        return self._total(self.sectors * self.fresh, self.loads)

    @cached_property
    def shared_passes(self) -> float:
        """Wavefronts of the shared memory."""
        return self._total(self.wavefronts, self.ways[Way.SHARED])

    @cached_property
    def constant_passes(self) -> float:
        """Passes of the constant cache."""
        return self._total(self.wavefronts, self.ways[Way.CONSTANT])

    @cached_property
    def replays(self) -> float:
        """Issue slots that constant accesses to several words take again."""
        return self._total(self.wavefronts - 1.0, self.ways[Way.CONSTANT])

    @cached_property
    def sectors_per_access(self) -> float:
        """Sectors per execution of an access to global or local memory."""
        return _ratio(self.all_sectors, float(self.executions[self.through_l1].sum()))

    @cached_property
    def bank_conflict_degree(self) -> float:
        """Wavefronts per execution of an access to shared memory."""
        return _ratio(self.shared_passes, float(self.executions[self.ways[Way.SHARED]].sum()))

    def l1_clocks(self, gpu: Fleet) -> Figures:
        """Clocks of one execution of each in an SM's L1 (global and local memory).

        An access gives as much per clock as a line holds, so that 16 bytes per lane go in four
        phases, and what one clock gives comes from one line. The latter is assumed: see
        docs/model.md.
        """
        return np.maximum(self.sectors * SECTOR / gpu.l1_bytes_per_clock, self.wavefronts)

    def waits(self, gpu: Fleet, caches: Caches, l1_clocks: Figures) -> Figures:
        """Clocks from issuing each to having its result, shape (accesses, GPUs)."""
        found = np.empty((len(self.row), len(gpu.gpus)))
        for way, rows in self.ways.items():
            if not len(rows):
                continue
            passes = self.wavefronts[rows] if way in _WAYS.values() else l1_clocks[rows]
            if way is Way.ATOMIC:
                passes = np.maximum(passes, self.steps[rows])
            first = {
                Way.SHARED: gpu.latency_shared,
                Way.CONSTANT: gpu.latency_constant,
                Way.ATOMIC: gpu.latency_l2,
                Way.LOCAL: gpu.latency_l1,
            }.get(way)
            if first is None:
                first = caches.load_latency(self.fresh[rows], gpu)
            found[rows] = first + np.maximum(0.0, passes - 1.0)
        return found

    def _total(self, of_one: Figures, rows: NDArray[np.intp]) -> float:
        return float((of_one[rows] * self.executions[rows]).sum())


def _column(values: Iterable[float]) -> Figures:
    return np.array(list(values), np.float64).reshape(-1, 1)


def memory_use(demand: Demand, counts: LaunchCounts, gpu: Fleet) -> MemoryUse:
    """Add up what the launch asks of each level of the memory system."""
    caches = _caches(counts, gpu, demand.first_seen)
    fresh, loads = demand.fresh[demand.loads], demand.loads
    sectors = demand.sectors[loads] * demand.executions[loads]
    to_l2 = demand.written + (sectors * caches.misses(fresh)).sum(axis=0)
    per_block = counts.stored_bytes / max(1, counts.sampled_blocks) / SECTOR
    dram = min(demand.written, per_block * float(math.prod(counts.grid)))
    dram = dram + (sectors * caches.from_dram(fresh)).sum(axis=0)
    l1_clocks, own = demand.l1_clocks(gpu), demand.through_l1
    return MemoryUse(
        waits=demand.waits(gpu, caches, l1_clocks),
        l1_clocks=(demand.executions[own] * l1_clocks[own]).sum(axis=0),
        l2_bytes=to_l2 * SECTOR,
        dram_bytes=dram * SECTOR,
        atomic_clocks=_atomic_clocks(demand, gpu),
    )


def _ratio(total: float, number: float) -> float:
    return total / number if number else 0.0


def accesses_of(profile: KernelProfile, counts: LaunchCounts) -> dict[int, Access]:
    """The launch's memory instructions by number, from the sampled addresses; for any GPU.

    What an asynchronous copy writes is a further access, under the complement of its number.
    """
    # A generic pointer may lead to several spaces: where most of its accesses went counts.
    # What comes first in the text need not run first.
    place = [profile.place[block] for block in profile.block_of_site]
    ordered = sorted(
        counts.traces, key=lambda t: (place[t.site], t.site, len(t.addresses), -t.space)
    )
    copies = {number for number, site in profile.sites.items() if site.copies}
    traces = {
        t.site: t
        for t in ordered
        if len(t.addresses) and (t.space != SHARED or t.site not in copies)
    }
    fresh = fresh_ratios(traces.values())
    accesses: dict[int, Access] = {}
    for number, site in profile.sites.items():
        executions = site.parts * float(counts.warp_blocks[site.block])
        trace = traces.get(number)
        space = site.space if trace is None else trace.space
        if trace is None:
            traffic = assumed_traffic(site)
        else:
            if trace.size < site.size:  # it is of the first part of a wide access
                trace = replace(trace, size=site.size)
            traffic = traffic_of(trace, site.atomic)
        # What a thread keeps in local memory it has written itself: L1 has it.
        unseen = 0.0 if space == LOCAL else 1.0
        accesses[number] = Access(site, space, traffic, executions, fresh.get(number, unseen))
        if site.copies:
            accesses[~number] = _written(site, counts, executions)
    return accesses


def _written(site: MemorySite, counts: LaunchCounts, executions: float) -> Access:
    """What asynchronous copies write to shared memory."""
    into = replace(site, space=SHARED, load=False)
    traces = [t for t in counts.traces if t.site == site.site and t.space == SHARED]
    told = max(traces, key=lambda t: len(t.addresses), default=None)
    known = told is not None and len(told.addresses) > 0
    traffic = traffic_of(told, False) if told and known else assumed_traffic(into)
    return Access(into, SHARED, traffic, executions, 1.0)


def _atomic_clocks(demand: Demand, gpu: Fleet) -> Figures:
    """Clocks of the L2 slices that the atomics reach.

    One slice performs one operation on a sector per clock; lanes that name one address
    follow one another, and so do warps where few addresses are named.
    """
    own = demand.atomics
    each = np.maximum(demand.sectors[own], demand.steps[own])
    places = np.minimum(gpu.l2_slices, np.maximum(1.0, demand.addresses[own]))
    return (demand.executions[own] * each / places).sum(axis=0)


def _caches(counts: LaunchCounts, gpu: Fleet, fresh: float) -> Caches:
    """Fit of the launch's data into the caches; `fresh` are the sectors that traces call so.

    The blocks that share a cache are counted as if threads alone, and how many there are, limited
    how many are resident: so a kernel is never modelled faster for losing occupancy. (On hardware
    it can be, where the cache thrashes.) What shared memory takes of L1 is as if there were more
    blocks to come.
    """
    blocks = float(math.prod(counts.grid))
    resident = gpu.resident(math.prod(counts.block))
    per_block = max(1.0, counts.loaded_bytes / max(1, counts.sampled_blocks))
    l1_bytes = gpu.unified_bytes
    if counts.shared_bytes:
        taken = resident * (counts.shared_bytes + gpu.shared_reserved)
        l1_bytes = np.maximum(0.0, l1_bytes - np.minimum(gpu.shared_per_sm, taken))
    at_once = np.minimum(blocks, resident * gpu.sms)
    beside = np.minimum(resident, np.ceil(blocks / gpu.sms))
    first = per_block * blocks
    reach = min(first, float(counts.buffer_bytes) or first)
    between = _Between(counts.grid, counts.sharing, per_block)
    l1 = l1_bytes / beside
    touched = np.maximum(1.0, np.minimum(reach, between.distinct(at_once)))
    both = np.maximum(l1, gpu.l2_bytes * per_block / touched)
    touches = _Touches(counts.reuse, per_block)
    shared = between.cold(at_once, gpu.l2_bytes) if counts.sharing else reach / first
    return Caches(
        near=(touches.fit(l1), touches.fit(both)),
        far=(np.minimum(1.0, l1 / per_block), np.minimum(1.0, both / per_block)),
        new=min(1.0, first / SECTOR / fresh) if fresh else 1.0,
        cold=np.broadcast_to(np.float64(1.0) * shared, resident.shape),
    )


@dataclass(frozen=True, slots=True)
class _Between:
    """What neighbouring blocks share, and how far apart in the order of blocks.

    Blocks start by rising number, x first. So a sector that the block before in x has touched
    has been touched one block ago, one of the block before in y as many blocks ago as a row
    has, and a cache that replaces the least recently used sector holds it if it has room for
    what those blocks touch (Nugteren et al., *A detailed GPU cache model based on reuse distance
    theory*, HPCA 2014).
    """

    grid: tuple[int, int, int]
    sharing: tuple[float, ...]
    per_block: float

    def distinct(self, blocks: Figures) -> Figures:
        """Bytes that so many blocks in a row touch together."""
        if not self.sharing:
            return self.per_block * blocks
        total, before = np.full_like(blocks, self.per_block), 1.0
        for size, part in zip(self.grid, self.sharing, strict=False):
            others = np.minimum(float(size), blocks / before) - 1.0
            total = total * (1.0 + np.maximum(0.0, others) * (1.0 - part))
            before *= size
        return total

    def cold(self, at_once: Figures, l2_bytes: Figures) -> Figures:
        """Part of a block's first touches that find nothing in L2, `at_once` blocks running."""
        cold, before = np.ones_like(at_once), 1
        for size, part in zip(self.grid, self.sharing, strict=True):
            between = np.maximum(1.0, self.distinct(np.full_like(at_once, float(before))))
            held = np.where(before > at_once, np.minimum(1.0, l2_bytes / between), 1.0)
            cold = cold * (1.0 - held * part * (size - 1) / size)
            before *= size
        return cold


@dataclass(frozen=True, slots=True)
class _Touches:
    """Sectors that a block touches again: `reuse` of `LaunchCounts`, and the block's bytes."""

    reuse: tuple[int, ...]
    per_block: float

    def fit(self, room: Figures) -> Figures:
        """Part of them that a cache of so many bytes for the block still holds.

        A cache that replaces the least recently used sector holds what was touched again before
        as many others (Mattson et al. 1970). Without distances all of the block's data has to fit.
        """
        total = sum(self.reuse)
        if not total:
            return np.minimum(1.0, room / max(1.0, self.per_block))
        needs = ((n, 1.5 * SECTOR * 2**k) for k, n in enumerate(self.reuse))
        held = np.zeros_like(room)
        for n, need in needs:
            held = held + n * np.minimum(1.0, room / need)
        return held / total


SECTOR = 32
WARP = 32
WORD = 4
MAX_ROWS = 1024
"""Accesses of one instruction that are looked at; of more, a fixed spread of them."""

MAX_FRESH_ROWS = 1 << 16
"""As `MAX_ROWS`, for telling which sectors an instruction is the first to touch."""
MAX_BITMAP = 1 << 27
"""Sectors (4 GiB of addresses) up to which first touches are told by a bitmap."""

_STEP = 2_147_483_647


@dataclass(frozen=True, slots=True)
class Traffic:
    """What one execution of a memory instruction by one warp asks for, on average.

    Attributes:
        sectors: 32-byte sectors (global and local memory).
        wavefronts: Passes of the shared memory, of the constant cache, or, of loads and stores of
            global memory, of L1.
        atomic_steps: Lanes that follow one another because they name one address.
        addresses: Distinct sectors over the sample, for atomics.
    """

    sectors: float = 0.0
    wavefronts: float = 0.0
    atomic_steps: float = 0.0
    addresses: int = 0


def _sampled(rows: NDArray[np.int64], most: int = MAX_ROWS) -> NDArray[np.int64]:
    if len(rows) <= most:
        return rows
    # A prime step visits all residues, so that no period of the kernel's loops is favoured.
    return rows[np.arange(most, dtype=np.int64) * _STEP % len(rows)]


def _global_traffic(trace: AccessTrace, atomic: bool) -> Traffic:
    rows = _sampled(trace.addresses)
    sectors = trace.sectors / len(rows)
    if not atomic:
        return Traffic(sectors, row_figures.total("lines", rows, trace.size) / len(rows))
    steps = row_figures.total("steps", rows) / len(rows)
    return Traffic(sectors, 0.0, steps, len(np.unique(rows[rows >= 0] // SECTOR)))


def _shared_traffic(trace: AccessTrace, atomic: bool) -> Traffic:
    rows = _sampled(trace.addresses)
    if atomic:
        passes = row_figures.each("wavefronts", rows, trace.size)
        passes = np.maximum(passes, row_figures.each("steps", rows))
        return Traffic(wavefronts=int(passes.sum()) / len(rows))
    return Traffic(wavefronts=row_figures.total("wavefronts", rows, trace.size) / len(rows))


def _constant_traffic(trace: AccessTrace, atomic: bool) -> Traffic:
    rows = _sampled(trace.addresses)
    return Traffic(wavefronts=row_figures.total("distinct", rows, WORD) / len(rows))


def _local_traffic(trace: AccessTrace, atomic: bool) -> Traffic:
    # Local memory is interleaved so that one slot of 32 lanes is contiguous.
    active = float((_sampled(trace.addresses) >= 0).sum(axis=1).mean())
    return Traffic(sectors=max(1.0, active * trace.size / SECTOR))


_BY_SPACE = {
    GLOBAL: _global_traffic,
    SHARED: _shared_traffic,
    CONSTANT: _constant_traffic,
    LOCAL: _local_traffic,
}


def traffic_of(trace: AccessTrace, atomic: bool) -> Traffic:
    """What the traced instruction asks for, averaged over its accesses (at least one)."""
    return _BY_SPACE.get(trace.space, _global_traffic)(trace, atomic)


def assumed_traffic(site: MemorySite) -> Traffic:
    """Of an instruction that no sampled block executed: neighbouring lanes, neighbouring data."""
    if site.space in (SHARED, CONSTANT):
        return Traffic(wavefronts=1.0)
    return Traffic(
        max(1.0, WARP * site.size / SECTOR), atomic_steps=float(site.atomic), addresses=WARP
    )


def fresh_ratios(traces: Iterable[AccessTrace]) -> dict[int, float]:
    """Part of each global instruction's sectors that nothing before it has touched, by site.

    Instructions are taken in the order given, that of the program, each with all its accesses.
    Stores bring nothing to a load: else a store that nobody needs would make a later load cheaper.
    """
    kept = [t for t in traces if t.space == GLOBAL and len(t.addresses) and not t.store]
    rows = [_sampled(t.addresses, MAX_FRESH_ROWS) for t in kept]
    top = max((int(r.max()) for r in rows), default=-1) // SECTOR + 2
    seen: NDArray[np.bool_] | None = np.zeros(top, dtype=bool) if top <= MAX_BITMAP else None
    ratios: dict[int, float] = {}
    for trace, addresses in zip(kept, rows, strict=True):
        few = len(addresses) <= MAX_ROWS
        sectors = trace.sectors if few else row_figures.total("sectors", addresses, trace.size)
        fresh = _sectors_of(addresses) if seen is None else row_figures.mark(seen, addresses)
        ratios[trace.site] = min(1.0, fresh * max(1, trace.size // SECTOR) / max(1, sectors))
    return ratios


def _sectors_of(addresses: NDArray[np.int64]) -> int:
    return len(np.unique(addresses[addresses >= 0] // SECTOR))
