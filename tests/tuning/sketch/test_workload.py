"""The workloads of operators load, judge their kernels right, and notice wrong ones."""

import math
import random

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.errors import WorkloadError
from gevo.program.load import load as load_program
from gevo.tuning.declare import read_space
from gevo.tuning.sketch import reference, split
from gevo.tuning.sketch.catalog import OPERATORS, SMALL, named
from gevo.tuning.sketch.kernel import kernel_text
from gevo.tuning.sketch.schedule import default_configuration, space
from gevo.tuning.sketch.workload import workload_toml
from gevo.workload.spec import load


def written(operator, folder):
    """The workload, loaded from files as a user would have them."""
    text = kernel_text(operator, default_configuration(operator))
    (folder / f"{operator.name}.ll").write_text(text)
    path = folder / f"{operator.name}.toml"
    path.write_text(workload_toml(operator))
    return load(path)


@pytest.mark.parametrize("operator", OPERATORS.values(), ids=lambda one: one.name)
def test_it_declares_the_same_space(operator, tmp_path) -> None:
    workload = written(operator, tmp_path)
    assert workload.name == operator.name
    large = max(math.prod(s) for s in (*operator.shapes.values(), operator.output)) > 1 << 22
    assert len(workload.train) == 1
    assert len(workload.heldout) == (1 if large else 2)
    declared, own = read_space(workload.tune), space(operator)
    assert declared.names == own.names
    assert declared.parameters == own.parameters
    assert [one.text for one in declared.constraints] == [one.text for one in own.constraints]
    assert declared.configuration(dict(workload.defaults)) == default_configuration(operator)


SHARED = named("matmul_18x320x40_bias_relu")
"""Blocks may share its sums."""


@pytest.mark.parametrize("operator", [*SMALL, SHARED], ids=lambda one: one.name)
def test_settings_launch_other_configurations(operator, tmp_path) -> None:
    workload = written(operator, tmp_path)
    program = load_program(tmp_path / f"{operator.name}.ll")
    assert program.entry == split.kernels(operator)
    device, rng = SimtDevice(), random.Random(3)
    default, sample = default_configuration(operator), space(operator).sample(rng)
    if operator is SHARED:
        changed = space(operator).as_dict(default) | {split.PARAMETER: 4}
        sample = space(operator).configuration(changed)
        assert space(operator).contains(sample)
    for configuration in (default, sample):
        settings = tuple(zip(space(operator).names, configuration, strict=True))
        (tmp_path / "one.ll").write_text(kernel_text(operator, configuration))
        binary = device.compile(device.lower(load_program(tmp_path / "one.ll")))
        for case in (workload.train[0], workload.heldout[0]):
            result = device.run(binary, workload.launches(case, settings), RunOptions(races=True))
            error = workload.metric(result.outputs, workload.reference(case))
            assert 0 < error <= workload.tolerance
        binary.close()


def test_a_product_that_lacks_one_term_is_wrong(tmp_path) -> None:
    """The tolerance is far below what a forgotten element of the sum makes."""
    operator = named("matmul")
    workload = written(operator, tmp_path)
    case = workload.train[0]
    arrays = {b.name: b.array for b in workload.launches(case).buffers}
    right = workload.reference(case)
    short = (arrays["a"][:, 1:] @ arrays["b"][1:]).astype(np.float32)
    assert workload.metric({"c": short}, right) > 1000 * workload.tolerance


def test_the_reference_of_convolutions_by_hand() -> None:
    rng = np.random.default_rng(1)
    a = rng.random((2, 3, 6, 5), np.float32)
    b = rng.random((4, 3, 3, 2), np.float32)
    bias = rng.random(4, np.float32) - 20
    sizes = {"stride": 2, "padding": 1, "relu": 1}
    found = reference.convolution({"a": a, "b": b, "bias": bias}, sizes)["c"]
    padded = np.zeros((2, 3, 8, 7))
    padded[:, :, 1:-1, 1:-1] = a
    assert found.shape == (2, 4, 3, 3)
    for n, f, y, x in np.ndindex(*found.shape):
        window = padded[n, :, 2 * y : 2 * y + 3, 2 * x : 2 * x + 2]
        want = max(0.0, float((window * b[f]).sum()) + float(bias[f]))
        assert found[n, f, y, x] == pytest.approx(want, rel=1e-6)


@pytest.mark.parametrize("images", [1, 5])
def test_a_convolution_is_the_same_in_pieces(images, monkeypatch) -> None:
    rng = np.random.default_rng(4)
    arrays = {"a": (images, 3, 9, 8), "b": (4, 3, 3, 2), "bias": (4,)}
    inputs = {k: rng.uniform(-1, 1, s).astype(np.float32) for k, s in arrays.items()}
    sizes = {"stride": 2, "padding": 1, "relu": 1}
    whole = reference.convolution(inputs, sizes)["c"]
    padded = np.pad(inputs["a"].astype(float), ((0, 0), (0, 0), (1, 1), (1, 1)))
    direct = np.empty(whole.shape)
    for place in np.ndindex(whole.shape):
        n, f, y, x = place
        box = padded[n, :, 2 * y : 2 * y + 3, 2 * x : 2 * x + 2]
        direct[place] = max(0.0, (box * inputs["b"][f]).sum() + inputs["bias"][f])
    np.testing.assert_allclose(whole, direct, rtol=1e-6, atol=1e-7)
    monkeypatch.setattr(reference, "_PIECE", 1)
    np.testing.assert_array_equal(reference.convolution(inputs, sizes)["c"], whole)


def test_launches_are_checked_without_making_inputs(tmp_path, monkeypatch) -> None:
    operator = named("mm1")
    workload = written(operator, tmp_path)
    monkeypatch.setattr(np.random, "default_rng", None)
    workload.check(workload.train[0], workload.defaults)
    settings = {**dict(workload.defaults), "tile_i": (1, 1, 512, 1), "tile_j": (1, 1, 1024, 1)}
    with pytest.raises(WorkloadError, match="524288 threads"):
        workload.check(workload.train[0], tuple(settings.items()))
