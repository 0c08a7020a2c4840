"""The conditions of a kernel: what each compares, what it controls, how it reads.

Names for what a kernel computes, the same in every program that computes it the same way. The
colour of a value is a hash of its instruction and of the colours of its operands. Where values
depend on themselves (phis) colours are refined a few times, as in partition refinement (Alpern,
Wegman and Zadeck 1988, Detecting equality of variables in programs). What memory holds is not part
of it: two loads of one address have one colour.

Control dependence: which blocks a branch decides about. Ferrante, Ottenstein and Warren 1987, The
program dependence graph and its use in optimization, section 3.1: what lies on the way from a
branch's target up the tree of post-dominators, as far as the branch's own post-dominator.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from gevo.device.simt.jit import SimtKernel
from gevo.device.simt.lower.decisions import Decision, Site
from gevo.device.simt.model.ir import Function, Instruction, read_kernel
from gevo.device.simt.through_memory import Roots, ThroughMemory
from gevo.program.llvm.flow import immediate_dominators, reverse_postorder
from gevo.program.llvm.syntax.debug import source_of
from gevo.program.llvm.syntax.lexer import ATTACHED, FAST_MATH, LOCAL_NAME, NAME, split_top
from gevo.program.llvm.syntax.opcodes import CONVERSIONS
from gevo.program.llvm.syntax.operands import incoming, targets
from gevo.program.llvm.syntax.types import read_float, take_type

Colors = Mapping[str, str]
"""Value (with its percent sign) to colour."""

_ROUNDS = 4
"""Refinements; each tells loops apart that differ one phi further away."""
_FLAGS = re.compile(
    r"\b(?:nuw|nsw|nusw|exact|inbounds|disjoint|nneg|samesign|noundef|nonnull|volatile|"
    rf"{FAST_MATH}) "
)
_ALIGN = re.compile(r", align \d+")
_EDGE = re.compile(rf", %{NAME} \]")
_COMMUTATIVE = frozenset(("add", "mul", "and", "or", "xor", "fadd", "fmul"))
_SWAPPED = {
    "gt": "lt", "lt": "gt", "ge": "le", "le": "ge",
    **{symmetric: symmetric for symmetric in ("eq", "ne", "ord", "uno", "true", "false")},
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Text:
    """An instruction's text, cut at its operands; the last of `pieces` follows the last one."""

    pieces: tuple[str, ...]
    operands: tuple[str, ...]

    @classmethod
    def of(cls, text: str) -> _Text:
        """Of an instruction's opcode and what follows."""
        return cls(tuple(LOCAL_NAME.split(text)), tuple(LOCAL_NAME.findall(text)))

    def hashed(self, found: Colors) -> str:
        """A hash of the text with colours for operands; a phi's values have no order."""
        operands = [found.get(name, name) for name in self.operands]
        if self.pieces[0].startswith("phi "):
            operands.sort()
        joined = "\0".join((*self.pieces, "\1", *operands))
        return hashlib.blake2b(joined.encode(), digest_size=12).hexdigest()


def colors(function: Function, arguments: Mapping[str, str]) -> Colors:
    """The colours of all values of a kernel.

    Args:
        function: The kernel, cleaned.
        arguments: Its parameters, each with the colour that it shall have.
    """
    texts = {i.name: _cut(i) for i in function.instructions() if i.name}
    found = {**{name: "?" for name in texts}, **arguments}
    for _ in range(_ROUNDS):
        for name, text in texts.items():
            found[name] = _hashed(text, found)
    return found


def color(instruction: Instruction, found: Colors) -> str:
    """The colour of an instruction that may have no result (a store)."""
    return _hashed(_cut(instruction), found)


def color_of(text: str, found: Colors) -> str:
    """The colour of a piece of an instruction's text, such as an address."""
    return _hashed((_Text.of(text),), found)


def plain(instruction: Instruction) -> str:
    """What follows the opcode, without what does not bear on what the instruction computes."""
    return _ALIGN.sub("", _FLAGS.sub("", ATTACHED.sub("", instruction.rest))).strip()


