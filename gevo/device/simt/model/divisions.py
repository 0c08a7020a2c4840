"""What floating-point divisions cost as they are emitted, which their flags alone do not say."""

from __future__ import annotations

import re

from gevo.device.simt.lower.fast_math import Form, approximates, divisions
from gevo.device.simt.model.costs import Cost, Unit, intrinsic_cost, scaled
from gevo.device.simt.model.ir import Block
from gevo.program.llvm.syntax.lexer import FAST_MATH

_FLAGS = re.compile(rf"^(?: (?:{FAST_MATH}))+(?= )")


def division_costs(block: Block) -> dict[int, Cost]:
    """Costs of a block's floating-point divisions that are not emitted as such, by position.

    What flags allow is not what is emitted: `fast_math` says which divisions become
    multiplications, approximate ones, or roots. One reciprocal serves all that share it.
    """
    if not any(i.op in ("fdiv", "frem") for i in block.instructions):
        return {}
    texts = [(i, i.rest.partition(", !")[0]) for i in block.instructions]
    lines = [
        (f"  {i.name} = {i.op}{_FLAGS.sub('', text)}", f"  {i.name} = {i.op}{text}")
        for i, text in texts
    ]
    costs: dict[int, Cost] = {}
    shared: set[str] = set()
    for position, division in divisions([lines]).items():
        instruction = block.instructions[position]
        wide = instruction.kind == "double"
        multiply = _one(Unit.FP64 if wide else Unit.FP32)
        divisor = lines[position][0].rpartition(", ")[2]
        if division.form in (Form.TIMES, Form.TIMES_APPROXIMATE):
            first = divisor.startswith("%") and divisor not in shared
            shared.add(divisor)
            name = "llvm.nvvm.rcp.rn." + ("d" if wide else "f")
            if division.form is Form.TIMES_APPROXIMATE:
                name = "llvm.nvvm.rcp.approx.f"
            costs[position] = _after(intrinsic_cost(name, ""), multiply) if first else multiply
        elif division.form is not Form.EXACT:
            costs[position] = intrinsic_cost("llvm.nvvm.div.approx", "")
    for position, instruction in enumerate(block.instructions):
        if instruction.op == "frem" and approximates(lines[position][1]):
            costs[position] = intrinsic_cost("llvm.nvvm.div.approx", "")
    return {p: scaled(cost, block.instructions[p].lanes) for p, cost in costs.items()}


def _after(first: Cost, then: Cost) -> Cost:
    counts = dict(first.counts)
    for unit, n in then.counts:
        counts[unit] = counts.get(unit, 0) + n
    return Cost(tuple(counts.items()), first.serial + then.serial)


def _one(unit: Unit) -> Cost:
    return Cost(((unit, 1),), ((unit, 1),))
