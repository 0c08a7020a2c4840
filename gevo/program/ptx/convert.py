"""Rules for conversions (`cvt`). Source: PTX ISA 8.8, 9.7.9.21.

Conversions from and to floats of eight bits, in pairs. Source: PTX ISA 8.8, 9.7.9.21. They are
computed: rounding to so few bits is exact in float and integer arithmetic.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gevo.program.ptx import floats
from gevo.program.ptx.lifting import Lift, Rule
from gevo.program.ptx.syntax import (
    GENERIC_OF,
    LLVM_TYPES,
    PARAMETERS,
    SPACES,
    Instruction,
    Name,
    is_float,
    is_integer,
    pointer,
    suffix,
    width,
)


@dataclass(frozen=True, slots=True)
class _Format:
    """An eight-bit float.

    Attributes:
        digits: Bits behind the point.
        bias: Of the exponent.
        largest: Finite number.
        normal: The least number with a full precision, as LLVM writes it.
        magic: A float whose last place is that of the least numbers.
    """

    digits: int
    bias: int
    largest: str
    normal: str
    magic: float


FORMATS: Mapping[str, _Format] = {
    "e4m3x2": _Format(3, 7, "448.0", "0x3F90000000000000", 16384.0),
    "e5m2x2": _Format(2, 15, "57344.0", "0x3F10000000000000", 128.0),
}
"""By PTX type."""
_MAGIC_BITS = {16384.0: 0x46800000, 128.0: 0x43000000}


def convert_small(w: Lift, i: Instruction, types: list[str]) -> None:
    """`cvt` with a pair of eight-bit floats on one side; raises PtxError."""
    target, source = types
    if target == "f16x2":
        _widen(w, i, FORMATS[source])
        return
    if target not in FORMATS or source not in ("f32", "f16x2") or not i.has("satfinite"):
        raise i.refused()
    if source == "f32":
        values = [w.read(operand, "float") for operand in i.operands[2:0:-1]]
    else:
        pair = w.read(i.operands[1], "<2 x half>")
        halves = (w.temp(f"extractelement <2 x half> {pair}, i32 {n}") for n in (0, 1))
        values = [w.temp(f"fpext half {half} to float") for half in halves]
    low, high = (_narrow(w, FORMATS[target], value, i.has("relu")) for value in values)
    both = w.temp(f"or i32 {low}, {w.temp(f'shl i32 {high}, 8')}")
    w.write(i.operands[0], w.temp(f"trunc i32 {both} to i16"), "i16")


def _narrow(w: Lift, form: _Format, value: str, relu: bool) -> str:
    """Bits of the nearest number, as an i32; what is too large becomes the largest."""
    raw = w.temp(f"bitcast float {value} to i32")
    size = w.value("float", "llvm.fabs.f32", ("float", value))
    size = w.value("float", "llvm.minnum.f32", ("float", size), ("float", form.largest))
    bits = w.temp(f"bitcast float {size} to i32")
    shift = 23 - form.digits
    odd = w.temp(f"and i32 {w.temp(f'lshr i32 {bits}, {shift}')}, 1")
    up = w.temp(f"add i32 {w.temp(f'add i32 {bits}, {odd}')}, {(1 << shift - 1) - 1}")
    normal = w.temp(
        f"sub i32 {w.temp(f'lshr i32 {up}, {shift}')}, {127 - form.bias << form.digits}"
    )
    moved = w.temp(f"bitcast float {w.temp(f'fadd float {size}, {form.magic}')} to i32")
    tiny = w.temp(f"sub i32 {moved}, {_MAGIC_BITS[form.magic]}")
    small = w.temp(f"fcmp olt float {size}, {form.normal}")
    code = w.temp(f"select i1 {small}, i32 {tiny}, i32 {normal}")
    sign = w.temp(f"and i32 {w.temp(f'lshr i32 {raw}, 24')}, 128")
    if relu:
        negative = w.temp(f"icmp ne i32 {sign}, 0")
        code, sign = w.temp(f"select i1 {negative}, i32 0, i32 {code}"), "0"
    nan = w.temp(f"fcmp uno float {value}, {value}")
    return w.temp(f"select i1 {nan}, i32 127, i32 {w.temp(f'or i32 {code}, {sign}')}")


def _widen(w: Lift, i: Instruction, form: _Format) -> None:
    """Eight bits are part of a half's: the exponent is put right by a multiplication."""
    pair, result = w.read(i.operands[1], "i16"), "poison"
    for lane in (0, 1):
        byte = w.temp(f"and i16 {w.temp(f'lshr i16 {pair}, {8 * lane}')}, 255")
        sign = w.temp(f"shl i16 {w.temp(f'and i16 {byte}, 128')}, 8")
        size = w.temp(f"shl i16 {w.temp(f'and i16 {byte}, 127')}, {10 - form.digits}")
        value = w.temp(f"bitcast i16 {size} to half")
        if form.bias == 7:
            value = w.temp(f"fmul half {value}, 0xH5C00")
            nan = w.temp(f"icmp eq i16 {w.temp(f'and i16 {byte}, 127')}, 127")
            value = w.temp(f"select i1 {nan}, half 0xH7FFF, half {value}")
        whole = w.temp(f"or i16 {w.temp(f'bitcast half {value} to i16')}, {sign}")
        half = w.temp(f"bitcast i16 {whole} to half")
        if i.has("relu"):
            below = w.temp(f"fcmp olt half {half}, 0xH0000")
            half = w.temp(f"select i1 {below}, half 0xH0000, half {half}")
        result = w.temp(f"insertelement <2 x half> {result}, half {half}, i32 {lane}")
    w.write(i.operands[0], result, "<2 x half>")


