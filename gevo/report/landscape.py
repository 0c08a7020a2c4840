"""How hard a recorded space is to search: its distribution and its fitness flow graph.

Schoonhoven, van Werkhoven and Batenburg 2022, *Benchmarking optimization algorithms for
auto-tuning GPU kernels* (arXiv 2210.01465, section on the fitness flow graph): configurations are
nodes, an edge goes from each to every neighbour that is faster, and a walk along them is a
randomised first-improvement local search. PageRank (Page et al. 1999) says how often it arrives
where. The proportion of centrality C_p is the share of all local minima's rank that those within
the factor 1 + p of the optimum have: 1 where every descent ends well.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

DAMPING = 0.85
"""Probability that a walk goes on; with the rest it begins anew anywhere."""
_EXACT = 1e-10
_STEPS = 1000
_MOST_EDGES = 20_000_000
"""Memory: 12 bytes each."""


@dataclass(frozen=True)
class Flow:
    """The fitness flow graph in numbers.

    Attributes:
        minima: Configurations of which no neighbour is faster.
        proportions: By p, the proportion of centrality C_p.
    """

    minima: int
    proportions: Mapping[float, float]


def flow(
    configurations: Sequence[tuple[Any, ...]], times: Sequence[float], within: Sequence[float]
) -> Flow | None:
    """The fitness flow graph of configurations that ran; neighbours differ in one parameter.

    Args:
        configurations: Distinct and of one length.
        times: Of each, above 0, in any unit.
        within: The p of which C_p is wanted.

    Returns:
        None where there would be more than 20 million edges.
    """
    values = np.array(times)
    edges = _edges(configurations, values)
    if edges is None:
        return None
    start, end = edges
    minima = np.bincount(start, minlength=len(values)) == 0
    reached = _pagerank(start, end, len(values)) * minima
    best = float(values.min())
    return Flow(
        int(minima.sum()),
        {p: float(reached[values <= best * (1 + p)].sum() / reached.sum()) for p in within},
    )


def _edges(configurations: Sequence[tuple[Any, ...]], values: Floats) -> tuple[Ints, Ints] | None:
    """From each configuration to all faster neighbours."""
    starts: list[Ints] = []
    ends: list[Ints] = []
    total = 0
    for i in range(len(configurations[0])):
        lines: dict[tuple[Any, ...], list[int]] = defaultdict(list)
        for number, one in enumerate(configurations):
            lines[(*one[:i], *one[i + 1 :])].append(number)
        total += sum(len(line) * (len(line) - 1) // 2 for line in lines.values())
        if total > _MOST_EDGES:
            return None
        for line in lines.values():
            members = np.array(line)
            slower, faster = np.nonzero(values[members][:, None] > values[members])
            starts.append(members[slower])
            ends.append(members[faster])
    return np.concatenate(starts), np.concatenate(ends)


def _pagerank(start: Ints, end: Ints, count: int) -> Floats:
    """By power iteration; from where no edge leads away a walk begins anew anywhere."""
    degrees = np.bincount(start, minlength=count)
    rank = np.full(count, 1 / count, np.float64)
    for _ in range(_STEPS):
        stuck = float(rank[degrees == 0].sum())
        flows = np.bincount(end, rank[start] / degrees[start], count)
        after = DAMPING * (flows + stuck / count) + (1 - DAMPING) / count
        done = float(np.abs(after - rank).sum()) < _EXACT
        rank = after
        if done:
            break
    return rank.astype(np.float64)


def shares(times: Sequence[float], factors: Sequence[float], count: int) -> dict[float, float]:
    """By factor, the share of `count` configurations within that factor of the fastest.

    The empirical distribution function (ECDF) at the factor times the optimum; configurations
    that failed count as slower than any.
    """
    best = min(times)
    return {f: sum(time <= f * best for time in times) / count for f in factors}


def by_chance(times: Sequence[float], count: int, trials: int) -> float:
    """The median over best of so many distinct random configurations, over the optimum.

    Exact, by counting: of `count` configurations those without a time failed. Infinity where
    half of such searches find nothing that runs.
    """
    ordered = sorted(times)
    for place, time in enumerate(ordered, start=1):
        left = count - place
        missed = 0.0 if left < trials else math.exp(_choose(left, trials) - _choose(count, trials))
        if missed <= 0.5:
            return time / ordered[0]
    return math.inf


def _choose(n: int, k: int) -> float:
    """Logarithm of a binomial coefficient."""
    return math.lgamma(n + 1) - math.lgamma(k + 1) - math.lgamma(n - k + 1)
