"""Loads, stores and atomics: bounds checks, and the hook for traces and races.

The inlined check looks the access up in a shadow (see arena.py). The largest valid index is read
from the runtime's state: while a block is traced or races are looked for it is zero, so that
every access takes the slow path, which checks again and calls the hooks. Fast runs pay nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from gevo.device.simt import layout, orders
from gevo.device.simt.irtext import split_top, take_type
from gevo.device.simt.orders import Form
from gevo.device.simt.writer import ASYNC, CHECKED, LOAD, STORE, STRONG, MemorySite, Writer

Stored = tuple[str, str]
"""Type and value."""

_ALIGN = re.compile(r", align (\d+)$")


def _split_align(w: Writer, rest: str) -> tuple[str, int]:
    match = _ALIGN.search(rest)
    if match is None:
        raise w.refuse("a memory access without alignment")
    return rest[: match.start()], int(match[1])


def _volatile(text: str) -> tuple[str, bool]:
    return text.removeprefix("volatile "), text.startswith("volatile ")


def lower_load(w: Writer, result: str, rest: str) -> None:
    """`load [atomic] [volatile] T, ptr P, align N`."""
    text, align = _split_align(w, rest)
    text, ordering, wide = orders.take_ordering(text.removeprefix("atomic "))
    text, volatile = _volatile(text)
    type_, pointer = take_type(text)
    pointer = pointer.removeprefix(", ptr ").strip()
    load(w, result, type_, pointer, align, orders.load_form(w, volatile, ordering, wide))


def load(
    w: Writer, result: str, type_: str, pointer: str, align: int, form: Form | None = None
) -> None:
    """A checked load; weak unless a form is given."""
    form = form or Form(LOAD)
    fenced(w, form.before)
    size, kind = w.types.store_size(type_), form.kind | checked(w, result)
    p = access(w, pointer, size, align, kind, None, element_bytes(w, type_))
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


_FLOATS = {"half": 16, "bfloat": 16, "float": 32, "double": 64}


def _bits_of(type_: str) -> int:
    """Width of a scalar of at most 64 bits; 0 of anything else."""
    if type_ in _FLOATS:
        return _FLOATS[type_]
    if type_ == "ptr":
        return 64
    return int(type_[1:]) if re.fullmatch(r"i(?:8|16|32|64)", type_) else 0


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


def element_bytes(w: Writer, type_: str) -> int:
    """Bytes of a vector's element, or of the type itself."""
    match = re.match(r"<\d+ x (.*)>\Z", type_)
    return w.types.store_size(match[1] if match else type_)


def lower_store(w: Writer, result: str, rest: str) -> None:
    """`store [atomic] [volatile] T V, ptr P, align N`."""
    text, align = _split_align(w, rest)
    text, ordering, wide = orders.take_ordering(text.removeprefix("atomic "))
    text, volatile = _volatile(text)
    value, pointer = split_top(text)
    type_, v = take_type(value)
    pointer = pointer.removeprefix("ptr ")
    form = orders.store_form(volatile, ordering, wide)
    fenced(w, form.before)
    size = w.types.store_size(type_)
    p = access(w, pointer, size, align, form.kind, (type_, v), element_bytes(w, type_))
    w.emit(f"store {type_} {v}, ptr {p}, align {align}")
    fenced(w, form.after)


_CALLED = frozenset((4, 8, 16))
"""Bytes of naturally aligned accesses that the runtime has a check for."""


def access(
    w: Writer, pointer: str, size: int, align: int, kind: int, stored: Stored | None, element: int
) -> str:
    """Emit the check of one access; returns the pointer to use.

    The detector is told what a strong store is about to write.
    """
    if kind & STRONG:
        w.point()
    if not w.checks.bounds:
        return pointer
    site = len(w.sites)
    w.sites.append(MemorySite(size, align, kind, w.instruction, element))
    p = w.temp(f"freeze ptr {pointer}") if pointer[0] == "%" else pointer
    if not kind & STRONG or size > layout.VALUE_BYTES:
        stored = None
    if w.checks.points:
        if stored:
            w.emit(f"store {stored[0]} {stored[1]}, ptr {w.state(layout.VALUE)}, align 8")
        return w.temp(w.call("ptr", "gevo_place", ("ptr", "%$t"), ("i32", str(site)), ("ptr", p)))
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
    text, ordering, wide = orders.take_ordering(text)
    op, operands = text.removeprefix("volatile ").split(" ", 1)
    pointer, value = split_top(operands)
    type_, v = take_type(value)
    form = orders.atomic_form(ordering, wide)
    atomic(w, result, op, (type_, v), pointer.removeprefix("ptr "), align, form)


