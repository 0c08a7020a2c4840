"""Whether data decide about nothing that a kernel accesses.

Of such a kernel every run makes the same accesses, whatever its arrays hold and whoever goes
first. If it also synchronises by barriers of its blocks alone, the order that they give is the
same in every run, and the detector judges every pair of accesses by that order (docs/order.md):
what it finds in one run is what it finds under any schedule. And where no variable of the module
is kept in global memory, a launch finds nothing of earlier ones but what its arrays hold.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from gevo.program.llvm.syntax.lexer import INSTRUCTION, LOCAL_NAME, Unreadable
from gevo.program.llvm.syntax.module import Function, split_module
from gevo.program.llvm.syntax.opcodes import COMPUTING
from gevo.program.llvm.syntax.operands import pointers

_CALLEE = re.compile(r"@([\w.$]+)\(")
_STRONG = re.compile(r"\s*(?:atomic|volatile)\b")
_SHARED = 3
_NAMED = re.compile(
    r"llvm\.(?:fma|fmuladd|maxnum|minnum|maximum|minimum|[su]max|[su]min|abs|fabs)\b"
)
_OWN = "llvm.nvvm.read.ptx.sreg."
_BARRIER = "llvm.nvvm.barrier.cta.sync.aligned.all"
_TENSOR = re.compile(r"llvm\.nvvm\.(?:mma|ldmatrix)\.")
_FLOW = frozenset("br ret phi load store call".split())


def steady(text: str) -> bool:
    """Whether all kernels of a module of LLVM IR are known to be like that; else False.

    What is loaded is data, and what is computed from it. It may be stored, and must lead to no
    address, no branch and no argument of a barrier. There are no strong accesses and no fences, no
    local arrays, no calls but of what computes, and no variables outside of shared memory.
    """
    try:
        module = split_module(text)
        shared = all(one.space == _SHARED for one in module.globals)
        return shared and all(one.kernel and _function(one) for one in module.functions)
    except Unreadable:
        return False


def _function(function: Function) -> bool:
    lines = list(_instructions(function))
    if not all(_plain(op, rest) for _, op, rest in lines):
        return False
    data: set[str] = set()
    before = -1
    while len(data) > before:  # a loop carries values back
        before = len(data)
        data |= {name for name, op, rest in lines if name and _is_data(op, rest, data)}
    return not any(_decides(op, rest, data) for _, op, rest in lines)


def _instructions(function: Function) -> Iterator[tuple[str, str, str]]:
    """Result, opcode and what follows, of each."""
    for _, lines in function.blocks:
        for line in lines:
            match = INSTRUCTION.match(line)
            if match is None:
                raise Unreadable(line)
            yield match[1] or "", match[2], line[match.end() :]


def _plain(op: str, rest: str) -> bool:
    """Whether what an instruction does is known here."""
    if op in ("load", "store"):
        return not _STRONG.match(rest)
    if op == "call":
        name = _callee(rest)
        known = name.startswith(_OWN) or name == _BARRIER
        return known or bool(_NAMED.match(name) or _TENSOR.match(name))
    return op in COMPUTING or op in _FLOW


def _callee(rest: str) -> str:
    match = _CALLEE.search(rest)
    return match[1] if match else ""


def _is_data(op: str, rest: str, data: set[str]) -> bool:
    if op == "load" or (op == "call" and _TENSOR.match(_callee(rest))):
        return True
    return any(name in data for name in LOCAL_NAME.findall(rest))


def _decides(op: str, rest: str, data: set[str]) -> bool:
    """Whether data decide where control goes, what is accessed, or who waits."""
    if op in ("load", "store"):
        return any(value in data for _, value in pointers(rest))
    waits = op == "call" and (_callee(rest) == _BARRIER or "ldmatrix" in _callee(rest))
    return (op == "br" or waits) and any(name in data for name in LOCAL_NAME.findall(rest))
