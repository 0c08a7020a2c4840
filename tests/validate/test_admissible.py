"""StableHLO variants that are wrong with contents which the workload admits and no case has."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from gevo.evaluate.jobs import Worker, WorkerSpec
from gevo.evaluate.scoring.admissible import ADMISSIBLE, Admission
from gevo.program.load import load
from gevo.program.stablehlo.load import load_text
from gevo.validate import model
from gevo.workload.case import Array
from gevo.workload.spec import load as load_workload

pytest.importorskip("jaxlib", reason="needs jaxlib")

BASE = """
func.func public @main(%x: tensor<16x8xf32>, %m: tensor<16xi1>, %n: tensor<16xi32>,
    %t: tensor<1xi32>, %a: tensor<f32>)
    -> (tensor<16x8xf32>, tensor<16x8xf32>, tensor<1xi32>, tensor<16x8xf32>) {
  %none = stablehlo.constant dense<0.0> : tensor<16x8xf32>
  %mb = stablehlo.broadcast_in_dim %m, dims = [0] : (tensor<16xi1>) -> tensor<16x8xi1>
  %masked = stablehlo.select %mb, %x, %none : tensor<16x8xi1>, tensor<16x8xf32>
  %place = stablehlo.iota dim = 1 : tensor<16x8xi32>
  %nb = stablehlo.broadcast_in_dim %n, dims = [0] : (tensor<16xi32>) -> tensor<16x8xi32>
  %in = stablehlo.compare LT, %place, %nb : (tensor<16x8xi32>, tensor<16x8xi32>) -> tensor<16x8xi1>
  %short = stablehlo.select %in, %masked, %none : tensor<16x8xi1>, tensor<16x8xf32>
  %nf = stablehlo.convert %nb : (tensor<16x8xi32>) -> tensor<16x8xf32>
  %one = stablehlo.constant dense<1> : tensor<1xi32>
  %next = stablehlo.add %t, %one : tensor<1xi32>
  %late = stablehlo.constant dense<500> : tensor<1xi32>
  %over = stablehlo.compare GE, %t, %late : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
  %ob = stablehlo.broadcast_in_dim %over, dims = [0] : (tensor<1xi1>) -> tensor<16x8xi1>
  %mean = stablehlo.divide %short, %nf : tensor<16x8xf32>
  %half = stablehlo.constant dense<0.5> : tensor<16x8xf32>
  %less = stablehlo.multiply %mean, %half : tensor<16x8xf32>
  %y = stablehlo.select %ob, %less, %mean : tensor<16x8xi1>, tensor<16x8xf32>
  %rate = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> tensor<16x8xf32>
  %u = stablehlo.multiply %rate, %x : tensor<16x8xf32>
  %v = stablehlo.abs %x : tensor<16x8xf32>
  %s = stablehlo.sqrt %v : tensor<16x8xf32>
  %w = stablehlo.multiply %rate, %s : tensor<16x8xf32>
  return %y, %u, %next, %w : tensor<16x8xf32>, tensor<16x8xf32>, tensor<1xi32>, tensor<16x8xf32>
}
"""
SPEC = """
program = "base.mlir"
new_sizes = false
tolerance = 1e-5

[arrays.x]
role = "in"
dtype = "f32"
shape = [16, 8]
init = { kind = "uniform", low = 0.25, high = 1.0 }

[arrays.m]
role = "in"
dtype = "bool"
shape = [16]
init = { kind = "full", value = 1 }

[arrays.n]
role = "in"
dtype = "i32"
shape = [16]
init = { kind = "full", value = 8 }

[arrays.t]
role = "inout"
dtype = "i32"
shape = [1]
init = { kind = "zeros" }

[arrays.y]
role = "out"
dtype = "f32"
shape = [16, 8]

[arrays.u]
role = "out"
dtype = "f32"
shape = [16, 8]

[arrays.w]
role = "out"
dtype = "f32"
shape = [16, 8]

[[launch]]
kernel = "main"
grid = [1]
block = [1]
args = ["x", "m", "n", "t", 0.5, "y", "u", "t", "w"]

[error]
metric = "max_relative"
floor = 0.1

DOMAIN
[[train]]
seed = 1

