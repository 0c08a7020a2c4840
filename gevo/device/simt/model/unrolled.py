"""How many rounds of a loop ptxas puts together.

Seen in the machine code of ptxas 13.0 and 13.5 for sm_75, sm_80, sm_86, sm_90 and sm_120, all
alike, on loops of one basic block with 1 to 128 multiplications and 0 to 32 loads. A loop whose
number of rounds is a constant is unrolled to some 280 instructions, any other by four. What is
too long is left alone; loads of global memory count twice, and loops with one may be longer.
All that holds where the branch goes back if its condition is true. Where it leaves if that is
true, some kernels' loops are unrolled and others of the same form are not; why is not known, and
they count as unrolled by four up to 64 instructions.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from gevo.device.simt.model.ir import GLOBAL, SHARED, Block, Function, Instruction
from gevo.program.llvm.syntax.operands import targets

KEPT_ROLLED = "!nounroll"
"""What stands at the end of a branch whose loop LLVM tells ptxas not to unroll."""

UNROLLED = 4
"""Rounds of a loop that runs a number of times which is not known."""

TOGETHER = 280
"""Instructions of the rounds that ptxas puts together, if their number is constant."""

LONGEST_LEAVING = 64
"""Instructions of all rounds of a loop whose branch leaves if its condition is true."""

LONGEST, MORE_WITH_SHARED, LONGEST_WITH_GLOBAL, LONGEST_COUNTED = 22, 3.5, 49, 75
"""Instructions of a round above which nothing is unrolled: without loads, more for each load of
shared memory, with loads of global memory (which count twice), and of a constant number."""

_PHI = re.compile(r" i\d+ \[ (\S+), %[^]]+ \], \[ (\S+), %[^]]+ \]")
_STEP = re.compile(r" (?:n[us]w )*i\d+ (%\S+), (-?\d+)$")
_TEST = re.compile(r" (?:samesign )?\w+ i\d+ (%\S+), (-?\d+)$")


def rounds_together(function: Function, block: Block, size: int, loads: Mapping[int, int]) -> int:
    """Rounds of a loop of one basic block that ptxas puts together; at least 1.

    Args:
        function: The function.
        block: The block, which may follow itself.
        size: Its instructions.
        loads: How many of them load, by address space.
    """
    branch = block.instructions[-1]
    if KEPT_ROLLED in branch.rest:
        return 1
    if targets(branch.rest)[-1] == block.label:
        return max(1, min(UNROLLED, LONGEST_LEAVING // max(1, size)))
    from_global = loads.get(GLOBAL, 0)
    size += from_global
    if rounds := _constant_rounds(function, block):
        return min(rounds, TOGETHER // max(1, size)) if size <= LONGEST_COUNTED else 1
    shared = LONGEST + MORE_WITH_SHARED * loads.get(SHARED, 0)
    return UNROLLED if size <= (LONGEST_WITH_GLOBAL if from_global else shared) else 1


def _constant_rounds(function: Function, block: Block) -> int:
    """Rounds of a loop that counts from a constant to a constant; 0 for any other.

    Correct to one round: whether the test takes the number before or after the step makes no
    difference to what is unrolled.
    """
    branch = block.instructions[-1]
    test = _own(function, block, branch.operands[0]) if branch.op == "br" else None
    if test is None or test.op != "icmp" or not (tested := _TEST.match(test.rest)):
        return 0
    for phi in block.instructions:
        if phi.op != "phi" or not (values := _PHI.match(phi.rest)):
            continue
        starts = [int(value) for value in values.groups() if value.lstrip("-").isdecimal()]
        nexts = [value for value in values.groups() if value.startswith("%")]
        following = _own(function, block, nexts[0]) if len(nexts) == len(starts) == 1 else None
        if following is None or following.op != "add" or tested[1] not in (phi.name, nexts[0]):
            continue
        counted = _STEP.match(following.rest)
        if counted and counted[1] == phi.name and (by := int(counted[2])):
            return max(1, -(-(int(tested[2]) - starts[0]) // by))
    return 0


def _own(function: Function, block: Block, name: str) -> Instruction | None:
    """The block's instruction of that name."""
    found = function.definitions.get(name)
    return found if found is not None and found.block == block.instructions[0].block else None
