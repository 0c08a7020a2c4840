from __future__ import annotations

import math

import numpy as np
import pytest

X = np.array([0.0, 1e-6, 0.1, 0.5, 0.9, 1.0, 1.5, 2.5, 3.0, 7.25, 20.0, 60.0])


def _erf(x):
    return np.array([math.erf(v) for v in x])


FUNCTIONS = {
    "sqrt": np.sqrt, "exp": np.exp, "log": np.log, "sin": np.sin, "cos": np.cos, "tanh": np.tanh,
    "floor": np.floor, "ceil": np.ceil, "rint": np.rint, "trunc": np.trunc, "fabs": np.abs,
    "exp2": np.exp2, "log2": np.log2, "cbrt": np.cbrt, "log1p": np.log1p, "atan": np.arctan,
    "sinh": np.sinh, "erf": _erf, "rsqrt": lambda x: 1 / np.sqrt(x),
    "round": lambda x: np.floor(x + 0.5), "pow": lambda x: x**1.7, "fma": lambda x: x * 3 + 0.1,
    "remainder": lambda x: np.fmod(x, 0.7),
}  # fmt: skip
FLOAT_ONLY = {
    "fast_exp": np.exp, "fast_log": np.log, "fast_sin": np.sin, "fast_cos": np.cos,
    "fast_divide": lambda x: x / 3, "saturate": lambda x: np.clip(x - 1, 0, 1),
    "minimum": lambda x: np.minimum(x, 2), "maximum": lambda x: np.maximum(x, 2),
    "copysign": lambda x: -x,
}  # fmt: skip


def _apply(bench, kernel, x, module="mathematics"):
    y = np.full_like(x, np.nan)
    return bench.run(module, kernel, {"x": x, "y": y}, ["x", "y", x.size], 2, 32).outputs["y"]


@pytest.mark.parametrize("name", [*FUNCTIONS, *FLOAT_ONLY])
def test_float_functions(bench, name):
    x = X.astype(np.float32)
    with np.errstate(divide="ignore"):
        want = {**FUNCTIONS, **FLOAT_ONLY}[name](x.astype(np.float64))
    # fmod with a divisor that is not exact in binary amplifies its rounding.
    rtol = 2e-4 if name == "remainder" else 3e-6
    # sin.approx and cos.approx are that far off beyond 2 pi.
    atol = 2**-14.7 if name in ("fast_sin", "fast_cos") else 5e-6
    np.testing.assert_allclose(_apply(bench, f"f_{name}", x), want, rtol=rtol, atol=atol)


@pytest.mark.parametrize("name", FUNCTIONS)
def test_double_functions(bench, name):
    with np.errstate(divide="ignore"):
        want = FUNCTIONS[name](X)
    np.testing.assert_allclose(_apply(bench, f"d_{name}", X), want, rtol=1e-13, atol=1e-14)


def _directed(exact, rounded, direction):
    """The neighbour of `rounded` that the exact value rounds to in this direction."""
    from fractions import Fraction

    out = []
    for e, r in zip(exact, rounded, strict=True):
        near = Fraction(float(r))
        toward = {"ru": np.inf, "rd": -np.inf, "rz": 0.0}[direction]
        wrong = {"ru": near < e, "rd": near > e, "rz": abs(near) > abs(e)}[direction]
        out.append(np.nextafter(r, r.dtype.type(toward)) if wrong else r)
    return np.array(out)


