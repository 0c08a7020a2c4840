"""How strong each memory operation is once it is PTX, and which fences come with it."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from gevo.device.simt.lower.ptx.mnemonic import Fence, FenceKind, PtxForm, Scope, Strength
from gevo.device.simt.lower.ptx.order import operation_of, order_of, order_of_intrinsic
from gevo.device.simt.lower.writer import (
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


_BASE = {"load": LOAD, "store": STORE, "atomicrmw": ATOMIC, "cmpxchg": ATOMIC | COMPARE}
_STRENGTH = {
    Strength.WEAK: 0, Strength.VOLATILE: STRONG, Strength.RELAXED: STRONG,
    Strength.ACQUIRE: STRONG | ACQUIRE, Strength.RELEASE: STRONG | RELEASE,
    Strength.ACQ_REL: STRONG | ACQUIRE | RELEASE,
}  # fmt: skip
_FENCE = {
    FenceKind.SC: ACQUIRE | RELEASE | SEQUENTIAL, FenceKind.ACQ_REL: ACQUIRE | RELEASE,
    FenceKind.ACQUIRE: ACQUIRE, FenceKind.RELEASE: RELEASE,
}  # fmt: skip


def form(w: Writer, opcode: str, rest: str) -> Form:
    """What an instruction becomes, or what the assembly says that it stands for.

    Of what the program says and what the back end makes of it the weaker counts: no program may
    rely on one compiler's generosity. LLVM 22 ignores the scope of a read-modify-write and makes
    it `.gpu`. A sequentially consistent compare-and-exchange of the widest scope is clang's
    `atomicCAS`, which CUDA defines as relaxed; LLVM puts a fence in front of it.

    Raises:
        CompileFailed: PTX has nothing for it.
    """
    if w.stated is not None:
        return _form(_BASE[opcode], w.stated)
    operation = operation_of(f"{opcode} {rest}")
    if operation is None:
        raise w.refuse("the simt device cannot read this access")
    if opcode == "cmpxchg" and operation.ordering == "seq_cst" and not operation.scope:
        operation = replace(operation, ordering="monotonic", failure="monotonic")
    weak = not (operation.ordering or operation.volatile)
    if opcode == "load" and weak and _constant(w, rest):
        # The back end finds out that a kernel's pointers are to global memory.
        operation = replace(operation, invariant=True, space=1)
    emitted = order_of(operation)
    if emitted.scope is not None and operation.scope in _NARROW:
        emitted = replace(emitted, scope=Scope.CTA)
    return _form(_BASE[opcode], emitted)


_NARROW = frozenset(("block", "cluster", "singlethread"))
"""Scopes that hold no thread of another block (a cluster is one block where none is asked for)."""
_INVARIANT = re.compile(r"!invariant\.load\b")
_POINTER = re.compile(r", ptr (%[^\s,]+)")


def _constant(w: Writer, rest: str) -> bool:
    pointer = _POINTER.search(rest)
    return _INVARIANT.search(w.line) is not None or (
        pointer is not None and pointer[1] in w.constants
    )


def _form(base: int, emitted: PtxForm) -> Form:
    kind = base | _STRENGTH[emitted.strength] | (NC if emitted.non_coherent else 0)
    if emitted.scope in (Scope.GPU, Scope.SYS):
        kind |= DEVICE
    return Form(kind, tuple(map(_kind, emitted.before)), tuple(map(_kind, emitted.after)))


def _kind(one: Fence) -> int:
    return _FENCE[one.kind] | (DEVICE if one.scope in (Scope.GPU, Scope.SYS) else 0)


def fence(w: Writer, kind: int) -> None:
    """Emit a fence."""
    w.point()
    w.emit(w.call("void", "gevo_fence", ("ptr", "%$t"), ("i32", str(kind))))


def lower_fence(w: Writer, result: str, rest: str) -> None:
    """`fence [syncscope("S")] ORDERING`."""
    operation = operation_of(f"fence {rest}")
    if operation is None:
        raise w.refuse("the simt device cannot read this fence")
    for one in order_of(operation).before:
        fence(w, _kind(one))


def stated_fence(w: Writer, form: PtxForm) -> None:
    """Emit the fences that a mnemonic is; a proxy fence orders nothing by itself."""
    for one in form.before:
        fence(w, _kind(one))


def intrinsic_fence(w: Writer, name: str) -> None:
    """Emit what `llvm.nvvm.membar.gl` or the like orders."""
    known = order_of_intrinsic(name)
    if known is not None:
        stated_fence(w, known.form)
