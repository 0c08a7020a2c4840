"""Small PTX kernels, made of single instructions, run on simt, and what they should give."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache

import numpy as np

from gevo.device.base import RunOptions
from gevo.device.simt.device import SimtDevice
from gevo.program.base import Dialect, Program
from gevo.program.ptx.load import lifted
from gevo.workload.case import Buffer, Launches, Pointer, Role

HEAD = ".version 8.8\n.target sm_90\n.address_size 64\n"
BITS = {
    **{f"{k}{n}": n for k in "bsu" for n in (8, 16, 32, 64)},
    "f16": 16, "bf16": 16, "f32": 32, "f64": 64, "f16x2": 32, "bf16x2": 32, "u16x2": 32,
    "s16x2": 32, "pred": 32,
}  # fmt: skip
DTYPES = {8: np.uint8, 16: np.uint16, 32: np.uint32, 64: np.uint64}
LANES = 256
"""Combinations of operands that a form is tried with."""


def device_run(text: str, kernel: str, buffers: Mapping[str, np.ndarray], args: Sequence[object],
               grid=(1, 1, 1), block=(32, 1, 1), shared=0, ir=False, **options):  # fmt: skip
    """What a launch leaves in the buffers. Arguments are buffers' names or numbers."""
    device = SimtDevice("H200")
    source = text if ir else lifted(text, "test.ptx")
    binary = device.compile(device.lower(Program(Dialect.LLVM, source, (kernel,))))
    held = tuple(Buffer(name, array, Role.INOUT) for name, array in buffers.items())
    plain = [Pointer(a) if isinstance(a, str) else a for a in args]

    def drive(host):
        host.launch(kernel, grid, block, plain, shared)

    return device.run(binary, Launches(held, drive), RunOptions(**options)).outputs


@dataclass(frozen=True)
class Form:
    """An instruction, the types of its operands, and what it means.

    Attributes:
        text: With `$d` for the result, `$a`, `$b`, `$c` for operands; several separated by `;`.
        sources: PTX types of the operands.
        result: PTX type of the result.
        meaning: The result's bits from the operands' bits; None where it is not specified.
        near: Relative error that is allowed; 0 for none.
        values: Operands to combine, by type, in place of `EDGES`.
    """

    text: str
    sources: tuple[str, ...]
    result: str
    meaning: Callable[..., int | None] = field(repr=False)
    near: float = 0.0
    values: tuple[tuple[str, tuple[int, ...]], ...] = ()

    def __str__(self) -> str:
        return self.text.replace("$", "")


def bits32(value: float) -> int:
    with np.errstate(all="ignore"):
        return int(np.float32(value).view(np.uint32))


def bits64(value: float) -> int:
    return int(np.float64(value).view(np.uint64))


def bits16(value: float) -> int:
    with np.errstate(all="ignore"):
        return int(np.float16(value).view(np.uint16))


def signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


_FLOATS = (0.0, -0.0, 1.0, -1.0, 0.5, 1.5, -2.5, 3.0, 1e-40, -1e-40, 1e-45, 3e38, -3e38, 2.0**31,
           -(2.0**31), 2.0**63, 255.5, -128.5, 65504.0, 1e10, 0.1, math.inf, -math.inf, math.nan,
           16777217.0, 1.1754944e-38)  # fmt: skip
_INTEGERS = {
    bits: tuple({v & ((1 << bits) - 1) for v in (
        0, 1, 2, 3, 7, 8, 31, 32, 33, 63, 64, 100, 127, 128, 255, 256, -1, -2, -128, -129,
        1 << (bits - 1), (1 << (bits - 1)) - 1, (1 << (bits - 1)) + 1, 0x0123456789ABCDEF,
        0xF0E1D2C3B4A59687,
    )})
    for bits in (8, 16, 32, 64)
}  # fmt: skip
_PAIRS = tuple(bits16(a) | bits16(b) << 16 for a, b in itertools.product(
    (0.0, -0.0, 1.0, -1.5, 0.1, 6e-8, 65504.0, math.inf, math.nan), repeat=2))  # fmt: skip
