"""Channels that are left out: the same as zeros in their place, through all that holds them."""

from __future__ import annotations

import numpy as np
import pytest

from gevo.device.xla.backend import Client
from gevo.device.xla.tensor import canonical, halved
from gevo.edits.apply import apply
from gevo.edits.patch import Patch
from gevo.edits.propose import moves
from gevo.edits.tensors import Prune
from gevo.errors import EditError
from gevo.program.load import open_editor
from gevo.program.stablehlo.load import load_text

PRODUCTS = """
func.func public @main(%w: tensor<6x12xf32> {gevo.weight}, %b: tensor<12xf32> {gevo.weight},
    %v: tensor<12x5xf32> {gevo.weight}, %x: tensor<3x2x6xf32>) -> tensor<2x3x5xf32> {
  %h = stablehlo.dot_general %x, %w, contracting_dims = [2] x [0]
    : (tensor<3x2x6xf32>, tensor<6x12xf32>) -> tensor<3x2x12xf32>
  %c = stablehlo.broadcast_in_dim %b, dims = [2] : (tensor<12xf32>) -> tensor<3x2x12xf32>
  %i = stablehlo.add %h, %c : tensor<3x2x12xf32>
  %j = stablehlo.multiply %i, %i : tensor<3x2x12xf32>
  %t = stablehlo.transpose %j, dims = [1, 0, 2] : (tensor<3x2x12xf32>) -> tensor<2x3x12xf32>
  %r = stablehlo.reshape %t : (tensor<2x3x12xf32>) -> tensor<6x12xf32>
  %y = stablehlo.dot_general %r, %v, contracting_dims = [1] x [0]
    : (tensor<6x12xf32>, tensor<12x5xf32>) -> tensor<6x5xf32>
  %z = stablehlo.reshape %y : (tensor<6x5xf32>) -> tensor<2x3x5xf32>
  return %z : tensor<2x3x5xf32>
}
"""
WINDOW = """dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {{pad = [[1, 1], [1, 1]]}}
    {{batch_group_count = 1 : i64, feature_group_count = {} : i64}}"""
CONVOLUTIONS = f"""
func.func public @main(%w: tensor<3x3x2x12xf32> {{gevo.weight}}, %k: tensor<3x3x1x12xf32>
    {{gevo.weight}}, %v: tensor<12x5xf32> {{gevo.weight}}, %g: tensor<12xf32> {{gevo.weight}},
    %x: tensor<2x4x4x2xf32>) -> tensor<2x5xf32> {{
  %h = stablehlo.convolution(%x, %w) {WINDOW.format(1)}
    : (tensor<2x4x4x2xf32>, tensor<3x3x2x12xf32>) -> tensor<2x4x4x12xf32>
  %s = stablehlo.sqrt %g : tensor<12xf32>
  %c = stablehlo.broadcast_in_dim %s, dims = [3] : (tensor<12xf32>) -> tensor<2x4x4x12xf32>
  %i = stablehlo.multiply %h, %c : tensor<2x4x4x12xf32>
  %d = stablehlo.convolution(%i, %k) {WINDOW.format(12)}
    : (tensor<2x4x4x12xf32>, tensor<3x3x1x12xf32>) -> tensor<2x4x4x12xf32>
  %o = stablehlo.constant dense<0.0> : tensor<f32>
  %q = stablehlo.broadcast_in_dim %o, dims = [] : (tensor<f32>) -> tensor<2x4x4x12xf32>
  %m = stablehlo.maximum %d, %q : tensor<2x4x4x12xf32>
  %n = stablehlo.add %m, %i : tensor<2x4x4x12xf32>
  %p = stablehlo.reduce(%n init: %o) applies stablehlo.add across dimensions = [1, 2]
    : (tensor<2x4x4x12xf32>, tensor<f32>) -> tensor<2x12xf32>
  %y = stablehlo.dot_general %p, %v, contracting_dims = [1] x [0]
    : (tensor<2x12xf32>, tensor<12x5xf32>) -> tensor<2x5xf32>
  return %y : tensor<2x5xf32>
}}
"""
SUMMED = PRODUCTS.replace("multiply %i, %i", "add %i, %m").replace(
    "  %j =",
    """  %o = stablehlo.constant dense<0.0> : tensor<f32>
  %l = stablehlo.reduce(%i init: %o) applies stablehlo.add across dimensions = [2]
    : (tensor<3x2x12xf32>, tensor<f32>) -> tensor<3x2xf32>
  %m = stablehlo.broadcast_in_dim %l, dims = [0, 1] : (tensor<3x2xf32>) -> tensor<3x2x12xf32>
  %j =""",
)


