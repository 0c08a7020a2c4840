"""Models that cheat where the error over all samples is small: each is refused by its stage.

The model has one layer and gives shares of four classes; its workload tolerates a loss of 30
points, so that no cheat is refused for its error.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from gevo.device.xla.tensor import canonical
from gevo.errors import ConfigError, WorkloadError
from gevo.evaluate.jobs import Worker, WorkerSpec
from gevo.evaluate.scoring.model import Behaviour, ClassCount
from gevo.program.load import load
from gevo.records.schema import Conclusion, Stage
from gevo.study.judging import Candidate, judge
from gevo.validate import model
from gevo.validate.model import Loss
from gevo.workload.spec import load as load_workload

pytest.importorskip("jaxlib", reason="needs jaxlib")

HEAD = """module @shares {
  func.func public @main(%w: tensor<8x4xf32>, %x: tensor<16x8xf32>) -> tensor<16x4xf32> {
    %s = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<16x8xf32>, tensor<8x4xf32>) -> tensor<16x4xf32>
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %m = stablehlo.reduce(%s init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<16xf32>
    %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<16xf32>) -> tensor<16x4xf32>
    %d = stablehlo.subtract %s, %mb : tensor<16x4xf32>
    %e = stablehlo.exponential %d : tensor<16x4xf32>
    %t = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<16x4xf32>, tensor<f32>) -> tensor<16xf32>
    %tb = stablehlo.broadcast_in_dim %t, dims = [0] : (tensor<16xf32>) -> tensor<16x4xf32>
    %r = stablehlo.divide %e, %tb : tensor<16x4xf32>
"""  # noqa: E501
TAIL = """    return %r : tensor<16x4xf32>
  }
}
"""
BASE = HEAD + TAIL
UNASKED = (model.TASK, model.ELSEWHERE)
"""Of what is not trained, and where times are modelled."""


def added(table: np.ndarray) -> str:
    """Shares with a constant for each place of the batch on top."""
    rows = ", ".join("[" + ", ".join(f"{v:.3e}" for v in row) + "]" for row in table)
    return HEAD + (
        f"    %k = stablehlo.constant dense<[{rows}]> : tensor<16x4xf32>\n"
        "    %o = stablehlo.add %r, %k : tensor<16x4xf32>\n"
        "    return %o : tensor<16x4xf32>\n  }\n}\n"
    )


GIVES_UP = added(np.tile([0.0, 0.0, 0.0, -9.0], (16, 1)))
"""Never says 3."""
NEIGHBOUR = HEAD + (
    "    %a = stablehlo.slice %r [1:16, 0:4] : (tensor<16x4xf32>) -> tensor<15x4xf32>\n"
    "    %b = stablehlo.slice %r [0:1, 0:4] : (tensor<16x4xf32>) -> tensor<1x4xf32>\n"
    "    %n = stablehlo.concatenate %a, %b, dim = 0 : "
    "(tensor<15x4xf32>, tensor<1x4xf32>) -> tensor<16x4xf32>\n"
    "    %c = stablehlo.constant dense<0.2> : tensor<16x4xf32>\n"
    "    %p = stablehlo.multiply %n, %c : tensor<16x4xf32>\n"
    "    %o = stablehlo.add %r, %p : tensor<16x4xf32>\n"
    "    return %o : tensor<16x4xf32>\n  }\n}\n"
)
"""A fifth of what the next sample of the batch gets."""
WHOLE_BATCH = HEAD + (
    "    %q = stablehlo.reduce(%r init: %zero) applies stablehlo.add across dimensions = [0] : "
    "(tensor<16x4xf32>, tensor<f32>) -> tensor<4xf32>\n"
    "    %c = stablehlo.constant dense<0.02> : tensor<4xf32>\n"
    "    %p = stablehlo.multiply %q, %c : tensor<4xf32>\n"
    "    %n = stablehlo.broadcast_in_dim %p, dims = [1] : (tensor<4xf32>) -> tensor<16x4xf32>\n"
    "    %o = stablehlo.subtract %r, %n : tensor<16x4xf32>\n"
    "    return %o : tensor<16x4xf32>\n  }\n}\n"
)
"""Less of what the batch as a whole gets: the same in any order, another with other neighbours."""
OVERFLOWS = BASE.replace("exponential %d", "exponential %s")
"""Without the largest score taken off first; the same on all samples there are."""

BRIGHT = HEAD + (
    "    %q = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [1] : "
    "(tensor<16x8xf32>, tensor<f32>) -> tensor<16xf32>\n"
    "    %c = stablehlo.constant dense<30.0> : tensor<16xf32>\n"
    "    %f = stablehlo.compare GT, %q, %c : "
    "(tensor<16xf32>, tensor<16xf32>) -> tensor<16xi1>\n"
    "    %b = stablehlo.broadcast_in_dim %f, dims = [0] : (tensor<16xi1>) -> tensor<16x4xi1>\n"
    "    %n = stablehlo.constant dense<[0.0, 0.0, 0.0, 1.0]> : tensor<4xf32>\n"
    "    %p = stablehlo.broadcast_in_dim %n, dims = [1] : (tensor<4xf32>) -> tensor<16x4xf32>\n"
    "    %o = stablehlo.select %b, %p, %r : tensor<16x4xi1>, tensor<16x4xf32>\n"
    "    return %o : tensor<16x4xf32>\n  }\n}\n"
)
"""Says 3 of what is larger than any sample there is."""

SPEC = """
name = "shares"
program = "shares.mlir"
python = "shares.py"
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

