"""PTX's approximate arithmetic: what is approximate, how far off it may be, and its lowering.

The arithmetic itself is in runtime/approx.c: a result is any one that the ISA allows, chosen by
a hash of the operation, its operands and `RunOptions.arithmetic_seed`. So a program may rely on
what the ISA promises and on nothing more, and the same program gives the same result.

What is approximate is what LLVM's NVPTX back end emits as such (fast_math.py), what an intrinsic
names, and what inline assembly writes.

Flushing of subnormal numbers to zero, as PTX's `.ftz` does it. The NVPTX back end emits `.ftz`
where a function's `denormal-fp-math-f32`, or `denormal-fp-math` where it has none, asks for
`preserve-sign` results; for float in all arithmetic, conversions and comparisons, for half where
PTX has a form with `.ftz` (not in rounding and conversion), for bfloat where it computes in float.
Intrinsics and inline assembly say `.ftz` themselves.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from gevo.device.simt.lower.writer import Call, CallRule, Writer
from gevo.program.llvm.syntax.types import constant, element_of, lanes_of, like


@dataclass(frozen=True, slots=True)
class Bound:
    """The largest error that PTX allows, and where the ISA (8.8) says so.

    Attributes:
        ulps: In units of the last place of the exact result.
        relative: As a fraction of the exact result.
        absolute: As it is.
        section: Of the PTX ISA; where that has no bound, what is used instead.
        where: The operands that the bound is for; empty for all.
    """

    section: str
    ulps: float = 0.0
    relative: float = 0.0
    absolute: float = 0.0
    where: str = ""


_GROSS = "9.7.3.14 and 9.7.3.17 give no bound; one unit of the last of the 20 bits computed"

BOUNDS: Mapping[str, tuple[Bound, ...]] = {
    "div.approx.f32": (Bound("9.7.3.8", ulps=2, where="2^-126 <= |b| <= 2^126"),),
    "div.full.f32": (Bound("9.7.3.8", ulps=2),),
    "rcp.approx.f32": (Bound("9.7.3.13", ulps=1),),
    "sqrt.approx.f32": (Bound("9.7.3.15", relative=2**-23),),
    "rsqrt.approx.f32": (Bound("9.7.3.16", relative=2**-22.9),),
    "sin.approx.f32": (
        Bound("9.7.3.18", absolute=2**-20.5, where="|a| <= 2 pi"),
        Bound("9.7.3.18", absolute=2**-14.7, where="|a| <= 100 pi"),
    ),
    "cos.approx.f32": (
        Bound("9.7.3.19", absolute=2**-20.5, where="|a| <= 2 pi"),
        Bound("9.7.3.19", absolute=2**-14.7, where="|a| <= 100 pi"),
    ),
    "lg2.approx.f32": (
        Bound("9.7.3.20", absolute=2**-22, where="0.5 < a < 2"),
        Bound("9.7.3.20", relative=2**-22),
    ),
    "ex2.approx.f32": (Bound("9.7.3.21", ulps=2, where="of the rounded result"),),
    "tanh.approx.f32": (Bound("9.7.3.22", relative=2**-11),),
    "tanh.approx.f16": (Bound("9.7.4.9", absolute=2**-10.987),),
    "tanh.approx.bf16": (Bound("9.7.4.9", absolute=2**-8),),
    "ex2.approx.f16": (Bound("9.7.4.10", relative=2**-9.9),),
    "ex2.approx.ftz.bf16": (Bound("9.7.4.10", relative=2**-7),),
    "rcp.approx.ftz.f64": (Bound(_GROSS, relative=2**-20),),
    "rsqrt.approx.ftz.f64": (Bound(_GROSS, relative=2**-20),),
    "rsqrt.approx.f64": (
        Bound("9.7.3.16 gives none; CUDA C++ Programming Guide, 17.1, rsqrt", ulps=1),
    ),
}
"""By mnemonic. The forms with `.ftz` for f32 and the packed ones have the same bounds."""

_OPERATIONS = frozenset("div div.full rcp sqrt rsqrt ex2 lg2 sin cos tanh".split())
_DOUBLE = {"rcp.ftz": "gevo_rcp_gross_d", "rsqrt.ftz": "gevo_rsqrt_gross_d",
           "rsqrt": "gevo_rsqrt_approx_d"}  # fmt: skip
_HALF = {
    ("ex2", "half"): "gevo_ex2_approx_h", ("ex2", "bfloat"): "gevo_ex2_approx_b",
    ("tanh", "half"): "gevo_tanh_approx_h", ("tanh", "bfloat"): "gevo_tanh_approx_b",
}  # fmt: skip


def approximate(w: Writer, operation: str, type_: str, *values: str) -> str:
    """A value of `type_`: PTX's approximate `operation` of the values.

    Half and bfloat go through float, but for `ex2` and `tanh`, which have forms of their own.

    Args:
        w: Where to.
        operation: The opcode: `div`, `div.full`, `rcp`, `sqrt`, `rsqrt`, `ex2`, `lg2`, `sin`,
            `cos`, `tanh`; of doubles `rsqrt`, `rsqrt.ftz`, `rcp.ftz`.
        type_: float, half, bfloat, double, or a vector of them.
        values: The operands.

    Raises:
        CompileFailed: PTX has no such operation.
    """
    w.seeded = True

    def one(*scalars: str) -> str:
        return _scalar(w, operation, element_of(type_), scalars)

    return each_lane(w, type_, values, one)


def _scalar(w: Writer, operation: str, type_: str, values: tuple[str, ...]) -> str:
    if type_ == "double" and operation in _DOUBLE:
        return w.temp(w.call(type_, _DOUBLE[operation], *(("double", v) for v in values)))
    if operation not in _OPERATIONS or type_ not in ("float", "half", "bfloat"):
        raise w.refuse(f"PTX has no approximate {operation} of {type_}")
    if own := _HALF.get((operation, type_)):
        bits = w.temp(f"bitcast {type_} {values[0]} to i16")
        wide = w.temp(f"zext i16 {bits} to i32")
        low = w.temp(f"trunc i32 {w.temp(w.call('i32', own, ('i32', wide)))} to i16")
        return w.temp(f"bitcast i16 {low} to {type_}")
    name = operation.replace(".", "_") if operation == "div.full" else f"{operation}_approx"
    if type_ == "float":
        return w.temp(w.call(type_, f"gevo_{name}_f", *(("float", v) for v in values)))
    wide = [("float", w.temp(f"fpext {type_} {v} to float")) for v in values]
    return w.temp(f"fptrunc float {w.temp(w.call('float', f'gevo_{name}_f', *wide))} to {type_}")


def each_lane(w: Writer, type_: str, values: Sequence[str], scalar: Callable[..., str]) -> str:
    """What `scalar` gives for the values, or a vector of what it gives for their lanes."""
    if not lanes_of(type_):
        return scalar(*values)
    result = "zeroinitializer"
    for lane in range(lanes_of(type_)):
        parts = [w.temp(f"extractelement {type_} {v}, i64 {lane}") for v in values]
        text = f"insertelement {type_} {result}, {element_of(type_)} {scalar(*parts)}, i64 {lane}"
        result = w.temp(text)
    return result


_EXPONENT = {"float": (32, 0x7F800000), "half": (16, 0x7C00), "bfloat": (16, 0x7F80)}
_MODE = re.compile(r'"denormal-fp-math(-f32)?"="([\w-]*)')


def flushes(attributes: str) -> bool:
    """Whether the back end emits `.ftz` for a function with these attributes."""
    modes = {match[1] or "": match[2] for match in _MODE.finditer(attributes)}
    return modes.get("-f32", modes.get("", "")) == "preserve-sign"


def flush(w: Writer, type_: str, value: str) -> str:
    """The value, with subnormals as zeros of the same sign; other types as they are."""
    if element_of(type_) not in _EXPONENT:
        return value
    bits, exponent = _EXPONENT[element_of(type_)]
    whole, flag = like(type_, f"i{bits}"), like(type_, "i1")
    raw = w.temp(f"bitcast {type_} {value} to {whole}")
    size = w.temp(f"and {whole} {raw}, {constant(whole, exponent)}")
    sign = w.temp(f"and {whole} {raw}, {constant(whole, -1 << (bits - 1))}")
    small = w.temp(f"icmp eq {whole} {size}, {constant(whole, 0)}")
    kept = w.temp(f"select {flag} {small}, {whole} {sign}, {whole} {raw}")
    return w.temp(f"bitcast {whole} {kept} to {type_}")


def flush_into(w: Writer, result: str, type_: str, value: str) -> None:
    """Give `result` the flushed value."""
    w.assign(result, type_, flush(w, type_, value))


def flushed(rule: CallRule) -> CallRule:
    """The rule with operands and result flushed."""

    def lower(w: Writer, c: Call) -> None:
        arguments = tuple(replace(a, value=flush(w, a.type, a.value)) for a in c.arguments)
        inner = f"%{w.fresh('f')}"
        rule(w, replace(c, result=inner, arguments=arguments))
        flush_into(w, c.result, c.returns, inner)

    return lower


def flushed_where_named(rule: CallRule) -> CallRule:
    """The rule; with operands and result flushed for a callee with `.ftz` in its name."""

    def lower(w: Writer, c: Call) -> None:
        (flushed(rule) if ".ftz" in c.callee else rule)(w, c)

    return lower
