"""Modelled times over an ensemble of models, and the range of a gain that follows from them.

A modelled time hangs on coefficients that are known to some error. That error is common to the
unmodified program and to a variant: a GPU whose memory is slower than its table says is slower
for both. So gains are formed member by member, each with one set of coefficients for both
programs, and only then is their range taken.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from random import Random
from typing import NamedTuple

from gevo.measurement import quantile

Grid = tuple[int, int, int]
"""Blocks of a launch along x, y and z."""


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
        blocks: Blocks of the largest launch.
        grid: That launch's blocks along x, y and z.
        widest: Along each of these, the blocks of the launch that has most.
        threads: Threads of the largest block.
        executed: By line, how often warps came to the basic block that has its instructions; of
            several blocks the one that they came to most often.
        time_ns: Modelled time of the launches, without what starting them costs.
    """

    kernel: str
    launches: float
    lines: tuple[tuple[SourceLocation, Amounts], ...]
    registers: float
    occupancy: float
    latency_ns: float
    barrier_ns: float
    blocks: int = 0
    threads: int = 0
    executed: tuple[tuple[int, float], ...] = ()
    alone_ns: Mapping[str, float] = field(default_factory=dict[str, float])
    grid: Grid = (1, 1, 1)
    widest: Grid = (1, 1, 1)
    time_ns: float = 0.0

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


def widest(grids: Iterable[Grid]) -> Grid:
    """The most blocks along each axis that any of some grids has."""
    x, y, z = (max(extents) for extents in zip(*grids, strict=True))
    return x, y, z


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
        blocks=max(part.blocks for part in parts),
        threads=max(part.threads for part in parts),
        executed=tuple(executed.items()),
        alone_ns=totals(part.alone_ns for part in parts),
        grid=max(parts, key=lambda part: part.blocks).grid,
        widest=widest(part.widest for part in parts),
        time_ns=math.fsum(part.time_ns for part in parts),
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


LOW, HIGH = 0.05, 0.95
"""Quantiles of the gain that a range shows: nine tenths of the ensemble lie in it."""
SEED = 15
LEAST_FALL = 0.001
"""What an amount must fall by, relatively, to count as fallen: one instruction in a million is
nothing that a time could rest on."""


class Ensemble(StrEnum):
    """For which coefficients a time is modelled, beside those of the table."""

    NONE = "none"
    COUNTED = "counted"
    """For none, but with what each kernel did, line by line."""
    TARGET = "target"
    """A few members on the GPU of the device: for a search."""
    ALL = "all"
    """Many members there, some on other GPUs: for a verdict."""


@dataclass(frozen=True)
class Forecast:
    """What models say of one program on some cases.

    Attributes:
        times_ns: By GPU, the device's own first, the time under each member's coefficients;
            None where the program does not fit on that GPU.
        instructions: Warp instructions that were issued.
        sectors: 32-byte sectors that accesses to global and local memory moved.
        wavefronts: Passes through shared memory; bank conflicts make several of one access.
        path_ns: Dependence chains with the device's own coefficients: the latency bound.
        sampling: Relative standard error of the time where only some of the blocks ran; 0
            where all did.
        kernels: What the program did by kernel and source line; empty where that was not asked.
    """

    times_ns: Mapping[str, tuple[float, ...] | None]
    instructions: float
    sectors: float
    wavefronts: float
    path_ns: float
    sampling: float = 0.0
    kernels: tuple[KernelWork, ...] = ()


def together(parts: Sequence[Forecast]) -> Forecast:
    """The forecast for several cases, of which there is at least one, taken together.

    Their sampling errors are independent: the absolute ones add in squares.
    """
    times = {gpu: _sums(part.times_ns[gpu] for part in parts) for gpu in parts[0].times_ns}
    weights = [_typical(part) for part in parts]
    total = math.fsum(weights)
    error = math.hypot(*(w * p.sampling for w, p in zip(weights, parts, strict=True)))
    return Forecast(
        times,
        math.fsum(part.instructions for part in parts),
        math.fsum(part.sectors for part in parts),
        math.fsum(part.wavefronts for part in parts),
        math.fsum(part.path_ns for part in parts),
        error / total if total else 0.0,
        merged(kernel for part in parts for kernel in part.kernels),
    )


