"""What sampled addresses say of one memory instruction: sectors, bank conflicts, atomics."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gevo.device.simt.model.counts import AccessTrace
from gevo.device.simt.model.ir import CONSTANT, GLOBAL, LOCAL, SHARED
from gevo.device.simt.model.profile import MemorySite
from gevo.device.simt.native import rows as row_figures

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


def _mean(figures: NDArray[np.int64]) -> float:
    return int(figures.sum()) / len(figures)


def _global_traffic(trace: AccessTrace, atomic: bool) -> Traffic:
    rows = _sampled(trace.addresses)
    sectors = _mean(row_figures.sectors(rows, trace.size))
    if not atomic:
        return Traffic(sectors, _mean(row_figures.lines(rows, trace.size)))
    steps = _mean(row_figures.steps(rows))
    return Traffic(sectors, 0.0, steps, len(np.unique(rows[rows >= 0] // SECTOR)))


def _shared_traffic(trace: AccessTrace, atomic: bool) -> Traffic:
    rows = _sampled(trace.addresses)
    passes = row_figures.wavefronts(rows, trace.size)
    if atomic:
        passes = np.maximum(passes, row_figures.steps(rows))
    return Traffic(wavefronts=_mean(passes))


def _constant_traffic(trace: AccessTrace, atomic: bool) -> Traffic:
    rows = _sampled(trace.addresses)
    return Traffic(wavefronts=_mean(row_figures.distinct(rows, WORD)))


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

    Instructions are taken in the order given (program order), each with all its accesses. Stores
    bring nothing to a load: else a store that nobody needs would make a later load cheaper.
    """
    kept = [t for t in traces if t.space == GLOBAL and len(t.addresses) and not t.store]
    rows = [_sampled(t.addresses, MAX_FRESH_ROWS) for t in kept]
    top = max((int(r.max()) for r in rows), default=-1) // SECTOR + 2
    seen: NDArray[np.bool_] | None = np.zeros(top, dtype=bool) if top <= MAX_BITMAP else None
    ratios: dict[int, float] = {}
    for trace, addresses in zip(kept, rows, strict=True):
        total = max(1, int(row_figures.sectors(addresses, trace.size).sum()))
        fresh = _sectors_of(addresses) if seen is None else row_figures.mark(seen, addresses)
        ratios[trace.site] = min(1.0, fresh * max(1, trace.size // SECTOR) / total)
    return ratios


def _sectors_of(addresses: NDArray[np.int64]) -> int:
    return len(np.unique(addresses[addresses >= 0] // SECTOR))
