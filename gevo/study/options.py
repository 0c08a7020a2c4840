"""What an evolution is asked to do, and how much of the machine and of time it may take."""

from __future__ import annotations

import math
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gevo._version import __version__
from gevo.device.base import Cache
from gevo.errors import ConfigError
from gevo.evaluate.open import Opener
from gevo.frontend.source import FIRST, Compiler
from gevo.program.base import Program
from gevo.search.options import SearchOptions, profile
from gevo.search.registry import NSGA2
from gevo.study.target import plugged
from gevo.workload.case import Workload
from gevo.workload.spec import load as load_workload

MOST_WORKERS = 256
"""On one machine; each takes some 150 MB of memory."""
UNLIMITED = 1_000_000
"""Generations of a search that only its time budget ends."""

_SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 86400}


@dataclass(frozen=True)
class EvolutionOptions:
    """What to evolve, on what, how, and where the results go.

    Attributes:
        kernel: The program's file.
        workload: The workload's spec.
        entry: Functions that may be edited; empty for all.
        device: As `open_device` takes it.
        search: Parameters of the search.
        seed: Seeds every random choice.
        workers: Worker processes.
        out: Run folder; None for `runs/<kernel>-<n>`.
        time_budget_s: Seconds that all may take, validation included. None for no limit.
        began: What `time.monotonic()` was when they began to count, for a command that also
            writes a report within them. None for when the evolution is made, and no report.
        resume: Continue the run in `out`.
        heldout_seed: Seed of the cases that validation draws; None for one made from `seed`.
        cache: What a GPU's cache holds when a timed run begins.
        tune: Search the workload's tuning parameters along with the edits.
        edit_constants: Also change constants and attributes, beside GEVO's five kinds of edits.
        moves: Also make edits that change more than an instruction, and begin with the best of
            them. None for what the resumed run does, and for yes in a new one.
        operators: Names of further edit operators, of plug-ins for example.
        without: Kinds of edits that are left out.
        searcher: Name of the search.
        opener: See `Target`.
        compiler: What compiles a `.cu` file.
    """

    kernel: Path
    workload: Path
    entry: tuple[str, ...]
    device: str
    search: SearchOptions
    seed: int
    workers: int
    out: Path | None = None
    time_budget_s: float | None = None
    began: float | None = None
    resume: bool = False
    heldout_seed: int | None = None
    cache: Cache = Cache.WARM
    tune: bool = False
    edit_constants: bool = False
    moves: bool | None = None
    operators: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    searcher: str = NSGA2
    opener: Opener | None = None
    compiler: Compiler = FIRST

    def manifest(
        self, baseline: Program, workload: Workload, source: Mapping[str, Any], moves: bool
    ) -> dict[str, Any]:
        """The run's manifest, still without its device.

        Args:
            baseline: The unmodified program.
            workload: Its workload.
            source: What a `.cu` file was compiled with; empty for others.
            moves: Whether moves are among the edits.
        """
        return {
            "gevo": __version__,
            "program": {
                "path": str(self.kernel),
                "digest": baseline.digest,
                "dialect": baseline.dialect.value,
                "entry": list(baseline.entry),
                "launched": list(baseline.launched),
                **({"ptx": True} if baseline.ptx else {}),
                **({"source": source} if source else {}),
            },
            "workload": {
                "path": str(self.workload),
                "digest": workload.digest,
                "metric": workload.metric_name,
                "train": [case.name for case in workload.train],
                "heldout": [case.name for case in workload.heldout],
                **({"timing": [case.name for case in workload.timing]} if workload.timing else {}),
            },
            "tune": self.tune,
            "edit_constants": self.edit_constants,
            **({"moves": True} if moves else {}),
            **({"without": sorted(self.without)} if self.without else {}),
            **plugged(self.operators, self.searcher),
            "seed": self.seed,
            "options": self.search.to_json(),
        }


def worker_count(given: int | None) -> int:
    """The number given, or that of the CPUs that this process may use; raises ConfigError."""
    if given and given > MOST_WORKERS:
        raise ConfigError(f"--workers {given}: one machine takes {MOST_WORKERS} at most")
    return given or min(len(os.sched_getaffinity(0)), MOST_WORKERS)


def duration(text: str, what: str = "time budget") -> float:
    """Seconds in `90s`, `30m`, `1h30m` or `2d`; raises ConfigError on anything else."""
    parts = re.findall(r"([0-9]+(?:\.[0-9]+)?)([smhd])", text)
    seconds = sum(float(number) * _SECONDS[unit] for number, unit in parts)
    whole = "".join(number + unit for number, unit in parts) == text
    if not parts or not whole or not math.isfinite(seconds):
        raise ConfigError(f"{what} '{text}' is not a duration; write 90s, 30m or 1h30m")
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
