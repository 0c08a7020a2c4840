from pathlib import Path

import pytest

from gevo.errors import ConfigError
from gevo.records.journal import Journal, Tail
from gevo.records.schema import RECORDS, End, Start, Tuned
from tests.journals import write

A, B, C = Start(), Tuned(), End(reason="c")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.jsonl"


def test_each_record_is_given_once(path):
    tail, journal = Tail(path, RECORDS), Journal(path, RECORDS)
    assert tail.new() == (False, [])
    journal.append([A, B])
    assert tail.new() == (False, [A, B])
    assert tail.new() == (False, [])
    journal.append([C])
    assert tail.new() == (False, [C])


def test_a_torn_last_line_is_given_when_it_is_whole(path):
    tail = Tail(path, RECORDS)
    Journal(path, RECORDS).append([A, B])
    whole = path.read_bytes()
    path.write_bytes(whole[:-9])
    assert tail.new() == (False, [A])
    with path.open("ab") as file:
        file.write(whole[-9:])
    assert tail.new() == (False, [B])


def test_a_torn_line_that_the_next_append_removed_is_never_given(path):
    tail = Tail(path, RECORDS)
    write(path, [{"type": "start"}])
    with path.open("ab") as file:
        file.write(b'{"ty')
    assert tail.new()[1] == [A]
    Journal(path, RECORDS).append([B])
    assert tail.new() == (False, [B])


def test_a_replaced_file_is_read_from_its_beginning(path):
    tail, journal = Tail(path, RECORDS), Journal(path, RECORDS)
    journal.append([A, End(reason="")])
    tail.new()
    journal.truncate_after_last(Start)
    journal.append([B])
    assert tail.new() == (True, [A, B])
    path.unlink()
    assert tail.new() == (True, [])
    assert tail.new() == (False, [])


def test_a_damaged_line_is_named(path):
    tail = Tail(path, RECORDS)
    write(path, [{"type": "start"}])
    tail.new()
    write(path, [{"no": "type"}])
    with pytest.raises(ConfigError, match="line 2 is damaged"):
        tail.new()
