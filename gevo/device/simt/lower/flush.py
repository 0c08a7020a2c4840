"""Flushing of subnormal numbers to zero, as PTX's `.ftz` does it.

The NVPTX back end emits `.ftz` where a function's `denormal-fp-math-f32`, or `denormal-fp-math`
where it has none, asks for `preserve-sign` results; for float in all arithmetic, conversions and
comparisons, for half where PTX has a form with `.ftz` (not in rounding and conversion), for
bfloat where it computes in float. Intrinsics and inline assembly say `.ftz` themselves.
"""

from __future__ import annotations

import re
from dataclasses import replace

from gevo.device.simt.lower.calls import Call, CallRule
from gevo.device.simt.lower.writer import Writer
from gevo.program.llvm.syntax.types import constant, element_of, like

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
