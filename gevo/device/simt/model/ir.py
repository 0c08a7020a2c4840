"""Cleaned NVPTX IR as the time model sees it: types, address spaces, definitions and uses."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from gevo.program.llvm.flow import reverse_postorder
from gevo.program.llvm.syntax import module as syntax
from gevo.program.llvm.syntax.lexer import INSTRUCTION, LOCAL_NAME, NAME, symbols_in
from gevo.program.llvm.syntax.module import ModuleText, reachable, references, split_module
from gevo.program.llvm.syntax.opcodes import CONVERSIONS
from gevo.program.llvm.syntax.operands import pointers, targets
from gevo.program.llvm.syntax.types import FLOAT_BITS, integer_bits

_TYPE = re.compile(
    r"<(\d+) x (i\d+|half|bfloat|float|double|ptr)"
    r"|(?<![\w.%@$])(i\d+|half|bfloat|float|double|void|ptr(?: addrspace\(\d+\))?)(?![\w(.])"
)
_CALLEE = re.compile(rf"@({NAME})\(")

GLOBAL, SHARED, CONSTANT, LOCAL = 1, 3, 4, 5
"""LLVM's address-space numbers."""

_FORWARDS = frozenset(("getelementptr", "addrspacecast", "bitcast", "freeze", "phi", "select"))


@dataclass(slots=True, eq=False)
class Instruction:
    """One instruction.

    Attributes:
        index: Its number over all functions of the kernel, in program order.
        block: Number of its basic block, likewise.
        name: The value it defines with its percent sign, or empty.
        op: The opcode.
        rest: The text after the opcode.
        operands: Names that occur in `rest` (labels included), in order.
        lanes: Vector width of `kind` (1 for scalars).
        kind: Scalar type that comes first in `rest`: the result type of most opcodes, the
            source type of conversions; pointers are `ptr`.
        space: Address space of the first pointer in `rest`; generic pointers are followed to
            their root, and count as global where nothing else is known.
    """

    index: int
    block: int
    name: str
    op: str
    rest: str
    operands: tuple[str, ...]
    lanes: int
    kind: str
    space: int = GLOBAL

    @property
    def callee(self) -> str:
        """Name of the function it calls; empty for other opcodes and indirect calls."""
        found = _CALLEE.search(self.rest) if self.op == "call" else None
        return found[1].strip('"') if found else ""

    @property
    def result(self) -> tuple[int, str]:
        """Lanes and scalar type of the value it defines."""
        if self.op in ("icmp", "fcmp", "cmpxchg"):
            return self.lanes, "i1" if self.op != "cmpxchg" else first_type(self.rest, 1)[1]
        if self.op in CONVERSIONS:
            return first_type(self.rest.rpartition(" to ")[2])
        if self.op in ("select", "atomicrmw"):
            return first_type(self.rest, 1)
        return self.lanes, self.kind


@dataclass(slots=True, eq=False)
class Block:
    """One basic block: its label, instructions and the numbers of its successors."""

    label: str
    instructions: list[Instruction]
    successors: tuple[int, ...] = ()


@dataclass(slots=True, eq=False)
class Function:
    """One function: its blocks, and who defines and uses each value."""

    name: str
    first_block: int
    blocks: list[Block]
    byval: frozenset[str]
    definitions: dict[str, Instruction] = field(default_factory=dict[str, Instruction])
    users: dict[str, list[Instruction]] = field(default_factory=dict[str, list[Instruction]])

    def instructions(self) -> Iterator[Instruction]:
        """All instructions in program order."""
        for block in self.blocks:
            yield from block.instructions


def placement(function: Function) -> list[int]:
    """Positions of a function's blocks in the order in which they are taken to be placed.

    The code generator and ptxas place blocks anew, so their order in the text says nothing: this
    is reverse postorder. What a test chooses comes before what it leaves out, as in most texts.
    """
    first = function.first_block
    return reverse_postorder(
        [[s - first for s in reversed(block.successors)] for block in function.blocks]
    )


def followers(function: Function) -> list[str]:
    """For each block the label of the one that is placed behind it; empty where none is.

    A block comes behind the last of those that lead forward to it. All others of these jump, and
    so does what closes a loop.
    """
    before: dict[int, int] = {}
    seen = set[int]()
    for position in placement(function):
        seen.add(position)
        forward = (s - function.first_block for s in function.blocks[position].successors)
        before |= {target: position for target in forward if target not in seen}
    behind = {position: function.blocks[target].label for target, position in before.items()}
    return [behind.get(position, "") for position in range(len(function.blocks))]


def first_type(text: str, skip: int = 0) -> tuple[int, str]:
    """Lanes and scalar type of the `skip`-th type named in `text`; `(1, "")` without one."""
    for position, found in enumerate(_TYPE.finditer(text)):
        if position == skip:
            scalar = found.group(2) or found.group(3)
            return int(found.group(1) or 1), scalar.partition(" ")[0]
    return 1, ""


