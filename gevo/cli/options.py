"""What several commands take."""

from __future__ import annotations

import math
import os
import re
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from gevo.errors import ConfigError

MOST_WORKERS = 256
"""On one machine; each takes some 150 MB of memory."""
MOST_IN_CLUSTER = 10_000

UNLIMITED = 1_000_000
"""Generations of a search that only its time budget ends."""

Workers = Annotated[
    int | None,
    typer.Option(help="Worker processes (default: one per CPU).", min=1, max=MOST_IN_CLUSTER),
]


class Where(StrEnum):
    """Where variants are evaluated."""

    LOCAL = "local"
    RAY = "ray"


Executors = Annotated[
    Where, typer.Option(help="local: on this machine; ray: on the nodes of a Ray cluster.")
]
Address = Annotated[
    str,
    typer.Option(
        help="host:port of the Ray cluster's head, or auto (default: one on this machine)."
    ),
]

TrustedWorkload = Annotated[
    Path | None,
    typer.Option(
        "--workload", help="The workload, where it has Python code: says that this may run."
    ),
]
TrustCode = Annotated[
    bool,
    typer.Option("--trust-code", help="Run whatever Python code the workload has."),
]

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
