"""What sampled addresses say of one memory instruction: sectors, bank conflicts, atomics."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gevo.device.simt.counts import AccessTrace
from gevo.device.simt.model_ir import CONSTANT, GLOBAL, LOCAL, SHARED
from gevo.device.simt.profile import MemorySite

SECTOR = 32
WARP = 32
BANKS = 32
WORD = 4
MAX_ROWS = 1024
"""Accesses of one instruction that are looked at; of more, a fixed spread of them."""

MAX_FRESH_ROWS = 1 << 16
"""As `MAX_ROWS`, for telling which sectors an instruction is the first to touch."""
MAX_BITMAP = 1 << 27
"""Sectors (4 GiB of addresses) up to which first touches are told by a bitmap."""

_NONE = np.int64(-1)
_STEP = 2_147_483_647


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


def _sampled(rows: NDArray[np.int64], most: int = MAX_ROWS) -> NDArray[np.int64]:
    if len(rows) <= most:
        return rows
    # A prime step visits all residues, so that no period of the kernel's loops is favoured.
    return rows[np.arange(most, dtype=np.int64) * _STEP % len(rows)]


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


def traffic_of(trace: AccessTrace, atomic: bool) -> Traffic:
    """What the traced instruction asks for, averaged over its accesses (at least one)."""
    return _BY_SPACE.get(trace.space, _global_traffic)(trace, atomic)


def assumed_traffic(site: MemorySite) -> Traffic:
    """Of an instruction that no sampled block executed: neighbouring lanes, neighbouring data."""
    if site.space in (SHARED, CONSTANT):
        return Traffic(wavefronts=1.0)
    return Traffic(max(1.0, WARP * site.size / SECTOR), 0.0, float(site.atomic), WARP)


def fresh_ratios(traces: Iterable[AccessTrace]) -> dict[int, float]:
    """Part of each global instruction's sectors that nothing before it has touched, by site.

    Instructions are taken in the order given (program order), each with all its accesses.
    """
    kept = [t for t in traces if t.space == GLOBAL and len(t.addresses)]
    rows = [_sampled(t.addresses, MAX_FRESH_ROWS) for t in kept]
    top = max((int(r.max()) for r in rows), default=-1) // SECTOR + 2
    seen: NDArray[np.bool_] | None = np.zeros(top, dtype=bool) if top <= MAX_BITMAP else None
    ratios: dict[int, float] = {}
    for trace, addresses in zip(kept, rows, strict=True):
        touched = addresses[addresses >= 0] // SECTOR
        total = max(1, int(sectors_per_access(addresses, trace.size).sum()))
        fresh = len(np.unique(touched)) if seen is None else _mark(seen, touched)
        ratios[trace.site] = min(1.0, fresh * max(1, trace.size // SECTOR) / total)
    return ratios


def _mark(seen: NDArray[np.bool_], sectors: NDArray[np.int64]) -> int:
    """Mark sectors as seen; returns how many were new."""
    before = int(np.count_nonzero(seen))
    seen[sectors] = True
    return int(np.count_nonzero(seen)) - before
