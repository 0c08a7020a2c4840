"""jaxlib's private interface, call by call: what a new release may break."""

from __future__ import annotations

import sys

import numpy as np
import pytest

from gevo.device.xla.backend import Client
from gevo.errors import CompileFailed, ConfigError, LaunchFailed
from tests.device.xla.texts import SHARED

DTYPES = "bool int8 int16 int32 int64 uint8 uint16 uint32 uint64 float16 float32 float64".split()


@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("shape", [(), (3,), (2, 3)])
def test_arrays_keep_their_bits(client, dtype, shape):
    raw = np.random.default_rng(1).integers(0, 2, (*shape, np.dtype(dtype).itemsize), np.uint8)
    array = raw.view(dtype)[..., 0]
    there = client.put(array)
    found = client.fetch(there)
    assert found.dtype == array.dtype
    assert found.shape == array.shape
    assert found.tobytes() == array.tobytes()


def test_an_array_on_the_device_is_a_copy(client):
    array = np.arange(64, dtype=np.float32)
    there = client.put(array)
    array[:] = 0
    assert client.fetch(there).tolist() == list(range(64))


def test_a_program_runs(client):
    made = client.compile(
        "func.func public @main(%a: tensor<2x3xf32>, %b: tensor<3xi32>)"
        " -> (tensor<3xi32>, tensor<2x3xf32>) {\n"
        "  %c = stablehlo.negate %a : tensor<2x3xf32>\n"
        "  %d = stablehlo.add %b, %b : tensor<3xi32>\n"
        "  return %d, %c : tensor<3xi32>, tensor<2x3xf32>\n}"
    )
    a, b = np.arange(6, dtype=np.float32).reshape(2, 3), np.arange(3, dtype=np.int32)
    first, second = made.run([client.put(a), client.put(b)])
    assert np.array_equal(client.fetch(first), 2 * b)
    assert np.array_equal(client.fetch(second), -a)
    # A result is an argument of the next launch as it is.
    _, again = made.run([second, first])
    assert np.array_equal(client.fetch(again), a)


def test_xla_counts_the_work(client):
    made = client.compile(
        "func.func public @main(%a: tensor<8x16xf32>, %b: tensor<16x32xf32>) -> tensor<8x32xf32> {"
        "  %c = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0]"
        " : (tensor<8x16xf32>, tensor<16x32xf32>) -> tensor<8x32xf32>"
        "  %d = stablehlo.exponential %c : tensor<8x32xf32>"
        "  return %d : tensor<8x32xf32> }"
    )
    work = made.work()
    assert work["flops"] == 2 * 8 * 16 * 32
    assert work["transcendentals"] == 8 * 32
    assert work["bytes accessed"] >= 4 * (8 * 16 + 16 * 32 + 8 * 32)


def test_versions_are_text(client):
    versions = client.versions()
    assert versions["jaxlib"][0].isdigit()
    assert "multi_thread_eigen=False" in versions["options"]
    assert client.kind == "cpu"


def test_what_xla_refuses(client):
    with pytest.raises(CompileFailed) as failure:
        client.compile(SHARED)
    assert "\n" not in str(failure.value)


def test_memory_that_nobody_has(client):
    big = f"tensor<{1 << 44}xf32>"
    made = client.compile(
        f"func.func public @main(%a: tensor<f32>) -> {big} {{"
        f"  %b = stablehlo.broadcast_in_dim %a, dims = [] : (tensor<f32>) -> {big}"
        f"  return %b : {big} }}"
    )
    with pytest.raises(LaunchFailed):
        made.run([client.put(np.float32(1))])


def test_without_jaxlib(monkeypatch):
    monkeypatch.setitem(sys.modules, "jaxlib.xla_client", None)
    with pytest.raises(ConfigError, match=r"gevo-gpu\[mlir\]"):
        Client()


def test_cuda_without_jax(monkeypatch, client):
    monkeypatch.setitem(sys.modules, "jax", None)
    monkeypatch.delitem(sys.modules, "jax.extend.backend", raising=False)
    with pytest.raises(ConfigError, match="jax"):
        Client("cuda")
