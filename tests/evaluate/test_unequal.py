"""Numbers that are equal in every launch, and are not meant to be one."""

from __future__ import annotations

import pytest

from gevo.evaluate.scoring.contrast import Contraster
from gevo.evaluate.scoring.unequal import claims, equal
from gevo.evaluate.scoring.usable import Passed
from tests.smallkernel import module, small

TWICE = ('args = ["x", "y", "n", "s"]', 'args = ["x", "y", "n", "n"]')
BODY = """  %more = mul i32 %v, %s
  %r = add i32 %more, %n"""
RIGHT = """  %less = sub i32 %v, 1
  %more = mul i32 %less, %s
  %both = add i32 %s, %n
  %r = add i32 %more, %both"""
CROSSED = """  %more = mul i32 %v, %n
  %r = add i32 %more, %s"""
MEAN = """  %both = add i32 %n, %s
  %mean = lshr i32 %both, 1
  %more = mul i32 %v, %mean
  %r = add i32 %more, %n"""


EQUAL = {"n == s": "k: arg2 == arg3", "s > 0": "k: arg3 > 0"}


@pytest.mark.parametrize(
    ("variant", "relied"),
    [(BODY, {}), (RIGHT, {}), (MEAN, EQUAL), (CROSSED, EQUAL)],
    ids=["same", "right", "mean", "crossed"],
)
def test_what_is_taken_for_the_other(tmp_path, variant, relied):
    """What is wrong takes each of the two as often as the unmodified kernel does."""
    made = small(tmp_path, module(BODY), TWICE)
    workload = made.scorer.workload
    cases = (*workload.train, *workload.heldout)
    found = Contraster(made.scorer).contrast(made.lowered(module(variant)), cases)
    assert found.ran.ok
    told = {one.condition.text: one.guard for one in found.relied}
    assert told == relied


ONES = ('args = ["x", "y", "n", "s"]', 'args = ["x", "y", 1, 1]')
"""Two numbers that are the same in every launch."""


@pytest.mark.parametrize(
    ("variant", "relied"),
    [
        (BODY, []),
        (RIGHT, []),
        (CROSSED, ["n == 1", "s == 1"]),
        (MEAN, ["n == 1", "s == 1"]),
    ],
    ids=["same", "right", "crossed", "mean"],
)
def test_what_is_made_of_a_number_that_is_always_the_same(tmp_path, variant, relied):
    """Each is named: a guard of one would let launches through in which the other differs."""
    made = small(tmp_path, module(BODY), ONES)
    workload = made.scorer.workload
    cases = (*workload.train, *workload.heldout)
    found = Contraster(made.scorer).contrast(made.lowered(module(variant)), cases)
    assert found.ran.ok
    told = {one.condition.text: one.guard for one in found.relied}
    guards = {"n == 1": "k: arg2 == 1", "s == 1": "k: arg3 == 1"}
    assert told == {text: guards[text] for text in relied}


ADDED = "  %r = add i32 %v, %s"
POSITIVE = """  %less = sub i32 %s, 1
  %kept = and i32 %less, 2147483647
  %more = add i32 %kept, 1
  %r = add i32 %v, %more"""
"""The same for every size from 1 on."""
SIZED = (
    ("n = 64", "n = 64\nm = 5"),
    ("[scalars]\ns = 3\n", ""),
    ('"n", "s"]', '"n", "m"]'),
    ("sizes = { n = 40 }", "sizes = { n = 40, m = 9 }"),
)


@pytest.mark.parametrize(
    ("variant", "relied"),
    [(ADDED, {}), (ADDED.replace("add", "add nuw"), {}), (POSITIVE, {"s > 0": "k: arg3 > 0"})],
)
def test_what_is_made_of_a_size_that_is_none(tmp_path, variant, relied):
    made = small(tmp_path, module(ADDED), *SIZED)
    workload = made.scorer.workload
    cases = (*workload.train, *workload.heldout)
    found = Contraster(made.scorer).contrast(made.lowered(module(variant)), cases)
    assert found.ran.ok
    assert {one.condition.text: one.guard for one in found.relied} == relied


