"""Writing a file so that a reader sees the old contents or the new ones, never a part."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

from gevo.errors import ConfigError


def write_atomic(path: Path, data: bytes) -> None:
    """Replace the contents of `path`; survives a crash at any moment.

    A link in its place, or in that of the temporary file, is replaced and not followed.

    Raises:
        ConfigError: The system refuses (full disk, no permission); the old contents remain.
    """
    temporary = path.parent / f"{path.name}.{os.getpid()}.tmp"
    try:
        with _new(temporary) as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
        sync_folder(path.parent)
    except OSError as error:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise ConfigError(f"{path}: cannot be written ({error.strerror})") from error


def write_output(path: Path, data: bytes) -> None:
    """Write a file that the user names; errors as `write_atomic`.

    What is there and is no regular file (`/dev/stdout`, a pipe) is written to, not replaced.
    """
    if not path.exists() or path.is_file():
        write_atomic(path, data)
        return
    try:
        path.write_bytes(data)
    except OSError as error:
        raise ConfigError(f"{path}: cannot be written ({error.strerror})") from error


def _new(path: Path) -> BinaryIO:
    """A file that was not there: one of that name, or a link, is removed first."""
    path.unlink(missing_ok=True)
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_NOFOLLOW | os.O_CLOEXEC
    return os.fdopen(os.open(path, flags, 0o666), "wb")


def sync_folder(path: Path) -> None:
    """Make renames and new files in a folder permanent."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
