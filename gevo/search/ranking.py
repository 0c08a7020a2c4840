"""NSGA-II's order: non-dominated fronts, and crowding within a front.

Source: Deb et al. 2002, *A fast and elitist multiobjective genetic algorithm: NSGA-II*,
sections III-A and III-B. Sorting and crowding are DEAP's; nothing here draws random numbers.
This is the only module that knows DEAP.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, cast

from deap import base
from deap.tools import emo

from gevo.search.individual import Individual


class Fitness(base.Fitness):
    """Runtime and error, both minimised."""

    weights = (-1.0, -1.0)


class _Entry:
    """An individual in the shape that DEAP's functions expect."""

    def __init__(self, individual: Individual) -> None:
        objectives = individual.objectives
        if objectives is None:
            raise ValueError(f"individual {individual.id} has no objectives and can't be ranked")
        self.individual = individual
        self.fitness: Any = Fitness(objectives)

    @property
    def crowding(self) -> float:
        return self.fitness.crowding_dist


@dataclass(frozen=True, slots=True)
class Ranked:
    """An individual and its place in a population.

    Attributes:
        individual: The individual.
        front: Number of its non-dominated front, from 0.
        crowding: Crowding distance within the front; infinite at the front's ends.
    """

    individual: Individual
    front: int
    crowding: float

    @property
    def key(self) -> tuple[int, float, int, int]:
        """Sorts the better first: front, crowding, then the shorter patch, then the older."""
        return (
            self.front,
            -self.crowding,
            len(self.individual.patch),
            self.individual.id,
        )


def rank(individuals: Sequence[Individual]) -> list[Ranked]:
    """All individuals, best first.

    Args:
        individuals: Usable individuals; the result does not depend on their order.

    Raises:
        ValueError: An individual has no objectives.
    """
    entries = [_Entry(i) for i in sorted(individuals, key=lambda i: i.id)]
    ranked: list[Ranked] = []
    for number, front in enumerate(_fronts(entries)):
        cast(Any, emo).assignCrowdingDist(front)
        ranked += [Ranked(e.individual, number, e.crowding) for e in front]
    return sorted(ranked, key=lambda r: r.key)


def _fronts(entries: list[_Entry]) -> list[list[_Entry]]:
    return cast(Any, emo).sortNondominated(entries, len(entries)) if entries else []
