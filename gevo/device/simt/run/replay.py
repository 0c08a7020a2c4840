"""Times programs on parts of a recorded run, and looks at what they write there."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from math import prod, sqrt

import numpy as np
from numpy.typing import NDArray

from gevo.device.base import Replayed, RunOptions, RunResult
from gevo.device.forecast import Ensemble
from gevo.device.simt.jit import SimtBinary
from gevo.device.simt.model.ir import SHARED
from gevo.device.simt.model.time import Gpu, Work, time_of, work_of
from gevo.device.simt.native import arena
from gevo.device.simt.native.arena import written_pages
from gevo.device.simt.run.by_line import forecast_of
from gevo.device.simt.run.memory import RecordedMemory
from gevo.device.simt.run.recording import RecordedLaunch, RecordedRun, require_small
from gevo.device.simt.run.session import Launched, Session, Tally
from gevo.device.simt.run.tracing import Sample, dependent
from gevo.workload.case import Array, Buffer, Role

Roles = frozenset[Role]
COMPARED: Roles = frozenset({Role.OUT, Role.INOUT})
WRITTEN: Roles = COMPARED | {Role.SCRATCH}
ALIKE = 1e-3
"""Floats in scratch memory that differ by a smaller part do not change what later launches do."""
Bytes = NDArray[np.uint8]


@dataclass(frozen=True, eq=False)
class Pages:
    """Pages of a buffer that somebody wrote to, and what they held before and after.

    Attributes:
        numbers: Of the pages in the window, rising.
        before: uint8, shape (pages, bytes of a page).
        after: The same.
    """

    numbers: NDArray[np.int64]
    before: Bytes
    after: Bytes


@dataclass(frozen=True, eq=False)
class ReplayedLaunch:
    """What a program did at one timed launch.

    Attributes:
        kernel_ns: Modelled time of all blocks, without the launch cost.
        work: What it asked of the GPU.
        done: What was counted.
        pages: By buffer, what it wrote.
        variables: Contents of buffers that are module variables, by name.
    """

    kernel_ns: float
    work: Work
    done: Launched
    pages: Mapping[str, Pages]
    variables: Mapping[str, Array]


@dataclass(frozen=True, eq=False)
class BaseLaunch:
    """What the unmodified program did at one timed launch.

    Attributes:
        kernel_ns: As in `ReplayedLaunch`, like what follows.
        pages: Of the buffers that a variant's are compared with.
        variables: Contents of buffers that are module variables, by name.
        fuel_used: Most instructions that one thread executed.
        blocks: What blocks did; see `Launched.work`.
    """

    kernel_ns: float
    pages: Mapping[str, Pages]
    variables: Mapping[str, Array]
    fuel_used: int
    blocks: Array | None

    @staticmethod
    def of(played: ReplayedLaunch, compared: Collection[str]) -> BaseLaunch:
        """Without what only matters while it runs."""
        pages = {name: p for name, p in played.pages.items() if name in compared}
        done = played.done
        return BaseLaunch(played.kernel_ns, pages, played.variables, done.fuel_used, done.work)


@dataclass(frozen=True, eq=False)
class SimtRecording:
    """A recorded run, and what the unmodified program does on the same blocks.

    Attributes:
        run: What was recorded.
        base: What the unmodified program did at each timed launch.
    """

    run: RecordedRun
    base: tuple[BaseLaunch, ...]

    @property
    def fuel(self) -> int:
        """Most instructions that a thread of the unmodified program executed."""
        return max(played.fuel_used for played in self.base)

    @property
    def several(self) -> bool:
        """Whether it has more than one launch."""
        return sum(self.run.launches.values()) > 1

    @property
    def whole(self) -> RunResult | None:
        """What the run gave, without times; None where not all of it was run."""
        run, left = self.run, self.run.left
        if left is None:
            return None
        outputs: dict[str, Array] = {}
        for name, (buffer, offset) in run.placement.buffers.items():
            if buffer.role in COMPARED:
                held = run.store.read(left.window, offset - arena.WINDOW, buffer.array.nbytes)
                outputs[name] = held.view(buffer.array.dtype).reshape(buffer.array.shape)
        return RunResult(outputs, (), True, left.fuel_used, {}, large_shared=left.large_shared)


class Replayer:
    """Replays the timed launches of a recorded run with one binary."""

    def __init__(
        self, binary: SimtBinary, run: RecordedRun, gpu: Gpu, options: RunOptions
    ) -> None:
        self._binary = binary
        self._run = run
        self._gpu = gpu
        self._options = options
        self._page = os.sysconf("SC_PAGESIZE")
        self._last: tuple[float, Work, Launched]
        self.tally = Tally()

    def replay(
        self,
        timed_launches: Sequence[RecordedLaunch],
        known: Sequence[BaseLaunch] = (),
        roles: Roles = COMPARED,
    ) -> list[ReplayedLaunch]:
        """What the program does at these launches.

        Args:
            timed_launches: Some of the run's.
            known: What another program did there: its pages are looked at too.
            roles: Of the buffers that are looked at.

        Raises:
            LaunchFailed: A launch fails.
        """
        memory = RecordedMemory(self._binary, self._run.placement, self._run.store)
        played: list[ReplayedLaunch] = []
        try:
            session = Session(self._binary, memory, self._gpu, self._options, self._report)
            session.watched = True
            for n, m in enumerate(timed_launches):
                memory.show(m.snapshot)
                session.chosen = self._chosen(m)
                m.run(session)
                time, work, done = self._last
                pages = self._pages(m, known[n].pages if known else {}, roles)
                symbols = (b for b in self._run.placement.symbols if b.role in roles)
                variables = {b.name: memory.read(b.name) for b in symbols}
                played.append(ReplayedLaunch(time, work, done, pages, variables))
        finally:
            memory.clear()
        return played

    def _report(self, done: Launched) -> None:
        work = work_of(done.kernel.profile, done.counts)
        time = time_of(work, self._gpu)
        self.tally.add(done, time)
        self._last = time.kernel_ns, work, done

    def _chosen(self, timed: RecordedLaunch) -> Sample | None:
        """The blocks that run: all of them where this program's depend on one another."""
        k = self._binary.kernels.get(timed.kernel)
        if k is None or not dependent(k.host.points, k.profile):
            return timed.sample
        return None

    def _pages(
        self, timed: RecordedLaunch, known: Mapping[str, Pages], roles: Roles
    ) -> dict[str, Pages]:
        """What was written to the buffers of these roles, and the known pages."""
        (address, size), *_ = arena.process_arena().parts(arena.WINDOW, self._run.placement.size)
        written = written_pages(address, size)
        window = arena.process_arena().bytes[arena.WINDOW : arena.WINDOW + size]
        pages = window.reshape(-1, self._page)
        found: dict[str, Pages] = {}
        for name, (buffer, offset) in self._run.placement.buffers.items():
            if buffer.role not in roles:
                continue
            first, last = self._range(buffer, offset)
            own = written[np.searchsorted(written, first) : np.searchsorted(written, last + 1)]
            other = known.get(name)
            if other is None:
                before = self._before(timed, own)
            else:
                further = np.setdiff1d(own, other.numbers, assume_unique=True)
                own = np.concatenate([other.numbers, further])
                before = np.concatenate([other.before, self._before(timed, further)])
            found[name] = Pages(own, before, pages[own])
        return found

    def _range(self, buffer: Buffer, offset: int) -> tuple[int, int]:
        """First and last page of a buffer."""
        start = offset - arena.WINDOW
        return start // self._page, (start + max(1, buffer.array.nbytes) - 1) // self._page

    def _before(self, timed: RecordedLaunch, numbers: NDArray[np.int64]) -> Bytes:
        held = np.empty((len(numbers), self._page), dtype=np.uint8)
        for row, number in zip(held, numbers.tolist(), strict=True):
            row[:] = self._run.store.read(timed.snapshot.window, number * self._page, self._page)
        return held


