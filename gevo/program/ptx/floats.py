"""Rules for floating-point arithmetic. Source: PTX ISA 8.8, 9.7.3 to 9.7.5.

An addition or multiplication without a rounding may be contracted with another (`contract`); one
with `.rn` may not. Where all of a function's arithmetic has `.ftz` its attributes say so and
the instructions are LLVM's own; else `.ftz` is an NVVM intrinsic, or operands and results pass
through one that flushes.

Rules for comparisons and selections. Source: PTX ISA 8.8, 9.7.6 and 9.7.7.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gevo.program.ptx.lifting import Lift, Rule, one
from gevo.program.ptx.syntax import (
    Both,
    Instruction,
    Name,
    Operand,
    flags_of,
    is_float,
    lanes,
    nvvm_letter,
    suffix,
    width,
)

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
        a, b = operand(w, i, a), operand(w, i, b)
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
        flag = w.temp(f"fcmp oge float {operand(w, i, c)}, 0.0")
    else:
        flag = w.temp(f"icmp sge i32 {c}, 0")
    value = w.temp(f"select i1 {flag}, {type_} {a}, {type_} {b}")
    w.write(i.operands[0], value, type_)


ROUNDINGS = frozenset("rn rz rm rp rna".split())
_OPCODES = {"add": "fadd", "sub": "fsub", "mul": "fmul", "div": "fdiv"}
_MINUS_ZERO = {"float": "-0.0", "half": "0xH8000", "<2 x half>": "splat (half 0xH8000)"}


def flushes(w: Lift, i: Instruction) -> bool:
    """Whether `.ftz` must be written out."""
    return i.has("ftz") and not w.flushing


def flush(w: Lift, type_: str, value: str) -> str:
    """The value, subnormals as zeros of the same sign; other types as they are."""
    if type_ not in _MINUS_ZERO:
        return value
    nothing = (type_, _MINUS_ZERO[type_])
    if type_ == "float":
        return w.value(type_, "llvm.nvvm.add.rn.ftz.f", (type_, value), nothing)
    name = f"llvm.nvvm.fma.rn.ftz.{nvvm_letter(type_)}"
    return w.value(type_, name, (type_, value), (type_, one(type_)), nothing)


def operand(w: Lift, i: Instruction, value: str) -> str:
    """An operand of an instruction's last type, flushed if that says so."""
    return flush(w, w.type_of(i), value) if flushes(w, i) else value


def finished(w: Lift, i: Instruction, type_: str, value: str) -> str:
    """A result with what `.relu` and `.sat` do to it."""
    if i.has("relu"):
        positive = w.temp(f"fcmp ogt {type_} {value}, zeroinitializer")
        nan = w.temp(f"fcmp uno {type_} {value}, {value}")
        kind = flags_of(type_)
        keep = w.temp(f"or {kind} {positive}, {nan}")
        value = w.temp(f"select {kind} {keep}, {type_} {value}, {type_} zeroinitializer")
    return saturated(w, type_, value) if i.has("sat") else value


def saturated(w: Lift, type_: str, value: str) -> str:
    """Clamped to [0, 1]; NaN becomes 0."""
    if type_ not in ("float", "double"):
        kind = flags_of(type_)
        positive = w.temp(f"fcmp ogt {type_} {value}, zeroinitializer")
        value = w.temp(f"select {kind} {positive}, {type_} {value}, {type_} zeroinitializer")
        small = w.temp(f"fcmp olt {type_} {value}, {one(type_)}")
        return w.temp(f"select {kind} {small}, {type_} {value}, {type_} {one(type_)}")
    name = suffix(type_)
    low = w.value(type_, f"llvm.maxnum.{name}", (type_, value), (type_, "zeroinitializer"))
    return w.value(type_, f"llvm.minnum.{name}", (type_, low), (type_, one(type_)))


def rounding(i: Instruction) -> str:
    """`rn`, `rz`, `rm`, `rp`, or empty."""
    return i.one_of(ROUNDINGS)


