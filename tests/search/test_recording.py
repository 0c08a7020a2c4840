"""What the journal says of a search, read back, and what becomes of damaged records."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from gevo.edits.operators import Delete
from gevo.edits.patch import Patch
from gevo.errors import ConfigError
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.records.forms import to_json
from gevo.records.journal import Journal
from gevo.records.schema import RECORDS, Baseline, Evaluation, Record
from gevo.search.individual import Candidate, Individual, evaluation_record, individual
from gevo.search.options import SearchOptions
from gevo.testing.searchers import generation, make
from tests.journals import write

OK = Measurement(Outcome.OK, (1.0,), 0.0).to_json()


@pytest.fixture
def candidate() -> Candidate:
    patch = Patch((Delete("e00000000000a", 1, "u3"),))
    return replace(make(SearchOptions(population=4, generations=1)).ask()[0], patch=patch)


@pytest.fixture
def record(candidate: Candidate) -> dict[str, Any]:
    return to_json(evaluation_record(candidate, Measurement(Outcome.WRONG), "key", False))


@pytest.fixture
def journal(tmp_path: Path) -> Journal[Record]:
    return Journal(tmp_path / "journal.jsonl", RECORDS)


def reread(journal: Journal[Record], record: dict[str, Any]) -> Individual:
    write(journal.path, [record])
    evaluation = journal.read()[-1]
    assert isinstance(evaluation, Evaluation)
    return individual(evaluation)


def test_an_evaluation_is_read_back(
    journal: Journal[Record], candidate: Candidate, record: dict[str, Any]
) -> None:
    assert reread(journal, record) == candidate.measured(Measurement(Outcome.WRONG))


def test_a_generation_tells_of_refused_proposals() -> None:
    search = make(SearchOptions(population=8, generations=1))
    generation(search, [])
    record = to_json(search.checkpoint())
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
    journal: Journal[Record], record: dict[str, Any], key: str, value: Any
) -> None:
    with pytest.raises(ConfigError, match="malformed"):
        reread(journal, {**record, key: value})
    journal.path.unlink()
    del record[key]
    with pytest.raises(ConfigError, match="malformed"):
        reread(journal, record)


def test_a_malformed_baseline_is_an_expected_error(journal: Journal[Record]) -> None:
    write(journal.path, [{"type": "baseline", "measurement": OK, "heldout": OK}])
    (good,) = journal.read()
    assert isinstance(good, Baseline)
    assert good.measurement.ok
    for broken in ({}, {"measurement": OK}, {"measurement": OK, "heldout": {"outcome": "ok"}}):
        journal.path.unlink()
        write(journal.path, [{"type": "baseline", **broken}])
        with pytest.raises(ConfigError, match="malformed"):
            journal.read()