@pytest.mark.parametrize(
    ("type_", "values", "guards"),
    [
        ("i32", {3}, ["{} == 3"]),
        ("i8", {-1}, ["{} == -1"]),
        ("i1", {True}, ["unsigned({}) == 1"]),
        ("i1", {0, 1}, []),
        ("float", {2.0}, [""]),
        ("float", {2.0, 3.0}, []),
        ("i32", {1, 2}, ["{0} >= 1 and {0} <= 2", "{} > 0"]),
        ("i64", {2, 4, 8}, ["{0} >= 2 and {0} <= 8 and {0} & {0} - 1 == 0", "{} > 0"]),
        ("i64", {1, 2, 8}, ["", "{} > 0"]),
        ("i64", {3, 6}, ["", "{} > 0"]),
        ("i32", {-1, 1}, [""]),
        ("i32", {40, 64}, ["{} > 0"]),
        ("i32", {*range(9)}, ["{} >= 0"]),
        ("i16", {*range(1, 9)}, ["{} > 0"]),
        ("i32", {5, 2**31 - 1}, ["{} > 0"]),
        ("i64", {0, 2**63 - 1}, ["{} >= 0"]),
        ("i32", {None}, []),
        ("ptr", {3}, []),
        ("i8", {125}, []),
    ],
)
def test_what_is_claimed_of_numbers(type_, values, guards):
    assert [claim.guard for claim, _ in claims(type_, values)] == guards


CONSTANT = ('args = ["x", "y", "n", "s"]', 'args = ["x", "y", "n", VALUE]')
SQUARE = """  %square = mul i32 %s, %s
  %less = sub i32 %square, OFF
  %r = add i32 %v, %less"""


@pytest.mark.parametrize(("value", "off"), [("-1", "2"), ("0", "0"), ("2", "2")])
def test_a_constant_of_any_sign_is_changed(tmp_path, value, off):
    made = small(tmp_path, module(ADDED), tuple(t.replace("VALUE", value) for t in CONSTANT))
    workload = made.scorer.workload
    cases = (*workload.train, *workload.heldout)
    variant = made.lowered(module(SQUARE.replace("OFF", off)))
    found = Contraster(made.scorer).contrast(variant, cases)
    assert found.ran.ok
    assert [one.guard for one in found.relied] == [f"k: arg3 == {value}"]


TWO_LAUNCHES = (
    ('args = ["x", "y", "n", "s"]', 'args = ["x", "y", "n", 1]'),
    (
        "sizes = { n = 40 }",
        'sizes = { n = 40 }\n\n[[launch]]\nkernel = "k"\ngrid = ["ceil_div(n, 32)"]\n'
        'block = [32]\nargs = ["x", "y", "n", 2]',
    ),
)
SHIFTED = """  %less = sub i32 %s, 1
  %more = shl i32 1, %less
  %r = add i32 %v, %more"""


def test_a_number_of_few_values_is_another_one(tmp_path):
    """1 and 2 are what powers of two begin with."""
    made = small(tmp_path, module(ADDED), *TWO_LAUNCHES)
    workload = made.scorer.workload
    cases = (*workload.train, *workload.heldout)
    found = Contraster(made.scorer).contrast(made.lowered(module(SHIFTED)), cases)
    assert found.ran.ok
    assert [one.guard for one in found.relied] == ["k: arg3 >= 1 and arg3 <= 2"]


def test_which_numbers_are_equal():
    def passed(*numbers):
        return Passed(numbers, (None,) * len(numbers), (32, 1, 1, 2, 1, 1))

    some = {passed(5, 5, 1.0, 3, 3, 5, None), passed(8, 8, 8.0, 3, 3, 9, None)}
    assert equal(some) == [(0, 1)]
    assert equal({passed(5, 5)}) == []
