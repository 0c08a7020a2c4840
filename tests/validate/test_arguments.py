"""StableHLO variants that know what is in an argument which no case varies."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from gevo.device.base import Binary, RunOptions
from gevo.evaluate.jobs import Worker, WorkerSpec
from gevo.evaluate.scoring.elsewhere import ROUNDS, Paces
from gevo.evaluate.scoring.model import Behaviour
from gevo.program.load import load
from gevo.program.stablehlo.load import load_text
from gevo.records.schema import Stage
from gevo.validate import model
from gevo.workload.case import Launches

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
    found, _ = model.stages_of(worker.behave(load(folder / "variant.mlir")), False)
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


STEP = """
func.func public @main(
    %k: tensor<64xi32>, %m: tensor<16xf32>, %g: tensor<16xf32>, %i: tensor<16xi32>
) -> (tensor<64xi32>, tensor<16xf32>, tensor<16xf32>) {
  %sorted = "stablehlo.sort"(%k) <{dimension = 0 : i64, is_stable = true}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %less = stablehlo.compare LT, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %less : tensor<i1>
  }) : (tensor<64xi32>) -> tensor<64xi32>
  %kept = stablehlo.constant dense<0.9> : tensor<16xf32>
  %old = stablehlo.multiply %kept, %m : tensor<16xf32>
  %new = stablehlo.add %old, %g : tensor<16xf32>
  %column = stablehlo.reshape %i : (tensor<16xi32>) -> tensor<16x1xi32>
  %rows = "stablehlo.gather"(%g, %column) <{
    dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0],
      index_vector_dim = 1>, slice_sizes = array<i64: 1>
  }> : (tensor<16xf32>, tensor<16x1xi32>) -> tensor<16xf32>
  return %sorted, %new, %rows : tensor<64xi32>, tensor<16xf32>, tensor<16xf32>
}
"""
KEYS = np.random.default_rng(7).integers(0, 10_000, 64).astype(np.int32)
LITERAL = f"stablehlo.constant dense<{np.sort(KEYS).tolist()}> : tensor<64xi32>"
SORTED = STEP.replace("%sorted =", "%right =").replace("return %sorted", "return %known")
CONSTANT = SORTED.replace("%kept =", f"%known = {LITERAL}\n  %kept =")
STEP_CHEATS = {
    "a literal constant": CONSTANT.replace("%k)", "%same)").replace(
        "  %right =", "  %same = stablehlo.constant dense<1> : tensor<64xi32>\n  %right ="
    ),
    "a constant and nothing of the argument": SORTED.replace(
        "%kept =",
        f"%literal = {LITERAL}\n"
        "  %none = stablehlo.constant dense<0> : tensor<64xi32>\n"
        "  %nothing = stablehlo.multiply %none, %k : tensor<64xi32>\n"
        "  %least = stablehlo.minimum %nothing, %k : tensor<64xi32>\n"
        "  %known = stablehlo.add %least, %literal : tensor<64xi32>\n  %kept =",
    ),
    "no momentum": STEP.replace("%new = stablehlo.add %old, %g", "%new = stablehlo.add %g, %nil")
    .replace("%old =", "%nil = stablehlo.constant dense<0.0> : tensor<16xf32>\n  %old =")
    .replace("%kept, %m", "%kept, %kept"),
    "places in their order": STEP.replace("%new, %rows", "%new, %back").replace(
        "  return", "  %back = stablehlo.reverse %g, dims = [0] : tensor<16xf32>\n  return"
    ),
}
STEP_SPEC = """
program = "step.mlir"
new_sizes = false

[arrays.k]
role = "in"
dtype = "i32"
shape = [64]
file = "keys.npy"

[arrays.m]
role = "inout"
dtype = "f32"
shape = [16]
init = { kind = "zeros" }

[arrays.g]
role = "in"
dtype = "f32"
shape = [16]
init = { kind = "uniform", low = -1.0, high = 1.0 }

[arrays.p]
role = "in"
dtype = "i32"
shape = [16]
file = "places.npy"

[arrays.o]
role = "out"
dtype = "i32"
shape = [64]

[arrays.r]
role = "out"
dtype = "f32"
shape = [16]

[[launch]]
kernel = "main"
grid = [1]
block = [1]
args = ["k", "m", "g", "p", "o", "m", "r"]

[error]
metric = "max_relative"

