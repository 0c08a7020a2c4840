"""Operands of a function that is lifted: registers, constants, variables and addresses.

Every register is an alloca, which LLVM promotes; the types are those that inference.py found.

Special registers. Source: PTX ISA 8.8, 10.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from gevo.program.ptx.inference import Registers
from gevo.program.ptx.syntax import (
    GENERIC_OF,
    LLVM_TYPES,
    PARAMETERS,
    Address,
    Function,
    Group,
    Instruction,
    Inverse,
    Name,
    Number,
    Operand,
    Variable,
    element,
    is_generic,
    is_integer,
    pointer,
    signed,
    width,
)

_AXES = frozenset(
    f"{name}.{axis}" for name in ("tid", "ntid", "ctaid", "nctaid") for axis in "xyz"
)
_PLAIN = frozenset(
    "laneid warpid nwarpid smid nsmid gridid clock clock64 globaltimer globaltimer_lo "
    "lanemask_eq lanemask_le lanemask_lt lanemask_ge lanemask_gt dynamic_smem_size "
    "total_smem_size envreg1 envreg2".split()
)
_WIDE = frozenset(("clock64", "globaltimer", "gridid"))


def special_register(w: Emitter, name: str) -> tuple[str, str]:
    """Type and value of a special register; raises KeyError for one that is not read."""
    plain = name.removeprefix("%")
    if name == "WARP_SZ":
        return "i32", "32"
    if plain == "clock_hi":
        clock = w.value("i64", "llvm.nvvm.read.ptx.sreg.clock64")
        return "i32", w.temp(f"trunc i64 {w.temp(f'lshr i64 {clock}, 32')} to i32")
    if plain not in _AXES | _PLAIN:
        raise KeyError(name)
    type_ = "i64" if plain in _WIDE and plain != "gridid" else "i32"
    plain = plain.replace("lanemask_", "lanemask.")
    return type_, w.value(type_, f"llvm.nvvm.read.ptx.sreg.{plain}")


CONVERGENT = " convergent nounwind"


@dataclass
class Emitter:
    """Writes the instructions of one function.

    Attributes:
        declared: Declarations of the module, by name.
        lines: What has been written.
        debug: Attachment of the instruction at hand: `, !dbg !7`.
        open: Whether the block at hand has no terminator yet.
    """

    declared: dict[str, str]
    lines: list[str] = field(default_factory=list[str])
    debug: str = ""
    open: bool = True
    _temporaries: int = 0
    _blocks: int = 0

    def emit(self, text: str) -> None:
        """An instruction."""
        self.lines.append(f"  {text}{self.debug}")

    def temp(self, text: str) -> str:
        """The value of an instruction that gives one."""
        self._temporaries += 1
        self.emit(f"%t{self._temporaries} = {text}")
        return f"%t{self._temporaries}"

    def block(self, stem: str) -> str:
        """A label that no other block has."""
        self._blocks += 1
        return f"{stem}.{self._blocks}"

    def start(self, label: str) -> None:
        """Begin a block; one that has not ended goes on there."""
        if self.open:
            self.emit(f'br label %"{label}"')
        self.lines.append(f'"{label}":')
        self.open = True

    def end(self, text: str) -> None:
        """A terminator."""
        self.emit(text)
        self.open = False

    def call(
        self, returns: str, name: str, *arguments: tuple[str, str], attributes: str = ""
    ) -> str:
        """The text of a call of a function that is declared with these types."""
        types = ", ".join(type_ for type_, _ in arguments)
        self.declared[name] = f'declare {returns} @"{name}"({types}){attributes}'
        passed = ", ".join(f"{type_} {value}" for type_, value in arguments)
        return f'call {returns} @"{name}"({passed})'

    def value(self, returns: str, name: str, *arguments: tuple[str, str], sync: str = "") -> str:
        """The value of such a call; `sync` are attributes of its declaration."""
        return self.temp(self.call(returns, name, *arguments, attributes=sync))


@dataclass(frozen=True, slots=True)
class Symbol:
    """A variable.

    Attributes:
        text: What points to it in LLVM IR.
        space: Address space of that pointer.
    """

    text: str
    space: int


CARRY = "$carry"
"""The register of `.cc`."""


@dataclass
class Lift(Emitter):
    """A function under lifting.

    Attributes:
        function: What is lifted.
        registers: What is known of its registers.
        symbols: Variables that it can name.
        signatures: Result and parameter types of the module's functions, by name.
        anchor: A pointer to some variable in shared memory; empty where there is none.
        flushing: Whether all its float arithmetic flushes subnormals.
        instruction: What is being lifted.
        kept: Which instructions stay what they are, in inline assembly; None elsewhere.
        used: Registers of which there must be an alloca.
    """

    function: Function = field(kw_only=True)
    registers: Registers = field(kw_only=True)
    symbols: Mapping[str, Symbol] = field(kw_only=True)
    signatures: Mapping[str, tuple[str, tuple[str, ...]]] = field(kw_only=True)
    anchor: str = field(kw_only=True, default="")
    flushing: bool = field(kw_only=True, default=False)
    instruction: Instruction = field(kw_only=True)
    kept: Callable[[Instruction], bool] | None = field(kw_only=True, default=None)
    used: dict[str, str] = field(kw_only=True, default_factory=dict[str, str])
    _held: dict[str, str] = field(kw_only=True, default_factory=dict[str, str])
    _stores: list[tuple[str, int]] = field(kw_only=True, default_factory=list[tuple[str, int]])

    def start(self, label: str) -> None:
        """Begin a block, where nothing is known of what registers hold."""
        super().start(label)
        self._held.clear()

    def held(self, register: str) -> str:
        """What a register holds, in its own type."""
        value = self._held.get(register)
        if value is None:
            place, kind = self.place(register), self.registers.types[register]
            value = self._held[register] = self.temp(f"load {kind}, ptr {place}")
            self.used[register] = kind
        return value

    def hold(self, register: str, value: str) -> None:
        """Give a register a value of its own type."""
        place, kind = self.place(register), self.registers.types[register]
        self._stores.append((register, len(self.lines)))
        self.emit(f"store {kind} {value}, ptr {place}")
        self._held[register] = value

    def needed(self) -> list[str]:
        """What has been written, without stores to registers that are not read in other blocks."""
        idle = {line for register, line in self._stores if register not in self.used}
        return [text for line, text in enumerate(self.lines) if line not in idle]

    def place(self, register: str) -> str:
        """The alloca of a register."""
        if register not in self.registers.types:
            raise self.instruction.refused(f"there is no register {register}")
        return f'%"{register}.r"'

    def type_of(self, i: Instruction, part: int = -1) -> str:
        """LLVM type of one of a mnemonic's parts; raises PtxError."""
        found = LLVM_TYPES.get(i.parts[part])
        if found is None:
            raise i.refused(f"gevo does not read the type .{i.parts[part]}")
        return found

    def cast(self, value: str, source: str, target: str, sign: bool = False) -> str:
        """A value as another type: bits are kept, integers cut or extended."""
        if source == target:
            return value
        if source.startswith("ptr"):
            value = self.temp(f"ptrtoint {source} {value} to i{width(target)}")
            return self.cast(value, f"i{width(target)}", target)
        if width(source) == width(target):
            return self.temp(f"bitcast {source} {value} to {target}")
        if not is_integer(source):
            value = self.temp(f"bitcast {source} {value} to i{width(source)}")
            source = f"i{width(source)}"
        whole = f"i{width(target)}"
        grows = width(target) > width(source)
        opcode = ("sext" if sign else "zext") if grows else "trunc"
        return self.cast(self.temp(f"{opcode} {source} {value} to {whole}"), whole, target)

    def read(self, operand: Operand, type_: str, sign: bool = False) -> str:
        """An operand as a value of an LLVM type; wider registers are cut, narrower extended."""
        match operand:
            case Number():
                return self.literal(operand, type_)
            case Inverse():
                return self.temp(f"xor i1 {self.read(operand.name, 'i1')}, true")
            case Group():
                return self._packed(operand, type_)
            case Name() if operand.text in self.registers.types:
                kind = self.registers.types[operand.text]
                value = self.cast(self.held(operand.text), kind, type_, sign)
                if not operand.offset:
                    return value
                if not is_integer(type_):
                    raise self.instruction.refused("an offset from a register without an integer")
                return self.temp(f"add {type_} {value}, {operand.offset}")
            case Name() if operand.text in self.symbols:
                place, space = self.symbol(operand)
                return self.cast(place, pointer(space), type_)
            case Name() if operand.text in self.signatures:
                raise self.instruction.refused("gevo does not read addresses of functions")
            case Name():
                return self._special(operand, type_)
            case _:
                raise self.instruction.refused("gevo does not know an operand")

    def _special(self, name: Name, type_: str) -> str:
        try:
            kind, value = special_register(self, name.text)
        except KeyError as reason:
            raise self.instruction.refused(f"gevo does not know {name.text}") from reason
        return self.cast(value, kind, type_)

    def _packed(self, group: Group, type_: str) -> str:
        """Elements in braces as one value: the first is the lowest."""
        if not group.items or width(type_) % len(group.items):
            raise self.instruction.refused(f"{len(group.items)} elements do not make a value")
        bits = width(type_) // len(group.items)
        whole, total = f"i{width(type_)}", "0"
        for place, item in enumerate(group.items):
            part = self.temp(f"zext i{bits} {self.read(item, f'i{bits}')} to {whole}")
            if place:
                part = self.temp(f"shl {whole} {part}, {place * bits}")
                part = self.temp(f"or disjoint {whole} {total}, {part}")
            total = part
        return self.cast(total, whole, type_)

    def literal(self, number: Number, type_: str) -> str:
        """A constant of an LLVM type."""
        bits = literal_bits(number, type_)
        if is_integer(type_):
            if type_ == "i1":
                return "true" if bits else "false"
            return str(signed(bits, width(type_)))
        if type_[0] == "<":
            return self.temp(f"bitcast i32 {signed(bits, 32)} to {type_}")
        return float_constant(bits, type_)

    def write(self, operand: Operand, value: str, type_: str, sign: bool = False) -> None:
        """Give a register a value: cut or extended to its width; `_` takes none."""
        if not isinstance(operand, Name):
            raise self.instruction.refused("a register expected as its result")
        if operand.text == "_":
            return
        self.place(operand.text)
        kind = self.registers.types[operand.text]
        if kind.startswith("ptr"):
            self.hold(operand.text, self._as_pointer(value, type_, kind))
        else:
            self.hold(operand.text, self.cast(value, type_, kind, sign))

    def _as_pointer(self, value: str, type_: str, kind: str) -> str:
        if type_.startswith("ptr"):
            return (
                value if type_ == kind else self.temp(f"addrspacecast {type_} {value} to {kind}")
            )
        return self.temp(f"inttoptr {type_} {value} to {kind}")

    def symbol(self, name: Name) -> tuple[str, int]:
        """A pointer to a variable, and its address space."""
        found = self.symbols[name.text]
        text, space = found.text, found.space
        text = self.moved(text, space, name.offset)
        if name.generic:
            return self.recast(text, space, 0), 0
        return text, space

    def recast(self, text: str, have: int, want: int) -> str:
        """The pointer of another address space to the same place: what `cvta` gives."""
        if pointer(have) == pointer(want):
            return text
        return self.temp(f"addrspacecast {pointer(have)} {text} to {pointer(want)}")

    def named(self, text: str, have: int, want: int) -> str:
        """A pointer of another address space with the same bits: what an instruction reads.

        The address that it names is another one, unless one is global and the other generic.
        """
        if have == want or (is_generic(want) and (is_generic(have) or have == 1)):
            return self.recast(text, have, want)
        if want == 1 and have in (0, GENERIC_OF + 1):
            return self.recast(text, have, want)
        if PARAMETERS in (have, want):
            raise self.instruction.refused(
                "an address of a parameter in another space, or of something else in that of "
                "parameters"
            )
        bits = self.temp(f"ptrtoint {pointer(have)} {text} to i64")
        return self.temp(f"inttoptr i64 {bits} to {pointer(want)}")

    def pointer(self, operand: Operand, space: int) -> str:
        """An operand, as it is, as a pointer into an address space."""
        if isinstance(operand, Name):
            have = self.registers.spaces.get(operand.text)
            if have is not None:
                held = self.named(self.held(operand.text), have, space)
                return self.moved(held, space, operand.offset)
            if operand.text in self.symbols:
                return self.named(*self.symbol(operand), space)
        return self._made_pointer(operand, space)

    def _made_pointer(self, operand: Operand, space: int) -> str:
        """An integer as a pointer. One of 32 bits counts from where shared memory begins."""
        if space == PARAMETERS:
            raise self.instruction.refused("gevo does not see whose parameter's address that is")
        narrow = isinstance(operand, Name) and width(self.registers.types.get(operand.text, "i64"))
        if space != 3 or narrow != 32 or not self.anchor:
            return self.temp(f"inttoptr i64 {self.read(operand, 'i64')} to {pointer(space)}")
        start = self.temp(f"ptrtoint {pointer(3)} {self.anchor} to i32")
        apart = self.temp(f"sub i32 {self.read(operand, 'i32')}, {start}")
        return self.temp(f"getelementptr i8, {pointer(3)} {self.anchor}, i32 {apart}")

    def address(self, operand: Operand, space: int) -> str:
        """An address operand as a pointer into an address space."""
        if not isinstance(operand, Address):
            raise self.instruction.refused("an address expected")
        return self.moved(self.pointer(operand.base, space), space, operand.offset)

    def moved(self, place: str, space: int, by: int) -> str:
        """A pointer some bytes further on."""
        if not by:
            return place
        return self.temp(f"getelementptr i8, {pointer(space)} {place}, i64 {by}")

    def scaled(self, operand: Operand) -> tuple[int, str, str] | None:
        """Bytes, type and place of the index, where a register is known to be a multiple."""
        if not isinstance(operand, Name) or operand.text not in self.registers.scaled:
            return None
        size, type_ = self.registers.scaled[operand.text]
        self.used[f"{operand.text}.i"] = type_
        return size, type_, f'%"{operand.text}.i.r"'


