from __future__ import annotations

import random
from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from gevo.edits.patch import Patch
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.search.individual import Individual
from gevo.search.ranking import rank
from gevo.search.variation import (
    Cross,
    Shrink,
    VariationContext,
    messy_crossover,
    shared_crossover,
    tournament,
)
from gevo.testing.searchers import BASELINE, apply, patch_of, propose, switches_of

CONTEXT = VariationContext(BASELINE, propose, apply)
numbers = st.lists(st.integers(0, 25), unique=True, max_size=8)


@given(numbers, numbers, st.integers(0, 999))
def test_crossover_shares_out_the_parents_edits(a: list[int], b: list[int], seed: int) -> None:
    left, right = messy_crossover(patch_of(*a), patch_of(*b), random.Random(seed))
    given_out = Counter(switches_of(left)) + Counter(switches_of(right))
    assert set(given_out) == {*a, *b}
    assert not given_out - (Counter(a) + Counter(b))
    for child in (left, right):
        assert len(set(child.edits)) == len(child)
    if len(a) + len(b) >= 2:
        assert len(left) >= 1
        assert len(right) >= 1


def test_crossover_reaches_every_cut_and_order() -> None:
    rng = random.Random(0)
    a, b = patch_of(1, 2), patch_of(3)
    seen = {tuple(switches_of(messy_crossover(a, b, rng)[0])) for _ in range(400)}
    singles = {(i,) for i in (1, 2, 3)}
    pairs = {(i, j) for i in (1, 2, 3) for j in (1, 2, 3) if i != j}
    assert seen == singles | pairs


@given(numbers, numbers, st.integers(0, 999))
def test_the_shared_crossover_keeps_common_edits_and_order(
    a: list[int], b: list[int], seed: int
) -> None:
    left, right = shared_crossover(patch_of(*a), patch_of(*b), random.Random(seed))
    first, second = set(switches_of(left)), set(switches_of(right))
    assert first | second == {*a, *b}
    if len({*a} ^ {*b}) >= 2:
        assert first & second == {*a} & {*b}
        order = list(dict.fromkeys([*a, *b]))
        assert switches_of(left) == [n for n in order if n in first]
        assert switches_of(right) == [n for n in order if n in second]
        assert first < {*a, *b}
        assert second < {*a, *b}


def _individual(number: int, time: float, patch: Patch) -> Individual:
    return Individual(number, patch, f"d{number}", Measurement(Outcome.OK, (time,), 0.0))


def test_shrink_leaves_one_edit_out() -> None:
    parent = _individual(1, 1.0, patch_of(4, 5, 6))
    rng = random.Random(0)
    seen = {tuple(switches_of(Shrink().draw(parent, n, CONTEXT, rng).patch)) for n in range(60)}
    assert seen == {(5, 6), (4, 6), (4, 5)}


def test_a_cross_proposes_its_plan_first_and_new_cuts_later() -> None:
    a, b = _individual(1, 1.0, patch_of(1, 2)), _individual(2, 1.0, patch_of(3, 4))
    cross = Cross(b, patch_of(1, 3), messy_crossover)
    rng = random.Random(0)
    assert cross.parents(a) == (1, 2)
    assert switches_of(cross.draw(a, 0, CONTEXT, rng).patch) == [1, 3]
    later = {tuple(switches_of(cross.draw(a, n, CONTEXT, rng).patch)) for n in range(1, 40)}
    assert len(later) > 10


def test_tournaments_prefer_the_better_and_reach_all() -> None:
    ranked = rank([_individual(n, float(n), patch_of(n)) for n in range(1, 9)])
    rng = random.Random(0)
    wins = Counter(tournament(ranked, 2, rng).id for _ in range(4000))
    assert [i for i, _ in wins.most_common()] == list(range(1, 9))
    # Of 8, number k wins when neither entrant is better: ((9-k)^2 - (8-k)^2) / 64.
    assert abs(wins[1] / 4000 - 15 / 64) < 0.03
    assert {tournament(ranked, 50, rng).id for _ in range(20)} == {1}


def test_a_tournament_of_one_is_a_uniform_choice() -> None:
    ranked = rank([_individual(n, float(n), patch_of(n)) for n in range(1, 5)])
    rng = random.Random(0)
    wins = Counter(tournament(ranked, 1, rng).id for _ in range(4000))
    assert all(abs(wins[n] - 1000) < 150 for n in range(1, 5))
