"""A survey finds cases that exercise more of the unmodified kernel, inside its domain."""

from __future__ import annotations

import pytest

from gevo.device.base import RunOptions
from gevo.errors import WorkloadError
from gevo.evaluate.scoring import survey as module_
from gevo.evaluate.scoring.survey import FULL, Effort, Surveyor
from gevo.evaluate.scoring.usable import Trier
from gevo.outcome import Outcome
from tests.smallkernel import PLAIN, module, small, unless

BIG = unless("icmp sgt i32 %v, 60", "0")
"""No number of the workload is above 49."""


@pytest.fixture
def surveyed(tmp_path):
    def surveyed(body, *changes, seed=5, effort=FULL):
        made = small(tmp_path, module(body), *changes)
        workload = made.scorer.workload
        surveyed.workload = workload
        return Surveyor(made.scorer, effort).survey((*workload.train, *workload.heldout), seed)

    return surveyed


def domain(text):
    return ("[[launch]]", f'[domain]\nassume = ["{text}"]\n\n[[launch]]')


def test_sides_that_the_workload_leaves_out_are_taken(surveyed):
    found = surveyed(BIG)
    assert (found.before.taken, found.before.sides) == (3, 4)
    assert (found.after.taken, found.after.sides) == (4, 4)
    assert found.outside == ()
    assert found.unfinished == ""
    assert {1, 31, 32, 33} <= {case.size["n"] for case in found.corners}


def test_a_side_that_no_corner_takes_is_climbed_to(surveyed):
    found = surveyed(unless("icmp eq i32 %s, 371", "0"))
    assert found.after.taken == found.after.sides
    assert [case.values for case in found.directed] == [("s = 371",)]


def test_what_the_domain_excludes_is_not_among_the_cases(surveyed):
    found = surveyed(BIG, domain("x < 60"))
    assert found.after == found.before
    (outside,) = found.outside
    assert surveyed.workload.violated(outside) == ("x < 60",)
    for case in (*found.corners, *found.directed):
        assert surveyed.workload.violated(case) == (), case


def test_a_domain_that_has_nothing_to_do_with_it_excludes_nothing(surveyed):
    found = surveyed(BIG, domain("s < 1000"))
    assert found.outside == ()
    assert found.after.taken == found.after.sides


@pytest.mark.parametrize(
    "text",
    ["s >= -2**70", "s < 2**40", "n <= 2**70", "x < 2**70", "x <= 1e308 * 10"],
)
def test_bounds_that_no_number_of_the_kernel_reaches(surveyed, text):
    assert surveyed(PLAIN, domain(text)).after == surveyed(PLAIN).after


def test_the_same_cases_every_time(surveyed):
    assert surveyed(BIG) == surveyed(BIG)


def test_another_seed_has_other_contents_at_the_corners(surveyed):
    """What the search was screened on is not what validation asks again."""
    own, other = ({(c.seed, c.sizes) for c in surveyed(BIG, seed=n).corners} for n in (5, 6))
    assert own
    assert not own & other


def test_no_more_work_than_it_may_have(surveyed):
    plenty = surveyed(PLAIN)
    little = surveyed(PLAIN, effort=Effort(work=1, factor=3))
    assert 0 < len(little.corners) < len(plenty.corners)
    assert little.tried < plenty.tried


def test_why_cases_are_left_out_is_counted(surveyed):
    body = """  %k = sext i32 %v to i64
  %far = getelementptr i32, ptr %x, i64 %k
  %r = load i32, ptr %far, align 4"""
    found = surveyed(body, ("high = 50", "high = 39"))
    assert sum(found.refused.values()) > 3
    assert any("out-of-bounds load" in reason for reason in found.refused)


def test_an_unmodified_kernel_that_fails_is_the_workloads_fault(surveyed):
    body = """  %far = getelementptr i32, ptr %x, i64 1000
  %r = load i32, ptr %far, align 4"""
    with pytest.raises(WorkloadError, match="train0: the unmodified kernel fails"):
        surveyed(body)


def test_the_largest_case_is_kept_among_few(surveyed, monkeypatch):
    monkeypatch.setattr(module_, "SIZES", 3)
    sizes = {case.size["n"] for case in surveyed(PLAIN).corners if not case.values}
    assert 129 in sizes  # 2 * 64 + 1


def test_the_end_of_the_domain_is_among_the_cases(surveyed):
    found = surveyed(PLAIN, domain("0 < x < 1000"))
    assert any(case.values == ("x = 999",) for case in found.corners)
    drawn = [text for case in found.corners for text in case.values if "integers(" in text]
    assert any(f"x = integers({low}, {high})" in drawn for low in (0, 1) for high in (1000, 1001))
    assert all(surveyed.workload.violated(case) == () for case in found.corners)


