"""Rewrites of an op with what leads to it: sums as products, simple curves, softmax in bounds."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from gevo.device.xla.backend import Client
from gevo.device.xla.tensor import canonical
from gevo.edits.apply import apply
from gevo.edits.patch import Patch
from gevo.edits.propose import moves
from gevo.edits.text import format_patch, parse_patch, patch_from_json, patch_to_json
from gevo.errors import EditError
from gevo.program.load import load, open_editor
from gevo.program.stablehlo.alone import alone
from gevo.program.stablehlo.curve import closest
from gevo.program.stablehlo.load import load_text

KERNELS = Path(__file__).parents[2] / "kernels"
GELU = """
func.func public @main(%x: tensor<4x300xf32>) -> tensor<4x300xf32> {
  %h = stablehlo.constant dense<0.5> : tensor<4x300xf32>
  %k = stablehlo.constant dense<4.471500e-02> : tensor<f32>
  %kb = stablehlo.broadcast_in_dim %k, dims = [] : (tensor<f32>) -> tensor<4x300xf32>
  %c = stablehlo.constant dense<0.797884583> : tensor<4x300xf32>
  %o = stablehlo.constant dense<1.0> : tensor<4x300xf32>
  %a = stablehlo.multiply %h, %x : tensor<4x300xf32>
  %b = stablehlo.multiply %kb, %x : tensor<4x300xf32>
  %d = stablehlo.multiply %b, %x : tensor<4x300xf32>
  %e = stablehlo.multiply %d, %x : tensor<4x300xf32>
  %f = stablehlo.add %x, %e : tensor<4x300xf32>
  %g = stablehlo.multiply %c, %f : tensor<4x300xf32>
  %t = stablehlo.tanh %g : tensor<4x300xf32>
  %p = stablehlo.add %o, %t : tensor<4x300xf32>
  %y = stablehlo.multiply %a, %p : tensor<4x300xf32>
  return %y : tensor<4x300xf32>
}
"""
SOFTMAX = """
func.func public @main(%x: tensor<4x16x16xf32>) -> tensor<4x16x16xf32> {{
  %i = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.reduce(%x init: %i) applies stablehlo.maximum across dimensions = [{most}]
    : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<4x16xf32>
  %n = stablehlo.broadcast_in_dim %m, dims = {places} : (tensor<4x16xf32>) -> tensor<4x16x16xf32>
  %d = stablehlo.subtract %x, %n : tensor<4x16x16xf32>
  %e = stablehlo.exponential %d : tensor<4x16x16xf32>
  %s = stablehlo.reduce(%e init: %z) applies stablehlo.add across dimensions = [2]
    : (tensor<4x16x16xf32>, tensor<f32>) -> tensor<4x16xf32>
  %r = stablehlo.broadcast_in_dim %s, dims = [0, 1] : (tensor<4x16xf32>) -> tensor<4x16x16xf32>
  %y = stablehlo.divide %e, {below} : tensor<4x16x16xf32>
  return %y : tensor<4x16x16xf32>
}}
"""
_LAYER = [line for line in SOFTMAX.format(most=2, places="[0, 1]", below="%r").splitlines()][2:-2]
LAYERS = "\n".join(
    [
        "func.func public @main(%x: tensor<4x16x16xf32>) -> tensor<4x16x16xf32> {",
        *_LAYER,
        "  %t = stablehlo.tanh %y : tensor<4x16x16xf32>",
        *(re.sub(r"%(\w)", r"%\1\1", line).replace("%xx", "%t") for line in _LAYER),
        "  %w = stablehlo.tanh %yy : tensor<4x16x16xf32>",
        "  return %w : tensor<4x16x16xf32>",
        "}",
    ]
)
"""Two times a softmax and a curve."""
PLAIN = SOFTMAX.format(most=2, places="[0, 1]", below="%r")
SUM = """
func.func public @main(%x: tensor<4x16x32xf32>) -> tensor<16xf32> {{
  %z = stablehlo.constant dense<{start}> : tensor<f32>
  %y = stablehlo.reduce(%x init: %z) applies stablehlo.{how} across dimensions = [0, 2]
    : (tensor<4x16x32xf32>, tensor<f32>) -> tensor<16xf32>
  return %y : tensor<16xf32>
}}
"""
WEIGHTS = """
func.func public @main(%w: tensor<64x64xf32> {gevo.weight}, %x: tensor<8x64xf32>)
    -> tensor<8x64xf32> {
  %t = stablehlo.tanh %w : tensor<64x64xf32>
  %y = stablehlo.dot_general %x, %t, contracting_dims = [1] x [0]
    : (tensor<8x64xf32>, tensor<64x64xf32>) -> tensor<8x64xf32>
  return %y : tensor<8x64xf32>
}
"""


@pytest.fixture(scope="module")
def client():
    return Client()


def of_kind(text: str, kind: str):
    program = load_text(text)
    return program, [edit for edit in moves(program) if edit.kind == kind]


def run(client, program, x):
    code = client.compile(canonical(program.text)[0])
    return client.fetch(code.run([client.put(x)])[0])


def variant(text: str, kind: str):
    program, (edit,) = of_kind(text, kind)
    patch = Patch((edit,))
    assert patch_from_json(patch_to_json(patch)) == patch == parse_patch(format_patch(patch))
    found = apply(program, patch)
    assert not found.dropped
    return program, found.program


def test_gelu_becomes_a_simple_curve_close_to_it(client):
    program, bent = variant(GELU, "bend")
    assert "tanh" not in bent.text
    assert bent.text.count("multiply") == 2
    x = np.linspace(-5, 5, 1200, dtype=np.float32).reshape(4, 300)
    off = np.abs(run(client, bent, x) - run(client, program, x))
    assert 0 < off.max() < 0.08
    assert off.mean() < 0.04


def test_a_curve_that_nothing_simple_is_close_to_is_left():
    assert closest(("exponential", "x")) is None
    assert closest(("log", "x")) is None
    straight = closest(("tanh", "x"))
    assert straight is not None
    level, slope, own, bent = straight.factors
    assert level == bent == 0.0 < slope < own
    steep = GELU.replace("stablehlo.multiply %h, %x", "stablehlo.exponential %x")
    assert not of_kind(steep, "bend")[1]


def test_a_curve_of_which_no_factor_is_left_is_not_offered():
    text = GELU.replace(
        "%h = stablehlo.constant dense<0.5>", "%h = stablehlo.constant dense<1.0e-09>"
    )
    assert not of_kind(text, "bend")[1]


def test_a_curve_ends_where_another_value_comes_in():
    text = GELU.replace(
        "(%x: tensor<4x300xf32>)", "(%x: tensor<4x300xf32>, %v: tensor<4x300xf32>)"
    )
    program, (edit,) = of_kind(text.replace("multiply %a, %p", "multiply %v, %p"), "bend")
    (line,) = [line for line in program.text.splitlines() if f"%{edit.uid} =" in line]
    assert "stablehlo.add" in line


def test_a_softmax_within_bounds_is_the_same_but_for_rounding(client):
    program, bound = variant(PLAIN, "bound")
    assert bound.text.count("maximum") == 1
    rng = np.random.default_rng(1)
    x = rng.normal(size=(4, 16, 16)).astype(np.float32) * 8
    np.testing.assert_allclose(
        run(client, bound, x), run(client, program, x), rtol=1e-4, atol=1e-7
    )
    far = run(client, bound, x * 1e6)
    assert np.isfinite(far).all()


@pytest.mark.parametrize(
    "text",
    [
        SOFTMAX.format(most=1, places="[0, 2]", below="%r"),  # the largest of others
        SOFTMAX.format(most=2, places="[0, 2]", below="%r"),  # taken from others
        SOFTMAX.format(most=2, places="[0, 1]", below="%x"),  # not divided by the sum
    ],
)
def test_what_is_no_softmax_keeps_its_largest(text):
    assert not of_kind(text, "bound")[1]


def test_bounds_and_products_with_ones_go_together_in_either_order(client):
    program = load_text(PLAIN)
    edits = [edit for edit in moves(program) if edit.kind in ("total", "bound")]
    x = np.random.default_rng(2).normal(size=(4, 16, 16)).astype(np.float32)
    for order in (edits, edits[::-1]):
        found = apply(program, Patch(tuple(order)))
        assert not found.dropped
        assert "reduce" not in found.program.text
        np.testing.assert_allclose(
            run(client, found.program, x), run(client, program, x), rtol=1e-5, atol=1e-7
        )


def test_a_sum_is_a_product_with_ones(client):
    program, total = variant(SUM.format(start="0.0", how="add"), "total")
    assert "reduce" not in total.text
    x = np.random.default_rng(3).normal(size=(4, 16, 32)).astype(np.float32)
    np.testing.assert_allclose(
        run(client, total, x), run(client, program, x), rtol=1e-5, atol=1e-5
    )


@pytest.mark.parametrize(
    ("start", "how"), [("1.0", "add"), ("0.0", "maximum"), ("0.0", "multiply")]
)
def test_what_is_no_sum_is_no_product(start, how):
    assert not of_kind(SUM.format(start=start, how=how), "total")[1]


def test_what_has_no_such_form_is_refused():
    editor = open_editor(load_text(PLAIN))
    for name in ("bend", "total", "bound"):
        with pytest.raises(EditError, match=f"cannot be rewritten by {name}"):
            editor.rewrite("u0", name)


def test_on_models_all_of_them_verify_together():
    for name in ("encoder_digits", "decoder_sums"):
        program = load(KERNELS / f"{name}.mlir")
        edits = tuple(e for e in moves(program) if e.kind in ("total", "bend", "bound"))
        assert {edit.kind for edit in edits} == {"total", "bend", "bound"}
        found = apply(program, Patch(edits))
        assert not found.dropped
        canonical(found.program.text)
        assert "tanh" not in found.program.text


def test_what_follows_from_weights_alone_is_not_timed():
    program = load_text(WEIGHTS)
    (text,) = alone(program).values()
    assert "dot_general" in text


LOOP = """
func.func public @main(%x: tensor<32x32xf32>) -> tensor<32x32xf32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %d = stablehlo.constant dense<1> : tensor<i32>
  %e = stablehlo.constant dense<3> : tensor<i32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r:2 = stablehlo.while(%i = %c, %y = %x) : tensor<i32>, tensor<32x32xf32>
    cond {
      %p = stablehlo.compare LT, %i, %e : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %t = stablehlo.tanh %y : tensor<32x32xf32>
      %s = stablehlo.reduce(%t init: %z) applies stablehlo.add across dimensions = [1]
        : (tensor<32x32xf32>, tensor<f32>) -> tensor<32xf32>
      %b = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<32xf32>) -> tensor<32x32xf32>
      %n = stablehlo.subtract %t, %b : tensor<32x32xf32>
      %j = stablehlo.add %i, %d : tensor<i32>
      stablehlo.return %j, %n : tensor<i32>, tensor<32x32xf32>
    }
  return %r#1 : tensor<32x32xf32>
}
"""


def test_what_is_in_a_loop_is_rewritten_there(client):
    program, sums = of_kind(LOOP, "total")
    _, bends = of_kind(LOOP, "bend")
    assert len(sums) == len(bends) == 1
    x = np.random.default_rng(7).uniform(-1, 1, (32, 32)).astype(np.float32)

    def run(*edits):
        found = apply(program, Patch(edits))
        assert not found.dropped
        code = client.compile(canonical(found.program.text)[0], True)
        return client.fetch(code.run([client.put(x)])[0])

    np.testing.assert_allclose(run(*sums), run(), rtol=1e-5, atol=1e-6)
    assert not np.array_equal(run(*bends), run())


JAX = """module {
  func.func public @main(%%x: tensor<4x300xf32>) -> tensor<4x300xf32> {
    %%one = stablehlo.constant dense<1.0> : tensor<4x300xf32>
    %%zero = stablehlo.constant dense<0.0> : tensor<4x300xf32>
    %s
    return %%r : tensor<4x300xf32>
  }
}
"""
FLOATS = "tensor<4x300xf32>"
SIGMOID = f"""%n = stablehlo.negate %x : {FLOATS}
    %e = stablehlo.exponential %n : {FLOATS}
    %a = stablehlo.add %one, %e : {FLOATS}
    %r = stablehlo.divide %one, %a : {FLOATS}"""
"""As jax.nn.sigmoid is lowered when a function is exported."""
SILU_ABOVE = f"""%n = stablehlo.negate %x : {FLOATS}
    %g = stablehlo.compare GT, %x, %zero, FLOAT : ({FLOATS}, {FLOATS}) -> tensor<4x300xi1>
    %m = stablehlo.select %g, %n, %x : tensor<4x300xi1>, {FLOATS}
    %e = stablehlo.exponential %m : {FLOATS}
    %a = stablehlo.add %one, %e : {FLOATS}
    %k = stablehlo.select %g, %one, %e : tensor<4x300xi1>, {FLOATS}
    %s = stablehlo.divide %k, %a : {FLOATS}
    %r = stablehlo.multiply %x, %s : {FLOATS}"""
"""x / (1 + exp(-x)) that never overflows."""
SOFTMAX_OF_JAX = """module {
  func.func public @main(%x: tensor<8x40xf32>) -> tensor<8x40xf32> {
    %zero = stablehlo.constant dense<0.0> : tensor<f32>
    %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
    %m = stablehlo.reduce(%x init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<8x40xf32>, tensor<f32>) -> tensor<8xf32>
    %lows = stablehlo.broadcast_in_dim %low, dims = [] : (tensor<f32>) -> tensor<8xf32>
    %most = stablehlo.maximum %lows, %m : tensor<8xf32>
    %c = stablehlo.broadcast_in_dim %most, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %b = stablehlo.broadcast_in_dim %c, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x40xf32>
    %d = stablehlo.subtract %x, %b : tensor<8x40xf32>
    %e = stablehlo.exponential %d : tensor<8x40xf32>
    %s = stablehlo.reduce(%e init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<8x40xf32>, tensor<f32>) -> tensor<8xf32>
    %t = stablehlo.broadcast_in_dim %s, dims = [0] : (tensor<8xf32>) -> tensor<8x1xf32>
    %u = stablehlo.broadcast_in_dim %t, dims = [0, 1] : (tensor<8x1xf32>) -> tensor<8x40xf32>
    %r = stablehlo.divide %e, %u : tensor<8x40xf32>
    return %r : tensor<8x40xf32>
  }
}
"""  # noqa: E501
"""As jax.nn.softmax is lowered."""


@pytest.mark.parametrize(("ops", "most"), [(SIGMOID, 0.05), (SILU_ABOVE, 0.13)])
def test_what_jax_makes_of_activations_becomes_a_simple_curve(client, ops, most):
    program, bent = variant(JAX % ops, "bend")
    assert "exponential" not in bent.text
    assert "select" not in bent.text
    x = np.linspace(-4, 4, 1200, dtype=np.float32).reshape(4, 300)
    off = np.abs(run(client, bent, x) - run(client, program, x))
    assert 0 < off.max() < most


@pytest.mark.parametrize("wrong", ["%x, %one", "%x, %x"])
def test_a_selection_is_part_of_its_curve(client, wrong):
    """What is offered for other sides is close to those."""
    text = JAX % SILU_ABOVE.replace("%g, %one, %e", f"%g, {wrong}")
    for edit in of_kind(text, "bend")[1]:
        bent = apply(load_text(text), Patch((edit,))).program
        x = np.linspace(-4, 4, 1200, dtype=np.float32).reshape(4, 300)
        wanted = run(client, load_text(text), x)
        assert np.abs(run(client, bent, x) - wanted).mean() < 0.1 * wanted.std()


def test_the_softmax_of_jax_is_bounded(client):
    program, bound = variant(SOFTMAX_OF_JAX, "bound")
    x = 8 * np.random.default_rng(4).normal(size=(8, 40)).astype(np.float32)
    np.testing.assert_allclose(
        run(client, bound, x), run(client, program, x), rtol=1e-4, atol=1e-7
    )


def test_a_softmax_whose_largest_is_bounded_from_below_keeps_it():
    clamped = SOFTMAX_OF_JAX.replace(
        "%lows = stablehlo.broadcast_in_dim %low", "%lows = stablehlo.broadcast_in_dim %zero"
    )
    assert not of_kind(clamped, "bound")[1]
