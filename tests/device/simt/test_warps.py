from __future__ import annotations

import numpy as np
import pytest


def _run(bench, kernel, x, width, dtype=np.int32, **more):
    y = np.zeros((x.size, width), dtype=dtype)
    got = bench.run("warps", kernel, {"x": x, "y": y}, ["x", "y"], block=x.size, **more)
    return got.outputs["y"]


def _source(lane, j, ok):
    return np.where(ok, j, lane)


@pytest.mark.parametrize("warps", [1, 3])
def test_shuffles(bench, rng, warps):
    n = 32 * warps
    x = rng.integers(-100, 100, n).astype(np.int32)
    got = _run(bench, "shuffles", x, 8)
    t = np.arange(n)
    lane, first = t % 32, t // 32 * 32
    sources = [
        np.full(n, 5),
        _source(lane, lane - 3, lane >= 3),
        _source(lane, lane + 4, lane + 4 < 32),
        lane ^ 9,
        lane // 8 * 8 + (t + 1) % 8,
        _source(lane, lane - 2, lane - 2 >= lane // 16 * 16),
        _source(lane, lane + 1, lane + 1 < lane // 4 * 4 + 4),
        lane ^ 1,
    ]
    for k, source in enumerate(sources):
        assert np.array_equal(got[:, k], x[first + source]), k


def test_double_shuffles(bench, rng):
    x = rng.integers(0, 99, 64).astype(np.float64)
    y = np.zeros(64)
    got = bench.run("warps", "wide", {"x": x, "y": y}, ["x", "y"], block=64).outputs["y"]
    assert np.array_equal(got, np.repeat(x.reshape(2, 32).sum(1), 32))


@pytest.mark.parametrize("top", [1, 5])
def test_votes_and_matches(bench, rng, top):
    x = rng.integers(0, top, 64).astype(np.int32) + 2
    got = _run(bench, "votes", x, 6, np.uint32)
    for w in range(2):
        v = x[32 * w : 32 * w + 32]
        p = v > 2
        rows = got[32 * w : 32 * w + 32]
        assert (rows[:, 0] == int((p << np.arange(32)).sum())).all()
        assert (rows[:, 1] == p.any()).all()
        assert (rows[:, 2] == p.all()).all()
        equal = [int(((v == a).astype(np.int64) << np.arange(32)).sum()) for a in v]
        assert rows[:, 3].tolist() == equal
        assert rows[:, 5].tolist() == equal
        whole = 0xFFFFFFFF + 1 if len(set(v.tolist())) == 1 else 0
        assert (rows[:, 4] == whole & 0xFFFFFFFF).all()


def test_reductions(bench, rng):
    x = rng.integers(-1000, 1000, 64).astype(np.int32)
    got = _run(bench, "reductions", x, 8)
    for w in range(2):
        v = x[32 * w : 32 * w + 32]
        u = v.view(np.uint32)
        want = [
            v.sum(), v.min(), v.max(), u.min().view(np.int32), u.max().view(np.int32),
            np.bitwise_and.reduce(v), np.bitwise_or.reduce(v), np.bitwise_xor.reduce(v),
        ]  # fmt: skip
        assert (got[32 * w : 32 * w + 32] == np.array(want)).all()


def test_divergent_lanes(bench):
    x = np.arange(100, 132, dtype=np.int32)
    got = _run(bench, "divergent", x, 1)[:, 0]
    want = x.copy()
    for t in range(32):
        if t % 2:
            want[t] = x[t + 2 if t + 2 < 32 else t] + 16
        elif t > 15:
            want[t] = x[16]
    assert got.tolist() == want.tolist()


@pytest.mark.parametrize("races", [False, True])
def test_warp_barriers_order_shared_memory(bench, rng, races):
    x = rng.integers(0, 50, 64).astype(np.int32)
    got = _run(bench, "warp_scan", x, 1, races=races)[:, 0]
    assert np.array_equal(got, x.reshape(2, 32).cumsum(1).reshape(-1))


def test_a_block_of_half_a_warp(bench, rng):
    x = rng.integers(0, 50, 16).astype(np.int32)
    assert (_run(bench, "reductions", x, 8)[:, 0] == x.sum()).all()


def test_warp_barriers_in_two_branches_meet(bench, rng):
    x = rng.integers(0, 50, 32).astype(np.int32)
    got = _run(bench, "meeting", x, 1, races=True)[:, 0]
    assert np.array_equal(got, np.concatenate([2 * x[16:], x[:16]]))
