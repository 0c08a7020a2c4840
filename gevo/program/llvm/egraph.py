"""A small e-graph: many equal expressions at once, each part of them once.

Tate, Stepp, Tatlock and Lerner, *Equality Saturation* (POPL 2009); Willsey and others, *egg* (POPL
2021), from which are the names of the parts and that congruence is restored after a round of
rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple


class Node(NamedTuple):
    """An operation on classes.

    Attributes:
        op: Which one.
        children: Classes.
        value: What else tells it from others: a constant, a factor.
        bits: Width of a number.
        tag: The name of a value, or of what alone the node is for.
    """

    op: str
    children: tuple[int, ...] = ()
    value: int = 0
    bits: int = 0
    tag: str = ""


Rule = Callable[["EGraph", Node], Iterable[Node | int]]
"""From a node what it is equal to: nodes, or classes."""


class EGraph:
    """Classes of equal expressions.

    Args:
        unordered: Operations whose children may change places; they are kept in order.
    """

    def __init__(self, unordered: frozenset[str] = frozenset()) -> None:
        self._unordered = unordered
        self._parents: list[int] = []
        self._classes: dict[int, dict[Node, None]] = {}
        self._known: dict[Node, int] = {}

    def __len__(self) -> int:
        """How many nodes there are."""
        return len(self._known)

    def __iter__(self) -> Iterator[int]:
        """The classes, in the order in which they were made."""
        return iter(self._classes)

    def find(self, one: int) -> int:
        """The class that a class is now part of."""
        while self._parents[one] != one:
            self._parents[one] = self._parents[self._parents[one]]
            one = self._parents[one]
        return one

    def nodes(self, one: int) -> tuple[Node, ...]:
        """The nodes of a class."""
        return tuple(self._classes[self.find(one)])

    def constant(self, one: int) -> int | None:
        """The number that a class is, if it is one."""
        return next((node.value for node in self.nodes(one) if node.op == "const"), None)

    def add(self, node: Node) -> int:
        """The class of a node, a new one where the node is new."""
        node = self._canonical(node)
        found = self._known.get(node)
        if found is not None:
            return self.find(found)
        new = len(self._parents)
        self._parents.append(new)
        self._classes[new] = {node: None}
        self._known[node] = new
        return new

    def merge(self, one: int, other: int) -> bool:
        """Two classes are equal; whether that is news. `rebuild` before nodes are asked for."""
        one, other = self.find(one), self.find(other)
        if one == other:
            return False
        first, second = min(one, other), max(one, other)
        self._parents[second] = first
        self._classes[first].update(self._classes.pop(second))
        return True

    def rebuild(self) -> None:
        """Nodes of one operation whose children have become equal are equal."""
        again = True
        while again:
            again = False
            known: dict[Node, int] = {}
            for one in [*self._classes]:
                if one in self._classes:
                    nodes = dict.fromkeys(map(self._canonical, self._classes[one]))
                    self._classes[one] = nodes
                    for node in nodes:
                        again |= self.merge(known.setdefault(node, one), one)
            self._known = known

    def saturate(self, rules: Iterable[Rule], most: int, rounds: int) -> None:
        """Apply rules to all nodes until nothing is new.

        Args:
            rules: The rules.
            most: Nodes with which none is applied any more.
            rounds: Rounds, at most.
        """
        rules = tuple(rules)
        for _ in range(rounds):
            size, news = len(self), False
            for one, node in [(c, n) for c, nodes in self._classes.items() for n in nodes]:
                if len(self) > most:
                    break
                for rule in rules:
                    for equal in rule(self, node):
                        other = equal if isinstance(equal, int) else self.add(equal)
                        news |= self.merge(one, other)
            self.rebuild()
            if len(self) > most or (not news and len(self) == size):
                return

    def _canonical(self, node: Node) -> Node:
        children = tuple(map(self.find, node.children))
        if node.op in self._unordered:
            children = tuple(sorted(children))
        return node if children == node.children else node._replace(children=children)
