"""Runs a draft on the simt device and watches what its kernels do with each array.

Runs untrusted code: only in worker processes.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import prod
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.device.simt.jit import SimtBinary
from gevo.device.simt.model.memory import AccessTrace
from gevo.device.simt.model.time import Gpu, launch_time_ns, load_gpu
from gevo.device.simt.native import arena
from gevo.device.simt.run.memory import Memory
from gevo.device.simt.run.recording import BLOCKS
from gevo.device.simt.run.session import Launched, Session
from gevo.errors import LaunchFailed, WorkloadError
from gevo.finding import NOTES, Fault, Finding, Kind
from gevo.program.base import Program
from gevo.workload.case import Argument, Array, Buffer, Dim3, Idle, Launches, TestCase
from gevo.workload.draft import ArrayDraft, Draft, text_of
from gevo.workload.spec import load

FUEL = 1 << 18
"""Instructions of a thread: what needs more is taken for endless."""
ROOMY = 1 << 18
"""Elements of an array of which nobody knows yet how far it is used."""
ENOUGH_S = 60.0
"""Processor time after which kernels that nobody has looked at yet are left out."""
_GPU = "H200"
RECORDS = 8
"""Accesses to an element: a draft that lets all threads race is found wrong by few of them."""
WATCHING = RunOptions(collect=True, records=RECORDS, forgive=True, contents=True, fuel=FUEL)


@dataclass(frozen=True)
class Touch:
    """What one instruction did to one array in one launch; `end` counts elements."""

    launch: int
    site: int
    array: str
    store: bool
    end: int


@dataclass
class Ran:
    """What came of a run.

    Attributes:
        failed: Why it ended early; empty when it did not.
        findings: What the detector found.
        covered: By kernel, for each basic block whether any thread executed it.
        touches: Accesses of arrays.
        shared: By launch the bytes of dynamic shared memory that were used.
        written: Arrays of which every element was written.
        outputs: Contents of the arrays at the end.
        work: Basic blocks that threads executed, each as often as it was.
    """

    failed: str = ""
    findings: tuple[Finding, ...] = ()
    covered: dict[str, NDArray[np.bool_]] = field(default_factory=dict[str, NDArray[np.bool_]])
    touches: list[Touch] = field(default_factory=list[Touch])
    shared: dict[int, int] = field(default_factory=dict[int, int])
    written: frozenset[str] = frozenset()
    outputs: Mapping[str, Array] = field(default_factory=dict[str, Array])

    @property
    def errors(self) -> list[Finding]:
        """Findings that are errors.

        What was passed by value lies in local memory and counts there as never written, without
        a schedule.
        """
        local = (Kind.UNINITIALISED, "local memory")
        return [f for f in self.findings if f.kind not in NOTES and (f.kind, f.region) != local]

    @property
    def invalid(self) -> list[str]:
        """Regions in which an access was not valid, as `buffer x`."""
        return [f.region for f in self.findings if f.kind is Kind.INVALID]

    @property
    def good(self) -> bool:
        """Whether it came to its end without an invalid access."""
        return not self.failed and not self.invalid

    @property
    def why(self) -> str:
        """What keeps it from being good; empty where it is."""
        return self.failed or next((str(f) for f in self.findings if f.kind is Kind.INVALID), "")

    work: int = 0

    @property
    def blocks_covered(self) -> int:
        """Basic blocks that any thread executed, over all kernels."""
        return sum(int(blocks.sum()) for blocks in self.covered.values())

    @property
    def finite(self) -> bool:
        """Whether no float in any array is infinite or not a number."""
        floats = (a for a in self.outputs.values() if a.dtype.kind == "f")
        return all(bool(np.isfinite(a).all()) for a in floats)


@dataclass(frozen=True)
class Cost:
    """What a case costs.

    Attributes:
        threads: Of all launches.
        bytes: Of all arrays.
        instructions: That threads execute.
        sampled: Of these, those of the blocks that stand for each launch.
        launches: How many.
        kernel_ns: Modelled time of all launches, without the cost of launching.
    """

    threads: int
    bytes: int
    instructions: float
    sampled: float
    launches: int
    kernel_ns: float


class _Counting(Idle):
    """Only counts: threads of all launches, blocks of the smallest."""

    def __init__(self) -> None:
        self.threads = 0
        self.blocks = 0

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument],
        shared_bytes: int = 0,
        cooperative: bool = False,
    ) -> None:
        del kernel, args, shared_bytes, cooperative
        blocks = prod(grid)
        self.threads += blocks * prod(block)
        self.blocks = min(self.blocks or blocks, blocks)


class Prober:
    """Runs drafts of specs for one program.

    Args:
        program: The program.
        kernel_file: Where its text lies; drafts are loaded with it.
        folder: Where drafts may be written.
    """

    def __init__(self, program: Program, kernel_file: Path, folder: Path) -> None:
        self._device = SimtDevice(_GPU)
        self._gpu = load_gpu(_GPU)
        self.lowered = self._device.lower(program)
        self.binary: SimtBinary = self._device.compile(self.lowered)
        self._kernel_file = kernel_file
        self._spec = folder / "draft.toml"
        self._began = time.process_time()
        self.runs = 0

    @property
    def late(self) -> bool:
        """Whether it has taken so much of the processor's time that the rest is left out."""
        return time.process_time() - self._began > ENOUGH_S

    def launches(self, draft: Draft, sizes: Mapping[str, int], seed: int) -> Launches:
        """Buffers and driver of a case of a draft; raises WorkloadError."""
        self._spec.write_text(text_of(draft, str(self._kernel_file)))
        workload = load(self._spec)
        names = {**draft.sizes, **sizes}
        return workload.launches(TestCase("probe", seed, tuple(names.items())))

    def launched(self, draft: Draft, sizes: Mapping[str, int]) -> tuple[int, int]:
        """Threads that a case launches, and blocks of its smallest launch; nothing runs.

        Raises:
            WorkloadError: The sizes are refused, or the launches depend on data.
        """
        host = _Counting()
        self.launches(draft, sizes, 1).drive(host)
        return host.threads, host.blocks

    def cost(self, draft: Draft, sizes: Mapping[str, int], seed: int) -> Cost | None:
        """What a case costs, from a few blocks of each launch; None where it does not run."""
        done: list[Launched] = []
        options = RunOptions(sample=BLOCKS, fuel=4 * FUEL)
        try:
            launches = self.launches(draft, sizes, seed)
            memory = Memory(self.binary, launches.buffers, options)
        except (LaunchFailed, WorkloadError):
            return None
        try:
            launches.drive(Session(self.binary, memory, self._gpu, options, done.append))
        except (LaunchFailed, WorkloadError):
            return None
        finally:
            memory.clear()
        return _cost(launches.buffers, done, self._gpu)

    def record(self, draft: Draft, sizes: Mapping[str, int], seed: int) -> None:
        """Record a case as a timing case is; raises LaunchFailed and WorkloadError."""
        self._device.record(self.binary, self.launches(draft, sizes, seed))

    def run(
        self,
        draft: Draft,
        sizes: Mapping[str, int] | None = None,
        seed: int = 1,
        options: RunOptions = WATCHING,
        roomy: int = 0,
    ) -> Ran:
        """One run; with `roomy` every argument is an array of so many elements, too many."""
        if roomy:
            arrays = {n: a if _kept(a) else replace(a, shape=(str(roomy),))
                      for n, a in draft.arrays.items()}  # fmt: skip
            draft = replace(draft, arrays=arrays)
        self.runs += 1
        try:
            return self._run(self.launches(draft, sizes or {}, seed), options, not roomy)
        except WorkloadError as error:
            return Ran(failed=str(error).replace(f"{self._spec}: ", ""))

    def _run(self, launches: Launches, options: RunOptions, exact: bool) -> Ran:
        ran = Ran()
        done: list[Launched] = []
        memory = Memory(self.binary, launches.buffers, options)
        session = None
        try:
            session = Session(self.binary, memory, self._gpu, options, done.append, True)
            launches.drive(session)
        except Fault as fault:
            ran.failed, ran.findings = str(fault), (fault.finding,)
        except LaunchFailed as error:
            ran.failed = str(error)
        finally:
            spans = {b.name: memory.span(b.name) for b in launches.buffers}
            ran.outputs = {name: memory.read(name) for name in spans}
            memory.clear()
        if session is not None:
            ran.findings += tuple(session.findings)
        self._collect(ran, done, launches.buffers, spans, exact)
        return ran

    def _collect(
        self,
        ran: Ran,
        done: Sequence[Launched],
        buffers: Sequence[Buffer],
        spans: Mapping[str, tuple[int, int]],
        exact: bool,
    ) -> None:
        places = _Places(buffers, spans)
        written = {b.name: np.zeros(b.array.nbytes, np.bool_) for b in buffers if exact}
        dynamic = self.binary.layout.dynamic_offset - arena.SHARED[0]
        for number, launched in enumerate(done):
            name, counts = launched.counts.kernel, launched.counts
            before = ran.covered.get(name)
            now = counts.thread_blocks > 0
            ran.work += int(counts.thread_blocks.sum())
            ran.covered[name] = now if before is None else before | now
            for trace in counts.traces:
                addresses = trace.addresses[trace.addresses >= 0]
                if trace.space == 3:
                    used = int(addresses.max()) + trace.size - dynamic
                    ran.shared[number] = max(ran.shared.get(number, 0), used)
                elif trace.space == 1:
                    ran.touches += places.touches(number, trace, addresses, written)
        ran.written = frozenset(name for name, bytes_ in written.items() if bytes_.all())


