"""What the journal says about candidates, individuals and generations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gevo.edits.json_form import patch_from_json, patch_to_json
from gevo.errors import ConfigError, EditError
from gevo.measurement import Measurement
from gevo.search.individual import Candidate, Individual, Origin
from gevo.search.nsga2 import Nsga2


def recorded_baseline(record: Mapping[str, Any]) -> tuple[Measurement, Measurement]:
    """The unmodified program on the training and the held-out cases.

    Raises:
        ConfigError: The record is malformed.
    """
    try:
        training, heldout = record["measurement"], record["heldout"]
        return Measurement.from_json(training), Measurement.from_json(heldout)
    except (KeyError, TypeError, ValueError) as error:
        raise ConfigError(f"the journal's baseline record is malformed ({error!r})") from error


def evaluation_record(
    candidate: Candidate, measurement: Measurement, key: str | None, cached: bool
) -> dict[str, Any]:
    """One evaluated candidate; `individual` reads it back."""
    return {
        "type": "evaluation",
        "id": candidate.id,
        "generation": candidate.generation,
        "wave": candidate.wave,
        "origin": candidate.origin.value,
        "parents": list(candidate.parents),
        "patch": patch_to_json(candidate.patch),
        "dropped": candidate.dropped,
        "variant": candidate.program.digest,
        "key": key,
        "cached": cached,
        "measurement": measurement.to_json(),
    }


def individual(record: Mapping[str, Any]) -> Individual:
    """The individual that an evaluation record tells of.

    Raises:
        ConfigError: The record is malformed.
    """
    try:
        return Individual(
            id=int(record["id"]),
            patch=patch_from_json(record["patch"]),
            digest=str(record["variant"]),
            measurement=Measurement.from_json(record["measurement"]),
            origin=Origin(record["origin"]),
            parents=tuple(int(i) for i in record["parents"]),
            generation=int(record["generation"]),
        )
    except (KeyError, TypeError, ValueError, EditError) as error:
        raise ConfigError(
            f"the journal's evaluation {record.get('id', '?')} is malformed ({error!r}); "
            "restore the file or start a new run"
        ) from error


def generation_record(search: Nsga2) -> dict[str, Any]:
    """A complete generation, with the state from which the search can be resumed."""
    archive = search.archive
    return {
        "type": "generation",
        "n": search.generation,
        "population": [i.id for i in search.population],
        "front": [i.id for i in archive.front()],
        "hypervolume": archive.hypervolume(),
        "best_speedup": archive.speedup(archive.best),
        "refused": dict(search.refused),
        "search": search.state(),
    }
