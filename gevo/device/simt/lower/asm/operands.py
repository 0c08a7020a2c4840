"""The operands of a call of inline assembly, as the instructions in it name them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gevo.device.simt.lower.calls import Call
from gevo.device.simt.lower.writer import Writer
from gevo.program.llvm.syntax.lexer import split_top
from gevo.program.ptx.inline import TYPES, Assembly, operand_name
from gevo.program.ptx.lifting import float_constant, literal_bits
from gevo.program.ptx.syntax import Address, Name, Number, Operand, PtxError

_WIDTH = {"half": 16, "bfloat": 16, "float": 32, "double": 64}


def bits_of(type_: str) -> int:
    """Width of a register type."""
    if type_[0] == "<":
        return 32
    return _WIDTH.get(type_) or int(type_[1:])


def cast(w: Writer, source: str, value: str, target: str) -> str:
    """A value as another type: bits are kept, widened with zeros or cut."""
    if source == target:
        return value
    if source.startswith("ptr"):
        value, source = w.temp(f"ptrtoint ptr {value} to i64"), "i64"
        return cast(w, source, value, target)
    if target == "ptr":
        return w.temp(f"inttoptr {source} {value} to ptr")
    a, b = bits_of(source), bits_of(target)
    if a == b:
        return w.temp(f"bitcast {source} {value} to {target}")
    raw = value if source[0] == "i" else w.temp(f"bitcast {source} {value} to i{a}")
    raw = w.temp(f"{'zext' if a < b else 'trunc'} i{a} {raw} to i{b}")
    return raw if target[0] == "i" else w.temp(f"bitcast i{b} {raw} to {target}")


def assembly_of(c: Call) -> Assembly:
    """The call, taken apart."""
    constants = (int(a.value) if a.value.lstrip("-").isdigit() else None for a in c.arguments)
    return Assembly(c.callee, c.constraints, tuple(constants))


@dataclass
class Operands:
    """What the registers of a call's assembly hold.

    Attributes:
        w: Where to.
        c: The call.
        values: Type and value of each operand that has one, by its name.
    """

    w: Writer
    c: Call
    values: dict[str, tuple[str, str]]

    @classmethod
    def of(cls, w: Writer, c: Call, assembly: Assembly) -> Operands:
        """Before anything is executed: what the arguments are; raises PtxError."""
        first = len(assembly.results)
        if len(assembly.ties) != len(c.arguments):
            raise PtxError("the constraints are not those of the arguments")
        values: dict[str, tuple[str, str]] = {}
        for place, (tie, argument) in enumerate(zip(assembly.ties, c.arguments, strict=True)):
            held = argument.type, argument.value
            values[operand_name(first + place)] = held
            if tie.isdigit():
                values[operand_name(int(tie))] = held
        return cls(w, c, values)

    def read(self, operand: Operand, type_: str) -> str:
        """An operand, converted to an LLVM type of the same width; raises PtxError."""
        if isinstance(operand, Number):
            bits = literal_bits(operand, type_)
            if type_[0] == "i":
                return str(bits)
            if type_ in _WIDTH:
                return float_constant(bits, type_)
            return cast(self.w, "i32", str(bits), type_)
        held = self.values.get(operand.text) if isinstance(operand, Name) else None
        if held is None:
            raise PtxError(f"the simt device does not know the operand {operand}")
        return cast(self.w, *held, type_)

    def place(self, operand: Operand, further: int = 0) -> str:
        """A pointer to `further` bytes behind an address operand (`[$1 + 4]`); raises PtxError.

        An address of 32 bits is the lower half of one in shared memory; the upper half follows
        from where device memory lies.
        """
        if not isinstance(operand, Address) or not isinstance(operand.base, Name):
            raise PtxError("an address in a register expected")
        w, base, offset = self.w, operand.base, operand.offset + further
        held = self.values.get(base.text)
        if held is not None and held[0] == "i32":
            start = w.addresses.base
            lower = (start & 0xFFFFFFFF) - (start & 0x80000000) * 2  # as a signed number
            low = w.temp(f"sub i32 {held[1]}, {lower}")
            address = w.temp(f"add i64 {w.temp(f'zext i32 {low} to i64')}, {start}")
        else:
            address = self.read(base, "i64")
        if offset:
            address = w.temp(f"add i64 {address}, {offset}")
        return w.temp(f"inttoptr i64 {address} to ptr")

    def give(self, values: Sequence[tuple[str, str]]) -> None:
        """Give the call's result what its registers hold: types and values."""
        w, c = self.w, self.c
        if not c.result:
            return
        if not c.returns.startswith("{"):
            w.assign(c.result, c.returns, cast(w, *values[0], c.returns))
            return
        total = "zeroinitializer"
        types = split_top(c.returns.strip("{} "))
        for place, (type_, held) in enumerate(zip(types, values, strict=True)):
            value = cast(w, *held, type_)
            text = f"insertvalue {c.returns} {total}, {type_} {value}, {place}"
            if place == len(values) - 1:
                w.emit(f"{c.result} = {text}")
            else:
                total = w.temp(text)


def letter_type(letter: str) -> str:
    """LLVM type of a constraint's letter; raises PtxError."""
    if letter not in TYPES:
        raise PtxError(f"the simt device does not know the constraint {letter}")
    return TYPES[letter][1]
