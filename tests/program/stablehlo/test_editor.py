from __future__ import annotations

from pathlib import Path

import pytest

from gevo.errors import EditError
from gevo.program.base import Value
from gevo.program.load import load, open_editor
from gevo.program.stablehlo.load import load_text
from gevo.program.stablehlo.mlir import opened

ODD = load(Path(__file__).parents[2] / "data/mlir/odd.mlir")

# u0 = sine a0; u1 = constant; u2 = while(u1, a0) { u3 = constant, u4 = compare, u5 = return }
# { u6 = cosine, u7 = constant, u8 = add, u9 = return }; u10 = add u0 u2#1; u11 = return
LOOP = load_text(
    """
  func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
    %0 = stablehlo.sine %x : tensor<4xf32>
    %c = stablehlo.constant dense<0> : tensor<i32>
    %1:2 = stablehlo.while(%i = %c, %v = %x) : tensor<i32>, tensor<4xf32>
    cond {
      %n = stablehlo.constant dense<3> : tensor<i32>
      %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %w = stablehlo.cosine %v : tensor<4xf32>
      %k = stablehlo.constant dense<1> : tensor<i32>
      %j = stablehlo.add %i, %k : tensor<i32>
      stablehlo.return %j, %w : tensor<i32>, tensor<4xf32>
    }
    %2 = stablehlo.add %0, %1#1 : tensor<4xf32>
    return %2 : tensor<4xf32>
  }"""
)
F4, I32, I1 = "tensor<4xf32>", "tensor<i32>", "tensor<i1>"


def refs(editor, uid, index):
    return [v.ref for v in editor.choices(editor.site(uid).slots[index])]


def lines(program):
    return [line.strip() for line in program.text.splitlines()]


def verified(program):
    with opened(program.text):
        return program


@pytest.fixture
def editor():
    return open_editor(LOOP)


def test_slots_see_what_stands_before_them_and_around_them(editor):
    assert refs(editor, "u0", 0) == []
    assert refs(editor, "u10", 0) == ["a0", "u1", "u2", "u2#1"]
    assert refs(editor, "u6", 0) == ["a0", "u0", "u1", "b2"]
    assert refs(editor, "u4", 0) == ["a0", "u0", "u1", "b1", "u3"]


def test_a_predicate_may_always_be_true_or_false(editor):
    assert refs(editor, "u5", 0) == [
        *("a0", "u0", "u1", "b0", "b1", "u3"), "dense<true>", "dense<false>",
    ]  # fmt: skip
    editor.set("u5", 0, Value("dense<false>", I1))
    assert '%u5_0x = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> ' + (
        I1
    ) in lines(verified(editor.finish()))


def test_values_of_another_region_are_out_of_reach(editor):
    slot = editor.site("u8").slots[0]
    assert not editor.accepts(slot, Value("u3", I32))
    assert not editor.accepts(slot, Value("b0", I32))
    assert editor.accepts(slot, Value("u7", I32))
    with pytest.raises(EditError, match="cannot hold u3"):
        editor.set("u8", 0, Value("u3", I32))


def test_the_type_must_be_that_of_the_value(editor):
    slot = editor.site("u10").slots[1]
    for ref, type_ in (("u2", F4), ("u2#1", I32), ("u2#2", F4), ("u2#01", F4), ("u2#0", I32)):
        assert not editor.accepts(slot, Value(ref, type_)), ref
    assert editor.accepts(slot, Value("u2", I32))


def test_takers_stand_behind_also_in_regions(editor):
    keys = [slot.key for slot in editor.candidate_uses("u1")]
    assert keys == [
        *("u2.1", "u4.0", "u4.1", "u5.0", "u6.0", "u8.0", "u8.1", "u9.0", "u9.1"),
        *("u10.0", "u10.1", "u11.0"),
    ]
    assert [slot.key for slot in editor.candidate_uses("u6")] == ["u8.0", "u8.1", "u9.0"]


def test_a_value_of_another_type_is_resized_in_front_of_the_op(editor):
    editor.set("u8", 0, Value("u0", F4))
    at = lines(verified(editor.finish()))
    first = at.index('%u8_0x0 = "stablehlo.convert"(%u0) : (tensor<4xf32>) -> tensor<4xi32>')
    last = at.index(
        '%u8 = "stablehlo.add"(%u8_0x2, %u7) : (tensor<i32>, tensor<i32>) -> tensor<i32>'
    )
    assert last - first == 3
    assert at[first - 1].startswith("%u7 = ")
    assert not [site for site in editor.sites() if "x" in site.uid]
    assert editor.site("u8").slots[0] == editor.users("u0")[0]


def test_slots_of_multiple_results_are_all_users(editor):
    editor.set("u10", 0, Value("u2", I32))
    assert [slot.key for slot in editor.users("u2")] == ["u10.0", "u10.1"]


def test_a_copy_resizes_under_its_own_names(editor):
    editor.set("u10", 0, Value("u1", I32))
    editor.copy("u10", "u11", "ea1")
    editor.set("u11", 0, Value("ea1", F4))
    text = verified(editor.finish()).text
    assert '%ea1 = "stablehlo.add"(%ea1_0x1, %u2#1)' in text