def _values(w: Lift, i: Instruction, type_: str) -> list[str]:
    return [w.read(one_, type_) for one_ in i.operands[1:]]


def binary(w: Lift, i: Instruction) -> None:
    """`add`, `sub`, `mul`, `div` of floats."""
    type_ = w.type_of(i)
    if not is_float(type_) or i.op not in _OPCODES:
        raise i.refused()
    if i.op == "div" and i.has("approx", "full"):
        approximate_division(w, i)
        return
    a, b = _values(w, i, type_)
    direction = rounding(i)
    if direction in ("rz", "rm", "rp"):
        value = _directed(w, i, type_, a, b)
    elif flushes(w, i):
        value = _flushed(w, i, type_, a, b)
    else:
        loose = "contract " if not direction and i.op != "div" else ""
        value = w.temp(f"{_OPCODES[i.op]} {loose}{type_} {a}, {b}")
    w.write(i.operands[0], finished(w, i, type_, value), type_)


def _directed(w: Lift, i: Instruction, type_: str, a: str, b: str) -> str:
    """Rounded in a direction: an NVVM intrinsic."""
    name = i.op
    if name == "sub":
        name, b = "add", w.temp(f"fneg {type_} {b}")
    ftz = ".ftz" if i.has("ftz") else ""
    callee = f"llvm.nvvm.{name}.{rounding(i)}{ftz}.{nvvm_letter(type_)}"
    return w.value(type_, callee, (type_, a), (type_, b))


def _flushed(w: Lift, i: Instruction, type_: str, a: str, b: str) -> str:
    if type_ == "float":
        name = i.op
        if name == "sub":
            name, b = "add", w.temp(f"fneg float {b}")
        return w.value(type_, f"llvm.nvvm.{name}.rn.ftz.f", (type_, a), (type_, b))
    a, b = flush(w, type_, a), flush(w, type_, b)
    return flush(w, type_, w.temp(f"{_OPCODES[i.op]} {type_} {a}, {b}"))


def approximate_division(w: Lift, i: Instruction) -> None:
    """`div.approx` and `div.full`."""
    a, b = (("float", value) for value in _values(w, i, "float"))
    ftz = ".ftz" if i.has("ftz") else ""
    name = f"div.full{ftz}" if i.has("full") else f"div.approx{ftz}.f"
    w.write(i.operands[0], w.value("float", f"llvm.nvvm.{name}", a, b), "float")


def fused(w: Lift, i: Instruction) -> None:
    """`fma`, and `mad` of floats."""
    type_ = w.type_of(i)
    if not is_float(type_):
        raise i.refused()
    values = [(type_, value) for value in _values(w, i, type_)]
    direction = rounding(i) or "rn"
    if direction != "rn" or flushes(w, i):
        ftz = ".ftz" if i.has("ftz") else ""
        name = f"llvm.nvvm.fma.{direction}{ftz}.{nvvm_letter(type_)}"
    else:
        name = f"llvm.fma.{suffix(type_)}"
    w.write(i.operands[0], finished(w, i, type_, w.value(type_, name, *values)), type_)


def smallest(w: Lift, i: Instruction) -> None:
    """`min` and `max` of floats: -0 is less than +0, NaN is no number, or with `.NaN` wins."""
    type_ = w.type_of(i)
    if not is_float(type_):
        raise i.refused()
    values = [operand(w, i, value) for value in _values(w, i, type_)]
    bits = f"i{width(type_)}"
    sign = ""
    if i.has("xorsign"):
        raw = [w.cast(value, type_, bits) for value in values[:2]]
        sign = w.cast(w.temp(f"xor {bits} {raw[0]}, {raw[1]}"), bits, type_)
    if i.has("abs"):
        values = [w.value(type_, f"llvm.fabs.{suffix(type_)}", (type_, v)) for v in values]
    name = f"llvm.{i.op}imum{'' if i.has('NaN') else 'num'}.{suffix(type_)}"
    value = values[0]
    for other in values[1:]:
        value = w.value(type_, name, (type_, value), (type_, other))
    if sign:
        name = f"llvm.copysign.{suffix(type_)}"
        value = w.value(type_, name, (type_, value), (type_, sign))
    w.write(i.operands[0], value, type_)


