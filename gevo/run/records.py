"""What the journal says about candidates, individuals and generations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gevo.edits.json_form import patch_from_json, patch_to_json
from gevo.errors import ConfigError, EditError
from gevo.measurement import Measurement
from gevo.search.individual import Candidate, Individual, Origin
from gevo.search.islands import Islands, Search
from gevo.search.options import SearchOptions

CHECKPOINT = {False: "generation", True: "migration"}
"""The records that hold the state of a search: with one population, with several."""


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
        **({} if candidate.island is None else {"island": candidate.island}),
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


def generation_record(search: Search) -> dict[str, Any]:
    """A complete generation, on every island if there are several.

    With one population it holds the state from which the search can be resumed.
    """
    archive = search.archive
    record: dict[str, Any] = {
        "type": "generation",
        "n": search.generation,
        "population": [i.id for i in search.population],
        "front": [i.id for i in archive.front()],
        "hypervolume": archive.hypervolume(),
        "best_speedup": archive.speedup(archive.best),
        "refused": dict(search.refused),
    }
    return record if isinstance(search, Islands) else record | {"search": search.state()}


def wave_records(search: Search, complete: bool) -> list[dict[str, Any]]:
    """What a wave that was just told has brought to an end.

    Args:
        search: The search.
        complete: What its `tell` gave.
    """
    records = [generation_record(search)] if complete else []
    if not isinstance(search, Islands):
        return records
    ended = [
        {"type": "island", "island": number, "n": n, "population": ids}
        for number, (n, ids) in search.completed.items()
    ]
    return [*ended, *records, *([_migration_record(search)] if search.settled else [])]


def _migration_record(search: Islands) -> dict[str, Any]:
    """Who moved, and the state from which the search can be resumed."""
    moves = [{"from": m.source, "to": m.target, "ids": list(m.ids)} for m in search.moves]
    return {
        "type": "migration",
        "n": search.generation,
        "moves": moves,
        "search": search.state(),
    }


def last_state(
    records: Sequence[Mapping[str, Any]], options: SearchOptions
) -> Mapping[str, Any] | None:
    """The last recorded state of a search with these settings; None where there is none."""
    holds = CHECKPOINT[options.islands > 1]
    last = next((r for r in reversed(records) if r["type"] == holds), None)
    return None if last is None else last.get("search", {})
