"""Systematic mutants of an LLVM IR program: one small fault each, at every place that has one.

The operators are those of mutation testing as DeMillo, Lipton and Sayward (*Hints on Test Data
Selection*, IEEE Computer 11(4), 1978) and Offutt and others (*An Experimental Determination of
Sufficient Mutant Operators*, ACM TOSEM 5(2), 1996) describe them, on instructions instead of
source: relational, arithmetic and logical operators, constants, decisions; and one for GPUs,
synchronisation that is left out.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from gevo.errors import ProgramError
from gevo.program.base import Dialect, Program
from gevo.program.llvm.baseline import baseline
from gevo.program.llvm.mutated import (
    COMPARISONS,
    changed_constant,
    moved_bound,
    other_predicates,
    swapped,
    synchronises,
)
from gevo.program.llvm.syntax.lexer import Unreadable
from gevo.program.llvm.text import Function, Instruction, Module


class MutantKind(StrEnum):
    """The mutation operators."""

    GUARD = "guard"
    """A condition that is always true, or always false."""
    BOUND = "bound"
    """One operand of a comparison is one larger or smaller."""
    COMPARISON = "comparison"
    """A comparison the other way round, or with or without equality."""
    CONSTANT = "constant"
    """Another number."""
    OPERATOR = "operator"
    """Another operator: subtraction for addition, maximum for minimum…"""
    BARRIER = "barrier"
    """A barrier or a fence is left out."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A program with one fault.

    Attributes:
        kind: The mutation operator.
        function: The function that holds the fault.
        uid: The instruction's uid.
        file: The module's source file, by its name; empty when unknown.
        line: The instruction's source line; 0 when unknown.
        instruction: The instruction as it was, without debug information.
        change: What is different.
        span: Where in the program's text the replaced lines are.
        text: What replaces them.
    """

    kind: MutantKind
    function: str
    uid: str
    file: str
    line: int
    instruction: str
    change: str
    span: tuple[int, int]
    text: str

    @property
    def place(self) -> str:
        """`nw.cu:46`, or the function where there is no debug information."""
        return f"{self.file}:{self.line}" if self.line else f"@{self.function}"

    @property
    def name(self) -> str:
        """Names it among the mutants of its program, and says what it is."""
        return f"{self.place} {self.kind} `{self.instruction}` {self.change} ({self.uid})"

    def of(self, program: Program) -> Program:
        """The mutant as a program; `program` is the one that it was made from."""
        start, end = self.span
        return program.rewritten(program.text[:start] + self.text + program.text[end:])


def mutants(program: Program) -> tuple[Mutant, ...]:
    """All mutants of the functions that may be edited, in program order.

    Not all of them compile, and some are the same program or the unmodified one.

    Raises:
        ProgramError: It is no LLVM IR program.
    """
    if program.dialect is not Dialect.LLVM:
        raise ProgramError(f"mutants are made of LLVM IR kernels, not of {program.dialect}")
    base = baseline(program.configured(()))
    spans = _spans(base.module)
    instructions = base.module.instructions.values()
    uses = Counter(operand.value.ref for one in instructions for operand in one.operands)
    source = re.search(r'^source_filename = "(?:.*[/\\])?([^"]*)"', program.text, re.MULTILINE)
    return tuple(
        Mutant(
            kind,
            function.name,
            instruction.uid,
            source[1] if source else "",
            instruction.line,
            _plain(program.text[slice(*spans[instruction.uid])]),
            change,
            spans[instruction.uid],
            text,
        )
        for function, instruction in _editable(base.module, base.editable)
        for kind, change, text in _Site(base.module, uses, function, instruction).faults()
    )


def _editable(module: Module, editable: tuple[int, ...]) -> Iterator[tuple[Function, Instruction]]:
    for index in editable:
        function = module.functions[index]
        for block in function.blocks:
            for uid in module.blocks[block].uids:
                yield function, module.instructions[uid]


def _spans(module: Module) -> Mapping[str, tuple[int, int]]:
    """Where in the text each instruction's lines are."""
    spans: dict[str, tuple[int, int]] = {}
    place = 0
    for part in module.layout:
        if isinstance(part, str):
            place += len(part)
            continue
        block = module.blocks[part]
        place += len(block.label)
        uids = iter(block.uids)
        uid = ""
        for line in block.text.splitlines(keepends=True):
            goes_on = line.startswith(("    ", "  ]"))
            uid = uid if goes_on else next(uids)
            spans[uid] = (spans[uid][0] if goes_on else place, place + len(line))
            place += len(line)
    return spans


