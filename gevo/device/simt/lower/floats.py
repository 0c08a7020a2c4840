"""Floating-point instructions and LLVM's intrinsics, as the NVPTX back end emits them.

Which of them are approximate is in fast_math.py, where subnormals are flushed in approximate.py.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace

from gevo.device.simt.lower.approximate import approximate, each_lane, flush
from gevo.device.simt.lower.fast_math import EXACT, Division, Form, approximates
from gevo.device.simt.lower.memory_ops import GREATEST, LEAST, suffix
from gevo.device.simt.lower.writer import Call, CallRule, Writer
from gevo.program.llvm.syntax.types import element_of, like, take_pair, take_type

Rule = Callable[[Writer, str, str], None]

_OWN = frozenset(("float", "half"))
"""Types of which PTX's arithmetic has forms with `.ftz`."""
_BY_FLOAT = frozenset(("float", "bfloat"))
"""Types that are flushed where the back end computes in float. (Subnormal halves are normal
floats.)"""
_FLOAT = frozenset(("float",))


def _flush(w: Writer, type_: str, value: str, where: frozenset[str]) -> str:
    return flush(w, type_, value) if w.ftz and element_of(type_) in where else value


def _binary(opcode: str) -> Rule:
    """An fadd, fsub or fmul."""

    def lower(w: Writer, result: str, rest: str) -> None:
        if not w.ftz:
            w.emit(f"{result} = {opcode} {rest}")
            return
        type_, a, b = take_pair(rest)
        a, b = _flush(w, type_, a, _OWN), _flush(w, type_, b, _OWN)
        value = w.temp(f"{opcode} {type_} {a}, {b}")
        w.assign(result, type_, _flush(w, type_, value, _OWN))

    return lower


def _negate(w: Writer, result: str, rest: str) -> None:
    type_, a = take_type(rest)
    w.emit(f"{result} = fneg {type_} {_flush(w, type_, a, _OWN)}")


def _compare(w: Writer, result: str, rest: str) -> None:
    if not w.ftz:
        w.emit(f"{result} = fcmp {rest}")
        return
    predicate, operands = rest.split(" ", 1)
    type_, a, b = take_pair(operands)
    a, b = _flush(w, type_, a, _OWN), _flush(w, type_, b, _OWN)
    w.emit(f"{result} = fcmp {predicate} {type_} {a}, {b}")


def _resize(opcode: str) -> Rule:
    """Conversions: `.ftz` where PTX converts between float and double, or to float."""

    def lower(w: Writer, result: str, rest: str) -> None:
        if not w.ftz:
            w.emit(f"{result} = {opcode} {rest}")
            return
        source, operand = take_type(rest)
        value, target = operand.rsplit(" to ", 1)
        if element_of(target) == "double":
            value = _flush(w, source, value, _FLOAT)
        converted = w.temp(f"{opcode} {source} {value} to {target}")
        if element_of(source) != "half":
            converted = _flush(w, target, converted, _FLOAT)
        w.assign(result, target, converted)

    return lower


def _one(type_: str) -> str:
    return f"splat ({element_of(type_)} 1.0)" if type_[0] == "<" else "1.0"


def _divide(w: Writer, result: str, rest: str) -> None:
    division = w.divisions.get(w.instruction, EXACT)
    if division.form is Form.EXACT and not w.ftz:
        w.emit(f"{result} = fdiv {rest}")
        return
    type_, a, b = take_pair(rest)
    if division.form is Form.ROOT:
        w.assign(result, type_, _inverse_root(w, type_, division))
        return
    a, b = _flush(w, type_, a, _BY_FLOAT), _flush(w, type_, b, _BY_FLOAT)
    if division.form is Form.EXACT:
        value = w.temp(f"fdiv {type_} {a}, {b}")
    elif division.form is Form.DIVIDE:
        value = approximate(w, "div", type_, a, b)
    elif division.form is Form.RECIPROCAL:
        value = approximate(w, "rcp", type_, b)
    else:
        value = _times_reciprocal(w, type_, a, b, division.form is Form.TIMES_APPROXIMATE)
    w.assign(result, type_, _flush(w, type_, value, _BY_FLOAT))


