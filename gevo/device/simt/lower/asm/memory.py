"""Statements of inline assembly that access memory, by way of the LLVM instruction that would.

Each becomes a load, store, atomicrmw or cmpxchg in LLVM's terms and is lowered as one. What PTX
says of its order is in `Writer.stated` meanwhile: for a read-modify-write it is not what the back
end would make of the LLVM instruction. Source: PTX ISA 8.8, 9.7.9 and 9.7.13.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from gevo.device.simt.lower import orders
from gevo.device.simt.lower.asm.machine import TYPES, Machine, bits_of
from gevo.device.simt.lower.memory_ops import ALL, async_commit, async_copy, async_wait
from gevo.device.simt.lower.operations import RULES
from gevo.device.simt.lower.ptx.mnemonic import Mnemonic, Scope, Strength, parse

_ADDRESS = re.compile(r"\[\s*([\w$%.]+)\s*(?:([+-])\s*(-?\w+)\s*)?\]\Z")
_ORDERINGS = {
    Strength.RELAXED: "monotonic", Strength.ACQUIRE: "acquire", Strength.RELEASE: "release",
    Strength.ACQ_REL: "acq_rel",
}  # fmt: skip
_SCOPES = {Scope.CTA: "block", Scope.CLUSTER: "cluster", Scope.GPU: "device"}
_OPERATIONS = {
    "and": "and", "or": "or", "xor": "xor", "exch": "xchg", "inc": "uinc_wrap", "dec": "udec_wrap",
}  # fmt: skip
_SIGNED = {"add": "add", "min": "min", "max": "max"}
_UNSIGNED = {"add": "add", "min": "umin", "max": "umax"}
_FLOATING = {"add": "fadd", "min": "fmin", "max": "fmax"}


def load(m: Machine, parts: list[str], ops: list[str]) -> None:
    """`ld`, `ldu`: narrow signed integers are extended by their sign, others with zeros."""
    said = _read(m, parts)
    type_, targets = _type(m, said), _lanes(m, said, ops[0])
    if said.lanes > 1 and not _kind(said).startswith("atomic"):
        whole = _load(m, said, f"<{said.lanes} x {type_}>", ops[1], 0)
        values = [
            m.w.temp(f"extractelement <{said.lanes} x {type_}> {whole}, i64 {lane}")
            for lane in range(said.lanes)
        ]
    else:
        values = [_load(m, said, type_, ops[1], lane) for lane in range(said.lanes)]
    for target, value in zip(targets, values, strict=True):
        if said.type in ("s8", "s16"):
            m.write(target, "i32", m.w.temp(f"sext {type_} {value} to i32"))
        else:
            m.write(target, type_, value)


def _load(m: Machine, said: Mnemonic, type_: str, address: str, lane: int) -> str:
    value = _fresh(m)
    place = _place(m, address, lane * m.w.types.store_size(type_))
    text = f"{_kind(said)}{type_}, ptr {place}{_order(said)}{_align(m, type_)}"
    _lower(m, said, value, "load", text)
    return value


def store(m: Machine, parts: list[str], ops: list[str]) -> None:
    """`st`."""
    said = _read(m, parts)
    type_ = _type(m, said)
    values = [m.read(source, type_) for source in _lanes(m, said, ops[1])]
    if said.lanes > 1 and not _kind(said).startswith("atomic"):
        vector, whole = f"<{said.lanes} x {type_}>", "zeroinitializer"
        for lane, value in enumerate(values):
            whole = m.w.temp(f"insertelement {vector} {whole}, {type_} {value}, i64 {lane}")
        _store(m, said, vector, whole, ops[0], 0)
        return
    for lane, value in enumerate(values):
        _store(m, said, type_, value, ops[0], lane)


def _store(m: Machine, said: Mnemonic, type_: str, value: str, address: str, lane: int) -> None:
    place = _place(m, address, lane * m.w.types.store_size(type_))
    text = f"{_kind(said)}{type_} {value}, ptr {place}{_order(said)}{_align(m, type_)}"
    _lower(m, said, "", "store", text)


def atomic(m: Machine, parts: list[str], ops: list[str]) -> None:
    """`atom`."""
    said = _read(m, parts)
    if said.operation == "cas":
        _compare_and_swap(m, said, ops)
        return
    sources = _lanes(m, said, ops[2])
    for lane, (target, source) in enumerate(zip(_lanes(m, said, ops[0]), sources, strict=True)):
        m.write(target, _type(m, said), _modify(m, said, ops[1], source, lane))


def reduction(m: Machine, parts: list[str], ops: list[str]) -> None:
    """`red`: as `atom`, without a result."""
    said = _read(m, parts)
    for lane, source in enumerate(_lanes(m, said, ops[1])):
        _modify(m, said, ops[0], source, lane)


def _modify(m: Machine, said: Mnemonic, address: str, source: str, lane: int) -> str:
    """One read-modify-write; the value before it."""
    type_ = _type(m, said)
    names = _FLOATING if type_[0] != "i" else _SIGNED if said.type[0] == "s" else _UNSIGNED
    operation = {**_OPERATIONS, **names}.get(said.operation)
    if operation is None:
        raise m.unknown()
    value, old = m.read(source, type_), _fresh(m)
    place = _place(m, address, lane * m.w.types.store_size(type_))
    text = f"{operation} ptr {place}, {type_} {value}{_order(said)}{_align(m, type_)}"
    _lower(m, said, old, "atomicrmw", text)
    return old


def _compare_and_swap(m: Machine, said: Mnemonic, ops: Sequence[str]) -> None:
    type_ = f"i{bits_of(_type(m, said))}"
    expected, new, pair = m.read(ops[2], type_), m.read(ops[3], type_), _fresh(m)
    place = _place(m, ops[1], 0)
    text = (
        f"ptr {place}, {type_} {expected}, {type_} {new}{_order(said)} monotonic{_align(m, type_)}"
    )
    _lower(m, said, pair, "cmpxchg", text)
    m.write(ops[0], type_, m.w.temp(f"extractvalue {{ {type_}, i1 }} {pair}, 0"))


def _lower(m: Machine, said: Mnemonic, result: str, opcode: str, text: str) -> None:
    """Lower the LLVM instruction that stands for a statement."""
    m.w.stated = said.form
    RULES[opcode](m.w, result, text)
    m.w.stated = None


def fence(m: Machine, parts: list[str], ops: list[str]) -> None:
    """`fence` and `membar`."""
    orders.stated_fence(m.w, _read(m, parts).form)


def asynchronous_copy(m: Machine, parts: list[str], ops: list[str]) -> None:
    """`cp.async` without bulk: the copies, their groups, and waiting for them."""
    if parts[1:2] != ["async"] or "bulk" in parts or "mbarrier" in parts:
        raise m.unknown()
    if parts[2] == "commit_group":
        async_commit(m.w)
    elif parts[2] == "wait_group":
        async_wait(m.w, ops[0])
    elif parts[2] == "wait_all":
        async_wait(m.w, ALL)
    elif parts[2] in ("ca", "cg"):
        length = m.read(ops[3], "i32") if len(ops) > 3 else ""
        async_copy(m.w, _place(m, ops[0], 0), _place(m, ops[1], 0), int(ops[2]), length)
    else:
        raise m.unknown()


def _read(m: Machine, parts: list[str]) -> Mnemonic:
    said = parse(".".join(parts))
    if said is None or said.space in ("param", "const"):
        raise m.unknown()
    return said


def _type(m: Machine, said: Mnemonic) -> str:
    """LLVM type of one element."""
    type_ = "i128" if said.type == "b128" else TYPES.get(said.type, "")
    if not type_ or type_ == "i1":
        raise m.unknown()
    return type_


def _lanes(m: Machine, said: Mnemonic, operand: str) -> list[str]:
    """The registers of a vector operand, or the one of a scalar."""
    names = [name.strip() for name in operand.strip("{} ").split(",")]
    if len(names) != said.lanes:
        raise m.unknown()
    return names


def _fresh(m: Machine) -> str:
    return m.w.part_of(m.result, "asm")


def _kind(said: Mnemonic) -> str:
    if said.form.strength is Strength.WEAK:
        return ""
    return "volatile " if said.form.strength is Strength.VOLATILE else "atomic "


def _order(said: Mnemonic) -> str:
    ordering = _ORDERINGS.get(said.form.strength)
    if ordering is None:
        return ""
    scope = _SCOPES.get(said.form.scope) if said.form.scope else None
    return f' syncscope("{scope}") {ordering}' if scope else f" {ordering}"


def _align(m: Machine, type_: str) -> str:
    """PTX wants every access aligned by its size."""
    return f", align {m.w.types.store_size(type_)}"


def _place(m: Machine, operand: str, further: int) -> str:
    """A pointer to `further` bytes behind an address operand (`[$1 + 4]`).

    An address of 32 bits is the lower half of one in shared memory; the upper half follows from
    where device memory lies.
    """
    match = _ADDRESS.match(operand)
    if match is None:
        raise m.unknown()
    offset = int(match[3] or "0", 0) * (-1 if match[2] == "-" else 1) + further
    held = m.values.get(match[1])
    if held is not None and held[0] == "i32":
        base = m.w.addresses.base
        lower = (base & 0xFFFFFFFF) - (base & 0x80000000) * 2  # as a signed number
        low = m.w.temp(f"sub i32 {held[1]}, {lower}")
        address = m.w.temp(f"add i64 {m.w.temp(f'zext i32 {low} to i64')}, {base}")
    else:
        address = m.read(match[1], "i64")
    if offset:
        address = m.w.temp(f"add i64 {address}, {offset}")
    return m.w.temp(f"inttoptr i64 {address} to ptr")
