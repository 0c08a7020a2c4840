"""Arithmetic calls: LLVM's own intrinsics pass through, NVVM's become them or C functions."""

from __future__ import annotations

import re

from gevo.device.simt.lower import floats
from gevo.device.simt.lower.approximate import approximate, flushed_where_named
from gevo.device.simt.lower.memory_ops import GREATEST, LEAST, intrinsic_of, suffix
from gevo.device.simt.lower.operations import converted, unspecified
from gevo.device.simt.lower.writer import Call, CallRule, Writer
from gevo.program.llvm.syntax.types import constant, element_of, like

_GENERIC = re.compile(
    r"llvm\.(?:copysign|is\.fpclass|smin|smax|umin|umax|ctpop|bitreverse|bswap|fshl|fshr|"
    r"[su](?:add|sub|shl)\.sat|[su](?:add|sub|mul)\.with\.overflow|fpto[su]i\.sat|"
    r"vector\.reduce\.\w+|frexp|exp|exp10|log|log2|log10|pow|powi|tan|asin|acos|atan|atan2|"
    r"sinh|cosh|expect|[su]cmp)\.[\w.]+\Z"
)
_ODD_EXPONENT = re.compile(r"llvm\.(?:powi|ldexp)\.\w+\.(?:v\d+)?i(?!32\Z)\d+\Z")
"""LLVM ends the process over these."""
_POISON_FLAG = re.compile(r"llvm\.(?:ctlz|cttz|abs)\.\w+\Z")


def _through(w: Writer, c: Call) -> None:
    """The same intrinsic on the host."""
    if any(re.match(r"i(?:6[5-9]|[7-9]\d|1\d\d)\Z", element_of(a.type)) for a in c.arguments):
        if not re.search(r"min|max|ctpop|bit|bswap|fsh|add|sub|cmp", c.callee):
            raise w.refuse("the simt device has no such arithmetic beyond 64 bits")
    arguments = tuple((a.type, a.value) for a in c.arguments)
    text = w.call(c.returns, c.callee, *arguments)
    w.emit(f"{c.result} = {text}" if c.result else text)


def _no_exponent(w: Writer, c: Call) -> None:
    del c
    raise w.refuse("the simt device has powers with an i32 as exponent only")


def _defined(w: Writer, c: Call) -> None:
    """ctlz, cttz, abs: their second argument makes the result of one operand poison."""
    type_, value = c.type(0), c.value(0)
    text = w.call(c.returns, c.callee, (type_, value), ("i1", "false"))
    if c.value(1) != "true":
        w.emit(f"{c.result} = {text}")
        return
    usual = w.temp(text)
    edge = -(1 << int(element_of(type_)[1:]) - 1) if ".abs." in c.callee else 0
    there = w.temp(f"icmp eq {type_} {value}, {constant(type_, edge)}")
    other = unspecified(w, type_, usual)
    w.emit(f"{c.result} = select {like(type_, 'i1')} {there}, {type_} {other}, {type_} {usual}")


def _operator(opcode: str) -> CallRule:
    def lower(w: Writer, c: Call) -> None:
        operands = ", ".join(a.value for a in c.arguments)
        w.emit(f"{c.result} = {opcode} {c.returns} {operands}")

    return lower


def _one(type_: str) -> str:
    return f"splat ({element_of(type_)} 1.0)" if type_[0] == "<" else "1.0"


def _reciprocal(w: Writer, c: Call) -> None:
    w.emit(f"{c.result} = fdiv {c.returns} {_one(c.returns)}, {c.value(0)}")


_APPROXIMATE = re.compile(r"llvm\.nvvm\.(div\.full|\w+)(?:\.approx)?(\.ftz)?")


def _approximate(w: Writer, c: Call) -> None:
    match = _APPROXIMATE.match(c.callee)
    if match is None:
        raise w.refuse(f"the simt device does not know {c.callee}")
    operation = match[1] + (match[2] or "" if c.returns == "double" else "")
    value = approximate(w, operation, c.returns, *(a.value for a in c.arguments))
    w.assign(c.result, c.returns, value)


def _clamp(w: Writer, c: Call) -> None:
    w.emit(f"{c.result} = {_saturated(w, c.returns, c.value(0))}")


def _saturated(w: Writer, type_: str, value: str) -> str:
    """Clamped to [0, 1]; NaN becomes 0."""
    zero, name = "zeroinitializer", suffix(type_)
    low = w.temp(w.call(type_, f"llvm.maxnum.{name}", (type_, value), (type_, zero)))
    return w.call(type_, f"llvm.minnum.{name}", (type_, low), (type_, _one(type_)))


def _fma_saturated(w: Writer, c: Call) -> None:
    arguments = tuple((a.type, a.value) for a in c.arguments)
    value = w.temp(w.call(c.returns, f"llvm.fma.{suffix(c.returns)}", *arguments))
    w.emit(f"{c.result} = {_saturated(w, c.returns, value)}")


