"""What single operations give for one value.

Integers and addresses are Python's, from 0 to below 2 to the power of their bits; i1 is one of
them. Floats are Python's, rounded to their type, once and to nearest even. What an operation
leaves open (a division by zero, a shift by too much, a float beyond an integer's range) is 0.
"""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import partial
from typing import Any

from gevo.evaluate.scoring.columns import NotKnown
from gevo.program.llvm.syntax.types import FLOAT_BITS, integer_bits

Number = int | float
Unary = Callable[[Any], Number]
Binary = Callable[[Any, Any], Number]

_FORMATS: Mapping[str, tuple[str, str]] = {
    "half": ("<e", "<H"), "float": ("<f", "<I"), "double": ("<d", "<Q"),
}  # fmt: skip


def width(kind: str) -> int:
    """Bits of a scalar type; raises NotKnown."""
    found = 64 if kind.startswith("ptr") else FLOAT_BITS.get(kind) or integer_bits(kind)
    if not found:
        raise NotKnown
    return found


_BFLOAT_DIGITS, _BFLOAT_LEAST = 8, -133
"""Bits of a bfloat's significand, and the exponent of the smallest one."""


def bits_of(kind: str, value: Number) -> int:
    """A value's bits; raises NotKnown for a NaN of 16 bits, which may be one of several."""
    if isinstance(value, int):
        return value
    if value != value and FLOAT_BITS[kind] == 16:
        raise NotKnown
    if kind == "bfloat":
        return bits_of("float", _bfloat(value)) >> 16
    form, whole = _FORMATS[kind]
    try:
        return int(struct.unpack(whole, struct.pack(form, value))[0])
    except OverflowError:
        return bits_of(kind, math.copysign(math.inf, value))


def of_bits(kind: str, bits: int) -> Number:
    """The value that has these bits."""
    if kind == "bfloat":
        return of_bits("float", bits << 16)
    if kind not in _FORMATS:
        return bits
    form, whole = _FORMATS[kind]
    return float(struct.unpack(form, struct.pack(whole, bits))[0])


def rounded(kind: str, value: float | Fraction) -> float:
    """The float of a type that is nearest to a number, which is exact where it is a fraction."""
    if isinstance(value, Fraction):
        value = _double(value) if kind == "double" else _to_odd(value)
    if kind == "double" or value != value:
        return value
    return _bfloat(value) if kind == "bfloat" else float(of_bits(kind, bits_of(kind, value)))


def _bfloat(value: float) -> float:
    """The nearest bfloat."""
    if not value or not math.isfinite(value):
        return value
    place = max(math.frexp(value)[1] - _BFLOAT_DIGITS, _BFLOAT_LEAST)
    near = math.ldexp(round(math.ldexp(value, -place)), place)
    return math.copysign(near if abs(near) < 2.0**128 else math.inf, value)


def _double(exact: Fraction) -> float:
    try:
        return float(exact)
    except OverflowError:
        return math.copysign(math.inf, exact)


def _to_odd(exact: Fraction) -> float:
    """A double of which the last bit is set where it is not exact.

    Rounded once more, to a type of fewer bits, it gives what the exact number would.
    """
    near = _double(exact)
    if not math.isfinite(near) or exact == Fraction(near) or bits_of("double", near) & 1:
        return near
    return math.nextafter(near, math.inf if exact > Fraction(near) else -math.inf)


def signed(value: int, bits: int) -> int:
    """An integer whose highest bit is a sign."""
    return value - (1 << bits) if value >> (bits - 1) else value


def wraps(op: str, bits: int, a: int, b: int) -> bool:
    """Whether a sum or a product does not fit, neither with a sign nor without."""
    exact = _EXACT.get(op)
    if exact is None or 0 <= exact(a, b) < 1 << bits:
        return False
    half = 1 << (bits - 1)
    return not -half <= exact(signed(a, bits), b if op == "shl" else signed(b, bits)) < half


def binary(op: str, kind: str) -> Binary:
    """An operation of two operands of a type; raises NotKnown."""
    if op == "frem":
        return partial(_remainder, "double" if kind == "double" else "float", kind)
    if op in _FLOATS:
        one = _FLOATS[op]
        return lambda a, b: rounded(kind, one(a, b))
    bits = width(kind)
    mask = (1 << bits) - 1
    if op in _UNSIGNED:
        plain = _UNSIGNED[op]
        return lambda a, b: plain(a, b) & mask
    if op in _SHIFTS:
        shift = _SHIFTS[op]
        return lambda a, b: shift(a, b, bits) & mask if b < bits else 0
    if op in _SIGNED:
        of_signed = _SIGNED[op]
        return lambda a, b: of_signed(signed(a, bits), signed(b, bits)) & mask
    raise NotKnown


