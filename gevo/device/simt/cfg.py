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


def turn_costs(successors: Sequence[Sequence[int]], weights: Sequence[int]) -> dict[int, int]:
    """What to charge at the end of each block that closes a cycle.

    Every cycle contains such a block. The charge is a lower bound of what the turn executed
    since the last charge: the blocks between the loop's header and its latch that every turn
    passes, without those of inner loops, which are charged at their own latches.
    """
    order = reverse_postorder(successors)
    place = {block: i for i, block in enumerate(order)}
    retreating = [(b, t) for b in order for t in successors[b] if place[t] <= place[b]]
    if not retreating:
        return {}
    idom = immediate_dominators(successors, order)
    header_of = _innermost_headers(successors, order, idom, retreating)
    costs: dict[int, int] = {}
    for latch, header in retreating:
        chain = _chain(idom, header, latch)
        cost = sum(weights[b] for b in chain if header_of.get(b) == header)
        cost = max(cost, weights[latch])
        costs[latch] = min(costs.get(latch, cost), cost)
    return costs


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
    idom: Sequence[int],
    retreating: Sequence[tuple[int, int]],
) -> dict[int, int]:
    before: dict[int, list[int]] = {}
    for block in order:
        for target in successors[block]:
            before.setdefault(target, []).append(block)
    loops: dict[int, set[int]] = {}
    for latch, header in retreating:
        if _chain(idom, header, latch)[-1] != header:
            continue
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
