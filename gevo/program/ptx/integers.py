"""Rules for integer arithmetic. Source: PTX ISA 8.8, 9.7.1 and 9.7.2.

Rules for logic, shifts and bit fields. Source: PTX ISA 8.8, 9.7.1.10 and 9.7.8.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gevo.program.ptx import floats
from gevo.program.ptx.lifting import CARRY, Lift, Rule
from gevo.program.ptx.syntax import (
    Both,
    Instruction,
    Number,
    Operand,
    is_integer,
    signed,
    suffix,
    width,
)


def logic(opcode: str) -> Rule:
    """`and`, `or`, `xor`."""

    def lift(w: Lift, i: Instruction) -> None:
        type_ = w.type_of(i)
        a, b = (w.read(operand, type_) for operand in i.operands[1:3])
        w.write(i.operands[0], w.temp(f"{opcode} {type_} {a}, {b}"), type_)

    return lift


def invert(w: Lift, i: Instruction) -> None:
    """`not`."""
    type_ = w.type_of(i)
    ones = "true" if type_ == "i1" else "-1"
    value = w.read(i.operands[1], type_)
    w.write(i.operands[0], w.temp(f"xor {type_} {value}, {ones}"), type_)


def logical_not(w: Lift, i: Instruction) -> None:
    """`cnot`: 1 for 0, else 0."""
    type_ = w.type_of(i)
    flag = w.temp(f"icmp eq {type_} {w.read(i.operands[1], type_)}, 0")
    w.write(i.operands[0], w.temp(f"zext i1 {flag} to {type_}"), type_)


_LOGIC = frozenset(("and", "or", "xor"))


def logic_3(w: Lift, i: Instruction) -> None:
    """`lop3`: any function of three bits, as a sum of products; maybe also whether one is left."""
    table = i.operands[4]
    combined = i.one_of(_LOGIC)
    if not isinstance(table, Number) or isinstance(i.operands[0], Both) != bool(combined):
        raise i.refused()
    values = [w.read(operand, "i32") for operand in i.operands[1:4]]
    inverted = [w.temp(f"xor i32 {value}, -1") for value in values]
    total = "0"
    for row in range(8):
        if table.value >> row & 1:
            a, b, c = ((values, inverted)[not row >> (2 - n) & 1][n] for n in range(3))
            both = w.temp(f"and i32 {a}, {b}")
            total = w.temp(f"or i32 {total}, {w.temp(f'and i32 {both}, {c}')}")
    target = i.operands[0]
    if isinstance(target, Both):
        flag = w.temp(f"icmp ne i32 {total}, 0")
        flag = w.temp(f"{combined} i1 {flag}, {w.read(i.operands[5], 'i1')}")
        w.write(target.first, total, "i32")
        w.write(target.second, flag, "i1")
    else:
        w.write(target, total, "i32")


def shift(w: Lift, i: Instruction) -> None:
    """`shl` and `shr`: more than all bits shifts all out."""
    type_ = w.type_of(i)
    arithmetic = i.op == "shr" and i.type[0] == "s"
    opcode = "shl" if i.op == "shl" else "ashr" if arithmetic else "lshr"
    value = w.read(i.operands[1], type_)
    amount = i.operands[2]
    if isinstance(amount, Number):
        by = amount.value & 0xFFFFFFFF
        result = shifted(w, opcode, type_, value, by)
    else:
        result = clamped_shift(w, opcode, type_, value, w.read(amount, "i32"))
    w.write(i.operands[0], result, type_, arithmetic)
    if scale := w.scaled(i.operands[0]):
        w.emit(f"store {scale[1]} {value}, ptr {scale[2]}")


def shifted(w: Lift, opcode: str, type_: str, value: str, by: int) -> str:
    """Shifted by a constant."""
    bits = width(type_)
    if by < bits or opcode == "ashr":
        return w.temp(f"{opcode} {type_} {value}, {min(by, bits - 1)}")
    return "0"


def clamped_shift(w: Lift, opcode: str, type_: str, value: str, amount: str) -> str:
    """Shifted by an i32, which LLVM must not see beyond the width."""
    bits = width(type_)
    least = w.value("i32", "llvm.umin.i32", ("i32", amount), ("i32", str(bits - 1)))
    result = w.temp(f"{opcode} {type_} {value}, {w.cast(least, 'i32', type_)}")
    if opcode == "ashr":
        return result
    inside = w.temp(f"icmp ult i32 {amount}, {bits}")
    return w.temp(f"select i1 {inside}, {type_} {result}, {type_} 0")


def funnel_shift(w: Lift, i: Instruction) -> None:
    """`shf`: of 64 bits, of which the upper (`l`) or lower half (`r`) remains."""
    low, high, amount = (w.read(operand, "i32") for operand in i.operands[1:4])
    left = i.has("l")
    if i.has("wrap"):
        name = f"llvm.fsh{'l' if left else 'r'}.i32"
        value = w.value("i32", name, ("i32", high), ("i32", low), ("i32", amount))
    else:
        by = w.value("i32", "llvm.umin.i32", ("i32", amount), ("i32", "32"))
        by = w.temp(f"zext i32 {by} to i64")
        up = w.temp(f"shl i64 {w.temp(f'zext i32 {high} to i64')}, 32")
        pair = w.temp(f"or disjoint i64 {up}, {w.temp(f'zext i32 {low} to i64')}")
        moved = w.temp(f"{'shl' if left else 'lshr'} i64 {pair}, {by}")
        if left:
            moved = w.temp(f"lshr i64 {moved}, 32")
        value = w.temp(f"trunc i64 {moved} to i32")
    w.write(i.operands[0], value, "i32")


def count_bits(w: Lift, i: Instruction) -> None:
    """`popc` and `clz`; the result is 32 bits wide."""
    type_ = w.type_of(i)
    value = (type_, w.read(i.operands[1], type_))
    more = () if i.op == "popc" else (("i1", "false"),)
    name = f"llvm.{'ctpop' if i.op == 'popc' else 'ctlz'}.{type_}"
    w.write(i.operands[0], w.cast(w.value(type_, name, value, *more), type_, "i32"), "i32")


def reverse_bits(w: Lift, i: Instruction) -> None:
    """`brev`."""
    type_ = w.type_of(i)
    value = w.read(i.operands[1], type_)
    w.write(i.operands[0], w.value(type_, f"llvm.bitreverse.{type_}", (type_, value)), type_)


def find_bit(w: Lift, i: Instruction) -> None:
    """`bfind`: place of the highest bit that is not the sign; -1 for none."""
    type_ = w.type_of(i)
    bits = width(type_)
    value = w.read(i.operands[1], type_)
    if i.type[0] == "s":
        sign = w.temp(f"ashr {type_} {value}, {bits - 1}")
        value = w.temp(f"xor {type_} {value}, {sign}")
    zeros = w.value(type_, f"llvm.ctlz.{type_}", (type_, value), ("i1", "false"))
    zeros = w.cast(zeros, type_, "i32")
    place = zeros if i.has("shiftamt") else w.temp(f"sub i32 {bits - 1}, {zeros}")
    none = w.temp(f"icmp eq i32 {zeros}, {bits}")
    w.write(i.operands[0], w.temp(f"select i1 {none}, i32 -1, i32 {place}"), "i32")


def _byte(w: Lift, operand: Operand) -> str:
    """A position or length: the low eight bits."""
    if isinstance(operand, Number):
        return str(operand.value & 255)
    return w.temp(f"and i32 {w.read(operand, 'i32')}, 255")


def _mask(w: Lift, type_: str, length: str) -> str:
    """The lowest `length` bits; all if that is more than there are."""
    bits = width(type_)
    if length.isdecimal():
        return str(signed((1 << min(int(length), bits)) - 1, bits))
    top = clamped_shift(w, "shl", type_, "-1", length)
    return w.temp(f"xor {type_} {top}, -1")


def extract_field(w: Lift, i: Instruction) -> None:
    """`bfe`."""
    type_ = w.type_of(i)
    bits = width(type_)
    value = w.read(i.operands[1], type_)
    start, length = _byte(w, i.operands[2]), _byte(w, i.operands[3])
    if i.type[0] == "u":
        moved = clamped_shift(w, "lshr", type_, value, start)
        w.write(i.operands[0], w.temp(f"and {type_} {moved}, {_mask(w, type_, length)}"), type_)
        return
    end = w.temp(f"add i32 {start}, {length}")
    end = w.value("i32", "llvm.umin.i32", ("i32", end), ("i32", str(bits)))
    up = clamped_shift(w, "shl", type_, value, w.temp(f"sub i32 {bits}, {end}"))
    # A field that reaches beyond the top is filled with the sign, however long it is.
    kept = w.value("i32", "llvm.usub.sat.i32", ("i32", end), ("i32", start))
    down = clamped_shift(w, "ashr", type_, up, w.temp(f"sub i32 {bits}, {kept}"))
    empty = w.temp(f"icmp eq i32 {length}, 0")
    w.write(i.operands[0], w.temp(f"select i1 {empty}, {type_} 0, {type_} {down}"), type_, True)


def insert_field(w: Lift, i: Instruction) -> None:
    """`bfi`."""
    type_ = w.type_of(i)
    source, into = (w.read(operand, type_) for operand in i.operands[1:3])
    start, length = _byte(w, i.operands[3]), _byte(w, i.operands[4])
    mask = clamped_shift(w, "shl", type_, _mask(w, type_, length), start)
    moved = clamped_shift(w, "shl", type_, source, start)
    new = w.temp(f"and {type_} {moved}, {mask}")
    old = w.temp(f"and {type_} {into}, {w.temp(f'xor {type_} {mask}, -1')}")
    w.write(i.operands[0], w.temp(f"or {type_} {new}, {old}"), type_)


def find_nth(w: Lift, i: Instruction) -> None:
    """`fns`: place of the n-th bit from a place on, upwards or downwards; -1 for none."""
    mask, base, offset = (w.read(operand, "i32") for operand in i.operands[1:4])
    here = clamped_shift(w, "shl", "i32", "1", base)
    above = clamped_shift(w, "shl", "i32", "-1", base)
    below = w.temp(f"or i32 {w.temp(f'xor i32 {above}, -1')}, {here}")
    down, same = w.temp(f"icmp slt i32 {offset}, 0"), w.temp(f"icmp eq i32 {offset}, 0")
    turned = w.temp(f"and i32 {mask}, {below}")
    turned = w.value("i32", "llvm.bitreverse.i32", ("i32", turned))
    rest = w.temp(f"select i1 {same}, i32 {here}, i32 {above}")
    rest = w.temp(f"and i32 {mask}, {rest}")
    rest = w.temp(f"select i1 {down}, i32 {turned}, i32 {rest}")
    left = w.value("i32", "llvm.abs.i32", ("i32", offset), ("i1", "false"))
    left = w.temp(f"select i1 {same}, i32 1, i32 {left}")
    place = "0"
    for half in (16, 8, 4, 2, 1):  # go to the upper half where the lower has too few
        low = w.temp(f"and i32 {rest}, {(1 << half) - 1}")
        count = w.value("i32", "llvm.ctpop.i32", ("i32", low))
        on = w.temp(f"icmp ugt i32 {left}, {count}")
        left = w.temp(f"select i1 {on}, i32 {w.temp(f'sub i32 {left}, {count}')}, i32 {left}")
        rest = w.temp(f"select i1 {on}, i32 {w.temp(f'lshr i32 {rest}, {half}')}, i32 {rest}")
        place = w.temp(f"select i1 {on}, i32 {w.temp(f'add i32 {place}, {half}')}, i32 {place}")
    place = w.temp(f"select i1 {down}, i32 {w.temp(f'sub i32 31, {place}')}, i32 {place}")
    found = w.temp(f"trunc i32 {rest} to i1")
    found = w.temp(f"and i1 {found}, {w.temp(f'icmp eq i32 {left}, 1')}")
    w.write(i.operands[0], w.temp(f"select i1 {found}, i32 {place}, i32 -1"), "i32")


def make_mask(w: Lift, i: Instruction) -> None:
    """`bmsk`: bits from a place on, as many as said."""
    start, length = (w.read(operand, "i32") for operand in i.operands[1:3])
    if i.has("wrap"):
        start, length = (w.temp(f"and i32 {value}, 31") for value in (start, length))
    value = clamped_shift(w, "shl", "i32", _mask(w, "i32", length), start)
    w.write(i.operands[0], value, "i32")


def extend_field(w: Lift, i: Instruction) -> None:
    """`szext`: the low bits, extended."""
    value, length = (w.read(operand, "i32") for operand in i.operands[1:3])
    if i.has("wrap"):
        length = w.temp(f"and i32 {length}, 31")
    length = w.value("i32", "llvm.umin.i32", ("i32", length), ("i32", "32"))
    rest = w.temp(f"sub i32 32, {length}")
    up = clamped_shift(w, "shl", "i32", value, rest)
    opcode = "ashr" if i.type[0] == "s" else "lshr"
    w.write(i.operands[0], clamped_shift(w, opcode, "i32", up, rest), "i32")


_SELECTORS: Mapping[str, Sequence[int]] = {
    "f4e": (0x3210, 0x4321, 0x5432, 0x6543),
    "b4e": (0x5670, 0x6701, 0x7012, 0x0123),
    "rc8": (0x0000, 0x1111, 0x2222, 0x3333),
    "ecl": (0x3210, 0x3211, 0x3222, 0x3333),
    "ecr": (0x0000, 0x1110, 0x2210, 0x3210),
    "rc16": (0x1010, 0x3232, 0x1010, 0x3232),
}
"""Selectors by mode and the two low bits of the control operand."""


def permute(w: Lift, i: Instruction) -> None:
    """`prmt`."""
    a, b, control = (w.read(operand, "i32") for operand in i.operands[1:4])
    if len(i.parts) == 3:
        table = sum(one << 16 * n for n, one in enumerate(_SELECTORS[i.parts[2]]))
        by = w.temp(f"shl i32 {w.temp(f'and i32 {control}, 3')}, 4")
        by = w.temp(f"zext i32 {by} to i64")
        control = w.temp(f"lshr i64 {signed(table, 64)}, {by}")
        control = w.temp(f"trunc i64 {control} to i32")
        control = w.temp(f"and i32 {control}, 65535")
    values = (("i32", value) for value in (a, b, control))
    w.write(i.operands[0], w.value("i32", "llvm.nvvm.prmt", *values), "i32")


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
    if value.lstrip("-").isdecimal():
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
    **{opcode: logic(opcode) for opcode in ("and", "or", "xor")},
    "not": invert, "cnot": logical_not, "lop3": logic_3, "shl": shift, "shr": shift,
    "shf": funnel_shift, "popc": count_bits, "clz": count_bits, "brev": reverse_bits,
    "bfind": find_bit, "fns": find_nth, "bfe": extract_field, "bfi": insert_field,
    "bmsk": make_mask, "szext": extend_field, "prmt": permute,
}  # fmt: skip
"""By opcode."""
