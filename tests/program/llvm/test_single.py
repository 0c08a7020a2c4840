"""Doubles as floats: what floats hold exactly stays the same, the rest is rounded."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.edits.apply import apply
from gevo.edits.passes import Single, assumed
from gevo.edits.patch import Patch
from gevo.errors import EditError
from gevo.program.base import Assumed, Program
from gevo.program.llvm.single import shortable, shortened
from gevo.program.llvm.text import read_module
from gevo.program.load import load_text
from gevo.workload.case import Buffer, Launches, Pointer, Role
from tests.smallkernel import HEAD

DEVICE = SimtDevice("H200")
BODIES = {
    "arithmetic": """  %a = fmul double %v, 5.000000e-01
  %b = fadd contract double %a, %w
  %c = fsub double %b, %s
  %d = fdiv double %c, 4.000000e+00
  %r = fneg double %d""",
    "between floats": """  %n = fptrunc double %v to float
  %m = fptrunc double %w to float
  %e = fpext float %n to double
  %f = fpext float %m to double
  %g = fmul double %e, 2.500000e-01
  %h = fadd double %g, %f
  %k = fptrunc double %h to float
  %l = fadd float %k, 1.0
  %r = fpext float %l to double""",
    "functions": """  %a = call double @llvm.fma.f64(double %v, double 2.0, double %w)
  %b = call double @llvm.fabs.f64(double %a)
  %r = call double @llvm.maxnum.f64(double %b, double %s)""",
    "integers": """  %i = fptosi double %v to i32
  %j = sitofp i32 %i to double
  %r = fsub double %j, %w""",
    "comparison": """  %c = fcmp olt double %v, %w
  %a = fadd double %v, 1.0
  %r = select i1 %c, double %a, double %w""",
    "bits": """  %a = fadd double %v, %w
  %b = bitcast double %a to i64
  %c = xor i64 %b, -9223372036854775808
  %d = bitcast i64 %c to double
  %r = fmul double %d, 2.0""",
    "unknown": """  %a = fmul double %v, 2.0
  %b = call double @llvm.nvvm.rcp.approx.ftz.d(double %a)
  %c = fmul double %b, 0.0
  %r = fadd double %c, %w""",
    "loop": """  br label %loop
loop:
  %j = phi i32 [ 0, %entry ], [ %j2, %loop ]
  %acc = phi double [ %s, %entry ], [ %next, %loop ]
  %x2 = fmul double %v, %w
  %next = fadd double %acc, %x2
  %j2 = add i32 %j, 1
  %on = icmp slt i32 %j2, 5
  br i1 %on, label %loop, label %done
done:
  %r = fadd double %next, 0.0""",
    "two regions": """  %a = fmul double %v, 2.0
  %n = fptrunc double %a to float
  %m = fadd float %n, 1.0
  %e = fpext float %m to double
  %r = fmul double %e, 5.000000e-01""",
}


def text(body: str) -> str:
    """Each thread computes `%r` of its elements of `x` and `y` and of the number `s`."""
    return f"""{HEAD}declare double @llvm.fma.f64(double, double, double)
