"""Conversions from and to floats of eight bits, in pairs. Source: PTX ISA 8.8, 9.7.9.21.

They are computed: rounding to so few bits is exact in float and integer arithmetic.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from gevo.program.ptx.lifting import Lift
from gevo.program.ptx.syntax import Instruction


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
