"""A tiny kernel with much to gain, its variants, and a run that found two of them."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from gevo.edits.apply import apply
from gevo.edits.edit import Edit
from gevo.edits.operators import Copy, Delete, Replace
from gevo.edits.patch import Patch
from gevo.evaluate.executor import InProcess
from gevo.evaluate.jobs import WorkerSpec
from gevo.program.base import Program, Value
from gevo.program.load import load
from gevo.records.run import RunFolder
from gevo.records.schema import Baseline, Evaluation, Start
from gevo.search.individual import Candidate, Origin, evaluation_record
from gevo.study.target import Target
from gevo.validate.fresh import Fresh, draw, explored
from gevo.validate.setup import ValidationSetup, baseline_measurements
from gevo.workload.case import Workload
from gevo.workload.spec import load as load_workload

HERE = Path(__file__).parent

FIRST = Delete("e01", 1, "u17")
"""A load of the loop: little alone."""
SECOND = Delete("e02", 2, "u16")
"""The other one: too little to count alone, much with `FIRST`."""
NEUTRAL = Copy("e03", 3, "u26", "u27")
"""A second multiplication, which the cleanup removes."""
STORE = Delete("e05", 5, "u18")
"""The store of the loop: hardly anything, but always."""
NARROW = Replace("e04", 4, "u4", index=1, rewires=(("u4.1", Value("100", "i32")),))
"""Takes the bound of the training case for every bound."""


EDITS = {
    "first": FIRST,
    "second": SECOND,
    "neutral": NEUTRAL,
    "narrow": NARROW,
    "store": STORE,
}


@pytest.fixture
def edits() -> dict[str, Edit]:
    """The edits above by name."""
    return EDITS


@dataclass
class Tiny:
    """The kernel `triple` on its workload, in this process."""

    baseline: Program
    workload: Workload
    source: Path
    executor: InProcess

    def target(self) -> Target:
        return Target(self.baseline, self.workload, str(self.source), "simt", 0.0, 1)

    def program(self, *edits: Edit) -> Program:
        applied = apply(self.baseline, Patch(edits))
        assert not applied.dropped
        return applied.program

    def fresh(self, seed: int = 1) -> Fresh:
        drawn = draw(self.executor, self.baseline, self.workload, seed)
        return explored(self.executor, self.baseline, self.workload, drawn)

    def bench(self) -> ValidationSetup:
        return ValidationSetup(
            self.executor,
            self.executor,
            self.baseline,
            self.workload,
            self.fresh(),
            "simt:H200",
            True,
        )


def make_tiny(
    folder: Path, edit: Callable[[str], str] = lambda spec: spec, python: str = ""
) -> Tiny:
    (folder / "wasteful.py").write_text(python)
    shutil.copy(HERE / "wasteful.ll", folder)
    source = folder / "wasteful.toml"
    source.write_text(edit((HERE / "wasteful.toml").read_text()))
    baseline = load(folder / "wasteful.ll")
    executor = InProcess(WorkerSpec("simt", str(source), baseline))
    return Tiny(baseline, load_workload(source), source, executor)


@pytest.fixture
def tiny(tmp_path: Path) -> Tiny:
    return make_tiny(tmp_path)


@pytest.fixture
def tiny_with(tmp_path: Path) -> Callable[..., Tiny]:
    """The same with another spec, and a Python file beside it."""
    return lambda edit, python="": make_tiny(tmp_path, edit, python)


def write_run(tiny: Tiny, path: Path, patches: Sequence[Sequence[Edit]]) -> RunFolder:
    """The folder of a run that ended after these evaluations, without validation."""
    measured = baseline_measurements(tiny.executor, tiny.workload, tiny.baseline)
    name, modelled, fingerprint = tiny.executor.fingerprint()
    manifest = {
        "gevo": "0",
        "program": {
            "path": "wasteful.ll",
            "digest": tiny.baseline.digest,
            "dialect": "llvm",
            "entry": list(tiny.baseline.entry),
        },
        "workload": {"path": str(tiny.source), "digest": tiny.workload.digest},
        "device": {
            "spec": "simt",
            "name": name,
            "modelled": modelled,
            "fingerprint": fingerprint,
        },
        "seed": 1,
        "options": {"tolerance": 0.0},
    }
    folder = RunFolder.create(path, manifest, tiny.baseline.text)
    baseline = Baseline(measurement=measured[0], heldout=measured[1])
    evaluations = [
        _evaluation(tiny, number, Patch(tuple(edits))) for number, edits in enumerate(patches, 1)
    ]
    folder.journal.append([Start(seed=1), baseline, *evaluations])
    return folder


def _evaluation(tiny: Tiny, number: int, patch: Patch) -> Evaluation:
    program = tiny.program(*patch)
    lowered = tiny.executor.lower(program).result().lowered
    assert lowered is not None
    measured = tiny.executor.score(lowered).result()
    assert measured.ok
    candidate = Candidate(number, patch, program, Origin.INITIAL, (0,), 0, 0, 1)
    return evaluation_record(candidate, measured, lowered.digest, False)


@pytest.fixture
def run(tiny: Tiny, tmp_path: Path) -> RunFolder:
    """A run whose best individual is right for one size only."""
    good, best = (FIRST, SECOND, NEUTRAL), (FIRST, SECOND, NARROW, STORE)
    return write_run(tiny, tmp_path / "run", [good, best])
