"""The q-random walk on a parameter's graph (Gao et al. 2020, section 4, equations 1 to 3).

A walk starts at a vertex, moves to a uniformly chosen neighbour with probability q, and stops
with probability 1-q before every step. With Q the matrix of q times the step probabilities and
p₀ the start, the vertex where it stops is distributed as (1-q)(I-Q)⁻¹p₀: near vertices are
likelier than far ones, and every vertex of a connected graph can be reached.
"""

from __future__ import annotations

import random

from gevo.tuning.parameter import Parameter, Value


def q_random_walk(parameter: Parameter, start: Value, q: float, rng: random.Random) -> Value:
    """The vertex where a walk from `start` stops; `q` is the probability of a further step."""
    here = start
    while rng.random() < q:
        around = parameter.neighbours(here)
        if not around:
            return here
        here = rng.choice(around)
    return here
