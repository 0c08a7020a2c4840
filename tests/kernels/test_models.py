"""The StableHLO programs that are shipped, and their workloads."""

from __future__ import annotations

import importlib.util
import math
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from gevo.device.base import RunOptions, RunResult
from gevo.device.xla.device import XlaDevice, open_xla
from gevo.device.xla.tensor import canonical
from gevo.program.base import Dialect, Program, Settings
from gevo.workload.case import TestCase, Workload
from gevo.workload.spec import load

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("mlp_training", "mobilenet_digits")
SHORT = ("epochs", 1)
"""Enough to see that a step is right."""


@pytest.fixture(autouse=True)
def _jaxlib():
    pytest.importorskip("jaxlib")


@cache
def device() -> XlaDevice:
    return open_xla("cpu:modelled")


@cache
def workload(name: str) -> Workload:
    return load(ROOT / f"testcases/{name}.toml")


@cache
def text(name: str) -> str:
    return (ROOT / f"kernels/{name}.mlir").read_text()


@cache
def binary(name: str):
    return device().compile(device().lower(Program(Dialect.STABLEHLO, text(name), ("main",))))


def run(name: str, case: TestCase, settings: Settings = ()) -> RunResult:
    return device().run(binary(name), workload(name).launches(case, settings), RunOptions())


def error(name: str, case: TestCase, settings: Settings = ()) -> float:
    return workload(name).metric(run(name, case, settings).outputs, workload(name).reference(case))


def shorter(case: TestCase) -> TestCase:
    return TestCase(case.name, case.seed, tuple(sorted({**case.size, **dict([SHORT])}.items())))


@pytest.mark.parametrize("name", NAMES)
def test_one_function_with_distinct_dimensions(name):
    assert text(name).count("func.func") == 1
    _, signature = canonical(text(name))
    batch = {"mlp_training": 32, "mobilenet_digits": 64}[name]
    weights = [t.shape for t in signature.arguments if batch not in t.shape[:1]]
    assert all(batch not in shape[1:] for shape in weights)


@pytest.mark.parametrize("name", NAMES)
def test_unseen_data_is_unseen(name):
    """Held-out cases measure rows that no training case has, and cover them."""
    found = workload(name)
    labels = np.load(ROOT / "testcases/digits_labels.npy")
    for case in found.heldout:
        first = case.size.get("skipped", 0)
        measured = found.reference(case)["score"].argmax(axis=1)
        assert np.array_equal(measured, labels[:384][first : first + len(measured)])
    for case in found.train:
        arrays = {b.name: b.array for b in found.launches(case).buffers}
        first = case.size.get("skipped", 0)
        rows = 384 + arrays.get("order", np.arange(first, first + 320))
        measured = found.reference(case)["score"].argmax(axis=1)
        assert np.array_equal(measured, labels[rows[case.size.get("trained", 0) :]])


def test_room_for_a_memory_changes_nothing():
    settings = (("rate", 0.3), ("decay", 0.0))
    cases = {name: shorter(workload(name).heldout[0]) for name in ("mlp_training", "mlp_state")}
    plain, roomy = (run(*one, settings).outputs["score"] for one in cases.items())
    assert np.array_equal(plain, roomy)


def test_the_training_step_is_gradient_descent():
    """One epoch in numpy, in double precision."""
    case = shorter(workload("mlp_training").train[0])
    launches = workload("mlp_training").launches(case, (("rate", 0.3), ("decay", 0.0)))
    start = {b.name: b.array.astype(np.float64) for b in launches.buffers}
    rows = 384 + start["order"].astype(int)[: case.size["trained"]]
    x, label = start["images"][rows] / 16, start["labels"].astype(int)[rows]
    w1, b1, w2, b2 = (start[name] for name in ("w1", "b1", "w2", "b2"))
    for first in range(0, len(x), 32):
        batch, wanted = x[first : first + 32], np.eye(10)[label[first : first + 32]]
        hidden = np.maximum(batch @ w1 + b1, 0)
        power = np.exp(hidden @ w2 + b2)
        residual = (power / power.sum(axis=1, keepdims=True) - wanted) / 32
        back = (residual @ w2.T) * (hidden > 0)
        w2, b2 = w2 - 0.3 * hidden.T @ residual, b2 - 0.3 * residual.sum(axis=0)
        w1, b1 = w1 - 0.3 * batch.T @ back, b1 - 0.3 * back.sum(axis=0)
    measured = start["images"][384 + start["order"].astype(int)[case.size["trained"] :]] / 16
    want = np.maximum(measured @ w1 + b1, 0) @ w2 + b2
    found = run("mlp_training", case, (("rate", 0.3), ("decay", 0.0))).outputs["score"]
    np.testing.assert_allclose(found, want, rtol=1e-3, atol=1e-3)


