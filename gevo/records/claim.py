"""One process at a time works on a run folder."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

from gevo.errors import ConfigError


@contextmanager
def claimed(folder: Path) -> Generator[None]:
    """Keep other processes from working on a run; ends with this process at the latest.

    Raises:
        ConfigError: Another process works on it, or it cannot be opened.
    """
    try:
        handle = os.open(folder, os.O_RDONLY)
    except OSError as error:
        raise ConfigError(f"{folder}: is not a run folder ({error.strerror})") from error
    try:
        _lock(handle, folder)
        yield
    finally:
        os.close(handle)


def _lock(handle: int, folder: Path) -> None:
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise ConfigError(f"{folder}: another gevo works on this run") from error
    except OSError:
        return  # a file system without locks
