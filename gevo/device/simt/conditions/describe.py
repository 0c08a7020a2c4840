"""The conditions of a kernel: what each compares, what it controls, how it reads."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from gevo.device.simt.conditions.colors import Colors, color, color_of, colors, plain
from gevo.device.simt.conditions.control import Control
from gevo.device.simt.conditions.wording import NUMBER, Wording, number_of
from gevo.device.simt.jit.kernels import SimtKernel
from gevo.device.simt.lower.decisions import Decision, Site
from gevo.device.simt.model.ir import Function, Instruction, read_kernel
from gevo.program.llvm.syntax.debug import source_of
from gevo.program.llvm.syntax.lexer import split_top
from gevo.program.llvm.syntax.operands import incoming
from gevo.program.llvm.syntax.types import take_type

_EFFECTS = frozenset(("store", "atomicrmw", "cmpxchg", "fence"))
_FLOW = frozenset(("br", "switch", "ret", "unreachable"))
_DIVISIONS = frozenset(("udiv", "sdiv", "urem", "srem"))
_CASES = re.compile(r"i\d+ (-?\d+), label")

Sides = tuple[frozenset[str], frozenset[str]]
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
    """

    conditions: tuple[Condition, ...]
    uses: tuple[Use, ...]
    effects: Mapping[str, tuple[frozenset[str], ...]]
    colors: frozenset[str]
    acting: frozenset[str]


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

    def described(self) -> Described:
        found = tuple(self._condition(site) for site in self.kernel.host.decisions)
        users: dict[str, list[Instruction]] = {name: [] for name in self.names}
        for instruction in self.instructions:
            for name in users.keys() & set(instruction.operands):
                users[name].append(instruction)
        uses = tuple(self._use(n, name, users[name]) for n, name in enumerate(self.names))
        all_ = {id(i): color(i, self.colors) for i in self.instructions if i.op not in _FLOW}
        acting = frozenset(all_[id(i)] for i in self.instructions if _has_effect(i))
        return Described(found, uses, self._effects(), frozenset(all_.values()), acting)

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
        decider = self._decider(site, instruction)
        return Condition(name, site.kind, color_, sides, text, source, numbers, type_, decider)

    def _decider(self, site: Decision, i: Instruction) -> str:
        """The icmp that a condition is."""
        name = i.operands[0] if site.kind in (Site.BRANCH, Site.SELECT) else i.name
        found = self.function.definitions.get(name)
        return name if found is not None and found.op == "icmp" else ""

    def _literals(self, i: Instruction) -> tuple[int | float, ...]:
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
        words = self.wording.comparison(i) if site.kind is Site.COMPARE else self._limit(site, i)
        return color(i, self.colors), _NOTHING, words

    def _limit(self, site: Decision, i: Instruction) -> str:
        """The condition that a minimum, a maximum or an absolute value decides by."""
        text = plain(i)
        pieces = split_top(text[text.index("(", text.index("@")) + 1 : text.rindex(")")])
        values = [self.wording.value(take_type(piece)[1].split()[-1]) for piece in pieces]
        if site.kind is Site.SIGN:
            return f"{values[0]} < 0"
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

    def _effect(self, i: Instruction) -> str:
        if i.op == "store":
            pieces = split_top(plain(i))
            return color_of(f"store {pieces[1]}", self.colors)
        return color(i, self.colors)

    def _effects(self) -> Mapping[str, tuple[frozenset[str], ...]]:
        """For each occurrence of an effect the colours of the branches that it depends on."""
        deciders: dict[int, set[str]] = {}
        for block, controlled in enumerate(self.control.controlled):
            last = self.function.blocks[block].instructions[-1]
            names = last.operands[:1] if last.op in ("br", "switch") else ()
            for other in controlled:
                deciders.setdefault(other, set()).update(self.colors.get(n, n) for n in names)
        effects: dict[str, list[frozenset[str]]] = {}
        for i in self.instructions:
            if _has_effect(i):
                under = deciders.get(i.block - self.function.first_block, set[str]())
                effects.setdefault(self._effect(i), []).append(frozenset(under))
        return {name: tuple(found) for name, found in effects.items()}


def _has_effect(i: Instruction) -> bool:
    if i.op == "call":
        return "barrier" in i.callee or "asm" in i.rest or not i.name
    return i.op in _EFFECTS


def _taken(phi: Instruction, label: str, found: Colors) -> Iterator[str]:
    """Colours of what a phi takes from the block of a label."""
    for value, block in incoming(phi.rest):
        if block == label:
            yield color_of(f"taken {value}", found)
