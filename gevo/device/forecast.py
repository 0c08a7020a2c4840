"""Modelled times over an ensemble of models, and the range of a gain that follows from them.

A modelled time hangs on coefficients that are known to some error. That error is common to the
unmodified program and to a variant: a GPU whose memory is slower than its table says is slower
for both. So gains are formed member by member, each with one set of coefficients for both
programs, and only then is their range taken.
"""

from __future__ import annotations

import math
import statistics
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from random import Random

from gevo.device.work import KernelWork, merged

LOW, HIGH = 0.05, 0.95
"""Quantiles of the gain that a range shows: nine tenths of the ensemble lie in it."""
SEED = 15
LEAST_FALL = 0.001
"""What an amount must fall by, relatively, to count as fallen: one instruction in a million is
nothing that a time could rest on."""


class Ensemble(StrEnum):
    """For which coefficients a time is modelled, beside those of the table."""

    NONE = "none"
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


def quantile(values: Sequence[float], share: float) -> float:
    """The value below which a share of the values lies, by linear interpolation."""
    ordered = sorted(values)
    place = share * (len(ordered) - 1)
    below = math.floor(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (place - below) * (ordered[above] - ordered[below])


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
