"""Accesses that the code generator merges are one in the model."""

import re

import numpy as np
import pytest

from gevo.device.cleanup import clean
from gevo.device.ptx import emit_ptx
from gevo.device.simt.model.costs import Unit
from gevo.device.simt.model.profile import KernelProfile
from tests.device.simt.one_gpu import flow

KERNEL = """
target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [1024 x float] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()

define ptx_kernel void @k(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias %in) {{
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %i = zext nneg i32 %tid to i64
  %p = getelementptr inbounds [4 x float], ptr addrspace(1) %in, i64 %i
  %q = getelementptr inbounds [4 x float], ptr addrspace(1) %out, i64 %i
{body}
  ret void
}}
"""


def scalars(align: int = 16, between: str = "", count: int = 4) -> str:
    """`count` floats loaded one by one, added up and stored."""
    lines = [f"  %x0 = load float, ptr addrspace(1) %p, align {align}"]
    for n in range(1, count):
        if n == count - 1:
            lines.append(between)
        lines.append(f"  %p{n} = getelementptr inbounds i8, ptr addrspace(1) %p, i64 {4 * n}")
        lines.append(f"  %x{n} = load float, ptr addrspace(1) %p{n}, align 4")
    lines.append("  %s0 = fadd float %x0, 1.0")
    lines += [f"  %s{n} = fadd float %s{n - 1}, %x{n}" for n in range(1, count)]
    lines.append(f"  store float %s{count - 1}, ptr addrspace(1) %q, align 4")
    return KERNEL.format(body="\n".join(lines))


VECTOR = KERNEL.format(
    body="""
  %v = load <4 x float>, ptr addrspace(1) %p, align 16
  %x0 = extractelement <4 x float> %v, i64 0
  %x1 = extractelement <4 x float> %v, i64 1
  %x2 = extractelement <4 x float> %v, i64 2
  %x3 = extractelement <4 x float> %v, i64 3
  %s0 = fadd float %x0, 1.0
  %s1 = fadd float %s0, %x1
  %s2 = fadd float %s1, %x2
  %s3 = fadd float %s2, %x3
  store float %s3, ptr addrspace(1) %q, align 4
"""
)


def loads(text: str) -> int:
    """Loads in the PTX that LLVM makes."""
    return len(re.findall(r"\bld\.global", emit_ptx(text)))


def accesses(profile: KernelProfile) -> list[int]:
    return sorted(site.size for site in profile.sites.values() if site.load)


@pytest.mark.parametrize(
    ("text", "sizes"),
    [
        (scalars(), [16]),
        (scalars(align=8), [4, 4, 8]),
        (scalars(align=4), [4, 4, 4, 4]),
        (scalars(count=2, align=8), [8]),
        (scalars(count=3), [16]),
        (scalars(count=3, align=8), [4, 8]),
        (scalars(between='  fence syncscope("block") seq_cst'), [4, 16]),
    ],
    ids=["four", "half aligned", "unaligned", "two", "three", "three half aligned", "fence"],
)
def test_as_the_code_generator_does(text, sizes):
    text = clean(text)
    profile = KernelProfile.from_ir(text, "k")
    assert accesses(profile) == sizes
    assert loads(text) == len(sizes)


def test_the_same_machine_code_is_the_same_work():
    whole, parts = (KernelProfile.from_ir(clean(text), "k") for text in (VECTOR, scalars()))
    assert (whole.units[:, Unit.MEMORY] == parts.units[:, Unit.MEMORY]).all()
    assert accesses(whole) == accesses(parts) == [16]
    waits = dict.fromkeys(range(100), 500.0)
    flows = [flow(one, 0, 4.0, waits, 0.0)[0] for one in (whole, parts)]
    assert np.isclose(*flows, rtol=0.02)


def test_a_result_of_a_part_is_waited_for_in_another_block():
    body = scalars().replace("  %s0 =", "  br label %next\nnext:\n  %s0 =")
    profile = KernelProfile.from_ir(body, "k")
    (site,) = [n for n, one in profile.sites.items() if one.load]
    late = {n for node in profile.nodes[1] for n in node.late}
    assert late == {site}