def _inverse_root(w: Writer, type_: str, division: Division) -> str:
    flushing = w.ftz if division.ftz is None else division.ftz
    value = flush(w, type_, division.radicand) if flushing else division.radicand
    value = approximate(w, "rsqrt", type_, value)
    return flush(w, type_, value) if flushing else value


def _times_reciprocal(w: Writer, type_: str, a: str, b: str, rough: bool) -> str:
    exact = f"fdiv {type_} {_one(type_)}, {b}"
    inverse = approximate(w, "rcp", type_, b) if rough else w.temp(exact)
    return w.temp(f"fmul {type_} {a}, {_flush(w, type_, inverse, _BY_FLOAT)}")


def _remainder(w: Writer, result: str, rest: str) -> None:
    """The back end's frem: a - trunc(a / b) * b, and a for an infinite b.

    That is not fmod: where the quotient has more bits than a float it is far off.
    """
    type_, a, b = take_pair(rest)
    rough = approximates(w.line)

    def one(x: str, y: str) -> str:
        return _scalar_remainder(w, element_of(type_), x, y, rough)

    w.assign(result, type_, each_lane(w, type_, (a, b), one))


def _scalar_remainder(w: Writer, type_: str, a: str, b: str, rough: bool) -> str:
    t = "double" if type_ == "double" else "float"
    given = type_
    if given != t:
        a, b = (w.temp(f"fpext {given} {v} to {t}") for v in (a, b))
    a, b = _flush(w, t, a, _FLOAT), _flush(w, t, b, _FLOAT)
    if rough and t == "float":
        quotient = approximate(w, "div", t, a, b)
    else:
        quotient = w.temp(f"fdiv {t} {a}, {b}")
    quotient = _flush(w, t, quotient, _FLOAT)
    s = suffix(t)
    whole = w.temp(w.call(t, f"llvm.trunc.{s}", (t, quotient)))
    minus = w.temp(f"fneg {t} {whole}")
    rest = w.temp(w.call(t, f"llvm.fma.{s}", (t, minus), (t, b), (t, a)))
    rest = _flush(w, t, rest, _FLOAT)
    infinite = w.temp(w.call("i1", f"llvm.is.fpclass.{s}", (t, b), ("i32", "516")))
    value = w.temp(f"select i1 {infinite}, {t} {a}, {t} {rest}")
    return w.temp(f"fptrunc {t} {value} to {given}") if given != t else value


RULES: Mapping[str, Rule] = {
    **{op: _binary(op) for op in ("fadd", "fsub", "fmul")},
    "fdiv": _divide,
    "frem": _remainder,
    "fneg": _negate,
    "fcmp": _compare,
    "fptrunc": _resize("fptrunc"),
    "fpext": _resize("fpext"),
}
"""By opcode."""

_FLUSHED: Mapping[str, frozenset[str]] = {
    **dict.fromkeys(
        "fabs minnum maxnum minimum maximum minimumnum maximumnum fma fmuladd canonicalize "
        "ldexp".split(),
        _OWN,
    ),
    **dict.fromkeys("floor ceil trunc rint nearbyint roundeven exp2".split(), _FLOAT),
    **dict.fromkeys("sqrt sin cos tanh round".split(), _BY_FLOAT),
}
_WITH_FLAG = frozenset(("sqrt", "sin", "cos", "tanh"))
"""Approximate with `afn`; all but `sqrt` cannot be emitted without."""
_ANY = frozenset(("float", "half", "bfloat"))
_AS_PTX = {"fmuladd": "fma", "minnum": LEAST, "maxnum": GREATEST}
"""Where LLVM leaves open what comes out, and the instruction of PTX does not."""


