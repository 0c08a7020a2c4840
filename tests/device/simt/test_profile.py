"""Profiles: numbering, unit counts, dependence chains, registers."""

from pathlib import Path

import llvmlite.binding as llvm
import numpy as np
import pytest

from gevo.device.simt.model.costs import Unit, intrinsic_cost
from gevo.device.simt.model.profile import KernelProfile
from gevo.errors import ProgramError
from tests.device.simt.one_gpu import flow

KERNELS = sorted((Path(__file__).parents[3] / "kernels").glob("*.ll"))

SAMPLE = """
@tile = internal addrspace(3) global [32 x [33 x float]] undef, align 4
@extern_tile = external addrspace(3) global [0 x i8]
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32)

define internal float @twice(float %v) {
entry:
  %d = fadd float %v, %v
  ret float %d
}

define ptx_kernel void @k(ptr addrspace(1) %out, ptr %in, i32 %n) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %wide = sext i32 %tid to i64
  %from = getelementptr inbounds float, ptr %in, i64 %wide
  %x = load float, ptr %from, align 4, !tbaa !1
  %cell = getelementptr [33 x float], ptr addrspace(3) @tile, i32 0, i32 %tid
  store float %x, ptr addrspace(3) %cell, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  switch i32 %n, label %loop [
    i32 0, label %done
    i32 1, label %loop
  ]

loop:                                             ; preds = %loop, %entry, %entry
  %i = phi i32 [ 0, %entry ], [ 0, %entry ], [ %next, %loop ]
  %sum = phi float [ 0.0, %entry ], [ 0.0, %entry ], [ %more, %loop ]
  %p = fmul contract float %x, %sum
  %more = fadd contract float %p, 1.0
  %next = add nsw i32 %i, 1
  %go = icmp slt i32 %next, %n
  br i1 %go, label %loop, label %done

done:                                             ; preds = %loop, %entry
  %r = phi float [ %x, %entry ], [ %more, %loop ]
  %t = call float @twice(float %r)
  %to = getelementptr inbounds i8, ptr addrspace(1) %out, i64 16
  store float %t, ptr addrspace(1) %to, align 4
  ret void
}

define ptx_kernel void @other() {
  ret void
}
!1 = !{}
"""


def units(text: str, kernel: str = "k") -> dict[str, int]:
    totals = KernelProfile.from_ir(text, kernel).units.sum(axis=0)
    return {Unit(i).name: int(n) for i, n in enumerate(totals) if n}


def body(*lines: str, kernel: str = "k") -> str:
    text = "\n".join("  " + line for line in lines)
    arguments = "ptr addrspace(1) %p, float %a, float %b, i32 %m, i32 %n, i64 %u, double %d"
    return f"define ptx_kernel void @{kernel}({arguments}) {{\nentry:\n{text}\n  ret void\n}}\n"


BARRIER = "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)"


def issued(text: str, latency: float, waits: dict[int, float] | None = None) -> float:
    """Clocks until the last instruction of the first block can be issued."""
    return flow(KernelProfile.from_ir(text, "k"), 0, latency, waits or {}, 30.0)[0]


def test_blocks_and_instructions_are_numbered_kernel_first():
    profile = KernelProfile.from_ir(SAMPLE, "k")
    # k's blocks are entry, loop, done; then twice's one.
    assert len(profile.nodes) == 4
    assert profile.block_of_site == (0,) * 8 + (1,) * 7 + (2,) * 5 + (3,) * 2
    assert sorted(profile.sites) == [3, 5, 18]


def test_memory_sites_know_space_size_and_whether_anyone_waits():
    sites = KernelProfile.from_ir(SAMPLE, "k").sites
    assert [(s.space, s.size, s.load, s.block) for _, s in sorted(sites.items())] == [
        (1, 4, True, 0),
        (3, 4, False, 0),
        (1, 4, False, 2),
    ]


def test_static_shared_memory_is_what_the_kernel_names():
    assert KernelProfile.from_ir(SAMPLE, "k").shared_bytes == 32 * 33 * 4
    assert KernelProfile.from_ir(SAMPLE, "other").shared_bytes == 0


def test_a_missing_kernel_is_a_program_error():
    with pytest.raises(ProgramError, match="nothing"):
        KernelProfile.from_ir(SAMPLE, "nothing")


