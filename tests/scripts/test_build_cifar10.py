"""The script that makes the CIFAR-10 workload: what it and its driver must agree on."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import numpy as np
import pytest

SCRIPTS = Path(__file__).parents[2] / "scripts"


@pytest.fixture
def script(monkeypatch):
    monkeypatch.syspath_prepend(str(SCRIPTS))
    return runpy.run_path(str(SCRIPTS / "build_cifar10.py"))


def test_the_driver_knows_the_networks_weights(script):
    driver = runpy.run_path(str(SCRIPTS / "mobilenet_cifar10.py"))
    shapes = script["weight_shapes"](3, script["BLOCKS"], script["CLASSES"], script["STEM"])
    assert list(driver["_shapes"]()) == shapes


def test_augmented_images_keep_their_shape_and_values(script):
    rng = np.random.default_rng(1)
    x = rng.random((5, 32, 32, 3)).astype(np.float32)
    found = script["augmented"](x, rng)
    assert found.shape == x.shape
    assert set(found.reshape(-1)) <= set(x.reshape(-1))
    assert not np.array_equal(found, x)


@pytest.mark.parametrize("stride", [1, 2])
def test_training_computes_the_convolution_of_the_program(script, stride):
    pytest.importorskip("jax", reason="needs jax")
    from jax import lax

    rng = np.random.default_rng(2)
    x, kernel = rng.normal(size=(2, 6, 6, 4)), rng.normal(size=(3, 3, 1, 4))
    x, kernel = x.astype(np.float32), kernel.astype(np.float32)
    wanted = lax.conv_general_dilated(
        *(x, kernel, (stride, stride), "SAME"),
        dimension_numbers=("NHWC", "HWIO", "NHWC"),
        feature_group_count=4,
    )
    np.testing.assert_allclose(script["shifted_sum"](x, kernel, stride), wanted, atol=1e-5)


def test_a_folder_without_the_images_is_refused_in_one_line(script, monkeypatch, capsys, tmp_path):
    monkeypatch.setattr(sys, "argv", ["x", "--data", str(tmp_path), "--out", str(tmp_path)])
    assert script["main"]() == 2
    said = capsys.readouterr().err.strip()
    assert len(said.splitlines()) == 1
    assert "cifar10_jpeg.npz" in said or "needs jax" in said or "made for jax" in said