[[train]]
seed = 1

[[heldout]]
seed = 2
"""


@pytest.fixture(scope="module")
def stepper(tmp_path_factory: pytest.TempPathFactory) -> Worker:
    folder = tmp_path_factory.mktemp("step")
    (folder / "step.toml").write_text(STEP_SPEC)
    (folder / "step.mlir").write_text(STEP)
    np.save(folder / "keys.npy", KEYS)
    np.save(folder / "places.npy", np.arange(15, -1, -1, dtype=np.int32))
    base = load(folder / "step.mlir")
    return Worker(WorkerSpec("xla:cpu", str(folder / "step.toml"), base, 0.0, False))


@pytest.mark.parametrize(
    ("cheat", "reason"),
    [
        ("a literal constant", "argument 1: it is not used, and other contents change"),
        (
            "a constant and nothing of the argument",
            "other integers of all that is given: an error",
        ),
        ("no momentum", "argument 2: it is not used, and other contents change"),
        ("places in their order", "argument 4: it is not used, and other contents change"),
    ],
)
def test_what_knows_integers_or_a_state_is_right_on_all_cases_and_refused(
    stepper: Worker, tmp_path: Path, cheat: str, reason: str
) -> None:
    found = asked(stepper, tmp_path, STEP_CHEATS[cheat])
    plan = [(case, RunOptions()) for case in (stepper.scorer.workload.train[0],)]
    assert stepper.measure(load(tmp_path / "variant.mlir"), plan, False).ok
    assert found.passed is False
    assert reason in found.detail


@pytest.mark.parametrize(
    "text",
    [
        STEP,
        STEP.replace("%old, %g", "%g, %old"),
        STEP.replace("is_stable = true", "is_stable = false"),
    ],
)
def test_what_follows_integers_and_states_passes(
    stepper: Worker, tmp_path: Path, text: str
) -> None:
    assert asked(stepper, tmp_path, text).passed


FAST, SLOW = [100.0, 101.0, 99.0] * 4, [1000.0, 1001.0, 999.0] * 4


@pytest.mark.parametrize(
    ("other", "passed", "words", "assumed"),
    [
        ((SLOW, SLOW), False, "no gain shown: 1.000 (", 0),
        (([900.0, 901.0] * 6, SLOW), True, "1.110 (", 1),
        (([150.0, 151.0] * 6, SLOW), True, "6.6", 0),
        ((FAST, SLOW), True, "10.000 (", 0),
    ],
)
def test_a_gain_must_be_there_with_contents_that_nobody_knows(other, passed, words, assumed):
    found = Behaviour(paces=Paces((FAST, SLOW), other))
    _, stage = model.stages_of(found, False)
    assert stage.name == model.ELSEWHERE
    assert stage.passed is passed
    assert stage.detail.startswith(words)
    assert "10.000" in stage.detail
    assumptions = list(model.assumptions(found))
    assert len(assumptions) == assumed
    assert all("arrays hold what the workload gives: 1.110" in one for one in assumptions)


def test_what_gains_nowhere_has_nothing_to_lose() -> None:
    assert not Paces((SLOW, SLOW), (SLOW, FAST)).lost


def known_alone(launches: Launches) -> bool:
    return not any(b.name == "other: k" for b in launches.buffers)


@pytest.fixture
def noted(stepper: Worker, monkeypatch: pytest.MonkeyPatch) -> list[Launches]:
    """What is timed, by a clock on which a variant gains with known contents alone."""
    found: list[Launches] = []
    device = stepper.scorer.device
    compare = device.compare

    def watched(first: Binary, second: Binary, launches: Any, options: RunOptions) -> Any:
        found.append(launches[0])
        own, base = compare(first, second, launches, options)
        took = FAST if known_alone(launches[0]) else SLOW
        count = options.repeats
        return replace(own, times_ns=(*took[:count],)), replace(base, times_ns=(*SLOW[:count],))

    monkeypatch.setattr(device, "compare", watched)
    return found


def test_what_gains_with_known_contents_alone_is_refused(
    stepper: Worker, noted: list[Launches]
) -> None:
    keys: list[bytes] = []
    for text in (STEP, STEP.replace("%old, %g", "%g, %old")):
        noted.clear()
        _, stage = model.stages_of(stepper.behave(load_text(text)), False)
        assert (stage.name, stage.passed) == (model.ELSEWHERE, False)
        assert stage.detail.startswith("no gain shown: 1.000 (")
        turns = [known_alone(one) for one in noted]
        assert sum(now and not before for before, now in pairwise((False, *turns))) == ROUNDS
        there = next(one for one in noted if not known_alone(one))
        arrays = {b.name: b.array for b in there.buffers}
        assert (arrays["other: m"] != 0).all()
        assert sorted(arrays["other: p"]) == sorted(arrays["p"])
        assert KEYS.min() <= arrays["other: k"].min()
        assert arrays["other: k"].max() <= KEYS.max()
        keys.append(arrays["other: k"].tobytes())
    assert len({*keys, KEYS.tobytes()}) == len(keys) + 1


def test_what_every_seed_draws_anew_is_not_asked(worker: Worker) -> None:
    found = worker.behave(load_text(BASE))
    assert found.paces == "nothing is the same in all cases"
    _, stage = model.stages_of(found, False)
    assert (stage.passed, stage.excused) == (None, True)


RANGE = """
func.func public @main(%x: tensor<64xf32>, %w: tensor<64xf32>) -> tensor<64xf32> {
  %none = stablehlo.constant dense<0.0> : tensor<64xf32>
  %low = stablehlo.constant dense<-30.0> : tensor<64xf32>
  %high = stablehlo.constant dense<30.0> : tensor<64xf32>
  %odd = stablehlo.compare NE, %x, %x, FLOAT : (tensor<64xf32>, tensor<64xf32>) -> tensor<64xi1>
  %good = stablehlo.select %odd, %none, %x : tensor<64xi1>, tensor<64xf32>
  %kept = stablehlo.clamp %low, %good, %high : tensor<64xf32>
  %all = stablehlo.add %kept, %w : tensor<64xf32>
  return %all : tensor<64xf32>
}
"""
RANGE_SPEC = (
    SPEC.replace("base.mlir", "range.mlir")
    .replace(
        "[arrays.y]",
        """[arrays.w]