def root_or_reciprocal(w: Lift, i: Instruction) -> None:
    """`sqrt` and `rcp`."""
    type_ = w.type_of(i)
    if not i.has("approx") and rounding(i) == "rn" and not flushes(w, i):
        value = w.read(i.operands[1], type_)
        if i.op == "sqrt":
            value = w.value(type_, f"llvm.sqrt.{suffix(type_)}", (type_, value))
        else:
            value = w.temp(f"fdiv {type_} {one(type_)}, {value}")
        w.write(i.operands[0], value, type_)
    else:
        function(w, i)


_FUNCTIONS = frozenset("sqrt rcp rsqrt ex2 lg2 sin cos tanh".split())


def function(w: Lift, i: Instruction) -> None:
    """Approximate functions, and roots and reciprocals that are rounded."""
    type_ = w.type_of(i)
    if not is_float(type_) or i.op not in _FUNCTIONS:
        raise i.refused()
    how = "approx" if i.has("approx") else rounding(i)
    if not how:
        raise i.refused("needs .approx or a rounding")
    ftz = ".ftz" if i.has("ftz") else ""
    letter = suffix(type_) if i.op in ("ex2", "tanh") else nvvm_letter(type_)
    value = w.read(i.operands[1], type_)
    if i.op == "tanh" and type_ != "float":
        w.write(i.operands[0], _stated(w, i, type_, value), type_)
        return
    if (i.op, how, ftz, type_) == ("rcp", "approx", "", "float"):
        w.write(i.operands[0], w.temp(f"fdiv afn float 1.0, {value}"), type_)
        return
    name = f"llvm.nvvm.{i.op}.{how}{ftz}.{letter}"
    w.write(i.operands[0], w.value(type_, name, (type_, value)), type_)


def _stated(w: Lift, i: Instruction, type_: str, value: str) -> str:
    """The instruction itself, as inline assembly: LLVM has no other name for it."""
    kind = f"i{width(type_)}"
    letter = "h" if kind == "i16" else "r"
    raw = w.cast(value, type_, kind)
    text = f'"{".".join(i.parts)} $0, $1;", "={letter},{letter}"'
    return w.cast(w.temp(f"call {kind} asm {text}({kind} {raw})"), kind, type_)


def copy_sign(w: Lift, i: Instruction) -> None:
    """`copysign d, a, b`: the size of b with the sign of a."""
    type_ = w.type_of(i)
    a, b = _values(w, i, type_)
    name = f"llvm.copysign.{suffix(type_)}"
    w.write(i.operands[0], w.value(type_, name, (type_, b), (type_, a)), type_)


_CLASSES = {
    "finite": 0x1F8, "infinite": 0x204, "number": 0x3FC, "notanumber": 0x003, "normal": 0x108,
    "subnormal": 0x090,
}  # fmt: skip


def test_class(w: Lift, i: Instruction) -> None:
    """`testp`."""
    type_ = w.type_of(i)
    value = w.read(i.operands[1], type_)
    name = f"llvm.is.fpclass.{suffix(type_)}"
    mask = _CLASSES[i.parts[1]]
    flag = w.value("i1", name, (type_, value), ("i32", str(mask)))
    w.write(i.operands[0], flag, "i1")


RULES: Mapping[str, Rule] = {
    "fma": fused,
    "sqrt": root_or_reciprocal,
    "rcp": root_or_reciprocal,
    **dict.fromkeys(("rsqrt", "ex2", "lg2", "sin", "cos", "tanh"), function),
    "copysign": copy_sign,
    "testp": test_class,
    "setp": set_predicate,
    "set": set_value,
    "selp": select,
    "slct": select_by_sign,
}
"""By opcode; what integers have too is in integers.py."""
