"""What the journal says of a search, and what a search takes from it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gevo.errors import ConfigError, EditError
from gevo.measurement import Measurement
from gevo.records.forms import readable
from gevo.records.schema import Evaluation, Generation, Minimized, Record
from gevo.search.individual import Candidate, Individual, Origin
from gevo.search.searcher import Searcher


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


def generation_record(search: Searcher) -> Generation:
    """A complete generation, with the state from which the search can be resumed."""
    archive = search.archive
    return Generation(
        n=search.generation,
        population=tuple(i.id for i in search.population),
        front=tuple(i.id for i in archive.front()),
        hypervolume=archive.hypervolume(),
        best_speedup=archive.speedup(archive.best),
        refused=dict(search.refused),
        search=search.state(),
    )


def last_state(records: Sequence[Record]) -> Mapping[str, Any] | None:
    """The last recorded state of a search; None where there is none."""
    last = next((r for r in reversed(records) if isinstance(r, Generation)), None)
    return None if last is None else last.search or {}
