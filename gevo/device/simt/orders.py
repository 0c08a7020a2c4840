"""How strong each memory operation is once it is PTX, and which fences come with it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from gevo.device.simt.writer import (
    ACQUIRE,
    ATOMIC,
    COMPARE,
    DEVICE,
    LOAD,
    NC,
    RELEASE,
    SEQUENTIAL,
    STORE,
    STRONG,
    Writer,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Form:
    """One operation as the back end emits it.

    Attributes:
        kind: LOAD, STORE or ATOMIC with the bits of a site's kind.
        before: Kinds of the fences in front of it.
        after: Kinds of the fences behind it.
    """

    kind: int
    before: tuple[int, ...] = ()
    after: tuple[int, ...] = ()


_SCOPE = re.compile(r' syncscope\("([^"]*)"\)')
_ORDERING = r"(?:unordered|monotonic|acquire|release|acq_rel|seq_cst)"
_ORDERED = re.compile(rf" ({_ORDERING})(?: ({_ORDERING}))?$")
_NARROW = frozenset(("block", "cluster", "singlethread"))
"""Scopes that hold no thread of another block (a cluster is one block where none is asked for)."""
_ANNOTATED = re.compile(r"!invariant\.load\b")
_ORDERS = {
    "acquire": ACQUIRE, "release": RELEASE, "acq_rel": ACQUIRE | RELEASE,
    "seq_cst": ACQUIRE | RELEASE | SEQUENTIAL,
}  # fmt: skip


def take_ordering(text: str) -> tuple[str, str, int]:
    """An instruction's text without scope and ordering; the ordering; DEVICE if that wide."""
    scope = _SCOPE.search(text)
    wide = 0 if scope and scope[1] in _NARROW else DEVICE
    text = _SCOPE.sub("", text)
    match = _ORDERED.search(text)
    if match is None:
        return text, "", wide
    return text[: match.start()], match[1], wide


def load_form(w: Writer, volatile: bool, ordering: str, wide: int) -> Form:
    """A load's form."""
    if not volatile and not ordering:
        return Form(LOAD | (NC if _ANNOTATED.search(w.line) else 0))
    if volatile:
        return Form(LOAD | STRONG | DEVICE)
    order = _ORDERS.get(ordering, 0)
    before = (order | wide,) if order & SEQUENTIAL else ()
    return Form(LOAD | STRONG | wide | order & ACQUIRE, before)


def store_form(volatile: bool, ordering: str, wide: int) -> Form:
    """A store's form."""
    if not volatile and not ordering:
        return Form(STORE)
    if volatile:
        return Form(STORE | STRONG | DEVICE)
    order = _ORDERS.get(ordering, 0)
    before = (order | wide,) if order & SEQUENTIAL else ()
    return Form(STORE | STRONG | wide | order & RELEASE, before)


def atomic_form(ordering: str, wide: int, *, compare: bool = False) -> Form:
    """A read-modify-write's form: relaxed whatever the IR says, but for compare-and-exchange.

    A sequentially consistent compare-and-exchange of the widest scope is clang's `atomicCAS`.
    CUDA defines that as relaxed, so no program may count on the fence that LLVM gives it.
    """
    kind = ATOMIC | STRONG | wide | (COMPARE if compare else 0)
    promised = compare and not (ordering == "seq_cst" and wide)
    order = _ORDERS.get(ordering, 0) if promised else 0
    before = (order | wide,) if order & (SEQUENTIAL | RELEASE) else ()
    return Form(kind | order & ACQUIRE, before)


def fence_kind(ordering: str, wide: int) -> int:
    """Kind of a fence."""
    return _ORDERS.get(ordering, ACQUIRE | RELEASE) | wide


def fence(w: Writer, kind: int) -> None:
    """Emit a fence."""
    w.point()
    w.emit(w.call("void", "gevo_fence", ("ptr", "%$t"), ("i32", str(kind))))


_PTX_FENCE = re.compile(
    r"(?:llvm\.nvvm\.)?(?:membar|fence)\.(?:(sc|acq_rel|acquire|release)\.)?(cta|cluster|gl|gpu|sys)"
)


def ptx_fence(w: Writer, name: str) -> None:
    """Emit what `membar.gl`, `fence.acq_rel.cta` or the like orders; proxy fences order nothing.

    `membar` is a sequentially consistent fence (PTX ISA, membar/fence).
    """
    match = _PTX_FENCE.match(name)
    if match is None:
        return
    wide = DEVICE if match[2] in ("gl", "gpu", "sys") else 0
    order = {"acq_rel": "acq_rel", "acquire": "acquire", "release": "release"}
    fence(w, _ORDERS[order.get(match[1] or "", "seq_cst")] | wide)