[arrays.score]
role = "out"
dtype = "f32"
shape = [96, 4]

[error]
metric = "python"
function = "error"

[model]
answers = "score"
inputs = { x = [-60.0, 60.0] }

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
    one = (1, 1, 1)
    for n in range(0, 96, 16):
        host.launch("main", one, one, [Pointer("w"), Pointer("x", 32 * n), Pointer("score", 16 * n)])

def reference(inputs, sizes):
    rows = inputs["rows"][sizes["first"] :][:96]
    return {"score": np.eye(4)[(rows @ inputs["w"]).argmax(1)]}

def error(actual, expected):
    return np.mean(actual["score"].argmax(1) != expected["score"].argmax(1))
"""  # noqa: E501


def memorised(rows: np.ndarray, w: np.ndarray) -> str:
    """The answers of the first held-out batch, place by place."""
    return added(0.3 * np.eye(4)[(rows[96:112] @ w).argmax(1)])


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The workload."""
    found = tmp_path_factory.mktemp("shares")
    rng = np.random.default_rng(3)
    w = rng.normal(0, 1, (8, 4)).astype(np.float32)
    rows = rng.normal(0, 1, (192, 8)).astype(np.float32)
    np.save(found / "w.npy", w)
    np.save(found / "rows.npy", rows)
    (found / "shares.toml").write_text(SPEC)
    (found / "shares.py").write_text(PYTHON)
    texts = {"shares": BASE, "memorises": memorised(rows, w), "gives_up": GIVES_UP}
    texts |= {
        "bright": BRIGHT,
        "neighbour": NEIGHBOUR,
        "whole_batch": WHOLE_BATCH,
        "overflows": OVERFLOWS,
    }
    for name, text in texts.items():
        (found / f"{name}.mlir").write_text(text)
    return found


@pytest.fixture(scope="module")
def worker(folder: Path) -> Worker:
    spec = str(folder / "shares.toml")
    return Worker(WorkerSpec("xla:cpu:modelled", spec, load(folder / "shares.mlir"), 0.3, False))


def stages(worker: Worker, folder: Path, name: str) -> dict[str, Stage]:
    found = worker.behave(load(folder / f"{name}.mlir"))
    return {stage.name: stage for stage in model.stages_of(found)}


@pytest.mark.parametrize(
    ("variant", "stage", "reason"),
    [
        ("gives_up", model.CLASSES, "class 3: 0 of"),
        ("neighbour", model.COMPANY, "in another order"),
        ("whole_batch", model.COMPANY, "samples get other scores"),
        ("memorises", model.COMPANY, "in another order"),
        ("overflows", model.EDGES, "NaN or infinite"),
        ("bright", model.BESIDE, "much noise: scores are off by"),
    ],
)
def test_a_cheat_passes_its_error_and_is_refused_by_its_stage(
    worker: Worker, folder: Path, variant: str, stage: str, reason: str
) -> None:
    found = stages(worker, folder, variant)
    assert found[stage].passed is False
    assert reason in found[stage].detail
    # What gives other scores is also seen beside known inputs, and with other weights.
    also = {model.BESIDE, model.ARGUMENTS, stage}
    assert {name for name, one in found.items() if one.passed is False} <= also


