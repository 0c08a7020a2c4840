"""Inline assembly: read as PTX, lifted to LLVM IR, and lowered as the instructions it becomes.

A single instruction that accesses memory or orders it (`lower_access`), or that is approximate
(`lower_approximate`), stays what it is: it says more than LLVM IR can. What the reader refuses,
and loops, are refused.

One that accesses memory becomes a load, store, atomicrmw or cmpxchg in LLVM's terms and is lowered
as one. What PTX says of its order is in `Writer.stated` meanwhile: for a read-modify-write it is
not what the back end would make of the LLVM instruction. Source: PTX ISA 8.8, 9.7.9 and 9.7.13.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from gevo.device.simt.lower import orders
from gevo.device.simt.lower.approximate import approximate, flush
from gevo.device.simt.lower.memory_ops import (
    ALL,
    async_commit,
    async_copy,
    async_wait,
)
from gevo.device.simt.lower.plain import plain
from gevo.device.simt.lower.ptx.mnemonic import Scope, Strength, parse
from gevo.device.simt.lower.spaces import GENERIC, OF_GLOBAL, OF_LOCAL, OF_SHARED, spelled
from gevo.device.simt.lower.writer import Call, Writer
from gevo.errors import ProgramError
from gevo.program.llvm.syntax.lexer import INSTRUCTION, LOCAL_NAME, split_top, without_attached
from gevo.program.llvm.syntax.module import blocks_of, split_module
from gevo.program.llvm.syntax.operands import incoming, targets
from gevo.program.llvm.syntax.types import element_of
from gevo.program.ptx.inline import (
    NAME,
    TYPES,
    Assembly,
    lifted_assembly,
    operand_name,
    statements,
)
from gevo.program.ptx.kept import kept_whole
from gevo.program.ptx.lifting import float_constant, literal_bits
from gevo.program.ptx.syntax import (
    LLVM_TYPES,
    Address,
    Group,
    Instruction,
    Name,
    Number,
    Operand,
    PtxError,
)

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
    constants = (int(a.value) if a.value.lstrip("-").isdecimal() else None for a in c.arguments)
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
            if tie.isdecimal():
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

        Of which space it is the instruction says. One of 32 bits is extended with zeros.
        """
        if not isinstance(operand, Address) or not isinstance(operand.base, Name):
            raise PtxError("an address in a register expected")
        w, base, offset = self.w, operand.base, operand.offset + further
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


_FLUSHED = {"ex2": frozenset(("float", "half", "bfloat"))}
"""Types that `.ftz` is about; of others float and half."""


def lower_approximate(operands: Operands, assembly: Assembly, i: Instruction) -> None:
    """Lower an instruction with `.approx` or `.full`; raises PtxError."""
    w, type_ = operands.w, LLVM_TYPES.get(i.type, "")
    if not type_ or len(assembly.results) != 1:
        raise i.refused("the simt device does not know this form")
    name = f"{i.op}.full" if i.has("full") else i.op
    flushed = i.has("ftz") and element_of(type_) in _FLUSHED.get(i.op, ("float", "half"))
    if type_ == "double" and i.has("ftz"):  # other functions, which flush by themselves
        name += ".ftz"
    values = [operands.read(one, type_) for one in i.operands[1:]]
    values = [flush(w, type_, value) for value in values] if flushed else values
    value = approximate(w, name, type_, *values)
    operands.give([(type_, flush(w, type_, value) if flushed else value)])


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


_SPACES = {"global": OF_GLOBAL, "shared": OF_SHARED, "local": OF_LOCAL}


class _Access:
    """One instruction, its operands, and what it has read."""

    def __init__(self, operands: Operands, i: Instruction, instruction: LowerInstruction) -> None:
        said = parse(".".join(i.parts))
        if said is None or said.space in ("param", "const"):
            raise i.refused("the simt device does not know this access")
        self.i, self.said, self.operands, self.w = i, said, operands, operands.w
        self.instruction = instruction
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
        """A pointer to an element behind an address operand, with its type."""
        further = lane * self.w.types.store_size(self.type) if lane else 0
        space = spelled(_SPACES.get(self.said.space, GENERIC))
        return f"{space} {self.operands.place(operand, further)}"

    def lower(self, result: str, opcode: str, text: str) -> None:
        """Lower the LLVM instruction that stands for this one."""
        self.w.stated = self.said.form
        self.instruction(self.w, result, opcode, text)
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


def lower_access(
    operands: Operands, assembly: Assembly, i: Instruction, instruction: LowerInstruction
) -> None:
    """Lower one of these instructions; raises PtxError for a form that is not known."""
    try:
        if i.op == "cp":
            _asynchronous_copy(operands, i)
            return
        access = _Access(operands, i, instruction)
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
    a.lower(value, "load", f"{a.kind}{type_}, {place}{a.behind(type_)}")
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
        a.lower("", "store", f"{a.kind}{type_} {value}, {place}{a.behind(type_)}")


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
    a.lower(old, "atomicrmw", f"{operation} {at}, {type_} {value}{a.behind(type_)}")
    return old


