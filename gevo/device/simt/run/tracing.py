"""Chooses the blocks to trace and turns what was recorded into `LaunchCounts`."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import prod

import numpy as np
from numpy.typing import NDArray

from gevo.device.simt.lower.rewrite import HostKernel
from gevo.device.simt.lower.writer import LOAD
from gevo.device.simt.model.counts import AccessTrace, LaunchCounts
from gevo.device.simt.model.ir import GLOBAL
from gevo.device.simt.native import arena
from gevo.device.simt.native.binding import Launch
from gevo.device.simt.native.rows import distances
from gevo.workload.case import Dim3

SECTOR = 32
_LEAST_CACHED = 1 << 12
"""Bytes of a block's data that any L1 holds: then it does not matter when they are used again."""
_ROWS_PER_BLOCK = 1 << 14
_MOST_TURNS = 1 << 10
_ROOM = 1 << 21
_MOST_ROWS = 1 << 19
"""Where every block is traced: accesses of a warp and instruction, of all, and rows."""


def sampled_blocks(blocks: int) -> list[int]:
    """One block of few, three of many, evenly spread."""
    count = min(1 + (blocks > 4) + (blocks > 64), blocks)
    return [int((2 * i + 1) * blocks // (2 * count)) for i in range(count)]


def blocks_beside(grid: Dim3) -> list[int]:
    """Neighbours of the middle one of many blocks: they tell what blocks share."""
    spread = sampled_blocks(prod(grid))
    found = neighbours(spread[1], grid) if len(spread) == 3 else ()
    return [n for n in found if n is not None and n not in spread]


def neighbours(block: int, grid: Dim3) -> tuple[int | None, int | None, int | None]:
    """Numbers of the blocks next to one in x, y and z, None where there is no other.

    That is the one behind it, or before it where the grid ends.
    """
    steps = (1, grid[0], grid[0] * grid[1])
    places = (block // step % size for step, size in zip(steps, grid, strict=True))
    x, y, z = (
        (block + step if place + 1 < size else block - step) if size > 1 else None
        for step, place, size in zip(steps, places, grid, strict=True)
    )
    return x, y, z


class Tracing:
    """The trace buffers of one launch, attached to it when made.

    Args:
        launch: What they are attached to.
        kernel: The kernel.
        grid: Blocks in x, y, z.
        threads: Threads in a block.
        end: End of what is placed in global memory.
        every: Trace all blocks.
        blocks: Else these; None for some, evenly spread.
        beside: Blocks of which only the sectors are noted; None for `blocks_beside`.
    """

    def __init__(
        self,
        launch: Launch,
        kernel: HostKernel,
        grid: Dim3,
        threads: int,
        end: int,
        every: bool = False,
        blocks: Sequence[int] | None = None,
        beside: Sequence[int] | None = None,
    ) -> None:
        self._launch = launch
        self._kernel = kernel
        sites, warps = max(1, len(kernel.sites)), -(-threads // 32)
        n_blocks = prod(grid)
        chosen = (
            [*range(n_blocks)]
            if every
            else [*(sampled_blocks(n_blocks) if blocks is None else blocks)]
        )
        more = [] if every else [*(blocks_beside(grid) if beside is None else beside)]
        limit = max(4, min(256, _ROWS_PER_BLOCK // (sites * warps)))
        if every:
            limit = max(16, min(_MOST_TURNS, _ROOM // (sites * warps * n_blocks)))
        most = len(chosen) * sites * warps * limit
        most = min(most, _MOST_ROWS) if every else most
        self._sampled, self._traced = np.array([*chosen, *more], dtype=np.int64), len(chosen)
        self._row_of = np.empty(len(chosen) * warps * sites * limit, dtype=np.int32)
        self._ordinal = np.empty(len(chosen) * threads * sites, dtype=np.uint32)
        self._row_site = np.empty(most, dtype=np.int32)
        self._row_space = np.empty(most, dtype=np.int32)
        self._addresses = np.empty((most, 32), dtype=np.int64)
        room = (end - arena.GLOBAL[0]) // 2048 + 8
        maps = 1 if every else len(self._sampled)
        self._loaded, self._stored = (np.zeros((maps, room), dtype=np.uint64) for _ in range(2))
        self._warps, self._rows_of_warp = warps, sites * limit
        launch.sampled = self._sampled.ctypes.data
        launch.n_sampled, launch.n_traced = len(self._sampled), len(chosen)
        launch.per_warp_limit = limit
        launch.max_rows = most
        launch.row_of = self._row_of.ctypes.data
        launch.ordinal = self._ordinal.ctypes.data
        launch.row_site = self._row_site.ctypes.data
        launch.row_space = self._row_space.ctypes.data
        launch.row_address = self._addresses.ctypes.data
        launch.loaded = self._loaded.ctypes.data
        launch.stored = self._stored.ctypes.data
        launch.sector_bytes = 0 if every else 8 * room

    def counts(
        self,
        name: str,
        grid: Dim3,
        block: Dim3,
        shared: int,
        counters: NDArray[np.int64],
        buffer_bytes: int,
    ) -> LaunchCounts:
        """What the launch counted; `counters` are the four rows of per-block figures."""
        return LaunchCounts(
            kernel=name,
            grid=grid,
            block=block,
            shared_bytes=shared,
            warp_blocks=counters[0],
            thread_blocks=counters[1],
            longest_warp=counters[2],
            traces=self._traces(),
            sampled_blocks=self._traced,
            sampled_warp_blocks=counters[3],
            loaded_bytes=_bits(self._loaded[: self._traced]) * SECTOR,
            stored_bytes=_bits(self._stored[: self._traced]) * SECTOR,
            buffer_bytes=buffer_bytes,
            reuse=self._reuse(),
            sharing=self._sharing(grid),
        )

    def _sharing(self, grid: Dim3) -> tuple[float, ...]:
        """`LaunchCounts.sharing`, of the traced blocks that have neighbours among them."""
        place = {int(block): i for i, block in enumerate(self._sampled)}
        shared, own = [0, 0, 0], [0, 0, 0]
        if len(self._loaded) != len(place):
            return ()
        for block, i in place.items():
            for dimension, other in enumerate(neighbours(block, grid)):
                if other in place:
                    shared[dimension] += _bits(self._loaded[i] & self._loaded[place[other]])
                    own[dimension] += _bits(self._loaded[i])
        told = all(n or size == 1 for n, size in zip(own, grid, strict=True))
        return tuple(s / max(1, n) for s, n in zip(shared, own, strict=True)) if told else ()

    def _reuse(self) -> tuple[int, ...]:
        """How far apart the first traced block touches the sectors that it touches again.

        Threads run one after another here. On a GPU warps take turns, so their accesses are taken
        in turns, too: each warp's in the order in which its first lane made them.
        """
        distinct = _bits(self._loaded[: self._traced]) // max(1, self._traced)
        if distinct * SECTOR < _LEAST_CACHED or not self._launch.n_rows:
            return ()
        row_of = self._row_of[: self._warps * self._rows_of_warp]
        places = np.flatnonzero(row_of)
        rows = row_of[places].astype(np.int64) - 1
        kept = self._row_space[rows] == GLOBAL
        places, rows = places[kept], rows[kept]
        order = np.argsort(rows, kind="stable")
        rows, warps = rows[order], places[order] // self._rows_of_warp
        turns = np.empty(len(rows), dtype=np.int64)
        for warp in range(self._warps):
            own = warps == warp
            turns[own] = np.arange(int(own.sum()))
        rows = rows[np.lexsort((warps, turns))]
        return distances(self._addresses, rows)

    def _traces(self) -> tuple[AccessTrace, ...]:
        n = int(self._launch.n_rows)
        if not n:
            return ()
        key = self._row_site[:n] * 8 + self._row_space[:n]
        order = np.argsort(key, kind="stable")
        ordered = key[order]
        addresses = self._addresses[order]
        starts = [0, *(np.flatnonzero(ordered[1:] != ordered[:-1]) + 1).tolist(), n]
        traces: list[AccessTrace] = []
        for start, stop in pairwise(starts):
            first = int(ordered[start])
            site = self._kernel.sites[first // 8]
            traces.append(
                AccessTrace(
                    site=site.instruction,
                    space=first % 8,
                    size=site.size,
                    store=site.kind & 3 != LOAD,
                    addresses=addresses[start:stop],
                )
            )
        return tuple(traces)


def _bits(maps: NDArray[np.uint64]) -> int:
    """How many bits are set."""
    return int(np.bitwise_count(maps).sum())
