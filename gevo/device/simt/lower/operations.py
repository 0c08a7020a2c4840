"""Lowering of instructions other than calls and memory: all results are defined.

LLVM leaves shifts by too much, division by zero, conversions out of range and the like
undefined, and its optimiser may then delete a bounds check. PTX defines most of them (ISA 8.8):
float-to-integer conversions saturate and give 0 for NaN. What PTX leaves unspecified, or LLVM
where it makes PTX, gets a value: x / 0 is -1, x % 0 is x, and shifts by too much clamp, as those
of PTX do. Under another `RunOptions.arithmetic_seed` than 0 it gets others, so that a program
which relies on them shows.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from gevo.device.simt.lower import floats, layout, memory_ops, orders, spaces
from gevo.device.simt.lower.memory_ops import suffix
from gevo.device.simt.lower.writer import Writer
from gevo.program.llvm.syntax.lexer import split_top
from gevo.program.llvm.syntax.types import (
    constant,
    element_of,
    lanes_of,
    like,
    take_pair,
    take_type,
)

Rule = Callable[[Writer, str, str], None]
"""Lowers `result = OPCODE rest` (result is empty for void instructions)."""

_INTEGER = re.compile(r"-?\d+\Z")


def _plain(opcode: str) -> Rule:
    def lower(w: Writer, result: str, rest: str) -> None:
        w.emit(f"{result} = {opcode} {rest}")

    return lower


_ODD = 0x9E3779B97F4A7C15
"""Spreads seeds over all bits (Steele et al. 2014, SplitMix)."""


def unspecified(w: Writer, type_: str, usual: str) -> str:
    """What nothing defines: the usual value under seed 0, and others under others."""
    w.seeded = True
    bits = int(element_of(type_)[1:])
    seed = w.temp(f"load i64, ptr {w.state(layout.SEED)}")
    seed = w.temp(f"mul i64 {seed}, {_ODD - (1 << 64)}")
    if bits != 64:
        seed = w.temp(f"{'trunc' if bits < 64 else 'zext'} i64 {seed} to i{bits}")
    if lanes := lanes_of(type_):
        one = w.temp(f"insertelement {type_} zeroinitializer, i{bits} {seed}, i64 0")
        mask = f"<{lanes} x i32> zeroinitializer"
        seed = w.temp(f"shufflevector {type_} {one}, {type_} {one}, {mask}")
    return w.temp(f"xor {type_} {usual}, {seed}")


def _shift(opcode: str) -> Rule:
    def lower(w: Writer, result: str, rest: str) -> None:
        type_, a, b = take_pair(rest)
        bits = int(element_of(type_)[1:])
        if _INTEGER.match(b) and 0 <= int(b) < bits:
            w.emit(f"{result} = {opcode} {type_} {a}, {b}")
            return
        last = constant(type_, bits - 1)
        name = f"llvm.umin.{suffix(type_)}"
        amount = w.temp(w.call(type_, name, (type_, b), (type_, last)))
        flag = like(type_, "i1")
        inside = w.temp(f"icmp ule {type_} {b}, {last}")
        shifted = w.temp(f"{opcode} {type_} {a}, {amount}")
        clamped = unspecified(w, type_, shifted if opcode == "ashr" else "zeroinitializer")
        w.emit(f"{result} = select {flag} {inside}, {type_} {shifted}, {type_} {clamped}")

    return lower


def _divide(opcode: str) -> Rule:
    signed, remainder = opcode[0] == "s", opcode.endswith("rem")

    def lower(w: Writer, result: str, rest: str) -> None:
        type_, a, b = take_pair(rest)
        bits = int(element_of(type_)[1:])
        if bits > 64:
            raise w.refuse("the simt device has no division wider than 64 bits")
        if _INTEGER.match(b) and int(b) not in (0, -1):
            w.emit(f"{result} = {opcode} {type_} {a}, {b}")
            return
        flag, zero = like(type_, "i1"), constant(type_, 0)
        ones, one = constant(type_, -1), constant(type_, 1)
        by_zero = w.temp(f"icmp eq {type_} {b}, {zero}")
        unsafe, negating = by_zero, "false"
        if signed:
            negating = w.temp(f"icmp eq {type_} {b}, {ones}")
            unsafe = w.temp(f"or {flag} {by_zero}, {negating}")
        divisor = w.temp(f"select {flag} {unsafe}, {type_} {one}, {type_} {b}")
        quotient = w.temp(
            f"{'s' if signed and bits > 1 else 'u'}{opcode[1:]} {type_} {a}, {divisor}"
        )
        if signed:
            # The least number divided by -1 is as open as x / 0.
            least = constant(type_, -(1 << bits - 1))
            beyond = w.temp(f"icmp eq {type_} {a}, {least}")
            opposite = zero if remainder else w.temp(f"sub {type_} {zero}, {a}")
            special = (
                f"{flag} {beyond}, {type_} {unspecified(w, type_, opposite)}, {type_} {opposite}"
            )
            special = w.temp(f"select {special}")
            quotient = w.temp(f"select {flag} {negating}, {type_} {special}, {type_} {quotient}")
        last = unspecified(w, type_, a if remainder else ones)
        w.emit(f"{result} = select {flag} {by_zero}, {type_} {last}, {type_} {quotient}")

    return lower


def _to_integer(opcode: str) -> Rule:
    """As in PTX, to 16, 32 or 64 bits: a byte is cut from what saturates at 16."""

    def lower(w: Writer, result: str, rest: str) -> None:
        source, operand = take_type(rest)
        value, target = operand.rsplit(" to ", 1)
        width = int(element_of(target)[1:])
        bits = next((n for n in (16, 32, 64) if n >= width), width)
        if bits == width:
            w.emit(f"{result} = {converted(w, opcode, source, value, target)}")
            return
        wide = like(target, f"i{bits}")
        register = w.temp(converted(w, opcode, source, value, wide))
        w.emit(f"{result} = trunc {wide} {register} to {target}")

    return lower


def converted(w: Writer, opcode: str, source: str, value: str, target: str) -> str:
    """A conversion to integers as PTX's: it saturates, and what NaN gives depends on the widths.

    The highest bit where either side has 64 bits, else 0 (PTX ISA, cvt).
    """
    text = _saturating(w, opcode, source, value, target)
    width = int(element_of(target)[1:])
    if element_of(source) != "double" and width < 64:
        return text
    top, flag = constant(target, -1 << (width - 1)), like(target, "i1")
    nan = w.temp(f"fcmp uno {source} {value}, {value}")
    return f"select {flag} {nan}, {target} {top}, {target} {w.temp(text)}"


def _saturating(w: Writer, opcode: str, source: str, value: str, target: str) -> str:
    """A saturating `fptosi` or `fptoui`."""
    if int(element_of(target)[1:]) > 64:
        raise w.refuse("the simt device has no such conversion beyond 64 bits")
    name = f"llvm.{opcode}.sat.{suffix(target)}.{suffix(source)}"
    return w.call(target, name, (source, value))


def _to_float(opcode: str) -> Rule:
    def lower(w: Writer, result: str, rest: str) -> None:
        source, _ = take_type(rest)
        if int(element_of(source)[1:]) > 64:
            raise w.refuse("the simt device has no such conversion beyond 64 bits")
        w.emit(f"{result} = {opcode} {rest}")

    return lower


def _element(opcode: str) -> Rule:
    """extractelement, insertelement: an index past the end counts from the start again."""

    def lower(w: Writer, result: str, rest: str) -> None:
        *head, index = split_top(rest)
        type_, value = take_type(index)
        count = lanes_of(take_type(head[0])[0])
        if not count:
            raise w.refuse("the simt device has no scalable vectors")
        if _INTEGER.match(value):
            value = str(int(value) % count)
        else:
            width = int(type_[1:])
            if width < 64:
                value = w.temp(f"zext {type_} {value} to i64")
            elif width > 64:
                value = w.temp(f"trunc {type_} {value} to i64")
            type_ = "i64"
            value = w.temp(f"urem i64 {value}, {count}")
        w.emit(f"{result} = {opcode} {', '.join(head)}, {type_} {value}")

    return lower


def _alloca(w: Writer, result: str, rest: str) -> None:
    pieces = split_top(rest)
    type_ = pieces[0]
    size, align = w.types.size(type_), w.types.align(type_)
    by = 0
    for piece in pieces[1:]:
        if piece.startswith("align "):
            align = int(piece[6:])
        elif piece.startswith("addrspace"):
            by = -w.addresses.base
        else:
            _, count = take_type(piece)
            if not _INTEGER.match(count):
                raise w.refuse("the simt device has no local arrays of variable size")
            size *= int(count)
    if by:
        w.emit(f"{result} = getelementptr i8, ptr {w.temp(local_array(w, size, align))}, i64 {by}")
    else:
        w.emit(f"{result} = {local_array(w, size, align)}")


_LOCAL_GAP = 16


def local_array(w: Writer, size: int, align: int, writable: bool = True) -> str:
    """Reserve local memory of the thread; the text of an instruction that points to it."""
    align = max(align, 4)
    offset = -(-w.local_bytes // align) * align
    w.locals.append((offset, size, writable))
    w.local_bytes = offset + size + _LOCAL_GAP
    return f"getelementptr i8, ptr %$local, i64 {offset}"


RULES: Mapping[str, Rule] = {
    **{
        op: _plain(op)
        for op in (
            "add sub mul and or xor icmp select trunc zext sext ptrtoint inttoptr extractvalue "
            "insertvalue shufflevector getelementptr freeze bitcast"
        ).split()
    },
    **floats.RULES,
    **{op: _shift(op) for op in ("shl", "lshr", "ashr")},
    **{op: _divide(op) for op in ("sdiv", "udiv", "srem", "urem")},
    **{op: _to_integer(op) for op in ("fptosi", "fptoui")},
    **{op: _to_float(op) for op in ("sitofp", "uitofp")},
    **{op: _element(op) for op in ("extractelement", "insertelement")},
    "addrspacecast": spaces.lower_cast,
    "alloca": _alloca,
    "fence": orders.lower_fence,
    "load": memory_ops.lower_load,
    "store": memory_ops.lower_store,
    "atomicrmw": memory_ops.lower_atomicrmw,
    "cmpxchg": memory_ops.lower_cmpxchg,
}
"""By opcode; calls and terminators have their own modules."""
