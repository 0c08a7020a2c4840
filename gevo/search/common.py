"""What the populations of one run share."""

from __future__ import annotations

from dataclasses import dataclass, field

from gevo.outcome import Outcome
from gevo.search.archive import Archive
from gevo.search.individual import Individual


@dataclass(eq=False)
class Common:
    """What one population finds out for all.

    Attributes:
        archive: Everything usable that was measured.
        invalid: Digests of programs that are known to be invalid.
        next_id: The id of the next candidate.
    """

    archive: Archive
    invalid: set[str] = field(default_factory=set[str])
    next_id: int = 1

    def new_id(self) -> int:
        """An id that no other candidate has."""
        self.next_id += 1
        return self.next_id - 1

    def remember(self, individual: Individual) -> None:
        """Take in what was measured; doing it again changes nothing."""
        if individual.usable:
            self.archive.add(individual)
        elif individual.measurement.outcome is not Outcome.DEVICE_LOST:
            self.invalid.add(individual.digest)
