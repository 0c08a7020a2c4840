from __future__ import annotations

import numpy as np
import pytest

from gevo.errors import LaunchFailed, WorkloadError
from gevo.workload.case import Role, Struct


def test_constant_memory(bench):
    filled = np.arange(10, 18, dtype=np.int32)
    got = bench.run(
        "spaces", "constants",
        {"c": (filled, Role.IN, "filled_by_host"), "y": np.zeros(16, np.float32)},
        ["y"], block=16,
    )  # fmt: skip
    t = np.arange(16)
    letters = np.frombuffer(b"simt", np.uint8)[t & 3]
    want = np.array([1.5, 2.5, 3.5, 4.5])[t & 3] + filled[t & 7] + letters
    assert got.outputs["y"].tolist() == want.tolist()


def test_module_variables_start_afresh(bench):
    for _ in range(2):
        got = bench.run("spaces", "variables", {"y": np.zeros(1001, np.int32)}, ["y"], block=4)
        y = got.outputs["y"]
        assert y[:4].tolist() == [13 + 3 + 7, 13 + 4 + 7] * 2
        assert y[1000] == 50


def test_a_buffer_can_be_a_module_variable(bench):
    held = np.array([100], dtype=np.int32)
    got = bench.run(
        "spaces", "variables", {"c": (held, Role.INOUT, "counter"), "y": np.zeros(1001, np.int32)},
        ["y"], block=4,
    )  # fmt: skip
    assert got.outputs["c"][0] == 108
    with pytest.raises(WorkloadError, match="no global variable @missing"):
        bench.run("spaces", "variables", {"c": (held, Role.INOUT, "missing"), "y": held}, ["y"])


@pytest.mark.parametrize("n", [0, 5, 40])
def test_local_arrays(bench, rng, n):
    x = rng.integers(-9, 9, 16).astype(np.int32)
    want = []
    for t in range(40):
        held = [int(v) * t for v in x]
        for i in range(n):
            held[i * 7 & 15] += held[i * 3 + 1 & 15]
        total = 0
        for v in held:
            total = total * 3 + v
        want.append(total & 0xFFFFFFFF)
    got = bench.run("spaces", "locals", {"x": x, "y": np.zeros(40, np.int32)}, ["x", "y", n],
                    block=40)  # fmt: skip
    assert got.outputs["y"].view(np.uint32).tolist() == want


@pytest.mark.parametrize("which", range(4))
def test_generic_pointers(bench, which):
    x = np.arange(64, dtype=np.int32)
    got = bench.run("spaces", "generic", {"x": x, "y": np.zeros(64, np.int32)}, ["x", "y", which],
                    block=64)  # fmt: skip
    base = [x, x + 100, x + 1000, np.array([1, 2, 3, 4])][which][:4]
    space = [1, 2, 4, 1][which]
    assert np.array_equal(got.outputs["y"], np.tile(base, 16) + 100000 * space)


@pytest.mark.parametrize("swap", range(4))
def test_structs_are_copied(bench, rng, swap):
    x = rng.random((8, 24), dtype=np.float32)
    got = bench.run("spaces", "copies", {"x": x, "y": np.zeros_like(x)}, ["x", "y", swap], block=8)
    want = x.copy()
    if swap & 1 == swap >> 1:
        want[:, 3] = 99
    want[:, 20:22] = 0
    assert np.array_equal(got.outputs["y"], want)


def test_vector_loads_and_stores(bench, rng):
    a = rng.integers(0, 9, (32, 4)).astype(np.float32)
    b = rng.integers(0, 9, (32, 2)).astype(np.int32)
    got = bench.run("spaces", "vectors", {"a": a, "b": b, "y": np.zeros((32, 2))}, ["a", "b", "y"])
    want = np.stack([a[:, 0] + a[:, 1] * b[:, 0], a[:, 2] - a[:, 3] * b[:, 1]], 1)
    assert np.array_equal(got.outputs["y"], want)


@pytest.mark.parametrize("n", [1, 5, 31])
def test_bytes_and_odd_lengths(bench, rng, n):
    a = rng.integers(0, 255, n).astype(np.uint8)
    got = bench.run(
        "spaces", "bytes",
        {"a": (a, Role.IN), "b": np.zeros(n, np.uint16), "c": np.zeros(n, np.int64)},
        ["a", "b", "c", n],
    )  # fmt: skip
    assert np.array_equal(got.outputs["b"], a.astype(np.uint16) * 3)
    assert np.array_equal(got.outputs["c"], a.astype(np.int64) << 40)


PADDED = """target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %y, ptr byval({ i32, i64 }) align 8 %p) {
  %v = load i64, ptr %p
  store i64 %v, ptr %y
  ret void
}
"""


@pytest.mark.parametrize("poison", [0x5A, 0xFF])
def test_what_lies_between_the_fields_of_a_struct_is_nobodys(bench, poison):
    given = Struct(bytes([7] + [0] * 15), (), (4, 5, 6, 7))
    binary = bench.compile(PADDED)
    run = bench.run(binary, "k", {"y": np.zeros(1, np.uint64)}, ["y", given], 1, 1, poison=poison)
    assert int(run.outputs["y"][0]) == 7 + (poison * 0x01010101 << 32)


_KEEPS = """
target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @keeps(ptr noundef %y, i32 noundef %i) {{
  %held = alloca [{size} x i8], align 4
  %at = getelementptr [{size} x i8], ptr %held, i32 0, i32 %i
  store volatile i32 7, ptr %at, align 4
  %got = load volatile i32, ptr %at, align 4
  store i32 %got, ptr %y, align 4
  ret void
}}
"""


@pytest.mark.parametrize("size", [400_000, 600_000])
def test_local_memory_beyond_the_gpu(bench, size):
    """132 multiprocessors hold 2,048 threads each: 400,000 bytes are 108 GB of the H200's 151."""
    y = {"y": np.zeros(1, np.int32)}
    binary = bench.compile(_KEEPS.format(size=size))
    if size == 400_000:
        assert bench.run(binary, "keeps", y, ["y", 8], block=1).outputs["y"][0] == 7
        bench = type(bench)("A100")
        binary = bench.compile(_KEEPS.format(size=size))
    with pytest.raises(LaunchFailed, match="local memory per thread"):
        bench.run(binary, "keeps", y, ["y", 8], block=1)
