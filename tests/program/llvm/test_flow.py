from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from gevo.program.llvm.flow import Dominators


@st.composite
def graphs(draw):
    count = draw(st.integers(1, 12))
    nodes = st.integers(0, count - 1)
    return [draw(st.lists(nodes, max_size=3)) for _ in range(count)]


def reached(graph, entry, without=None):
    seen = set()
    stack = [] if entry == without else [entry]
    while stack:
        node = stack.pop()
        if node not in seen:
            seen.add(node)
            stack += [s for s in graph[node] if s != without]
    return seen


@given(graphs())
def test_a_block_dominates_what_cannot_be_reached_without_it(graph):
    flow = Dominators(graph, [0])
    alive = reached(graph, 0)
    for a in range(len(graph)):
        assert flow.reachable(a) == (a in alive)
        cut = alive - reached(graph, 0, without=a)
        for b in range(len(graph)):
            assert flow.dominates(a, b) == (a in alive and b in cut)


@given(graphs())
def test_walks_agree_with_queries(graph):
    flow = Dominators(graph, [0])
    blocks = range(len(graph))
    for a in reached(graph, 0):
        assert set(flow.dominators(a)) == {b for b in blocks if flow.dominates(b, a)}
        assert set(flow.dominated(a)) == {b for b in blocks if flow.dominates(a, b)}


def test_functions_do_not_dominate_each_other():
    flow = Dominators([[1], [], [3], []], [0, 2])
    assert flow.dominates(0, 1)
    assert flow.dominates(2, 3)
    assert not flow.dominates(0, 3)
    assert not flow.dominates(2, 1)


@given(graphs())
def test_a_loop_is_what_reaches_its_end_without_its_beginning(graph):
    flow = Dominators(graph, [0])
    for latch in range(len(graph)):
        headers = {n for n in graph[latch] if flow.dominates(n, latch)}
        loop = flow.loop(latch)
        if loop is None:
            assert len(graph[latch]) != len(set(graph[latch])) or len(headers) != 1
            continue
        assert headers == {loop.header}
        inside = {n for n in range(len(graph)) if n != loop.header} & {
            n
            for n in range(len(graph))
            if n == latch or latch in reached(graph, n, without=loop.header)
        }
        assert loop.blocks == inside | {loop.header}
        assert set(loop.latches) == {n for n in loop.blocks if loop.header in graph[n]}
        assert set(loop.leaving) == {n for n in loop.blocks if not loop.blocks >= set(graph[n])}
        assert not loop.blocks & set(loop.entering)
