"""gevo: genetic improvement of GPU kernels. What it offers from Python is in `gevo.api`."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from gevo._version import __version__

if TYPE_CHECKING:
    from gevo.api import (
        Launch,
        Run,
        Winner,
        Workload,
        apply,
        evolve,
        judge,
        load,
        load_tuned,
        open_run,
        tune,
    )
    from gevo.tuning.asktell import Tuner
    from gevo.workload.metrics import metric

__all__ = [
    "Launch",
    "Run",
    "Tuner",
    "Winner",
    "Workload",
    "__version__",
    "apply",
    "evolve",
    "judge",
    "load",
    "load_tuned",
    "metric",
    "open_run",
    "tune",
]

_HOMES = {"metric": "gevo.workload.metrics", "Tuner": "gevo.tuning.asktell"}


def __getattr__(name: str) -> Any:
    # Only who asks for something pays for importing what it needs.
    if name in __all__:
        home = _HOMES.get(name, "gevo.api")
        return getattr(importlib.import_module(home), name)
    raise AttributeError(f"module 'gevo' has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted(__all__)
