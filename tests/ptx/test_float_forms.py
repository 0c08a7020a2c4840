"""Floating-point instructions and conversions: one kernel for every opcode and type."""

# ruff: noqa: E501
from __future__ import annotations

import math
from collections.abc import Iterator
from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from tests.ptx.ptxbench import (
    BITS,
    EDGES,
    Form,
    as_float,
    bits16,
    bits32,
    check,
    results,
    rounded,
    signed,
)

NAN = {"f16": 0x7FFF, "bf16": 0x7FFF, "f32": 0x7FFFFFFF, "f64": 0x7FF8 << 48}
INF = {"f16": 0x7C00, "bf16": 0x7F80, "f32": 0x7F800000, "f64": 0x7FF0 << 48}
TINY = {"f16": 0x0400, "f32": 0x00800000}
MODES = ("rn", "rz", "rm", "rp")


def sign_of(bits: int, t: str) -> int:
    return bits >> (BITS[t] - 1)


def flushed(bits: int, t: str) -> int:
    size = bits & ~(1 << (BITS[t] - 1))
    return bits & (1 << (BITS[t] - 1)) if size < TINY[t] else bits


def exact(bits: int, t: str) -> Fraction | None:
    value = as_float(bits, t)
    return Fraction(value) if math.isfinite(value) else None


def arithmetic(op: str, t: str, mode: str = "rn"):
    """add, sub, mul, div, fma, sqrt-free, from rational numbers."""

    def meaning(*given: int) -> int | None:
        numbers = [exact(bits, t) for bits in given]
        if any(v is None for v in numbers) or (op == "div" and not numbers[1]):
            return special(op, t, given)
        a, b, *c = numbers
        if op == "fma":
            value = a * b + c[0]
            zeros = sign_of(given[0], t) ^ sign_of(given[1], t), sign_of(given[2], t)
            zero = zeros[0] if zeros[0] == zeros[1] else int(mode == "rm")
            if a * b and not value:
                zero = int(mode == "rm")
        elif op in ("mul", "div"):
            value = a * b if op == "mul" else a / b
            zero = sign_of(given[0], t) ^ sign_of(given[1], t)
        else:
            value = a + b if op == "add" else a - b
            signs = sign_of(given[0], t), sign_of(given[1], t) ^ (op == "sub")
            zero = signs[0] if signs[0] == signs[1] else int(mode == "rm")
        found = rounded(value, t, mode, zero)
        if mode != "rn" and not settled(found, t, value):
            return None
        return found

    return meaning


def settled(bits: int, t: str, value: Fraction) -> bool:
    """Whether simt rounds such a result in a direction: no zero, no tiny or huge double."""
    size = bits & ~(1 << (BITS[t] - 1))
    return bool(value) and (t != "f64" or 1 << 56 <= size < 0x7FE << 52)


def special(op: str, t: str, given: tuple[int, ...]) -> int:
    """With an infinity, a NaN or a division by zero: rounding does not matter."""
    with np.errstate(all="ignore"):
        a, b, *c = (np.float64(as_float(bits, t)) for bits in given)
        value = {"add": lambda: a + b, "sub": lambda: a - b, "mul": lambda: a * b,
                 "div": lambda: a / b, "fma": lambda: product_of(a, b) + c[0]}[op]()  # fmt: skip
    if math.isnan(value):
        return NAN[t]
    if math.isinf(value):
        return INF[t] | int(value < 0) << (BITS[t] - 1)
    return rounded(Fraction(float(value)), t, "rn", int(math.copysign(1, value) < 0))


def product_of(a: np.float64, b: np.float64) -> np.float64:
    """Finite for finite factors, however large."""
    finite = np.isfinite(a) and np.isfinite(b)
    return np.sign(a) * np.sign(b) if finite else a * b


def with_flush(function, t: str):
    def meaning(*given: int) -> int | None:
        found = function(*(flushed(v, t) for v in given))
        return None if found is None else flushed(found, t)

    return meaning


def with_clamp(function, t: str):
    def meaning(*given: int) -> int:
        value = as_float(function(*given), t)
        return rounded(Fraction(min(max(0.0 if math.isnan(value) else value, 0.0), 1.0)), t)

    return meaning


