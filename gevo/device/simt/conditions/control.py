"""Control dependence: which blocks a branch decides about.

Ferrante, Ottenstein and Warren 1987, The program dependence graph and its use in optimization,
section 3.1: what lies on the way from a branch's target up the tree of post-dominators, as far as
the branch's own post-dominator.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gevo.device.simt.lower.cfg import immediate_dominators, reverse_postorder
from gevo.device.simt.model.ir import Function
from gevo.program.llvm.syntax.operands import targets


@dataclass(frozen=True)
class Edge:
    """What a branch's taking one of its targets decides about.

    Attributes:
        blocks: Blocks that are then executed, and not for certain otherwise; with those that
            branches in them decide about.
        leaving: Edges from the branch or those blocks to others.
    """

    blocks: frozenset[int]
    leaving: frozenset[tuple[int, int]]


@dataclass(frozen=True)
class Control:
    """Control dependence in one function; blocks count from 0.

    Attributes:
        targets: Of each block, as its terminator lists them.
        edges: For each block and each of its targets, the blocks that depend on just that.
        controlled: For each block those that its branch decides about, directly or through
            other branches.
    """

    targets: Sequence[Sequence[int]]
    edges: Sequence[Sequence[frozenset[int]]]
    controlled: Sequence[frozenset[int]]

    @classmethod
    def of(cls, function: Function) -> Control:
        """For a cleaned function."""
        number = {block.label: n for n, block in enumerate(function.blocks)}
        goals_of = [
            [number[label] for label in targets(block.instructions[-1].rest)]
            for block in function.blocks
        ]
        parents = _post_dominators(goals_of)
        edges = [
            [_dependent(block, target, parents) for target in goals]
            if len(set(goals)) > 1
            else [frozenset[int]() for _ in goals]
            for block, goals in enumerate(goals_of)
        ]
        direct = [frozenset[int]().union(*sides) for sides in edges]
        return cls(goals_of, edges, [_closure(blocks, direct) for blocks in direct])

    def edge(self, block: int, target: int) -> Edge:
        """What a block's taking its n-th target decides about."""
        direct = [frozenset[int]().union(*sides) for sides in self.edges]
        blocks = _closure(self.edges[block][target], direct) - {block}
        first = (block, self.targets[block][target])
        ways = {(b, goal) for b in blocks for goal in self.targets[b]} | {first}
        return Edge(blocks, frozenset((b, goal) for b, goal in ways if goal not in blocks))


def _post_dominators(targets: Sequence[Sequence[int]]) -> Sequence[int]:
    """Immediate post-dominators, numbered from 1; 0 is behind all that return, -1 unknown."""
    backwards: list[list[int]] = [[] for _ in range(len(targets) + 1)]
    for block, goals in enumerate(targets):
        for goal in dict.fromkeys(goals) if goals else (-1,):
            backwards[goal + 1].append(block + 1)
    return immediate_dominators(backwards, reverse_postorder(backwards))


def _dependent(block: int, target: int, parents: Sequence[int]) -> frozenset[int]:
    found: set[int] = set()
    at = target + 1
    while at > 0 and at != parents[block + 1]:
        found.add(at - 1)
        at = parents[at]
    return frozenset(found)


def _closure(blocks: frozenset[int], direct: Sequence[frozenset[int]]) -> frozenset[int]:
    seen, todo = set(blocks), list(blocks)
    while todo:
        for other in direct[todo.pop()] - seen:
            seen.add(other)
            todo.append(other)
    return frozenset(seen)
