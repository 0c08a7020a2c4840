"""What every editor of one baseline shares: its structure, and indices over it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from gevo.errors import ProgramError
from gevo.program.base import Dialect, Program, Site, Slot, Value
from gevo.program.llvm.flow import Dominators
from gevo.program.llvm.text import Instruction, Operand, read_module

RESULT = re.compile(r"(?:u\d+|e[0-9a-f]+)\Z")
"""Refs that name the result of a site; no constant is written like that."""

_NEVER_OFFERED = re.compile(r"\b(?:null|undef|poison|blockaddress|none)\b")

OperandKey = tuple[str, int]
"""Uid and operand index."""


@dataclass(frozen=True, slots=True)
class BlockIndex:
    """A block's contents by type, in order.

    Attributes:
        positions: Uid to place in the block.
        results: Type to the uids that have a result of that type.
        operands: Type to the operands of that type that may change, phis' left out.
    """

    positions: Mapping[str, int]
    results: Mapping[str, Sequence[str]]
    operands: Mapping[str, Sequence[OperandKey]]


def index_block(instructions: Iterable[Instruction]) -> BlockIndex:
    """Index a block's instructions."""
    positions: dict[str, int] = {}
    results: dict[str, list[str]] = {}
    operands: dict[str, list[OperandKey]] = {}
    for place, instruction in enumerate(instructions):
        uid = instruction.uid
        positions[uid] = place
        if instruction.type:
            results.setdefault(instruction.type, []).append(uid)
        for index, operand in enumerate(instruction.operands):
            if operand.incoming < 0 and not operand.fixed:
                operands.setdefault(operand.type, []).append((uid, index))
    return BlockIndex(positions, results, operands)


class Baseline:
    """A parsed program; nothing in it changes, apart from indices that are made on demand.

    Attributes:
        program: The program it was read from.
        module: Its structure.
        flow: Dominance between its blocks.
        editable: Indices of the functions that may be edited, in module order.
        users: Uid to the operands that hold its result.
    """

    def __init__(self, program: Program, uids: Sequence[str] = ()) -> None:
        """Read a program; `uids` are those of its instructions, if not `u0`, `u1`, ….

        Raises:
            ProgramError: The text is not canonical, or an editable function is not there.
        """
        self.program = program
        self.module = read_module(program.text, uids)
        entries = [f.blocks.start for f in self.module.functions]
        self.flow = Dominators([b.successors for b in self.module.blocks], entries)
        names = {f.name: i for i, f in enumerate(self.module.functions)}
        missing = [name for name in program.entry if name not in names]
        if missing or program.dialect is not Dialect.LLVM:
            raise ProgramError(f"the program has no function {', '.join(missing)}")
        self.editable = tuple(sorted(names[name] for name in program.entry))
        self._function_names = {i: name for name, i in names.items()}
        self._loops: tuple[str, ...] | None = None
        self._sites: dict[str, Site] = {}
        self._blocks: dict[int, BlockIndex] = {}
        self._edges: dict[int, dict[str, list[OperandKey]]] = {}
        self._constants: dict[int, dict[str, dict[str, Value]]] = {}
        users: dict[str, list[OperandKey]] = {}
        for instruction in self.module.instructions.values():
            for index, operand in enumerate(instruction.operands):
                if RESULT.match(operand.value.ref):
                    users.setdefault(operand.value.ref, []).append((instruction.uid, index))
                if operand.incoming >= 0:
                    edge = self._edges.setdefault(operand.incoming, {})
                    edge.setdefault(operand.type, []).append((instruction.uid, index))
        self.users: Mapping[str, Sequence[OperandKey]] = users
        self._arguments = [
            {v.ref: (label, v) for label, v in f.arguments} for f in self.module.functions
        ]

    def block(self, block: int) -> BlockIndex:
        """Index of a block as it is in the baseline."""
        if block not in self._blocks:
            instructions = self.module.instructions
            uids = self.module.blocks[block].uids
            self._blocks[block] = index_block(instructions[uid] for uid in uids)
        return self._blocks[block]

    def edge_operands(self, block: int, type_: str) -> Sequence[OperandKey]:
        """Phi operands of that type whose value must be available at the end of `block`."""
        return self._edges.get(block, {}).get(type_, ())

    def site(self, uid: str) -> Site:
        """A site as it is in the baseline."""
        if uid not in self._sites:
            instruction = self.module.instructions[uid]
            values = tuple(operand.value for operand in instruction.operands)
            self._sites[uid] = self.make_site(instruction, values)
        return self._sites[uid]

    def make_site(self, instruction: Instruction, values: Sequence[Value]) -> Site:
        """A site with the given operand values."""
        slots = tuple(
            Slot(instruction.uid, index, operand.type, value)
            for index, (operand, value) in enumerate(
                zip(instruction.operands, values, strict=True)
            )
        )
        return Site(
            instruction.uid,
            instruction.op,
            instruction.type,
            slots,
            instruction.pinned,
            self.function_name(instruction.function),
            instruction.line,
        )

    @property
    def loops(self) -> Sequence[str]:
        """The uids of the branches that end the editable functions' loops, in program order.

        Such a branch goes back to a block that dominates it.
        """
        if self._loops is None:
            blocks = self.module.blocks
            self._loops = tuple(
                blocks[index].uids[-1]
                for function in self.editable
                for index in self.module.functions[function].blocks
                if self.flow.reachable(index)
                and any(self.flow.dominates(goal, index) for goal in blocks[index].successors)
            )
        return self._loops

    def function_name(self, function: int) -> str:
        """Name of a function."""
        return self._function_names[function]

    def argument(self, function: int, ref: str) -> tuple[str, Value] | None:
        """Text and value of an argument (`a0`)."""
        return self._arguments[function].get(ref)

    def arguments(self, function: int, type_: str) -> Sequence[Value]:
        """The function's arguments of that type."""
        return [v for _, v in self._arguments[function].values() if v.type == type_]

    def constants(self, function: int, type_: str) -> Mapping[str, Value]:
        """Constants of that type that occur in the function and may be offered to slots.

        `true` and `false` are always among them: a branch that always goes one way is how
        loops, bounds tests and dead paths disappear. Null, undefined values and the addresses
        of functions are never offered.
        """
        if function not in self._constants:
            self._constants[function] = self._collect_constants(function)
        return self._constants[function].get(type_, {})

    def _collect_constants(self, function: int) -> dict[str, dict[str, Value]]:
        found = {"i1": {ref: Value(ref, "i1") for ref in ("true", "false")}}
        for block in self.module.functions[function].blocks:
            for uid in self.module.blocks[block].uids:
                for operand in self.module.instructions[uid].operands:
                    if self._is_offered(operand, function):
                        of_type = found.setdefault(operand.type, {})
                        of_type.setdefault(operand.value.ref, operand.value)
        return found

    def _is_offered(self, operand: Operand, function: int) -> bool:
        ref = operand.value.ref
        if operand.fixed or RESULT.match(ref) or ref in self._arguments[function]:
            return False
        if _NEVER_OFFERED.search(ref):
            return False
        return ref not in self.module.symbols


@lru_cache(maxsize=8)
def baseline(program: Program) -> Baseline:
    """The shared, cached structure of a program; raises ProgramError."""
    return Baseline(program)
