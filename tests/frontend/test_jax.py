"""Functions of jax as programs, and programs as functions of jax."""

from __future__ import annotations

import importlib

import numpy as np
import pytest

import gevo
from gevo.errors import ConfigError, WorkloadError
from gevo.frontend.jax import capture
from gevo.workload.examples import of_examples
from gevo.workload.spec import load as load_workload

jax = pytest.importorskip("jax", reason="needs jax")
jnp = jax.numpy
RNG = np.random.default_rng(3)
PARAMETERS = {
    "layers": [RNG.normal(size=s).astype(np.float32) for s in ((6, 12), (12, 12))],
    "name": "of no use",
    "rate": 0.5,
}
X = RNG.normal(size=(8, 6)).astype(np.float32)


def predict(parameters, x, unused):
    for weights in parameters["layers"]:
        x = jnp.tanh(x @ weights)
    return {"score": x * parameters["rate"], "sum": [x.sum()]}


@pytest.fixture(scope="module")
def captured():
    return capture(predict, (PARAMETERS, X, np.ones(3)), weights=(0,))


def test_a_function_becomes_a_program_with_its_weights_marked(captured):
    assert captured.text.count("gevo.weight") == 2
    assert captured.weights == (True, True, False)  # what is not used is no argument
    assert [array.shape for array in captured.arrays] == [(6, 12), (12, 12), (8, 6)]
    assert [array.shape for array in captured.outputs] == [(8, 12), ()]


def test_a_program_is_the_function_again(captured):
    again = captured.evolved(captured.text)
    other = X[::-1] * 2
    expected = predict(PARAMETERS, other, np.ones(3))
    jitted = jax.jit(lambda x: again(PARAMETERS, x, np.ones(3)))
    for found in (again(PARAMETERS, other, np.ones(3)), jitted(other)):
        assert jax.tree.structure(found) == jax.tree.structure(expected)
        jax.tree.map(lambda a, b: np.testing.assert_allclose(a, b, rtol=1e-5), found, expected)


def test_what_follows_from_weights_is_computed_once(captured):
    """Layers in shorter floats: the weights are converted where they are given."""
    from gevo.edits.apply import apply
    from gevo.edits.patch import Patch
    from gevo.edits.propose import moves
    from gevo.edits.tensors import Narrow
    from gevo.program.stablehlo.load import load_text

    program = load_text(captured.text)
    narrow = next(one for one in moves(program) if isinstance(one, Narrow))
    text = apply(program, Patch((narrow,))).program.text
    whole = captured.evolved(text)
    fixed = whole.with_weights(PARAMETERS, X, np.ones(3))
    zeros = {**PARAMETERS, "layers": [np.zeros_like(w) for w in PARAMETERS["layers"]]}
    expected = whole(PARAMETERS, X, np.ones(3))["score"]
    np.testing.assert_allclose(fixed(zeros, X, np.ones(3))["score"], expected, rtol=1e-5)
    exact = predict(PARAMETERS, X, 0)["score"]
    assert not np.allclose(expected, exact, rtol=1e-5)


def test_other_arguments_are_refused_in_a_line(captured):
    again = captured.evolved(captured.text)
    with pytest.raises(ConfigError, match=r"\[1\] was .*\(8, 6\).* when it was captured"):
        again(PARAMETERS, X[:3], np.ones(3))
    with pytest.raises(ConfigError, match=r"\['rate'\] was 0.5"):
        again({**PARAMETERS, "rate": 0.1}, X, np.ones(3))
    with pytest.raises(ConfigError, match="another structure"):
        again(PARAMETERS, X)
    with pytest.raises(ConfigError, match="there is no argument 7"):
        capture(predict, (PARAMETERS, X, 1), weights=(7,))
    with pytest.raises(ConfigError, match="jax cannot export it: dot_general"):
        capture(predict, (PARAMETERS, X.T, 1))
    with pytest.raises(ConfigError, match="bfloat16; convert it outside"):
        capture(lambda x: x + 1, (jnp.ones(3, jnp.bfloat16),))


