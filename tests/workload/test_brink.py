"""Contents beside the largest and the least numbers of a type."""

from __future__ import annotations

import re

import numpy as np
import pytest

from gevo.workload.brink import at_brink, large, least
from gevo.workload.case import ArrayFacts, Role, TestCase
from gevo.workload.corners import value_corners

CASE = TestCase("c", 1, (("n", 64),))


def fact(name: str, dtype: str, role: Role = Role.IN) -> ArrayFacts:
    return ArrayFacts(name, np.dtype(dtype), (64,), role, "uniform", -1.0, 1.0)


def numbers(text: str) -> list[float]:
    return [float(one) for one in re.findall(r"-?[\d.]+(?:e[+-]\d+)?", text.partition(", ")[2])]


@pytest.mark.parametrize("dtype", ["f2", "f4", "f8"])
def test_sums_and_products_overflow_and_the_numbers_do_not(dtype):
    found = np.array(large(fact("x", dtype)), dtype)
    most = np.finfo(dtype).max
    assert np.isfinite(found).all()
    assert {most, -most} <= set(found)
    with np.errstate(over="ignore"):
        assert np.isinf(found + found).sum() >= 4
        assert (np.isinf(found * found) & (np.abs(found) < most / 100)).sum() == 2


@pytest.mark.parametrize("dtype", ["f2", "f4", "f8"])
def test_halves_of_the_least_numbers_are_lost(dtype):
    found = np.array(least(fact("x", dtype)), dtype)
    half = np.dtype(dtype).type(0.5)
    assert np.finfo(dtype).smallest_subnormal in found
    assert ((found * half) * 2 != found).sum() >= 6
    products = found * found
    assert ((products > 0) & (products < np.finfo(dtype).tiny)).any()


def test_all_arrays_are_at_the_brink_together_each_with_its_own_numbers():
    facts = [fact("a", "f4"), fact("i", "i4"), fact("b", "f8")]
    changes = at_brink(facts, {"n": 3})
    assert all(len(texts) == 2 for texts, _ in changes)
    (first, group), *_ = changes
    assert group == "brink"
    assert [text[: len("among(a")] for text in first] == [
        "among(a",
        "among(b",
    ]
    assert max(numbers(first[0])) == np.finfo("f4").max
    assert max(numbers(first[1])) == np.finfo("f8").max
    assert at_brink([fact("i", "i4")], {"a": 1.0}) == []


def test_signs_are_of_both_kinds_or_of_one():
    changes = at_brink([fact("a", "f4"), fact("b", "f4")], {})
    brinks = [texts for texts, group in changes if group == "brink"]
    assert [min(numbers(texts[0])) < 0 for texts in brinks] == [True, True, False, False]
    same, opposite = (texts for texts, group in changes if not group)
    assert [text[:15] for text in same] == ["a = uniform(2.5", "b = uniform(2.5"]
    assert [text[:15] for text in opposite] == ["a = uniform(2.5", "b = uniform(-3."]


def test_scalars_are_large_with_them():
    (*_, (texts, _)) = at_brink([fact("a", "f4")], {"alpha": 0.5, "n": 3})
    assert texts[0] == "alpha = 2.55212e+38"
    assert texts[1].startswith("among(a, 3.4028234663852886e+38")


def test_they_are_among_the_corners_that_are_kept():
    facts = [fact("a", "f4"), fact("b", "f4"), fact("y", "f4", Role.OUT)]
    found = [p.case.values for p in value_corners(CASE, facts, {})]
    places = [n for n, texts in enumerate(found) if "3.4028234663852886e+38" in texts[0]]
    assert min(places) < 32
    assert not any("among(y" in text for texts in found for text in texts)
