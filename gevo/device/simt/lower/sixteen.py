"""Floats of 16 bits on the host: what LLVM's back end would round twice, or as the CPU does.

LLVM computes with bfloats in float and narrows the result, on some CPUs with an instruction that
flushes subnormals; integers and fused products are rounded to float first. So the host's code has
no bfloats: a bfloat is its 16 bits, an i16. Sums, products, quotients and roots of them are
floats' and rounded to nearest even here. A float has more than twice their 8 bits and 2 more, and
as many exponents, so that rounding it once more changes nothing (S. Figueroa, *When is double
rounding innocuous?*, 1995). Whatever else has more bits than a float goes to the runtime's
functions (runtime/math.c), and so do fused products of halves. A NaN that comes out is PTX's
canonical one, 0x7fff. Source: PTX ISA 8.8, 9.7.4 and 9.7.9.21 (cvt).
"""

from __future__ import annotations

import re
import struct
from collections.abc import Callable, Mapping
from typing import NoReturn

from gevo.device.simt.lower.approximate import each_lane
from gevo.device.simt.lower.memory_ops import suffix
from gevo.device.simt.lower.writer import Call, Writer, parse_call
from gevo.errors import CompileFailed
from gevo.program.llvm.syntax.lexer import NAME
from gevo.program.llvm.syntax.types import (
    constant,
    element_of,
    integer_bits,
    lanes_of,
    like,
    take_pair,
    take_type,
)

_CONCERNED = re.compile(r"bfloat|@llvm\.fma\.(?:v\d+)?f16\(")
_REPLACED = re.compile(r"llvm\.[\w.]*bf16\b|llvm\.fma\.(?:v\d+)?f16\Z")
"""Functions that the host's code has no use for any more."""
_LINE = re.compile(rf"(?:(%{NAME}) = )?([a-z]\w*) ?(.*)")

_TYPE = re.compile(r"(?<![\w.$%@\"-])bfloat(?: ([-+]?\d+\.\d+(?:e[-+]\d+)?)(?![\w.]))?(?![\w.$-])")
_BITS = re.compile(r"\b0xR([0-9A-F]{4})\b")
_DECIMAL = re.compile(r"[-+]?\d+\.\d+(?:e[-+]\d+)?\Z")
_FLOAT_DIGITS = 24


def without_bfloats(w: Writer) -> None:
    """Give the kernel that `w` holds, whose blocks are all written, its form on the host.

    Raises:
        CompileFailed: It needs a function of bfloats that the device does not have.
    """
    w.prologue = [_plain(line) if "bfloat" in line else line for line in w.prologue]
    if not any(map(_CONCERNED.search, w.out)):
        return
    before, w.out = w.out, []
    for line in before:
        if _CONCERNED.search(line):
            _lower(w, line)
        else:
            w.out.append(line)
    w.out = [_plain(line) if "bfloat" in line else line for line in w.out]
    w.declares = {k: v for k, v in w.declares.items() if not _REPLACED.match(k)}


def plain_type(text: str) -> str:
    """A type, with i16 for bfloat."""
    return _TYPE.sub("i16", text)


def _plain(line: str) -> str:
    """A line that computes nothing: types and constants of bfloats as their bits."""
    line = _BITS.sub(lambda m: str(int(m[1], 16)), line)
    return _TYPE.sub(lambda m: f"i16 {_bits_of(m[1])}" if m[1] else "i16", line)


def _bits_of(decimal: str) -> int:
    bits = struct.unpack("<I", struct.pack("<f", float(decimal)))[0]
    return (bits + 0x7FFF + (bits >> 16 & 1)) >> 16


def _operand(value: str) -> str:
    """A bfloat as the bits that it is."""
    return str(_bits_of(value)) if _DECIMAL.match(value) else _plain(value)


def _lower(w: Writer, line: str) -> None:
    match = _LINE.match(line)
    if match is None:
        w.emit(line)
        return
    result, opcode, rest = match[1] or "", match[2], match[3]
    if opcode == "call":
        _call(w, line, parse_call(w, result, rest))
    elif rule := _RULES.get(opcode):
        rule(w, result, opcode, rest)
    else:
        w.emit(line)


def _give(w: Writer, result: str, type_: str, value: str) -> None:
    """Name a value of a type that has no bfloats."""
    w.emit(f"{result} = freeze {type_} {value}")


def _is_bfloat(type_: str) -> bool:
    return element_of(type_) == "bfloat"


def _raw(type_: str) -> str:
    return like(type_, "i16")


def _widened(w: Writer, type_: str, value: str) -> str:
    """Bfloats as the floats that they are."""
    whole = like(type_, "i32")
    bits = w.temp(f"zext {_raw(type_)} {_operand(value)} to {whole}")
    bits = w.temp(f"shl {whole} {bits}, {constant(whole, 16)}")
    return w.temp(f"bitcast {whole} {bits} to {like(type_, 'float')}")