def _cut(instruction: Instruction) -> tuple[_Text, ...]:
    """The instruction's text, and that with its operands the other way round."""
    op, rest = instruction.op, plain(instruction)
    if op == "phi":
        return (_Text.of("phi " + _EDGE.sub(" ]", rest)),)
    texts = [_Text.of(f"{op} {rest}")]
    if op in _COMMUTATIVE or op in ("icmp", "fcmp"):
        predicate, _, operands = rest.partition(" ") if op[1:] == "cmp" else ("", "", rest)
        type_, values = take_type(operands)
        first, second = split_top(values)
        texts.append(_Text.of(f"{op} {_turned(predicate)}{type_} {second}, {first}"))
    return tuple(texts)


def _turned(predicate: str) -> str:
    """The predicate that says the same of exchanged operands."""
    if not predicate or predicate in _SWAPPED:
        return f"{predicate} " if predicate else ""
    return f"{predicate[0]}{_SWAPPED.get(predicate[1:], predicate[1:])} "


def _hashed(texts: Sequence[_Text], found: Colors) -> str:
    return min(text.hashed(found) for text in texts)


_DEPTH = 6
_LONGEST = 90
_BINARY = {
    "add": "+", "sub": "-", "mul": "*", "fadd": "+", "fsub": "-", "fmul": "*", "fdiv": "/",
    "sdiv": "/", "udiv": "/", "srem": "%", "urem": "%", "frem": "%", "and": "&", "or": "|",
    "xor": "^", "shl": "<<", "lshr": ">>", "ashr": ">>",
}  # fmt: skip
_RELATIONS = {"eq": "==", "ne": "!=", "lt": "<", "le": "<=", "gt": ">", "ge": ">="}
_REGISTERS = {"tid": "threadIdx", "ctaid": "blockIdx", "ntid": "blockDim", "nctaid": "gridDim"}
_REGISTER = re.compile(r"@llvm\.nvvm\.read\.ptx\.sreg\.(\w+)\.([xyz])\(")
_CALLEE = re.compile(rf"@({NAME})\((.*)\)", re.DOTALL)
_MINMAX = re.compile(r"llvm\.(?:nvvm\.)?([suf]?)(min|max)")
_SIGN = re.compile(r"llvm\.(?:nvvm\.)?f?abs")
NUMBER = re.compile(r"(?<![\w.%@$-])(?:0x[0-9A-F]{16}|-?\d+(?:\.\d+(?:e[+-]?\d+)?)?)(?![\w.])")
"""A literal operand."""
_SUFFIX = re.compile(r"(?:\.(?:lcssa|sroa|epil|prol|ph|lr|us|unr|promoted|addr|i)?\d*)+$")
_NUMBERED = re.compile(r"[A-Za-z_]\D*?\d{2,}$")
_VARIABLE = re.compile(rf"@({NAME})")
_LOCAL = re.compile(r"_ZZ.*E(\d+)(\w+)\Z")


_DECIDING = frozenset(("icmp", "and", "or", "xor", "select", "freeze"))
"""What gives a truth value that the kernel's entry may know."""


