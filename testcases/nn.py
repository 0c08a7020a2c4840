"""Inputs and reference of nn."""

import numpy as np

BLOCK = 128


def records(rng, sizes):
    """Positions on a grid of half degrees; in most blocks the nearest one occurs twice.

    Both are at one distance and placed so that some step of the reduction has to prefer the
    first: they meet at the lowest bit in which their places in the block differ. In a third of
    the blocks it is set in the first one; every step but the first has such blocks. In another
    third it is set in the second one, which the step must leave where it is. In the last third
    the nearest one comes first or last among those that some step looks at, or 64 places behind
    another.
    """
    count = sizes["count"]
    places = np.stack([rng.integers(-180, 181, count), rng.integers(-360, 361, count)], axis=1)
    starts = np.arange(0, count, BLOCK)
    bit = rng.integers(0, 6, len(starts))
    low = rng.integers(0, 2**bit)
    most = 2 ** (6 - bit) - 1
    first = rng.integers(0, most)
    second = rng.integers(first + 1, most + 1)
    kind = rng.integers(0, 6, len(starts))
    later = kind % 3 == 1
    one = (2 * first + 1 - later) * 2**bit + low
    other = (2 * second + later) * 2**bit + low
    alone = np.array([1, 2, 4, 8, 16, 32, 64, BLOCK - 1])[np.cumsum(kind == 2) % 8]
    one = np.select([kind == 2, kind == 5], [alone, first], one)
    other = np.select([kind == 2, kind == 5], [alone, first + BLOCK // 2], other)
    twins = np.concatenate([starts + one, starts + other])
    target = 2 * np.array([sizes["latitude"], sizes["longitude"]])
    places[twins[twins < count]] = target + np.array([1, -2])
    return places / 2.0


def reference(inputs, sizes):
    """Distances, and the first of the nearest records in each block of 128."""
    target = np.array([sizes["latitude"], sizes["longitude"]], np.float64)
    offset = inputs["records"].astype(np.float64) - target
    distance = np.sqrt((offset**2).sum(axis=1)).astype(np.float32)
    starts = range(0, sizes["count"], BLOCK)
    best = np.array([s + distance[s : s + BLOCK].argmin() for s in starts], np.int32)
    return {"distance": distance, "best_distance": distance[best], "best_record": best}
