"""What the time model knows of a kernel before it runs, block by block."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gevo.device.simt.asm_text import asm_accesses, size_of, space_of
from gevo.device.simt.model_costs import Unit, cost_of
from gevo.device.simt.model_ir import (
    Block,
    Function,
    Instruction,
    bits,
    read_kernel,
    static_shared_bytes,
)
from gevo.device.simt.model_registers import registers
from gevo.errors import ProgramError

WARP = 32


class Node(NamedTuple):
    """One instruction in its block's dependence graph.

    Attributes:
        serial: Instructions that follow one another, by unit.
        site: Number of the instruction if it waits for memory, else -1.
        preds: Positions in the block of the instructions whose results it takes.
        fence: True for a block barrier: all that precedes it comes first.
    """

    serial: tuple[tuple[Unit, int], ...]
    site: int
    preds: tuple[int, ...]
    fence: bool


@dataclass(frozen=True, slots=True)
class MemorySite:
    """One static memory instruction, as far as the text tells.

    Attributes:
        site: Number of the instruction.
        block: Number of its basic block.
        space: Address space (1 global, 3 shared, 4 constant, 5 local).
        size: Bytes per lane.
        load: True for loads, and for atomics whose result is used.
        atomic: True for atomicrmw and cmpxchg (in inline assembly: atom and red).
    """

    site: int
    block: int
    space: int
    size: int
    load: bool
    atomic: bool


@dataclass(frozen=True, eq=False)
class KernelProfile:
    """Static facts of one kernel and the functions that it calls.

    Blocks and instructions are numbered in program order over the kernel first, then the
    defined functions it calls, in module order.

    Attributes:
        kernel: Its name.
        units: int64, shape (blocks, units): instructions by functional unit, per warp.
        nodes: Dependence graph of each block.
        sites: Memory instructions by number.
        registers: Estimated 32-bit registers per thread.
        shared_bytes: Static shared memory per block in bytes.
        block_of_site: Block number of every instruction.
    """

    kernel: str
    units: NDArray[np.int64]
    nodes: tuple[tuple[Node, ...], ...]
    sites: Mapping[int, MemorySite]
    registers: int
    shared_bytes: int
    block_of_site: tuple[int, ...]

    @classmethod
    def from_ir(cls, cleaned_text: str, kernel: str) -> KernelProfile:
        """Read a kernel from cleaned NVPTX IR.

        Raises:
            ProgramError: The text defines no function of that name.
        """
        try:
            functions = read_kernel(cleaned_text, kernel)
        except KeyError as error:
            raise ProgramError(f"the program defines no kernel named {kernel!r}") from error
        pairs = [(function, block) for function in functions for block in function.blocks]
        units = np.zeros((len(pairs), len(Unit)), dtype=np.int64)
        nodes: list[tuple[Node, ...]] = []
        sites: dict[int, MemorySite] = {}
        for number, (function, block) in enumerate(pairs):
            follower = function.blocks[number - function.first_block + 1 :][:1]
            falls_to = follower[0].label if follower else ""
            nodes.append(_graph(function, block, falls_to, units[number], sites))
        return cls(
            kernel=kernel,
            units=units,
            nodes=tuple(nodes),
            sites=sites,
            registers=registers(functions),
            shared_bytes=static_shared_bytes(cleaned_text, functions),
            block_of_site=tuple(i.block for f in functions for i in f.instructions()),
        )

    @cached_property
    def issue_slots(self) -> NDArray[np.int64]:
        """Warp instructions of each block, shape (blocks,)."""
        return self.units.sum(axis=1)

    @property
    def barriers(self) -> NDArray[np.int64]:
        """Block barriers in each basic block, shape (blocks,)."""
        return self.units[:, Unit.BARRIER]

    def chain(
        self, block: int, latency: Sequence[float], site_latency: Mapping[int, float], fence: float
    ) -> float:
        """Clocks of the longest path through a block's dependence graph.

        Args:
            block: Number of the block.
            latency: Clocks from issue to result by unit.
            site_latency: Clocks of the memory instructions that are waited for, by number.
            fence: Clocks of a block barrier.
        """
        finish: list[float] = []
        start = end = 0.0
        for node in self.nodes[block]:
            ready = start
            for pred in node.preds:
                if finish[pred] > ready:
                    ready = finish[pred]
            if node.fence:
                start = ready = max(ready, end) + fence
            elif node.site >= 0:
                ready += site_latency[node.site]
            else:
                for unit, count in node.serial:
                    ready += latency[unit] * count
            finish.append(ready)
            if ready > end:
                end = ready
        return end


def _graph(
    function: Function,
    block: Block,
    falls_to: str,
    units: NDArray[np.int64],
    sites: dict[int, MemorySite],
) -> tuple[Node, ...]:
    """The dependence graph of one block; counts and memory sites are added on the way."""
    positions: dict[str, int] = {}
    nodes: list[Node] = []
    for position, instruction in enumerate(block.instructions):
        cost = cost_of(function, instruction, falls_to)
        for unit, count in cost.counts:
            units[unit] += count
        # A phi takes its operands from other blocks, or from this block's previous pass.
        names = () if instruction.op == "phi" else instruction.operands
        preds = tuple({positions[name] for name in names if name in positions})
        waits = -1
        site = _memory_site(function, instruction)
        if site is not None:
            sites[instruction.index] = site
            waits = instruction.index if site.load else -1
        fence = any(unit is Unit.BARRIER for unit, _ in cost.counts)
        nodes.append(Node(cost.serial, waits, preds, fence))
        if instruction.name:
            positions[instruction.name] = position
    return tuple(nodes)


def _memory_site(function: Function, instruction: Instruction) -> MemorySite | None:
    if instruction.op == "call" and " asm " in instruction.rest:
        return _assembly_site(instruction)
    if instruction.op not in ("load", "store", "atomicrmw", "cmpxchg"):
        return None
    atomic = instruction.op in ("atomicrmw", "cmpxchg")
    lanes, kind = instruction.result if atomic else (instruction.lanes, instruction.kind)
    return MemorySite(
        site=instruction.index,
        block=instruction.block,
        space=instruction.space,
        size=max(1, lanes * bits(kind) // 8),
        load=instruction.op == "load" or (atomic and instruction.name in function.users),
        atomic=atomic,
    )


def _assembly_site(instruction: Instruction) -> MemorySite | None:
    """All accesses of inline assembly as one, in the space of the first."""
    accesses = asm_accesses(instruction.rest)
    if not accesses:
        return None
    kinds = {access.form.instruction for access in accesses}
    return MemorySite(
        site=instruction.index,
        block=instruction.block,
        space=space_of(accesses[0]),
        size=max(1, sum(size_of(access) for access in accesses)),
        load=not kinds.isdisjoint(("ld", "atom")),
        atomic=not kinds.isdisjoint(("atom", "red")),
    )
