"""Keeping a thread on one core while it is timed."""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def pinned(wanted: bool) -> Generator[None]:
    """Keep this thread, and those that it starts, on the core on which it runs now.

    A move to another core costs what the caches hold, at times that nobody can foresee. Where
    the system cannot tell the core, nothing happens.

    Args:
        wanted: Do it; else this does nothing.
    """
    core = _core() if wanted and sys.platform == "linux" else -1
    if core < 0:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def _core() -> int:
    """The core on which this thread runs; -1 where the C library does not say."""
    try:
        return int(ctypes.CDLL(None).sched_getcpu())
    except (AttributeError, OSError):
        return -1
