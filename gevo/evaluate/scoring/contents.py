"""Other contents for arrays that a StableHLO program is given.

What is drawn stays what the array was: integers stay between the least and the largest, since they
may be places; what is sorted stays sorted and what is distinct stays distinct, but where the
order itself is what is changed. An array that a change says nothing about is given back itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np

from gevo.workload.case import Array

Change = Callable[[np.random.Generator, Array], Array]
"""What becomes of an array."""

NOISE = "other contents of all that is given"
SIGNS = "other signs of all that is given"
REDRAWN = "other integers of all that is given"
SHUFFLED = "another order of all integers that are given"
FILLED = "other contents of all that holds zeros alone"


def noisy(rng: np.random.Generator, array: Array) -> Array:
    """Floats times 0.5 to 1.5: zeros, signs and sizes stay."""
    if array.dtype.kind != "f":
        return array
    return (array * rng.uniform(0.5, 1.5, array.shape)).astype(array.dtype)


def signed(rng: np.random.Generator, array: Array) -> Array:
    """Floats with signs by chance."""
    if array.dtype.kind != "f":
        return array
    return (array * rng.choice((-1.0, 1.0), array.shape)).astype(array.dtype)


def nudged(rng: np.random.Generator, array: Array) -> Array:
    """Floats whose last bit is another one, by chance."""
    if array.dtype.kind != "f":
        return array
    least = float(np.finfo(array.dtype).eps)
    return (array * (1.0 + least * rng.choice((-1.0, 0.0, 1.0), array.shape))).astype(array.dtype)


def filled(rng: np.random.Generator, array: Array) -> Array:
    """What holds nothing but zeros: floats around 1, the integers 1 and 2, both truth values."""
    if array.any() or not array.size:
        return array
    if array.dtype.kind == "f":
        return rng.uniform(0.5, 1.5, array.shape).astype(array.dtype)
    if array.dtype.kind == "b":
        return np.atleast_1d(rng.random(array.shape) < 0.5).reshape(array.shape)
    return rng.integers(1, 3, array.shape).astype(array.dtype)


def shuffled(rng: np.random.Generator, array: Array) -> Array:
    """Integers in another order along the first dimension."""
    return rng.permutation(array) if _is_integer(array) and array.ndim else array


def redrawn(rng: np.random.Generator, array: Array) -> Array:
    """Integers between the least and the largest; as many truth values of each kind as before."""
    if not _is_integer(array) or not array.size or not array.ndim:
        return array
    if array.dtype.kind == "b":
        return rng.permutation(array.reshape(-1)).reshape(array.shape)
    low, high = int(array.min()), int(array.max())
    if _distinct(array.reshape(-1)):
        found = _different(rng, low, high, array.size).astype(array.dtype).reshape(array.shape)
    else:
        found = rng.integers(low, high, array.shape, dtype=array.dtype, endpoint=True)
    if (array[1:] >= array[:-1]).all():
        found = np.sort(found, axis=0)
    return shuffled(rng, array) if _distinct(array) and not _distinct(found) else found


def unknown(rng: np.random.Generator, array: Array) -> Array:
    """Something else in every array, if there is anything else for it."""
    change = redrawn if _is_integer(array) else noisy
    return change(rng, array) if array.any() else filled(rng, array)


def replaced(rng: np.random.Generator, array: Array) -> Array:
    """As `unknown`; of an integer that is the same everywhere half of it, rounded down."""
    found = unknown(rng, array)
    same = _is_integer(array) and array.size and (array == array.reshape(-1)[0]).all()
    return array // 2 if same and array.any() and array.dtype.kind != "b" else found


CONTENTS: Mapping[str, Change] = {
    NOISE: noisy,
    SIGNS: signed,
    REDRAWN: redrawn,
    SHUFFLED: shuffled,
    FILLED: filled,
}


def _is_integer(array: Array) -> bool:
    return array.dtype.kind in "iub"


def _distinct(array: Array) -> bool:
    """Whether no two rows are alike; of one dimension no two elements."""
    return len(np.unique(array, axis=0)) == len(array)


def _different(rng: np.random.Generator, low: int, high: int, count: int) -> Array:
    """So many different integers of a range, in any order, as two's complement of 64 bits."""
    found = np.arange(high - low + 1 if high - low < 4 * count else 0, dtype=np.uint64)
    while len(found) < count:
        more = rng.integers(0, high - low, 2 * count, dtype=np.uint64, endpoint=True)
        found = np.unique(np.concatenate((found, more)))
    return rng.permutation(found)[:count] + np.uint64(low % 2**64)
