"""Rules for integer arithmetic. Source: PTX ISA 8.8, 9.7.1 and 9.7.2."""

from __future__ import annotations

from collections.abc import Mapping

from gevo.program.ptx import floats
from gevo.program.ptx.lifting import CARRY, Lift, Rule
from gevo.program.ptx.syntax import Instruction, Operand
from gevo.program.ptx.types import is_integer, signed, suffix, width

_LETTERS = {16: "s", 32: "i", 64: "ll"}


def unsigned(i: Instruction) -> bool:
    """Whether an instruction's last type is unsigned."""
    return i.type[0] != "s"


def _operands(w: Lift, i: Instruction, type_: str) -> list[str]:
    return [w.read(operand, type_) for operand in i.operands[1:]]


def binary(opcode: str, unsigned_opcode: str = "") -> Rule:
    """An LLVM instruction of integers; of floats what floats.py has."""

    def lift(w: Lift, i: Instruction) -> None:
        type_ = w.type_of(i)
        if not is_integer(type_) and not type_.startswith("<2 x i"):
            floats.binary(w, i)
        elif i.has("cc") or i.op in ("addc", "subc"):
            with_carry(w, i)
        elif i.has("sat"):
            values = [(type_, value) for value in _operands(w, i, type_)]
            name = f"llvm.{'u' if unsigned(i) else 's'}{i.op}.sat.{suffix(type_)}"
            w.write(i.operands[0], w.value(type_, name, *values), type_, True)
        else:
            a, b = _operands(w, i, type_)
            name = unsigned_opcode if unsigned_opcode and unsigned(i) else opcode
            w.write(i.operands[0], w.temp(f"{name} {type_} {a}, {b}"), type_, not unsigned(i))

    return lift


def _extended(w: Lift, i: Instruction, operand: Operand, type_: str) -> str:
    """An operand of `.wide`, in twice its width."""
    bits = width(type_)
    value = w.read(operand, type_)
    if value.lstrip("-").isdigit():
        number = signed(int(value), bits)
        return str(number & ((1 << bits) - 1) if unsigned(i) else number)
    return w.temp(f"{'zext' if unsigned(i) else 'sext'} {type_} {value} to i{2 * bits}")


def wide_product(w: Lift, i: Instruction) -> tuple[str, str]:
    """Type and value of the product of the first two sources, in twice their width."""
    type_ = w.type_of(i)
    wide = f"i{2 * width(type_)}"
    a, b = (_extended(w, i, operand, type_) for operand in i.operands[1:3])
    return wide, w.temp(f"mul {'nuw' if unsigned(i) else 'nsw'} {wide} {a}, {b}")


def high_product(w: Lift, i: Instruction) -> str:
    """The upper half of the product of the first two sources."""
    type_ = w.type_of(i)
    letter = ("u" if unsigned(i) else "") + _LETTERS[width(type_)]
    values = [(type_, w.read(operand, type_)) for operand in i.operands[1:3]]
    return w.value(type_, f"llvm.nvvm.mulhi.{letter}", *values)


def _product(w: Lift, i: Instruction) -> tuple[str, str]:
    """Type and value of what `mul` and `mad` compute first."""
    type_ = w.type_of(i)
    if i.has("wide"):
        return wide_product(w, i)
    if i.has("hi"):
        return type_, high_product(w, i)
    a, b = (w.read(operand, type_) for operand in i.operands[1:3])
    return type_, w.temp(f"mul {type_} {a}, {b}")


def multiply(w: Lift, i: Instruction) -> None:
    """`mul`."""
    if not is_integer(w.type_of(i)):
        floats.binary(w, i)
        return
    type_, value = _product(w, i)
    w.write(i.operands[0], value, type_, not unsigned(i))
    if i.has("wide") and (scale := w.scaled(i.operands[0])):
        index = _extended(w, i, i.operands[1], w.type_of(i))
        w.emit(f"store {scale[1]} {index}, ptr {scale[2]}")


def multiply_add(w: Lift, i: Instruction) -> None:
    """`mad`."""
    if not is_integer(w.type_of(i)):
        floats.fused(w, i)
    elif i.has("cc") or i.op == "madc":
        with_carry(w, i)
    else:
        type_, value = _product(w, i)
        addend = w.read(i.operands[3], type_)
        if i.has("sat"):
            total = w.value(type_, f"llvm.sadd.sat.{type_}", (type_, value), (type_, addend))
        else:
            total = w.temp(f"add {type_} {value}, {addend}")
        w.write(i.operands[0], total, type_, not unsigned(i))


def _product_24(w: Lift, i: Instruction) -> str:
    """The product of the low 24 bits: its low 32 bits, or with `.hi` those above the low 16."""
    opcode = "lshr" if unsigned(i) else "ashr"
    wide: list[str] = []
    for operand in i.operands[1:3]:
        up = w.temp(f"shl i32 {w.read(operand, 'i32')}, 8")
        low = w.temp(f"{opcode} i32 {up}, 8")
        wide.append(w.cast(low, "i32", "i64", not unsigned(i)))
    product = w.temp(f"mul i64 {wide[0]}, {wide[1]}")
    if i.has("hi"):
        product = w.temp(f"lshr i64 {product}, 16")
    return w.temp(f"trunc i64 {product} to i32")


