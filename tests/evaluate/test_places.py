"""Where arrays lie: what a program needs of it that the unmodified one does not."""

from __future__ import annotations

import pytest

from gevo.device.base import RunOptions
from gevo.evaluate.scoring.aliasing import kept_apart
from gevo.evaluate.scoring.alignment import aligned
from gevo.evaluate.scoring.contrast import Contraster
from gevo.evaluate.scoring.extents import size_of
from gevo.evaluate.scoring.usable import Passed
from gevo.validate.runs import SCHEDULES
from tests.smallkernel import PLAIN, module, small

INOUT = ('role = "out"', 'role = "inout"')
FILLED = ('shape = ["n"]\n\n[[launch]]',
          'shape = ["n"]\ninit = { kind = "arange" }\n\n[[launch]]')  # fmt: skip
LONGER = ('shape = ["n"]\ninit = { kind = "arange" }',
          'shape = ["n + 1"]\ninit = { kind = "arange" }')  # fmt: skip
OTHER_TYPE = ('role = "in"\ndtype = "i32"', 'role = "in"\ndtype = "u32"')

READ_AGAIN = """  store i32 %v, ptr %py, align 4
  %again = load i32, ptr %px, align 4
  %more = add i32 %v, 5
  store i32 %more, ptr %py, align 4
  %last = load i32, ptr %px, align 4
  %r = add i32 %again, %last"""
KEPT = "  %r = add i32 %v, %v"


def passed(numbers, arrays=(("x", 256, 0), ("y", 256, 0), None, None), shape=(32, 1, 1, 2, 1, 1)):
    return Passed(numbers, arrays, shape)


LAUNCHES = {"k": {passed((None, None, 64, s)) for s in (1, 2, 3)}}


@pytest.mark.parametrize(
    "changes",
    [(), (OTHER_TYPE,), (INOUT, FILLED), (INOUT, FILLED, LONGER)],
    ids=["alike", "another_type", "both_filled", "another_shape"],
)
def test_arrays_that_only_the_unmodified_program_takes_for_one(tmp_path, changes):
    judged = small(tmp_path, module(READ_AGAIN), *changes)
    for body, expected in ((KEPT, ["x and y do not overlap"]), (READ_AGAIN, [])):
        with judged.scorer.compiled(judged.lowered(module(body))) as binary:
            found = list(kept_apart(judged.scorer, binary, LAUNCHES))
        assert [one.condition.text for one in found] == expected


WITH_SCRATCH = (
    ('[arrays.y]\nrole = "out"',
     '[arrays.z]\nrole = "out"\ndtype = "i32"\nshape = ["n"]\n\n[arrays.y]\nrole = "scratch"'),
    ('args = ["x", "y", ', 'args = ["z", "x", "y", '),
)  # fmt: skip
THIRD = (
    ("(ptr %x,", "(ptr %z, ptr %x,"),
    ("  store i32 %r, ptr %py", "  %pz = getelementptr i32, ptr %z, i64 %wide\n"
                                "  store i32 %r, ptr %pz"),
)  # fmt: skip


def test_scratch_memory_may_be_an_input(tmp_path):
    arrays = ("z", 256, 0), ("x", 256, 0), ("y", 256, 0), None, None
    launches = {"k": {passed((None, None, None, 64, s), arrays) for s in (1, 2, 3)}}
    judged = small(tmp_path, module(READ_AGAIN, *THIRD), *WITH_SCRATCH)
    for body, expected in ((KEPT, ["x and y do not overlap"]), (READ_AGAIN, [])):
        with judged.scorer.compiled(judged.lowered(module(body, *THIRD))) as binary:
            found = list(kept_apart(judged.scorer, binary, launches))
        assert [one.condition.text for one in found] == expected


SPINNING = """  store i32 -7, ptr %py, align 4
  br label %wait
wait:
  %now = load volatile i32, ptr %px, align 4
  %same = icmp eq i32 %now, %v
  br i1 %same, label %on, label %wait
on:
  %r = add i32 %v, %v"""
"""Waits for ever where the array that it writes is the one that it looks at."""


