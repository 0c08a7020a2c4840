"""What a patch changes, in words, and the sentence on a winner."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from gevo.records.schema import DIFFERENCE, Conclusion, Pair, Stage, Why
from gevo.report.explain import EditNote, RewireNote, SiteNote, explain_front
from gevo.report.model import build
from gevo.report.sentence import MOST, changed, listed, relies, sentence


def note(number: int, role: str, op: str, line: int, text: str = "", **other: Any) -> EditNote:
    site = SiteNote(role, f"u{number}", text, line, op)
    return EditNote(f"e{number}", "k", f"k u{number} as e{number}", (site,), (), **other)


BARRIER = "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)"


def test_edits_that_do_alike_are_told_together():
    notes = [note(n, "deletes", "call", line, BARRIER) for n, line in enumerate((52, 41, 41))]
    notes.append(note(4, "approximates", "fdiv", 7))
    assert changed(notes, "nw.cu") == (
        "deletes 3 barriers (nw.cu:41, 52) and approximates a division (nw.cu:7)"
    )
    assert changed(notes[:1]) == "deletes a barrier (line 52)"
    assert changed([]) == ""


def test_an_edit_of_two_sites_names_both_and_one_of_none_its_words():
    two = EditNote("e1", "move", "", (
        SiteNote("moves", "u1", "", 3, "getelementptr"), SiteNote("to before", "u2", "", 0, "br"),
    ), ())  # fmt: skip
    none = EditNote("e2", "set", "set block = 64 as e2", (), (), "sets block = 64")
    unknown = EditNote("e3", "own", "own way as e3", (), ())
    assert changed([two, none, unknown], "a.cu") == (
        "moves an address computation (a.cu:3) to before a branch, sets block = 64 and own way"
    )


def test_a_branch_that_is_decided_and_a_loop_are_called_so():
    now = RewireNote("u1.0", "", "i1 u0", "i1 false", 3)
    branch = replace(note(1, "changes an operand of", "br", 3), rewires=(now,))
    assert changed([branch]) == "always takes one side of a branch (line 3)"
    other = replace(branch, rewires=(replace(now, now="u7 = icmp ..."),))
    assert changed([other]) == "changes an operand of a branch (line 3)"
    loop = note(1, "unrolls by 4 the loop that ends at", "br", 9)
    assert changed([loop]) == "unrolls by 4 a loop (line 9)"


def test_what_is_too_much_is_counted():
    roles = ["deletes", "copies", "moves", "approximates", "changes", "swaps"]
    text = changed([note(n, role, "fadd", n + 1) for n, role in enumerate(roles)])
    assert text.endswith(f" and makes {len(roles) - MOST + 1} more changes")
    assert listed(["a"]) == "a"
    assert listed(["a", "b", "c"]) == "a, b and c"


WHY = Why(
    sentence="9% fewer instructions issued; 3% more memory sectors; memory unchanged; more",
    kernels=(),
    lines=(),
    causes={
        "latency": Pair(before=100.0, after=60.0),
        "issue": Pair(before=50.0, after=45.0),
        "int": Pair(before=1.0, after=0.0),
    },
)


@pytest.mark.parametrize(
    ("causes", "said"),
    [
        (WHY.causes, "cuts the time spent waiting for results by 40% (9% fewer"),
        ({"int": Pair(before=4.0, after=3.0)}, "cuts the time spent on the int units by 25% (9%"),
        ({"latency": Pair(before=4.0, after=4.0)}, "gives 9% fewer instructions issued and 3%"),
        (None, "gives 9% fewer instructions issued and 3% more memory sectors"),
    ],
)
def test_the_sentence_says_how_much_what_why_and_when(make_run: Any, causes: Any, said: str):
    report = build(make_run())
    assert report.best is not None
    member = replace(report.best, why=replace(WHY, causes=causes))
    text = str(sentence(member, explain_front(report), report))
    assert text.startswith(
        "1.250x as fast (modelled, simt:H200): changes an operand of a multiplication "
        f"(axpy.cu:5), which {said}"
    )
    assert text.endswith("; nothing was found that it relies on beyond its workload.")


@pytest.mark.parametrize("passed", [True, None])
def test_where_no_difference_was_searched_for_the_sentence_says_so(make_run: Any, passed: Any):
    report = build(make_run())
    assert report.best is not None
    stages = (*report.best.stages, Stage(DIFFERENCE, passed, excused=True))
    text = str(sentence(replace(report.best, stages=stages), explain_front(report), report))
    unsearched = "; what it relies on beyond its workload was not searched for."
    assert text.endswith(unsearched) == (passed is None)
    assert ("nothing was found" in text) == (passed is True)


@pytest.mark.parametrize("low", [0.9, 1.1])
def test_of_what_is_not_faster_the_sentence_says_that_it_is_more_exact(make_run: Any, low: float):
    report = build(make_run())
    assert report.best is not None
    report = replace(report, baseline=replace(report.baseline, error=0.09))
    train = replace(report.best.train, low=low, high=1.3, error=0.04)
    text = str(sentence(replace(report.best, train=train), explain_front(report), report))
    assert text.startswith("more exact (error 0.04 instead of 0.09), ") == (low < 1.0)


def test_what_has_not_changed_is_no_reason(make_run: Any):
    report = build(make_run())
    assert report.best is not None
    for nothing in ("memory unchanged", "nothing that is counted has changed"):
        why = replace(WHY, sentence=nothing)
        told = [
            sentence(replace(report.best, why=one), explain_front(report), report).why
            for one in (why, replace(why, causes=None))
        ]
        assert told == ["cuts the time spent waiting for results by 40%", ""]


def test_assumptions_and_guards_are_told(make_run: Any):
    best = build(make_run()).best
    assert best is not None
    guarded = replace(best, conclusion=Conclusion.GUARDED, guards=("axpy: n >= 1",))
    assert relies(guarded, {}) == "tests at its entry that n >= 1, and else does as unmodified"
    numbered = replace(guarded, guards=("axpy: arg1 >= 1",))
    assert relies(numbered, {"axpy": ["x", "n"]}) == relies(guarded, {})
    pairs = " and ".join(f"disjoint(arg{n}, 4 * arg7, arg9, 4 * arg7)" for n in range(3))
    many = replace(guarded, guards=(f"axpy: {pairs} and a == 1 and b == 1 and c == 1 and d == 1",))
    assert relies(many, {}).startswith(
        "tests at its entry that 3 pairs of arrays do not overlap, a == 1, b == 1 and "
        "2 more conditions hold, and else"
    )
    found = replace(best, validated=False, assumptions=("n is even", "x and y do not overlap"))
    assert relies(found, {}) == "right only if n is even and x and y do not overlap"
    assert relies(replace(best, validated=False, why_not="slow"), {}) == "not offered: slow"


def test_a_lineage_goes_from_the_first_edit_to_the_winner(make_run: Any, journal: Any):
    records = (
        *journal.START,
        journal.evaluation(1, [journal.DELETE], journal.ok(1600.0)),
        journal.evaluation(2, [journal.OPERAND], journal.ok(1800.0)),
        journal.evaluation(3, [journal.DELETE], journal.ok(1600.0), generation=1, parents=[1]),
        journal.evaluation(
            4,
            [journal.DELETE, journal.OPERAND],
            journal.ok(1000.0),
            generation=2,
            origin="crossover",
            parents=[3, 2],
        ),
    )
    member = build(make_run(records)).front[0]
    assert [(s.id, s.found, s.edits) for s in member.lineage] == [
        (1, (journal.DELETE["id"],), 1),
        (4, (journal.OPERAND["id"],), 2),
    ]
    assert [s.speedup for s in member.lineage] == [1.25, 2.0]
    assert member.to_json()["lineage"][1]["origin"] == "crossover"


def test_a_journal_whose_ancestors_go_in_circles_has_a_lineage(make_run: Any, journal: Any):
    records = (
        *journal.START,
        journal.evaluation(1, [journal.DELETE], journal.ok(1600.0), parents=[2, 1]),
        journal.evaluation(2, [journal.DELETE], journal.ok(1500.0), parents=[1, 2, 99]),
    )
    member = build(make_run(records)).front[0]
    assert [s.id for s in member.lineage] == [1, 2]
