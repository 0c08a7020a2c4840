"""Modelled time of launches with known answers, and the orderings that must always hold."""

import dataclasses
import math
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gevo.device.simt.model.fleet import Fleet
from gevo.device.simt.model.memory import AccessTrace, LaunchCounts
from gevo.device.simt.model.time import (
    KernelProfile,
    combined,
    gpu_names,
    launch_time_ns,
    load_gpu,
)
from gevo.errors import LaunchFailed

LANES = np.arange(32, dtype=np.int64)
BARRIER = "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)"

COPY = """
define ptx_kernel void @copy(ptr addrspace(1) %to, ptr addrspace(1) %from) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext i32 %tid to i64
  %p = getelementptr float, ptr addrspace(1) %from, i64 %i
  %x = load float, ptr addrspace(1) %p
  %q = getelementptr float, ptr addrspace(1) %to, i64 %i
  store float %x, ptr addrspace(1) %q
  ret void
}
"""
LOAD, STORE = 3, 5


def loop(*lines: str) -> KernelProfile:
    """A kernel of an entry block, a loop of these lines, and an exit."""
    return KernelProfile.from_ir(
        """
@tile = internal addrspace(3) global [1024 x float] undef
define ptx_kernel void @k(ptr addrspace(1) %p, float %m, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a0 = phi float [ 0.0, %entry ], [ %a, %loop ]
"""
        + "\n".join("  " + line for line in lines)
        + """
  %a = call float @llvm.fma.f32(float %a0, float %m, float %m)
  %next = add i32 %i, 1
  %go = icmp slt i32 %next, %n
  br i1 %go, label %loop, label %done
done:
  ret void
}
""",
        "k",
    )


