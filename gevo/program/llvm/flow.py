"""The block graph of one function: dominance, loops, and what a turn of a loop costs at least.

Immediate dominators: Cooper, Harvey and Kennedy, *A Simple, Fast Dominance Algorithm* (2001),
figure 3. Edits never add or remove an edge of the flow graph (a branch keeps its targets when
its condition changes), so an editor's `Dominators` are computed once per baseline; they answer in
constant time by the interval numbering of the dominator tree.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass


def predecessors(
    successors: Sequence[Sequence[int]], blocks: Iterable[int] | None = None
) -> list[list[int]]:
    """For each block those that lead to it, in order; only of `blocks`, if these are given."""
    before: list[list[int]] = [[] for _ in successors]
    for block in range(len(successors)) if blocks is None else blocks:
        for target in successors[block]:
            before[target].append(block)
    return before


def reached(
    edges: Sequence[Sequence[int]], starts: Iterable[int], without: Collection[int] = ()
) -> set[int]:
    """Blocks to which one comes from others, these included, by no way on through some.

    Args:
        edges: For each block where one comes from it: its successors, or its predecessors.
        starts: The blocks to begin with.
        without: Blocks at which a way ends, though it may begin there or come to them.
    """
    found = set(starts)
    work = list(found)
    while work:
        block = work.pop()
        for target in edges[block] if block not in without else ():
            if target not in found:
                found.add(target)
                work.append(target)
    return found


def reverse_postorder(successors: Sequence[Sequence[int]], entry: int = 0) -> list[int]:
    """Blocks reachable from an entry, in reverse postorder."""
    order: list[int] = []
    seen = {entry}
    stack = [(entry, iter(successors[entry]))]
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
    """Immediate dominator of each block, -1 where unreachable; the entry is its own.

    Args:
        successors: For each block the blocks it may branch to.
        order: Blocks reachable from the entry, in reverse postorder.
    """
    place = {block: i for i, block in enumerate(order)}
    before = predecessors(successors, order)
    idom = [-1] * len(successors)
    idom[order[0]] = order[0]

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


@dataclass(frozen=True)
class Loop:
    """The natural loop of one back edge: what leads to its end, and not through its beginning.

    (Aho, Lam, Sethi and Ullman, *Compilers*, 2nd edition, 9.6.6.) Another back edge to the same
    block is of another loop, unless it begins in this one.

    Attributes:
        header: The block that dominates all others.
        latch: The block from which the edge goes back to it.
        blocks: All of them.
        entering: Blocks outside that lead to the header, in order.
        latches: Those of its blocks that do, in order: the latch, and perhaps others.
        leaving: Those of its blocks that lead to others, in order.
    """

    header: int
    latch: int
    blocks: frozenset[int]
    entering: tuple[int, ...]
    latches: tuple[int, ...]
    leaving: tuple[int, ...]


class Dominators:
    """The dominator trees of all functions of a module, over global block indices.

    Attributes:
        successors: For each block the blocks it may branch to.
        predecessors: For each block those that may branch to it, in order.
    """

    def __init__(self, successors: Sequence[Sequence[int]], entries: Sequence[int]) -> None:
        """Build the trees.

        Args:
            successors: For each block the blocks it may branch to.
            entries: The entry block of each function.
        """
        self.successors = successors
        self.predecessors = predecessors(successors)
        count = len(successors)
        self._parent = [-1] * count
        self._enter = [-1] * count
        self._leave = [-1] * count
        children: list[list[int]] = [[] for _ in range(count)]
        for entry in entries:
            order = reverse_postorder(successors, entry)
            parents = immediate_dominators(successors, order)
            for block in order[1:]:
                self._parent[block] = parents[block]
                children[parents[block]].append(block)
        self._children = [tuple(sorted(c)) for c in children]
        clock = 0
        for entry in entries:
            clock = self._number(entry, clock)

    def reachable(self, block: int) -> bool:
        """True when there is a path from the function's entry."""
        return self._enter[block] >= 0

    def dominates(self, a: int, b: int) -> bool:
        """True when every path to `b` goes through `a`; false if either is unreachable."""
        enter = self._enter
        return 0 <= enter[a] <= enter[b] < self._leave[a]

    def dominators(self, block: int) -> Iterator[int]:
        """`block` itself and what dominates it, upwards to the entry."""
        while block >= 0:
            yield block
            block = self._parent[block]

    def dominated(self, block: int) -> Iterator[int]:
        """`block` itself and what it dominates."""
        stack = [block]
        while stack:
            top = stack.pop()
            yield top
            stack.extend(reversed(self._children[top]))

    def loop(self, latch: int) -> Loop | None:
        """The loop at whose end a block goes back to one that dominates it; None without one.

        None, too, where it goes back to two.
        """
        headers = [n for n in self.successors[latch] if self.dominates(n, latch)]
        if len(headers) != 1:
            return None
        (header,) = headers
        blocks = frozenset(reached(self.predecessors, [latch], {header}))
        before = self.predecessors[header]
        return Loop(
            header,
            latch,
            blocks,
            tuple(n for n in before if n not in blocks),
            tuple(n for n in before if n in blocks),
            tuple(n for n in sorted(blocks) if not blocks.issuperset(self.successors[n])),
        )

    def _number(self, entry: int, clock: int) -> int:
        stack = [(entry, False)]
        while stack:
            block, done = stack.pop()
            if done:
                self._leave[block] = clock
                continue
            self._enter[block] = clock
            clock += 1
            stack.append((block, True))
            stack.extend((child, False) for child in self._children[block])
        return clock


