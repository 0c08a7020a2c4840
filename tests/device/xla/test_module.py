from __future__ import annotations

import pytest

from gevo.device.xla.tensor import (
    MOST_BYTES,
    Tensor,
    canonical,
    handed_back,
    parse_tensor,
    size_bytes,
)
from gevo.errors import CompileFailed
from gevo.outcome import Outcome
from tests.device.xla.texts import AXPY, DOUBLE, ENDLESS, N


@pytest.fixture(autouse=True)
def _jaxlib():
    pytest.importorskip("jaxlib")


def refused(text: str, **options) -> CompileFailed:
    with pytest.raises(CompileFailed) as failure:
        canonical(text, **options)
    assert "\n" not in str(failure.value)
    return failure.value


def test_the_signature_of_main():
    _, signature = canonical(AXPY)
    whole = Tensor((N,), "float32")
    assert signature.arguments == (Tensor((), "float32"), whole, whole)
    assert signature.results == (whole,)
    assert whole.nbytes == 4 * N


def test_canonical_text_is_a_fixed_point():
    text, signature = canonical(AXPY)
    assert canonical(text) == (text, signature)


def test_names_and_unused_ops_make_no_difference():
    unused = DOUBLE.replace(
        "  return", "  %dead = stablehlo.multiply %x, %y : tensor<4xf32>\n  return"
    )
    renamed = "module @other {" + DOUBLE.replace("%y", "%result") + "}"
    assert canonical(unused) == canonical(renamed) == canonical(DOUBLE)


def test_functions_are_inlined():
    text = """
    func.func public @main(%x: tensor<4xf32>) -> tensor<4xf32> {
      %y = call @twice(%x) : (tensor<4xf32>) -> tensor<4xf32>
      return %y : tensor<4xf32>
    }
    func.func private @twice(%x: tensor<4xf32>) -> tensor<4xf32> {
      %y = stablehlo.add %x, %x : tensor<4xf32>
      return %y : tensor<4xf32>
    }"""
    assert canonical(text) == canonical(DOUBLE)


@pytest.mark.parametrize(
    "text",
    [
        "this is no module",
        DOUBLE.replace("@main", "@other"),
        DOUBLE.replace("%x, %x", "%x, %z"),
        DOUBLE.replace("4xf32", "?xf32"),
        DOUBLE.replace("4xf32", "4xcomplex<f32>"),
        DOUBLE.replace("4xf32", f"{MOST_BYTES // 4 + 1}xf32"),
    ],
    ids=["no module", "no main", "unknown value", "dynamic", "complex", "too large"],
)
def test_what_is_invalid(text):
    assert refused(text).outcome is Outcome.INVALID


def test_the_largest_tensor_there_may_be():
    canonical(DOUBLE.replace("4xf32", f"{MOST_BYTES // 4}xf32"))


def test_a_large_tensor_inside_a_loop_is_found():
    size = MOST_BYTES
    inside = f"""
    %big = stablehlo.iota dim = 0 : tensor<{size}xf32>
    %part = stablehlo.slice %big [0:4] : (tensor<{size}xf32>) -> tensor<4xf32>
    %next = stablehlo.multiply %part, %now"""
    text = ENDLESS.replace("%next = stablehlo.multiply %now, %none", inside)
    assert refused(text).outcome is Outcome.INVALID


def test_loops_have_no_modelled_time():
    canonical(ENDLESS)
    assert "loop" in str(refused(ENDLESS, loops=False))


@pytest.mark.parametrize(
    ("spelt", "size"),
    [
        ("tensor<f32>", 4),
        ("tensor<2x3xf64>", 48),
        ("tensor<0x3xf64>", 0),
        ("tensor<5xi1>", 5),
        ("tensor<5xi4>", 5),
        ("tensor<5xbf16>", 10),
        ("tensor<5xcomplex<f32>>", 40),
        ("!stablehlo.token", 0),
    ],
)
def test_sizes(spelt, size):
    assert size_bytes(spelt) == size


@pytest.mark.parametrize(
    ("spelt", "tensor"),
    [
        ("tensor<f32>", Tensor((), "float32")),
        ("tensor<2x1xi1>", Tensor((2, 1), "bool")),
        ("tensor<7xui8>", Tensor((7,), "uint8")),
        ("tensor<7xi64>", Tensor((7,), "int64")),
    ],
)
def test_types(spelt, tensor):
    assert parse_tensor(spelt) == tensor


GIVEN = """
func.func public @main(%a: tensor<4xf32>, %b: tensor<2xf32>)
    -> (tensor<2xf32> {jax.result_info = "b"}, tensor<4xf32>, tensor<4xf32>) {
  %s = stablehlo.add %a, %a : tensor<4xf32>
  return %b, %s, %a : tensor<2xf32>, tensor<4xf32>, tensor<4xf32>
}
"""


def test_results_that_are_arguments_are_not_run():
    text, signature = canonical(GIVEN)
    needed, places = handed_back(text)
    assert places == (1, None, 0)
    assert len(signature.results) == 3
    assert canonical(needed)[1].results == (Tensor((4,), "float32"),)


@pytest.mark.parametrize("given", ["%s, %s, %s", "%a, %a, %a"])
def test_where_nothing_or_all_is_handed_back_the_module_stays(given):
    text = GIVEN.replace("%b, %s, %a :", f"{given} :").replace("tensor<2xf32>,", "tensor<4xf32>,")
    text = canonical(text.replace("(tensor<2xf32> {", "(tensor<4xf32> {"))[0]
    needed, places = handed_back(text)
    assert needed == text
    assert not any(place is not None for place in places)