def test_threads_that_wait_for_ever_in_arrays_that_are_one_are_given_up(tmp_path, monkeypatch):
    judged = small(tmp_path, module(SPINNING))
    limits: list[int] = []

    def run(scorer, binary, launches, options):
        limits.append(options.fuel)
        return scorer.device.run(binary, launches, options)

    monkeypatch.setattr("gevo.evaluate.scoring.aliasing._run", run)
    with judged.scorer.compiled(judged.lowered(module(KEPT))) as binary:
        assert not list(kept_apart(judged.scorer, binary, LAUNCHES))
    assert limits
    # With the limit of any other run, 268 million instructions, each takes minutes.
    assert all(0 < limit < 20_000 for limit in limits)


IN_STRUCT = (
    ("ptr %x, ptr %y, ", "ptr byval({ ptr, ptr }) align 8 %both, "),
    ("entry:\n", """entry:
  %at = getelementptr { ptr, ptr }, ptr %both, i32 0, i32 1
  %x = load ptr, ptr %both, align 8
  %y = load ptr, ptr %at, align 8
"""),
)  # fmt: skip
FIELDS = ('args = ["x", "y", ', 'args = [{ fields = ["ptr x", "ptr y"] }, ')


def test_addresses_in_structs_may_be_one_address(tmp_path):
    launches = {"k": {passed((None, 64, s), (None, None, None)) for s in (1, 2, 3)}}
    judged = small(tmp_path, module(READ_AGAIN, *IN_STRUCT), FIELDS)
    for body, expected in ((KEPT, ["x and y do not overlap"]), (READ_AGAIN, [])):
        lowered = judged.lowered(module(body, *IN_STRUCT))
        with judged.scorer.compiled(lowered) as binary:
            found = list(kept_apart(judged.scorer, binary, launches))
        assert [one.condition.text for one in found] == expected
        assert all(one.guard is None for one in found)


PARTS = (
    ('args = ["x", "y", ', 'args = [{ array = "x", offset = "n" }, { array = "y", offset = 1 }, '),
    ('role = "in"\ndtype = "i32"\nshape = ["n"]', 'role = "in"\ndtype = "i32"\nshape = [2, "n"]'),
    ('role = "out"\ndtype = "i32"\nshape = ["n"]',
     'role = "inout"\ndtype = "i32"\nshape = ["n + 1"]\ninit = { kind = "arange" }'),
)  # fmt: skip


def test_parts_of_arrays_may_begin_in_one_place(tmp_path):
    launches = {"k": {passed((None, None, 64, s), (("x", 256, 256), ("y", 256, 4), None, None))
                      for s in (1, 2, 3)}}  # fmt: skip
    judged = small(tmp_path, module(READ_AGAIN), *PARTS)
    for body, expected in ((KEPT, [("x and y do not overlap", None)]), (READ_AGAIN, [])):
        with judged.scorer.compiled(judged.lowered(module(body))) as binary:
            found = list(kept_apart(judged.scorer, binary, launches))
        assert [(one.condition.text, one.guard) for one in found] == expected


OFFSET = (
    INOUT, FILLED,
    ('args = ["x", "y", "n", "s"]', 'args = ["x", { array = "y", offset = "1" }, "n", "s"]'),
    ('shape = ["n"]\ninit = { kind = "arange" }', 'shape = ["n + 1"]\ninit = { kind = "arange" }'),
    ('shape = ["n"]\ninit = { kind = "integers"', 'shape = ["n + 1"]\ninit = { kind = "integers"'),
)  # fmt: skip
NEXT = """  %pn = getelementptr i32, ptr %px, i64 1
  %w = load i32, ptr %pn, align 4
  store i32 7, ptr %py, align 4
  %again = load i32, ptr %pn, align 4
  %r = add i32 %w, %again"""
"""Reads the element at which it writes, if both parameters are of one array."""
NEXT_KEPT = NEXT.replace("add i32 %w, %again", "add i32 %w, %w")


def test_one_array_may_be_passed_with_the_same_offsets(tmp_path):
    judged = small(tmp_path, module(NEXT), *OFFSET)
    for body, expected in ((NEXT_KEPT, ["x and y do not overlap"]), (NEXT, [])):
        with judged.scorer.compiled(judged.lowered(module(body))) as binary:
            found = list(kept_apart(judged.scorer, binary, LAUNCHES))
        assert [one.condition.text for one in found] == expected