_TO_INTEGRAL = {"rni": "roundeven", "rzi": "trunc", "rmi": "floor", "rpi": "ceil"}
_DIRECTED = frozenset(("rz", "rm", "rp"))
_LETTER = {"float": "f", "double": "d"}
_KNOWN = frozenset("pack sat ftz relu rn rz rm rp rni rzi rmi rpi rna satfinite".split())


def convert(w: Lift, i: Instruction) -> None:
    """`cvt`."""
    types = [part for part in i.parts[1:] if part not in _KNOWN]
    if i.has("pack"):
        _pack(w, i, types)
        return
    if len(types) == 2 and FORMATS.keys() & set(types):
        convert_small(w, i, types)
        return
    if types == ["tf32", "f32"]:
        _to_tf32(w, i)
        return
    if len(types) != 2 or any(part not in LLVM_TYPES or part == "tf32" for part in types):
        raise i.refused()
    target, source = (LLVM_TYPES[part] for part in types)
    if i.has("rna") or (i.has("satfinite") and target not in _FINITE):
        raise i.refused()
    sign = types[0][0] == "s"
    if len(i.operands) == 3:
        value = _pair(w, i, target, source)
    elif is_integer(target):
        if is_integer(source):
            value = _integers(w, i, types)
        else:
            value = _to_integer(w, i, types)
    elif is_integer(source):
        value = _from_integer(w, i, target, source, types[1][0] == "s")
    else:
        value = _floats(w, i, target, source, w.read(i.operands[1], source))
    w.write(i.operands[0], value, target, sign)


def _pack(w: Lift, i: Instruction, types: list[str]) -> None:
    """`cvt.pack.sat`: two clamped integers, and the low bits of a third operand above them."""
    target, bits = i.operands[0], width(LLVM_TYPES[types[0]])
    high, low = (
        clamp(w, "i32", w.read(operand, "i32"), types[1][0] == "s", types[0])
        for operand in i.operands[1:3]
    )
    mask = (1 << bits) - 1
    total = w.temp(f"and i32 {low}, {mask}")
    part = w.temp(f"shl i32 {w.temp(f'and i32 {high}, {mask}')}, {bits}")
    total = w.temp(f"or i32 {total}, {part}")
    if len(i.operands) > 3:
        rest = w.temp(f"shl i32 {w.read(i.operands[3], 'i32')}, {2 * bits}")
        total = w.temp(f"or i32 {total}, {rest}")
    w.write(target, total, "i32")


_TF32_MODES = frozenset(("rna", "rn", "rz"))


def _to_tf32(w: Lift, i: Instruction) -> None:
    """`cvt` to a float of 10 bits behind the point, in the upper bits of a register."""
    mode = i.one_of(_TF32_MODES)
    if not mode or i.has("ftz") or (mode == "rna" and i.has("relu")):
        raise i.refused()
    more = "".join(f".{word}" for word in ("relu", "satfinite") if i.has(word))
    value = ("float", w.read(i.operands[1], "float"))
    w.write(i.operands[0], w.value("i32", f"llvm.nvvm.f2tf32.{mode}{more}", value), "i32")