class Wording:
    """Words for the values of one cleaned kernel.

    Args:
        function: The kernel.
        arguments: Names of its parameters, with percent signs.
    """

    def __init__(self, function: Function, arguments: Mapping[str, str]) -> None:
        self._definitions = function.definitions
        self._arguments = arguments

    def comparison(self, instruction: Instruction, depth: int = _DEPTH) -> str:
        """`i < n`, of an icmp or fcmp."""
        predicate, _, operands = plain(instruction).partition(" ")
        _, values = take_type(operands)
        first, second = (self.value(v, depth) for v in split_top(values))
        if predicate in ("ord", "uno"):
            verb = "is" if predicate == "uno" else "is not"
            return f"{first} {verb} NaN" if first == second else f"{first} or {second} {verb} NaN"
        core = predicate if predicate in _RELATIONS else predicate[1:]
        unsigned = " (unsigned)" if instruction.op == "icmp" and predicate[0] == "u" else ""
        return _short(f"{first} {_RELATIONS.get(core, core)} {second}{unsigned}")

    def condition(self, name: str) -> str:
        """A value of type i1, as a comparison where it is one."""
        found = self._definitions.get(name)
        if found is not None and found.op in ("icmp", "fcmp"):
            return self.comparison(found)
        return _short(self.value(name, _DEPTH))

    def value(self, token: str, depth: int = _DEPTH) -> str:
        """A value or a constant."""
        if token in self._arguments:
            return self._arguments[token]
        found = self._definitions.get(token)
        if found is None:
            return _constant(token)
        if depth == 0:
            return "…"
        return self._expression(found, depth - 1)

    def _expression(self, found: Instruction, depth: int) -> str:
        text = plain(found)
        if found.op in _BINARY:
            sign = "+" if " disjoint " in f" {found.rest}" else _BINARY[found.op]
            first, second = (self.value(v, depth) for v in split_top(take_type(text)[1]))
            return _binary(first, sign, second)
        if found.op in CONVERSIONS:
            return self.value(take_type(text)[1].rpartition(" to ")[0], depth + 1)
        if found.op == "freeze":
            return self.value(take_type(text)[1], depth + 1)
        if found.op in ("icmp", "fcmp"):
            return f"({self.comparison(found, depth)})"
        if found.op == "load":
            return self.place(take_type(split_top(text)[1])[1], depth)
        if found.op == "select":
            condition, *arms = (take_type(piece)[1] for piece in split_top(text))
            words = [self.value(arm, depth) for arm in arms]
            return f"({self.value(condition, depth)} ? {words[0]} : {words[1]})"
        if found.op == "call":
            return self._call(text, depth)
        return _named(found.name)

    def place(self, address: str, depth: int = _DEPTH) -> str:
        """What lies at an address: `x[i]`."""
        variable = _VARIABLE.search(address)
        if variable and address not in self._definitions:
            local = _LOCAL.match(variable[1])
            return local[2][: int(local[1])] if local else variable[1]
        found = self._definitions.get(address)
        if found is None:
            return self._arguments.get(address, _named(address))
        if found.op in ("addrspacecast", "bitcast", "freeze"):
            return self.place(take_type(plain(found))[1].rpartition(" to ")[0].strip(), depth)
        if found.op == "getelementptr" and depth:
            _, base, *indices = split_top(plain(found))
            index = ", ".join(self.value(take_type(i)[1], depth - 1) for i in indices)
            return f"{self.place(take_type(base)[1], depth - 1)}[{index}]"
        return _named(found.name)

    def _call(self, text: str, depth: int) -> str:
        register = _REGISTER.search(text)
        if register:
            return f"{_REGISTERS.get(register[1], register[1])}.{register[2]}"
        match = _CALLEE.search(text)
        if match is None:
            return "…"
        arguments = [
            self.value(take_type(piece)[1].split()[-1], depth) for piece in split_top(match[2])
        ]
        limit, sign = _MINMAX.match(match[1]), _SIGN.match(match[1])
        if sign:
            return f"abs({arguments[0]})"
        name = limit[2] if limit else match[1].removeprefix("llvm.").removeprefix("nvvm.")
        return f"{name.split('.')[0]}({', '.join(arguments)})"


def _binary(first: str, sign: str, second: str) -> str:
    if sign == "+" and second.startswith("-") and second[1:].isdecimal():
        sign, second = "-", second[1:]
    outer = ("+", "-", "<<", ">>", "&", "|", "^")
    parts = [
        f"({p})" if sign not in ("+",) and any(f" {o} " in p for o in outer) else p
        for p in (first, second)
    ]
    return f"{parts[0]} {sign} {parts[1]}"


def number_of(token: str) -> int | float | None:
    """A literal's value; LLVM writes floats as the bits of a double. None for other tokens."""
    if (number := read_float(token)) is not None:
        return number
    try:
        return float(token) if "." in token else int(token)
    except ValueError:
        return None


def _constant(token: str) -> str:
    """A literal as a person writes it."""
    number = number_of(token)
    return token if number is None else f"{number:g}" if isinstance(number, float) else token


def _named(name: str) -> str:
    """The name that the compiler took from the source, without what it appended."""
    plain_name = _SUFFIX.sub("", name.removeprefix("%").strip('"'))
    return _NUMBERED.sub(lambda m: re.sub(r"\d+$", "", m[0]), plain_name) or name


def _short(text: str) -> str:
    return text if len(text) <= _LONGEST else text[: _LONGEST - 1] + "…"


