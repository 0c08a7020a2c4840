from __future__ import annotations

import hashlib
import json
import random
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import pairwise

import pytest

from gevo.edits.patch import Applied, Patch
from gevo.errors import ConfigError, EditError
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Program
from gevo.search.individual import Candidate, Origin
from gevo.search.nsga2 import Nsga2
from gevo.search.options import SearchOptions, profile
from gevo.testing.searchers import (
    BASELINE,
    RELAXED_FRONT,
    Log,
    apply,
    generation,
    journal,
    make,
    measure,
    propose,
    run,
    switch,
    switches_of,
)

SMALL = SearchOptions(population=16, generations=5)


@pytest.mark.parametrize("name", ["default", "paper"])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_exact_search_finds_the_optimum(seed: int, name: str) -> None:
    search = make(profile(name, population=40, generations=40), seed)
    run(search)
    assert search.archive.best.objectives == (50.0, 0.0)
    assert sorted(switches_of(search.archive.best.patch)) == list(range(10))


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_relaxed_search_finds_the_whole_front(seed: int) -> None:
    search = make(SearchOptions(population=48, generations=80, tolerance=6.0), seed)
    run(search)
    assert [i.objectives for i in search.archive.front()] == RELAXED_FRONT


def test_the_search_is_what_it_was() -> None:
    """The digest was taken from an earlier version."""
    log = run(make(SMALL))
    seen = [(c.id, c.program.text, c.generation, c.wave, c.parents) for c, _ in log]
    told = json.dumps(seen).encode()
    assert hashlib.sha256(told).hexdigest()[:16] == "f8732f311e0817ce"


def test_search_beats_the_same_number_of_random_patches() -> None:
    search = make(SearchOptions(population=32, generations=15))
    spent = len(run(search))
    rng = random.Random(1)
    best = 100.0
    for _ in range(spent):
        patch = Patch()
        for _ in range(rng.randint(1, 12)):
            try:
                patch = propose(BASELINE, patch, rng).patch
            except EditError:
                continue
        best = min(best, measure(apply(BASELINE, patch).program).runtime_ns)
    assert search.archive.best.measurement.runtime_ns < best - 5.0


def test_invariants_of_every_generation() -> None:
    options = SearchOptions(population=24, generations=12)
    search, log = make(options), []
    best = 100.0
    while not search.finished:
        before = search.population[: options.elite_count]
        generation(search, log)
        population = search.population
        assert len(population) == options.population
        assert len({i.digest for i in population}) == options.population
        assert all(i.usable for i in population)
        assert {i.digest for i in before} <= {i.digest for i in population}
        assert search.archive.best.measurement.runtime_ns <= best
        best = search.archive.best.measurement.runtime_ns
    ids = [c.id for c, _ in log]
    assert ids == list(range(1, len(log) + 1))
    for candidate, _ in log:
        assert all(0 <= p < candidate.id for p in candidate.parents)
        assert apply(BASELINE, candidate.patch).program == candidate.program
    assert {c.origin for c, _ in log} == set(Origin) - {Origin.BASELINE, Origin.TUNING}


def test_the_initial_population_collects_its_edits_one_by_one() -> None:
    search, log = make(SMALL), []
    generation(search, log)
    assert {c.origin for c, _ in log} == {Origin.INITIAL}
    assert Counter(len(i.patch) for i in search.population)[3] >= 12
    for candidate, measurement in log:
        if not measurement.ok:
            assert not any(candidate.id in c.parents for c, _ in log)


def test_an_invalid_program_is_measured_once_per_run() -> None:
    log = run(make(SearchOptions(population=24, generations=10)))
    invalid = Counter(c.program.digest for c, m in log if not m.ok)
    assert invalid
    assert set(invalid.values()) == {1}


def test_a_lost_device_does_not_condemn_the_program() -> None:
    def narrow(program: Program, patch: Patch, rng: random.Random) -> Applied:
        return apply(program, Patch((*patch.edits, switch(rng.choice([1, 2])))))

    options = SearchOptions(population=2, generations=1, initial_mutations=1, retries=50)
    search = Nsga2(
        BASELINE, measure(BASELINE), options, random.Random(0), propose=narrow, apply=apply
    )
    first: Log = []
    generation(search, first, lambda program, tolerance: Measurement(Outcome.DEVICE_LOST))
    assert [i.id for i in search.population] == [0]
    second: Log = []
    generation(search, second)
    assert {c.program.digest for c, _ in first} == {c.program.digest for c, _ in second}


def test_the_order_in_which_workers_finish_does_not_matter() -> None:
    def concurrent(search: Nsga2) -> Log:
        log: Log = []
        with ThreadPoolExecutor(4) as pool:
            while not search.finished:
                wave = search.ask()
                backwards = {c.id: pool.submit(measure, c.program, 0.0) for c in reversed(wave)}
                results = [(c, backwards[c.id].result()) for c in wave]
                log += results
                search.tell(results)
        return log

    assert concurrent(make(SMALL)) == run(make(SMALL))


def test_another_seed_is_another_search() -> None:
    assert run(make(SMALL, seed=1)) != run(make(SMALL, seed=2))


