"""MAP-Elites over patches: the fastest of every way of editing, and children of them all.

Source: Mouret and Clune 2015, *Illuminating search spaces by mapping elites*; the archive is that
of pyribs (Tjanaka et al. 2023). Measured, selected and recorded as NSGA-II does it.
"""

from __future__ import annotations

import importlib
import math
import re
from collections.abc import Iterable, Mapping
from typing import Any

from gevo.errors import MissingPackage
from gevo.search.breeding import Child, first_children, recombination
from gevo.search.individual import Individual
from gevo.search.nsga2 import Nsga2
from gevo.search.options import SearchOptions
from gevo.search.ranking import Ranked
from gevo.search.variation import Cross, Mutate

GRID = {"edits": (16, (0.0, 16.0)), "where": (16, (0.0, 1.0)), "error": (8, (-8.0, 0.0))}
"""What tells ways of editing apart, with cells and range of each: how many edits there are, where
in the program they are, and the logarithm of the error."""
_UID = re.compile(r"u(\d+)\Z")


class MapElites(Nsga2):
    """MAP-Elites; see `Searcher`. Its population is every elite, as many as there are cells."""

    def _breed(self) -> list[Child]:
        if self.generation < 0:
            return first_children(self.origin, self.options)
        count = self.options.population - self.options.elite_count
        return [self._offspring() for _ in range(count)]

    def _offspring(self) -> Child:
        elites = self.population
        parent = self._rng.choice(elites)
        if len(elites) < 2 or self._rng.random() >= self.options.crossover:
            return Child(parent, (Mutate(),))
        mate = self._rng.choice([one for one in elites if one is not parent])
        recombine = recombination(self.options)
        planned, _ = recombine(parent.patch, mate.patch, self._rng)
        return Child(parent, (Cross(mate, planned, recombine), Mutate()))

    def _select(self) -> None:
        """Each cell keeps the fastest that has come to it."""
        come = (*(self.population or self._first()), *(c.current for c in self._children))
        elites = _elites(self._unspoilt(come), self.options)
        self._ranked = [Ranked(one, 0, 0.0) for one in elites]
        self.generation += 1
        self._begin(())

    def _continue_from(self, state: Mapping[str, Any], known: Mapping[int, Individual]) -> None:
        """Go where `state` was taken; `known` are the individuals by id."""
        super()._continue_from(state, known)
        self._ranked = [Ranked(known[i], 0, 0.0) for i in state["population"]]


def _elites(come: Iterable[Individual], options: SearchOptions) -> list[Individual]:
    """The fastest of each cell, the fastest first; raises ConfigError without pyribs."""
    try:
        ribs: Any = importlib.import_module("ribs.archives")
    except ImportError as error:
        raise MissingPackage(
            "--searcher map-elites needs pyribs: pip install 'gevo-gpu[map-elites]'"
        ) from error
    distinct = {one.digest: one for one in sorted(come, key=lambda one: -one.id)}
    some = sorted(distinct.values(), key=lambda one: one.id)
    reach = max((n for one in some for n in _numbers(one)), default=0) + 1
    archive = ribs.GridArchive(
        solution_dim=1,
        dims=[cells for cells, _ in GRID.values()],
        ranges=[ends for _, ends in GRID.values()],
        dtype=float,
    )
    for place, one in enumerate(some):
        time_ns, error = one.objectives or (math.inf, math.inf)
        numbers = _numbers(one)
        where = sum(numbers) / len(numbers) / reach if numbers else 0.0
        scaled = math.log10(max(error / (options.tolerance or 1.0), 1e-8))
        archive.add_single([place], -time_ns, [len(one.patch), where, scaled])
    kept = sorted(int(row[0]) for row in archive.data("solution"))
    return sorted((some[place] for place in kept), key=lambda one: (one.objectives, one.id))


def _numbers(individual: Individual) -> list[int]:
    """Those of the instructions of the unmodified program that its edits name."""
    named = (uid for edit in individual.patch for _, uid in edit.describe().sites)
    return [int(found[1]) for uid in named if (found := _UID.match(uid))]