def recorded(binary: SimtBinary, run: RecordedRun, gpu: Gpu) -> SimtRecording:
    """Plays the unmodified program on its own recording.

    Raises:
        LaunchFailed: It fails.
        WorkloadError: What blocks write depends on others, and they are too many.
    """
    replayer = Replayer(binary, run, gpu, RunOptions())
    played = replayer.replay(run.timed_launches, roles=WRITTEN)
    timed_launches = [
        m if m.sample is None or _alone(binary, run, m, one) else _whole(binary, m)
        for m, one in zip(run.timed_launches, played, strict=True)
    ]
    if any(new is not old for new, old in zip(timed_launches, run.timed_launches, strict=True)):
        played = replayer.replay(timed_launches, roles=WRITTEN)
    timed_launches = [replace(m, after=None) for m in timed_launches]
    roles = _roles(run)
    kept = {n for n, (b, _) in run.placement.buffers.items() if b.role in roles}
    return SimtRecording(
        replace(run, timed_launches=tuple(timed_launches), later=None),
        tuple(BaseLaunch.of(one, kept) for one in played),
    )


def _alone(
    binary: SimtBinary, run: RecordedRun, timed: RecordedLaunch, played: ReplayedLaunch
) -> bool:
    """Whether sampled blocks do and give by themselves what they did and gave among all others.

    Sums that all blocks add to differ, of course: that changes no block's work.
    """
    k = binary.kernels[timed.kernel]
    if run.later is None or timed.after is None or timed.sample is None:
        return True
    own = played.done.work
    if own is None or timed.work is None or (own[0] != timed.work[timed.sample.blocks]).any():
        return False
    if any(s.atomic and s.space != SHARED for s in k.profile.sites.values()):
        return True
    page = os.sysconf("SC_PAGESIZE")
    for pages in played.pages.values():
        for number, before, after in zip(
            pages.numbers.tolist(), pages.before, pages.after, strict=True
        ):
            whole = run.later.read(timed.after, number * page, page)
            if np.any((before != after) & (after != whole)):
                return False
    return True


