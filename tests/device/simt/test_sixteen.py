"""Floats of 16 bits: rounded once, to nearest even, subnormals kept, the same on every CPU."""

from __future__ import annotations

import math
import operator
import platform
from collections.abc import Callable, Iterator
from fractions import Fraction

import numpy as np
import pytest

from gevo.device.simt.device import SimtDevice
from gevo.device.simt.jit import kernel_sources
from gevo.device.simt.lower.writer import Checks
from gevo.device.simt.native import binding
from gevo.program.base import Dialect, Program
from gevo.program.load import load_text
from gevo.program.ptx.load import lifted
from tests.device.simt.conftest import Bench
from tests.device.simt.exact import (
    CANONICAL,
    clamped,
    fused,
    greatest_of,
    kept_positive,
    least_of,
    nearest,
    product,
    quotient,
    total,
    value,
)

UNSIGNED = {"half": "u2", "bfloat": "u2", "float": "u4", "double": "u8"}
SIXTEEN = [0, 1, 2, 3, 0x7F, 0x80, 0x81, 0xFF, 0x100, 0x3F80, 0x3F81, 0x4000, 0x7F7F, 0x7F80,
           0x7FC0, 0x7F81, 0x3FF, 0x400, 0x401, 0x3C00, 0x3C01, 0x7BFF, 0x7C00, 0x7E00, 0x7C01,
           0x4360, 0x4314, 0x3980, 0x1F, 0x100F]  # fmt: skip


def sixteen(rng, count: int, operands: int) -> list[np.ndarray]:
    """Any, special ones in all pairs, ones near to one another, and small ones."""
    special = np.array([*SIXTEEN, *(s | 0x8000 for s in SIXTEEN)], np.uint16)
    pairs = [g.reshape(-1) for g in np.meshgrid(special, special)]
    parts: list[list[np.ndarray]] = []
    for n in range(operands):
        anything = rng.integers(0, 1 << 16, count, dtype=np.uint16)
        near = rng.integers(0x3000, 0x4800, count, dtype=np.uint16)
        near |= (rng.integers(0, 2, count) << 15).astype(np.uint16)
        small = rng.integers(0, 0x600, count, dtype=np.uint16)
        third = rng.choice(special, len(pairs[0]))
        parts.append([anything, near, small, pairs[n] if n < 2 else third])
    return [np.concatenate(one) for one in parts]


def wide(kind: str, rng, target: str, count: int = 1500) -> np.ndarray:
    """Floats of more bits: any, and those at and beside the middle of two of the target."""
    unsigned = UNSIGNED[kind]
    bits = int(unsigned[1]) * 8
    anything = rng.integers(0, 1 << bits, count, dtype=unsigned)
    middles = []
    for low in [*rng.integers(0, 0x7F80, count), *range(0, 300), *range(0x7B00, 0x7F80, 16)]:
        a = value(target, int(low))
        b = value(target, int(low) + 1)
        if (isinstance(a, float) and a) or isinstance(b, float):
            continue
        middle = nearest(kind, (Fraction(a) + Fraction(b)) / 2)
        middles += [middle - 1, middle, middle + 1]
    signs = rng.integers(0, 2, len(middles), dtype=unsigned) << (bits - 1)
    special = [0, 1, 5, (1 << bits - 1) - 1, 1 << bits - 1]
    return np.concatenate((anything, np.array(middles, unsigned) | signs.astype(unsigned),
                           np.array(special, unsigned)))  # fmt: skip


def whole(bits: int, signed: bool, rng) -> np.ndarray:
    """Integers of every length, near to powers of two and to the middle of two bfloats."""
    found: list[int] = [0, 1, 2155872257, 65519, 65520, 65521]
    for length in range(1, bits + 1):
        for _ in range(12):
            top = int(rng.integers(128, 256)) << 1 | 1  # a middle of two bfloats
            base = (top << length) >> 9 if length < 9 else top << (length - 9)
            found += [
                base,
                base - 1,
                base + 1,
                int(rng.integers(0, 1 << 62)) >> max(0, 62 - length),
            ]
            top = int(rng.integers(1024, 2048)) << 1 | 1
            base = top << (length - 12) if length > 12 else top
            found += [base, base - 1, base + 1]
    found += [-v for v in found] if signed else []
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
    found += [low, high]
    kept = [v for v in found if low <= v <= high]
    return np.array(kept, f"{'i' if signed else 'u'}{max(8, bits) // 8}")


