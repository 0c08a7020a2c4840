import pytest

from benchmarks.rugged import rugged
from gevo.tuning.recorded import Recording

NUMBERS = range(6)


@pytest.fixture(scope="module")
def found() -> list[Recording]:
    return [rugged(number) for number in NUMBERS]


def test_the_number_decides(found: list[Recording]) -> None:
    again = rugged(3)
    assert again.times_ms == found[3].times_ms
    assert again.failures == found[3].failures
    assert len({one.optimum_ms for one in found}) == len(found)


def test_they_are_as_recorded_spaces_are(found: list[Recording]) -> None:
    """The bounds hold for the recordings known to us, with some room."""
    failing = 0
    for one in found:
        times = sorted(one.times_ms.values())
        assert 2_000 <= len(times) + len(one.failures) <= 40_000
        assert len(times) + len(one.failures) < one.space.size  # conditions forbid some
        assert len(one.failures) <= 0.5 * len(times + list(one.failures))
        failing += bool(one.failures)
        assert 1.1 < times[len(times) // 10] / times[0] < 2.5
        assert 1.4 < times[len(times) // 2] / times[0] < 6
    assert failing >= 3


def test_they_have_many_local_optima(found: list[Recording]) -> None:
    for one in found:
        times = one.times_ms
        local = [
            c
            for c in times
            if all(times.get(near, times[c]) >= times[c] for near in one.space.neighbours(c))
        ]
        assert len(local) > 10
