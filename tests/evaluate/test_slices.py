"""What two programs store, worked out for many values of what they load."""

from __future__ import annotations

import numpy as np
import pytest

from gevo.evaluate.scoring.slices import differences, statements
from gevo.evaluate.scoring.usable import Passed
from tests.smallkernel import PLAIN, module

SHAPE = (32, 1, 1, 2, 1, 1)
BURIED = """  %d = xor i32 %v, 123456789
  %less = sub i32 %d, 1
  %not = xor i32 %d, -1
  %both = and i32 %less, %not
  %one = lshr i32 %both, 31
  %other = mul i32 %v, 3
  %r = add i32 %other, %one
"""
"""One too much for one number, without a condition."""
TWICE = "  %a = shl i32 %v, 1\n  %r = add i32 %a, %v"
BYTES = """define ptx_kernel void @k(ptr %x, ptr %y, ptr %out, i32 %n) {
  %px = getelementptr i8, ptr %x, i32 %n
  %py = getelementptr i8, ptr %y, i32 AT
  %a = load i8, ptr %px
  %b = load i8, ptr %py
  %u = zext i8 %a to i32
  %v = zext i8 %b to i32
  %p = mul i32 %u, %v
BODY
  %po = getelementptr i32, ptr %out, i32 %n
  store i32 %r, ptr %po
  ret void
}
"""
SHARE = "  %q = add i32 %p, 127\n  %r = udiv i32 %q, 255"
ONE_OFF = """  %q = add i32 %p, 127
  %w = udiv i32 %q, 255
  %d = xor i32 %p, 38151
  %less = sub i32 %d, 1
  %one = lshr i32 %less, 31
  %r = add i32 %w, %one"""


def of_words(variant: str, base: str = PLAIN) -> list[dict[str, tuple[int, ...]]]:
    given = Passed((None, None, 64, 3), (("x", 256, 0), ("y", 256, 0), None, None), SHAPE)
    return [*differences(module(base), module(variant), "k", {given}, 0.0, {})]


def of_bytes(variant: str, at: str = "%n", array: str = "y") -> list[dict[str, tuple[int, ...]]]:
    arrays = (("x", 64, 0), (array, 64, 0), ("out", 256, 0), None)
    texts = (BYTES.replace("BODY", b).replace("AT", at) for b in (SHARE, variant))
    return [*differences(*texts, "k", {Passed((None, None, None, 7), arrays, SHAPE)}, 0.0, {})]


def test_a_number_that_stands_in_the_code():
    assert of_words(BURIED)[0] == {"x": (123456789,)}
    assert not of_words(TWICE)


def test_every_pair_of_bytes():
    assert of_bytes(ONE_OFF) == [{"x": (157,), "y": (243,)}, {"x": (243,), "y": (157,)}]
    assert not of_bytes(SHARE.replace("%q", "%other"))


def test_what_is_another_formula_and_equal_for_all_bytes():
    nearest = "  %q = mul i32 %p, 2\n  %w = add i32 %q, 254\n  %r = udiv i32 %w, 510"
    assert not of_bytes(nearest)


def test_two_elements_of_one_array():
    """Most elements are the one, some the other, so that they lie side by side."""
    found = of_bytes(ONE_OFF, array="x")[0]
    assert found == {"x": (157, 243)}
    assert [*statements(found, {})] == ["x = 157", "sprinkled(x, 243)"]


def test_integers_as_the_array_means_them():
    types = {"x": np.dtype(np.int8)}
    assert [*statements({"x": (157,)}, types)] == ["x = -99"]


LESS = "  %f = sitofp i32 %v to float\n  %g = fmul float %f, FACTOR\n  %r = fptosi float %g to i32"


@pytest.mark.parametrize(("factor", "differs"), [("0.5", False), ("0x3FE0000020000000", True)])
def test_floats(factor, differs):
    base = LESS.replace("FACTOR", "0.5").replace("%g = fmul float %f", "%g = fmul nsz float %f")
    assert bool(of_words(LESS.replace("FACTOR", factor), base)) is differs


