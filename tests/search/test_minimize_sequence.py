from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from hypothesis import given
from hypothesis import strategies as st

from gevo.search.minimize import minimization, without_spoilers


def minimize(items: Sequence[int], keeps: Callable[[tuple[int, ...]], bool]) -> tuple[int, ...]:
    steps = minimization(items)
    try:
        candidate = next(steps)
        while True:
            candidate = steps.send(keeps(candidate))
    except StopIteration as end:
        return end.value


def _counted(
    keeps: Callable[[tuple[int, ...]], bool],
) -> tuple[Callable[[tuple[int, ...]], bool], list[tuple[int, ...]]]:
    asked: list[tuple[int, ...]] = []

    def ask(items: tuple[int, ...]) -> bool:
        asked.append(items)
        return keeps(items)

    return ask, asked


@given(st.integers(0, 60), st.data())
def test_of_independent_items_exactly_the_needed_remain(n: int, data: st.DataObject) -> None:
    needed = data.draw(st.sets(st.sampled_from(range(n)))) if n else set()
    keeps, asked = _counted(lambda items: needed <= set(items))
    assert minimize(range(n), keeps) == tuple(sorted(needed))
    assert len(asked) == len(set(asked))
    # Each needed item ends a run that is found by doubling and halving.
    assert len(asked) <= 2 + (len(needed) + 1) * (2 * math.log2(n + 1) + 2)


@given(st.sets(st.frozensets(st.integers(0, 9)), max_size=60))
def test_the_result_keeps_the_property_and_no_item_can_go(
    family: set[frozenset[int]],
) -> None:
    everything = tuple(range(10))
    family = {*family, frozenset(everything)}  # any predicate, however epistatic
    keeps, asked = _counted(lambda items: frozenset(items) in family)
    result = minimize(everything, keeps)
    assert frozenset(result) in family
    assert list(result) == sorted(result)
    assert frozenset() not in family or result == ()
    for gone in range(len(result)):
        assert frozenset(result[:gone] + result[gone + 1 :]) not in family
    assert len(asked) == len(set(asked))


def test_a_pair_that_only_goes_together_is_deleted_when_adjacent() -> None:
    def keeps(items: tuple[int, ...]) -> bool:
        return 0 in items and (3 in items) == (4 in items)

    # 4 alone can't go, nor can 3; runs ending at 4 of length 1 fail, so both stay: 1-minimal.
    assert minimize(range(6), keeps) == (0, 3, 4)


def test_a_long_patch_with_few_needed_edits_takes_few_tests() -> None:
    needed = set(range(0, 1394, 120))
    keeps, asked = _counted(lambda items: needed <= set(items))
    assert minimize(range(1394), keeps) == tuple(sorted(needed))
    assert len(asked) < 300


def test_nothing_stays_nothing_and_asks_nothing() -> None:
    keeps, asked = _counted(lambda items: True)
    assert minimize((), keeps) == ()
    assert asked == []
    assert minimize(range(50), keeps) == ()
    assert asked == [()]


@given(st.integers(0, 60), st.data())
def test_of_independent_spoilers_exactly_they_go(n: int, data: st.DataObject) -> None:
    bad = data.draw(st.sets(st.sampled_from(range(n)), max_size=4)) if n else set[int]()
    holds, asked = _counted(lambda items: not bad & set(items))
    assert without_spoilers(range(n), holds) == tuple(i for i in range(n) if i not in bad)
    assert len(asked) <= 1 + len(bad) * (math.log2(n + 1) + 2)


def test_of_two_that_spoil_together_one_goes() -> None:
    assert without_spoilers(range(9), lambda items: not {2, 6} <= set(items)) == (
        0, 1, 2, 3, 4, 5, 7, 8,
    )  # fmt: skip


def test_where_all_spoil_nothing_is_left() -> None:
    assert without_spoilers(range(5), lambda items: not items) == ()


def test_it_ends_where_answers_change() -> None:
    """As on a busy machine: what held when it was the beginning of all does not hold alone."""
    asked: list[tuple[int, ...]] = []

    def holds(items: tuple[int, ...]) -> bool:
        assert len(asked) < 20
        asked.append(items)
        return asked.count(items) == 1 and 4 not in items

    assert without_spoilers(range(5), holds) == (0, 1, 2, 3)
