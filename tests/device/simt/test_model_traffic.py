"""Addresses: sectors, bank conflicts, atomics, first touches; against slow definitions."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra import numpy as npst

from gevo.device.simt.model.fleet import Fleet
from gevo.device.simt.model.gpu import load_gpu
from gevo.device.simt.model.memory import (
    MAX_ROWS,
    Access,
    AccessTrace,
    Demand,
    Traffic,
    fresh_ratios,
    traffic_of,
)
from gevo.device.simt.model.profile import MemorySite
from gevo.device.simt.native import binding as figures

LANES = np.arange(32, dtype=np.int64)


def row(addresses) -> np.ndarray:
    return np.asarray(addresses, dtype=np.int64).reshape(1, 32)


def rows_of(size: int):
    """Random rows of aligned addresses with idle lanes."""
    cells = st.integers(-1, 300).map(lambda i: -1 if i < 0 else i * size)
    return npst.arrays(np.int64, (3, 32), elements=cells)


@pytest.mark.parametrize(
    ("addresses", "size", "sectors"),
    [
        (LANES * 4, 4, 4),
        (LANES * 8, 8, 8),
        (LANES * 16, 16, 16),
        (LANES * 32, 4, 32),
        (LANES * 8, 4, 8),
        (LANES * 0 + 64, 4, 1),
        (LANES * 4 + 16, 4, 5),
        (LANES * 64, 64, 64),
        (LANES * 0 - 1, 4, 0),
        (np.where(LANES < 8, LANES * 4, -1), 4, 1),
        (LANES, 1, 1),
        (LANES * 0 + 30, 4, 2),
    ],
)
def test_known_sectors(addresses, size, sectors):
    assert figures.each("sectors", row(addresses), size).tolist() == [sectors]


@pytest.mark.parametrize(
    ("addresses", "size", "passes"),
    [
        (LANES * 4, 4, 1),
        (LANES * 8, 4, 2),
        (LANES * 128, 4, 32),
        (LANES * 132, 4, 1),
        (LANES * 0, 4, 1),
        (LANES * 8, 8, 2),
        (LANES * 16, 16, 4),
        (LANES * 0 - 1, 4, 0),
        (LANES, 1, 1),
        (np.where(LANES < 2, LANES * 128, -1), 4, 2),
    ],
)
def test_known_wavefronts(addresses, size, passes):
    assert figures.each("wavefronts", row(addresses), size).tolist() == [passes]


@settings(max_examples=50)
@given(st.sampled_from([1, 2, 4, 8, 16]).flatmap(lambda s: st.tuples(st.just(s), rows_of(s))))
def test_sectors_are_the_distinct_sectors(case):
    size, rows = case
    expected = [
        len({(a + b) // 32 for a in r.tolist() if a >= 0 for b in (0, size - 1)}) for r in rows
    ]
    assert figures.each("sectors", rows, size).tolist() == expected


@settings(max_examples=50)
@given(rows_of(4))
def test_wavefronts_are_the_worst_banks_distinct_words(rows):
    expected = []
    for r in rows.tolist():
        words = {a // 4 for a in r if a >= 0}
        expected.append(max((sum(w % 32 == b for w in words) for b in range(32)), default=0))
    assert figures.each("wavefronts", rows, 4).tolist() == expected


@settings(max_examples=50)
@given(st.sampled_from([1, 2, 4, 8, 16]).flatmap(lambda s: st.tuples(st.just(s), rows_of(s))))
def test_lines_are_the_distinct_lines_of_each_phase(case):
    size, rows = case
    lanes = min(32, 128 // size)
    expected = [
        sum(
            len({(a + b) // 128 for a in r[k : k + lanes] if a >= 0 for b in range(size)})
            for k in range(0, 32, lanes)
        )
        for r in rows.tolist()
    ]
    assert figures.each("lines", rows, size).tolist() == expected


@settings(max_examples=50)
@given(rows_of(4))
def test_atomic_steps_are_the_most_equal_addresses(rows):
    expected = [max((r.count(a) for a in r if a >= 0), default=0) for r in rows.tolist()]
    assert figures.each("steps", rows).tolist() == expected


def trace(site: int, addresses, size: int = 4, space: int = 1) -> AccessTrace:
    return AccessTrace(site, space, size, False, np.asarray(addresses, dtype=np.int64))


def test_the_second_reader_of_the_same_data_finds_nothing_fresh():
    block = LANES * 4 + np.arange(8)[:, None] * 128
    assert fresh_ratios([trace(1, block), trace(2, block)]) == {1: 1.0, 2: 0.0}
    assert fresh_ratios([trace(1, np.concatenate((block, block)))]) == {1: 0.5}


def test_shared_memory_has_no_fresh_sectors():
    assert fresh_ratios([trace(1, row(LANES * 4), space=3)]) == {}


def test_by_space():
    conflict = row(LANES * 128)
    assert traffic_of(trace(0, conflict, space=3), False) == Traffic(wavefronts=32.0)
    assert traffic_of(trace(0, conflict, space=4), False) == Traffic(wavefronts=32.0)
    assert traffic_of(trace(0, conflict, space=1), False) == Traffic(sectors=32.0, wavefronts=32.0)
    assert traffic_of(trace(0, row(LANES * 0), space=5), False) == Traffic(sectors=4.0)
    same = traffic_of(trace(0, row(LANES * 0), space=1), True)
    assert (same.atomic_steps, same.addresses) == (32.0, 1)
    assert traffic_of(trace(0, row(LANES * 0), space=3), True).wavefronts == 32.0


def test_l1_looks_up_one_line_after_another():
    gpu = Fleet((load_gpu("RTX3090"),))
    site = MemorySite(site=0, block=0, space=1, size=16, load=True, atomic=False)
    for stride, clocks in ((16, 4.0), (0, 4.0), (64, 16.0)):
        # 32 lanes of 16 bytes each: side by side, all the same, a half line apart.
        rows = traffic_of(trace(0, row(LANES * stride), size=16), False)
        found = Demand({0: Access(site, 1, rows, 1.0, 1.0)}).l1_clocks(gpu)
        assert found.tolist() == [[clocks]], stride


def test_long_traces_are_thinned_the_same_way_every_time():
    rows = np.random.default_rng(1).integers(0, 4096, (MAX_ROWS * 4, 32)) * 4
    first, second = (traffic_of(trace(0, rows), False) for _ in range(2))
    assert first == second
    assert first.sectors == pytest.approx(figures.each("sectors", rows, 4).mean(), rel=0.05)


def few(*addresses: int) -> np.ndarray:
    return row([*addresses, *[-1] * (32 - len(addresses))])


def test_distinct_pieces():
    rows = np.concatenate((few(0, 3, 4, 4, -1, 100, 7), few(), row(LANES * 8)))
    assert figures.each("distinct", rows, 4).tolist() == [3, 0, 32]


def test_marks_count_the_sectors_that_are_new():
    seen = np.zeros(40, dtype=np.bool_)
    assert figures.mark(seen, few(0, 31, 32, 1000)) == 3
    assert figures.mark(seen, np.concatenate((few(64, 33), few(1001)))) == 1
    assert np.flatnonzero(seen).tolist() == [0, 1, 2, 31]


def test_rows_have_a_column_for_each_lane():
    with pytest.raises(ValueError, match="32 lanes"):
        figures.each("sectors", np.zeros((4, 16), np.int64), 4)
