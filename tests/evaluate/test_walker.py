"""A thread that is followed by value does what it does when it is run."""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.evaluate.scoring import scalars
from gevo.evaluate.scoring.thread import Held, Setting, address_of
from gevo.evaluate.scoring.walker import Walker, walker_of
from gevo.program.llvm.syntax.module import split_module
from gevo.program.load import load_text
from gevo.workload.case import Buffer, Launches, Pointer, Role

HEAD = """target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
DECLARED
define ptx_kernel void @k(ptr %x, ptr %y, i32 %n) {
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %b = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %o = mul i32 %b, 32
  %i = add i32 %o, %t
  %at = sext i32 %i to i64
  %px = getelementptr i32, ptr %x, i64 %at
  %v = load i32, ptr %px, align 4
BODY
  %py = getelementptr i32, ptr %y, i64 %at
  store i32 %r, ptr %py, align 4
  ret void
}
"""
THREADS = 64
BODIES = {
    "arithmetic": """  %a = mul i32 %v, -1640531535
  %c = xor i32 %a, %i
  %d = sub i32 %c, 77
  %e = shl i32 %d, 3
  %f = lshr i32 %d, 29
  %r = or i32 %e, %f""",
    "signed division": """  %a = sub i32 %v, 500
  %q = sdiv i32 %a, 7
  %m = srem i32 %a, 7
  %s = ashr i32 %a, 2
  %c = add i32 %q, %m
  %r = add i32 %c, %s""",
    "unsigned division": """  %a = sub i32 %v, 500
  %q = udiv i32 %a, 7
  %m = urem i32 %a, 9
  %r = add i32 %q, %m""",
    "bits": """  %a = mul i32 %v, 40503
  %c = call i32 @llvm.ctpop.i32(i32 %a)
  %d = call i32 @llvm.bitreverse.i32(i32 %a)
  %e = call i32 @llvm.ctlz.i32(i32 %v, i1 false)
  %f = call i32 @llvm.cttz.i32(i32 %v, i1 false)
  %g = call i32 @llvm.fshl.i32(i32 %a, i32 %d, i32 %c)
  %h = call i32 @llvm.bswap.i32(i32 %g)
  %j = add i32 %e, %f
  %r = xor i32 %h, %j""",
    "extremes": """  %a = sub i32 %v, 500
  %c = call i32 @llvm.smin.i32(i32 %a, i32 -3)
  %d = call i32 @llvm.umax.i32(i32 %a, i32 40)
  %e = call i32 @llvm.abs.i32(i32 %a, i1 false)
  %f = call i32 @llvm.usub.sat.i32(i32 %v, i32 400)
  %g = call i32 @llvm.sadd.sat.i32(i32 %c, i32 -2147483600)
  %h = add i32 %d, %e
  %j = add i32 %f, %g
  %r = xor i32 %h, %j""",
    "products of NVIDIA's": """  %a = mul i32 %v, -1640531535
  %c = call i32 @llvm.nvvm.mulhi.ui(i32 %a, i32 %a)
  %d = call i32 @llvm.nvvm.mulhi.i(i32 %a, i32 12345678)
  %e = call i32 @llvm.nvvm.idp4a.u.u(i32 %a, i32 %v, i32 3)
  %f = call i32 @llvm.nvvm.idp4a.s.u(i32 %a, i32 %a, i32 3)
  %g = call i32 @llvm.nvvm.idp2a.s.s(i32 %a, i32 %a, i1 true, i32 3)
  %h = call i32 @llvm.nvvm.prmt(i32 %a, i32 %v, i32 17682)
  %j = xor i32 %c, %d
  %l = xor i32 %e, %f
  %m = xor i32 %g, %h
  %p = add i32 %j, %l
  %r = add i32 %p, %m""",
    "types": """  %a = mul i32 %v, 40503
  %b8 = trunc i32 %a to i8
  %s8 = sext i8 %b8 to i32
  %w = zext i32 %a to i64
  %w2 = mul i64 %w, %w
  %h = lshr i64 %w2, 32
  %l = trunc i64 %h to i32
  %f = sitofp i32 %s8 to float
  %g = fdiv float %f, 3.000000e+00
  %u = bitcast float %g to i32
  %z = fptosi float %g to i32
  %j = xor i32 %l, %u
  %r = add i32 %j, %z""",
    "floats": """  %f = uitofp i32 %v to float
  %g = fmul float %f, 0x3FB99999A0000000
  %h = call float @llvm.fma.f32(float %g, float %f, float -1.000000e+00)
  %s = call float @llvm.sqrt.f32(float %f)
  %t1 = call float @llvm.floor.f32(float %g)
  %m = call float @llvm.minnum.f32(float %h, float %t1)
  %d = fpext float %s to double
  %e = fadd double %d, 0x3FD3333333333333
  %k = fptrunc double %e to float
  %c = fcmp olt float %m, %k
  %p = select i1 %c, float %m, float %k
  %r = bitcast float %p to i32""",
    "vectors": """  %a = insertelement <2 x i32> poison, i32 %v, i64 0
  %c = insertelement <2 x i32> %a, i32 %i, i64 1
  %d = mul <2 x i32> %c, <i32 3, i32 5>
  %e = shufflevector <2 x i32> %d, <2 x i32> zeroinitializer, <2 x i32> <i32 1, i32 0>
  %w = bitcast <2 x i32> %e to i64
  %h = lshr i64 %w, 7
  %r = trunc i64 %h to i32""",
    "loop": """  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k1, %loop ]
  %s = phi i32 [ %v, %entry ], [ %s1, %loop ]
  %s0 = mul i32 %s, 3
  %s1 = add i32 %s0, %k
  %k1 = add i32 %k, 1
  %more = icmp ult i32 %k1, 5
  br i1 %more, label %loop, label %end
end:
  %low = and i32 %s1, 3
  switch i32 %low, label %other [
    i32 0, label %zero
    i32 1, label %one
  ]
zero:
  br label %out
one:
  br label %out
other:
  br label %out
out:
  %r = phi i32 [ 7, %zero ], [ %s1, %one ], [ %k1, %other ]""",
    "own memory": """  %m = alloca [4 x i32], align 16
  %j = and i32 %v, 3
  %j64 = zext i32 %j to i64
  %p = getelementptr [4 x i32], ptr %m, i64 0, i64 %j64
  store i32 %v, ptr %p, align 4
  %p2 = getelementptr i8, ptr %p, i64 1
  store i8 -1, ptr %p2, align 1
  %r = load i32, ptr %p, align 4""",
    "atomic accesses": """  %m = alloca i32, align 4
  store atomic i32 %i, ptr %m syncscope("block") monotonic, align 4
  %a = load atomic i32, ptr %m syncscope("device") acquire, align 4
  store atomic volatile i32 %v, ptr %m release, align 4
  %c = load volatile i32, ptr %m, align 4
  %r = mul i32 %a, %c""",
    "overflow": """  %a = mul i32 %v, 40503000
  %c = call { i32, i1 } @llvm.uadd.with.overflow.i32(i32 %a, i32 -2000000000)
  %d = extractvalue { i32, i1 } %c, 0
  %e = extractvalue { i32, i1 } %c, 1
  %f = zext i1 %e to i32
  %r = add i32 %d, %f""",
}
DECLARED = """declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.bitreverse.i32(i32)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i32 @llvm.bswap.i32(i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.umax.i32(i32, i32)
declare i32 @llvm.abs.i32(i32, i1)
declare i32 @llvm.usub.sat.i32(i32, i32)
declare i32 @llvm.sadd.sat.i32(i32, i32)
declare i32 @llvm.nvvm.mulhi.ui(i32, i32)
declare i32 @llvm.nvvm.mulhi.i(i32, i32)
declare i32 @llvm.nvvm.idp4a.u.u(i32, i32, i32)
declare i32 @llvm.nvvm.idp4a.s.u(i32, i32, i32)
declare i32 @llvm.nvvm.idp2a.s.s(i32, i32, i1, i32)
declare i32 @llvm.nvvm.prmt(i32, i32, i32)
declare float @llvm.fma.f32(float, float, float)
declare float @llvm.sqrt.f32(float)
declare float @llvm.floor.f32(float)
declare float @llvm.minnum.f32(float, float)
declare { i32, i1 } @llvm.uadd.with.overflow.i32(i32, i32)"""
HELD = tuple(Held(name, 4 * THREADS, np.dtype(np.int32), 0, 1000) for name in ("x", "y"))
GIVEN = Setting((2, 1, 1), (32, 1, 1), HELD, (address_of(0), address_of(1), THREADS))


