"""Brings a pair of kernels before the validation that real winners go through.

A corpus is a folder with NAME.base.ll, NAME.ll and workloads/*.toml.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from gevo.device.base import RunOptions
from gevo.evaluate.executor import InProcess
from gevo.evaluate.jobs import WorkerSpec
from gevo.evaluate.scoring.duel import Duel
from gevo.measurement import Measurement
from gevo.program.base import Program
from gevo.program.load import load
from gevo.records.schema import Stage
from gevo.study.target import Target, require_inputs
from gevo.validate import emitted
from gevo.validate.fresh import RESEEDED, RESIZED, draw, explored
from gevo.validate.judge import Judge
from gevo.validate.setup import ValidationSetup, baseline_measurements
from gevo.validate.speed import SPEED, speed_stage
from gevo.validate.verdict import Subject, Verdict
from gevo.workload.spec import load as load_workload

_KERNEL = re.compile(
    r"^(?:; Function Attrs[^\n]*\n)?define [^\n]*ptx_kernel [^\n]*@(\w+)\(.*?^}\n",
    re.MULTILINE | re.DOTALL,
)


@dataclass(frozen=True)
class Trials:
    """Validates kernels of a corpus.

    Attributes:
        corpus: The folder with the pairs and their workloads.
        folder: Where files may be written.
        explores: Whether to look for corner cases and assumptions.
    """

    corpus: Path
    folder: Path
    explores: bool = True

    def judge(
        self,
        file: str,
        kernel: str,
        workload: str,
        tolerance: float = 0.0,
        seed: int = 7,
        changes: Mapping[str, str] | None = None,
    ) -> Verdict:
        """The verdict on the variant of a kernel.

        Args:
            file: Stem of the .ll files that hold the pair.
            kernel: Name of the kernel; it has the same one in the unmodified program.
            workload: Stem of a file in `workloads`.
            tolerance: Error that the run accepts; 0 for exact mode.
            seed: The held-out seed.
            changes: What stands in the workload's file, and what shall stand there.
        """
        bench = self.bench(file, kernel, workload, tolerance, seed, changes)
        judge, subject = Judge(bench), Subject(self.program(file, kernel))
        asked = (lambda *of: False) if self.explores else emitted.asked
        with (
            patch("gevo.validate.judge.speed_stage", self._speed),
            patch("gevo.validate.emitted.asked", asked),
        ):
            return judge.guarded(subject, judge.begin(subject).verdict())

    def _speed(self, duels: Mapping[str, Duel]) -> tuple[Stage, float | None]:
        """The stage on speed, which must not refuse what is to be refused for something else."""
        if self.explores:
            return Stage(SPEED, True, "not asked of this corpus"), None
        return speed_stage(duels)

    def bench(
        self,
        file: str,
        kernel: str,
        workload: str,
        tolerance: float = 0.0,
        seed: int = 7,
        changes: Mapping[str, str] | None = None,
    ) -> ValidationSetup:
        """What `judge` judges on."""
        baseline = self.program(f"{file}.base", kernel)
        spec = self.spec(workload, kernel, f"{file}.base.ll", changes)
        executor = InProcess(WorkerSpec("simt", str(spec), baseline, tolerance))
        loaded = load_workload(spec)
        baseline_measurements(executor, loaded, baseline)
        fresh = draw(executor, baseline, loaded, seed)
        wanted = RESEEDED + (RESIZED if loaded.fresh else 0)
        assert len(fresh.cases) == wanted, fresh.summary
        if self.explores:
            fresh = explored(executor, baseline, loaded, fresh)
        return ValidationSetup(executor, executor, baseline, loaded, fresh, "simt:H200", True)

    def require_inputs(self, file: str, kernel: str, workload: str) -> None:
        """Raise WorkloadError where the unmodified program reads what its workload leaves out."""
        baseline = self.program(f"{file}.base", kernel)
        spec = str(self.spec(workload, kernel, f"{file}.base.ll"))
        executor = InProcess(WorkerSpec("simt", spec, baseline))
        target = Target(baseline, load_workload(Path(spec)), spec, "simt", 0.0, 1)
        require_inputs(target, executor)

    def natural(
        self, file: str, kernel: str, workload: str, tolerance: float = 0.0
    ) -> Measurement:
        """The variant on all cases of the workload, blocks, warps and lanes one after another."""
        baseline = self.program(f"{file}.base", kernel)
        spec = self.spec(workload, kernel, f"{file}.base.ll")
        executor = InProcess(WorkerSpec("simt", str(spec), baseline, tolerance))
        cases = load_workload(spec)
        plan = tuple((case, RunOptions()) for case in (*cases.train, *cases.heldout))
        return executor.measure(self.program(file, kernel), plan).result()

    def outside(
        self,
        file: str,
        kernel: str,
        workload: str,
        changes: Mapping[str, str],
        tolerance: float = 0.0,
    ) -> tuple[Measurement, Measurement]:
        """The unmodified program and the variant on the training cases of a changed workload.

        Args:
            file: Stem of the .ll files that hold the pair.
            kernel: Name of the kernel.
            workload: Stem of a file in `workloads`.
            changes: What stands in that file, and what shall stand there.
            tolerance: Error that the run accepts.
        """
        baseline = self.program(f"{file}.base", kernel)
        spec = self.spec(workload, kernel, f"{file}.base.ll", changes)
        executor = InProcess(WorkerSpec("simt", str(spec), baseline, tolerance))
        ways = (RunOptions(), RunOptions(races=True))
        plan = tuple((case, way) for case in load_workload(spec).train for way in ways)
        own = executor.measure(baseline, plan).result()
        return own, executor.measure(self.program(file, kernel), plan).result()

    def program(self, file: str, kernel: str) -> Program:
        """The file's module with no other kernel than this one."""
        text = (self.corpus / f"{file}.ll").read_text()
        path = self.folder / f"{file}.ll"
        path.write_text(_KERNEL.sub(lambda m: m[0] if m[1] == kernel else "", text))
        return load(path)

    def spec(
        self, name: str, kernel: str, program: str, changes: Mapping[str, str] | None = None
    ) -> Path:
        """A workload of the corpus for this kernel, with some of its text replaced."""
        text = (self.corpus / "workloads" / f"{name}.toml").read_text()
        for old, new in (changes or {}).items():
            assert old in text, f"{name}.toml has no {old!r}"
            text = text.replace(old, new)
        for code in self.corpus.glob("workloads/*.py"):
            shutil.copy(code, self.folder)
        path = self.folder / f"{name}.toml"
        path.write_text(text.replace("PROGRAM", program).replace("KERNEL", kernel))
        return path
