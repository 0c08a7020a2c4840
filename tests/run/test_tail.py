from pathlib import Path

import pytest

from gevo.errors import ConfigError
from gevo.run.journal import Journal, Tail


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "journal.jsonl"


def test_each_record_is_given_once(path):
    tail, journal = Tail(path, needs=("type",)), Journal(path)
    assert tail.new() == (False, [])
    journal.append([{"type": "a"}, {"type": "b"}])
    assert tail.new() == (False, [{"type": "a"}, {"type": "b"}])
    assert tail.new() == (False, [])
    journal.append([{"type": "c"}])
    assert tail.new() == (False, [{"type": "c"}])


def test_a_torn_last_line_is_given_when_it_is_whole(path):
    tail = Tail(path)
    path.write_bytes(b'{"type":"a"}\n{"type"')
    assert tail.new() == (False, [{"type": "a"}])
    with path.open("ab") as file:
        file.write(b':"b"}\n')
    assert tail.new() == (False, [{"type": "b"}])


def test_a_torn_line_that_the_next_append_removed_is_never_given(path):
    tail = Tail(path)
    path.write_bytes(b'{"type":"a"}\n{"ty')
    assert tail.new()[1] == [{"type": "a"}]
    Journal(path).append([{"type": "b"}])
    assert tail.new() == (False, [{"type": "b"}])


def test_a_replaced_file_is_read_from_its_beginning(path):
    tail, journal = Tail(path), Journal(path)
    journal.append([{"type": "a"}, {"type": "end"}])
    tail.new()
    journal.truncate_after_last("a")
    journal.append([{"type": "b"}])
    assert tail.new() == (True, [{"type": "a"}, {"type": "b"}])
    path.unlink()
    assert tail.new() == (True, [])
    assert tail.new() == (False, [])


def test_a_damaged_line_is_named(path):
    tail = Tail(path, needs=("type",))
    path.write_text('{"type":"a"}\n')
    tail.new()
    with path.open("a") as file:
        file.write('{"no":"type"}\n')
    with pytest.raises(ConfigError, match="line 2 is damaged"):
        tail.new()
