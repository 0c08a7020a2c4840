"""Edits that rewrite operations on tensors: legal by construction, and right where they say so."""

from __future__ import annotations

import functools
from pathlib import Path

import numpy as np
import pytest

from gevo.device.xla.backend import Client
from gevo.device.xla.tensor import canonical
from gevo.edits.apply import apply
from gevo.edits.patch import Patch
from gevo.edits.propose import MOVES, kinds_of, moves
from gevo.edits.tensors import EXACT, Contract, Narrow, Skip, Spread, Subsample
from gevo.errors import EditError
from gevo.program.base import Dialect
from gevo.program.load import load, open_editor
from gevo.program.stablehlo.load import load_text
from gevo.study.opening import in_turns, slowest_first, sorts_of
from gevo.testing.operators import OperatorSuite
from tests.edits.test_algebra import ROW, chains
from tests.edits.test_prune import PRODUCTS
from tests.edits.test_together import LAYERS
from tests.edits.test_training import ROOMY, STEP

KERNELS = Path(__file__).parents[2] / "kernels"
MODEL = load(KERNELS / "mobilenet_digits.mlir")
CONVOLUTION = """
func.func public @main(%x: tensor<{given}xf32>, %k: tensor<{kernel}xf32>) -> tensor<{made}xf32> {{
  %y = stablehlo.convolution(%x, %k) dim_numbers = {layout},
    window = {{stride = {stride}, pad = {pad}, rhs_dilate = {dilate}}}
    {{batch_group_count = 1 : i64, feature_group_count = {groups} : i64}}
    : (tensor<{given}xf32>, tensor<{kernel}xf32>) -> tensor<{made}xf32>
  return %y : tensor<{made}xf32>
}}
"""
LAYER = """
func.func public @main(%w: tensor<24x18xf32> {gevo.weight}, %x: tensor<5x24xf32>)
    -> tensor<5x18xf32> {
  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
    : (tensor<5x24xf32>, tensor<24x18xf32>) -> tensor<5x18xf32>
  %z = stablehlo.tanh %y : tensor<5x18xf32>
  %q = stablehlo.logistic %z : tensor<5x18xf32>
  return %q : tensor<5x18xf32>
}
"""
LAST, FIRST = "[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]", "[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]"
CASES = {
    "by channel": ("2x6x7x3", "3x3x1x3", "2x6x7x3", LAST, "[1, 1]", "[[1, 1], [1, 1]]", 1, 3),
    "steps": ("2x6x7x3", "3x2x1x3", "2x3x4x3", LAST, "[2, 2]", "[[1, 1], [1, 0]]", 1, 3),
    "dilated": ("2x6x7x3", "3x3x1x3", "2x2x3x3", LAST, "[1, 1]", "[[0, 0], [0, 0]]", 2, 3),
    "one channel": ("2x6x7x1", "3x3x1x5", "2x6x7x5", LAST, "[1, 1]", "[[1, 1], [1, 1]]", 1, 1),
    "channels first": ("2x3x6x7", "3x1x3x3", "2x3x6x7", FIRST, "[1, 1]", "[[1, 1], [1, 1]]", 1, 3),
    "pointwise": ("2x6x7x3", "1x1x3x5", "2x6x7x5", LAST, "[1, 1]", "[[0, 0], [0, 0]]", 1, 1),
    "pointwise, steps": (
        "2x6x7x3",
        "1x1x3x5",
        "2x3x4x5",
        LAST,
        "[2, 2]",
        "[[0, 0], [0, 0]]",
        1,
        1,
    ),
    "pointwise, first": (
        "2x3x6x7",
        "5x3x1x1",
        "2x5x6x7",
        FIRST,
        "[1, 1]",
        "[[0, 0], [0, 0]]",
        1,
        1,
    ),
}


def convolution(name: str):
    given, kernel, made, layout, stride, pad, dilate, groups = CASES[name]
    return load_text(
        CONVOLUTION.format(
            given=given,
            kernel=kernel,
            made=made,
            layout=layout,
            stride=stride,
            pad=pad,
            dilate=f"[{dilate}, {dilate}]",
            groups=groups,
        )
    )


