"""A difference is found with the input that shows it; else it is said what a variant relies on."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from gevo.evaluate.scoring.contrast import AIMED, Contraster, Search
from gevo.evaluate.scoring.unaimed import (
    DIVIDED,
    MIXED,
    PARTS,
    PATTERNED,
    Unaimed,
    first_of,
    tried,
    unaimed,
)
from gevo.outcome import Outcome
from gevo.workload.case import TestCase
from tests.smallkernel import PLAIN, module, small, unless


@pytest.fixture
def contrasted(tmp_path):
    """The contrast of a variant's body with an unmodified one on the workload's own cases."""

    def contrasted(base, variant, *changes, compiled=None):
        made = small(tmp_path, module(base), *changes)
        workload = made.scorer.workload
        contraster = Contraster(made.scorer)
        lowered = made.lowered(module(variant))
        cases = (*workload.train, *workload.heldout)
        passes = made.lowered(module(compiled)) if compiled else None
        return contraster.contrast(lowered, cases, passes)

    return contrasted


def relied(found):
    return [(one.condition.text, one.missing) for one in found.relied]


def test_the_same_program_relies_on_nothing(contrasted):
    found = contrasted(PLAIN, "  %d = add i32 %v, %v\n  %r = add i32 %d, %v")
    assert found.ran.ok
    assert (found.case, found.relied) == (None, ())


@pytest.mark.parametrize(
    ("condition", "shown"),
    [
        ("icmp eq i32 %n, 77", lambda case: case.size["n"] == 77),
        ("icmp eq i32 %s, 1234", lambda case: case.values == ("s = 1234",)),
        ("icmp eq i32 %v, 4711", lambda case: "4711" in case.values[0]),
    ],
    ids=["size", "scalar", "data"],
)
def test_a_planted_difference(contrasted, condition, shown):
    """A condition of the variant's own, which no case and no corner takes."""
    found = contrasted(PLAIN, unless(condition, "0"))
    assert found.ran.outcome is Outcome.WRONG
    assert shown(found.case)


@pytest.mark.parametrize(("variant", "searched"), [("data", False), ("size", True), ("", True)])
def test_what_relies_on_what_nothing_settles_may_be_left_unsearched(tmp_path, variant, searched):
    """That data never hold a number no guard can test; that a size is never so one can."""
    condition = {"data": "icmp eq i32 %v, 4711", "size": "icmp eq i32 %n, 77"}.get(variant)
    made = small(tmp_path, module(PLAIN))
    lowered = made.lowered(module(unless(condition, "0") if condition else PLAIN))
    workload = made.scorer.workload
    cases = (*workload.train, *workload.heldout)
    contraster = Contraster(made.scorer)
    found = contraster.contrast(lowered, cases, search=Search.IF_SETTLED)
    assert found.searched is searched
    assert (found.case is None) is (variant != "size")
    full = contraster.contrast(lowered, cases)
    if searched:
        assert found == full
    else:
        assert found.ran.ok
        assert len(found.relied) == 1
        assert full.case is not None


SATURATED = """  %f = sitofp i32 %v to float
  %m = fmul float %f, %a
  %t = fdiv float %m, %b
  %below = fcmp olt float %t, 0.0
  %above = fadd float %t, 0x7FF0000000000000
  %end = select i1 %below, float 0.0, float %above
  %size = call float @llvm.fabs.f32(float %t)
  %far = fcmp oge float %size, 88.0
  %q = select i1 %far, float %end, float %t
  %r = bitcast float %q to i32"""