@dataclass(frozen=True)
class Edge:
    """What a branch's taking one of its targets decides about.

    Attributes:
        blocks: Blocks that are then executed, and not for certain otherwise; with those that
            branches in them decide about.
        leaving: Edges from the branch or those blocks to others.
    """

    blocks: frozenset[int]
    leaving: frozenset[tuple[int, int]]


@dataclass(frozen=True)
class Control:
    """Control dependence in one function; blocks count from 0.

    Attributes:
        targets: Of each block, as its terminator lists them.
        edges: For each block and each of its targets, the blocks that depend on just that.
        controlled: For each block those that its branch decides about, directly or through
            other branches.
    """

    targets: Sequence[Sequence[int]]
    edges: Sequence[Sequence[frozenset[int]]]
    controlled: Sequence[frozenset[int]]

    @classmethod
    def of(cls, function: Function) -> Control:
        """For a cleaned function."""
        number = {block.label: n for n, block in enumerate(function.blocks)}
        goals_of = [
            [number[label] for label in targets(block.instructions[-1].rest)]
            for block in function.blocks
        ]
        parents = _post_dominators(goals_of)
        edges = [
            [_dependent(block, target, parents) for target in goals]
            if len(set(goals)) > 1
            else [frozenset[int]() for _ in goals]
            for block, goals in enumerate(goals_of)
        ]
        direct = [frozenset[int]().union(*sides) for sides in edges]
        return cls(goals_of, edges, [_closure(blocks, direct) for blocks in direct])

    def edge(self, block: int, target: int) -> Edge:
        """What a block's taking its n-th target decides about."""
        direct = [frozenset[int]().union(*sides) for sides in self.edges]
        blocks = _closure(self.edges[block][target], direct) - {block}
        first = (block, self.targets[block][target])
        ways = {(b, goal) for b in blocks for goal in self.targets[b]} | {first}
        return Edge(blocks, frozenset((b, goal) for b, goal in ways if goal not in blocks))


def _post_dominators(targets: Sequence[Sequence[int]]) -> Sequence[int]:
    """Immediate post-dominators, numbered from 1; 0 is behind all that return, -1 unknown."""
    backwards: list[list[int]] = [[] for _ in range(len(targets) + 1)]
    for block, goals in enumerate(targets):
        for goal in dict.fromkeys(goals) if goals else (-1,):
            backwards[goal + 1].append(block + 1)
    return immediate_dominators(backwards, reverse_postorder(backwards))


def _dependent(block: int, target: int, parents: Sequence[int]) -> frozenset[int]:
    found: set[int] = set()
    at = target + 1
    while at > 0 and at != parents[block + 1]:
        found.add(at - 1)
        at = parents[at]
    return frozenset(found)


def _closure(blocks: frozenset[int], direct: Sequence[frozenset[int]]) -> frozenset[int]:
    seen, todo = set(blocks), list(blocks)
    while todo:
        for other in direct[todo.pop()] - seen:
            seen.add(other)
            todo.append(other)
    return frozenset(seen)


_EFFECTS = frozenset(("store", "atomicrmw", "cmpxchg", "fence"))
_FLOW = frozenset(("br", "switch", "ret", "unreachable"))
_DIVISIONS = frozenset(("udiv", "sdiv", "urem", "srem"))
_CASES = re.compile(r"i\d+ (-?\d+), label")

Sides = tuple[frozenset[str], frozenset[str]]
Written = frozenset[tuple[str, frozenset[str]]]
_NOTHING: Sides = (frozenset(), frozenset())


@dataclass(frozen=True)
class Condition:
    """One condition of a kernel, or one value that it reads.

    Attributes:
        kernel: Name of the kernel.
        kind: What it is.
        color: Of what decides; equal in two programs that compute it the same way.
        sides: Colours of what is computed only where it is false, and only where it is true: of
            a branch the instructions there and what phis take from there, of a select the value
            that it then gives.
        text: As the source might write it.
        source: `file:line`; empty where unknown.
        literals: Numbers that it compares with.
        type: LLVM type of a value; empty for conditions.
        decider: The comparison that decides, as the cleaned text names it; empty without one.
        value: What is true or false, as the cleaned text names it; empty where nothing is.
        reads: The memory from which comes what decides; see `through_memory`.
        behind: The memory from which comes what is computed on either side.
    """

    kernel: str
    kind: Site
    color: str
    sides: Sides
    text: str
    source: str
    literals: tuple[int | float, ...] = ()
    type: str = ""
    decider: str = ""
    value: str = ""
    reads: Roots = frozenset()
    behind: Sides = _NOTHING


