"""Other forms of single instructions: a barrier of a warp, a division that is approximate.

An instruction that takes another form keeps its uid, its type and its operands. Unlike passes
(`gevo.program.llvm.passes`), forms change what a program computes, or what it relies on.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from gevo.errors import EditError
from gevo.program.base import Value
from gevo.program.llvm.syntax.lexer import FAST_MATH
from gevo.program.llvm.text import Instruction, Operand

WARP = "warp"
"""The form of a barrier in which only the threads of a warp wait for each other."""
RECIPROCAL = "reciprocal"
"""The form of a division that multiplies by the reciprocal, which comes in front of it."""

_BARRIER = re.compile(r"call void @llvm\.nvvm\.barrier\.cta\.sync(?:\.aligned)?\.all\(i32 \Z")
_DIVISION = re.compile(rf"fdiv ((?:(?:{FAST_MATH}) )*)float \Z")
_ROOT = re.compile(
    rf"call ((?:(?:{FAST_MATH}) )*)float @llvm\.(?:sqrt\.f32|nvvm\.sqrt\.rn\.f)\(float \Z"
)
_POWER = re.compile(rf"call ((?:(?:{FAST_MATH}) )*)float @llvm\.exp2\.f32\(float \Z")
_CALLEE = re.compile(r"@(llvm\.[\w.]+)\(")
_DEBUG = re.compile(r"(?:, !dbg !\d+)?\Z")

_DIVISIONS = {
    "approx": "div.approx.f",
    "approx_ftz": "div.approx.ftz.f",
    "full": "div.full",
    "full_ftz": "div.full.ftz",
}
_ROOTS = {"approx": "sqrt.approx.f", "approx_ftz": "sqrt.approx.ftz.f"}
_POWERS = {"approx_ftz": "ex2.approx.ftz.f32"}
_DECLARED = {
    "llvm.nvvm.bar.warp.sync": "declare void @llvm.nvvm.bar.warp.sync(i32)",
    **{
        f"llvm.nvvm.{name}": f"declare float @llvm.nvvm.{name}({', '.join(['float'] * count)})"
        for names, count in ((_DIVISIONS, 2), (_ROOTS, 1), (_POWERS, 1))
        for name in names.values()
    },
}


@dataclass(frozen=True, slots=True)
class Shape:
    """An instruction in another form.

    Attributes:
        instruction: It, with the operands that it holds then.
        before: An instruction that goes in front, without its uid; its result is the second
            operand of `instruction`, which has no value there yet. None without one.
    """

    instruction: Instruction
    before: Instruction | None = None


def shapes(instruction: Instruction, values: tuple[Value, ...]) -> Mapping[str, Shape]:
    """The forms that an instruction could take, by name.

    Args:
        instruction: It.
        values: What its operands hold now.
    """
    held = replace(
        instruction,
        operands=tuple(
            replace(operand, value=value)
            for operand, value in zip(instruction.operands, values, strict=True)
        ),
    )
    found: dict[str, Shape] = {}
    for pattern, make in _MADE:
        if held.type in ("", "float") and pattern.match(held.pieces[0]):
            found |= make(held)
    return found


def shaped(instruction: Instruction, values: tuple[Value, ...], form: str) -> Shape:
    """An instruction in that form; raises EditError where it has none."""
    found = shapes(instruction, values).get(form)
    if found is None:
        raise EditError(f"{instruction.uid} ({instruction.op}) has no form {form!r}")
    return found


def may_become(instruction: Instruction, index: int, number: str) -> bool:
    """Whether an operand that is a number may be another one.

    Not where some numbers have no meaning: divisors, shifts, integers given to calls.
    """
    operand = instruction.operands[index]
    if operand.fixed or operand.type == "i1":
        return False
    if operand.type[0] != "i":
        return True
    if index == 1 and instruction.op in ("shl", "lshr", "ashr"):
        return 0 <= int(number) < int(operand.type[1:])
    divides = index == 1 and instruction.op in ("udiv", "sdiv", "urem", "srem")
    return instruction.op != "call" and not (divides and number == "0")


def declarations(instructions: Iterable[Instruction]) -> Iterator[tuple[str, str]]:
    """The functions that instructions in other forms call, and how they are declared."""
    called = {m[1] for i in instructions if (m := _CALLEE.search(i.pieces[0]))}
    return ((f"@{name}", _DECLARED[name]) for name in sorted(called & _DECLARED.keys()))


def _warp(instruction: Instruction) -> Mapping[str, Shape]:
    mask = Operand("i32", Value("-1", "i32"), -1, fixed=True)
    pieces = ("call void @llvm.nvvm.bar.warp.sync(i32 ", f"){_debug(instruction)}")
    return {WARP: Shape(replace(instruction, pieces=pieces, operands=(mask,)))}


def _divisions(instruction: Instruction) -> Mapping[str, Shape]:
    return _called(instruction, _DIVISIONS) | _reciprocal(instruction)


def _roots(instruction: Instruction) -> Mapping[str, Shape]:
    return _called(instruction, _ROOTS)


def _powers(instruction: Instruction) -> Mapping[str, Shape]:
    return _called(instruction, _POWERS)


_MADE: tuple[tuple[re.Pattern[str], Callable[[Instruction], Mapping[str, Shape]]], ...] = (
    (_BARRIER, _warp),
    (_DIVISION, _divisions),
    (_ROOT, _roots),
    (_POWER, _powers),
)


def _called(instruction: Instruction, names: Mapping[str, str]) -> dict[str, Shape]:
    """As calls of intrinsics: neither passes nor fast-math flags of others change these."""
    between = [", float "] * (len(instruction.operands) - 1)
    end = f"){_debug(instruction)}"
    return {
        form: Shape(
            replace(
                instruction,
                op="call",
                pieces=(f"call float @llvm.nvvm.{name}(float ", *between, end),
            )
        )
        for form, name in names.items()
    }


def _reciprocal(instruction: Instruction) -> dict[str, Shape]:
    """`x / y` as `x * (1 / y)`; without `!dbg`, since the reciprocal may go elsewhere."""
    number, divisor = instruction.operands
    flags = _DIVISION.match(instruction.pieces[0])
    assert flags is not None
    one = replace(number, value=Value("1.000000e+00", "float"))
    if number.value == one.value:
        return {}
    before = replace(
        instruction, pieces=(*instruction.pieces[:2], ""), operands=(one, divisor), line=0
    )
    product = (f"fmul {flags[1]}float ", ", ", _debug(instruction))
    return {RECIPROCAL: Shape(replace(instruction, op="fmul", pieces=product), before)}


def _debug(instruction: Instruction) -> str:
    found = _DEBUG.search(instruction.pieces[-1])
    return found[0] if found else ""
