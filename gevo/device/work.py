"""What programs do on a GPU, counted or modelled, by source line: facts for comparisons."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple


class SourceLocation(NamedTuple):
    """Where instructions come from.

    Attributes:
        file: Name of the source file; empty when unknown.
        line: Line; 0 when unknown.
        loop: First line of the innermost loop that the instructions are in; 0 outside of loops.
    """

    file: str
    line: int
    loop: int


@dataclass(frozen=True)
class Amounts:
    """What some instructions of a launch, or of several, asked for.

    Attributes:
        instructions: Warp instructions issued.
        sectors: 32-byte sectors of global and local memory moved.
        wavefronts: Passes through shared memory.
        barriers: Block barriers that warps waited at.
    """

    instructions: float = 0.0
    sectors: float = 0.0
    wavefronts: float = 0.0
    barriers: float = 0.0

    def plus(self, other: Amounts) -> Amounts:
        """Both together."""
        return Amounts(
            self.instructions + other.instructions,
            self.sectors + other.sectors,
            self.wavefronts + other.wavefronts,
            self.barriers + other.barriers,
        )


@dataclass(frozen=True)
class KernelWork:
    """One kernel's launches together.

    Attributes:
        kernel: Its name.
        launches: How many there were.
        lines: What each place in the source asked for.
        registers: Per thread, as the model estimates them.
        occupancy: Resident warps per SM, averaged over the launches.
        latency_ns: Modelled time of the dependence chains, waits for memory included.
        barrier_ns: The barriers' part of that.
        alone_ns: Modelled time that each resource would take alone, by its name (`issue`, `dram`,
            …, see `LaunchTime.breakdown`), with `latency` and with `launch`, the cost of starting.
        executed: By line, how often warps came to the basic block that has its instructions; of
            several blocks the one that they came to most often.
    """

    kernel: str
    launches: float
    lines: tuple[tuple[SourceLocation, Amounts], ...]
    registers: float
    occupancy: float
    latency_ns: float
    barrier_ns: float
    executed: tuple[tuple[int, float], ...] = ()
    alone_ns: Mapping[str, float] = field(default_factory=dict[str, float])

    @property
    def total(self) -> Amounts:
        """All places together."""
        return summed(amounts for _, amounts in self.lines)


def summed(parts: Iterable[Amounts]) -> Amounts:
    """All of the amounts together."""
    total = Amounts()
    for part in parts:
        total = total.plus(part)
    return total


def merged(parts: Iterable[KernelWork]) -> tuple[KernelWork, ...]:
    """The same kernels' launches in several cases together, in order of their first occurrence."""
    found: dict[str, list[KernelWork]] = {}
    for part in parts:
        found.setdefault(part.kernel, []).append(part)
    return tuple(_one(name, own) for name, own in found.items())


def _one(name: str, parts: list[KernelWork]) -> KernelWork:
    launches = math.fsum(part.launches for part in parts)

    def mean(figure: Callable[[KernelWork], float]) -> float:
        return math.fsum(figure(part) * part.launches for part in parts) / launches

    lines: dict[SourceLocation, Amounts] = {}
    for part in parts:
        for place, amounts in part.lines:
            lines[place] = lines.get(place, Amounts()).plus(amounts)
    executed: dict[int, float] = {}
    for part in parts:
        for line, times in part.executed:
            executed[line] = executed.get(line, 0.0) + times
    return KernelWork(
        name,
        launches,
        tuple(lines.items()),
        registers=mean(lambda part: part.registers),
        occupancy=mean(lambda part: part.occupancy),
        latency_ns=math.fsum(part.latency_ns for part in parts),
        barrier_ns=math.fsum(part.barrier_ns for part in parts),
        executed=tuple(executed.items()),
        alone_ns=totals(part.alone_ns for part in parts),
    )


def totals(parts: Iterable[Mapping[str, float]]) -> dict[str, float]:
    """The figures of all parts, added up by name."""
    found: dict[str, float] = {}
    for part in parts:
        for name, value in part.items():
            found[name] = found.get(name, 0.0) + value
    return found


_CAUSES = {"sectors": ("dram", "l2", "l1"), "wavefronts": ("shared",)}
"""Causes of time that follow from an amount; the others follow from the instructions."""
_NOWHERE = ("launch", "dispatch")
"""Causes that no line has a part in."""


def heat(kernels: Iterable[KernelWork]) -> dict[tuple[str, int], float]:
    """Nanoseconds that each line of each kernel takes part in, to compare lines with each other.

    What takes longest of what an amount leads to is shared out by that amount, and so is the
    barriers' part of the latency; causes overlap, so the sum is more than the time.
    """
    found: dict[tuple[str, int], float] = {}
    for kernel in kernels:
        costs = _costs(kernel)
        total = kernel.total
        for place, amounts in kernel.lines:
            key = kernel.kernel, place.line
            for name, cost in costs.items():
                if whole := getattr(total, name):
                    part = cost * getattr(amounts, name) / whole
                    found[key] = found.get(key, 0.0) + part
    return found


def _costs(kernel: KernelWork) -> dict[str, float]:
    """Nanoseconds by name of an amount."""
    alone = kernel.alone_ns
    costs = {
        name: max((alone.get(cause, 0.0) for cause in causes), default=0.0)
        for name, causes in _CAUSES.items()
    }
    others = {*alone} - {*_NOWHERE, *(cause for causes in _CAUSES.values() for cause in causes)}
    costs["instructions"] = max((alone[cause] for cause in others), default=0.0)
    costs["barriers"] = kernel.barrier_ns
    return costs