def smallest(t: str, least: bool, nan: bool):
    def meaning(*given: int) -> int:
        real = [v for v in given if not math.isnan(as_float(v, t))]
        if not real or (nan and len(real) < len(given)):
            return NAN[t]
        return (min if least else max)(real, key=lambda v: (as_float(v, t), -sign_of(v, t)))

    return meaning


def lanes(function):
    """A meaning of halves, for both halves of a pair."""

    def meaning(*given: int) -> int:
        low, high = (function(*(v >> s & 0xFFFF for v in given)) for s in (0, 16))
        return low | high << 16

    return meaning


def basic() -> Iterator[Form]:
    for t, op in product(("f32", "f64"), ("add", "sub", "mul", "div")):
        for mode in MODES:
            yield Form(f"{op}.{mode}.{t} $d, $a, $b", (t, t), t, arithmetic(op, t, mode))
        if op != "div":
            yield Form(f"{op}.{t} $d, $a, $b", (t, t), t, arithmetic(op, t))
    for op in ("add", "sub", "mul", "div"):
        two, t = ("f32", "f32"), "f32"
        for mode in MODES:
            yield Form(f"{op}.{mode}.ftz.f32 $d, $a, $b", two, t,
                       with_flush(arithmetic(op, t, mode), t))  # fmt: skip
        if op != "div":
            yield Form(f"{op}.sat.f32 $d, $a, $b", two, t, with_clamp(arithmetic(op, t), t))
    for t, mode in product(("f32", "f64"), MODES):
        # simt's directed sums of doubles are not exact near the ends of their range.
        some = tuple(bits for bits in EDGES[t] if 1e-5 < abs(as_float(bits, t)) < 1e12)
        values = tuple((letter, some) for letter in "abc" if t == "f64" and mode != "rn")
        yield Form(f"fma.{mode}.{t} $d, $a, $b, $c", (t,) * 3, t, arithmetic("fma", t, mode),
                   values=values)  # fmt: skip
    yield Form("mad.rn.f32 $d, $a, $b, $c", ("f32",) * 3, "f32", arithmetic("fma", "f32"))
    yield Form("fma.rn.sat.f32 $d, $a, $b, $c", ("f32",) * 3, "f32",
               with_clamp(arithmetic("fma", "f32"), "f32"))  # fmt: skip
    yield Form("fma.rz.ftz.f32 $d, $a, $b, $c", ("f32",) * 3, "f32",
               with_flush(arithmetic("fma", "f32", "rz"), "f32"))  # fmt: skip


def halves() -> Iterator[Form]:
    for t, op in product(("f16", "bf16"), ("add", "sub", "mul", "fma")):
        name, n = (f"{op}.rn" if op == "fma" or t == "bf16" else op), 3 if op == "fma" else 2
        places = ", ".join(("$a", "$b", "$c")[:n])
        yield Form(f"{name}.{t} $d, {places}", (t,) * n, t, arithmetic(op, t))
        yield Form(f"{name}.{t}x2 $d, {places}", (f"{t}x2",) * n, f"{t}x2",
                   lanes(arithmetic(op, t)))  # fmt: skip
        if t == "f16":
            yield Form(
                f"{op}.rn.sat.f16 $d, {places}", (t,) * n, t, with_clamp(arithmetic(op, t), t)
            )
            yield Form(f"{op}.rn.ftz.f16 $d, {places}", (t,) * n, t,
                       with_flush(arithmetic(op, t), t))  # fmt: skip
    for t in ("f16", "bf16"):

        def relu(*given, t=t):
            bits = arithmetic("fma", t)(*given)
            return 0 if sign_of(bits, t) and not math.isnan(as_float(bits, t)) else bits

        yield Form(f"fma.rn.relu.{t} $d, $a, $b, $c", (t,) * 3, t, relu)
        for op in ("min", "max"):
            for nan in ("", ".NaN"):
                meaning = smallest(t, op == "min", bool(nan))
                yield Form(f"{op}{nan}.{t} $d, $a, $b", (t, t), t, meaning)
                yield Form(
                    f"{op}{nan}.{t}x2 $d, $a, $b", (f"{t}x2",) * 2, f"{t}x2", lanes(meaning)
                )
        yield Form(f"neg.{t} $d, $a", (t,), t, lambda a: a ^ 0x8000)
        yield Form(f"abs.{t} $d, $a", (t,), t, lambda a: a & 0x7FFF)
        yield Form(f"neg.{t}x2 $d, $a", (f"{t}x2",), f"{t}x2", lambda a: a ^ 0x80008000)
        yield Form(f"abs.{t}x2 $d, $a", (f"{t}x2",), f"{t}x2", lambda a: a & 0x7FFF7FFF)
        yield Form(f"setp.lt.{t} $d, $a, $b", (t, t), "pred",
                   lambda a, b, t=t: int(as_float(a, t) < as_float(b, t)))  # fmt: skip
    yield Form(".reg .pred %p; setp.gtu.f16x2 %p|$d, $a, $b", ("f16x2",) * 2, "pred",
               lambda a, b: int(not as_float(a >> 16, "f16") <= as_float(b >> 16, "f16")))  # fmt: skip
    yield Form("set.ge.f16x2.f16x2 $d, $a, $b", ("f16x2",) * 2, "f16x2",
               lanes(lambda a, b: 0x3C00 * (as_float(a, "f16") >= as_float(b, "f16"))))  # fmt: skip


