"""What an evolution is asked to do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gevo._version import __version__
from gevo.device.base import Cache
from gevo.evaluate.open import Opener
from gevo.frontend.source import FIRST, Compiler
from gevo.program.base import Program
from gevo.search.options import SearchOptions
from gevo.search.registry import NSGA2
from gevo.study.target import plugged
from gevo.workload.case import Workload


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
        time_budget_s: Seconds that all may take, validation included; at least one winner is
            judged. None for no limit.
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
