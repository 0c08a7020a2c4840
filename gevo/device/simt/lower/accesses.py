"""Checks in front of memory accesses: bounds, and the hook for traces and races.

The inlined check looks the access up in a shadow (see native/arena.py). The largest valid index
is read from the runtime's state: while a block is traced or races are looked for it is zero, so
that every access takes the slow path, which checks again and calls the hooks. Fast runs pay
nothing.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from gevo.device.simt.lower import layout, spaces
from gevo.device.simt.lower.writer import LOAD, STRONG, MemorySite, Writer

Stored = tuple[str, str]
"""Type and value."""


def element_bytes(w: Writer, type_: str) -> int:
    """Bytes of a vector's element, or of the type itself."""
    match = re.match(r"<\d+ x (.*)>\Z", type_)
    return w.types.store_size(match[1] if match else type_)


_CALLED = frozenset((4, 8, 16))
"""Bytes of naturally aligned accesses that the runtime has a check for."""
_MOST_ALIGNED = 32
"""Bytes of the largest alignment that the inlined check knows."""


_SUFFIX = {spaces.GENERIC: "", spaces.OF_GLOBAL: "_global", spaces.OF_SHARED: "_shared"}
"""Spaces that these checks know, and how their names end."""


def access(
    w: Writer,
    pointer: str,
    size: int,
    align: int,
    kind: int,
    stored: Stored | None,
    element: int,
    space: int = 0,
) -> str:
    """Emit the check of one access; returns the pointer to use.

    The detector is told what a strong store is about to write. `space` is the address space of
    `pointer`; what is returned is generic.
    """
    if kind & STRONG:
        w.point()
    space = spaces.known(w, space)
    if not w.checks.bounds:
        return spaces.generic(w, pointer, space)
    site = len(w.sites)
    w.sites.append(MemorySite(size, align, kind, w.instruction, element, space))
    own = space == spaces.GENERIC and pointer in w.own
    p = w.temp(f"freeze ptr {pointer}") if pointer[0] == "%" else pointer
    p = spaces.generic(w, p, space)
    if not kind & STRONG or size > layout.VALUE_BYTES:
        stored = None
    if w.checks.points:
        if stored:
            w.emit(f"store {stored[0]} {stored[1]}, ptr {w.state(layout.VALUE)}, align 8")
        return w.temp(w.call("ptr", "gevo_place", ("ptr", "%$t"), ("i32", str(site)), ("ptr", p)))
    if not w.hot and size in _CALLED and align == size and space in _SUFFIX and not own:
        if stored:
            w.emit(f"store {stored[0]} {stored[1]}, ptr {w.state(layout.VALUE)}, align 8")
        name = f"gevo_{'load' if kind & 3 == LOAD else 'store'}_{size}{_SUFFIX[space]}"
        return w.temp(w.call("ptr", name, ("ptr", "%$t"), ("i32", str(site)), ("ptr", p)))
    cold, go = w.fresh("slow"), w.fresh("go")
    ok = _fast_check(w, p, size, align, kind, spaces.OF_LOCAL if own else space)
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


def _fast_check(w: Writer, p: str, size: int, align: int, kind: int, space: int) -> str:
    """An i1 that is true when the access is surely valid; empty where there is no fast check.

    It knows the window of the space, and of local memory what is the thread's own.

    What the text says of alignment is checked where it is more than the access itself needs, too:
    code generation makes one wide access of narrow ones on the strength of it.
    """
    log = min(align, _MOST_ALIGNED).bit_length() - 1
    if size > 2 and (log < 2 or size % 4 or size > 32 or size & (size - 1)):
        return ""
    if size <= 2 and 1 << log < size:
        return ""
    window = spaces.WINDOWS[space]
    a = w.temp(f"ptrtoint ptr {p} to i64")
    r = w.temp(f"sub i64 {a}, {w.addresses.base + window.start}")
    if log:
        w.declare("i64", "llvm.fshr.i64", "i64", "i64", "i64")
        r = w.temp(f"call i64 @llvm.fshr.i64(i64 {r}, i64 {r}, i64 {log})")
    limit = w.temp(f"load i64, ptr {w.state(window.limits + 8 * log)}")
    # As an instruction, not as a call of `llvm.umin`, the fast instruction selector knows it.
    c = w.temp(f"select i1 {w.temp(f'icmp ult i64 {r}, {limit}')}, i64 {r}, i64 {limit}")
    shadow = w.addresses.readable if kind & 3 == LOAD else w.addresses.writable
    shadow += window.start // 4
    i = c
    if log != 2:
        i = w.temp(f"lshr i64 {c}, {2 - log}" if log < 2 else f"shl i64 {c}, {log - 2}")
    s = w.temp(f"getelementptr i8, ptr inttoptr (i64 {shadow} to ptr), i64 {i}")
    if size >= 4:
        bits = size * 2
        v = w.temp(f"load i{bits}, ptr {s}, align 1")
        return _own(w, a, space, f"icmp eq i{bits} {v}, {int('04' * (size // 4), 16)}")
    v = w.temp(f"load i8, ptr {s}")
    low = w.temp(f"trunc i64 {c} to i8")
    last = str(size - 1)
    if log < 2:
        part = w.temp(f"shl i8 {low}, {log}") if log else low
        last = w.temp(f"or i8 {w.temp(f'and i8 {part}, 3')}, {size - 1}")
    return _own(w, a, space, f"icmp ult i8 {last}, {v}")


def _own(w: Writer, address: str, space: int, valid: str) -> str:
    """Whether it is valid and, of local memory, the thread's own."""
    ok = w.temp(valid)
    if space != spaces.OF_LOCAL:
        return ok
    further = w.temp(f"sub i64 {address}, {w.temp('ptrtoint ptr %$local to i64')}")
    stride = w.temp(f"load i64, ptr {w.state(layout.LOCAL_STRIDE)}")
    return w.temp(f"and i1 {ok}, {w.temp(f'icmp ult i64 {further}, {stride}')}")


def atomic_access(
    w: Writer,
    pointer: str,
    type_: str,
    align: int,
    kind: int,
    new_value: Callable[[str], str],
    space: int = 0,
) -> str:
    """As `access`; the slow path computes the new value, which the detector wants."""
    w.point()
    space = spaces.known(w, space)
    if not w.checks.bounds:
        return spaces.generic(w, pointer, space)
    size = w.types.store_size(type_)
    site = len(w.sites)
    w.sites.append(MemorySite(size, align, kind, w.instruction, element_bytes(w, type_), space))
    p = w.temp(f"freeze ptr {pointer}") if pointer[0] == "%" else pointer
    p = spaces.generic(w, p, space)
    about = ("ptr", "%$t"), ("i32", str(site))
    if w.checks.points:
        place = w.temp(w.call("ptr", "gevo_atomic_place", *about, ("ptr", p)))
        w.emit(f"store {type_} {new_value(place)}, ptr {w.state(layout.VALUE)}, align 8")
        w.emit(w.call("i32", "gevo_access", *about, ("ptr", place)))
        return place
    cold, go, hot = w.fresh("slow"), w.fresh("go"), w.out
    ok = _fast_check(w, p, size, align, kind, space)
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


def check_range(w: Writer, pointer: str, size: str, kind: int, space: int) -> str:
    """Check `size` bytes (an i64) at `pointer`, of that address space; returns a generic one."""
    space = spaces.known(w, space)
    pointer = spaces.generic(w, pointer, space)
    if not w.checks.bounds:
        return pointer
    site = len(w.sites)
    w.sites.append(MemorySite(1, 1, kind, w.instruction, 1, space))
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
    return pointer