COMPARE = {"eq": lambda a, b: a == b, "ne": lambda a, b: a != b and a == a and b == b,
           "lt": lambda a, b: a < b, "le": lambda a, b: a <= b, "gt": lambda a, b: a > b,
           "ge": lambda a, b: a >= b, "equ": lambda a, b: not (a < b or a > b),
           "neu": lambda a, b: a != b, "ltu": lambda a, b: not a >= b,
           "leu": lambda a, b: not a > b, "gtu": lambda a, b: not a <= b,
           "geu": lambda a, b: not a < b, "num": lambda a, b: a == a and b == b,
           "nan": lambda a, b: a != a or b != b}  # fmt: skip
CLASSES = {"finite": math.isfinite, "infinite": math.isinf, "number": lambda v: v == v,
           "notanumber": lambda v: v != v}  # fmt: skip


def others() -> Iterator[Form]:
    for t in ("f32", "f64"):
        sign = 1 << (BITS[t] - 1)
        for name, function in COMPARE.items():
            yield Form(f"setp.{name}.{t} $d, $a, $b", (t, t), "pred",
                       lambda a, b, t=t, f=function: int(f(as_float(a, t), as_float(b, t))))  # fmt: skip
        for op, nan in product(("min", "max"), ("", ".NaN")):
            if not nan or t == "f32":
                yield Form(
                    f"{op}{nan}.{t} $d, $a, $b", (t, t), t, smallest(t, op == "min", bool(nan))
                )
        yield Form(f"neg.{t} $d, $a", (t,), t, lambda a, s=sign: a ^ s)
        yield Form(f"abs.{t} $d, $a", (t,), t, lambda a, s=sign: a & ~s)
        yield Form(f"copysign.{t} $d, $a, $b", (t, t), t,
                   lambda a, b, s=sign: b & ~s | a & s)  # fmt: skip
        for name, function in CLASSES.items():
            yield Form(f"testp.{name}.{t} $d, $a", (t,), "pred",
                       lambda a, t=t, f=function: int(f(as_float(a, t))))  # fmt: skip
    f = "f32"
    yield Form("testp.subnormal.f32 $d, $a", (f,), "pred",
               lambda a: int(0 < a & 0x7FFFFFFF < 0x00800000))  # fmt: skip
    yield Form("testp.normal.f32 $d, $a", (f,), "pred",
               lambda a: int(0x00800000 <= a & 0x7FFFFFFF < 0x7F800000))  # fmt: skip
    for name in ("lt", "neu"):
        yield Form(f"setp.{name}.ftz.f32 $d, $a, $b", (f, f), "pred",
                   lambda a, b, g=COMPARE[name]: int(g(as_float(flushed(a, f), f),
                                                       as_float(flushed(b, f), f))))  # fmt: skip
    yield Form("min.ftz.f32 $d, $a, $b", (f, f), f, with_flush(smallest(f, True, False), f))
    yield Form("max.xorsign.abs.f32 $d, $a, $b", (f, f), f,
               lambda a, b: None if math.isnan(as_float(a, f) + as_float(b, f)) else
               max(a & 0x7FFFFFFF, b & 0x7FFFFFFF) | (a ^ b) & 0x80000000)  # fmt: skip
    yield Form("abs.ftz.f32 $d, $a", (f,), f, lambda a: flushed(a, f) & 0x7FFFFFFF)
    yield Form("neg.ftz.f32 $d, $a", (f,), f, lambda a: flushed(a, f) ^ 0x80000000)
    yield Form("slct.f32.f32 $d, $a, $b, $c", (f,) * 3, f,
               lambda a, b, c: a if as_float(c, f) >= 0 else b)  # fmt: skip
    yield Form("set.lt.f32.f32 $d, $a, $b", (f, f), f,
               lambda a, b: 0x3F800000 * (as_float(a, f) < as_float(b, f)))  # fmt: skip
    yield Form("set.geu.u32.f64 $d, $a, $b", ("f64", "f64"), "u32",
               lambda a, b: 0xFFFFFFFF * (not as_float(a, "f64") < as_float(b, "f64")))  # fmt: skip


