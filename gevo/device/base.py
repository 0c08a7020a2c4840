"""Devices: the protocol that compiles and runs programs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from gevo.program.base import Dialect, Program
from gevo.workload.case import Array, Launches


@dataclass(frozen=True)
class Lowered:
    """A program after the cheap common cleanup; picklable.

    Attributes:
        digest: Over what will be executed (cleaned text and the device's options): equal
            digests give equal results, so it is the key of the fitness cache.
        text: The cleaned text.
        entry: The program's entry names.
    """

    digest: str
    text: str
    entry: tuple[str, ...]


class Binary(Protocol):
    """A compiled program; belongs to the device and process that made it."""

    @property
    def digest(self) -> str:
        """The digest of the `Lowered` that it was made from."""
        ...

    def close(self) -> None:
        """Free it; it may not be run afterwards."""
        ...


@dataclass(frozen=True)
class RunOptions:
    """How to run a case.

    Attributes:
        repeats: Timed repetitions; a device whose times are modelled runs once.
        poison: Byte written over OUT buffers before every repetition.
        races: Detect data races (simt); finding one raises LaunchFailed with Outcome.RACE.
        fuel: Instruction limit per thread and launch (simt); 0 is the device's default.
        order_seed: Order in which blocks (and warps) run (simt); 0 is the natural order.
        fill: Byte that shared and local memory hold when a block starts (simt).
        placement_seed: Where in memory the buffers lie; 0 is the device's usual place.
        fresh_module: Give module variables their initial values first; else they keep what the
            last run of this binary left (nothing else may have run in between).
    """

    repeats: int = 1
    poison: int = 0xA5
    races: bool = False
    fuel: int = 0
    order_seed: int = 0
    fill: int = 0xCE
    placement_seed: int = 0
    fresh_module: bool = True


@dataclass(frozen=True, eq=False)
class RunResult:
    """What running one case gave.

    Attributes:
        outputs: Contents of OUT and INOUT buffers after the (last) run, by name.
        times_ns: Time of the whole plan in nanoseconds, one figure per repeat.
        modelled: True when `times_ns` comes from a model.
        fuel_used: Most instructions that one thread executed in one launch (simt), else 0.
        diagnostics: Figures for reports (modelled cycles by cause, occupancy…), JSON-able.
    """

    outputs: Mapping[str, Array]
    times_ns: tuple[float, ...]
    modelled: bool
    fuel_used: int
    diagnostics: Mapping[str, Any]


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

    def close(self) -> None: ...