def test_contents_meet_every_setting_of_the_workloads_own_cases(surveyed):
    """Also one that takes no new side."""
    own = ("sizes = { n = 40 }", 'sizes = { n = 40 }\nvalues = ["s = 4"]')
    met = [case.values for case in surveyed(PLAIN, own).corners if case.values[:1] == ("s = 4",)]
    assert any("2147483647" in text for values in met for text in values)


def test_contents_meet_what_only_a_size_opens(surveyed):
    """Not one that a case has in which contents are tried anyhow."""
    corners = surveyed(unless("icmp sgt i32 %n, 100", "0")).corners
    met = [text for case in corners if case.size["n"] > 100 for text in case.values]
    assert {"sprinkled(x, -1)", "x = -1"} <= set(met)
    assert not [case for case in surveyed(PLAIN).corners if case.name.startswith("sized")]


def test_arrays_are_at_their_ends_where_sizes_are_largest(surveyed):
    corners = surveyed(PLAIN).corners
    held = {case.values for case in corners if case.size["n"] == 257}
    assert 129 in {case.size["n"] for case in corners}
    assert {("x = 2147483647",), ("x = -2147483648",)} <= held


def test_an_array_takes_numbers_of_another(surveyed):
    """Those that it holds: `<` differs from `<=` nowhere else."""
    init = 'init = { kind = "integers", low = 500, high = 510 }'
    changes = ('role = "out"', f'role = "inout"\n{init}')
    held = [text for case in surveyed(PLAIN, changes).corners for text in case.values]
    assert any(text.startswith("cycle(x, 50") for text in held)


PLACES = """  %at = sext i32 %v to i64
  %pf = getelementptr i32, ptr %x, i64 %at
  %f = load i32, ptr %pf, align 4
  %r = add i32 %f, %v"""
"""Reads `x[x[i]]`, so most numbers are no usable contents."""


def test_what_takes_one_of_equal_elements_for_another_is_wrong_at_a_corner(tmp_path):
    everywhere = 'init = { kind = "full", value = 1 }'
    made = small(
        tmp_path,
        module(PLACES),
        ('init = { kind = "integers", low = 1, high = 50 }', everywhere),
    )
    workload = made.scorer.workload
    known = (*workload.train, *workload.heldout)
    corners = Surveyor(made.scorer).survey(known, 5).corners
    first = made.lowered(module(PLACES, ("%v = load i32, ptr %px", "%v = load i32, ptr %x")))

    def outcomes(cases):
        measured = [made.scorer.measure(first, [(case, RunOptions())]) for case in cases]
        return {one.outcome for one in measured}

    assert outcomes(known) == {Outcome.OK}
    apart = [case for case in corners if case.name.startswith("unlike")]
    assert Outcome.WRONG in outcomes(apart)
    others = [case for case in corners if not case.name.startswith(("unlike", "mixed"))]
    assert outcomes(others) == {Outcome.OK}


def test_elements_of_the_largest_case_are_unlike_the_others_too(tmp_path):
    """What a small case has no elements for."""
    everywhere = 'init = { kind = "full", value = 1 }'
    made = small(
        tmp_path,
        module(PLACES),
        ('init = { kind = "integers", low = 1, high = 50 }', everywhere),
        ("seed = 1\n", "seed = 1\nsizes = { n = 3 }\n"),
    )
    workload = made.scorer.workload
    corners = Surveyor(made.scorer).survey((*workload.train, *workload.heldout), 5).corners
    sizes = {case.size["n"] for case in corners if case.name.startswith("unlike")}
    assert min(sizes) <= 3
    assert 40 in sizes


def test_sizes_grow_towards_those_of_real_use(tmp_path, monkeypatch):
    """As far as work goes: what many threads, or many blocks, do together shows there."""
    monkeypatch.setattr(module_, "GROWN", 3000)
    real = ("[[heldout]]", "[[timing]]\nseed = 9\nsizes = { n = 1048576 }\n\n[[heldout]]")
    made = small(tmp_path, module(PLAIN), real)
    workload = made.scorer.workload
    corners = Surveyor(made.scorer).survey((*workload.train, *workload.heldout), 5).corners
    (grown,) = (case for case in corners if case.name == "grown")
    assert grown.size["n"] == 1024


