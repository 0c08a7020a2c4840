"""Locks of GPUs lie where every user can write: what is planted there is not followed."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import pytest

from gevo.errors import ConfigError
from gevo.evaluate.pool.gpu import GpuLocks, turn


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


def test_a_lock_is_a_file_that_stays(folder: Path) -> None:
    for _ in range(2):
        locks = GpuLocks(["0:1"])
        locks.close()
    assert [p.name for p in folder.iterdir()] == ["gevo-gpu-0-1.lock"]
    with turn("0:1"):
        assert (folder / "gevo-gpu-0-1.turn").is_file()


def test_a_planted_link_is_told_and_not_followed(folder: Path) -> None:
    for kind in ("lock", "turn"):
        (folder / f"gevo-gpu-0-1.{kind}").symlink_to(folder / "not-there")
    with pytest.raises(ConfigError, match=r"gevo-gpu-0-1\.lock: is not gevo's lock"):
        GpuLocks(["0:2", "0:1"])
    with pytest.raises(ConfigError, match="is not gevo's lock"), turn("0:1"):
        pass
    assert not (folder / "not-there").exists()
    GpuLocks(["0:2"]).close()


def test_a_planted_pipe_keeps_nobody_waiting(folder: Path) -> None:
    os.mkfifo(folder / "gevo-gpu-0-1.lock")
    with pytest.raises(ConfigError, match="remove it"):
        GpuLocks(["0:1"])