def _narrowed(w: Writer, type_: str, value: str) -> str:
    """Bits of the bfloats nearest to floats, the even ones of two; `type_` says how many."""
    whole, wide = like(type_, "i32"), like(type_, "float")
    bits = w.temp(f"bitcast {wide} {value} to {whole}")
    odd = w.temp(f"lshr {whole} {bits}, {constant(whole, 16)}")
    odd = w.temp(f"and {whole} {odd}, {constant(whole, 1)}")
    near = w.temp(f"add {whole} {bits}, {constant(whole, 0x7FFF)}")
    near = w.temp(f"add {whole} {near}, {odd}")
    nan = w.temp(f"fcmp uno {wide} {value}, {value}")
    near = w.temp(f"lshr {whole} {near}, {constant(whole, 16)}")
    flag, canonical = like(type_, "i1"), constant(whole, 0x7FFF)
    near = w.temp(f"select {flag} {nan}, {whole} {canonical}, {whole} {near}")
    return w.temp(f"trunc {whole} {near} to {_raw(type_)}")


def _by_function(w: Writer, name: str, type_: str, *operands: tuple[str, str]) -> str:
    """What a function of the runtime gives for each lane, as bits."""

    def one(*values: str) -> str:
        given = ((element_of(t), v) for (t, _), v in zip(operands, values, strict=True))
        bits = w.temp(w.call("i32", name, *given))
        return w.temp(f"trunc i32 {bits} to i16")

    if not lanes_of(type_):
        return one(*(value for _, value in operands))
    result = "zeroinitializer"
    for lane in range(lanes_of(type_)):
        parts = [w.temp(f"extractelement {t} {v}, i64 {lane}") for t, v in operands]
        result = w.temp(f"insertelement {_raw(type_)} {result}, i16 {one(*parts)}, i64 {lane}")
    return result


def _binary(w: Writer, result: str, opcode: str, rest: str) -> None:
    type_, a, b = take_pair(rest)
    _give(w, result, _raw(type_), _computed(w, opcode, type_, a, b))


def _computed(w: Writer, opcode: str, type_: str, a: str, b: str) -> str:
    wide = like(type_, "float")
    a, b = _widened(w, type_, a), _widened(w, type_, b)
    return _narrowed(w, type_, w.temp(f"{opcode} {wide} {a}, {b}"))


def _negate(w: Writer, result: str, opcode: str, rest: str) -> None:
    del opcode
    type_, a = take_type(rest)
    raw = _raw(type_)
    w.emit(f"{result} = xor {raw} {_operand(a)}, {constant(raw, -0x8000)}")


def _compare(w: Writer, result: str, opcode: str, rest: str) -> None:
    predicate, operands = rest.split(" ", 1)
    type_, a, b = take_pair(operands)
    a, b = _widened(w, type_, a), _widened(w, type_, b)
    w.emit(f"{result} = {opcode} {predicate} {like(type_, 'float')} {a}, {b}")


def _extend(w: Writer, result: str, opcode: str, rest: str) -> None:
    """`fpext`, and conversions to integers."""
    type_, operand = take_type(rest)
    value, target = operand.rsplit(" to ", 1)
    wide = _widened(w, type_, value)
    if element_of(target) == "float":
        _give(w, result, target, wide)
    else:
        w.emit(f"{result} = {opcode} {like(type_, 'float')} {wide} to {target}")


def _truncate(w: Writer, result: str, opcode: str, rest: str) -> None:
    del opcode
    source, operand = take_type(rest)
    value, target = operand.rsplit(" to ", 1)
    if element_of(source) == "float":
        bits = _narrowed(w, target, value)
    else:
        bits = _by_function(w, "gevo_brain_of_double", target, (source, value))
    _give(w, result, _raw(target), bits)


def _from_integer(w: Writer, result: str, opcode: str, rest: str) -> None:
    source, operand = take_type(rest)
    value, target = operand.rsplit(" to ", 1)
    bits = integer_bits(element_of(source))
    if bits <= _FLOAT_DIGITS:
        exact = w.temp(f"{opcode} {source} {value} to {like(target, 'float')}")
        _give(w, result, _raw(target), _narrowed(w, target, exact))
        return
    signed = opcode == "sitofp"
    if bits < 64:
        whole = like(source, "i64")
        value = w.temp(f"{'sext' if signed else 'zext'} {source} {value} to {whole}")
        source = whole
    name = "gevo_brain_of_signed" if signed else "gevo_brain_of_unsigned"
    _give(w, result, _raw(target), _by_function(w, name, target, (source, value)))