def launch(
    profile: KernelProfile,
    runs: list[int],
    blocks: int = 132 * 64,
    threads: int = 256,
    traces: tuple[AccessTrace, ...] = (),
    shared: int = 0,
    distinct: tuple[int, int] = (0, 0),
    buffers: int = 0,
) -> LaunchCounts:
    """Counts of a launch in which every warp runs basic block i `runs[i]` times."""
    each = np.array(runs, dtype=np.int64)
    warps = -(-threads // 32)
    return LaunchCounts(
        kernel=profile.kernel,
        grid=(blocks, 1, 1),
        block=(threads, 1, 1),
        shared_bytes=shared,
        warp_blocks=each * warps * blocks,
        thread_blocks=each * threads * blocks,
        longest_warp=each,
        traces=traces,
        sampled_blocks=1,
        sampled_warp_blocks=each * warps,
        loaded_bytes=distinct[0],
        stored_bytes=distinct[1],
        buffer_bytes=buffers,
    )


def trace(site: int, stride: int, space: int = 1, origin: int = 0, rows: int = 8) -> AccessTrace:
    """Warp w reads 32 words `stride` bytes apart, next to warp w - 1's."""
    start = origin + np.arange(rows, dtype=np.int64)[:, None] * 32 * stride
    return AccessTrace(site, space, 4, False, start + LANES * stride)


def copy_of(total_bytes: int, stride: int = 4) -> tuple[KernelProfile, LaunchCounts]:
    """Copy half of `total_bytes` to the other half, reading `stride` bytes apart."""
    profile = KernelProfile.from_ir(COPY, "copy")
    blocks = total_bytes // 2 // 4 // 256
    traces = (trace(LOAD, stride), trace(STORE, 4, origin=1 << 24))
    distinct = 8 * 32 * min(stride, 32), 8 * 32 * 4
    counts = launch(profile, [1], blocks, traces=traces, distinct=distinct)
    return profile, dataclasses.replace(counts, buffer_bytes=sum(distinct) * blocks)


def time_of(profile: KernelProfile, counts: LaunchCounts, gpu: str = "H200") -> float:
    return launch_time_ns(profile, counts, load_gpu(gpu)).kernel_ns


@pytest.mark.parametrize(("gpu", "most"), [("H200", 1.45), ("A100", 1.4), ("RTX4090", 1.3)])
def test_a_coalesced_copy_runs_near_the_memory_bandwidth(gpu, most):
    # On the H200 as many small blocks a clock as the memory could feed are not started.
    profile, counts = copy_of(1 << 30)
    ideal = (1 << 30) / load_gpu(gpu).dram_gb_per_s
    assert 1.0 <= time_of(profile, counts, gpu) / ideal <= most


def test_a_copy_reads_four_sectors_an_access_and_is_bound_by_dram():
    profile, counts = copy_of(1 << 30)
    breakdown = launch_time_ns(profile, counts, load_gpu("H200")).breakdown
    assert breakdown["sectors_per_access"] == 4.0
    assert breakdown["bank_conflict_degree"] == 0.0
    resources = ("issue", "fp32", "int", "l1", "l2", "shared", "latency", "dram")
    assert max(resources, key=lambda name: breakdown[name]) == "dram"


def test_strided_reads_cost_eight_times_the_sectors():
    (profile, dense), (_, strided) = copy_of(1 << 30), copy_of(1 << 30, stride=32)
    table = load_gpu("H200")
    dense_time, strided_time = (launch_time_ns(profile, c, table) for c in (dense, strided))
    # 32 sectors read and 4 written, against 4 and 4.
    assert strided_time.breakdown["sectors_per_access"] == 18.0
    ratio = strided_time.breakdown["dram"] / dense_time.breakdown["dram"]
    assert ratio == pytest.approx(36 / 8)
    assert 3.5 < strided_time.kernel_ns / dense_time.kernel_ns < 5.0


def test_a_load_that_some_lanes_take_elsewhere_counts_where_most_of_it_goes():
    # As a generic pointer to an array or, at the rim, to a constant.
    profile, counts = copy_of(1 << 30)
    rim = trace(LOAD, 0, space=4, rows=1)
    for turned in ((rim, *counts.traces), (*counts.traces, rim)):
        mixed = dataclasses.replace(counts, traces=turned)
        assert time_of(profile, mixed) == time_of(profile, counts)


def fma_chains(count: int) -> KernelProfile:
    lines = [f"%b{i} = call float @llvm.fma.f32(float %m, float %m, float %m)"
             for i in range(count)]  # fmt: skip
    return loop(*lines)


@pytest.mark.parametrize("gpu", ["H200", "A100", "RTX4090", "P100"])
def test_independent_fmas_run_near_the_peak(gpu):
    table = load_gpu(gpu)
    profile = fma_chains(127)
    blocks = table.sms * 32
    counts = launch(profile, [1, 1000, 1], blocks)
    fmas = 128 * 1000 * blocks * 256
    ideal = fmas / (table.sms * table.rate_fp32 * table.clock_ghz)
    assert 1.0 <= time_of(profile, counts, gpu) / ideal < 1.2


def test_a_single_warps_dependent_chain_takes_its_latency():
    table = load_gpu("H200")
    lines = ["%b0 = call float @llvm.fma.f32(float %a0, float %m, float %m)"]
    lines += [
        f"%b{i} = call float @llvm.fma.f32(float %b{i - 1}, float %m, float %m)"
        for i in range(1, 50)
    ]
    profile = loop(*lines)
    counts = launch(profile, [1, 1000, 1], blocks=1, threads=32)
    clocks = time_of(profile, counts) * table.clock_ghz / 1000
    assert clocks == pytest.approx(50 * table.latency_fp32, rel=0.1)


def test_the_launch_cost_is_apart():
    profile, counts = copy_of(1 << 14)
    table = load_gpu("H200")
    result = launch_time_ns(profile, counts, table)
    assert result.time_ns == pytest.approx(result.kernel_ns + table.launch_ns)
    assert result.breakdown["launch"] == table.launch_ns
    assert 100 < result.kernel_ns < 2000


def test_a_partial_last_round_shows_as_tail():
    profile = fma_chains(31)
    table = load_gpu("H200")
    even, uneven = (
        launch_time_ns(profile, launch(profile, [1, 1000, 1], blocks), table)
        for blocks in (table.sms * 8, table.sms * 8 + 1)
    )
    assert even.breakdown["tail"] == pytest.approx(0.0, abs=1e-6)
    assert uneven.breakdown["tail"] > 0.05 * even.kernel_ns


def test_barriers_show_and_grow_with_the_block():
    profile = loop(BARRIER)
    table = load_gpu("H200")
    small, large = (
        launch_time_ns(profile, launch(profile, [1, 100, 1], 1, threads), table)
        for threads in (64, 1024)
    )
    assert 0 < small.breakdown["barrier"] < large.breakdown["barrier"]
    assert small.breakdown["barrier"] <= small.breakdown["latency"]


def test_a_block_that_cannot_run_fails_the_launch():
    profile = loop()
    with pytest.raises(LaunchFailed, match="does not fit"):
        time_of(profile, launch(profile, [1, 1, 1], shared=300_000))


def test_registers_beyond_what_a_block_can_have_are_capped():
    profile = dataclasses.replace(loop(), registers=200)
    assert time_of(profile, launch(profile, [1, 10, 1], threads=1024)) > 0


@pytest.mark.parametrize("gpu", gpu_names())
@pytest.mark.parametrize("blocks", [1, 100, 10_000])
@pytest.mark.parametrize(
    "extra",
    [
        "%z = add i32 %i, %n",
        "%z = fdiv float %m, %m",
        "%z = load float, ptr addrspace(1) %p",
        "%z = load float, ptr addrspace(3) @tile",
        BARRIER,
    ],
)
def test_any_instruction_less_in_the_loop_is_a_gain_whatever_the_bound(gpu, blocks, extra):
    loads = [f"%x{j} = load float, ptr addrspace(1) %p" for j in range(4)]
    with_it, without = loop(*loads, extra), loop(*loads)
    times = [time_of(p, launch(p, [1, 200, 1], blocks), gpu) for p in (with_it, without)]
    assert times[0] > times[1] * (1 + 1e-6)


def test_a_divergent_warp_pays_for_both_paths():
    profile = loop()
    # Long enough that starting the blocks does not matter.
    one, both = (launch(profile, [1, n, 1], threads=32) for n in (1000, 2000))
    assert time_of(profile, both) > 1.8 * time_of(profile, one)


def test_same_input_same_figure():
    profile, counts = copy_of(1 << 24)
    again_profile, again_counts = copy_of(1 << 24)
    table = load_gpu("A100")
    first = launch_time_ns(profile, counts, table)
    second = launch_time_ns(again_profile, again_counts, table)
    assert first.time_ns == second.time_ns
    assert first.breakdown == second.breakdown


def test_traces_in_any_order_give_the_same():
    profile, counts = copy_of(1 << 24)
    turned = dataclasses.replace(counts, traces=counts.traces[::-1])
    assert time_of(profile, counts) == time_of(profile, turned)


def test_the_page_about_the_model_names_all_that_a_breakdown_shows():
    page = (Path(__file__).parents[3] / "docs" / "model.md").read_text()
    profile, counts = copy_of(1 << 20)
    for name in launch_time_ns(profile, counts, load_gpu("H200")).breakdown:
        assert f"`{name}`" in page


def test_an_empty_launch_is_not_negative_or_nan():
    profile = loop()
    result = launch_time_ns(profile, launch(profile, [0, 0, 0], blocks=1), load_gpu("P100"))
    begin = load_gpu("P100").latency_block / load_gpu("P100").clock_ghz
    assert 0.0 < result.kernel_ns < 1.1 * begin
    assert all(math.isfinite(v) for v in result.breakdown.values())


FULL = loop(
    "%g = load float, ptr addrspace(1) %p",
    "%s = load float, ptr addrspace(3) @tile",
    "%t = fadd float %g, %s",
    "store float %t, ptr addrspace(1) %p",
    BARRIER,
)
GLOBAL_LOAD, SHARED_LOAD, GLOBAL_STORE = 3, 4, 6

situations = st.fixed_dictionaries(
    {
        "gpu": st.sampled_from(gpu_names()),
        "runs": st.integers(1, 10_000),
        "blocks": st.integers(1, 100_000),
        "threads": st.integers(1, 32).map(lambda warps: warps * 32),
        "stride": st.integers(1, 64),
        "shared_stride": st.integers(1, 64),
        "distinct": st.integers(0, 1 << 24),
        "registers": st.integers(16, 128),
        "shared": st.integers(0, 40_000),
    }
)


def situation_time(s: dict) -> float:
    traces = (
        trace(GLOBAL_LOAD, s["stride"] * 4),
        trace(SHARED_LOAD, s["shared_stride"] * 4, space=3),
        trace(GLOBAL_STORE, 4, origin=1 << 24),
    )
    profile = dataclasses.replace(FULL, registers=s["registers"])
    runs = [s.get("entry", 1), s["runs"], 1]
    distinct = (s["distinct"], s["distinct"])
    counts = launch(profile, runs, s["blocks"], s["threads"], traces, s["shared"], distinct)
    return time_of(profile, counts, s["gpu"])


@pytest.mark.parametrize(
    ("name", "more"),
    [
        ("runs", st.integers(1, 1000)),
        ("entry", st.integers(2, 1000)),
        ("blocks", st.integers(1, 1000)),
        ("registers", st.integers(1, 64)),
        ("shared", st.integers(1, 8000)),
        ("distinct", st.integers(1, 1 << 20)),
    ],
)
def test_more_work_or_less_occupancy_is_never_faster(name, more):
    @settings(max_examples=60)
    @given(situations, more)
    def check(situation, extra):
        heavier = {**situation, name: situation.get(name, 1) + extra}
        assert situation_time(heavier) >= situation_time(situation) * (1 - 1e-9)

    check()


@settings(max_examples=60)
@given(situations)
def test_more_sectors_are_never_faster(situation):
    dense, wide = ({**situation, "stride": stride} for stride in (1, 8))
    assert situation_time(wide) >= situation_time(dense)


@settings(max_examples=60)
@given(situations)
def test_more_bank_conflicts_are_never_faster(situation):
    times = [situation_time({**situation, "shared_stride": s}) for s in (1, 2, 4, 8, 16, 32)]
    assert times == sorted(times)
    assert times[0] <= times[-1]  # equal where a load of global memory hides them


@given(
    st.dictionaries(st.sampled_from("abcdef"), st.floats(0, 1e9), min_size=1),
    st.floats(0, 1e9),
    st.sampled_from(gpu_names()),
)
def test_the_whole_is_between_the_greatest_and_the_sum(resources, latency, gpu):
    clocks = {name: np.array([n]) for name, n in {**resources, "latency": latency}.items()}
    (total,) = combined(clocks, Fleet((load_gpu(gpu),)))
    values = [*resources.values(), latency]
    assert max(values) * (1 - 1e-9) <= total <= sum(values) * (1 + 1e-9)
