"""What the time model knows of a kernel before it runs, block by block."""

from __future__ import annotations

import hashlib
import math
import re
from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gevo.device.simt.lower.ptx.accesses import asm_accesses, size_of, space_of
from gevo.device.simt.model.costs import Unit, cost_of, division_costs
from gevo.device.simt.model.fleet import Figures
from gevo.device.simt.model.ir import (
    GLOBAL,
    SHARED,
    Block,
    Function,
    Instruction,
    bits,
    followers,
    functions_of,
    placement,
    static_shared_bytes,
)
from gevo.device.simt.model.unrolled import rounds_together
from gevo.device.simt.model.wide import merged_accesses
from gevo.errors import ProgramError
from gevo.program.llvm.syntax.module import split_module

REGISTER_OVERHEAD = 10
REGISTER_SLOPE = 1.25
"""ptxas holds more values than are live: loads are moved ahead, addresses are kept. Fitted to
what ptxas 13.0 reports for 33 small kernels on sm_90 (mean error: four registers)."""
OWN = 24
"""Of a block's own values so many are held at most, seen in ptxas 13.0's figures for unrolled
loops of up to 3600 multiplications (24 to 40 registers where 80 to 500 values live at once)."""

_TRANSPARENT = frozenset(
    "bitcast addrspacecast freeze zext trunc fneg inttoptr ptrtoint extractvalue".split()
)


def registers(functions: list[Function]) -> int:
    """Estimated 32-bit registers per thread.

    Calls nest, so the functions' pressures add; the usual kernel has no calls at all.
    """
    live = sum(pressure(function) for function in functions)
    return REGISTER_OVERHEAD + math.ceil(REGISTER_SLOPE * live)


def pressure(function: Function) -> int:
    """Most 32-bit registers live at once in a function, as its instructions could be ordered.

    ptxas orders the instructions inside a basic block anew so that few of its values live at
    once: of those that a block does not share with others at most `OWN` count.
    """
    numbers, weights = _values(function)
    if not numbers:
        return 0
    uses, kills, outgoing = _block_sets(function, numbers)
    live_out = _live_out(function, uses, kills, outgoing)
    across = max(_weight(live, weights) for live in live_out)
    most = max(
        _walk_blocks(function, position, live_out[position], numbers, weights)
        for position in range(len(function.blocks))
    )
    fixed = any("volatile" in i.rest for i in function.instructions() if i.op in ("load", "store"))
    return most if fixed else min(most, across + OWN)


def _weight(live: int, weights: list[int]) -> int:
    return sum(weights[bit] for bit in range(live.bit_length()) if live >> bit & 1)


