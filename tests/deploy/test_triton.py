"""Notes and databases of winners for Triton are nobody's to be trusted."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gevo.deploy.triton import DATABASE, MATCHED, note_of, place, winners
from gevo.errors import ConfigError

NOTE: dict[str, Any] = {**dict.fromkeys(MATCHED, ""), "name": "add"}


def test_a_winner_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    placed = place(tmp_path / "add.ptx", NOTE, "llir", "one", tmp_path / "out")
    again = place(tmp_path / "add.ptx", NOTE, "llir", "two", tmp_path / "out")
    (entry,) = winners(placed.database)
    assert entry == NOTE | {"ptx": again.ptx.name}
    assert (placed.ptx.read_text(), again.ptx.read_text()) == ("one", "two")


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        (NOTE | {"ptx": "../elsewhere.ptx"}, "no file beside it"),
        (NOTE | {"ptx": "/etc/passwd"}, "no file beside it"),
        (NOTE | {"ptx": 7}, "no file beside it"),
        (NOTE, "a damaged entry"),
        ("add", "a damaged entry"),
    ],
)
def test_a_damaged_entry_is_one_line(tmp_path: Path, entry: object, why: str) -> None:
    database = tmp_path / DATABASE
    database.write_text(json.dumps({"version": 1, "winners": [entry]}))
    with pytest.raises(ConfigError, match=why):
        winners(database)


def test_a_name_that_is_pasted_is_a_name(tmp_path: Path) -> None:
    kernel = tmp_path / "add.ptx"
    note = tmp_path / "add.triton.json"
    note.write_text(json.dumps(NOTE))
    assert note_of(kernel) == NOTE
    note.write_text(json.dumps(NOTE | {"name": "add\nimport os"}))
    with pytest.raises(ConfigError, match="no name of a function"):
        note_of(kernel)