_DIRECTIONS = {"rz": 0, "rm": 1, "rp": 2}


def _directed(w: Writer, c: Call) -> None:
    """add, mul, div, rcp, sqrt, fma with a rounding other than to nearest: a C function."""
    match = re.match(
        r"llvm\.nvvm\.(add|mul|div|rcp|sqrt|fma)\.(r[zmp])\.(?:ftz\.)?([fd])", c.callee
    )
    if match is None or len(set(a.type for a in c.arguments)) != 1:
        raise w.refuse(f"the simt device does not know {c.callee}")
    op, direction, kind = match.groups()
    type_ = "float" if kind == "f" else "double"
    arguments = [(type_, a.value) for a in c.arguments]
    arguments.append(("i32", str(_DIRECTIONS[direction])))
    w.emit(f"{c.result} = {w.call(type_, f'gevo_{op}_{kind}', *arguments)}")


def _half_of_double(shift: int) -> CallRule:
    """d2i.lo, d2i.hi."""

    def lower(w: Writer, c: Call) -> None:
        whole = w.temp(f"bitcast double {c.value(0)} to i64")
        part = w.temp(f"lshr i64 {whole}, {shift}")
        w.emit(f"{c.result} = trunc i64 {part} to i32")

    return lower


def _double_of_halves(w: Writer, c: Call) -> None:
    low = w.temp(f"zext i32 {c.value(0)} to i64")
    high = w.temp(f"shl i64 {w.temp(f'zext i32 {c.value(1)} to i64')}, 32")
    w.emit(f"{c.result} = bitcast i64 {w.temp(f'or i64 {low}, {high}')} to double")


_ROUNDINGS = {"rn": "roundeven", "rni": "roundeven", "rz": "trunc", "rm": "floor", "rp": "ceil"}


def _to_integer(w: Writer, c: Call) -> None:
    """f2i.rn and its like: round in a direction, then saturate."""
    match = re.match(r"llvm\.nvvm\.[fd]2(u?)(?:i|ll)\.(r[nzmp])", c.callee)
    if match is None:
        raise w.refuse(f"the simt device does not know {c.callee}")
    source = c.type(0)
    name = f"llvm.{_ROUNDINGS[match[2]]}.{suffix(source)}"
    rounded = w.temp(w.call(source, name, (source, c.value(0))))
    opcode = "fptoui" if match[1] else "fptosi"
    w.emit(f"{c.result} = {converted(w, opcode, source, rounded, c.returns)}")


def _to_float(w: Writer, c: Call) -> None:
    opcode = "uitofp" if re.search(r"\.u(?:i|ll)2", c.callee) else "sitofp"
    w.emit(f"{c.result} = {opcode} {c.type(0)} {c.value(0)} to {c.returns}")


def _narrow(w: Writer, c: Call) -> None:
    if c.callee.startswith("llvm.nvvm.f2h"):
        half = w.temp(f"fptrunc float {c.value(0)} to half")
        w.emit(f"{c.result} = bitcast half {half} to i16")
    elif c.callee.startswith("llvm.nvvm.ff2"):
        first = f"insertelement <2 x float> zeroinitializer, float {c.value(1)}, i64 0"
        pair = w.temp(f"insertelement <2 x float> {w.temp(first)}, float {c.value(0)}, i64 1")
        w.emit(f"{c.result} = fptrunc <2 x float> {pair} to {c.returns}")
    else:
        w.emit(f"{c.result} = fptrunc {c.type(0)} {c.value(0)} to {c.returns}")


def _high_product(w: Writer, c: Call) -> None:
    bits = int(c.returns[1:])
    extend = "zext" if re.search(r"mulhi\.u", c.callee) else "sext"
    wide = f"i{2 * bits}"
    a = w.temp(f"{extend} {c.returns} {c.value(0)} to {wide}")
    b = w.temp(f"{extend} {c.returns} {c.value(1)} to {wide}")
    high = w.temp(f"lshr {wide} {w.temp(f'mul {wide} {a}, {b}')}, {bits}")
    w.emit(f"{c.result} = trunc {wide} {high} to {c.returns}")


def _product_24(w: Writer, c: Call) -> None:
    shift = "lshr" if c.callee.endswith("ui") else "ashr"
    low: list[str] = []
    for a in c.arguments:
        up = w.temp(f"shl i32 {a.value}, 8")
        low.append(w.temp(f"{shift} i32 {up}, 8"))
    w.emit(f"{c.result} = mul i32 {low[0]}, {low[1]}")