def _roles(run: RecordedRun) -> Roles:
    """Of the buffers that matter: what scratch memory holds only does to a later launch."""
    return WRITTEN if sum(run.launches.values()) > 1 else COMPARED


def _whole(binary: SimtBinary, timed: RecordedLaunch) -> RecordedLaunch:
    """The same with all blocks; raises WorkloadError where they are too many."""
    k = binary.kernels[timed.kernel]
    threads = prod(timed.block)
    assert timed.work is not None
    instructions = int(timed.work.sum()) * min(threads, 32)
    require_small(timed, f"blocks of {k.host.name} read what others write", instructions)
    return replace(timed, sample=None)


def replayed(
    binary: SimtBinary, recording: SimtRecording, gpu: Gpu, options: RunOptions
) -> Replayed:
    """Times a program on a recording; raises LaunchFailed."""
    run = recording.run
    replayer = Replayer(binary, run, gpu, options)
    played = replayer.replay(run.timed_launches, recording.base, _roles(run))
    left = list(_left(run, played, recording.base))
    key = "{0.buffer} after launch {0.launch.index} ({0.launch.kernel})".format
    compared = [one for one in left if one.role in COMPARED and one.own.size]
    time_ns = sum(n * gpu.launch_ns for n in run.launches.values())
    time_ns += sum(
        m.stands_for_ns * own.kernel_ns / other.kernel_ns
        for m, own, other in zip(run.timed_launches, played, recording.base, strict=True)
    )
    error = _error(run, played, recording.base) / time_ns
    diagnostics = replayer.tally.diagnostics()
    diagnostics.setdefault("sampling", {})["error"] = error
    forecast = None
    if options.ensemble is not Ensemble.NONE:
        launches = [
            (m.stands_for_ns / other.kernel_ns, own.work)
            for m, own, other in zip(run.timed_launches, played, recording.base, strict=True)
        ]
        unlike = sum(run.launches.values()) - sum(weight for weight, _ in launches)
        forecast = forecast_of(binary, launches, gpu, options.ensemble, error, unlike)
    return Replayed(
        time_ns,
        error,
        {key(one): one.own for one in compared},
        {key(one): one.other for one in compared},
        diagnostics,
        forecast,
        strays=any(one.role is Role.SCRATCH and not one.alike for one in left),
        passed_on=_passed_on(run, left),
    )


