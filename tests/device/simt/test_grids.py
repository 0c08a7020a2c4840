from __future__ import annotations

import struct

import numpy as np
import pytest

from gevo.device.simt.model.memory import LaunchCounts
from gevo.workload.case import Role


def test_axpy_with_a_partial_last_block(bench, rng):
    n = 1000
    x, y = rng.random(n, dtype=np.float32), rng.random(n, dtype=np.float32)
    got = bench.run(
        "grids", "axpy", {"x": (x, Role.IN), "y": y}, [2.5, "x", "y", n], grid=8, block=128
    )
    assert np.array_equal(got.outputs["y"], np.float32(2.5) * x + y)
    assert set(got.outputs) == {"y"}
    assert got.modelled
    assert got.times_ns[0] > 0


@pytest.mark.parametrize(("grid", "block"), [((2, 3, 2), (5, 3, 4)), ((1, 1, 4), (33, 2, 1))])
def test_three_dimensions(bench, grid, block):
    threads, blocks = int(np.prod(block)), int(np.prod(grid))
    out = np.full((blocks, threads, 8), -1, dtype=np.int32)
    got = bench.run("grids", "where", {"out": out}, ["out"], grid, block).outputs["out"]
    t, b = np.arange(threads), np.arange(blocks)
    for axis in range(3):
        of_block = b // int(np.prod(grid[:axis])) % grid[axis]
        of_thread = t // int(np.prod(block[:axis])) % block[axis]
        assert np.array_equal(got[:, :, axis], np.repeat(of_block[:, None], threads, 1))
        assert np.array_equal(got[:, :, 3 + axis], np.repeat(of_thread[None], blocks, 0))
    assert np.array_equal(got[0, :, 6], t % 32)
    assert np.array_equal(got[0, :, 7].view(np.uint32), (1 << (t % 32)) - 1)


def test_arguments_by_value(bench):
    packed = struct.pack("<i4xdfff4x", -4, 2.25, 1.0, 2.0, 3.0)
    out = np.zeros(6)
    got = bench.run(
        "grids", "by_value", {"out": out}, [packed, True, -3, -(1 << 40), "out"], block=1
    )
    assert got.outputs["out"].tolist() == [-4, 2.25, 1.0, 1, -3, -(2.0**40)]


def test_clock_advances(bench):
    out = np.zeros(1, dtype=np.int64)
    assert bench.run("grids", "clocks", {"out": out}, ["out"], block=1).outputs["out"][0] == 1


def _counts(bench, monkeypatch, *arguments, **more) -> LaunchCounts:
    from gevo.device.simt import device

    seen = []
    model = device.work_of

    def spy(profile, counts):
        seen.append(counts)
        return model(profile, counts)

    monkeypatch.setattr(device, "work_of", spy)
    bench.run(*arguments, **more)
    return seen[0]


def test_counts_of_a_partial_grid(bench, monkeypatch):
    x = np.ones(1000, dtype=np.float32)
    counts = _counts(
        bench, monkeypatch, "grids", "axpy", {"x": x, "y": x}, [1.0, "x", "y", 1000],
        grid=8, block=128,
    )  # fmt: skip
    assert counts.thread_blocks.tolist() == [1024, 1000, 1024]
    # Every warp enters; the last one is cut by n = 1000 but still runs the body once.
    assert counts.warp_blocks.tolist() == [32, 32, 32]
    assert counts.longest_warp.tolist() == [1, 1, 1]
    assert counts.sampled_blocks == 2
    assert counts.sampled_warp_blocks.tolist() == [8, 8, 8]
    loads = [t for t in counts.traces if not t.store]
    assert [(t.space, t.size, t.addresses.shape) for t in loads] == [(1, 4, (8, 32))] * 2
    assert all(np.array_equal(np.diff(row), np.full(31, 4)) for row in loads[0].addresses)
    assert (counts.loaded_bytes, counts.stored_bytes) == (2 * 2 * 128 * 4, 2 * 128 * 4)


def test_fuel_used_is_exact(bench):
    x = np.ones(64, dtype=np.float32)
    got = bench.run("grids", "axpy", {"x": x, "y": x}, [1.0, "x", "y", 64], grid=2, block=32)
    kernel = bench.binary("grids").kernels["axpy"]
    assert got.fuel_used == sum(kernel.host.weights)


def test_results_and_counts_repeat(bench, rng, monkeypatch):
    x = rng.random(512, dtype=np.float32)
    runs = [
        _counts(
            bench, monkeypatch, "shared", "reduce", {"in": x, "out": np.zeros(4, np.float32)},
            ["in", "out", 512], grid=4, block=64,
        )
        for _ in range(2)
    ]  # fmt: skip
    assert np.array_equal(runs[0].warp_blocks, runs[1].warp_blocks)
    assert [t.addresses.tolist() for t in runs[0].traces] == [
        t.addresses.tolist() for t in runs[1].traces
    ]


def _unrolled(accesses: int) -> str:
    """Adds 1 to so many elements, twice, without a branch within a round."""
    lines = [
        "define ptx_kernel void @k(ptr %p) {",
        "entry:",
        "  br label %round",
        "round:",
        "  %i = phi i32 [ 0, %entry ], [ %n, %round ]",
        "  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)",
    ]
    for k in range(accesses):
        lines += [
            f"  %a{k} = getelementptr i8, ptr %p, i64 {4 * k}",
            f"  %x{k} = load i32, ptr %a{k}, align 4",
            f"  %y{k} = add i32 %x{k}, 1",
            f"  store i32 %y{k}, ptr %a{k}, align 4",
        ]
    lines += [
        "  %n = add i32 %i, 1",
        "  %more = icmp ult i32 %n, 2",
        "  br i1 %more, label %round, label %done",
        "done:",
        "  ret void",
        "}",
        "declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)",
    ]
    return 'target triple = "nvptx64-nvidia-cuda"\n' + "\n".join(lines) + "\n"


def test_a_long_unrolled_loop_does_not_abort_llvm(bench):
    x = np.arange(1200, dtype=np.int32)
    got = bench.run(bench.compile(_unrolled(len(x))), "k", {"x": x}, ["x"], block=1)
    assert np.array_equal(got.outputs["x"], x + 2)