def multiply_24(w: Lift, i: Instruction) -> None:
    """`mul24` and `mad24`."""
    value = _product_24(w, i)
    if i.op == "mad24":
        addend = w.read(i.operands[3], "i32")
        if i.has("sat"):
            value = w.value("i32", "llvm.sadd.sat.i32", ("i32", value), ("i32", addend))
        else:
            value = w.temp(f"add i32 {value}, {addend}")
    w.write(i.operands[0], value, "i32")


def with_carry(w: Lift, i: Instruction) -> None:
    """`add`, `sub`, `mad` with `.cc`, and `addc`, `subc`, `madc`.

    A subtraction leaves the carry of `a + ~b + 1`, the opposite of a borrow, and takes it so, as
    ptxas has it; that shows only where additions and subtractions share a carry.
    """
    type_ = w.type_of(i)
    bits, wide = width(type_), f"i{2 * width(type_)}"
    carried = f"i{bits + 2}"
    if i.op in ("mad", "madc"):
        _, product = wide_product(w, i)
        part = w.temp(f"lshr {wide} {product}, {bits}") if i.has("hi") else product
        first, second = w.temp(f"trunc {wide} {part} to {type_}"), w.read(i.operands[3], type_)
    else:
        first, second = _operands(w, i, type_)
    a, b = (w.temp(f"zext {type_} {value} to {carried}") for value in (first, second))
    down = i.op in ("sub", "subc")
    opcode = "sub" if down else "add"
    total = w.temp(f"{opcode} {carried} {a}, {b}")
    if i.op in ("addc", "subc", "madc"):
        w.used[CARRY] = "i1"
        before = w.temp(f'load i1, ptr %"{CARRY}.r"')
        before = w.temp(f"xor i1 {before}, true") if down else before
        total = w.temp(f"{opcode} {carried} {total}, {w.temp(f'zext i1 {before} to {carried}')}")
    w.write(i.operands[0], w.temp(f"trunc {carried} {total} to {type_}"), type_)
    if i.has("cc"):
        w.used[CARRY] = "i1"
        over = w.temp(f"lshr {carried} {total}, {bits}")
        over = w.temp(f"trunc {carried} {over} to i1")
        over = w.temp(f"xor i1 {over}, true") if down else over
        w.emit(f'store i1 {over}, ptr %"{CARRY}.r"')


def smallest(w: Lift, i: Instruction) -> None:
    """`min` and `max`."""
    type_ = w.type_of(i)
    if not is_integer(type_) and not type_.startswith("<2 x i"):
        floats.smallest(w, i)
        return
    name = f"llvm.{'u' if unsigned(i) else 's'}{i.op}.{suffix(type_)}"
    value = w.read(i.operands[1], type_)
    for operand in i.operands[2:]:
        value = w.value(type_, name, (type_, value), (type_, w.read(operand, type_)))
    if i.has("relu"):
        zero = "zeroinitializer"
        value = w.value(type_, f"llvm.smax.{suffix(type_)}", (type_, value), (type_, zero))
    w.write(i.operands[0], value, type_, not unsigned(i))


def absolute(w: Lift, i: Instruction) -> None:
    """`abs`."""
    type_ = w.type_of(i)
    value = w.read(i.operands[1], type_)
    if is_integer(type_):
        value = w.value(type_, f"llvm.abs.{type_}", (type_, value), ("i1", "false"))
    else:
        value = w.value(type_, f"llvm.fabs.{suffix(type_)}", (type_, floats.operand(w, i, value)))
    w.write(i.operands[0], value, type_, True)


def negate(w: Lift, i: Instruction) -> None:
    """`neg`."""
    type_ = w.type_of(i)
    value = w.read(i.operands[1], type_)
    if is_integer(type_):
        value = w.temp(f"sub {type_} 0, {value}")
    else:
        value = w.temp(f"fneg {type_} {floats.operand(w, i, value)}")
    w.write(i.operands[0], value, type_, True)


def difference(w: Lift, i: Instruction) -> None:
    """`sad`: |a - b| + c."""
    type_ = w.type_of(i)
    letter = ("u" if unsigned(i) else "") + _LETTERS[width(type_)]
    values = [(type_, value) for value in _operands(w, i, type_)]
    w.write(i.operands[0], w.value(type_, f"llvm.nvvm.sad.{letter}", *values), type_)


def dot_product(w: Lift, i: Instruction) -> None:
    """`dp4a` and `dp2a`."""
    a, b, c = ("i32", w.read(i.operands[1], "i32")), ("i32", w.read(i.operands[2], "i32")), (
        "i32", w.read(i.operands[3], "i32"))  # fmt: skip
    signs = f"{i.parts[-2][0]}.{i.parts[-1][0]}"
    if i.op == "dp4a":
        value = w.value("i32", f"llvm.nvvm.idp4a.{signs}", a, b, c)
    else:
        high = ("i1", "true" if i.has("hi") else "false")
        value = w.value("i32", f"llvm.nvvm.idp2a.{signs}", a, b, high, c)
    w.write(i.operands[0], value, "i32")


RULES: Mapping[str, Rule] = {
    "add": binary("add"), "sub": binary("sub"), "addc": binary("add"), "subc": binary("sub"),
    "div": binary("sdiv", "udiv"), "rem": binary("srem", "urem"), "mul": multiply,
    "mad": multiply_add, "madc": multiply_add, "mul24": multiply_24, "mad24": multiply_24,
    "min": smallest, "max": smallest, "abs": absolute, "neg": negate, "sad": difference,
    "dp4a": dot_product, "dp2a": dot_product,
}  # fmt: skip
"""By opcode."""
