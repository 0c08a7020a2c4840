"""What a scorer knows of a case before it judges variants on it, and the limits that follow."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from gevo.device.base import RunOptions
from gevo.workload.case import Array, Launches

FUEL_FACTOR = 8
"""A variant may execute this many times the baseline's instructions per thread."""
FUEL_FLOOR = 10_000
SETTINGS_FACTOR = 32
"""And so many times that, where other settings may give a thread more to do."""


@dataclass(frozen=True, eq=False)
class Prepared:
    """What a case needs before any variant can be judged on it under one arithmetic seed.

    Attributes:
        launches: Buffers and driver.
        baseline: The same for the unmodified program, which may be launched otherwise.
        expected: The output that variants are compared with.
        error: The unmodified kernel's own error against `expected`.
        fuel: Instruction limit per thread and launch for variants; 0 where not counted.
        time_ns: The unmodified kernel's time.
        limit_s: Wall-clock limit of one run of a variant; 0 where the time is modelled.
        order_seed: Order of blocks in which variants are run in the search; 0 is the natural one.
        large_shared: Kernels that the unmodified program launches with more than 48 KiB of
            shared memory: no other may be.
    """

    launches: Launches
    baseline: Launches
    expected: Mapping[str, Array]
    error: float
    fuel: int
    time_ns: float
    limit_s: float
    order_seed: int
    large_shared: frozenset[str]


def fuel_for(used: int) -> int:
    """Instruction limit per thread for variants of a program whose threads take so many."""
    return FUEL_FACTOR * used + FUEL_FLOOR


def limited(options: RunOptions, ready: Prepared) -> RunOptions:
    """The options with the case's limits where they give none."""
    fuel, limit_s = options.fuel or ready.fuel, options.limit_s or ready.limit_s
    return replace(options, fuel=fuel, limit_s=limit_s, large_shared=ready.large_shared)