@pytest.mark.parametrize(
    ("kernel", "dtype", "exact"),
    [
        ("add_rz", np.float32, lambda x, k: x + k(1e-9)),
        ("add_rd", np.float32, lambda x, k: x + k(-1e-9)),
        ("add_ru", np.float32, lambda x, k: x + k(1e-9)),
        ("mul_rd", np.float32, lambda x, k: x * k(1.1)),
        ("mul_ru", np.float32, lambda x, k: x * k(1.1)),
        ("div_rz", np.float32, lambda x, k: x / k(3.0)),
        ("fma_rz", np.float32, lambda x, k: x * k(3.3) + k(0.1)),
        ("add_ru", np.float64, lambda x, k: x + k(1e-18)),
        ("mul_rd", np.float64, lambda x, k: x * k(1.1)),
        ("div_ru", np.float64, lambda x, k: x / k(3.0)),
    ],
)
def test_directed_rounding(bench, kernel, dtype, exact):
    from fractions import Fraction

    x = np.concatenate([X[1:], -X[1:]]).astype(dtype)

    def constant(v):
        return Fraction(float(dtype(v)))

    values = [exact(Fraction(float(v)), constant) for v in x]
    rounded = np.array([_nearest(v, dtype) for v in values])
    want = _directed(values, rounded, kernel[-2:])
    prefix = "f" if dtype is np.float32 else "d"
    got = _apply(bench, f"{prefix}_{kernel}", x)
    assert got.tolist() == want.tolist()


def _nearest(value, dtype):
    guess = dtype(float(value))
    from fractions import Fraction

    options = [guess, np.nextafter(guess, dtype(np.inf)), np.nextafter(guess, dtype(-np.inf))]
    return min(options, key=lambda o: abs(Fraction(float(o)) - value))


@pytest.mark.parametrize(("kernel", "step"), [("sqrt_ru", 1), ("sqrt_rd", -1), ("rcp_ru", 1)])
def test_directed_roots_and_reciprocals(bench, kernel, step):
    x = X[1:].astype(np.float32)
    got = _apply(bench, f"f_{kernel}", x).astype(np.float64)
    wide = x.astype(np.float64)
    exact = np.sqrt(wide) if "sqrt" in kernel else 1 / wide
    assert (step * (got - exact) >= 0).all()
    np.testing.assert_allclose(got, exact, rtol=1.2e-7)


def _brain(x):
    bits = x.astype(np.float32).view(np.uint32).astype(np.uint64)
    bits = (bits + 0x7FFF + (bits >> 16 & 1)) >> 16 << 16
    return bits.astype(np.uint32).view(np.float32)


HALVES = {
    "half_sum": lambda x: (x.astype(np.float16) + np.float16(0.1)).astype(np.float32),
    "half_fma": lambda x: (x.astype(np.float16).astype(float) * 3 + 0.5).astype(np.float16),
    "half_less": lambda x: x.astype(np.float16) < 1,
    "half_pair": lambda x: x.astype(np.float16) * np.float16(0.5),
    "half_double": lambda x: (x.astype(np.float64) / 3).astype(np.float16),
    "brain": _brain,
    "brain_sum": lambda x: _brain(_brain(x) + np.float32(1.5)),
    "native_half": lambda x: x.astype(np.float16) * np.float16(1.5),
}


@pytest.mark.parametrize("name", HALVES)
def test_half_precision(bench, name):
    x = np.concatenate([X, -X, [1e-7, 3e-5, 65000.0, 1e6]]).astype(np.float32)
    with np.errstate(over="ignore"):
        want = HALVES[name](x).astype(np.float32)
    assert _apply(bench, f"f_{name}", x, "numbers").tolist() == want.tolist()


A = np.array(
    [0, 1, -1, 5, 7, -7, 123456789, -123456789, 2**31 - 1, -(2**31), 0x00FF7F80, 77], np.int32
)
B = np.array([3, -1, 1, 0, -2, 2, 987654321, 40, 31, -1, 0x01020304, 33], np.int32)
MASK = (1 << 32) - 1


def _signed(v, bits=32):
    v &= (1 << bits) - 1
    return v - (1 << bits) if v >> (bits - 1) else v


def _c_div(a, b):
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1) if b else -1


def _bytes(v, signed):
    return [_signed(v >> 8 * i & 255, 8) if signed else v >> 8 * i & 255 for i in range(4)]


def _permute(u, v, selector):
    pool = [*_bytes(u, False), *_bytes(v, False)]
    out = 0
    for i in range(4):
        s = selector >> 4 * i & 15
        byte = pool[s & 7]
        out |= (255 if byte & 128 else 0) << 8 * i if s & 8 else byte << 8 * i
    return out


