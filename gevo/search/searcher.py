"""What every search over patches is: asked for candidates, told what they were measured as."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from typing import Any

from gevo.edits.patch import Applied, Patch
from gevo.errors import ConfigError, EditError
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Program
from gevo.records.schema import Evaluation, Generation, Record, Spoilers
from gevo.search.archive import Archive
from gevo.search.credit import Credit
from gevo.search.individual import Candidate, Individual, Origin, individual
from gevo.search.options import SearchOptions
from gevo.search.variation import Apply, Propose, VariationContext, ids_of

EDIT_FAILED = "edit_failed"
KNOWN = "known"
"""Why a proposal never became a candidate."""


class Searcher(ABC):
    """One search; a subclass says what is tried next.

    Call `ask` and `tell` in turn until `finished`; a call out of turn raises RuntimeError.

    Args:
        baseline: The unmodified program.
        measured: What the baseline was measured as; it must be usable.
        options: The settings.
        rng: The only source of chance; the search owns it from now on.
        propose: Appends a random edit to a patch.
        apply: Applies a patch.

    Attributes:
        options: The settings.
        archive: Everything usable that was measured.
        origin: What the individuals of the initial population begin as.
        seeds: What joins the initial population as it is.
        drawn: Told of each candidate of a wave as soon as it is drawn, in the wave's order.
        invalid: Digests of programs that are known to be invalid.
        next_id: The id of the next candidate.
        generation: The last complete generation; -1 before the initial one is complete.
        refused: Proposals that were given up before anybody was asked to measure them, by
            reason: `edit_failed` (an edit did not apply, or its repair found nothing) or `known`
            (the program is known to be invalid, or is in the population or the generation, or an
            edit is avoided).
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
        self.origin = Individual(0, Patch(), baseline.digest, measured)
        self.archive = Archive(self.origin, options.tolerance)
        self.seeds: tuple[Individual, ...] = ()
        self.drawn: Callable[[Candidate], object] = lambda candidate: None
        self._credit: Credit | None = None
        self.invalid: set[str] = set()
        self.next_id = 1
        self.generation = -1
        self.refused = {EDIT_FAILED: 0, KNOWN: 0}
        self._tried = {frozenset[str]()}
        self._context = VariationContext(baseline, propose, apply, self._tried)
        self._rng = rng
        self._set_up()

    def _set_up(self) -> None:  # noqa: B027 - not every search has anything of its own
        """What a subclass begins with; the last thing that the constructor does."""

    @property
    @abstractmethod
    def population(self) -> tuple[Individual, ...]:
        """What the last complete generation left, best first; distinct programs."""

    @property
    def spoilers(self) -> frozenset[str]:
        """Ids of edits that are avoided."""
        return self.archive.spoilers

    @property
    def finished(self) -> bool:
        """True when all generations are complete."""
        return self.generation >= self.options.generations

    @abstractmethod
    def ask(self) -> list[Candidate]:
        """The next wave, in the order in which `tell` expects its measurements.

        It is empty when nothing new was found to try; it must be told all the same.
        """

    @abstractmethod
    def tell(self, results: Sequence[tuple[Candidate, Measurement]]) -> Sequence[Record]:
        """Take the measurements of the wave; the `checkpoint` when they complete a generation."""

    @abstractmethod
    def state(self) -> dict[str, Any]:
        """What `resume` needs besides the individuals, JSON-able; only between generations."""

    @abstractmethod
    def _continue_from(self, state: Mapping[str, Any], known: Mapping[int, Individual]) -> None:
        """Go where `state` was taken; `known` are the individuals by id.

        It may raise KeyError, TypeError, ValueError or EditError where `state` is malformed or
        names an individual that is not there.
        """

    def avoid(self, spoilers: Set[str]) -> None:
        """Go on without these edits (ids), for which verdicts do not offer what has them.

        What has some counts as little as if it had not been found, but what is left of it without
        them is tried where a search knows how.
        """
        if spoilers <= self.spoilers:
            return
        self.archive.avoid(spoilers)
        if self.archive.spoilt(self.origin.patch):
            self.origin = self.archive.best
        self.seeds = tuple(one for one in self.seeds if not self.archive.spoilt(one.patch))
        self._clear()

    def _clear(self) -> None:  # noqa: B027 - plugins' searches need not know of it
        """Give up what is avoided now."""

    def led_by(self, credit: Credit) -> None:
        """Tell `credit` of whatever is measured from now on, or taken in by `resume`."""
        credit.learn(self.archive.baseline)
        self._credit = credit

    def tuned(self, applied: Applied, parent: Individual | None = None) -> Candidate:
        """A candidate that `ask` did not give; `take` its measurement.

        Args:
            applied: The variant.
            parent: What it was made from; None for the baseline.
        """
        return Candidate(
            id=self._new_id(),
            patch=applied.patch,
            program=applied.program,
            origin=Origin.TUNING,
            parents=((parent or self.archive.baseline).id,),
            generation=0,
            wave=0,
            attempt=0,
        )

    def take(self, results: Iterable[tuple[Candidate, Measurement]]) -> None:
        """Take in what was measured, for the archive and as a warning; twice is as good as once.

        Nothing that was measured where the device was lost counts as invalid.
        """
        for candidate, measurement in results:
            self._remember(candidate.measured(measurement))

    def checkpoint(self) -> Generation:
        """The generation that is complete, with the state from which the search can go on."""
        return Generation(
            n=self.generation,
            population=tuple(one.id for one in self.population),
            front=tuple(one.id for one in self.archive.front()),
            hypervolume=self.archive.hypervolume(),
            best_speedup=self.archive.speedup(self.archive.best),
            refused=dict(self.refused),
            search=self.state(),
        )

    def resume(self, records: Sequence[Record]) -> None:
        """Continue exactly as the search would have that left these records.

        What was measured is taken in; later candidates get higher ids. A larger number of
        generations continues a finished search.

        Raises:
            ConfigError: A record is malformed, or names an individual that is not there.
        """
        known = {0: self.archive.baseline}
        spoilers = frozenset(e for r in records if isinstance(r, Spoilers) for e in r.edits)
        for record in records:
            if isinstance(record, Evaluation):
                known[record.id] = individual(record)
                self._remember(known[record.id])
                self.next_id = max(self.next_id, record.id + 1)
        last = next((r for r in reversed(records) if isinstance(r, Generation)), None)
        if last is not None:
            try:
                self._continue_from(last.search or {}, known)
            except (KeyError, TypeError, ValueError, EditError) as error:
                raise ConfigError(
                    "the recorded state of the search does not fit its individuals; "
                    "the journal is damaged, start a new run"
                ) from error
        self.avoid(spoilers)

    def _remember(self, individual: Individual) -> None:
        self._tried.add(ids_of(individual.patch))
        if self._credit is not None:
            self._credit.learn(individual)
        if individual.usable:
            self.archive.add(individual)
        elif individual.measurement.outcome is not Outcome.DEVICE_LOST:
            self.invalid.add(individual.digest)

    def _new_id(self) -> int:
        self.next_id += 1
        return self.next_id - 1