EDGES: dict[str, tuple[int, ...]] = {
    **{f"{k}{n}": _INTEGERS[n] for k in "bsu" for n in (8, 16, 32, 64)},
    "f32": tuple(map(bits32, _FLOATS)),
    "f64": tuple(map(bits64, (*_FLOATS, 1e-310, 1e308, 4294967296.5, 0.1))),
    "f16": tuple(map(bits16, (*_FLOATS[:8], 6e-8, -6e-8, 65504.0, 0.1, 1000.5, *_FLOATS[21:24]))),
    # Without subnormals: processors that have bfloat instructions flush them.
    "bf16": tuple(bits32(v) >> 16 for v in _FLOATS if not 0 < abs(v) < 1e-37),
    "f16x2": _PAIRS,
    "bf16x2": tuple(bits32(a) >> 16 | bits32(b) >> 16 << 16 for a, b in itertools.product(
        (0.0, -0.0, 1.0, -1.5, 0.1, 3e38, math.inf, math.nan), repeat=2)),
    "pred": (0, 1),
}  # fmt: skip
EDGES["u16x2"] = EDGES["s16x2"] = EDGES["b32"]


def operands(form: Form) -> list[tuple[int, ...]]:
    """LANES combinations of edge values: all where there are few, else drawn."""
    given = dict(form.values)
    pools = [given.get("abc"[n], EDGES[type_]) for n, type_ in enumerate(form.sources)]
    if math.prod(map(len, pools)) <= LANES:
        rows = list(itertools.product(*pools))
        return [rows[n % len(rows)] for n in range(LANES)]
    drawn = random.Random(form.text)
    return [tuple(drawn.choice(pool) for pool in pools) for _ in range(LANES)]


_LOAD = {8: "u8", 16: "u16", 32: "u32", 64: "u64"}
_REGISTER = {8: "b16", 16: "b16", 32: "b32", 64: "b64"}


def _register(type_: str) -> str:
    return type_ if type_ in ("f32", "f64", "pred") else _REGISTER[BITS[type_]]


def _body(number: int, form: Form) -> str:
    """One form in a scope of its own: operands from memory, the result to memory."""
    lines = ["{"]
    for letter, type_ in zip("abc", form.sources, strict=False):
        bits = BITS[type_]
        lines.append(f".reg .{_register(type_)} %{letter};")
        into, kind = f"%{letter}", f"b{bits}" if bits > 8 else "u8"
        if type_ == "pred":
            lines.append(".reg .b32 %flag" + letter + ";")
            into = f"%flag{letter}"
        elif type_[0] == "s" and bits < 64 and "x" not in type_:
            kind = type_
        elif type_[0] == "u" and "x" not in type_:
            kind = type_
        elif type_ in ("f32", "f64"):
            kind = type_
        place = f"%in_{letter}{number}"
        lines.append(f".reg .b64 {place};")
        lines.append(f"ld.param.u64 {place}, [k_{letter}{number}];")
        lines.append(f"mad.wide.u32 {place}, %thread, {bits // 8}, {place};")
        lines.append(f"ld.global.{kind} {into}, [{place}];")
        if type_ == "pred":
            lines.append(f"setp.ne.u32 %{letter}, {into}, 0;")
    bits = BITS[form.result]
    lines += [f".reg .{_register(form.result)} %d;", ".reg .b64 %out;"]
    text = form.text.replace("$", "%")
    lines += [f"{one.strip()};" for one in text.split(";") if one.strip()]
    lines += [
        f"ld.param.u64 %out, [k_d{number}];",
        f"mad.wide.u32 %out, %thread, {bits // 8}, %out;",
    ]
    if form.result == "pred":
        lines += [".reg .b32 %flag;", "selp.u32 %flag, 1, 0, %d;", "st.global.u32 [%out], %flag;"]
    else:
        kind = form.result if form.result in ("f32", "f64") else f"b{bits}"
        lines.append(f"st.global.{kind} [%out], %d;")
    return "\n".join([*lines, "}"])


def module(forms: Sequence[Form]) -> str:
    """A kernel that executes the forms one after the other."""
    names = [
        f"k_{letter}{n}"
        for n, form in enumerate(forms)
        for letter in ("abc"[: len(form.sources)] + "d")
    ]
    parameters = ",\n".join(f".param .u64 {name}" for name in names)
    bodies = "\n".join(_body(n, form) for n, form in enumerate(forms))
    return (
        f"{HEAD}.visible .entry k({parameters})\n{{\n.reg .b32 %thread;\n"
        f"mov.u32 %thread, %tid.x;\n{bodies}\nret;\n}}\n"
    )


