"""What overflows only where many elements are alike is tried at the sizes of timing cases."""

from __future__ import annotations

from dataclasses import replace

import pytest

from gevo.evaluate.scoring.ends import AtEnds
from gevo.outcome import Outcome
from tests.smallkernel import module, small

COUNT = """
  br label %turns
turns:
  %j = phi i32 [ 0, %work ], [ %next, %turns ]
  %c = phi i32 [ 0, %work ], [ %more, %turns ]
  %pj = getelementptr i32, ptr %x, i32 %j
  %w = load i32, ptr %pj, align 4
  %same = icmp eq i32 %w, %v
  %one = zext i1 %same to i32
  %sum = add i32 %c, %one
  %more = and i32 %sum, MASK
  %next = add i32 %j, 1
  %on = icmp slt i32 %next, %n
  br i1 %on, label %turns, label %end
end:
  %r = mul i32 %more, 3
"""
"""How many elements are like this one, in so many bits."""
DOMAIN = ("[[launch]]", '[domain]\nassume = ["x >= 1", "x < 50"]\n\n[[launch]]')


def counted(mask: int) -> str:
    return module(COUNT.replace("MASK", str(mask)))


@pytest.fixture
def tried(tmp_path):
    """What a variant gives in a case of so many elements."""

    def tried(variant, n, *changes):
        made = small(tmp_path, counted(-1), *changes)
        case = replace(made.scorer.workload.train[0], name="timing0", sizes=(("n", n),))
        return AtEnds(made.scorer).try_(made.lowered(variant), [case])

    return tried


def test_a_counter_that_is_too_narrow(tried):
    found = tried(counted(255), 300, DOMAIN)
    assert found.failed is not None
    assert found.failed.outcome is Outcome.WRONG
    assert found.failed.detail.startswith("case timing0 with x = 1: error ")
    assert found.tried == 1


@pytest.mark.parametrize(("mask", "n"), [(255, 200), (511, 300), (-1, 300)])
def test_one_that_is_wide_enough(tried, mask, n):
    found = tried(counted(mask), n, DOMAIN)
    assert (found.tried, found.failed, found.unfinished) == (2, None, "")


def test_integers_may_be_said_as_floats(tried):
    floats = ('init = { kind = "integers", low = 1, high = 50 }',
              'init = { kind = "full", value = 7.0 }')  # fmt: skip
    assert tried(counted(255), 300, floats).failed is not None


def test_what_the_domain_excludes_is_not_tried(tried):
    nothing = ("[[launch]]", '[domain]\nassume = ["n < 100"]\n\n[[launch]]')
    assert tried(counted(255), 300, nothing).tried == 0


@pytest.mark.parametrize("held", [False, True])
def test_what_depends_on_what_memory_held_says_nothing(tmp_path, held):
    def made(mask):
        added = "%old" if held else "0"
        read = f"  %old = load i32, ptr %py, align 4\n  %r = add i32 %more, {added}\n"
        return module(COUNT.replace("MASK", str(mask)).replace("  %r = mul i32 %more, 3\n", read))

    judged = small(tmp_path, made(-1), DOMAIN)
    case = replace(judged.scorer.workload.train[0], name="timing0", sizes=(("n", 300),))
    found = AtEnds(judged.scorer).try_(judged.lowered(made(255)), [case])
    assert (found.failed is None) is held
