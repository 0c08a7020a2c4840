"""The search: NSGA-II over patches, as ask and tell.

Source: GEVO (Liou et al. 2020), section 3, with NSGA-II's ranking (Deb et al. 2002).
`ask` gives a wave of candidates that can all be measured at the same time; `tell` takes their
measurements in the same order. A child whose proposal was invalid makes another one in the
next wave. Everything depends on the measurements and the random generator alone, so a run is
the same for any number of workers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from gevo.edits.patch import Applied
from gevo.errors import EditError
from gevo.measurement import Measurement
from gevo.records.schema import Record
from gevo.search.breeding import Child, first_children, next_children
from gevo.search.individual import Candidate, Individual
from gevo.search.ranking import Ranked, rank
from gevo.search.searcher import EDIT_FAILED, KNOWN, Searcher
from gevo.search.variation import Without, ids_of


class Nsga2(Searcher):
    """NSGA-II; see `Searcher`."""

    def _set_up(self) -> None:
        self._ranked: list[Ranked] = []
        self._cleared: list[Child] = []
        self._begin(())

    @property
    def population(self) -> tuple[Individual, ...]:
        """The individuals of the last complete generation, best first; distinct programs."""
        return tuple(r.individual for r in self._ranked)

    def ask(self) -> list[Candidate]:
        """The next wave, in the order in which `tell` expects its measurements.

        It is empty when no child found anything new to try; it must be told all the same.
        """
        if self._wave is not None:
            raise RuntimeError("ask was called twice without tell")
        if self.finished:
            raise RuntimeError("the search is finished")
        if self._drawn is None:
            cleared, self._cleared = self._cleared, []
            self._begin([*cleared, *self._breed()])
            self._drawn = self._draw()
        self._wave, self._drawn = self._drawn, None
        return list(self._wave)

    def tell(self, results: Sequence[tuple[Candidate, Measurement]]) -> Sequence[Record]:
        """Take the measurements of the wave; the checkpoint when they complete a generation."""
        if self._wave is None:
            raise RuntimeError("tell was called without ask")
        if [c.id for c, _ in results] != [c.id for c in self._wave]:
            raise RuntimeError("tell expects the candidates of the last ask, in its order")
        for child, (candidate, measurement) in zip(self._open(), results, strict=True):
            child.pending = None
            individual = candidate.measured(measurement)
            self._remember(individual)
            if individual.usable:
                self._stages.append(individual)
                child.accept(individual)
        self._wave = None
        self._waves += 1
        self._drawn = self._draw() or None
        if self._drawn is not None:
            return ()
        self._select()
        return (self.checkpoint(),)

    def state(self) -> dict[str, Any]:
        """What `resume` needs besides the individuals, JSON-able; only between generations."""
        if self._wave is not None or self._drawn is not None:
            raise RuntimeError("the state of a search exists only between generations")
        return self._common_state()

    def _common_state(self) -> dict[str, Any]:
        """What the state of every search that is derived from this one has."""
        version, words, gauss = self._rng.getstate()
        return {
            "generation": self.generation,
            "next_id": self.next_id,
            "population": [i.id for i in self.population],
            "refused": dict(self.refused),
            "rng": [version, list(words), gauss],
        }

    def _continue_from(self, state: Mapping[str, Any], known: Mapping[int, Individual]) -> None:
        """Go where `state` was taken; `known` are the individuals by id."""
        version, words, gauss = state["rng"]
        self._rng.setstate((version, tuple(words), gauss))
        self.generation = int(state["generation"])
        self.next_id = int(state["next_id"])
        self.refused = {reason: int(state["refused"][reason]) for reason in self.refused}
        self._ranked = rank([known[i] for i in state["population"]])

    def _clear(self) -> None:
        """What is avoided leaves the population; what is left of it has its turn."""
        spoilt = self.archive.spoilt
        gone = [one for one in self.population if spoilt(one.patch)]
        if not gone:
            return
        self._ranked = rank(self._unspoilt(self.population) or [self.archive.baseline])
        self._cleared += [Child(one, (Without(spoilers=self.spoilers),)) for one in gone]

    def _begin(self, children: Iterable[Child]) -> None:
        self._children = list(children)
        self._taken = {i.digest for i in (*self.population, *self._first())}
        self._stages: list[Individual] = []
        self._waves = 0
        self._wave: list[Candidate] | None = None
        self._drawn: list[Candidate] | None = None

    def _breed(self) -> list[Child]:
        if self.generation < 0:
            return first_children(self.origin, self.options)
        return next_children(self._ranked, self.options, self._rng)

    def _first(self) -> tuple[Individual, ...]:
        """What is there before the initial population."""
        return self.archive.baseline, self.origin, *self.seeds

    def _open(self) -> list[Child]:
        return [c for c in self._children if c.pending is not None]

    def _draw(self) -> list[Candidate]:
        """One proposal for every child that still has a step to go."""
        for child in self._children:
            child.pending = self._proposal(child)
            if child.pending is not None:
                self.drawn(child.pending)
        return [c.pending for c in self._children if c.pending is not None]

    def _proposal(self, child: Child) -> Candidate | None:
        """The child's next candidate; steps that ran out of retries are left behind."""
        while child.steps:
            clears = isinstance(child.steps[0], Without)
            if not clears and self.archive.spoilt(child.current.patch):
                child.steps = ()
                break
            while child.attempts < self.options.retries:
                attempt = child.attempts
                child.attempts += 1
                applied = self._try(child, attempt)
                if applied is not None:
                    return self._candidate(child, attempt, applied)
            child.next_step()
        return None

    def _try(self, child: Child, attempt: int) -> Applied | None:
        """A proposal that is worth measuring: not known as invalid, nor in this generation."""
        try:
            applied = child.steps[0].draw(child.current, attempt, self._context, self._rng)
        except EditError:
            self.refused[EDIT_FAILED] += 1
            return None
        if applied is None:
            child.exhaust()
            return None
        self.refused[EDIT_FAILED] += applied.refused
        digest = applied.program.digest
        known = digest in self.invalid or digest in self._taken
        if known or self.archive.spoilt(applied.patch):
            self.refused[KNOWN] += 1
            return None
        return applied

    def _candidate(self, child: Child, attempt: int, applied: Applied) -> Candidate:
        step = child.steps[0]
        candidate = Candidate(
            id=self._new_id(),
            patch=applied.patch,
            program=applied.program,
            origin=step.origin,
            parents=step.parents(child.current),
            generation=self.generation + 1,
            wave=self._waves,
            attempt=attempt,
            dropped=len(applied.dropped),
        )
        self._taken.add(applied.program.digest)
        self._tried.add(ids_of(applied.patch))
        return candidate

    def _unspoilt(self, some: Iterable[Individual]) -> list[Individual]:
        return [one for one in some if not self.archive.spoilt(one.patch)]

    def _select(self) -> None:
        """Environmental selection: elites and children, one of each program.

        The baseline, the origin and the seeds stand in for the elites of the initial population.
        Places that duplicates would have taken go to the best of the rest of the old population,
        then to what the children were on their way.
        """
        size, count = self.options.population, self.options.elite_count
        elites = self.population[:count] if self.population else self._first()
        chosen: dict[str, Individual] = {}
        for individual in self._unspoilt((*elites, *(c.current for c in self._children))):
            chosen.setdefault(individual.digest, individual)
        for individual in self._unspoilt((*self.population[count:], *self._stages)):
            if len(chosen) < size:
                chosen.setdefault(individual.digest, individual)
        survivors = rank(list(chosen.values()))[:size]
        # Crowding is a property of the population, so what was cut off must not count in it.
        self._ranked = rank([r.individual for r in survivors])
        self.generation += 1
        self._begin(())