_RULES: Mapping[str, Callable[[Writer, str, str, str], None]] = {
    **dict.fromkeys(("fadd", "fsub", "fmul", "fdiv"), _binary),
    "fneg": _negate,
    "fcmp": _compare,
    **dict.fromkeys(("fpext", "fptosi", "fptoui"), _extend),
    "fptrunc": _truncate,
    **dict.fromkeys(("sitofp", "uitofp"), _from_integer),
}
"""By opcode; others only move bfloats."""

_INTRINSIC = re.compile(r"llvm\.([a-z.\d]+?)((?:\.(?:v\d+)?(?:bf16|f16|i\d+))+)\Z")
_SUMMED = {"vector.reduce.fadd": "fadd", "vector.reduce.fmul": "fmul"}
_BY_FLOAT = frozenset(
    "floor ceil trunc rint nearbyint roundeven round sqrt canonicalize minnum maxnum minimum "
    "maximum minimumnum maximumnum ldexp powi is.fpclass fptosi.sat fptoui.sat exp exp2 exp10 log "
    "log2 log10 pow sin cos tan asin acos atan atan2 sinh cosh tanh vector.reduce.fmax "
    "vector.reduce.fmin vector.reduce.fmaximum vector.reduce.fminimum".split()
)
"""What the float's function gives is rounded, if it is not an integer or a bfloat already."""


def _refuse(line: str) -> NoReturn:
    raise CompileFailed(f"the simt device has no such function of bfloats: {line}")


def _call(w: Writer, line: str, c: Call) -> None:
    match = _INTRINSIC.match(c.callee)
    name = match[1] if match else ""
    if name == "fma":
        _fused(w, c)
    elif name == "fabs":
        raw = _raw(c.returns)
        w.emit(f"{c.result} = and {raw} {_operand(c.value(0))}, {constant(raw, 0x7FFF)}")
    elif name == "copysign":
        _with_sign(w, c)
    elif name in _SUMMED:
        _summed(w, _SUMMED[name], c)
    elif name in _BY_FLOAT:
        _by_float(w, name, match[2] if match else "", c)
    else:
        _refuse(line)


def _fused(w: Writer, c: Call) -> None:
    """A product and a sum that are rounded once, of bfloats or of halves."""
    type_ = c.returns
    brain = _is_bfloat(type_)
    name = "gevo_fma_brain" if brain else "gevo_fma_half"

    def one(*values: str) -> str:
        return _by_function(w, name, "i16", *(("i32", _unsigned(w, v)) for v in values))

    raw = _raw(type_)
    given = [_operand(a.value) if brain else _halves(w, type_, a.value) for a in c.arguments]
    bits = each_lane(w, raw, given, one)
    if brain:
        _give(w, c.result, raw, bits)
    else:
        w.emit(f"{c.result} = bitcast {raw} {bits} to {type_}")


def _halves(w: Writer, type_: str, value: str) -> str:
    return w.temp(f"bitcast {type_} {value} to {_raw(type_)}")


def _unsigned(w: Writer, bits: str) -> str:
    return w.temp(f"zext i16 {bits} to i32")


def _with_sign(w: Writer, c: Call) -> None:
    raw = _raw(c.returns)
    size = w.temp(f"and {raw} {_operand(c.value(0))}, {constant(raw, 0x7FFF)}")
    sign = w.temp(f"and {raw} {_operand(c.value(1))}, {constant(raw, -0x8000)}")
    w.emit(f"{c.result} = or {raw} {size}, {sign}")


def _summed(w: Writer, opcode: str, c: Call) -> None:
    """One lane after the other, as the intrinsic says; each result is rounded."""
    total, vector, type_ = _operand(c.value(0)), _operand(c.value(1)), c.type(1)
    for lane in range(lanes_of(type_)):
        part = w.temp(f"extractelement {_raw(type_)} {vector}, i64 {lane}")
        total = _computed(w, opcode, "bfloat", total, part)
    _give(w, c.result, "i16", total)


def _by_float(w: Writer, name: str, types: str, c: Call) -> None:
    arguments = [
        (like(a.type, "float"), _widened(w, a.type, a.value)) if _is_bfloat(a.type)
        else (a.type, a.value)
        for a in c.arguments
    ]  # fmt: skip
    narrow = _is_bfloat(c.returns)
    returns = like(c.returns, "float") if narrow else c.returns
    callee = f"llvm.{name}{types.replace('bf16', suffix('float'))}"
    text = w.call(returns, callee, *arguments)
    if narrow:
        _give(w, c.result, _raw(c.returns), _narrowed(w, c.returns, w.temp(text)))
    else:
        w.emit(f"{c.result} = {text}")
