"""Contents at which what a program gives flips between two adjacent floating-point numbers.

Floats are ordered as integers here, so that the middle between two of them is as many numbers away
from the one as from the other, and 32 halvings come to two that are adjacent (64 of doubles).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gevo.workload.case import Array

Keys = NDArray[np.int64]
"""Floats as integers in the same order; both zeros are 0."""
Outputs = Mapping[str, Array]


def keys_of(floats: Array) -> Keys:
    """The place of each float among all of its type."""
    bits = floats.view(f"i{floats.dtype.itemsize}").astype(np.int64)
    low = np.int64((1 << (8 * floats.dtype.itemsize - 1)) - 1)
    return np.where(bits < 0, -(bits & low), bits)


def floats_at(keys: Keys, dtype: np.dtype[Any]) -> Array:
    """The floats of a type at these places."""
    integer = np.dtype(f"i{dtype.itemsize}")
    sign = np.int64(np.iinfo(integer).min)
    with np.errstate(over="ignore"):
        return np.where(keys < 0, (-keys) | sign, keys).astype(integer).view(dtype)


def middle(low: Keys, high: Keys) -> Keys:
    """Half of the sum, rounded down, which need not fit the type."""
    return (low & high) + ((low ^ high) >> 1)


def halvings(dtype: np.dtype[Any]) -> int:
    """How often an interval of floats is halved until it holds no other number."""
    return 8 * dtype.itemsize


@dataclass(frozen=True)
class Lanes:
    """Elements of one array, each with the elements of outputs that are its alone.

    Attributes:
        name: The array.
        places: Its elements, one for each lane.
        active: Which lanes have other contents.
    """

    name: str
    places: NDArray[np.int64]
    active: NDArray[np.bool_]

    def put(self, array: Array, values: Array) -> Array:
        """The array with other contents in the lanes that are active."""
        changed = array.copy()
        flat = changed.reshape(-1)
        flat[self.places[self.active]] = values[self.active]
        return changed


def by_lane(array: Array, lanes: int) -> Array | None:
    """An output as one row for each lane, or None where it has other numbers of elements."""
    flat = array.reshape(-1)
    if lanes < 1 or not flat.size or flat.size % lanes:
        return None
    per = flat.size // lanes
    if array.ndim > 1 and array.shape[0] == per and per != lanes:
        return flat.reshape(per, lanes).T
    return flat.reshape(lanes, per)


def apart(first: Outputs, second: Outputs, lanes: int) -> tuple[NDArray[Any], NDArray[Any]]:
    """How far outputs are apart in each lane: in what is no float, and in floats."""
    whole, floats = np.zeros(lanes), np.zeros(lanes)
    for name, array in first.items():
        one, other = by_lane(array, lanes), by_lane(second[name], lanes)
        if one is None or other is None:
            continue
        with np.errstate(all="ignore"):
            off = np.abs(one.astype(np.float64) - other.astype(np.float64))
            off = np.where(one == other, 0.0, np.nan_to_num(off, nan=1e300, posinf=1e300))
        if array.dtype.kind == "f":
            both = np.isnan(one) & np.isnan(other)
            floats += np.where(both, 0.0, off).sum(1)
        else:
            whole += off.sum(1)
    return whole, floats


Run = Callable[[Mapping[str, Array]], Outputs | None]
"""What a program gives with other contents of some arrays; None where it fails."""


@dataclass(frozen=True)
class Bracket:
    """Adjacent numbers between which lanes flip.

    Attributes:
        low: Of each lane the one number, ordered.
        high: The other.
        flips: Which lanes flip there indeed.
    """

    low: Keys
    high: Keys
    flips: NDArray[np.bool_]


def bracket(run: Run, lanes: Lanes, first: Array, second: Array) -> Bracket | None:
    """Halve the intervals of all lanes at once, each to the half where its output changes more.

    Args:
        run: Runs the unmodified program.
        lanes: The elements.
        first: The array as it is.
        second: With other contents, to which the lanes' elements are moved.
    """
    count, dtype = len(lanes.places), first.dtype
    low, high = (keys_of(one.reshape(-1)[lanes.places]) for one in (first, second))

    def at(keys: Keys) -> Outputs | None:
        return run({lanes.name: lanes.put(first, floats_at(keys, dtype))})

    begin, end = at(low), at(high)
    if begin is None or end is None:
        return None
    parts = [_rows(one, count) for one in (begin, end)]
    for _ in range(halvings(dtype)):
        between = middle(low, high)
        if ((between == low) | (between == high)).all():
            break
        out = at(between)
        if out is None:
            return None
        rows = _rows(out, count)
        lower, upper = apart(parts[0], rows, count), apart(rows, parts[1], count)
        left = (lower[0] > upper[0]) | ((lower[0] == upper[0]) & (lower[1] > upper[1]))
        low, high = np.where(left, low, between), np.where(left, between, high)
        parts = [_chosen(left, parts[0], rows), _chosen(left, rows, parts[1])]
    ends = at(low), at(high)
    if ends[0] is None or ends[1] is None:
        return None
    whole, floats = apart(ends[0], ends[1], count)
    return Bracket(low, high, ((whole > 0) | (floats > 0)) & lanes.active)


def _rows(outputs: Outputs, lanes: int) -> dict[str, Array]:
    rows = {name: by_lane(array, lanes) for name, array in outputs.items()}
    return {name: one for name, one in rows.items() if one is not None}


def _chosen(left: NDArray[np.bool_], first: Outputs, second: Outputs) -> dict[str, Array]:
    """Rows of the one where `left` holds, else of the other."""
    return {name: np.where(left[:, None], first[name], second[name]) for name in first}


def halved(
    differs: Callable[[int], bool | None], low: int, high: int, most: int
) -> tuple[int, int] | None:
    """Two adjacent places of which the second differs from the first; None where a run fails.

    Args:
        differs: Whether what is given at a place is another thing than at `low`.
        low: The first place.
        high: One where it differs.
        most: How often the interval is halved at most.
    """
    for _ in range(most):
        between = (low + high) >> 1
        if between in (low, high):
            break
        found = differs(between)
        if found is None:
            return None
        if found:
            high = between
        else:
            low = between
    return low, high
