"""Single instructions of inline assembly that access memory, by way of LLVM's that would.

Each becomes a load, store, atomicrmw or cmpxchg in LLVM's terms and is lowered as one. What PTX
says of its order is in `Writer.stated` meanwhile: for a read-modify-write it is not what the back
end would make of the LLVM instruction. Source: PTX ISA 8.8, 9.7.9 and 9.7.13.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gevo.device.simt.lower import orders
from gevo.device.simt.lower.asm.operands import Operands, bits_of, letter_type
from gevo.device.simt.lower.memory_ops import ALL, async_commit, async_copy, async_wait
from gevo.device.simt.lower.operations import RULES as LLVM_RULES
from gevo.device.simt.lower.ptx.mnemonic import Scope, Strength, parse
from gevo.program.ptx.inline import Assembly, operand_name
from gevo.program.ptx.syntax import LLVM_TYPES, Group, Instruction, Name, Number, Operand

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


class _Access:
    """One instruction, its operands, and what it has read."""

    def __init__(self, operands: Operands, i: Instruction) -> None:
        said = parse(".".join(i.parts))
        if said is None or said.space in ("param", "const"):
            raise i.refused("the simt device does not know this access")
        self.i, self.said, self.operands, self.w = i, said, operands, operands.w
        self.results: dict[str, tuple[str, str]] = {}

    @property
    def type(self) -> str:
        """LLVM type of one element."""
        type_ = LLVM_TYPES.get(self.said.type, "")
        if not type_ or type_ == "i1":
            raise self.i.refused("the simt device does not know this type")
        return type_

    def lanes(self, operand: Operand) -> tuple[Operand, ...]:
        """The registers of a vector operand, or the one of a scalar."""
        names = operand.items if isinstance(operand, Group) else (operand,)
        if len(names) != self.said.lanes:
            raise self.i.refused("as many registers as elements expected")
        return names

    def write(self, target: Operand, type_: str, value: str) -> None:
        """Give a register what was read."""
        if isinstance(target, Name):
            self.results[target.text] = type_, value

    def fresh(self) -> str:
        """A new value that the call's result is made of."""
        return self.w.part_of(self.operands.c.result, "asm")

    def place(self, operand: Operand, lane: int = 0) -> str:
        """A pointer to an element behind an address operand."""
        further = lane * self.w.types.store_size(self.type) if lane else 0
        return self.operands.place(operand, further)

    def lower(self, result: str, opcode: str, text: str) -> None:
        """Lower the LLVM instruction that stands for this one."""
        self.w.stated = self.said.form
        LLVM_RULES[opcode](self.w, result, text)
        self.w.stated = None

    @property
    def kind(self) -> str:
        """What stands in front of the type in LLVM IR."""
        if self.said.form.strength is Strength.WEAK:
            return ""
        return "volatile " if self.said.form.strength is Strength.VOLATILE else "atomic "

    def behind(self, type_: str) -> str:
        """What stands behind the operands; PTX wants every access aligned by its size."""
        form, order = self.said.form, ""
        if ordering := _ORDERINGS.get(form.strength):
            scope = _SCOPES.get(form.scope) if form.scope else None
            order = f' syncscope("{scope}") {ordering}' if scope else f" {ordering}"
        return f"{order}, align {self.w.types.store_size(type_)}"


def lower(operands: Operands, assembly: Assembly, i: Instruction) -> None:
    """Lower one of these instructions; raises PtxError for a form that is not known."""
    try:
        if i.op == "cp":
            _asynchronous_copy(operands, i)
            return
        access = _Access(operands, i)
        _RULES[i.op](access)
        types = [letter_type(letter) for letter in assembly.results]
        values = [access.results[operand_name(n)] for n in range(len(types))]
    except (IndexError, KeyError, ValueError) as reason:
        raise i.refused("the simt device cannot read its operands") from reason
    operands.give(values)


def _load(a: _Access) -> None:
    """`ld`, `ldu`: narrow signed integers are extended by their sign, others with zeros."""
    type_, targets = a.type, a.lanes(a.i.operands[0])
    if a.said.lanes > 1 and not a.kind.startswith("atomic"):
        vector = f"<{a.said.lanes} x {type_}>"
        whole = _loaded(a, vector, 0)
        values = [
            a.w.temp(f"extractelement {vector} {whole}, i64 {lane}")
            for lane in range(a.said.lanes)
        ]
    else:
        values = [_loaded(a, type_, lane) for lane in range(a.said.lanes)]
    for target, value in zip(targets, values, strict=True):
        if a.said.type in ("s8", "s16"):
            a.write(target, "i32", a.w.temp(f"sext {type_} {value} to i32"))
        else:
            a.write(target, type_, value)


