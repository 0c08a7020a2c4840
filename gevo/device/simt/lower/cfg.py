"""The block graph of one function: loops, and what a turn of a loop costs at least."""

from __future__ import annotations

from collections.abc import Sequence


def reverse_postorder(successors: Sequence[Sequence[int]]) -> list[int]:
    """Blocks reachable from block 0, in reverse postorder."""
    order: list[int] = []
    seen = {0}
    stack = [(0, iter(successors[0]))]
    while stack:
        block, rest = stack[-1]
        for target in rest:
            if target not in seen:
                seen.add(target)
                stack.append((target, iter(successors[target])))
                break
        else:
            order.append(block)
            stack.pop()
    order.reverse()
    return order


def immediate_dominators(successors: Sequence[Sequence[int]], order: Sequence[int]) -> list[int]:
    """Immediate dominator of each block, -1 where unreachable; block 0 is its own.

    Source: Cooper, Harvey and Kennedy 2001, A Simple, Fast Dominance Algorithm.
    """
    place = {block: i for i, block in enumerate(order)}
    before: list[list[int]] = [[] for _ in successors]
    for block in order:
        for target in successors[block]:
            before[target].append(block)
    idom = [-1] * len(successors)
    idom[0] = 0

    def meet(a: int, b: int) -> int:
        while a != b:
            while place[a] > place[b]:
                a = idom[a]
            while place[b] > place[a]:
                b = idom[b]
        return a

    changed = True
    while changed:
        changed = False
        for block in order[1:]:
            new = -1
            for p in before[block]:
                if idom[p] >= 0:
                    new = p if new < 0 else meet(new, p)
            if idom[block] != new:
                idom[block] = new
                changed = True
    return idom


def in_loops(successors: Sequence[Sequence[int]]) -> frozenset[int]:
    """Blocks that can be executed again after themselves, of those reachable from block 0."""
    order = reverse_postorder(successors)
    place = {block: i for i, block in enumerate(order)}
    before: list[list[int]] = [[] for _ in successors]
    for block in order:
        for target in successors[block]:
            before[target].append(block)
    found: set[int] = set()
    for header in {t for b in order for t in successors[b] if place[t] <= place[b]}:
        found |= _reached(successors, header) & _reached(before, header)
    return frozenset(found)


def _reached(edges: Sequence[Sequence[int]], start: int) -> set[int]:
    """Blocks at the end of a path of one edge or more."""
    seen: set[int] = set()
    work = [start]
    while work:
        for target in edges[work.pop()]:
            if target not in seen:
                seen.add(target)
                work.append(target)
    return seen


def turn_costs(successors: Sequence[Sequence[int]], weights: Sequence[int]) -> dict[int, int]:
    """What to charge at the end of each block that closes a cycle.

    Every cycle contains such a block. Along any path the charges are at most what was executed:
    a block's instructions are charged by itself, if it closes a cycle, or by one block that it
    dominates in the same innermost loop, between whose executions it is always executed. That
    holds where every cycle has a header that dominates it; otherwise blocks that close a cycle
    are charged for themselves alone.
    """
    order = reverse_postorder(successors)
    place = {block: i for i, block in enumerate(order)}
    retreating = [(b, t) for b in order for t in successors[b] if place[t] <= place[b]]
    costs = {latch: weights[latch] for latch, _ in retreating}
    idom = immediate_dominators(successors, order)
    chains = {edge: _chain(idom, edge[1], edge[0]) for edge in retreating}
    if any(chain[-1] != header for (_, header), chain in chains.items()):
        return costs
    header_of = _innermost_headers(successors, order, retreating)
    charged = set(costs)
    for (latch, header), chain in chains.items():
        if header_of[latch] != header:
            continue
        own = [b for b in chain if header_of[b] == header and b not in charged]
        costs[latch] += sum(weights[b] for b in own)
        charged.update(own)
    return costs


def loop_headers(successors: Sequence[Sequence[int]]) -> dict[int, int]:
    """Header of the innermost loop around each block that is in one."""
    order = reverse_postorder(successors)
    place = {block: i for i, block in enumerate(order)}
    retreating = [(b, t) for b in order for t in successors[b] if place[t] <= place[b]]
    return _innermost_headers(successors, order, retreating)


def _chain(idom: Sequence[int], header: int, latch: int) -> list[int]:
    """Blocks that dominate `latch`, from it up to `header`; only `latch` if that does not."""
    chain = [latch]
    while chain[-1] != header:
        if chain[-1] == 0:
            return [latch]
        chain.append(idom[chain[-1]])
    return chain


def _innermost_headers(
    successors: Sequence[Sequence[int]],
    order: Sequence[int],
    retreating: Sequence[tuple[int, int]],
) -> dict[int, int]:
    """Header of the smallest loop around each block that is in one."""
    before: dict[int, list[int]] = {}
    for block in order:
        for target in successors[block]:
            before.setdefault(target, []).append(block)
    loops: dict[int, set[int]] = {}
    for latch, header in retreating:
        body = loops.setdefault(header, {header})
        work = [latch]
        while work:
            block = work.pop()
            if block not in body:
                body.add(block)
                work.extend(before.get(block, ()))
    innermost: dict[int, int] = {}
    for header in sorted(loops, key=lambda h: -len(loops[h])):
        for block in loops[header]:
            innermost[block] = header
    return innermost
