"""Inputs and reference of nn."""

import numpy as np

BLOCK = 128


def records(rng, sizes):
    """Positions on a grid of half degrees, a few of them many times: equal distances occur."""
    count = sizes["count"]
    places = np.stack([rng.integers(-180, 181, count), rng.integers(-360, 361, count)], axis=1)
    popular = rng.random(count) < 0.3
    places[popular] = places[rng.integers(0, 5, popular.sum())]
    return places / 2.0


def reference(inputs, sizes):
    """Distances, and the first of the nearest records in each block of 128."""
    target = np.array([sizes["latitude"], sizes["longitude"]], np.float64)
    offset = inputs["records"].astype(np.float64) - target
    distance = np.sqrt((offset**2).sum(axis=1)).astype(np.float32)
    starts = range(0, sizes["count"], BLOCK)
    best = np.array([s + distance[s : s + BLOCK].argmin() for s in starts], np.int32)
    return {"distance": distance, "best_distance": distance[best], "best_record": best}
