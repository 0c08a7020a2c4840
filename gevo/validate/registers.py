"""Launches that a GPU refuses because a block needs more registers than there are."""

from __future__ import annotations

from collections.abc import Iterable

from gevo.device.forecast import Forecast
from gevo.evaluate.scoring.machine import Allocated

WARP = 32
UNIT = 256
"""Registers are given to a warp in so many."""
MOST = 65_536
"""Registers of a block at most, on every GPU since compute capability 5.0 but those of 5.3 and
6.2, which have half. Source: CUDA C++ Programming Guide, table of technical specifications."""
ALWAYS_FIT = 256
"""Threads of a block that may have the 255 registers that a thread can have."""


def taken(threads: int, registers: int) -> int:
    """Registers that a block takes."""
    warps = -(-threads // WARP)
    return warps * -(-registers * WARP // UNIT) * UNIT


def large(forecasts: Iterable[Forecast]) -> dict[str, int]:
    """Threads of the largest block of each kernel that ptxas may give too many registers."""
    found: dict[str, int] = {}
    for kernel in (one for forecast in forecasts for one in forecast.kernels):
        if kernel.threads > ALWAYS_FIT:
            found[kernel.kernel] = max(found.get(kernel.kernel, 0), kernel.threads)
    return found


def kernels(forecasts: Iterable[Forecast]) -> frozenset[str]:
    """Names of the kernels that are launched."""
    return frozenset(one.kernel for forecast in forecasts for one in forecast.kernels)


def excess(threads: dict[str, int], allocated: Allocated | None) -> str:
    """Why launches are refused, with the numbers; empty where they are not, or it is not known.

    Args:
        threads: Of the largest block of each kernel.
        allocated: What ptxas gives the kernels.
    """
    for name, count in threads.items():
        own = allocated and allocated.kernels.get(name)
        if allocated and own and (all_ := taken(count, own.registers)) > MOST:
            return (
                f"{name}: a block of {count} threads takes {all_:,} registers ({own.registers} a "
                f"thread by {allocated.source}), and {MOST:,} are the most: it cannot be launched"
            )
    return ""
