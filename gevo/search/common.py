"""What the populations of one run share."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from gevo.edits.patch import Applied
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.search.archive import Archive
from gevo.search.individual import Candidate, Individual, Origin


@dataclass(eq=False)
class Common:
    """What one population finds out for all.

    Attributes:
        archive: Everything usable that was measured.
        origin: What the individuals of the initial population begin as.
        invalid: Digests of programs that are known to be invalid.
        next_id: The id of the next candidate.
    """

    archive: Archive
    origin: Individual
    invalid: set[str] = field(default_factory=set[str])
    next_id: int = 1

    def new_id(self) -> int:
        """An id that no other candidate has."""
        self.next_id += 1
        return self.next_id - 1

    def tuned(self, applied: Applied) -> Candidate:
        """A candidate that no population asked for; `take` its measurement."""
        return Candidate(
            id=self.new_id(),
            patch=applied.patch,
            program=applied.program,
            origin=Origin.TUNING,
            parents=(self.archive.baseline.id,),
            generation=0,
            wave=0,
            attempt=0,
        )

    def take(self, results: Iterable[tuple[Candidate, Measurement]]) -> None:
        """Take in what was measured, for the archive and as a warning; see `remember`."""
        for candidate, measurement in results:
            self.remember(candidate.measured(measurement))

    def continue_after(self, individuals: Iterable[Individual]) -> None:
        """Take in what an earlier session measured; later candidates get higher ids."""
        for individual in individuals:
            self.remember(individual)
            self.next_id = max(self.next_id, individual.id + 1)

    def remember(self, individual: Individual) -> None:
        """Take in what was measured; doing it again changes nothing."""
        if individual.usable:
            self.archive.add(individual)
        elif individual.measurement.outcome is not Outcome.DEVICE_LOST:
            self.invalid.add(individual.digest)
