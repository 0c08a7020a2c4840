"""Inputs, driver and reference of bfs."""

import numpy as np

from gevo.workload.case import Pointer

BLOCK = 128
TAIL = 10
LARGE = 100_000  # nodes


def make_inputs(rng, sizes):
    """A directed graph: a dense core, a long tail hanging off it, and isolated nodes."""
    nodes, count = sizes["nodes"], sizes["nodes"] * sizes["degree"]
    order = rng.permutation(nodes)
    tail, core = order[:TAIL], order[TAIL + nodes // 8 :]  # those in between have no edges
    # Squaring makes some nodes of the core much busier than others. In a large graph as those of
    # Rodinia, one of them would take all the time, and all nodes have about as many edges.
    skew = 2 if nodes < LARGE else 1
    busy = (len(core) * rng.random(count - TAIL) ** skew).astype(int)
    start = np.concatenate([core[busy], core[:1], tail[:-1]])
    end = np.concatenate([rng.choice(core, count - TAIL), tail])
    by_start = np.argsort(start, kind="stable")

    root = core[0]
    mask = (np.arange(nodes) == root).astype(np.int32)
    return {
        "offsets": np.searchsorted(start[by_start], np.arange(nodes + 1)).astype(np.int32),
        "edges": end[by_start].astype(np.int32),
        "frontier": mask,
        "next": np.zeros(nodes, np.int32),
        "visited": mask,
        "level": np.where(mask, 0, -1).astype(np.int32),
        "again": np.zeros(1, np.int32),
    }


def drive(host, sizes):
    """Two launches per level until `advance` finds no new node."""
    nodes = sizes["nodes"]
    grid, block = (-(-nodes // BLOCK), 1, 1), (BLOCK, 1, 1)
    graph = [Pointer("offsets"), Pointer("edges")]
    frontier, visited, marks = Pointer("frontier"), Pointer("visited"), Pointer("next")
    level, again = Pointer("level"), Pointer("again")
    for depth in range(1, nodes + 1):
        host.write("again", np.zeros(1, np.int32))
        host.launch("expand", grid, block, [*graph, frontier, visited, marks, nodes])
        host.launch("advance", grid, block, [frontier, visited, marks, level, again, depth, nodes])
        if not host.read("again")[0]:
            break


def reference(inputs, sizes):
    """Levels by breadth-first search with sets of nodes."""
    offsets, edges = inputs["offsets"], inputs["edges"]
    level = inputs["level"].copy()
    front = np.flatnonzero(inputs["frontier"])
    depth = 0
    while front.size:
        depth += 1
        reached = np.concatenate([edges[offsets[v] : offsets[v + 1]] for v in front])
        front = np.unique(reached[level[reached] < 0])
        level[front] = depth
    return {"level": level, "visited": (level >= 0).astype(np.int32)}