def _moderate(t: str, low: float, high: float) -> tuple[int, ...]:
    return tuple(rounded(Fraction(float(v)), t) for v in np.linspace(low, high, 40))


def _function(name, low: float, high: float, near: float, t: str, python) -> Form:
    def meaning(a: int) -> int:
        return rounded(Fraction(float(python(as_float(a, t)))), t)

    return Form(f"{name}.{t} $d, $a", (t,), t, meaning, near, (("a", _moderate(t, low, high)),))


def functions() -> Iterator[Form]:
    for ftz in ("", ".ftz"):
        yield _function(f"ex2.approx{ftz}", -20, 20, 1e-6, "f32", lambda v: 2.0**v)
        yield _function(f"lg2.approx{ftz}", 3, 1000, 1e-6, "f32", math.log2)
        yield _function(f"sin.approx{ftz}", 0.5, 2.5, 1e-5, "f32", math.sin)
        yield _function(f"cos.approx{ftz}", 0.1, 1.2, 1e-5, "f32", math.cos)
        yield _function(f"sqrt.approx{ftz}", 0.01, 1e6, 1e-6, "f32", math.sqrt)
        yield _function(f"rsqrt.approx{ftz}", 0.01, 1e6, 1e-6, "f32", lambda v: v**-0.5)
        yield _function(f"rcp.approx{ftz}", 0.01, 1e6, 1e-6, "f32", lambda v: 1 / v)
        yield _function(f"sqrt.rn{ftz}", 0.01, 1e6, 0, "f32", math.sqrt)
        yield _function(f"rcp.rn{ftz}", 0.01, 1e6, 0, "f32", lambda v: 1 / v)
        for name in ("approx", "full"):
            t = "f32"
            yield Form(f"div.{name}{ftz}.f32 $d, $a, $b", (t, t), t,
                       lambda a, b: rounded(Fraction(as_float(a, "f32")) / Fraction(as_float(b, "f32")), "f32"),
                       1e-6, (("a", _moderate(t, -50, 50)), ("b", _moderate(t, 0.5, 9))))  # fmt: skip
    for mode in ("rz", "rm", "rp"):
        yield Form(f"rcp.{mode}.f32 $d, $a", ("f32",), "f32",
                   lambda a, m=mode: rounded(1 / Fraction(as_float(a, "f32")), "f32", m),
                   0, (("a", _moderate("f32", 0.01, 77)),))  # fmt: skip
        yield _function(f"sqrt.{mode}", 0.01, 1e6, 3e-7, "f32", math.sqrt)
    yield _function("tanh.approx", -3, 3, 1e-3, "f32", math.tanh)
    yield _function("sqrt.rn", 0.01, 1e6, 0, "f64", math.sqrt)
    yield _function("rcp.rn", 0.01, 1e6, 0, "f64", lambda v: 1 / v)
    yield _function("rsqrt.approx", 0.01, 1e6, 1e-6, "f64", lambda v: v**-0.5)
    yield _function("rsqrt.approx.ftz", 0.01, 1e6, 1e-5, "f64", lambda v: v**-0.5)
    yield _function("rcp.approx.ftz", 0.01, 1e6, 1e-5, "f64", lambda v: 1 / v)
    yield _function("ex2.approx", -8, 8, 2e-3, "f16", lambda v: 2.0**v)
    yield _function("tanh.approx", 0.5, 3, 4e-3, "f16", math.tanh)
    for t, near in (("f16x2", 4e-3), ("bf16x2", 2e-2)):
        pair = rounded(Fraction(1, 2), t[:-2]) | rounded(Fraction(2), t[:-2]) << 16
        want = [rounded(Fraction(math.tanh(v)), t[:-2]) for v in (0.5, 2.0)]
        yield Form(f"tanh.approx.{t} $d, $a", (t,), t, lambda a, w=want: w[0] | w[1] << 16, near,
                   (("a", (pair,)),))  # fmt: skip
    yield _function("ex2.approx.ftz", -8, 8, 2e-2, "bf16", lambda v: 2.0**v)
    yield _function("tanh.approx", 0.5, 3, 2e-2, "bf16", math.tanh)