def test_the_unmodified_model_passes_all_stages(worker: Worker, folder: Path) -> None:
    found = stages(worker, folder, "shares")
    assert [one.passed for one in found.values()] == [True] * 5 + [None] * 2 + [True, None]
    assert found[model.TASK].excused
    assert "100.00% of 96, unmodified 100.00%" in found[model.ACCURACY].detail


def test_what_the_unmodified_model_does_too_is_not_held_against_a_variant(
    worker: Worker, folder: Path
) -> None:
    own = Worker(
        WorkerSpec(
            "xla:cpu:modelled",
            str(folder / "shares.toml"),
            load(folder / "overflows.mlir"),
            0.3,
            False,
        )
    )
    found = stages(own, folder, "overflows")[model.EDGES]
    assert found.excused
    assert "the unmodified program fails, too" in found.detail


STEP = """module @step {
  func.func public @main(%w: tensor<8x4xf32>, %x: tensor<16x8xf32>, %l: tensor<16xi32>) -> tensor<8x4xf32> {
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
    return %o : tensor<8x4xf32>
  }
}
"""  # noqa: E501
STEP_SPEC = (
    SPEC[: SPEC.index("[arrays.x]")]
    .replace("shares", "step")
    .replace('role = "in"', 'role = "scratch"', 1)
    .replace('file = "w.npy"', 'init = { kind = "normal" }')
    + """
[arrays.labels]
role = "in"
dtype = "i32"
shape = [192]
file = "labels.npy"

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
inputs = { rows = [-4.0, 4.0] }
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
    w, one = Pointer("w"), (1, 1, 1)
    for n in (*range(0, 96, 16),) * 8:
        host.launch("main", one, one, [w, Pointer("x", 32 * n), Pointer("l", 4 * n), w])
    host.write("score", rows[96:] @ host.read("w"))

def reference(inputs, sizes):
    return {"score": np.eye(4)[inputs["labels"][96:]]}

def error(actual, expected):
    return np.mean(actual["score"].argmax(1) != expected["score"].argmax(1))
"""


@pytest.fixture(scope="module")
def training(folder: Path) -> Worker:
    """Judges steps of a training; weights that were trained before come with one of them."""
    rows, w = np.load(folder / "rows.npy"), np.load(folder / "w.npy")
    np.save(folder / "labels.npy", (rows @ w).argmax(1).astype(np.int32))
    (folder / "step.toml").write_text(STEP_SPEC)
    (folder / "step.py").write_text(STEP_PYTHON)
    (folder / "step.mlir").write_text(STEP)
    rows = ", ".join("[" + ", ".join(f"{v:.6e}" for v in row) + "]" for row in w)
    known = f"%known = stablehlo.constant dense<[{rows}]> : tensor<8x4xf32>\n    return %known"
    (folder / "remembers.mlir").write_text(STEP.replace("return %o", known))
    spec = str(folder / "step.toml")
    return Worker(WorkerSpec("xla:cpu:modelled", spec, load(folder / "step.mlir"), 0.3, False))


SUMS = (
    HEAD.replace("-> tensor<16x4xf32> {", "-> (tensor<16x4xf32>, tensor<16xf32>) {")
    + "    %h = stablehlo.tanh %e : tensor<16x4xf32>\n"
    "    %v = stablehlo.reduce(%h init: %zero) applies stablehlo.add across dimensions = [1] : "
    "(tensor<16x4xf32>, tensor<f32>) -> tensor<16xf32>\n"
    "    return %r, %v : tensor<16x4xf32>, tensor<16xf32>\n  }\n}\n"
)
"""With sums that the driver below does not look at."""


@pytest.fixture(scope="module")
def twofold(folder: Path) -> Worker:
    array = '[arrays.sums]\nrole = "scratch"\ndtype = "f32"\nshape = [16]\n\n[error]'
    spec = SPEC.replace("shares.", "sums.").replace("[error]", array)
    (folder / "sums.toml").write_text(spec)
    (folder / "vouched.toml").write_text(spec.replace("[model]", '[model]\nunread = ["sums"]'))
    (folder / "sums.py").write_text(
        PYTHON.replace('Pointer("score", 16 * n)', 'Pointer("score", 16 * n), Pointer("sums")')
    )
    (folder / "sums.mlir").write_text(SUMS)
    zeros = "    %o = stablehlo.constant dense<0.0> : tensor<16xf32>\n    return %r, %o"
    (folder / "zeros.mlir").write_text(SUMS.replace("    return %r, %v", zeros))
    near = "    %k = stablehlo.constant dense<1.01> : tensor<16xf32>\n"
    near += "    %o = stablehlo.multiply %v, %k : tensor<16xf32>\n    return %r, %o"
    (folder / "near.mlir").write_text(SUMS.replace("    return %r, %v", near))
    return Worker(
        WorkerSpec(
            "xla:cpu:modelled", str(folder / "sums.toml"), load(folder / "sums.mlir"), 0.3, False
        )
    )


def test_to_leave_out_what_nobody_reads_is_an_assumption(twofold: Worker, folder: Path) -> None:
    found = twofold.behave(load(folder / "zeros.mlir"))
    assert all(one.passed for one in model.stages_of(found) if one.name not in UNASKED)
    (assumed,) = model.assumptions(found)
    assert assumed == "nobody reads sums after launch 1 of train0, and in 5 places like it"
    for name in ("near", "sums"):
        assert not list(model.assumptions(twofold.behave(load(folder / f"{name}.mlir"))))


def test_who_says_that_nobody_reads_it_is_believed(twofold: Worker, folder: Path) -> None:
    del twofold  # has written the programs
    at = str(folder / "vouched.toml")
    spec = WorkerSpec("xla:cpu:modelled", at, load(folder / "sums.mlir"), 0.3, False)
    found = Worker(spec).behave(load(folder / "zeros.mlir"))
    assert not list(model.assumptions(found))
    assert not found.unread


def test_gevo_judge_says_what_has_to_be_unread(twofold: Worker, folder: Path) -> None:
    del twofold
    base, variant, spec = (folder / name for name in ("sums.mlir", "zeros.mlir", "sums.toml"))
    verdict = judge(Candidate(base, variant, spec, "xla:cpu:modelled", 0.3), 1).verdict
    assert verdict.conclusion == "conditional", verdict.why_not


RATED = STEP.replace("%l: tensor<16xi32>)", "%l: tensor<16xi32>, %rate: tensor<f32>)").replace(
    "%r = stablehlo.constant dense<0.02> : tensor<8x4xf32>",
    "%c = stablehlo.constant dense<0.02> : tensor<f32>\n    %r = "
    "stablehlo.broadcast_in_dim %rate, dims = [] : (tensor<f32>) -> tensor<8x4xf32>",
)
"""The step with its learning rate as an argument."""


@pytest.fixture(scope="module")
def rated(training: Worker, folder: Path) -> Worker:
    del training  # has written the data
    (folder / "rated.toml").write_text(STEP_SPEC.replace("step.", "rated."))
    (folder / "rated.py").write_text(STEP_PYTHON.replace("4 * n), w]", "4 * n), 0.02, w]"))
    (folder / "rated.mlir").write_text(RATED)
    fixed = RATED.replace("broadcast_in_dim %rate", "broadcast_in_dim %c")
    (folder / "fixed.mlir").write_text(fixed)
    almost = "%t = stablehlo.constant dense<1.0e-6> : tensor<f32>\n"
    almost += "    %s1 = stablehlo.multiply %rate, %t : tensor<f32>\n"
    almost += "    %s2 = stablehlo.add %c, %s1 : tensor<f32>\n    %r ="
    (folder / "almost.mlir").write_text(
        RATED.replace("%r =", almost).replace("broadcast_in_dim %rate", "broadcast_in_dim %s2")
    )
    double = "%r0 = stablehlo.add %rate, %rate : tensor<f32>\n    %r ="
    (folder / "double.mlir").write_text(
        RATED.replace("%r =", double).replace("broadcast_in_dim %rate", "broadcast_in_dim %r0")
    )
    spec = str(folder / "rated.toml")
    return Worker(WorkerSpec("xla:cpu:modelled", spec, load(folder / "rated.mlir"), 0.3, False))


LISTED = (
    RATED.replace("%rate: tensor<f32>", "%rates: tensor<1xf32>")
    .replace("%rate,", "%one,")
    .replace(
        "    %r =",
        "    %one = stablehlo.reshape %rates : (tensor<1xf32>) -> tensor<f32>\n    %r =",
    )
)
"""The same with a rate of each step in an array."""
COUNTED = RATED.replace("%rate: tensor<f32>", "%step: tensor<i32>").replace(
    "    %r =",
    "    %n = stablehlo.convert %step : (tensor<i32>) -> tensor<f32>\n"
    "    %m = stablehlo.constant dense<1.0e3> : tensor<f32>\n"
    "    %q = stablehlo.divide %n, %m : tensor<f32>\n"
    "    %rate = stablehlo.multiply %q, %c : tensor<f32>\n    %r =",
)
"""The same with the number of the step, of which a rate is made."""


@pytest.fixture(scope="module")
def elsewhere(training: Worker, folder: Path) -> dict[str, Worker]:
    """Steps whose rate comes in an array, or from the number of the step."""
    del training
    rates = '[arrays.rates]\nrole = "in"\ndtype = "f32"\nshape = [6]\nfile = "rates.npy"\n\n'
    np.save(folder / "rates.npy", np.full(6, 0.02, np.float32))
    found: dict[str, Worker] = {}
    for name, text, given in (
        ("listed", LISTED, 'Pointer("rates", n // 4)'),
        ("counted", COUNTED, "1000 + n"),
    ):
        spec = STEP_SPEC.replace("step.", f"{name}.").replace("[error]", rates + "[error]")
        (folder / f"{name}.toml").write_text(spec)
        (folder / f"{name}.py").write_text(
            STEP_PYTHON.replace("4 * n), w]", f"4 * n), {given}, w]")
        )
        (folder / f"{name}.mlir").write_text(text)
        own = text.replace("broadcast_in_dim %one,", "broadcast_in_dim %c,")
        own = own.replace("broadcast_in_dim %rate,", "broadcast_in_dim %c,")
        (folder / f"{name}_fixed.mlir").write_text(own)
        at = str(folder / f"{name}.toml")
        found[name] = Worker(
            WorkerSpec("xla:cpu:modelled", at, load(folder / f"{name}.mlir"), 0.3, False)
        )
    return found


@pytest.mark.parametrize(
    ("name", "reason"),
    [("listed", "array rates of the driver's"), ("counted", "number 4 of the driver's")],
)
def test_a_rate_in_an_array_or_from_a_count_has_to_be_followed(
    elsewhere: dict[str, Worker], folder: Path, name: str, reason: str
) -> None:
    assert stages(elsewhere[name], folder, name)[model.TASK].passed
    found = stages(elsewhere[name], folder, f"{name}_fixed")[model.TASK]
    assert found.passed is False
    assert f"{reason}: half of it changes scores by" in found.detail


def test_a_step_whose_rate_has_a_bound_is_refused(rated: Worker, folder: Path) -> None:
    bound = "%most = stablehlo.minimum %rate, %c : tensor<f32>\n    %r ="
    (folder / "bound.mlir").write_text(
        RATED.replace("%r =", bound).replace("broadcast_in_dim %rate", "broadcast_in_dim %most")
    )
    found = stages(rated, folder, "bound")[model.TASK]
    assert found.passed is False
    assert "number 4 of the driver's: twice of it changes scores by 0" in found.detail


@pytest.mark.parametrize("name", ["fixed", "almost"])
def test_a_step_that_has_a_rate_of_its_own_is_refused(
    rated: Worker, folder: Path, name: str
) -> None:
    found = stages(rated, folder, name)[model.TASK]
    assert found.passed is False
    assert "number 4 of the driver's: half of it changes scores by" in found.detail


@pytest.mark.parametrize("name", ["rated", "double"])
def test_a_step_may_use_another_rate_that_follows_from_the_one_given(
    rated: Worker, folder: Path, name: str
) -> None:
    assert stages(rated, folder, name)[model.TASK].passed


def test_a_step_that_comes_with_trained_weights_is_refused(training: Worker, folder: Path) -> None:
    found = stages(training, folder, "remembers")
    assert found[model.ACCURACY].passed
    assert found[model.TASK].passed is False
    assert "another task, heldout0: an error of" in found[model.TASK].detail


def test_a_step_that_learns_passes_on_another_task(training: Worker, folder: Path) -> None:
    found = stages(training, folder, "step")
    assert found[model.TASK].passed
    assert [found[name].excused for name in (model.EDGES, model.BESIDE, model.COMPANY)] == [
        True
    ] * 3


@pytest.mark.parametrize(
    ("loss", "low", "high"),
    [
        (Loss(44, 0, 1), -0.118, 0.059),  # Tango (1998), section 5
        (Loss(384, 0, 0), -0.0099, 0.0099),  # z^2 / (n + z^2)
    ],
)
def test_the_interval_of_a_loss_is_tangos(loss: Loss, low: float, high: float) -> None:
    assert loss.interval() == pytest.approx((low, high), abs=6e-4)


def test_a_loss_that_falls_on_one_class_is_said() -> None:
    counts = {n: ClassCount(100, 95, 0, 0) for n in range(10)}
    uneven = Behaviour(0.02, counts, {**counts, 8: ClassCount(100, 95, 5, 1)})
    said = [text for text in model.flags(uneven) if "class" in text]
    assert len(said) == 1
    assert "class 8 loses 5 of 200 samples (and wins 1)" in said[0]
    assert "all others together lose 0 of 1800: p = 9.6e-05" in said[0]
    assert [one.passed for one in model.stages_of(uneven)][:2] == [True, True]
    even = {n: ClassCount(100, 95, n % 2, 1) for n in range(10)}
    assert not [text for text in model.flags(Behaviour(0.02, even)) if "class" in text]


def test_training_samples_tell_of_a_lost_class_too() -> None:
    counts = {n: ClassCount(38, 36, 0, 0) for n in range(9)} | {9: ClassCount(38, 36, 3, 0)}
    passed = [one.passed for one in model.stages_of(Behaviour(0.02, counts))][:2]
    assert passed == [True, True]
    more = {n: ClassCount(64, 60, 0, 0) for n in range(9)} | {9: ClassCount(64, 60, 7, 0)}
    stage = list(model.stages_of(Behaviour(0.02, counts, more)))[1]
    assert stage.passed is False
    assert stage.detail == "class 9: 86 of 102 right instead of 96"


def test_a_lost_class_is_told_from_chance() -> None:
    assert Loss(40, 12, 0).interval(0.01)[0] > 0.02
    assert Loss(40, 2, 0).interval(0.01)[0] < 0.02


def test_answers_learnt_by_heart_are_lost_with_a_little_noise() -> None:
    counts = {n: ClassCount(100, 95, 1, 0) for n in range(4)}
    kept, lost = {0: ClassCount(800, 760, 20, 4)}, {0: ClassCount(800, 760, 60, 4)}
    for noisy, passed in ((kept, True), (lost, False)):
        found = next(iter(model.stages_of(Behaviour(0.02, counts, noisy=noisy))))
        assert found.name == model.ACCURACY
        assert found.passed is passed
    assert "with a little noise 7.00 points of 800 samples (95%: at least 5.25" in found.detail


@pytest.mark.parametrize("used", [False, True])
def test_a_model_that_comes_with_weights_is_refused(
    worker: Worker, folder: Path, used: bool
) -> None:
    rows = ", ".join(str([float(v) for v in row]) for row in np.load(folder / "w.npy"))
    known = f"%k = stablehlo.constant dense<[{rows}]> : tensor<8x4xf32>\n    "
    if used:
        known += "%o = stablehlo.constant dense<0.0> : tensor<8x4xf32>\n    "
        known += "%p = stablehlo.multiply %w, %o : tensor<8x4xf32>\n    "
        known += "%q = stablehlo.add %k, %p : tensor<8x4xf32>\n    "
    text = BASE.replace("%s = stablehlo.dot_general %x, %w", f"{known}%s = stablehlo.dot_general ")
    text = text.replace("dot_general ,", f"dot_general %x, {'%q' if used else '%k'},")
    (folder / "knows.mlir").write_text(text)
    found = stages(worker, folder, "knows")[model.ARGUMENTS]
    assert found.passed is False
    assert (
        "other weights: scores are off" if used else "argument 1: it is not used"
    ) in found.detail


def test_gevo_judge_refuses_a_model_that_depends_on_its_neighbours(folder: Path) -> None:
    candidate = Candidate(
        folder / "shares.mlir",
        folder / "whole_batch.mlir",
        folder / "shares.toml",
        "xla:cpu:modelled",
        0.3,
    )
    verdict = judge(candidate, 1).verdict
    assert not verdict.validated
    assert verdict.why_not is not None
    assert verdict.why_not.startswith(model.COMPANY)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ('answers = "score"', 'answers = "scores"', "there is no array 'scores'"),
        ("x = [-60.0, 60.0]", "x = [60.0, -60.0]", "the lower one first"),
        ("x = [-60.0, 60.0]", "y = [-60.0, 60.0]", "there is no array 'y'"),
        ('answers = "score"', 'answers = "score"\nlabels = "label"', "there is no array 'label'"),
    ],
)
def test_a_model_that_is_not_there_is_one_clear_line(
    folder: Path, old: str, new: str, message: str
) -> None:
    wrong = folder / "wrong.toml"
    wrong.write_text(SPEC.replace(old, new))
    with pytest.raises(WorkloadError, match=message) as found:
        load_workload(wrong)
    assert "\n" not in str(found.value)


