"""Figures of traced warp accesses, row by row, computed in the runtime (runtime/traffic.c).

Rows are int64 addresses of shape (accesses, 32), one column per lane, -1 where a lane takes no
part; results have shape (accesses,).
"""

from __future__ import annotations

import ctypes
import functools
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from gevo.device.simt.native.binding import process_runtime

LANES = 32


@functools.cache
def _function(name: str, parameters: int) -> Callable[..., int]:
    """A runtime function of integers (or addresses) that returns an integer."""
    prototype = ctypes.CFUNCTYPE(ctypes.c_int64, *[ctypes.c_int64] * parameters)
    return prototype(process_runtime().function(name))


def _rows(addresses: NDArray[np.int64]) -> NDArray[np.int64]:
    if addresses.ndim != 2 or addresses.shape[1] != LANES:
        raise ValueError(f"addresses of shape {addresses.shape}; {LANES} lanes are needed")
    return np.ascontiguousarray(addresses, dtype=np.int64)


def _each(name: str, addresses: NDArray[np.int64], *operands: int) -> NDArray[np.int64]:
    rows = _rows(addresses)
    out = np.empty(len(rows), dtype=np.int64)
    function = _function(name, 3 + len(operands))
    function(rows.ctypes.data, len(rows), *operands, out.ctypes.data)
    return out


def sectors(addresses: NDArray[np.int64], size: int) -> NDArray[np.int64]:
    """32-byte sectors that each row touches, `size` bytes per lane."""
    return _each("gevo_sectors", addresses, size)


def distinct(addresses: NDArray[np.int64], unit: int) -> NDArray[np.int64]:
    """Distinct `unit`-byte pieces of memory that each row's lanes start in."""
    return _each("gevo_distinct", addresses, unit)


def wavefronts(addresses: NDArray[np.int64], size: int) -> NDArray[np.int64]:
    """Passes that each row needs through 32 banks of 4 bytes, `size` bytes per lane."""
    return _each("gevo_wavefronts", addresses, size)


def lines(addresses: NDArray[np.int64], size: int) -> NDArray[np.int64]:
    """128-byte lines that each row touches, `size` bytes per lane.

    Lanes whose data fill a line make a phase; a line counts in each phase that touches it.
    """
    return _each("gevo_lines", addresses, size)


def steps(addresses: NDArray[np.int64]) -> NDArray[np.int64]:
    """Most lanes of each row that name one address."""
    return _each("gevo_steps", addresses)


def mark(seen: NDArray[np.bool_], addresses: NDArray[np.int64]) -> int:
    """Mark in `seen` the sectors that lanes start in; how many were new.

    `seen` has a byte for each sector up to the last one.
    """
    rows = _rows(addresses)
    return _function("gevo_mark", 3)(rows.ctypes.data, len(rows), seen.ctypes.data)


_DISTANCES = 16
"""Powers of two that are told apart; MOST_TOUCHES in runtime/reuse.c is 2 to the 15th."""


def distances(addresses: NDArray[np.int64], order: NDArray[np.int64]) -> tuple[int, ...]:
    """Reuse distances over some rows in an order: element k counts those from 2^k to 2^(k+1).

    The distance is how many other sectors were touched since a sector was touched last.
    """
    rows, numbers = _rows(addresses), np.ascontiguousarray(order, dtype=np.int64)
    counts = np.zeros(_DISTANCES, dtype=np.int64)
    function = _function("gevo_reuse", 4)
    function(rows.ctypes.data, numbers.ctypes.data, len(numbers), counts.ctypes.data)
    return tuple(counts.tolist())
