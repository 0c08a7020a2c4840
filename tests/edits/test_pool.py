"""Averaging neighbouring places: the same where neighbours are alike, and what stays whole."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from gevo.device.xla.backend import Client
from gevo.device.xla.tensor import canonical
from gevo.edits.apply import apply
from gevo.edits.patch import Patch
from gevo.edits.propose import moves
from gevo.errors import EditError
from gevo.program.load import load, open_editor
from gevo.program.stablehlo.load import load_text
from tests.edits.test_together import of_kind

KERNELS = Path(__file__).parents[2] / "kernels"

ATTENTION = """
func.func public @main(%x: tensor<3x8x5xf32>, %w: tensor<5x6xf32> {gevo.weight},
    %p: tensor<8x6xf32> {gevo.weight}, %m: tensor<8x7xf32> {gevo.weight}, %e: tensor<3x8x6xf32>)
    -> (tensor<3x6xf32>, tensor<3x6x7xf32>, tensor<3x8x6xf32>) {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %n = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %h = stablehlo.dot_general %x, %w, contracting_dims = [2] x [0]
    : (tensor<3x8x5xf32>, tensor<5x6xf32>) -> tensor<3x8x6xf32>
  %pb = stablehlo.broadcast_in_dim %p, dims = [1, 2] : (tensor<8x6xf32>) -> tensor<3x8x6xf32>
  %a = stablehlo.multiply %h, %pb : tensor<3x8x6xf32>
  %s = stablehlo.dot_general %a, %a, batching_dims = [0] x [0], contracting_dims = [2] x [2]
    : (tensor<3x8x6xf32>, tensor<3x8x6xf32>) -> tensor<3x8x8xf32>
  %t = stablehlo.reduce(%s init: %n) applies stablehlo.maximum across dimensions = [2]
    : (tensor<3x8x8xf32>, tensor<f32>) -> tensor<3x8xf32>
  %tb = stablehlo.broadcast_in_dim %t, dims = [0, 1] : (tensor<3x8xf32>) -> tensor<3x8x8xf32>
  %d = stablehlo.subtract %s, %tb : tensor<3x8x8xf32>
  %q = stablehlo.exponential %d : tensor<3x8x8xf32>
  %u = stablehlo.reduce(%q init: %z) applies stablehlo.add across dimensions = [2]
    : (tensor<3x8x8xf32>, tensor<f32>) -> tensor<3x8xf32>
  %r = stablehlo.reshape %u : (tensor<3x8xf32>) -> tensor<3x8x1xf32>
  %rb = stablehlo.broadcast_in_dim %r, dims = [0, 1, 2]
    : (tensor<3x8x1xf32>) -> tensor<3x8x8xf32>
  %o = stablehlo.divide %q, %rb : tensor<3x8x8xf32>
  %v = stablehlo.dot_general %o, %a, batching_dims = [0] x [0], contracting_dims = [2] x [1]
    : (tensor<3x8x8xf32>, tensor<3x8x6xf32>) -> tensor<3x8x6xf32>
  %c = stablehlo.concatenate %v, %a, dim = 2
    : (tensor<3x8x6xf32>, tensor<3x8x6xf32>) -> tensor<3x8x12xf32>
  %k = stablehlo.slice %c [0:3, 0:8, 3:9] : (tensor<3x8x12xf32>) -> tensor<3x8x6xf32>
  %l = stablehlo.transpose %k, dims = [0, 2, 1] : (tensor<3x8x6xf32>) -> tensor<3x6x8xf32>
  %f = stablehlo.dot_general %l, %m, contracting_dims = [2] x [0]
    : (tensor<3x6x8xf32>, tensor<8x7xf32>) -> tensor<3x6x7xf32>
  %i = stablehlo.reduce(%k init: %z) applies stablehlo.add across dimensions = [1]
    : (tensor<3x8x6xf32>, tensor<f32>) -> tensor<3x6xf32>
  %j = stablehlo.add %k, %e : tensor<3x8x6xf32>
  return %i, %f, %j : tensor<3x6xf32>, tensor<3x6x7xf32>, tensor<3x8x6xf32>
}
"""
"""Attention with a softmax, weights for places, and an addition of something else."""


@pytest.fixture(scope="module")
def client():
    return Client()


def results(client, program, given):
    code = client.compile(canonical(program.text)[0], True)
    return [client.fetch(one) for one in code.run([client.put(one) for one in given])]


def alike(rng, *shape):
    """Random numbers, each twice along the dimension in front of the last."""
    half = rng.normal(size=(*shape[:-2], shape[-2] // 2, shape[-1])).astype(np.float32)
    return np.repeat(half, 2, axis=-2)


def first_of(program):
    return next(edit for edit in moves(program) if edit.kind == "pool")


def test_where_neighbours_are_alike_the_results_stay(client):
    """Attention, sums, transposes, slices, weights of places: all that is no convolution."""
    program = load_text(ATTENTION)
    found = apply(program, Patch((first_of(program),)))
    assert not found.dropped
    assert found.program.text.count("tensor<3x4x4xf32>") > 4  # the softmax is a quarter as large
    rng = np.random.default_rng(3)
    w, m = (rng.normal(size=shape).astype(np.float32) for shape in ((5, 6), (8, 7)))
    e = rng.normal(size=(3, 8, 6)).astype(np.float32)
    given = [alike(rng, 3, 8, 5), w, alike(rng, 8, 6), m, e]
    for now, was in zip(
        results(client, found.program, given), results(client, program, given), strict=True
    ):
        np.testing.assert_allclose(now, was, rtol=1e-4, atol=1e-4)
    given[0] = rng.normal(size=(3, 8, 5)).astype(np.float32)
    now, was = (results(client, one, given)[0] for one in (found.program, program))
    assert np.abs(now - was).max() > 0.01


CONVOLUTIONS = """
func.func public @main(%x: tensor<2x8x12x3xf32>, %k: tensor<3x3x3x5xf32>, %l: tensor<3x3x5x4xf32>)
    -> tensor<2x4x6x4xf32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {pad = [[1, 1], [1, 1]]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x8x12x3xf32>, tensor<3x3x3x5xf32>) -> tensor<2x8x12x5xf32>
  %t = stablehlo.tanh %y : tensor<2x8x12x5xf32>
  %z = stablehlo.convolution(%t, %l) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [2, 2], pad = [[0, 1], [0, 1]]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x8x12x5xf32>, tensor<3x3x5x4xf32>) -> tensor<2x4x6x4xf32>
  return %z : tensor<2x4x6x4xf32>
}
"""


def test_a_convolution_slides_over_what_is_left(client):
    program = load_text(CONVOLUTIONS)
    found = apply(program, Patch((first_of(program),)))
    assert not found.dropped
    rng = np.random.default_rng(5)
    shapes = (2, 8, 12, 3), (3, 3, 3, 5), (3, 3, 5, 4)
    x, k, m = (rng.normal(size=shape).astype(np.float32) for shape in shapes)
    layer = CONVOLUTIONS
    first = layer.replace("return %z : tensor<2x4x6x4xf32>", "return %y : tensor<2x8x12x5xf32>")
    first = first.replace("-> tensor<2x4x6x4xf32> {", "-> tensor<2x8x12x5xf32> {")
    (y,) = results(client, load_text(first), [x, k, m])
    t = np.tanh(y.reshape(2, 4, 2, 6, 2, 5).mean(axis=(2, 4)))
    padded = np.pad(t, ((0, 0), (0, 1), (0, 1), (0, 0)))
    want = np.zeros((2, 2, 3, 4))
    for a in range(2):
        for b in range(3):
            seen = padded[:, 2 * a : 2 * a + 3, 2 * b : 2 * b + 3]
            want[:, a, b] = np.einsum("nxyi,xyio->no", seen, m)
    (made,) = results(client, found.program, [x, k, m])
    np.testing.assert_allclose(
        made, want.repeat(2, axis=1).repeat(2, axis=2), rtol=1e-3, atol=1e-3
    )


def test_where_no_product_gets_less_to_do_nothing_is_averaged():
    program, edits = of_kind(ATTENTION, "pool")
    last = edits[-1].uid  # the addition behind everything
    with pytest.raises(EditError, match="no product is less work"):
        open_editor(program).rewrite(last, "pool")
    with pytest.raises(EditError, match="no places that could be averaged"):
        open_editor(program).rewrite("u0", "pool")  # a constant


def test_on_models_they_verify_one_by_one():
    applied = 0
    for name in ("encoder_digits", "resnet_cifar10"):
        program = load(KERNELS / f"{name}.mlir")
        for edit in moves(program):
            if edit.kind == "pool":
                found = apply(program, Patch((edit,)))
                canonical(found.program.text)
                applied += not found.dropped
    assert applied >= 15