def _cost(buffers: Iterable[Buffer], done: Sequence[Launched], gpu: Gpu) -> Cost:
    threads = sum(prod(d.counts.grid) * prod(d.counts.block) for d in done)
    each = [float(d.counts.thread_blocks @ np.array(d.kernel.weights)) for d in done]
    shares = [d.ran / prod(d.counts.grid) for d in done]
    sampled = sum(n * share for n, share in zip(each, shares, strict=True))
    took = sum(launch_time_ns(d.kernel.profile, d.counts, gpu).kernel_ns for d in done)
    arrays = sum(b.array.nbytes for b in buffers)
    return Cost(threads, arrays, sum(each), sampled, len(done), took)


class _Places:
    """Which array an address lies in."""

    def __init__(self, buffers: Iterable[Buffer], spans: Mapping[str, tuple[int, int]]) -> None:
        inside = [b for b in buffers if spans[b.name][0] >= arena.GLOBAL[0]]
        self._order = sorted(inside, key=lambda b: spans[b.name][0])
        self._starts = [spans[b.name][0] - arena.GLOBAL[0] for b in self._order]

    def touches(
        self,
        launch: int,
        trace: AccessTrace,
        addresses: NDArray[np.int64],
        written: Mapping[str, NDArray[np.bool_]],
    ) -> list[Touch]:
        found: list[Touch] = []
        for buffer, start in zip(self._order, self._starts, strict=True):
            # What lies behind a buffer is a module variable, or not valid.
            inside = (addresses >= start) & (addresses < start + buffer.array.nbytes)
            if not inside.any():
                continue
            offsets = addresses[inside] - start
            last = int(offsets.max()) + trace.size
            end = -(-last // buffer.array.dtype.itemsize)
            found.append(Touch(launch, trace.site, buffer.name, trace.store, end))
            if trace.store and buffer.name in written:
                for byte in range(trace.size):
                    written[buffer.name][offsets + byte] = True
        return found


def _kept(array: ArrayDraft) -> bool:
    """Arrays whose length is fixed, or decides what they hold."""
    return bool(array.symbol) or array.fixed or array.init.get("kind") == "offsets"


def same_outputs(one: Ran, other: Ran, names: Iterable[str]) -> list[str]:
    """Arrays whose contents differ between two runs, bit by bit."""
    return [n for n in names if one.outputs[n].tobytes() != other.outputs[n].tobytes()]
