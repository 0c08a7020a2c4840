"""Operators that gevo writes kernels for: what is not asked of each, since it holds for all."""

from pathlib import Path

import pytest

from gevo.evaluate.executor import InProcess
from gevo.evaluate.jobs import WorkerSpec
from gevo.study import tuning
from gevo.study.target import require_inputs
from gevo.study.tuning import TuneOptions, problem

OPERATORS = (
    "matmul_12x20x16_bias_relu",
    "batch_matmul_2x9x12x8_ta",
    "conv2d_1x3x9x9_4x3x3_s2_p1_relu",
    "matmul_18x320x40_bias_relu",  # blocks may share its sums
    "matmul_24x40x24_tb_f16",
)


@pytest.mark.parametrize("name", OPERATORS)
def test_their_workloads_give_all_that_their_kernels_read(name: str, tmp_path: Path) -> None:
    target = problem(name, TuneOptions("simt", 1), tmp_path).target
    require_inputs(target, InProcess(WorkerSpec("simt", target.source, target.baseline)))


def test_so_it_is_not_asked_when_they_are_prepared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def asked(*_: object) -> None:
        raise AssertionError("which takes longer than all the rest")

    monkeypatch.setattr(tuning, "require_inputs", asked)
    here = TuneOptions("simt", 1, opener=lambda spec, workers, limits: InProcess(spec))
    one = problem(OPERATORS[0], here, tmp_path)
    one.open()
    assert one.measure_all([one.default])[0].ok
