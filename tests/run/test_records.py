"""Records of the journal, and what becomes of damaged ones that are still JSON."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gevo.edits.edit import Delete
from gevo.edits.patch import Patch
from gevo.errors import ConfigError
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.run.records import evaluation_record, generation_record, individual, recorded_baseline
from gevo.search.individual import Candidate
from gevo.search.options import SearchOptions
from tests.search.synthetic import generation, make

OK = Measurement(Outcome.OK, (1.0,), 0.0).to_json()


@pytest.fixture
def candidate() -> Candidate:
    patch = Patch((Delete("e00000000000a", 1, "u3"),))
    return replace(make(SearchOptions(population=4, generations=1)).ask()[0], patch=patch)


@pytest.fixture
def record(candidate: Candidate) -> dict[str, Any]:
    return evaluation_record(candidate, Measurement(Outcome.WRONG), "key", False)


def test_an_evaluation_is_read_back(candidate: Candidate, record: dict[str, Any]) -> None:
    assert individual(record) == candidate.measured(Measurement(Outcome.WRONG))


def test_a_generation_tells_of_refused_proposals() -> None:
    search = make(SearchOptions(population=8, generations=1))
    generation(search, [])
    record = generation_record(search)
    assert record["refused"] == search.refused == record["search"]["refused"]
    assert set(record["refused"]) == {"edit_failed", "known"}


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("id", None),
        ("id", "x"),
        ("patch", None),
        ("patch", [{"kind": "explode"}]),
        ("measurement", {}),
        ("measurement", {"outcome": "fine"}),
        ("origin", "nowhere"),
        ("parents", 3),
        ("generation", None),
    ],
)
def test_a_malformed_evaluation_is_an_expected_error(
    record: dict[str, Any], key: str, value: Any
) -> None:
    with pytest.raises(ConfigError, match="malformed"):
        individual({**record, key: value})
    del record[key]
    with pytest.raises(ConfigError, match="malformed"):
        individual(record)


def test_a_malformed_baseline_is_an_expected_error() -> None:
    assert recorded_baseline({"measurement": OK, "heldout": OK})[0].ok
    for broken in ({}, {"measurement": OK}, {"measurement": OK, "heldout": {"outcome": "ok"}}):
        with pytest.raises(ConfigError, match="malformed"):
            recorded_baseline(broken)
