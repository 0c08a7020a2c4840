"""Cases whose arrays hold a few values each."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from gevo.workload.case import ArrayFacts, Role, TestCase
from gevo.workload.patterns import divided, patterned


def fact(name, dtype="i4", low=0, high=1000, role=Role.IN):
    return ArrayFacts(name, np.dtype(dtype), (8,), role, "integers", low, high)


BASES = [TestCase(f"t{n}", n, (("n", n),), ("k = 2",)) for n in (3, 5)]
FACTS = [fact("x"), fact("y"), fact("f", "f4", -1.5, 2.5), fact("out", role=Role.OUT)]
NUMBERS = [(92, 0.25), (-1640531527,)]


def drawn(count=400, seed=1, facts=FACTS, bounds=None, numbers=NUMBERS):
    return patterned(BASES, facts, {"fee": 2500, "a": 0.5}, bounds or {}, numbers, count, seed)


def pools(cases):
    """The values that each statement about an array names, by array."""
    found = {}
    texts = (text for case in cases for text in case.values[1:])
    for text in (text for text in texts if text.startswith(("among", "runs"))):
        name, *values = text.partition("(")[2].rstrip(")").split(", ")
        found.setdefault(name, []).append([float(v) for v in values])
    return found


def test_arrays_with_contents_hold_a_few_values_in_some_order():
    cases = drawn()
    assert len(cases) == 400
    assert all(case.values[0] == "k = 2" for case in cases)
    assert {case.sizes for case in cases} == {case.sizes for case in BASES}
    found = pools(cases)
    assert found.keys() == {"x", "y", "f"}
    assert all(len(pool) == len(set(pool)) <= 6 for some in found.values() for pool in some)
    texts = [text for case in cases for text in case.values]
    for how in ("among(x", "runs(x", "sorted(x", "reversed(x"):
        assert sum(text.startswith(how) for text in texts) > 20


def test_mostly_arrays_share_their_values():
    both = [found for case in drawn() if {"x", "y"} <= (found := pools([case])).keys()]
    alike = [found for found in both if found["x"] == found["y"]]
    assert 0.6 < len(alike) / len(both) < 0.95


def test_one_array_has_the_next_values_of_another():
    cases = [case for case in drawn() if any(text.startswith("cycle(x") for text in case.values)]
    pairs = [dict(t[6:-1].split(", ", 1) for t in case.values if "cycle" in t) for case in cases]
    told = [(pair["x"].split(", "), pair["y"].split(", ")) for pair in pairs if "y" in pair]
    shifted = [x[1:] == y[:-1] != [] or y[1:] == x[:-1] != [] for x, y in told]
    assert sum(shifted) > 10


def test_values_are_near_one_another_or_have_a_meaning():
    found = [set(pool) for pool in pools(drawn())["x"]]
    for wanted in ({2500, 5000}, {0, 65536}, {92, 93}, {92, 91}, {0, -1640531527}):
        assert any(wanted <= pool for pool in found), wanted
    assert any(max(pool) - min(pool) == 1 for pool in found)


def test_types_and_bounds_are_kept():
    facts = [fact("b", "u1"), fact("u", "u4"), fact("x")]
    found = pools(drawn(facts=facts, bounds={"x": (0, 99)}))
    for name, low, high in (("b", 0, 255), ("u", 0, 2**32 - 1), ("x", 0, 99)):
        assert all(
            low <= value <= high and value == int(value) for p in found[name] for value in p
        )
    assert any(2**32 - 1640531527 in pool for pool in found["u"])


def test_what_is_drawn_follows_from_the_seed():
    assert drawn(30, 4) == drawn(30, 4) != drawn(30, 5)
    assert drawn(facts=FACTS[3:]) == ()
    assert len(drawn(30, numbers=[(), ()])) == 30


class _Sizes:
    def __init__(self, declared=()):
        self.fresh = {"n": range(1, 5000), "m": (8, 16)}
        self.declared = declared


def test_sizes_are_multiples_of_numbers():
    base = TestCase("t", 1, (("n", 100), ("m", 8), ("k", 7)))
    found = [
        dict(c.sizes) for c in divided(_Sizes({"m"}), [1009, -5, 2.5, 2, 16, 1 << 20], base, 8)
    ]
    assert found == [
        {"n": 1009, "m": 8, "k": 7},
        {"n": 112, "m": 8, "k": 7},
        {"n": 100, "m": 16, "k": 7},
    ]
    assert [*divided(_Sizes(), [100], replace(base, sizes=(("n", 100),)), 8)] == []
