"""What is said about a recording, against what can be counted by hand."""

import itertools
import random

import pytest

from gevo.report.recording import by_chance, flow, shares


def test_a_valley_has_one_minimum_in_which_all_walks_end() -> None:
    grid = list(itertools.product(range(5), range(5)))
    found = flow(grid, [1.0 + x + y for x, y in grid], (0.0, 1.0))
    assert found is not None
    assert found.minima == 1
    assert found.proportions == {0.0: pytest.approx(1), 1.0: pytest.approx(1)}


def test_minima_that_no_step_joins_share_the_centrality() -> None:
    # Neighbours differ in one parameter: no edge leads from one diagonal element to the other.
    found = flow([(0, 0), (1, 1)], [1.0, 3.0], (0.5, 2.0))
    assert found is not None
    assert found.minima == 2
    assert found.proportions == {0.5: pytest.approx(0.5), 2.0: pytest.approx(1)}


def test_the_centrality_is_that_of_a_walk() -> None:
    # On a line of three all are neighbours: 2 -> 1, 2 -> 0, 1 -> 0.
    points = [(0, 0), (1, 0), (2, 0), (3, 1)]
    found = flow(points, [1.0, 2.0, 3.0, 1.5], (0.1,))
    assert found is not None
    rng, ends = random.Random(1), [0, 0, 0, 0]
    down = {2: (0, 1), 1: (0,)}
    for _ in range(40_000):  # walks with restarts, as PageRank defines them
        at = rng.randrange(4)
        while True:
            ends[at] += 1
            if rng.random() >= 0.85 or at not in down:
                break
            at = rng.choice(down[at])
    assert found.proportions[0.1] == pytest.approx(ends[0] / (ends[0] + ends[3]), abs=0.01)


def test_shares_count_what_failed() -> None:
    assert shares([2.0, 1.0, 4.0], (1.0, 2.0, 9.0), 4) == {1.0: 0.25, 2.0: 0.5, 9.0: 0.75}


def test_random_trials_are_counted_exactly() -> None:
    times, count, trials = [float(t) for t in range(1, 9)], 10, 3
    best = sorted(
        min(c) for c in itertools.combinations([*times, *[float("inf")] * (count - 8)], trials)
    )
    assert by_chance(times, count, trials) == best[(len(best) - 1) // 2]
    assert by_chance([1.0], 100, 3) == float("inf")
