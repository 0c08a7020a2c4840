"""Canonical LLVM IR text as immutable Python structure, from which editors start.

The text is cut into instructions and each instruction into pieces with holes for its operands.
Opcodes, types and uses are checked against LLVM's own view of the module; an instruction on
which the two disagree, or whose form is unknown, keeps its operands fixed and is pinned.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import llvmlite.binding as llvm  # pyright: ignore[reportMissingTypeStubs]

from gevo.errors import ProgramError
from gevo.program.base import Value
from gevo.program.llvm.flow import Dominators
from gevo.program.llvm.pipeline import opened_program
from gevo.program.llvm.syntax.debug import SourceLines
from gevo.program.llvm.syntax.lexer import INSTRUCTION, spelled
from gevo.program.llvm.syntax.module import Function as FunctionText
from gevo.program.llvm.syntax.module import ModuleText, split_module
from gevo.program.llvm.syntax.operands import ModuleTypes, OperandSpan, operand_spans, targets
from gevo.program.llvm.syntax.signature import read_header
from gevo.program.llvm.syntax.types import StructTypes

TERMINATORS = frozenset(
    "ret br switch indirectbr invoke callbr resume unreachable cleanupret catchret "
    "catchswitch".split()
)
_PINNED = TERMINATORS | {"phi", "alloca", "landingpad", "cleanuppad", "catchpad"}


@dataclass(frozen=True, slots=True)
class Operand:
    """A slot of an instruction in the baseline.

    Attributes:
        type: The type that a value must have.
        value: The value it holds in the baseline.
        incoming: Index of the block at whose end the value must be available (phis); -1 for
            all other instructions.
        fixed: True when no edit may change it.
    """

    type: str
    value: Value
    incoming: int
    fixed: bool


@dataclass(frozen=True, slots=True)
class Instruction:
    """One instruction of the baseline, or a copy of one.

    Attributes:
        uid: Its uid.
        label: `%name` of its result; empty when it has none.
        op: Opcode.
        type: Result type; empty when it has none.
        pieces: Text around the operands, without the leading `%name = `.
        holes: Index of the operand that stands between two pieces; a value that is written
            twice (phis with two edges from one block) has two holes.
        operands: Its slots.
        pinned: See `gevo.program.base.Site`.
        function: Index of its function.
        block: Index of its block in the baseline, counted over the whole module.
        line: Source line; 0 when unknown.
    """

    uid: str
    label: str
    op: str
    type: str
    pieces: tuple[str, ...]
    holes: tuple[int, ...]
    operands: tuple[Operand, ...]
    pinned: bool
    function: int
    block: int
    line: int


@dataclass(frozen=True, slots=True)
class Block:
    """A basic block: its label line, its instructions, and the edges of the flow graph."""

    label: str
    function: int
    uids: tuple[str, ...]
    text: str
    successors: tuple[int, ...]

    @property
    def name(self) -> str:
        """What branches call it: `%` and its label."""
        return f"%{self.label.strip()[:-1]}"


@dataclass(frozen=True, slots=True)
class Function:
    """A defined function. `blocks` are indices into the module's blocks, entry first."""

    name: str
    header: str
    kernel: bool
    arguments: tuple[tuple[str, Value], ...]
    blocks: range


@dataclass(frozen=True, slots=True)
class Module:
    """A whole module.

    Attributes:
        functions: The defined functions.
        blocks: Their blocks, in order.
        instructions: Uid to instruction, in order.
        layout: The text, in which numbers stand for blocks.
        structs: Named types.
        symbols: `@name` of every function, defined or declared.
    """

    functions: tuple[Function, ...]
    blocks: tuple[Block, ...]
    instructions: Mapping[str, Instruction]
    layout: tuple[str | int, ...]
    structs: StructTypes
    symbols: frozenset[str]

    def inside(self, function: Function) -> Iterator[Instruction]:
        """A function's instructions, in order."""
        return (self.instructions[uid] for n in function.blocks for uid in self.blocks[n].uids)

    def flow(self, function: Function) -> Dominators:
        """How a function's blocks lead to each other; those of others are unreachable in it."""
        return Dominators([block.successors for block in self.blocks], [function.blocks.start])

    def uses(self, function: Function) -> Mapping[str, Sequence[tuple[Instruction, int]]]:
        """By ref of a value, a function's instructions that hold it, and in which operand."""
        found: dict[str, list[tuple[Instruction, int]]] = {}
        for one in self.inside(function):
            for index, operand in enumerate(one.operands):
                found.setdefault(operand.value.ref, []).append((one, index))
        return found


def read_module(text: str, uids: Sequence[str] = ()) -> Module:
    """The structure of a canonical text; raises ProgramError when it is none.

    Args:
        text: The text.
        uids: Of all instructions, in order; by default `u0`, `u1`, ….
    """
    with opened_program(text, "<program>") as handle:
        return _Reader(split_module(text), uids).read(handle)


