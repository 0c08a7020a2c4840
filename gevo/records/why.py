"""Why a winner is faster, as journals hold it: what the model counts before and after."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gevo.records.forms import Form, absent

_WORDS = {
    "latency": "waiting for results",
    "issue": "issuing instructions",
    "launch": "launching kernels",
    "dispatch": "starting blocks",
    "dram": "moving data from and to DRAM",
    "l2": "moving data from and to L2",
    "l1": "reading L1",
    "shared": "shared memory",
    "constant": "constant memory",
    "atomics": "atomics on the same addresses",
    "memory": "the load and store units",
}


def cause_words(cause: str) -> str:
    """A resource that modelled time is spent on, in words; of a functional unit its name."""
    return _WORDS.get(cause, f"the {cause} units")


@dataclass(frozen=True, kw_only=True)
class Pair(Form):
    """A figure of the unmodified program and of the winner."""

    before: float
    after: float


@dataclass(frozen=True, kw_only=True)
class LineChange(Form):
    """What a source line asks for on the training cases, where that has changed.

    Attributes:
        place: As `nw.cu:41`; empty for instructions without a line.
        loop: Place of the innermost loop around it; empty outside of loops.
        instructions: Warp instructions issued.
        sectors: 32-byte sectors of global and local memory.
        wavefronts: Passes through shared memory.
        barriers: Block barriers that warps waited at.
    """

    place: str
    loop: str
    instructions: Pair
    sectors: Pair
    wavefronts: Pair
    barriers: Pair


@dataclass(frozen=True, kw_only=True)
class KernelChange(Form):
    """A kernel's resources and what its warps wait for, on the training cases.

    Attributes:
        kernel: Its name.
        instructions: As in `LineChange`, all lines together.
        sectors: Likewise.
        wavefronts: Likewise.
        barriers: Likewise.
        latency_ns: Modelled time of the dependence chains, in nanoseconds.
        barrier_ns: The barriers' part of that.
        occupancy: Resident warps per SM.
        registers: Per thread.
        spills: Bytes that a thread spills; None where only an estimate is known.
        registers_from: `ptxas` and its version, or `estimate`.
        machine: Machine instructions; None where the unmodified program is not PTX, or they are
            not known.
        issued: An estimate of those that warps issue; likewise.
    """

    kernel: str
    instructions: Pair
    sectors: Pair
    wavefronts: Pair
    barriers: Pair
    latency_ns: Pair
    barrier_ns: Pair
    occupancy: Pair
    registers: Pair
    spills: Pair | None
    registers_from: str
    machine: Pair | None = absent()  # noqa: RUF009
    issued: Pair | None = absent()  # noqa: RUF009


@dataclass(frozen=True, kw_only=True)
class Why(Form):
    """Why a winner is faster, by the model.

    Attributes:
        sentence: In one sentence.
        kernels: Kernels that were launched.
        lines: The lines that changed most, the greatest change of instructions first, each with
            all its loops.
        causes: Modelled nanoseconds that each resource would take alone (see `KernelWork`), the
            unmodified program's greatest first; None in journals of earlier versions.
    """

    sentence: str
    kernels: tuple[KernelChange, ...]
    lines: tuple[LineChange, ...]
    causes: Mapping[str, Pair] | None = absent()
