"""Loads, stores, atomics and copies."""

from __future__ import annotations

import re

from gevo.device.simt.lower import orders, spaces
from gevo.device.simt.lower.accesses import access, atomic_access, check_range, element_bytes
from gevo.device.simt.lower.approximate import flush
from gevo.device.simt.lower.orders import Form
from gevo.device.simt.lower.writer import (
    ASYNC,
    CHECKED,
    LOAD,
    STORE,
    STRONG,
    Call,
    CallRule,
    MemorySite,
    Writer,
)
from gevo.device.simt.native import arena
from gevo.program.llvm.syntax.lexer import split_top
from gevo.program.llvm.syntax.types import FLOAT_BITS, integer_bits, take_type

_ALIGN = re.compile(r", align (\d+)$")
_SAID = re.compile(r"(?:atomic |weak |volatile )+")
_ORDERED = re.compile(
    r'(?: syncscope\("[^"]*"\))?'
    r"(?: (?:unordered|monotonic|acquire|release|acq_rel|seq_cst)){1,2}$"
)


def _plain(w: Writer, rest: str) -> tuple[str, int]:
    """An access without what it says of order, and its alignment."""
    match = _ALIGN.search(rest)
    if match is None:
        raise w.refuse("a memory access without alignment")
    text = _ORDERED.sub("", rest[: match.start()])
    said = _SAID.match(text)
    return text[said.end() if said else 0 :], int(match[1])


def lower_load(w: Writer, result: str, rest: str) -> None:
    """`load [atomic] [volatile] T, ptr P, align N`."""
    text, align = _plain(w, rest)
    type_, place = take_type(text)
    pointer, space = spaces.take_pointer(place.removeprefix(", "))
    form = orders.form(w, "load", spaces.without_spaces(rest))
    load(w, result, type_, pointer, align, form, space)


def load(
    w: Writer,
    result: str,
    type_: str,
    pointer: str,
    align: int,
    form: Form | None = None,
    space: int = 0,
) -> None:
    """A checked load; weak unless a form is given. `space` is that of the pointer."""
    form = form or Form(LOAD)
    fenced(w, form.before)
    size, kind = w.types.store_size(type_), form.kind | checked(w, result)
    p = access(w, pointer, size, align, kind, None, element_bytes(w, type_), space)
    if form.kind & STRONG and w.checks.points and _bits_of(type_):
        _strong_load(w, result, type_, p, align)
    else:
        w.emit(f"{result} = load {type_}, ptr {p}, align {align}")
    fenced(w, form.after)


def checked(w: Writer, result: str) -> int:
    """CHECKED where a branch depends on this result."""
    return CHECKED if result in w.checked else 0


def fenced(w: Writer, kinds: tuple[int, ...]) -> None:
    """The fences that come with an operation."""
    for kind in kinds:
        orders.fence(w, kind)


def _bits_of(type_: str) -> int:
    """Width of a scalar of at most 64 bits; 0 of anything else."""
    bits = 64 if type_ == "ptr" else FLOAT_BITS.get(type_) or integer_bits(type_)
    return bits if bits in (8, 16, 32, 64) else 0


def _strong_load(w: Writer, result: str, type_: str, p: str, align: int) -> None:
    """A load of which the scheduler decides which of the allowed values it gives."""
    bits = _bits_of(type_)
    own = f"i{bits}"
    now = w.temp(f"load {own}, ptr {p}, align {align}")
    wide = now if bits == 64 else w.temp(f"zext {own} {now} to i64")
    site = ("i32", str(len(w.sites) - 1))
    given = w.temp(
        w.call("i64", "gevo_strong_load", ("ptr", "%$t"), site, ("ptr", p), ("i64", wide))
    )
    value = given if bits == 64 else w.temp(f"trunc i64 {given} to {own}")
    cast = "inttoptr" if type_ == "ptr" else "bitcast"
    w.emit(f"{result} = {cast} {own} {value} to {type_}")


def lower_store(w: Writer, result: str, rest: str) -> None:
    """`store [atomic] [volatile] T V, ptr P, align N`."""
    text, align = _plain(w, rest)
    value, place = split_top(text)
    type_, v = take_type(value)
    pointer, space = spaces.take_pointer(place)
    form = orders.form(w, "store", spaces.without_spaces(rest))
    fenced(w, form.before)
    size = w.types.store_size(type_)
    p = access(w, pointer, size, align, form.kind, (type_, v), element_bytes(w, type_), space)
    w.emit(f"store {type_} {v}, ptr {p}, align {align}")
    fenced(w, form.after)