class _Reader:
    def __init__(self, text: ModuleText, uids: Sequence[str]) -> None:
        self._text = text
        self._uids = uids
        self._debug = SourceLines(text.rest)
        structs = StructTypes(text.types)
        immediates = dict(_immediates(text))
        self._types = ModuleTypes(structs, immediates)
        self._module = tuple(text.types.items()), tuple(immediates.items())
        self._blocks: list[Block] = []
        self._functions: list[Function] = []
        self._instructions: dict[str, Instruction] = {}
        self._layout: list[str | int] = []

    def read(self, handle: Any) -> Module:
        defined = (f for f in handle.functions if not f.is_declaration)
        loose: list[str] = []
        for part in self._text.layout:
            if isinstance(part, str):
                loose.append(part)
                continue
            self._layout.append("".join(f"{line}\n" for line in (*loose, part.header)))
            loose = ["}"]
            self._function(part, next(defined))
        self._layout.append("".join(f"{line}\n" for line in loose))
        return Module(
            tuple(self._functions),
            tuple(self._blocks),
            self._instructions,
            tuple(self._layout),
            self._types.structs,
            frozenset(map(spelled, (*self._text.defined, *self._text.declared))),
        )

    def _function(self, text: FunctionText, handle: Any) -> None:
        first = len(self._blocks)
        signature, body = text.signature, text.blocks
        arguments = tuple(
            (a.value, Value(f"a{i}", a.type)) for i, a in enumerate(signature.arguments)
        )
        blocks = {f"%{label}": first + i for i, (label, _) in enumerate(body)}
        seen = self._seen(text, handle)
        values, uids = self._name(seen, dict(arguments))
        scope = _Scope(values, blocks, len(self._functions), text.header)
        for index, (label, lines) in enumerate(body):
            for line, view, uid in zip(lines, seen[index], uids[index], strict=True):
                self._instructions[uid] = self._instruction(line, view, uid, first + index, scope)
            goals = tuple(dict.fromkeys(blocks[label] for label in targets(lines[-1])))
            joined = "".join(f"{line}\n" for line in lines)
            head = f"{label}:\n" if index == 0 else f"\n{label}:\n"
            self._blocks.append(Block(head, scope.function, uids[index], joined, goals))
            self._layout.append(first + index)
        span = range(first, len(self._blocks))
        self._functions.append(Function(text.name, text.header, signature.kernel, arguments, span))

    def _seen(self, text: FunctionText, handle: Any) -> _Body:
        """What LLVM and the text say of a function's instructions; LLVM only of what is new."""
        known = _known(self._module)
        bodies = [[_ATTACHED.sub("", line) for line in lines] for _, lines in text.blocks]
        views: list[Sequence[_Seen | _View]] = [
            [known[line] for line in lines]
            if all(line in known for line in lines)
            else [_View(i) for i in block.instructions]
            for lines, block in zip(bodies, handle.blocks, strict=True)
        ]
        types = {one.value: one.type for one in text.signature.arguments}
        for lines, block in zip(bodies, views, strict=True):
            for line, view in zip(lines, block, strict=True):
                if (match := INSTRUCTION.match(line)) and match[1]:
                    types[match[1]] = view.type

        def seen(line: str, view: _Seen | _View) -> _Seen:
            if isinstance(view, _Seen):
                return view
            found = known.get(line) or self._line(line, view, types)
            if found.understood:  # else the places depend on what the function has names for
                known[line] = found
            return found

        return tuple(
            tuple(seen(line, view) for line, view in zip(lines, block, strict=True))
            for lines, block in zip(bodies, views, strict=True)
        )

    def _line(self, line: str, view: _View, types: Mapping[str, str]) -> _Seen:
        match = INSTRUCTION.match(line)
        if match is None or match[2] != view.op:
            raise ProgramError(f"<program>: line is not a {view.op}: {line.strip()}")
        found, understood = operand_spans(view.op, line, match.end(), self._types)
        if understood and not view.agrees(found, types):
            found, understood = operand_spans("", line, match.end(), self._types)
        found = [p for p in found if p.text[:1] != "%" or p.text in types]
        start = match.end(1) + 3 if match[1] else 2
        return _Seen(match[1] or "", start, view.op, view.type, tuple(found), understood)

    def _name(
        self, seen: _Body, values: dict[str, Value]
    ) -> tuple[dict[str, Value], list[tuple[str, ...]]]:
        """Uids for all instructions, and what each local name stands for."""
        count = len(self._instructions)
        uids: list[tuple[str, ...]] = []
        for block in seen:
            given: list[str] = []
            for one in block:
                uid = self._uids[count] if self._uids else f"u{count}"
                count += 1
                given.append(uid)
                if one.label:
                    values[one.label] = Value(uid, one.type)
            uids.append(tuple(given))
        return values, uids

    def _instruction(
        self, line: str, seen: _Seen, uid: str, block: int, scope: _Scope
    ) -> Instruction:
        operands, order = _operands(seen.operands, scope)
        bounds = [seen.start]
        for place in seen.operands:
            bounds.extend(place.span)
        bounds.append(len(line))
        pieces = tuple(line[a:b] for a, b in zip(bounds[::2], bounds[1::2], strict=True))
        pinned = not seen.understood or seen.op in _PINNED or seen.type == "token"
        return Instruction(
            uid,
            seen.label,
            seen.op,
            "" if seen.type == "void" else seen.type,
            pieces,
            order,
            operands,
            pinned or " musttail call " in line,
            scope.function,
            block,
            self._debug.line(line, scope.header),
        )


