"""Corners of several arrays and scalars at once."""

import numpy as np

from gevo.workload.case import ArrayFacts, Role, TestCase
from gevo.workload.corners import value_corners
from gevo.workload.together import (
    any_integers,
    apart,
    at_ends,
    contents,
    hidden,
    paired,
    scattered_specials,
    ties,
    unlike,
    unread,
)


def fact(name, dtype, low=None, high=None, role=Role.IN):
    return ArrayFacts(name, np.dtype(dtype), (8,), role, "integers", low, high)


BYTES = [fact("a", "i1", -5, 5), fact("b", "i1", 0, 9)]
FLOATS = [fact("x", "f4", -1.0, 1.0), fact("y", "f4", -1.0, 1.0)]


def test_each_of_many_arrays_holds_nan_in_a_case_with_few_others():
    many = [fact(name, "f4", -1.0, 1.0) for name in "abcdefgh"]
    found = [texts for texts, _ in scattered_specials([*BYTES, *many])]
    assert found[:2] == [
        tuple(f"sprinkled({name}, nan)" for name in names) for names in ("abcdef", "gh")
    ]
    assert [len(texts) for texts in found] == [6, 2, 6, 2]
    assert scattered_specials(FLOATS[:1]) == []


def test_all_arrays_are_at_the_same_end_the_widest_first():
    assert at_ends(BYTES, {}) == [
        (("a = -128", "b = -128"), "all low"),
        (("a = -5", "b = 0"), "all low"),
        (("a = 127", "b = 127"), "all high"),
        (("a = 5", "b = 9"), "all high"),
    ]


def test_an_end_of_the_domain_may_be_the_first_number_outside():
    mixed = [fact("a", "i4", 0, 9), FLOATS[0]]
    found = [texts for texts, _ in at_ends(mixed, {"a": (0, 100), "x": (None, 2)})]
    assert found[:2] == [("a = 0", "x = -1.0"), ("a = 1", "x = -1.0")]
    assert found[2:] == [
        ("a = 100", "x = 2.0"),
        ("a = 99", f"x = {np.nextafter(np.float32(2), 0)}"),
    ]


def test_arrays_are_at_different_ends():
    assert [texts for texts, _ in apart(BYTES, {})] == [
        ("a = -128", "b = 127"),
        ("a = -5", "b = 9"),
        ("a = 127", "b = -128"),
        ("a = 5", "b = 0"),
    ]
    assert apart(BYTES[:1], {}) == []


def test_what_a_scalar_may_leave_unread_is_not_finite():
    found = [texts for texts, _ in unread([*BYTES, *FLOATS], {"beta": 0.5, "mode": 3})]
    assert found[:4] == [
        (f"{scalar}", f"sprinkled({x}, nan, inf, -inf)")
        for scalar in ("beta = 0.0", "mode = 0")
        for x in "xy"
    ]
    many = {f"s{n}": 1.0 for n in range(99)}
    assert len(unread(FLOATS, many)) < 99


def test_where_pairs_are_too_many_several_arrays_may_be_unread_at_once():
    many = [fact(f"f{n}", "f4") for n in range(9)]
    found = [texts for texts, _ in unread(many, {"beta": 0.5, "mode": 3})]
    special = [f"sprinkled({one.name}, nan, inf, -inf)" for one in many]
    assert found[:4] == [
        (scalar, *names)
        for scalar in ("beta = 0.0", "mode = 0")
        for names in (special[:6], special[6:])
    ]
    assert len(found) == len(set(found))


def test_integers_beside_other_arrays_have_any_sign():
    every = "a = integers(-128, 127)", "b = integers(-128, 127)", "k = integers(0, 4294967295)"
    assert any_integers([*FLOATS, *BYTES, fact("k", "u4")]) == [
        (every, "all of any sign"),
        (("a = integers(-128, 127)",), "a of any sign"),
        (("a = integers(-100, 100)",), "a of any sign"),
        (("b = integers(-128, 127)",), "b of any sign"),
        (("b = integers(-100, 100)",), "b of any sign"),
        (("k = integers(0, 4294967295)",), "k of any sign"),
        (("k = integers(0, 100)",), "k of any sign"),
    ]


