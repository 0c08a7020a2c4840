"""Numbers that are equal in every launch, and are not meant to be one."""

from __future__ import annotations

import pytest

from gevo.evaluate.scoring.contrast import Contraster
from gevo.evaluate.scoring.unequal import equal, positive, steady
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
    found = Contraster(made.scorer).contrast(made.lowered(module(variant)), cases, 5)
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
    found = Contraster(made.scorer).contrast(made.lowered(module(variant)), cases, 5)
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
    found = Contraster(made.scorer).contrast(made.lowered(module(variant)), cases, 5)
    assert found.ran.ok
    assert {one.condition.text: one.guard for one in found.relied} == relied


def test_which_numbers_are_positive():
    def passed(*numbers):
        return Passed(numbers, (None,) * len(numbers), (32, 1, 1, 2, 1, 1))

    some = {passed(1, 2, 3, None), passed(2, 2, 0, None)}
    assert [*positive(some, ["i32", "i64", "i32", "ptr"])] == [0]


def test_which_numbers_are_always_the_same():
    def passed(*numbers):
        return Passed(numbers, (None,) * len(numbers), (32, 1, 1, 2, 1, 1))

    types = ["i32", "i32", "float", "i1", "i32", "i16", "ptr"]
    some = {passed(5, 3, 1.0, 1, -1, 32767, None), passed(8, 3, 1.0, 1, -1, 32767, None)}
    assert steady(some, types) == {1: 3}
    assert steady({passed(0)}, ["i64"]) == {0: 0}


def test_which_numbers_are_equal():
    def passed(*numbers):
        return Passed(numbers, (None,) * len(numbers), (32, 1, 1, 2, 1, 1))

    some = {passed(5, 5, 1.0, 3, 3, 5, None), passed(8, 8, 8.0, 3, 3, 9, None)}
    assert equal(some) == [(0, 1)]
    assert equal({passed(5, 5)}) == []
