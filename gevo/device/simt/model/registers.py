"""Registers per thread, estimated from liveness over the control-flow graph."""

from __future__ import annotations

import math

from gevo.device.simt.model.ir import SHARED, Function, Instruction, bits

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
        _walk(function, position, live_out[position], numbers, weights)
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


def _walk(
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
