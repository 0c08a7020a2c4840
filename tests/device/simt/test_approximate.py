"""Approximate arithmetic stays within what PTX allows, uses it, and is a function of its seed."""

from __future__ import annotations

import ctypes
import math

import numpy as np
import pytest

from gevo.device.simt.lower.approximate import BOUNDS
from gevo.device.simt.native.binding import process_runtime

SEEDS = (0, 1, 2, 2**63)
L = np.longdouble


def _arguments(dtype, rng) -> np.ndarray:
    """Of every magnitude and of moderate ones, and the special ones of PTX's tables."""
    bits = {"f4": "u4", "f8": "u8", "f2": "u2"}[np.dtype(dtype).str[1:]]
    width = np.dtype(bits).itemsize * 8
    anything = rng.integers(0, 2**width, 2000, dtype=bits).view(dtype)
    moderate = rng.uniform(-20, 20, 2000).astype(dtype)
    special = np.array([0.0, -0.0, np.inf, -np.inf, np.nan, 1, -1, 2, 0.5, 3], dtype)
    tiny = np.array([1, 2, 1 << 8], bits).view(dtype)
    return np.concatenate((anything, moderate, special, tiny, -tiny))


F, D, U = ctypes.c_float, ctypes.c_double, ctypes.c_uint32
FUNCTIONS = {
    "div.approx.f32": ("gevo_div_approx_f", F, lambda a, b: a / b),
    "div.full.f32": ("gevo_div_full_f", F, lambda a, b: a / b),
    "rcp.approx.f32": ("gevo_rcp_approx_f", F, lambda a: 1 / a),
    "sqrt.approx.f32": ("gevo_sqrt_approx_f", F, np.sqrt),
    "rsqrt.approx.f32": ("gevo_rsqrt_approx_f", F, lambda a: 1 / np.sqrt(a)),
    "sin.approx.f32": ("gevo_sin_approx_f", F, np.sin),
    "cos.approx.f32": ("gevo_cos_approx_f", F, np.cos),
    "lg2.approx.f32": ("gevo_lg2_approx_f", F, np.log2),
    "ex2.approx.f32": ("gevo_ex2_approx_f", F, np.exp2),
    "tanh.approx.f32": ("gevo_tanh_approx_f", F, np.tanh),
    "tanh.approx.f16": ("gevo_tanh_approx_h", U, np.tanh),
    "tanh.approx.bf16": ("gevo_tanh_approx_b", U, np.tanh),
    "ex2.approx.f16": ("gevo_ex2_approx_h", U, np.exp2),
    "ex2.approx.ftz.bf16": ("gevo_ex2_approx_b", U, np.exp2),
    "rcp.approx.ftz.f64": ("gevo_rcp_gross_d", D, lambda a: 1 / a),
    "rsqrt.approx.ftz.f64": ("gevo_rsqrt_gross_d", D, lambda a: 1 / np.sqrt(a)),
    "rsqrt.approx.f64": ("gevo_rsqrt_approx_d", D, lambda a: 1 / np.sqrt(a)),
}


def test_every_bound_has_a_function():
    assert set(FUNCTIONS) == set(BOUNDS)


class Operation:
    """One operation on arrays: `given` computes, `exact` is the reference in more precision."""

    def __init__(self, mnemonic: str, rng: np.random.Generator) -> None:
        name, kind, self._exact = FUNCTIONS[mnemonic]
        count = 2 if mnemonic.startswith("div") else 1
        self._function = ctypes.CFUNCTYPE(kind, *[kind] * count)(process_runtime().function(name))
        self._brain = mnemonic.endswith("bf16")
        self._half = mnemonic.endswith("f16")
        self.dtype = np.dtype({F: "f4", D: "f8", U: "f4" if self._brain else "f2"}[kind])
        self.arguments = [_arguments(self.dtype, rng) for _ in range(count)]
        if count == 2:
            rng.shuffle(self.arguments[1])
        if self._brain:
            cut = self.arguments[0].view("u4") & np.uint32(0xFFFF0000)
            self.arguments = [cut.view("f4")]
        if mnemonic.startswith(("rcp.approx.ftz.f64", "rsqrt.approx.ftz")):
            upper = self.arguments[0].view("u8") & ~np.uint64(0xFFFFFFFF)
            self.arguments = [upper.view("f8")]

    def given(self, seed: int) -> np.ndarray:
        process_runtime().state.seed = seed
        return np.array([self._one(*a) for a in zip(*self.arguments, strict=True)], self.dtype)

    def _one(self, *a):
        if self._brain:
            bits = self._function(int(a[0].view("u4")) >> 16)
            return np.uint32(bits << 16).view("f4")
        if self._half:
            return np.uint16(self._function(int(a[0].view("u2")))).view("f2")
        return self._function(*(float(x) for x in a))

    @property
    def exact(self) -> np.ndarray:
        with np.errstate(all="ignore"):
            return self._exact(*(a.astype(L) for a in self.arguments))

    def ulp(self, value: np.ndarray) -> np.ndarray:
        """The distance of numbers of this type around `value`."""
        bits, least = {"f4": (23, -126), "f8": (52, -1022)}[self.dtype.str[1:]]
        with np.errstate(all="ignore"):
            exponent = np.floor(np.log2(np.abs(value)))
        return np.exp2(np.maximum(exponent, least) - bits)