def compared(op: str, predicate: str, kind: str) -> Binary:
    """A comparison of two operands of a type; raises NotKnown."""
    if op == "fcmp":
        unordered, order = predicate[0] == "u", predicate[1:]
        if predicate in ("true", "false", "ord", "uno"):
            always = predicate == "true"
            if len(predicate) > 3:
                return lambda a, b: int(always)
            return lambda a, b: int((a != a or b != b) is (predicate == "uno"))
        test = _ORDERS[order]
        return lambda a, b: int(unordered if a != a or b != b else test(a, b))
    bits = width(kind)
    test = _ORDERS[predicate.lstrip("su") if predicate not in ("eq", "ne") else predicate]
    if predicate[0] == "s":
        return lambda a, b: int(test(signed(int(a), bits), signed(int(b), bits)))
    return lambda a, b: int(test(a, b))


def converted(op: str, before: str, after: str) -> Unary:
    """A conversion; raises NotKnown."""
    from_, to = width(before), width(after)
    mask = (1 << to) - 1
    match op:
        case "sext":
            return lambda a: signed(int(a), from_) & mask
        case "zext" | "trunc" | "ptrtoint" | "inttoptr" | "addrspacecast" | "ptrtoaddr":
            return lambda a: int(a) & mask
        case "bitcast":
            return lambda a: of_bits(after, bits_of(before, a))
        case "fpext" | "fptrunc":
            return lambda a: rounded(after, a)
        case "uitofp":
            return lambda a: rounded(after, _exact(int(a)))
        case "sitofp":
            return lambda a: rounded(after, _exact(signed(int(a), from_)))
        case "fptoui" | "fptosi":
            low, high = (0, mask) if op == "fptoui" else (-(1 << to - 1), (1 << to - 1) - 1)
            return lambda a: _whole(float(a), math.trunc, low, high) & mask
        case _:
            raise NotKnown


def intrinsic(name: str) -> Callable[..., Number] | None:
    """What a function of LLVM or NVVM gives, if it is known."""
    if found := _GENERIC.match(name):
        return _generic(found[1], found[2])
    if found := _FROM_FLOAT.match(name):
        return partial(_to_integer, *_INTEGERS[found[2]], _ROUNDINGS[found[3]])
    if found := _TO_FLOAT.match(name):
        return partial(_to_float, *_INTEGERS[found[1]], "float" if found[2] == "f" else "double")
    if found := _MULHI.match(name):
        return partial(_high, *_INTEGERS[{"s": "h", "us": "uh"}.get(found[1], found[1])])
    if found := _DOT.match(name):
        return partial(_dot, found[1], found[2] == "s", found[3] == "s")
    if found := _MUL24.match(name):
        return partial(_low_product, found[1] == "i")
    return _permuted if name == "llvm.nvvm.prmt" else None


def _generic(name: str, kind: str) -> Callable[..., Number] | None:
    kind = {"f16": "half", "bf16": "bfloat", "f32": "float", "f64": "double"}.get(kind, kind)
    if name in _OF_FLOATS:
        return partial(_of_floats, kind, _OF_FLOATS[name])
    if kind not in FLOAT_BITS and name in _OF_INTEGERS:
        return partial(_of_integers, width(kind), _OF_INTEGERS[name])
    return None


def _of_floats(kind: str, one: Callable[..., float | Fraction], *values: float) -> float:
    return rounded(kind, one(*values))


def _of_integers(bits: int, one: Callable[..., int], *values: int) -> int:
    return one(bits, *values) & ((1 << bits) - 1)


def _to_integer(bits: int, kept: bool, rounding: Callable[[float], int], value: float) -> int:
    if not math.isfinite(value):
        whole = 0 if value != value else int(math.copysign(1 << bits, value))
    else:
        whole = rounding(value)
    return _saturated(whole, bits, kept) & ((1 << bits) - 1)


def _to_float(bits: int, kept: bool, kind: str, value: int) -> float:
    return rounded(kind, _exact(signed(value, bits) if kept else value))