def _loaded(a: _Access, type_: str, lane: int) -> str:
    value, place = a.fresh(), a.place(a.i.operands[1], lane)
    a.lower(value, "load", f"{a.kind}{type_}, ptr {place}{a.behind(type_)}")
    return value


def _store(a: _Access) -> None:
    """`st`."""
    type_, (to, source) = a.type, a.i.operands[:2]
    values = [a.operands.read(one, type_) for one in a.lanes(source)]
    if a.said.lanes > 1 and not a.kind.startswith("atomic"):
        vector, whole = f"<{a.said.lanes} x {type_}>", "zeroinitializer"
        for lane, value in enumerate(values):
            whole = a.w.temp(f"insertelement {vector} {whole}, {type_} {value}, i64 {lane}")
        type_, values = vector, [whole]
    for lane, value in enumerate(values):
        place = a.place(to, lane)
        a.lower("", "store", f"{a.kind}{type_} {value}, ptr {place}{a.behind(type_)}")


def _atomic(a: _Access) -> None:
    """`atom`."""
    if a.said.operation == "cas":
        _compare_and_swap(a)
        return
    target, place, source = a.i.operands[:3]
    pairs = zip(a.lanes(target), a.lanes(source), strict=True)
    for lane, (into, one) in enumerate(pairs):
        a.write(into, a.type, _modify(a, place, one, lane))


def _reduction(a: _Access) -> None:
    """`red`: as `atom`, without a result."""
    place, source = a.i.operands[:2]
    for lane, one in enumerate(a.lanes(source)):
        _modify(a, place, one, lane)


def _modify(a: _Access, place: Operand, source: Operand, lane: int) -> str:
    """One read-modify-write; the value before it."""
    type_ = a.type
    names = _FLOATING if type_[0] != "i" else _SIGNED if a.said.type[0] == "s" else _UNSIGNED
    operation = {**_OPERATIONS, **names}.get(a.said.operation)
    if operation is None:
        raise a.i.refused("the simt device does not know this operation")
    value, old = a.operands.read(source, type_), a.fresh()
    at = a.place(place, lane)
    a.lower(old, "atomicrmw", f"{operation} ptr {at}, {type_} {value}{a.behind(type_)}")
    return old


def _compare_and_swap(a: _Access) -> None:
    type_ = f"i{bits_of(a.type)}"
    target, place, expected, new = a.i.operands[:4]
    values = [a.operands.read(one, type_) for one in (expected, new)]
    pair, order = a.fresh(), a.behind(type_).replace(", align", " monotonic, align")
    text = f"ptr {a.place(place)}, {type_} {values[0]}, {type_} {values[1]}{order}"
    a.lower(pair, "cmpxchg", text)
    a.write(target, type_, a.w.temp(f"extractvalue {{ {type_}, i1 }} {pair}, 0"))


def _fence(a: _Access) -> None:
    """`fence` and `membar`."""
    orders.stated_fence(a.w, a.said.form)


def _asynchronous_copy(operands: Operands, i: Instruction) -> None:
    """`cp.async` without bulk: the copies, their groups, and waiting for them."""
    if i.parts[1:2] != ("async",) or i.has("bulk", "mbarrier"):
        raise i.refused("the simt device does not know this copy")
    w, kind = operands.w, i.parts[2]
    if kind == "commit_group":
        async_commit(w)
    elif kind == "wait_all":
        async_wait(w, ALL)
    elif kind == "wait_group":
        async_wait(w, operands.read(i.operands[0], "i32"))
    elif kind in ("ca", "cg"):
        to, source, size, *more = i.operands
        if not isinstance(size, Number):
            raise i.refused("the number of bytes expected")
        length = operands.read(more[0], "i32") if more else ""
        async_copy(w, operands.place(to), operands.place(source), size.value, length)
    else:
        raise i.refused("the simt device does not know this copy")


_RULES: Mapping[str, Callable[[_Access], None]] = {
    "ld": _load, "ldu": _load, "st": _store, "atom": _atomic, "red": _reduction,
    "fence": _fence, "membar": _fence,
}  # fmt: skip
OPCODES = frozenset((*_RULES, "cp"))
"""Of the instructions that are lowered here."""
