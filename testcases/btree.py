"""Inputs and reference of btree."""

import numpy as np

LEAST, GREATEST = np.iinfo(np.int32).min, np.iinfo(np.int32).max
STEP = 10  # mean distance of neighbouring keys


def _level(children, lowest, order, fill):
    """Nodes over `children` (numbers) with their lowest keys: keys, children, lowest keys."""
    count = -(-len(children) // fill)
    keys = np.full((count, order + 1), GREATEST)
    child = np.zeros((count, order), int)
    for k in range(count):
        part = slice(k * fill, (k + 1) * fill)
        size = len(children[part])
        keys[k, :size], child[k, :size] = lowest[part], children[part]
    return keys, child, keys[:, 0].copy()


def _tree(stored, sizes):
    """The tree's keys and children, root first, each level after the one above it."""
    order, fill, nodes = sizes["order"], sizes["fill"], sizes["nodes"]
    keys, child = np.zeros((nodes, order + 1), int), np.zeros((nodes, order), int)
    children, lowest, end = np.arange(len(stored)), stored, nodes
    for count in (sizes["leaves"], sizes["parents"], sizes["grandparents"], 1):
        if count:
            width = order if count == 1 else fill
            begin = end - count
            keys[begin:end], child[begin:end], lowest = _level(children, lowest, order, width)
            children, end = np.arange(begin, end), begin
            lowest[0] = LEAST
    return keys, child


def make_inputs(rng, sizes):
    """A tree, keys of which some are stored, and intervals: long, short, empty, reversed."""
    entries, queries = sizes["entries"], sizes["queries"]
    stored = np.cumsum(rng.integers(1, 2 * STEP, entries)) - STEP * entries // 2
    keys, child = _tree(stored, sizes)

    wanted = rng.integers(stored[0] - STEP, stored[-1] + STEP, queries)
    hits = rng.random(queries) < 0.6
    wanted[hits] = rng.choice(stored, hits.sum())
    ends = np.array([stored[0], stored[-1], stored[0] - 1, stored[-1] + 1])
    wanted[:4] = ends[:queries]

    low = rng.integers(stored[0] - STEP, stored[-1] + STEP, queries)
    high = low + rng.integers(-3, entries * STEP // 4, queries)
    exact = rng.random(queries) < 0.3
    low[exact], high[exact] = rng.choice(stored, exact.sum()), rng.choice(stored, exact.sum())
    first, last = stored[0], stored[-1]
    bounds = np.array(
        [
            (first - 5, first - 1),
            (first - 5, last + 5),
            (first - 5, first),
            (last, last),
            (last, last + 5),
            (last + 1, last + 5),
        ]
    )
    low[:6], high[:6] = bounds[:queries].T
    return {
        "keys": keys,
        "child": child,
        "wanted": wanted,
        "low": low,
        "high": high,
    }


def reference(inputs, sizes):
    """Binary search in the sorted keys of the leaves."""
    leaves = inputs["keys"][sizes["nodes"] - sizes["leaves"] :, :-1]
    stored = leaves[leaves < GREATEST]
    rank = np.searchsorted(stored, inputs["wanted"])
    there = np.append(stored, GREATEST)[rank] == inputs["wanted"]
    start = np.searchsorted(stored, inputs["low"], side="left")
    end = np.searchsorted(stored, inputs["high"], side="right")
    return {
        "found": np.where(there, np.append(inputs["record"], 0)[rank], -1).astype(np.int32),
        "start": start.astype(np.int32),
        "count": np.maximum(end - start, 0).astype(np.int32),
    }