SMALLER = ("seed = 1\n", "seed = 1\nsizes = { n = 40 }\n")
LARGER = ("sizes = { n = 40 }\n\n[[held", "sizes = { n = 40 }\n\n[[train]]\nseed = 2\n\n[[held")
IF_LARGE = """  %large = icmp sgt i32 %n, 50
  br i1 %large, label %many, label %end
many:
BODY
  br label %end
end:
  %r = phi i32 [ %v, %work ], [ %last, %many ]"""
WHERE_LARGE = IF_LARGE.replace("BODY", READ_AGAIN.rpartition("\n")[0])
KEPT_WHERE_LARGE = IF_LARGE.replace("BODY", "  %last = add i32 %v, 0")


def test_arrays_are_moved_in_every_case_that_decides_otherwise(tmp_path):
    judged = small(tmp_path, module(WHERE_LARGE), SMALLER, LARGER)
    workload = judged.scorer.workload
    found = Contraster(judged.scorer).contrast(
        judged.lowered(module(KEPT_WHERE_LARGE)), workload.train, search=False
    )
    assert "x and y do not overlap" in [one.condition.text for one in found.relied]


ALONE = (
    ('grid = ["ceil_div(n, 32)"]', 'grid = ["1"]'), ("block = [32]", "block = [1]"),
)  # fmt: skip
ROW = """  br label %turn
turn:
  %k = phi i32 [ 0, %work ], [ %next, %turn ]
FIRST
  %at = zext i32 %k to i64
  %from = getelementptr i32, ptr %x, i64 %at
  %to = getelementptr i32, ptr %y, i64 %at
  %old = load i32, ptr %from, align 4
  %new = mul i32 %old, 3
  store i32 %new, ptr %to, align 4
  %next = add i32 %k, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %turn, label %end
end:
  %r = load i32, ptr %y, align 4
"""
"""One thread that goes through a row."""
IN_TURN = ROW.replace("FIRST", "")
AHEAD = (
    ROW.replace("FIRST", "  %here = phi i32 [ %v, %work ], [ %there, %turn ]")
    .replace("%old = load i32, ptr %from", "%there = load i32, ptr %ahead")
    .replace("%new = mul i32 %old", "%new = mul i32 %here")
    .replace("  %to = ", """  %one = add i32 %k, 1
  %last = sub i32 %n, 1
  %inside = call i32 @llvm.smin.i32(i32 %one, i32 %last)
  %inside64 = zext i32 %inside to i64
  %ahead = getelementptr i32, ptr %x, i64 %inside64
  %to = """)
)  # fmt: skip
"""The same, loading an element before it stores the one before."""
DECLARED = "declare i32 @llvm.smin.i32(i32, i32)\n"


def test_arrays_that_overlap_in_part(tmp_path):
    judged = small(tmp_path, module(IN_TURN), *ALONE)
    for body, expected in ((AHEAD, ["x and y do not overlap"]), (IN_TURN, [])):
        with judged.scorer.compiled(judged.lowered(module(body) + DECLARED)) as binary:
            found = list(kept_apart(judged.scorer, binary, LAUNCHES))
        assert [one.condition.text for one in found] == expected


WAITS = """  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %r = mul i32 %v, 3"""
BARRIER = "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)\n"
ONE_BLOCK = ("seed = 1\n", "seed = 1\nsizes = { n = 32 }\n")
TWO_BLOCKS = ("[[heldout]]", "[[train]]\nseed = 2\n\n[[heldout]]")


@pytest.mark.parametrize(
    ("changes", "expected"),
    [((ONE_BLOCK,), ["x and y do not overlap"]), ((ONE_BLOCK, TWO_BLOCKS), [])],
    ids=["one block waits for itself", "blocks get into one another's way"],
)
def test_overlap_in_part_counts_where_every_case_allows_it(tmp_path, changes, expected):
    judged = small(tmp_path, module(WAITS) + BARRIER, *changes)
    with judged.scorer.compiled(judged.lowered(module())) as binary:
        found = list(kept_apart(judged.scorer, binary, LAUNCHES))
    assert [one.condition.text for one in found] == expected


BY_TWO = """  %half = lshr i32 %i, 1
  %pair = zext i32 %half to i64
  %pp = getelementptr <2 x i32>, ptr %x, i64 %pair
  %both = load <2 x i32>, ptr %pp, align 8
  %odd = and i32 %i, 1
  %one = extractelement <2 x i32> %both, i32 %odd
  %r = mul i32 %one, 3"""
