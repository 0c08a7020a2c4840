"""The sixth edit: constants and attributes, to legal values only."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from gevo.edits.apply import apply
from gevo.edits.operators import Change, Delete
from gevo.edits.patch import Patch
from gevo.edits.propose import KINDS, WITH_CONSTANTS, propose
from gevo.errors import EditError
from gevo.program.llvm.pipeline import opened_program
from gevo.program.load import load, open_editor
from gevo.program.stablehlo import load as stablehlo
from gevo.program.stablehlo.mlir import opened
from gevo.program.stablehlo.window import pairs, pairs_text

ROOT = Path(__file__).parents[2]
LLVM = load(ROOT / "kernels/hotspot.ll")
MODEL = stablehlo.load_text("""
func.func public @main(%arg0: tensor<1x6x6x2xf32>, %arg1: tensor<3x3x2x4xf32>)
    -> tensor<1x4x4x4xf32> {
  %0 = stablehlo.convolution(%arg0, %arg1) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {stride = [1, 1], pad = [[0, 0], [0, 0]], rhs_dilate = [1, 1]}
    {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<1x6x6x2xf32>, tensor<3x3x2x4xf32>) -> tensor<1x4x4x4xf32>
  %c = stablehlo.constant dense<3.200000e+01> : tensor<f32>
  %1 = stablehlo.broadcast_in_dim %c, dims = [] : (tensor<f32>) -> tensor<1x4x4x4xf32>
  %2 = stablehlo.multiply %0, %1 : tensor<1x4x4x4xf32>
  return %2 : tensor<1x4x4x4xf32>
}
""")


def change(program, *edit):
    applied = apply(program, Patch((Change("e1", 0, *edit),)))
    return applied.program.text.splitlines(), [reason for _, reason in applied.dropped]


def test_a_constant_gets_another_value():
    lines, dropped = change(MODEL, "u1", "value", "dense<1.600000e+01> : tensor<f32>")
    assert not dropped
    assert (
        '    %u1 = "stablehlo.constant"() <{value = dense<1.600000e+01> : tensor<f32>}> : '
        in "".join(lines)
    )


def test_a_result_of_another_shape_is_resized_to_the_old_one():
    lines, dropped = change(MODEL, "u0", "window_strides", "array<i64: 2, 2>")
    assert not dropped
    ops = [line.split(" = ")[0].strip() for line in lines if ' = "stablehlo.' in line]
    assert ops[0] == "%u0_own"
    assert "-> tensor<1x2x2x4xf32>" in lines[2]
    assert ops[ops.index("%u0") - 1].startswith("%u0_ownx")
    assert "-> tensor<1x4x4x4xf32>" in next(line for line in lines if "%u0 = " in line)
    with opened("\n".join(lines)):
        pass


@pytest.mark.parametrize(
    ("uid", "name", "value", "reason"),
    [
        ("u1", "value", "dense<inf> : tensor<f32>", "cannot be"),
        ("u1", "value", "dense<1.0> : tensor<f64>", "cannot be"),
        ("u1", "value", "dense<3.200000e+01> : tensor<f32>", "already"),
        ("u0", "window_strides", "array<i64: 0, 1>", "cannot be"),
        ("u0", "window_strides", "array<i64: 1>", "cannot be"),
        ("u0", "padding", "dense<-4> : tensor<2x2xi64>", "cannot be"),
        ("u0", "padding", "no padding", "cannot be"),
        ("u0", "feature_group_count", "2 : i64", "no 'feature_group_count'"),
        ("u3", "value", "1", "no 'value'"),
        ("u9", "value", "1", "no u9"),
    ],
)
def test_illegal_values_are_dropped_with_a_reason(uid, name, value, reason):
    lines, dropped = change(MODEL, uid, name, value)
    assert reason in dropped[0]
    assert "\n".join(lines) + "\n" == MODEL.text


def test_every_alternative_is_accepted_and_verifies():
    for uid in ("u0", "u1", "u2"):
        for name, value in open_editor(MODEL).alternatives(uid):
            lines, dropped = change(MODEL, uid, name, value)
            assert not dropped
            with opened("\n".join(lines)):
                pass


def test_a_copy_of_what_was_changed_keeps_the_change():
    editor = open_editor(MODEL)
    editor.change("u0", "window_strides", "array<i64: 2, 2>")
    mark = editor.mark()
    editor.copy("u0", "u3", "e2")
    assert editor.finish().text.count("array<i64: 2, 2>") == 2
    editor.rollback(mark)
    assert editor.finish().text.count("array<i64: 2, 2>") == 1


def test_numbers_of_llvm_ir():
    rng = random.Random(3)
    patch = Patch()
    for _ in range(8):
        applied = propose(LLVM, patch, rng, ["change"])
        patch = applied.patch
        with opened_program(applied.program.text, "changed"):
            pass
    assert open_editor(applied.program).finish() == applied.program
    again = apply(LLVM, patch)
    assert again.program == applied.program
    assert not again.dropped


def test_divisors_shifts_and_arguments_of_calls_keep_their_meaning():
    program = load(ROOT / "kernels/particlefilter.ll")
    editor = open_editor(program)
    for site in editor.sites():
        for index, value in editor.alternatives(site.uid):
            type_ = site.slots[int(index)].type
            assert not (site.op == "call" and type_.startswith("i"))
            assert not (site.op in ("udiv", "urem") and index == "1" and value == "0")
            if site.op in ("shl", "lshr") and index == "1":
                assert 0 <= int(value) < int(type_[1:])


def test_what_is_no_number_is_refused():
    editor = open_editor(LLVM)
    site = next(s for s in editor.sites() if s.op == "getelementptr")
    for index, value in (("0", "1"), ("9", "1"), ("x", "1")):
        with pytest.raises(EditError):
            editor.change(site.uid, index, value)


def test_a_change_of_what_an_edit_removed_is_dropped():
    patch = Patch((Delete("e1", 0, "u2"), Change("e2", 0, "u2", "broadcast_dimensions", "")))
    assert [edit.id for edit, _ in apply(MODEL, patch).dropped] == ["e2"]


def test_searches_do_not_draw_it_unless_asked():
    assert "change" not in KINDS
    assert WITH_CONSTANTS == (*KINDS, "change")


def test_padding_of_no_dimension():
    assert pairs_text([]) == "dense<> : tensor<0x2xi64>"
    assert list(pairs(pairs_text([]))) == []
