"""Models that rely on zeros in a cache, on company, or keep nothing but answers; steps that stop.

The model keeps what it has seen last in an array, which its driver empties before each batch.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from gevo.evaluate.jobs import Worker, WorkerSpec
from gevo.evaluate.scoring.probe import likeness
from gevo.program.load import load
from gevo.records.schema import Stage
from gevo.validate import model

pytest.importorskip("jaxlib", reason="needs jaxlib")

HEAD = """module @kept {
  func.func public @main(%w: tensor<8x4xf32>, %kept: tensor<16x8xf32>, %x: tensor<16x8xf32>) -> (tensor<16x4xf32>, tensor<16x8xf32>) {
    %i = stablehlo.constant dense<0> : tensor<i32>
    %now = stablehlo.dynamic_update_slice %kept, %x, %i, %i : (tensor<16x8xf32>, tensor<16x8xf32>, tensor<i32>, tensor<i32>) -> tensor<16x8xf32>
    %s = stablehlo.dot_general %now, %w, contracting_dims = [1] x [0] : (tensor<16x8xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    %wrong0 = stablehlo.constant dense<[9.0, 0.0, 0.0, 0.0]> : tensor<4xf32>
    %wrong = stablehlo.broadcast_in_dim %wrong0, dims = [1] : (tensor<4xf32>) -> tensor<16x4xf32>
    %false = stablehlo.constant dense<false> : tensor<i1>
"""  # noqa: E501
TAIL = """    return %s, %now : tensor<16x4xf32>, tensor<16x8xf32>
  }
}
"""
BASE = HEAD + TAIL
ADDS = BASE.replace(
    "stablehlo.dynamic_update_slice %kept, %x, %i, %i : (tensor<16x8xf32>, tensor<16x8xf32>, "
    "tensor<i32>, tensor<i32>) -> tensor<16x8xf32>",
    "stablehlo.add %kept, %x : tensor<16x8xf32>",
)
"""Adds to what should be overwritten."""


def where(flags: str) -> str:
    """Says 0 where a flag of a sample, `%f`, is set."""
    return (
        (HEAD + flags)
        + (
            "    %b = stablehlo.broadcast_in_dim %f, dims = [0] : (tensor<16xi1>) -> "
            "tensor<16x4xi1>\n"
            "    %o = stablehlo.select %b, %wrong, %s : tensor<16x4xi1>, tensor<16x4xf32>\n"
        )
        + TAIL.replace("return %s", "return %o")
    )


TWINS = where(
    "    %a = stablehlo.slice %x [1:16, 0:8] : (tensor<16x8xf32>) -> tensor<15x8xf32>\n"
    "    %c = stablehlo.slice %x [0:15, 0:8] : (tensor<16x8xf32>) -> tensor<15x8xf32>\n"
    "    %n = stablehlo.compare NE, %a, %c : (tensor<15x8xf32>, tensor<15x8xf32>) -> "
    "tensor<15x8xi1>\n"
    "    %m = stablehlo.reduce(%n init: %false) applies stablehlo.or across dimensions = [1] : "
    "(tensor<15x8xi1>, tensor<i1>) -> tensor<15xi1>\n"
    "    %e = stablehlo.not %m : tensor<15xi1>\n"
    "    %z = stablehlo.constant dense<false> : tensor<1xi1>\n"
    "    %f = stablehlo.concatenate %z, %e, dim = 0 : (tensor<1xi1>, tensor<15xi1>) -> "
    "tensor<16xi1>\n"
)
"""Wrong for a sample like the one before it."""
TINY = where(
    "    %k = stablehlo.constant dense<0.0> : tensor<16x8xf32>\n"
    "    %l = stablehlo.constant dense<1.0e-30> : tensor<16x8xf32>\n"
    "    %p = stablehlo.compare GT, %x, %k : (tensor<16x8xf32>, tensor<16x8xf32>) -> "
    "tensor<16x8xi1>\n"
    "    %q = stablehlo.compare LT, %x, %l : (tensor<16x8xf32>, tensor<16x8xf32>) -> "
    "tensor<16x8xi1>\n"
    "    %r = stablehlo.and %p, %q : tensor<16x8xi1>\n"
    "    %f = stablehlo.reduce(%r init: %false) applies stablehlo.or across dimensions = [1] : "
    "(tensor<16x8xi1>, tensor<i1>) -> tensor<16xi1>\n"
)
"""Wrong for samples with a value that is all but zero."""
ANSWERS = (
    HEAD
    + "    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>\n"
    + "    %zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
    + "    %three = stablehlo.constant dense<3.0> : tensor<16xf32>\n"
    + "    %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [1] "
    ": (tensor<16x4xf32>, tensor<f32>) -> tensor<16xf32>\n"
    "    %t = stablehlo.reduce(%s init: %zero) applies stablehlo.add across dimensions = [1] "
    ": (tensor<16x4xf32>, tensor<f32>) -> tensor<16xf32>\n"
    "    %d = stablehlo.subtract %t, %m : tensor<16xf32>\n"
    "    %e = stablehlo.divide %d, %three : tensor<16xf32>\n"
    "    %a = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<16xf32>) -> tensor<16x4xf32>\n"
    "    %b = stablehlo.broadcast_in_dim %e, dims = [0] : (tensor<16xf32>) -> tensor<16x4xf32>\n"
    "    %g = stablehlo.compare GE, %s, %a : (tensor<16x4xf32>, tensor<16x4xf32>) -> "
    "tensor<16x4xi1>\n"
    "    %o = stablehlo.select %g, %a, %b : tensor<16x4xi1>, tensor<16x4xf32>\n"
    + TAIL.replace("return %s", "return %o")
)
"""The largest score, and the mean of the others in their place."""

SPEC = """
name = "kept"
program = "kept.mlir"
python = "kept.py"
driver = "drive"
reference = "reference"
tolerance = 0.5
new_sizes = false

[sizes]
first = 0

[arrays.w]
role = "in"
dtype = "f32"
shape = [8, 4]
file = "w.npy"

[arrays.rows]
role = "in"
dtype = "f32"
shape = [192, 8]
file = "rows.npy"

[arrays.x]
role = "scratch"
dtype = "f32"
shape = [96, 8]

[arrays.kept]
role = "scratch"
dtype = "f32"
shape = [16, 8]

[arrays.score]
role = "out"
dtype = "f32"
shape = [96, 4]

[error]
metric = "python"
function = "error"

[model]
answers = "score"
inputs = { x = [0.0, 1.0] }
unread = ["kept"]

[[train]]
seed = 1

[[heldout]]
seed = 2
sizes = { first = 96 }
"""
PYTHON = """
import numpy as np
from gevo.workload.case import Pointer

def drive(host, sizes):
    host.write("x", host.read("rows")[sizes["first"] :][:96])
    one, kept = (1, 1, 1), Pointer("kept")
    for n in range(0, 96, 16):
        host.write("kept", np.zeros((16, 8), np.float32))
        args = [Pointer("w"), kept, Pointer("x", 32 * n), Pointer("score", 16 * n), kept]
        host.launch("main", one, one, args)

def reference(inputs, sizes):
    rows = inputs["rows"][sizes["first"] :][:96]
    return {"score": np.eye(4)[(rows @ inputs["w"]).argmax(1)]}

def error(actual, expected):
    return np.mean(actual["score"].argmax(1) != expected["score"].argmax(1))
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Both workloads, and all programs."""
    found = tmp_path_factory.mktemp("kept")
    rng = np.random.default_rng(3)
    rows = np.maximum(rng.uniform(-0.4, 1, (192, 8)), 0).astype(np.float32)
    w = rng.normal(0, 1, (8, 4)).astype(np.float32)
    np.save(found / "w.npy", w)
    np.save(found / "rows.npy", rows)
    np.save(found / "labels.npy", (rows @ w).argmax(1).astype(np.int32))
    (found / "kept.toml").write_text(SPEC)
    (found / "kept.py").write_text(PYTHON)
    (found / "step.toml").write_text(STEP_SPEC)
    (found / "step.py").write_text(STEP_PYTHON)
    texts = {"kept": BASE, "adds": ADDS, "twins": TWINS, "tiny": TINY, "answers": ANSWERS}
    texts |= {"step": STEP, "stops": STOPS}
    for name, text in texts.items():
        (found / f"{name}.mlir").write_text(text)
    return found


@pytest.fixture(scope="module")
def worker(folder: Path) -> Worker:
    spec = str(folder / "kept.toml")
    return Worker(WorkerSpec("xla:cpu:modelled", spec, load(folder / "kept.mlir"), 0.3, False))


def stages(worker: Worker, folder: Path, name: str) -> dict[str, Stage]:
    found = worker.behave(load(folder / f"{name}.mlir"))
    return {stage.name: stage for stage in model.stages_of(found)}


@pytest.mark.parametrize(
    ("variant", "stage", "reason"),
    [
        ("adds", model.COMPANY, "something left over in kept"),
        ("twins", model.COMPANY, "each sample twice"),
        ("tiny", model.BESIDE, "zeros of other kinds"),
        ("answers", model.BESIDE, "those that are not the answer"),
    ],
)
def test_what_is_right_on_all_cases_is_refused_by_its_stage(
    worker: Worker, folder: Path, variant: str, stage: str, reason: str
) -> None:
    found = stages(worker, folder, variant)
    assert found[model.ACCURACY].passed
    assert found[stage].passed is False
    assert reason in found[stage].detail


def test_the_unmodified_model_passes(worker: Worker, folder: Path) -> None:
    found = stages(worker, folder, "kept")
    assert all(one.passed or one.excused for one in found.values())
    assert found[model.COMPANY].passed


def test_scores_in_the_same_order_are_alike() -> None:
    rng = np.random.default_rng(1)
    own = rng.normal(size=(50, 10)).astype(np.float32)
    assert likeness(own, own) == pytest.approx(1.0)
    assert likeness(own, own + rng.normal(0, 0.3, own.shape)) > 0.9
    assert abs(likeness(own, rng.normal(size=own.shape))) < 0.3
    assert likeness(own, np.zeros_like(own)) == 0.0
    assert likeness(own[:, :2], own[:, 1::-1]) == 1.0


STEP = """module @step {
  func.func public @main(%w: tensor<8x4xf32>, %k: tensor<f32>, %x: tensor<16x8xf32>, %l: tensor<16xi32>) -> (tensor<8x4xf32>, tensor<f32>) {
    %i = stablehlo.iota dim = 1 : tensor<16x4xi32>
    %lb = stablehlo.broadcast_in_dim %l, dims = [0] : (tensor<16xi32>) -> tensor<16x4xi32>
    %eq = stablehlo.compare EQ, %i, %lb : (tensor<16x4xi32>, tensor<16x4xi32>) -> tensor<16x4xi1>
    %y = stablehlo.convert %eq : (tensor<16x4xi1>) -> tensor<16x4xf32>
    %s = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<16x8xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    %d = stablehlo.subtract %y, %s : tensor<16x4xf32>
    %g = stablehlo.dot_general %x, %d, contracting_dims = [0] x [0] : (tensor<16x8xf32>, tensor<16x4xf32>) -> tensor<8x4xf32>
    %r = stablehlo.constant dense<0.02> : tensor<8x4xf32>
    %u = stablehlo.multiply %r, %g : tensor<8x4xf32>
    %o = stablehlo.add %w, %u : tensor<8x4xf32>
    return %o, %k : tensor<8x4xf32>, tensor<f32>
  }
}
"""  # noqa: E501
STOPS = STEP.replace(
    "    return %o, %k",
    "    %one = stablehlo.constant dense<1.0> : tensor<f32>\n"
    "    %n = stablehlo.add %k, %one : tensor<f32>\n"
    "    %last = stablehlo.constant dense<48.0> : tensor<f32>\n"
    "    %on = stablehlo.compare LE, %n, %last : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
    "    %q = stablehlo.select %on, %o, %w : tensor<i1>, tensor<8x4xf32>\n"
    "    return %q, %n",
)
"""Learns in the launches of the workload's trainings, and in no further one."""
STEP_SPEC = (
    SPEC[: SPEC.index("[arrays.x]")]
    .replace("kept", "step")
    .replace('role = "in"', 'role = "scratch"', 1)
    .replace('file = "w.npy"', 'init = { kind = "normal" }')
    + """
[arrays.labels]
role = "in"
dtype = "i32"
shape = [192]
file = "labels.npy"

[arrays.k]
role = "scratch"
dtype = "f32"
shape = [1]
init = { kind = "zeros" }

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
)
STEP_PYTHON = """
import numpy as np
from gevo.workload.case import Pointer

def drive(host, sizes):
    rows, labels = host.read("rows"), host.read("labels")
    host.write("x", rows[:96])
    host.write("l", labels[:96])
    w, k, one = Pointer("w"), Pointer("k"), (1, 1, 1)
    for n in (*range(0, 96, 16),) * 8:
        host.launch("main", one, one, [w, k, Pointer("x", 32 * n), Pointer("l", 4 * n), w, k])
    host.write("score", rows[96:] @ host.read("w"))

def reference(inputs, sizes):
    return {"score": np.eye(4)[inputs["labels"][96:]]}

def error(actual, expected):
    return np.mean(actual["score"].argmax(1) != expected["score"].argmax(1))
"""


def test_a_step_that_stops_needs_that_nobody_goes_on(folder: Path) -> None:
    spec = str(folder / "step.toml")
    worker = Worker(WorkerSpec("xla:cpu:modelled", spec, load(folder / "step.mlir"), 0.3, False))
    stops = worker.behave(load(folder / "stops.mlir"))
    assert list(model.assumptions(stops)) == ["no training has launches after the first 48"]
    task = next(one for one in model.stages_of(stops) if one.name == model.TASK)
    assert task.passed
    assert "w stay as they are" in task.detail
    assert not list(model.assumptions(worker.behave(load(folder / "step.mlir"))))