def test_what_two_conditions_decide_together(tmp_path):
    """All sides are taken, but no case has a large number that is positive."""
    floats = ("i32 %n, i32 %s", "i32 %n, float %a, float %b")
    numbers = ("s = 3", "a = 0.5\nb = 0.5"), ('"n", "s"]', '"n", "a", "b"]')
    below = ("[[heldout]]", '[[train]]\nseed = 2\nvalues = ["b = -0.001"]\n\n[[heldout]]')
    made = small(tmp_path, module(SATURATED, floats), *numbers, below)
    workload = made.scorer.workload
    for text, right in ((SATURATED, True), (SATURATED.replace("float %above", "float %t"), False)):
        lowered = made.lowered(module(text, floats))
        for seed in range(3):
            contraster = Contraster(made.scorer)
            aimed = contraster.contrast(lowered, workload.train)
            assert not right or aimed.relied == ()
            parts = [contraster.unaimed(lowered, workload.train, seed, n) for n in range(PARTS)]
            assert (aimed.ran.ok and first_of(parts).ran.ok) is right


@pytest.mark.parametrize("text", [SATURATED, SATURATED.replace("float %above", "float %t")])
def test_parts_of_a_search_come_to_the_whole(tmp_path, text):
    """Each in a process of its own, whichever that is: the same case is told of."""
    floats = ("i32 %n, i32 %s", "i32 %n, float %a, float %b")
    numbers = ("s = 3", "a = 0.5\nb = 0.5"), ('"n", "s"]', '"n", "a", "b"]')
    below = ("[[heldout]]", '[[train]]\nseed = 2\nvalues = ["b = -0.001"]\n\n[[heldout]]')
    made = small(tmp_path, module(SATURATED, floats), *numbers, below)
    lowered, cases = made.lowered(module(text, floats)), made.scorer.workload.train
    contraster = Contraster(made.scorer)
    every = unaimed(made.scorer.workload, cases, contraster.cleaned.text, lowered.text, 5)
    whole = tried(every, partial(contraster.differs, lowered), made.scorer.right())
    parts = [Contraster(made.scorer).unaimed(lowered, cases, 5, n) for n in range(PARTS)]
    assert first_of(parts).ran == whole.ran
    assert first_of(parts).case == whole.case
    if text == SATURATED:
        assert first_of(parts).tried == whole.tried
        assert max(part.tried for part in parts) - min(part.tried for part in parts) <= 1
    else:
        assert whole.case is not None


def test_the_first_of_all_cases_is_told(contrasted):
    right = contrasted(PLAIN, PLAIN).ran
    wrong = replace(right, outcome=Outcome.WRONG)
    case = TestCase("", 0, ())
    late, early, at = (replace(case, seed=n) for n in range(3))
    parts = [Unaimed(wrong, late, 9), Unaimed(right, None, 9), Unaimed(wrong, early, 3)]
    assert first_of([*parts, Unaimed(wrong, at, 3)]) == Unaimed(wrong, early, 24)
    lost = Unaimed(replace(right, outcome=Outcome.LAUNCH_FAILED))
    assert first_of([parts[1], lost]) == replace(lost, tried=9)
    assert first_of([lost, parts[2]]).case == early


def test_a_condition_that_the_variant_dropped(contrasted):
    found = contrasted(unless("icmp eq i32 %n, 77", "0"), PLAIN)
    assert not found.ran.ok
    assert found.case.size["n"] == 77
    assert found.relied == ()


HASHED = """  %a = mul i32 %v, 668265261
  %b = lshr i32 %a, 15
  %c = xor i32 %a, %b
  %cond = icmp eq i32 %c, 1234567
  %other = mul i32 %v, 3
  %r = select i1 %cond, i32 0, i32 %other"""
"""Which element that is nobody finds out by coming closer."""


def test_an_assumption_where_no_input_is_found(contrasted):
    found = contrasted(HASHED, PLAIN)
    assert found.ran.ok
    assert found.case is None
    ((text, missing),) = relied(found)
    assert text.endswith("== 1234567")
    assert missing == 1
    assert 0 < found.tried <= AIMED + MIXED + PATTERNED + DIVIDED


def test_its_own_condition_is_an_assumption_likewise(contrasted):
    found = contrasted(PLAIN, HASHED)
    assert found.ran.ok
    (one,) = found.relied
    assert one.own
    assert one.missing == 1
    assert one.guard is None


