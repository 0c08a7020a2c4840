"""Rewrites that are algebra with weights: channels that are scaled, products that are one."""

from __future__ import annotations

import random
import re

import numpy as np
import pytest

from gevo.device.xla.backend import Client
from gevo.device.xla.tensor import canonical
from gevo.edits.apply import apply
from gevo.edits.patch import Patch
from gevo.edits.propose import moves
from gevo.edits.tensors import Fold, Merge, Spread
from gevo.errors import EditError
from gevo.program.load import open_editor
from gevo.program.stablehlo.hoist import halves
from gevo.program.stablehlo.load import load_text

CONVOLUTION = (
    "dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [1, 1]]} "
    "{batch_group_count = 1 : i64, feature_group_count = 3 : i64}"
)
SOURCES = {
    "stablehlo.convolution(%x, %k) " + CONVOLUTION: (
        "tensor<2x6x7x3xf32>",
        "tensor<3x3x1x3xf32>",
        "tensor<2x6x7x3xf32>",
        3,
        3,
    ),
    "stablehlo.dot_general %x, %k, contracting_dims = [2] x [0]": (
        *("tensor<2x5x8xf32>", "tensor<8x4xf32>", "tensor<2x5x4xf32>", 2, 4),
    ),
    "stablehlo.dot_general %x, %k, contracting_dims = [2] x [1]": (
        *("tensor<2x5x8xf32>", "tensor<4x8xf32>", "tensor<2x5x4xf32>", 2, 4),
    ),
}
CHAINS = 6
"""In a program."""
ROW = """
func.func public @main(%a: tensor<24x4xf32> {gevo.weight}, %b: tensor<4x24xf32> {gevo.weight},
    %c: tensor<24x24xf32> {gevo.weight}, %x: tensor<6x24xf32>) -> tensor<6x24xf32> {
  %p = stablehlo.dot_general %x, %c, contracting_dims = [1] x [1]
    : (tensor<6x24xf32>, tensor<24x24xf32>) -> tensor<6x24xf32>
  %q = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0]
    : (tensor<6x24xf32>, tensor<24x4xf32>) -> tensor<6x4xf32>
  %r = stablehlo.dot_general %q, %b, contracting_dims = [1] x [0]
    : (tensor<6x4xf32>, tensor<4x24xf32>) -> tensor<6x24xf32>
  %s = stablehlo.add %p, %r : tensor<6x24xf32>
  %t = stablehlo.tanh %s : tensor<6x24xf32>
  return %t : tensor<6x24xf32>
}
"""
"""A layer with an adapter of low rank (Hu et al. 2022)."""


def chains(seed: int) -> str:
    """A program of products, with things done to their channels in random orders."""
    rng = random.Random(seed)
    takes, lines, results, types = ["%s: tensor<f32> {gevo.weight}"], list[str](), "", ""
    for n in range(CHAINS):
        source, (given, weights, made, place, count) = rng.choice(list(SOURCES.items()))
        takes += [f"%x{n}: {given}", f"%k{n}: {weights} {{gevo.weight}}"]
        source = source.replace("%x", f"%x{n}").replace("%k", f"%k{n}")
        lines.append(f"%y{n}_0 = {source} : ({given}, {weights}) -> {made}")
        names = ["multiply", *rng.choices(["add", "subtract", "multiply", "divide"], k=3)]
        rng.shuffle(names)
        for step, name in enumerate(names):
            factor = f"%f{n}_{step}"
            single = rng.random() < 0.3
            given, dims = ("f32", "") if single else (f"{count}xf32", str(place))
            vector = "%s" if single else f"%v{n}_{step}"
            if not single:
                takes.append(f"{vector}: tensor<{given}> {{gevo.weight}}")
            lines.append(
                f"{factor} = stablehlo.broadcast_in_dim {vector}, dims = [{dims}] : "
                f"(tensor<{given}>) -> {made}"
            )
            both = [f"%y{n}_{step}", factor]
            if name != "divide" and rng.random() < 0.4:
                both.reverse()
            lines.append(f"%y{n}_{step + 1} = stablehlo.{name} {both[0]}, {both[1]} : {made}")
        lines.append(f"%z{n} = stablehlo.tanh %y{n}_{len(names)} : {made}")
        results += f", %z{n}"
        types += f", {made}"
    body = "\n  ".join(lines)
    return (
        f"func.func public @main({', '.join(takes)}) -> ({types[2:]}) {{\n  {body}\n"
        f"  return {results[2:]} : {types[2:]}\n}}"
    )


@pytest.fixture(scope="module")
def client():
    return Client()


def results(client, program):
    text, signature = canonical(program.text)
    rng = np.random.default_rng(0)
    given = [rng.uniform(0.5, 1.5, t.shape).astype(t.dtype) for t in signature.arguments]
    given = [one * (1 if one.ndim < 2 else rng.choice([-0.3, 0.3], one.shape)) for one in given]
    put = [client.put(one.astype(np.float32)) for one in given]
    return [client.fetch(one) for one in client.compile(text, True).run(put)]


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_done_to_channels_weights_do_the_same(client, seed):
    program = load_text(chains(seed))
    edits = tuple(edit for edit in moves(program) if isinstance(edit, Fold))
    assert len(edits) == CHAINS
    found = apply(program, Patch(edits))
    assert not found.dropped
    parts = halves(found.program.text)
    assert parts is not None
    assert not re.search("multiply|divide|subtract", parts.main)
    for own, other in zip(results(client, found.program), results(client, program), strict=True):
        np.testing.assert_allclose(own, other, rtol=2e-4, atol=2e-5)


def test_a_convolution_whose_weights_are_scaled_can_be_rewritten_further(client):
    program = load_text(chains(1))
    edits = tuple(edit for edit in moves(program) if isinstance(edit, Fold | Spread))
    assert {edit.kind for edit in edits} == {"fold", "spread"}
    found = apply(program, Patch(edits))
    assert not found.dropped
    assert "stablehlo.convolution" not in found.program.text
    for own, other in zip(results(client, found.program), results(client, program), strict=True):
        np.testing.assert_allclose(own, other, rtol=2e-4, atol=2e-5)


def test_a_layer_and_its_adapter_are_one_product(client):
    program = load_text(ROW)
    (edit,) = [one for one in moves(program) if isinstance(one, Merge)]
    found = apply(program, Patch((edit,)))
    parts = halves(found.program.text)
    assert parts is not None
    assert parts.main.count("dot_general") == 1
    (own,), (other,) = results(client, found.program), results(client, program)
    np.testing.assert_allclose(own, other, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (" {gevo.weight}", ""),  # nothing is computed when weights are loaded
        ("return %t : tensor<6x24xf32>", "return %r : tensor<6x24xf32>"),  # less work as it is
    ],
)
def test_products_that_gain_nothing_together_stay_apart(before, after):
    program = load_text(ROW.replace(before, after))
    assert not [edit for edit in moves(program) if isinstance(edit, Merge)]


def test_what_has_no_weights_to_do_it_is_refused():
    editor = open_editor(load_text(ROW))
    with pytest.raises(EditError, match="nothing to channels"):
        editor.rewrite("u0", "fold")
    with pytest.raises(EditError, match="cannot be rewritten by merge"):
        editor.rewrite("u4", "merge")
    text = chains(1).replace(" {gevo.weight}", "")
    assert not [edit for edit in moves(load_text(text)) if isinstance(edit, Fold)]