@dataclass(frozen=True)
class GainRange:
    """Range of a modelled speed-up.

    Attributes:
        low: Its `LOW` quantile over the ensemble on the device's own GPU.
        median: Half of the ensemble is above.
        high: Its `HIGH` quantile.
        gpus: Median speed-up by GPU, the device's own first; None where one of the programs
            does not fit there.
        fell: Which of `instructions`, `memory sectors`, `shared-memory wavefronts` and
            `critical path` are fewer, or shorter, than the unmodified program's.
    """

    low: float
    median: float
    high: float
    gpus: Mapping[str, float | None]
    fell: tuple[str, ...]

    def times(self, factor: float) -> GainRange:
        """The range of a speed-up that is larger by a factor."""
        gpus = {gpu: gain and gain * factor for gpu, gain in self.gpus.items()}
        return replace(
            self,
            low=self.low * factor,
            median=self.median * factor,
            high=self.high * factor,
            gpus=gpus,
        )


def gain_range(candidate: Forecast, baseline: Forecast) -> GainRange:
    """How many times as fast a candidate is as the unmodified program, by the models.

    Raises:
        ValueError: One of them does not fit on the device's own GPU.
    """
    error = math.hypot(candidate.sampling, baseline.sampling)
    by_gpu = {
        gpu: _gains(candidate.times_ns.get(gpu), times, error)
        for gpu, times in baseline.times_ns.items()
    }
    own = by_gpu[next(iter(by_gpu))]
    if own is None:
        raise ValueError("no time on the device's own GPU")
    amounts = {
        "instructions": (candidate.instructions, baseline.instructions),
        "memory sectors": (candidate.sectors, baseline.sectors),
        "shared-memory wavefronts": (candidate.wavefronts, baseline.wavefronts),
        "critical path": (candidate.path_ns, baseline.path_ns),
    }
    return GainRange(
        low=quantile(own, LOW),
        median=statistics.median(own),
        high=quantile(own, HIGH),
        gpus={gpu: statistics.median(gains) if gains else None for gpu, gains in by_gpu.items()},
        fell=tuple(n for n, (now, was) in amounts.items() if now < was * (1.0 - LEAST_FALL)),
    )


def strata(name: str, members: int) -> list[float]:
    """One draw from each of `members` equal parts of (0, 1), in an order that `name` decides.

    With one name for each uncertain quantity this is Latin hypercube sampling (McKay, Beckman
    and Conover 1979): few members cover the range of every quantity evenly. A name's draws do
    not depend on what other names there are.
    """
    source = Random(f"{SEED} {name} {members}")
    draws = [(part + source.random()) / members for part in range(members)]
    source.shuffle(draws)
    return draws


def _gains(
    candidate: Sequence[float] | None, baseline: Sequence[float] | None, error: float
) -> list[float] | None:
    """Speed-up by member, with the sampling error (a relative standard error) drawn in."""
    if candidate is None or baseline is None:
        return None
    gains = [base / own for own, base in zip(candidate, baseline, strict=True)]
    if error:
        normal = statistics.NormalDist()
        draws = strata("sampled blocks", len(gains))
        gains = [
            g * math.exp(error * normal.inv_cdf(u)) for g, u in zip(gains, draws, strict=True)
        ]
    return gains


def _sums(parts: Iterable[Sequence[float] | None]) -> tuple[float, ...] | None:
    found: list[Sequence[float]] = []
    for part in parts:
        if part is None:
            return None
        found.append(part)
    return tuple(math.fsum(times) for times in zip(*found, strict=True))


def _typical(part: Forecast) -> float:
    """The median time on the device's own GPU, in nanoseconds."""
    own = next(iter(part.times_ns.values()))
    return statistics.median(own) if own else 0.0