@dataclass(frozen=True)
class Use:
    """What a kernel does with one of its parameters.

    Attributes:
        kernel: Name of the kernel.
        index: Number of the parameter.
        name: Its name.
        users: Colours of the instructions that take it.
        divides: Of those among them that divide.
    """

    kernel: str
    index: int
    name: str
    users: frozenset[str]
    divides: frozenset[str]


@dataclass(frozen=True)
class Described:
    """All conditions of a kernel, in the order of its decisions, and its parameters.

    Attributes:
        conditions: By number of the site.
        uses: By number of the parameter.
        effects: Every store (by address), atomic and barrier by its colour: for each occurrence
            the colours of the conditions of the branches that decide about it.
        colors: Of all instructions.
        acting: Of the stores, atomics and barriers among them, with what is stored.
        written: Of each memory what is stored in it: colours of the instructions, each with
            those of the conditions of the branches that decide about it.
        through: Of each memory those from which comes what is stored in it.
        read: All memory that is read.
    """

    conditions: tuple[Condition, ...]
    uses: tuple[Use, ...]
    effects: Mapping[str, tuple[frozenset[str], ...]]
    colors: frozenset[str]
    acting: frozenset[str]
    written: Mapping[str, Written] = field(default_factory=dict[str, Written])
    through: Mapping[str, Roots] = field(default_factory=dict[str, Roots])
    read: Roots = frozenset()


def describe(cleaned: str, kernel: SimtKernel, metadata: Mapping[str, str]) -> Described:
    """The conditions of a kernel that was compiled to note its decisions.

    Args:
        cleaned: The module that it was compiled from.
        kernel: The kernel.
        metadata: The module's metadata.
    """
    return _Reader(cleaned, kernel, metadata).described()


