"""OpEvo (Gao et al. 2020, arXiv 2006.05664), Algorithm 1.

The λ fittest trials so far are the parents; fitness is the reciprocal of the time. Of a number
(rho) of offspring each takes every parameter from a parent chosen with probability proportional
to fitness, and every parameter then makes a q-random walk, again and again until the offspring
is new. The paper's spaces have no constraints; here a walk that ends at a forbidden
configuration is taken back and made again.
"""

from __future__ import annotations

import random

from gevo.tuning.space import Configuration, Space
from gevo.tuning.strategy import Strategy, Trial
from gevo.tuning.walk import q_random_walk

_MUTATIONS = 400
"""Walks before an offspring is replaced by a random configuration: its surroundings are used
up, or hardly anything there is allowed."""


class OpEvo(Strategy):
    """Evolution with topology-aware mutation.

    Attributes:
        parents: λ, the number of trials from which offspring are made.
        offspring: Rho, made in one generation.
        q: Probability of a further step of the mutation.
    """

    def __init__(
        self,
        space: Space,
        rng: random.Random,
        parents: int = 8,
        offspring: int = 8,
        q: float = 0.5,
    ) -> None:
        super().__init__(space, rng)
        self.parents = parents
        self.offspring = offspring
        self.q = q
        self._generation: list[Trial] = []
        self._left = parents

    def _propose(self) -> Configuration | None:
        if self._left == 0:
            self._generation = sorted(self.trials, key=lambda t: t.cost)[: self.parents]
            self._left = self.offspring
        self._left -= 1
        child = self._child()
        return self._fresh() if child is None else child

    def _child(self) -> Configuration | None:
        """An offspring that was never proposed; None when there are no fit parents."""
        fitness = [1.0 / max(trial.cost, 1e-9) for trial in self._generation]
        if not any(fitness):
            return None
        chosen = self.rng.choices(self._generation, fitness, k=len(self.space.parameters))
        child = tuple(trial.configuration[i] for i, trial in enumerate(chosen))
        for _ in range(_MUTATIONS):
            mutated = self._mutated(child)
            if self.space.allows(mutated):
                if mutated not in self.seen:
                    return mutated
                child = mutated
        return None

    def _mutated(self, configuration: Configuration) -> Configuration:
        pairs = zip(self.space.parameters, configuration, strict=True)
        return tuple(q_random_walk(p, value, self.q, self.rng) for p, value in pairs)