TAKEN_APART = """  %four = and i64 %wide, -4
  %pp = getelementptr i32, ptr %x, i64 %four
  %head = load i32, ptr %pp, align 16
  %lane = and i64 %wide, 3
  %lead = icmp eq i64 %lane, 0
  %same = select i1 %lead, i32 %head, i32 %v
  %r = mul i32 %same, 3"""
"""What a compiler leaves of a wide access: its first part, of which llc makes a wide one again."""
BY_PLACE = """  %address = ptrtoint ptr %x to i64
  %low = trunc i64 %address to i32
  %place = and i32 %low, 255
  %sum = add i32 %v, %place
  %r = mul i32 %sum, 3"""
WHERE_Y_IS_ALIGNED = """  %lower = ptrtoint ptr %y to i32
  %offset = and i32 %lower, 15
  %aligned = icmp eq i32 %offset, 0
  br i1 %aligned, label %wider, label %end
wider:
  %half = lshr i32 %i, 1
  %pair = zext i32 %half to i64
  %pp = getelementptr <2 x i32>, ptr %x, i64 %pair
  %both = load <2 x i32>, ptr %pp, align 8
  %odd = and i32 %i, 1
  %one = extractelement <2 x i32> %both, i32 %odd
  br label %end
end:
  %same = phi i32 [ %v, %work ], [ %one, %wider ]
  %r = mul i32 %same, 3"""
"""Asks one array where it begins, and reads several elements of the other."""
WHERE_ONE_BIT_IS_ZERO = (
    WHERE_Y_IS_ALIGNED.replace("ptr %y to", "ptr %x to")
    .replace("and i32 %lower, 15", "and i32 %lower, 4")
    .replace("<2 x i32>", "<4 x i32>")
    .replace("align 8", "align 16")
    .replace("lshr i32 %i, 1", "lshr i32 %i, 2")
    .replace("and i32 %i, 1", "and i32 %i, 3")
)
"""Asks whether its array begins at an even element, and reads four."""
WHERE_THEY_ARE_ALIKE = WHERE_Y_IS_ALIGNED.replace(
    "ptrtoint ptr %y to i32",
    """ptrtoint ptr %x to i32
  %other = ptrtoint ptr %y to i32
  %apart = xor i32 %other, %lower""",
).replace("and i32 %lower", "and i32 %apart")
"""Reads several elements where both begin at the same place of a line."""
ALIGNED = ('[[train]]', '[domain]\nassume = ["aligned(x, 16)"]\n\n[[train]]')  # fmt: skip


def moved(judged, text, launches=LAUNCHES):
    lowered = judged.lowered(text)
    with judged.scorer.compiled(lowered) as binary:
        return list(aligned(judged.scorer, binary, lowered.text, launches))


@pytest.mark.parametrize(
    ("body", "text", "guard"),
    [
        (BY_TWO, "x is at a multiple of 16 bytes", "k: aligned(arg0, 16)"),
        (TAKEN_APART, "x is at a multiple of 16 bytes", "k: aligned(arg0, 16)"),
        (BY_PLACE, "x is at a multiple of many bytes", None),
        (WHERE_Y_IS_ALIGNED, "x is at a multiple of 16 bytes", "k: aligned(arg0, 16)"),
        (WHERE_ONE_BIT_IS_ZERO, "x is at a multiple of 16 bytes", "k: aligned(arg0, 16)"),
        ("  %r = mul i32 %v, 3", "", None),
    ],
    ids=[
        "two_at_once",
        "taken_apart",
        "by_the_address",
        "where_another_is",
        "one_bit",
        "as_before",
    ],
)
def test_arrays_that_must_begin_where_others_need_not(tmp_path, body, text, guard):
    judged = small(tmp_path, module())
    found = moved(judged, module(body))
    assert [(one.condition.text, one.guard, one.vouched) for one in found] == (
        [(text, guard, ())] if text else []
    )


def test_arrays_that_must_not_begin_at_the_same_place_of_a_line(tmp_path):
    found = moved(small(tmp_path, module()), module(WHERE_THEY_ARE_ALIKE))
    assert {(one.condition.text, one.guard) for one in found} == {
        (f"{name} is at a multiple of 16 bytes", f"k: aligned(arg{n}, 16)")
        for n, name in enumerate("xy")
    }