@pytest.mark.parametrize("signed", ["ashr i32 %v, 3", "sdiv i32 %v, 8", "lshr i32 %v, 3"])
def test_what_negative_numbers_tell_apart(signed):
    (first, *_) = of_words(f"  %r = {signed}", "  %r = udiv i32 %v, 7")
    assert set(first) == {"x"}
    same = of_words(f"  %r = {signed}", "  %r = lshr i32 %v, 3")
    assert bool(same) is not signed.startswith("lshr")


FLOATS = """declare float @llvm.fma.f32(float, float, float)
define ptx_kernel void @k(ptr %x, ptr %y, ptr %out, i32 %n) {
  %px = getelementptr KIND, ptr %x, i32 %n
  %py = getelementptr KIND, ptr %y, i32 %n
  %a = load KIND, ptr %px
  %b = load KIND, ptr %py
BODY
  %po = getelementptr i32, ptr %out, i32 %n
  store i32 %r, ptr %po
  ret void
}
"""
ORDER = "  %c = fcmp olt double %a, %b\n  %r = zext i1 %c to i32"
NARROW = """  %s = fptrunc double %a to float
  %t = fptrunc double %b to float
  %c = fcmp olt float %s, %t
  %r = zext i1 %c to i32"""
ROUNDED_TWICE = """  %da = fpext float %a to double
  %db = fpext float %b to double
  %m = fmul double %da, %da
  %s = fadd double %m, %db
  %f = fptrunc double %s to float
  %r = bitcast float %f to i32"""
ONCE = """  %f = call float @llvm.fma.f32(float %a, float %a, float %b)
  %r = bitcast float %f to i32"""
NO_NUMBER = "  %c = fcmp uno float %a, %b\n  %r = zext i1 %c to i32"
ONE_KIND = """  %w = bitcast float %a to i32
  %v = bitcast float %b to i32
  %wa = and i32 %w, 2147483647
  %va = and i32 %v, 2147483647
  %c = icmp eq i32 %wa, 2143289344
  %d = icmp eq i32 %va, 2143289344
  %e = or i1 %c, %d
  %r = zext i1 %e to i32"""


def of_floats(kind, base, variant, bounds=None):
    arrays = (("x", 64, 0), ("y", 64, 0), ("out", 256, 0), None)
    texts = (FLOATS.replace("BODY", body).replace("KIND", kind) for body in (base, variant))
    passed = {Passed((None, None, None, 7), arrays, SHAPE)}
    return [*differences(*texts, "k", passed, 0.0, bounds or {})]


def test_floats_that_a_narrower_type_does_not_tell_apart():
    within = {"x": (1, 2), "y": (1, 2)}
    for found in of_floats("double", ORDER, NARROW, within):
        (x,), (y,) = found["x"], found["y"]
        assert 1 <= x < y <= 2
        assert np.float32(x) == np.float32(y)
    assert of_floats("double", ORDER, NARROW, within)


def test_a_product_between_two_numbers_and_next_to_nothing():
    found = of_floats("float", ROUNDED_TWICE, ONCE)
    (x,), (y,) = found[0]["x"], found[0]["y"]
    assert x % 2 == 1
    assert 0 < abs(y) < 1e-15


def test_what_is_no_number_has_many_forms():
    found = of_floats("float", NO_NUMBER, ONE_KIND)
    texts = [text for one in found for text in statements(one, {})]
    assert any(text.endswith("gpu_nan") for text in texts)


def test_a_sum_between_two_integers_that_a_double_rounds_first():
    base = "  %f = sitofp i64 %a to float\n  %r = bitcast float %f to i32"
    other = "  %d = sitofp i64 %a to double\n  %f = fptrunc double %d to float"
    (first, *_) = of_floats("i64", base, f"{other}\n  %r = bitcast float %f to i32")
    assert "x" in first
