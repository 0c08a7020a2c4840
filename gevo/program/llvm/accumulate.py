"""A loop that adds up in several parts: each addition waits for fewer before it.

A sum of floats that a loop adds to is a chain: no addition begins before the last has ended. Kept
in several accumulators, which are added up behind the loop, it is as many chains, on which a GPU
works at the same time. Floats add up to something else in another order, so this is for searches
with a tolerance.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from gevo.errors import EditError
from gevo.program.llvm.body import Body, BodyBlock, Line, renamed
from gevo.program.llvm.syntax.lexer import FAST_MATH
from gevo.program.llvm.text import Function, Instruction, Module

PARTS = (2, 4, 8)
"""In how many parts a sum can be kept."""

_NOTHING = "0x8000000000000000"
"""-0.0, which changes no float that it is added to."""
_FLAGS = rf"(?:(?:{FAST_MATH}) )*"
_LINKS = (
    (re.compile(rf"fadd {_FLAGS}(?:float|double) \Z"), (0, 1)),
    (re.compile(rf"fsub {_FLAGS}(?:float|double) \Z"), (0,)),
    (re.compile(rf"call {_FLAGS}(?:float|double) @llvm\.(?:fma|fmuladd)\.f\d\d\("), (2,)),
)
"""What adds to a sum, and which of its operands may be the sum."""
_LOOP_EDGE = re.compile(r"label (%\S+?)(?=,|\Z)")

Uses = Mapping[str, Sequence[tuple[Instruction, int]]]


@dataclass(frozen=True)
class _Chain:
    """What a loop adds up: the phi, and the additions from the first to the last."""

    phi: Instruction
    links: Sequence[Instruction]


def summing(module: Module, function: Function) -> Iterator[str]:
    """Uids of the branches that end those loops of a function, one block each, which add up."""
    loops = [n for n in function.blocks if n in module.blocks[n].successors]
    uses: Uses = module.uses(function) if loops else {}
    for block in loops:
        if any(_chains(module, block, uses)):
            yield module.blocks[block].uids[-1]


def longest_sum(module: Module, branch: str) -> int:
    """Additions of the longest chain in the loop that ends there; 0 where there is none."""
    return max((len(chain.links) for chain in _ending_at(module, branch)), default=0)


def accumulated(
    module: Module, branch: str, parts: int, prefix: str
) -> tuple[str, tuple[str, ...]]:
    """A module in which a loop keeps each of its sums in several parts.

    Args:
        module: The module.
        branch: Uid of the branch that ends the loop, which is one block.
        parts: See `PARTS`.
        prefix: With which uids of new instructions begin.

    Returns:
        Its text, and the uids of its instructions in order.

    Raises:
        EditError: There is no such loop, or it adds to no sum that often.
    """
    chains = [chain for chain in _ending_at(module, branch) if len(chain.links) >= parts]
    if parts not in PARTS or not chains:
        raise EditError(f"no loop that ends at {branch} adds {parts} times to a sum")
    last = module.instructions[branch]
    body = Body(module, module.functions[last.function], prefix)
    behind: list[Line] = []
    wholes: dict[str, str] = {}
    for chain in chains:
        ends = _split(body, chain, parts)
        wholes[chain.links[-1].label] = _added_up(body, chain.phi.type, ends, behind)
    loop = body.block(last.block)
    for block in body.blocks:
        for line in block.lines if block is not loop else ():
            line.text = renamed(line.text, wholes)
    _leave_by(body, loop, behind)
    return body.printed()


def _split(body: Body, chain: _Chain, parts: int) -> list[str]:
    """Keep one sum in parts; the names of what they come to."""
    loop, count = body.block(chain.phi.block), len(chain.links)
    lines = {line.uid: line for line in loop.lines}
    labels = [chain.phi.label, *(link.label for link in chain.links)]
    ends = [labels[count - (count - 1 - part) % parts] for part in range(parts)]
    begins = [labels[0], *(body.name() for _ in ends[1:])]
    phi = lines[chain.phi.uid]
    phi.text = renamed(phi.text, {labels[-1]: ends[0]})
    at = loop.lines.index(phi) + 1
    for begin, end in zip(begins[1:], ends[1:], strict=True):
        edges = ", ".join(
            f"[ {end if one.incoming == chain.phi.block else _NOTHING}, "
            f"{body.block(one.incoming).label} ]"
            for one in chain.phi.operands
        )
        loop.lines.insert(at, Line(begin[1:], f"{begin} = phi {chain.phi.type} {edges}"))
    for n, link in enumerate(chain.links):
        result, _, text = lines[link.uid].text.partition(" = ")
        held = begins[n] if n < parts else labels[n - parts + 1]
        lines[link.uid].text = f"{result} = {renamed(text, {labels[n]: held})}"
    return ends


def _added_up(body: Body, type_: str, ends: list[str], behind: list[Line]) -> str:
    """The sum of the parts, in pairs."""
    while len(ends) > 1:
        pairs = zip(ends[::2], ends[1::2], strict=True)
        ends = [body.new(f"fadd {type_} {a}, {b}", behind) for a, b in pairs]
    return ends[0]


def _leave_by(body: Body, loop: BodyBlock, lines: list[Line]) -> None:
    """Put a block with these lines on the way out of a loop of one block."""
    branch = loop.lines[-1]
    goal = next(label for label in _LOOP_EDGE.findall(branch.text) if label != loop.label)
    between = BodyBlock(body.label(), lines)
    branch.text = renamed(branch.text, {goal: between.label})
    body.void(f"br label {goal}", between.lines)
    for line in next(block for block in body.blocks if block.label == goal).lines:
        if " = phi " in line.text:
            line.text = line.text.replace(f", {loop.label} ]", f", {between.label} ]")
    body.blocks.insert(body.blocks.index(loop) + 1, between)


def _ending_at(module: Module, branch: str) -> list[_Chain]:
    last = module.instructions.get(branch)
    if last is None or last.op != "br":
        return []
    return list(_chains(module, last.block, module.uses(module.functions[last.function])))


def _chains(module: Module, block: int, uses: Uses) -> Iterator[_Chain]:
    """The sums of a loop that is one block."""
    goals = module.blocks[block].successors
    if block not in goals or len(goals) != 2:
        return
    for uid in module.blocks[block].uids:
        phi = module.instructions[uid]
        if phi.op != "phi":
            return
        if phi.type in ("float", "double") and len(phi.holes) == len(phi.operands):
            links = _links(phi, uses)
            if links:
                yield _Chain(phi, links)


def _links(phi: Instruction, uses: Uses) -> list[Instruction]:
    """The additions between a phi and what it becomes; none where there is anything else."""
    last = next(o.value.ref for o in phi.operands if o.incoming == phi.block)
    links: list[Instruction] = []
    at = phi.uid
    while at != last:
        used = uses.get(at, ())
        if len(used) != 1 or used[0][0].block != phi.block or not _adds(*used[0]):
            return []
        links.append(used[0][0])
        at = used[0][0].uid
    inside = [one for one, _ in uses[last] if one.block == phi.block]
    return links if inside == [phi] else []


def _adds(one: Instruction, index: int) -> bool:
    """Whether that operand is a sum to which the instruction adds."""
    return any(form.match(one.pieces[0]) and index in sums for form, sums in _LINKS)