def _absolute_difference(w: Writer, c: Call) -> None:
    """sad: |a - b| + c."""
    t = c.returns
    less = "ult" if re.search(r"sad\.u", c.callee) else "slt"
    below = w.temp(f"icmp {less} {t} {c.value(0)}, {c.value(1)}")
    one = w.temp(f"sub {t} {c.value(0)}, {c.value(1)}")
    other = w.temp(f"sub {t} {c.value(1)}, {c.value(0)}")
    difference = w.temp(f"select i1 {below}, {t} {other}, {t} {one}")
    w.emit(f"{c.result} = add {t} {difference}, {c.value(2)}")


def _permute_bytes(w: Writer, c: Call) -> None:
    arguments = tuple(("i32", a.value) for a in c.arguments)
    w.emit(f"{c.result} = {w.call('i32', 'gevo_prmt', *arguments)}")


def _dot(w: Writer, c: Call) -> None:
    """idp4a, idp2a: dot product of bytes (2a: halves and bytes), with an accumulator."""
    match = re.match(r"llvm\.nvvm\.idp([24])a\.([us])\.([us])", c.callee)
    if match is None:
        raise w.refuse(f"the simt device does not know {c.callee}")
    signs = 2 * (match[2] == "s") + (match[3] == "s")
    if match[1] == "4":
        values = [("i32", a.value) for a in c.arguments]
        name = "gevo_dp4a"
    else:
        high = w.temp(f"zext i1 {c.value(2)} to i32")
        values = [("i32", v) for v in (c.value(0), c.value(1), c.value(3), high)]
        name = "gevo_dp2a"
    w.emit(f"{c.result} = {w.call('i32', name, *values, ('i32', str(signs)))}")


_T = r"(?:\.(?:f|d|f16|f16x2|f32|f64|bf16|bf16x2))?"

PATTERNS: tuple[tuple[re.Pattern[str], CallRule], ...] = (
    (_ODD_EXPONENT, _no_exponent),
    (_GENERIC, _through),
    (_POISON_FLAG, _defined),
    *floats.PATTERNS,
    *(
        (re.compile(rf"llvm\.nvvm\.{pattern}\Z"), flushed_where_named(rule))
        for pattern, rule in (
            (r"(?:div|rcp|sqrt|rsqrt|lg2|sin|cos)\.approx(?:\.ftz)?\.[fd]", _approximate),
            (r"(?:ex2|tanh)\.approx(?:\.ftz)?\.\w+", _approximate),
            (r"div\.full(?:\.ftz)?", _approximate),
            (rf"sqrt\.rn(?:\.ftz)?{_T}", intrinsic_of("sqrt")),
            (rf"rcp\.rn(?:\.ftz)?{_T}", _reciprocal),
            (rf"div\.rn(?:\.ftz)?{_T}", _operator("fdiv")),
            (rf"add\.rn(?:\.ftz)?{_T}", _operator("fadd")),
            (rf"sub\.rn(?:\.ftz)?{_T}", _operator("fsub")),
            (rf"mul\.rn(?:\.ftz)?{_T}", _operator("fmul")),
            (rf"fma\.rn(?:\.ftz)?{_T}", intrinsic_of("fma")),
            (rf"fma\.rn(?:\.ftz)?\.sat{_T}", _fma_saturated),
            (r"(?:add|mul|div|rcp|sqrt|fma)\.r[zmp](?:\.ftz)?\.[fd]", _directed),
            (rf"fabs(?:\.ftz)?{_T}", intrinsic_of("fabs")),
            (rf"ceil(?:\.ftz)?{_T}", intrinsic_of("ceil")),
            (rf"floor(?:\.ftz)?{_T}", intrinsic_of("floor")),
            (rf"round(?:\.ftz)?{_T}", intrinsic_of("roundeven")),
            (rf"trunc(?:\.ftz)?{_T}", intrinsic_of("trunc")),
            (rf"saturate(?:\.ftz)?{_T}", _clamp),
            (rf"fmin(?:\.ftz)?{_T}", intrinsic_of(LEAST)),
            (rf"fmax(?:\.ftz)?{_T}", intrinsic_of(GREATEST)),
            (rf"fmin(?:\.ftz)?\.nan{_T}", intrinsic_of("minimum")),
            (rf"fmax(?:\.ftz)?\.nan{_T}", intrinsic_of("maximum")),
            (r"[fd]2u?(?:i|ll)\.r[nzmp](?:\.ftz)?", _to_integer),
            (r"u?(?:i|ll)2[fd]\.rn", _to_float),
            (r"(?:d2f|f2h|ff2\w+|f2bf16)\.rn(?:\.ftz)?", _narrow),
            (r"d2i\.lo", _half_of_double(0)),
            (r"d2i\.hi", _half_of_double(32)),
            (r"lohi\.i2d", _double_of_halves),
            (r"mulhi\.(?:s|us|i|ui|ll|ull)", _high_product),
            (r"mul24\.u?i", _product_24),
            (r"sad\.(?:s|us|i|ui|ll|ull)", _absolute_difference),
            (r"prmt", _permute_bytes),
            (r"idp[24]a\.[us]\.[us]", _dot),
        )
    ),
)
