"""Laws of the modelled time, on generated kernels and on ours.

Counts of generated kernels are made up, so that the law and nothing else is tested; ours run.
"""

import dataclasses
import itertools
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.device.simt.model.memory import AccessTrace, LaunchCounts
from gevo.device.simt.model.time import KernelProfile, gpu_names, launch_time_ns, load_gpu
from gevo.program.load import load, load_text
from gevo.workload.case import Buffer, Launches, Pointer, Role
from gevo.workload.spec import load as load_workload

ROOT = Path(__file__).resolve().parents[3]
LANES = np.arange(32, dtype=np.int64)
LINES = {
    "add": "%{0} = add i32 %n, %i",
    "multiply": "%{0} = fmul float %m, %m",
    "divide": "%{0} = fdiv float %m, %acc0",
    "root": "%{0} = call float @llvm.sqrt.f32(float %m)",
    "load": "%{0} = load volatile float, ptr addrspace(1) %p",
    "store": "store volatile float %m, ptr addrspace(1) %p",
    "shared load": "%{0} = load volatile float, ptr addrspace(3) @tile",
    "barrier": "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)",
}
"""Instructions that nothing depends on; volatile, so that they take no part in one another."""
CHAINED = {
    "fma": "%{0} = call float @llvm.fma.f32(float %{1}, float %m, float %m)",
    "loaded": "%{0} = fadd float %{1}, %{2}",
}

bodies = st.lists(st.sampled_from(sorted(LINES)), min_size=1, max_size=10)
shapes = st.fixed_dictionaries(
    {
        "gpu": st.sampled_from(gpu_names()),
        "rounds": st.integers(1, 2000),
        "blocks": st.integers(1, 20_000),
        "warps": st.integers(1, 32),
        "stride": st.sampled_from((1, 2, 8)),
        "bank": st.sampled_from((1, 2, 4, 8, 16, 32)),
    }
)


def kernel(body: list[str], dependent: bool = False) -> KernelProfile:
    """A loop of these instructions; `dependent` ones take the sum of the pass before."""
    lines = [LINES[name].format(f"v{i}") for i, name in enumerate(body)]
    if dependent:
        lines.append(CHAINED["fma"].format("d", "acc0"))
    text = "\n".join("  " + line for line in lines)
    return KernelProfile.from_ir(
        f"""
@tile = internal addrspace(3) global [1024 x float] undef
define ptx_kernel void @k(ptr addrspace(1) %p, float %m, i32 %n) {{
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %acc0 = phi float [ 0.0, %entry ], [ %acc, %loop ]
{text}
  %acc = fadd float %acc0, %m
  %next = add i32 %i, 1
  %go = icmp slt i32 %next, %n
  br i1 %go, label %loop, label %done
done:
  ret void
}}
""",
        "k",
    )


def counts(profile: KernelProfile, shape: dict) -> LaunchCounts:
    """A launch of that shape; every access has the shape's strides and touches its own data."""
    each = np.array([1, shape["rounds"], 1], dtype=np.int64)
    warps = shape["warps"]
    traces = []
    for number, site in profile.sites.items():
        step = 4 * (shape["bank"] if site.space == 3 else shape["stride"])
        rows = LANES * step + np.arange(8)[:, None] * 32 * step
        origin = 0 if site.space == 3 else number << 20
        traces.append(AccessTrace(number, site.space, 4, not site.load, rows + origin))
    each_own = 8 * 32 * 4 * shape["stride"]
    loads = [site.load for site in profile.sites.values() if site.space == 1]
    return LaunchCounts(
        kernel="k",
        grid=(shape["blocks"], 1, 1),
        block=(warps * 32, 1, 1),
        shared_bytes=4096,
        warp_blocks=each * warps * shape["blocks"],
        thread_blocks=each * warps * 32 * shape["blocks"],
        longest_warp=each,
        traces=tuple(traces),
        sampled_blocks=1,
        sampled_warp_blocks=each * warps,
        loaded_bytes=each_own * sum(loads),
        stored_bytes=each_own * (len(loads) - sum(loads)),
    )


