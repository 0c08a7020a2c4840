"""What the text of a program tells of its kernels, before anything is run.

What the values of a kernel are made from: thread numbers, arguments, loaded data. Read from
cleaned IR. Nothing here is relied on: it says where the runs of a draft begin.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import prod

from gevo.device.simt.lower.layout import cooperative
from gevo.device.simt.model.ir import Function, Instruction, functions_of, pointer
from gevo.errors import WorkloadError
from gevo.evaluate.drafting.layouts import (
    DTYPES,
    SIZES,
    UNREAD,
    Layout,
    layout_as_read,
    layout_of,
    place_of,
)
from gevo.program.llvm.syntax.lexer import closing, symbols_in
from gevo.program.llvm.syntax.module import Variable, split_module
from gevo.program.llvm.syntax.operands import incoming
from gevo.program.parameters import Launch, SourceLaunches, SourceNames, plain_name
from gevo.workload.names import NameTable
from gevo.workload.plan import MOST_THREADS
from gevo.workload.signature import Parameter, called, kernels

Atom = tuple[str, str]
"""Where a value comes from: `("tid", "x")`, `("ctaid", "x")`, `("ntid", "x")`, `("arg", name)`,
`("ptr", array)`, `("load", array)`. Arrays are parameters, or module variables with their `@`."""

_SREG = re.compile(r"@llvm\.nvvm\.read\.ptx\.sreg\.(n?tid|n?ctaid)\.([xyz])\b")
_BINARY = re.compile(r"^(?: \w+)*? i\d+ ([^\s,]+), ([^\s,]+)")
_INVERTED = re.compile(r"^ i\d+ [^\s,]+, -1\b")
_CAST = re.compile(r"^(?: \w+)*? i\d+ ([^\s,]+)(?: to|,|$)")
_CLAMP = re.compile(r"@llvm\.[su](?:max|min)\.i\d+\(i\d+ (?:\w+ )*([^\s,]+), i\d+ ([^\s,]+)\)")
_COMPARED = re.compile(r"^(?: samesign)? (\w+) (?:i\d+) ([^\s,]+), ([^\s,]+)")
_TEXTURE = re.compile(r"@llvm\.nvvm\.tex\.unified\.([12])d\.v4([fsu])32\.[sf]32\(i64 (%[^\s,]+),")
_PICKED = re.compile(r".*} (%[^\s,]+), (\d)(?=,|\Z)")
_OPERATORS = {
    "add": "+", "sub": "-", "mul": "*", "sdiv": "//", "udiv": "//", "or": "+",
}  # fmt: skip
_DIVISIONS = ("sdiv", "udiv", "srem", "urem")
_BYTES = re.compile(r"\[(\d+) x i8\]")
_ARRAY = re.compile(r"\[(\d+) x (.*)\]")
_ATOMIC = ("atomicrmw", "cmpxchg")


@dataclass(frozen=True)
class Compared:
    """A comparison of something that depends on threads with an expression of arguments.

    Attributes:
        threads: The thread and block numbers, and lengths, on one side.
        bound: The expression on the other side.
        predicate: As LLVM has it, e.g. `slt`.
        mixed: True when the first side depends on arguments or data, too.
    """

    threads: frozenset[Atom]
    bound: str
    predicate: str
    mixed: bool


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
        if token.lstrip("-").isdigit():
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
            return next((s for s in sides if s and not s.lstrip("-").isdigit()), None)
        return self._operation(i, depth)

    def _operation(self, i: Instruction, depth: int) -> str | None:
        operands = _BINARY.match(i.rest)
        if operands is None or i.op not in (*_OPERATORS, "shl", "lshr", "ashr"):
            return None
        a, b = (self.symbolic(side, depth + 1) for side in operands.groups())
        if a is None or b is None:
            return None
        if i.op in ("shl", "lshr", "ashr"):
            if not b.isdigit():
                return None
            return f"({a} {'*' if i.op == 'shl' else '//'} {1 << int(b)})"
        if i.op == "add" and b.startswith("-") and b[1:].isdigit():
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
                found[Compared(threads, bound, match[1], mixed)] = None
        return tuple(found)

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
            if operands is None or not operands[2].isdigit() or operands[1][:1] != "%":
                continue
            atoms = self.atoms(operands[1])
            if len(atoms) == 1 and next(iter(atoms))[0] == "ctaid":
                factor = int(operands[2]) if i.op == "mul" else 1 << int(operands[2])
                found.setdefault(next(iter(atoms))[1], {})[factor] = None
        return {axis: tuple(factors) for axis, factors in found.items()}

    @cached_property
    def strides(self) -> Mapping[str, str]:
        """Arguments that a place along one axis alone is multiplied with, as lengths of rows are.

        By spec name, each with the axis.
        """
        found: dict[str, str] = {}
        for i in self.instructions():
            operands = _BINARY.match(i.rest) if i.op == "mul" else None
            if operands is None or operands[1][:1] != "%" or operands[2][:1] != "%":
                continue
            for one, other in (operands.groups(), operands.groups()[::-1]):
                along = {axis for what, axis in self.atoms(other) if what == "ctaid"}
                argument = self.atoms(one)
                if len(along) == len(argument) == 1 and next(iter(argument))[0] == "arg":
                    found.setdefault(next(iter(argument))[1], next(iter(along)))
        return found


_EMPTY = re.compile(r"(?:zeroinitializer|undef|poison|0|0\.0+e\+00)\Z")
_LENGTH = re.compile(r"\[(\d+) x ")
_BLOCK_LIMIT = re.compile(r'"nvvm\.(req|max)ntid"="(\d+(?:,\d+)*)"')


@dataclass
class ArrayFacts:
    """An array as a kernel uses it.

    Attributes:
        name: In the spec.
        dtype: Of its elements.
        symbol: The module's variable; empty for a parameter.
        count: Elements of a variable; 0 for a parameter.
        stored: Whether any instruction may write it.
        atomic_floats: Whether floats are added to it in any order.
        mixed: Whether it is accessed as floats and as integers.
        texture: Of one that is read as a texture, its axes; else 0.
        channels: Components of its texels.
    """

    name: str
    dtype: str
    symbol: str = ""
    count: int = 0
    stored: bool = False
    atomic_floats: bool = False
    mixed: bool = False
    texture: int = 0
    channels: int = 1


@dataclass
class KernelFacts:
    """A kernel.

    Attributes:
        name: In the IR.
        parameters: As the program's text declares them.
        arguments: Entries of `args`, as TOML.
        flow: Its values.
        arrays: By IR name (a parameter, or `@variable`).
        integers: Spec names of its integer numbers.
        floats: Spec names of its other numbers.
        variables: Numbers that lie in constant memory: spec name to array name.
        dynamic: Whether it uses dynamic shared memory.
        shared_counts: Lengths of its static shared arrays, outermost first.
        limits: Threads in x, y, z that it was compiled for.
        cooperative: Whether its blocks wait for one another.
        exact: Whether it may be launched with no other number of threads.
        blocks: Its basic blocks: the first instruction's line in the source, or 0.
        stated: Shapes of blocks with which the source launches it.
        passed: Spec names of numbers for which it passes the same constant in every launch.
    """

    name: str
    parameters: Sequence[Parameter]
    arguments: list[str]
    flow: Flow
    arrays: dict[str, ArrayFacts]
    integers: list[str]
    floats: list[str]
    dynamic: bool = False
    shared_counts: tuple[tuple[int, ...], ...] = ()
    limits: tuple[int, ...] = ()
    exact: bool = False
    variables: dict[str, str] = field(default_factory=dict[str, str])
    cooperative: bool = False
    stated: tuple[tuple[int, ...], ...] = ()
    passed: Mapping[str, int | float] = field(default_factory=dict[str, int | float])

    def array(self, access: Access) -> list[ArrayFacts]:
        """What an access may touch."""
        return [self.arrays[name] for name in sorted(access.arrays) if name in self.arrays]


@dataclass(frozen=True)
class _Variable:
    dtype: str
    count: int
    fillable: bool


def read_facts(
    original: str,
    cleaned: str,
    shared_names: bool = True,
    names: SourceNames | None = None,
    launches: SourceLaunches | None = None,
) -> tuple[list[KernelFacts], dict[str, str]]:
    """The kernels of a program, and why there is nothing of others, by name.

    Args:
        original: The program's text; its parameters are what launches name.
        cleaned: The same as devices run it.
        shared_names: Whether arrays and numbers of one name are one, in different kernels.
        names: What a source calls the parameters, where the text has no names for them.
        launches: What a source says of the launches.
    """
    declared, found = kernels(original), kernels(cleaned)
    shown = called(declared, names or {})
    table = NameTable()
    facts: list[KernelFacts] = []
    unread: dict[str, str] = {}
    for number, kernel in enumerate(declared):
        if kernel in found:
            reading = _Reading(cleaned, table, number, shared_names)
            try:
                facts.append(reading.kernel(kernel, shown[kernel], found))
                _add_launches(facts[-1], (launches or {}).get(plain_name(kernel), ()))
            except WorkloadError as error:  # it takes something that no spec can give
                unread[kernel] = str(error)
    return facts, unread


def _add_launches(kernel: KernelFacts, launches: Sequence[Launch]) -> None:
    """What the source says: blocks that can be launched, numbers of the right kind."""
    stated = (one.block for one in launches if 1 <= prod(one.block or (0,)) <= MOST_THREADS)
    kernel.stated = tuple(dict.fromkeys(stated))
    passed = [one.passed for one in launches if len(one.passed) == len(kernel.arguments)]
    found: dict[str, int | float] = {}
    for place, argument in enumerate(kernel.arguments):
        name = argument.strip('"')
        values = {one[place] for one in passed}
        value = values.pop() if len(values) == 1 else None
        if value is not None and (name in kernel.floats or value == int(value)):
            found[name] = value
    own = {*kernel.integers, *kernel.floats}
    kernel.passed = {name: value for name, value in found.items() if name in own}


class _Reading:
    def __init__(self, cleaned: str, names: NameTable, number: int, shared: bool) -> None:
        self._module = split_module(cleaned)
        self._names = names
        self._number_of_kernel = number
        self._shared = shared
        self._numbers: dict[str, str] = {}
        self._constants: dict[str, str] = {}
        self._variables = self._read_variables()

    def kernel(
        self,
        name: str,
        declared: Sequence[Parameter],
        found: Mapping[str, Sequence[Parameter]],
    ) -> KernelFacts:
        function = functions_of(name, self._module)[0]
        pointers: dict[str, str] = {}
        structs: dict[int, list[tuple[str, str]]] = {}
        textures = _textures(function)
        integers: list[str] = []
        floats: list[str] = []
        arguments: list[str] = []
        for mine, theirs in zip(declared, found[name], strict=True):
            if mine.pointer:
                pointers[theirs.name] = mine.name
                arguments.append("")
            elif theirs.name in textures:
                arguments.append("")
            elif mine.by_value:
                layout = self._layout(mine, function, theirs.name)
                fields = self._struct(mine, theirs.name, layout, integers, floats, pointers)
                structs[len(arguments)] = fields
                arguments.append("")
            else:
                arguments.append(self._number(mine, theirs.name, integers, floats))
        for variable, of in self._variables.items():
            if of.count == 1 and of.dtype in ("i32", "i64", "u32") and of.fillable:
                self._constants[variable] = self._names.of(variable, "number")
        flow = Flow(function, self._numbers, frozenset(pointers), self._constants)
        arrays = self._arrays(flow, pointers)
        for place, theirs in enumerate(found[name]):
            if theirs.name in pointers:
                arguments[place] = f'"{arrays[theirs.name].name}"'
            elif theirs.name in textures:
                array = textures[theirs.name]
                mine = declared[place].name
                array.name = self._names.of(mine, "texture", self._scope_of(mine))
                arrays[theirs.name] = array
                more = f", channels = {array.channels}" if array.channels > 1 else ""
                arguments[place] = f'{{ texture = "{array.name}"{more} }}'
        for place, fields in structs.items():
            entries = (f'"{d} {arrays[n].name if n in arrays else n}"' for d, n in fields)
            arguments[place] = "{ fields = [" + ", ".join(entries) + "] }"
        used = symbols_in("\n".join(i.rest for i in flow.instructions()))
        variables = {self._constants[v]: v for v in self._constants if v in used}
        integers += [n for n in variables if n not in integers]
        limits, exact = self._limits(name)
        shared = [v for v in self._module.globals if v.space == 3 and v.name in used]
        dynamic = any(v.external for v in shared)
        return KernelFacts(
            name, declared, arguments, flow, arrays, integers, floats, dynamic,
            _lengths(shared, _kinds(flow)), limits, exact, variables,
            flow.cooperative,
        )  # fmt: skip

    def _number(self, mine: Parameter, theirs: str, integers: list[str], floats: list[str]) -> str:
        word = mine.type.split()[0]
        integer = word[:1] == "i" and word[1:].isdigit()
        kind = "integer" if integer else "float"
        name = self._names.of(mine.name, kind, self._scope_of(mine.name))
        (integers if integer else floats).append(name)
        self._numbers[theirs] = name
        return f'"{name}"'

    def _scope_of(self, name: str) -> str:
        """Parameters without names are one with nothing in other kernels."""
        return str(self._number_of_kernel) if name.isdigit() or not self._shared else ""

    def _layout(self, mine: Parameter, function: Function, theirs: str) -> Layout:
        """What a struct by value holds: by its type, or where that is bytes, by its loads."""
        start = mine.type.index("byval(") + 5
        spelt = mine.type[start + 1 : closing(mine.type, start)]
        of_bytes = _BYTES.fullmatch(spelt)
        read = layout_as_read(function, theirs, int(of_bytes[1])) if of_bytes else None
        return read or layout_of(spelt, self._module.types)

    def _struct(
        self,
        mine: Parameter,
        theirs: str,
        layout: Layout,
        integers: list[str],
        floats: list[str],
        pointers: dict[str, str],
    ) -> list[tuple[str, str]]:
        """Types and values of a struct's fields: numbers by name, addresses by place."""
        entries: list[tuple[str, str]] = []
        end = 0
        for number, (offset, dtype) in enumerate(layout.scalars):
            natural = -(-end // SIZES[dtype]) * SIZES[dtype]
            entries += [UNREAD] * (offset - end if natural != offset else 0)
            shown, place = f"{mine.name}_{number}", f"{theirs}.{offset}"
            if dtype == "ptr":
                pointers[place] = shown
                entries.append((dtype, place))
            else:
                integer = dtype[0] != "f"
                kind = "integer" if integer else "float"
                name = self._names.of(shown, kind, self._scope_of(mine.name))
                (integers if integer else floats).append(name)
                self._numbers[place] = name
                entries.append((dtype, name))
            end = offset + SIZES[dtype]
        widest = max((SIZES[dtype] for _, dtype in layout.scalars), default=1)
        if -(-end // widest) * widest < layout.size:  # what nobody reads of it
            entries += [UNREAD] * (layout.size - end)
        return entries

    def _arrays(self, flow: Flow, pointers: Mapping[str, str]) -> dict[str, ArrayFacts]:
        kinds = _kinds(flow)
        arrays: dict[str, ArrayFacts] = {}
        for name, shown in pointers.items():
            dtype, mixed = _element(kinds.get(name, Counter()))
            kind = ("array", dtype, self._scope_of(shown))
            arrays[name] = ArrayFacts(self._names.of(shown, *kind), dtype, mixed=mixed)
        for name, variable in self._variables.items():
            if f"@{name}" in kinds and variable.fillable:
                dtype, count = variable.dtype, variable.count
                seen, _ = _element(kinds[f"@{name}"])
                # PTX has structs as bytes.
                if SIZES[dtype] == 1 and count % SIZES[seen] == 0:
                    dtype, count = seen, count // SIZES[seen]
                shown = self._names.of(name, "variable")
                arrays[f"@{name}"] = ArrayFacts(shown, dtype, name, count)
        unsigned = _unsigned(flow)
        for access in flow.accesses:
            for name in access.arrays & arrays.keys():
                found = arrays[name]
                found.stored |= access.op != "load"
                float_sum = access.op == "atomicrmw" and access.kind in ("float", "double", "half")
                found.atomic_floats |= float_sum
                if access.site in unsigned and found.dtype in ("i8", "i16"):
                    found.dtype = f"u{found.dtype[1:]}"
        return arrays

    def _read_variables(self) -> dict[str, _Variable]:
        found: dict[str, _Variable] = {}
        for variable in self._module.globals:
            if variable.space == 3 or variable.external or not variable.fillable:
                continue
            if not _EMPTY.match(variable.initializer):
                continue
            element, places = _elements(variable.type)
            try:
                layout = layout_of(element, self._module.types)
            except WorkloadError:
                continue
            dtypes = {"u64" if dtype == "ptr" else dtype for _, dtype in layout.scalars}
            dtype = min(dtypes, key=lambda d: (d[0] != "f", d))
            if layout.size % SIZES[dtype] == 0:
                count = places * layout.size // SIZES[dtype]
                found[variable.name] = _Variable(dtype, count, True)
        return found

    def _limits(self, kernel: str) -> tuple[tuple[int, ...], bool]:
        words = self._module.attributes_of(self._module.defined[kernel].signature)
        limit = _BLOCK_LIMIT.search(words)
        if limit is None:
            return (), False
        return tuple(int(n) for n in limit[2].split(",")), limit[1] == "req"


def _textures(function: Function) -> dict[str, ArrayFacts]:
    """Parameters that are objects of textures, without `%`, and what they are read as."""
    found: dict[str, ArrayFacts] = {}
    reads: dict[str, ArrayFacts] = {}
    for i in function.instructions():
        read = _TEXTURE.search(i.rest) if i.op == "call" else None
        if read is not None:
            dtype = {"f": "f32", "s": "i32", "u": "u32"}[read[2]]
            array = found.setdefault(read[3][1:], ArrayFacts("", dtype, texture=int(read[1])))
            reads[i.name] = array
        picked = _PICKED.match(i.rest) if i.op == "extractvalue" else None
        if picked is not None and (array := reads.get(picked[1])) is not None:
            array.channels = max(array.channels, (1, 2, 4, 4)[int(picked[2])])
    return found


def _elements(spelt: str) -> tuple[str, int]:
    """What an array is made of, and how many of them there are; one of anything else."""
    places = 1
    while match := _ARRAY.fullmatch(spelt):
        places, spelt = places * int(match[1]), match[2]
    return spelt, places


def _kinds(flow: Flow) -> dict[str, Counter[str]]:
    """LLVM's scalar types as which each array is accessed, and how often."""
    kinds: dict[str, Counter[str]] = {}
    for access in flow.accesses:
        for name in access.arrays:
            if access.kind in DTYPES:
                kinds.setdefault(name, Counter())[access.kind] += 1
    return kinds


def _lengths(
    shared: Iterable[Variable], kinds: Mapping[str, Counter[str]]
) -> tuple[tuple[int, ...], ...]:
    """Lengths of the static shared arrays, outermost first.

    PTX declares them as bytes: of those, what they are accessed as says how many elements there
    are.
    """
    found: list[tuple[int, ...]] = []
    for variable in shared:
        if variable.external:
            continue
        element, places = _elements(variable.type)
        lengths = tuple(map(int, _LENGTH.findall(variable.type)))
        size = SIZES[_element(kinds.get(f"@{variable.name}", Counter(("i8",))))[0]]
        if element == "i8" and len(lengths) == 1 and places % size == 0:
            lengths = (places // size,)
        if lengths:
            found.append(lengths)
    return tuple(found)


def _element(kinds: Counter[str]) -> tuple[str, bool]:
    """The type of an array's elements, and whether there are floats and integers."""
    if not kinds:
        return "f32", False
    floats = [k for k in kinds if DTYPES[k][0] == "f"]
    mixed = bool(floats) and len(floats) < len(kinds)
    chosen = max(floats or kinds, key=lambda k: (kinds[k], k))
    if not floats and len(kinds) > 1:  # every element must have its place
        chosen = min(kinds, key=lambda k: (SIZES[DTYPES[k]], k))
    return DTYPES[chosen], mixed


def _unsigned(flow: Flow) -> frozenset[int]:
    """Loads of narrow integers whose value is widened with zeros."""
    loads = {i.name: i.index for i in flow.instructions() if i.op == "load" and i.name}
    widened = (
        i.operands[0] for i in flow.instructions() if i.op in ("zext", "uitofp") and i.operands
    )
    return frozenset(loads[name] for name in widened if name in loads)
