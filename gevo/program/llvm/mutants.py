"""Systematic mutants of an LLVM IR program: one small fault each, at every place that has one.

The operators are those of mutation testing as DeMillo, Lipton and Sayward (*Hints on Test Data
Selection*, IEEE Computer 11(4), 1978) and Offutt and others (*An Experimental Determination of
Sufficient Mutant Operators*, ACM TOSEM 5(2), 1996) describe them, on instructions instead of
source: relational, arithmetic and logical operators, constants, decisions; and one for GPUs,
synchronisation that is left out.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum

from gevo.errors import ProgramError
from gevo.program.base import Dialect, Program
from gevo.program.llvm.baseline import baseline
from gevo.program.llvm.syntax.debug import source_of
from gevo.program.llvm.syntax.lexer import Unreadable
from gevo.program.llvm.syntax.module import split_module
from gevo.program.llvm.syntax.types import StructTypes, float_text, read_float
from gevo.program.llvm.text import Function, Instruction, Module

COMPARISONS = frozenset(("icmp", "fcmp"))

_BARRIER = re.compile(r"@llvm\.nvvm\.(?:barrier|bar\.|membar|fence)")


def synchronises(op: str, head: str) -> bool:
    """True for barriers and fences, whose operands (a barrier's number) are not mutated."""
    return op == "fence" or (op == "call" and bool(_BARRIER.search(head)))


_FLIPPED: Mapping[str, str] = {
    **{f"{s}{a}": f"{s}{b}" for s in "suo" for a, b in (("lt", "gt"), ("le", "ge"))},
    **{f"{s}{b}": f"{s}{a}" for s in "suo" for a, b in (("lt", "gt"), ("le", "ge"))},
    **{"eq": "ne", "ne": "eq", "oeq": "une", "une": "oeq", "ueq": "one", "one": "ueq"},
    **{"ord": "uno", "uno": "ord"},
}
_FLOAT_BOUNDARY: Mapping[str, str] = {
    **{f"{s}{a}": f"{s}{b}" for s in "uo" for a, b in (("lt", "le"), ("gt", "ge"))},
    **{f"{s}{b}": f"{s}{a}" for s in "uo" for a, b in (("lt", "le"), ("gt", "ge"))},
}
_PREDICATE = re.compile(
    r"^(icmp|fcmp)((?: (?:samesign|fast|nnan|ninf|nsz|arcp|contract|afn|reassoc))*) (\w+) "
)


def other_predicates(head: str) -> Iterator[tuple[str, str]]:
    """What changes and the new text before the first operand: flipped, and at the boundary.

    At an integer's boundary, `x <= n` for `x < n` is what a bound moved by one is.
    """
    match = _PREDICATE.match(head)
    if match is None:
        return
    for table in (_FLIPPED, *([_FLOAT_BOUNDARY] if match[1] == "fcmp" else [])):
        other = table.get(match[3])
        if other:
            text = f"{match[1]}{match[2]} {other} {head[match.end() :]}"
            yield f"{match[3]} to {other}", text


_SWAPPED: Mapping[str, str] = {
    **{"add": "sub", "sub": "add", "mul": "add", "sdiv": "mul", "udiv": "mul"},
    **{"srem": "sdiv", "urem": "udiv", "shl": "lshr", "lshr": "shl", "ashr": "shl"},
    **{"and": "or", "or": "and", "xor": "and"},
    **{"fadd": "fsub", "fsub": "fadd", "fmul": "fdiv", "fdiv": "fmul", "frem": "fdiv"},
}
_FLAGS = re.compile(r"^(\w+)((?: (?:nuw|nsw|exact|disjoint))*)")
_EXTREMES = (
    ("smin", "smax"),
    ("umin", "umax"),
    ("minnum", "maxnum"),
    ("minimum", "maximum"),
    ("minimumnum", "maximumnum"),
    ("fmin", "fmax"),
)
_EXTREME = {a: b for pair in _EXTREMES for a, b in (pair, pair[::-1])}
_CALLED = re.compile(r"(@llvm\.(?:nvvm\.)?)(\w+)(?=\.)")
_ATOMIC = re.compile(r"^(atomicrmw (?:volatile )?)(\w+) ")
_ATOMICS: Mapping[str, str] = {
    **{"add": "sub", "sub": "add", "and": "or", "or": "and", "xor": "or", "xchg": "add"},
    **{"max": "min", "min": "max", "umax": "umin", "umin": "umax"},
    **{"fadd": "fsub", "fsub": "fadd", "fmax": "fmin", "fmin": "fmax"},
}


def swapped(op: str, head: str) -> tuple[str, str] | None:
    """Another operator: what changes and the new text before the first operand; None for none."""
    if op in _SWAPPED:
        # Flags that promise something of one operator's result mean nothing for another's.
        return f"{op} to {_SWAPPED[op]}", _FLAGS.sub(_SWAPPED[op], head, count=1)
    if op == "call" and (match := _CALLED.search(head)) and match[2] in _EXTREME:
        other = _EXTREME[match[2]]
        text = f"{head[: match.start(2)]}{other}{head[match.end(2) :]}"
        return f"{match[2]} to {other}", text
    if op == "atomicrmw" and (match := _ATOMIC.match(head)) and match[2] in _ATOMICS:
        other = _ATOMICS[match[2]]
        return f"{match[2]} to {other}", f"{match[1]}{other} {head[match.end() :]}"
    return None


_NEW = "%gevo.bound"


def moved_bound(type_: str, text: str, step: int) -> tuple[str, str] | None:
    """An integer moved by one: instructions that compute it, if any, and what stands for it.

    None for other types, and for a constant that has no such neighbour.
    """
    width = re.fullmatch(r"i(\d+)", type_)
    if width is None or width[1] == "1":
        return None
    if text.startswith("%"):
        return f"  {_NEW} = add {type_} {text}, {step}\n", _NEW
    if not re.fullmatch(r"-?\d+", text):
        return None
    moved, half = int(text) + step, 1 << (int(width[1]) - 1)
    return ("", str(moved)) if -half <= moved < half else None


def changed_constant(structs: StructTypes, one: Instruction, index: int) -> str | None:
    """Another number for an operand that is one; None for all others.

    Integers become one larger (byte offsets stay aligned to a word, shifts within the width),
    floats twice as large, and zero one.
    """
    operand = one.operands[index]
    type_, text = operand.type, operand.value.ref
    if type_ == "i1":
        return {"true": "false", "false": "true"}.get(text) if one.op == "phi" else None
    if type_ in ("float", "double"):
        return _changed_float(type_, text)
    if not structs.is_integer_literal(type_, text):
        return None
    value, half = int(text), 1 << (int(type_[1:]) - 1)
    if index and one.op in ("shl", "lshr", "ashr"):
        return str(value + 1 if value + 1 < int(type_[1:]) else value - 1)
    if index and one.op in ("extractelement", "insertelement"):
        return str(value ^ 1)
    step = 1
    if one.op == "getelementptr" and re.search(r"\bi8, ", one.pieces[0]) and value % 4 == 0:
        step = 4
    other = value + step
    if other == 0 and index and one.op in ("sdiv", "udiv", "srem", "urem"):
        other = 1
    return str(other if other < half else value - step)


def _changed_float(type_: str, text: str) -> str | None:
    value = read_float(text)
    if value is None:
        return None
    largest = 3.4028234e38 if type_ == "float" else 1.7976931348623157e308
    if value == 0.0 or not math.isfinite(value):
        return float_text(1.0)
    return float_text(value * 2 if abs(value) <= largest / 2 else value / 2)


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
        file: The source file that holds the line, by its name; empty when unknown.
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
    metadata = split_module(program.text).metadata
    return tuple(
        Mutant(
            kind,
            function.name,
            instruction.uid,
            source_of(program.text[slice(*spans[instruction.uid])], metadata).partition(":")[0],
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