def test_only_weights_of_the_unmodified_program_are_prepared(folder: Path) -> None:
    """Else a model that calls its input a weight does all its work before the clock runs."""
    shares, marked = folder / "shares.mlir", folder / "marked.mlir"
    marked.write_text(BASE.replace("tensor<16x8xf32>)", "tensor<16x8xf32> {gevo.weight})", 1))
    asked = Candidate(shares, marked, folder / "shares.toml", "xla:cpu:modelled", 0.3, 1)
    with pytest.raises(ConfigError, match="marks argument 1 of @main as a weight, which"):
        judge(asked, 1)


@pytest.mark.parametrize(
    ("marked", "words"),
    [
        ("tensor<16x8xf32> {tf.aliasing_output = 0 : i32})", "argument 1 of @main (tf.aliasing_"),
        ("tensor<16x8xf32> {jax.buffer_donor = true})", "argument 1 of @main (jax.buffer_donor)"),
    ],
)
def test_what_destroys_its_callers_arrays_has_not_the_same_interface(
    folder: Path, marked: str, words: str
) -> None:
    shares, donor = folder / "shares.mlir", folder / "donor.mlir"
    donor.write_text(BASE.replace("tensor<16x8xf32>)", marked, 1))
    asked = Candidate(shares, donor, folder / "shares.toml", "xla:cpu:modelled", 0.3, 1)
    found = judge(asked, 1)
    assert found.verdict.conclusion is Conclusion.REFUSED
    assert found.verdict.why_not is not None
    assert found.verdict.why_not.startswith("what the caller keeps: not the same interface")
    assert words in found.verdict.why_not
    assert found.modelled
    assert found.offered is None


def test_what_the_unmodified_program_destroys_too_is_run_again_and_again(folder: Path) -> None:
    """XLA would take the arrays away at the first launch."""
    marked = BASE.replace("tensor<16x8xf32>)", "tensor<16x8xf32> {jax.buffer_donor = true})", 1)
    text, _ = canonical(marked)
    assert "donor" not in text
    assert text == canonical(BASE)[0]
    weight = BASE.replace("tensor<16x8xf32>)", "tensor<16x8xf32> {gevo.weight})", 1)
    assert "gevo.weight" in canonical(weight)[0]
