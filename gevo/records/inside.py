"""Files of a run folder, which may have come from somebody else.

Links are not followed: a planted one would have other files of this machine read, or written, in
the run's name.
"""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

from gevo.errors import ConfigError


def read_inside(path: Path) -> bytes:
    """Contents of a run's file.

    Raises:
        ConfigError: It is a link or no regular file.
        OSError: It cannot be read.
    """
    with os.fdopen(open_inside(path, os.O_RDONLY), "rb") as file:
        return file.read()


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
