from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Iterator

import pytest

from gevo.edits.patch import Applied, Patch
from gevo.errors import ConfigError, EditError
from gevo.program.base import Program
from gevo.search.individual import Individual
from gevo.search.islands import Islands, Move, Search, kind, shares
from gevo.search.nsga2 import Nsga2
from gevo.search.options import SearchOptions
from tests.search.synthetic import BASELINE, RELAXED_FRONT, Log, apply, measure, propose

THREE = SearchOptions(population=26, generations=9, islands=3, migrate_every=3, tolerance=6.0)


def make(options: SearchOptions = THREE, seed: int = 1) -> Islands:
    search = any_kind(options, seed)
    assert isinstance(search, Islands)
    return search


def any_kind(options: SearchOptions, seed: int) -> Search:
    return kind(options)(
        BASELINE, measure(BASELINE), options, random.Random(seed), propose=propose, apply=apply
    )


def waves(search: Search) -> Iterator[tuple[Log, bool]]:
    """Every wave with its measurements, and whether it ended a generation."""
    while not search.finished:
        results = [(c, measure(c.program, search.options.tolerance)) for c in search.ask()]
        yield results, search.tell(results)


def log_of(search: Search) -> Log:
    return [result for results, _ in waves(search) for result in results]


def test_one_population_is_nsga2_as_it_was() -> None:
    """The digest was taken from the search before there were islands."""
    search = any_kind(SearchOptions(population=16, generations=5), seed=1)
    assert isinstance(search, Nsga2)
    log = log_of(search)
    seen = [(c.id, c.program.text, c.generation, c.wave, c.parents, c.island) for c, _ in log]
    assert {island for *_, island in seen} == {None}
    told = json.dumps([line[:-1] for line in seen]).encode()
    assert hashlib.sha256(told).hexdigest()[:16] == "a5f9a7d86fb08b9f"


def test_islands_share_the_population_evenly() -> None:
    assert [o.population for o in shares(THREE)] == [9, 9, 8]
    assert {o.islands for o in shares(THREE)} == {1}


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_whole_front_is_found(seed: int) -> None:
    options = SearchOptions(population=48, generations=90, tolerance=6.0, islands=3)
    search = make(options, seed)
    log_of(search)
    assert [i.objectives for i in search.archive.front()] == RELAXED_FRONT


def test_ids_generations_and_digests_of_all_islands_are_one_search() -> None:
    search = make()
    log: Log = []
    for results, complete in waves(search):
        assert [c.id for c, _ in results] == sorted(c.id for c, _ in results)
        log += results
        if complete:
            assert search.generation == min(i.generation for i in search.islands)
    assert sorted(c.id for c, _ in log) == list(range(1, len(log) + 1))
    assert {c.island for c, _ in log} == {0, 1, 2}
    assert {i.digest for i in search.archive.individuals} >= {i.digest for i in search.population}
    assert sum(i.refused["known"] for i in search.islands) == search.refused["known"]
    by_id = {c.id: c for c, _ in log}
    for candidate, _ in log:
        for parent in candidate.parents:
            assert parent < candidate.id
            assert parent == 0 or by_id[parent].generation <= candidate.generation


def test_an_invalid_program_is_proposed_once_unless_in_the_same_wave() -> None:
    invalid: set[str] = set()
    for results, _ in waves(make()):
        assert not invalid & {c.program.digest for c, _ in results}
        invalid |= {c.program.digest for c, m in results if not m.ok}
    assert invalid


def test_islands_drift_apart_and_meet_for_migrations() -> None:
    search, apart = make(), 0
    for _, complete in waves(search):
        at = [i.generation for i in search.islands]
        apart = max(apart, max(at) - min(at))
        assert max(at) <= max(min(at), 0) // 3 * 3 + 3  # nobody passes a meeting alone
        assert search.settled == (complete and min(at) == max(at) and min(at) in (3, 6, 9))
    assert apart > 0