def test_a_condition_that_passes_made_is_no_assumption(contrasted):
    """It may be dropped as little as one of the unmodified program."""
    found = contrasted(PLAIN, HASHED, compiled=HASHED)
    assert found.ran.ok
    assert relied(found) == []
    (one,) = contrasted(PLAIN, PLAIN, compiled=HASHED).relied
    assert not one.own
    assert one.missing == 1
    (one,) = contrasted(PLAIN, HASHED, compiled=PLAIN).relied
    assert one.own


def test_outputs_are_those_of_the_unmodified_program_whatever_passes_made(contrasted):
    planted = unless("icmp eq i32 %n, 77", "0")
    found = contrasted(PLAIN, planted, compiled=planted)
    assert not found.ran.ok
    assert found.case is not None
    assert found.case.size["n"] == 77


def test_what_the_entry_can_decide_has_a_guard(contrasted):
    declared = ("[[train]]", "[fresh]\nn = { low = 8, high = 64, multiple_of = 8 }\n\n[[train]]")
    found = contrasted(unless("icmp eq i32 %n, 77", "0"), PLAIN, declared)
    (one,) = found.relied
    assert one.guard == "k: arg2 != 77"


def test_the_domain_is_kept_to(contrasted):
    domain = ("[[launch]]", '[domain]\nassume = ["n < 70"]\n\n[[launch]]')
    found = contrasted(unless("icmp eq i32 %n, 77", "0"), PLAIN, domain)
    assert found.ran.ok
    assert relied(found) == [("n == 77", 1)]


def test_the_same_result_every_time(contrasted):
    first, second = (contrasted(HASHED, PLAIN) for _ in range(2))
    assert (first.tried, first.relied, first.found) == (second.tried, second.relied, second.found)


def test_a_variant_that_does_not_compile_has_no_contrast(tmp_path):
    made = small(tmp_path, module())
    lowered = made.lowered(module())
    broken = replace(lowered, text=lowered.text.replace("mul i32", "mul i33"))
    assert broken.text != lowered.text
    found = Contraster(made.scorer).contrast(broken, made.scorer.workload.train)
    assert found.ran.outcome is Outcome.COMPILE_FAILED
    assert found.case is None


def test_differs_says_how_and_only_on_cases_that_count(tmp_path):
    named = ("[[launch]]", '[domain]\nassume = ["n < 90"]\n\n[[launch]]')
    made = small(tmp_path, module(), named)
    contraster = Contraster(made.scorer)
    lowered = made.lowered(module(unless("icmp sgt i32 %n, 70", "0")))
    case = made.scorer.workload.train[0]

    def at(n):
        return contraster.differs(lowered, replace(case, sizes=(("n", n),)))

    assert at(70) is None
    measured = at(71)
    assert measured is not None
    assert measured.outcome is Outcome.WRONG
    assert at(95) is None, "outside the domain"


SELDOM = """
define ptx_kernel void @late(ptr %y) {
  store i32 NUMBER, ptr %y, align 4
  ret void
}
"""


@pytest.mark.parametrize(
    ("when", "number", "stated"),
    [("n > 100000", 8, ["late is not launched"]), ("n > 100000", 7, []), ("n > 50", 7, [])],
    ids=["changed", "as it was", "launched"],
)
def test_a_kernel_that_no_case_launches(tmp_path, when, number, stated):
    launch = (
        f'[[launch]]\nkernel = "late"\nwhen = "{when}"\ngrid = [1]\nblock = [1]\nargs = ["y"]\n'
    )
    made = small(
        tmp_path,
        module(PLAIN) + SELDOM.replace("NUMBER", "7"),
        ("[[train]]", f"{launch}\n[[train]]"),
    )
    workload = made.scorer.workload
    lowered = made.lowered(module(PLAIN) + SELDOM.replace("NUMBER", str(number)))
    cases = (*workload.train, *workload.heldout)
    found = Contraster(made.scorer).contrast(lowered, cases, search=Search.NONE)
    assert [one.condition.text for one in found.relied] == stated
