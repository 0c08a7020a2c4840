"""What tuning kernels gave: the validated winner of each, for people and for the database."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gevo._version import __version__
from gevo.errors import GevoError
from gevo.outcome import Outcome
from gevo.program.base import CUDA_SUFFIX, settings_to_json
from gevo.records.tuned import Displaced, TunedKernel
from gevo.study.tuning import KernelProblem
from gevo.tuning.session import Tuned
from gevo.tuning.strategy import Trial
from gevo.validate.assembled import ASSEMBLED
from gevo.validate.read_back import LIFTED, MACHINE
from gevo.validate.speed import PACES
from gevo.validate.statistics import Comparison
from gevo.validate.verdict import Conclusion, Verdict

_GAINS = frozenset({*PACES, ASSEMBLED, MACHINE, LIFTED})
"""Stages that say whether something is faster, not whether it is right."""
_REFUTED = frozenset(
    {
        Outcome.INVALID,
        Outcome.COMPILE_FAILED,
        Outcome.LAUNCH_FAILED,
        Outcome.OUT_OF_BOUNDS,
        Outcome.WRONG,
        Outcome.RACE,
        Outcome.FLAKY,
    }
)
"""How a trial ends whose configuration is wrong, on any day."""


@dataclass(frozen=True)
class TunedWinner:
    """One kernel's result.

    Attributes:
        problem: What was tuned.
        tuned: All trials.
        default: The trial of the default configuration; None when it was not reached.
        judged: Configurations that went through validation, with the verdicts, in order.
    """

    problem: KernelProblem
    tuned: Tuned
    default: Trial | None
    judged: Sequence[tuple[Trial, Verdict]]

    @property
    def best(self) -> Trial | None:
        """The fastest configuration that passed; the default where no other did."""
        passed = (trial for trial, verdict in self.judged if verdict.validated)
        good = self.default if self.default and self.default.measurement.ok else None
        return next(passed, good)

    @property
    def speedup(self) -> float | None:
        """The default's time over the best one's, on the training cases, as validation has it."""
        if self._timed is not None:
            return self._timed.speedup
        if self.best is None or self.default is None or not self.default.measurement.ok:
            return None
        return self.default.measurement.runtime_ns / self.best.measurement.runtime_ns

    @property
    def _timed(self) -> Comparison | None:
        """The times of the best one and of the default that validation took in turns."""
        passed = (verdict for _, verdict in self.judged if verdict.validated)
        verdict = next(passed, None)
        return verdict.speed.get("training") if verdict else None

    def to_json(self) -> dict[str, Any]:
        """As `Tuned.to_json`, where `best` is what passed validation, and what that rests on."""
        problem = self.problem
        return {
            **self.tuned.to_json(),
            "best": None if self.best is None else self._described(self.best),
            "default": None if self.default is None else self._described(self.default),
            "speedup": self.speedup,
            **self._range(),
            "modelled": problem.modelled,
            "refused": [
                {**self._described(trial), "why_not": verdict.why_not}
                for trial, verdict in self.judged
                if not verdict.validated
            ],
        }

    def _range(self) -> dict[str, Any]:
        """The range of a modelled speed-up; nothing where there is none."""
        found = self._timed.range if self._timed else None
        if found is None:
            return {}
        return {
            "speedup_low": found.low,
            "speedup_high": found.high,
            "gpus": dict(found.gpus),
        }

    def entry(self, folder: Path) -> TunedKernel | None:
        """For the database of fast configurations; None where nothing beats the default.

        Args:
            folder: The database's folder.
        """
        best, default = self.best, self.default
        problem, workload = self.problem, self.problem.target.workload
        if best is None or default is None or best is default or problem.unit != "ns":
            return None
        program = problem.program(best.configuration)
        settings = program.settings
        return TunedKernel(
            kernel=problem.name,
            program=problem.target.baseline.configured(()).digest,
            sizes=tuple(case.sizes for case in workload.train),
            device=problem.device,
            fingerprint=problem.fingerprint,
            modelled=problem.modelled,
            settings=settings_to_json(settings),
            constants=dict(workload.constants(settings)),
            time_ns=self._timed.candidate_ns if self._timed else best.cost,
            default_ns=self._timed.baseline_ns if self._timed else default.cost,
            trials=len(self.tuned.trials),
            gevo=__version__,
            gives=program.digest,
            file=file_from(folder, problem.kernel),
            source=problem.source,
            workload=file_from(folder, Path(workload.source)) if problem.kernel else "",
            compiler=problem.compiler[0],
            arch=problem.compiler[1],
        )

    def displaced(self, folder: Path) -> Displaced:
        """Says which entries of a database must go now, and why.

        Of those for the same kernel, device and sizes: those of another source in the same file,
        those whose configuration gives other code now, or none, and those whose configuration this
        session refused. Where there is one to replace them, also those that cannot be checked.

        Args:
            folder: The database's folder.
        """
        problem = self.problem
        file = file_from(folder, problem.kernel)
        program = problem.target.baseline.configured(()).digest
        sizes = tuple(case.sizes for case in problem.target.workload.train)
        new = self.entry(folder)

        def why(entry: TunedKernel) -> str:
            about = entry.kernel, entry.device, entry.sizes
            if about != (problem.name, problem.device, sizes):
                return ""
            if entry.program != program:
                changed = file and entry.file == file and entry.source != problem.source
                return "its source has changed" if changed else ""
            plain = problem.kernel is not None and problem.kernel.suffix != CUDA_SUFFIX
            if new is not None and not (entry.gives or plain):
                return "it did not say for which code it was"
            return self._stale(entry) or self._refuted(entry)

        return why

    def _stale(self, entry: TunedKernel) -> str:
        """Why an entry of this very program is not what it was; empty where it may be."""
        problem = self.problem
        try:
            program = problem.program(problem.space.allowed(entry.settings))
            constants = problem.target.workload.constants(program.settings)
        except GevoError as error:
            return f"it is not possible any more: {error}"
        same = entry.gives in ("", program.digest) and dict(entry.constants) == dict(constants)
        return "" if same else "its source has changed"

    def _refuted(self, entry: TunedKernel) -> str:
        """Why this session refused an entry's configuration; empty where it did not."""
        configuration = self.problem.space.configuration(entry.settings)
        for trial in self.tuned.trials:
            if trial.configuration == configuration and trial.measurement.outcome in _REFUTED:
                return f"{trial.measurement.outcome}: {trial.measurement.detail}"
        for trial, verdict in self.judged:
            if trial.configuration == configuration and verdict.conclusion is Conclusion.REFUSED:
                # What times depend on may be another there.
                wrong = any(s.passed is False and s.name not in _GAINS for s in verdict.stages)
                if wrong or entry.fingerprint == self.problem.fingerprint:
                    return verdict.why_not or ""
        return ""

    def _described(self, trial: Trial) -> Mapping[str, Any]:
        problem = self.problem
        return {
            "configuration": problem.space.as_dict(trial.configuration),
            "value": problem.value(trial.configuration, trial.measurement),
            "unit": problem.unit,
        }


def file_from(folder: Path, kernel: Path | None) -> str:
    """A kernel's file as seen from a database's folder; empty for what gevo writes."""
    return os.path.relpath(kernel.resolve(), folder.resolve()) if kernel else ""