def test_barriers_are_counted_where_they_stand():
    assert KernelProfile.from_ir(SAMPLE, "k").barriers.tolist() == [1, 0, 0, 0]


def test_contracted_multiply_and_add_are_one_fma():
    fused = body("%x = fmul contract float %a, %b", "%y = fadd contract float %x, %a",
                 "store float %y, ptr addrspace(1) %p")  # fmt: skip
    assert units(fused)["FP32"] == 1
    assert units(fused.replace("contract ", ""))["FP32"] == 2
    twice_used = fused.replace("fadd contract float %x, %a", "fadd contract float %x, %x")
    assert units(twice_used)["FP32"] == 2


def test_multiply_add_and_shift_add_of_integers_are_one_instruction():
    end = ("store i32 %y, ptr addrspace(1) %p",)
    assert units(body("%x = mul i32 %m, %n", "%y = add i32 %x, %m", *end)) == {
        "IMUL": 1, "MEMORY": 1, "CONTROL": 1}  # fmt: skip
    assert units(body("%x = shl i32 %m, 3", "%y = add i32 %n, %x", *end)) == {
        "INT": 1, "MEMORY": 1, "CONTROL": 1}  # fmt: skip


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("%x = add i64 %u, %u", {"INT": 2}),
        ("%x = add i32 %m, %n", {"INT": 1}),
        ("%x = udiv i32 %m, 8", {"INT": 1}),
        ("%x = fadd double %d, %d", {"FP64": 1}),
        ("%x = fneg float %a", {}),
        ("%x = zext i32 %m to i64", {}),
        ("%x = sext i32 %m to i64", {"INT": 1}),
        ("%x = getelementptr float, ptr addrspace(1) %p, i64 4", {}),
        ("%x = getelementptr float, ptr addrspace(1) %p, i64 %u", {"INT": 2}),
        ("%x = select i1 true, double %d, double %d", {"INT": 2}),
        ("%x = sitofp i32 %m to float", {"I2F": 1}),
        ("%x = sitofp i32 %m to double", {"CONV": 1}),
        ("%x = fptosi float %f to i32", {"CONV": 1}),
        ("%x = fadd <2 x float> zeroinitializer, zeroinitializer", {"FP32": 2}),
        ("%x = call float @llvm.fma.f32(float %a, float %b, float %a)", {"FP32": 1}),
        ("%x = call double @llvm.fma.f64(double %d, double %d, double %d)", {"FP64": 1}),
        ("%x = call float @llvm.nvvm.ex2.approx.ftz.f(float %a)", {"SFU": 1}),
        ("%x = tail call i32 @llvm.nvvm.shfl.sync.down.i32(i32 -1, i32 %m, i32 1, i32 31)",
         {"SHUFFLE": 1}),
        ("%x = atomicrmw add ptr addrspace(1) %p, i32 1 monotonic", {"MEMORY": 1}),
        ('%x = call i32 asm "mov.u32 $0, %laneid;", "=r"()', {"INT": 1}),
        ("%x = load <4 x float>, ptr addrspace(1) %p", {"MEMORY": 1}),
    ],
)  # fmt: skip
def test_costs_by_unit(line, expected):
    found = units(body(line))
    assert found.pop("CONTROL") == 1  # the return
    assert found == expected


@pytest.mark.parametrize(
    ("cheap", "dear"),
    [
        ("fmul float %a, %b", "fdiv float %a, %b"),
        ("fdiv fast float %a, %b", "fdiv float %a, %b"),
        ("udiv i32 %m, 7", "udiv i32 %m, %n"),
        ("udiv i32 %m, %n", "udiv i64 %u, %u"),
        ("fdiv float %a, %b", "fdiv double %d, %d"),
    ],
)
def test_dearer_operations_take_more_slots_and_longer(cheap, dear):
    latency = 4.0
    slots, chains = [], []
    for op in (cheap, dear):
        profile = KernelProfile.from_ir(body(f"%x = {op}"), "k")
        slots.append(int(profile.issue_slots.sum()))
        use = f"store {op.replace('fast ', '').split()[1]} %x, ptr addrspace(1) %p"
        chains.append(issued(body(f"%x = {op}", use), latency))
    assert slots[0] < slots[1]
    assert chains[0] < chains[1]


