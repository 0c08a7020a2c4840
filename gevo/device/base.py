"""Devices: the protocol that compiles and runs programs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Protocol, runtime_checkable

from gevo.device.forecast import Ensemble, Forecast
from gevo.finding import Finding, Kind
from gevo.program.base import Dialect, Program, Settings
from gevo.workload.case import Array, Launches


class Policy(StrEnum):
    """Who goes on at a point where threads may be switched (see docs/simt.md)."""

    IN_ORDER = "in order"
    """The lowest block, warp and lane that can."""
    REVERSED = "reversed"
    """The highest; blocks are started in reversed order."""
    ONE_BLOCK = "one block at a time"
    """Blocks in a shuffled order, the next one when the last has ended."""
    RANDOM = "random"
    """Any that can."""
    PRIORITIES = "priorities"
    """Random priorities that change at a few random moments."""
    STARVE = "starve"
    """Any that can, but one thread is held before a certain instruction as long as others can."""


@dataclass(frozen=True)
class Schedule:
    """One way to run a launch.

    Attributes:
        policy: Who goes on.
        seed: Of every choice, and of what a thread reads that reads nothing defined.
        late: Of so many in 256 strong reads an older value may be given where the memory model
            allows one.
    """

    policy: Policy = Policy.IN_ORDER
    seed: int = 0
    late: int = 0

    def __str__(self) -> str:
        late = ", late reads" if self.late else ""
        return f"{self.policy} (seed {self.seed}{late})"


@dataclass(frozen=True)
class Lowered:
    """A program after the cheap common cleanup; picklable.

    Attributes:
        digest: Over what will be executed (cleaned text and the device's options): equal
            digests give equal results, so it is the key of the fitness cache.
        text: The cleaned text, or what the device has made of it (cuda: PTX).
        entry: The program's entry names.
        code: Machine code, where a device makes it ahead of `Device.compile` (cuda: cubin).
        meta: What else the device needs to know about the text (cuda: `Interface`).
        settings: The program's, with which it is to be launched; part of the digest.
    """

    digest: str
    text: str
    entry: tuple[str, ...]
    code: bytes = b""
    meta: object = None
    settings: Settings = ()


class Cache(StrEnum):
    """What the GPU's second-level cache holds when a timed run begins (cuda)."""

    WARM = "warm"
    """What preparing the buffers left there."""
    COLD = "cold"
    """Nothing of use: a buffer larger than the cache has just been written."""


class Compiler(Protocol):
    """What happens to a program before any device is needed; picklable.

    `lower` may abort the process (see `gevo.device.ptx`): call it in worker processes only.
    """

    def lower(self, program: Program) -> Lowered:
        """Verify, clean up, generate the text that is assembled; raises CompileFailed."""
        ...

    def assemble(self, lowered: Lowered) -> Lowered:
        """Add machine code where that can be made ahead; raises CompileFailed."""
        ...

    def moved(self) -> Compiler:
        """The same on this machine, when it was made on another; raises ConfigError."""
        ...

    def fingerprint(self) -> Mapping[str, str]:
        """What the code depends on."""
        ...


class Binary(Protocol):
    """A compiled program; belongs to the device and process that made it."""

    @property
    def digest(self) -> str:
        """The digest of the `Lowered` that it was made from."""
        ...

    @property
    def seeded(self) -> bool:
        """True when its results depend on `RunOptions.arithmetic_seed`."""
        ...

    def close(self) -> None:
        """Free it; it may not be run afterwards."""
        ...


@dataclass(frozen=True)
class RunOptions:
    """How to run a case.

    Attributes:
        repeats: Timed repetitions, at least; a device whose times are modelled runs once.
        max_repeats: Timed repetitions at most, when more than `repeats` are needed until the
            median is known well enough; 0 is `repeats`.
        cache: What the GPU's cache holds at the start (cuda); None is the device's default.
        limit_s: Wall-clock limit for one repetition (cuda); 0 is the device's default.
        poison: Byte written over OUT buffers before every repetition.
        races: Detect data races and their like (simt); finding one raises LaunchFailed with
            Outcome.RACE.
        collect: As `races`, but findings are part of the result.
        ends_at: With `collect`: kinds of findings, of those that are no faults, of which the first
            ends the run (simt); it raises LaunchFailed with Outcome.RACE.
        records: Detecting races: more accesses to one element than so many, which nothing orders,
            are taken together by blocks, so that more may be found than there is; 0 is the
            device's default (simt).
        forgive: With `collect`: an access that is not valid is a finding, and goes nowhere.
        contents: With `collect`: a read of what nothing has written is a finding.
        schedule: Who goes on where threads may be switched (simt); None is one block after the
            other, each thread until it waits.
        large_shared: Kernels that may be launched with more than 48 KiB of shared memory; None
            for all (simt).
        fuel: Instruction limit per thread and launch (simt); 0 is the device's default.
        order_seed: Order in which blocks (and warps) run (simt); 0 is the natural order.
        fill: Byte that shared and local memory hold when a block starts (simt).
        placement_seed: Where in memory the buffers lie; 0 is the device's usual place.
        arithmetic_seed: Which of the results that PTX allows approximate arithmetic, divisions of
            integers by zero and shifts by too much give (simt).
        left: Output, scratch and shared memory of which nobody says what it holds begins with
            what the last run of this binary left there, every other word overwritten (simt).
        fresh_module: Give module variables their initial values first; else they keep what the
            last run of this binary left (nothing else may have run in between).
        variables: Tell what the module's variables hold at the end (simt).
        decisions: Note which sides of its conditions the program takes (simt); not together
            with `schedule`.
        sample: Of every launch only so many blocks run at most, chosen evenly among those at the
            ends of the grid and those inside, and time and counts are those of the whole launch
            as these tell them; 0 for all blocks (simt). Outputs hold what these blocks wrote, and
            the next launch finds nothing else: figures are right where a case is one launch. A
            launch whose blocks cannot stand for one another runs whole; `RunResult.diagnostics`
            says so, and how far the sample may be off.
        launches: The run ends before the driver makes another launch than so many, and outputs are
            not those of the case: for its time alone; 0 for all launches (xla).
        timed: Tell the time. Where it is modelled, not doing so saves the model (simt).
        ensemble: For which other coefficients to model the time as well (simt).
    """

    repeats: int = 1
    max_repeats: int = 0
    cache: Cache | None = None
    limit_s: float = 0.0
    poison: int = 0xA5
    races: bool = False
    collect: bool = False
    ends_at: frozenset[Kind] = frozenset()
    records: int = 0
    forgive: bool = False
    contents: bool = False
    schedule: Schedule | None = None
    large_shared: frozenset[str] | None = None
    fuel: int = 0
    order_seed: int = 0
    fill: int = 0xCE
    placement_seed: int = 0
    arithmetic_seed: int = 0
    left: bool = False
    fresh_module: bool = True
    variables: bool = False
    decisions: bool = False
    sample: int = 0
    launches: int = 0
    timed: bool = True
    ensemble: Ensemble = Ensemble.NONE

    @property
    def detects(self) -> bool:
        """Whether the detector runs."""
        return self.races or self.collect


@dataclass(frozen=True, eq=False)
class RunResult:
    """What running one case gave.

    Attributes:
        outputs: Contents of OUT and INOUT buffers after the (last) run, by name.
        times_ns: Time of the whole plan in nanoseconds, one figure per repeat; empty where it was
            not asked for.
        modelled: True when `times_ns` comes from a model.
        fuel_used: Most instructions that one thread executed in one launch (simt), else 0.
        diagnostics: Figures for reports (modelled cycles by cause, occupancy…), JSON-able.
        also: Outputs of earlier repetitions that differ from `outputs` in some bit; to be
            accepted they must all be right. At most a few are kept.
        findings: What the detector has found, with `RunOptions.collect`.
        large_shared: Kernels that were launched with more than 48 KiB of shared memory.
        points: How often threads could be switched (with `RunOptions.schedule`): at 0 every
            schedule gives the same, unless there are races.
        decisions: With `RunOptions.decisions`, by kernel what it decided: uint64, shape
            (sites, 4), as `gevo.device.simt.lower.decisions` has it.
        forecast: With `RunOptions.ensemble`, times under other coefficients; else None.
        printed: What the kernels printed, its beginning, with `RunOptions.collect` (simt).
        printed_digest: Of all the lines that they printed, in any order; empty for none.
        variables: Digests of what the module's variables hold at the end, by name, without
            constant ones and those that are buffers; with `RunOptions.variables` (simt).
    """

    outputs: Mapping[str, Array]
    times_ns: tuple[float, ...]
    modelled: bool
    fuel_used: int
    diagnostics: Mapping[str, Any]
    also: tuple[Mapping[str, Array], ...] = ()
    findings: tuple[Finding, ...] = ()
    large_shared: frozenset[str] = frozenset()
    points: int = 0
    decisions: Mapping[str, Array] = field(default_factory=dict[str, Array])
    forecast: Forecast | None = None
    printed: str = ""
    printed_digest: str = ""
    variables: Mapping[str, str] = field(default_factory=dict[str, str])


@dataclass(frozen=True, eq=False)
class Replayed:
    """What timing a program on parts of a recorded run gave.

    Attributes:
        time_ns: Time of the whole run.
        error: Standard error of the time over the unmodified program's, as a part of it: not all
            of the run was timed.
        outputs: Elements of OUT and INOUT buffers that this program or the unmodified one
            changed, flat, by launch and name.
        expected: What the unmodified program gave there.
        diagnostics: As in `RunResult`, for the launches that were timed.
        forecast: With `RunOptions.ensemble`, of the whole run.
        strays: Whether a launch leaves something else in scratch memory than the unmodified
            program does: then later launches find other things than those that were timed.
        passed_on: Whether a launch in front of others leaves anything else: then what they do
            with it is not known, and only the outputs of a whole run say whether it is right.
    """

    time_ns: float
    error: float
    outputs: Mapping[str, Array]
    expected: Mapping[str, Array]
    diagnostics: Mapping[str, Any]
    forecast: Forecast | None = None
    strays: bool = False
    passed_on: bool = False


class Recording(Protocol):
    """A run of the unmodified program, parts of which other programs can be timed on.

    It belongs to the device and the process that made it, or that took it from a file.
    """

    @property
    def fuel(self) -> int:
        """Most instructions that one of its threads executed in a launch."""
        ...

    @property
    def several(self) -> bool:
        """Whether it has more than one launch."""
        ...

    @property
    def whole(self) -> RunResult | None:
        """What the run gave, without times; None where not all of it was run."""
        ...


@runtime_checkable
class RecordingDevice(Protocol):
    """A device that can time programs on parts of a run, because it models their time."""

    def record(self, binary: Binary, launches: Launches) -> Recording:
        """Run the unmodified program; raises LaunchFailed.

        Where its blocks depend on one another and are too many, it raises WorkloadError.
        """
        ...

    def replay(self, binary: Binary, recording: Recording, options: RunOptions) -> Replayed:
        """Time a program on a recording; raises LaunchFailed."""
        ...

    def save(self, recording: Recording, key: str, file: int) -> None:
        """Put a recording into a file, unless it holds one, for others; raises OSError."""
        ...

    def saved(self, key: str, file: int) -> Recording | None:
        """The recording that was put into a file under this key; None where there is none."""
        ...


class Device(Protocol):
    """Compiles and runs programs. Used only inside worker processes.

    Expected failures raise CompileFailed, LaunchFailed or DeviceLost, which carry the Outcome.
    """

    @property
    def name(self) -> str:
        """For people, e.g. `simt:H200`."""
        ...

    @property
    def dialects(self) -> frozenset[Dialect]: ...

    @property
    def modelled(self) -> bool:
        """True when its times come from a model."""
        ...

    def fingerprint(self) -> Mapping[str, str]:
        """What a measured time depends on: model table or GPU, driver, compiler versions."""
        ...

    def lower(self, program: Program) -> Lowered:
        """Verify and clean up; raises CompileFailed (outcome INVALID when LLVM refuses it)."""
        ...

    def compile(self, lowered: Lowered) -> Binary:
        """Generate code; raises CompileFailed."""
        ...

    def run(self, binary: Binary, launches: Launches, options: RunOptions) -> RunResult:
        """Run one case on fresh buffers; raises LaunchFailed or DeviceLost.

        A write to an IN buffer is LaunchFailed with Outcome.WRONG.
        """
        ...

    def compare(
        self,
        first: Binary,
        second: Binary,
        launches: tuple[Launches, Launches],
        options: RunOptions,
    ) -> tuple[RunResult, RunResult]:
        """Run two binaries on the same case in turns, so that drift hits both alike.

        Each has its own launches. Raises as `run`; which of the two failed is not told, so let
        each run alone before.
        """
        ...

    @property
    def healthy(self) -> bool:
        """False after a fault that this process cannot recover from: replace the worker."""
        ...

    def close(self) -> None: ...


PROFILE_S = 10.0
"""What a profile may take."""


@runtime_checkable
class QuickDevice(Protocol):
    """A device that also makes code for checks alone, in much less time.

    Its programs cannot harm one another.
    """

    def compile_quickly(self, lowered: Lowered) -> Binary:
        """Code whose results are right, and whose time says nothing; raises CompileFailed."""
        ...

    def run_first(
        self, binary: Binary, rest: Binary, launches: Launches, options: RunOptions
    ) -> RunResult | None:
        """Run a case of which the first launch is a program's and all others are another's.

        What the other one gives is remembered for the case, so that this takes as long as one
        launch. None where it saves nothing. Raises as `Device.run`.
        """
        ...

    def profile(self, program: Program) -> Mapping[str, float]:
        """Nanoseconds that ops take by themselves, by uid, as far as `PROFILE_S` suffices."""
        ...


class InTurns(ABC):
    """`Device.run` and `Device.compare` of devices that run binaries in turns."""

    @abstractmethod
    def _run(
        self, runs: Sequence[tuple[Binary, Launches]], options: RunOptions
    ) -> Sequence[RunResult]:
        """Run each on its case as often as the options say, in turns; results in this order."""

    def run(self, binary: Binary, launches: Launches, options: RunOptions) -> RunResult:
        """Run one case on fresh buffers; raises LaunchFailed, DeviceLost or WorkloadError."""
        return self._run([(binary, launches)], options)[0]

    def compare(
        self,
        first: Binary,
        second: Binary,
        launches: tuple[Launches, Launches],
        options: RunOptions,
    ) -> tuple[RunResult, RunResult]:
        """Run two binaries on the same case in turns (ABBA…)."""
        one, two = self._run([(first, launches[0]), (second, launches[1])], options)
        return one, two