def test_arrays_are_not_moved_where_nothing_can_tell(tmp_path, monkeypatch):
    def run(*given):
        raise AssertionError("moved")

    judged = small(tmp_path, module())
    monkeypatch.setattr("gevo.evaluate.scoring.alignment.agrees", run)
    assert not moved(judged, module("  %r = mul i32 3, %v"))
    with pytest.raises(AssertionError, match="moved"):
        moved(judged, module(BY_TWO))


def test_no_guard_tests_an_address_in_a_struct(tmp_path):
    held = Passed((None, 64, 3), (None, None, None), (32, 1, 1, 2, 1, 1), frozenset("xy"))
    judged = small(tmp_path, module(PLAIN, *IN_STRUCT), FIELDS)
    text = module(BY_TWO.replace("both", "two"), *IN_STRUCT)
    (found,) = moved(judged, text, {"k": {held}})
    assert found.condition.text == "x is at a multiple of 16 bytes"
    assert found.guard is None


def test_the_domain_says_where_arrays_begin(tmp_path):
    judged = small(tmp_path, module(), ALIGNED)
    (found,) = moved(judged, module(BY_TWO))
    assert found.vouched == ("aligned(x, 16)",)


@pytest.mark.parametrize(
    ("numbers", "sizes", "text"),
    [
        ([(3, 8), (5, 8), (7, 8)], [12, 20, 28], "4 * arg0"),
        ([(64, 2), (5, 3), (7, 9)], [512, 60, 252], "4 * (arg0 * arg1)"),
        # It may follow from either.
        ([(3, 2), (5, 2), (7, 2)], [24, 40, 56], "max(8 * arg0, 4 * (arg0 * arg1))"),
        ([(3, 2), (5, 2), (7, 2)], [32, 32, 32], "max(max(32, 16 * arg1), 8 * (arg1 * arg1))"),
        ([(3, 8), (5, 8), (7, 8)], [13, 20, 28], None),
    ],
)
def test_the_size_of_an_array_is_the_largest_that_fits(numbers, sizes, text):
    launches = [
        passed(given, (("x", size, 0),), (32 + n, 1, 1, 1, 1, 1))
        for n, (given, size) in enumerate(zip(numbers, sizes, strict=True))
    ]
    found = size_of(launches, 0)
    assert text == (None if found is None else str(found))


def test_nothing_is_known_of_an_array_that_is_passed_from_its_middle():
    launches = [passed((n,), (("x", 4 * n, 4),)) for n in (3, 5, 7)]
    assert size_of(launches, 0) is None


def test_strong_accesses_of_a_threads_own_memory_are_nobody_elses(tmp_path):
    """Nothing keeps versions of it: the detector has no place for them."""
    body = """  %own = alloca [4 x i32], align 4
  store volatile i32 %v, ptr %own, align 4
  %again = load volatile i32, ptr %own, align 4
  %r = mul i32 %again, 3"""
    judged = small(tmp_path, module())
    scorer = judged.scorer
    launches = scorer.workload.launches(scorer.workload.train[0], ())
    with scorer.compiled(judged.lowered(module(body))) as binary:
        for schedule in SCHEDULES[:3]:
            ran = scorer.device.run(binary, launches, RunOptions(collect=True, schedule=schedule))
            assert not ran.findings


CACHED = (
    "  %v = load i32, ptr %px, align 4",
    "  %gx = addrspacecast ptr %px to ptr addrspace(1)\n"
    "  %v = load i32, ptr addrspace(1) %gx, align 4, !invariant.load !0",
)


def test_what_may_be_read_from_a_stale_copy_is_a_difference(tmp_path):
    """`ld.global.nc` gives what simt gives in place, too; a GPU may give something older."""
    judged = small(tmp_path, module())
    cached = module("  %r = mul i32 %v, 3", CACHED) + "!0 = !{}\n"
    for text, expected in ((cached, ["x and y do not overlap"]), (module(), [])):
        with judged.scorer.compiled(judged.lowered(text)) as binary:
            found = list(kept_apart(judged.scorer, binary, LAUNCHES))
        assert [one.condition.text for one in found] == expected