INTEGRAL = {"rni": round, "rzi": math.trunc, "rmi": math.floor, "rpi": math.ceil}


def to_integer(t: str, source: str, mode: str):
    bits = BITS[t]
    low = -(1 << bits - 1) if t[0] == "s" else 0
    high = (1 << (bits - 1 if t[0] == "s" else bits)) - 1

    def meaning(a: int) -> int:
        value = as_float(a, source)
        if math.isnan(value):
            if source == "f64" and bits < 32:
                return None
            return 1 << bits - 1 if source == "f64" or bits == 64 else 0
        if math.isinf(value):
            found = high if value > 0 else low
        else:
            found = max(low, min(high, INTEGRAL[mode](Fraction(value))))
        return found & ((1 << bits) - 1)

    return meaning


def from_integer(t: str, source: str, mode: str):
    def meaning(a: int) -> int:
        value = signed(a, BITS[source]) if source[0] == "s" else a
        return rounded(Fraction(value), t, mode)

    return meaning


def between(t: str, source: str, mode: str):
    def meaning(a: int) -> int:
        value = exact(a, source)
        if value is None:
            nan = math.isnan(as_float(a, source))
            return NAN[t] if nan else INF[t] | sign_of(a, source) << (BITS[t] - 1)
        if t == "bf16" and 0 < abs(value) < Fraction(2) ** -126:
            return None
        return rounded(value, t, mode, sign_of(a, source))

    return meaning


def paired(low: int | None, high: int | None) -> int | None:
    return None if low is None or high is None else low | high << 16


def integral(t: str, mode: str):
    def meaning(a: int) -> int:
        value = exact(a, t)
        if value is None:
            return a
        return rounded(Fraction(INTEGRAL[mode](value)), t, "rn", sign_of(a, t))

    return meaning


def resized(t: str, source: str, saturating: bool):
    def meaning(a: int) -> int:
        value = signed(a, BITS[source]) if source[0] == "s" else a
        bits = BITS[t]
        if saturating:
            low = -(1 << bits - 1) if t[0] == "s" else 0
            value = max(low, min(value, (1 << (bits - 1 if t[0] == "s" else bits)) - 1))
        return value & ((1 << bits) - 1)

    return meaning


def fits(t: str, source: str) -> bool:
    """Whether every value of `source` is one of `t`; PTX has no `.sat` there."""
    wider = BITS[t] > BITS[source]
    return wider and (source[0] == "u" or t[0] == "s")


INTEGERS = tuple(f"{k}{n}" for k in "su" for n in (8, 16, 32, 64))


