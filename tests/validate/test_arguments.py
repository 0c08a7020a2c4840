"""StableHLO variants that know what is in an argument which no case varies."""

from __future__ import annotations

from pathlib import Path

import pytest

from gevo.evaluate.jobs import Worker, WorkerSpec
from gevo.program.load import load
from gevo.records.schema import Stage
from gevo.validate import model

pytest.importorskip("jaxlib", reason="needs jaxlib")

BASE = """
func.func public @main(%a: tensor<f32>, %n: tensor<i32>, %x: tensor<64xf32>) -> tensor<64xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %none = stablehlo.constant dense<0.0> : tensor<64xf32>
  %rate = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %right = stablehlo.maximum %x, %none : tensor<64xf32>
  %i, %y = stablehlo.while(%k = %zero, %v = %right) : tensor<i32>, tensor<64xf32> cond {
    %more = stablehlo.compare LT, %k, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %next = stablehlo.add %k, %one : tensor<i32>
    %w = stablehlo.multiply %v, %rate : tensor<64xf32>
    stablehlo.return %next, %w : tensor<i32>, tensor<64xf32>
  }
  return %y : tensor<64xf32>
}
"""
CHEATS = {
    "its number": BASE.replace(
        "%rate = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<64xf32>",
        "%rate = stablehlo.constant dense<0.9> : tensor<64xf32>",
    ),
    "its rounds": BASE.replace("LT, %k, %n", "LT, %k, %five").replace(
        "%one =", "%five = stablehlo.constant dense<5> : tensor<i32>\n  %one ="
    ),
    "its signs": BASE.replace("%v = %right", "%v = %x"),
    "its size": BASE.replace(
        "%right = stablehlo.maximum %x, %none",
        "%most = stablehlo.constant dense<1.0> : tensor<64xf32>\n"
        "  %less = stablehlo.minimum %x, %most : tensor<64xf32>\n"
        "  %right = stablehlo.maximum %less, %none",
    ),
}
HONEST = BASE.replace("multiply %v, %rate", "multiply %rate, %v")
SPEC = """
program = "base.mlir"
new_sizes = false
tolerance = 1e-5

[arrays.x]
role = "in"
dtype = "f32"
shape = [64]
init = { kind = "uniform", low = 0.0, high = 1.0 }

[arrays.y]
role = "out"
dtype = "f32"
shape = [64]

[[launch]]
kernel = "main"
grid = [1]
block = [1]
args = [0.9, 5, "x", "y"]

[error]
metric = "max_relative"
floor = 0.1

[[train]]
seed = 1

[[heldout]]
seed = 2
"""


@pytest.fixture(scope="module")
def worker(tmp_path_factory: pytest.TempPathFactory) -> Worker:
    folder = tmp_path_factory.mktemp("arguments")
    (folder / "base.toml").write_text(SPEC)
    (folder / "base.mlir").write_text(BASE)
    base = load(folder / "base.mlir")
    return Worker(WorkerSpec("xla:cpu", str(folder / "base.toml"), base, 1e-5, False))


def asked(worker: Worker, folder: Path, text: str) -> Stage:
    (folder / "variant.mlir").write_text(text)
    (found,) = model.stages_of(worker.behave(load(folder / "variant.mlir")), False)
    return found


@pytest.mark.parametrize(
    ("cheat", "reason"),
    [
        ("its number", "argument 1: it is not used, and other contents change results by 0.97"),
        ("its rounds", "argument 2: it is not used, and other contents change results by 0.37"),
        ("its signs", "other signs of all that is given: an error of"),
        ("its size", "other contents of all that is given: an error of"),
    ],
)
def test_what_knows_an_argument_is_refused(
    worker: Worker, tmp_path: Path, cheat: str, reason: str
) -> None:
    found = asked(worker, tmp_path, CHEATS[cheat])
    assert found.name == model.ARGUMENTS
    assert found.passed is False
    assert reason in found.detail


@pytest.mark.parametrize("text", [BASE, HONEST])
def test_what_follows_all_arguments_passes(worker: Worker, tmp_path: Path, text: str) -> None:
    assert asked(worker, tmp_path, text).passed