def _passed_on(run: RecordedRun, left: Sequence[_Left]) -> bool:
    """Whether a launch leaves something else that others come after, which then see that."""
    last = sum(run.launches.values()) - 1
    return any(one.launch.index < last and bool((one.own != one.other).any()) for one in left)


def _error(
    run: RecordedRun, played: Sequence[ReplayedLaunch], base: Sequence[BaseLaunch]
) -> float:
    """Standard error in nanoseconds of the time, as far as the unmodified program's differs.

    Blocks and launches are sampled independently. Of a program that runs all blocks, since they
    depend on one another, it is the error of what the unmodified one does. That of launches comes
    from how differently the program gains on those of one kernel; kernels of which one is timed
    tell nothing of it.
    """
    squares = 0.0
    ratios: dict[str, list[float]] = {}
    share: dict[str, float] = {}
    for m, own, other in zip(run.timed_launches, played, base, strict=True):
        ratio = own.kernel_ns / other.kernel_ns
        share[m.kernel] = share.get(m.kernel, 0.0) + m.stands_for_ns
        ratios.setdefault(m.kernel, []).append(ratio)
        a, b = own.done.work, other.blocks
        if m.sample is not None and a is not None and b is not None:
            alike = a.shape == b.shape
            of_blocks = (
                m.sample.ratio_error(a[0], b[0])
                if alike
                else m.sample.error(b[0], m.sample.strata)
            )
            squares += (m.stands_for_ns * ratio * of_blocks) ** 2
    for kernel, own_ratios in ratios.items():
        n, of = len(own_ratios), run.launches[kernel]
        if 1 < n < of:
            variance = float(np.var(own_ratios, ddof=1))
            squares += share[kernel] ** 2 * variance / n * (1.0 - n / of)
    return sqrt(squares)


@dataclass(frozen=True, eq=False)
class _Left:
    """What two programs left in the elements of a buffer that one of them changed.

    Attributes:
        buffer: Its name.
        role: Its role.
        launch: Which launch left it.
        own: The variant's elements, flat.
        other: The unmodified program's.
    """

    buffer: str
    role: Role
    launch: RecordedLaunch
    own: Array
    other: Array

    @property
    def alike(self) -> bool:
        """Whether they are equal; floats, about."""
        if self.own.dtype.kind == "f":
            return bool(np.isclose(self.own, self.other, rtol=ALIKE, atol=0, equal_nan=True).all())
        return bool((self.own == self.other).all())


def _left(
    run: RecordedRun, played: Sequence[ReplayedLaunch], base: Sequence[BaseLaunch]
) -> Iterator[_Left]:
    """By launch and buffer what each of two programs left."""
    symbols = {one.name: one.role for one in run.placement.symbols}
    for m, own, other in zip(run.timed_launches, played, base, strict=True):
        for name, pages in own.pages.items():
            buffer, offset = run.placement.buffers[name]
            elements = _elements(pages, other.pages[name], buffer, offset)
            yield _Left(name, buffer.role, m, *elements)
        for name, array in own.variables.items():
            yield _Left(name, symbols[name], m, array, other.variables[name])


def _elements(own: Pages, other: Pages, buffer: Buffer, offset: int) -> tuple[Array, Array]:
    """What two programs gave in the elements that one of them changed.

    The pages of `own` begin with those of `other`.
    """
    wanted = own.before.copy()
    wanted[: len(other.numbers)] = other.after
    page = own.after.shape[1] if own.after.size else 1
    start = own.numbers * page + arena.WINDOW - offset
    inside = start[:, None] + np.arange(page)
    inside = ((inside >= 0) & (inside < buffer.array.nbytes)).reshape(-1)
    a, e, before = (x.reshape(-1)[inside] for x in (own.after, wanted, own.before))
    size = buffer.array.dtype.itemsize
    bits = f"u{size}"
    changed = (a.view(bits) != before.view(bits)) | (e.view(bits) != before.view(bits))
    return a.view(buffer.array.dtype)[changed], e.view(buffer.array.dtype)[changed]
