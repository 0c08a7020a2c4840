"""The cheapest of the expressions that an e-graph holds, where parts in common are computed once.

To choose those is NP-hard (Stepp, *Equality Saturation: Engineering Challenges and Applications*,
2011, chapter 5). So the choice climbs: what one root needs is chosen anew as if all that the
others need were there for nothing, the better of the two choices stays, until no root changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from gevo.program.llvm.egraph import EGraph, Node

ROUNDS = 4
"""In which every root is chosen anew."""
_LEAST = 1e-9
"""By less a choice is not better."""


class Extraction:
    """Chooses a node for each class that some roots need.

    Args:
        graph: The graph.
        roots: Classes that are needed.
        price: What a node of a class costs, without its children.
    """

    def __init__(
        self, graph: EGraph, roots: Iterable[int], price: Callable[[int, Node], int]
    ) -> None:
        self._graph = graph
        self._roots = tuple(dict.fromkeys(map(graph.find, roots)))
        self._options: dict[int, dict[Node, int]] = {
            one: {node: price(one, node) for node in graph.nodes(one)} for one in graph
        }
        self._users: dict[int, dict[int, None]] = {one: {} for one in self._options}
        for one, options in self._options.items():
            for node in options:
                for child in node.children:
                    self._users[child][one] = None

    def cheapest(self) -> tuple[Mapping[int, Node], int]:
        """The choice by class, and what it costs.

        The first choice is made twice, once with prices that the roots share which could use a
        class.
        """
        shares = self._popularity(), dict[int, int]()
        found = (self._climb(self._trees(self._roots, {}, share)) for share in shares)
        return min(found, key=lambda one: one[1])

    def _climb(self, chosen: dict[int, Node]) -> tuple[dict[int, Node], int]:
        total = self._total(chosen)
        for _ in range(ROUNDS):
            before = total
            for root in self._roots:
                others = self._needed(chosen, [one for one in self._roots if one != root])
                if root in others:
                    continue
                free = {one: chosen[one] for one in others}
                tried = {**free, **self._trees((root,), free, {})}
                if (cost := self._total(tried)) < total:
                    chosen, total = tried, cost
            if total == before:
                break
        return chosen, total

    def _needed(self, chosen: Mapping[int, Node], roots: Sequence[int]) -> dict[int, None]:
        """The classes that some roots need."""
        found: dict[int, None] = {}
        work = [*roots]
        while work:
            one = work.pop()
            if one not in found:
                found[one] = None
                work += chosen[one].children
        return found

    def _total(self, chosen: Mapping[int, Node]) -> int:
        """What a choice costs."""
        needed = self._needed(chosen, self._roots)
        return sum(self._options[one][chosen[one]] for one in needed)

    def _popularity(self) -> dict[int, int]:
        """By class, how many roots could use it."""
        found: dict[int, int] = {}
        for root in self._roots:
            seen = {root}
            work = [root]
            while work:
                for node in self._options[work.pop()]:
                    work += (child for child in node.children if child not in seen)
                    seen.update(node.children)
            for one in seen:
                found[one] = found.get(one, 0) + 1
        return found

    def _trees(
        self, roots: Sequence[int], free: Mapping[int, Node], share: Mapping[int, int]
    ) -> dict[int, Node]:
        """The cheapest trees (Knuth, *A Generalization of Dijkstra's Algorithm*, 1977).

        Args:
            roots: The classes that are needed.
            free: Those that are there for nothing, and the nodes that compute them.
            share: By how many roots a class is paid.
        """
        costs: dict[int, float] = dict.fromkeys(free, 0.0)
        chosen = dict(free)
        unknown = float("inf")
        work = dict.fromkeys(self._options)
        while work:
            one = next(iter(work))
            del work[one]
            if one in free:
                continue
            least, best = costs.get(one, unknown), None
            for node, paid in self._options[one].items():
                cost = paid / share.get(one, 1)
                for child in node.children:
                    cost += costs.get(child, unknown)
                if cost < least - _LEAST:
                    least, best = cost, node
            if best is not None:
                costs[one], chosen[one] = least, best
                work.update(self._users[one])
        return {one: chosen[one] for one in self._needed(chosen, roots)}