def time(profile: KernelProfile, shape: dict) -> float:
    """Without the launch cost."""
    return launch_time_ns(profile, counts(profile, shape), load_gpu(shape["gpu"])).kernel_ns


NOT_FASTER = 1 - 1e-9


@pytest.mark.parametrize("added", sorted(LINES))
def test_an_added_instruction_never_makes_it_faster(added):
    @settings(max_examples=60, deadline=None)
    @given(bodies, shapes, st.data())
    def check(body, shape, data):
        place = data.draw(st.integers(0, len(body)))
        longer = [*body[:place], added, *body[place:]]
        # Volatile values cannot be ordered anew; what else needs registers is held equal.
        before, after = kernel(body), kernel(longer)
        assert time(after, shape) >= time(before, shape) * NOT_FASTER

    check()


@settings(max_examples=60, deadline=None)
@given(bodies, shapes)
def test_a_longer_dependence_never_makes_it_faster(body, shape):
    assert time(kernel(body, dependent=True), shape) >= time(kernel(body), shape) * NOT_FASTER


@settings(max_examples=60, deadline=None)
@given(bodies, shapes)
def test_more_bank_conflicts_or_wider_strides_are_never_faster(body, shape):
    for name, values in (("bank", (1, 2, 4, 8, 16, 32)), ("stride", (1, 2, 4, 8))):
        times = [time(kernel(body), {**shape, name: value}) for value in values]
        assert all(b >= a * NOT_FASTER for a, b in itertools.pairwise(times))


@settings(max_examples=60, deadline=None)
@given(bodies, shapes, st.integers(1, 300))
def test_more_registers_are_never_faster(body, shape, more):
    few = kernel(body)
    many = dataclasses.replace(few, registers=few.registers + more)
    assert time(many, shape) >= time(few, shape) * NOT_FASTER


@settings(max_examples=60, deadline=None)
@given(bodies, shapes, st.integers(2, 20))
def test_twice_the_blocks_beyond_full_waves_take_twice_as_long(body, shape, waves):
    gpu = load_gpu(shape["gpu"])
    full = gpu.sms * gpu.blocks_per_sm * waves
    once, twice = (time(kernel(body), {**shape, "blocks": full * n}) for n in (1, 2))
    # The first wave has its start to itself, the rest only adds.
    assert 2 * (1 - 1 / waves) <= twice / once <= 2 * (1 + 1e-9)


def test_shared_memory_takes_from_the_cache_of_blocks_that_are_there():
    """A block that is alone on its processor keeps the rest of L1 for itself."""
    gpu = load_gpu("H200")
    profile = kernel(["load"] * 4)
    shape = {"gpu": "H200", "rounds": 100, "warps": 4, "stride": 8, "bank": 1}

    def took(blocks: int, shared_bytes: int) -> float:
        launch = counts(profile, {**shape, "blocks": blocks})
        launch = dataclasses.replace(launch, shared_bytes=shared_bytes)
        return launch_time_ns(profile, launch, gpu).kernel_ns

    assert took(gpu.sms, 12_000) == pytest.approx(took(gpu.sms, 0))
    assert took(64 * gpu.sms, 12_000) > 1.05 * took(64 * gpu.sms, 0)


