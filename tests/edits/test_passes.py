"""Edits that are LLVM's passes: they go first, and uids survive where the instructions do."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from gevo.child import ChildDied
from gevo.edits.apply import apply, apply_edit
from gevo.edits.operators import Delete
from gevo.edits.passes import PASSES, Assume, Optimize, Peel, Unroll, assumed
from gevo.edits.patch import Applied, Patch
from gevo.edits.propose import KINDS, moves, propose
from gevo.errors import EditError
from gevo.program.base import Assumed
from gevo.program.condition import parse
from gevo.program.llvm import passes
from gevo.program.llvm.guard import guarded
from gevo.program.load import load, load_text, open_editor
from gevo.testing.operators import OperatorSuite
from tests.program.llvm import test_accumulate, test_count, test_divide, test_keep, test_single
from tests.smallkernel import module

KERNELS = Path(__file__).parents[2] / "kernels"
PROGRAM = load(KERNELS / "bfs.ll")
(LOOP,) = {target for target, name in open_editor(PROGRAM).rewrites() if name == "peel"}


class OfLoops(OperatorSuite):
    @pytest.fixture
    def programs(self):
        return (PROGRAM, load(KERNELS / "gaussian.ll"), load(KERNELS / "pathfinder.ll"))


class TestOptimize(OfLoops):
    @pytest.fixture
    def kind(self):
        return "optimize"


class TestUnroll(OfLoops):
    @pytest.fixture
    def kind(self):
        return "unroll"


class TestPeel(OfLoops):
    @pytest.fixture
    def kind(self):
        return "peel"


class TestCount(OperatorSuite):
    @pytest.fixture
    def kind(self):
        return "count"

    @pytest.fixture
    def programs(self):
        return (load_text(test_count.text()), load(KERNELS / "streamcluster.ll"))


class TestCoarsen(OperatorSuite):
    @pytest.fixture
    def kind(self):
        return "coarsen"

    @pytest.fixture
    def programs(self):
        return (load(KERNELS / "hotspot.ll"),)


class TestRemap(OperatorSuite):
    @pytest.fixture
    def kind(self):
        return "remap"

    @pytest.fixture
    def programs(self):
        return (load(KERNELS / "hotspot.ll"),)


class TestAccumulate(OperatorSuite):
    @pytest.fixture
    def kind(self):
        return "accumulate"

    @pytest.fixture
    def programs(self):
        return (load_text(test_accumulate.text(test_accumulate.LINKS["three"])),)


class TestDivide(OperatorSuite):
    @pytest.fixture
    def kind(self):
        return "divide"

    @pytest.fixture
    def programs(self):
        return (load_text(test_divide.text("srem")),)


class TestKeep(OperatorSuite):
    @pytest.fixture
    def kind(self):
        return "keep"

    @pytest.fixture
    def programs(self):
        return (load_text(test_keep.text()), load(KERNELS / "pathfinder.ll"))


class TestSingle(OperatorSuite):
    @pytest.fixture
    def kind(self):
        return "single"

    @pytest.fixture
    def programs(self):
        return (load_text(test_single.text(test_single.BODIES["two regions"])),)


class TestNoalias(OperatorSuite):
    @pytest.fixture
    def kind(self):
        return "noalias"

    @pytest.fixture
    def programs(self):
        return (PROGRAM, load(KERNELS / "nn.ll"))


class TestAssume(OperatorSuite):
    @pytest.fixture
    def kind(self):
        return "assume"

    @pytest.fixture
    def programs(self):
        return (load(KERNELS / "hotspot.ll"),)


@pytest.mark.parametrize(
    ("condition", "why"),
    [
        ("arg3 % 4 == 0", "LLVM can be told of an integer and a number only"),
        ("arg0 >= 0", "no integer parameter arg0"),
        ("arg99 >= 0", "no integer parameter arg99"),
        ("arg3 >= 5 and arg3 <= 4", "never holds"),
        ("arg3 >=", "cannot be read"),
        ("ntid.z >= 1", "changes nothing"),
    ],
)
def test_what_cannot_be_assumed_is_dropped(condition, why):
    program = load(KERNELS / "hotspot.ll")
    (_, reason), *_ = apply(program, Patch((Assume("e1", 0, "heat", condition),))).dropped
    assert why in reason


def test_only_what_the_compiler_used_is_assumed():
    program = load(KERNELS / "hotspot.ll")
    condition = "ntid.z == 1 and arg4 >= 1 and arg6 >= 1"
    patch = Patch((Assume("e1", 0, "heat", condition),))
    assert assumed(program, patch) == [Assumed("heat", condition="arg4 >= 1 and arg6 >= 1")]


INDEX = """  %m = {index}
  %far = sext i32 %m to i64
  %q = getelementptr i32, ptr %px, i64 %far
  %r = load i32, ptr %q, align 4"""


@pytest.mark.parametrize(
    ("index", "condition", "needed"),
    [
        (
            "add i32 %s, 1",
            "arg3 >= 1 and arg3 <= 32767",
            "arg3 >= 0 and arg3 <= 1073741823",
        ),
        (
            "mul i32 %s, %n",
            "arg2 >= 1 and arg2 <= 32767 and arg3 >= 0 and arg3 <= 32767",
            "arg2 >= 0 and arg2 <= 65535 and arg3 >= 0 and arg3 <= 32767",
        ),
    ],
)
def test_bounds_are_as_loose_as_what_the_compiler_made_of_them_allows(index, condition, needed):
    program = load_text(module(INDEX.format(index=index)))
    patch = Patch((Assume("e1", 0, "k", condition),))
    (found,) = assumed(program, patch)
    assert found.condition == needed
    wider = Patch((Assume("e1", 0, "k", needed),))
    texts = (apply(program, one).program.text for one in (patch, wider))
    assert len({re.sub(r"%e\w{12}(\w+)", r"%\1", text) for text in texts}) == 1


def test_a_divisor_that_is_always_the_same_divides_no_more():
    program = load_text(module("  %r = srem i32 %v, %s"))
    edits = Assume("e1", 0, "k", "arg3 == 8"), Assume("e2", 0, "k", "arg3 >= 2 and arg3 <= 8")
    constant, bounded = (apply(program, Patch((edit,))).program.text for edit in edits)
    assert "srem i32 %v, 8" in constant
    assert "srem i32 %v, %s" in bounded


def test_conditions_that_launches_fulfil_are_tried_together_and_alone():
    program = load(KERNELS / "hotspot.ll")
    found = moves(program, {"heat": ["arg3 >= 1", "arg3 <= 9", "arg4 >= 1"]})
    assert [one.condition for one in found if isinstance(one, Assume)] == [
        "arg3 >= 1 and arg3 <= 9 and arg4 >= 1",
        "arg3 >= 1 and arg4 >= 1",
        "arg3 >= 1",
        "arg3 <= 9",
        "arg4 >= 1",
    ]


def sites(applied):
    editor = open_editor(PROGRAM)
    for edit in applied.patch:
        apply_edit(editor, edit)
    return {site.uid: site for site in editor.sites()}


def test_an_unrolled_loop_has_the_old_uids_in_its_first_round():
    before = {site.uid: site for site in open_editor(PROGRAM).sites()}
    applied = apply(PROGRAM, Patch((Unroll("e1", 0, LOOP, 4),)))
    after = sites(applied)
    assert before.keys() <= after.keys()
    assert all(after[uid].op == site.op for uid, site in before.items())
    loads = [site for site in after.values() if site.op == "load"]
    assert len(loads) > len([site for site in before.values() if site.op == "load"])
    assert load_text(applied.program.text, PROGRAM.entry).entry == PROGRAM.entry


def test_passes_go_first_wherever_they_stand():
    store = next(s.uid for s in open_editor(PROGRAM).sites() if s.op == "store")
    edits = Delete("e1", 0, store), Unroll("e2", 0, LOOP, 2)
    applied = apply(PROGRAM, Patch(edits))
    assert [edit.id for edit in applied.patch] == ["e2", "e1"]
    assert apply(PROGRAM, applied.patch).program == applied.program


def test_two_that_do_alike_make_the_same_program_with_the_same_uids():
    one, two = (apply(PROGRAM, Patch((Unroll(name, 0, LOOP, 4),))) for name in ("e1", "e2"))
    assert one.program == two.program
    assert sites(one).keys() == sites(two).keys()


def test_what_no_other_edit_needs_is_dropped_with_the_loop_it_stood_in():
    unrolled = apply(PROGRAM, Patch((Unroll("e1", 0, LOOP, 4),)))
    known = {site.uid for site in open_editor(PROGRAM).sites()}
    copy = next(s.uid for u, s in sites(unrolled).items() if u not in known and s.op == "load")
    both = apply(PROGRAM, Patch((Unroll("e1", 0, LOOP, 4), Delete("e2", 7, copy))))
    assert not both.dropped
    alone = apply(PROGRAM, Patch(both.patch.edits[1:]))
    assert [edit.id for edit, _ in alone.dropped] == ["e2"]
    assert alone.program == PROGRAM


def test_proposals_mix_passes_with_other_edits():
    kinds = (*KINDS, *(one.kind for one in PASSES))
    for seed in range(6):
        rng, applied = random.Random(seed), Applied(PROGRAM, Patch())
        for _ in range(6):
            applied = propose(PROGRAM, applied.patch, rng, kinds)
            again = apply(PROGRAM, applied.patch)
            assert (again.program, again.patch) == (applied.program, applied.patch)


@pytest.mark.parametrize("name", [f"unroll_{how}" for how in passes.UNROLLED] + ["peel"])
def test_other_loops_keep_what_they_tell_llvm(name):
    program = load(KERNELS / "nw.ll")
    loops = [target for target, name in open_editor(program).rewrites() if name == "peel"]
    editor = open_editor(program)
    try:
        editor.rewrite(loops[0], name)
    except EditError:
        pytest.skip("LLVM does not do that")
    text = editor.finish().text
    assert "gevo." not in text
    assert "llvm.loop.unroll.count" not in text


@pytest.mark.parametrize(
    ("edit", "why"),
    [
        (Optimize("e1", 0, "nothing"), "there are no passes 'nothing'"),
        (Optimize("e1", 0, "gvn"), "gvn changes nothing"),
        (Unroll("e1", 0, "u0", 2), "no loop ends at u0"),
        (Unroll("e1", 0, LOOP, 3), "cannot be transformed by 'unroll_3'"),
        (Peel("e1", 0, "u9999"), "no loop ends at u9999"),
    ],
)
def test_what_is_not_possible_is_dropped(edit, why):
    (_, reason), *_ = apply(PROGRAM, Patch((edit,))).dropped
    assert why in reason


def test_a_program_cannot_grow_without_end(monkeypatch):
    monkeypatch.setattr("gevo.program.llvm.state.SMALL", 80)
    monkeypatch.setattr("gevo.program.llvm.state.GROWTH", 2)
    program = load_text(PROGRAM.text + "\n!gevo.test = !{}\n")
    (_, reason), *_ = apply(program, Patch((Unroll("e1", 0, LOOP, 8),))).dropped
    assert "instructions" in reason


def test_llvm_may_die_of_it(monkeypatch):
    def die(*_):
        raise ChildDied("SIGABRT", "LLVM ERROR")

    monkeypatch.setattr(passes, "in_child", die)
    with pytest.raises(EditError, match="does not survive peel of u1"):
        passes.transformed(passes.Named("", ()), passes.Move("u1", "peel"), 0, 10)


def test_the_unmodified_body_can_stand_behind_a_transformed_one():
    unrolled = apply(PROGRAM, Patch((Unroll("e1", 0, LOOP, 4),))).program
    kernel = open_editor(PROGRAM).site(LOOP).function
    both = guarded(PROGRAM, unrolled, kernel, parse("ntid.x == 64"))
    sites = [open_editor(program).sites() for program in (PROGRAM, unrolled, both)]
    count = [sum(site.function == kernel for site in some) for some in sites]
    assert count[2] > count[0] + count[1]


def test_an_editor_that_holds_edits_takes_no_passes():
    editor = open_editor(PROGRAM)
    uid = next(site.uid for site in editor.sites() if site.op == "store")
    apply_edit(editor, Delete("e1", 0, uid))
    with pytest.raises(EditError, match="before other edits"):
        editor.rewrite("", "strength_reduce")
