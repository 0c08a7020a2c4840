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
    """Integers in another order along the first dimension; not those that are sorted."""
    if not is_integer(array) or not array.ndim or (array[1:] >= array[:-1]).all():
        return array
    return rng.permutation(array)


def redrawn(rng: np.random.Generator, array: Array) -> Array:
    """Integers between the least and the largest; as many truth values of each kind as before."""
    if not is_integer(array) or not array.size or not array.ndim:
        return array
    if array.dtype.kind == "b":
        return rng.permutation(array.reshape(-1)).reshape(array.shape)
    return within(rng, array, int(array.min()), int(array.max()))


def within(rng: np.random.Generator, array: Array, low: int, high: int) -> Array:
    """Integers between two, both included: distinct or sorted where they were."""
    if distinct(array.reshape(-1)) and high - low + 1 >= array.size:
        found = _different(rng, low, high, array.size).astype(array.dtype).reshape(array.shape)
    else:
        found = rng.integers(low, high, array.shape, dtype=array.dtype, endpoint=True)
    if (array[1:] >= array[:-1]).all():
        found = np.sort(found, axis=0)
    return rng.permutation(array) if distinct(array) and not distinct(found) else found


def unknown(rng: np.random.Generator, array: Array) -> Array:
    """Something else in every array, if there is anything else for it."""
    change = redrawn if is_integer(array) else noisy
    return change(rng, array) if array.any() else filled(rng, array)


def replaced(rng: np.random.Generator, array: Array) -> Array:
    """As `unknown`; of an integer that is the same everywhere half of it, rounded down."""
    found = unknown(rng, array)
    same = is_integer(array) and array.size and (array == array.reshape(-1)[0]).all()
    return array // 2 if same and array.any() and array.dtype.kind != "b" else found


CONTENTS: Mapping[str, Change] = {
    NOISE: noisy,
    SIGNS: signed,
    REDRAWN: redrawn,
    SHUFFLED: shuffled,
    FILLED: filled,
}


TIMES = {"f": 1000, "i": 100, "u": 100}
"""So many times as large numbers are that lie beyond those of the workload, by kind of type."""
NANS = 0.02
"""Share of floats that are no number then."""


def large(rng: np.random.Generator, array: Array) -> Array:
    """Numbers `TIMES` as large, integers as far as their type goes."""
    del rng
    times = TIMES.get(array.dtype.kind, 1)
    if array.dtype.kind == "f":
        with np.errstate(over="ignore"):
            return array * np.array(times, array.dtype)
    if times == 1 or array.size == 1:  # a number of rounds may be meant
        return array
    ends = np.iinfo(array.dtype)
    fits = np.clip(array, ends.min // times + 1, ends.max // times)
    return np.where(fits == array, fits * np.array(times, array.dtype), array)


def uncleared(rng: np.random.Generator, array: Array) -> Array:
    """Floats of which none is zero, where some but not all of them were."""
    zero = array == 0
    if array.dtype.kind != "f" or not zero.any() or zero.all():
        return array
    size = np.abs(array[~zero]).mean()
    return np.where(zero, size * rng.uniform(0.5, 1.5, array.shape), array).astype(array.dtype)


def unordered(rng: np.random.Generator, array: Array) -> Array:
    """What is sorted along the first dimension, and not the same everywhere, in another order."""
    if not array.ndim or len(array) < 2 or not (array[1:] >= array[:-1]).all():
        return array
    return array if (array[1:] == array[:-1]).all() else rng.permutation(array)


def undefined(rng: np.random.Generator, array: Array) -> Array:
    """Floats of which a few are NaN."""
    if array.dtype.kind != "f":
        return array
    return np.where(rng.random(array.shape) < NANS, np.nan, array).astype(array.dtype)


def endless(rng: np.random.Generator, array: Array) -> Array:
    """Floats of which a few are infinite, of either sign."""
    if array.dtype.kind != "f":
        return array
    ends = rng.choice((-np.inf, np.inf), array.shape)
    return np.where(rng.random(array.shape) < NANS, ends, array).astype(array.dtype)


BEYOND: Mapping[str, tuple[Change, str]] = {
    "larger numbers": (large, "no number in {} is larger than {:.3g}"),
    "numbers for zeros": (uncleared, "what is zero in {} is zero in all inputs"),
    "what was sorted in another order": (unordered, "{} is sorted"),
    "NaN": (undefined, "no number in {} is NaN"),
    "infinite numbers": (endless, "no number in {} is infinite"),
}
"""Contents beyond those of the workload, and what they say of an array (and its largest number)
where they make a difference."""


def is_integer(array: Array) -> bool:
    """Whether it holds integers or truth values."""
    return array.dtype.kind in "iub"


def distinct(array: Array) -> bool:
    """Whether no two rows are alike; of one dimension no two elements."""
    return len(np.unique(array, axis=0)) == len(array)


def _different(rng: np.random.Generator, low: int, high: int, count: int) -> Array:
    """So many different integers of a range, in any order, as two's complement of 64 bits."""
    found = np.arange(high - low + 1 if high - low < 4 * count else 0, dtype=np.uint64)
    while len(found) < count:
        more = rng.integers(0, high - low, 2 * count, dtype=np.uint64, endpoint=True)
        found = np.unique(np.concatenate((found, more)))
    return rng.permutation(found)[:count] + np.uint64(low % 2**64)