def _compare_and_swap(a: _Access) -> None:
    type_ = f"i{bits_of(a.type)}"
    target, place, expected, new = a.i.operands[:4]
    values = [a.operands.read(one, type_) for one in (expected, new)]
    pair, order = a.fresh(), a.behind(type_).replace(", align", " monotonic, align")
    text = f"{a.place(place)}, {type_} {values[0]}, {type_} {values[1]}{order}"
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


LowerInstruction = Callable[[Writer, str, str, str], None]
"""Lowers one instruction: result, opcode, and what follows."""


def lower(w: Writer, c: Call, instruction: LowerInstruction) -> None:
    """Lower a call of inline assembly; raises CompileFailed for what is not known."""
    assembly = assembly_of(c)
    try:
        every = statements(c.callee)
        operands = Operands.of(w, c, assembly)
        only = every[0] if len(every) == 1 and every[0].guard is None else None
        if only is not None and only.op == "griddepcontrol":
            return  # no launch begins before the one in front of it has ended
        if only is None or not kept_whole(only):
            _Inlined(operands, assembly, instruction).lower()
        elif only.op in OPCODES:
            lower_access(operands, assembly, only, instruction)
        else:
            lower_approximate(operands, assembly, only)
    except (PtxError, ProgramError) as reason:
        why = reason.message if isinstance(reason, PtxError) else str(reason)
        raise w.refuse(f"the simt device does not know this inline assembly: {why}") from reason


class _Inlined:
    """The lifted function in place of the call, its names made unique."""

    def __init__(
        self, operands: Operands, assembly: Assembly, instruction: LowerInstruction
    ) -> None:
        w = operands.w
        function = next(f for f in split_module(lifted_assembly(assembly)).functions
                        if f.name == NAME)  # fmt: skip
        self._operands, self._w, self._instruction = operands, w, instruction
        self._letters = assembly.results
        self._returns = function.signature.returns
        body = without_attached(function.body)
        self._blocks = blocks_of(plain(body, w.addresses.base).split("\n"))
        self._originals = [lines for _, lines in blocks_of(body.split("\n"))]
        self._stem = w.fresh("asm")
        self._names: dict[str, str] = {}
        for parameter in function.signature.arguments:
            source, value = operands.values[parameter.value.strip('%"')]
            self._names[parameter.value] = cast(w, source, value, parameter.type)

    def _name(self, name: str) -> str:
        """A local name of the lifted function, in the kernel."""
        if name not in self._names:
            self._names[name] = f"%{self._stem}.{name[1:].strip(chr(34))}"
            if self._operands.c.result in self._w.checked:
                self._w.checked |= {self._names[name]}
        return self._names[name]

    def lower(self) -> None:
        """Lower all of it."""
        w = self._w
        flushing, w.ftz = w.ftz, False  # instructions in assembly say it themselves
        call = w.line
        self._require_no_loop()
        phis: list[tuple[int, str, str]] = []
        ends: dict[str, str] = {}
        returned, behind = "", w.fresh("behind")
        for place, (label, lines) in enumerate(self._blocks):
            if place:
                w.start(self._name(f"%{label}")[1:])
            for line, original in zip(lines, self._originals[place], strict=True):
                # Its own fast-math flags count, not those of the call.
                w.line = f'{original} (of inline assembly "{self._operands.c.callee}")'
                text = LOCAL_NAME.sub(lambda m: self._name(m[0]), line)
                match = INSTRUCTION.match(text)
                if match is None:
                    raise w.refuse("cannot read an instruction of this inline assembly")
                result, opcode, rest = match[1] or "", match[2], text[match.end() + 1 :]
                if opcode == "phi":
                    phis.append((len(w.out), result, rest))
                    w.emit("")
                elif opcode == "ret":
                    returned = rest.removeprefix(self._returns).strip()
                    if len(self._blocks) > 1:
                        w.emit(f"br label %{behind}")
                else:
                    self._instruction(w, result, opcode, rest)
            ends[self._name(f"%{label}")] = w.block
        self._complete(phis, ends)
        if len(self._blocks) > 1:
            w.start(behind)
        w.ftz, w.line = flushing, call
        self._give(returned)

    def _require_no_loop(self) -> None:
        number = {f"%{label}": place for place, (label, _) in enumerate(self._blocks)}
        for place, (_, lines) in enumerate(self._blocks):
            if any(number[target] <= place for target in targets(lines[-1])):
                raise PtxError("the simt device has no loops in inline assembly")

    def _complete(self, phis: list[tuple[int, str, str]], ends: Mapping[str, str]) -> None:
        for place, result, rest in phis:
            type_ = rest.partition(" [ ")[0]
            edges = (f"[ {value}, %{ends[label]} ]" for value, label in incoming(rest))
            self._w.out[place] = f"{result} = phi {type_} {', '.join(edges)}"

    def _give(self, returned: str) -> None:
        if not self._operands.c.result:
            return
        types = [letter_type(letter) for letter in self._letters]
        if len(types) == 1:
            self._operands.give([(types[0], returned)])
            return
        parts = [
            (type_, self._w.temp(f"extractvalue {self._returns} {returned}, {place}"))
            for place, type_ in enumerate(types)
        ]
        self._operands.give(parts)
