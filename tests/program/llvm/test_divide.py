"""Divisions as multiplications give what the divisions gave, for every pair of numbers."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.edits.apply import apply
from gevo.edits.passes import Divide, assumed
from gevo.edits.patch import Patch
from gevo.program.base import Program
from gevo.program.llvm.divide import divisors
from gevo.program.llvm.text import read_module
from gevo.program.load import load_text
from gevo.workload.case import Buffer, Launches, Pointer, Role
from tests.smallkernel import HEAD

DEVICE = SimtDevice("H200")
THREADS = 256


def text(op: str) -> str:
    """Each thread divides `rounds` numbers of `x` by a number of `d`, or by `fixed`."""
    return f"""{HEAD}define ptx_kernel void @k(ptr %x, ptr %d, ptr %y, i32 %rounds, i32 %fixed) {{
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %own = getelementptr i32, ptr %d, i32 %t
  %by = load i32, ptr %own
  %first = mul i32 %t, %rounds
  %any = icmp sgt i32 %rounds, 0
  br i1 %any, label %loop, label %done
loop:
  %j = phi i32 [ 0, %entry ], [ %j2, %loop ]
  %at = add i32 %first, %j
  %from = getelementptr i32, ptr %x, i32 %j
  %n = load i32, ptr %from
  %q = {op} i32 %n, %by
  %r = {op} i32 %n, %fixed
  %both = xor i32 %q, %r
  %to = getelementptr i32, ptr %y, i32 %at
  store i32 %both, ptr %to
  %j2 = add i32 %j, 1
  %on = icmp slt i32 %j2, %rounds
  br i1 %on, label %loop, label %done
done:
  ret void
}}
"""


def numbers() -> np.ndarray:
    """Powers of two and what lies beside them, products and random numbers."""
    powers = [(1 << n) + more for n in range(33) for more in (-2, -1, 0, 1, 2)]
    rng = np.random.default_rng(11)
    some = [0, *powers, *(-n for n in powers), *rng.integers(-(2**31), 2**31, 64)]
    some += [a * b + c for a in (3, 7, 641, 65535) for b in (5, 1000, 65537) for c in (-1, 0, 1)]
    return np.unique(np.array([n & 0xFFFFFFFF for n in map(int, some)], np.uint32))


@cache
def gives(program: Program) -> bytes:
    x = numbers()
    every = b""
    for begin in range(0, len(x), THREADS):
        d = np.resize(x[begin:], THREADS)
        out = np.zeros(THREADS * len(x), np.int32)
        buffers = (
            Buffer("x", x.view(np.int32), Role.IN),
            Buffer("d", d.view(np.int32), Role.IN),
            Buffer("y", out, Role.OUT),
        )
        arguments = [Pointer("x"), Pointer("d"), Pointer("y"), len(x), 7]

        def drive(host, arguments=arguments):
            host.launch("k", (1, 1, 1), (THREADS, 1, 1), arguments)

        binary = DEVICE.compile(DEVICE.lower(program))
        every += DEVICE.run(binary, Launches(buffers, drive), RunOptions()).outputs["y"].tobytes()
    return every


@pytest.mark.parametrize("op", ["udiv", "urem", "sdiv", "srem"])
def test_the_result_is_that_of_the_division_for_all_numbers_that_are_special(op: str) -> None:
    program = load_text(text(op))
    module = read_module(program.text)
    by, fixed = divisors(module, module.functions[0])
    assert fixed == "a4"
    applied = apply(program, Patch((Divide("e1", 0, "k", by),)))
    assert not applied.dropped
    assert f"{op} i32 %n, %by" not in applied.program.text
    assert gives(applied.program) == gives(program)
    assert assumed(program, applied.patch) == ()


def test_the_reciprocal_is_computed_in_front_of_the_loop() -> None:
    program = load_text(text("srem"))
    applied = apply(program, Patch((Divide("e1", 0, "k", "a4"),)))
    before, _, loop = applied.program.text.partition("\nloop:")
    assert "udiv i32 -1" in before
    assert "udiv i32 -1" not in loop


@pytest.mark.parametrize(
    ("kernel", "divisor"), [("k", "a3"), ("k", "u4"), ("k", "7"), ("m", "a4"), ("k", "")]
)
def test_what_is_no_divisor_is_refused(kernel: str, divisor: str) -> None:
    program = load_text(text("udiv"))
    applied = apply(program, Patch((Divide("e1", 0, kernel, divisor),)))
    ((_, why),) = applied.dropped
    assert "does not divide by" in why


def test_constants_and_wide_integers_are_left_to_the_compiler() -> None:
    body = text("udiv").replace("%n, %fixed", "%n, 7")
    wide = """%w = zext i32 %n to i64
  %v = zext i32 %by to i64
  %u = udiv i64 %w, %v
  %q = trunc i64 %u to i32"""
    body = body.replace("%q = udiv i32 %n, %by", wide)
    module = read_module(load_text(body).text)
    assert not list(divisors(module, module.functions[0]))