def in_loops(successors: Sequence[Sequence[int]], entry: int = 0) -> frozenset[int]:
    """Blocks that can be executed again after themselves, of those reachable from an entry."""
    order = reverse_postorder(successors, entry)
    before = predecessors(successors, order)
    found: set[int] = set()
    for header in {target for _, target in _retreating(successors, order)}:
        found |= reached(successors, successors[header]) & reached(before, before[header])
    return frozenset(found)


def _retreating(
    successors: Sequence[Sequence[int]], order: Sequence[int]
) -> list[tuple[int, int]]:
    """Edges to a block that comes no later in reverse postorder; every cycle has one."""
    place = {block: i for i, block in enumerate(order)}
    return [(b, t) for b in order for t in successors[b] if place[t] <= place[b]]


def turn_costs(successors: Sequence[Sequence[int]], weights: Sequence[int]) -> dict[int, int]:
    """What to charge at the end of each block that closes a cycle.

    Every cycle contains such a block. Along any path the charges are at most what was executed:
    a block's instructions are charged by itself, if it closes a cycle, or by one block that it
    dominates in the same innermost loop, between whose executions it is always executed. That
    holds where every cycle has a header that dominates it; otherwise blocks that close a cycle
    are charged for themselves alone.
    """
    order = reverse_postorder(successors)
    retreating = _retreating(successors, order)
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
    return _innermost_headers(successors, order, _retreating(successors, order))


def loop_depths(successors: Sequence[Sequence[int]], entry: int = 0) -> dict[int, int]:
    """How many loops are around each block that is reachable from an entry."""
    order = reverse_postorder(successors, entry)
    loops = _natural_loops(successors, order, _retreating(successors, order))
    return {block: sum(block in loop for loop in loops.values()) for block in order}


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
    loops = _natural_loops(successors, order, retreating)
    innermost: dict[int, int] = {}
    for header in sorted(loops, key=lambda h: -len(loops[h])):
        for block in loops[header]:
            innermost[block] = header
    return innermost


def _natural_loops(
    successors: Sequence[Sequence[int]],
    order: Sequence[int],
    retreating: Sequence[tuple[int, int]],
) -> dict[int, set[int]]:
    """By header the blocks of its loop, for edges that go back."""
    before = predecessors(successors, order)
    loops: dict[int, set[int]] = {}
    for latch, header in retreating:
        loops.setdefault(header, {header}).update(reached(before, [latch], {header}))
    return loops
