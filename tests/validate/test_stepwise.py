"""Training steps that do not follow a number of the driver's in one of the results."""

from __future__ import annotations

import numpy as np
import pytest

from gevo.evaluate.jobs import Worker, WorkerSpec
from gevo.program.load import load
from gevo.program.stablehlo.load import load_text
from gevo.validate import model

pytest.importorskip("jaxlib", reason="needs jaxlib")

STEP = """module @step {
  func.func public @main(%w: tensor<8x4xf32>, %v: tensor<4xf32>, %a: tensor<f32>, %x: tensor<16x8xf32>, %l: tensor<16xi32>, %p: tensor<1xf32>) -> (tensor<8x4xf32>, tensor<4xf32>) {
    %i = stablehlo.iota dim = 1 : tensor<16x4xi32>
    %lb = stablehlo.broadcast_in_dim %l, dims = [0] : (tensor<16xi32>) -> tensor<16x4xi32>
    %eq = stablehlo.compare EQ, %i, %lb : (tensor<16x4xi32>, tensor<16x4xi32>) -> tensor<16x4xi1>
    %y = stablehlo.convert %eq : (tensor<16x4xi1>) -> tensor<16x4xf32>
    %s = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<16x8xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    %vb = stablehlo.broadcast_in_dim %v, dims = [1] : (tensor<4xf32>) -> tensor<16x4xf32>
    %t = stablehlo.add %s, %vb : tensor<16x4xf32>
    %d = stablehlo.subtract %y, %t : tensor<16x4xf32>
    %g = stablehlo.dot_general %x, %d, contracting_dims = [0] x [0] : (tensor<16x8xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %h = stablehlo.reduce(%d init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>
    %r = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<8x4xf32>
    %e = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<4xf32>
    %q = stablehlo.broadcast_in_dim %p, dims = [0] : (tensor<1xf32>) -> tensor<4xf32>
    %u = stablehlo.multiply %r, %g : tensor<8x4xf32>
    %j = stablehlo.add %q, %e : tensor<4xf32>
    %z = stablehlo.multiply %j, %h : tensor<4xf32>
    %o = stablehlo.add %w, %u : tensor<8x4xf32>
    %b = stablehlo.add %v, %z : tensor<4xf32>
    return %o, %b : tensor<8x4xf32>, tensor<4xf32>
  }
}
"""  # noqa: E501
CONSTANT = "%k = stablehlo.constant dense<0.02> : tensor<8x4xf32>\n    %u ="
VARIANTS = {
    "the rate of w": STEP.replace("%u =", CONSTANT).replace("multiply %r,", "multiply %k,"),
    "half of the rate of w": STEP.replace(
        "%u =",
        "%k = stablehlo.constant dense<0.02> : tensor<8x4xf32>\n"
        "    %half = stablehlo.constant dense<0.5> : tensor<8x4xf32>\n"
        "    %both = stablehlo.add %k, %r : tensor<8x4xf32>\n"
        "    %mean = stablehlo.multiply %both, %half : tensor<8x4xf32>\n    %u =",
    ).replace("multiply %r,", "multiply %mean,"),
    "no larger rate": STEP.replace("%u =", CONSTANT)
    .replace("%u =", "%m = stablehlo.minimum %r, %k : tensor<8x4xf32>\n    %u =")
    .replace("multiply %r,", "multiply %m,"),
    "another rule at its own rate": STEP.replace("%u =", CONSTANT)
    .replace("%u =", "%sg = stablehlo.sign %g : tensor<8x4xf32>\n    %u =")
    .replace("multiply %r, %g", "multiply %k, %sg"),
    "the listed rate": STEP.replace(
        "%j =", "%k = stablehlo.constant dense<0.01> : tensor<4xf32>\n    %j ="
    ).replace("add %q,", "add %k,"),
}
HONEST = {
    "the other order": STEP.replace("multiply %r, %g", "multiply %g, %r"),
    "shorter floats": STEP.replace(
        "%u =",
        "%gs = stablehlo.convert %g : (tensor<8x4xf32>) -> tensor<8x4xbf16>\n"
        "    %gl = stablehlo.convert %gs : (tensor<8x4xbf16>) -> tensor<8x4xf32>\n    %u =",
    ).replace("%r, %g", "%r, %gl"),
    "another rule": STEP.replace("%u =", "%sg = stablehlo.sign %g : tensor<8x4xf32>\n    %u =")
    .replace("multiply %r, %g", "multiply %r, %sg"),
    "decay": STEP.replace(
        "%o =",
        "%c = stablehlo.constant dense<0.999> : tensor<8x4xf32>\n"
        "    %less = stablehlo.multiply %w, %c : tensor<8x4xf32>\n    %o =",
    ).replace("add %w, %u", "add %less, %u"),
    "w stays": STEP.replace("return %o,", "return %w,"),
}  # fmt: skip
SPEC = """
program = "step.mlir"
python = "step.py"
driver = "drive"
reference = "reference"
tolerance = 0.9
new_sizes = false

[arrays.rows]
role = "in"
dtype = "f32"
shape = [192, 8]
file = "rows.npy"

[arrays.labels]
role = "in"
dtype = "i32"
shape = [192]
file = "labels.npy"

[arrays.w]
role = "scratch"
dtype = "f32"
shape = [8, 4]
init = { kind = "normal" }

[arrays.v]
role = "scratch"
dtype = "f32"
shape = [4]
init = { kind = "zeros" }

[arrays.rates]
role = "scratch"
dtype = "f32"
shape = [2]
init = { kind = "full", value = 0.01 }

[arrays.x]
role = "scratch"
dtype = "f32"
shape = [96, 8]

[arrays.l]
role = "scratch"
dtype = "i32"
shape = [96]

[arrays.score]
role = "out"
dtype = "f32"
shape = [96, 4]

[error]
metric = "python"
function = "error"

[model]
answers = "score"
inputs = { rows = [0.0, 1.0] }
labels = "labels"

[[train]]
seed = 1

[[heldout]]
seed = 2
"""
PYTHON = """
import numpy as np
from gevo.workload.case import Pointer

def drive(host, sizes):
    rows, labels = host.read("rows"), host.read("labels")
    host.write("x", rows[:96])
    host.write("l", labels[:96])
    w, v, one = Pointer("w"), Pointer("v"), (1, 1, 1)
    for n in (*range(0, 96, 16),) * 4:
        x, l, p = Pointer("x", 32 * n), Pointer("l", 4 * n), Pointer("rates", 4)
        host.launch("main", one, one, [w, v, 0.02, x, l, p, w, v])
    host.write("score", rows[96:] @ host.read("w") + host.read("v"))

def reference(inputs, sizes):
    return {"score": np.eye(4)[inputs["labels"][96:]]}

def error(actual, expected):
    return np.mean(actual["score"].argmax(1) != expected["score"].argmax(1))
"""


