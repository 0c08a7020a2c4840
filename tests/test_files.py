"""Files and names of files that may have come from somebody else."""

from __future__ import annotations

import os
import socket
from pathlib import Path

import pytest

from gevo.errors import ConfigError
from gevo.files import (
    LONGEST_NAME,
    is_architecture,
    path_part,
    read_regular,
    read_text,
    require_regular,
)


def test_what_a_regular_file_holds(tmp_path: Path) -> None:
    file, link = tmp_path / "a", tmp_path / "b"
    file.write_bytes(b"one\r\ntwo\rthree\n\xff")
    link.symlink_to("a")
    assert read_regular(link) == file.read_bytes()
    assert read_text(link, "replace") == "one\ntwo\nthree\n�"
    with pytest.raises(UnicodeDecodeError):
        read_text(file)
    require_regular(link)


def test_nothing_else_is_read_or_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "zeros").symlink_to("/dev/zero")
    (tmp_path / "piped").symlink_to("pipe")
    for name in ("pipe", "zeros", "piped"):
        for read in (read_regular, read_text, require_regular):
            with pytest.raises(OSError, match="is not a regular file"):
                read(tmp_path / name)
    with pytest.raises(IsADirectoryError):
        read_regular(tmp_path)
    with pytest.raises(FileNotFoundError):
        read_regular(tmp_path / "absent")
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(tmp_path / "socket"))
        with pytest.raises(OSError, match=r"regular|No such device"):
            read_regular(tmp_path / "socket")


def test_a_file_is_no_larger_than_its_reader_expects(tmp_path: Path) -> None:
    file = tmp_path / "large"
    with file.open("wb") as sparse:
        sparse.truncate(1 << 40)
    with pytest.raises(OSError, match="is larger than 1000 bytes") as caught:
        read_regular(file, 1000)
    assert caught.value.strerror
    file.write_bytes(bytes(1000))
    assert read_regular(file, 1000) == bytes(1000)


@pytest.mark.parametrize("name", ["k", "a b", "größe", "tn.b-sm_90", "...", "-x", "\udcff", "%d"])
def test_names_that_are_one_part_of_a_path(name: str) -> None:
    assert path_part(name, "kernel") == name


@pytest.mark.parametrize(
    "name",
    ["", ".", "..", "/", "a/b", "../x", "a/", "/etc/passwd", "a\0b", "a\nb", "\x1b[31m", "\x9b1m",
     "\x7f", "\ud800", "x" * (LONGEST_NAME + 1), "é" * LONGEST_NAME],
)  # fmt: skip
def test_names_that_lead_elsewhere(name: str) -> None:
    with pytest.raises(ConfigError, match=r"kernel: .* cannot be the name of a file") as caught:
        path_part(name, "kernel")
    assert len(str(caught.value)) < 300
    assert "\n" not in str(caught.value)


def test_architectures() -> None:
    assert all(map(is_architecture, ("sm_50", "sm_90", "sm_90a", "sm_100f", "sm_121")))
    no = (
        "",
        "sm_",
        "sm_9",
        "sm_²0",
        "sm_٩٠",
        "sm_90\n",
        "sm_90/..",
        "90",
        "compute_90",
        "sm_9000",
    )
    assert not any(map(is_architecture, no))
