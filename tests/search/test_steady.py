"""NSGA-II without generations: a logical clock, and going on with what is in flight."""

import json
import random

import pytest

from gevo.edits.patch import Patch
from gevo.errors import EditError
from gevo.records.schema import Generation
from gevo.search.options import SearchOptions
from gevo.search.steady import SteadyState
from gevo.testing.searchers import BASELINE, SWITCHES, apply, journal, measure, switch, switches_of

OPTIONS = SearchOptions(population=12, generations=20, mutation=0.9, in_flight=16)


def propose(baseline, patch, rng):
    """As that of the switches, with ids that journals can hold."""
    number = rng.randrange(SWITCHES)
    if number in switches_of(patch):
        raise EditError(f"switch {number} cannot be flipped")
    return apply(baseline, Patch((*patch, switch(number, f"f{rng.getrandbits(40):010x}"))))


def steady(seed=1, options=OPTIONS) -> SteadyState:
    rng = random.Random(seed)
    return SteadyState(BASELINE, measure(BASELINE), options, rng, propose=propose, apply=apply)


def go_on(search, log, waiting, until=None):
    """Measure as a study does: as many as a step at a time, in order; ends at a generation."""
    while not search.finished:
        waiting += search.ask()
        count = min(search.step, len(waiting))
        told = [(c, measure(c.program)) for c in waiting[:count]]
        del waiting[:count]
        log += told
        found = search.tell(told)
        if found and search.generation == until:
            return found[0]
    return None


def test_so_many_are_in_flight_and_a_step_is_told_at_a_time():
    search = steady()
    assert len(search.ask()) == 16
    assert search.step == 2
    with pytest.raises(RuntimeError, match="twice"):
        search.ask()


def test_only_the_first_in_flight_are_told():
    search = steady()
    first, second, *_ = [(c, measure(c.program)) for c in search.ask()]
    with pytest.raises(RuntimeError, match="the first candidates"):
        search.tell([second])
    search.tell([first])
    assert len(search.ask()) == 1


def test_it_finds_what_is_faster_and_what_is_in_flight_may_be_any_number():
    for in_flight in (1, 5, 64):
        options = SearchOptions(population=12, generations=20, in_flight=in_flight)
        search = steady(options=options)
        go_on(search, [], [])
        assert search.generation == 20
        assert search.archive.best.measurement.runtime_ns < 90.0


@pytest.mark.parametrize("until", [0, 3, 11])
def test_a_resumed_search_goes_on_with_what_was_in_flight(until):
    whole, rest = [], []
    search = steady()
    waiting = []
    state = go_on(search, whole, waiting, until)
    assert isinstance(state, Generation)
    assert waiting
    saved = json.loads(json.dumps(state.search))
    restored = steady(seed=99)
    restored.resume(journal(whole, saved))
    go_on(search, rest, waiting)
    again = []
    go_on(restored, again, [])
    assert again == rest
    assert restored.population == search.population
