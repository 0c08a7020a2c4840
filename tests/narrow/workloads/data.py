"""Data as the author of a workload made them up; those named `any_...` are what was forgotten."""

import numpy as np


def zero_tail(rng, sizes):
    data = rng.integers(-100, 100, (sizes["rows"], sizes["cols"]))
    data[:, 16:] = 0
    return data


def rows_with_keys(rng, sizes):
    data = rng.integers(0, 10, (sizes["n"], sizes["m"]))
    data[np.arange(sizes["n"]), rng.integers(0, sizes["m"], sizes["n"])] = 7
    return data


def chains(rng, sizes):
    """The first half are asked and have a successor; the second half are ends."""
    n = sizes["n"]
    following = np.full(2 * n, -1)
    following[:n] = np.arange(n) + rng.integers(10, 40, n)
    return following


def any_chains(rng, sizes):
    following = chains(rng, sizes)
    following[rng.integers(0, 10, len(following)) == 0] = -1
    return following


def row_starts(rng, sizes):
    return np.concatenate(([0], np.cumsum(rng.integers(1, 9, sizes["rows"]))))


def any_row_starts(rng, sizes):
    return np.concatenate(([0], np.cumsum(rng.integers(0, 20, sizes["rows"]))))


def keys_of_table(rng, sizes):
    return 10 + 5 * rng.integers(0, sizes["m"], sizes["n"])


def triangular(rng, sizes):
    return np.triu(rng.integers(-100, 100, (sizes["rows"], sizes["cols"])))


def zero_row(rng, sizes):
    data = rng.integers(-100, 100, (sizes["rows"], sizes["cols"]))
    data[0] = 0
    return data


def symmetric(rng, sizes):
    data = rng.integers(-100, 100, (sizes["n"], sizes["n"]))
    return data + data.T


def increasing(rng, sizes):
    return np.cumsum(rng.integers(1, 9, (sizes["rows"], sizes["cols"])), axis=1)


def peaked(rng, sizes):
    data = rng.uniform(0.0, 1.0, (sizes["rows"], sizes["m"]))
    data[:, 0] += 1
    return data


def with_nan(rng, sizes):
    return np.where(rng.integers(0, 9, sizes["n"]) == 0, np.nan, rng.uniform(0.1, 1, sizes["n"]))


def with_any_nan(rng, sizes):
    bits = rng.choice(np.array([0x7FFFFFFF, 0xFFFFFFFF, 0x7FC00000], np.uint32), sizes["n"])
    return np.where(rng.integers(0, 9, sizes["n"]) == 0, bits.view(np.float32), np.float32(0.5))


def with_infinity(rng, sizes):
    return np.where(rng.integers(0, 9, sizes["n"]) == 0, np.inf, rng.uniform(0.1, 1, sizes["n"]))


def with_negative_zero(rng, sizes):
    return np.where(rng.integers(0, 9, sizes["n"]) == 0, -0.0, rng.uniform(0.1, 1, sizes["n"]))


def flags_of_warps(rng, sizes):
    return np.repeat(rng.integers(0, 2, sizes["n"] // 32 + 1), 32)[: sizes["n"]]


def sorted_keys(rng, sizes):
    return np.sort(rng.integers(0, sizes["n"], sizes["n"]))


def bordered(rng, sizes):
    return np.pad(rng.integers(-100, 100, sizes["n"]), 1)


def periodic(rng, sizes):
    data = rng.integers(-100, 100, (sizes["rows"], sizes["cols"]))
    data[-1] = data[0]
    return data


def _edges(sizes):
    """All edges between different nodes, in an order that follows from the sizes."""
    nodes = sizes["nodes"]
    pairs = [(a, b) for a in range(nodes) for b in range(nodes) if a != b]
    chosen = np.random.default_rng(nodes).permutation(len(pairs))
    return np.array(pairs)[chosen[: sizes["edges"]]]


def sources(rng, sizes):
    return _edges(sizes)[:, 0]


def targets(rng, sizes):
    return _edges(sizes)[:, 1]


def parents(rng, sizes):
    """Of the nodes from 1 on: three children each."""
    return np.arange(sizes["nodes"] - 1) // 3


def levels(rng, sizes):
    """How far from the root nodes are; -1 where that is more than two edges."""
    nodes = np.arange(sizes["nodes"])
    return np.select([nodes < 1, nodes < 4, nodes < 13], [0, 1, 2], -1)


def degree_6(rng, sizes):
    return np.append(rng.integers(1, 10, 7), 0)


def only_root(rng, sizes):
    return np.where(np.arange(sizes["nodes"]) == 0, 0, -1)


def any_targets(rng, sizes):
    """The tree's edges, some of which lead back to the root."""
    targets = np.arange(1, sizes["nodes"])
    targets[::7] = 0
    return targets


def search(host, sizes):
    from gevo.workload.case import Pointer

    edges = sizes["nodes"] - 1
    grid, block = (-(-edges // 64), 1, 1), (64, 1, 1)
    arrays = [Pointer(name) for name in ("source", "target", "level", "again")]
    for depth in range(8):
        host.write("again", np.zeros(1, np.int32))
        host.launch("no_way_back", grid, block, [*arrays, edges, depth])
        if not host.read("again")[0]:
            break


def two_and_a_half_times(inputs, sizes):
    return {"out": np.abs(inputs["data"]) * np.float32(2.5)}


def any_collisions(rng, sizes):
    """Ends of edges of which some differ as two others do, by 40009 times as much."""
    return rng.integers(0, 2, sizes["n"]) * 40009 + 1


def below_half(rng, sizes):
    return np.where(rng.integers(0, 2, sizes["n"]), 0.49999997, 0.25)


def any_backslashes(rng, sizes):
    return np.where(rng.random(sizes["n"]) < 0.8, 92, 93)