def _pair(w: Lift, i: Instruction, target: str, source: str) -> str:
    """Two floats to two halves; the first is the upper."""
    if target[0] != "<" or source != "float":
        raise i.refused()
    element, value = target[5:-1], "poison"
    for lane, operand in enumerate((i.operands[2], i.operands[1])):
        half = _floats(w, i, element, source, w.read(operand, source))
        value = w.temp(f"insertelement {target} {value}, {element} {half}, i32 {lane}")
    return value


_FINITE = {"half": 0x7BFF, "bfloat": 0x7F7F, "<2 x half>": 0x7BFF, "<2 x bfloat>": 0x7F7F}
"""Bits of the largest numbers that `.satfinite` leaves."""


def _finite(w: Lift, type_: str, value: str) -> str:
    """What is too large as the largest number of its sign; NaN is the canonical one."""
    raw = w.temp(f"bitcast {type_} {value} to i16")
    size, sign = w.temp(f"and i16 {raw}, 32767"), w.temp(f"and i16 {raw}, -32768")
    nan = w.temp(f"fcmp uno {type_} {value}, {value}")
    size = w.value("i16", "llvm.umin.i16", ("i16", size), ("i16", str(_FINITE[type_])))
    near = w.temp(f"select i1 {nan}, i16 32767, i16 {w.temp(f'or i16 {size}, {sign}')}")
    return w.temp(f"bitcast i16 {near} to {type_}")


def _integers(w: Lift, i: Instruction, types: list[str]) -> str:
    target, source = (LLVM_TYPES[part] for part in types)
    operand, signed = i.operands[1], types[1][0] == "s"
    if not i.has("sat"):
        return w.cast(w.read(operand, source), source, target, signed)
    value = clamp(w, source, w.read(operand, source), signed, types[0])
    return w.cast(value, source, target, signed)


def _name(i: Instruction, place: int = 0) -> str:
    operand = i.operands[place]
    return operand.text if isinstance(operand, Name) else ""


def clamp(w: Lift, source: str, value: str, signed: bool, target: str) -> str:
    """An integer, clamped to the range of a PTX type."""
    bits, into = width(source), width(LLVM_TYPES[target])
    low, high = (
        (-(1 << into - 1), (1 << into - 1) - 1) if target[0] == "s" else (0, (1 << into) - 1)
    )
    if not signed:
        if high < (1 << bits) - 1:
            value = w.value(source, f"llvm.umin.{source}", (source, value), (source, str(high)))
        return value
    if low > -(1 << bits - 1):
        value = w.value(source, f"llvm.smax.{source}", (source, value), (source, str(low)))
    if high < (1 << bits - 1) - 1:
        value = w.value(source, f"llvm.smin.{source}", (source, value), (source, str(high)))
    return value


def _to_integer(w: Lift, i: Instruction, types: list[str]) -> str:
    """Rounded, then clamped to the target's range, whether or not that is asked for."""
    target, source = (LLVM_TYPES[part] for part in types)
    value = w.read(i.operands[1], source)
    how = next((part[:2] for part in i.parts if part in _TO_INTEGRAL), "")
    if not how or source[0] == "<":
        raise i.refused("needs .rni, .rzi, .rmi or .rpi")
    ftz = ".ftz" if i.has("ftz") and source == "float" else ""
    if source in ("half", "bfloat"):
        value, source = w.temp(f"fpext {source} {value} to float"), "float"
    wide = target if width(target) >= 32 else "i32"
    unsigned = types[0][0] != "s"
    letters = ("u" if unsigned else "") + ("ll" if wide == "i64" else "i")
    name = f"llvm.nvvm.{_LETTER[source]}2{letters}.{how}{ftz}"
    value = w.value(wide, name, (source, value))
    if wide != target:
        value = clamp(w, wide, value, not unsigned, types[0])
    return w.cast(value, wide, target)


def _from_integer(w: Lift, i: Instruction, target: str, source: str, signed: bool) -> str:
    if target[0] == "<":
        raise i.refused()
    value = w.read(i.operands[1], source)
    direction = floats.rounding(i)
    opcode = "sitofp" if signed else "uitofp"
    if direction not in _DIRECTED or (target == "double" and width(source) < 64):
        result = w.temp(f"{opcode} {source} {value} to {target}")
    else:
        exact = _rounded_double(w, source, value, signed, direction)
        result = exact if target == "double" else narrowed(w, "double", exact, target, direction)
    return floats.saturated(w, target, result) if i.has("sat") else result


