"""Chooses the blocks to trace and turns what was recorded into `LaunchCounts`.

Which blocks of a launch stand for all of them, and what follows for the whole launch. Blocks at
the ends of a grid behave otherwise than those inside it, so the grid is split into strata: in each
dimension the first block, the last one and those between them. Every stratum is sampled by itself
and weighs as many blocks as it has (Cochran, *Sampling Techniques*, 1977, chapter 5), inside it
evenly, each block drawn from one of as many equal parts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise, product
from math import prod, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gevo.device.simt.lower.rewrite import HostKernel
from gevo.device.simt.lower.writer import LOAD
from gevo.device.simt.model.ir import GLOBAL, SHARED
from gevo.device.simt.model.memory import AccessTrace, LaunchCounts
from gevo.device.simt.model.profile import KernelProfile
from gevo.device.simt.native import arena
from gevo.device.simt.native.binding import Launch, distances
from gevo.workload.case import Dim3

SECTOR = 32
_LEAST_CACHED = 1 << 12
"""Bytes of a block's data that any L1 holds: then it does not matter when they are used again."""
_ROWS_PER_BLOCK = 1 << 14
_TURNS, _LEAST_TURNS = 256, 4
"""Accesses of a warp and instruction that are noted: as many as there is room for, in halves. Only
what runs takes room, so that what does not run changes no time."""
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
        pairs = sites * warps
        if every:
            turns = max(16, min(_MOST_TURNS, _ROOM // (pairs * n_blocks)))
            kept = noted = pairs * turns
            most = min(len(chosen) * noted, _MOST_ROWS)
        else:
            turns, kept = _TURNS, _ROWS_PER_BLOCK
            noted = max(kept, _LEAST_TURNS * pairs)  # room for all, if all of them run
            # Each time that turns are halved, half of the rows are dropped and new ones follow.
            most = len(chosen) * noted * (2 + (turns // _LEAST_TURNS).bit_length()) // 2
        self._sampled, self._traced = np.array([*chosen, *more], dtype=np.int64), len(chosen)
        self._turns, self._groups = (np.zeros(len(chosen), dtype=np.int64) for _ in range(2))
        self._group_of = np.empty(len(chosen) * pairs, dtype=np.int32)
        self._noted = np.empty(len(chosen) * noted, dtype=np.int32)
        self._ordinal = np.empty(len(chosen) * threads * sites, dtype=np.uint32)
        self._row_site = np.empty(most, dtype=np.int32)
        self._row_space = np.empty(most, dtype=np.int32)
        self._row_warp = np.empty(most, dtype=np.int32)
        self._addresses = np.empty((most, 32), dtype=np.int64)
        room = (end - arena.GLOBAL[0]) // 2048 + 8
        maps = 1 if every else len(self._sampled)
        self._loaded, self._stored = (np.zeros((maps, room), dtype=np.uint64) for _ in range(2))
        self._warps = warps
        launch.sampled = self._sampled.ctypes.data
        launch.n_sampled, launch.n_traced = len(self._sampled), len(chosen)
        launch.most_turns, launch.most_noted, launch.n_noted = turns, kept, noted
        launch.max_rows = most
        launch.turns = self._turns.ctypes.data
        launch.groups = self._groups.ctypes.data
        launch.group_of = self._group_of.ctypes.data
        launch.noted = self._noted.ctypes.data
        launch.ordinal = self._ordinal.ctypes.data
        launch.row_site = self._row_site.ctypes.data
        launch.row_space = self._row_space.ctypes.data
        launch.row_warp = self._row_warp.ctypes.data
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
        loaded = np.bitwise_count(self._loaded).sum(axis=1).tolist()
        own = sum(loaded[: self._traced])
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
            loaded_bytes=own * SECTOR,
            stored_bytes=_bits(self._stored[: self._traced]) * SECTOR,
            buffer_bytes=buffer_bytes,
            reuse=self._reuse(own // max(1, self._traced)),
            sharing=self._sharing(grid, loaded),
        )

    def _sharing(self, grid: Dim3, loaded: Sequence[int]) -> tuple[float, ...]:
        """`LaunchCounts.sharing`, of the traced blocks that have neighbours among them.

        `loaded` are the sectors that each has loaded.
        """
        place = {int(block): i for i, block in enumerate(self._sampled)}
        shared, own = [0, 0, 0], [0, 0, 0]
        if len(self._loaded) != len(place):
            return ()
        for block, i in place.items():
            for dimension, other in enumerate(neighbours(block, grid)):
                if other in place:
                    shared[dimension] += _bits(self._loaded[i] & self._loaded[place[other]])
                    own[dimension] += loaded[i]
        told = all(n or size == 1 for n, size in zip(own, grid, strict=True))
        return tuple(s / max(1, n) for s, n in zip(shared, own, strict=True)) if told else ()

    def _reuse(self, distinct: int) -> tuple[int, ...]:
        """How far apart the first traced block touches the sectors that it touches again.

        Threads run one after another here. On a GPU warps take turns, so their accesses are taken
        in turns, too: each warp's in the order in which its first lane made them. It is nothing
        where a block loads few distinct sectors.
        """
        if distinct * SECTOR < _LEAST_CACHED or not self._launch.n_rows:
            return ()
        n = int(self._launch.n_rows)
        of_first = self._row_warp[:n] < self._warps
        rows = np.flatnonzero(of_first & (self._row_space[:n] == GLOBAL))
        if self._warps == 1:
            return distances(self._addresses, rows)
        warps = self._row_warp[rows]
        turns = np.empty(len(rows), dtype=np.int64)
        for warp in range(self._warps):
            own = warps == warp
            turns[own] = np.arange(int(own.sum()))
        rows = rows[np.lexsort((warps, turns))]
        return distances(self._addresses, rows)

    def _traces(self) -> tuple[AccessTrace, ...]:
        kept = np.flatnonzero(self._row_space[: self._launch.n_rows] >= 0)
        if not len(kept):
            return ()
        key = self._row_site[kept] * 8 + self._row_space[kept]
        order = np.argsort(key, kind="stable")
        ordered = key[order]
        addresses = self._addresses[kept[order]]
        starts = [0, *(np.flatnonzero(ordered[1:] != ordered[:-1]) + 1).tolist(), len(kept)]
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


_SEED = 15
"""Of the places inside equal parts of a stratum: regular steps may fall in with a kernel's own."""

Range = tuple[int, int]


@dataclass(frozen=True, eq=False)
class Sample:
    """Some blocks of a grid and what they stand for.

    Attributes:
        blocks: int64, linear numbers of the blocks that run, rising.
        strata: int32, the stratum of each.
        sizes: Blocks of the grid in each stratum; each has at least one that runs.
        heaviest: Those whose addresses are traced, where that follows from what they do.
    """

    blocks: NDArray[np.int64]
    strata: NDArray[np.int32]
    sizes: tuple[int, ...]
    heaviest: tuple[int, ...] = ()

    @property
    def ran(self) -> NDArray[np.int64]:
        """Blocks that run, by stratum."""
        return np.bincount(self.strata, minlength=len(self.sizes)).astype(np.int64)

    def scaled(self, rows: NDArray[np.int64]) -> NDArray[np.int64]:
        """Counts of the whole grid from those of the blocks that ran, shape (strata, n) to (n,).

        Exact where the blocks of a stratum do the same; rounded to the nearest otherwise.
        """
        total = np.zeros(rows.shape[1], dtype=np.int64)
        for row, size, ran in zip(rows, self.sizes, self.ran.tolist(), strict=True):
            whole, rest = np.divmod(row, ran)
            total += whole * size + (rest * size + ran // 2) // ran
        return total

    def error(self, work: NDArray[np.int64], strata: NDArray[np.int32]) -> float:
        """Standard error of the whole grid's work, as a part of it.

        Args:
            work: What each block that ran did.
            strata: The stratum of each.

        The variance of a stratified total with finite populations (Cochran 1977, theorem 5.3);
        strata of which one block ran take the pooled variance of the others.
        """
        groups = self._groups(work, strata)
        total = self._total(groups)
        return self._deviation(groups) / total if total else 0.0

    def ratio_error(self, work: NDArray[np.int64], other: NDArray[np.int64]) -> float:
        """Standard error of one program's work over another's on the same blocks, as a part.

        Args:
            work: What each block did, in the order of `blocks`.
            other: What it did in the other program.

        The combined ratio estimator (Cochran 1977, section 6.11): what both programs' blocks
        have in common says nothing about which is faster, and does not count.
        """
        whole, base = (self._total(self._groups(w, self.strata)) for w in (work, other))
        if not whole or not base:
            return 0.0
        left = work - whole / base * other
        return self._deviation(self._groups(left, self.strata)) / whole

    def _groups(
        self, figures: NDArray[Any], strata: NDArray[np.int32]
    ) -> list[NDArray[np.float64]]:
        return [figures[strata == s].astype(float) for s in range(len(self.sizes))]

    def _total(self, groups: Sequence[NDArray[np.float64]]) -> float:
        return sum(n * float(g.mean()) for n, g in zip(self.sizes, groups, strict=True))

    def _deviation(self, groups: Sequence[NDArray[np.float64]]) -> float:
        """Standard deviation of the estimated total of the whole grid."""
        pooled, variance = _pooled(groups), 0.0
        for size, group in zip(self.sizes, groups, strict=True):
            ran = len(group)
            spread = float(group.var(ddof=1)) if ran > 1 else pooled
            variance += size**2 * (1.0 - ran / size) * spread / ran
        return sqrt(variance)


def _pooled(groups: Sequence[NDArray[np.float64]]) -> float:
    """Variance inside the strata, or between all blocks where no stratum has two."""
    several = [g for g in groups if len(g) > 1]
    if not several:
        every = np.concatenate(groups)
        return float(every.var(ddof=1)) if len(every) > 1 else 0.0
    return sum(float(g.var()) * len(g) for g in several) / sum(len(g) - 1 for g in several)


def sample(grid: Dim3, most: int) -> Sample | None:
    """At most so many blocks of a grid, or None where that is all of them.

    The blocks whose addresses are traced in a whole launch are among them, as far as there is
    room.
    """
    blocks = prod(grid)
    if most >= blocks:
        return None
    boxes = _boxes(grid)
    traced = [*sampled_blocks(blocks), *blocks_beside(grid)]
    if most < len(boxes) + len(traced):
        boxes, traced = [((0, grid[0]), (0, grid[1]), (0, grid[2]))], traced[:most]
    sizes = [prod(high - low for low, high in box) for box in boxes]
    forced = [[_place(t, box, grid) for t in traced if _inside(t, box, grid)] for box in boxes]
    shares = _shares(sizes, most)
    if any(n < len(places) for n, places in zip(shares, forced, strict=True)):
        spare = _shares(sizes, most - sum(max(0, len(places) - 1) for places in forced))
        shares = [max(n, len(places)) for n, places in zip(spare, forced, strict=True)]
    chosen: list[tuple[int, int]] = []
    for stratum, (box, size) in enumerate(zip(boxes, sizes, strict=True)):
        picks = _spread(forced[stratum], size, shares[stratum])
        chosen += [(_linear(place, box, grid), stratum) for place in picks]
    chosen.sort()
    return Sample(
        np.array([block for block, _ in chosen], dtype=np.int64),
        np.array([stratum for _, stratum in chosen], dtype=np.int32),
        tuple(sizes),
    )


CLASSES = 6
"""Kinds of blocks that are told apart by what they do."""
OF_A_KIND = 2
"""Blocks of each kind that run where all of a kind do the same,"""
OF_A_SPAN = 3
"""and where a kind is a span of what blocks do."""
TRACED = 8
"""Blocks whose addresses are traced where blocks differ: one with little to do traces little."""
FEW_TRACED = 3
"""And where they do not, but for the ends."""
LIGHT = 0.02
"""Strata with a smaller part of the work are not traced."""


def by_work(work: NDArray[np.int64], longest: NDArray[np.int64]) -> Sample | None:
    """Blocks that stand for a launch of which it is known what each block does.

    Strata are the amounts of work, or spans of them that have an equal part of the whole work
    each, where there are more than `CLASSES`. Apart from the others of their kind are the grid's
    first and last block, and those with the longest warp, which decides how late a launch ends.

    Args:
        work: Warp instructions of each block, by number.
        longest: Those of its longest warp.

    Returns:
        The sample, or None where it would be all blocks.
    """
    kinds, several = _kinds(work)
    slowest = longest == longest.max()
    ends = np.zeros(len(work), dtype=np.int64)
    ends[0], ends[-1] = 1, 2
    _, strata = np.unique(kinds * 6 + slowest * 3 + ends, return_inverse=True)
    n = int(strata.max()) + 1
    share = OF_A_SPAN if several else OF_A_KIND
    picks: list[tuple[int, int]] = []
    sizes: list[int] = []
    for stratum in range(n):
        members = np.flatnonzero(strata == stratum)
        picks += [(int(members[i]), stratum) for i in _spread((), len(members), share)]
        sizes.append(len(members))
    if len(picks) >= len(work):
        return None
    picks.sort()
    blocks = np.array([block for block, _ in picks], dtype=np.int64)
    own = np.array([stratum for _, stratum in picks], dtype=np.int32)
    return Sample(blocks, own, tuple(sizes), _heaviest(blocks, own, work, sizes))


def _kinds(work: NDArray[np.int64]) -> tuple[NDArray[np.int64], bool]:
    """Each block's kind, and whether a kind has several amounts of work."""
    amounts, kinds = np.unique(work, return_inverse=True)
    if len(amounts) <= CLASSES:
        return kinds.astype(np.int64), False
    order = np.argsort(work, kind="stable")
    done = np.cumsum(work[order])
    spans = np.empty(len(work), dtype=np.int64)
    spans[order] = np.minimum((done - work[order]) * CLASSES // max(1, int(done[-1])), CLASSES - 1)
    return spans, True


def _heaviest(
    blocks: NDArray[np.int64],
    strata: NDArray[np.int32],
    work: NDArray[np.int64],
    sizes: Sequence[int],
) -> tuple[int, ...]:
    """A few of the blocks, of those strata that do the most of the work."""
    groups = [blocks[strata == k].tolist() for k in range(len(sizes))]
    weights = [n * float(work[g].mean()) for n, g in zip(sizes, groups, strict=True)]
    order = sorted(range(len(sizes)), key=lambda k: -weights[k])
    order = [k for k in order if weights[k] >= LIGHT * sum(weights)]
    turns = [groups[k][turn] for turn in range(TRACED) for k in order if turn < len(groups[k])]
    return tuple(sorted(turns[: TRACED if len(groups) > 3 else FEW_TRACED]))


def dependent(points: Sequence[int], profile: KernelProfile) -> str:
    """Why the blocks of a kernel cannot stand for one another; empty where they can.

    Args:
        points: Where its threads poll, see `HostKernel`.
        profile: The kernel's profile.
    """
    if points:
        return "its threads wait for others through memory"
    if any(s.atomic and s.load and s.space != SHARED for s in profile.sites.values()):
        return "it uses what an atomic operation gives"
    return ""


def _boxes(grid: Dim3) -> list[tuple[Range, Range, Range]]:
    """The strata of a grid: the first, the last and the other blocks of each dimension."""
    parts = [
        [(low, high) for low, high in ((0, 1), (1, n - 1), (max(1, n - 1), n)) if low < high]
        for n in grid
    ]
    return [*product(*parts)]  # pyright: ignore[reportReturnType]


def _shares(sizes: Sequence[int], most: int) -> list[int]:
    """How many of each stratum: one each, the rest by size."""
    shares = [1] * len(sizes)
    left = [size - 1 for size in sizes]
    rest = most - len(sizes)
    total = sum(left)
    if rest <= 0 or not total:
        return shares
    more = [min(n, rest * n // total) for n in left]
    shares = [a + b for a, b in zip(shares, more, strict=True)]
    largest = max(range(len(sizes)), key=lambda s: sizes[s])
    shares[largest] += min(rest - sum(more), sizes[largest] - shares[largest])
    return shares


def _spread(forced: Sequence[int], size: int, n: int) -> list[int]:
    """`n` of `size` places, one in each of as many equal parts; the forced ones among them."""
    n = min(n, size)
    rng = np.random.default_rng(_SEED)
    edges = [size * i // n for i in range(n + 1)]
    drawn = [int(rng.integers(low, high)) for low, high in pairwise(edges)]
    part_of = [max(i for i in range(n) if edges[i] <= place) for place in forced]
    picks = dict(enumerate(drawn))
    for part, place in zip(part_of, forced, strict=True):
        picks[part] = place
    kept = {*picks.values(), *forced}
    spare = [place for place in picks.values() if place not in forced]
    return sorted(kept.difference(spare[: max(0, len(kept) - n)]))


def _coordinates(block: int, grid: Dim3) -> tuple[int, int, int]:
    return block % grid[0], block // grid[0] % grid[1], block // grid[0] // grid[1]


def _inside(block: int, box: tuple[Range, Range, Range], grid: Dim3) -> bool:
    where = _coordinates(block, grid)
    return all(low <= at < high for at, (low, high) in zip(where, box, strict=True))


def _place(block: int, box: tuple[Range, Range, Range], grid: Dim3) -> int:
    """The block's number inside the box."""
    x, y, z = (a - low for a, (low, _) in zip(_coordinates(block, grid), box, strict=True))
    width, height, _ = (high - low for low, high in box)
    return x + width * (y + height * z)


def _linear(place: int, box: tuple[Range, Range, Range], grid: Dim3) -> int:
    """The inverse of `_place`."""
    width, height, _ = (high - low for low, high in box)
    at = place % width, place // width % height, place // width // height
    x, y, z = (a + low for a, (low, _) in zip(at, box, strict=True))
    return x + grid[0] * (y + grid[1] * z)
