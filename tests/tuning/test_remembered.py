from gevo.tuning import remembered
from gevo.tuning.remembered import Remembered


def test_a_result_is_computed_once() -> None:
    asked: list[int] = []
    squares = Remembered[int, int](lambda n: asked.append(n) or n * n)
    assert [squares[3], squares[3], squares[4]] == [9, 9, 16]
    assert asked == [3, 4]


def test_it_begins_anew_when_there_are_too_many() -> None:
    squares = Remembered[int, int](lambda n: n * n)
    for n in range(remembered.LIMIT + 5):
        assert squares[n] == n * n
    assert len(squares) == 5


def test_how_much_is_kept_can_be_said() -> None:
    squares = Remembered[int, int](lambda n: n * n, 2)
    assert [squares[n] for n in (1, 2, 3)] == [1, 4, 9]
    assert list(squares) == [3]