@pytest.fixture(params=sorted(BOUNDS))
def operation(request, rng):
    process_runtime()
    return request.param, Operation(request.param, rng)


def _where(text: str, a: list[np.ndarray]) -> np.ndarray:
    size = np.abs(a[-1])
    return {
        "": np.full(size.shape, True),
        "of the rounded result": np.full(size.shape, True),
        "2^-126 <= |b| <= 2^126": (size >= 2.0**-126) & (size <= 2.0**126),
        "|a| <= 2 pi": size <= 2 * math.pi,
        "|a| <= 100 pi": size <= 100 * math.pi,
        "0.5 < a < 2": (a[0] > 0.5) & (a[0] < 2),
    }[text]


def _allowed(mnemonic: str, op: Operation, exact: np.ndarray) -> np.ndarray:
    """The largest error of each result; NaN where PTX promises nothing."""
    allowed = np.full(exact.shape, np.nan)
    for bound in reversed(BOUNDS[mnemonic]):
        here = _where(bound.where, op.arguments)
        error = bound.absolute + bound.relative * np.abs(exact)
        if bound.ulps:
            rounded = exact.astype(op.dtype).astype(L)
            of = rounded if bound.where == "of the rounded result" else exact
            error = bound.ulps * op.ulp(of) + np.abs(of - exact)
        allowed = np.where(here, error, allowed)
    return allowed


@pytest.mark.parametrize("seed", SEEDS)
def test_results_are_within_the_bound_that_ptx_states(operation, seed):
    mnemonic, op = operation
    given, exact = op.given(seed), op.exact
    limit = np.finfo(op.dtype).max if op.dtype != "f2" else 65504.0
    least = 2.0**-24 if op.dtype == "f2" else np.finfo(op.dtype).smallest_subnormal
    with np.errstate(all="ignore"):
        regular = np.isfinite(exact) & (np.abs(exact) <= limit) & (exact != 0)
        allowed = np.maximum(_allowed(mnemonic, op, exact), _rounding(mnemonic, op, exact))
        error = np.abs(given.astype(L) - exact)
        # Where no number is as near as that, the nearest one it is; half of the least number.
        checked = regular & np.isfinite(allowed)
        wrong = checked & ~(error <= np.maximum(allowed * (1 + 1e-9), least * 0.500001))
    assert checked.sum() > 800
    assert not wrong.any(), [a[wrong][:3] for a in (*op.arguments, given, exact)]


def _rounding(mnemonic: str, op: Operation, exact: np.ndarray) -> np.ndarray | float:
    """Half of the distance of numbers, where the type is coarser than the bound."""
    if op.dtype == "f2" or mnemonic.endswith("bf16"):
        bits, least = (10, -14) if op.dtype == "f2" else (7, -126)
        with np.errstate(all="ignore"):
            exponent = np.floor(np.log2(np.abs(exact)))
        return np.exp2(np.maximum(exponent, least) - bits) / 2
    if mnemonic.endswith(".ftz.f64"):
        return np.where(np.abs(exact) < 2.0**-1000, np.inf, 0.0)  # flushed
    return op.ulp(exact) / 2


def test_the_bound_is_made_use_of_and_the_seed_decides(operation):
    _, op = operation
    results = [op.given(seed) for seed in (*SEEDS, SEEDS[0])]
    assert results[0].tobytes() == results[-1].tobytes()
    usual = np.s_[2000:4000]
    finite = np.isfinite(results[0][usual])
    with np.errstate(all="ignore"):
        rounded = op.exact[usual].astype(op.dtype)
    for n, given in enumerate(results[:-1]):
        differs = (given[usual] != rounded) & finite
        assert differs.sum() > 0.1 * finite.sum()
        assert n == 0 or (given[usual] != results[0][usual])[finite].mean() > 0.1