def _units(function: Function, instruction: Instruction) -> int:
    """Registers of a result; predicates, folded addresses and parameters take none."""
    if instruction.op == "alloca":
        return 0
    lanes, kind = instruction.result
    if kind in ("i1", "void", ""):
        return 0
    if kind == "ptr":
        return 1 if instruction.space == SHARED else 2
    return max(1, lanes * bits(kind) // 32)


def _folds(instruction: Instruction) -> bool:
    """True for results that live in their operand's register."""
    if instruction.op in _TRANSPARENT:
        return True
    return instruction.op == "getelementptr" and len(instruction.operands) == 1


def _root(function: Function, name: str) -> str:
    while (definition := function.definitions.get(name)) is not None and _folds(definition):
        inner = [n for n in definition.operands if n in function.definitions]
        if not inner:
            break
        name = inner[0]
    return name


def _values(function: Function) -> tuple[dict[str, int], list[int]]:
    """Number of every value's register (shared by what folds into it) and its width."""
    numbers: dict[str, int] = {}
    weights: list[int] = []
    for name, definition in function.definitions.items():
        if not _folds(definition):
            numbers[name] = len(weights)
            weights.append(_units(function, definition))
    for name in function.definitions:
        root = _root(function, name)
        if name != root and root in numbers:
            numbers[name] = numbers[root]
    return numbers, weights


def _mask(names: tuple[str, ...], numbers: dict[str, int]) -> int:
    mask = 0
    for name in names:
        number = numbers.get(name)
        if number is not None:
            mask |= 1 << number
    return mask


def _block_sets(
    function: Function, numbers: dict[str, int]
) -> tuple[list[int], list[int], list[int]]:
    """Per block: values used before defined, values defined, values that phis take from it."""
    labels = {block.label: i for i, block in enumerate(function.blocks)}
    uses, kills = [0] * len(labels), [0] * len(labels)
    outgoing = [0] * len(function.blocks)
    for i, block in enumerate(function.blocks):
        for instruction in reversed(block.instructions):
            if instruction.name in numbers and not _folds(instruction):
                bit = 1 << numbers[instruction.name]
                kills[i] |= bit
                uses[i] &= ~bit
            if instruction.op == "phi":
                _phi_sources(instruction, labels, numbers, outgoing)
            else:
                uses[i] |= _mask(instruction.operands, numbers)
    return uses, kills, outgoing


def _phi_sources(
    phi: Instruction, labels: dict[str, int], numbers: dict[str, int], outgoing: list[int]
) -> None:
    """Add each incoming value to the block that it comes from."""
    value = -1
    for name in phi.operands:
        block = labels.get(name)
        if name in numbers:
            value = numbers[name]
        elif block is not None:
            if value >= 0:
                outgoing[block] |= 1 << value
            value = -1


def _live_out(
    function: Function, uses: list[int], kills: list[int], outgoing: list[int]
) -> list[int]:
    """Backward liveness to its fixed point, one bit per value."""
    live_in = [0] * len(function.blocks)
    live_out = list(outgoing)
    changed = True
    while changed:
        changed = False
        for i in range(len(function.blocks) - 1, -1, -1):
            out = outgoing[i]
            for successor in function.blocks[i].successors:
                out |= live_in[successor - function.first_block]
            into = uses[i] | (out & ~kills[i])
            changed |= into != live_in[i] or out != live_out[i]
            live_in[i], live_out[i] = into, out
    return live_out


def _walk_blocks(
    function: Function, position: int, live: int, numbers: dict[str, int], weights: list[int]
) -> int:
    """Greatest pressure inside one block, walking backward from its end."""
    now = _weight(live, weights)
    most = now
    for instruction in reversed(function.blocks[position].instructions):
        if instruction.name in numbers and not _folds(instruction):
            number = numbers[instruction.name]
            if live >> number & 1:
                live &= ~(1 << number)
                now -= weights[number]
        if instruction.op == "phi":
            continue
        for name in instruction.operands:
            number = numbers.get(name, -1)
            if number >= 0 and not live >> number & 1:
                live |= 1 << number
                now += weights[number]
        most = max(most, now)
    return most


WARP = 32
KEPT_PASSES = 1024
"""Passes through basic blocks that a profile remembers."""


class Node(NamedTuple):
    """One instruction in its block's dependence graph.

    Attributes:
        serial: Instructions that follow one another, by unit.
        site: Number of the instruction if it waits for memory, else -1.
        preds: Positions in the block of the instructions whose results it takes.
        fence: True for a block barrier: all that precedes it has been issued.
        carried: Positions in the block whose results of the pass before it takes (by a phi),
            where the block follows itself.
        late: Numbers of the loads of other blocks whose results it takes.
        folded: It is no instruction of the machine (a cast, an element of a wide load): what takes
            its result waits, and it does not.
    """

    serial: tuple[tuple[Unit, int], ...]
    site: int
    preds: tuple[int, ...]
    fence: bool
    carried: tuple[int, ...] = ()
    late: tuple[int, ...] = ()
    folded: bool = False


class Pass(NamedTuple):
    """One warp's way through a basic block, in clocks, for each of some GPUs.

    Attributes:
        issued: Until its last instruction could be issued, every operand being there.
        again: What a further pass adds where passes overlap as far as results carried from one
            to the next allow; equal to `issued` where the block does not follow itself.
        pending: By number of a load whose result comes after `issued` on one of the GPUs: how long
            after it.
    """

    issued: Figures
    again: Figures
    pending: Mapping[int, Figures]


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
        parts: Times that a warp accesses so much: the matrices of an `ldmatrix`, the rounds of a
            texture's read.
        copies: True where what is read is written to shared memory.
    """

    site: int
    block: int
    space: int
    size: int
    load: bool
    atomic: bool
    parts: int = 1
    copies: bool = False


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
        entered: For each block that may follow itself the other blocks that it may follow; empty
            for all others.
        together: For each block that may follow itself the passes that ptxas puts together, if
            there are so many; 1 for all others.
        place: For each block when it is taken to be run, relatively to the others.
    """

    kernel: str
    units: NDArray[np.int64]
    nodes: tuple[tuple[Node, ...], ...]
    sites: Mapping[int, MemorySite]
    registers: int
    shared_bytes: int
    block_of_site: tuple[int, ...]
    entered: tuple[tuple[int, ...], ...] = ()
    together: tuple[int, ...] = ()
    place: tuple[int, ...] = ()

    @classmethod
    def from_ir(cls, cleaned_text: str, kernel: str) -> KernelProfile:
        """Read a kernel from cleaned NVPTX IR.

        Raises:
            ProgramError: The text defines no function of that name.
        """
        try:
            module = split_module(cleaned_text)
            functions = functions_of(kernel, module)
        except KeyError as error:
            raise ProgramError(f"the program defines no kernel named {kernel!r}") from error
        pairs = [(function, block) for function in functions for block in function.blocks]
        units = np.zeros((len(pairs), len(Unit)), dtype=np.int64)
        behind = [label for function in functions for label in followers(function)]
        nodes: list[tuple[Node, ...]] = []
        sites: dict[int, MemorySite] = {}
        parts: dict[int, int] = {}
        for number, (function, block) in enumerate(pairs):
            nodes.append(_graph(function, block, behind[number], units[number], sites, parts))
        # Only now: a block may take the results of one that comes after it in the text.
        nodes = [
            _waiting(function, block, own, sites, parts)
            for (function, block), own in zip(pairs, nodes, strict=True)
        ]
        return cls(
            kernel=kernel,
            units=units,
            nodes=tuple(nodes),
            sites=sites,
            registers=registers(functions),
            shared_bytes=static_shared_bytes(module, functions),
            block_of_site=tuple(i.block for f in functions for i in f.instructions()),
            entered=_entered([block for _, block in pairs]),
            together=_together(pairs, units, sites),
            place=tuple(place for function in functions for place in _places(function)),
        )

    @cached_property
    def issue_slots(self) -> NDArray[np.int64]:
        """Warp instructions of each block, shape (blocks,)."""
        return self.units.sum(axis=1)

    @cached_property
    def slots(self) -> list[float]:
        """The same as numbers."""
        return self.issue_slots.astype(np.float64).tolist()

    @property
    def barriers(self) -> NDArray[np.int64]:
        """Block barriers in each basic block, shape (blocks,)."""
        return self.units[:, Unit.BARRIER]

    @cached_property
    def _overlaps(self) -> tuple[bool, ...]:
        """Of each block whether passes overlap: results are carried on, and no barrier waits."""
        return tuple(
            any(node.carried for node in nodes) and not any(node.fence for node in nodes)
            for nodes in self.nodes
        )

    @cached_property
    def _waited(self) -> tuple[tuple[tuple[int, int], ...], ...]:
        """For each block position and number of what waits for memory."""
        return tuple(
            tuple((at, node.site) for at, node in enumerate(nodes) if node.site >= 0)
            for nodes in self.nodes
        )

    @cached_property
    def late(self) -> tuple[frozenset[int], ...]:
        """For each block the numbers of the loads of other blocks whose results it takes."""
        return tuple(frozenset(n for node in nodes for n in node.late) for nodes in self.nodes)

    def flow(
        self,
        block: int,
        latency: Figures,
        waits: Mapping[int, Figures],
        fence: Figures,
        pending: Mapping[int, Figures] | None = None,
    ) -> Pass:
        """A pass through a block's dependence graph: nothing waits but for its operands.

        Args:
            block: Number of the block.
            latency: Clocks from issue to result, shape (units, GPUs).
            waits: Clocks of the memory instructions that are waited for, by number.
            fence: Clocks of a block barrier, which does not wait for loads under way.
            pending: Clocks until the results of other blocks' loads are there, by number.
        """
        # The launches of a run ask for the same pass again and again: most differ in little else
        # than their number of thread blocks.
        asked = [latency, fence, *(waits[site] for _, site in self._waited[block])]
        late = [n for n in self.late[block] if n in pending] if pending else []
        asked += [pending[n] for n in late] if pending else []
        digest = hashlib.blake2b(digest_size=16)
        for one in asked:
            digest.update(one.tobytes())
        key = (block, *late, digest.digest())
        found = self._passes.get(key)
        if found is None:
            if len(self._passes) >= KEPT_PASSES:
                self._passes.clear()
            found = self._flow(block, latency, waits, fence, pending or {})
            self._passes[key] = found
        return found

    @cached_property
    def _passes(self) -> dict[Hashable, Pass]:
        """What `flow` has found."""
        return {}

    def _flow(
        self,
        block: int,
        latency: Figures,
        waits: Mapping[int, Figures],
        fence: Figures,
        pending: Mapping[int, Figures],
    ) -> Pass:
        nodes = self.nodes[block]
        issued, finish = _walk(nodes, latency, waits, fence, pending, None)
        left = {
            site: np.maximum(0.0, finish[at] - issued)
            for at, site in self._waited[block]
            if (finish[at] > issued).any()
        }
        if not self._overlaps[block]:
            return Pass(issued, issued, left)
        further, _ = _walk(nodes, latency, waits, fence, {}, finish)
        return Pass(issued, np.maximum(0.0, further - issued), left)


def _places(function: Function) -> list[int]:
    """The place of each block, counted on over the functions of a kernel."""
    places = [function.first_block + len(function.blocks)] * len(function.blocks)
    for place, position in enumerate(placement(function)):
        places[position] = function.first_block + place
    return places


def _entered(blocks: Sequence[Block]) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(n for n, other in enumerate(blocks) if n != number and number in other.successors)
        if number in block.successors
        else ()
        for number, block in enumerate(blocks)
    )


