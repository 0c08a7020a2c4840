"""Some blocks of a launch stand for all of them."""

from itertools import pairwise
from math import prod
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.device.simt.run.tracing import Sample, sample
from gevo.program.load import load as load_program
from gevo.program.load import load_text
from gevo.workload.case import Buffer, Launches, Pointer, Role
from gevo.workload.spec import load as load_workload

ROOT = Path(__file__).resolve().parents[3]
FIGURES = ("warp_blocks", "thread_blocks", "longest_warp")


def observed(program, launches, **options):
    """The launches of a run, and its result."""
    seen = []
    device = SimtDevice(observe=seen.append)
    binary = device.compile(device.lower(program))
    return seen, device.run(binary, launches, RunOptions(**options))


def axpy(n):
    x, y = np.arange(n, dtype=np.float32), np.ones(n, dtype=np.float32)
    buffers = Buffer("x", x, Role.IN), Buffer("y", y, Role.INOUT)

    def drive(host):
        host.launch("axpy", (n // 128, 1, 1), (128, 1, 1), [2.0, Pointer("x"), Pointer("y"), n], 0)

    return Launches(buffers, drive)


@settings(deadline=None, max_examples=200)
@given(st.tuples(*[st.integers(1, 40)] * 3), st.integers(1, 90))
def test_a_sample_covers_every_stratum_and_no_block_twice(grid, most):
    blocks = prod(grid)
    found = sample(grid, most)
    assert (found is None) == (most >= blocks)
    if found is not None:
        assert len(found.blocks) <= most
        assert all(a < b for a, b in pairwise(found.blocks.tolist()))
        assert 0 <= found.blocks[0]
        assert found.blocks[-1] < blocks
        assert sum(found.sizes) == blocks
        assert all(0 < ran <= n for ran, n in zip(found.ran.tolist(), found.sizes, strict=True))


def test_strata_are_told_apart_by_their_place():
    found = sample((9, 7, 1), 30)
    x, y = found.blocks % 9, found.blocks // 9
    where = {}
    for stratum, one in zip(found.strata.tolist(), zip(x, y, strict=True), strict=True):
        kind = tuple((int(at > 0) + int(at == n - 1)) for at, n in zip(one, (9, 7), strict=True))
        assert where.setdefault(stratum, kind) == kind
    assert len(set(where.values())) == 9
    assert found.sizes == (1, 5, 1, 7, 35, 7, 1, 5, 1)


def test_counts_of_a_uniform_kernel_are_exact():
    program = load_program(ROOT / "tests/device/simt/cuda/grids.ll")
    launches = axpy(128 * 1000)
    (whole,), all_of_it = observed(program, launches)
    (part,), some_of_it = observed(program, launches, sample=20)
    for figure in FIGURES:
        assert np.array_equal(getattr(whole.counts, figure), getattr(part.counts, figure))
    for figure in ("loaded_bytes", "stored_bytes", "sharing"):
        assert getattr(part.counts, figure) == getattr(whole.counts, figure)
    assert some_of_it.times_ns == all_of_it.times_ns
    assert (part.ran, part.error) == (20, 0.0)
    written = some_of_it.outputs["y"] != 1.0
    assert written.sum() == 20 * 128 - 1  # x[0] is 0
    assert some_of_it.diagnostics["sampling"]["kernels"]["axpy"] == {
        "ran": 20, "of": 1000, "error": 0.0, "whole": ""
    }  # fmt: skip
    assert "sampling" not in all_of_it.diagnostics


@pytest.mark.parametrize(
    ("name", "sizes", "most", "close"),
    [
        ("hotspot", {"rows": 200, "cols": 180, "halo": 2, "steps": 2}, 40, 0.01),
        ("pathfinder", {}, 16, 0.05),
    ],
)
def test_counts_of_kernels_with_edges_are_near(name, sizes, most, close):
    workload = load_workload(ROOT / f"testcases/{name}.toml")
    case = workload.train[-1]
    case = type(case)(case.name, case.seed, tuple({**case.size, **sizes}.items()))
    program, launches = load_program(workload.program), workload.launches(case)
    whole, all_of_it = observed(program, launches)
    part, some_of_it = observed(program, launches, sample=most)
    assert part[0].ran <= most
    weights = np.asarray(whole[0].kernel.weights)
    full, near = (float(w[0].counts.warp_blocks @ weights) for w in (whole, part))
    assert near == pytest.approx(full, rel=close)
    assert some_of_it.times_ns[0] == pytest.approx(all_of_it.times_ns[0], rel=close)


def test_the_error_says_how_far_a_total_may_be_off():
    """Totals of random strata lie within three standard errors nearly always."""
    rng = np.random.default_rng(3)
    within = 0
    for _ in range(200):
        sizes = (1, 400, 1)
        work = [rng.integers(100, 1000, n) for n in sizes]
        picks = [rng.choice(w, min(len(w), 20), replace=False) for w in work]
        strata = np.repeat(np.arange(3, dtype=np.int32), [len(p) for p in picks])
        ran = np.concatenate(picks)
        one = Sample(np.arange(len(ran)), strata, sizes)
        total = sum(int(w.sum()) for w in work)
        rows = np.array([[p.sum()] for p in picks])
        off = abs(int(one.scaled(rows)[0]) - total) / total
        within += off <= 2 * one.error(ran, strata)
    assert 180 <= within < 200


def test_kernels_whose_blocks_depend_on_each_other_run_whole():
    ticket = """target triple = "nvptx64-nvidia-cuda"
define ptx_kernel void @k(ptr %x, ptr %y) {
  %n = atomicrmw add ptr %x, i32 1 monotonic
  %w = sext i32 %n to i64
  %p = getelementptr i32, ptr %y, i64 %w
  store i32 %n, ptr %p, align 4
  ret void
}
"""
    buffers = (
        Buffer("x", np.zeros(1, np.int32), Role.INOUT),
        Buffer("y", np.zeros(6400, np.int32), Role.INOUT),
    )

    def drive(host):
        host.launch("k", (200, 1, 1), (32, 1, 1), [Pointer("x"), Pointer("y")], 0)

    (seen,), result = observed(load_text(ticket), Launches(buffers, drive), sample=8)
    assert seen.ran == 200
    assert seen.whole == "it uses what an atomic operation gives"
    assert result.outputs["x"][0] == 6400
    assert result.diagnostics["sampling"]["kernels"]["k"]["whole"] == seen.whole


def test_the_order_of_blocks_does_not_change_a_sample():
    program = load_program(ROOT / "kernels/hotspot.ll")
    workload = load_workload(ROOT / "testcases/hotspot.toml")
    case = workload.train[-1]
    launches = workload.launches(case)
    _, first = observed(program, launches, sample=12)
    _, second = observed(program, launches, sample=12, order_seed=5)
    assert first.times_ns == second.times_ns
    for name in first.outputs:
        assert first.outputs[name].tobytes() == second.outputs[name].tobytes()