def test_a_better_learning_rate_is_there_to_be_found():
    """The control that an evolved step has to beat."""
    case = workload("mlp_training").heldout[0]
    default, tuned = (
        error("mlp_training", case),
        error("mlp_training", case, (("rate", 0.5), ("decay", 0.0))),
    )
    assert 0.06 < default < 0.13
    assert tuned < 0.05


def test_a_schedule_lets_the_rate_fall():
    case = shorter(workload("mlp_training").train[0])
    rates = []

    class Host:
        def __init__(self, buffers):
            self.arrays = {b.name: b.array for b in buffers}

        def read(self, name):
            return self.arrays[name]

        def write(self, name, array):
            self.arrays[name] = array

        def launch(self, kernel, grid, block, args):
            rates.append(args[6])

    launches = workload("mlp_training").launches(case, (("rate", 0.4), ("decay", 0.5)))
    launches.drive(Host(launches.buffers))
    assert rates[0] == 0.4
    assert rates[-1] == pytest.approx(0.2, abs=0.01)
    assert rates == sorted(rates, reverse=True)


def test_the_accuracy_of_the_trained_network():
    found = workload("mobilenet_digits")
    for cases, rows, wrong in ((found.train, 640, 23), (found.heldout, 384, 21)):
        sizes = [case.size["samples"] for case in cases]
        assert sum(sizes) == rows
        errors = [
            error("mobilenet_digits", case) * n for case, n in zip(cases, sizes, strict=True)
        ]
        assert sum(errors) == pytest.approx(wrong, abs=2)  # processors round differently


def test_networks_that_do_nothing_are_wrong():
    """A constant, and a guess: whatever is not learnt has an error far above any tolerance."""
    case = workload("mobilenet_digits").train[0]
    right = run("mobilenet_digits", case).outputs["score"]
    expected = workload("mobilenet_digits").reference(case)
    metric = workload("mobilenet_digits").metric
    assert metric({"score": np.zeros_like(right)}, expected) == math.inf
    assert metric({"score": np.full_like(right, np.nan)}, expected) == math.inf
    first = np.tile(np.arange(10, dtype=np.float32), (len(right), 1))
    assert metric({"score": first}, expected) > 0.8


def test_the_shapes_of_the_weights_are_those_of_main():
    spec = importlib.util.spec_from_file_location("m", ROOT / "testcases/mobilenet_digits.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    _, signature = canonical(text("mobilenet_digits"))
    assert [t.shape for t in signature.arguments[:-1]] == list(module._shapes())


def test_the_rate_has_a_table_for_tuning():
    found = workload("mlp_training")
    assert dict(found.defaults) == {"rate": 0.02, "decay": 0.0}
    assert found.tune is not None


@pytest.mark.parametrize("arguments", [["--data", "somewhere"], ["--out", "somewhere"]])
def test_data_and_where_to_need_each_other(arguments, monkeypatch, capsys):
    spec = importlib.util.spec_from_file_location("b", ROOT / "scripts/build_models.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr("sys.argv", ["build_models.py", *arguments])
    with pytest.raises(SystemExit) as end:
        module.main()
    assert end.value.code == 2
    assert "--data and --out" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "searched", "heldout"),
    [("encoder_digits", 0.95, 0.94), ("mixer_digits", 0.94, 0.94), ("decoder_sums", 1.0, 1.0)],
)
def test_the_accuracy_of_the_other_networks(name, searched, heldout):
    found = workload(name)
    for cases, least in ((found.train, searched), (found.heldout, heldout)):
        sizes = [case.size["samples"] for case in cases]
        wrong = sum(error(name, c) * n for c, n in zip(cases, sizes, strict=True))
        assert 1 - wrong / sum(sizes) > least - 0.02
