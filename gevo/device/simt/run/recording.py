"""Records a run of the unmodified program, so that variants can be timed on parts of it.

A case of real size takes seconds to run in full. The unmodified program does that once: before
some of its launches memory is kept (`Store`), and what every block of them does is counted. A
variant then runs, of each of these launches, a few blocks on what memory held before it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from math import prod

import numpy as np
from numpy.typing import NDArray

from gevo.device.base import RunOptions
from gevo.device.simt.jit import SimtBinary
from gevo.device.simt.model.time import Gpu, launch_time_ns
from gevo.device.simt.native import arena
from gevo.device.simt.native.arena import Image, Store
from gevo.device.simt.run.memory import Memory, Placement, Snapshot, variables_of, window_size
from gevo.device.simt.run.session import Launched, Session
from gevo.device.simt.run.tracing import Sample, by_work, dependent, sample
from gevo.errors import LaunchFailed, WorkloadError
from gevo.workload.case import Argument, Array, Dim3, Launches

SURVEYED = 6
"""Blocks of each launch that run to find out which launches take long."""
BLOCKS = 12
"""Blocks that stand for a launch of which it is not known what each block does."""
FEW = 4
"""And where all of those do the same."""
MOST_WHOLE = 16 << 20
"""Thread instructions up to which a launch is timed whole where its blocks depend on another."""


@dataclass(frozen=True, eq=False)
class RecordedLaunch:
    """One launch that is timed, and what it found.

    Attributes:
        index: Its number in the run.
        stands_for_ns: Of the unmodified program, the time of all launches that this one stands
            for, without launch cost.
        kernel: Its name, and what follows how it was launched.
        snapshot: Memory before it.
        sample: The blocks that run; None for all of them.
        after: The buffers after the whole launch, while the recording is made.
        work: Warp instructions of each block of the unmodified program, where it ran whole.
    """

    index: int
    stands_for_ns: float
    kernel: str
    grid: Dim3
    block: Dim3
    args: tuple[Argument, ...]
    shared_bytes: int
    snapshot: Snapshot
    sample: Sample | None
    after: Image | None
    work: NDArray[np.int64] | None = None
    cooperative: bool = False

    def run(self, session: Session) -> None:
        """Launch it again."""
        session.launch(
            self.kernel, self.grid, self.block, self.args, self.shared_bytes, self.cooperative
        )


@dataclass(frozen=True, eq=False)
class Left:
    """What a whole run left.

    Attributes:
        window: The buffers at its end.
        fuel_used: Most instructions that one thread executed in a launch.
        large_shared: Kernels that were launched with more than 48 KiB of shared memory.
    """

    window: Image
    fuel_used: int
    large_shared: frozenset[str]


@dataclass(frozen=True, eq=False)
class RecordedRun:
    """What was recorded.

    Attributes:
        store: Holds the snapshots.
        placement: Where the buffers lie.
        timed_launches: The launches that are timed, by number.
        launches: How many launches there are of each kernel.
        later: Holds what launches left, while the recording is made; None for a run of one
            launch, which was not run in full.
        left: What it left; None where it was not run in full, or that is not only in buffers.
    """

    store: Store
    placement: Placement
    timed_launches: tuple[RecordedLaunch, ...]
    launches: Mapping[str, int]
    later: Store | None
    left: Left | None = None


class _Reads(Exception):
    """A driver looked at memory that a sample of blocks has left."""


class _Watch:
    """A `Host` that tells of every launch, and may refuse to show memory."""

    def __init__(
        self,
        session: Session,
        around: Callable[[str, Dim3, Dim3, Sequence[Argument], int, bool], None],
        reads: bool,
    ) -> None:
        self._session = session
        self._around = around
        self._may_read = reads

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument],
        shared_bytes: int = 0,
        cooperative: bool = False,
    ) -> None:
        self._around(kernel, grid, block, args, shared_bytes, cooperative)

    def read(self, name: str) -> Array:
        if not self._may_read:
            raise _Reads
        return self._session.read(name)

    def write(self, name: str, array: Array) -> None:
        self._session.write(name, array)


@dataclass(frozen=True, slots=True)
class _Surveyed:
    kernel: str
    grid: Dim3
    kernel_ns: float


class Recorder:
    """Records runs of one binary on one GPU."""

    def __init__(self, binary: SimtBinary, launches: Launches, gpu: Gpu) -> None:
        self._binary = binary
        self._launches = launches
        self._gpu = gpu

    def record(self) -> RecordedRun:
        """Run the program, twice unless it is one launch.

        Raises:
            LaunchFailed: A launch fails.
            WorkloadError: The case is too large, or its blocks depend on one another.
        """
        surveyed = self._survey()
        run = self._record(surveyed)
        if run is None:  # a sample of blocks has led the driver elsewhere
            run = self._record(self._survey_all())
        if run is None:
            raise WorkloadError("the driver launches something else when it runs again")
        return run

    def _survey(self) -> list[_Surveyed]:
        """The launches with their times, from a few blocks of each where that is enough."""
        try:
            return self._surveyed(RunOptions(sample=SURVEYED), reads=False)
        except (_Reads, LaunchFailed):
            return self._survey_all()

    def _survey_all(self) -> list[_Surveyed]:
        return self._surveyed(RunOptions(), reads=True)

    def _surveyed(self, options: RunOptions, reads: bool) -> list[_Surveyed]:
        found: list[_Surveyed] = []

        def report(done: Launched) -> None:
            time = launch_time_ns(done.kernel.profile, done.counts, self._gpu)
            found.append(_Surveyed(done.counts.kernel, done.counts.grid, time.kernel_ns))

        memory = Memory(self._binary, self._launches.buffers, options, arena.WINDOW)
        try:
            session = Session(self._binary, memory, self._gpu, options, report)
            self._launches.drive(_Watch(session, session.launch, reads))
        finally:
            memory.clear()
        return found

    def _record(self, surveyed: Sequence[_Surveyed]) -> RecordedRun | None:
        """The recording, or None where the run is not the one surveyed."""
        picked = pick([(one.kernel, one.kernel_ns) for one in surveyed])
        options = RunOptions()
        memory = Memory(self._binary, self._launches.buffers, options, arena.WINDOW)
        try:
            take = _FullRun(self._binary, memory, self._gpu, surveyed, picked)
            self._launches.drive(_Watch(take.session, take.launch, reads=True))
            if take.strayed or take.number != len(surveyed):
                return None
            return take.run()
        finally:
            memory.clear()


class _FullRun:
    """One full run under way."""

    def __init__(
        self,
        binary: SimtBinary,
        memory: Memory,
        gpu: Gpu,
        surveyed: Sequence[_Surveyed],
        picked: Sequence[int],
    ) -> None:
        self.session = Session(binary, memory, gpu, RunOptions(), self._report)
        self.number = 0
        self.strayed = False
        self._binary = binary
        self._memory = memory
        self._gpu = gpu
        self._surveyed = surveyed
        self._wanted = frozenset(picked)
        self._alone = len(surveyed) == 1
        self._timed: list[RecordedLaunch] = []
        self._times: list[tuple[str, float]] = []
        self._done: Launched | None = None
        self._store, self._later = Store(), Store()
        self._size = window_size(memory.end)

    def _report(self, done: Launched) -> None:
        time = launch_time_ns(done.kernel.profile, done.counts, self._gpu)
        self._times.append((done.counts.kernel, time.kernel_ns))
        self._done = done

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument],
        shared_bytes: int,
        cooperative: bool,
    ) -> None:
        number, self.number = self.number, self.number + 1
        known = self._surveyed[number] if number < len(self._surveyed) else None
        if known is None or (known.kernel, known.grid) != (kernel, grid):
            self.strayed = True
        wanted = number in self._wanted and not self.strayed
        if not wanted:
            self.session.launch(kernel, grid, block, args, shared_bytes, cooperative)
            return
        snapshot = Snapshot(self._save(self._store), variables_of(self._binary))
        timed = RecordedLaunch(
            number, 0.0, kernel, grid, block, tuple(args), shared_bytes, snapshot, None, None,
            cooperative=cooperative,
        )  # fmt: skip
        self._timed.append(self._run_alone(timed) if self._alone else self._run_whole(timed))

    def _save(self, store: Store) -> Image:
        (address, size), *_ = arena.process_arena().parts(arena.WINDOW, self._size)
        return store.save(address, size, arena.WINDOW_UNIT)

    def _run_alone(self, timed: RecordedLaunch) -> RecordedLaunch:
        """A run of one launch need not be run: its blocks are taken by their places."""
        k = self._binary.kernels[timed.kernel]
        reason = dependent(k.host.points, k.profile)
        chosen = None if reason else sample(timed.grid, BLOCKS)
        self.session.chosen, self.session.watched = chosen, True
        self._launch(timed)
        done = self._last()
        if chosen is not None and done.work is not None and np.ptp(done.work[0]) == 0:
            chosen = sample(timed.grid, FEW)
        if reason:
            require_small(timed, reason, int(done.counts.thread_blocks @ np.array(k.weights)))
        return replace(timed, sample=chosen)

    def _run_whole(self, timed: RecordedLaunch) -> RecordedLaunch:
        self.session.watched = True
        self._launch(timed)
        self.session.watched = False
        done = self._last()
        assert done.work is not None
        k = done.kernel
        reason = dependent(k.host.points, k.profile)
        if reason:
            require_small(timed, reason, int(done.counts.thread_blocks @ np.array(k.weights)))
        chosen = None if reason else by_work(*done.work)
        after = self._save(self._later)
        return replace(timed, sample=chosen, after=after, work=done.work[0])

    def _launch(self, m: RecordedLaunch) -> None:
        m.run(self.session)

    def _last(self) -> Launched:
        assert self._done is not None
        return self._done

    def run(self) -> RecordedRun:
        """What was recorded, weighed by the times of the whole run."""
        memory = self._memory
        shadows = arena.process_arena().parts(arena.WINDOW, self._size)[1:]
        readable, writable = (
            self._store.save(a, n, arena.WINDOW_UNIT // 4, apart=True) for a, n in shadows
        )
        symbols = [b for b, _ in memory.placed.values() if b.symbol is not None]
        placed = {n: (b, at) for n, (b, at) in memory.placed.items() if b.symbol is None}
        placement = Placement(placed, symbols, memory.end, (readable, writable))
        names = [kernel for kernel, _ in self._times]
        return RecordedRun(
            self._store,
            placement,
            self._weighed(),
            {kernel: names.count(kernel) for kernel in dict.fromkeys(names)},
            None if self._alone else self._later,
            None if self._alone or symbols else self._left(),
        )

    def _left(self) -> Left | None:
        session = self.session
        try:
            window = self._save(self._store)
        except WorkloadError:  # there is no room for it, and it can be run again
            return None
        return Left(window, session.fuel_used, frozenset(session.large_shared))

    def _weighed(self) -> tuple[RecordedLaunch, ...]:
        """Each picked launch counts for the launches of its kernel that are nearest to it."""
        share: dict[int, float] = {}
        for number, (kernel, time) in enumerate(self._times):
            near = min(
                (m.index for m in self._timed if m.kernel == kernel),
                key=lambda index: (abs(index - number), index),
            )
            share[near] = share.get(near, 0.0) + time
        return tuple(replace(m, stands_for_ns=share.get(m.index, 0.0)) for m in self._timed)


def require_small(timed: RecordedLaunch, reason: str, instructions: int) -> None:
    """Raise WorkloadError for a launch that must run whole and is too large for that."""
    if instructions <= MOST_WHOLE:
        return
    blocks = max(1, prod(timed.grid) * MOST_WHOLE // instructions)
    raise WorkloadError(
        f"kernel {timed.kernel}: {reason}, so that all of its {prod(timed.grid)} blocks must "
        f"run whenever a variant is timed; use a timing case of at most about {blocks} blocks"
    )


MOST_LAUNCHES = 8
"""Launches that are timed, unless there are more kernels."""
ALIKE = 0.01
"""Launches of a kernel whose times differ by no more are taken for equal."""


def pick(launches: Sequence[tuple[str, float]]) -> tuple[int, ...]:
    """Numbers of the launches to time.

    Every kernel's launches, in their order, are cut into spans of equal time, and of each span
    the launch in its middle stands for it; of launches that take the same time, the last of each
    span, since what a run computes is complete at the end of a step.

    Args:
        launches: Kernel and time without launch cost of each.
    """
    own: dict[str, list[int]] = {}
    for index, (kernel, _) in enumerate(launches):
        own.setdefault(kernel, []).append(index)
    times = [max(time, 1e-9) for _, time in launches]
    total = {kernel: sum(times[i] for i in indices) for kernel, indices in own.items()}
    picked: set[int] = set()
    for kernel, spans in _spans(own, total, times).items():
        indices = own[kernel]
        done = list(accumulate(times[index] for index in indices))
        if _alike(times, indices):
            picked.update(indices[len(indices) * (span + 1) // spans - 1] for span in range(spans))
            continue
        middles = (total[kernel] * (2 * span + 1) / (2 * spans) for span in range(spans))
        picked.update(indices[bisect_left(done, middle)] for middle in middles)
    return tuple(sorted(picked))


def _alike(times: Sequence[float], indices: Sequence[int]) -> bool:
    own = [times[index] for index in indices]
    return max(own) <= (1.0 + ALIKE) * min(own)


def _spans(
    own: Mapping[str, Sequence[int]], total: Mapping[str, float], times: Sequence[float]
) -> dict[str, int]:
    """Into how many spans each kernel's launches are cut: one each, the rest by time."""
    spare = max(0, MOST_LAUNCHES - len(own))
    whole = sum(total.values())
    spans: dict[str, int] = {}
    for kernel, indices in own.items():
        n = 1 + int(spare * total[kernel] / whole)
        if _alike(times, indices):
            n = min(n, 2)
        spans[kernel] = min(n, len(indices))
    return spans