LARGEST_OF_ROW = """
  br label %turns
turns:
  %j = phi i32 [ 0, %work ], [ %next, %turns ]
  %best = phi i64 [ -1, %work ], [ %more, %turns ]
  %row = mul i32 %i, %s
  %at = add i32 %row, %j
  %pj = getelementptr i32, ptr %x, i32 %at
  %w = load i32, ptr %pj, align 4
  %jw = zext i32 %j to i64
  %back = xor i64 %jw, MASK
  %low = and i64 %back, MASK
  %ww = zext i32 %w to i64
  %high = shl i64 %ww, BITS
  %key = or i64 %high, %low
  %above = icmp sgt i64 %key, %best
  %more = select i1 %above, i64 %key, i64 %best
  %next = add i32 %j, 1
  %on = icmp slt i32 %next, %s
  br i1 %on, label %turns, label %end
end:
  %left = and i64 %more, MASK
  %first = xor i64 %left, MASK
  %r = trunc i64 %first to i32
"""
"""Where the first largest number of a row is, with places in so many bits of a word."""
ROWS = (
    ("n = 64", "n = 4\nm = 5"),
    ('shape = ["n"]\ninit', 'shape = ["n", "m"]\ninit'),
    ("[scalars]\ns = 3\n", ""),
    ('"n", "s"]', '"n", "m"]'),
    ("sizes = { n = 40 }", "sizes = { n = 3, m = 9 }"),
)


def largest_of_row(bits):
    return module(LARGEST_OF_ROW.replace("BITS", str(bits)).replace("MASK", str((1 << bits) - 1)))


@pytest.mark.parametrize(("bits", "right"), [(24, True), (16, False), (12, False)])
def test_a_place_that_shares_a_word_has_an_end_that_a_long_row_reaches(tmp_path, bits, right):
    made = small(tmp_path, largest_of_row(32), *ROWS, domain("x >= 1 and x < 50"))
    workload = made.scorer.workload
    corners = Surveyor(made.scorer).survey((*workload.train, *workload.heldout), 5).corners
    variant = made.lowered(largest_of_row(bits))
    found = {
        case: made.scorer.measure(variant, [(case, RunOptions())]).outcome for case in corners
    }
    assert (set(found.values()) == {Outcome.OK}) is right
    wrong = {case.name for case, outcome in found.items() if outcome is Outcome.WRONG}
    assert {name[:6] for name in wrong} <= {"long m"}
    assert max(case.size["m"] for case in corners) == module_.LONG


def test_a_size_that_makes_no_more_work_is_as_long_as_memory_of_a_fixed_size(tmp_path):
    made = small(tmp_path, module(PLAIN), ("n = 64", "n = 64\nm = 5"))
    workload = made.scorer.workload
    corners = Surveyor(made.scorer).survey((*workload.train, *workload.heldout), 5).corners
    long = [case for case in corners if case.name.startswith("long")]
    assert {case.size["m"] for case in long if case.name == "long m"} == {5120}
    assert max(case.size["n"] for case in long) == module_.LONG


FAR = """  %far = icmp sgt i32 %n, 100
  %j = select i1 %far, i64 100000000, i64 0
  %pj = getelementptr i32, ptr %x, i64 %j
  %q = load i32, ptr %pj, align 4
  %r = add i32 %q, %v"""


def test_sizes_at_which_the_kernel_fails_do_not_grow_for_ever(tmp_path, monkeypatch):
    """A case that fails has no work, so that nothing else ends it."""
    made = small(tmp_path, module(FAR))
    tried = []
    try_larger = Trier.try_larger

    def noted(self, case):
        tried.append(case.size["n"])
        return try_larger(self, case)

    monkeypatch.setattr(Trier, "try_larger", noted)
    workload = made.scorer.workload
    Surveyor(made.scorer).survey((*workload.train, *workload.heldout), 5)
    assert sum(n > 100 for n in tried) == 2


TWO_CHECKS = """  %pz = getelementptr i32, ptr %z, i64 %wide
  %w = load i32, ptr %pz, align 4
  %first = icmp eq i32 %v, 40970
  %second = icmp eq i32 %w, 30770
  %plain = add i32 %v, %w
  %a = select i1 %FIRST, i32 VALUE1, i32 %plain
  %r = select i1 %SECOND, i32 VALUE2, i32 %a"""


def two_checks(first, second):
    values = {"first": "5", "second": "7"}
    body = TWO_CHECKS.replace("FIRST", first).replace("SECOND", second)
    body = body.replace("VALUE1", values[first]).replace("VALUE2", values[second])
    return module(body, ("ptr %y, i32", "ptr %z, ptr %y, i32"))


def test_two_checks_that_apply_both_are_among_the_cases(tmp_path):
    another = (
        "[arrays.y]",
        '[arrays.z]\nrole = "in"\ndtype = "i32"\nshape = ["n"]\n'
        'init = { kind = "integers", low = 1, high = 50 }\n\n[arrays.y]',
    )
    made = small(
        tmp_path, two_checks("first", "second"), another, ('"x", "y", "n"', '"x", "z", "y", "n"')
    )
    workload = made.scorer.workload
    found = Surveyor(made.scorer).survey((*workload.train, *workload.heldout), 5)
    other = made.lowered(two_checks("second", "first"))
    wrong = {
        case.values
        for case in (*found.corners, *found.directed)
        if made.scorer.measure(other, [(case, RunOptions())]).outcome is Outcome.WRONG
    }
    assert wrong == {("x = 40970", "z = 30770")}
