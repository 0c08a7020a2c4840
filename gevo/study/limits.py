"""How much of the machine and of time a run may take."""

from __future__ import annotations

import math
import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from gevo.errors import ConfigError
from gevo.search.options import SearchOptions, profile
from gevo.workload.spec import load as load_workload

MOST_WORKERS = 256
"""On one machine; each takes some 150 MB of memory."""
UNLIMITED = 1_000_000
"""Generations of a search that only its time budget ends."""

_SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 86400}


def worker_count(given: int | None) -> int:
    """The number given, or that of the CPUs that this process may use; raises ConfigError."""
    if given and given > MOST_WORKERS:
        raise ConfigError(f"--workers {given}: one machine takes {MOST_WORKERS} at most")
    return given or min(len(os.sched_getaffinity(0)), MOST_WORKERS)


def duration(text: str) -> float:
    """Seconds in `90s`, `30m`, `1h30m` or `2d`; raises ConfigError on anything else."""
    parts = re.findall(r"([0-9]+(?:\.[0-9]+)?)([smhd])", text)
    seconds = sum(float(number) * _SECONDS[unit] for number, unit in parts)
    whole = "".join(number + unit for number, unit in parts) == text
    if not parts or not whole or not math.isfinite(seconds):
        raise ConfigError(f"time budget '{text}' is not a duration; write 90s, 30m or 1h30m")
    return seconds


def search_options(
    name: str, changes: Mapping[str, Any], *, timed: bool, tuned: Path | None
) -> SearchOptions:
    """The options of a search.

    Args:
        name: The profile.
        changes: Other values for some of its options; None for the profile's own.
        timed: There is a time budget; without `generations`, time alone ends the search then.
        tuned: The workload whose tuning parameters are searched, too; its own tolerance holds
            where none is given: other tiles add numbers up in another order.

    Raises:
        ConfigError: There is no such profile or option, or a value is out of range.
        WorkloadError: The workload cannot be read.
    """
    given = {key: value for key, value in changes.items() if value is not None}
    if tuned and "tolerance" not in given:
        given["tolerance"] = load_workload(tuned).tolerance
    if timed and "generations" not in given:
        given["generations"] = UNLIMITED
    return profile(name, **given)