@dataclass(frozen=True, slots=True)
class _Scope:
    """What names mean inside one function."""

    values: Mapping[str, Value]
    blocks: Mapping[str, int]
    function: int
    header: str


@dataclass(frozen=True, slots=True)
class _Seen:
    """One instruction, whatever its uid.

    Attributes:
        label: `%name` of its result; empty when it has none.
        start: Where its line goes on behind that.
        op: Opcode.
        type: Result type.
        operands: Where they stand.
        understood: False where LLVM sees others than the text shows; then all are fixed.
    """

    label: str
    start: int
    op: str
    type: str
    operands: tuple[OperandSpan, ...]
    understood: bool


_Body = tuple[tuple[_Seen, ...], ...]
"""What is seen of a function, by block."""
_LINES: dict[object, dict[str, _Seen]] = {}
"""By a module's types, instructions that this process has read: a search reads the same ones again
and again, with other numbers of metadata, and asking LLVM takes most of the time."""
_MOST = 30_000
"""Of them; all are forgotten then."""
_ATTACHED = re.compile(r"(?:, ![\w.]+ !\d+)+\Z")


def _known(types: object) -> dict[str, _Seen]:
    """Those of modules with such types."""
    if sum(map(len, _LINES.values())) > _MOST:
        _LINES.clear()
    return _LINES.setdefault(types, {})


class _View:
    """LLVM's view of one instruction: opcode, result type, operands."""

    __slots__ = ("_handle", "op", "type")

    def __init__(self, handle: Any) -> None:
        self._handle = handle
        self.op: str = handle.opcode
        self.type = _type_name(handle.type)

    def agrees(self, found: Sequence[OperandSpan], types: Mapping[str, str]) -> bool:
        """True when the places found in the text hold exactly the local values LLVM sees.

        Constants are compared by type only, and may be missing from the text's places. `types`
        are those of all local values.
        """
        locals_, constants = Counter[str](), Counter[str]()
        for operand in self._handle.operands:
            kind = operand.value_kind
            if kind in (llvm.ValueKind.instruction, llvm.ValueKind.argument):
                locals_[operand.name] += 1  # which has one type everywhere
            elif operand.is_constant:
                constants[_type_name(operand.type)] += 1
        mine = Counter[str]()
        for place in found:
            if place.text in types:
                if place.type and place.type != types[place.text]:
                    return False
                mine[place.text[1:].strip('"')] += 1
            elif constants[place.type] > 0:
                constants[place.type] -= 1
            else:
                return False
        return mine == locals_


def _type_name(type_: Any) -> str:
    return str(type_).split(" = type ")[0]


def _operands(
    found: Iterable[OperandSpan], scope: _Scope
) -> tuple[tuple[Operand, ...], tuple[int, ...]]:
    """Slots, and the slot that fills each hole; equal edges of a phi share one slot."""
    operands: list[Operand] = []
    order: list[int] = []
    by_edge: dict[str, int] = {}
    for place in found:
        index = by_edge.setdefault(place.incoming, len(operands)) if place.incoming else -1
        if index < 0 or index == len(operands):
            index = len(operands)
            value = scope.values.get(place.text) or Value(place.text, place.type)
            incoming = scope.blocks[place.incoming] if place.incoming else -1
            operands.append(Operand(place.type or value.type, value, incoming, place.fixed))
        order.append(index)
    return tuple(operands), tuple(order)


def _immediates(text: ModuleText) -> Iterator[tuple[str, frozenset[int]]]:
    for line in text.declared.values():
        if "immarg" in line:
            signature = read_header(line)
            marked = (
                i
                for i, argument in enumerate(signature.arguments)
                if any(a.text == "immarg" for a in argument.attributes)
            )
            yield signature.callee, frozenset(marked)