@pytest.fixture(scope="module")
def client():
    return Client()


def results(client, program, seed=0):
    text, signature = canonical(program.text)
    rng = np.random.default_rng(seed)
    given = [rng.normal(size=t.shape).astype(t.dtype) for t in signature.arguments]
    return client.fetch(client.compile(text).run([client.put(array) for array in given])[0])


TWICE = load_text("""
func.func public @main(%x: tensor<2x6x7x3xf32>, %k: tensor<3x3x3x3xf32>) -> tensor<2x6x7x3xf32> {
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x6x7x3xf32>, tensor<3x3x3x3xf32>) -> tensor<2x6x7x3xf32>
  %z = stablehlo.convolution(%y, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f],
    window = {pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64}
    : (tensor<2x6x7x3xf32>, tensor<3x3x3x3xf32>) -> tensor<2x6x7x3xf32>
  return %z : tensor<2x6x7x3xf32>
}
""")

NEGATED = "  %i = stablehlo.negate %x : tensor<4x6xf32>\n  %n ="
TOGETHER = ("total", "bend", "bound", "update", "smooth", "schedule", "fold", "merge")


@functools.cache
def models():
    texts = load_text(LAYER), load_text(PRODUCTS)
    return MODEL, convolution("by channel"), convolution("pointwise"), TWICE, *texts


class OnModels(OperatorSuite):
    @pytest.fixture
    def programs(self):
        return models()


@pytest.mark.parametrize("kind", [k for k in MOVES[Dialect.STABLEHLO] if k not in TOGETHER])
class TestSuite(OnModels):
    @pytest.fixture
    def kind(self, request):
        return request.getfixturevalue("kind")


@functools.cache
def layers():
    moved = STEP.replace("%x, %w,", "%i, %w,").replace("  %n =", NEGATED)
    later = ROW.replace("%x, %", "%i, %").replace("  %p =", NEGATED.replace("%n", "%p"))
    later = later.replace("4x6xf32", "6x24xf32")
    counted = ROOMY.replace("%x, %w,", "%i, %w,").replace("  %n =", NEGATED)
    texts = LAYERS, STEP, moved, ROOMY, counted, ROW, later, chains(1)
    return tuple(load_text(one) for one in texts)


class OnLayers(OperatorSuite):
    @pytest.fixture
    def programs(self):
        return layers()


@pytest.mark.parametrize("kind", TOGETHER)
class TestOfSeveralOps(OnLayers):
    @pytest.fixture
    def kind(self, request):
        return request.getfixturevalue("kind")


WIDE = {
    "three channels": ("2x6x7x3", "3x3x3x5", "2x6x7x5", LAST, "[1, 1]", "[[1, 1], [1, 1]]", 1, 1),
    "five, channels first": (
        "2x5x6x7",
        "4x5x3x2",
        "2x4x3x4",
        FIRST,
        "[2, 2]",
        "[[1, 1], [1, 0]]",
        1,
        1,
    ),
}
CASES.update(WIDE)


@pytest.mark.parametrize("name", WIDE)
def test_an_odd_number_of_channels_gets_a_multiple_of_four(client, name):
    program = convolution(name)
    edits = [one for one in moves(program) if isinstance(one, EXACT)]
    assert [one.kind for one in edits] == ["widen"]
    found = apply(program, Patch(tuple(edits))).program
    assert ("tensor<2x6x7x4xf32>" if name == "three channels" else "<2x8x6x7xf32>") in found.text
    np.testing.assert_allclose(
        results(client, found), results(client, program), rtol=1e-5, atol=1e-5
    )
    again = open_editor(found)
    assert "widen" not in [how for _, how in again.rewrites()]


@pytest.mark.parametrize("name", [name for name in CASES if name not in WIDE])
def test_exact_rewrites_keep_results(client, name):
    program = convolution(name)
    (edit,) = [one for one in moves(program) if isinstance(one, EXACT)]
    found = apply(program, Patch((edit,)))
    assert not found.dropped
    assert "stablehlo.convolution" not in found.program.text
    np.testing.assert_allclose(
        results(client, found.program), results(client, program), rtol=1e-5, atol=1e-5
    )