HEAD = """target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
"""
OUTPUT = "y"
NAMES = "abc"


def kernel(operands: list[str], result: str, body: str, declares: str = "") -> str:
    """A kernel that applies `body` (of %a, %b, %c to %y) to the elements of arrays."""
    pointers = ", ".join(f"ptr %p{n}" for n in range(len(operands) + 1))
    loads = "\n".join(
        f"  %g{n} = getelementptr {t}, ptr %p{n}, i32 %i\n"
        f"  %{NAMES[n]} = load {t}, ptr %g{n}, align 1"
        for n, t in enumerate(operands)
    )
    last = len(operands)
    return f"""{HEAD}{declares}
define ptx_kernel void @k({pointers}, i32 %n) {{
  %t = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %q = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %o = shl i32 %q, 7
  %i = add i32 %o, %t
  %in = icmp ult i32 %i, %n
  br i1 %in, label %on, label %out
on:
{loads}
  {body}
  %g{last} = getelementptr {result}, ptr %p{last}, i32 %i
  store {result} %y, ptr %g{last}, align 1
  br label %out
out:
  ret void
}}
"""


def applied(bench, text: str, arrays: list[np.ndarray], out: np.dtype | str) -> np.ndarray:
    n = len(arrays[0])
    buffers = {NAMES[k]: a for k, a in enumerate(arrays)} | {OUTPUT: np.zeros(n, out)}
    binary = bench.compile(text)
    done = bench.run(binary, "k", buffers, [*buffers, n], grid=-(-n // 128), block=128)
    return done.outputs[OUTPUT]


def same(kind: str, found: np.ndarray, exact: list, arrays: list[np.ndarray]) -> None:
    want = [nearest(kind, e) for e in exact]
    wrong = [
        (*(hex(int(a[i])) for a in arrays), hex(int(f)), hex(w))
        for i, (f, w) in enumerate(zip(found, want, strict=True))
        if f != w and not (w == CANONICAL and kind == "half" and f & CANONICAL > 0x7C00)
    ]
    assert not wrong, (len(wrong), wrong[:5])


def _called(name: str, count: int, kind: str) -> tuple[str, str]:
    short = {"bfloat": "bf16", "half": "f16"}[kind]
    types = ", ".join([kind] * count)
    given = ", ".join(f"{kind} %{n}" for n in NAMES[:count])
    return (f"%y = call {kind} @llvm.{name}.{short}({given})",
            f"declare {kind} @llvm.{name}.{short}({types})")  # fmt: skip


ARITHMETIC: dict[str, tuple[int, Callable]] = {
    "fadd": (2, total), "fsub": (2, lambda a, b: total(a, -b)), "fmul": (2, product),
    "fdiv": (2, quotient),
}  # fmt: skip
CALLS: dict[str, tuple[int, Callable]] = {
    "fma": (3, fused), "fmuladd": (3, fused), "minnum": (2, least_of),
    "maxnum": (2, greatest_of), "canonicalize": (1, lambda a: a),
}  # fmt: skip
CPUS = ("this", "without", "plain")


@pytest.fixture(params=CPUS)
def cpu(request, monkeypatch) -> Iterator[str]:
    """Code is generated for this CPU, for this without what it has for 16 bits, or for any."""
    if request.param != "this":
        if platform.machine() not in ("x86_64", "AMD64"):
            pytest.skip("names of x86's features")
        target, name, features = binding._host()
        without = ",".join(
            f for f in features.split(",") if not any(part in f for part in ("bf16", "fp16"))
        )
        without += ",-avx512bf16,-avx512fp16,-avxneconvert"
        chosen = (name, without) if request.param == "without" else ("x86-64", "")
        monkeypatch.setattr(binding, "_host", lambda: (target, *chosen))
        binding._generator.cache_clear()
    yield request.param
    if request.param != "this":
        binding._generator.cache_clear()


@pytest.fixture
def fresh(cpu):
    """A bench that has compiled nothing yet."""
    return Bench()


@pytest.mark.parametrize("kind", ["bfloat", "half"])
@pytest.mark.parametrize("name", [*ARITHMETIC, *CALLS])
def test_arithmetic_rounds_once(fresh, rng, kind: str, name: str) -> None:
    count, exact = (ARITHMETIC | CALLS)[name]
    arrays = sixteen(rng, 700, count)
    if name in ARITHMETIC:
        body, declares = f"%y = {name} {kind} %a, %b", ""
    else:
        body, declares = _called(name, count, kind)
    found = applied(fresh, kernel([kind] * count, kind, body, declares), arrays, "u2")
    values = zip(*([value(kind, int(b)) for b in a] for a in arrays), strict=True)
    same(kind, found, [exact(*v) for v in values], arrays)


@pytest.mark.parametrize("target", ["bfloat", "half"])
@pytest.mark.parametrize("source", ["float", "double"])
def test_conversions_from_floats_round_once(fresh, rng, source: str, target: str) -> None:
    given = wide(source, rng, target)
    text = kernel([source], target, f"%y = fptrunc {source} %a to {target}")
    found = applied(fresh, text, [given], "u2")
    same(target, found, [value(source, int(b)) for b in given], [given])


@pytest.mark.parametrize("target", ["bfloat", "half"])
@pytest.mark.parametrize("bits", [8, 16, 32, 64])
@pytest.mark.parametrize("opcode", ["sitofp", "uitofp"])
def test_conversions_from_integers_round_once(
    fresh, rng, opcode: str, bits: int, target: str
) -> None:
    given = whole(bits, opcode == "sitofp", rng)
    text = kernel([f"i{bits}"], target, f"%y = {opcode} i{bits} %a to {target}")
    found = applied(fresh, text, [given], "u2")
    same(target, found, [Fraction(int(v)) if v else 0.0 for v in given], [given])


def test_pairs_are_as_each_of_them(fresh, rng) -> None:
    arrays = sixteen(rng, 600, 3)
    arrays = [a[: len(a) // 2 * 2] for a in arrays]
    pair = "<2 x bfloat>"
    for body, declares, count, exact in (
        (f"%y = fadd {pair} %a, %b", "", 2, total),
        (f"%y = fmul {pair} %a, %b", "", 2, product),
        (f"%y = call {pair} @llvm.fma.v2bf16({pair} %a, {pair} %b, {pair} %c)",
         f"declare {pair} @llvm.fma.v2bf16({pair}, {pair}, {pair})", 3, fused),
        (f"%y = call {pair} @llvm.maxnum.v2bf16({pair} %a, {pair} %b)",
         f"declare {pair} @llvm.maxnum.v2bf16({pair}, {pair})", 2, greatest_of),
    ):  # fmt: skip
        given = [a.view("u4") for a in arrays[:count]]
        found = applied(fresh, kernel([pair] * count, pair, body, declares), given, "u4")
        values = zip(*([value("bfloat", int(b)) for b in a] for a in arrays[:count]), strict=True)
        same("bfloat", found.view("u2"), [exact(*v) for v in values], arrays[:count])


ORDERS = {"oeq": operator.eq, "olt": operator.lt, "ogt": operator.gt, "ole": operator.le}


def test_what_is_not_rounded(bench, rng) -> None:
    a, b = sixteen(rng, 600, 2)
    negated = applied(bench, kernel(["bfloat"], "bfloat", "%y = fneg bfloat %a"), [a], "u2")
    assert (negated == a ^ 0x8000).all()
    sized = applied(bench, kernel(["bfloat"], "bfloat", *_called("fabs", 1, "bfloat")), [a], "u2")
    assert (sized == a & 0x7FFF).all()
    signed = applied(
        bench, kernel(["bfloat"] * 2, "bfloat", *_called("copysign", 2, "bfloat")), [a, b], "u2"
    )
    assert (signed == (a & 0x7FFF | b & 0x8000)).all()
    floats = applied(
        bench, kernel(["bfloat"], "float", "%y = fpext bfloat %a to float"), [a], "u4"
    )
    assert (floats == a.astype(np.uint32) << 16).all()
    for name, order in ORDERS.items():
        body = f"%f = fcmp {name} bfloat %a, %b\n  %y = zext i1 %f to i8"
        flags = applied(bench, kernel(["bfloat"] * 2, "i8", body), [a, b], "u1")
        want = [order(value("bfloat", int(x)), value("bfloat", int(y)))
                for x, y in zip(a, b, strict=True)]  # fmt: skip
        assert flags.tolist() == want
    body = "%f = fcmp ogt bfloat %a, 0xR3F80\n  %y = select i1 %f, bfloat %a, bfloat 0xR4000"
    chosen = applied(bench, kernel(["bfloat"], "bfloat", body), [a], "u2")
    want = [int(x) if value("bfloat", int(x)) > 1 else 0x4000 for x in a]
    assert chosen.tolist() == want


def test_atomic_sums_of_bfloats_keep_subnormals(bench) -> None:
    text = (
        HEAD
        + """
define ptx_kernel void @k(ptr %a, i32 %n) {
  %v = atomicrmw fadd ptr %a, bfloat 0xR0001 monotonic, align 2
  ret void
}
"""
    )
    given = np.array([1, 0], np.uint16)
    done = bench.run(bench.compile(text), "k", {"a": given}, ["a", 1], block=5)
    assert done.outputs["a"][0] == 6


PTX = """.version 8.6
.target sm_90
.address_size 64
.visible .entry k(.param .u64 a, .param .u64 b, .param .u64 c, .param .u64 y, .param .u32 n)
{
  .reg .b16 %h<9>; .reg .b32 %r<20>; .reg .f32 %f<9>; .reg .b64 %rd<20>; .reg .pred %p;
  ld.param.u64 %rd1, [a]; ld.param.u64 %rd2, [b]; ld.param.u64 %rd3, [c]; ld.param.u64 %rd4, [y];
  ld.param.u32 %r1, [n]; mov.u32 %r2, %ctaid.x; mov.u32 %r3, %tid.x; mad.lo.s32 %r4, %r2, 128, %r3;
  setp.ge.u32 %p, %r4, %r1;
  @%p bra DONE;
  mul.wide.u32 %rd5, %r4, SIZE; add.s64 %rd6, %rd1, %rd5; add.s64 %rd7, %rd2, %rd5;
  add.s64 %rd8, %rd3, %rd5; mul.wide.u32 %rd9, %r4, 2; add.s64 %rd10, %rd4, %rd9;
  BODY
  st.global.b16 [%rd10], %h4;
DONE: ret;
}
"""
LOADS = "ld.global.b16 %h1, [%rd6]; ld.global.b16 %h2, [%rd7]; ld.global.b16 %h3, [%rd8];"


def by_ptx(bench, body: str, arrays: list[np.ndarray]) -> np.ndarray:
    text = PTX.replace("BODY", body).replace("SIZE", str(arrays[0].dtype.itemsize))
    arrays = [*arrays, *arrays[:1] * (3 - len(arrays))]
    return applied(bench, load_text(lifted(text, "k.ptx")).text, arrays, "u2")


PTX_FORMS = {
    "add.rn.bf16 %h4, %h1, %h2;": (2, total),
    "sub.rn.bf16 %h4, %h1, %h2;": (2, lambda a, b: total(a, -b)),
    "mul.rn.bf16 %h4, %h1, %h2;": (2, product),
    "fma.rn.bf16 %h4, %h1, %h2, %h3;": (3, fused),
    "fma.rn.relu.bf16 %h4, %h1, %h2, %h3;": (3, lambda *v: kept_positive(fused(*v))),
    "min.bf16 %h4, %h1, %h2;": (2, least_of),
    "max.bf16 %h4, %h1, %h2;": (2, greatest_of),
    "max.NaN.bf16 %h4, %h1, %h2;": (
        2, lambda a, b: math.nan if a != a or b != b else greatest_of(a, b),
    ),
    "fma.rn.f16 %h4, %h1, %h2, %h3;": (3, fused),
    "fma.rn.sat.f16 %h4, %h1, %h2, %h3;": (3, lambda *v: clamped(fused(*v))),
    "fma.rn.relu.f16 %h4, %h1, %h2, %h3;": (3, lambda *v: kept_positive(fused(*v))),
}  # fmt: skip


@pytest.mark.parametrize("form", PTX_FORMS)
def test_ptx_arithmetic(bench, rng, form: str) -> None:
    count, exact = PTX_FORMS[form]
    kind = "bfloat" if "bf16" in form else "half"
    arrays = sixteen(rng, 500, 3)
    found = by_ptx(bench, LOADS + form, arrays)
    values = zip(*([value(kind, int(b)) for b in a] for a in arrays[:count]), strict=True)
    same(kind, found, [exact(*v) for v in values], arrays)


def flushed(kind: str, v):
    digits = {"half": -14, "float": -126}[kind]
    small = isinstance(v, Fraction) and abs(v) < Fraction(2) ** digits
    return math.copysign(0.0, v) if small else v


def test_ptx_fma_of_halves_that_flushes(bench, rng) -> None:
    arrays = sixteen(rng, 500, 3)
    found = by_ptx(bench, LOADS + "fma.rn.ftz.f16 %h4, %h1, %h2, %h3;", arrays)
    exact = []
    for bits in zip(*arrays, strict=True):
        v = fused(*(flushed("half", value("half", int(b))) for b in bits))
        near = value("half", nearest("half", v))
        exact.append(near if near != near else flushed("half", near))
    same("half", found, exact, arrays)


@pytest.mark.parametrize("how", ["", ".relu"])
def test_ptx_conversions_of_floats(bench, rng, how: str) -> None:
    given = wide("float", rng, "bfloat")
    body = f"ld.global.f32 %f1, [%rd6]; cvt.rn{how}.bf16.f32 %h4, %f1;"
    found = by_ptx(bench, body, [given])
    exact = [value("float", int(b)) for b in given]
    if how:
        exact = [kept_positive(v) for v in exact]
    same("bfloat", found, exact, [given])


@pytest.mark.parametrize("type_", ["u8", "s8", "u16", "s16", "u32", "s32", "u64", "s64"])
@pytest.mark.parametrize("target", ["bf16", "f16"])
def test_ptx_conversions_of_integers(bench, rng, type_: str, target: str) -> None:
    bits = int(type_[1:])
    given = whole(bits, type_[0] == "s", rng)
    register = {8: "%h1", 16: "%h1", 32: "%r5", 64: "%rd11"}[bits]
    body = f"ld.global.{type_} {register}, [%rd6]; cvt.rn.{target}.{type_} %h4, {register};"
    found = by_ptx(bench, body, [given])
    kind = {"bf16": "bfloat", "f16": "half"}[target]
    same(kind, found, [Fraction(int(v)) if v else 0.0 for v in given], [given])


@pytest.mark.parametrize(("name", "kind"), [("ff2bf16x2", "bfloat"), ("ff2f16x2", "half")])
def test_two_floats_become_a_pair_of_which_the_first_is_the_upper(
    bench, rng, name: str, kind: str
) -> None:
    one = wide("float", rng, kind)
    other = rng.permutation(one)
    pair = f"<2 x {kind}>"
    body = f"%y = call {pair} @llvm.nvvm.{name}.rn(float %a, float %b)"
    declares = f"declare {pair} @llvm.nvvm.{name}.rn(float, float)"
    text = kernel(["float", "float"], pair, body, declares)
    found = applied(bench, text, [one, other], "u4").view("u2")
    same(kind, found[1::2], [value("float", int(b)) for b in one], [one])
    same(kind, found[0::2], [value("float", int(b)) for b in other], [other])


def test_the_hosts_code_has_no_bfloats() -> None:
    body, declares = _called("fma", 3, "bfloat")
    text = kernel(["bfloat"] * 3, "bfloat", body, declares)
    device = SimtDevice()
    lowered = device.lower(Program(Dialect.LLVM, text, ("k",)))
    (source,), _ = kernel_sources(lowered.text, Checks())
    assert "bfloat" not in source.host()[1]
    assert "bf16" not in source.host()[1]
