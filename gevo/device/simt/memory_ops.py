"""Loads, stores and atomics: bounds checks, and the hook for traces and races.

The inlined check looks the access up in a shadow (see arena.py). The largest valid index is read
from the runtime's state: while a block is traced or races are looked for it is zero, so that
every access takes the slow path, which checks again and calls the hooks. Fast runs pay nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from gevo.device.simt import layout
from gevo.device.simt.irtext import split_top, take_type
from gevo.device.simt.writer import ATOMIC, LOAD, STORE, VOLATILE, MemorySite, Writer

Stored = tuple[str, str]
"""Type and value."""

_SCOPE = re.compile(r' syncscope\("[^"]*"\)')
_ORDERING = r"(?:unordered|monotonic|acquire|release|acq_rel|seq_cst)"
_ORDERED = re.compile(rf" ({_ORDERING})(?: {_ORDERING})?$")
_ALIGN = re.compile(r", align (\d+)$")


def _split_align(w: Writer, rest: str) -> tuple[str, int]:
    match = _ALIGN.search(rest)
    if match is None:
        raise w.refuse("a memory access without alignment")
    return rest[: match.start()], int(match[1])


def _without_ordering(text: str) -> str:
    """A read-modify-write's text without scope and ordering.

    CUDA's atomics order nothing but themselves, although clang writes `seq_cst`.
    """
    return _ORDERED.sub("", _SCOPE.sub("", text))


def _note_ordering(w: Writer, text: str) -> tuple[str, bool]:
    """A load's or store's text without scope and ordering; True when it is atomic."""
    text = _SCOPE.sub("", text)
    match = _ORDERED.search(text)
    if match is None:
        return text, False
    if match[1] not in ("unordered", "monotonic"):
        w.fences = True
    return text[: match.start()], True


def lower_load(w: Writer, result: str, rest: str) -> None:
    """`load [atomic] [volatile] T, ptr P, align N`."""
    text, align = _split_align(w, rest)
    text, atomic = _note_ordering(w, text.removeprefix("atomic "))
    kind = LOAD
    if text.startswith("volatile "):
        text = text[9:]
        atomic = True
    type_, pointer = take_type(text)
    pointer = pointer.removeprefix(", ptr ").strip()
    load(w, result, type_, pointer, align, kind | (VOLATILE if atomic else 0))


def load(w: Writer, result: str, type_: str, pointer: str, align: int, kind: int = LOAD) -> None:
    """A checked load."""
    size = w.types.store_size(type_)
    p = access(w, pointer, size, align, kind, None)
    w.emit(f"{result} = load {type_}, ptr {p}, align {align}")


def lower_store(w: Writer, result: str, rest: str) -> None:
    """`store [atomic] [volatile] T V, ptr P, align N`."""
    text, align = _split_align(w, rest)
    text, atomic = _note_ordering(w, text.removeprefix("atomic "))
    if text.startswith("volatile "):
        text = text[9:]
        atomic = True
    value, pointer = split_top(text)
    type_, v = take_type(value)
    pointer = pointer.removeprefix("ptr ")
    kind = STORE | (VOLATILE if atomic else 0)
    p = access(w, pointer, w.types.store_size(type_), align, kind, (type_, v))
    w.emit(f"store {type_} {v}, ptr {p}, align {align}")


_CALLED = frozenset((4, 8, 16))
"""Bytes of naturally aligned accesses that the runtime has a check for."""


def access(
    w: Writer, pointer: str, size: int, align: int, kind: int, stored: Stored | None
) -> str:
    """Emit the check of one access; returns the pointer to use."""
    if not w.checks.bounds:
        return pointer
    site = len(w.sites)
    w.sites.append(MemorySite(size, align, kind, w.instruction))
    p = w.temp(f"freeze ptr {pointer}") if pointer[0] == "%" else pointer
    if not w.hot and size in _CALLED and align >= size:
        if stored:
            w.emit(f"store {stored[0]} {stored[1]}, ptr {w.state(layout.VALUE)}, align 8")
        name = f"gevo_{'load' if kind & 3 == LOAD else 'store'}_{size}"
        return w.temp(w.call("ptr", name, ("ptr", "%$t"), ("i32", str(site)), ("ptr", p)))
    cold, go = w.fresh("slow"), w.fresh("go")
    ok = _fast_check(w, p, size, align, kind)
    w.emit(f"br i1 {ok}, label %{go}, label %{cold}" if ok else f"br label %{cold}")
    w.cold.append(f"{cold}:")
    if stored:
        w.cold.append(f"store {stored[0]} {stored[1]}, ptr {w.state(layout.VALUE)}, align 8")
    call = w.call("i32", "gevo_access", ("ptr", "%$t"), ("i32", str(site)), ("ptr", p))
    w.cold += [
        f"%{cold}.k = {call}",
        f"%{cold}.b = icmp ne i32 %{cold}.k, 0",
        f"br i1 %{cold}.b, label %{go}, label %$exit",
    ]
    w.start(go)
    return p


def _fast_check(w: Writer, p: str, size: int, align: int, kind: int) -> str:
    """An i1 that is true when the access is surely valid; empty where there is no fast check."""
    log = min(align, 16).bit_length() - 1
    if size <= 2 and (1 << log) >= size:
        log = size - 1
    elif log < 2 or size % 4 or size > 32 or size & (size - 1):
        return ""
    elif (1 << log) > size:
        log = size.bit_length() - 1
    a = w.temp(f"ptrtoint ptr {p} to i64")
    r = w.temp(f"sub i64 {a}, {w.addresses.base}")
    if log:
        w.declare("i64", "llvm.fshr.i64", "i64", "i64", "i64")
        r = w.temp(f"call i64 @llvm.fshr.i64(i64 {r}, i64 {r}, i64 {log})")
    limit = w.temp(f"load i64, ptr {w.state(layout.LIMITS + 8 * log)}")
    c = w.temp(w.call("i64", "llvm.umin.i64", ("i64", r), ("i64", limit)))
    shadow = w.addresses.readable if kind & 3 == LOAD else w.addresses.writable
    i = c
    if log != 2:
        i = w.temp(f"lshr i64 {c}, {2 - log}" if log < 2 else f"shl i64 {c}, {log - 2}")
    s = w.temp(f"getelementptr i8, ptr inttoptr (i64 {shadow} to ptr), i64 {i}")
    if size >= 4:
        bits = size * 2
        v = w.temp(f"load i{bits}, ptr {s}, align 1")
        return w.temp(f"icmp eq i{bits} {v}, {int('04' * (size // 4), 16)}")
    v = w.temp(f"load i8, ptr {s}")
    low = w.temp(f"trunc i64 {c} to i8")
    last = w.temp(f"and i8 {low}, {3 if size == 1 else 1}")
    if size == 2:
        last = w.temp(f"shl i8 {last}, 1")
        last = w.temp(f"or i8 {last}, 1")
    return w.temp(f"icmp ult i8 {last}, {v}")


_RMW_BINARY = {
    "add": "add",
    "sub": "sub",
    "and": "and",
    "or": "or",
    "xor": "xor",
    "fadd": "fadd",
    "fsub": "fsub",
}
_RMW_CALL = {
    "max": "smax",
    "min": "smin",
    "umax": "umax",
    "umin": "umin",
    "fmax": "maxnum",
    "fmin": "minnum",
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


def lower_atomicrmw(w: Writer, result: str, rest: str) -> None:
    """`atomicrmw [volatile] OP ptr P, T V ORDERING, align N`."""
    text, align = _split_align(w, rest)
    text = _without_ordering(text)
    op, operands = text.removeprefix("volatile ").split(" ", 1)
    pointer, value = split_top(operands)
    type_, v = take_type(value)
    atomic(w, result, op, type_, pointer.removeprefix("ptr "), v, align)


def atomic(w: Writer, result: str, op: str, type_: str, pointer: str, v: str, align: int) -> None:
    """A checked read-modify-write. One host thread runs a block, so plain steps are atomic."""

    def new_value(p: str) -> tuple[str, str]:
        old = w.temp(f"load {type_}, ptr {p}, align {align}")
        return old, _combine(w, op, type_, old, v)

    p = _atomic_access(w, pointer, type_, align, lambda p: new_value(p)[1])
    old, new = new_value(p)
    w.emit(f"store {type_} {new}, ptr {p}, align {align}")
    if result:
        w.assign(result, type_, old)


def lower_cmpxchg(w: Writer, result: str, rest: str) -> None:
    """`cmpxchg [weak] [volatile] ptr P, T expected, T new ORDERINGS, align N`."""
    text, align = _split_align(w, rest)
    text = _without_ordering(text)
    text = text.removeprefix("weak ").removeprefix("volatile ")
    pointer, expected, new = split_top(text)
    type_, e = take_type(expected)
    _, n = take_type(new)

    def new_value(p: str) -> tuple[str, str, str]:
        old = w.temp(f"load {type_}, ptr {p}, align {align}")
        equal = w.temp(f"icmp eq {type_} {old}, {e}")
        return old, equal, w.temp(f"select i1 {equal}, {type_} {n}, {type_} {old}")

    p = _atomic_access(w, pointer.removeprefix("ptr "), type_, align, lambda p: new_value(p)[2])
    old, equal, value = new_value(p)
    w.emit(f"store {type_} {value}, ptr {p}, align {align}")
    if result:
        pair = f"{{ {type_}, i1 }}"
        first = w.temp(f"insertvalue {pair} zeroinitializer, {type_} {old}, 0")
        w.emit(f"{result} = insertvalue {pair} {first}, i1 {equal}, 1")


def _atomic_access(
    w: Writer, pointer: str, type_: str, align: int, new_value: Callable[[str], str]
) -> str:
    """As `access`; the slow path computes the new value, which the race detector wants."""
    if not w.checks.bounds:
        return pointer
    size = w.types.store_size(type_)
    site = len(w.sites)
    w.sites.append(MemorySite(size, align, ATOMIC, w.instruction))
    p = w.temp(f"freeze ptr {pointer}") if pointer[0] == "%" else pointer
    cold, go, hot = w.fresh("slow"), w.fresh("go"), w.out
    ok = _fast_check(w, p, size, align, ATOMIC)
    w.emit(f"br i1 {ok}, label %{go}, label %{cold}" if ok else f"br label %{cold}")
    arguments = (("ptr", "%$t"), ("i32", str(site)), ("ptr", p))
    w.out = w.cold
    w.emit(f"{cold}:")
    valid = w.temp(f"icmp ne i32 {w.temp(w.call('i32', 'gevo_check', *arguments))}, 0")
    w.emit(f"br i1 {valid}, label %{cold}.v, label %$exit")
    w.emit(f"{cold}.v:")
    w.emit(f"store {type_} {new_value(p)}, ptr {w.state(layout.VALUE)}, align 8")
    done = w.temp(f"icmp ne i32 {w.temp(w.call('i32', 'gevo_access', *arguments))}, 0")
    w.emit(f"br i1 {done}, label %{go}, label %$exit")
    w.out = hot
    w.start(go)
    return p


def copy(w: Writer, to: str, source: str, size: str, size_type: str) -> None:
    """A checked memmove of `size` bytes."""
    n = size if size_type == "i64" else w.temp(f"zext {size_type} {size} to i64")
    check_range(w, to, n, STORE)
    check_range(w, source, n, LOAD)
    w.emit(w.call("void", "gevo_copy", ("ptr", to), ("ptr", source), ("i64", n)))


def fill(w: Writer, to: str, byte: str, size: str, size_type: str) -> None:
    """A checked memset of `size` bytes."""
    n = size if size_type == "i64" else w.temp(f"zext {size_type} {size} to i64")
    check_range(w, to, n, STORE)
    wide = w.temp(f"zext i8 {byte} to i32")
    w.emit(w.call("void", "gevo_set", ("ptr", to), ("i32", wide), ("i64", n)))


def check_range(w: Writer, pointer: str, size: str, kind: int) -> None:
    """Check `size` bytes (an i64) at `pointer`."""
    if not w.checks.bounds:
        return
    site = len(w.sites)
    w.sites.append(MemorySite(1, 1, kind, w.instruction))
    ok = w.temp(
        w.call(
            "i32",
            "gevo_range",
            ("ptr", "%$t"),
            ("i32", str(site)),
            ("ptr", pointer),
            ("i64", size),
            ("i32", str(int(kind != LOAD))),
        )
    )
    w.leave_if_not(w.temp(f"icmp ne i32 {ok}, 0"))
