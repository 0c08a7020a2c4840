"""From which memory the values of a kernel come."""

from __future__ import annotations

from gevo.device.simt.conditions import colors
from gevo.device.simt.model.ir import read_kernel
from gevo.device.simt.through_memory import ThroughMemory

TEXT = """target triple = "nvptx64-nvidia-cuda"
@tile = internal addrspace(3) global [32 x i32] undef, align 4
define ptx_kernel void @k(ptr %x, ptr %y, i32 %n) {
  %flag = load i32, ptr %x, align 4
  %set = icmp sgt i32 %flag, %n
  br i1 %set, label %kept, label %join
kept:
  %spot = getelementptr [32 x i32], ptr addrspace(3) @tile, i32 0, i32 %n
  %held = load i32, ptr addrspace(3) %spot, align 4
  br label %join
join:
  %v = phi i32 [ %n, %0 ], [ %held, %kept ]
  %w = add i32 %v, 1
  store i32 %w, ptr %y, align 4
  ret void
}
"""
"""Its first block has no label, and a number where the phi names it."""


def test_a_value_comes_from_what_is_loaded_and_from_what_decides_on_the_way():
    (function,) = read_kernel(TEXT, "k")
    names = {f"%{name}": f"argument {n}" for n, name in enumerate("xyn")}
    memory = ThroughMemory(function, colors(function, names))
    by_name = {one.name or one.op: one for one in function.instructions()}
    assert memory.read(by_name["%held"]) == {"@tile"}
    assert memory.read(by_name["%w"]) == {"@tile", "argument 0"}
    assert memory.accessed(by_name["store"]) == {"argument 1"}
