from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from gevo.errors import ConfigError
from gevo.records.files import write_atomic, write_output


def test_contents_are_replaced_and_nothing_else_remains(tmp_path: Path) -> None:
    path = tmp_path / "file"
    write_atomic(path, b"one")
    write_atomic(path, b"two")
    assert path.read_bytes() == b"two"
    assert list(tmp_path.iterdir()) == [path]


def test_a_full_disk_leaves_the_old_contents(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "file"
    write_atomic(path, b"old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(ConfigError, match=r"cannot be written \(No space left"):
        write_atomic(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize("name", ["", ".", "..", "none/file"])
def test_what_cannot_be_a_file(tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(ConfigError, match="cannot be written"):
        write_atomic(Path(name), b"x")
    assert list(tmp_path.iterdir()) == []


def test_a_pipe_is_written_to(tmp_path: Path) -> None:
    path = tmp_path / "pipe"
    os.mkfifo(path)
    seen: list[bytes] = []
    reader = threading.Thread(target=lambda: seen.append(path.read_bytes()))
    reader.start()
    write_output(path, b"x")
    reader.join()
    assert seen == [b"x"]
    assert path.is_fifo()


def test_links_are_replaced_and_not_followed(tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.write_text("mine")
    path = tmp_path / "file"
    planted = tmp_path / f"file.{os.getpid()}.tmp"
    for link in (path, planted):
        link.symlink_to(mine)
    write_atomic(path, b"new")
    assert path.read_bytes() == b"new"
    assert not path.is_symlink()
    assert not planted.is_symlink()
    assert mine.read_text() == "mine"


def test_a_dangling_link_makes_no_file(tmp_path: Path) -> None:
    (tmp_path / f"file.{os.getpid()}.tmp").symlink_to(tmp_path / "not-there")
    write_atomic(tmp_path / "file", b"new")
    assert [p.name for p in tmp_path.iterdir()] == ["file"]


def test_a_special_file_in_a_runs_place_is_replaced(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "file")
    write_atomic(tmp_path / "file", b"new")
    assert (tmp_path / "file").is_file()