def run_forms(forms: Sequence[Form], text: str = "", ir: bool = False) -> list[list[int]]:
    """Results of each form for its operands, as bits."""
    buffers: dict[str, np.ndarray] = {}
    for n, form in enumerate(forms):
        for letter, column, type_ in zip("abc", zip(*operands(form), strict=True), form.sources,
                                         strict=False):  # fmt: skip
            buffers[f"{letter}{n}"] = np.array(column, dtype=DTYPES[BITS[type_]])
        buffers[f"d{n}"] = np.zeros(LANES, dtype=DTYPES[BITS[form.result]])
    out = device_run(
        text or module(forms), "k", buffers, list(buffers), block=(LANES, 1, 1), ir=ir
    )
    return [[int(v) for v in out[f"d{n}"]] for n in range(len(forms))]


GROUP = 24


@cache
def _grouped(forms: tuple[Form, ...]) -> dict[Form, list[int]]:
    return dict(zip(forms, run_forms(forms), strict=True))


def results(form: Form, among: Sequence[Form]) -> list[int]:
    """Results of a form, run together with its neighbours unless one of them is refused."""
    place = among.index(form) // GROUP * GROUP
    try:
        return _grouped(tuple(among[place : place + GROUP]))[form]
    except Exception:
        return run_forms([form])[0]


def as_float(bits: int, type_: str) -> float:
    """The number that bits mean."""
    if type_ == "bf16":
        return float(np.uint32(bits << 16).view(np.float32))
    kind = {"f16": np.float16, "f32": np.float32, "f64": np.float64}[type_]
    return float(np.array(bits, dtype=DTYPES[BITS[type_]]).view(kind))


def check(form: Form, found: Sequence[int]) -> None:
    """Compare a form's results with what it means."""
    for given, bits in zip(operands(form), found, strict=True):
        expected = form.meaning(*given)
        if expected is not None and not _agree(form, bits, expected):
            shown = ", ".join(f"{v:#x}" for v in given)
            raise AssertionError(f"{form} of {shown}: {bits:#x}, expected {expected:#x}")


def _agree(form: Form, bits: int, expected: int) -> bool:
    type_, found = form.result, bits
    if type_.endswith("x2") and type_[0] in "fb":
        halves = ((bits >> s & 0xFFFF, expected >> s & 0xFFFF) for s in (0, 16))
        return all(_same(a, b, type_[:-2], form.near) for a, b in halves)
    return _same(found, expected, type_, form.near)


def _same(found: int, expected: int, type_: str, near: float) -> bool:
    if type_ not in ("f16", "bf16", "f32", "f64") or found == expected:
        return found == expected
    a, b = as_float(found, type_), as_float(expected, type_)
    if math.isnan(b) or math.isnan(a):
        return math.isnan(a) and math.isnan(b)
    return near > 0 and (a == b or abs(a - b) <= near * abs(b) + 1e-37)


_FORMATS = {"f16": (11, -14, 15), "bf16": (8, -126, 127), "f32": (24, -126, 127),
            "f64": (53, -1022, 1023)}  # fmt: skip


def rounded(value: Fraction, type_: str, mode: str = "rn", zero: int = 0) -> int:
    """Bits of a rational number, rounded; `zero` is the sign of a zero."""
    digits, low, high = _FORMATS[type_]
    bits = BITS[type_]
    sign = (value < 0 if value else zero) << (bits - 1)
    size = abs(value)
    exponent = size.numerator.bit_length() - size.denominator.bit_length() if size else low
    exponent = max(low, exponent - (size < Fraction(2) ** exponent))
    step = Fraction(2) ** (exponent - digits + 1)
    whole, rest = divmod(size / step, 1)
    nearer = rest > Fraction(1, 2) or (rest == Fraction(1, 2) and whole % 2 == 1)
    outward = {"rz": False, "rm": bool(sign), "rp": not sign, "rn": nearer}[mode]
    up = outward and rest > 0
    whole += up
    largest = (2**digits - 1) * Fraction(2) ** (high - digits + 1)
    inf = ((1 << (bits - digits)) - 1) << (digits - 1)
    if whole * step > largest:
        outward = {"rn": True, "rz": False, "rm": bool(sign), "rp": not sign}[mode]
        return sign | (inf if outward else inf - 1)
    if whole >= 1 << digits:
        whole, exponent = whole // 2, exponent + 1
    if whole < 1 << (digits - 1):
        return sign | int(whole)
    return sign | (exponent - low + 1) << (digits - 1) | int(whole) - (1 << (digits - 1))
