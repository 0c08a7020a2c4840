from __future__ import annotations

import random
from pathlib import Path

import llvmlite.binding as llvm
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gevo.edits.apply import apply, apply_edit
from gevo.edits.operators import Copy, Delete, Move, Replace, Swap
from gevo.edits.patch import Patch
from gevo.edits.propose import propose
from gevo.errors import EditError
from gevo.program.base import Value
from gevo.program.llvm.editor import load_text
from gevo.program.load import load, open_editor

ROOT = Path(__file__).parents[2]
PATHS = [
    ROOT / "tests/data/ir/odd.ll",
    ROOT / "tests/data/ir/reduce.ll",
    *(ROOT / f"kernels/{name}.ll" for name in ("bfs", "gaussian", "pathfinder", "hotspot")),
]
PROGRAMS = [load(path) for path in PATHS if path.exists()]

SMALL = load_text("""target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %p, ptr %q, float %f, i32 %n) {
  %x = load float, ptr %p, align 4
  %y = fmul float %x, 2.000000e+00
  %z = fadd float %y, %f
  %c = icmp eq i32 %n, 0
  store float %z, ptr %q, align 4
  store float %x, ptr %p, align 4
  ret void
}
""")


def verifies(text):
    context = llvm.create_context()
    module = llvm.parse_assembly(text, context=context)
    try:
        module.verify()
    finally:
        module.close()
        context.close()


def body(program):
    lines = program.text.splitlines()
    start = next(i for i, line in enumerate(lines) if line.startswith("define"))
    return [line.strip() for line in lines[start + 2 : lines.index("}")]]


def one(edit, program=SMALL):
    applied = apply(program, Patch((edit,)))
    assert not applied.dropped
    verifies(applied.program.text)
    return applied


@given(st.sampled_from(PROGRAMS), st.integers(0, 2**32), st.integers(1, 12))
@settings(max_examples=60)
def test_proposed_patches_verify_and_replay(program, seed, length):
    rng = random.Random(seed)
    patch = Patch()
    for _ in range(length):
        applied = propose(program, patch, rng)
        assert not applied.dropped
        assert applied.patch.edits[:-1] == patch.edits
        patch = applied.patch
    verifies(applied.program.text)
    assert applied.program.entry == program.entry
    assert apply(program, patch) == applied


