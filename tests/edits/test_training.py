"""What training steps do otherwise: update rules with and without a memory, schedules, labels."""

from __future__ import annotations

import itertools
from collections import Counter
from pathlib import Path

import numpy as np
import pytest

from gevo.device.xla.backend import Client
from gevo.device.xla.tensor import canonical
from gevo.edits.apply import apply
from gevo.edits.patch import Patch
from gevo.edits.propose import moves
from gevo.edits.text import format_patch, parse_patch, patch_from_json, patch_to_json
from gevo.errors import EditError
from gevo.program.load import load, open_editor
from gevo.program.stablehlo.load import load_text
from gevo.program.stablehlo.memory import CARRYING, forgets
from gevo.program.stablehlo.schedule import FORMS, LENGTHS
from gevo.program.stablehlo.training import RULES
from tests.edits.test_together import PLAIN, of_kind, variant

KERNELS = Path(__file__).parents[2] / "kernels"


@pytest.fixture(scope="module")
def client():
    return Client()


STEP = """
func.func public @main(%w: tensor<6x3xf32>, %b: tensor<3xf32>, %x: tensor<4x6xf32>,
    %l: tensor<4xi32>, %r: tensor<f32>) -> (tensor<6x3xf32>, tensor<3xf32>) {
  %n = stablehlo.iota dim = 1 : tensor<4x3xi32>
  %k = stablehlo.broadcast_in_dim %l, dims = [0] : (tensor<4xi32>) -> tensor<4x3xi32>
  %q = stablehlo.compare EQ, %k, %n : (tensor<4x3xi32>, tensor<4x3xi32>) -> tensor<4x3xi1>
  %h = stablehlo.convert %q : (tensor<4x3xi1>) -> tensor<4x3xf32>
  %p = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0]
    : (tensor<4x6xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
  %o = stablehlo.subtract %p, %h : tensor<4x3xf32>
  %g = stablehlo.dot_general %x, %o, contracting_dims = [0] x [0]
    : (tensor<4x6xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %d = stablehlo.reduce(%o init: %z) applies stablehlo.add across dimensions = [0]
    : (tensor<4x3xf32>, tensor<f32>) -> tensor<3xf32>
  %s = stablehlo.broadcast_in_dim %r, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
  %t = stablehlo.multiply %s, %g : tensor<6x3xf32>
  %u = stablehlo.subtract %w, %t : tensor<6x3xf32>
  %e = stablehlo.broadcast_in_dim %r, dims = [] : (tensor<f32>) -> tensor<3xf32>
  %f = stablehlo.multiply %d, %e : tensor<3xf32>
  %v = stablehlo.subtract %b, %f : tensor<3xf32>
  return %u, %v : tensor<6x3xf32>, tensor<3xf32>
}
"""
"""A step of gradient descent on squares, with two parameters."""


def trained(client, program):
    rng = np.random.default_rng(4)
    given = [rng.normal(size=shape).astype(np.float32) for shape in ((6, 3), (3,), (4, 6))]
    given += [np.array([0, 2, 1, 2], np.int32), np.float32(0.1)]
    code = client.compile(canonical(program.text)[0])
    after = [client.fetch(one) for one in code.run([client.put(np.asarray(a)) for a in given])]
    return [(old - new) / np.float32(0.1) for old, new in zip(given, after, strict=False)], given


def by_rule(g, w):
    long = np.sqrt((g * g).sum())
    return {
        "centred": g - g.mean(axis=tuple(range(g.ndim - 1)) or 0),
        "normalised": g / np.sqrt((g * g).mean()),
        "signed": np.sign(g),
        "clipped": g / max(1.0, long),
        "decayed": g + 0.001 * w,
        "shrunk": g + 0.1 * w,
    }


def test_each_rule_of_an_update_is_what_it_says(client):
    program, edits = of_kind(STEP, "update")
    assert {edit.rule for edit in edits} == {*RULES}
    gradients, given = trained(client, program)
    for rule in RULES:
        same = [edit for edit in edits if edit.rule == rule]
        assert len(same) == 2
        patch = Patch(tuple(same))
        assert parse_patch(format_patch(patch)) == patch
        found = apply(program, patch)
        assert not found.dropped
        changes, _ = trained(client, found.program)
        for change, g, w in zip(changes, gradients, given, strict=False):
            np.testing.assert_allclose(change, by_rule(g, w)[rule], rtol=2e-3, atol=2e-3)


