from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gevo.errors import ConfigError
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.records.journal import Journal
from gevo.records.schema import RECORDS, Baseline, End, Generation, Record, Start
from tests.journals import write
from tests.records.examples import BASELINE, evaluation, generation

BATCH: list[Record] = [
    Start(seed=1),
    BASELINE,
    evaluation(1),
    generation(0),
    evaluation(2, detail="ligne à part\n\u2028"),
]
END = End(reason="")


@pytest.fixture
def journal(tmp_path: Path) -> Journal[Record]:
    return Journal(tmp_path / "journal.jsonl", RECORDS)


def test_what_is_appended_is_read_in_order(journal: Journal[Record]) -> None:
    journal.append(BATCH[:2])
    journal.append([])
    journal.append(BATCH[2:])
    assert journal.read() == BATCH
    assert journal.path.read_bytes().count(b"\n") == len(BATCH)


def test_the_same_records_give_the_same_bytes(tmp_path: Path) -> None:
    one, two = (Journal(tmp_path / name, RECORDS) for name in ("one", "two"))
    one.append(BATCH)
    for record in BATCH:
        two.append([record])
    assert one.path.read_bytes() == two.path.read_bytes()


@pytest.mark.parametrize("error", [float("inf"), float("-inf"), 0.5, None])
def test_measurements_survive_as_strict_json(
    journal: Journal[Record], error: float | None
) -> None:
    measurement = Measurement(Outcome.WRONG, (1.5, float("inf")), error, "simt", True, "off")
    journal.append([replace(evaluation(1), measurement=measurement)])

    def refuse(constant: str) -> None:
        raise AssertionError(f"{constant} is not JSON")

    record = json.loads(journal.path.read_text(), parse_constant=refuse)
    assert Measurement.from_json(record["measurement"]) == measurement


def test_every_torn_end_reads_as_the_records_before_it(journal: Journal[Record]) -> None:
    journal.append(BATCH)
    whole = journal.path.read_bytes()
    for length in range(len(whole) + 1):
        journal.path.write_bytes(whole[:length])
        assert journal.read() == BATCH[: whole[:length].count(b"\n")]


@given(st.integers(0, 2000))
def test_appending_after_a_crash_removes_the_torn_end(
    tmp_path_factory: pytest.TempPathFactory, length: int
) -> None:
    journal = Journal(tmp_path_factory.mktemp("crash") / "journal.jsonl", RECORDS)
    journal.append(BATCH)
    whole = journal.path.read_bytes()
    journal.path.write_bytes(whole[:length])
    journal.append([END])
    assert journal.read() == [*BATCH[: whole[:length].count(b"\n")], END]


def test_a_torn_end_longer_than_a_block_is_removed_too(journal: Journal[Record]) -> None:
    journal.append(BATCH)
    with journal.path.open("ab") as file:
        file.write(b'{"type":"evaluation","patch":"' + b"x" * 200_000)
    journal.append([END])
    assert journal.read() == [*BATCH, END]


@pytest.mark.parametrize("damage", [b"{", b"[1]", b"\xff\xfe", b"", b"\x00\x00\x00"])
def test_damage_before_the_last_line_is_named(journal: Journal[Record], damage: bytes) -> None:
    journal.append(BATCH)
    lines = journal.path.read_bytes().splitlines()
    lines[2] = damage
    journal.path.write_bytes(b"\n".join(lines) + b"\n")
    with pytest.raises(ConfigError, match="line 3 is damaged"):
        journal.read()


def test_a_record_without_a_needed_key_is_damage(journal: Journal[Record]) -> None:
    write(journal.path, [{"n": 1}])
    journal.append(BATCH)
    with pytest.raises(ConfigError, match="line 1 is damaged"):
        journal.read()


def test_a_missing_journal_is_named(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="no-such"):
        Journal(tmp_path / "no-such.jsonl", RECORDS).read()


def test_truncation_keeps_up_to_the_last_complete_generation(journal: Journal[Record]) -> None:
    journal.append(BATCH)
    kept = b"".join(journal.path.read_bytes().splitlines(keepends=True)[:-1])
    with journal.path.open("ab") as file:
        file.write(b'{"type":"gen')
    assert journal.truncate_after_last(Generation) == 1
    assert journal.read() == BATCH[:4]
    assert journal.path.read_bytes() == kept
    assert journal.truncate_after_last(Generation) == 0
    assert journal.truncate_after_last(Start, Baseline) == 2
    assert journal.truncate_after_last(End) == 2
    assert journal.read() == []
    assert list(journal.path.parent.iterdir()) == [journal.path]


FILL_UP = """
import resource, signal, sys
from pathlib import Path
from gevo.errors import ConfigError
from gevo.records.journal import Journal
from gevo.records.schema import RECORDS, End, Start

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
journal = Journal(Path(sys.argv[1]), RECORDS)
journal.append([Start()])
resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))
try:
    journal.append([End(reason="x" * 100) for _ in range(20)])
except ConfigError as error:
    print(error)
    sys.exit(7)
"""


def test_when_the_disk_is_full_nothing_of_the_batch_remains(tmp_path: Path) -> None:
    # A limit on the file's size makes the kernel write a part of the batch and then refuse.
    path = tmp_path / "journal.jsonl"
    done = subprocess.run(
        [sys.executable, "-c", FILL_UP, str(path)], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (7, "")
    assert str(path) in done.stdout
    assert done.stdout.count("\n") == 1
    assert Journal(path, RECORDS).read() == [Start()]
    assert path.read_bytes().count(b"\n") == 1


def test_a_folder_that_is_not_there_is_an_expected_error(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match="cannot be written"):
        Journal(tmp_path / "gone" / "journal.jsonl", RECORDS).append(BATCH)