def _rounded_double(w: Lift, source: str, value: str, signed: bool, direction: str) -> str:
    """An integer as a double, rounded in a direction: halves are exact, so is what they are of."""
    opcode = "sitofp" if signed else "uitofp"
    if width(source) < 64:
        return w.temp(f"{opcode} {source} {value} to double")
    high = w.temp(f"{'ashr' if signed else 'lshr'} i64 {value}, 32")
    up = w.temp(f"{opcode} i64 {high} to double")
    up = w.temp(f"fmul double {up}, 4294967296.0")
    low = w.temp(f"uitofp i64 {w.temp(f'and i64 {value}, 4294967295')} to double")
    name = f"llvm.nvvm.add.{direction}.d"
    return w.value("double", name, ("double", up), ("double", low))


def narrowed(w: Lift, source: str, value: str, target: str, direction: str) -> str:
    """To a float of fewer bits, rounded in a direction: the nearest, or the one beside it."""
    nearest = w.temp(f"fptrunc {source} {value} to {target}")
    back = w.temp(f"fpext {target} {nearest} to {source}")
    bits = f"i{width(target)}"
    raw = w.temp(f"bitcast {target} {nearest} to {bits}")
    negative = w.temp(f"icmp slt {bits} {raw}, 0")
    if direction == "rz":
        sizes = [
            w.value(source, f"llvm.fabs.{suffix(source)}", (source, one)) for one in (back, value)
        ]
        wrong = w.temp(f"fcmp ogt {source} {sizes[0]}, {sizes[1]}")
        step = "-1"
    else:
        order = "ogt" if direction == "rm" else "olt"
        wrong = w.temp(f"fcmp {order} {source} {back}, {value}")
        outward = ("1", "-1") if direction == "rm" else ("-1", "1")
        step = w.temp(f"select i1 {negative}, {bits} {outward[0]}, {bits} {outward[1]}")
    beside = w.temp(f"add {bits} {raw}, {step}")
    return w.temp(
        f"bitcast {bits} {w.temp(f'select i1 {wrong}, {bits} {beside}, {bits} {raw}')} to {target}"
    )


def _floats(w: Lift, i: Instruction, target: str, source: str, value: str) -> str:
    """Between floats, or to an integral value of the same type."""
    ftz = floats.flushes(w, i)
    if not is_float(target) or "<" in (target[0], source[0]):
        raise i.refused()
    if ftz and source == "float":
        value = floats.flush(w, source, value)
    direction = floats.rounding(i)
    integral = i.one_of(_TO_INTEGRAL)
    if width(target) > width(source):
        value = w.temp(f"fpext {source} {value} to {target}")
    elif target != source and width(target) == width(source):
        wide = w.temp(f"fpext {source} {value} to float")
        value = w.temp(f"fptrunc float {wide} to {target}")
    elif target != source and direction in _DIRECTED:
        value = narrowed(w, source, value, target, direction)
    elif target != source:
        value = w.temp(f"fptrunc {source} {value} to {target}")
    elif integral:
        name = f"llvm.{_TO_INTEGRAL[integral]}.{suffix(target)}"
        value = w.value(target, name, (target, value))
    if ftz and target == "float":
        value = floats.flush(w, target, value)
    value = floats.finished(w, i, target, value)
    return _finite(w, target, value) if i.has("satfinite") else value


def convert_address(w: Lift, i: Instruction) -> None:
    """`cvta`: between a generic address and one of a space."""
    target = i.operands[0]
    space = w.registers.spaces.get(_name(i))
    kind = i.parts[2 if i.has("to") else 1].partition("::")[0]
    other = SPACES.get(kind, 0)
    to, source = (other, 0) if i.has("to") else (0, other)
    if space is not None and other <= 1:
        w.write(target, w.pointer(i.operands[1], space), pointer(space))
        return
    if to == PARAMETERS:
        raise i.refused("gevo does not see whose parameter's address that is")
    have = w.registers.spaces.get(_name(i, 1), 0)
    if i.has("to") and have not in (0, GENERIC_OF + other):
        held = w.pointer(i.operands[1], to)  # of other memory: what that gives is no address
    else:
        held = w.recast(w.pointer(i.operands[1], source), source, to)
    w.write(target, held, pointer(to))


RULES: Mapping[str, Rule] = {"cvt": convert, "cvta": convert_address}
"""By opcode."""
