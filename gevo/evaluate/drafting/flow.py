"""What the values of a kernel are made from: thread numbers, arguments, loaded data.

Read from cleaned IR. Nothing here is relied on: it says where the runs of a draft begin.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from gevo.device.simt.lower.layout import cooperative
from gevo.device.simt.model.ir import Function, Instruction, pointer
from gevo.evaluate.drafting.layouts import DTYPES, SIZES, place_of
from gevo.program.llvm.syntax.lexer import symbols_in
from gevo.program.llvm.syntax.operands import incoming

Atom = tuple[str, str]
"""Where a value comes from: `("tid", "x")`, `("ctaid", "x")`, `("ntid", "x")`, `("arg", name)`,
`("ptr", array)`, `("load", array)`. Arrays are parameters, or module variables with their `@`."""

_SREG = re.compile(r"@llvm\.nvvm\.read\.ptx\.sreg\.(n?tid|n?ctaid)\.([xyz])\b")
_BINARY = re.compile(r"^(?: \w+)*? i\d+ ([^\s,]+), ([^\s,]+)")
_INVERTED = re.compile(r"^ i\d+ [^\s,]+, -1\b")
_CAST = re.compile(r"^(?: \w+)*? i\d+ ([^\s,]+)(?: to|,|$)")
_CLAMP = re.compile(r"@llvm\.[su](?:max|min)\.i\d+\(i\d+ (?:\w+ )*([^\s,]+), i\d+ ([^\s,]+)\)")
_COMPARED = re.compile(r"^(?: samesign)? (\w+) (?:i\d+) ([^\s,]+), ([^\s,]+)")
_OPERATORS = {
    "add": "+", "sub": "-", "mul": "*", "sdiv": "//", "udiv": "//", "or": "+",
}  # fmt: skip
_DIVISIONS = ("sdiv", "udiv", "srem", "urem")
_ATOMIC = ("atomicrmw", "cmpxchg")
_OF_BYTES = re.compile(r"(?: \w+)* i8, ")
_ADDING = frozenset(
    "getelementptr add sub or sext zext trunc freeze phi select inttoptr ptrtoint "
    "addrspacecast".split()
)
"""What an address is made of without being scaled."""


@dataclass(frozen=True)
class Compared:
    """A comparison of something that depends on threads with an expression of arguments.

    Attributes:
        threads: The thread and block numbers, and lengths, on one side.
        bound: The expression on the other side.
        predicate: As LLVM has it, e.g. `slt`.
        mixed: True when the first side depends on arguments or data, too.
        rounds: Axes along which a loop goes on by as many places as the whole grid has.
    """

    threads: frozenset[Atom]
    bound: str
    predicate: str
    mixed: bool
    rounds: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Access:
    """One instruction that reads or writes memory.

    Attributes:
        site: Number of the instruction, as in traces.
        op: load, store, atomicrmw or cmpxchg.
        kind: LLVM's scalar type.
        size: Bytes.
        arrays: What it may access.
        atoms: What its address is made from.
        space: Address space.
    """

    site: int
    op: str
    kind: str
    size: int
    arrays: frozenset[str]
    atoms: frozenset[Atom]
    space: int


@dataclass(frozen=True)
class Stride:
    """How a number that is a length of rows is used.

    Attributes:
        axis: Along which the places lie that it is multiplied with.
        blocks: Axes of which the block's number alone counts places in the row.
    """

    axis: str
    blocks: frozenset[str]


class Flow:
    """The values of one kernel.

    Args:
        function: The kernel; other functions have been inlined.
        numbers: Spec names of integer and float parameters, and of fields of structs by value
            as `parameter.offset`, by their names in the IR.
        pointers: Pointer parameters, and pointers in structs by value as `parameter.offset`.
        constants: Module variables that hold one number, with their spec names.
    """

    def __init__(
        self,
        function: Function,
        numbers: Mapping[str, str],
        pointers: frozenset[str],
        constants: Mapping[str, str],
    ) -> None:
        self._function = function
        self._numbers = numbers
        self._pointers = pointers
        self._constants = constants
        self._known: dict[str, frozenset[Atom]] = {}
        self._in_shared: frozenset[Atom] = frozenset()
        self._in_shared = self._stored_in_shared()
        self._known.clear()

    def instructions(self) -> Iterator[Instruction]:
        """All of them."""
        return self._function.instructions()

    def atoms(self, token: str) -> frozenset[Atom]:
        """Where a value comes from; loads are not looked behind."""
        if token not in self._known:
            # A place in a list may be what was loaded from the list: that adds nothing new.
            self._known[token] = frozenset()
            self._known[token] = self._closure(token)
        return self._known[token]

    def _closure(self, token: str) -> frozenset[Atom]:
        found: set[Atom] = set()
        seen: set[str] = set()
        queue = [token]
        while queue:
            at = queue.pop()
            if at in seen:
                continue
            seen.add(at)
            if at[:1] != "%":
                found |= {("ptr", f"@{name}") for name in symbols_in(at)}
                continue
            name = at[1:].strip('"')
            instruction = self._function.definitions.get(at)
            if name in self._pointers:
                found.add(("ptr", name))
            elif name in self._numbers:
                found.add(("arg", self._numbers[name]))
            elif instruction is not None and instruction.op == "alloca":
                found.add(("ptr", at))
            elif instruction is not None:
                queue += self._behind(instruction, found)
        return frozenset(found)

    def _behind(self, i: Instruction, found: set[Atom]) -> list[str]:
        """The operands to follow; what is an end goes to `found`."""
        register = _SREG.search(i.rest) if i.op == "call" else None
        if register:
            found.add((register[1], register[2]))
            return []
        if i.op == "load" and (kept := self._local(i)):
            return list(self._stored.get(kept, ()))
        if i.op == "load" or i.op in _ATOMIC or (i.op == "call" and ".ldg." in i.rest):
            found |= self._loaded(i)
            return []
        if i.op == "phi":
            return [value for value, _ in incoming(i.rest)]
        operands = list(i.operands[1:] if i.op == "select" and i.operands else i.operands)
        if i.op == "getelementptr" or "addrspacecast" in i.rest:
            found |= {("ptr", f"@{name}") for name in symbols_in(i.rest)}
        return operands

    def _loaded(self, i: Instruction) -> set[Atom]:
        place = place_of(self._function, pointer(i.rest)[1]) if i.op == "load" else None
        if place and f"{place[0]}.{place[1]}" in self._pointers:
            return {("ptr", f"{place[0]}.{place[1]}")}
        scalar = self.field(i)
        if scalar is not None:
            return {("arg", scalar)}
        if i.space == 3:
            return set(self._in_shared)
        return {("load", what) for kind, what in self.address(i) if kind == "ptr"}

    def _local(self, i: Instruction) -> str:
        """The local variable that an instruction accesses; empty for other memory."""
        rest = i.rest.partition(", ")[2] if i.op == "store" else i.rest
        _, token = pointer(rest)
        definition = self._function.definitions.get(token)
        while definition is not None and definition.op in ("getelementptr", "addrspacecast"):
            _, token = pointer(definition.rest)
            definition = self._function.definitions.get(token)
        return token if definition is not None and definition.op == "alloca" else ""

    @cached_property
    def _stored(self) -> Mapping[str, Sequence[str]]:
        """What is ever stored to each local variable, as code without optimisation has it."""
        found: dict[str, list[str]] = {}
        for i in self.instructions():
            if i.op == "store" and (kept := self._local(i)):
                found.setdefault(kept, []).append(i.rest.partition(",")[0].split()[-1])
        return found

    def field(self, i: Instruction) -> str | None:
        """The spec's name of the number that a load of a struct's field or constant gives."""
        if i.op != "load":
            return None
        _, token = pointer(i.rest)
        for name in sorted(symbols_in(i.rest) & self._constants.keys()):
            return self._constants[name]
        place = place_of(self._function, token)
        return self._numbers.get(f"{place[0]}.{place[1]}") if place else None

    def address(self, i: Instruction) -> frozenset[Atom]:
        """What the address of a memory instruction is made from."""
        _, token = pointer(i.rest.partition(", ")[2] if i.op == "store" else i.rest)
        if token[:1] == "%":
            return self.atoms(token)
        rest = i.rest.partition(", ")[2] if i.op == "store" else i.rest
        return frozenset(("ptr", f"@{name}") for name in symbols_in(rest))

    def _stored_in_shared(self) -> frozenset[Atom]:
        found: set[Atom] = set()
        for i in self.instructions():
            if i.op == "store" and i.space == 3 and i.operands:
                value = i.rest.partition(",")[0].split()[-1]
                found |= {a for a in self.atoms(value) if a[0] != "ptr"}
        return frozenset(found)

    @cached_property
    def accesses(self) -> tuple[Access, ...]:
        """Every access to memory, but inline assembly's and copies."""
        found: list[Access] = []
        for i in self.instructions():
            ldg = i.op == "call" and ".ldg." in i.rest
            if i.op not in ("load", "store", *_ATOMIC) and not ldg:
                continue
            atoms = self.address(i)
            lanes, kind = i.result if i.op in _ATOMIC else (i.lanes, i.kind)
            arrays = frozenset(name for what, name in atoms if what == "ptr")
            op = "load" if ldg else i.op
            found.append(Access(i.index, op, kind, lanes, arrays, atoms, i.space))
        return tuple(found)

    @cached_property
    def divisors(self) -> frozenset[str]:
        """Spec names of numbers by which integers are divided; by 0 nothing is defined."""
        by = (_BINARY.match(i.rest) for i in self.instructions() if i.op in _DIVISIONS)
        found = {self.symbolic(match[2]) for match in by if match}
        return frozenset(name for name in found if name in {*self._numbers.values()})

    def symbolic(self, token: str, depth: int = 0) -> str | None:
        """A value as an expression of arguments; None when it is more than that."""
        if token.lstrip("-").isdecimal():
            return token
        if token[:1] != "%" or depth > 12:
            return None
        if (name := self._numbers.get(token[1:].strip('"'))) is not None:
            return name
        i = self._function.definitions.get(token)
        if i is None:
            return None
        if i.op == "load":
            kept = self._stored.get(self._local(i), ())
            return self.symbolic(kept[0], depth + 1) if len(kept) == 1 else self.field(i)
        if i.op in ("sext", "zext", "trunc", "freeze"):
            operand = _CAST.match(i.rest)
            return self.symbolic(operand[1], depth + 1) if operand else None
        if i.op == "call" and (clamp := _CLAMP.search(i.rest)):
            sides = [self.symbolic(side, depth + 1) for side in clamp.groups()]
            return next((s for s in sides if s and not s.lstrip("-").isdecimal()), None)
        return self._operation(i, depth)

    def _operation(self, i: Instruction, depth: int) -> str | None:
        operands = _BINARY.match(i.rest)
        if operands is None or i.op not in (*_OPERATORS, "shl", "lshr", "ashr"):
            return None
        a, b = (self.symbolic(side, depth + 1) for side in operands.groups())
        if a is None or b is None:
            return None
        if i.op in ("shl", "lshr", "ashr"):
            if not b.isdecimal():
                return None
            return f"({a} {'*' if i.op == 'shl' else '//'} {1 << int(b)})"
        if i.op == "add" and b.startswith("-") and b[1:].isdecimal():
            return f"({a} - {b[1:]})"
        return f"({a} {_OPERATORS[i.op]} {b})"

    @cached_property
    def comparisons(self) -> tuple[Compared, ...]:
        """Where threads are compared with expressions of arguments or constants."""
        found: dict[Compared, None] = {}
        for i in self.instructions():
            match = _COMPARED.match(i.rest) if i.op == "icmp" else None
            if match is None:
                continue
            for one, other in ((match[2], match[3]), (match[3], match[2])):
                bound = self.symbolic(other)
                atoms = self.atoms(one) if one[:1] == "%" else frozenset[Atom]()
                if bound is None:
                    continue
                threads = frozenset(a for a in atoms if a[0] in ("tid", "ctaid", "ntid"))
                mixed = any(a[0] in ("arg", "load") for a in atoms)
                by_grid = frozenset(axis for what, axis in atoms if what == "nctaid")
                rounds = by_grid if self._in_rounds(one) else frozenset[str]()
                found[Compared(threads, bound, match[1], mixed, rounds)] = None
        return tuple(found)

    def _in_rounds(self, token: str, depth: int = 8) -> bool:
        """Whether a value is another one in each round of a loop."""
        i = self._function.definitions.get(token)
        if i is None or depth == 0 or i.op not in ("phi", "add", "sext", "zext", "trunc"):
            return False
        return i.op == "phi" or any(self._in_rounds(one, depth - 1) for one in i.operands)

    @cached_property
    def read(self) -> frozenset[str]:
        """Spec names of the numbers that any instruction takes."""
        taken = {name[1:].strip('"') for i in self.instructions() for name in i.operands}
        fields = (self.field(i) for i in self.instructions())
        return frozenset(
            {n for k, n in self._numbers.items() if k in taken} | {*filter(None, fields)}
        )

    @cached_property
    def walked(self) -> frozenset[str]:
        """Arrays of which an element bounds another, or is subtracted, as ends of rows are."""
        found: set[str] = set()
        for i in self.instructions():
            both = self._apart(i)
            if len(both) == 2 and all(one[:1] == "%" for one in both):
                shared = self.atoms(both[0]) & self.atoms(both[1])
                found |= {name for what, name in shared if what == "load"}
        return frozenset(found)

    def _apart(self, i: Instruction) -> tuple[str, ...]:
        """The two sides of a comparison or a difference, also of one less 1 (`a + ~b`)."""
        if i.op == "icmp":
            match = _COMPARED.match(i.rest)
            return (match[2], match[3]) if match else ()
        match = _BINARY.match(i.rest) if i.op in ("sub", "add") else None
        if match is None:
            return ()
        sides = match[1], match[2]
        if i.op == "add" and not any(self._inverted(side) for side in sides):
            return ()
        return sides

    def _inverted(self, token: str) -> bool:
        one = self._function.definitions.get(token)
        return one is not None and one.op == "xor" and bool(_INVERTED.match(one.rest))

    @cached_property
    def cooperative(self) -> bool:
        """Whether its blocks wait for one another."""
        return cooperative(i.rest for i in self.instructions())

    @cached_property
    def registers(self) -> frozenset[Atom]:
        """The thread and block numbers and lengths that the kernel reads.

        A grid's barrier asks for the first thread and the first block along all axes; of a kernel
        with one, axes along which nothing else goes are left out.
        """
        found = (_SREG.search(i.rest) for i in self.instructions() if i.op == "call")
        read = frozenset((m[1], m[2]) for m in found if m)
        if not self.cooperative:
            return read
        used = {"x"} | {axis for kind, axis in self._placing if kind in ("tid", "ctaid")}
        return frozenset((kind, axis) for kind, axis in read if axis in used)

    @cached_property
    def _placing(self) -> frozenset[Atom]:
        """What decides where arrays are accessed, what is written there, and what is in bounds."""
        found: set[Atom] = set()
        for access in self.accesses:
            found |= access.atoms if access.arrays else frozenset()
        for i in self.instructions():
            if i.op == "store" and any(kind == "ptr" for kind, _ in self.address(i)):
                found |= self.atoms(i.rest.partition(",")[0].split()[-1])
        for compared in self.comparisons:
            found |= compared.threads if compared.predicate not in ("eq", "ne") else frozenset()
        return frozenset(found)

    @cached_property
    def steps(self) -> Mapping[str, tuple[int, ...]]:
        """By axis the constants that block numbers are multiplied with."""
        found: dict[str, dict[int, None]] = {}
        for i in self.instructions():
            operands = _BINARY.match(i.rest) if i.op in ("mul", "shl") else None
            if operands is None or not operands[2].isdecimal() or operands[1][:1] != "%":
                continue
            atoms = self.atoms(operands[1])
            if len(atoms) == 1 and next(iter(atoms))[0] == "ctaid":
                factor = int(operands[2]) if i.op == "mul" else 1 << int(operands[2])
                found.setdefault(next(iter(atoms))[1], {})[factor] = None
        return {axis: tuple(factors) for axis, factors in found.items()}

    @cached_property
    def strides(self) -> Mapping[str, Stride]:
        """Arguments that a place along one axis alone is multiplied with, as lengths of rows are.

        By spec name.
        """
        found: dict[str, Stride] = {}
        for i in self.instructions():
            operands = _BINARY.match(i.rest) if i.op == "mul" else None
            if operands is None or operands[1][:1] != "%" or operands[2][:1] != "%":
                continue
            for one, other in (operands.groups(), operands.groups()[::-1]):
                along = {axis for what, axis in self.atoms(other) if what == "ctaid"}
                argument = self.atoms(one)
                if len(along) == len(argument) == 1 and next(iter(argument))[0] == "arg":
                    stride = Stride(next(iter(along)), self._blocks_beside(i.name))
                    found.setdefault(next(iter(argument))[1], stride)
        return found

    def _blocks_beside(self, product: str) -> frozenset[str]:
        """Axes of which the number of a block itself is added to a product."""
        found: set[str] = set()
        for i in self.instructions():
            sides = _BINARY.match(i.rest) if i.op in ("add", "or") else None
            if sides and product in sides.groups():
                other = sides[2] if sides[1] == product else sides[1]
                found |= {axis for what, axis in self._register(other) if what == "ctaid"}
        return frozenset(found)

    def _register(self, token: str) -> frozenset[Atom]:
        """The register that a value is, if it is one."""
        i = self._function.definitions.get(token)
        if i is not None and i.op in ("sext", "zext", "trunc", "freeze"):
            return self._register(i.operands[0])
        return self.atoms(token) if i is not None and i.op == "call" else frozenset()

    @cached_property
    def byte_strides(self) -> Mapping[str, int]:
        """Arguments that count bytes between rows, as a pitch does, with the bytes of an element.

        They go into an address as they are, times a place, where an index is multiplied with an
        element's size, too. Spec names.
        """
        found: dict[str, int] = {}
        for i in self.instructions():
            size = SIZES[DTYPES.get(i.kind, "u8")] if i.op in ("load", "store", *_ATOMIC) else 1
            rest = i.rest.partition(", ")[2] if i.op == "store" else i.rest
            for sides in self._unscaled(pointer(rest)[1]) if size > 1 else ():
                for one, other in (sides, sides[::-1]):
                    name = self.symbolic(one)
                    if name and self.symbolic(other) is None and name in self._numbers.values():
                        found[name] = max(size, found.get(name, 1))
        return found

    def _unscaled(self, token: str) -> Iterator[tuple[str, str]]:
        """Factors of the products that an address takes as bytes."""
        queue, seen = [token], {""}
        while queue:
            at = queue.pop()
            i = None if at in seen else self._function.definitions.get(at)
            seen.add(at)
            if i is None:
                continue
            if i.op == "mul" and (sides := _BINARY.match(i.rest)):
                yield sides[1], sides[2]
            elif i.op == "getelementptr" and not _OF_BYTES.match(i.rest):
                queue.append(pointer(i.rest)[1])
            elif i.op in _ADDING:
                queue += i.operands