def with_room(*more):
    """`STEP` with more arguments that are given back as they are, by name and type."""
    takes = "".join(f", %{name}: {type_}" for name, type_ in more)
    types = "".join(f", {type_}" for _, type_ in more)
    text = STEP.replace("%r: tensor<f32>)", f"%r: tensor<f32>{takes})")
    text = text.replace("tensor<3xf32>) {", f"tensor<3xf32>{types}) {{")
    old = "return %u, %v : tensor<6x3xf32>, tensor<3xf32>"
    names = "".join(f", %{name}" for name, _ in more)
    return text.replace(old, f"return %u, %v{names} : tensor<6x3xf32>, tensor<3xf32>{types}")


ONCE = ("c", "tensor<3xf32>"), ("m", "tensor<6x3xf32>")
CARRIED = with_room(*ONCE)
"""With a tensor for each parameter."""
TWICE = (*ONCE, ("c2", "tensor<3xf32>"), ("m2", "tensor<6x3xf32>"))
ROOMY = with_room(*TWICE, ("at", "tensor<i32>"))
"""With two for each parameter, and a number."""
COUNTED = ROOMY.replace(
    "  return %u, %v, %c, %m, %c2, %m2, %at",
    "  %j = stablehlo.constant dense<1> : tensor<i32>\n"
    "  %at1 = stablehlo.add %at, %j : tensor<i32>\n"
    "  return %u, %v, %c, %m, %c2, %m2, %at1",
)
"""The same where the step counts itself."""
ADDED = ROOMY.replace(
    "  %s = stablehlo.broadcast_in_dim %r,",
    "  %rn = stablehlo.negate %r : tensor<f32>\n  %s = stablehlo.broadcast_in_dim %rn,",
).replace("%u = stablehlo.subtract %w, %t", "%u = stablehlo.add %t, %w")
"""The same where one update is added."""


def by_memory(g, m):
    v = np.float32(0.9) * m + g
    squares = 0.9 * m + 0.1 * g * g
    return {
        "momentum": (v, v),
        "nesterov": (np.float32(0.9) * v + g, v),
        "adaptive": (g / (np.sqrt(m + g * g) + 1e-8), m + g * g),
        "rmsprop": (g / (np.sqrt(squares) + 1e-8), squares),
        "lion": (np.sign(0.9 * m + 0.1 * g), 0.99 * m + 0.01 * g),
    }


def stepper(client, program):
    code = client.compile(canonical(program.text)[0], True)
    return lambda given: [client.fetch(one) for one in code.run([client.put(a) for a in given])]


def start(text):
    rng = np.random.default_rng(4)
    shapes = (6, 3), (3,), (4, 6), (4,), (), (3,), (6, 3), (3,), (6, 3), ()
    given = [rng.uniform(0.1, 1, shape).astype(np.float32) for shape in shapes]
    given[3] = np.array([0, 2, 1, 2], np.int32)
    given[9] = np.array(0, np.int32)
    return given[:10] if "tensor<i32>" in text else given[:7]


def all_of(edits, **fields):
    patch = Patch(tuple(e for e in edits if all(getattr(e, k) == v for k, v in fields.items())))
    assert parse_patch(format_patch(patch)) == patch == patch_from_json(patch_to_json(patch))
    return patch


def test_rules_with_a_memory_update_it_and_go_together(client):
    program, edits = of_kind(CARRIED, "update")
    assert {edit.rule for edit in edits} == {*RULES, *CARRYING} - {"adam"}
    given = start(CARRIED)
    w, b, *kept = stepper(client, program)(given)
    assert all(np.array_equal(*two) for two in zip(kept, given[5:], strict=True))
    gradients = (given[1] - b) / given[4], (given[0] - w) / given[4]
    for rule in by_memory(1, 1):
        patch = all_of(edits, rule=rule)
        assert len(patch) == 2
        found = apply(program, patch)
        assert not found.dropped
        w, b, *kept = stepper(client, found.program)(given)
        for before, after, g, m, new in zip(
            (given[1], given[0]), (b, w), gradients, given[5:], kept, strict=True
        ):
            change, memory = by_memory(g, m)[rule]
            np.testing.assert_allclose((before - after) / given[4], change, rtol=1e-3, atol=1e-3)
            np.testing.assert_allclose(new, memory, rtol=1e-3, atol=1e-3)
        rest = [how for _, how in open_editor(found.program).rewrites()]
        assert not [how for how in rest if how.removeprefix("update_") in CARRYING]