CAST = """define ptx_kernel void @k(ptr addrspace(1) %p, i1 %c, float %a) {
entry:
  %v = load i32, ptr addrspace(1) %p
  br i1 %c, label %cast, label %end
cast:
  %f = bitcast i32 %v to float
  br label %use
use:
  %x = fadd float %f, %a
  store float %x, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
"""


def test_what_takes_a_casts_result_waits_and_the_cast_does_not():
    """LLVM's PTX holds floats in registers of bits, so what is read of it is full of casts."""
    profile = KernelProfile.from_ir(CAST, "k")
    (load,) = (n for n, site in profile.sites.items() if site.load)
    pending = {load: 500.0}
    assert [flow(profile, n, 4.0, {load: 600.0}, 30.0, pending)[0] for n in (0, 1, 2)] == [
        0.0,
        0.0,
        504.0,
    ]


def test_an_element_of_a_wide_load_waits_for_nothing():
    lines = [
        "%q = getelementptr i8, ptr addrspace(1) %p, i64 4",
        "%v = load float, ptr addrspace(1) %p, align 8",
        "%w = load float, ptr addrspace(1) %q, align 4",
        "%x = fadd float %a, %b",
        "store float %x, ptr addrspace(1) %p",
    ]
    assert units(body(*lines))["MEMORY"] == 2
    assert issued(body(*lines), 4.0, {1: 500.0, 2: 500.0}) == 4.0


def test_an_unknown_function_costs_something():
    assert intrinsic_cost("llvm.unheard.of", "i32").counts
    assert intrinsic_cost("foreign", "void").counts


def test_a_pass_is_as_long_as_its_longest_path():
    latency = 4.0
    use = "store float %z, ptr addrspace(1) %p"
    serial = body(
        "%x = fadd float %a, %b", "%y = fadd float %x, %b", "%z = fadd float %y, %b", use
    )
    parallel = body(
        "%x = fadd float %a, %b", "%y = fadd float %a, %b", "%z = fadd float %a, %b", use
    )
    assert issued(serial, latency) == 12.0
    assert issued(parallel, latency) == 4.0


def test_a_barrier_waits_for_what_is_before_it_to_be_issued():
    latency = 4.0
    used = body("%x = fadd float %a, %b", "%w = fadd float %x, %b", BARRIER,
                "%y = fadd float %a, %b", "%z = fadd float %y, %b")  # fmt: skip
    assert issued(used, latency) == 4.0 + 30.0 + 4.0


def test_a_barrier_does_not_wait_for_a_load_under_way():
    load = "%x = load float, ptr addrspace(1) %p"
    use = "%y = fadd float %x, %b"
    latency, waits = 1.0, {0: 500.0}
    assert issued(body(load, BARRIER, use), latency, waits) == 500.0
    assert issued(body(load, use, BARRIER), latency, waits) == 500.0 + 30.0


def test_loads_wait_for_memory_and_independent_ones_overlap():
    latency = 1.0
    text = body("%x = load float, ptr addrspace(1) %p", "%y = load float, ptr addrspace(1) %p",
                "%z = fadd float %x, %y", "store float %z, ptr addrspace(1) %p")  # fmt: skip
    assert issued(text, latency, {0: 500.0, 1: 400.0}) == 500.0 + 1.0


def test_what_a_load_still_needs_is_left_to_who_takes_its_result():
    text = """
define ptx_kernel void @k(ptr addrspace(1) %p, float %b) {
entry:
  %x = load float, ptr addrspace(1) %p
  br label %next
next:
  %y = fadd float %x, %b
  store float %y, ptr addrspace(1) %p
  ret void
}
"""
    profile = KernelProfile.from_ir(text, "k")
    latency = 1.0
    begun, _, pending = flow(profile, 0, latency, {0: 500.0}, 0.0)
    assert (begun, pending) == (0.0, {0: 500.0})
    assert flow(profile, 1, latency, {}, 0.0, pending)[0] == 501.0