def test_leaves_that_are_merely_equal_are_not_the_same():
    """What was traced for one of them is wrong for the other."""
    again = capture(lambda x, a: x * a, (X, 1))
    again = again.evolved(again.text)
    for other in (True, 1.0):
        with pytest.raises(ConfigError, match=r"\[1\] was 1 when it was captured"):
            again(X, other)
    signed = capture(lambda x, a: jnp.copysign(x, a), (X, 0.0))
    with pytest.raises(ConfigError, match=r"\[1\] was 0.0 .*, and is -0.0"):
        signed.evolved(signed.text)(X, -0.0)
    nothing = capture(lambda x, a: x + a, (X, float("nan")))
    assert np.isnan(nothing.evolved(nothing.text)(X, float("nan"))).all()


def test_a_function_that_gives_no_array_is_refused():
    with pytest.raises(ConfigError, match="gives no array"):
        capture(lambda x: None, (X,))


def test_without_jax_one_line_says_what_is_missing(monkeypatch):
    def missing(name):
        raise ImportError(f"No module named {name!r}")

    monkeypatch.setattr(importlib, "import_module", missing)
    with pytest.raises(ConfigError, match=r"need jax \(No module named 'jax'\); install it"):
        capture(predict, (PARAMETERS, X, 1))


def test_examples_make_a_workload(captured, tmp_path):
    """Cases as they are; validation's own stay in the ranges, weights are the same in all."""
    program = tmp_path / "predict.mlir"
    program.write_text(captured.text)
    other = (PARAMETERS, X + 1, np.ones(3))
    made = of_examples(
        captured.name,
        [captured.arrays],
        [captured.example(other)],
        captured.weights,
        captured.outputs,
    )
    loaded = load_workload(made.save(tmp_path, program))
    assert [len(loaded.train), len(loaded.heldout)] == [1, 1]
    held = {b.name: b.array for b in loaded.launches(loaded.heldout[0]).buffers}
    np.testing.assert_array_equal(held["in2"].reshape(8, 6), X + 1)
    np.testing.assert_array_equal(held["in0"].reshape(6, 12), PARAMETERS["layers"][0])
    drawn = list(made.spare)
    assert len(drawn) == len(loaded.fresh["case"]) > 3
    assert all(np.isin(one["in2"], np.concatenate([X, X + 1])).all() for one in drawn)


def test_weights_that_change_and_classifiers_without_samples_are_refused(captured):
    moved = {**PARAMETERS, "layers": [w + 1 for w in PARAMETERS["layers"]]}
    other = captured.example((moved, X, np.ones(3)))
    about = captured.weights, captured.outputs
    with pytest.raises(WorkloadError, match="argument 0 of the program is a weight and changes"):
        of_examples("predict", [captured.arrays, other], [], *about)
    with pytest.raises(WorkloadError, match="give heldout"):
        of_examples("predict", [captured.arrays], [], *about, "answers")


def test_evolve_hands_back_a_function(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    def filtered(kernel, image):
        return jax.lax.conv_general_dilated(
            image,
            kernel,
            (1, 1),
            "SAME",
            dimension_numbers=("NHWC", "HWIO", "NHWC"),
            feature_group_count=16,
        )

    kernel = RNG.normal(size=(3, 3, 1, 16)).astype(np.float32)
    image = RNG.normal(size=(16, 12, 12, 16)).astype(np.float32)
    run = gevo.evolve(
        filtered,
        kernel,
        image,
        weights=0,
        device="xla:cpu:modelled",
        out="run",
        workers=1,
        population=2,
        generations=1,
    )
    assert run.function is not None
    assert (run.best is None) == (run.function.text is None)
    np.testing.assert_allclose(
        jax.jit(run.function)(kernel, image), filtered(kernel, image), rtol=1e-4, atol=1e-5
    )
    assert gevo.open_run("run").function is None
    with pytest.raises(ConfigError, match="is no function that could take arguments"):
        gevo.evolve("kernels/nw.ll", 3)
    with pytest.raises(ConfigError, match="is no function that could take arguments"):
        gevo.evolve("kernels/nw.ll", cases=[(3,)])
    with pytest.raises(ConfigError, match="cases are those of its workload"):
        gevo.evolve(filtered, kernel, image, workload="w.toml", heldout=[(kernel, image)])