def _together(
    pairs: Sequence[tuple[Function, Block]],
    units: NDArray[np.int64],
    sites: Mapping[int, MemorySite],
) -> tuple[int, ...]:
    loads = [Counter[int]() for _ in pairs]
    for site in sites.values():
        loads[site.block][site.space] += site.load
    return tuple(
        rounds_together(function, block, int(units[number].sum()), loads[number])
        if number in block.successors
        else 1
        for number, (function, block) in enumerate(pairs)
    )


def _walk(
    nodes: Sequence[Node],
    latency: Figures,
    waits: Mapping[int, Figures],
    fence: Figures,
    pending: Mapping[int, Figures],
    before: Sequence[Figures] | None,
) -> tuple[Figures, list[Figures]]:
    """When the last instruction is issued and when each has its result.

    `before` are the results of the pass before, for what is carried.
    """
    finish: list[Figures] = []
    start = issued = np.zeros_like(fence)
    for serial, site, preds, fences, carried, late, folded in nodes:
        awaited = [finish[pred] for pred in preds]
        awaited += [pending[n] for n in late if n in pending]
        if before is not None:
            awaited += [before[position] for position in carried]
        ready = start
        for one in awaited:
            ready = np.maximum(ready, one)
        if folded:
            finish.append(ready)
            continue
        issued = np.maximum(issued, ready)
        if fences:
            start = issued = ready = issued + fence
        elif site >= 0:
            ready = ready + waits[site]
        else:
            for unit, count in serial:
                ready = ready + latency[unit] * count
        finish.append(ready)
    return issued, finish


