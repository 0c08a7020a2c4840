"""The conditions of a kernel: what each compares, what it controls, how it reads."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from gevo.device.simt.cfg import immediate_dominators, reverse_postorder
from gevo.device.simt.colors import Colors, color, color_of, colors, plain
from gevo.device.simt.decisions import Decision, Site
from gevo.device.simt.faults import source_of
from gevo.device.simt.irtext import parse_parameters, split_top, take_type
from gevo.device.simt.kernels import SimtKernel
from gevo.device.simt.model_ir import NAME, Function, Instruction, read_kernel
from gevo.device.simt.wording import NUMBER, Wording, number_of

_EFFECTS = frozenset(("store", "atomicrmw", "cmpxchg", "fence"))
_PURE = ("@llvm.", "@__nv_")


@dataclass(frozen=True)
class Condition:
    """One condition of a kernel, or one value that it reads.

    Attributes:
        kernel: Name of the kernel.
        kind: What it is.
        color: Of what decides; equal in two programs that compute it the same way.
        controls: Colours of what is executed only on one of its sides: stores by address,
            atomics, barriers; of a select its result.
        text: As the source might write it.
        source: `file:line`; empty where unknown.
        literals: Numbers that it compares with.
    """

    kernel: str
    kind: Site
    color: str
    controls: frozenset[str]
    text: str
    source: str
    literals: tuple[int | float, ...] = ()


@dataclass(frozen=True)
class Use:
    """What a kernel does with one of its parameters.

    Attributes:
        kernel: Name of the kernel.
        index: Number of the parameter.
        name: Its name.
        users: Colours of the instructions that take it.
    """

    kernel: str
    index: int
    name: str
    users: frozenset[str]


@dataclass(frozen=True)
class Described:
    """All conditions of a kernel, in the order of its decisions, and its parameters.

    Attributes:
        conditions: By number of the site.
        uses: By number of the parameter.
        effects: Every store, atomic and barrier by its colour: how often on its own, under no
            condition of the colours given.
    """

    conditions: tuple[Condition, ...]
    uses: tuple[Use, ...]
    effects: Mapping[str, tuple[frozenset[str], ...]]


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
        names = [p.value for p in parse_parameters(kernel.function.parameters)]
        self.names = {name: name.removeprefix("%").strip('"') for name in names}
        arguments = {name: f"argument {n}" for n, name in enumerate(names)}
        self.colors: Colors = colors(self.function, arguments)
        self.wording = Wording(self.function, self.names)
        self.controlled = controlled_blocks(self.function)

    def described(self) -> Described:
        found = tuple(self._condition(site) for site in self.kernel.host.decisions)
        users: dict[str, set[str]] = {name: set() for name in self.names}
        for instruction in self.instructions:
            for name in users.keys() & set(instruction.operands):
                users[name].add(color(instruction, self.colors))
        uses = tuple(
            Use(self.kernel.host.name, n, self.names[name], frozenset(users[name]))
            for n, name in enumerate(self.names)
        )
        return Described(found, uses, self._effects())

    def _condition(self, site: Decision) -> Condition:
        instruction = self.instructions[site.instruction]
        color_, controls, text = self._read(site, instruction)
        source = source_of(self.kernel.instructions[site.instruction], self.metadata)
        if not source and instruction.operands:
            # What decides was often given the line that the branch lost.
            source = self._source_of(instruction.operands[0])
        name = self.kernel.host.name
        numbers = self._literals(instruction)
        return Condition(name, site.kind, color_, frozenset(controls), text, source, numbers)

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

    def _read(self, site: Decision, i: Instruction) -> tuple[str, set[str], str]:
        """Colour, what is controlled, and words."""
        if site.kind in (Site.BRANCH, Site.SELECT):
            condition = NAME.findall(i.rest)[0]
            controls = self._controlled(i) if site.kind is Site.BRANCH else {color(i, self.colors)}
            return self.colors[condition], controls, self.wording.condition(condition)
        if site.kind is Site.CASE:
            value = take_type(split_top(plain(i))[0])[1]
            case = plain(i).split("[", 1)[1].split("label")[site.part].rpartition("]")[2]
            number = case.strip(" ,%").split()[-1].rstrip(",")
            key = color_of(f"case {value} {number}", self.colors)
            return key, self._controlled(i), f"{self.wording.value(value)} == {number}"
        if site.kind is Site.VALUE:
            address = take_type(split_top(plain(i))[1])[1]
            return color(i, self.colors), set(), self.wording.place(address)
        if site.kind is Site.COMPARE:
            return color(i, self.colors), set(), self.wording.comparison(i)
        return color(i, self.colors), set(), self._limit(site, i)

    def _limit(self, site: Decision, i: Instruction) -> str:
        """The condition that a minimum, a maximum or an absolute value decides by."""
        text = plain(i)
        pieces = split_top(text[text.index("(", text.index("@")) + 1 : text.rindex(")")])
        values = [self.wording.value(take_type(piece)[1].split()[-1]) for piece in pieces]
        if site.kind is Site.SIGN:
            return f"{values[0]} < 0"
        return f"{values[0]} > {values[1]}"

    def _controlled(self, branch: Instruction) -> set[str]:
        blocks = self.controlled[branch.block - self.function.first_block]
        return {
            self._effect(i)
            for i in self.instructions
            if i.block - self.function.first_block in blocks and _has_effect(i)
        }

    def _effect(self, i: Instruction) -> str:
        if i.op == "store":
            pieces = split_top(plain(i))
            return color_of(f"store {pieces[1]}", self.colors)
        return color(i, self.colors)

    def _effects(self) -> Mapping[str, tuple[frozenset[str], ...]]:
        """For each occurrence of an effect the colours of the branches that it depends on."""
        deciders: dict[int, set[str]] = {}
        for block, controlled in enumerate(self.controlled):
            last = self.function.blocks[block].instructions[-1]
            found = NAME.findall(last.rest)[:1] if last.op in ("br", "switch") else []
            for name in found:
                for other in controlled:
                    deciders.setdefault(other, set()).add(self.colors.get(name, name))
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


def controlled_blocks(function: Function) -> Sequence[frozenset[int]]:
    """For each block those that its branch decides on, directly or through other branches.

    Control dependence as in Ferrante, Ottenstein and Warren 1987 (The program dependence graph
    and its use in optimization), made transitive.
    """
    first = function.first_block
    successors = [[s - first for s in block.successors] for block in function.blocks]
    count = len(successors)
    backwards: list[list[int]] = [[] for _ in range(count + 1)]
    for block, targets in enumerate(successors):
        for target in targets or [-1]:
            backwards[target + 1].append(block + 1)
    parents = immediate_dominators(backwards, reverse_postorder(backwards))
    direct: list[set[int]] = [set() for _ in range(count)]
    for block, targets in enumerate(successors):
        for target in targets if len(targets) > 1 else ():
            at = target + 1
            while at > 0 and at != parents[block + 1]:
                direct[block].add(at - 1)
                at = parents[at]
    return [_closure(block, direct) for block in range(count)]


def _closure(block: int, direct: Sequence[set[int]]) -> frozenset[int]:
    seen, todo = set(direct[block]), list(direct[block])
    while todo:
        for other in direct[todo.pop()] - seen:
            seen.add(other)
            todo.append(other)
    return frozenset(seen)
