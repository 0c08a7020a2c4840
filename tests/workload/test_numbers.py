"""Scalars of as many digits, and of as many bits, as types hold."""

import numpy as np
import pytest

from gevo.workload.numbers import unevenly, widely


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
