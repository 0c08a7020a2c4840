"""Dominance between basic blocks.

Edits never add or remove an edge of the flow graph (a branch keeps its targets when its
condition changes), so this is computed once per baseline.

Immediate dominators: Cooper, Harvey and Kennedy, *A Simple, Fast Dominance Algorithm* (2001),
figure 3. Queries in constant time by the interval numbering of the dominator tree.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence


class Dominators:
    """The dominator trees of all functions of a module, over global block indices."""

    def __init__(self, successors: Sequence[Sequence[int]], entries: Sequence[int]) -> None:
        """Build the trees.

        Args:
            successors: For each block the blocks it may branch to.
            entries: The entry block of each function.
        """
        count = len(successors)
        self._parent = [-1] * count
        self._enter = [-1] * count
        self._leave = [-1] * count
        children: list[list[int]] = [[] for _ in range(count)]
        for entry in entries:
            order = _reverse_postorder(entry, successors)
            for block, parent in _immediate_dominators(order, successors).items():
                self._parent[block] = parent
                children[parent].append(block)
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


def _reverse_postorder(entry: int, successors: Sequence[Sequence[int]]) -> list[int]:
    seen = {entry}
    order: list[int] = []
    stack = [(entry, iter(successors[entry]))]
    while stack:
        block, rest = stack[-1]
        following = next((s for s in rest if s not in seen), None)
        if following is None:
            order.append(block)
            stack.pop()
        else:
            seen.add(following)
            stack.append((following, iter(successors[following])))
    return order[::-1]


def _immediate_dominators(
    order: Sequence[int], successors: Sequence[Sequence[int]]
) -> Mapping[int, int]:
    """Immediate dominator of every block but the first, for blocks in reverse postorder."""
    place = {block: i for i, block in enumerate(order)}
    sources: list[list[int]] = [[] for _ in order]
    for block in order:
        for target in successors[block]:
            sources[place[target]].append(place[block])
    parent = [-1] * len(order)
    parent[0] = 0
    changed = True
    while changed:
        changed = False
        for block in range(1, len(order)):
            known = [s for s in sources[block] if parent[s] >= 0]
            new = known[0]
            for other in known[1:]:
                new = _meet(new, other, parent)
            if parent[block] != new:
                parent[block] = new
                changed = True
    return {order[i]: order[parent[i]] for i in range(1, len(order))}


def _meet(a: int, b: int, parent: Sequence[int]) -> int:
    while a != b:
        while a > b:
            a = parent[a]
        while b > a:
            b = parent[b]
    return a