def _graph(
    function: Function,
    block: Block,
    falls_to: str,
    units: NDArray[np.int64],
    sites: dict[int, MemorySite],
    parts: dict[int, int],
) -> tuple[Node, ...]:
    """The dependence graph of one block; counts and memory sites are added on the way.

    `parts` gets the numbers of accesses that the code generator makes parts of another one.
    """
    positions: dict[str, int] = {}
    nodes: list[Node] = []
    phis: list[int] = []
    # Passes that other blocks part do not overlap.
    repeats = block.instructions[0].block in block.successors
    emitted = division_costs(block)
    merged = merged_accesses(function, block)
    copies = _Copies()
    for position, instruction in enumerate(block.instructions):
        if instruction.name:
            positions[instruction.name] = position
        wide = merged.get(position)
        if wide is not None and wide.lead != position:
            nodes.append(Node((), -1, (wide.lead,), False, folded=True))
            parts[instruction.index] = block.instructions[wide.lead].index
            continue
        cost = emitted.get(position) or cost_of(function, instruction, falls_to)
        for unit, count in cost.counts:
            units[unit] += count
        # A phi takes its operands from other blocks, or from this block's previous pass.
        phi = instruction.op == "phi"
        names = () if phi else instruction.operands
        preds = tuple({positions[name] for name in names if name in positions})
        preds += copies.see(position, instruction)
        waits = -1
        site = _memory_site(function, instruction)
        if site is not None:
            if wide is not None:
                site = replace(site, size=wide.size)
            sites[instruction.index] = site
            waits = instruction.index if site.load else -1
        fence = any(unit is Unit.BARRIER for unit, _ in cost.counts)
        cast = instruction.op in _TRANSPARENT
        nodes.append(Node(cost.serial, waits, preds, fence, folded=cast))
        if phi and repeats:
            phis.append(position)
    for position in phis:
        names = block.instructions[position].operands
        carried = tuple({positions[name] for name in names if name in positions})
        nodes[position] = nodes[position]._replace(carried=carried)
    return tuple(nodes)


