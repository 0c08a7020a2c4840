from __future__ import annotations

from pathlib import Path

import pytest

from gevo.errors import EditError
from gevo.program.base import Slot, Value
from gevo.program.llvm.editor import load_text
from gevo.program.load import load, open_editor

IR = Path(__file__).parents[2] / "data/ir"

LOOP = """target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %out, i32 %n, float %f) {
entry:
  %first = load float, ptr %out, align 4
  %go = icmp sgt i32 %n, 0
  br i1 %go, label %loop, label %exit
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %acc = phi float [ %first, %entry ], [ %more, %loop ]
  %more = fadd float %acc, %f
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %exit, label %loop
exit:
  %res = phi float [ 1.500000e+00, %entry ], [ %more, %loop ]
  store float %res, ptr %out, align 4
  ret void
}
"""
FIRST, GO, IV, ACC, MORE, NEXT, DONE, RES, STORE = (f"u{i}" for i in (0, 1, 3, 4, 5, 6, 7, 9, 10))


@pytest.fixture
def editor():
    return open_editor(load_text(LOOP))


@pytest.fixture(scope="module")
def odd():
    return load(IR / "odd.ll")


def slot(editor, key):
    uid, index = key.split(".")
    return editor.site(uid).slots[int(index)]


def named(program, name):
    """The site whose result is called %name."""
    lines = [x for x in program.text.splitlines() if x.startswith("  ") and x[2] not in " ]"]
    index = next(i for i, line in enumerate(lines) if line.startswith(f"  %{name} = "))
    return open_editor(program).sites()[index]


def test_sites_tell_opcode_type_and_operands(editor):
    site = editor.site(MORE)
    assert (site.op, site.type, site.pinned, site.function) == ("fadd", "float", False, "k")
    assert [s.value for s in site.slots] == [Value(ACC, "float"), Value("a2", "float")]
    assert [s.op for s in editor.sites() if s.pinned] == ["br", "phi", "phi", "br", "phi", "ret"]


def test_choices_are_the_dominating_values_then_constants(editor):
    refs = [v.ref for v in editor.choices(slot(editor, f"{MORE}.0"))]
    assert refs == ["a2", FIRST, "1.500000e+00"]
    refs = [v.ref for v in editor.choices(slot(editor, f"{STORE}.0"))]
    assert refs == ["a2", FIRST, "1.500000e+00"]


def test_a_phi_takes_what_reaches_the_end_of_the_incoming_block(editor):
    refs = [v.ref for v in editor.choices(slot(editor, f"{ACC}.1"))]
    assert refs == ["a2", FIRST, ACC, "1.500000e+00"]
    refs = [v.ref for v in editor.choices(slot(editor, f"{ACC}.0"))]
    assert refs == ["a2", "1.500000e+00"]
    assert not editor.accepts(slot(editor, f"{ACC}.0"), Value(MORE, "float"))


def test_takers_are_dominated_slots_of_the_type(editor):
    assert [s.key for s in editor.candidate_uses(MORE)] == []
    assert [s.key for s in editor.candidate_uses(FIRST)] == [
        f"{ACC}.1", f"{MORE}.0", f"{MORE}.1", f"{RES}.0", f"{RES}.1", f"{STORE}.0",
    ]  # fmt: skip
    assert {s.key for s in editor.candidate_uses(ACC)} == {f"{MORE}.1", f"{ACC}.1", f"{RES}.1"}


def test_users_are_the_slots_that_hold_a_result(editor):
    assert [s.key for s in editor.users(MORE)] == [f"{ACC}.1", f"{RES}.1"]
    editor.set(STORE, 0, Value(FIRST, "float"))
    assert [s.key for s in editor.users(FIRST)] == [f"{ACC}.0", f"{STORE}.0"]


def test_erasing_breaks_the_users_until_they_are_set(editor):
    editor.erase(MORE)
    assert editor.site(MORE) is None
    assert [s.key for s in editor.broken()] == [f"{ACC}.1", f"{RES}.1"]
    with pytest.raises(EditError, match="out of reach"):
        editor.finish()
    for broken in editor.broken():
        editor.set(broken.uid, broken.index, Value("a2", "float"))
    text = editor.finish().text
    assert "fadd" not in text
    assert "%res = phi float [ 1.500000e+00, %entry ], [ %f, %loop ]" in text


def test_moving_breaks_what_it_leaves_behind_and_what_it_overtakes(editor):
    mark = editor.mark()
    editor.move(NEXT, STORE)
    assert [s.key for s in editor.broken()] == [f"{IV}.1", f"{DONE}.0", f"{NEXT}.0"]
    editor.rollback(mark)
    editor.move(MORE, GO)
    assert [s.key for s in editor.broken()] == [f"{MORE}.0"]


def test_a_copy_is_printed_under_its_own_name(editor):
    editor.copy(MORE, DONE, "e0123456789ab")
    assert not editor.broken()
    editor.set(ACC, 1, Value("e0123456789ab", "float"))
    lines = editor.finish().text.splitlines()
    at = lines.index("  %e0123456789ab = fadd float %acc, %f")
    assert lines[at + 1].startswith("  %done")
    assert "  %acc = phi float [ %first, %entry ], [ %e0123456789ab, %loop ]" in lines


def test_rollback_restores_everything(editor):
    before = editor.finish()
    mark = editor.mark()
    editor.copy(FIRST, GO, "e1")
    editor.set(MORE, 0, Value("e1", "float"))
    editor.move(NEXT, MORE)
    editor.erase(MORE)
    assert editor.broken()
    editor.rollback(mark)
    assert editor.finish() == before
    assert editor.site("e1") is None
    assert not editor.broken()
    assert [s.key for s in editor.users(FIRST)] == [f"{ACC}.0"]


