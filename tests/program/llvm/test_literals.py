"""Numbers that stand in a program's text."""

from __future__ import annotations

from gevo.program.llvm.literals import literals

TEXT = """
define ptx_kernel void @k(ptr align 16 %p, i32 %n) !dbg !77 {
entry:
  %q = getelementptr inbounds [900 x i32], ptr %p, i64 33
  %a = load i32, ptr %q, align 4, !dbg !5
  %b = mul nuw i32 %a, -1640531527, !dbg !88
  %c = icmp eq i32 %b, 92, !dbg !6
  %d = fcmp olt float 0x3FB99999A0000000, 2.500000e-01
  %e = tail call i32 @llvm.smin.i32(i32 %a, i32 255)
  %f = add i32 %b, 1
  %g = fadd double %x64, 0x7FF0000000000000
  switch i32 %a, label %x34 [
    i32 10, label %x
    i32 -7, label %x12
  ]
}
"""


def test_what_is_computed_and_compared_with():
    wanted = {-1640531527, 92, 0.10000000149011612, 0.25, 255, 10, -7}
    assert literals(TEXT) == wanted


def test_what_is_compared_with_alone():
    assert literals(TEXT, compared=True) == {92, 0.10000000149011612, 0.25, 10, -7}