@pytest.mark.parametrize("stop", [0, 1, 3])
def test_a_restored_search_continues_identically(stop: int) -> None:
    whole, log = make(SMALL), []
    for _ in range(stop + 1):
        generation(whole, log)
    state = json.loads(json.dumps(whole.state()))
    restored = make(SMALL)
    restored.resume(journal(log, state))
    assert restored.population == whole.population
    assert restored.archive.front() == whole.archive.front()
    assert run(restored) == run(whole)
    assert restored.state() == whole.state()
    assert restored.archive.individuals == whole.archive.individuals


def test_a_finished_search_can_be_given_more_generations() -> None:
    short, log = make(SMALL), []
    while not short.finished:
        generation(short, log)
    longer = SearchOptions(population=16, generations=8)
    restored = make(longer)
    restored.resume(journal(log, short.state()))
    assert log + run(restored) == run(make(longer))


def test_a_state_that_does_not_fit_is_refused() -> None:
    search, log = make(SMALL), []
    generation(search, log)
    individuals = [c.measured(m) for c, m in log]
    for broken in (
        {},
        {**search.state(), "population": [9999]},
        {**search.state(), "refused": {}},
        {**search.state(), "rng": [3, [1, 2], None]},
        {**search.state(), "population": [i.id for i in individuals if not i.usable][:1]},
    ):
        with pytest.raises(ConfigError, match="state of the search"):
            make(SMALL).resume(journal(log, broken))


def test_every_proposal_is_counted() -> None:
    proposed = failed = 0

    def counting(program: Program, patch: Patch, rng: random.Random) -> Applied:
        nonlocal proposed, failed
        proposed += 1
        try:
            applied = propose(program, patch, rng)
        except EditError:
            failed += 1
            raise
        if proposed % 5 == 0:  # as if two draws had failed before this one
            proposed, failed = proposed + 2, failed + 2
            applied = replace(applied, refused=2)
        return applied

    options = SearchOptions(population=16, generations=5, crossover=0.0, shrink=0.0)
    search = Nsga2(
        BASELINE, measure(BASELINE), options, random.Random(1), propose=counting, apply=apply
    )
    log = run(search)
    known = search.refused["known"]
    assert failed > 0
    assert known > 0
    assert search.refused["edit_failed"] == failed
    assert proposed == len(log) + failed + known


def test_calls_out_of_turn_are_refused() -> None:
    search = make(SMALL)
    with pytest.raises(RuntimeError, match="without ask"):
        search.tell([])
    wave = search.ask()
    with pytest.raises(RuntimeError, match="twice"):
        search.ask()
    with pytest.raises(RuntimeError, match="between generations"):
        search.state()
    results = [(c, measure(c.program)) for c in wave]
    for wrong in (results[:-1], results[::-1], []):
        with pytest.raises(RuntimeError, match="in its order"):
            search.tell(wrong)
    search.tell(results)
    run(search)
    with pytest.raises(RuntimeError, match="finished"):
        search.ask()


def test_a_candidate_is_told_of_as_soon_as_it_is_drawn() -> None:
    search = make(SearchOptions(population=8, generations=2))
    drawn: list[Candidate] = []
    search.drawn = drawn.append
    while not search.finished:
        wave = search.ask()
        assert drawn == wave
        drawn.clear()
        search.tell([(c, measure(c.program)) for c in wave])


def test_zero_generations_measure_the_initial_population_only() -> None:
    log = run(make(SearchOptions(population=8, generations=0)))
    assert {c.generation for c, _ in log} == {0}


def test_when_nothing_can_be_proposed_generations_still_end() -> None:
    def refuse(program: Program, patch: Patch, rng: random.Random) -> Applied:
        raise EditError("nothing to edit")

    search = Nsga2(
        BASELINE, measure(BASELINE), SMALL, random.Random(0), propose=refuse, apply=apply
    )
    waves: list[list[Candidate]] = []
    while not search.finished:
        waves.append(search.ask())
        assert search.tell([])
    assert waves == [[]] * 6
    assert [i.id for i in search.population] == [0]


def test_when_every_variant_is_invalid_the_baseline_remains() -> None:
    search = make(SearchOptions(population=4, generations=2, retries=3))
    wrong = Measurement(Outcome.WRONG, error=float("inf"))
    log: Log = []
    while not search.finished:
        generation(search, log, lambda program, tolerance: wrong)
    assert [i.id for i in search.population] == [0]
    assert search.archive.hypervolume() == 0.0
    assert max(c.attempt for c, _ in log) <= 2


def test_an_infinite_time_counts_as_unusable() -> None:
    search = make(SearchOptions(population=4, generations=1, retries=2))
    endless = Measurement(Outcome.OK, (float("inf"),), 0.0)
    generation(search, [], lambda program, tolerance: endless)
    assert [i.id for i in search.population] == [0]


def test_waves_shrink_to_the_children_that_failed() -> None:
    search, log = make(SearchOptions(population=12, generations=1, initial_mutations=1)), []
    generation(search, log)
    waves = [[m for c, m in log if c.wave == w] for w in range(max(c.wave for c, _ in log) + 1)]
    assert len(waves[0]) == 12
    for earlier, later in pairwise(waves):
        assert len(later) <= sum(not m.ok for m in earlier)