def _exact(value: int) -> float | Fraction:
    """An integer as a double if it is one."""
    return float(value) if abs(value) <= 1 << 53 else Fraction(value)


def _whole(value: float, rounding: Callable[[float], int], low: int, high: int) -> int:
    found = rounding(value) if math.isfinite(value) else 0
    return found if low <= found <= high else 0


def _quotient(a: int, b: int) -> int:
    return 0 if not b else abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def _divided(a: float, b: float) -> float:
    if b:
        return a / b
    return math.nan if not a or a != a else math.copysign(math.inf, a) * math.copysign(1.0, b)


def _remainder(wide: str, kind: str, a: float, b: float) -> float:
    """As the back end computes it, in the type `wide`: a - trunc(a / b) * b."""
    if math.isinf(b):
        return a
    whole = _finite(math.trunc)(rounded(wide, _divided(a, b)))
    return rounded(kind, rounded(wide, _fused(-whole, b, a)))


def _high(bits: int, kept: bool, a: int, b: int) -> int:
    product = signed(a, bits) * signed(b, bits) if kept else a * b
    return product >> bits & ((1 << bits) - 1)


def _low_product(kept: bool, a: int, b: int) -> int:
    x, y = a & 0xFFFFFF, b & 0xFFFFFF
    return (signed(x, 24) * signed(y, 24) if kept else x * y) & 0xFFFFFFFF


def _dot(parts: str, first: bool, second: bool, a: int, b: int, *more: int) -> int:
    """`idp4a`, or `idp2a`, of which an operand says that the higher bytes of `b` are meant."""
    high = 2 if parts == "2" and more[0] else 0
    total, size = more[-1], 8 if parts == "4" else 16
    for n in range(int(parts)):
        x = a >> size * n & ((1 << size) - 1)
        y = b >> 8 * (n + high) & 255
        total += (signed(x, size) if first else x) * (signed(y, 8) if second else y)
    return total & 0xFFFFFFFF


def _permuted(a: int, b: int, selector: int) -> int:
    joined, found = b << 32 | a, 0
    for n in range(4):
        chosen = selector >> 4 * n & 15
        byte = joined >> 8 * (chosen & 7) & 255
        found |= (255 * (byte >> 7) if chosen & 8 else byte) << 8 * n
    return found


def _reversed(bits: int, a: int) -> int:
    return int(f"{a:0{bits}b}"[::-1], 2)