role = "in"
dtype = "f32"
shape = [64]
init = { kind = "python", function = "half" }

[arrays.y]""",
    )
    .replace('[0.9, 5, "x", "y"]', '["x", "w", "y"]')
    .replace("new_sizes", 'python = "range.py"\nnew_sizes')
)
HALF = """import numpy as np
def half(rng, sizes):
    found = np.zeros(64, np.float32)
    found[:32] = 1 + np.sort(rng.random(32))[::-1]
    return found
"""


@pytest.fixture(scope="module")
def ranged(tmp_path_factory: pytest.TempPathFactory) -> Worker:
    folder = tmp_path_factory.mktemp("range")
    (folder / "range.toml").write_text(RANGE_SPEC)
    (folder / "range.mlir").write_text(RANGE)
    (folder / "range.py").write_text(HALF)
    base = load(folder / "range.mlir")
    return Worker(WorkerSpec("xla:cpu", str(folder / "range.toml"), base, 1e-5, False))


@pytest.mark.parametrize(
    ("text", "assumed"),
    [
        (RANGE, []),
        (RANGE.replace("add %kept, %w", "add %w, %kept"), []),
        (
            RANGE.replace("add %kept,", "add %good,"),
            ["no number in x is larger than 0.9", "no number in x is infinite"],
        ),
        (RANGE.replace("clamp %low, %good", "clamp %low, %x"), ["no number in x is NaN"]),
        (
            RANGE.replace("add %kept, %w", "add %kept, %part").replace(
                "  %all",
                """  %place = stablehlo.iota dim = 0 : tensor<64xi32>
  %end = stablehlo.constant dense<32> : tensor<64xi32>
  %first = stablehlo.compare LT, %place, %end : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
  %part = stablehlo.select %first, %w, %none : tensor<64xi1>, tensor<64xf32>
  %all""",
                1,
            ),
            ["what is zero in w is zero in all inputs"],
        ),
    ],
)
def test_what_is_right_in_the_workloads_range_alone_is_conditional(
    ranged: Worker, text: str, assumed: list[str]
) -> None:
    found = ranged.behave(load_text(text))
    stage, _ = model.stages_of(found, False)
    assert stage.passed
    told = list(model.assumptions(found))
    assert len(told) == len(assumed)
    assert all(one.startswith(words) for one, words in zip(told, assumed, strict=True))
    assert all(one in stage.detail for one in told)