@given(st.sampled_from(PROGRAMS), st.integers(0, 2**32), st.integers(2, 16))
@settings(max_examples=60)
def test_any_selection_of_edits_in_any_order_applies_or_is_dropped(program, seed, length):
    rng = random.Random(seed)
    edits = []
    for _ in range(length):
        edits += propose(program, Patch(tuple(edits[: length // 2])), rng).patch.edits[-1:]
    rng.shuffle(edits)
    patch = Patch(tuple(edits[: rng.randrange(length + 1)]))
    applied = apply(program, patch)
    verifies(applied.program.text)
    assert apply(program, patch) == applied
    assert len(applied.patch) + len(applied.dropped) == len(patch)
    again = apply(program, applied.patch)
    assert again.program == applied.program
    assert again.patch == applied.patch
    assert again.dropped == ()


@given(st.sampled_from(PROGRAMS), st.integers(0, 2**32))
@settings(max_examples=40)
def test_nothing_undefined_enters_a_program(program, seed):
    rng = random.Random(seed)
    patch = Patch()
    for _ in range(6):
        applied = propose(program, patch, rng)
        patch = applied.patch
    for edit in patch:
        for _, value in edit.rewires:
            assert not any(w in value.ref for w in ("undef", "poison", "null"))


def test_the_empty_patch_changes_nothing():
    assert apply(SMALL, Patch()).program == SMALL


def test_delete_rewires_the_uses():
    applied = one(Delete("e1", 7, "u1"))
    (key, value), *rest = applied.patch.edits[0].rewires
    assert key == "u2.0"
    assert value in (Value("a2", "float"), Value("u0", "float"), Value("2.000000e+00", "float"))
    assert not rest
    assert not any("fmul" in line for line in body(applied.program))


def test_a_recorded_choice_is_used_again():
    for ref in ("a2", "u0", "2.000000e+00"):
        edit = Delete("e1", 7, "u1", rewires=(("u2.0", Value(ref, "float")),))
        assert one(edit).patch.edits == (edit,)


def test_a_recorded_choice_that_does_not_exist_is_drawn_again_by_the_seed():
    recorded = (("u2.0", Value("e99", "float")),)
    assert one(Delete("e1", 7, "u1", rewires=recorded)) == one(Delete("e1", 7, "u1"))
    drawn = {one(Delete("e1", seed, "u1")).patch.edits[0].rewires for seed in range(20)}
    assert len(drawn) == 3


def test_copy_makes_its_result_matter():
    applied = one(Copy("e1", 3, "u1", "u4"))
    lines = body(applied.program)
    assert lines[4] == "%e1 = fmul float %x, 2.000000e+00"
    assert sum("%e1" in line for line in lines) == 2
    assert applied.patch.edits[0].rewires[-1][1] == Value("e1", "float")


def test_copies_of_instructions_without_result_need_no_taker():
    applied = one(Copy("e1", 3, "u4", "u6"))
    assert body(applied.program)[-2] == "store float %z, ptr %q, align 4"
    assert applied.patch.edits[0].rewires == ()


def test_a_result_that_nothing_can_take_makes_the_edit_fail():
    applied = apply(SMALL, Patch((Copy("e1", 3, "u3", "u6"),)))
    assert applied.program == SMALL
    assert applied.patch == Patch()
    ((edit, reason),) = applied.dropped
    assert edit.id == "e1"
    assert "take the result" in reason


def test_a_move_whose_result_stays_in_use_looks_for_another_use_half_of_the_time():
    drawn = [one(Move("e1", seed, "u0", "u1")) for seed in range(40)]
    plain = [a for a in drawn if a.program == SMALL]
    assert 10 < len(plain) < 30
    for applied in drawn:
        given = [value for _, value in applied.patch.edits[0].rewires]
        assert given == ([] if applied in plain else [Value("u0", "float")])


def test_a_move_whose_result_is_unused_needs_a_taker():
    assert apply(SMALL, Patch((Move("e1", 3, "u3", "u0"),))).dropped


def test_move_downwards_repairs_the_uses_it_leaves():
    applied = one(Move("e1", 3, "u1", "u5"))
    assert applied.patch.edits[0].rewires[0][0] == "u2.0"
    assert any(value.ref == "u1" for _, value in applied.patch.edits[0].rewires)


def test_replace_operand_takes_another_value():
    drawn = {body(one(Replace("e1", s, "u2", index=1)).program)[2] for s in range(30)}
    assert drawn == {
        "%z = fadd float %y, %x",
        "%z = fadd float %y, %y",
        "%z = fadd float %y, 2.000000e+00",
    }


def test_replace_whole_takes_the_place_and_the_uses():
    applied = one(Replace("e1", 3, "u2", source="u1"))
    lines = body(applied.program)
    assert lines[2] == "%e1 = fmul float %x, 2.000000e+00"
    assert lines[4] == "store float %e1, ptr %q, align 4"
    assert dict(applied.patch.edits[0].rewires) == {"u4.0": Value("e1", "float")}


def test_replace_by_another_type_repairs_the_uses():
    applied = one(Replace("e1", 3, "u4", source="u1"))
    lines = body(applied.program)
    assert lines[4] == "%e1 = fmul float %x, 2.000000e+00"
    assert lines[5] == "store float %e1, ptr %p, align 4"


def test_swap_exchanges_places():
    applied = one(Swap("e1", 3, "u4", "u5"))
    assert body(applied.program)[4:6] == [
        "store float %x, ptr %p, align 4",
        "store float %z, ptr %q, align 4",
    ]
    assert one(Swap("e1", 3, "u5", "u4")).program == applied.program
    far = body(one(Swap("e1", 3, "u0", "u5")).program)
    assert "store" in far[0]
    assert "load" in far[5]


def test_later_edits_may_name_what_earlier_ones_inserted():
    first = Copy("e1", 3, "u4", "u6")
    patch = Patch((first, Delete("e2", 4, "e1")))
    assert apply(SMALL, patch).program == SMALL
    alone = apply(SMALL, Patch((Delete("e2", 4, "e1"),)))
    assert [edit.id for edit, _ in alone.dropped] == ["e2"]


def test_a_second_edit_with_the_same_id_is_dropped():
    edit = Replace("e1", 3, "u2", index=1)
    applied = apply(SMALL, Patch((edit, edit)))
    assert len(applied.patch) == 1
    assert [reason for _, reason in applied.dropped] == ["e1 is already in the patch"]


@pytest.mark.parametrize(
    "edit",
    [
        Delete("e1", 3, "u6"),
        Delete("e1", 3, "u77"),
        Swap("e1", 3, "u4", "u4"),
        Swap("e1", 3, "u4", "u6"),
        Replace("e1", 3, "u4", source="u4"),
        Replace("e1", 3, "u4"),
        Replace("e1", 3, "u4", source="u5", index=1),
        Replace("e1", 3, "u4", index=9),
        Move("e1", 3, "u4", "u4"),
        Copy("e1", 3, "u3", "u6"),
    ],
)
def test_an_edit_that_fails_changes_nothing(edit):
    editor = open_editor(SMALL)
    with pytest.raises(EditError):
        apply_edit(editor, edit)
    assert editor.finish() == SMALL
    assert not editor.broken()