def followed(text: str) -> tuple[np.ndarray, np.ndarray]:
    """What all threads read of `x`, and what they leave in `y`."""
    walker = Walker(split_module(text), "k")
    bytes_: dict[int, int] = {}
    for place in range(THREADS):
        trace = walker.follow(GIVEN, (place // 32, 0, 0), (place % 32, 0, 0))
        assert trace.ended
        assert not trace.strayed
        assert trace.read == {address_of(0) + 4 * place}
        bytes_ |= trace.written
    left = bytes(bytes_[address_of(1) + n] for n in range(4 * THREADS))
    return contents(), np.frombuffer(left, np.int32)


def contents() -> np.ndarray:
    """What `x` holds for threads that are followed."""
    body = "  %r = add i32 %v, 0"
    text = HEAD.replace("DECLARED\n", "").replace("BODY", body)
    walker = Walker(split_module(text), "k")
    found = []
    for place in range(THREADS):
        trace = walker.follow(GIVEN, (place // 32, 0, 0), (place % 32, 0, 0))
        found.append(bytes(trace.written[address_of(1) + 4 * place + n] for n in range(4)))
    return np.frombuffer(b"".join(found), np.int32).copy()


def run(text: str, x: np.ndarray) -> np.ndarray:
    """What a launch on the simt device leaves in `y`."""
    device = SimtDevice()
    lowered = device.lower(load_text(text))
    buffers = (Buffer("x", x, Role.IN), Buffer("y", np.zeros(THREADS, np.int32), Role.OUT))
    arguments = (Pointer("x"), Pointer("y"), THREADS)
    launches = Launches(buffers, lambda host: host.launch("k", (2, 1, 1), (32, 1, 1), arguments))
    binary = device.compile(lowered)
    return device.run(binary, launches, RunOptions(timed=False)).outputs["y"]


@pytest.mark.parametrize("name", BODIES)
def test_a_thread_gives_what_it_gives_on_simt(name):
    text = HEAD.replace("DECLARED", DECLARED).replace("BODY", BODIES[name])
    x, left = followed(text)
    assert len(set(x)) > THREADS // 2
    np.testing.assert_array_equal(left, run(text, x))


@pytest.mark.parametrize(
    "file",
    sorted(Path(__file__).parents[2].joinpath("kernels").glob("*.ll")),
    ids=lambda f: f.stem,
)
def test_all_kernels_of_ours_can_be_followed(file):
    module = split_module(file.read_text())
    for function in module.functions:
        if function.kernel:
            assert walker_of(file.read_text(), function.name) is not None


def test_sums_that_leave_their_type():
    """Neither with a sign nor without."""
    assert not scalars.wraps("add", 32, 1 << 31, 5)
    assert not scalars.wraps("add", 32, 3, (1 << 32) - 1)
    assert scalars.wraps("add", 32, 1 << 31, 1 << 31)
    assert scalars.wraps("mul", 32, 1 << 30, 8)
    assert not scalars.wraps("shl", 32, (1 << 32) - 4, 2)
    assert not scalars.wraps("xor", 32, 1 << 31, 1 << 31)


def test_a_float_beyond_its_type_is_infinite():
    assert scalars.rounded("float", 1e39) == float("inf")
    assert scalars.rounded("half", 0.1) == struct.unpack("<e", struct.pack("<e", 0.1))[0]
