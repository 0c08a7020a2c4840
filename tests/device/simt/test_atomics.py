from __future__ import annotations

import numpy as np
import pytest


@pytest.mark.parametrize("races", [False, True])
def test_integer_atomics(bench, rng, races):
    x = rng.integers(-50, 50, 96).astype(np.int32)
    start = np.array([0, 0, -99, 99, -1, 0, 0, 3, 3, 1, 5, 5, 0], dtype=np.int32)
    got = bench.run(
        "atomics", "integers", {"y": start, "x": x}, ["y", "x"], block=96, races=races
    ).outputs["y"]
    u = x.view(np.uint32)
    up = down = 3
    for _ in x:
        up = 0 if up >= 10 else up + 1
        down = 10 if down == 0 or down > 10 else down - 1
    want = [
        x.sum(), -x.sum(), x.max(), x.min(), np.bitwise_and.reduce(x), np.bitwise_or.reduce(x),
        np.bitwise_xor.reduce(x), up, down, 77, int(u.max()) - (1 << 32) if u.max() >> 31 else
        u.max(), min(int(u.min()), 5), x.sum(),
    ]  # fmt: skip
    assert got.tolist() == [int(v) for v in want]


def test_float_and_wide_atomics(bench, rng):
    x = rng.integers(0, 50, 32).astype(np.int32)
    got = bench.run(
        "atomics", "floats",
        {"f": np.zeros(1, np.float32), "d": np.ones(1), "l": np.array([5, 1], np.uint64), "x": x},
        ["f", "d", "l", "x"],
    ).outputs  # fmt: skip
    want = 1
    for _ in range(32):
        want = (want * 3 + 1) & (1 << 64) - 1
    assert got["f"][0] == x.sum()
    assert got["d"][0] == x.sum() + 1
    assert got["l"].tolist() == [5 + int(x.sum()), want]


@pytest.mark.parametrize("seed", [0, 5])
def test_histogram(bench, rng, seed):
    x = rng.integers(0, 255, 3000).astype(np.uint8)
    got = bench.run(
        "atomics", "histogram", {"x": x, "y": np.zeros(16, np.uint32)}, ["x", "y", 3000],
        grid=4, block=96, races=True, order_seed=seed,
    )  # fmt: skip
    assert np.array_equal(got.outputs["y"], np.bincount(x & 15, minlength=16))


@pytest.mark.parametrize("seed", [0, 5, 9])
def test_the_last_block_may_read_what_others_published(bench, rng, seed):
    x = rng.integers(0, 255, 8 * 64).astype(np.int32)
    got = bench.run(
        "atomics", "last_block", {"x": x, "p": np.zeros(8, np.int32), "y": np.zeros(1, np.int32)},
        ["x", "p", "y"], grid=8, block=64, races=True, order_seed=seed,
    )  # fmt: skip
    assert got.outputs["y"][0] == x.sum()


def test_a_lock_between_blocks(bench):
    got = bench.run(
        "atomics", "locked", {"l": np.zeros(1, np.int32), "v": np.zeros(1, np.int32)}, ["l", "v"],
        grid=10, block=32, races=True,
    )  # fmt: skip
    assert got.outputs["v"][0] == (1 << 10) - 1


ADDS = """target triple = "nvptx64-nvidia-cuda"
@s = internal addrspace(3) global float undef
define ptx_kernel void @k(ptr %x, ptr %y, float %v, float %w) #0 {
  %s = addrspacecast ptr addrspace(3) @s to ptr
  store float %v, ptr %s
  %a = atomicrmw fadd ptr %s, float %w monotonic
  %r = load float, ptr %s
  store float %r, ptr %y
  %b = atomicrmw fadd ptr %x, float %w monotonic
  %x1 = getelementptr float, ptr %x, i32 1
  call void asm sideeffect "red.global.add.f32 [$0], $1;", "l,f,~{memory}"(ptr %x1, float %w)
  ret void
}
attributes #0 = { "denormal-fp-math-f32"="MODE" }
"""


@pytest.mark.parametrize("races", [False, True])
@pytest.mark.parametrize("mode", ["ieee,ieee", "preserve-sign,preserve-sign"])
@pytest.mark.parametrize(
    ("v", "w", "flushed"),
    [
        (1e-39, 2e-39, 0.0),
        (-1e-39, -2e-39, -0.0),
        (1e-39, 2e-38, 2e-38),
        (1.2e-38, -1.5e-38, -0.0),
    ],
)
def test_float_sums_flush_in_global_memory_alone(bench, races, mode, v, w, flushed):
    """So say `atom` and `red` of the PTX ISA; a function's own mode changes nothing."""
    x, y = np.full(2, v, np.float32), np.zeros(1, np.float32)
    binary = bench.compile(ADDS.replace("MODE", mode))
    got = bench.run(binary, "k", {"x": x, "y": y}, ["x", "y", v, w], block=1, races=races).outputs
    wanted = np.full(2, flushed, np.float32)
    assert got["x"].tobytes() == wanted.tobytes()
    assert got["y"][0] == np.float32(v) + np.float32(w)
