"""Variation: how a child's patch is made from its parents'.

Source: GEVO (Liou et al. 2020), section 3: one-point messy crossover and mutation by one
random edit. Each step makes one proposal when asked; whether it is any good is found out by
measuring it.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence, Set
from dataclasses import dataclass, field
from typing import Protocol

from gevo.edits.edit import Edit
from gevo.edits.patch import Applied, Patch
from gevo.program.base import Program
from gevo.search.individual import Individual, Origin
from gevo.search.ranking import Ranked


class Propose(Protocol):
    """Appends one random edit to a patch; raises EditError when none was found."""

    def __call__(self, program: Program, patch: Patch, rng: random.Random, /) -> Applied:
        """The patch with one more edit, applied."""
        ...


class Apply(Protocol):
    """Applies a patch to the baseline; raises EditError when nothing sound comes of it."""

    def __call__(self, program: Program, patch: Patch, /) -> Applied:
        """The program, the edits that applied, and those that did not."""
        ...


CUTS = 8
"""So many cuts are tried for a patch that has not been proposed yet."""

Recombine = Callable[[Patch, Patch, random.Random], tuple[Patch, Patch]]
"""Makes two children's patches from two parents'."""


@dataclass(frozen=True, slots=True)
class VariationContext:
    """What steps need to make a variant: the baseline and the two ways to edit it.

    Attributes:
        tried: The ids of the edits of each patch that has been proposed so far.
    """

    baseline: Program
    propose: Propose
    apply: Apply
    tried: Set[frozenset[str]] = frozenset()

    def new(self, patch: Patch) -> bool:
        """Whether no patch with the same edits has been proposed yet."""
        return ids_of(patch) not in self.tried


@dataclass(frozen=True, slots=True)
class Step(ABC):
    """One thing that happens to a child on its way into the population.

    Attributes:
        origin: What its result is recorded as.
    """

    origin: Origin

    def parents(self, current: Individual) -> tuple[int, ...]:
        """Ids of the individuals that its result is made from."""
        return (current.id,)

    @abstractmethod
    def draw(
        self, current: Individual, attempt: int, context: VariationContext, rng: random.Random
    ) -> Applied | None:
        """A proposal; `attempt` counts earlier ones.

        None where all that it could be has been proposed before. Raises EditError when it leads
        nowhere.
        """


@dataclass(frozen=True, slots=True)
class Mutate(Step):
    """Append one random edit."""

    origin: Origin = Origin.MUTATION

    def draw(
        self, current: Individual, attempt: int, context: VariationContext, rng: random.Random
    ) -> Applied:
        """A new random edit each time."""
        return context.propose(context.baseline, current.patch, rng)


@dataclass(frozen=True, slots=True)
class Cross(Step):
    """Recombine with `mate`.

    Siblings come from one cut: `planned` is this child's part of it. When that part turns out
    invalid, later proposals come from new cuts.
    """

    origin: Origin = field(default=Origin.CROSSOVER, kw_only=True)
    mate: Individual
    planned: Patch
    recombine: Recombine

    def parents(self, current: Individual) -> tuple[int, ...]:
        """Both parents."""
        return (current.id, self.mate.id)

    def draw(
        self, current: Individual, attempt: int, context: VariationContext, rng: random.Random
    ) -> Applied | None:
        """The planned part first, then a random part of a new cut."""
        cuts = () if attempt else (self.planned,)
        for _ in range(CUTS):
            for patch in cuts:
                if context.new(patch):
                    return context.apply(context.baseline, patch)
            cuts = self.recombine(current.patch, self.mate.patch, rng)
        return None


@dataclass(frozen=True, slots=True)
class Shrink(Step):
    """Leave one random edit out."""

    origin: Origin = Origin.SHRINK

    def draw(
        self, current: Individual, attempt: int, context: VariationContext, rng: random.Random
    ) -> Applied | None:
        """Another random edit each time."""
        edits = current.patch.edits
        shorter = (Patch((*edits[:gone], *edits[gone + 1 :])) for gone in range(len(edits)))
        some = [patch for patch in shorter if context.new(patch)]
        return context.apply(context.baseline, rng.choice(some)) if some else None


@dataclass(frozen=True, slots=True)
class Without(Step):
    """Leave out all edits that are avoided."""

    origin: Origin = Origin.SHRINK
    spoilers: Set[str] = field(default=frozenset(), kw_only=True)

    def draw(
        self, current: Individual, attempt: int, context: VariationContext, rng: random.Random
    ) -> Applied | None:
        """What is left, once."""
        left = Patch(tuple(edit for edit in current.patch if edit.id not in self.spoilers))
        new = attempt == 0 and context.new(left)
        return context.apply(context.baseline, left) if new else None


def ids_of(patch: Patch) -> frozenset[str]:
    """The ids of its edits."""
    return frozenset(edit.id for edit in patch)


def messy_crossover(a: Patch, b: Patch, rng: random.Random) -> tuple[Patch, Patch]:
    """Concatenate two patches, shuffle, and cut at a random point into two children.

    Both children get at least one edit where there are two or more to give. An edit that both
    parents carry can reach both children; within one child the first occurrence stays, since
    an edit has no second site to act on.

    Source: Liou et al. 2020, section 3.
    """
    pool = [*a.edits, *b.edits]
    rng.shuffle(pool)
    cut = _cut(len(pool), rng)
    return _distinct(pool[:cut]), _distinct(pool[cut:])


def shared_crossover(a: Patch, b: Patch, rng: random.Random) -> tuple[Patch, Patch]:
    """Give both children what the parents share, and share out the rest by a random cut.

    The children's edits stand in the order of the first parent's, then the second's, so that
    an edit that builds on an earlier one finds it. Both get at least one edit of the rest
    where there are two or more.
    """
    union = _distinct((*a.edits, *b.edits)).edits
    shared = {edit.id for edit in a} & {edit.id for edit in b}
    rest = [edit.id for edit in union if edit.id not in shared]
    rng.shuffle(rest)
    cut = _cut(len(rest), rng)
    left, right = shared.union(rest[:cut]), shared.union(rest[cut:])
    return (
        Patch(tuple(edit for edit in union if edit.id in left)),
        Patch(tuple(edit for edit in union if edit.id in right)),
    )


def tournament(ranked: Sequence[Ranked], size: int, rng: random.Random) -> Individual:
    """The best of `size` random individuals by front, then crowding; ties by chance.

    Deb et al. 2002, section III-B (the crowded-comparison operator), drawn with replacement.
    """
    entrants = [ranked[rng.randrange(len(ranked))] for _ in range(size)]
    best = min((r.front, -r.crowding) for r in entrants)
    return rng.choice([r for r in entrants if (r.front, -r.crowding) == best]).individual


def _cut(length: int, rng: random.Random) -> int:
    """A point that leaves something on both sides if it can."""
    return rng.randint(1, length - 1) if length > 1 else rng.randint(0, length)


def _distinct(edits: Sequence[Edit]) -> Patch:
    first: dict[str, Edit] = {}
    for edit in edits:
        first.setdefault(edit.id, edit)
    return Patch(tuple(first.values()))
