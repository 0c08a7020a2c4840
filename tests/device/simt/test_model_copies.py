"""What asynchronous copies and reads of textures cost beside what they stand for."""

from __future__ import annotations

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.workload.case import Buffer, Launches, Pointer, Role, Texture
from tests.smallkernel import program

BLOCKS = 2048
COPIED = """target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [1024 x float] undef, align 16
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3), ptr addrspace(1))
declare void @llvm.nvvm.cp.async.wait.all()
declare {float, float, float, float} @llvm.nvvm.tex.unified.1d.v4f32.s32(i64, i32)
define ptx_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, i64 %t) {
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %cta = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %base = mul i32 %cta, 32
  %i = add i32 %base, %tid
  %at = mul i32 %i, PLACE
  %px = getelementptr float, ptr addrspace(1) %x, i32 %i
  %far = getelementptr float, ptr addrspace(1) %x, i32 %at
  %py = getelementptr float, ptr addrspace(1) %y, i32 %i
  %row = mul i32 %tid, STRIDE
  %to = getelementptr float, ptr addrspace(3) @tile, i32 %row
BODY
  store float %v, ptr addrspace(1) %py, align 4
  ret void
}
"""
COPY = """
  call void @llvm.nvvm.cp.async.ca.shared.global.4(ptr addrspace(3) %to, ptr addrspace(1) %px)
  call void @llvm.nvvm.cp.async.wait.all()
  %v = load float, ptr addrspace(3) %to, align 4"""
FETCH = """
  %c = call {float, float, float, float} @llvm.nvvm.tex.unified.1d.v4f32.s32(i64 %t, i32 %at)
  %v = extractvalue {float, float, float, float} %c, 0"""
LOAD = "  %v = load float, ptr addrspace(1) %far, align 4"


def breakdown(body: str, stride: int = 1, place: int = 1):
    """What the model says of a launch of many blocks."""
    text = COPIED.replace("BODY", body).replace("STRIDE", str(stride))
    device = SimtDevice("H200")
    binary = device.compile(device.lower(program(text.replace("PLACE", str(place)))))
    x = np.arange(32 * BLOCKS * place, dtype=np.float32)
    y = np.zeros(32 * BLOCKS, dtype=np.float32)
    buffers = (Buffer("x", x, Role.IN), Buffer("y", y, Role.OUT))
    args = [Pointer("x"), Pointer("y"), Texture("x", 0, (len(x),), 1, False)]

    def drive(host):
        host.launch("k", (BLOCKS, 1, 1), (32, 1, 1), args)

    ran = device.run(binary, Launches(buffers, drive), RunOptions())
    assert np.array_equal(ran.outputs["y"], x[::place])
    return ran.diagnostics["kernels"]["k"]


@pytest.mark.parametrize(("stride", "ways"), [(1, 1), (32, 32)])
def test_a_copy_takes_as_many_turns_of_shared_memory_as_its_banks_ask_for(stride, ways):
    """As its reading back does."""
    assert breakdown(COPY, stride)["bank_conflict_degree"] == ways


def test_a_scattered_read_of_a_texture_is_no_faster_than_one_through_a_pointer():
    loaded, fetched = breakdown(LOAD, place=8), breakdown(FETCH, place=8)
    assert fetched["dram"] >= 0.99 * loaded["dram"]
    assert fetched["l1"] >= loaded["l1"]
