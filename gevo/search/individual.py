"""Candidates to be measured and measured individuals, and their form in the journal."""

from __future__ import annotations

import math
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from gevo.edits.patch import Patch
from gevo.errors import ConfigError, EditError
from gevo.measurement import Measurement
from gevo.program.base import Program
from gevo.records.forms import readable
from gevo.records.schema import Evaluation, Minimized


class Origin(StrEnum):
    """Which step of the search made an individual."""

    BASELINE = "baseline"
    INITIAL = "initial"
    """A random edit of the initial population."""
    CROSSOVER = "crossover"
    MUTATION = "mutation"
    SHRINK = "shrink"
    """A parent less one edit."""
    TUNING = "tuning"
    """A configuration of the unmodified program, or a pass, before the initial population."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A variant that the search wants measured.

    Attributes:
        id: Unique in the run; counts from 1 in the order of asking (0 is the baseline).
        patch: The edits that really applied.
        program: The edited program.
        origin: The step that made it.
        parents: Ids of the individuals it was made from.
        generation: 0 for the initial population.
        wave: Position of its wave in the generation, from 0.
        attempt: Proposals its step had used up before this one.
        dropped: Number of inherited edits that did not apply.
    """

    id: int
    patch: Patch
    program: Program
    origin: Origin
    parents: tuple[int, ...]
    generation: int
    wave: int
    attempt: int
    dropped: int = 0

    def measured(self, measurement: Measurement) -> Individual:
        """The individual that this candidate becomes; its program is kept as a digest only."""
        return Individual(
            id=self.id,
            patch=self.patch,
            digest=self.program.digest,
            measurement=measurement,
            origin=self.origin,
            parents=self.parents,
            generation=self.generation,
        )


@dataclass(frozen=True, slots=True)
class Individual:
    """A measured variant, valid or not.

    Attributes:
        id: As the candidate's.
        patch: The edits that really applied.
        digest: Digest of the edited program (not of its cleaned form).
        measurement: What it was measured as.
        origin: The step that made it.
        parents: Ids of the individuals it was made from.
        generation: The generation that measured it.
    """

    id: int
    patch: Patch
    digest: str
    measurement: Measurement
    origin: Origin = Origin.BASELINE
    parents: tuple[int, ...] = ()
    generation: int = 0

    @property
    def objectives(self) -> tuple[float, float] | None:
        """Runtime in nanoseconds and error, both to be minimised; None unless it is usable.

        An individual is usable when its outcome is OK and both figures are finite: an infinite
        or undefined figure would poison sums and differences of the ranking.
        """
        runtime, error = self.measurement.runtime_ns, self.measurement.error
        if not self.measurement.ok or error is None:
            return None
        return (runtime, error) if math.isfinite(runtime) and math.isfinite(error) else None

    @property
    def usable(self) -> bool:
        """True when it may join a population."""
        return self.objectives is not None


def evaluation_record(
    candidate: Candidate, measurement: Measurement, key: str | None, cached: bool
) -> Evaluation:
    """One evaluated candidate; `individual` reads it back."""
    return Evaluation(
        id=candidate.id,
        generation=candidate.generation,
        wave=candidate.wave,
        origin=candidate.origin.value,
        parents=candidate.parents,
        patch=candidate.patch,
        dropped=candidate.dropped,
        variant=candidate.program.digest,
        key=key,
        cached=cached,
        measurement=measurement,
    )


def individual(record: Evaluation | Minimized) -> Individual:
    """The individual that a record tells of.

    Raises:
        ConfigError: Its patch cannot be read, or its origin is unknown.
    """
    try:
        about: dict[str, Any] = {}
        if isinstance(record, Evaluation):
            about = {"parents": record.parents, "generation": record.generation}
            about["origin"] = Origin(record.origin)
        return Individual(
            id=record.id,
            patch=readable(record.patch),
            digest=record.variant,
            measurement=record.measurement,
            **about,
        )
    except (ValueError, EditError) as error:
        raise ConfigError(
            f"the journal's {record.type} {record.id} is malformed ({error}); "
            "restore the file or start a new run"
        ) from error
