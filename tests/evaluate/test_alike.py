"""A variant relies on what no case shows where it stopped to decide as the unmodified one does."""

from __future__ import annotations

import pytest

from gevo.device.base import RunOptions
from gevo.evaluate.scoring.alike import Decided, described, entered, own, relied_on
from gevo.evaluate.scoring.contrast import Contraster
from tests.smallkernel import PLAIN, module, program, small, unless

WHOLE = ("sizes = { n = 40 }", "sizes = { n = 96 }")
"""All cases have whole blocks."""
NO_GUARD = ("br i1 %in, label %work, label %done", "br label %work")
BRANCH = """  %big = icmp sgt i32 %s, 100
  br i1 %big, label %rare, label %common
rare:
  %far = mul i32 %v, 5
  store i32 %far, ptr %py, align 4
  br label %done
common:
  %r = mul i32 %v, 3"""
TWICE = """  %p1 = getelementptr i8, ptr %py, i64 1
  %p2 = getelementptr i8, ptr %py, i64 2
  store i32 %s, ptr %py, align 4
  %big = icmp sgt i32 %v, 100
  br i1 %big, label %one, label %between
one:
  store i8 5, ptr %p1, align 1
  br label %between
between:
  %again = load i32, ptr %px, align 4
  %also = icmp sgt i32 %again, 100
  br i1 %also, label %two, label %after
two:
  store i8 7, ptr %p2, align 1
  br label %after
after:
  %r = load i32, ptr %py, align 4"""
"""Two branches by what one place in memory holds, which may be another value then."""
LOAD_ONLY = """entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cta = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %base = mul i32 %cta, 32
  %i = add i32 %base, %tid
  %wide = sext i32 %i to i64
  %in = icmp slt i32 %i, %n
  br i1 %in, label %work, label %join
work:
  %px = getelementptr i32, ptr %x, i64 %wide
  %there = load i32, ptr %px, align 4
  br label %join
join:
  %v = phi i32 [ 0, %entry ], [ %there, %work ]
  %r = mul i32 %v, 3
  %py = getelementptr i32, ptr %y, i64 %wide
  store i32 %r, ptr %py, align 4
  ret void
}
"""


@pytest.fixture
def found(tmp_path):
    """What a variant relies on, as (text, missing side)."""

    def found(base, variant, *changes):
        made = small(tmp_path, base, WHOLE, *changes)
        contraster = Contraster(made.scorer)
        workload = made.scorer.workload
        decided = contraster.base((*workload.train, *workload.heldout)).decided
        lowered = made.lowered(variant)
        with made.scorer.compiled(lowered) as binary:
            other = described(binary, lowered)
        passed = contraster.base((*workload.train, *workload.heldout)).passed
        return [(one.condition.text, one.missing) for one in relied_on(decided, other, passed)]

    return found


def load_only():
    text = module()
    return text[: text.index("entry:")] + LOAD_ONLY


def test_a_dropped_guard(found):
    ((text, missing),) = found(module(), module(PLAIN, NO_GUARD))
    assert "threadIdx.x" in text
    assert text.endswith("< n")
    assert missing == 0


def test_a_guard_that_is_kept_for_the_load_and_dropped_for_the_store(found):
    relied = found(module(), load_only())
    assert [missing for _, missing in relied] == [0]
    assert relied[0][0].endswith("< n")


@pytest.mark.parametrize(
    ("base", "variant", "relied"),
    [
        (BRANCH, BRANCH.replace("%v, 5", "%v, 7"), [("s > 100", 1)]),
        (BRANCH, BRANCH.replace("%s, 100", "%s, 200"), [("s > 100", 1)]),
        (BRANCH, PLAIN, [("s > 100", 1)]),
        (unless("icmp eq i32 %s, 9", "0"), unless("icmp eq i32 %s, 9", "1"), [("s == 9", 1)]),
        (unless("icmp eq i32 %s, 9", "0"), unless("icmp eq i32 %s, 8", "0"), [("s == 9", 1)]),
        (unless("icmp eq i32 %s, 3", "0"), "  %r = add i32 0, 0", None),
    ],
    ids=["dark side", "threshold", "no branch", "select", "select's constant", "always"],
)
def test_what_is_decided_otherwise(found, base, variant, relied):
    got = found(module(base), module(variant))
    if relied is None:
        assert ("s == 3", 0) in got
    else:
        assert got == relied