@pytest.mark.parametrize("text", [ROOMY, COUNTED, ADDED], ids=["free", "counted", "added"])
def test_adam_has_two_memories_and_a_count(client, text):
    """Three steps beside Kingma and Ba's algorithm in double precision, weights decoupled."""
    program, edits = of_kind(text, "update")
    adam = [edit for edit in edits if edit.rule == "adam"]
    shrunk = [edit for edit in edits if edit.rule == "shrunk"]
    found = apply(program, Patch((*adam, *shrunk)))
    assert (len(adam), len(shrunk), found.dropped) == (2, 2, ())
    plain, step = stepper(client, program), stepper(client, found.program)
    given = start(text)
    given[5:] = [np.zeros_like(one) for one in given[5:]]
    means = [np.zeros(given[0].shape), np.zeros(given[1].shape)]
    squares = [one.copy() for one in means]
    for number in range(1, 4):
        gradients = [(a - b) / given[4] for a, b in zip(given, plain(given)[:2], strict=False)]
        made = step(given)
        for n, g in enumerate(gradients):
            means[n] = 0.9 * means[n] + 0.1 * g
            squares[n] = 0.999 * squares[n] + 0.001 * g * g
            m, v = means[n] / (1 - 0.9**number), squares[n] / (1 - 0.999**number)
            want = given[n] - given[4] * (m / (np.sqrt(v) + 1e-8) + 0.1 * given[n])
            np.testing.assert_allclose(made[n], want, rtol=2e-3, atol=2e-3)
        assert made[6] == number
        given = [*made[:2], *given[2:5], *made[2:]]


def by_form(past):
    return {
        "inverse": 1 / (1 + past),
        "halved": 0.5**past,
        "cosine": (1 + np.cos(np.pi * min(past, 1))) / 2,
        "warmed": min(past + 0.01, 1),
    }


@pytest.mark.parametrize("text", [ROOMY, COUNTED, ADDED], ids=["free", "counted", "added"])
def test_a_schedule_is_a_function_of_the_number_of_steps(client, text):
    program, edits = of_kind(text, "schedule")
    assert {(one.form, one.steps) for one in edits} == {(f, n) for f in FORMS for n in LENGTHS}
    assert len(edits) == len(FORMS) * len(LENGTHS)  # one for all parameters
    given = start(text)
    plain = stepper(client, program)(given)
    for form, before in itertools.product(FORMS, (0, 70, 400)):
        found = apply(program, all_of(edits, form=form, steps=100))
        assert not found.dropped
        given[9] = np.array(before, np.int32)
        made = stepper(client, found.program)(given)
        assert made[6] == before + 1
        for now, was, new in zip(given[:2], plain, made, strict=False):
            share = by_form(before / 100)[form]
            np.testing.assert_allclose(now - new, share * (now - was), rtol=1e-3, atol=1e-5)


def test_rules_and_schedules_go_on_top_of_each_other(client):
    program, updates = of_kind(ADDED, "update")
    _, schedules = of_kind(ADDED, "schedule")
    lion = all_of(updates, rule="lion")
    warmed, halved = (all_of(schedules, form=f, steps=100) for f in ("warmed", "halved"))
    found = apply(program, Patch((*lion, *warmed, *halved)))
    again = apply(program, Patch((*halved, *lion, *warmed)))
    assert not found.dropped + again.dropped
    given = start(ADDED)
    given[9] = np.array(50, np.int32)
    one, other = (stepper(client, some.program)(given) for some in (found, again))
    share = 0.51 * 0.5**0.5
    signs = by_memory((given[1] - stepper(client, program)(given)[1]) / given[4], given[5])
    np.testing.assert_allclose((given[1] - one[1]) / given[4], share * signs["lion"][0], rtol=1e-3)
    for a, b in zip(one, other, strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-5)


def test_without_a_number_that_is_free_there_is_no_schedule():
    used = ROOMY.replace(
        "return %u, %v, %c, %m, %c2, %m2, %at", "return %u, %v, %c, %m, %c2, %m2, %x0"
    )
    used = used.replace("  return", "  %x0 = stablehlo.multiply %at, %at : tensor<i32>\n  return")
    for text in (CARRIED, used):
        program, edits = of_kind(text, "schedule")
        assert not edits
        _, updates = of_kind(text, "update")
        assert "adam" not in {edit.rule for edit in updates}
        with pytest.raises(EditError, match="cannot be schedule_cosine_100"):
            open_editor(program).rewrite(updates[0].uid, "schedule_cosine_100")


def test_what_is_added_is_an_update_only_where_it_is_below_zero():
    _, some = of_kind(ADDED, "update")
    _, other = of_kind(ADDED.replace("stablehlo.negate %r", "stablehlo.abs %r"), "update")
    assert len(some) == 2 * len(other)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("return %u, %v, %c, %m", "return %u, %v, %v, %m"),
        ("%o = stablehlo.subtract %p, %h", "%o = stablehlo.subtract %p, %ch"),
    ],
)
def test_a_memory_is_an_argument_that_is_given_back_and_nothing_else(before, after):
    text = CARRIED.replace(before, after)
    if "%ch" in text:  # it is used, too
        used = "%ch = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<3xf32>)"
        text = text.replace("  %o =", f"  {used} -> tensor<4x3xf32>\n  %o =")
    program, edits = of_kind(text, "update")
    assert not forgets(program)
    carried = {edit.uid for edit in edits if edit.rule == "momentum"}
    assert len(carried) == 1