@pytest.fixture(scope="module")
def worker(tmp_path_factory: pytest.TempPathFactory) -> Worker:
    folder, rng = tmp_path_factory.mktemp("stepwise"), np.random.default_rng(3)
    rows = rng.random((192, 8)).astype(np.float32)
    np.save(folder / "rows.npy", rows)
    labels = (rows @ rng.normal(size=(8, 4))).argmax(1)
    np.save(folder / "labels.npy", labels.astype(np.int32))
    (folder / "step.toml").write_text(SPEC)
    (folder / "step.py").write_text(PYTHON)
    (folder / "step.mlir").write_text(STEP)
    spec, base = str(folder / "step.toml"), load(folder / "step.mlir")
    return Worker(WorkerSpec("xla:cpu:modelled", spec, base, 0.5, False))


@pytest.mark.parametrize(
    ("variant", "name", "words"),
    [
        ("the rate of w", "number 3", "half of it: w is off by 1 of what that changes"),
        ("half of the rate of w", "number 3", "half of it: w is off by 0.5 of"),
        ("no larger rate", "number 3", "twice of it: w is off by 1 of"),
        ("another rule at its own rate", "number 3", "half of it: w does not follow it"),
        ("the listed rate", "number 6", "half of it: v is off by 1 of"),
    ],
)
def test_a_result_that_does_not_follow_a_number_is_refused(
    worker: Worker, variant: str, name: str, words: str
) -> None:
    found = worker.behave(load_text(VARIANTS[variant]))
    stage = next(one for one in model.stages_of(found) if one.name == model.TASK)
    assert stage.passed is False
    (ours,) = (
        one for one in found.task if one.name == f"{name} of the driver's, launch by launch"
    )
    assert ours.variant.startswith(words)


@pytest.mark.parametrize("variant", HONEST)
def test_what_follows_it_passes(worker: Worker, variant: str) -> None:
    found = worker.behave(load_text(HONEST[variant])).task
    ours = [one for one in found if "launch by launch" in one.name]
    assert [one.name.split()[1] for one in ours] == ["3", "6"]
    assert not any(one.variant for one in ours)
