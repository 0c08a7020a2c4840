import numpy as np

from gevo.tuning.pool import Coded, Pool


def test_candidates_keep_their_rows_and_are_coded_once() -> None:
    asked: list[int] = []

    def coded(found: list[tuple[int, ...]]) -> Coded:
        asked.extend(one[0] for one in found)
        rows = np.array([[one[0], one[0] ** 2] for one in found]).reshape(len(found), 2)
        return Coded(rows.astype(float), rows[:, :1])

    pool = Pool(coded)
    for n in (3, 1, 2, 5):
        pool.add((n,))
    pool.drop((1,))
    pool.drop((9,))
    assert (3,) in pool
    assert (1,) not in pool
    points, numbers = pool.rows()
    assert points.tolist() == [[3, 9], [2, 4], [5, 25]]
    assert numbers.tolist() == [[3], [2], [5]]
    assert pool.keep([2, 0]) == [(5,), (3,)]
    pool.add((7,))
    pool.drop((5,))
    assert pool.first(9) == [(3,), (7,)]
    assert pool.rows().points.tolist() == [[3, 9], [7, 49]]
    assert len(pool) == 2
    assert asked == [3, 2, 5, 7]
