"""Reads cleaned NVPTX IR: functions, basic blocks and instructions, from the text alone.

The text is what LLVM prints, one instruction per line (a `switch` continues to its closing
bracket), so a few regular expressions do, and are ten times faster than asking LLVM.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

NAME = re.compile(r'%(?:[-\w.$]+|"[^"]*")')
_DEFINE = re.compile(r'^define\b[^@]*@([-\w.$]+|"[^"]*")\((.*)$')
_LABEL = re.compile(r'^([-\w.$]+|"[^"]*"):')
_INSTRUCTION = re.compile(
    r'^\s+(?:(%(?:[-\w.$]+|"[^"]*")) = )?(?:(?:tail|musttail|notail) )?(\w+)'
)
_TYPE = re.compile(
    r"<(\d+) x (i\d+|half|bfloat|float|double|ptr)"
    r"|(?<![\w.%@$])(i\d+|half|bfloat|float|double|void|ptr(?: addrspace\(\d+\))?)(?![\w(.])"
)
_CALLEE = re.compile(r'@([-\w.$]+|"[^"]*")\(')
_POINTER = re.compile(r"\bptr(?: addrspace\((\d+)\))? (%(?:[-\w.$]+|\"[^\"]*\")|\S+)")
LABEL_USE = re.compile(r'label (%(?:[-\w.$]+|"[^"]*"))')
_SHARED_GLOBAL = re.compile(
    r'^@([-\w.$]+|"[^"]*") = .*?addrspace\(3\) (?:global|constant) (.+?)(?:,|$)', re.M
)
_BYVAL = re.compile(r'ptr[^,]*?\bbyval\([^,]*(%(?:[-\w.$]+|"[^"]*"))')

GLOBAL, SHARED, CONSTANT, LOCAL = 1, 3, 4, 5
"""LLVM's address-space numbers."""

_FORWARDS = frozenset(("getelementptr", "addrspacecast", "bitcast", "freeze", "phi", "select"))
SCALAR_BITS = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "ptr": 64, "void": 0}


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
        return found.group(1) if found else ""

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


CONVERSIONS = frozenset(
    "trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp ptrtoint inttoptr bitcast "
    "addrspacecast".split()
)


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


def first_type(text: str, skip: int = 0) -> tuple[int, str]:
    """Lanes and scalar type of the `skip`-th type named in `text`; `(1, "")` without one."""
    for position, found in enumerate(_TYPE.finditer(text)):
        if position == skip:
            scalar = found.group(2) or found.group(3)
            return int(found.group(1) or 1), scalar.partition(" ")[0]
    return 1, ""


def bits(kind: str) -> int:
    """Width of a scalar type in bits; 0 when it has none."""
    if kind in SCALAR_BITS:
        return SCALAR_BITS[kind]
    return int(kind[1:]) if kind[:1] == "i" and kind[1:].isdigit() else 0


def pointer(text: str) -> tuple[int, str]:
    """Address space and operand token of the first pointer in `text`; `(0, "")` without one."""
    found = _POINTER.search(text)
    return (int(found.group(1) or 0), found.group(2).rstrip(",")) if found else (0, "")


def read_kernel(text: str, kernel: str) -> list[Function]:
    """The kernel, then the defined functions that it calls, in module order.

    Raises:
        KeyError: The text defines no function of that name.
    """
    bodies = dict(_bodies(text))
    called = _reachable(bodies, kernel)
    functions: list[Function] = []
    block = index = 0
    for name in [kernel, *(other for other in bodies if other in called and other != kernel)]:
        function = _read_function(name, bodies[name], block, index)
        functions.append(function)
        block += len(function.blocks)
        index += sum(len(b.instructions) for b in function.blocks)
    return functions


def _bodies(text: str) -> Iterator[tuple[str, list[str]]]:
    """Name and lines (header first, closing brace left out) of every defined function."""
    start = 0
    while (start := text.find("define ", start)) >= 0:
        if start and text[start - 1] != "\n":
            start += 7
            continue
        end = text.find("\n}", start)
        lines = text[start:end].split("\n")
        found = _DEFINE.match(lines[0])
        if found:
            yield found.group(1), lines
        start = end


def _reachable(bodies: dict[str, list[str]], kernel: str) -> set[str]:
    seen, queue = {kernel}, [kernel]
    others = set(bodies) - seen
    while queue and others:
        for line in bodies[queue.pop()]:
            if "call " in line:
                found = others.intersection(_CALLEE.findall(line)) - seen
                seen |= found
                queue += sorted(found)
    return seen


def _read_function(name: str, lines: list[str], block: int, index: int) -> Function:
    blocks: list[Block] = []
    for line in _joined(lines[1:]):
        label = _LABEL.match(line)
        if label:
            blocks.append(Block("%" + label.group(1), []))
            continue
        found = _INSTRUCTION.match(line)
        if not found:
            continue
        if not blocks:
            blocks.append(Block("", []))
        instruction = _instruction(found, line, block + len(blocks) - 1, index)
        blocks[-1].instructions.append(instruction)
        index += 1
    function = Function(name, block, blocks, frozenset(_BYVAL.findall(lines[0])))
    _link(function)
    return function


def _joined(lines: Iterable[str]) -> Iterator[str]:
    """The lines, with a `switch` and its cases on one."""
    switch = ""
    for line in lines:
        if switch:
            switch += " " + line.strip()
            if line.strip().startswith("]"):
                yield switch
                switch = ""
        elif line.endswith("["):
            switch = line
        else:
            yield line


def _instruction(found: re.Match[str], line: str, block: int, index: int) -> Instruction:
    rest = line[found.end() :]
    lanes, kind = first_type(rest)
    operands = tuple(NAME.findall(rest)) if "%" in rest else ()
    return Instruction(
        index, block, found.group(1) or "", found.group(2), rest, operands, lanes, kind
    )


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
            labels = LABEL_USE.findall(block.instructions[-1].rest)
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


def static_shared_bytes(text: str, functions: Iterable[Function]) -> int:
    """Bytes of the shared-memory globals that the functions name."""
    sizes = {name: _size(kind) for name, kind in _SHARED_GLOBAL.findall(text)}
    used: set[str] = set()
    for function in functions:
        for instruction in function.instructions():
            if "@" in instruction.rest:
                used.update(name for name in sizes if _names(name, instruction.rest))
    return sum(sizes[name] for name in used)


def _names(name: str, text: str) -> bool:
    at = text.find("@" + name)
    end = at + 1 + len(name)
    return at >= 0 and (end == len(text) or not (text[end].isalnum() or text[end] in "._$-"))


def _size(kind: str) -> int:
    """Bytes of a type such as `[32 x [33 x float]]`; aggregates count their scalars."""
    count = 1
    while found := re.match(r"\s*[\[<](\d+) x (.*)[\]>]\s*", kind):
        count, kind = count * int(found.group(1)), found.group(2)
    scalars = [bits(part) for part in re.findall(r"i\d+|half|bfloat|float|double|ptr", kind)]
    return count * sum(max(1, width // 8) for width in scalars)
