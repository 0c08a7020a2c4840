"""Confines this process to some folders: what a compiler may include, for one.

Landlock, a facility of Linux from 5.13 on, lets any process give up access to files. It cannot be
undone, so it is for child processes. Files that are open already stay open.
Source of the interface: Linux, Documentation/userspace-api/landlock.rst.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Iterable
from pathlib import Path

_CREATE, _ADD, _RESTRICT = 444, 445, 446
"""Numbers of the system calls, the same on every architecture."""
_EVERYTHING = (1 << 13) - 1
"""What the first version of Landlock controls: executing, reading, writing, making, removing."""
_REFER = 1 << 13
"""Moving files to other folders, which the first version always forbids."""
_VERSION = 1
_READ_FILE, _LIST = 1 << 0 | 1 << 2, 1 << 3
"""Execute (to load libraries) and read a file; list a folder, which is refused for files."""
_BENEATH = 1
_NO_NEW_PRIVILEGES = 38


class _Ruleset(ctypes.Structure):
    _fields_ = (("handled", ctypes.c_uint64),)


class _Beneath(ctypes.Structure):
    _pack_ = 1
    _fields_ = (("allowed", ctypes.c_uint64), ("parent", ctypes.c_int32))


def read_only_beneath(places: Iterable[Path], scratch: Path | None = None) -> bool:
    """Let this process read some files and what is beneath some folders, and nothing else.

    Args:
        places: The files and folders.
        scratch: A folder in which it may also write.

    Returns:
        False where the kernel does not offer it; then nothing has changed.
    """
    libc = ctypes.CDLL(None, use_errno=True)
    everything = _EVERYTHING
    if libc.syscall(_CREATE, None, 0, _VERSION) > 1:
        everything |= _REFER
    whole = _Ruleset(everything)
    rules = libc.syscall(_CREATE, ctypes.byref(whole), ctypes.sizeof(whole), 0)
    if rules < 0:
        return False
    allowed = [(place, _READ_FILE | (_LIST if place.is_dir() else 0)) for place in places]
    for place, rights in (*allowed, *([(scratch, everything)] if scratch else ())):
        try:
            handle = os.open(place, os.O_PATH | os.O_CLOEXEC)
        except OSError:
            continue
        rule = _Beneath(rights, handle)
        libc.syscall(_ADD, rules, _BENEATH, ctypes.byref(rule), 0)
        os.close(handle)
    done = (
        libc.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0) == 0 and libc.syscall(_RESTRICT, rules, 0) == 0
    )
    os.close(rules)
    return done
