"""Several populations that send one another their best: the island model.

Sources: Cantú-Paz 1998, *A survey of parallel genetic algorithms* (several populations with
migration); Whitley, Rana & Heckendorn 1999, *The island model genetic algorithm*.
The islands are NSGA-II searches with an equal share of the population each. They know one
another's invalid programs, and every program is in one archive.

Whoever measures sees one search. A wave holds the next waves of all islands that are not yet at
the next migration, so an island begins a generation while others propose again for children
that failed: the islands drift apart, and meet every `migrate_every` generations. Who proposes
what when depends on the measurements alone, so a run is the same for any number of workers.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from gevo.errors import ConfigError
from gevo.measurement import Measurement
from gevo.program.base import Program
from gevo.search.archive import Archive
from gevo.search.individual import Candidate, Individual
from gevo.search.nsga2 import MISFIT, Nsga2, begin
from gevo.search.options import SearchOptions
from gevo.search.ranking import rank
from gevo.search.variation import Apply, Propose


@dataclass(frozen=True, slots=True)
class Move:
    """Individuals that came from one island to another; they keep their ids."""

    source: int
    target: int
    ids: tuple[int, ...]


class Islands:
    """One search with several populations; called like `Nsga2`.

    Args:
        baseline: The unmodified program.
        measured: What the baseline was measured as; it must be usable.
        options: The settings; `population` is that of all islands together.
        rng: Seeds the islands' own generators.
        propose: Appends a random edit to a patch.
        apply: Applies a patch.

    Attributes:
        options: The settings.
        common: What the islands share.
        islands: The populations. They are told through this object only.
        completed: Islands that ended a generation with the last `tell`: by the island's number
            that of the generation, and the ids of its population before any migration.
        moves: Migrations that the last `tell` led to.
    """

    def __init__(
        self,
        baseline: Program,
        measured: Measurement,
        options: SearchOptions,
        rng: random.Random,
        *,
        propose: Propose,
        apply: Apply,
    ) -> None:
        self.options = options
        self.common = begin(baseline, measured, options)
        self.islands = tuple(
            Nsga2(
                baseline,
                measured,
                share,
                random.Random(rng.getrandbits(64)),
                propose=propose,
                apply=apply,
                common=self.common,
                island=number,
            )
            for number, share in enumerate(shares(options))
        )
        self.completed: dict[int, tuple[int, list[int]]] = {}
        self.moves: tuple[Move, ...] = ()
        self._wave: list[Candidate] | None = None
        self._asked: tuple[Nsga2, ...] = ()
        self._met = False

    @property
    def archive(self) -> Archive:
        """Everything usable that was measured, on any island."""
        return self.common.archive

    @property
    def generation(self) -> int:
        """The last generation that is complete on every island; -1 before the initial one is."""
        return min(island.generation for island in self.islands)

    @property
    def finished(self) -> bool:
        """True when all generations are complete."""
        return self.generation >= self.options.generations

    @property
    def settled(self) -> bool:
        """True when the last `tell` ended at a migration: only then there is a `state`."""
        return self._met and self._wave is None

    @property
    def population(self) -> tuple[Individual, ...]:
        """The individuals of all islands, each once, best first."""
        everybody = {i.id: i for island in self.islands for i in island.population}
        return tuple(r.individual for r in rank(list(everybody.values())))

    @property
    def refused(self) -> dict[str, int]:
        """As `Nsga2.refused`, of all islands together."""
        return {
            reason: sum(island.refused[reason] for island in self.islands)
            for reason in self.islands[0].refused
        }

    def ask(self) -> list[Candidate]:
        """The next wave, in the order in which `tell` expects its measurements: by id."""
        if self._wave is not None:
            raise RuntimeError("ask was called twice without tell")
        if self.finished:
            raise RuntimeError("the search is finished")
        meeting = self._meeting()
        self._asked = tuple(i for i in self.islands if i.generation < meeting)
        waves = [candidate for island in self._asked for candidate in island.ask()]
        self._wave = sorted(waves, key=lambda candidate: candidate.id)
        self._met = False
        return list(self._wave)

    def tell(self, results: Sequence[tuple[Candidate, Measurement]]) -> bool:
        """Take the measurements of the wave; True when the slowest island ended a generation."""
        if self._wave is None:
            raise RuntimeError("tell was called without ask")
        if [c.id for c, _ in results] != [c.id for c in self._wave]:
            raise RuntimeError("tell expects the candidates of the last ask, in its order")
        before, meeting = self.generation, self._meeting()
        self.common.take(results)
        self._wave, self.completed, self.moves = None, {}, ()
        for number, island in enumerate(self.islands):
            own = [result for result in results if result[0].island == number]
            if island in self._asked and island.tell(own):
                ids = [i.id for i in island.population]
                self.completed[number] = (island.generation, ids)
        if self.generation == meeting and meeting % self.options.migrate_every == 0:
            self.moves, self._met = self._migrate(), True
        return self.generation > before

    def cut_off(self, results: Sequence[tuple[Candidate, Measurement]]) -> None:
        """As `Nsga2.cut_off`."""
        if self._wave is None:
            raise RuntimeError("cut_off was called without ask")
        self.common.take(results)

    def state(self) -> dict[str, Any]:
        """What `restore` needs besides the individuals, JSON-able; only while `settled`."""
        if not self.settled:
            raise RuntimeError("the state of islands exists only at a migration")
        return {"islands": [island.state() for island in self.islands]}

    @classmethod
    def restore(
        cls,
        baseline: Program,
        measured: Measurement,
        options: SearchOptions,
        state: Mapping[str, Any],
        individuals: Iterable[Individual],
        *,
        propose: Propose,
        apply: Apply,
    ) -> Islands:
        """A search that continues as the one that gave `state`; see `Nsga2.restore`.

        Raises:
            ConfigError: `state` is malformed or names an individual that is not there.
        """
        search = cls(baseline, measured, options, random.Random(0), propose=propose, apply=apply)
        known = {0: search.archive.baseline}
        for individual in individuals:
            known[individual.id] = individual
            search.common.remember(individual)
        try:
            states = list(state["islands"])
            pairs = list(zip(search.islands, states, strict=True))
        except (KeyError, TypeError, ValueError) as error:
            raise ConfigError(MISFIT) from error
        for island, own in pairs:
            island.continue_from(own, known)
        return search

    def _meeting(self) -> int:
        """The generation that no island passes alone."""
        every = self.options.migrate_every
        return min((max(self.generation, 0) // every + 1) * every, self.options.generations)

    def _migrate(self) -> tuple[Move, ...]:
        """Each island sends to the next on the ring; all leave before anybody arrives."""
        count = len(self.islands)
        leaving = [island.emigrants(self.options.migrants) for island in self.islands]
        moves: list[Move] = []
        for source, travellers in enumerate(leaving):
            target = (source + 1) % count
            arrived = self.islands[target].receive(travellers)
            moves.append(Move(source, target, tuple(i.id for i in arrived)))
        return tuple(moves)


Search = Nsga2 | Islands
"""A search with one population or several."""


def kind(options: SearchOptions) -> type[Nsga2] | type[Islands]:
    """What searches with these settings."""
    return Islands if options.islands > 1 else Nsga2


def shares(options: SearchOptions) -> list[SearchOptions]:
    """The settings of each island: as even a share of the population as there can be."""
    least, more = divmod(options.population, options.islands)
    return [
        replace(options, population=least + (number < more), islands=1)
        for number in range(options.islands)
    ]