class _Reader:
    def __init__(self, cleaned: str, kernel: SimtKernel, metadata: Mapping[str, str]) -> None:
        self.kernel = kernel
        self.metadata = metadata
        self.function: Function = read_kernel(cleaned, kernel.host.name)[0]
        self.instructions = list(self.function.instructions())
        names = [a.value for a in kernel.function.signature.arguments]
        self.names = {name: name.removeprefix("%").strip('"') for name in names}
        arguments = {name: f"argument {n}" for n, name in enumerate(names)}
        self.colors: Colors = colors(self.function, arguments)
        self.wording = Wording(self.function, self.names)
        self.control = Control.of(self.function)
        self.memory = ThroughMemory(self.function, self.colors)

    def described(self) -> Described:
        found = tuple(self._condition(site) for site in self.kernel.host.decisions)
        users: dict[str, list[Instruction]] = {name: [] for name in self.names}
        for instruction in self.instructions:
            for name in users.keys() & set(instruction.operands):
                users[name].append(instruction)
        uses = tuple(self._use(n, name, users[name]) for n, name in enumerate(self.names))
        all_ = {id(i): color(i, self.colors) for i in self.instructions if i.op not in _FLOW}
        acting = frozenset(all_[id(i)] for i in self.instructions if _has_effect(i))
        about = found, uses, self._effects(), frozenset(all_.values()), acting
        read = frozenset[str]().union(*map(self.memory.loaded, self.instructions))
        return Described(*about, *self._written(), read)

    def _use(self, index: int, name: str, users: Sequence[Instruction]) -> Use:
        all_ = frozenset(color(i, self.colors) for i in users)
        divides = frozenset(color(i, self.colors) for i in users if i.op in _DIVISIONS)
        return Use(self.kernel.host.name, index, self.names[name], all_, divides)

    def _condition(self, site: Decision) -> Condition:
        instruction = self.instructions[site.instruction]
        color_, sides, text = self._read(site, instruction)
        source = source_of(self.kernel.instructions[site.instruction], self.metadata)
        if not source and instruction.operands:
            # What decides was often given the line that the branch lost.
            source = self._source_of(instruction.operands[0])
        name = self.kernel.host.name
        numbers = self._literals(instruction)
        type_ = take_type(plain(instruction))[0] if site.kind is Site.VALUE else ""
        value = self._value(site, instruction)
        decides = value and self.function.definitions[value].op in _DECIDING
        decider = value if decides else ""
        known = name, site.kind, color_, sides, text, source, numbers, type_, decider, value
        return Condition(*known, self.memory.read(instruction), self._behind(site, instruction))

    def _value(self, site: Decision, i: Instruction) -> str:
        """The instruction that a condition is."""
        name = i.operands[0] if site.kind in (Site.BRANCH, Site.SELECT) else i.name
        return name if name in self.function.definitions else ""

    def _literals(self, i: Instruction) -> tuple[int | float, ...]:
        if i.op == "cmpxchg":
            number = number_of(_expected(i))
            return () if number is None else (number,)
        found = self.function.definitions.get(i.operands[0]) if i.operands else None
        compared = i if i.op in ("icmp", "fcmp") or found is None else found
        texts = NUMBER.findall(plain(compared)) if compared.op in ("icmp", "fcmp", "call") else []
        return tuple(number for number in map(number_of, texts) if number is not None)

    def _source_of(self, name: str) -> str:
        found = self.function.definitions.get(name)
        if found is None:
            return ""
        first = self.instructions[0].index
        return source_of(self.kernel.instructions[found.index - first], self.metadata)

    def _read(self, site: Decision, i: Instruction) -> tuple[str, Sides, str]:
        """Colour, sides, and words."""
        if site.kind is Site.BRANCH:
            condition = i.operands[0]
            words = self.wording.condition(condition)
            return self.colors[condition], (self._side(i, 1), self._side(i, 0)), words
        if site.kind is Site.SELECT:
            condition, *arms = (take_type(piece)[1] for piece in split_top(plain(i)))
            true, false = (frozenset((color_of(arm, self.colors),)) for arm in arms)
            return self.colors[condition], (false, true), self.wording.condition(condition)
        if site.kind is Site.CASE:
            value = take_type(split_top(plain(i))[0])[1]
            number = _CASES.findall(i.rest)[site.part]
            key = color_of(f"case {value} {number}", self.colors)
            sides = frozenset[str](), self._side(i, site.part + 1)
            return key, sides, f"{self.wording.value(value)} == {number}"
        if site.kind is Site.VALUE:
            address = take_type(split_top(plain(i))[1])[1]
            return color(i, self.colors), _NOTHING, self.wording.place(address)
        if site.kind is Site.WITHIN:
            key = f"{color(i, self.colors)} {site.part}"
            of = i.callee if i.callee.startswith("llvm.") else "inline assembly"
            return key, _NOTHING, f"a comparison of {of}"
        if site.kind is Site.ATOMIC:
            return color(i, self.colors), _NOTHING, self._atomic(i)
        words = self.wording.comparison(i) if site.kind is Site.COMPARE else self._limit(site, i)
        return color(i, self.colors), _NOTHING, words

    def _atomic(self, i: Instruction) -> str:
        """The condition that a compare-and-swap, or an atomic minimum or maximum decides by."""
        address, operand, *_ = split_top(plain(i))
        place = self.wording.place(address.split()[-1])
        if i.op == "cmpxchg":
            return f"{place} == {self.wording.value(_expected(i))}"
        value = self.wording.value(take_type(operand)[1].split()[0])
        return f"{value} {'>' if 'max ' in address else '<'} {place}"

    def _limit(self, site: Decision, i: Instruction) -> str:
        """The condition that a minimum, a maximum or an absolute value decides by."""
        text = plain(i)
        if i.op in ("ashr", "lshr"):
            return f"{self.wording.value(split_top(take_type(text)[1])[0])} < 0"
        pieces = split_top(text[text.index("(", text.index("@")) + 1 : text.rindex(")")])
        values = [self.wording.value(take_type(piece)[1].split()[-1]) for piece in pieces]
        if site.kind is Site.SIGN:
            return f"{values[0]} < 0"
        if site.kind is Site.SATURATED:
            sign = "-" if ".sub." in text else "+"
            return f"{values[0]} {sign} {values[1]} saturates"
        return f"{values[0]} > {values[1]}"

    def _side(self, branch: Instruction, target: int) -> frozenset[str]:
        """What is computed only if a branch takes its n-th target."""
        first = self.function.first_block
        edge = self.control.edge(branch.block - first, target)
        found = {
            color(i, self.colors)
            for block in edge.blocks
            for i in self.function.blocks[block].instructions
            if i.op not in _FLOW
        }
        for source, goal in edge.leaving:
            label = self.function.blocks[source].label
            for i in self.function.blocks[goal].instructions:
                if i.op == "phi":
                    found.update(_taken(i, label, self.colors))
        return frozenset(found)

    def _behind(self, site: Decision, i: Instruction) -> Sides:
        """The memory from which comes what is computed if it is false, and if it is true."""
        if site.kind is Site.BRANCH:
            return self._read_on(i, 1), self._read_on(i, 0)
        if site.kind is Site.CASE:
            return frozenset(), self._read_on(i, site.part + 1)
        if site.kind is Site.SELECT:
            true, false = (self.memory.of(arm) for arm in split_top(plain(i))[1:3])
            return false, true
        return _NOTHING

    def _read_on(self, branch: Instruction, target: int) -> Roots:
        """The memory from which comes what is computed if a branch takes its n-th target."""
        blocks = self.function.blocks
        edge = self.control.edge(branch.block - self.function.first_block, target)
        there = (i for block in edge.blocks for i in blocks[block].instructions)
        found = frozenset[str]().union(*map(self.memory.read, there))
        for source, goal in edge.leaving:
            phis = (i for i in blocks[goal].instructions if i.op == "phi")
            taken = (v for i in phis for v, b in incoming(i.rest) if b == blocks[source].label)
            found = found.union(*map(self.memory.of, taken))
        return found

    def _written(self) -> tuple[Mapping[str, Written], Mapping[str, Roots]]:
        """See `Described`."""
        under = self._under()
        written: dict[str, set[tuple[str, frozenset[str]]]] = {}
        through: dict[str, Roots] = {}
        for i in self.instructions:
            for root in self.memory.accessed(i) if _has_effect(i) else ():
                written.setdefault(root, set()).add((color(i, self.colors), under(i)))
                through[root] = through.get(root, frozenset()) | self.memory.read(i)
        return {root: frozenset(what) for root, what in written.items()}, through

    def _effect(self, i: Instruction) -> str:
        if i.op == "store":
            pieces = split_top(plain(i))
            return color_of(f"store {pieces[1]}", self.colors)
        return color(i, self.colors)

    def _under(self) -> Callable[[Instruction], frozenset[str]]:
        """Tells the colours of the conditions of the branches that decide about an instruction."""
        deciders: dict[int, set[str]] = {}
        for block, controlled in enumerate(self.control.controlled):
            last = self.function.blocks[block].instructions[-1]
            names = last.operands[:1] if last.op in ("br", "switch") else ()
            for other in controlled:
                deciders.setdefault(other, set()).update(self.colors.get(n, n) for n in names)
        first = self.function.first_block
        return lambda i: frozenset(deciders.get(i.block - first, ()))

    def _effects(self) -> Mapping[str, tuple[frozenset[str], ...]]:
        """For each occurrence of an effect the colours of the branches that it depends on."""
        under = self._under()
        effects: dict[str, list[frozenset[str]]] = {}
        for i in self.instructions:
            if _has_effect(i):
                effects.setdefault(self._effect(i), []).append(under(i))
        return {name: tuple(found) for name, found in effects.items()}


def _expected(i: Instruction) -> str:
    """What a compare-and-swap compares with."""
    return take_type(split_top(plain(i))[1])[1]


def _has_effect(i: Instruction) -> bool:
    if i.op == "call":
        return "barrier" in i.callee or "asm" in i.rest or not i.name
    return i.op in _EFFECTS


def _taken(phi: Instruction, label: str, found: Colors) -> Iterator[str]:
    """Colours of what a phi takes from the block of a label."""
    for value, block in incoming(phi.rest):
        if block == label:
            yield color_of(f"taken {value}", found)
