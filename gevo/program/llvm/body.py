"""Writing a kernel's body anew, block by block, with some instructions changed or added."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from gevo.program.llvm.syntax.lexer import NAME
from gevo.program.llvm.text import Block, Function, Instruction, Module

_TARGET = re.compile(rf"label (%{NAME})")
_INCOMING = re.compile(rf", (%{NAME}) \]")

Names = Mapping[str, str]
"""What operands, results or blocks are called instead: by uid, or by label (`%for.body`)."""


class BodyWriter:
    """The lines of a function's body as they are written, and the uids of its instructions.

    Attributes:
        lines: Labels and instructions.
        uids: Of the instructions among them, in order.
    """

    def __init__(self, module: Module, function: Function, prefix: str) -> None:
        """Begin an empty body; uids of new instructions begin with `prefix`."""
        self.lines: list[str] = []
        self.uids: list[str] = []
        self._module = module
        self._prefix = prefix
        self._arguments = {value.ref: label for label, value in function.arguments}
        self._count = 0

    def label(self, word: str) -> str:
        """A name for a new block."""
        return f"%{self._prefix}.{word}"

    def begin(self, label: str) -> None:
        """A block begins here."""
        self.lines.append(f"\n{label[1:]}:" if self.lines else f"{label[1:]}:")

    def fresh(self) -> str:
        """A name for a new result."""
        self._count += 1
        return f"%{self._prefix}c{self._count:04x}"

    def new(self, text: str, name: str = "") -> str:
        """An instruction with a result; gives its name."""
        name = name or self.fresh()
        self._line(f"{name} = {text}", name[1:])
        return name

    def void(self, text: str) -> None:
        """An instruction without a result."""
        self._line(text, self.fresh()[1:])

    def keep(self, one: Instruction, names: Names | None = None, sources: Names | None = None):
        """An instruction of the function, under its own uid.

        Args:
            one: It.
            names: Of operands.
            sources: Of blocks that it goes to, or comes from.
        """
        result = f"{one.label} = " if one.label else ""
        self._line(result + self.text(one, names, sources), one.uid)

    def copy(self, one: Instruction, names: Names) -> str:
        """A copy of an instruction with a result; gives its name."""
        return self.new(self.text(one, names))

    def text(
        self, one: Instruction, names: Names | None = None, sources: Names | None = None
    ) -> str:
        """An instruction without its result."""
        values = [self.value(operand.value.ref, names) for operand in one.operands]
        pairs = zip(one.pieces, one.holes, strict=False)
        found = "".join(piece + values[hole] for piece, hole in pairs) + one.pieces[-1]
        if sources and one.op == "phi":
            found = _INCOMING.sub(lambda m: f", {sources.get(m[1], m[1])} ]", found)
        elif sources:
            found = _TARGET.sub(lambda m: f"label {sources.get(m[1], m[1])}", found)
        return found

    def value(self, ref: str, names: Names | None = None) -> str:
        """What a value is called."""
        if names and ref in names:
            return names[ref]
        made = self._module.instructions.get(ref)
        return made.label if made is not None else self._arguments.get(ref, ref)

    def _line(self, text: str, uid: str) -> None:
        self.lines.append(f"  {text}")
        self.uids.append(uid)


def label_of(block: Block) -> str:
    """A block's name, with `%`."""
    return f"%{block.label.strip()[:-1]}"


def targets_of(branch: Instruction) -> list[str]:
    """The blocks that a branch names, in order."""
    return _TARGET.findall("".join(branch.pieces))


def declared(module: Module, lines: Iterable[str]) -> str:
    """Those of some lines that declare functions which a module does not have yet."""
    found = (
        line
        for line in lines
        if f"@{line.partition('@')[2].partition('(')[0]}" not in module.symbols
    )
    return "".join(f"{line}\n" for line in found)