def small(byte: int, t: str) -> float:
    """The number that eight bits mean."""
    digits, bias = (3, 7) if t == "e4m3" else (2, 15)
    exponent, rest = byte >> digits & (0x7F >> digits), byte & (1 << digits) - 1
    if (t == "e4m3" and byte & 127 == 127) or (t == "e5m2" and exponent == 31):
        return math.nan if t == "e4m3" or rest else math.inf * (1 - (byte >> 6 & 2))
    size = (rest + ((1 << digits) if exponent else 0)) * 2.0 ** (max(exponent, 1) - bias - digits)
    return -size if byte >> 7 else size


def nearest(t: str):
    codes = [code for code in range(128) if math.isfinite(small(code, t))]

    def meaning(bits: int, source: str) -> int:
        value = as_float(bits, source)
        if math.isnan(value):
            return 127
        if math.isinf(value):
            return codes[-1] | sign_of(bits, source) << 7
        size = Fraction(abs(value))
        best = min(codes, key=lambda c: (abs(Fraction(small(c, t)) - size), c & 1))
        return best | sign_of(bits, source) << 7

    return meaning


def small_floats() -> Iterator[Form]:
    some = tuple(bits32(v * s) for v in (
        0.0, 1.0, 1.0625, 1.125, 1.1875, 17.5, 300.0, 448.0, 460.0, 1e6, 0.01, 0.0146484375, 2**-9,
        2**-10, 3 * 2**-10, 2**-16, 2**-17, 3e-5, 50000.0, 60000.0, math.inf, math.nan) for s in (1, -1))  # fmt: skip
    for t in ("e4m3", "e5m2"):
        near = nearest(t)
        yield Form(f"cvt.rn.satfinite.{t}x2.f32 $d, $a, $b", ("f32", "f32"), "b16",
                   lambda a, b, g=near: g(a, "f32") << 8 | g(b, "f32"), values=(("a", some), ("b", some)))  # fmt: skip
        yield Form(f"cvt.rn.satfinite.{t}x2.f16x2 $d, $a", ("f16x2",), "b16",
                   lambda a, g=near: g(a >> 16, "f16") << 8 | g(a & 0xFFFF, "f16"))  # fmt: skip
        yield Form(f"cvt.rn.f16x2.{t}x2 $d, $a", ("b16",), "f16x2",
                   lambda a, t=t: half_of(a & 255, t) | half_of(a >> 8, t) << 16,
                   values=(("a", tuple(n | (255 - n) << 8 for n in range(256))),))  # fmt: skip


def half_of(byte: int, t: str) -> int:
    value = small(byte, t)
    return 0x7FFF if math.isnan(value) else bits16(value)


def finite(t: str, most: int, mode: str = "rn"):
    """Rounded; what is infinite then is the largest number."""

    def meaning(a: int) -> int | None:
        if math.isnan(as_float(a, "f32")):
            return 0x7FFF
        found = between(t, "f32", mode)(a)
        return None if found is None else found & 0x8000 | min(found & 0x7FFF, most)

    return meaning


def to_tf32(mode: str, relu: bool, clamp: bool):
    """Rounded at the 13th bit: half away from zero, half to even, or cut."""

    def meaning(a: int) -> int | None:
        if math.isnan(as_float(a, "f32")):
            return 0x7FFFFFFF
        sign, size = a & 1 << 31, a & 0x7FFFFFFF
        rest = size & 0x1FFF
        size -= rest
        half_up = rest == 0x1000 and (mode == "rna" or size >> 13 & 1)
        size += (mode != "rz" and (rest > 0x1000 or half_up)) << 13
        size = min(size, 0x7F7FE000) if clamp else size
        return 0 if relu and sign else sign | size

    return meaning


