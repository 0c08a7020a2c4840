from __future__ import annotations

import random

from gevo.program.llvm.flow import (
    immediate_dominators,
    in_loops,
    reverse_postorder,
    turn_costs,
)


def _graph(rng: random.Random, n: int) -> list[list[int]]:
    return [rng.sample(range(1, n), rng.choice((0, 1, 1, 2, 2))) for _ in range(n)]


def _reachable(graph: list[list[int]], without: int = -1) -> set[int]:
    seen: set[int] = set()
    work = [0] if without != 0 else []
    while work:
        b = work.pop()
        if b not in seen:
            seen.add(b)
            work += [t for t in graph[b] if t != without]
    return seen


def test_dominators_are_those_of_the_definition():
    for seed in range(200):
        graph = _graph(random.Random(seed), 9)
        order = reverse_postorder(graph)
        assert set(order) == _reachable(graph)
        idom = immediate_dominators(graph, order)
        for b in order[1:]:
            # a dominates b: without a, b cannot be reached.
            dominators = {a for a in order if a != b and b not in _reachable(graph, a)}
            chain = set()
            at = b
            while at != 0:
                at = idom[at]
                chain.add(at)
            assert chain == dominators


def test_every_cycle_is_charged_and_never_too_much():
    for seed in range(300):
        rng = random.Random(seed)
        graph = _graph(rng, 8)
        weights = [rng.randrange(1, 9) for _ in graph]
        costs = turn_costs(graph, weights)
        reachable = _reachable(graph)
        # Without the charged blocks the graph has no cycle.
        left = {b: [t for t in graph[b] if t not in costs] for b in reachable if b not in costs}
        while leaves := [b for b in left if not any(t in left for t in left[b])]:
            for b in leaves:
                del left[b]
        assert not left
        # Along any walk the charges never exceed what was executed.
        for _ in range(20):
            at, spent, charged = 0, 0, 0
            for _ in range(40):
                spent += weights[at]
                charged += costs.get(at, 0)
                assert charged <= spent
                if not graph[at]:
                    break
                at = rng.choice(graph[at])


def test_a_simple_loop_is_charged_in_full():
    # 0 -> 1 -> 2 -> 3 -> 1, 3 -> 4
    assert turn_costs([[1], [2], [3], [1, 4], []], [5, 2, 3, 4, 1]) == {3: 9}


def test_blocks_in_loops_are_those_that_reach_themselves():
    # 0 -> 1 -> 2 -> 1, 2 -> 3 -> 4 -> 4, 4 -> 5; 6 and 7 are unreachable
    assert in_loops([[1], [2], [1, 3], [4], [4, 5], [], [7], [6]]) == {1, 2, 4}
    assert in_loops([[1, 2], [3], [3], []]) == set()
    rng = random.Random(5)
    for _ in range(200):
        graph = _graph(rng, 8)
        want = {b for b in _reachable(graph) if b in _after(graph, b)}
        assert in_loops(graph) == want


def _after(graph: list[list[int]], start: int) -> set[int]:
    seen: set[int] = set()
    work = list(graph[start])
    while work:
        block = work.pop()
        if block not in seen:
            seen.add(block)
            work += graph[block]
    return seen
