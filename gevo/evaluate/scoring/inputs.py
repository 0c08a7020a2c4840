"""Inputs that a model was not seen with: ends of their range, and what is beside known ones.

Both are functions of a sample's values and their range alone, so that two programs get the same.
Integers stay integers of their range.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np
from numpy.typing import NDArray

from gevo.workload.case import Array

SEED = 20_260_101
"""Of permutations and of all that is drawn."""

Range = tuple[float, float]
Change = Callable[[Array, Range], Array]
"""What becomes of an input whose values are in a range."""


def _rng() -> np.random.Generator:
    return np.random.default_rng(SEED)


def _drawn(values: Array, ends: Range) -> NDArray[np.float64]:
    low, high = ends
    if values.dtype.kind == "f":
        return _rng().uniform(low, high, values.shape)
    return _rng().integers(int(low), int(high) + 1, values.shape).astype(np.float64)


def _as(values: Array, found: Array, ends: Range) -> Array:
    return np.clip(found, *ends).astype(values.dtype)


def _noise(share: float) -> Change:
    """Normal noise of a share of the range; of integers, that share of them is drawn anew."""

    def change(values: Array, ends: Range) -> Array:
        if values.dtype.kind == "f":
            deviation = share * (ends[1] - ends[0])
            return _as(values, values + _rng().normal(0, deviation, values.shape), ends)
        anew = np.random.default_rng(SEED + 1).random(values.shape) < share
        return _as(values, np.where(anew, _drawn(values, ends), values), ends)

    return change


def _towards(place: float) -> Change:
    """Less contrast, about a place in the range (0 is its low end, 1 its high end)."""

    def change(values: Array, ends: Range) -> Array:
        low, high = ends
        aim = low + place * (high - low)
        return _as(values, aim + 0.4 * (values - aim), ends)

    return change


def _blended(values: Array, ends: Range) -> Array:
    """The mean of two samples; of integers every other element of the second."""
    if values.dtype.kind == "f":
        return _as(values, (values + values[::-1]) / 2, ends)
    first = np.indices(values.shape).sum(axis=0) % 2 == 0
    return _as(values, np.where(first, values, values[::-1]), ends)


def _tiny(values: Array, ends: Range) -> Array:
    """In place of zeros, if that is the low end: -0.0 and about the smallest normal number."""
    if values.dtype.kind != "f" or ends[0] != 0.0:
        return values
    least = float(np.finfo(values.dtype).tiny)
    kinds = _rng().choice((-0.0, least / 8, 8 * least), values.shape)
    return np.where(values == 0, kinds, values).astype(values.dtype)


BESIDE: Mapping[str, Change] = {
    "a little noise": _noise(0.02),
    "much noise": _noise(0.3),
    "values by chance": lambda values, ends: _as(values, _drawn(values, ends), ends),
    "close to the low end": _towards(0.0),
    "close to the middle": _towards(0.5),
    "close to the high end": _towards(1.0),
    "upside down": lambda values, ends: _as(values, sum(ends) - values, ends),
    "two samples blended": _blended,
    "all in the middle": lambda values, ends: _as(
        values, np.full(values.shape, sum(ends) / 2), ends
    ),
    "zeros of other kinds": _tiny,
}
"""Beside the known samples."""


def _by_chance(share: float) -> Change:
    return lambda values, ends: np.where(
        _rng().random(values.shape) < share, ends[1], ends[0]
    ).astype(values.dtype)


def _alternating(values: Array, ends: Range) -> Array:
    upper = np.indices(values.shape).sum(axis=0) % 2 == 1
    return np.where(upper, ends[1], ends[0]).astype(values.dtype)


AT_ENDS: Mapping[str, Change] = {
    "all at the low end": _by_chance(0.0),
    "all at the high end": _by_chance(1.0),
    "ends in turns": _alternating,
    "ends by chance": _by_chance(0.5),
    "a few at the high end": _by_chance(0.05),
    "a few at the low end": _by_chance(0.95),
}
"""Every value at one end of the range."""