def test_narrow_and_subsample_stay_close(client):
    program = convolution("by channel")
    whole = results(client, program)
    by_kind = {}
    for edit in moves(program):
        by_kind.setdefault(edit.kind, edit)
    narrow = apply(program, Patch((by_kind[Narrow.kind],))).program
    found = results(client, narrow)
    assert 0 < np.abs(found - whole).max() < 0.2
    some = results(client, apply(program, Patch((by_kind[Subsample.kind],))).program)
    np.testing.assert_allclose(some[:, ::2, ::2], whole[:, ::2, ::2], rtol=1e-5, atol=1e-5)
    assert np.array_equal(some[:, 1::2], some[:, 0:-1:2])


def test_every_move_on_a_model_verifies_and_keeps_its_uid():
    for edit in moves(MODEL):
        found = apply(MODEL, Patch((edit,)))
        assert not found.dropped, edit
        canonical(found.program.text)
        if not isinstance(edit, Skip):
            assert open_editor(found.program) is not None
            again = apply(MODEL, Patch((edit, edit)))
            assert again.program == found.program


def test_a_skipped_layer_leaves_nothing_behind():
    skip = next(one for one in moves(MODEL) if isinstance(one, Skip))
    text = apply(MODEL, Patch((skip,))).program.text
    assert text.count("stablehlo.convolution") < MODEL.text.count("stablehlo.convolution")
    unused = [
        line
        for line in text.splitlines()
        if " = " in line and text.count(line.split()[0].split(":")[0]) == 1
    ]
    assert not [line for line in unused if "stablehlo.convolution" in line]


def test_what_is_offered_follows_edits_until_they_are_undone():
    editor = open_editor(convolution("pointwise"))
    before, mark = editor.rewrites(), editor.mark()
    editor.rewrite(*next(one for one in before if one[1] == Contract.kind))
    assert Contract.kind not in [how for _, how in editor.rewrites()]
    editor.rollback(mark)
    assert editor.rewrites() == before


def test_what_is_gone_cannot_be_rewritten():
    editor = open_editor(convolution("pointwise"))
    with pytest.raises(EditError, match="cannot be rewritten"):
        editor.rewrite("u0", Spread.kind)
    with pytest.raises(EditError, match="no u99"):
        editor.rewrite("u99", Spread.kind)
    with pytest.raises(EditError, match="no u7"):
        editor.rewrite("u0", "skip u7")


def test_a_search_over_models_draws_them_now_and_then():
    kinds = kinds_of((), moves=MOVES[Dialect.STABLEHLO])
    assert kinds.count(Spread.kind) == 1
    assert kinds.count("copy") > 1


def test_moves_begin_where_there_is_most_to_multiply_and_kinds_take_turns():
    found = [edit for edit in moves(MODEL) if isinstance(edit, Narrow) and edit.element == "bf16"]
    assert {edit.uid for edit in found[:2]} == {"u36", "u104"}
    labels = [edit.label for edit in in_turns(list(moves(MODEL)))]
    assert len(set(labels[:4])) == 4


def test_with_a_profile_the_slowest_ops_come_first():
    edits = list(moves(MODEL))
    assert slowest_first(edits, {}) == edits
    slow = next(one for one in edits if isinstance(one, Narrow) and one.uid == "u71")
    first, *rest = slowest_first(edits, {"u71": 5.0, "u36": 2.0})
    assert first.uid == "u71"
    assert rest.index(slow) < rest.index(next(one for one in rest if one.uid == "u36"))
    skips = [one for one in edits if isinstance(one, Skip)]
    assert [one for one in rest if isinstance(one, Skip)] == skips


def test_what_is_tried_together_does_the_same_to_several_ops():
    sorts = list(sorts_of(list(moves(MODEL))))
    kinds = [{one.describe().sites[0][0] for one in same} for same in sorts]
    assert [len(one) for one in kinds] == [1, 1, 1, 1]
    assert {"computes in bf16"} in kinds
    assert all(len({one.uid for one in same}) == len(same) > 1 for same in sorts)
