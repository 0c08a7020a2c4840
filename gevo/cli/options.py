"""What several commands take."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from gevo.frontend.source import Compiler
from gevo.study.limits import MOST_WORKERS, UNLIMITED, duration, worker_count

__all__ = [
    "MOST_WORKERS",
    "UNLIMITED",
    "Address",
    "CompileWith",
    "ExecutorKind",
    "Executors",
    "TrustCode",
    "TrustedWorkload",
    "Workers",
    "duration",
    "worker_count",
]

MOST_IN_CLUSTER = 10_000

Workers = Annotated[
    int | None,
    typer.Option(help="Worker processes (default: one per CPU).", min=1, max=MOST_IN_CLUSTER),
]


class ExecutorKind(StrEnum):
    """Where variants are evaluated."""

    LOCAL = "local"
    RAY = "ray"


Executors = Annotated[
    ExecutorKind, typer.Option(help="local: on this machine; ray: on the nodes of a Ray cluster.")
]
Address = Annotated[
    str,
    typer.Option(
        help="host:port of the Ray cluster's head, or auto (default: one on this machine)."
    ),
]

CompileWith = Annotated[
    Compiler,
    typer.Option("--compiler", help="What makes PTX of a .cu file: nvrtc, for device code."),
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