Rule = Callable[[Lift, Instruction], None]
"""Lifts one kind of instruction."""


def _float(bits: int) -> float:
    return struct.unpack(">f", bits.to_bytes(4, "big"))[0]


def literal_bits(number: Number, type_: str) -> int:
    """A literal's bits, in the width of the type where both are floats."""
    if number.float_bits == 32 and type_ == "double":
        return int.from_bytes(struct.pack(">d", _float(number.value)), "big")
    if number.float_bits == 64 and type_ == "float":
        return _single(struct.unpack(">d", number.value.to_bytes(8, "big"))[0])
    return number.value


def _single(value: float) -> int:
    return int.from_bytes(struct.pack(">f", value), "big")


def float_constant(bits: int, type_: str) -> str:
    """A float constant of an LLVM type, from its bits."""
    if type_ in ("half", "bfloat"):
        return f"0x{'H' if type_ == 'half' else 'R'}{bits & 0xFFFF:04X}"
    if type_ == "double":
        return f"0x{bits & (1 << 64) - 1:016X}"
    bits &= 0xFFFFFFFF
    if bits >> 23 & 0xFF == 0xFF:  # of a NaN all bits are kept
        wide = (bits >> 31) << 63 | 0x7FF << 52 | (bits & 0x7FFFFF) << 29
        return f"0x{wide:016X}"
    return "0x" + struct.pack(">d", _float(bits)).hex().upper()


_ONES = {"half": "0xH3C00", "bfloat": "0xR3F80"}


def one(type_: str) -> str:
    """1 of a float type, in every lane."""
    value = _ONES.get(element(type_), "1.0")
    return f"splat ({element(type_)} {value})" if type_[0] == "<" else value


def variable_type(variable: Variable) -> str:
    """LLVM type of a variable."""
    type_ = LLVM_TYPES[variable.type]
    return type_ if variable.count is None else f"[{variable.count} x {type_}]"
