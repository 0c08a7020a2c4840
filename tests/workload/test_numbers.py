"""Scalars of as many digits, and of as many bits, as types hold."""

import numpy as np
import pytest

from gevo.workload.case import ArrayFacts, Role, TestCase
from gevo.workload.numbers import scattered, unevenly, widely


def assigned(texts):
    parts = (text.partition(" = ") for text in texts if " = " in text)
    return {name: float(number) for name, _, number in parts}


@pytest.mark.parametrize("value", [0.5, 2.0, -1.0, 0.0, 1e-9, 4096.0])
def test_what_is_rounded_either_way_is_rounded_by_every_narrower_type(value):
    up, down = (assigned(texts) for texts, _ in unevenly({"n": 3, "a": value, "b": 2.0}, []))
    assert set(up) == set(down) == {"a", "b"}
    for name in "ab":
        assert float(np.float32(up[name])) > up[name]
        assert float(np.float32(down[name])) < down[name]
        for given in (np.float32(up[name]), np.float32(down[name])):
            assert not value or abs(given) <= 2 * max(abs(value), 2.0)
            assert float(np.float16(given)) != given
    a, b, x = np.float32(up["a"]), np.float32(up["b"]), np.arange(1, 50, dtype=np.float32)
    assert ((x * a) * b != x * (a * b)).any()


def test_arrays_hold_the_same_numbers():
    found = [texts for texts, _ in unevenly({"a": 0.5}, ["x", "y"])]
    assert [len(texts) for texts in found] == [1, 3, 1, 3]
    numbers = [assigned(found[0])["a"], assigned(found[2])["a"]]
    for texts in (found[1], found[3]):
        assert texts[1:] == tuple(f"cycle({x}, {numbers[0]}, {numbers[1]})" for x in "xy")


def test_integers_are_wide_together_and_alone():
    found = list(widely({"n": 5, "a": 0.5, "m": 7, "flag": True}))
    first = assigned(found[0][0])
    assert set(first) == {"n", "m"}
    assert first["n"] != first["m"]
    assert all(v > 2**32 for v in first.values())
    assert {tuple(assigned(texts)) for texts, _ in found} == {("n", "m"), ("n",), ("m",)}
    by_group = {}
    for texts, group in found:
        by_group.setdefault(group, []).append(max(assigned(texts).values()))
    assert len(by_group) == 6
    assert all(levels == sorted(levels, reverse=True) for levels in by_group.values())
    assert all(levels[-1] > 2**15 for levels in by_group.values())


def test_nothing_to_change():
    assert [*unevenly({"n": 5}, ["x"]), *widely({"a": 0.5})] == []


def fact(name, dtype="f4", role=Role.IN):
    return ArrayFacts(name, np.dtype(dtype), (8,), role, "uniform", -1.0, 1.0)


BASES = [TestCase(f"t{n}", n, (("n", n),), ("x = 2",)) for n in (3, 5)]
FACTS = [fact("x"), fact("i", "i4"), fact("out", role=Role.OUT)]


def test_floats_are_scattered_and_nothing_else_is():
    found = scattered(BASES, FACTS, {"a": 0.5, "n": 7, "b": 2.0}, {}, 600, 1)
    assert len(found) == 600
    assert {case.sizes for case in found} == {case.sizes for case in BASES}
    texts = [text for case in found for text in case.values[1:]]
    assert all(case.values[0] == "x = 2" for case in found)
    assert {text.partition(" = ")[0] for text in texts} == {"a", "b", "x"}
    numbers = [float(text[4:]) for text in texts if text.startswith("a = ")]
    for low, high in ((-1e30, -10), (-10, -0.1), (-0.1, 0), (0, 0.1), (0.1, 10), (10, 1e31)):
        assert sum(low < n < high for n in numbers) > 4
    assert {0.0, 1.0, -1.0} <= set(numbers)


def test_what_is_scattered_follows_from_the_seed_and_stays_in_the_domain():
    bounds = {"a": (0, None), "b": (-2, 3.5), "x": (None, 9)}
    given = BASES, FACTS, {"a": 0.5, "b": 2.0}, bounds, 60
    assert scattered(*given, 4) == scattered(*given, 4) != scattered(*given, 5)
    for case in scattered(*given, 4):
        for name, number in assigned(t for t in case.values[1:] if "uniform" not in t).items():
            low, high = bounds[name]
            assert low <= number <= (np.inf if high is None else high)
        drawn = [t for t in case.values[1:] if "uniform" in t]
        assert all(float(t.rpartition(",")[2].rstrip(")")) <= 9 for t in drawn)


def test_there_is_nothing_to_scatter():
    assert scattered(BASES, FACTS[1:], {"n": 7}, {}, 9, 1) == ()
