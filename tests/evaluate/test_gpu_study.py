"""`gevo evolve --device cuda` from end to end on emulated GPUs."""

from __future__ import annotations

import json

import pytest

from gevo.device.kind import Gpus
from gevo.errors import DeviceLost
from gevo.evaluate.executor import LocalPool
from gevo.evaluate.open import GpuPool
from gevo.evaluate.pool import gpu
from gevo.search.options import profile
from gevo.study import target
from gevo.study.evolution import Evolution
from gevo.study.options import EvolutionOptions
from tests.device.cuda.emulator import compiler
from tests.evaluate.gpu_fakes import ROOT, SPEC, DiesAfter, Opener
from tests.journals import lines


@pytest.fixture
def study(tmp_path, monkeypatch):
    (tmp_path / "scale.toml").write_text(SPEC)
    monkeypatch.setattr(gpu, "PAUSES_S", (0.0, 0.0))

    def make(opener, **changes) -> Evolution:
        def open_executor(spec, workers, limits):
            if spec.device != "cuda":
                return LocalPool(spec, 1, limits)
            return GpuPool(spec, Gpus("cuda:Emulated", compiler(), (opener,), ()), 1, limits)

        monkeypatch.setattr(target, "open_executor", open_executor)
        options = EvolutionOptions(
            kernel=ROOT / "gevo/testing/kernels/driver.ll",
            workload=tmp_path / "scale.toml",
            entry=("scale",),
            device="cuda",
            search=profile("quick", population=4, generations=1, initial_mutations=1),
            seed=3,
            workers=1,
            moves=False,
            out=tmp_path / "run",
            **changes,
        )
        return Evolution(options, lambda progress: None)

    return make


def records(folder, kind):
    return [r for r in lines(folder.journal.path) if r["type"] == kind]


@pytest.mark.slow
def test_a_run_on_a_gpu(study, tmp_path):
    folder = study(Opener(tmp_path / "opened")).run()
    assert records(folder, "end")[0]["reason"] == "generations"
    assert len(records(folder, "evaluation")) >= 4
    manifest = json.loads((folder.path / "manifest.json").read_text())
    assert manifest["device"]["name"] == "cuda:Emulated"
    assert manifest["device"]["modelled"] is False
    idle = [line["gpu_idle"] for line in lines(folder.progress.path)]
    assert idle
    assert all(0.0 <= share <= 1.0 for share in idle)


@pytest.mark.slow
def test_a_run_that_loses_its_gpu_keeps_what_it_has(study, tmp_path):
    # What is drawn to screen variants takes more than 60 runs, all of it 290.
    folder = study(DiesAfter(tmp_path / "runs", 120)).run()
    reason = records(folder, "end")[0]["reason"]
    assert reason.startswith("device lost: ")
    assert records(folder, "baseline")
    assert records(folder, "evaluation")
    assert not (folder.path / "front").exists() or not list((folder.path / "front").iterdir())


def test_a_gpu_that_is_lost_at_the_start_is_an_error(study, tmp_path):
    with pytest.raises(DeviceLost, match="cannot be opened"):
        study(Opener(tmp_path / "opened", 1, 99)).run()
