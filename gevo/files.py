"""Files of users, and names of files, that may have come from somebody else.

A folder that is walked may hold a pipe, which keeps its reader waiting, a link to a device that
gives zeros for ever, or a file that fills the memory. A name in a file may lead out of the folder
that something is written to.
"""

from __future__ import annotations

import errno
import os
import re
import stat
from pathlib import Path

from gevo.errors import ConfigError

LARGEST = 1 << 28
"""Bytes of a file that is read as a whole, unless its reader says otherwise."""
LARGEST_DATA = 64 << 30
"""The same of arrays and of what a GPU's code is loaded from."""
_LEAST, _STEP = 1 << 12, 1 << 24
"""Bytes that are read at once."""
LONGEST_NAME = 200
"""Bytes of one part of a path; file systems take 255, and suffixes are still to come."""

_NO_PART = re.compile("[/\\x00-\\x1f\\x7f-\\x9f\\ud800-\\udc7f\\udd00-\\udfff]")
_ARCHITECTURE = re.compile(r"sm_[0-9]{2,3}[a-z]?")


def read_regular(path: Path, most: int = LARGEST) -> bytes:
    """The contents of a regular file, or of the one that a link leads to.

    Args:
        path: The file.
        most: Bytes that it may have.

    Raises:
        OSError: It cannot be read, is no regular file, or is larger; `strerror` says which.
    """
    # A pipe without a writer would keep us waiting.
    descriptor = os.open(path, os.O_RDONLY | os.O_NONBLOCK | os.O_NOCTTY | os.O_CLOEXEC)
    try:
        return read_opened(descriptor, path, most)
    finally:
        os.close(descriptor)


def read_opened(descriptor: int, path: Path, most: int = LARGEST) -> bytes:
    """As `read_regular`, of a file that is open; the descriptor stays open."""
    about = os.fstat(descriptor)
    _require(about, path)
    data, left = bytearray(), most
    try:
        # A file may grow meanwhile, and some have no size until they are read.
        while about.st_size <= most and left >= 0:
            part = os.read(descriptor, min(max(about.st_size, _LEAST), _STEP))
            if not part:
                return bytes(data)
            data += part
            left -= len(part)
    except MemoryError:
        raise OSError(errno.ENOMEM, os.strerror(errno.ENOMEM), str(path)) from None
    raise OSError(errno.EFBIG, f"is larger than {most} bytes", str(path))


def read_text(path: Path, errors: str = "strict", most: int = LARGEST) -> str:
    """The text of a regular file in UTF-8, its lines ended by newlines alone.

    Args:
        path: The file.
        errors: What becomes of bytes that are no UTF-8, as `bytes.decode` takes it.
        most: Bytes that it may have.

    Raises:
        OSError: As `read_regular`.
        UnicodeDecodeError: It is no UTF-8.
    """
    text = read_regular(path, most).decode("utf-8", errors)
    return text.replace("\r\n", "\n").replace("\r", "\n")


def require_regular(path: Path) -> None:
    """Raises OSError where a path leads to no regular file, before something else opens it."""
    _require(path.stat(), path)


def _require(about: os.stat_result, path: Path) -> None:
    if stat.S_ISDIR(about.st_mode):
        raise OSError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(about.st_mode):
        raise OSError(errno.EINVAL, "is not a regular file", str(path))


def path_part(name: str, what: str) -> str:
    """A name that is joined to a path: one part of it, which leads nowhere else.

    Args:
        name: The name; returned as it is.
        what: What it names, and where it stands, for the message.

    Raises:
        ConfigError: It is empty, `.` or `..`, has a `/` or a control character, half of a
            surrogate pair that stands for no byte, or is longer than `LONGEST_NAME`.
    """
    if (
        name in ("", ".", "..")
        or _NO_PART.search(name)
        or len(name.encode("utf-8", "surrogatepass")) > LONGEST_NAME
    ):
        shown = name if len(name) <= 60 else f"{name[:60]}…"
        raise ConfigError(f"{what}: {shown!r} cannot be the name of a file or folder")
    return name


def is_architecture(name: str) -> bool:
    """Whether a text names a GPU's architecture as NVIDIA does: `sm_90`, `sm_90a`."""
    return _ARCHITECTURE.fullmatch(name) is not None
