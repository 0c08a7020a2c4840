"""What every search must do.

A search problem that needs no compiler: programs are sets of switches, edits flip one on. Switches
0-9 save 5 ns each, 10-15 save 4 ns each and add an error of 1, 16-25 cost 3 ns, 26-29 make the
output wrong, and 30 fails as an edit. The baseline takes 100 ns. With errors tolerated the Pareto
front is (50 - 4 j ns, error j) for j = 0…6; exactly, it is 50 ns.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import pytest

from gevo.edits.operators import Delete
from gevo.edits.patch import Applied, Patch
from gevo.errors import ConfigError, EditError
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Dialect, Program
from gevo.records.schema import Generation, Record
from gevo.search.individual import Candidate, evaluation_record
from gevo.search.nsga2 import Nsga2
from gevo.search.options import SearchOptions
from gevo.search.registry import searcher_of
from gevo.search.searcher import Searcher

SWITCHES = 31
RELAXED_FRONT = [(50.0 - 4 * j, float(j)) for j in reversed(range(7))]


def program(switches: Sequence[int]) -> Program:
    return Program(Dialect.LLVM, " ".join(str(s) for s in sorted(set(switches))), ("k",))


def switches_of(patch: Patch) -> list[int]:
    return [int(edit.uid[1:]) for edit in patch if isinstance(edit, Delete)]


def switch(number: int, tag: str = "") -> Delete:
    return Delete(f"e{number}{tag}", 0, uid=f"u{number}")


def patch_of(*numbers: int) -> Patch:
    return Patch(tuple(switch(n) for n in numbers))


BASELINE = program([])


def apply(baseline: Program, patch: Patch) -> Applied:
    """Edits of a switch that is on already are dropped."""
    kept: dict[int, Delete] = {}
    dropped: list[tuple[Delete, str]] = []
    for edit in patch:
        assert isinstance(edit, Delete)
        number = int(edit.uid[1:])
        if number in kept:
            dropped.append((edit, "on already"))
        else:
            kept[number] = edit
    return Applied(program(list(kept)), Patch(tuple(kept.values())), tuple(dropped))


def propose(baseline: Program, patch: Patch, rng: random.Random) -> Applied:
    number = rng.randrange(SWITCHES)
    if number == 30 or number in switches_of(patch):
        raise EditError(f"switch {number} cannot be flipped")
    edit = switch(number, f"x{rng.getrandbits(48):012x}")
    return apply(baseline, Patch((*patch.edits, edit)))


def measure(variant: Program, tolerance: float = 0.0) -> Measurement:
    on = [int(word) for word in variant.text.split()]
    error = float(sum(10 <= s < 16 for s in on))
    if any(26 <= s < 30 for s in on) or error > tolerance:
        return Measurement(Outcome.WRONG, error=error)
    time = 100.0 - 5 * sum(s < 10 for s in on) - 4 * error + 3 * sum(16 <= s < 26 for s in on)
    return Measurement(Outcome.OK, (time,), error)


def make(options: SearchOptions, seed: int = 1) -> Nsga2:
    return Nsga2(
        BASELINE, measure(BASELINE), options, random.Random(seed), propose=propose, apply=apply
    )


Log = list[tuple[Candidate, Measurement]]


def journal(log: Log, state: Mapping[str, Any]) -> list[Record]:
    """What a run would have written of all that, and of a search's state."""
    last = Generation(
        n=0, population=(), front=(), hypervolume=None, best_speedup=None, search=state
    )
    return [*(evaluation_record(candidate, m, None, False) for candidate, m in log), last]


def generation(
    search: Searcher,
    log: Log,
    evaluate: Callable[[Program, float], Measurement] = measure,
) -> None:
    """Run one generation; what was asked and told is appended to `log`."""
    complete = False
    while not complete:
        wave = search.ask()
        results = [(c, evaluate(c.program, search.options.tolerance)) for c in wave]
        log += results
        complete = search.tell(results)


def run(search: Searcher) -> Log:
    log: Log = []
    while not search.finished:
        generation(search, log)
    return log


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