declare double @llvm.fabs.f64(double)
declare double @llvm.nvvm.rcp.approx.ftz.d(double)
declare double @llvm.maxnum.f64(double, double)
define ptx_kernel void @k(ptr %x, ptr %y, ptr %z, double %s) {{
entry:
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %px = getelementptr double, ptr %x, i32 %t
  %v = load double, ptr %px
  %py = getelementptr double, ptr %y, i32 %t
  %w = load double, ptr %py
{body}
  %pz = getelementptr double, ptr %z, i32 %t
  store double %r, ptr %pz
  ret void
}}
"""


@cache
def gives(program: Program, exact: bool) -> np.ndarray:
    rng = np.random.default_rng(2)
    x, y = rng.integers(1, 500, (2, 64)) * rng.choice((-1, 1), (2, 64))
    x, y = x.astype(np.float64), y.astype(np.float64)
    x, y = (x, y) if exact else (x / 7, y / 9)
    buffers = (
        Buffer("x", x, Role.IN),
        Buffer("y", y, Role.IN),
        Buffer("z", np.zeros(64), Role.OUT),
    )

    def drive(host):
        arguments = [Pointer("x"), Pointer("y"), Pointer("z"), 12.0 if exact else 0.1]
        host.launch("k", (1, 1, 1), (64, 1, 1), arguments)

    binary = DEVICE.compile(DEVICE.lower(program))
    return DEVICE.run(binary, Launches(buffers, drive), RunOptions()).outputs["z"]


@pytest.mark.parametrize("name", BODIES)
def test_what_floats_hold_exactly_stays_the_same(name: str) -> None:
    program = load_text(text(BODIES[name]))
    module = read_module(program.text)
    for region in shortable(module, module.functions[0]):
        applied = apply(program, Patch((Single("e1", 0, "k", region),)))
        assert not applied.dropped, applied.dropped
        assert gives(applied.program, True).tobytes() == gives(program, True).tobytes()
        rough, fine = gives(applied.program, False), gives(program, False)
        assert np.allclose(rough, fine, rtol=1e-5, atol=1e-4)


def test_nothing_is_computed_with_doubles_any_more() -> None:
    program = load_text(text(BODIES["loop"]))
    module = read_module(program.text)
    (region,) = shortable(module, module.functions[0])
    after = apply(program, Patch((Single("e1", 0, "k", region),))).program.text
    assert "fadd double" not in after
    assert "fmul double" not in after
    assert "phi float" in after
    assert not np.array_equal(gives(load_text(after), False), gives(program, False))


def test_regions_change_one_by_one_or_together() -> None:
    program = load_text(text(BODIES["two regions"]))
    module = read_module(program.text)
    every, first, second = shortable(module, module.functions[0])
    assert every == "all"
    left = {
        region: apply(program, Patch((Single("e1", 0, "k", region),))).program.text.count(
            "fmul double"
        )
        for region in (every, first, second)
    }
    assert left == {every: 0, first: 1, second: 1}


@pytest.mark.parametrize(
    ("constant", "becomes"),
    [
        ("1.000000e-01", "0x3FB99999A0000000"),
        ("1.000000e+300", "0x7FF0000000000000"),
        ("0x7FF0000000000000", "0x7FF0000000000000"),
        ("0x3FB999999999999A", "0x3FB99999A0000000"),
    ],
)
def test_constants_are_the_nearest_floats(constant: str, becomes: str) -> None:
    body = f"  %a = fadd double %v, {constant}\n  %r = fmul double %a, %w"
    program = load_text(text(body))
    module = read_module(program.text)
    (region,) = shortable(module, module.functions[0])
    after = apply(program, Patch((Single("e1", 0, "k", region),))).program.text
    assert f", {becomes}" in after


@pytest.mark.parametrize(("kernel", "region"), [("k", "u99"), ("m", "all"), ("k", "")])
def test_what_is_no_region_is_refused(kernel: str, region: str) -> None:
    module = read_module(load_text(text(BODIES["loop"])).text)
    with pytest.raises(EditError, match="computes with no doubles in a region"):
        shortened(module, kernel, region, "e0")


@pytest.mark.parametrize("least", [0, 7, 8, 9])
def test_integers_that_come_out_as_integers_must_fit_floats(least: int) -> None:
    body = f"""  %i = lshr i32 %t, {least}
  %a = sitofp i32 %i to double
  %b = fmul double %a, 5.000000e-01
  %j = fptosi double %b to i32
  %r = sitofp i32 %j to double"""
    module = read_module(load_text(text(body)).text)
    regions = list(shortable(module, module.functions[0]))
    assert len(regions) == (least >= 8)
    for region in regions:
        assert "fmul float" in shortened(module, "k", region, "e0")[0]


@pytest.mark.parametrize(
    ("other", "offered"),
    [("fmul double %a, 5.000000e-01", False), ("fmul double %v, 5.000000e-01", True)],
)
def test_large_integers_are_compared_as_doubles(other: str, offered: bool) -> None:
    body = f"""  %a = sitofp i32 %t to double
  %b = {other}
  %c = fcmp olt double %a, %b
  %r = select i1 %c, double %v, double %w"""
    module = read_module(load_text(text(body)).text)
    assert bool(list(shortable(module, module.functions[0]))) == offered


def test_where_nothing_but_exact_numbers_count_floats_are_an_assumption() -> None:
    program = load_text(text(BODIES["arithmetic"]))
    module = read_module(program.text)
    (region,) = shortable(module, module.functions[0])
    patch = Patch((Single("e1", 0, "k", region),))
    assert assumed(program, patch) == [Assumed("k", approximate=True)]
