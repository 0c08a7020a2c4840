"""Canonical StableHLO text as Python structures, read without MLIR.

`gevo.program.stablehlo.load` describes the text. Every op is on a line of its own, apart from
ops with regions, so lines are all that has to be told apart.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from gevo.errors import ProgramError
from gevo.program.base import Program, Site, Slot, Value
from gevo.program.stablehlo.mlir import OPEN

_OP = re.compile(r'(?:%(\w+)(?::\d+)? = )?"([\w.]+)"\(([^)]*)\)(.*)\Z', re.DOTALL)
_RESULT = re.compile(r"^ *%(\w+)(?::\d+)? = ", re.MULTILINE)
_FUNCTION = re.compile(r"func\.func [^@]*@(\w[\w.$-]*|\"[^\"]*\")\(")
_ARGUMENT = re.compile(r"%([ab]\d+): ")
_OPENING, _CLOSING = "([{<", ")]}>"


@dataclass(frozen=True, slots=True)
class Form:
    """What stays the same about an op and its copies.

    Attributes:
        name: The op's name with its dialect.
        results: Types of its results.
        before: Its text between the operands and the open regions; all that follows the
            operands when it has none.
        after: Its text behind the open regions.
        regions: Indices of the blocks of its open regions.
        own: Type of the first result as the op computes it, where a changed attribute made that
            another one; it is then resized to the one in `results`.
    """

    name: str
    results: tuple[str, ...]
    before: str
    after: str = ""
    regions: tuple[int, ...] = ()
    own: str = ""


@dataclass(frozen=True, slots=True)
class Op:
    """An op in a block, with the values that its slots hold.

    Attributes:
        form: What it shares with its copies.
        site: What edits see of it.
        block: Index of its block.
        text: The op as it was read, not indented, if it is unchanged and has no open regions.
    """

    form: Form
    site: Site
    block: int
    text: str = ""

    def holding(self, index: int, value: Value) -> Op:
        """The op with another value in a slot."""
        slots = list(self.site.slots)
        slots[index] = replace(slots[index], value=value)
        return Op(self.form, replace(self.site, slots=tuple(slots)), self.block)

    def formed(self, form: Form) -> Op:
        """The op with another form."""
        return Op(form, self.site, self.block)

    def copied(self, uid: str, block: int) -> Op:
        """The op under another uid in another block."""
        slots = tuple(replace(slot, uid=uid) for slot in self.site.slots)
        return Op(self.form, replace(self.site, uid=uid, slots=slots), block)


@dataclass(frozen=True, slots=True)
class Block:
    """A sequence of ops: a function's body or that of an open region.

    Attributes:
        owner: Uid of the op that has the region; empty for a function's body.
        function: Name of the function.
        label: `^bb0(...):` of a region with arguments, else empty.
        arguments: What it is entered with.
        order: Uids of its ops.
    """

    owner: str
    function: str
    label: str
    arguments: tuple[Value, ...]
    order: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Module:
    """A program's structure.

    Attributes:
        layout: Text, and indices of the blocks that are functions' bodies, in order.
        blocks: All blocks.
        ops: All ops by uid, in program order.
        bodies: Function name to the index of its body, in module order.
        arguments: Block arguments (`a0` of one function apart) by name, with their block.
    """

    layout: Sequence[str | int]
    blocks: Sequence[Block]
    ops: Mapping[str, Op]
    bodies: Mapping[str, int]
    arguments: Mapping[str, tuple[int, Value]]


@lru_cache(maxsize=8)
def read_program(program: Program) -> Module:
    """The shared, cached structure of a program; raises ProgramError."""
    try:
        module = _Reader(program.text).module()
    except (IndexError, ValueError) as reason:
        raise ProgramError("the program's text is not canonical StableHLO") from reason
    missing = [name for name in program.entry if name not in module.bodies]
    if missing:
        raise ProgramError(f"the program has no function {', '.join(missing)}")
    return module


class _Reader:
    """Reads a text once; raises ValueError or IndexError on text that is not canonical."""

    def __init__(self, text: str) -> None:
        self._lines = text.split("\n")
        self._named = set(_RESULT.findall(text))
        self._at = 0
        self._ops: dict[str, Op] = {}
        self._blocks: list[Block | None] = []
        self._arguments: dict[str, tuple[int, Value]] = {}

    def module(self) -> Module:
        layout: list[str | int] = [self._next() + "\n"]
        bodies: dict[str, int] = {}
        while (line := self._next()) != "}":
            layout.append(f"{line}\n")
            found = _FUNCTION.search(line)
            if found is None:
                raise ValueError(line)
            if line.endswith(" {"):
                name = found[1].strip('"')
                bodies[name] = self._block("", name, "", _arguments(line[found.end() :]), "    ")
                layout += (bodies[name], self._next() + "\n")
        layout.append("}\n")
        blocks = [block for block in self._blocks if block is not None]
        return Module(layout, blocks, self._ops, bodies, self._arguments)

    def _next(self) -> str:
        self._at += 1
        return self._lines[self._at - 1]

    def _block(
        self, owner: str, function: str, label: str, arguments: tuple[Value, ...], indent: str
    ) -> int:
        index = len(self._blocks)
        self._blocks.append(None)
        for value in arguments:
            if value.ref.startswith("b"):
                self._arguments[value.ref] = index, value
        order: list[str] = []
        while not self._lines[self._at].lstrip().startswith("}"):
            order.append(self._op(index, function, indent))
        self._blocks[index] = Block(owner, function, label, arguments, tuple(order))
        return index

    def _op(self, block: int, function: str, indent: str) -> str:
        text = self._leaf(indent)
        match = _OP.match(text)
        if match is None:
            raise ValueError(text)
        result, name, operands, tail = match.groups()
        uid = result or self._free()
        if uid in self._ops:
            raise ValueError(uid)
        # The place in the table is the place in the program: before what its regions hold.
        self._ops[uid] = Op(Form(name, (), ""), Site(uid, name, "", (), True, function), block)
        regions, after = (), ""
        if name in OPEN:
            tail = tail.removesuffix(" ({")
            regions = tuple(self._regions(uid, function, indent))
            after = self._lines[self._at - 1].removeprefix(indent + "})")
        inputs, outputs = signature(after or tail)
        refs = [ref.removeprefix("%").removesuffix("#0") for ref in operands.split(", ") if ref]
        slots = tuple(
            Slot(uid, index, type_, Value(ref, type_))
            for index, (ref, type_) in enumerate(zip(refs, inputs, strict=True))
        )
        pinned = name.endswith(".return")
        site = Site(uid, name, outputs[0] if outputs else "", slots, pinned, function)
        form = Form(name, outputs, tail, after, regions)
        self._ops[uid] = Op(form, site, block, "" if regions else text)
        return uid

    def _leaf(self, indent: str) -> str:
        """An op without its open regions, not indented."""
        line = self._next()
        if not line.startswith(indent):
            raise ValueError(line)
        lines = [line.removeprefix(indent)]
        found = _OP.match(lines[0])
        depth = int(found is not None and found[2] not in OPEN and line.endswith("({"))
        while depth:
            lines.append(self._next().removeprefix(indent))
            depth += lines[-1].endswith("({")
            depth -= lines[-1].lstrip().startswith("})")
        return "\n".join(lines)

    def _regions(self, owner: str, function: str, indent: str) -> Iterator[int]:
        closing = ""
        while not closing.startswith(indent + "})"):
            label = ""
            if self._lines[self._at].startswith(f"{indent}^"):
                label = self._next().removeprefix(indent)
            arguments = _arguments(label.removeprefix("^bb0("))
            yield self._block(owner, function, label, arguments, indent + "  ")
            closing = self._next()

    def _free(self) -> str:
        """A uid for an op without results: its place in the module, unless that is taken."""
        number = len(self._ops)
        while f"u{number}" in self._named or f"u{number}" in self._ops:
            number += len(self._lines)
        return f"u{number}"


def signature(tail: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Types of the operands and of the results from the end of an op's text."""
    inputs, outputs = tail[tail.rindex(" : (") + 4 :].split(") -> ", 1)
    if outputs.startswith("("):
        outputs = outputs[1:-1]
    return _types(inputs), _types(outputs)


def _arguments(text: str) -> tuple[Value, ...]:
    """Names and types from `%a0: type {attributes}, ...)...`."""
    found: list[Value] = []
    for part in parts(text):
        if match := _ARGUMENT.match(part):
            found.append(Value(match[1], part[match.end() :].split(" {", 1)[0]))
    return tuple(found)


def _types(text: str) -> tuple[str, ...]:
    return tuple(parts(text)) if text else ()


def parts(text: str) -> Iterator[str]:
    """The parts of a text between its outer commas, up to a bracket that it does not open."""
    depth = start = 0
    quoted = False
    for place, sign in enumerate(text):
        if sign == '"' and text[place - 1] != "\\":
            quoted = not quoted
        if quoted:
            continue
        if sign in _OPENING:
            depth += 1
        elif sign in _CLOSING and not text.startswith("->", place - 1):
            depth -= 1
            if depth < 0:
                yield text[start:place]
                return
        elif sign == "," and not depth:
            yield text[start:place]
            start = place + 2
    yield text[start:]