def test_an_invariant_load_moved_into_a_loop_earns_nothing():
    outside = """
define ptx_kernel void @k(ptr addrspace(1) %p, float %m, i32 %n) {
entry:
  %x = load float, ptr addrspace(1) %p
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %acc0 = phi float [ 0.0, %entry ], [ %acc, %loop ]
  %acc = fadd float %acc0, %x
  %next = add i32 %i, 1
  %go = icmp slt i32 %next, %n
  br i1 %go, label %loop, label %done
done:
  ret void
}
"""
    line = "  %x = load float, ptr addrspace(1) %p\n"
    inside = outside.replace(line, "").replace("  %acc =", line + "  %acc =")
    for gpu in gpu_names():
        for blocks in (1, 1000, 100_000):
            shape = {"gpu": gpu, "rounds": 50, "blocks": blocks, "warps": 8, "stride": 1}
            times = [
                time(KernelProfile.from_ir(text, "k"), {**shape, "bank": 1})
                for text in (outside, inside)
            ]
            assert times[1] >= times[0] * NOT_FASTER


@pytest.mark.parametrize("name", ["nw", "hotspot", "lud", "srad", "bfs"])
def test_our_kernels_obey_and_the_same_text_has_the_same_time(name):
    workload = load_workload(ROOT / "testcases" / f"{name}.toml")
    program = load(ROOT / "kernels" / f"{name}.ll")
    case = workload.train[0]
    seen = []
    device = SimtDevice(observe=lambda done: seen.append((done.kernel.profile, done.counts)))
    times = []
    for _ in range(2):
        binary = device.compile(device.lower(program))
        times.append(device.run(binary, workload.launches(case), RunOptions()).times_ns)
        device.close()
    assert times[0] == times[1]
    for profile, found in seen[:3]:
        for gpu in map(load_gpu, gpu_names()):
            plain = launch_time_ns(profile, found, gpu).time_ns
            pressed = dataclasses.replace(profile, registers=profile.registers + 64)
            assert launch_time_ns(pressed, found, gpu).time_ns >= plain * NOT_FASTER
            for row in range(len(found.warp_blocks)):
                more = found.warp_blocks.copy()
                more[row] += max(1, more[row] // 10)
                longest = found.longest_warp.copy()
                longest[row] += max(1, longest[row] // 10)
                heavier = dataclasses.replace(found, warp_blocks=more, longest_warp=longest)
                assert launch_time_ns(profile, heavier, gpu).time_ns >= plain * NOT_FASTER
        assert found.buffer_bytes > 0


def rounds_over_a_row(idle: int) -> str:
    """Each warp reads a row again and again; so many loads stand where no thread comes."""
    loads = "\n".join(
        f"  %q{i} = getelementptr float, ptr %y, i64 {64 * i}\n"
        f"  %l{i} = load volatile float, ptr %q{i}"
        for i in range(idle)
    )
    return f"""target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
define ptx_kernel void @k(ptr %x, ptr %y, i32 %n) {{
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %acc = phi float [ 0.0, %entry ], [ %sum, %loop ]
  %turn = and i32 %i, 15
  %row = shl i32 %turn, 8
  %at = add i32 %row, %t
  %wide = zext i32 %at to i64
  %p = getelementptr float, ptr %x, i64 %wide
  %v = load float, ptr %p
  %sum = fadd float %acc, %v
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  %own = zext i32 %t to i64
  %py = getelementptr float, ptr %y, i64 %own
  store float %sum, ptr %py
  %never = icmp eq i32 %n, -7
  br i1 %never, label %idle, label %done
idle:
{loads}
  br label %done
done:
  ret void
}}
"""


def test_code_that_no_thread_comes_to_changes_no_time():
    """Addresses are traced for a while; how long must not depend on what never runs."""
    buffers = (
        Buffer("x", np.ones(4096, np.float32), Role.IN),
        Buffer("y", np.zeros(256, np.float32), Role.OUT),
    )
    arguments = (Pointer("x"), Pointer("y"), 160)
    launches = Launches(buffers, lambda host: host.launch("k", (3, 1, 1), (256, 1, 1), arguments))
    device = SimtDevice()
    times: list[float] = []
    for idle in (1, 2000):
        binary = device.compile(device.lower(load_text(rounds_over_a_row(idle))))
        times += device.run(binary, launches, RunOptions()).times_ns
    assert times[1] == pytest.approx(times[0], rel=0.001)
