"""Files of a run folder: written whole, by one process at a time, and never through a link.

A folder may have come from somebody else. Links are not followed: a planted one would have other
files of this machine read, or written, in the run's name.

Digests by which damage to a run's files shows. A journal's lines have one each, over the line and
the digest before it, so that a line that is changed, missing, repeated or in another place shows.
A file that holds one JSON object has one over everything else in it. They are over bytes as
written, and stand last in the object.

They guard against accidents (a failing disk, an editor, half a copy), not against people: who
can write a file can make its digest fit.
"""

from __future__ import annotations

import errno
import fcntl
import hashlib
import os
import re
import stat
from collections.abc import Generator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO

from gevo.errors import ConfigError
from gevo.files import LARGEST, read_opened


def write_atomic(path: Path, data: bytes) -> None:
    """Replace the contents of `path`; survives a crash at any moment.

    A reader sees the old contents or the new ones, never a part.

    A link in its place, or in that of the temporary file, is replaced and not followed.

    Raises:
        ConfigError: The system refuses (full disk, no permission); the old contents remain.
    """
    temporary = _temporary(path)
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


def require_writable(path: Path) -> None:
    """Raises ConfigError where `write_output` would, before much is spent on its data."""
    if path.exists() and not path.is_file() and not path.is_dir():
        return
    temporary = _temporary(path)
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        _new(temporary).close()
        temporary.unlink()
    except OSError as error:
        raise ConfigError(f"{path}: cannot be written ({error.strerror})") from error


def _temporary(path: Path) -> Path:
    return path.parent / f"{path.name}.{os.getpid()}.tmp"


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


def read_inside(path: Path, most: int = LARGEST) -> bytes:
    """Contents of a run's file, of `most` bytes at the most.

    Raises:
        ConfigError: It is a link or no regular file.
        OSError: It cannot be read, or is larger.
    """
    descriptor = open_inside(path, os.O_RDONLY)
    try:
        return read_opened(descriptor, path, most)
    finally:
        os.close(descriptor)


def open_inside(path: Path, flags: int) -> int:
    """Open a run's file; the caller closes the descriptor. Errors as `read_inside`."""
    try:
        # A pipe without a writer would keep us waiting.
        descriptor = os.open(path, flags | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC, 0o666)
    except OSError as error:
        if error.errno == errno.ELOOP:
            raise _leads_out(path) from error
        raise
    if not stat.S_ISREG(os.fstat(descriptor).st_mode):
        os.close(descriptor)
        raise ConfigError(f"{path}: is not a regular file, so no part of a run; remove it")
    return descriptor


def require_own_folder(path: Path) -> None:
    """Raises ConfigError when a run's subfolder is a link; it need not exist."""
    if path.is_symlink():
        raise _leads_out(path)


def _leads_out(path: Path) -> ConfigError:
    return ConfigError(
        f"{path}: is a link, which may lead out of the run folder; put what it names in its place"
    )


_LINE = re.compile(rb',"digest":"([0-9a-f]{32})"\}')
_FILE = re.compile(rb',\n  "digest": "([0-9a-f]{32})"\n\}\n')
LONGEST = len(b',"digest":""}\n') + 32
"""Bytes at the end of a line that its digest takes, newline included."""


class Damaged(ConfigError):
    """Something in a run folder is not as it was written."""


class WrongDigest(Exception):
    """A line or a file is not what its digest says, or has none where it must have one."""


class Chain:
    """Makes and checks the digests of a journal's lines, which must come in order.

    Args:
        required: Lines of before there were digests are an error. Otherwise they may come
            first, up to the first line that has one.
        last: Digest of the line before the first one that is given.
    """

    def __init__(self, required: bool, last: bytes = b"") -> None:
        self._required = required
        self._last = last

    def seal(self, body: bytes) -> bytes:
        """The line of a record, from the record's line without a digest."""
        self._last = _digest(self._last + body)
        return b'%b,"digest":"%b"}\n' % (body[:-2], self._last)

    def body(self, line: bytes) -> bytes:
        """A line without its digest; raises WrongDigest."""
        found = line_digest(line)
        if not found:
            if self._required or self._last:
                raise WrongDigest
            return line
        body = line[:-LONGEST] + b"}\n"
        if _digest(self._last + body) != found:
            raise WrongDigest
        self._last = found
        return body


def line_digest(line: bytes) -> bytes:
    """The digest that ends a line, in hexadecimal; empty where there is none."""
    found = _LINE.fullmatch(line[-LONGEST:-1]) if line.endswith(b"\n") else None
    return found[1] if found else b""


def is_torn(end: bytes) -> bool:
    """Whether what follows a journal's last newline can be the first part of a line.

    A whole line whose newline is something else now is not what a crash leaves.
    """
    found = _LINE.search(end)
    return found is None or found.end() == len(end)


def seal_file(data: bytes) -> bytes:
    """A file of indented JSON with a digest as its object's last key."""
    return b'%b,\n  "digest": "%b"\n}\n' % (data[:-3], _digest(data))


def file_body(data: bytes, required: bool = False) -> bytes:
    """What `seal_file` was given; raises WrongDigest.

    Args:
        data: The file's contents.
        required: A file of before there were digests is an error.
    """
    found = _FILE.search(data)
    if found is None:
        if required:
            raise WrongDigest
        return data
    body = data[: found.start()] + b"\n}\n"
    if found.end() != len(data) or _digest(body) != found[1]:
        raise WrongDigest
    return body


def _digest(data: bytes) -> bytes:
    return hashlib.sha256(data).hexdigest()[:32].encode()
