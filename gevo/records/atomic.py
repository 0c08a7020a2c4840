"""Writing a file so that a reader sees the old contents or the new ones, never a part."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from gevo.errors import ConfigError


def write_atomic(path: Path, data: bytes) -> None:
    """Replace the contents of `path`; survives a crash at any moment.

    What is there and is no regular file (`/dev/stdout`, a pipe) is written to, not replaced.

    Raises:
        ConfigError: The system refuses (full disk, no permission); the old contents remain.
    """
    temporary = path.parent / f"{path.name}.tmp"
    try:
        if path.exists() and not path.is_file():
            path.write_bytes(data)
            return
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
        sync_folder(path.parent)
    except OSError as error:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise ConfigError(f"{path}: cannot be written ({error.strerror})") from error


def sync_folder(path: Path) -> None:
    """Make renames and new files in a folder permanent."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
