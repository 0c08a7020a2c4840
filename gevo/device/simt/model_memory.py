"""What sampled addresses say: sectors, bank conflicts, atomics, and which cache serves them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gevo.device.simt.counts import AccessTrace, LaunchCounts
from gevo.device.simt.model_gpu import Gpu
from gevo.device.simt.model_ir import CONSTANT, GLOBAL, LOCAL, SHARED
from gevo.device.simt.profile import KernelProfile, MemorySite

SECTOR = 32
WARP = 32
BANKS = 32
WORD = 4
MAX_ROWS = 2048
"""Accesses of one instruction that are looked at; of more, evenly spaced ones."""

_NONE = np.int64(-1)


@dataclass(frozen=True, slots=True)
class Traffic:
    """What one execution of a memory instruction by one warp asks for, on average.

    Attributes:
        sectors: 32-byte sectors (global and local memory).
        wavefronts: Passes of the shared memory or of the constant cache.
        atomic_steps: Lanes that follow one another because they name one address.
        addresses: Distinct sectors over the sample, for atomics.
    """

    sectors: float = 0.0
    wavefronts: float = 0.0
    atomic_steps: float = 0.0
    addresses: int = 0


def _sampled(rows: NDArray[np.int64]) -> NDArray[np.int64]:
    if len(rows) <= MAX_ROWS:
        return rows
    return rows[np.linspace(0, len(rows) - 1, MAX_ROWS).astype(np.int64)]


def _distinct(keys: NDArray[np.int64]) -> NDArray[np.int64]:
    """Number of distinct non-negative keys in each row."""
    ordered = np.sort(keys, axis=1)
    new = (ordered[:, 1:] != ordered[:, :-1]) & (ordered[:, 1:] >= 0)
    return new.sum(axis=1) + (ordered[:, 0] >= 0)


def sectors_per_access(addresses: NDArray[np.int64], size: int) -> NDArray[np.int64]:
    """32-byte sectors that each warp access touches, shape (accesses,).

    Args:
        addresses: Shape (accesses, 32), -1 for lanes that take no part.
        size: Bytes per lane.
    """
    active = addresses >= 0
    first = np.where(active, addresses // SECTOR, _NONE)
    if size <= 1:
        return _distinct(first)
    last = np.where(active, (addresses + size - 1) // SECTOR, _NONE)
    if size <= SECTOR:
        crossing = not np.array_equal(first, last)
        return _distinct(np.concatenate((first, last), axis=1) if crossing else first)
    steps = np.arange(0, size, SECTOR, dtype=np.int64)
    parts = np.where(active[:, :, None], (addresses[:, :, None] + steps) // SECTOR, _NONE)
    return _distinct(parts.reshape(len(addresses), -1))


def wavefronts_per_access(addresses: NDArray[np.int64], size: int) -> NDArray[np.int64]:
    """Passes that each warp access needs through 32 banks of 4 bytes, shape (accesses,).

    Lanes that read one word share it; accesses of 8 and 16 bytes go in 2 and 4 phases of
    neighbouring lanes, each with its own conflicts.
    """
    words = max(1, size // WORD)
    phases = min(words, WARP)
    lanes = WARP // phases
    passes = np.zeros(len(addresses), dtype=np.int64)
    for phase in range(phases):
        part = addresses[:, phase * lanes : (phase + 1) * lanes]
        offsets = np.arange(words, dtype=np.int64)
        word = np.where(part[:, :, None] >= 0, part[:, :, None] // WORD + offsets, _NONE)
        passes += _worst_bank(word.reshape(len(addresses), -1))
    return np.maximum(passes, (addresses >= 0).any(axis=1))


def _worst_bank(words: NDArray[np.int64]) -> NDArray[np.int64]:
    """Most distinct words that fall into one bank, by row; words of -1 do not count."""
    rows = len(words)
    ordered = np.sort(words, axis=1)
    new = np.ones(ordered.shape, dtype=bool)
    new[:, 1:] = ordered[:, 1:] != ordered[:, :-1]
    new &= ordered >= 0
    cells = np.arange(rows, dtype=np.int64)[:, None] * BANKS + ordered % BANKS
    counts = np.bincount(cells[new], minlength=rows * BANKS)
    return counts.reshape(rows, BANKS).max(axis=1).astype(np.int64)


def steps_per_atomic(addresses: NDArray[np.int64]) -> NDArray[np.int64]:
    """Most lanes of each warp access that name one address, shape (accesses,)."""
    ordered = np.sort(addresses, axis=1)
    position = np.arange(ordered.shape[1], dtype=np.int64)[None, :]
    starts = np.ones(ordered.shape, dtype=bool)
    starts[:, 1:] = ordered[:, 1:] != ordered[:, :-1]
    run_start = np.maximum.accumulate(np.where(starts, position, 0), axis=1)
    return np.where(ordered >= 0, position - run_start + 1, 0).max(axis=1)


def _global_traffic(trace: AccessTrace, atomic: bool) -> Traffic:
    rows = _sampled(trace.addresses)
    sectors = float(sectors_per_access(rows, trace.size).mean())
    if not atomic:
        return Traffic(sectors=sectors)
    steps = float(steps_per_atomic(rows).mean())
    return Traffic(sectors, 0.0, steps, len(np.unique(rows[rows >= 0] // SECTOR)))


def _shared_traffic(trace: AccessTrace, atomic: bool) -> Traffic:
    rows = _sampled(trace.addresses)
    passes = wavefronts_per_access(rows, trace.size)
    if atomic:
        passes = np.maximum(passes, steps_per_atomic(rows))
    return Traffic(wavefronts=float(passes.mean()))


def _constant_traffic(trace: AccessTrace, atomic: bool) -> Traffic:
    rows = _sampled(trace.addresses)
    words = np.where(rows >= 0, rows // WORD, _NONE)
    return Traffic(wavefronts=float(_distinct(words).mean()))


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


def _assumed(site: MemorySite) -> Traffic:
    """Of an instruction that no sampled block executed: neighbouring lanes, neighbouring data."""
    if site.space in (SHARED, CONSTANT):
        return Traffic(wavefronts=1.0)
    return Traffic(max(1.0, WARP * site.size / SECTOR), 0.0, float(site.atomic), WARP)


@dataclass(frozen=True, slots=True)
class Access:
    """One memory instruction of one launch: what it is, where it goes and what it asks for."""

    site: MemorySite
    space: int
    traffic: Traffic
    executions: float


@dataclass(frozen=True, slots=True)
class MemoryUse:
    """The launch's demands on the memory system, over all warps.

    Attributes:
        accesses: By number of the instruction.
        l1_sectors: Sectors that pass through L1.
        wavefronts: Passes of the shared memory.
        constant_passes: Passes of the constant cache.
        l2_bytes: Between L1 and L2.
        dram_bytes: Between L2 and DRAM.
        atomic_clocks: Clocks of the busiest L2 slices.
        load_latency: Clocks of a global load, averaged over where it hits.
        global_accesses: Warp-wide accesses to global memory.
        shared_accesses: Warp-wide accesses to shared memory.
    """

    accesses: Mapping[int, Access]
    l1_sectors: float
    wavefronts: float
    constant_passes: float
    l2_bytes: float
    dram_bytes: float
    atomic_clocks: float
    load_latency: float
    global_accesses: float
    shared_accesses: float


def memory_use(
    profile: KernelProfile, counts: LaunchCounts, gpu: Gpu, resident_blocks: int
) -> MemoryUse:
    """Add up what the launch asks of each level of the memory system.

    Args:
        profile: The kernel.
        counts: What the launch did.
        gpu: The GPU's table.
        resident_blocks: Blocks that an SM holds at once; they share its L1.
    """
    accesses = _accesses(profile, counts)
    by_l1 = [a for a in accesses.values() if a.space in (GLOBAL, LOCAL)]
    total = sum(a.traffic.sectors * a.executions for a in by_l1)
    cached = [a for a in by_l1 if a.site.load and not a.site.atomic]
    loads = sum(a.traffic.sectors * a.executions for a in cached)
    misses, dram = _cache_misses(counts, gpu, resident_blocks, total, loads)
    to_l2 = misses + (total - loads)
    hit_l1 = 1.0 - misses / loads if loads else 0.0
    beyond = min(1.0, dram / to_l2) if to_l2 else 0.0
    latency = hit_l1 * gpu.latency_l1 + (1.0 - hit_l1) * (
        beyond * gpu.latency_dram + (1.0 - beyond) * gpu.latency_l2
    )
    return MemoryUse(
        accesses=accesses,
        l1_sectors=total,
        wavefronts=_passes(accesses, SHARED),
        constant_passes=_passes(accesses, CONSTANT),
        l2_bytes=to_l2 * SECTOR,
        dram_bytes=dram * SECTOR,
        atomic_clocks=_atomic_clocks(by_l1, gpu),
        load_latency=latency,
        global_accesses=sum(a.executions for a in by_l1),
        shared_accesses=sum(a.executions for a in accesses.values() if a.space == SHARED),
    )


def _accesses(profile: KernelProfile, counts: LaunchCounts) -> dict[int, Access]:
    traces = {trace.site: trace for trace in counts.traces if len(trace.addresses)}
    accesses: dict[int, Access] = {}
    for number, site in profile.sites.items():
        executions = float(counts.warp_blocks[site.block])
        trace = traces.get(number)
        if trace is None:
            accesses[number] = Access(site, site.space, _assumed(site), executions)
        else:
            traffic = _BY_SPACE.get(trace.space, _global_traffic)(trace, site.atomic)
            accesses[number] = Access(site, trace.space, traffic, executions)
    return accesses


def _passes(accesses: Mapping[int, Access], space: int) -> float:
    return sum(a.traffic.wavefronts * a.executions for a in accesses.values() if a.space == space)


def _atomic_clocks(accesses: list[Access], gpu: Gpu) -> float:
    """Clocks of the L2 slices that the atomics reach.

    One slice performs one operation on a sector per clock; lanes that name one address
    follow one another, and so do warps where few addresses are named.
    """
    clocks = 0.0
    for access in accesses:
        if access.site.atomic:
            traffic = access.traffic
            operations = access.executions * max(traffic.sectors, traffic.atomic_steps)
            clocks += operations / min(gpu.l2_slices, max(1, traffic.addresses))
    return clocks


def _cache_misses(
    counts: LaunchCounts, gpu: Gpu, resident_blocks: int, total: float, loads: float
) -> tuple[float, float]:
    """Sectors that L1 misses on loads, and sectors that L2 fetches or writes back.

    What a block touches for the first time misses. The rest hits as far as the resident
    blocks' distinct sectors fit into the cache. Each launch finds its caches cold.
    """
    blocks = float(np.prod(counts.grid))
    if not total or not counts.sampled_blocks:
        return loads, total
    per_block = counts.distinct_global_bytes / SECTOR / counts.sampled_blocks
    first = min(total, per_block * blocks)
    l1_bytes = max(0.0, gpu.unified_bytes - resident_blocks * counts.shared_bytes)
    l1_fit = min(1.0, l1_bytes / max(1.0, per_block * SECTOR * resident_blocks))
    reused = max(0.0, loads - first * loads / total)
    misses = loads - reused * l1_fit
    known = counts.buffer_bytes / SECTOR if counts.buffer_bytes else first
    footprint = min(first, known)
    at_once = min(footprint, per_block * resident_blocks * gpu.sms)
    l2_fit = min(1.0, gpu.l2_bytes / max(1.0, at_once * SECTOR))
    to_l2 = misses + (total - loads)
    dram = min(to_l2, footprint + max(0.0, to_l2 - footprint) * (1.0 - l2_fit))
    return misses, dram
