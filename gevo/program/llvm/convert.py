"""Conversions of small integers to floats by a sum, which is exact.

A GPU converts at a quarter of the rate at which it adds, or less (CUDA C++ Programming Guide,
throughput of native arithmetic instructions). An integer x from 0 below 2**23 is the low part of
a float: with the bits of 2**23 above it that is 2**23 + x, from which 2**23 is subtracted (Warren,
*Hacker's Delight*, 2013, section 17-4). With a sign the bias is 2**23 + 2**22; of doubles, 2**52
and 2**52 + 2**51. Neither sum is rounded, and 0 becomes a positive zero, as when it is converted.

That an integer is small enough follows from what computes it: bytes, masks, shifts, remainders,
places of threads.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial

from gevo.errors import EditError
from gevo.program.base import Value
from gevo.program.llvm.body import Body, Line
from gevo.program.llvm.coarse_plan import callee
from gevo.program.llvm.text import Function, Instruction, Module

Span = tuple[int, int]
"""The least and the largest number that an integer may be, with a sign."""
_INTEGER = re.compile(r"i(8|16|32|64)\Z")
_LITERAL = re.compile(r"-?\d+\Z")
_REGISTER = re.compile(r"llvm\.nvvm\.read\.ptx\.sreg\.(n?tid|n?ctaid|laneid)(?:\.([xyz]))?\Z")
_BOUNDED = re.compile(r"llvm\.([su])(min|max)\.i\d+\Z")
_DEEP = 40
"""So many instructions behind each other are followed."""


@dataclass(frozen=True)
class _Biased:
    """A floating-point type, of which the integers lie one apart above a power of two.

    Attributes:
        bits: Of an integer as wide.
        mantissa: Bits behind the point.
        exponent: The bits of `2**mantissa`, as an integer.
    """

    bits: int
    mantissa: int
    exponent: int


_TYPES = {"float": _Biased(32, 23, 0x4B000000), "double": _Biased(64, 52, 0x4330000000000000)}


def biasable(module: Module, function: Function) -> Iterator[str]:
    """The types to which a function converts integers that are small enough, in order."""
    spans = _Spans(module)
    yield from dict.fromkeys(one.type for one in module.inside(function) if spans.fits(one))


def biased(module: Module, name: str, type_: str, prefix: str) -> tuple[str, tuple[str, ...]]:
    """A module in which a function converts small integers by a sum.

    Args:
        module: The module.
        name: The function's name.
        type_: To which it converts: one of `biasable`.
        prefix: With which uids of new instructions begin.

    Returns:
        Its text, and the uids of its instructions in order.

    Raises:
        EditError: The function converts no integer of which it is known that it is small.
    """
    function = next((f for f in module.functions if f.name == name), None)
    spans = _Spans(module)
    some = [one for one in module.inside(function) if spans.fits(one)] if function else []
    some = [one for one in some if one.type == type_]
    if function is None or not some:
        raise EditError(f"{name} converts no small integers to {type_}")
    body = Body(module, function, prefix)
    for one in some:
        lines = body.block(one.block).lines
        at = next(n for n, line in enumerate(lines) if line.uid == one.uid)
        lines[at : at + 1] = _sum(body, one, spans)
    return body.printed()


def _sum(body: Body, one: Instruction, spans: _Spans) -> list[Line]:
    """What gives the result of a conversion."""
    to, source = _TYPES[one.type], one.operands[0].value
    least, _ = spans.converted(one)
    lines: list[Line] = []
    new = partial(body.new, into=lines)
    integer, ref = f"i{to.bits}", body.text_of(source.ref)
    if source.type != integer:
        wider = "sext" if one.op == "sitofp" else "zext"
        how = wider if int(source.type[1:]) < to.bits else "trunc"
        ref = new(f"{how} {source.type} {ref} to {integer}")
    half = 1 << (to.mantissa - 1) if least < 0 else 0
    put = "add" if half else "or"
    bits = new(f"{put} {integer} {ref}, {to.exponent + half}")
    number = new(f"bitcast {integer} {bits} to {one.type}")
    bias = f"{float((1 << to.mantissa) + half):.16e}"
    return [*lines, Line(one.uid, f"{one.label} = fsub {one.type} {number}, {bias}{_rest(one)}")]


def _rest(one: Instruction) -> str:
    """What stands behind a conversion: where it is in the source."""
    return one.pieces[-1].removeprefix(f" to {one.type}")


class _Spans:
    """Between which numbers integers lie, as their instructions tell it."""

    def __init__(self, module: Module) -> None:
        self._module = module
        self._known: dict[str, Span] = {}

    def fits(self, one: Instruction) -> bool:
        """Whether an instruction converts an integer that is small enough."""
        to = _TYPES.get(one.type) if one.op in ("uitofp", "sitofp") else None
        if to is None or not _INTEGER.match(one.operands[0].type):
            return False
        if _LITERAL.match(one.operands[0].value.ref):
            return False
        least, most = self.converted(one)
        half = 1 << (to.mantissa - 1)
        return (least >= 0 and most < 2 * half) or (least >= -half and most < half)

    def converted(self, one: Instruction) -> Span:
        """What a conversion takes its operand for."""
        value = one.operands[0].value
        return self._unsigned(value, 0) if one.op == "uitofp" else self._of(value, 0)

    def _unsigned(self, value: Value, deep: int) -> Span:
        """The same bits as a number without a sign."""
        found = self._of(value, deep)
        return found if found[0] >= 0 else (0, (1 << int(value.type[1:])) - 1)

    def _of(self, value: Value, deep: int) -> Span:
        if not _INTEGER.match(value.type):
            return _full(64) if value.type != "i1" else _full(1)
        bits, ref = int(value.type[1:]), value.ref
        if _LITERAL.match(ref):
            return (int(ref), int(ref))
        one = self._module.instructions.get(ref)
        if one is None or deep > _DEEP:
            return _full(bits)
        if ref not in self._known:
            self._known[ref] = _full(bits)  # for what comes back to it
            found = self._computed(one, bits, deep + 1)
            self._known[ref] = found if _within(found, _full(bits)) else _full(bits)
        return self._known[ref]

    def _computed(self, one: Instruction, bits: int, deep: int) -> Span:
        values = [operand.value for operand in one.operands]
        if one.op == "zext":
            return (0, 1) if values[0].type == "i1" else self._unsigned(values[0], deep)
        if one.op in ("sext", "trunc"):
            return self._of(values[0], deep)
        if one.op in ("select", "phi"):
            spans = [self._of(value, deep) for value in values[one.op == "select" :]]
            return min(low for low, _ in spans), max(high for _, high in spans)
        if one.op in _RULES and len(values) == 2:
            a, b = (self._of(value, deep) for value in values)
            return _RULES[one.op](a, b, bits) or _full(bits)
        return self._called(one, bits, deep) if one.op == "call" else _full(bits)

    def _called(self, one: Instruction, bits: int, deep: int) -> Span:
        name = callee(one)
        if register := _REGISTER.match(name):
            return _places(*register.groups()) or _full(bits)
        bounded = _BOUNDED.match(name)
        if bounded is None:
            return _full(bits)
        spans = [self._of(operand.value, deep) for operand in one.operands[:2]]
        if bounded[1] == "u" and any(low < 0 for low, _ in spans):
            known = [high for low, high in spans if low >= 0]
            return (0, min(known)) if bounded[2] == "min" and known else _full(bits)
        best = min if bounded[2] == "min" else max
        return best(low for low, _ in spans), best(high for _, high in spans)


def _full(bits: int) -> Span:
    return -(1 << (bits - 1)), (1 << (bits - 1)) - 1


def _within(inner: Span, outer: Span) -> bool:
    return outer[0] <= inner[0] <= inner[1] <= outer[1]


def _places(register: str, axis: str | None) -> Span | None:
    """What a register holds (CUDA C++ Programming Guide, compute capabilities)."""
    if register == "laneid":
        return 0, 31
    if register.endswith("ctaid"):
        most = 65535 if axis in ("y", "z") else (1 << 31) - 1
    else:
        most = 64 if axis == "z" else 1024
    return (1, most) if register.startswith("n") else (0, most - 1)


def _and(a: Span, b: Span, bits: int) -> Span | None:
    del bits
    known = [high for low, high in (a, b) if low >= 0]
    return (0, min(known)) if known else None


def _or(a: Span, b: Span, bits: int) -> Span | None:
    del bits
    return (0, (1 << max(a[1], b[1]).bit_length()) - 1) if min(a[0], b[0]) >= 0 else None


def _shifted(a: Span, b: Span, bits: int, op: str) -> Span | None:
    by, high = b
    if by != high or not 0 <= by < bits:
        return None
    if op == "shl":
        return a[0] << by, a[1] << by
    if a[0] < 0 and op == "lshr":
        return (0, ((1 << bits) - 1) >> by) if by else None
    return a[0] >> by, a[1] >> by


def _divided(a: Span, b: Span, bits: int, op: str) -> Span | None:
    """By one positive number; `/` and `%` of LLVM round towards 0."""
    by, high = b
    if by != high or by <= 0:
        return None
    if op[0] == "u" and a[0] < 0:
        a = (0, (1 << bits) - 1)
    if op.endswith("div"):
        low, most = (abs(n) // by * (1 if n >= 0 else -1) for n in a)
        return low, most
    return (max(a[0], 1 - by) if a[0] < 0 else 0), max(0, min(a[1], by - 1))


def _products(a: Span, b: Span, bits: int) -> Span:
    del bits
    corners = [x * y for x in a for y in b]
    return min(corners), max(corners)


_RULES = {
    "and": _and,
    "or": _or,
    "xor": _or,
    "add": lambda a, b, bits: (a[0] + b[0], a[1] + b[1]),
    "sub": lambda a, b, bits: (a[0] - b[1], a[1] - b[0]),
    "mul": _products,
    **{op: partial(_shifted, op=op) for op in ("shl", "lshr", "ashr")},
    **{op: partial(_divided, op=op) for op in ("udiv", "urem", "sdiv", "srem")},
}
"""What is known of a result by what is known of its operands; what does not fit wraps."""
