"""Children on their way into the next population, step by step."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from gevo.search.individual import Candidate, Individual, Origin
from gevo.search.options import SearchOptions
from gevo.search.ranking import Ranked
from gevo.search.variation import (
    Cross,
    Mutate,
    Recombine,
    Shrink,
    Step,
    messy_crossover,
    shared_crossover,
    tournament,
)


@dataclass(slots=True)
class Child:
    """A place in the next population, and the steps it still has to go through.

    Attributes:
        current: What the place holds now; a parent, until a step succeeds.
        steps: The steps to come; the first is under way.
        attempts: Proposals of the step under way so far.
        pending: The proposal that is being measured.
    """

    current: Individual
    steps: tuple[Step, ...]
    attempts: int = 0
    pending: Candidate | None = None

    def accept(self, individual: Individual) -> None:
        """The step under way succeeded with `individual`."""
        self.current = individual
        self.next_step()

    def exhaust(self) -> None:
        """The step under way has nothing new to offer; where it was the last, a mutation has."""
        self.steps = (Mutate(), *self.steps[2:])
        self.attempts = 0

    def next_step(self) -> None:
        """Leave the step under way, successful or not."""
        self.steps = self.steps[1:]
        self.attempts = 0


def first_children(origin: Individual, options: SearchOptions) -> list[Child]:
    """The places of the initial population: the origin and some random edits, one by one.

    Each edit is measured before the next is added, so that an individual is not lost because
    one of its edits is bad.
    """
    steps = (Mutate(Origin.INITIAL),) * options.initial_mutations
    return [Child(origin, steps) for _ in range(options.population)]


def next_children(
    ranked: Sequence[Ranked], options: SearchOptions, rng: random.Random
) -> list[Child]:
    """The places of the next population that its elites leave open."""
    count = options.population - options.elite_count
    children: list[Child] = []
    while len(children) < count:
        children += family(ranked, options, rng)
    return children[:count]


def family(ranked: Sequence[Ranked], options: SearchOptions, rng: random.Random) -> list[Child]:
    """One child, or two siblings when there is a crossover."""
    parent = tournament(ranked, options.tournament, rng)
    if rng.random() < options.shrink and len(parent.patch) > 1:
        return [Child(parent, (Shrink(),))]
    children = [Child(parent, ())]
    if rng.random() < options.crossover:
        children = _siblings(parent, ranked, options, rng) or children
    for child in children:
        # A child that nothing happens to would be a duplicate of its parent: it mutates.
        if not child.steps or rng.random() < options.mutation:
            child.steps = (*child.steps, Mutate())
    return children


def recombination(options: SearchOptions) -> Recombine:
    """How a search with these options makes two patches of two."""
    return shared_crossover if options.keep_shared else messy_crossover


def _siblings(
    parent: Individual, ranked: Sequence[Ranked], options: SearchOptions, rng: random.Random
) -> list[Child]:
    """The two children of a crossover; none when the parents have too little to exchange."""
    others = [r for r in ranked if r.individual is not parent]
    if not others:
        return []
    mate = tournament(others, options.tournament, rng)
    ours, theirs = {e.id for e in parent.patch}, {e.id for e in mate.patch}
    if len(ours ^ theirs if options.keep_shared else ours | theirs) < 2:
        return []
    recombine = recombination(options)
    left, right = recombine(parent.patch, mate.patch, rng)
    return [
        Child(parent, (Cross(mate, left, recombine),)),
        Child(mate, (Cross(parent, right, recombine),)),
    ]
