"""Inputs and reference of streamcluster."""

import numpy as np


def make_inputs(rng, sizes):
    """Points in clusters, assigned to the nearest centre; the candidate is not one yet."""
    points, dimensions, centres = sizes["points"], sizes["dimensions"], sizes["centres"]
    middles = rng.uniform(-3, 3, (dimensions, centres + 2))
    member = rng.integers(0, centres + 2, points)
    x = (middles[:, member] + rng.normal(0, 1, (dimensions, points))).astype(np.float32)
    weight = rng.integers(1, 6, points).astype(np.float32)

    others = np.delete(np.arange(points), sizes["candidate"])
    opened = rng.choice(others, centres, replace=False)
    distance = np.stack([((x - x[:, [o]]) ** 2).sum(axis=0) for o in opened], axis=1)
    nearest = distance.argmin(axis=1)
    column_of = np.full(points, -1, np.int32)
    column_of[opened] = rng.permutation(centres)
    return {
        "coordinates": x,
        "weight": weight,
        "cost": (weight * distance.min(axis=1)).astype(np.float32),
        "centre": opened[nearest].astype(np.int32),
        "column_of": column_of,
    }


def reference(inputs, sizes):
    """The gain in double precision."""
    x = inputs["coordinates"].astype(np.float64)
    cost = inputs["cost"].astype(np.float64)
    moved = ((x - x[:, [sizes["candidate"]]]) ** 2).sum(axis=0) * inputs["weight"]
    switches = moved < cost
    saving = np.zeros((sizes["points"], sizes["centres"] + 1))
    column = np.where(switches, sizes["centres"], inputs["column_of"][inputs["centre"]])
    saving[np.arange(sizes["points"]), column] = np.abs(cost - moved)
    return {
        "saving": saving.astype(np.float32),
        "switches": switches.astype(np.int32),
        "totals": saving.sum(axis=0).astype(np.float32),
    }