def test_a_loops_passes_overlap_but_for_what_is_carried():
    text = """
define ptx_kernel void @k(ptr addrspace(1) %p, float %b, i1 %more) {
entry:
  br label %loop
loop:
  %sum = phi float [ 0.0, %entry ], [ %next, %loop ]
  %x = load float, ptr addrspace(1) %p
  %next = fadd float %sum, %x
  br i1 %more, label %loop, label %done
done:
  ret void
}
"""
    profile = KernelProfile.from_ir(text, "k")
    assert flow(profile, 1, 4.0, {2: 500.0}, 0.0)[:2] == (500.0, 4.0)


def test_passes_that_another_block_parts_do_not_overlap():
    """Wherever in the loop its counter is added to."""
    add = "  %next = add i32 %n, 1\n"
    text = f"""
define ptx_kernel void @k(ptr addrspace(1) %p, i1 %more) {{
entry:
  br label %loop
loop:
  %n = phi i32 [ 0, %entry ], [ %next, %last ]
{add}  %x = load i32, ptr addrspace(1) %p
  %odd = trunc i32 %x to i1
  br i1 %odd, label %rare, label %last
rare:
  store i32 1, ptr addrspace(1) %p
  br label %last
last:
  br i1 %more, label %loop, label %done
done:
  ret void
}}
"""
    later = text.replace(add, "").replace("last:\n", f"last:\n{add}")
    for one, site in ((text, 3), (later, 2)):
        first, again, _ = flow(KernelProfile.from_ir(one, "k"), 1, 4.0, {site: 500.0}, 0.0)
        assert first == again
        assert first >= 500.0


def test_passes_are_those_of_each_gpu_alone_and_of_whoever_asks():
    """Whatever was asked for before, since passes are remembered."""
    text = body("%x = load float, ptr addrspace(1) %p", "%y = fadd float %x, %b", BARRIER,
                "%z = fadd float %y, %b", "store float %z, ptr addrspace(1) %p")  # fmt: skip
    profile = KernelProfile.from_ir(text, "k")
    latency = np.array([[1.0, 4.0, 9.0]] * len(Unit))
    waits, fence = np.array([500.0, 2.0, 70.0]), np.array([30.0, 20.0, 10.0])
    together = profile.flow(0, latency, {0: waits}, fence).issued
    for gpu, clocks in enumerate(together):
        given = {0: waits[gpu : gpu + 1]}
        own = profile.flow(0, latency[:, gpu : gpu + 1], given, fence[gpu : gpu + 1])
        assert own.issued == [clocks]
    assert list(together) == [500.0 + 30.0 + 1.0, 2.0 + 20.0 + 4.0, 70.0 + 10.0 + 9.0]
    other = profile.flow(0, latency, {0: waits + 1.0}, fence).issued
    assert list(other - together) == [1.0, 1.0, 1.0]


def test_more_live_values_need_more_registers():
    def keeping(count: int) -> str:
        loads = [f"%x{i} = load volatile float, ptr addrspace(1) %p" for i in range(count)]
        stores = [f"store volatile float %x{i}, ptr addrspace(1) %p" for i in range(count)]
        return body(*loads, *stores)

    few, many = (KernelProfile.from_ir(keeping(n), "k").registers for n in (4, 40))
    assert 10 <= few < 32
    assert many - few >= 36


def test_values_live_around_a_loop_stay_in_registers():
    longer = SAMPLE.replace(
        "%t = call float @twice(float %r)",
        "%q = fadd float %r, %x\n  %t = call float @twice(float %q)",
    )
    before, after = (KernelProfile.from_ir(t, "k").registers for t in (SAMPLE, longer))
    assert after >= before


@pytest.mark.parametrize("path", KERNELS, ids=lambda p: p.stem)
def test_numbering_agrees_with_llvm_on_our_kernels(path):
    text = path.read_text()
    module = llvm.parse_assembly(text, context=llvm.create_context())
    kernels = [f for f in module.functions if not f.is_declaration]
    assert kernels
    for function in kernels:
        profile = KernelProfile.from_ir(str(module), function.name)
        blocks = [len(list(block.instructions)) for block in function.blocks]
        if len(profile.nodes) == len(blocks):  # calls nothing that is defined here
            expected = tuple(i for i, size in enumerate(blocks) for _ in range(size))
            assert profile.block_of_site == expected
        assert len(profile.nodes) >= len(blocks)
        assert 10 <= profile.registers <= 255
        assert (profile.issue_slots >= 0).all()
        assert profile.issue_slots.sum() > 0
