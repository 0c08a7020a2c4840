"""Exact arithmetic of floats of all widths, by fractions; what tests compare with."""

from __future__ import annotations

import math
from fractions import Fraction

CANONICAL = 0x7FFF
FORMATS = {"bfloat": (8, 7), "half": (5, 10), "float": (8, 23), "double": (11, 52)}


def value(kind: str, bits: int) -> Fraction | float:
    """What a float is; infinities and NaN as Python's, zeros as Python's too, for their sign."""
    exponent_bits, digits = FORMATS[kind]
    sign = -1 if bits >> (exponent_bits + digits) else 1
    e, m = bits >> digits & ((1 << exponent_bits) - 1), bits & ((1 << digits) - 1)
    if e == (1 << exponent_bits) - 1:
        return math.nan if m else sign * math.inf
    if not e and not m:
        return sign * 0.0
    least = 2 - (1 << exponent_bits - 1) - digits
    whole = m if not e else m | 1 << digits
    return sign * whole * Fraction(2) ** (least + max(e, 1) - 1)


def nearest(kind: str, exact: Fraction | float) -> int:
    """Bits of the float nearest to a number, the even one of two; a NaN is PTX's."""
    exponent_bits, digits = FORMATS[kind]
    sign_bit = 1 << exponent_bits + digits
    top = ((1 << exponent_bits) - 1) << digits
    if isinstance(exact, float):
        if exact != exact:
            return CANONICAL
        head = sign_bit if math.copysign(1, exact) < 0 else 0
        if not exact or math.isinf(exact):
            return head | (top if exact else 0)
        exact = Fraction(exact)
    head, size = (sign_bit if exact < 0 else 0), abs(exact)
    least = 2 - (1 << exponent_bits - 1) - digits
    exponent = size.numerator.bit_length() - size.denominator.bit_length()
    exponent -= size < Fraction(2) ** exponent
    place = max(least, exponent - digits)
    scaled = size / Fraction(2) ** place
    whole = round(scaled)  # to even
    return head | min(top, whole + ((place - least) << digits))


def product(a, b):
    if isinstance(a, Fraction) and isinstance(b, Fraction):
        return a * b
    if a != a or b != b or {math.inf, 0.0} <= {abs(a), abs(b)}:
        return math.nan
    sign = math.copysign(1, a) * math.copysign(1, b)
    return sign * (math.inf if math.inf in (abs(a), abs(b)) else 0.0)


def total(a, b):
    if isinstance(a, Fraction) and isinstance(b, Fraction):
        return a + b or 0.0
    if isinstance(a, Fraction):
        return a if b == 0 else b
    if isinstance(b, Fraction):
        return b if a == 0 else a
    return a + b


def quotient(a, b):
    if isinstance(a, Fraction) and isinstance(b, Fraction):
        return a / b
    if a != a or b != b or (a == 0 == b) or (math.isinf(a) and math.isinf(b)):
        return math.nan
    sign = math.copysign(1, a) * math.copysign(1, b)
    return sign * (math.inf if b == 0 or math.isinf(a) else 0.0)


def fused(a, b, c):
    return total(product(a, b), c)


def least_of(a, b):
    if a != a or b != b:
        return b if a != a else a
    return min(a, b, key=lambda v: (v, math.copysign(1, v)))


def greatest_of(a, b):
    if a != a or b != b:
        return b if a != a else a
    return max(a, b, key=lambda v: (v, math.copysign(1, v)))


def clamped(a):
    return 0.0 if not a > 0 else 1.0 if a > 1 else a


def kept_positive(a):
    return a if a > 0 or a != a else 0.0