def test_migrants_are_front_members_and_replace_the_worst() -> None:
    search, seen = make(), list[Move]()
    ended: dict[int, list[int]] = {}
    individuals: dict[int, Individual] = {0: search.archive.baseline}
    for results, _ in waves(search):
        individuals |= {c.id: c.measured(m) for c, m in results}
        ended |= {number: ids for number, (_, ids) in search.completed.items()}
        for move in search.moves:
            seen.append(move)
            assert move.target == (move.source + 1) % 3
            home, there = ended[move.source], ended[move.target]
            assert len(move.ids) <= search.options.migrants
            for i in move.ids:
                assert not any(dominates(individuals[o], individuals[i]) for o in home)
            now = [i.id for i in search.islands[move.target].population]
            size = search.islands[move.target].options.population
            stay = there[: size - len(move.ids)]
            assert sorted(now) == sorted([*stay, *move.ids])
            digests = [individuals[i].digest for i in now]
            assert len(set(digests)) == len(digests)
    assert sum(len(move.ids) for move in seen) > 3


def dominates(a: Individual, b: Individual) -> bool:
    assert a.objectives is not None
    assert b.objectives is not None
    return a.objectives != b.objectives and all(
        x <= y for x, y in zip(a.objectives, b.objectives, strict=True)
    )


def test_small_islands_are_not_taken_over() -> None:
    search = make(SearchOptions(population=4, generations=4, islands=2, migrate_every=1))
    for _ in waves(search):
        assert all(len(move.ids) <= 1 for move in search.moves)


@pytest.mark.parametrize("stop", [3, 6])
def test_restored_islands_continue_identically(stop: int) -> None:
    whole, log = make(), list[Individual]()
    for results, _ in waves(whole):
        log += [c.measured(m) for c, m in results]
        if whole.settled and whole.generation == stop:
            break
    state = json.loads(json.dumps(whole.state()))
    restored = restore(state, log)
    assert restored.generation == stop
    assert restored.population == whole.population
    assert log_of(restored) == log_of(whole)
    assert restored.archive.individuals == whole.archive.individuals
    assert restored.refused == whole.refused


def restore(state: dict[str, object], individuals: list[Individual]) -> Islands:
    return Islands.restore(
        BASELINE, measure(BASELINE), THREE, state, individuals, propose=propose, apply=apply
    )


def test_a_state_that_does_not_fit_is_refused() -> None:
    search = make()
    with pytest.raises(RuntimeError, match="at a migration"):
        search.state()
    individuals: list[Individual] = []
    for results, _ in waves(search):
        individuals += [c.measured(m) for c, m in results]
    state = search.state()
    for broken in ({}, {"islands": state["islands"][:2]}, {"islands": 3}, {"islands": [{}] * 3}):
        with pytest.raises(ConfigError, match="state of the search"):
            restore(broken, individuals)
    with pytest.raises(ConfigError, match="state of the search"):
        restore(state, individuals[:5])


def test_calls_out_of_turn_are_refused() -> None:
    search = make()
    with pytest.raises(RuntimeError, match="without ask"):
        search.tell([])
    with pytest.raises(RuntimeError, match="without ask"):
        search.cut_off([])
    wave = search.ask()
    with pytest.raises(RuntimeError, match="twice"):
        search.ask()
    with pytest.raises(RuntimeError, match="in its order"):
        search.tell([(c, measure(c.program, 6.0)) for c in reversed(wave)])
    search.cut_off([(c, measure(c.program, 6.0)) for c in wave[:4]])
    assert len(search.archive) > 1


def test_when_nothing_can_be_proposed_generations_still_end() -> None:
    def refuse(program: Program, patch: Patch, rng: random.Random) -> Applied:
        raise EditError("nothing to edit")

    search = Islands(
        BASELINE, measure(BASELINE), THREE, random.Random(0), propose=refuse, apply=apply
    )
    ended = [complete for results, complete in waves(search) if not results]
    assert ended == [True] * 10
    assert [i.id for i in search.population] == [0]


def test_waves_are_fewer_than_those_of_one_population() -> None:
    """At equal generations: thin waves of one island are filled up by the others."""
    one = SearchOptions(population=32, generations=12)
    several = SearchOptions(population=32, generations=12, islands=4)
    count = [sum(1 for _ in waves(any_kind(o, 1))) for o in (one, several)]
    assert count[1] < count[0]


def test_too_many_islands_for_the_population() -> None:
    with pytest.raises(ConfigError, match="population of 9 can be split into 4 at most"):
        SearchOptions(population=9, islands=5)


def test_settings_of_islands_are_told_only_where_there_are_several() -> None:
    assert SearchOptions.from_json(THREE.to_json()) == THREE
    alone = SearchOptions(migrate_every=7).to_json()
    assert not {"islands", "migrate_every", "migrants"} & alone.keys()