def test_a_step_without_room_for_a_memory_says_so():
    program, edits = of_kind(STEP, "update")
    assert forgets(program)
    assert not forgets(load_text(PLAIN))
    with pytest.raises(EditError, match="carry a memory"):
        open_editor(program).rewrite(edits[0].uid, "update_momentum")


def test_smoothed_labels_give_a_tenth_to_all_classes(client):
    program, found = variant(STEP, "smooth")
    (plain, _), given = trained(client, program)
    (smooth, _), _ = trained(client, found)
    hot = np.eye(3, dtype=np.float32)[given[3]]
    np.testing.assert_allclose(
        smooth - plain, given[2].T @ (hot - (0.9 * hot + 0.1 / 3)), rtol=1e-3, atol=1e-3
    )


def test_only_training_steps_have_updates_and_labels():
    models = [load(KERNELS / f"{name}.mlir") for name in ("decoder_sums", "encoder_digits")]
    assert not [e for model in models for e in moves(model) if e.kind in ("update", "smooth")]
    kinds = Counter(edit.kind for edit in moves(load(KERNELS / "mlp_training.mlir")))
    assert (kinds["update"], kinds["smooth"]) == (4 * len(RULES), 1)


LOOP = """
func.func public @main(%w: tensor<6x3xf32>, %v: tensor<6x3xf32>, %x: tensor<4x6xf32>,
    %y: tensor<4x3xf32>, %r: tensor<f32>) -> tensor<6x3xf32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %last = stablehlo.constant dense<5> : tensor<i32>
  %i, %u, %m = stablehlo.while(%k = %zero, %p = %w, %q = %v)
      : tensor<i32>, tensor<6x3xf32>, tensor<6x3xf32> cond {
    %c = stablehlo.compare LT, %k, %last : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %h = stablehlo.dot_general %x, %p, contracting_dims = [1] x [0]
      : (tensor<4x6xf32>, tensor<6x3xf32>) -> tensor<4x3xf32>
    %o = stablehlo.subtract %h, %y : tensor<4x3xf32>
    %g = stablehlo.dot_general %x, %o, contracting_dims = [0] x [0]
      : (tensor<4x6xf32>, tensor<4x3xf32>) -> tensor<6x3xf32>
    %s = stablehlo.broadcast_in_dim %r, dims = [] : (tensor<f32>) -> tensor<6x3xf32>
    %t = stablehlo.multiply %s, %g : tensor<6x3xf32>
    %n = stablehlo.subtract %p, %t : tensor<6x3xf32>
    %j = stablehlo.add %k, %one : tensor<i32>
    stablehlo.return %j, %n, %q : tensor<i32>, tensor<6x3xf32>, tensor<6x3xf32>
  }
  return %u : tensor<6x3xf32>
}
"""
"""Five steps in a loop, which counts them and has room for a memory."""


def looped(way, rounds=5):
    """What the loop makes of some data, by a rule for the velocity and a share of the rate."""
    rng = np.random.default_rng(0)
    w, x, y = (rng.normal(size=s).astype(np.float32) for s in ((6, 3), (4, 6), (4, 3)))
    given = [w, np.zeros_like(w), x, y, np.float32(0.1)]
    v, found = np.zeros_like(w), w
    for n in range(rounds):
        g = x.T @ (x @ found - y)
        v = 0.9 * v + g
        found = found - 0.1 * (v if way == "momentum" else g * 0.5 * (1 + np.cos(np.pi * n / 100)))
    return given, found


@pytest.mark.parametrize(
    ("kind", "words", "way"),
    [("update", "momentum", "momentum"), ("schedule", "cosine over 100", "cosine")],
)
def test_steps_in_a_loop_have_a_memory_and_a_count(client, kind, words, way):
    program, edits = of_kind(LOOP, kind)
    assert not forgets(program)
    (edit,) = [one for one in edits if f"{words} " in one.words]
    made = apply(program, Patch((edit,)))
    assert not made.dropped
    given, wanted = looped(way)
    text, _ = canonical(made.program.text)
    found = client.fetch(client.compile(text).run([client.put(one) for one in given])[0])
    np.testing.assert_allclose(found, wanted, rtol=1e-4)
