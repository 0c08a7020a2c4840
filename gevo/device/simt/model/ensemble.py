"""GPUs as their tables may be wrong: coefficients drawn from what is published of their spread.

Each coefficient is drawn log-uniformly from value / (1 + spread) to value · (1 + spread). Where
a table does not say the spread, the kind of the entry does.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import fields, replace
from functools import lru_cache

from gevo.device.forecast import Ensemble, Forecast, strata
from gevo.device.simt.model.gpu import COEFFICIENTS
from gevo.device.simt.model.ir import GLOBAL, LOCAL, SHARED
from gevo.device.simt.model.time import Gpu, Work, load_gpu, time_of
from gevo.device.work import KernelWork
from gevo.errors import LaunchFailed

GPUS = ("H200", "A100", "P100", "RTX4090")
"""On which a gain should hold: four generations, from a data centre and from a desk."""
MEMBERS = {Ensemble.TARGET: 16, Ensemble.ALL: 32}
"""Draws on the device's own GPU."""
ELSEWHERE = 8
"""Draws on each of the others, of which only the median is asked for."""
SPREADS = {"vendor": 0.03, "microbenchmark": 0.10, "fitted": 0.15, "assumed": 0.40}
"""Spread by kind of entry. A vendor's rate holds at a clock that moves with power by some per
cent; published microbenchmarks of one figure differ by about a tenth from one another; a guess
may be off by half."""

Weighted = Sequence[tuple[float, Work]]
"""Launches, and how many of the run each stands for."""

_BOUNDS = {"knee": (1.0, math.inf), "overlap_loss": (0.0, 1.0), "dram_efficiency": (0.0, 1.0)}
"""Values outside of which a coefficient means nothing."""
_COUNTED = frozenset(f.name for f in fields(Gpu) if f.type == "int")
"""Numbers of things, such as SMs and registers: vendors' figures for them are exact."""


def spread_of(gpu: Gpu, name: str) -> float:
    """By which share a coefficient may be wrong, in either direction."""
    source = gpu.sources[name]
    if source.spread is not None:
        return source.spread
    return 0.0 if name in _COUNTED and source.kind == "vendor" else SPREADS[source.kind]


@lru_cache(maxsize=32)
def members(name: str, count: int) -> tuple[Gpu, ...]:
    """`count` GPUs with the coefficients of the GPU called `name` drawn anew; always the same.

    Raises:
        ConfigError: There is no such table.
    """
    gpu = load_gpu(name)
    drawn: list[dict[str, float]] = [{} for _ in range(count)]
    for coefficient in COEFFICIENTS:
        spread = spread_of(gpu, coefficient)
        if not spread:
            continue
        for values, share in zip(drawn, strata(coefficient, count), strict=True):
            values[coefficient] = _drawn(gpu, coefficient, spread, share)
    return tuple(replace(gpu, **values) for values in drawn)


def _drawn(gpu: Gpu, name: str, spread: float, share: float) -> float:
    value = float(getattr(gpu, name)) * (1.0 + spread) ** (2.0 * share - 1.0)
    low, high = _BOUNDS.get(name, (0.0, math.inf))
    value = min(max(value, low), high)
    return max(1, round(value)) if name in _COUNTED else value


def forecast(
    launches: Weighted,
    gpu: Gpu,
    which: Ensemble,
    sampling: float = 0.0,
    kernels: tuple[KernelWork, ...] = (),
    unlike: float = 0.0,
) -> Forecast:
    """Times of some launches under the coefficients of an ensemble.

    Args:
        launches: What each asked for, and how many launches of the run it stands for.
        gpu: The device's own.
        which: Which ensemble.
        sampling: See `Forecast`.
        kernels: See `Forecast`.
        unlike: Launches of the run less those that `launches` stand for, where these weigh the
            time inside of kernels: each has the cost of a launch.

    Raises:
        LaunchFailed: A launch does not fit on `gpu`.
    """
    times: dict[str, tuple[float, ...] | None] = {
        gpu.name: _times(launches, members(gpu.name, MEMBERS[which]), unlike)
    }
    for other in GPUS if which is Ensemble.ALL else ():
        if other not in times:
            times[other] = _times_elsewhere(launches, members(other, ELSEWHERE), unlike)
    return Forecast(
        times,
        instructions=math.fsum(n * instructions(work) for n, work in launches),
        sectors=math.fsum(n * sectors(work) for n, work in launches),
        wavefronts=math.fsum(n * wavefronts(work) for n, work in launches),
        path_ns=math.fsum(n * time_of(work, gpu).breakdown["latency"] for n, work in launches),
        sampling=sampling,
        kernels=kernels,
    )


def instructions(work: Work) -> float:
    """Warp instructions that a launch issues; a divergent warp issues each path it takes."""
    return float((work.counts.warp_blocks @ work.profile.units).sum())


def sectors(work: Work) -> float:
    """32-byte sectors that a launch's accesses to global and local memory move."""
    return math.fsum(
        access.sectors for access in work.accesses.values() if access.space in (GLOBAL, LOCAL)
    )


def wavefronts(work: Work) -> float:
    """Passes of a launch's accesses through shared memory."""
    return math.fsum(a.passes for a in work.accesses.values() if a.space == SHARED)


def _times(launches: Weighted, gpus: Sequence[Gpu], unlike: float) -> tuple[float, ...]:
    return tuple(
        unlike * gpu.launch_ns + math.fsum(n * time_of(work, gpu).time_ns for n, work in launches)
        for gpu in gpus
    )


def _times_elsewhere(
    launches: Weighted, gpus: Sequence[Gpu], unlike: float
) -> tuple[float, ...] | None:
    try:
        return _times(launches, gpus, unlike)
    except LaunchFailed:
        return None