_ATTACHED = re.compile(r", ![\w.]+ !\d+")


def _plain(text: str) -> str:
    """An instruction as people read it: one line, without what is attached to it."""
    line = " ".join(_ATTACHED.sub("", text).split())
    return line if len(line) <= 100 else f"{line[:99]}…"


Fault = tuple[MutantKind, str, str]
"""Kind, what changes, and the instruction's new lines."""


class _Site:
    """One instruction and the faults that can be made in it."""

    def __init__(
        self, module: Module, uses: Counter[str], function: Function, instruction: Instruction
    ) -> None:
        self._module = module
        self._uses = uses
        self._one = instruction
        self._arguments = {value.ref: text for text, value in function.arguments}

    def faults(self) -> Iterator[Fault]:
        one = self._one
        head = one.pieces[0]
        if synchronises(one.op, head):
            if not one.type:
                yield MutantKind.BARRIER, "dropped", ""
            return
        if one.op in COMPARISONS:
            yield from self._comparison(head)
        elif one.op in ("br", "select"):
            yield from self._decision()
        try:
            other = swapped(one.op, head)
        except Unreadable:
            other = None
        if other:
            change, text = other
            yield MutantKind.OPERATOR, change, self._printed({}, text)
        yield from self._constants()

    def _comparison(self, head: str) -> Iterator[Fault]:
        one = self._one
        if one.type != "i1":
            return
        for value, text in (("true", "or i1 true, true"), ("false", "and i1 false, false")):
            yield MutantKind.GUARD, f"forced {value}", f"  {one.label} = {text}\n"
        for change, text in other_predicates(head):
            yield MutantKind.COMPARISON, change, self._printed({}, text)
        if one.op == "icmp" and len(one.operands) == 2:
            for step in (1, -1):
                moved = moved_bound(one.operands[1].type, self._text(1), step)
                if moved:
                    before, bound = moved
                    sign = "+" if step > 0 else "-"
                    text = before + self._printed({1: bound})
                    yield MutantKind.BOUND, f"bound {sign} 1", text

    def _decision(self) -> Iterator[Fault]:
        """Both ways, unless forcing the comparison that it depends on is the same."""
        one = self._one
        if not one.operands or one.operands[0].type != "i1" or one.operands[0].fixed:
            return
        source = self._module.instructions.get(one.operands[0].value.ref)
        if source is not None and source.op in COMPARISONS and self._uses[source.uid] == 1:
            return
        for value in ("true", "false"):
            yield MutantKind.GUARD, f"forced {value}", self._printed({0: value})

    def _constants(self) -> Iterator[Fault]:
        one = self._one
        if one.op in COMPARISONS and one.op == "icmp":
            return
        for index, operand in enumerate(one.operands):
            if operand.fixed:
                continue
            other = changed_constant(self._module.structs, one, index)
            if other is not None:
                change = f"{operand.value.ref} to {other}"
                several = sum(o.value.ref == operand.value.ref for o in one.operands) > 1
                change += f" in operand {index}" if several else ""
                yield MutantKind.CONSTANT, change, self._printed({index: other})

    def _text(self, index: int) -> str:
        ref = self._one.operands[index].value.ref
        known = self._module.instructions.get(ref)
        return known.label if known else self._arguments.get(ref, ref)

    def _printed(self, values: Mapping[int, str], head: str | None = None) -> str:
        """The instruction with other operands, or with another text in front of the first."""
        one = self._one
        pieces = (one.pieces[0] if head is None else head, *one.pieces[1:])
        parts = [f"  {one.label} = " if one.label else "  "]
        for piece, hole in zip(pieces, one.holes, strict=False):
            parts += (piece, values.get(hole) or self._text(hole))
        return "".join((*parts, pieces[-1], "\n"))