def conversions() -> Iterator[Form]:
    for t, source in product(INTEGERS, repeat=2):
        if t != source:
            yield Form(f"cvt.{t}.{source} $d, $a", (source,), t, resized(t, source, False))
            if not fits(t, source):
                yield Form(f"cvt.sat.{t}.{source} $d, $a", (source,), t, resized(t, source, True))
    for t, source in product(INTEGERS, ("f32", "f64", "f16")):
        for mode in INTEGRAL if t in ("s32", "u32", "s64") else ("rzi",):
            yield Form(
                f"cvt.{mode}.{t}.{source} $d, $a", (source,), t, to_integer(t, source, mode)
            )
    for t, source in product(("f32", "f64", "f16"), INTEGERS):
        modes = MODES if t != "f16" and source[1:] in ("32", "64") else ("rn",)
        for mode in modes:
            yield Form(f"cvt.{mode}.{t}.{source} $d, $a", (source,), t,
                       from_integer(t, source, mode))  # fmt: skip
    for source, t in (("f64", "f32"), ("f32", "f16"), ("f64", "f16"), ("f32", "bf16")):
        for mode in MODES if t != "bf16" else ("rn", "rz"):
            yield Form(f"cvt.{mode}.{t}.{source} $d, $a", (source,), t, between(t, source, mode))
    for t, source in (("f64", "f32"), ("f32", "f16"), ("f64", "f16"), ("f32", "bf16")):
        yield Form(f"cvt.{t}.{source} $d, $a", (source,), t, between(t, source, "rn"))
    for t, mode in product(("f32", "f64", "f16"), INTEGRAL):
        yield Form(f"cvt.{mode}.{t}.{t} $d, $a", (t,), t, integral(t, mode))
    yield from small_floats()
    f = "f32"
    for mode, relu, clamp in product(("rna", "rn", "rz"), ("", ".relu"), ("", ".satfinite")):
        if not (relu and mode == "rna"):
            yield Form(f"cvt.{mode}{relu}{clamp}.tf32.f32 $d, $a", (f,), "b32",
                       to_tf32(mode, bool(relu), bool(clamp)))  # fmt: skip
    yield Form("cvt.pack.sat.s16.s32 $d, $a, $b", ("s32", "s32"), "b32",
               lambda a, b: resized("s16", "s32", True)(a) << 16 | resized("s16", "s32", True)(b))  # fmt: skip
    yield Form("cvt.pack.sat.u8.s32.b32 $d, $a, $b, $c", ("s32", "s32", "b32"), "b32",
               lambda a, b, c: (c << 16 | resized("u8", "s32", True)(a) << 8
                                | resized("u8", "s32", True)(b)) & 0xFFFFFFFF)  # fmt: skip
    for t, most in (("f16", 0x7BFF), ("bf16", 0x7F7F)):
        yield Form(f"cvt.rn.satfinite.{t}.f32 $d, $a", (f,), t, finite(t, most))
    yield Form("cvt.rz.satfinite.f16x2.f32 $d, $a, $b", (f, f), "f16x2",
               lambda a, b: paired(*(finite("f16", 0x7BFF, "rz")(v) for v in (b, a))))  # fmt: skip
    yield Form("cvt.sat.f32.f32 $d, $a", (f,), f, with_clamp(lambda a: a, f))
    yield Form("cvt.ftz.f32.f32 $d, $a", (f,), f, lambda a: flushed(a, f))
    yield Form("cvt.rni.ftz.f32.f32 $d, $a", (f,), f, with_flush(integral(f, "rni"), f))
    yield Form("cvt.rn.ftz.f32.f64 $d, $a", ("f64",), f,
               lambda a: flushed(between(f, "f64", "rn")(a), f))  # fmt: skip
    yield Form("cvt.rzi.ftz.s32.f32 $d, $a", (f,), "s32", to_integer("s32", f, "rzi"))
    yield Form("cvt.rpi.ftz.s32.f32 $d, $a", (f,), "s32",
               lambda a: to_integer("s32", f, "rpi")(flushed(a, f)))  # fmt: skip
    yield Form("cvt.rn.relu.f16.f32 $d, $a", (f,), "f16",
               lambda a: 0 if as_float(a, f) <= 0 else between("f16", f, "rn")(a))  # fmt: skip
    for t in ("f16", "bf16"):
        yield Form(f"cvt.rn.{t}x2.f32 $d, $a, $b", (f, f), f"{t}x2",
                   lambda a, b, t=t: paired(between(t, f, "rn")(b), between(t, f, "rn")(a)))  # fmt: skip


FORMS = [*basic(), *halves(), *others(), *functions(), *conversions()]


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_form(form: Form) -> None:
    check(form, results(form, FORMS))
