"""What tuning kernels gave: the validated winner of each, for people and for the database."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from gevo._version import __version__
from gevo.errors import ConfigError
from gevo.program.base import Program, Settings, settings_to_json
from gevo.program.load import load
from gevo.records.tuned import TunedDatabase, TunedKernel
from gevo.study.tuning import KernelProblem, written
from gevo.tuning.session import Tuned
from gevo.tuning.sketch.catalog import is_name, named
from gevo.tuning.sketch.schedule import default_configuration, space
from gevo.tuning.strategy import Trial
from gevo.validate.statistics import Comparison
from gevo.validate.verdict import Verdict
from gevo.workload.spec import load as load_workload


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

    def entry(self) -> TunedKernel | None:
        """For the database of fast configurations; None where nothing beats the default."""
        best, default = self.best, self.default
        problem, workload = self.problem, self.problem.target.workload
        if best is None or default is None or best is default or problem.unit != "ns":
            return None
        settings = problem.program(best.configuration).settings
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
        )

    def _described(self, trial: Trial) -> Mapping[str, Any]:
        problem = self.problem
        return {
            "configuration": problem.space.as_dict(trial.configuration),
            "value": problem.value(trial.configuration, trial.measurement),
            "unit": problem.unit,
        }


def stored(
    kernel: Path,
    database: TunedDatabase,
    device: str,
    workload: Path | None = None,
    compiled: Callable[[Settings], Program] | None = None,
) -> tuple[Program, TunedKernel]:
    """A kernel, or an operator by its name, at its tuned configuration, and the entry that has it.

    Args:
        kernel: Its file, or the operator's name.
        database: Where to look.
        device: Name of the device that it was tuned on; empty for any.
        workload: Whose training sizes it was tuned for; None for any.
        compiled: Compiles a CUDA source for a configuration; None for other kernels.

    Raises:
        ConfigError: The database has no entry that fits, or several.
        ProgramError: The kernel cannot be read.
    """
    if not database.path.exists():
        raise ConfigError(f"{database.path}: there is no such file")
    sizes = None
    if workload is not None:
        sizes = tuple(case.sizes for case in load_workload(workload).train)
    if is_name(str(kernel)):
        operator = named(str(kernel))
        default = written(operator, default_configuration(operator)).configured(())
        entry = database.find(default.digest, device, sizes)
        return written(operator, space(operator).configuration(entry.settings)), entry
    program = load(kernel) if compiled is None else compiled(())
    entry = database.find(program.digest, device, sizes)
    if compiled is not None:
        return compiled(entry.configuration), entry
    return program.configured(entry.configuration), entry
