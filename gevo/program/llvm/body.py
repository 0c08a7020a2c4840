"""A kernel's body while a move rewrites it: lines with their uids, block by block."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from gevo.program.llvm.coarse_plan import with_body
from gevo.program.llvm.syntax.lexer import LOCAL_NAME
from gevo.program.llvm.text import Function, Module


@dataclass
class Line:
    """One instruction: its uid, and its text without indentation."""

    uid: str
    text: str


@dataclass
class BodyBlock:
    """A block: its name (`%loop`), and its lines."""

    label: str
    lines: list[Line] = field(default_factory=list[Line])


class Body:
    """The body of a function, which may be changed; instructions that stay keep their uids.

    Attributes:
        module: The module, unmodified.
        function: The function.
        blocks: The blocks, the entry first.
        declared: Functions that new instructions call, and how these are declared.
    """

    def __init__(self, module: Module, function: Function, prefix: str) -> None:
        """Take a function apart; uids of new instructions begin with `prefix`."""
        self.module = module
        self.function = function
        self._prefix = prefix
        self._count = 0
        self.declared: dict[str, str] = {}
        self.blocks: list[BodyBlock] = []
        for n in function.blocks:
            block = module.blocks[n]
            lines = [
                Line(uid, text)
                for uid, text in zip(block.uids, instruction_lines(block.text), strict=True)
            ]
            self.blocks.append(BodyBlock(block.name, lines))

    def block(self, number: int) -> BodyBlock:
        """A block by its number in the module."""
        return self.blocks[number - self.function.blocks.start]

    def new(self, text: str, into: list[Line]) -> str:
        """Add an instruction with a result at the end of some lines; its name, `%…`."""
        name = self.name()
        into.append(Line(name[1:], f"{name} = {text}"))
        return name

    def void(self, text: str, into: list[Line]) -> None:
        """Add an instruction without a result."""
        into.append(Line(self.name()[1:], text))

    def name(self) -> str:
        """A name for a new instruction."""
        self._count += 1
        return f"%{self._prefix}c{self._count:04x}"

    def label(self) -> str:
        """A name for a new block."""
        self._count += 1
        return f"%{self._prefix}.b{self._count}"

    def text_of(self, ref: str) -> str:
        """How a value is written: the name of a result or of an argument, or a constant."""
        made = self.module.instructions.get(ref)
        if made is not None:
            return made.label
        return next((name for name, value in self.function.arguments if value.ref == ref), ref)

    def printed(self) -> tuple[str, tuple[str, ...]]:
        """The module with this body, and the uids of its instructions in order."""
        lines: list[str] = []
        for n, block in enumerate(self.blocks):
            lines.append(f"{block.label[1:]}:" if n == 0 else f"\n{block.label[1:]}:")
            lines += (f"  {line.text}" for line in block.lines)
        uids = [line.uid for block in self.blocks for line in block.lines]
        return with_body(self.module, self.function, lines, uids, self.declared)


def renamed(text: str, names: Mapping[str, str]) -> str:
    """A line in which local names are others."""
    return LOCAL_NAME.sub(lambda m: names.get(m[0], m[0]), text)


def instruction_lines(text: str) -> Sequence[str]:
    """Instructions of a block, without indentation; a `switch` has several lines."""
    found: list[str] = []
    for line in text.removesuffix("\n").split("\n"):
        if line.startswith(("    ", "  ]")) and found:
            found[-1] += f"\n{line}"
        else:
            found.append(line.removeprefix("  "))
    return found
