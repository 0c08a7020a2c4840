"""Two searches on the neighbourhood graph: OpEvo and G-BFS.

OpEvo is from Gao et al. 2020 (arXiv 2006.05664), Algorithm 1. The λ fittest trials so far are the
parents; fitness is the reciprocal of the time. Of a number (rho) of offspring each takes every
parameter from a parent chosen with probability proportional to fitness, and every parameter then
makes a q-random walk, again and again until the offspring is new. The paper's spaces have no
constraints; here a walk that ends at a forbidden configuration is taken back and made again.

G-BFS, greedy best-first search, is from Zhang et al. 2019, *Compiler-Level Matrix Multiplication
Optimization for Deep Learning* (arXiv 1909.10616), Algorithm 1. A queue holds the measured
configurations, the fastest first. The fastest leaves the queue, some of its neighbours (rho = 5,
chosen at random) are measured and join the queue, and so on. The paper starts from one hand-made
configuration; here it starts from a random one, and again from another when the queue is empty.
"""

from __future__ import annotations

import heapq
import random

from gevo.tuning.parameter import Parameter, Value
from gevo.tuning.space import Configuration, Space
from gevo.tuning.strategy import Strategy, Trial

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


def q_random_walk(parameter: Parameter, start: Value, q: float, rng: random.Random) -> Value:
    """The vertex where a walk from `start` stops; `q` is the probability of a further step.

    Gao et al., section 4, equations 1 to 3. A walk moves to a uniformly chosen neighbour with
    probability q, and stops with probability 1-q before every step. With Q the matrix of q times
    the step probabilities and p₀ the start, the vertex where it stops is distributed as
    (1-q)(I-Q)⁻¹p₀: near vertices are likelier than far ones, and every vertex of a connected
    graph can be reached.
    """
    here = start
    while rng.random() < q:
        around = parameter.neighbours(here)
        if not around:
            return here
        here = rng.choice(around)
    return here


class GreedyBestFirst(Strategy):
    """Expands the fastest configuration that was not expanded yet.

    Attributes:
        width: Rho, the neighbours that are measured of each.
    """

    def __init__(self, space: Space, rng: random.Random, width: int = 5) -> None:
        super().__init__(space, rng)
        self.width = width
        self._queue: list[tuple[float, int, Configuration]] = []
        self._asked: list[Configuration] = []

    def _propose(self) -> Configuration | None:
        self._asked = [one for one in self._asked if one not in self.seen]
        while not self._asked and self._queue:
            _, _, best = heapq.heappop(self._queue)
            around = [one for one in self.space.neighbours(best) if one not in self.seen]
            self._asked = self.rng.sample(around, min(self.width, len(around)))
        # Asked ahead of the answers, there may be nothing to expand; then it starts anew.
        return self._asked.pop() if self._asked else self._fresh()

    def _learn(self, trial: Trial) -> None:
        heapq.heappush(self._queue, (trial.cost, len(self.trials), trial.configuration))
