"""Searches that are told which edits verdicts speak against."""

from __future__ import annotations

import json
import random

import pytest

from gevo.edits.patch import Patch
from gevo.records.schema import Spoilers
from gevo.search.registry import searcher_of
from gevo.search.searcher import Searcher
from gevo.search.steady import SteadyState
from gevo.search.variation import ids_of
from gevo.testing.searchers import (
    BASELINE,
    OPTIONS,
    Log,
    apply,
    generation,
    journal,
    measure,
    patch_of,
    propose,
)
from tests.search.test_archive import _archive, _individual
from tests.search.test_steady import go_on, steady

NAMES = ("nsga2", "greedy", "random")


def _begun(name: str, log: Log) -> Searcher:
    rng = random.Random(1)
    search = searcher_of(name)(
        BASELINE, measure(BASELINE), OPTIONS, rng, propose=propose, apply=apply
    )
    for _ in range(4):
        generation(search, log)
    return search


def _commonest(search: Searcher) -> frozenset[str]:
    """The id of the edit that most of the population have."""
    ids = [edit.id for one in search.population for edit in one.patch]
    return frozenset([max(ids, key=ids.count)])


def test_what_is_avoided_counts_no_more_but_is_known() -> None:
    archive = _archive(_individual(1, 80.0, patch=patch_of(1, 2)), _individual(2, 90.0))
    (first, _) = patch_of(1, 2)
    assert archive.best.id == 1
    archive.avoid({first.id})
    assert [i.id for i in archive.front()] == [2]
    assert [i.id for i in archive.fastest(3)] == [2, 0]
    assert [i.id for i in archive.individuals] == [0, 1, 2]
    assert archive.hypervolume() == pytest.approx(0.1)


@pytest.mark.parametrize("name", NAMES)
def test_a_search_goes_on_without_what_is_avoided(name: str) -> None:
    log: Log = []
    search = _begun(name, log)
    spoilers = _commonest(search)
    before = [one for one in search.population if spoilers & ids_of(one.patch)]
    assert before
    search.avoid(spoilers)
    assert search.population
    assert not any(spoilers & ids_of(one.patch) for one in search.population)
    asked = len(log)
    while not search.finished:
        generation(search, log)
        assert not any(spoilers & ids_of(one.patch) for one in search.population)
    assert not any(spoilers & ids_of(candidate.patch) for candidate, _ in log[asked:])
    assert not spoilers & ids_of(search.archive.best.patch)
    tried = {ids_of(candidate.patch) for candidate, _ in log}
    assert all(ids_of(one.patch) - spoilers in tried | {frozenset()} for one in before)


def test_the_steady_state_goes_on_without_it_too() -> None:
    log: Log = []
    waiting: list[object] = []
    search = steady()
    go_on(search, log, waiting, 3)
    spoilers = _commonest(search)
    before = [one for one in search.population if spoilers & ids_of(one.patch)]
    assert before
    search.avoid(spoilers)
    flight = len(waiting)
    asked = len(log)
    go_on(search, log, waiting)
    assert isinstance(search, SteadyState)
    assert not any(spoilers & ids_of(c.patch) for c, _ in log[asked + flight :])
    assert not any(spoilers & ids_of(one.patch) for one in search.population)
    tried = {ids_of(candidate.patch) for candidate, _ in log}
    assert all(ids_of(one.patch) - spoilers in tried | {frozenset()} for one in before)


def test_where_all_have_it_the_search_begins_again_with_the_unmodified_program() -> None:
    log: Log = []
    search = _begun("nsga2", log)
    every = frozenset(edit.id for one in search.population for edit in one.patch)
    search.avoid(every)
    assert [one.id for one in search.population] == [0]
    generation(search, log)
    assert all(not every & ids_of(one.patch) for one in search.population)
    assert any(len(one.patch) for one in search.population)


def test_an_origin_that_has_it_is_one_no_more() -> None:
    search = _begun("nsga2", [])
    best = search.archive.best
    search.origin, search.seeds = best, (best,)
    search.avoid(ids_of(best.patch))
    assert not ids_of(search.origin.patch) & ids_of(best.patch)
    assert search.seeds == ()
    assert search.archive.best.patch != best.patch


def test_a_resumed_search_avoids_the_same() -> None:
    log: Log = []
    search = _begun("nsga2", log)
    spoilers = _commonest(search)
    state = json.loads(json.dumps(search.state()))
    search.avoid(spoilers)
    restored = searcher_of("nsga2")(
        BASELINE, measure(BASELINE), OPTIONS, search._rng, propose=propose, apply=apply
    )
    restored.resume([*journal(log, state), Spoilers(edits=tuple(spoilers))])
    assert restored.spoilers == spoilers
    assert restored.population == search.population
    assert restored.archive.front() == search.archive.front()
    assert restored.origin.patch == Patch()