[[heldout]]
seed = 2
"""
STATED = '[domain]\nassume = ["0 <= x <= 1", "1 <= n <= 8", "0 <= t"]\n'
BAKED = (
    "  %rate0 = stablehlo.constant dense<0.5> : tensor<16x8xf32>\n"
    + "  %u = stablehlo.multiply %rate0,"
)
VARIANTS = {
    "no mask": BASE.replace("%in, %masked", "%in, %x"),
    "mask of the first": BASE.replace(
        "%masked = stablehlo.select %mb, %x, %none",
        "%first = stablehlo.slice %m [0:1] : (tensor<16xi1>) -> tensor<1xi1>\n"
        "  %fb = stablehlo.broadcast_in_dim %first, dims = [0] : "
        "(tensor<1xi1>) -> tensor<16x8xi1>\n"
        "  %masked = stablehlo.select %fb, %x, %none",
    ),
    "no lengths": BASE.replace("select %in, %masked", "select %mb, %masked"),
    "no schedule": BASE.replace("%ob, %less, %mean", "%ob, %mean, %mean"),
    "its rate": BASE.replace("  %u = stablehlo.multiply %rate,", BAKED),
    "by root": BASE.replace(
        "%w = stablehlo.multiply %rate, %s",
        "%back = stablehlo.rsqrt %v : tensor<16x8xf32>\n"
        "  %r = stablehlo.multiply %v, %back : tensor<16x8xf32>\n"
        "  %w = stablehlo.multiply %rate, %r",
    ),
    "no sign": BASE.replace("stablehlo.abs %x", "stablehlo.add %x, %none"),
    "its least rate": BASE.replace(
        "  %rate =",
        "  %most = stablehlo.constant dense<0.5> : tensor<f32>\n"
        "  %b = stablehlo.minimum %a, %most : tensor<f32>\n  %rate =",
    ).replace("broadcast_in_dim %a,", "broadcast_in_dim %b,"),
    "other order": BASE.replace("multiply %rate, %s", "multiply %s, %rate"),
}  # fmt: skip


def worker_of(folder: Path, domain: str) -> Worker:
    (folder / "base.toml").write_text(SPEC.replace("DOMAIN", domain))
    (folder / "base.mlir").write_text(BASE)
    spec = str(folder / "base.toml")
    return Worker(WorkerSpec("xla:cpu:modelled", spec, load(folder / "base.mlir"), 1e-5, False))


@pytest.fixture(scope="module")
def stated(tmp_path_factory: pytest.TempPathFactory) -> Worker:
    return worker_of(tmp_path_factory.mktemp("stated"), STATED)


@pytest.fixture(scope="module")
def unstated(tmp_path_factory: pytest.TempPathFactory) -> Worker:
    return worker_of(tmp_path_factory.mktemp("unstated"), "")


@pytest.mark.parametrize(
    ("variant", "reason"),
    [
        ("no mask", "argument 2: it is not used, and other contents (no truth value true)"),
        ("no lengths", "integers between their ends in n"),
        ("no schedule", "a larger integer in t"),
        ("its rate", "number 5 of the driver's, half of it"),
        ("its least rate", "number 5 of the driver's, twice of it"),
        ("by root", "other signs of all that is given: an error of inf"),
    ],
)
def test_what_is_wrong_inside_the_domain_is_refused(
    stated: Worker, variant: str, reason: str
) -> None:
    stage, _ = model.stages_of(stated.behave(load_text(VARIANTS[variant])), False)
    assert stage.passed is False
    assert reason in stage.detail


@pytest.mark.parametrize("variant", ["no sign", "other order"])
def test_what_is_right_inside_the_domain_passes(stated: Worker, variant: str) -> None:
    found = stated.behave(load_text(VARIANTS[variant]))
    stage, _ = model.stages_of(found, False)
    assert stage.passed
    assert not list(model.assumptions(found))


@pytest.mark.parametrize(
    ("variant", "assumed"),
    [
        ("mask of the first", "m is true where it is in the workload"),
        ("no lengths", "every number in n is 8"),
        ("by root", "no number in x is zero"),
        ("other order", ""),
    ],
)
def test_without_a_domain_it_is_an_assumption(
    unstated: Worker, variant: str, assumed: str
) -> None:
    found = unstated.behave(load_text(VARIANTS[variant]))
    stage, _ = model.stages_of(found, False)
    assert stage.passed
    told = list(model.assumptions(found))
    assert (assumed in told) if assumed else not told


def test_of_a_single_integer_nothing_is_larger_where_a_loop_may_count_it(
    tmp_path: Path,
) -> None:
    loop = """
  %i, %k = stablehlo.while(%c = %one, %d = %next) : tensor<1xi32>, tensor<1xi32> cond {
    %e = stablehlo.reshape %c : (tensor<1xi32>) -> tensor<i32>
    %f = stablehlo.reshape %one : (tensor<1xi32>) -> tensor<i32>
    %more = stablehlo.compare LT, %e, %f : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %more : tensor<i1>
  } do {
    %g = stablehlo.add %c, %t : tensor<1xi32>
    stablehlo.return %g, %d : tensor<1xi32>, tensor<1xi32>
  }
  return %y, %u, %k,"""
    counting = BASE.replace("  return %y, %u, %next,", loop)
    (tmp_path / "base.toml").write_text(SPEC.replace("DOMAIN", STATED))
    (tmp_path / "base.mlir").write_text(counting)
    spec = str(tmp_path / "base.toml")
    worker = Worker(WorkerSpec("xla:cpu", spec, load(tmp_path / "base.mlir"), 1e-5, False))
    variant = counting.replace("%ob, %less, %mean", "%ob, %mean, %mean")
    stage, _ = model.stages_of(worker.behave(load_text(variant)), False)
    assert stage.passed


ARRAYS = {
    "mask": np.ones(9, np.bool_),
    "flag": np.zeros((), np.bool_),
    "lengths": np.full(12, 7, np.uint8),
    "places": np.arange(9, dtype=np.int64)[::-1].copy(),
    "wide": np.array([-(2**63), 5, 2**63 - 1], dtype=np.int64),
    "counter": np.zeros(1, np.int16),
    "rows": np.random.default_rng(2).normal(size=(6, 5, 4)).astype(np.float16),
    "vector": np.random.default_rng(2).normal(size=30),
    "number": np.ones((), np.float32),
    "nothing": np.zeros((0, 3), np.float32),
}


@pytest.mark.parametrize("name", ARRAYS)
@pytest.mark.parametrize("change", ADMISSIBLE)
@pytest.mark.parametrize("ends", [(None, None), (0, 5), (-3.5, None)])
def test_shape_and_type_stay_and_the_array_given_is_not_written(change, name, ends):
    given = ARRAYS[name].copy()
    found = ADMISSIBLE[change][0](np.random.default_rng(1), given, ends)
    assert (found.shape, found.dtype) == (given.shape, given.dtype)
    assert np.array_equal(given, ARRAYS[name])
    if name in ("lengths", "counter") and ends == (0, 5) and change not in LARGER:
        assert found is given or (found.min() >= 0 and found.max() <= 7)


LARGER = ("a larger integer", "a much larger integer")


def changed(change: str, array: Array, ends=(None, None)) -> Array:
    return ADMISSIBLE[change][0](np.random.default_rng(1), array, ends)


def test_rows_and_columns_hold_zeros_or_one_number():
    rows = ARRAYS["rows"]
    zeros = changed("zeros among numbers", rows)
    assert (zeros == 0).all(axis=-1).any()
    assert (zeros == 0).all(axis=0).any()
    assert (zeros != 0).any()
    level = changed("rows of one number", rows)
    assert (level == level[..., :1]).all(axis=-1).any()
    assert (level == level[:1]).all(axis=0).any()


def test_integers_that_are_distinct_or_sorted_stay_so():
    places = ARRAYS["places"]
    assert changed("the least integers", places, (0, 40)) is places
    assert len(set(changed("integers between their ends", places, (0, 40)))) == 9
    ordered = np.repeat(np.arange(4), 3)
    found = changed("integers at their ends", ordered, (0, 9))
    assert (np.diff(found) >= 0).all()


def test_contents_are_as_the_domain_admits_them(tmp_path: Path) -> None:
    domain = '[domain]\nassume = ["0 < x < 1", "1 <= n < 9", "finite(x)", "-1 < m"]\n'
    (tmp_path / "base.toml").write_text(SPEC.replace("DOMAIN", domain))
    (tmp_path / "base.mlir").write_text(BASE)
    workload = load_workload(tmp_path / "base.toml")
    case = workload.train[0]
    buffers = workload.launches(case).buffers
    held = {b.name: b.array for b in buffers}
    admission = Admission(workload, case, buffers)
    assert admission.ends("n") == (1, 8)
    low, high = admission.ends("x")
    assert low is not None
    assert high is not None
    assert 0 < low < 1e-40
    assert np.float32(0.999999) < high < 1
    assert admission.ends("t") == (0, 0)  # what its generator gives
    assert (admission.stated("n"), admission.stated("t")) == (True, False)
    clipped = admission.admitted("x", held["x"] * 1000)
    assert (clipped == np.float32(high)).all()
    assert admission.admitted("x", held["x"] * np.float32(np.nan)) is held["x"]
    assert (admission.admitted("t", held["t"] + 9) == 9).all()
    assert not admission.holds({"n": held["n"] + 1})
