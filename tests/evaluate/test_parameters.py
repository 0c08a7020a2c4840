"""What numbers of a kernel have in common is relied on where a variant makes less use of them."""

from __future__ import annotations

import pytest

from gevo.device.simt.conditions import Described, Use
from gevo.evaluate.scoring.aliasing import kept_apart
from gevo.evaluate.scoring.alike import parameters
from gevo.evaluate.scoring.usable import Passed
from tests.smallkernel import PLAIN, module, small


def kernel(*users, divides=()):
    """A kernel whose parameters a, b, ... are used by these instructions."""
    uses = [
        Use("k", n, "abcdef"[n], frozenset(found), frozenset(found) & frozenset(divides))
        for n, found in enumerate(users)
    ]
    return {"k": Described((), tuple(uses), {}, frozenset(), frozenset())}


def found(base, other, *launches):
    return [
        (one.condition.text, one.missing, one.guard)
        for one in parameters(
            base, other, {"k": {Passed(one, (None,) * len(one), ()) for one in launches}}
        )
    ]


def test_a_number_that_is_always_the_same():
    base, other = kernel(["add", "mul"], ["add"]), kernel(["add"], ["add"])
    assert found(base, other, (3, 1), (3, 2)) == [("a == 3", 0, "k: arg0 == 3")]
    assert found(base, other, (3, 1), (4, 2)) == []
    assert found(base, base, (3, 1), (3, 2)) == []


def test_a_float_has_no_guard():
    assert found(kernel(["fmul"]), kernel([]), (0.5,)) == [("a == 0.5", 0, None)]


def test_pointers_are_no_numbers():
    assert found(kernel(["load"], ["add"]), kernel([], ["add"]), (None, 1), (None, 2)) == []


def test_numbers_that_are_always_equal():
    base, other = kernel(["x"], ["y"]), kernel(["x"], [])
    assert found(base, other, (3, 3), (8, 8)) == [("a == b", 0, "k: arg0 == arg1")]
    assert found(base, other, (3, 3), (8, 9)) == []
    assert found(base, base, (3, 3), (8, 8)) == []
    assert found(base, other, (0.5, 0.5), (1.5, 1.5)) == [("a == b", 0, None)]


def test_powers_of_two_that_are_no_divisor_any_more():
    base, other = kernel(["urem", "add"], divides=["urem"]), kernel(["and", "add"])
    assert found(base, other, (4,), (8,), (64,)) == [("a & (a - 1) == 0", 0, None)]
    assert found(base, other, (4,), (8,)) == [], "may be an accident"
    assert found(base, other, (4,), (8,), (65,)) == []
    assert found(base, base, (4,), (8,), (64,)) == []


def test_a_kernel_that_the_variant_does_not_have():
    assert found(kernel(["add"]), {}, (3,)) == []


NEIGHBOUR = """  %k = xor i64 %wide, 1
  %near = getelementptr i32, ptr %x, i64 %k
  %r = load i32, ptr %near, align 4"""
"""Reads what another thread writes when the arrays are one."""
AGAIN = """  store i32 7, ptr %py, align 4
  %again = load i32, ptr %px, align 4
  %r = mul i32 %again, 3"""
"""In place all elements are 21."""


@pytest.mark.parametrize(
    ("base", "variant", "texts"),
    [
        (PLAIN, "  %d = add i32 %v, %v\n  %r = add i32 %d, %v", []),
        (AGAIN, AGAIN, []),
        (AGAIN, PLAIN, ["x and y do not overlap"]),
        (NEIGHBOUR, PLAIN, []),
    ],
    ids=["elementwise", "same", "kept across a store", "not defined in place"],
)
def test_arrays_that_are_one(tmp_path, base, variant, texts):
    assert apart(tmp_path, base, variant) == texts


@pytest.mark.parametrize(
    ("statement", "texts"),
    [
        ("noalias(x, y)", []),
        ("n >= 0 and noalias(y, x)", []),
        ("noalias(x, y) or n >= 0", ["x and y do not overlap"]),
    ],
)
def test_arrays_that_the_domain_keeps_apart(tmp_path, statement, texts):
    domain = ("[[launch]]", f'[domain]\nassume = ["{statement}"]\n\n[[launch]]')
    assert apart(tmp_path, AGAIN, PLAIN, domain) == texts


def apart(folder, base, variant, *changes):
    made = small(folder, module(base), *changes)
    with made.scorer.compiled(made.lowered(module(variant))) as binary:
        return [one.condition.text for one in kept_apart(made.scorer, binary)]