def _waiting(
    function: Function,
    block: Block,
    nodes: Sequence[Node],
    sites: Mapping[int, MemorySite],
    parts: Mapping[int, int],
) -> tuple[Node, ...]:
    """A block's graph, with the loads of other blocks that it waits for."""
    return tuple(
        node._replace(late=late)
        if instruction.index not in parts and (late := _late(function, instruction, sites, parts))
        else node
        for instruction, node in zip(block.instructions, nodes, strict=True)
    )


def _late(
    function: Function,
    instruction: Instruction,
    sites: Mapping[int, MemorySite],
    parts: Mapping[int, int],
) -> tuple[int, ...]:
    """Loads of other blocks whose results it takes, through casts in any of them."""
    found: set[int] = set()
    for name in instruction.operands:
        source = function.definitions.get(name)
        while source is not None and source.op in _TRANSPARENT:
            source = function.definitions.get(next(iter(source.operands), ""))
        if source is not None and source.block != instruction.block:
            site = sites.get(parts.get(source.index, source.index))
            if site is not None and site.load:
                found.add(site.site)
    return tuple(sorted(found))


def _memory_site(function: Function, instruction: Instruction) -> MemorySite | None:
    if instruction.op == "call" and " asm " in instruction.rest:
        return _assembly_site(instruction)
    if instruction.op == "call":
        return _intrinsic_site(instruction)
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


_LDMATRIX = re.compile(r"llvm\.nvvm\.ldmatrix\.sync\.aligned\.m8n8\.x([124])")
_ASYNC = re.compile(r"llvm\.nvvm\.cp\.async\.c[ag]\.shared\.global\.(\d+)")
_TEXTURE = "llvm.nvvm.tex."
_TEXTURE_ROUNDS = 4
"""A warp's read of a texture takes so many times as long in L1 as one through a pointer. An SM has
four texture units of a texel each a clock (NVIDIA's papers on the architectures of A100 and H100):
eight clocks, where a load of words takes one or two. It is also how many components are traced."""


def _intrinsic_site(instruction: Instruction) -> MemorySite | None:
    """Of the intrinsics that access memory those that kernels spend time on.

    A matrix of `ldmatrix` is 4 bytes for each lane. An asynchronous copy is an access to global
    memory, and one to shared memory that nothing waits for; what waits for the copy is told apart
    (`_Copies`).
    """
    number, block = instruction.index, instruction.block
    if match := _LDMATRIX.match(instruction.callee):
        return MemorySite(number, block, SHARED, 4, True, False, int(match[1]))
    if match := _ASYNC.match(instruction.callee):
        return MemorySite(number, block, GLOBAL, int(match[1]), True, False, copies=True)
    if instruction.callee.startswith(_TEXTURE):
        return MemorySite(number, block, GLOBAL, 4, True, False, _TEXTURE_ROUNDS)
    return None


class _Copies:
    """The asynchronous copies of a block that has been read so far, by their groups.

    Waiting for all but N groups takes the results of the others. Copies that another block, or
    an earlier pass of a loop, has begun count as done: that is what stages are for.
    """

    def __init__(self) -> None:
        self._groups: list[list[int]] = [[]]

    def see(self, position: int, instruction: Instruction) -> tuple[int, ...]:
        """Positions of the copies whose results the instruction takes."""
        callee = instruction.callee if instruction.op == "call" else ""
        if not callee.startswith("llvm.nvvm.cp.async."):
            return ()
        if _ASYNC.match(callee):
            self._groups[-1].append(position)
        elif ".commit.group" in callee:
            self._groups.append([])
        elif ".wait." in callee:
            left = re.search(r"\(i32 (?:immarg )?(\d+)\)", instruction.rest)
            kept = int(left[1]) if left and ".wait.group" in callee else 0
            done = self._groups[: max(0, len(self._groups) - 1 - kept)]
            return tuple(one for group in done for one in group)
        return ()


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
