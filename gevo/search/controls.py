"""What NSGA-II is compared with, under the same budget and from the same start.

Both measure, select and record as NSGA-II does, and differ only in what they breed from.
"""

from __future__ import annotations

from gevo.search.breeding import Child, first_children
from gevo.search.nsga2 import Nsga2
from gevo.search.variation import Mutate


class Greedy(Nsga2):
    """Hill climbing: every child is the fastest individual so far with one more random edit."""

    def _breed(self) -> list[Child]:
        if self.generation < 0:
            return first_children(self.origin, self.options)
        count = self.options.population - self.options.elite_count
        return [Child(self.archive.best, (Mutate(),)) for _ in range(count)]


class RandomSearch(Nsga2):
    """Every generation is made as the initial one: from the origin, whatever has been found."""

    def _breed(self) -> list[Child]:
        return first_children(self.origin, self.options)
