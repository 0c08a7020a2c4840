from __future__ import annotations

import numpy as np
import pytest

from gevo.workload.case import Role


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_block_reduction(bench, rng, seed):
    x = rng.integers(0, 100, 3000).astype(np.float32)
    got = bench.run(
        "shared", "reduce", {"in": (x, Role.IN), "out": (np.zeros(5, np.float32), Role.OUT)},
        ["in", "out", 3000], grid=5, block=256, order_seed=seed, races=True,
    )  # fmt: skip
    assert got.outputs["out"].sum() == x.sum()


@pytest.mark.parametrize("n", [32, 200, 1024])
def test_dynamic_shared_memory(bench, n):
    x = np.arange(n, dtype=np.int32)
    got = bench.run("shared", "reverse_dynamic", {"x": x}, ["x", n], block=n, shared=4 * n)
    assert np.array_equal(got.outputs["x"], x[::-1] + 1)


def test_threads_that_left_do_not_hold_a_barrier(bench):
    x = np.arange(128, dtype=np.int32)
    got = bench.run(
        "shared", "early_exit", {"x": x, "y": np.zeros(128, np.int32)}, ["x", "y", 70], block=128
    )
    assert np.array_equal(got.outputs["y"][:70], x[69::-1])


@pytest.mark.parametrize("rounds", [1, 2, 5])
def test_barrier_in_a_device_function(bench, rounds):
    x = np.arange(64, dtype=np.int64).astype(np.int32)
    want = x.copy()
    for _ in range(rounds):
        other = want[np.arange(64) ^ 1]
        want = want + other if rounds > 2 else want - other
    got = bench.run("shared", "in_function", {"x": x}, ["x", rounds], block=64, races=True)
    assert np.array_equal(got.outputs["x"], want)


@pytest.mark.parametrize("low", [-1, 1, -2000])
def test_barrier_with_a_vote(bench, rng, low):
    x = rng.integers(low, 3, 96).astype(np.int32) if low > -2000 else np.full(96, -1, np.int32)
    got = bench.run("shared", "voted", {"x": x, "y": np.zeros(96, np.int32)}, ["x", "y"], block=96)
    p = x > 0
    assert np.array_equal(got.outputs["y"], np.full(96, p.sum() * 100 + p.all() * 10 + p.any()))


def test_named_barrier(bench):
    x = np.arange(32, dtype=np.int32)
    got = bench.run(
        "shared", "named", {"x": x, "y": np.zeros(32, np.int32)}, ["x", "y"], block=128
    )
    assert np.array_equal(got.outputs["y"], x[::-1] * 3)


def test_uninitialised_shared_memory_is_the_same_in_every_block(bench):
    out = np.zeros(128, np.int32)
    got = [
        bench.run("shared", "uninitialised", {"y": out}, ["y"], grid=2, block=64, fill=p)
        for p in (0xA5, 0xA5, 0x11)
    ]
    first, second, other = (g.outputs["y"] for g in got)
    assert np.array_equal(first, second)
    assert len(set(first.tolist())) == 1
    assert first[0] != other[0]