def test_ops_move_into_and_out_of_regions(editor):
    editor.move("u0", "u8")
    assert [slot.key for slot in editor.broken()] == ["u10.0"]
    editor.set("u10", 0, Value("a0", F4))
    editor.set("u9", 1, Value("u0", F4))
    editor.move("u7", "u2")
    assert list(editor.broken()) == []
    order = [site.uid for site in editor.sites()]
    assert order == ["u1", "u7", "u2", "u3", "u4", "u5", "u6", "u0", "u8", "u9", "u10", "u11"]
    verified(editor.finish())


def test_erasing_breaks_users_of_every_result():
    editor = open_editor(ODD)
    editor.erase("u9")
    assert [slot.key for slot in editor.broken()] == ["u10.0", "u10.1"]


def test_closed_regions_are_copied_whole():
    editor = open_editor(ODD)
    editor.copy("u7", "u8", "ebe")
    editor.set("u8", 1, Value("ebe", "tensor<3xf32>"))
    program = verified(editor.finish())
    assert program.text.count("stablehlo.maximum") == 4
    assert open_editor(program).finish() == program


def test_types_without_a_known_shape_take_only_their_own():
    editor = open_editor(ODD)
    assert refs(editor, "u11", 0) == []
    assert refs(editor, "u12", 0) == []
    assert editor.fallback(editor.site("u12").slots[0]) is None
    assert not editor.accepts(editor.site("u10").slots[0], Value("a2", "tensor<?x3xf32>"))


def test_the_fallback_is_one(editor):
    slot = editor.site("u0").slots[0]
    value = editor.fallback(slot)
    assert value == Value("dense<1.0>", F4)
    editor.set("u0", 0, value)
    assert list(editor.broken()) == []
    verified(editor.finish())


def test_a_loop_is_copied_with_what_is_in_it(editor):
    editor.copy("u2", "u10", "ea")
    assert editor.broken() == []
    inner = [site.uid for site in editor.sites() if site.uid.startswith("ea_")]
    assert inner == [f"ea_{n}" for n in range(7)]
    # The copy's body takes the copy's arguments, not those of the original's.
    assert editor.site("ea_3").slots[0].value == Value("b10003", F4)
    assert refs(editor, "ea_3", 0)[:2] == ["a0", "u0"]
    editor.set("u10", 1, Value("ea#1", F4))
    text = verified(editor.finish()).text
    assert text.count("stablehlo.while") == 2
    assert open_editor(editor.finish()).finish().text == text


def test_a_loop_goes_with_what_is_in_it_and_comes_back(editor):
    before = editor.finish()
    mark = editor.mark()
    editor.copy("u2", "u6", "ea")  # into its own body
    verified(editor.finish())
    editor.erase("u2")
    assert [slot.key for slot in editor.broken()] == ["u10.1"]
    assert editor.site("u6") is None
    assert editor.site("ea_3") is None
    editor.rollback(mark)
    assert editor.finish() == before
    editor.copy("u2", "u6", "ea")
    verified(editor.finish())


def test_a_loop_that_moves_leaves_values_behind(editor):
    editor.set("u8", 1, Value("u1", I32))
    editor.move("u2", "u1")
    assert {slot.key for slot in editor.broken()} == {"u2.0", "u8.1"}


def test_functions_do_not_mix():
    editor = open_editor(ODD)
    with pytest.raises(EditError, match="different functions"):
        editor.move("u14", "u3")
    assert not editor.accepts(editor.site("u14").slots[0], Value("u0", "tensor<3xf32>"))


@pytest.mark.parametrize(
    ("action", "said"),
    [
        (lambda e: e.copy("u99", "u0", "ea"), "there is no u99"),
        (lambda e: e.copy("u0", "u99", "ea"), "there is no u99"),
        (lambda e: e.copy("u0", "u1", "copy"), "no name"),
        (lambda e: e.move("u0", "u0"), "in front of itself"),
        (lambda e: e.move("u2", "u7"), "into itself"),
        (lambda e: e.move("u5", "u3"), "pinned"),
        (lambda e: e.erase("u11"), "pinned"),
        (lambda e: e.set("u0", 3, Value("a0", F4)), "no operand 3"),
        (lambda e: e.candidate_uses("u99"), "there is no u99"),
    ],
)
def test_what_cannot_be_done_is_said(editor, action, said):
    with pytest.raises(EditError, match=said):
        action(editor)
    assert editor.finish() == LOOP


def test_a_uid_is_never_given_twice(editor):
    editor.copy("u0", "u1", "ea")
    editor.erase("ea")
    with pytest.raises(EditError, match="already has a ea"):
        editor.copy("u0", "u1", "ea")


def test_rollback_can_be_repeated(editor):
    first = editor.mark()
    editor.copy("u0", "u1", "ea")
    second = editor.mark()
    editor.erase("u0")
    editor.rollback(second)
    assert editor.site("u0") is not None
    assert editor.site("ea") is not None
    editor.erase("u6")
    editor.rollback(first)
    assert editor.finish() == LOOP
    editor.copy("u0", "u1", "ea")
    editor.rollback(first)
    assert editor.finish() == LOOP