@pytest.mark.parametrize(
    ("base", "variant"),
    [
        (BRANCH, BRANCH),
        (BRANCH, BRANCH.replace("icmp sgt i32 %s, 100", "icmp slt i32 100, %s")),
        (BRANCH, BRANCH.replace("%far", "%other").replace("%v, 5", "5, %v")),
        (BRANCH, BRANCH.replace("mul i32 %v, 3", "add i32 %v, 17")),
        (unless("icmp eq i32 %s, 9", "0"), unless("icmp eq i32 9, %s", "0")),
        (PLAIN, "  %d = add i32 %v, %v\n  %r = add i32 %d, %v"),
    ],
    ids=["same", "turned", "renamed", "lit side", "select turned", "sums"],
)
def test_honest_changes_rely_on_nothing(found, base, variant):
    assert found(module(base), module(variant)) == []


TABLE = """  %table = alloca [2 x i32], align 4
  %second = getelementptr i32, ptr %table, i64 1
  store i32 70, ptr %table, align 4
  store i32 90, ptr %second, align 4
  %odd = and i32 %s, 1
  %wide_odd = zext i32 %odd to i64
  %spot = getelementptr i32, ptr %table, i64 %wide_odd
  %limit = load i32, ptr %spot, align 4
  %far = icmp sgt i32 %v, %limit
  %other = mul i32 %v, 3
  %more = add i32 %v, 1
  %r = select i1 %far, i32 %more, i32 %other"""
"""A condition by what the kernel has stored itself: s is 3, and no element is above 50."""
LATE = """  %place = getelementptr [32 x i32], ptr addrspace(3) @spare, i32 0, i32 %tid
  store i32 %v, ptr addrspace(3) %place, align 4
  %special = icmp sgt i32 %s, 100
  br i1 %special, label %rare, label %end
rare:
  %kept = load i32, ptr addrspace(3) %place, align 4
  %other = add i32 %kept, 5
  br label %end
end:
  %r = phi i32 [ %v, %work ], [ %other, %rare ]"""
"""Shared memory that only a side reads that no case takes."""
STAGE = "  store i32 %v, ptr addrspace(3) %place, align 4\n"


@pytest.mark.parametrize(
    ("base", "variant", "relied"),
    [
        (TABLE, TABLE.replace("  store i32 90, ptr %second, align 4\n", ""), "v > limit"),
        (TABLE, TABLE.replace("i32 90,", "i32 80,"), "v > limit"),
        (LATE, LATE.replace(STAGE, ""), "s > 100"),
        (LATE, LATE.replace("store i32 %v", "store i32 %s"), "s > 100"),
    ],
    ids=["an element of a table", "its number", "what only a dark side reads", "its value"],
)
def test_what_memory_holds_decides_too(found, base, variant, relied):
    got = found(module(base), module(variant))
    assert [missing for _, missing in got] == [1]
    assert found(module(base), module(base)) == []


def test_two_branches_by_one_value_are_alike_where_each_does_what_it_did(found):
    assert found(module(TWICE), module(TWICE)) == []
    other = TWICE.replace("i8 7", "i8 8")
    assert [missing for _, missing in found(module(TWICE), module(other))] == [1, 1]
    turned = TWICE.replace("5, ptr %p1", "7, ptr %p2").replace(
        "7, ptr %p2, align 1\n  br label %after", "5, ptr %p1, align 1\n  br label %after"
    )
    assert [missing for _, missing in found(module(TWICE), module(turned))] == [1, 1]


def test_a_value_that_is_always_the_same(found):
    ones = ('kind = "integers", low = 1, high = 50', 'kind = "full", value = 1')
    relied = found(module(), module("  %r = add i32 3, 0"), ones)
    assert [missing for _, missing in relied] == [None]
    assert relied[0][0].startswith("x[")


def test_conditions_of_its_own_and_their_guards(tmp_path):
    made = small(tmp_path, module(), WHOLE)
    contraster = Contraster(made.scorer)
    cases = made.scorer.workload.train
    base = contraster.base(cases).decided
    lowered = made.lowered(module(unless("icmp eq i32 %s, 9", "0")))
    launches = made.scorer.workload.launches(cases[0])
    with made.scorer.compiled(lowered) as binary:
        decided = Decided(described(binary, lowered))
        ran = made.scorer.device.run(binary, launches, RunOptions(decisions=True))
    decided.add(ran.decisions)
    (one,) = own(decided, base.kernels)
    assert (one.condition.text, one.missing, one.own) == ("s == 9", 1, True)
    with_guard = entered(one, program(lowered.text))
    assert with_guard is not None
    assert with_guard.guard == "k: arg3 != 9"