def intrinsic(w: Writer, c: Call) -> None:
    """A call of one of LLVM's own intrinsics on floats."""
    name, element = c.callee.split(".")[1], element_of(c.returns)
    flushing = w.ftz and element in _FLUSHED.get(name, ())
    if name == "exp2" and element == "bfloat":
        flushing = True  # there is no other form
    if flushing:
        c = replace(
            c, arguments=tuple(replace(a, value=flush(w, a.type, a.value)) for a in c.arguments)
        )
    text = _text(w, name, c)
    if flushing:
        text = f"freeze {c.returns} {flush(w, c.returns, w.temp(text))}"
    w.emit(f"{c.result} = {text}" if c.result else text)


def _text(w: Writer, name: str, c: Call) -> str:
    """The instruction that computes the intrinsic."""
    known = element_of(c.returns) in _ANY
    if known and (name == "exp2" or (name in _WITH_FLAG and approximates(w.line))):
        operation = "ex2" if name == "exp2" else name
        return f"freeze {c.returns} {_approximate(w, operation, c)}"
    arguments = tuple((a.type, a.value) for a in c.arguments)
    callee = c.callee.replace(f".{name}.", f".{_AS_PTX.get(name, name)}.")
    return w.call(c.returns, callee, *arguments)


def _approximate(w: Writer, operation: str, c: Call) -> str:
    if operation != "tanh" or element_of(c.returns) == "float":
        return approximate(w, operation, c.returns, c.value(0))
    # The back end has no use for `tanh.approx.f16`: it goes through float.
    wide = like(c.returns, "float")
    value = w.temp(f"fpext {c.returns} {c.value(0)} to {wide}")
    return w.temp(f"fptrunc {wide} {approximate(w, operation, wide, value)} to {c.returns}")


def root(w: Writer, c: Call) -> None:
    """`llvm.nvvm.sqrt.f`, the root as flags and the function's attributes have it."""
    intrinsic(w, replace(c, callee="llvm.sqrt.f32"))


_TF32_UNIT = 1 << 13
"""The last place of a tf32, in the bits of a float."""
_TF32_LARGEST = 0x7F7FE000
_NAN = 0x7FFFFFFF


def _to_tf32(w: Writer, c: Call) -> None:
    """Bits of a float, rounded to 10 behind the point."""
    value = c.value(0)
    raw = w.temp(f"bitcast float {value} to i32")
    half = str(_TF32_UNIT >> 1 if ".rna" in c.callee else 0)
    if ".rn" in c.callee and ".rna" not in c.callee:
        odd = w.temp(f"and i32 {w.temp(f'lshr i32 {raw}, 13')}, 1")
        half = w.temp(f"add i32 {odd}, {(_TF32_UNIT >> 1) - 1}")
    near = w.temp(f"and i32 {w.temp(f'add i32 {raw}, {half}')}, {-_TF32_UNIT}")
    if ".satfinite" in c.callee:
        size, sign = w.temp(f"and i32 {near}, {_NAN}"), w.temp(f"and i32 {near}, {-_NAN - 1}")
        size = w.temp(w.call("i32", "llvm.umin.i32", ("i32", size), ("i32", str(_TF32_LARGEST))))
        near = w.temp(f"or i32 {size}, {sign}")
    if ".relu" in c.callee:
        near = w.temp(w.call("i32", "llvm.smax.i32", ("i32", near), ("i32", "0")))
    nan = w.temp(f"fcmp uno float {value}, {value}")
    w.emit(f"{c.result} = select i1 {nan}, i32 {_NAN}, i32 {near}")


PATTERNS: tuple[tuple[re.Pattern[str], CallRule], ...] = (
    (re.compile(rf"llvm\.(?:{'|'.join(_FLUSHED)})\.[\w.]+\Z"), intrinsic),
    (re.compile(r"llvm\.nvvm\.sqrt\.f\Z"), root),
    (re.compile(r"llvm\.nvvm\.f2tf32\.(?:rna|r[nz](?:\.relu)?)(?:\.satfinite)?\Z"), _to_tf32),
)
