"""What every search must do."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from gevo.errors import ConfigError
from gevo.search.options import SearchOptions
from gevo.search.registry import searcher_of
from gevo.search.searcher import Searcher
from gevo.testing.switches import (
    BASELINE,
    Log,
    apply,
    generation,
    journal,
    measure,
    propose,
    run,
)

OPTIONS = SearchOptions(population=12, generations=8, mutation=0.9)


class SearcherSuite:
    """A search is asked and told in turn, always alike, and goes on where it was interrupted.

    Override `name`.
    """

    @pytest.fixture
    def name(self) -> str:
        """The name under which `gevo evolve --searcher` finds it."""
        raise NotImplementedError

    def make(self, name: str, seed: int = 1, options: SearchOptions = OPTIONS) -> Searcher:
        """A search over switches, some of which make a program faster."""
        measured, rng = measure(BASELINE), random.Random(seed)
        return searcher_of(name)(BASELINE, measured, options, rng, propose=propose, apply=apply)

    def test_it_finds_something_faster_and_ends(self, name: str) -> None:
        search = self.make(name)
        assert search.generation == -1
        log = run(search)
        assert search.finished
        assert search.generation == OPTIONS.generations
        assert search.archive.best.measurement.runtime_ns < 100.0
        assert 0 < len(search.population) == len({one.digest for one in search.population})
        assert len(log) > OPTIONS.generations

    def test_the_seed_decides(self, name: str) -> None:
        first, again, other = (run(self.make(name, seed)) for seed in (3, 3, 4))
        assert first == again
        assert first != other

    def test_candidates_are_what_their_patches_give(self, name: str) -> None:
        log = run(self.make(name))
        assert [c.id for c, _ in log] == sorted({c.id for c, _ in log})
        for candidate, _ in log:
            assert apply(BASELINE, candidate.patch).program == candidate.program
            assert all(parent < candidate.id for parent in candidate.parents)

    def test_measurements_come_in_the_order_of_the_wave(self, name: str) -> None:
        search = self.make(name)
        wave = search.ask()
        assert len(wave) > 1
        with pytest.raises(RuntimeError):
            search.ask()
        results = [(c, measure(c.program)) for c in wave]
        with pytest.raises(RuntimeError):
            search.tell(results[1:])
        search.tell(results)
        with pytest.raises(RuntimeError):
            search.tell(results)

    def test_nothing_is_asked_of_a_finished_search(self, name: str) -> None:
        search = self.make(name)
        run(search)
        with pytest.raises(RuntimeError):
            search.ask()

    def test_a_restored_search_goes_on_as_the_other_would_have(self, name: str) -> None:
        search = self.make(name)
        log: Log = []
        for _ in range(3):
            generation(search, log)
        state = json.loads(json.dumps(search.state()))
        restored = self.restore(name, state, log)
        assert restored.generation == search.generation
        assert restored.population == search.population
        assert restored.archive.front() == search.archive.front()
        assert run(restored) == run(search)
        assert restored.state() == search.state()

    def test_a_state_that_does_not_fit_is_refused(self, name: str) -> None:
        search = self.make(name)
        log: Log = []
        generation(search, log)
        with pytest.raises(ConfigError):
            self.restore(name, {**search.state(), "generation": "?"}, [])

    def restore(self, name: str, state: dict[str, Any], log: Log) -> Searcher:
        """A search at the state that another one gave."""
        search = self.make(name)
        search.resume(journal(log, state))
        return search

    def test_what_is_measured_of_a_cut_off_wave_counts(self, name: str) -> None:
        search = self.make(name)
        results = [(c, measure(c.program)) for c in search.ask()]
        usable = [c.id for c, m in results if m.ok]
        search.take(results)
        assert search.archive.best.id in (0, *usable)
        assert search.archive.best.measurement.runtime_ns <= min(
            m.runtime_ns for _, m in results if m.ok
        )

    def test_candidates_from_elsewhere_have_ids_of_their_own(self, name: str) -> None:
        search = self.make(name)
        found = [search.tuned(apply(BASELINE, c.patch)) for c in search.ask()]
        assert len({c.id for c in found}) == len(found)
