"""Weights of lower rank, and what follows from weights alone."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.device.xla.backend import Client
from gevo.device.xla.device import open_xla
from gevo.device.xla.tensor import canonical, halved
from gevo.edits.apply import apply
from gevo.edits.patch import Patch
from gevo.edits.propose import moves
from gevo.edits.tensors import Rank, Straighten
from gevo.program.load import load
from gevo.program.stablehlo.hoist import halves, weights_of
from gevo.program.stablehlo.load import load_text
from gevo.program.stablehlo.text import read_program
from gevo.workload.spec import load as load_workload

pytest.importorskip("jaxlib", reason="needs jaxlib")
ROOT = Path(__file__).parents[3]
LAYER = """
func.func public @main(%w: tensor<24x18xf32> {gevo.weight}, %x: tensor<5x24xf32>)
    -> tensor<5x18xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
    : (tensor<5x24xf32>, tensor<24x18xf32>) -> tensor<5x18xf32>
  %z = stablehlo.tanh %y : tensor<5x18xf32>
  return %z : tensor<5x18xf32>
}
"""
KERNEL = """
func.func public @main(%w: tensor<3x3x4x10xf32> {gevo.weight}, %x: tensor<2x6x6x4xf32>)
    -> tensor<2x3x3x10xf32> {
  %y = stablehlo.convolution(%x, %w) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [2, 2], pad = [[1, 0], [1, 0]]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x6x6x4xf32>, tensor<3x3x4x10xf32>) -> tensor<2x3x3x10xf32>
  return %y : tensor<2x3x3x10xf32>
}
"""


@pytest.fixture(scope="module")
def client() -> Client:
    return Client()


def run(client: Client, text: str, *arrays: np.ndarray) -> np.ndarray:
    code = client.compile(canonical(text)[0])
    (found,) = code.run([client.put(one) for one in arrays])
    return np.asarray(client.fetch(found))


def variant(text: str, kind: type, **fields: str) -> str:
    program = load_text(text)
    (edit,) = (
        edit
        for edit in moves(program)
        if isinstance(edit, kind) and all(getattr(edit, k) == v for k, v in fields.items())
    )
    return apply(program, Patch((edit,))).program.text


def test_lower_rank_is_close_to_the_best_there_is(client: Client) -> None:
    rng = np.random.default_rng(1)
    spectrum = np.diag(np.exp(-np.arange(18) / 4))
    left, _ = np.linalg.qr(rng.normal(size=(24, 18)))
    right, _ = np.linalg.qr(rng.normal(size=(18, 18)))
    w = (left @ spectrum @ right).astype(np.float32)
    x = np.eye(24, dtype=np.float32)[:5] * 0.1
    text = variant(LAYER, Rank, share="half")
    rank = int(0.5 * 24 * 18 / (24 + 18))
    u, s, v = np.linalg.svd(w)
    best = np.tanh(x @ (u[:, :rank] * s[:rank]) @ v[:rank])
    assert np.abs(run(client, text, w, x) - best).max() < 2e-4
    assert np.abs(best - np.tanh(x @ w)).max() > 5e-4


def test_weights_of_that_rank_stay_as_they_are(client: Client) -> None:
    rng = np.random.default_rng(2)
    w = (rng.normal(size=(36, 2)) @ rng.normal(size=(2, 10))).astype(np.float32)
    w, x = w.reshape(3, 3, 4, 10), rng.normal(size=(2, 6, 6, 4)).astype(np.float32)
    whole = run(client, KERNEL, w, x)
    found = run(client, variant(KERNEL, Rank, share="half"), w, x)
    np.testing.assert_allclose(found, whole, rtol=1e-3, atol=1e-4)


def test_a_curve_becomes_straight_lines(client: Client) -> None:
    rng = np.random.default_rng(3)
    w, x = (rng.normal(size=s).astype(np.float32) for s in ((24, 18), (5, 24)))
    found = run(client, variant(LAYER, Straighten), w, x)
    np.testing.assert_allclose(found, np.clip(x @ w, -1, 1), rtol=1e-4, atol=1e-5)


def test_factors_are_computed_when_weights_are_loaded(client: Client) -> None:
    rng = np.random.default_rng(4)
    w, x = (rng.normal(size=s).astype(np.float32) for s in ((24, 18), (5, 24)))
    text = variant(LAYER, Rank, share="half")
    two = halved(text)
    assert two is not None
    assert (two.weights, two.kept) == ((0,), (1,))
    assert "cholesky" in two.prepare
    assert "cholesky" not in two.main
    prepared = client.compile(two.prepare).run([client.put(w)])
    (found,) = client.compile(two.main).run([client.put(x), *prepared])
    np.testing.assert_allclose(client.fetch(found), run(client, text, w, x), rtol=1e-5, atol=1e-6)


def test_without_marked_weights_nothing_is_prepared() -> None:
    assert halved(LAYER.replace(" {gevo.weight}", "")) is None
    assert not any(
        isinstance(edit, Rank) for edit in moves(load_text(LAYER.replace(" {gevo.weight}", "")))
    )


def test_a_network_in_two_gives_what_it_gave() -> None:
    program = load(ROOT / "kernels/mixer_digits.mlir")
    workload = load_workload(ROOT / "testcases/mixer_digits.toml")
    device = open_xla("cpu:modelled")
    case = workload.train[0]
    some = [edit for edit in moves(program) if isinstance(edit, Rank)][:1]
    made = apply(program, Patch(tuple(some))).program
    results = []
    for text in (made.text, made.text.replace(" {gevo.weight}", "")):
        binary = device.compile(device.lower(load_text(text)))
        found = device.run(binary, workload.launches(case, ()), RunOptions())
        results.append(found.outputs["score"])
    np.testing.assert_allclose(*results, rtol=1e-3, atol=1e-3)


def test_a_weight_behind_other_arguments_is_the_one_that_is_meant():
    text = MARKED_LAST.replace("W", "{gevo.weight}")
    assert weights_of(read_program(load_text(text))) == {"a1"}
    two = halves(load_text(text).text)
    assert two is not None
    assert (two.weights, two.kept) == ((1,), (0,))
    assert halves(load_text(MARKED_LAST.replace("W", "")).text) is None


MARKED_LAST = """
func.func public @main(%x: tensor<4xf32>, %w: tensor<4xf32> W) -> tensor<4xf32> {
  %a = stablehlo.sine %w : tensor<4xf32>
  %b = stablehlo.add %a, %x : tensor<4xf32>
  return %b : tensor<4xf32>
}
"""
