"""Integer divisions by one divisor as multiplications by its reciprocal, computed once.

A GPU has no instruction that divides integers: each division is some twenty others. By a divisor
d that stays the same (a row's length, a block's size) it can be done as Alverson does (*Integer
Division Using Reciprocals*, ARITH 1991), for words of 32 bits: with z = floor((2**32 - 1) / d),
the upper half of n * z is the quotient or one less, since 2**32 / d - z is at most 1 and n is
below 2**32; the rest tells which. With a sign, the absolute values are divided. A quotient by
zero, of which LLVM says nothing, has all bits set, the rest is the dividend, as GPUs give them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import partial

from gevo.errors import EditError
from gevo.program.llvm.baseline import RESULT
from gevo.program.llvm.body import Body, Line
from gevo.program.llvm.flow import in_loops
from gevo.program.llvm.text import Function, Instruction, Module

_DIVISION = re.compile(r"([us])(div|rem) i32 \Z")
_ARGUMENT = re.compile(r"a\d+\Z")
_DECLARED = {
    "llvm.abs.i32": "declare i32 @llvm.abs.i32(i32, i1 immarg)",
    "llvm.umax.i32": "declare i32 @llvm.umax.i32(i32, i32)",
    "llvm.umin.i32": "declare i32 @llvm.umin.i32(i32, i32)",
    "llvm.nvvm.mulhi.ui": "declare i32 @llvm.nvvm.mulhi.ui(i32, i32)",
}


def divisors(module: Module, function: Function) -> Iterator[str]:
    """The values (`a3`, `u12`) by which a function divides, in order."""
    yield from dict.fromkeys(ref for ref in map(_divisor, module.inside(function)) if ref)


def undivided(module: Module, name: str, divisor: str, prefix: str) -> tuple[str, tuple[str, ...]]:
    """A module in which a function multiplies where it divided by a value.

    Args:
        module: The module.
        name: The function's name.
        divisor: One of `divisors`.
        prefix: With which uids of new instructions begin.

    Returns:
        Its text, and the uids of its instructions in order.

    Raises:
        EditError: The function divides by no such value.
    """
    function = next((f for f in module.functions if f.name == name), None)
    if function is None or divisor not in divisors(module, function):
        raise EditError(f"{name} does not divide by {divisor}")
    body = Body(module, function, prefix)
    body.declared |= _DECLARED
    some = [one for one in module.inside(function) if _divisor(one) == divisor]
    once: list[Line] = []
    by = {
        sign: _Reciprocal(body, divisor, sign == "s", once)
        for sign in sorted({_sign(one) for one in some})
    }
    block, before = _place(module, function, divisor, some)
    _put(body.block(block).lines, before, once, keep=True)
    for one in some:
        _put(body.block(one.block).lines, one.uid, by[_sign(one)].instead_of(one), keep=False)
    return body.printed()


class _Reciprocal:
    """The reciprocal of a divisor, and what multiplies by it."""

    def __init__(self, body: Body, divisor: str, signed: bool, once: list[Line]) -> None:
        """Add what computes it to some lines."""
        self._body = body
        self._signed = signed
        new = partial(body.new, into=once)
        self._divisor = self._size = new(f"freeze i32 {body.text_of(divisor)}")
        if signed:
            self._size = new(f"call i32 @llvm.abs.i32(i32 {self._divisor}, i1 false)")
        some = new(f"call i32 @llvm.umax.i32(i32 {self._size}, i32 1)")
        self._factor = new(f"udiv i32 -1, {some}")
        self._by_zero = new(f"sext i1 {new(f'icmp eq i32 {self._divisor}, 0')} to i32")

    def instead_of(self, one: Instruction) -> list[Line]:
        """What gives the result of a division."""
        lines: list[Line] = []
        new = partial(self._body.new, into=lines)
        n = size = new(f"freeze i32 {self._body.text_of(one.operands[0].value.ref)}")
        if self._signed:
            size = new(f"call i32 @llvm.abs.i32(i32 {n}, i1 false)")
        quotient = new(f"call i32 @llvm.nvvm.mulhi.ui(i32 {size}, i32 {self._factor})")
        rest = new(f"sub i32 {size}, {new(f'mul i32 {quotient}, {self._size}')}")
        if one.op.endswith("rem"):
            less = new(f"sub i32 {rest}, {self._size}")
            result, sign = f"call i32 @llvm.umin.i32(i32 {rest}, i32 {less})", n
        else:
            more = new(f"zext i1 {new(f'icmp uge i32 {rest}, {self._size}')} to i32")
            result, sign = f"add i32 {quotient}, {more}", f"{n}, {self._divisor}"
        if self._signed:
            sign = new(f"xor i32 {sign}") if "," in sign else sign
            sign = new(f"ashr i32 {sign}, 31")
            result = f"sub i32 {new(f'xor i32 {new(result)}, {sign}')}, {sign}"
        if one.op.endswith("div"):
            result = f"or i32 {new(result)}, {self._by_zero}"
        return [*lines, Line(one.uid, f"{one.label} = {result}{one.pieces[-1]}")]


def _divisor(one: Instruction) -> str:
    """The value that an instruction divides by; empty where that is none, or a constant."""
    if not _DIVISION.match(one.pieces[0]):
        return ""
    ref = one.operands[1].value.ref
    return ref if RESULT.match(ref) or _ARGUMENT.match(ref) else ""


def _sign(one: Instruction) -> str:
    return one.op[0]


def _place(
    module: Module, function: Function, divisor: str, some: Sequence[Instruction]
) -> tuple[int, str]:
    """A block in no loop, if the divisor is known there, and in front of what in it."""
    flow = module.flow(function)
    blocks = {one.block for one in some if flow.reachable(one.block)}
    if not blocks:
        raise EditError(f"{function.name} never divides by {divisor}")
    start = function.blocks.start
    home = module.instructions[divisor].block if RESULT.match(divisor) else start
    again = in_loops(flow.successors, start)
    common = (n for n in flow.dominators(min(blocks)) if all(flow.dominates(n, b) for b in blocks))
    block = next(n for n in common if n == home or n not in again)
    first = next((one.uid for one in some if one.block == block), module.blocks[block].uids[-1])
    return block, first


def _put(lines: list[Line], uid: str, some: Sequence[Line], keep: bool) -> None:
    """Lines in front of an instruction, or instead of it."""
    at = next(n for n, line in enumerate(lines) if line.uid == uid)
    lines[at : at + (not keep)] = some