SPECIAL = {
    "div.approx.f32": [((1.0, 0.0), "inf"), ((-1.0, 0.0), "-inf"), ((0.0, 0.0), "nan"),
                       ((np.inf, 2.0**127), "nan"), ((-3.0, 2.0**127), "-0.0"),
                       ((np.inf, np.inf), "nan"), ((5.0, np.inf), "0.0")],
    "rcp.approx.f32": [(-np.inf, "-0.0"), (-0.0, "-inf"), (0.0, "inf"), (np.inf, "0.0"),
                       (np.nan, "nan")],
    "sqrt.approx.f32": [(-np.inf, "nan"), (-1.0, "nan"), (-0.0, "-0.0"), (0.0, "0.0"),
                        (np.inf, "inf"), (np.nan, "nan")],
    "rsqrt.approx.f32": [(-np.inf, "nan"), (-1.0, "nan"), (-0.0, "-inf"), (0.0, "inf"),
                         (np.inf, "0.0"), (np.nan, "nan")],
    "sin.approx.f32": [(-np.inf, "nan"), (-0.0, "-0.0"), (0.0, "0.0"), (np.inf, "nan")],
    "cos.approx.f32": [(-np.inf, "nan"), (-0.0, "1.0"), (0.0, "1.0"), (np.inf, "nan")],
    "lg2.approx.f32": [(-np.inf, "nan"), (-1.0, "nan"), (-0.0, "-inf"), (0.0, "-inf"),
                       (np.inf, "inf"), (np.nan, "nan")],
    "ex2.approx.f32": [(-np.inf, "0.0"), (-0.0, "1.0"), (0.0, "1.0"), (np.inf, "inf"),
                       (np.nan, "nan"), (-7.0, "0.0078125"), (90.0, str(2.0**90))],
    "tanh.approx.f32": [(-np.inf, "-1.0"), (-0.0, "-0.0"), (0.0, "0.0"), (np.inf, "1.0"),
                        (1e-40, str(float(np.float32(1e-40)))), (np.nan, "nan")],
    "rcp.approx.ftz.f64": [(-np.inf, "-0.0"), (-1e-310, "-inf"), (-0.0, "-inf"), (0.0, "inf"),
                           (1e-310, "inf"), (np.inf, "0.0"), (np.nan, "nan")],
    "rsqrt.approx.ftz.f64": [(-np.inf, "nan"), (-1e-310, "-inf"), (-0.0, "-inf"), (0.0, "inf"),
                             (1e-310, "inf"), (np.inf, "0.0"), (np.nan, "nan")],
    "rsqrt.approx.f64": [(-np.inf, "nan"), (-2.0, "nan"), (-0.0, "-inf"), (0.0, "inf"),
                         (np.inf, "0.0"), (np.nan, "nan")],
}  # fmt: skip


@pytest.mark.parametrize("mnemonic", SPECIAL)
@pytest.mark.parametrize("seed", SEEDS)
def test_what_ptx_tabulates_is_exact(mnemonic, seed):
    name, kind, _ = FUNCTIONS[mnemonic]
    for operands, wanted in SPECIAL[mnemonic]:
        given = operands if isinstance(operands, tuple) else (operands,)
        prototype = ctypes.CFUNCTYPE(kind, *[kind] * len(given))
        function = prototype(process_runtime().function(name))
        process_runtime().state.seed = seed
        assert str(function(*given)) == wanted, (mnemonic, operands)


HALVES = {"inf": 0x7C00, "-inf": 0xFC00, "0": 0, "-0": 0x8000, "1": 0x3C00, "-1": 0xBC00}
BRAINS = {"inf": 0x7F80, "-inf": 0xFF80, "0": 0, "-0": 0x8000, "1": 0x3F80, "-1": 0xBF80}


@pytest.mark.parametrize(("suffix", "of"), [("h", HALVES), ("b", BRAINS)])
def test_special_values_of_sixteen_bits(suffix, of):
    runtime = process_runtime()
    power, tangent = (
        ctypes.CFUNCTYPE(U, U)(runtime.function(f"gevo_{name}_approx_{suffix}"))
        for name in ("ex2", "tanh")
    )
    assert [power(of[x]) for x in ("-inf", "-0", "0", "inf")] == [
        of[x] for x in ("0", "1", "1", "inf")
    ]
    assert [tangent(of[x]) for x in ("-inf", "-0", "0", "inf")] == [
        of[x] for x in ("-1", "-0", "0", "1")
    ]
    nan = of["inf"] + 1
    assert power(nan) & of["inf"] == of["inf"]
    assert power(nan) & 0x7FFF > of["inf"]