def _dot(x, y, c, signed):
    return c + sum(a * b for a, b in zip(_bytes(x, signed), _bytes(y, signed), strict=True))


INTEGERS = {
    "popc": lambda x, y: (x & MASK).bit_count(),
    "clz": lambda x, y: 32 - (x & MASK).bit_length(),
    "ffs": lambda x, y: (x & -x & MASK).bit_length(),
    "brev": lambda x, y: int(f"{x & MASK:032b}"[::-1], 2),
    "popcll": lambda x, y: (_wide(x, y) & (1 << 64) - 1).bit_count(),
    "clzll": lambda x, y: 64 - (_wide(x, y) & (1 << 64) - 1).bit_length(),
    "ffsll": lambda x, y: (_wide(x, y) & -_wide(x, y) & (1 << 64) - 1).bit_length(),
    "mulhi": lambda x, y: x * y >> 32,
    "umulhi": lambda x, y: (x & MASK) * (y & MASK) >> 32,
    "mul64hi": lambda x, y: _wide(x, y) ** 2 >> 64,
    "mul24": lambda x, y: _signed(_signed(x, 24) * _signed(y, 24)),
    "sad": lambda x, y: abs(x - y) + 5 & MASK,
    "usad": lambda x, y: abs((x & MASK) - (y & MASK)) + 5 & MASK,
    "byte_perm": lambda x, y: _permute(x & MASK, y & MASK, 0x9A51),
    "dp4a": lambda x, y: _dot(x, y, 100, True),
    "udp4a": lambda x, y: _dot(x & MASK, y & MASK, 100, False),
    "min": min,
    "max": lambda x, y: max(x & MASK, y & MASK),
    "abs": lambda x, y: _signed(abs(x)),
    "funnel": lambda x, y: ((y & MASK) << 32 | x & MASK) << 7 >> 32 & MASK,
    "hadd": lambda x, y: x + y >> 1,
    "divide": lambda x, y: _signed(_c_div(x, y)),
    "modulo": lambda x, y: _signed(x - y * _c_div(x, y)) if y else x,
    "udivide": lambda x, y: (x & MASK) // (y & MASK) if y else MASK,
    "umodulo": lambda x, y: (x & MASK) % (y & MASK) if y else x & MASK,
    "shift_left": lambda x, y: (x & MASK) << (y & 63) & MASK,
    "shift_right": lambda x, y: x >> (y & 63),
    "ushift_right": lambda x, y: (x & MASK) >> (y & 63),
    "to_int": lambda x, y: _clamp(round(float(np.float32(x) * np.float32(0.5))), -(2**31), 2**31),
    "to_int_down": lambda x, y: math.floor(np.float32(x) * np.float32(0.3)),
    "to_uint": lambda x, y: _clamp(int(np.float32(x) * np.float32(1.5)), 0, 1 << 32),
    "cast": lambda x, y: _clamp(int(np.float32(x) * np.float32(1e6)), -(2**31), 2**31),
    "double_to_long": lambda x, y: _clamp(int(x * 1e15), -(2**63), 2**63),
    "bits": lambda x, y: int(np.float32(x).view(np.int32)),
    "from_double": lambda x, y: round(x * 0.5),
    "high": lambda x, y: int(np.float64(x).view(np.int64) >> 32),
}


def _wide(x, y):
    return _signed((x << 31) ^ y, 64)


def _clamp(v, low, end):
    return max(low, min(end - 1, v))


@pytest.mark.parametrize("name", INTEGERS)
def test_integers(bench, name):
    out = np.zeros(A.size, np.int64)
    got = bench.run(
        "numbers", f"i_{name}", {"a": A, "b": B, "y": out}, ["a", "b", "y"], block=A.size
    ).outputs["y"]
    assert got.tolist() == [INTEGERS[name](int(x), int(y)) for x, y in zip(A, B, strict=True)]
