"""Which kernels make the same accesses in every run, by their text."""

import random
from pathlib import Path

import pytest

from gevo.program.load import load
from gevo.tuning.sketch.catalog import OPERATORS, named
from gevo.tuning.sketch.kernel import kernel_text
from gevo.tuning.sketch.schedule import default_configuration, space
from gevo.validate.steady import steady


def written(name, configuration=None):
    operator = named(name)
    return kernel_text(operator, configuration or default_configuration(operator))


@pytest.mark.parametrize("name", sorted(OPERATORS))
def test_what_gevo_writes_for_float32_is(name):
    rng = random.Random(1)
    for _ in range(3):
        assert steady(written(name, space(named(name)).sample(rng)))


KERNEL = """\
@tile = internal addrspace(3) global [32 x float] undef, align 4

define ptx_kernel void @k(ptr addrspace(1) %a, ptr addrspace(1) %b) {
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %from = getelementptr inbounds float, ptr addrspace(1) %a, i32 %tid
  %x = load float, ptr addrspace(1) %from, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %first = icmp eq i32 %tid, 0
  br i1 %first, label %some, label %end

some:
  %place = add i32 %tid, 1
  %to = getelementptr inbounds float, ptr addrspace(1) %b, i32 %place
  store float %x, ptr addrspace(1) %to, align 4
  br label %end

end:
  ret void
}
"""


def test_what_is_loaded_may_be_stored():
    assert steady(KERNEL)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("icmp eq i32 %tid, 0", "fcmp oeq float %x, 0.0"),
        ("add i32 %tid, 1", "fptosi float %x to i32"),
        ("load float", "load volatile float"),
        ("store float %x", "store atomic float %x"),
        ("call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)", "fence seq_cst"),
        ("call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)", "call void @other()"),
        (
            "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)",
            "%y = atomicrmw fadd ptr addrspace(1) %from, float %x monotonic",
        ),
        (
            "call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)",
            'call void asm sideeffect "bar.sync 0;", ""()',
        ),
        ("call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)", "%l = alloca i32, align 4"),
        ("addrspace(3) global", "addrspace(1) global"),
        ("define ptx_kernel", "define"),
    ],
)
def test_what_data_or_others_decide_is_not(old, new):
    assert old in KERNEL
    assert not steady(KERNEL.replace(old, new))


def test_data_come_back_in_a_loop():
    loop = KERNEL.replace(
        "  br i1 %first, label %some, label %end\n",
        "  br label %some\n",
    ).replace(
        "  %place = add i32 %tid, 1\n",
        "  %place = phi i32 [ %tid, %entry ], [ %next, %some ]\n",
    )
    body = "  %next = fptosi float %x to i32\n  br i1 %first, label %some, label %end\n\nend:"
    assert not steady(loop.replace("  br label %end\n\nend:", body))
    still = body.replace("fptosi float %x to i32", "add i32 %place, 1")
    assert steady(loop.replace("  br label %end\n\nend:", still))


@pytest.mark.parametrize("name", ["bfs", "btree"])
def test_kernels_whose_indices_are_data_are_not(name):
    assert not steady(load(Path("kernels") / f"{name}.ll").text)
