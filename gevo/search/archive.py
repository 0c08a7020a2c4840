"""Everything usable that a search has seen, its non-dominated front, and how good that is."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence, Set

from gevo.edits.patch import Patch
from gevo.search.individual import Individual

EPSILON_TIME, EPSILON_ERROR = 0.002, 0.25
"""Relative differences of times and of errors below which points of a front hardly differ."""
LEAST_ERROR = 1e-9
"""Errors below this are as good as none, where distances are taken."""
REFERENCE = (1.0, 1.0)
"""Reference point of `Archive.hypervolume`: the baseline's runtime, and the tolerance."""


class Archive:
    """All usable individuals of a run, one per program digest, in the order they came.

    Args:
        baseline: The measured baseline; it is the archive's first individual.
        tolerance: Largest accepted error; 0 in exact mode.

    Attributes:
        spoilers: Ids of edits that are avoided.

    Raises:
        ValueError: The baseline is not usable.
    """

    def __init__(self, baseline: Individual, tolerance: float = 0.0) -> None:
        if not baseline.usable:
            raise ValueError(f"the baseline was measured as {baseline.measurement.outcome}")
        self.baseline = baseline
        self._tolerance = tolerance
        self._members = {baseline.digest: baseline}
        self.spoilers: frozenset[str] = frozenset()
        self._front: tuple[Individual, ...] | None = None
        self._ordered: list[Individual] | None = None

    def __len__(self) -> int:
        return len(self._members)

    @property
    def individuals(self) -> tuple[Individual, ...]:
        """Every usable individual, the baseline first; also what spoilers are in."""
        return tuple(self._members.values())

    def avoid(self, spoilers: Set[str]) -> None:
        """From now on no individual counts that has one of these edits (ids), too."""
        self.spoilers |= spoilers
        self._front = self._ordered = None

    def spoilt(self, patch: Patch) -> bool:
        """Whether a patch has an edit that is avoided."""
        return any(edit.id in self.spoilers for edit in patch)

    def _counting(self) -> list[Individual]:
        return [one for one in self._members.values() if not self.spoilt(one.patch)]

    def add(self, individual: Individual) -> bool:
        """Take an individual in; False when it is unusable or its program is here already."""
        if not individual.usable or individual.digest in self._members:
            return False
        self._members[individual.digest] = individual
        self._front = self._ordered = None
        return True

    def front(self) -> tuple[Individual, ...]:
        """The non-dominated individuals, the fastest first; see `front`."""
        if self._front is None:
            self._front = front(self._counting())
        return self._front

    @property
    def best(self) -> Individual:
        """The fastest individual; of equally fast ones the most exact, then the shortest."""
        return self.front()[0]

    def fastest(self, count: int) -> tuple[Individual, ...]:
        """The `count` fastest individuals, for when validation refuses the front."""
        if self._ordered is None:
            self._ordered = sorted(self._counting(), key=_order)
        return tuple(self._ordered[:count])

    def speedup(self, individual: Individual) -> float:
        """The baseline's runtime over the individual's."""
        return self.baseline.measurement.runtime_ns / individual.measurement.runtime_ns

    @property
    def gains(self) -> bool:
        """Whether an individual is faster than the baseline, or more exact."""
        error = self.baseline.measurement.error or 0.0
        return any(
            self.speedup(one) > 1.0 + EPSILON_TIME or (one.measurement.error or 0.0) < error
            for one in self.front()
        )

    def hypervolume(self) -> float:
        """Area that the front dominates, in [0, 1].

        Runtime is divided by the baseline's and error by the tolerance (by 1 in exact mode),
        so the reference point is (1, 1) and runs on one workload can be compared. In exact
        mode it is the share of the baseline's time that the best individual saves.
        """
        runtime = self.baseline.measurement.runtime_ns
        scale = self._tolerance or 1.0
        points = [i.objectives for i in self.front()]
        return hypervolume([(p[0] / runtime, p[1] / scale) for p in points if p is not None])


def front(individuals: Iterable[Individual]) -> tuple[Individual, ...]:
    """The usable individuals that no other one dominates, the fastest first.

    Of individuals with equal objectives only one is given: that with the shortest patch, then
    the lowest id.
    """
    chosen: list[Individual] = []
    least = float("inf")
    for individual in sorted((i for i in individuals if i.usable), key=_order):
        error = individual.objectives[1] if individual.objectives else least
        if error < least:
            chosen.append(individual)
            least = error
    return tuple(chosen)


def spread(individuals: Sequence[Individual]) -> tuple[Individual, ...]:
    """A front without points that hardly differ, the fastest first: one for each box.

    Boxes are those of epsilon-dominance (Laumanns et al. 2002, *Combining convergence and
    diversity in evolutionary multiobjective optimization*), in the logarithms of time and error.
    """
    chosen: dict[tuple[int, float], Individual] = {}
    for individual in front(individuals):
        time_ns, error = individual.objectives or (math.inf, math.inf)
        boxes = math.floor(math.log(time_ns) / math.log1p(EPSILON_TIME))
        errors = math.floor(math.log(error) / math.log1p(EPSILON_ERROR)) if error else -math.inf
        chosen.setdefault((boxes, errors), individual)
    return tuple(chosen.values())


def farthest(open_: Sequence[Individual], taken: Sequence[Individual]) -> Individual | None:
    """Of a front what lies farthest from what is taken, the ends first; None of nothing.

    Distance is that of the logarithms of time and error, each in relation to its extent.
    """
    points = {one.id: _logarithms(one) for one in (*open_, *taken)}
    if not open_ or not taken:
        return next(iter(open_), None)
    extents = [max(axis) - min(axis) or 1.0 for axis in zip(*points.values(), strict=True)]

    def distance(one: Individual) -> float:
        def to(other: Individual) -> float:
            pairs = zip(points[one.id], points[other.id], extents, strict=True)
            return math.hypot(*((a - b) / extent for a, b, extent in pairs))

        return min(to(other) for other in taken)

    return max(open_, key=distance)


def _logarithms(individual: Individual) -> tuple[float, float]:
    time_ns, error = individual.objectives or (math.inf, math.inf)
    return math.log(time_ns), math.log(max(error, LEAST_ERROR))


def hypervolume(points: Sequence[tuple[float, float]]) -> float:
    """Area dominated by minimised points and bounded by `REFERENCE`.

    Points that are not better than that in both objectives add nothing; dominated
    points may be present. Computed as the sum of the rectangles under the staircase.
    """
    area, height = 0.0, REFERENCE[1]
    for x, y in sorted(points):
        if x < REFERENCE[0] and y < height:
            area += (REFERENCE[0] - x) * (height - y)
            height = y
    return area


def _order(individual: Individual) -> tuple[tuple[float, float], int, int]:
    worst = (float("inf"), float("inf"))
    return (individual.objectives or worst, len(individual.patch), individual.id)
