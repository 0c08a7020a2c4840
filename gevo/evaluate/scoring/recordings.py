"""Files in which the processes of a session share what they have recorded.

To record a timing case the unmodified program runs in full, which takes seconds: as long as a
hundred variants. One process does that for all that live now, and for those that take their
places. The files have no name, so nothing is left of them when the session ends, however it ends.
"""

from __future__ import annotations

import fcntl
import os
import sys
import weakref
from collections.abc import Callable
from contextlib import suppress

from gevo.device.base import Recording, RecordingDevice

_NAME = "gevo-recording"


class SharedFiles:
    """Empty files that other processes of this machine can open.

    Args:
        count: How many.

    Attributes:
        paths: Theirs, as long as this process and object live; none where the system has no such
            files.
    """

    def __init__(self, count: int) -> None:
        self.paths: tuple[str, ...] = ()
        if sys.platform != "linux":
            return
        files = [os.memfd_create(_NAME) for _ in range(count)]
        self.paths = tuple(f"/proc/{os.getpid()}/fd/{file}" for file in files)
        weakref.finalize(self, _close, files)


def _close(files: list[int]) -> None:
    for file in files:
        os.close(file)


def recording_in(
    path: str, key: str, device: RecordingDevice, record: Callable[[], Recording]
) -> Recording:
    """The recording in a shared file; the first process that asks makes it, others wait.

    Args:
        path: One of `SharedFiles.paths`.
        key: What the recording depends on.
        device: Made it, and plays it.
        record: Makes it.
    """
    try:
        # The number may have become another file's, if whoever made it is gone.
        ours = os.readlink(path).startswith(f"/memfd:{_NAME}")
        file = os.open(path, os.O_RDWR | os.O_CLOEXEC) if ours else -1
    except OSError:
        file = -1
    if file < 0:
        return record()
    try:
        fcntl.flock(file, fcntl.LOCK_EX)  # gone with the process, whatever ends that
        found = device.saved(key, file)
        if found is None:
            found = record()
            with suppress(OSError):  # too little memory for another copy
                device.save(found, key, file)
        return found
    finally:
        fcntl.flock(file, fcntl.LOCK_UN)  # the recording keeps the file open
        os.close(file)