def bits(kind: str) -> int:
    """Width of a scalar type in bits; 0 when it has none."""
    return 64 if kind == "ptr" else FLOAT_BITS.get(kind) or integer_bits(kind)


def pointer(text: str) -> tuple[int, str]:
    """Address space and operand token of the first pointer in `text`; `(0, "")` without one."""
    return next(pointers(text), (0, ""))


def read_kernel(text: str, kernel: str) -> list[Function]:
    """`functions_of` a kernel in a module's text."""
    return functions_of(kernel, split_module(text))


def functions_of(kernel: str, module: ModuleText) -> list[Function]:
    """The kernel, then the defined functions that it calls, in module order.

    Raises:
        KeyError: The module defines no function of that name.
    """
    first = module.defined[kernel]
    called = reachable(references(module), [kernel]) if len(module.defined) > 1 else ()
    functions: list[Function] = []
    block = index = 0
    for source in (first, *(f for f in module.functions if f.name in called and f != first)):
        function = read_function(source, block, index)
        functions.append(function)
        block += len(function.blocks)
        index += sum(len(b.instructions) for b in function.blocks)
    return functions


def read_function(source: syntax.Function, block: int = 0, index: int = 0) -> Function:
    """A function, whose blocks and instructions count from these numbers."""
    blocks: list[Block] = []
    for label, lines in source.blocks:
        instructions: list[Instruction] = []
        for line in lines:
            if found := INSTRUCTION.match(line):
                instructions.append(_instruction(found, line, block + len(blocks), index))
                index += 1
        blocks.append(Block(f"%{label}" if label else "", instructions))
    byval = "byval(" in source.header
    structs = (a.value for a in source.signature.arguments if a.byval) if byval else ()
    function = Function(source.name, block, blocks, frozenset(structs))
    _link(function)
    return function


def _instruction(found: re.Match[str], line: str, block: int, index: int) -> Instruction:
    rest = line[found.end() :]
    lanes, kind = first_type(rest)
    operands = tuple(LOCAL_NAME.findall(rest)) if "%" in rest else ()
    return Instruction(index, block, found[1] or "", found[2], rest, operands, lanes, kind)


def _link(function: Function) -> None:
    """Fill in definitions, users, successors and address spaces."""
    for instruction in function.instructions():
        if instruction.name:
            function.definitions[instruction.name] = instruction
    for instruction in function.instructions():
        for operand in instruction.operands:
            if operand in function.definitions:
                function.users.setdefault(operand, []).append(instruction)
    numbers = {b.label: function.first_block + i for i, b in enumerate(function.blocks)}
    for block in function.blocks:
        if block.instructions:
            labels = targets(block.instructions[-1].rest)
            block.successors = tuple(dict.fromkeys(numbers[x] for x in labels if x in numbers))
    for instruction in function.instructions():
        if instruction.op in ("load", "store", "atomicrmw", "cmpxchg", "getelementptr"):
            instruction.space = _space(function, instruction.rest, 0)


def _space(function: Function, text: str, depth: int) -> int:
    """Address space of the first pointer in `text`, following generic pointers to the root."""
    space, token = pointer(text)
    if space:
        return space if space in (GLOBAL, SHARED, LOCAL) else CONSTANT
    for special in (SHARED, CONSTANT, LOCAL):
        if f"addrspace({special})" in text and "addrspacecast" in text:
            return special
    if token in function.byval:
        return CONSTANT
    root = function.definitions.get(token)
    if root is None or depth > 16:
        return GLOBAL
    if root.op == "alloca":
        return LOCAL
    if root.op not in _FORWARDS:
        return GLOBAL
    if root.op == "phi":
        spaces = {
            _space(function, "ptr " + name, depth + 4)
            for name in root.operands
            if name != token and name in function.definitions
        }
        return spaces.pop() if len(spaces) == 1 else GLOBAL
    return _space(
        function, root.rest.partition(", ")[2] if root.op == "select" else root.rest, depth + 1
    )


def static_shared_bytes(module: ModuleText, functions: Iterable[Function]) -> int:
    """Bytes of the shared-memory globals that the functions name."""
    shared = (v for v in module.globals if v.space == SHARED)
    sizes = {variable.name: _size(variable.type) for variable in shared}
    used: set[str] = set()
    for function in functions:
        for instruction in function.instructions():
            if "@" in instruction.rest:
                used |= symbols_in(instruction.rest)
    return sum(size for name, size in sizes.items() if name in used)


def _size(kind: str) -> int:
    """Bytes of a type such as `[32 x [33 x float]]`; aggregates count their scalars."""
    count = 1
    while found := re.match(r"\s*[\[<](\d+) x (.*)[\]>]\s*", kind):
        count, kind = count * int(found.group(1)), found.group(2)
    scalars = [bits(part) for part in re.findall(r"i\d+|half|bfloat|float|double|ptr", kind)]
    return count * sum(max(1, width // 8) for width in scalars)
