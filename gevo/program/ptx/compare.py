"""Rules for comparisons and selections. Source: PTX ISA 8.8, 9.7.6 and 9.7.7."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gevo.program.ptx import floats
from gevo.program.ptx.lifting import Lift, Rule, one
from gevo.program.ptx.syntax import Both, Instruction, Name, Operand
from gevo.program.ptx.types import flags_of, is_float, lanes, width

_INTEGER = {"lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}
_FLOAT = {
    **{name: f"o{name}" for name in ("eq", "ne", "lt", "le", "gt", "ge")},
    **{f"{name}u": f"u{name}" for name in ("eq", "ne", "lt", "le", "gt", "ge")},
    "num": "ord", "nan": "uno",
}  # fmt: skip
_WORDS = frozenset((*_INTEGER, *_FLOAT))
_LOGIC = frozenset(("and", "or", "xor"))


def _compared(w: Lift, i: Instruction) -> str:
    """The comparison alone, an i1 or two of them."""
    type_, word = w.type_of(i), i.one_of(_WORDS)
    a, b = (w.read(operand, type_) for operand in i.operands[1:3])
    if is_float(type_):
        a, b = floats.operand(w, i, a), floats.operand(w, i, b)
        return w.temp(f"fcmp {_FLOAT[word]} {type_} {a}, {b}")
    name = _INTEGER.get(word, word)
    signed = i.type[0] == "s" and word not in _INTEGER
    sign = "" if name in ("eq", "ne") else "s" if signed else "u"
    if name not in ("eq", "ne", "lt", "le", "gt", "ge"):
        raise i.refused()
    return w.temp(f"icmp {sign}{name} {type_} {a}, {b}")


def _combined(w: Lift, i: Instruction, flag: str, kind: str = "i1") -> str:
    """Combined with the predicate that comes last, if there is one."""
    operator = i.one_of(_LOGIC)
    if not operator:
        return flag
    other = w.read(i.operands[3], "i1")
    if kind != "i1":
        pair = w.temp(f"insertelement <2 x i1> poison, i1 {other}, i32 0")
        other = w.temp(f"insertelement <2 x i1> {pair}, i1 {other}, i32 1")
    return w.temp(f"{operator} {kind} {flag}, {other}")


def set_predicate(w: Lift, i: Instruction) -> None:
    """`setp`: one predicate, that and one of the opposite, or one for each half."""
    flag, target = _compared(w, i), i.operands[0]
    if lanes(w.type_of(i)) == 2:
        if not isinstance(target, Both):
            raise i.refused()
        for lane, register in enumerate((target.first, target.second)):
            bit = w.temp(f"extractelement <2 x i1> {flag}, i32 {lane}")
            w.write(register, _combined(w, i, bit), "i1")
    elif isinstance(target, Both):
        opposite = w.temp(f"xor i1 {flag}, true")
        values = _combined(w, i, flag), _combined(w, i, opposite)
        w.write(target.first, values[0], "i1")
        w.write(target.second, values[1], "i1")
    else:
        w.write(target, _combined(w, i, flag), "i1")


def set_value(w: Lift, i: Instruction) -> None:
    """`set`: all ones, or 1.0, where the comparison holds."""
    source, target = w.type_of(i), w.type_of(i, -2)
    kind = flags_of(source)
    flag = _combined(w, i, _compared(w, i), kind)
    if is_float(target):
        value = w.temp(f"select {kind} {flag}, {target} {one(target)}, {target} zeroinitializer")
    elif kind == "i1":
        value = w.temp(f"sext i1 {flag} to {target}")
    else:
        wide = w.temp(f"sext <2 x i1> {flag} to <2 x i16>")
        value, target = w.temp(f"bitcast <2 x i16> {wide} to i32"), "i32"
    w.write(i.operands[0], value, target)


def kept_type(w: Lift, i: Instruction, operands: Sequence[Operand]) -> str:
    """The type that untyped bits have: a float where registers of that width hold one."""
    type_ = w.type_of(i)
    if i.type[0] == "f":
        return type_
    for operand in operands:
        held = w.registers.types.get(operand.text, "") if isinstance(operand, Name) else ""
        if is_float(held) and width(held) == width(type_):
            return held
    return type_


def select(w: Lift, i: Instruction) -> None:
    """`selp`."""
    flag = w.read(i.operands[3], "i1")
    target = i.operands[0]
    space = w.registers.spaces.get(target.text) if isinstance(target, Name) else None
    if space is not None:
        type_ = w.registers.types[target.text] if isinstance(target, Name) else ""
        a, b = (w.pointer(operand, space) for operand in i.operands[1:3])
    else:
        type_ = kept_type(w, i, i.operands[:3])
        a, b = (w.read(operand, type_) for operand in i.operands[1:3])
    value = w.temp(f"select i1 {flag}, {type_} {a}, {type_} {b}")
    w.write(target, value, type_, i.type[0] == "s")


def select_by_sign(w: Lift, i: Instruction) -> None:
    """`slct d, a, b, c`: a where c is not negative, else b; for a NaN b."""
    type_, control = w.type_of(i, -2), w.type_of(i)
    a, b = (w.read(operand, type_) for operand in i.operands[1:3])
    c = w.read(i.operands[3], control)
    if is_float(control):
        flag = w.temp(f"fcmp oge float {floats.operand(w, i, c)}, 0.0")
    else:
        flag = w.temp(f"icmp sge i32 {c}, 0")
    value = w.temp(f"select i1 {flag}, {type_} {a}, {type_} {b}")
    w.write(i.operands[0], value, type_)


RULES: Mapping[str, Rule] = {
    "setp": set_predicate,
    "set": set_value,
    "selp": select,
    "slct": select_by_sign,
}
"""By opcode."""