@pytest.mark.parametrize(
    "action",
    [
        lambda e: e.erase("u2"),
        lambda e: e.move(ACC, MORE),
        lambda e: e.erase("u99"),
        lambda e: e.move(MORE, "u99"),
        lambda e: e.move(MORE, ACC),
        lambda e: e.move(MORE, MORE),
        lambda e: e.copy(MORE, DONE, "u7"),
        lambda e: e.copy(MORE, DONE, "x1"),
        lambda e: e.set(MORE, 2, Value("a2", "float")),
        lambda e: e.set(MORE, 0, Value("a1", "i32")),
        lambda e: e.set(MORE, 0, Value(MORE, "float")),
        lambda e: e.set(MORE, 0, Value(RES, "float")),
        lambda e: e.set(MORE, 0, Value("undef", "float")),
        lambda e: e.set(MORE, 0, Value("a9", "float")),
        lambda e: e.set(STORE, 1, Value("null", "ptr")),
        lambda e: e.candidate_uses("u99"),
    ],
)
def test_what_cannot_be_done_raises_and_changes_nothing(editor, action):
    before = editor.finish()
    with pytest.raises(EditError):
        action(editor)
    assert editor.finish() == before


def test_operands_may_change_where_sites_are_pinned(editor):
    editor.set("u2", 0, Value("true", "i1"))
    assert "br i1 true, label %loop, label %exit" in editor.finish().text


@pytest.mark.parametrize(
    ("type_", "one"),
    [
        ("i32", "1"), ("i1", "true"), ("float", "1.000000e+00"), ("half", "0xH3C00"),
        ("bfloat", "0xR3F80"), ("<4 x float>", "splat (float 1.000000e+00)"),
        ("{ float, i32 }", "zeroinitializer"),
    ],
)  # fmt: skip
def test_fallbacks_are_one_and_are_accepted(odd, type_, one):
    editor = open_editor(odd)
    slots = [s for site in editor.sites() for s in site.slots if s.type == type_]
    assert slots
    for found in slots:
        value = editor.fallback(found)
        assert value == Value(one, type_)
        assert editor.accepts(found, value)


def test_pointers_have_no_fallback_and_are_never_offered_null(odd):
    editor = open_editor(odd)
    slots = [s for site in editor.sites() for s in site.slots if s.type.startswith("ptr")]
    assert any(s.value.ref == "null" for s in slots)
    for found in slots:
        assert editor.fallback(found) is None
        assert "null" not in [v.ref for v in editor.choices(found)]


def test_nothing_undefined_is_offered(odd):
    editor = open_editor(odd)
    for site in editor.sites():
        for found in site.slots:
            for value in editor.choices(found):
                assert "undef" not in value.ref
                assert "poison" not in value.ref


def test_operands_that_must_stay_constant_are_no_slots(odd):
    by_name = {name: named(odd, name) for name in ("abs", "field", "u21", "v3", "back")}
    assert [s.value.ref for s in by_name["abs"].slots] == [by_name["back"].uid]
    assert [s.type for s in by_name["field"].slots] == ["ptr", "i64", "i64"]
    assert [s.value.ref for s in by_name["u21"].slots] == [by_name["abs"].uid]
    assert [s.type for s in by_name["v3"].slots] == ["<4 x float>", "<4 x float>"]
    assert [s.type for s in by_name["back"].slots] == ["{ float, i32 }"]


def test_an_indirect_callee_is_a_use_that_cannot_change(odd):
    editor = open_editor(odd)
    callee = named(odd, "called").slots[0]
    assert callee.value == Value("a6", "ptr")
    assert not editor.choices(callee)
    assert not editor.accepts(callee, Value("a0", "ptr"))


def test_two_edges_from_one_block_share_a_slot(odd):
    editor = open_editor(odd)
    phi = named(odd, '"merged value"')
    assert len(phi.slots) == 3
    editor.set(phi.uid, 0, Value("a2", "i32"))
    assert "phi i32 [ %n, %b0 ], [ %n, %b0 ], [ %old, %third ]" in editor.finish().text


def test_unreachable_blocks_are_never_broken(odd):
    editor = open_editor(odd)
    dead = named(odd, "dead")
    editor.move(dead.uid, editor.sites()[-1].uid)
    assert not editor.broken()
    store = next(s for s in editor.sites() if s.op == "store" and s.slots[0].type == "i32")
    assert not editor.accepts(store.slots[0], Value(dead.uid, "i32"))


def test_instructions_of_other_functions_are_out_of_reach():
    program = load(IR / "reduce.ll", entry=["reduce"])
    editor = open_editor(program)
    assert editor.site("u0") is None
    with pytest.raises(EditError):
        editor.erase("u0")
    everywhere = open_editor(load(IR / "reduce.ll"))
    inside = next(s for s in everywhere.sites() if s.function == "reduce" and s.op == "fadd")
    other = next(s for s in everywhere.sites() if s.function == "scale" and s.op == "fmul")
    with pytest.raises(EditError, match="different functions"):
        everywhere.move(inside.uid, other.uid)
    assert not everywhere.accepts(inside.slots[0], Value(other.uid, "float"))


def test_accepts_answers_for_slots_that_do_not_exist(editor):
    value = Value("a2", "float")
    assert not editor.accepts(Slot("u99", 0, "float", value), value)
    assert not editor.accepts(Slot(MORE, 7, "float", value), value)
