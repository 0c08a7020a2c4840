from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gevo.edits.patch import Patch
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.search.archive import Archive, farthest, front, hypervolume, spread
from gevo.search.individual import Individual
from gevo.testing.searchers import patch_of


def _individual(
    number: int, time: float, error: float = 0.0, patch: Patch | None = None
) -> Individual:
    measurement = Measurement(Outcome.OK, (time,), error)
    return Individual(number, patch or patch_of(number), f"d{number}", measurement)


def _archive(*members: Individual, tolerance: float = 0.0) -> Archive:
    archive = Archive(_individual(0, 100.0, patch=Patch()), tolerance)
    for member in members:
        archive.add(member)
    return archive


def test_it_takes_each_usable_program_once() -> None:
    archive = _archive()
    assert archive.add(_individual(1, 90.0))
    assert not archive.add(Individual(2, Patch(), "d1", Measurement(Outcome.OK, (80.0,), 0.0)))
    assert not archive.add(Individual(3, Patch(), "d3", Measurement(Outcome.RACE)))
    assert [i.id for i in archive.individuals] == [0, 1]
    assert len(archive) == 2


def test_the_exact_front_is_the_fastest_and_of_equals_the_shortest() -> None:
    archive = _archive(
        _individual(1, 80.0, patch=patch_of(1, 2)),
        _individual(2, 80.0, patch=patch_of(3)),
        _individual(3, 80.0, patch=patch_of(4)),
        _individual(4, 95.0),
    )
    assert [i.id for i in archive.front()] == [2]
    assert archive.best.id == 2
    assert archive.speedup(archive.best) == 1.25
    assert archive.hypervolume() == pytest.approx(0.2)
    assert [i.id for i in archive.fastest(4)] == [2, 3, 1, 4]


def test_the_front_follows_what_is_added() -> None:
    archive = _archive()
    assert archive.best.id == 0
    assert archive.hypervolume() == 0.0
    archive.add(_individual(1, 50.0))
    assert archive.best.id == 1
    assert archive.hypervolume() == 0.5


def test_the_relaxed_front_has_the_trade_offs() -> None:
    archive = _archive(
        _individual(1, 50.0, 0.02),
        _individual(2, 75.0, 0.01),
        _individual(3, 80.0, 0.03),
        tolerance=0.04,
    )
    assert [i.id for i in archive.front()] == [1, 2, 0]
    # Staircase over (0.5, 0.5) and (0.75, 0.25) up to (1, 1).
    assert archive.hypervolume() == pytest.approx(0.5 * 0.5 + 0.25 * 0.25)


def test_what_is_faster_or_more_exact_gains_and_else_nothing_does() -> None:
    assert not _archive().gains
    assert not _archive(_individual(1, 99.9), _individual(2, 120.0)).gains
    assert _archive(_individual(1, 95.0)).gains
    rough = Archive(_individual(0, 100.0, 0.1, patch=Patch()), 0.05)
    assert not rough.gains
    rough.add(_individual(1, 110.0, 0.05))
    assert rough.gains


def test_an_unusable_baseline_is_refused() -> None:
    with pytest.raises(ValueError, match="wrong"):
        Archive(Individual(0, Patch(), "d", Measurement(Outcome.WRONG, error=1.0)))


grid = st.lists(st.tuples(st.integers(0, 9), st.integers(0, 9)), max_size=9)


@given(grid)
def test_hypervolume_counts_the_dominated_cells(cells: list[tuple[int, int]]) -> None:
    covered = {(x, y) for a, b in cells for x in range(a, 8) for y in range(b, 8)}
    points = [(a / 8, b / 8) for a, b in cells]
    assert hypervolume(points) == pytest.approx(len(covered) / 64)


@given(grid)
def test_nothing_on_a_front_is_dominated_and_everything_else_is(
    cells: list[tuple[int, int]],
) -> None:
    members = [_individual(n, float(a + 1), float(b)) for n, (a, b) in enumerate(cells)]
    chosen = [i.objectives for i in front(members)]
    for left, right in pairwise(chosen):
        assert left is not None
        assert right is not None
        assert left[0] < right[0]
        assert left[1] > right[1]
    for a, b in cells:
        assert any(p is not None and p[0] <= a + 1 and p[1] <= b for p in chosen)


def test_points_of_a_front_that_hardly_differ_count_once():
    exact = _individual(1, 100.0, 0.0)
    close = [_individual(2, 99.99, 1.00e-3), _individual(3, 99.98, 1.01e-3)]
    far = [_individual(4, 90.0, 1.02e-3), _individual(5, 80.0, 1.0e-2)]
    assert [one.id for one in spread([exact, *close, *far])] == [5, 4, 3, 1]


def test_what_lies_farthest_is_next_and_the_ends_come_first():
    points = [_individual(n, 100.0 - 10 * n, 10.0 ** (n - 6)) for n in range(5)]
    assert farthest([], points) is None
    assert farthest(points, []) is points[0]
    assert farthest(points[1:], points[:1]) is points[4]
    assert farthest(points[1:4], [points[0], points[4]]) is points[2]
