"""Rules for matrix operations of a warp. Source: PTX ISA 8.8, 9.7.14.5."""

from __future__ import annotations

import re
from collections.abc import Mapping

from gevo.program.ptx.emitter import CONVERGENT
from gevo.program.ptx.lifting import Lift, Rule
from gevo.program.ptx.syntax import Address, Group, Instruction, Operand
from gevo.program.ptx.types import pointer
from gevo.program.ptx.wmma import wmma

_COUNTS = {"x1": 1, "x2": 2, "x4": 4}


def _items(i: Instruction, operand: Operand, count: int) -> tuple[Operand, ...]:
    found = operand.items if isinstance(operand, Group) else (operand,)
    if len(found) != count:
        raise i.refused("the number of registers is another one than the matrices'")
    return found


def _place(w: Lift, i: Instruction, operand: Operand) -> tuple[str, str]:
    """Type and value of the pointer to a row, and the suffix of its space."""
    if not isinstance(operand, Address):
        raise i.refused("an address expected")
    space = 3 if i.has("shared") else 0
    return pointer(space), w.address(operand, space)


def _name(i: Instruction, count: int) -> str:
    transposed = ".trans" if i.has("trans") else ""
    space = 3 if i.has("shared") else 0
    return f"llvm.nvvm.{i.op}.sync.aligned.m8n8.x{count}{transposed}.b16.p{space}"


def load_matrices(w: Lift, i: Instruction) -> None:
    """`ldmatrix`."""
    count = _COUNTS[i.one_of(_COUNTS)]
    targets = _items(i, i.operands[0], count)
    returns = "i32" if count == 1 else f"{{ {', '.join(['i32'] * count)} }}"
    place = _place(w, i, i.operands[1])
    whole = w.value(returns, _name(i, count), place, sync=CONVERGENT)
    for n, target in enumerate(targets):
        part = whole if count == 1 else w.temp(f"extractvalue {returns} {whole}, {n}")
        w.write(target, part, "i32")


def store_matrices(w: Lift, i: Instruction) -> None:
    """`stmatrix`."""
    count = _COUNTS[i.one_of(_COUNTS)]
    values = [("i32", w.read(one, "i32")) for one in _items(i, i.operands[1], count)]
    place = _place(w, i, i.operands[0])
    w.emit(w.call("void", _name(i, count), place, *values, attributes=CONVERGENT))


_SHAPE = re.compile(r"m16n8k(\d+)\Z")
_BITS = {"f16": 16, "bf16": 16, "tf32": 32, "s8": 8, "u8": 8}


def multiply(w: Lift, i: Instruction) -> None:
    """`mma.sync` of 16 rows and 8 columns, and of 8 and 8 for doubles."""
    if i.has("m8n8k4") and i.parts[-4:] == ("f64",) * 4:
        _multiply_doubles(w, i)
        return
    shape = next((m for part in i.parts if (m := _SHAPE.match(part))), None)
    d, a, b, c = i.parts[-4:]
    if shape is None or not i.has("row") or not i.has("col") or a not in _BITS or b not in _BITS:
        raise i.refused("gevo does not read this shape")
    groups = int(shape[1]) * _BITS[a] // 128
    factor = "<2 x half>" if a == "f16" else "i32"
    total, lanes = ("<2 x half>", 2) if d == "f16" else ("i32" if d == "s32" else "float", 4)
    if (d, c) not in (("f32", "f32"), ("f16", "f16"), ("s32", "s32")) or not groups:
        raise i.refused("gevo does not read these types")
    kinds = (factor, 2 * groups), (factor, groups), (total, lanes)
    arguments: list[tuple[str, str]] = []
    for operand, (type_, count) in zip(i.operands[1:4], kinds, strict=True):
        arguments += [(type_, w.read(one, type_)) for one in _items(i, operand, count)]
    types = f"{d}.{c}" if a == "f16" else a if a == b else f"{a}.{b}"
    clamp = ".satfinite" if i.has("satfinite") else ""
    returns = f"{{ {', '.join([total] * lanes)} }}"
    name = f"llvm.nvvm.mma.{shape[0]}.row.col{clamp}.{types}"
    whole = w.value(returns, name, *arguments, sync=CONVERGENT)
    for n, target in enumerate(_items(i, i.operands[0], lanes)):
        w.write(target, w.temp(f"extractvalue {returns} {whole}, {n}"), total)


def _multiply_doubles(w: Lift, i: Instruction) -> None:
    factors = [_items(i, operand, 1)[0] for operand in i.operands[1:3]]
    values = [*factors, *_items(i, i.operands[3], 2)]
    arguments = [("double", w.read(one, "double")) for one in values]
    returns = "{ double, double }"
    name = "llvm.nvvm.mma.m8n8k4.row.col.f64"
    whole = w.value(returns, name, *arguments, sync=CONVERGENT)
    for n, target in enumerate(_items(i, i.operands[0], 2)):
        w.write(target, w.temp(f"extractvalue {returns} {whole}, {n}"), "double")


RULES: Mapping[str, Rule] = {
    "ldmatrix": load_matrices,
    "stmatrix": store_matrices,
    "mma": multiply,
    "wmma": wmma,
}
"""By opcode."""
