"""Rules for `mov`, special registers, and everything whose result is a pointer."""

from __future__ import annotations

from collections.abc import Mapping

from gevo.program.ptx import integers
from gevo.program.ptx.compare import kept_type
from gevo.program.ptx.lifting import Lift, Rule
from gevo.program.ptx.syntax import Group, Instruction, Name, Operand
from gevo.program.ptx.types import pointer, width


def move(w: Lift, i: Instruction) -> None:
    """`mov`: also of vectors, addresses and special registers."""
    target, source = i.operands
    type_ = w.type_of(i)
    if isinstance(target, Group) and isinstance(source, Group):
        values = [w.read(one, type_) for one in source.items]
        for one, value in zip(target.items, values, strict=True):
            w.write(one, value, type_)
    elif isinstance(target, Group):
        _unpack(w, target, w.read(source, f"i{width(type_)}"), width(type_))
    elif (space := _space(w, target)) is not None:
        w.write(target, w.pointer(source, space), pointer(space))
    else:
        kept = kept_type(w, i, i.operands)
        w.write(target, w.read(source, kept), kept)


def _unpack(w: Lift, target: Group, value: str, bits: int) -> None:
    """A value's parts into registers, the lowest first."""
    each = bits // len(target.items)
    for place, item in enumerate(target.items):
        if item == Name("_"):
            continue
        part = w.temp(f"lshr i{bits} {value}, {place * each}") if place else value
        w.write(item, w.temp(f"trunc i{bits} {part} to i{each}"), f"i{each}")


def _space(w: Lift, operand: Operand) -> int | None:
    return w.registers.spaces.get(operand.text) if isinstance(operand, Name) else None


def _is_pointer(w: Lift, operand: Operand) -> bool:
    return isinstance(operand, Name) and (
        operand.text in w.registers.spaces or operand.text in w.symbols
    )


def pointer_sum(w: Lift, i: Instruction) -> None:
    """`add` and `sub` whose result is a pointer: address arithmetic."""
    target, first, second = i.operands
    space = _space(w, target) or 0
    kind, type_ = pointer(space), w.type_of(i)
    swapped = i.op == "add" and _is_pointer(w, second) and not _is_pointer(w, first)
    base, offset = (second, first) if swapped else (first, second)
    scale = w.scaled(offset) if i.op == "add" and type_ == "i64" else None
    if scale:
        size, index_type, place = scale
        index = w.temp(f"load {index_type}, ptr {place}")
        source = w.pointer(base, space)
        value = w.temp(f"getelementptr [{size} x i8], {kind} {source}, {index_type} {index}")
    else:
        by = w.read(offset, type_)
        if i.op == "sub":
            by = w.temp(f"sub {type_} 0, {by}")
        value = w.temp(f"getelementptr i8, {kind} {w.pointer(base, space)}, {type_} {by}")
    w.write(target, value, kind)


def pointer_product(w: Lift, i: Instruction) -> None:
    """`mad` whose result is a pointer."""
    space = _space(w, i.operands[0]) or 0
    kind, type_ = pointer(space), w.type_of(i)
    if i.has("wide"):
        type_, by = integers.wide_product(w, i)
    else:
        a, b = (w.read(operand, type_) for operand in i.operands[1:3])
        by = w.temp(f"mul {type_} {a}, {b}")
    base = w.pointer(i.operands[3], space)
    w.write(i.operands[0], w.temp(f"getelementptr i8, {kind} {base}, {type_} {by}"), kind)


def pointer_resize(w: Lift, i: Instruction) -> None:
    """`cvt` between 32 and 64 bits of an address in shared, constant or local memory."""
    space = _space(w, i.operands[0]) or 0
    w.write(i.operands[0], w.pointer(i.operands[1], space), pointer(space))


POINTERS: Mapping[str, Rule] = {
    "add": pointer_sum,
    "sub": pointer_sum,
    "mad": pointer_product,
    "cvt": pointer_resize,
}
"""By opcode, where the result is a pointer; the others know both kinds of result."""


def makes_pointer(w: Lift, i: Instruction) -> bool:
    """Whether the result is a pointer, and the opcode one of POINTERS."""
    return i.op in POINTERS and _space(w, i.operands[0]) is not None


RULES: Mapping[str, Rule] = {"mov": move}
"""By opcode."""