def test_each_kind_of_array_is_tried_before_pairs_with_scalars():
    facts = [*(fact(f"f{n}", "f4") for n in range(4)), fact("k", "i4", 0, 100)]
    base = TestCase("base", 1, (("n", 8),))
    found = [
        one.case.values for one in value_corners(base, facts, {f"s{n}": 0.5 for n in range(8)})
    ]
    pair = found.index(("s0 = 0.0", *(f"sprinkled(f{n}, nan, inf, -inf)" for n in range(4))))
    assert found.index(("k = integers(-100, 100)",)) < pair
    assert found.index(tuple(f"sprinkled(f{n}, nan)" for n in range(4))) < pair


def test_what_zeros_in_another_array_may_leave_unread_is_not_finite():
    assert hidden([BYTES[0], *FLOATS]) == [
        ((f"sprinkled({w}, 0)", f"sprinkled({x}, nan, inf, -inf)"), "")
        for w, x in ("ax", "yx", "ay", "xy")
    ]
    assert hidden(BYTES) == []
    assert len(hidden([fact(f"f{n}", "f4") for n in range(9)])) < 9


def test_each_of_many_arrays_may_be_unread_where_a_mask_is_zero():
    found = [texts for texts, _ in hidden([*(fact(f"f{n}", "f4") for n in range(4)), BYTES[0]])]
    special = [f"sprinkled(f{n}, nan, inf, -inf)" for n in range(4)]
    assert found[:2] == [("cycle(a, 0, 1)", *special), ("cycle(f0, 0, 1)", *special[1:])]


def test_special_numbers_meet_in_pairs():
    assert paired([*FLOATS, *BYTES]) == [
        (("cycle(x, inf, inf, -inf, 1)", "cycle(y, inf, -inf, -inf, 1)"), ""),
        (("cycle(x, 0.0, 0.0, -0.0, -0.0)", "cycle(y, 0.0, -0.0, 0.0, -0.0)"), ""),
        (("cycle(a, -128, -128, 127, 127, -1)", "cycle(b, -1, -128, -128, -1, -128)"), ""),
    ]
    assert paired([BYTES[0], FLOATS[0], fact("n", "i4"), fact("u", "u4")]) == []


def test_an_array_holds_numbers_of_another_of_its_type():
    keys = np.array([30, 10, 20, 20], np.int8)
    assert ties([*BYTES, *FLOATS], {"a": keys, "x": np.full(3, np.nan, np.float32)}) == [
        (("cycle(b, 10, 20, 30)",), "b of a"),
        (("cycle(b, 10, 20, 30)", "sorted(b)"), "b of a"),
    ]


def test_outputs_and_scratch_hold_nothing_of_the_workloads():
    roles = [fact("x", "i4", role=role) for role in Role]
    assert {f.role for f in contents(roles)} == {Role.IN, Role.INOUT}


def test_elements_are_unlike_the_others_where_an_array_holds_one_number():
    held = {"a": np.full(8, 3, np.int8), "b": np.arange(8, dtype=np.int8)}
    found = unlike([*BYTES, *FLOATS], held)
    assert found[:4] == [
        (("sprinkled(a, 4, 3)",), "a sprinkled"),
        (("a = integers(3, 5)",), "a of two"),
        (("sprinkled(a, 2, 3)",), "a sprinkled"),
        (("a = integers(2, 4)",), "a of two"),
    ]
    single = [change for change in found if "[" in change[1]]
    assert single[:7] == [
        (("a[0] = 4",), "a[0] near"),
        (("a[0] = 2",), "a[0] near"),
        *(((f"a[0] = {n}",), "a[0] far") for n in (0, 1, -1, 100)),
        (("a[1] = 4",), "a[1] near"),
    ]
    assert (("cycle(a, 3, 4)",), "a in turns") in found
    assert unlike(BYTES, {"a": np.zeros(1, np.int8)}) == []


def test_arrays_of_one_number_take_turns():
    held = {"a": np.zeros(8, np.int8), "x": np.full(8, 0.5, np.float32)}
    found = [texts for texts, _ in unlike([*BYTES, *FLOATS], held)]
    assert found[:2] == [("sprinkled(a, 1, 0)",), ("sprinkled(x, 1.5, 0.5)",)]
    assert ("x[0] = -0.5",) in found