def _swapped(bits: int, a: int) -> int:
    return int.from_bytes(a.to_bytes(bits // 8, "little"), "big")


def _funnel(bits: int, a: int, b: int, by: int) -> int:
    return (a << bits | b) << by % bits >> bits


def _funnel_right(bits: int, a: int, b: int, by: int) -> int:
    return (a << bits | b) >> by % bits


def _absolute(bits: int, a: int, _: int) -> int:
    return abs(signed(a, bits))


def _ones(_: int, a: int) -> int:
    return a.bit_count()


def _leading(bits: int, a: int, _: int) -> int:
    return bits - a.bit_length()


def _trailing(bits: int, a: int, _: int) -> int:
    return (a & -a).bit_length() - 1 if a else bits


def _end(kept: bool, most: bool) -> Callable[..., int]:
    """The least or the largest of integers, with a sign or without."""

    def run(bits: int, *values: int) -> int:
        ordered = sorted(values, key=lambda v: signed(v, bits) if kept else v)
        return ordered[-1 if most else 0]

    return run


def _saturating(sign: int, kept: bool) -> Callable[..., int]:
    def run(bits: int, a: int, b: int) -> int:
        x, y = (signed(a, bits), signed(b, bits)) if kept else (a, b)
        return _saturated(x + sign * y, bits, kept)

    return run


def _saturated(value: int, bits: int, kept: bool) -> int:
    low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if kept else (0, (1 << bits) - 1)
    return min(max(value, low), high)


def _number(most: bool) -> Callable[[float, float], float]:
    """The larger or the smaller one; -0.0 is less than 0.0."""

    def run(a: float, b: float) -> float:
        if a != a or b != b:
            return b if a != a else a
        if a == b:
            return a if (math.copysign(1.0, a) > 0) is most else b
        return max(a, b) if most else min(a, b)

    return run


def _finite(one: Callable[[float], int]) -> Callable[[float], float]:
    return lambda a: math.copysign(float(one(a)), a) if math.isfinite(a) else a


def _root(a: float) -> float:
    return math.sqrt(a) if a >= 0 else math.nan


def _fused(a: float, b: float, c: float) -> float | Fraction:
    if not (math.isfinite(a) and math.isfinite(b)):
        return a * b + c
    if not math.isfinite(c):
        return c
    return Fraction(a) * Fraction(b) + Fraction(c) or a * b + c  # a zero for its sign


_EXACT: Mapping[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b,
    "shl": lambda a, b: a << min(b, 128),
}  # fmt: skip
_UNSIGNED: Mapping[str, Callable[[int, int], int]] = {
    "add": lambda a, b: a + b, "sub": lambda a, b: a - b, "mul": lambda a, b: a * b,
    "and": lambda a, b: a & b, "or": lambda a, b: a | b, "xor": lambda a, b: a ^ b,
    "udiv": lambda a, b: a // b if b else 0, "urem": lambda a, b: a % b if b else 0,
}  # fmt: skip
_SHIFTS: Mapping[str, Callable[[int, int, int], int]] = {
    "shl": lambda a, b, bits: a << b, "lshr": lambda a, b, bits: a >> b,
    "ashr": lambda a, b, bits: signed(a, bits) >> b,
}  # fmt: skip
_SIGNED: Mapping[str, Callable[[int, int], int]] = {
    "sdiv": _quotient, "srem": lambda a, b: a - _quotient(a, b) * b,
}  # fmt: skip
_FLOATS: Mapping[str, Callable[[float, float], float]] = {
    "fadd": lambda a, b: a + b, "fsub": lambda a, b: a - b, "fmul": lambda a, b: a * b,
    "fdiv": _divided,
}  # fmt: skip
_ORDERS: Mapping[str, Callable[[Number, Number], bool]] = {
    "eq": lambda a, b: a == b, "ne": lambda a, b: a != b, "gt": lambda a, b: a > b,
    "ge": lambda a, b: a >= b, "lt": lambda a, b: a < b, "le": lambda a, b: a <= b,
}  # fmt: skip
_GENERIC = re.compile(r"llvm\.([a-z.]+?)\.(i\d+|f16|bf16|f32|f64)\Z")
_FROM_FLOAT = re.compile(r"llvm\.nvvm\.(f|d)2(i|ui|ll|ull)\.(rn|rz|rm|rp)(?:\.ftz)?\Z")
_TO_FLOAT = re.compile(r"llvm\.nvvm\.(i|ui|ll|ull)2(f|d)\.(?:rn|rz|rm|rp)\Z")
_MULHI = re.compile(r"llvm\.nvvm\.mulhi\.(s|us|i|ui|ll|ull)\Z")
_MUL24 = re.compile(r"llvm\.nvvm\.mul24\.(i|ui)\Z")
_DOT = re.compile(r"llvm\.nvvm\.idp([24])a\.([us])\.([us])\Z")
_INTEGERS = {"h": (16, True), "uh": (16, False), "i": (32, True), "ui": (32, False),
             "ll": (64, True), "ull": (64, False)}  # fmt: skip
_ROUNDINGS: Mapping[str, Callable[[float], int]] = {
    "rn": round, "rz": math.trunc, "rm": math.floor, "rp": math.ceil,
}  # fmt: skip
_OF_FLOATS: Mapping[str, Callable[..., float | Fraction]] = {
    "fabs": abs, "fma": _fused, "fmuladd": _fused, "copysign": math.copysign, "sqrt": _root,
    "floor": _finite(math.floor), "ceil": _finite(math.ceil), "trunc": _finite(math.trunc),
    "rint": _finite(round), "nearbyint": _finite(round), "roundeven": _finite(round),
    "minnum": _number(most=False), "maxnum": _number(most=True),
}  # fmt: skip
_OF_INTEGERS: Mapping[str, Callable[..., int]] = {
    "umin": _end(kept=False, most=False), "umax": _end(kept=False, most=True),
    "smin": _end(kept=True, most=False), "smax": _end(kept=True, most=True), "abs": _absolute,
    "ctpop": _ones, "ctlz": _leading, "cttz": _trailing, "bitreverse": _reversed,
    "bswap": _swapped, "fshl": _funnel, "fshr": _funnel_right,
    "uadd.sat": _saturating(1, kept=False), "usub.sat": _saturating(-1, kept=False),
    "sadd.sat": _saturating(1, kept=True), "ssub.sat": _saturating(-1, kept=True),
}  # fmt: skip
