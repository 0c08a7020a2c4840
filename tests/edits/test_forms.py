"""Edits that give one instruction another form."""

from __future__ import annotations

from pathlib import Path

import pytest

from gevo.edits.apply import apply
from gevo.edits.forms import Approximate, Reciprocal, WarpBarrier, reformed
from gevo.edits.operators import Copy, Delete
from gevo.edits.patch import Patch
from gevo.program.llvm.canonical import printed_again
from gevo.program.load import load, open_editor
from gevo.testing.operators import OperatorSuite

KERNELS = Path(__file__).parents[2] / "kernels"
NW = load(KERNELS / "nw.ll")
CFD = load(KERNELS / "cfd.ll")
BARRIER = next(s.uid for s in open_editor(NW).sites() if s.op == "call" and not s.type)


class TestWarpBarrier(OperatorSuite):
    @pytest.fixture
    def kind(self):
        return "warp_barrier"

    @pytest.fixture
    def programs(self):
        return (NW, load(KERNELS / "pathfinder.ll"))


class TestApproximate(OperatorSuite):
    @pytest.fixture
    def kind(self):
        return "approximate"

    @pytest.fixture
    def programs(self):
        return (CFD, load(KERNELS / "hotspot.ll"))


class TestReciprocal(OperatorSuite):
    @pytest.fixture
    def kind(self):
        return "reciprocal"

    @pytest.fixture
    def programs(self):
        return (CFD, load(KERNELS / "hotspot.ll"))


@pytest.mark.parametrize("program", [NW, CFD])
def test_every_form_gives_a_canonical_program_and_is_undone(program):
    editor = open_editor(program)
    edits = [edit for site in editor.sites() for edit in reformed(editor, site)]
    assert edits
    for edit in edits:
        made = apply(program, Patch((edit,)))
        assert not made.dropped
        assert printed_again(made.program.text, ()) == made.program.text
        mark = editor.mark()
        edit.apply(editor, None)
        assert editor.finish() == made.program
        editor.rollback(mark)
        assert editor.finish() == program


def test_a_copy_of_a_form_is_one_without_the_original():
    edits = (
        WarpBarrier("e1", 0, BARRIER),
        Copy("e2", 0, BARRIER, BARRIER),
        Delete("e3", 0, BARRIER),
    )
    made = apply(NW, Patch(edits))
    assert not made.dropped
    assert made.program.text.count("call void @llvm.nvvm.bar.warp.sync(i32 -1)") == 1
    assert printed_again(made.program.text, ()) == made.program.text


def test_a_reciprocal_stands_where_its_divisor_is_known():
    hotspot = load(KERNELS / "hotspot.ll")
    editor = open_editor(hotspot)
    division = next(
        s for s in editor.sites() if s.op == "fdiv" and s.slots[1].value.ref.startswith("a")
        and s.slots[0].value.ref.startswith("u")
    )  # fmt: skip
    made = apply(
        hotspot, Patch((Reciprocal("e1", 0, division.uid), Approximate("e2", 0, "e1", "approx")))
    )
    assert not made.dropped
    entry = made.program.text.partition("define ")[2].partition("\n\n")[0]
    assert "@llvm.nvvm.div.approx.f(float 1.000000e+00, float %r" in entry
    assert [s.op for s in open_editor(made.program).sites() if s.line == division.line].count(
        "fmul"
    )
