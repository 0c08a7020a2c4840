"""When this command began, for budgets that hold for all of it."""

from __future__ import annotations

import os
import time
from pathlib import Path

MOST_S = 30.0
"""A process that is older when this module is imported has been another program before (a shell
that was replaced with `exec`), whose time is not gevo's."""


def process_began(stat: Path = Path("/proc/self/stat")) -> float:
    """What `time.monotonic()` was when this process began; now, where the system does not say.

    The interpreter's start and the first imports are over when any of our code runs.

    Args:
        stat: What the system says of this process; see proc_pid_stat(5).
    """
    now = time.monotonic()
    try:
        started = int(stat.read_text().rpartition(")")[2].split()[19])
        age_s = time.clock_gettime(time.CLOCK_BOOTTIME) - started / os.sysconf("SC_CLK_TCK")
    except (OSError, ValueError, IndexError, AttributeError):
        return now
    return now - age_s if 0.0 <= age_s <= MOST_S else now


BEGAN = process_began()