_RMW_BINARY = {
    "add": "add",
    "sub": "sub",
    "and": "and",
    "or": "or",
    "xor": "xor",
    "fadd": "fadd",
    "fsub": "fsub",
}
LEAST, GREATEST = "minimumnum", "maximumnum"
"""What `min` and `max` of PTX are: -0.0 is less than 0.0. LLVM's `minnum` may give either."""
_RMW_CALL = {
    "max": "smax",
    "min": "smin",
    "umax": "umax",
    "umin": "umin",
    "fmax": GREATEST,
    "fmin": LEAST,
    "fmaximum": "maximum",
    "fminimum": "minimum",
    "usub_sat": "usub.sat",
}


def suffix(type_: str) -> str:
    """A type as intrinsic names spell it (`f32`, `v4i32`)."""
    if type_[0] == "<":
        count, element = type_[1:-1].split(" x ")
        return f"v{count}{suffix(element)}"
    return {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64"}.get(type_, type_)


def intrinsic_of(name: str) -> CallRule:
    """A call of the LLVM intrinsic `name`, overloaded on the result's type."""

    def lower(w: Writer, c: Call) -> None:
        arguments = tuple((a.type, a.value) for a in c.arguments)
        w.emit(f"{c.result} = {w.call(c.returns, f'llvm.{name}.{suffix(c.returns)}', *arguments)}")

    return lower


def _combine(w: Writer, op: str, type_: str, old: str, v: str) -> str:
    """The new value of a read-modify-write operation."""
    if op == "xchg":
        return v
    if op in _RMW_BINARY:
        return w.temp(f"{_RMW_BINARY[op]} {type_} {old}, {v}")
    if op in _RMW_CALL:
        name = f"llvm.{_RMW_CALL[op]}.{suffix(type_)}"
        return w.temp(w.call(type_, name, (type_, old), (type_, v)))
    if op == "nand":
        both = w.temp(f"and {type_} {old}, {v}")
        return w.temp(f"xor {type_} {both}, -1")
    if op == "uinc_wrap":
        wraps = w.temp(f"icmp uge {type_} {old}, {v}")
        more = w.temp(f"add {type_} {old}, 1")
        return w.temp(f"select i1 {wraps}, {type_} 0, {type_} {more}")
    if op == "udec_wrap":
        zero = w.temp(f"icmp eq {type_} {old}, 0")
        above = w.temp(f"icmp ugt {type_} {old}, {v}")
        wraps = w.temp(f"or i1 {zero}, {above}")
        less = w.temp(f"sub {type_} {old}, 1")
        return w.temp(f"select i1 {wraps}, {type_} {v}, {type_} {less}")
    if op == "usub_cond":
        fits = w.temp(f"icmp uge {type_} {old}, {v}")
        less = w.temp(f"sub {type_} {old}, {v}")
        return w.temp(f"select i1 {fits}, {type_} {less}, {type_} {old}")
    raise w.refuse(f"the simt device has no atomicrmw {op}")


def _added(w: Writer, place: str, old: str, v: str) -> str:
    """The sum that `atom.add.f32` and `red.add.f32` leave.

    In global memory they flush subnormal operands and results, whatever the function's attributes
    say; in shared memory they do not. Source: PTX ISA 8.8, 9.7.13.5 (atom).
    """
    exact = w.temp(f"fadd float {old}, {v}")
    operands = ", ".join(flush(w, "float", one) for one in (old, v))
    flushed = flush(w, "float", w.temp(f"fadd float {operands}"))
    start, end = arena.SHARED
    offset = w.temp(f"sub i64 {w.temp(f'ptrtoint ptr {place} to i64')}, {w.addresses.base}")
    inside = w.temp(f"icmp ult i64 {w.temp(f'sub i64 {offset}, {start}')}, {end - start}")
    return w.temp(f"select i1 {inside}, float {exact}, float {flushed}")


def lower_atomicrmw(w: Writer, result: str, rest: str) -> None:
    """`atomicrmw [volatile] OP ptr P, T V ORDERING, align N`.

    One host thread runs a block, so plain steps are atomic.
    """
    text, align = _plain(w, rest)
    op, operands = text.split(" ", 1)
    place, value = split_top(operands)
    type_, v = take_type(value)
    pointer, space = spaces.take_pointer(place)
    form = orders.form(w, "atomicrmw", spaces.without_spaces(rest))

    def new_value(p: str) -> tuple[str, str]:
        old = w.temp(f"load {type_}, ptr {p}, align {align}")
        if (op, type_) == ("fadd", "float"):
            return old, _added(w, p, old, v)
        return old, _combine(w, op, type_, old, v)

    fenced(w, form.before)
    kind = form.kind | checked(w, result)
    p = atomic_access(w, pointer, type_, align, kind, lambda p: new_value(p)[1], space)
    old, new = new_value(p)
    w.emit(f"store {type_} {new}, ptr {p}, align {align}")
    if result:
        w.assign(result, type_, old)
    fenced(w, form.after)


def lower_cmpxchg(w: Writer, result: str, rest: str) -> None:
    """`cmpxchg [weak] [volatile] ptr P, T expected, T new ORDERINGS, align N`."""
    text, align = _plain(w, rest)
    place, expected, new = split_top(text)
    type_, e = take_type(expected)
    _, n = take_type(new)
    pointer, space = spaces.take_pointer(place)
    form = orders.form(w, "cmpxchg", spaces.without_spaces(rest))

    def new_value(p: str) -> tuple[str, str, str]:
        old = w.temp(f"load {type_}, ptr {p}, align {align}")
        equal = w.temp(f"icmp eq {type_} {old}, {e}")
        return old, equal, w.temp(f"select i1 {equal}, {type_} {n}, {type_} {old}")

    fenced(w, form.before)
    kind = form.kind | checked(w, result)
    p = atomic_access(w, pointer, type_, align, kind, lambda p: new_value(p)[2], space)
    old, equal, value = new_value(p)
    w.emit(f"store {type_} {value}, ptr {p}, align {align}")
    if result:
        pair = f"{{ {type_}, i1 }}"
        first = w.temp(f"insertvalue {pair} zeroinitializer, {type_} {old}, 0")
        w.emit(f"{result} = insertvalue {pair} {first}, i1 {equal}, 1")
    fenced(w, form.after)


Place = tuple[str, int]
"""A pointer and its address space."""


def copy(w: Writer, into: Place, out_of: Place, size: str, size_type: str) -> None:
    """A checked memmove of `size` bytes."""
    n = size if size_type == "i64" else w.temp(f"zext {size_type} {size} to i64")
    to = check_range(w, into[0], n, STORE, into[1])
    source = check_range(w, out_of[0], n, LOAD, out_of[1])
    w.emit(w.call("void", "gevo_copy", ("ptr", to), ("ptr", source), ("i64", n)))


def fill(w: Writer, into: Place, byte: str, size: str, size_type: str) -> None:
    """A checked memset of `size` bytes."""
    n = size if size_type == "i64" else w.temp(f"zext {size_type} {size} to i64")
    to = check_range(w, into[0], n, STORE, into[1])
    wide = w.temp(f"zext i8 {byte} to i32")
    w.emit(w.call("void", "gevo_set", ("ptr", to), ("i32", wide), ("i64", n)))


def async_copy(w: Writer, to: str, source: str, size: int, length: str = "") -> None:
    """cp.async of `size` bytes, of which the first `length` (an i32) are read.

    From global memory to an address of shared memory.
    """
    sites: list[str] = []
    for kind, space in ((STORE, spaces.OF_SHARED), (LOAD, spaces.OF_GLOBAL)):
        sites.append(str(len(w.sites)))
        w.sites.append(MemorySite(size, size, kind | ASYNC, w.instruction, size, space))
    to = spaces.generic(w, to, spaces.OF_SHARED)
    arguments = (
        ("ptr", "%$t"), ("i32", sites[0]), ("ptr", to), ("i32", sites[1]), ("ptr", source),
        ("i32", str(size)), ("i32", length or str(size)),
    )  # fmt: skip
    ok = w.temp(w.call("i32", "gevo_async", *arguments))
    w.leave_if_not(w.temp(f"icmp ne i32 {ok}, 0"))


def async_commit(w: Writer) -> None:
    """What has been copied since the last one becomes a group."""
    w.emit(w.call("void", "gevo_async_commit", ("ptr", "%$t")))


ALL = "-1"


def async_wait(w: Writer, pending: str) -> None:
    """Wait until at most `pending` groups (an i32) are under way; ALL for everything."""
    w.emit(w.call("void", "gevo_async_wait", ("ptr", "%$t"), ("i32", pending)))