@pytest.fixture(scope="module")
def client():
    return Client()


def run(client, text, arrays):
    code = client.compile(canonical(text)[0], True)
    return client.fetch(code.run([client.put(array) for array in arrays])[0])


def arrays_of(program):
    rng = np.random.default_rng(5)
    types = canonical(program.text)[1].arguments
    return [rng.uniform(0.1, 1, t.shape).astype(t.dtype) for t in types]


@pytest.mark.parametrize(("share", "left"), [("most", 8), ("half", 4)])
@pytest.mark.parametrize("text", [PRODUCTS, CONVOLUTIONS], ids=["products", "convolutions"])
def test_the_smaller_channels_count_as_zero(client, text, share, left):
    """Whatever the weights are: which channels those are is worked out from them."""
    program = load_text(text)
    edits = [one for one in moves(program) if isinstance(one, Prune) and one.share == share]
    assert [one.uid for one in edits] == ["u0"]
    found = apply(program, Patch(tuple(edits)))
    assert not found.dropped
    arrays = arrays_of(program)
    norms = [np.square(a).reshape(-1, 12).sum(0) for a in arrays[: 3 if "conv" in text else 1]]
    if "conv" in text:
        norms = [*norms[:2], arrays[3]]
    scores = np.prod(norms, axis=0) * np.square(arrays[2]).sum(1)
    arrays[2][np.argsort(scores)[: 12 - left]] = 0
    wanted = run(client, program.text, arrays)
    arrays = arrays_of(program)
    np.testing.assert_allclose(run(client, found.program.text, arrays), wanted, rtol=1e-4)
    assert not np.allclose(run(client, program.text, arrays), wanted, rtol=1e-2)


def test_what_is_chosen_from_weights_is_chosen_when_they_are_loaded(client):
    program = load_text(CONVOLUTIONS)
    edit = next(one for one in moves(program) if isinstance(one, Prune))
    two = halved(apply(program, Patch((edit,))).program.text)
    assert two is not None
    assert "compare" in two.prepare
    assert "compare" not in two.main
    assert "x12xf32" not in two.main


@pytest.mark.parametrize(
    "text",
    [SUMMED, PRODUCTS.replace(" {gevo.weight}", ""), PRODUCTS.replace("12", "4")],
    ids=["summed over", "no weights", "too few"],
)
def test_channels_that_are_needed_stay(text):
    program = load_text(text)
    assert not [one for one in moves(program) if isinstance(one, Prune)]
    with pytest.raises(EditError, match="cannot be fewer"):
        open_editor(program).rewrite("u0", "prune_half")


def test_of_eight_channels_half_and_most_are_one_offer():
    program = load_text(PRODUCTS.replace("12", "8"))
    (edit,) = [one for one in moves(program) if isinstance(one, Prune)]
    assert edit.share == "half"
    assert "tensor<3x2x4xf32>" in apply(program, Patch((edit,))).program.text


def test_ties_are_broken_by_place(client):
    """Equal weights, as before training: exactly as many channels stay as should."""
    program = load_text(PRODUCTS)
    edit = next(one for one in moves(program) if isinstance(one, Prune))
    ones = [np.ones_like(array) for array in arrays_of(program)]
    found = run(client, apply(program, Patch((edit,))).program.text, ones)
    np.testing.assert_allclose(found, run(client, program.text, ones) * 8 / 12, rtol=1e-6)


def test_channels_are_not_chosen_by_what_follows_from_them():
    """All here follows from weights, and what sums over the channels from these."""
    text = """
func.func public @main(%w: tensor<16x16xf32> {gevo.weight}) -> tensor<16x16xf32> {
  %a = stablehlo.dot_general %w, %w, contracting_dims = [1] x [0]
    : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %d = stablehlo.dot_general %a, %w, contracting_dims = [1] x [0]
    : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  %c = stablehlo.dot_general %a, %d, contracting_dims = [1] x [0]
    : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
  return %c : tensor<16x16xf32>
}
"""
    program = load_text(text)
    edit = next(one for one in moves(program) if isinstance(one, Prune))
    found = apply(program, Patch((edit,)))
    assert [reason for _, reason in found.dropped] == [
        "what is done to u0 would follow from its own result"
    ]
    assert found.program.digest == program.digest