def atomic(
    w: Writer, result: str, op: str, operand: Stored, pointer: str, align: int, form: Form
) -> None:
    """A checked read-modify-write. One host thread runs a block, so plain steps are atomic."""
    type_, v = operand

    def new_value(p: str) -> tuple[str, str]:
        old = w.temp(f"load {type_}, ptr {p}, align {align}")
        return old, _combine(w, op, type_, old, v)

    fenced(w, form.before)
    kind = form.kind | checked(w, result)
    p = _atomic_access(w, pointer, type_, align, kind, lambda p: new_value(p)[1])
    old, new = new_value(p)
    w.emit(f"store {type_} {new}, ptr {p}, align {align}")
    if result:
        w.assign(result, type_, old)
    fenced(w, form.after)


def lower_cmpxchg(w: Writer, result: str, rest: str) -> None:
    """`cmpxchg [weak] [volatile] ptr P, T expected, T new ORDERINGS, align N`."""
    text, align = _split_align(w, rest)
    text, ordering, wide = orders.take_ordering(text)
    text = text.removeprefix("weak ").removeprefix("volatile ")
    pointer, expected, new = split_top(text)
    type_, e = take_type(expected)
    _, n = take_type(new)
    form = orders.atomic_form(ordering, wide, compare=True)
    old, equal = compare_exchange(
        w, result, type_, e, n, pointer.removeprefix("ptr "), align, form
    )
    if result:
        pair = f"{{ {type_}, i1 }}"
        first = w.temp(f"insertvalue {pair} zeroinitializer, {type_} {old}, 0")
        w.emit(f"{result} = insertvalue {pair} {first}, i1 {equal}, 1")
    fenced(w, form.after)


def compare_exchange(
    w: Writer, result: str, type_: str, e: str, n: str, pointer: str, align: int, form: Form
) -> tuple[str, str]:
    """A checked compare-and-exchange of `e` for `n`; the old value, and whether it was `e`."""

    def new_value(p: str) -> tuple[str, str, str]:
        old = w.temp(f"load {type_}, ptr {p}, align {align}")
        equal = w.temp(f"icmp eq {type_} {old}, {e}")
        return old, equal, w.temp(f"select i1 {equal}, {type_} {n}, {type_} {old}")

    fenced(w, form.before)
    kind = form.kind | checked(w, result)
    p = _atomic_access(w, pointer, type_, align, kind, lambda p: new_value(p)[2])
    old, equal, value = new_value(p)
    w.emit(f"store {type_} {value}, ptr {p}, align {align}")
    return old, equal


def _atomic_access(
    w: Writer,
    pointer: str,
    type_: str,
    align: int,
    kind: int,
    new_value: Callable[[str], str],
) -> str:
    """As `access`; the slow path computes the new value, which the detector wants."""
    w.point()
    if not w.checks.bounds:
        return pointer
    size = w.types.store_size(type_)
    site = len(w.sites)
    w.sites.append(MemorySite(size, align, kind, w.instruction, element_bytes(w, type_)))
    p = w.temp(f"freeze ptr {pointer}") if pointer[0] == "%" else pointer
    about = ("ptr", "%$t"), ("i32", str(site))
    if w.checks.points:
        place = w.temp(w.call("ptr", "gevo_atomic_place", *about, ("ptr", p)))
        w.emit(f"store {type_} {new_value(place)}, ptr {w.state(layout.VALUE)}, align 8")
        w.emit(w.call("i32", "gevo_access", *about, ("ptr", place)))
        return place
    cold, go, hot = w.fresh("slow"), w.fresh("go"), w.out
    ok = _fast_check(w, p, size, align, kind)
    w.emit(f"br i1 {ok}, label %{go}, label %{cold}" if ok else f"br label %{cold}")
    arguments = (*about, ("ptr", p))
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


def lower_fence(w: Writer, result: str, rest: str) -> None:
    """`fence [syncscope("S")] ORDERING`."""
    _, ordering, wide = orders.take_ordering(f" {rest}")
    orders.fence(w, orders.fence_kind(ordering, wide))


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
    w.sites.append(MemorySite(1, 1, kind, w.instruction, 1))
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


def async_copy(w: Writer, to: str, source: str, size: int, length: str = "") -> None:
    """cp.async of `size` bytes, of which the first `length` (an i32) are read."""
    sites: list[str] = []
    for kind in (STORE, LOAD):
        sites.append(str(len(w.sites)))
        w.sites.append(MemorySite(size, size, kind | ASYNC, w.instruction, size))
    arguments = (
        ("ptr", "%$t"), ("i32", sites[0]), ("ptr", to), ("i32", sites[1]), ("ptr", source),
        ("i32", str(size)), ("i32", length or str(size)),
    )  # fmt: skip
    ok = w.temp(w.call("i32", "gevo_async", *arguments))
    w.leave_if_not(w.temp(f"icmp ne i32 {ok}, 0"))
