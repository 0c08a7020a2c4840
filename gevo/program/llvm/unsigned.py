"""Which integers of a kernel it takes to be without sign."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from gevo.program.base import Program
from gevo.program.llvm.baseline import baseline
from gevo.program.llvm.text import Instruction

_KEEPS = frozenset("add sub mul shl and or xor phi select freeze trunc".split())
"""What is computed alike with a sign and without."""
_DROPS = frozenset("udiv urem lshr zext uitofp".split())
_DECIDES = re.compile(r"icmp (?:samesign )?u|@llvm\.u(?:min|max)\.")


def unsigned_parameters(program: Program, kernel: str) -> frozenset[int]:
    """Numbers of the parameters that a kernel uses, or computes with, as integers without a sign.

    One that holds 3,000,000,000 in 32 bits is no negative number to such a kernel.
    """
    module = baseline(program.configured(())).module
    function = next(f for f in module.functions if f.name == kernel and f.kernel)
    found = [module.instructions[uid] for b in function.blocks for uid in module.blocks[b].uids]
    users: dict[str, list[Instruction]] = {}
    for one in found:
        for operand in one.operands:
            users.setdefault(operand.value.ref, []).append(one)
    given = range(len(function.arguments))
    return frozenset(n for n in given if _unsigned(f"a{n}", users))


def _unsigned(ref: str, users: Mapping[str, Sequence[Instruction]]) -> bool:
    reached, waiting = {ref}, [ref]
    while waiting:
        for one in users.get(waiting.pop(), ()):
            if one.op in _DROPS or _DECIDES.search(one.pieces[0]):
                return True
            if one.op in _KEEPS and one.uid not in reached:
                reached.add(one.uid)
                waiting.append(one.uid)
    return False
