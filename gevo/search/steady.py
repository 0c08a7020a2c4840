"""NSGA-II without generations: so many candidates are always in flight.

Source: steady-state NSGA-II (Durillo et al. 2009, *On the effect of the steady-state
selection scheme in multi-objective genetic algorithms*, EMO). Measurements are taken in the order
in which candidates were asked for, a fixed number at a time, and as many new ones are asked for
then: this clock is logical, so the same seed gives the same run however many workers there are and
whichever is done first. A worker is idle only where everything behind a slow candidate is done.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any

from gevo.edits.text import patch_from_json, patch_to_json
from gevo.measurement import Measurement
from gevo.records.schema import Record
from gevo.search.breeding import Child, family, first_children, recombination
from gevo.search.individual import Candidate, Individual, Origin
from gevo.search.nsga2 import Nsga2
from gevo.search.ranking import rank
from gevo.search.variation import (
    Cross,
    Mutate,
    Shrink,
    Step,
    ids_of,
)

STEP = 8
"""An eighth of what is in flight is told at a time."""


class SteadyState(Nsga2):
    """NSGA-II in steady state; a generation is as many new individuals as the population has.

    `ask` gives as many candidates as are missing in flight; `tell` may be given any number of
    the first ones. See `Searcher`.
    """

    def _set_up(self) -> None:
        super()._set_up()
        self._flight: deque[Candidate] = deque()
        self._child: dict[int, Child] = {}
        self._ready: deque[Child] = deque()
        self._fresh: list[Individual] = []
        self._completed = 0
        self._asked = False
        self._again: list[Candidate] = []

    @property
    def step(self) -> int:
        """So many measurements are told at a time."""
        return max(1, self.options.flight // STEP)

    @property
    def streams(self) -> bool:
        """True while what it has asked for is under way, and told of one after the other."""
        return self._asked

    def ask(self) -> list[Candidate]:
        """As many candidates as are missing in flight, or fewer where nothing new is found."""
        if self._asked:
            raise RuntimeError("ask was called twice without tell")
        if self.finished:
            raise RuntimeError("the search is finished")
        if self.generation < 0 and not self._completed and not self._flight:
            self._ready.extend(first_children(self.origin, self.options))
        self._asked = True
        found, self._again = self._again, []
        barren = 0
        while len(self._flight) < self.options.flight and barren < self.options.flight:
            child = self._next()
            candidate = self._proposal(child)
            if candidate is None:
                barren += 1
                self._complete(child)
                continue
            self._child[candidate.id] = child
            self._flight.append(candidate)
            found.append(candidate)
        return found

    def tell(self, results: Sequence[tuple[Candidate, Measurement]]) -> Sequence[Record]:
        """Take the measurements of the first candidates in flight, in their order."""
        if not self._asked:
            raise RuntimeError("tell was called without ask")
        first = [candidate.id for candidate in list(self._flight)[: len(results)]]
        if [c.id for c, _ in results] != first or (self._flight and not results):
            raise RuntimeError("tell expects the first candidates in flight, in their order")
        self._asked = False
        for candidate, measurement in results:
            self._flight.popleft()
            child = self._child.pop(candidate.id)
            individual = candidate.measured(measurement)
            self._remember(individual)
            if individual.usable:
                child.accept(individual)
            if child.steps:
                self._ready.append(child)
            else:
                self._complete(child)
        self._select()
        done = min(self._completed // self.options.population - 1, self.options.generations)
        if done <= self.generation:
            return ()
        self.generation = done
        return (self.checkpoint(),)

    def state(self) -> dict[str, Any]:
        """As that of `Nsga2`, with what is in flight and what waits for its next step."""
        if self._asked:
            raise RuntimeError("the state of a search exists only after tell")
        return {
            **self._common_state(),
            "completed": self._completed,
            "flight": [{**_form(one), **_child_form(self._child[one.id])} for one in self._flight],
            "ready": [_child_form(child) for child in self._ready],
        }

    def _continue_from(self, state: Mapping[str, Any], known: Mapping[int, Individual]) -> None:
        """Go where `state` was taken; `known` are the individuals by id."""
        super()._continue_from(state, known)
        self._completed = int(state["completed"])
        self._ready = deque(self._child_of(one, known) for one in state["ready"])
        for form in state["flight"]:
            child = self._child_of(form, known)
            candidate = self._candidate_of(form)
            self._child[candidate.id] = child
            self._flight.append(candidate)
            self._tried.add(ids_of(candidate.patch))
        self._again = list(self._flight)
        self._note_taken()

    def _next(self) -> Child:
        """What waits for its next step, else a new child of the population."""
        if not self._ready:
            parents = self._ranked or rank(list(self._first()))
            self._ready.extend(family(parents, self.options, self._rng))
        return self._ready.popleft()

    def _clear(self) -> None:
        """See `Nsga2`; what is left has its turn at once."""
        super()._clear()
        self._ready.extend(self._cleared)
        self._cleared = []
        self._note_taken()

    def _complete(self, child: Child) -> None:
        self._completed += 1
        self._fresh.append(child.current)

    def _select(self) -> None:
        """Environmental selection among the population and what has come since."""
        fresh, self._fresh = self._fresh, []
        chosen: dict[str, Individual] = {}
        for individual in self._unspoilt((*(self.population or self._first()), *fresh)):
            chosen.setdefault(individual.digest, individual)
        if len(chosen) > len(self._ranked):
            survivors = rank(list(chosen.values()))[: self.options.population]
            self._ranked = rank([r.individual for r in survivors])
        self._note_taken()

    def _note_taken(self) -> None:
        """What is in the population or in flight is not proposed again."""
        there = {one.digest for one in (*self.population, *self._first())}
        self._taken = there | {candidate.program.digest for candidate in self._flight}

    def _child_of(self, form: Mapping[str, Any], known: Mapping[int, Individual]) -> Child:
        steps = tuple(self._step_of(one, known) for one in form["steps"])
        return Child(known[form["current"]], steps, int(form["attempts"]))

    def _step_of(self, form: Mapping[str, Any], known: Mapping[int, Individual]) -> Step:
        origin = Origin(form["origin"])
        if origin is Origin.CROSSOVER:
            planned = patch_from_json(form["planned"])
            return Cross(known[form["mate"]], planned, recombination(self.options))
        return Shrink() if origin is Origin.SHRINK else Mutate(origin)

    def _candidate_of(self, form: Mapping[str, Any]) -> Candidate:
        applied = self._context.apply(self._context.baseline, patch_from_json(form["patch"]))
        return Candidate(
            id=int(form["id"]),
            patch=applied.patch,
            program=applied.program,
            origin=Origin(form["origin"]),
            parents=tuple(int(one) for one in form["parents"]),
            generation=int(form["in_generation"]),
            wave=0,
            attempt=int(form["attempt"]),
            dropped=int(form["dropped"]),
        )


def _form(candidate: Candidate) -> dict[str, Any]:
    return {
        "id": candidate.id,
        "patch": patch_to_json(candidate.patch),
        "origin": candidate.origin.value,
        "parents": list(candidate.parents),
        "in_generation": candidate.generation,
        "attempt": candidate.attempt,
        "dropped": candidate.dropped,
    }


def _child_form(child: Child) -> dict[str, Any]:
    steps = [_step_form(step) for step in child.steps]
    return {"current": child.current.id, "steps": steps, "attempts": child.attempts}


def _step_form(step: Step) -> dict[str, Any]:
    if isinstance(step, Cross):
        planned = patch_to_json(step.planned)
        return {"origin": step.origin.value, "mate": step.mate.id, "planned": planned}
    return {"origin": step.origin.value}
