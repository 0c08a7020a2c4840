"""What single operations give for one value is exact, rounded once."""

from __future__ import annotations

import math
from fractions import Fraction

import numpy as np
import pytest

from gevo.evaluate.scoring import scalars
from gevo.evaluate.scoring.columns import NotKnown
from tests.device.simt.exact import FORMATS, fused, nearest, product, quotient, total, value

SHORT = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64"}


@pytest.fixture
def rng() -> np.random.Generator:
    return np.random.default_rng(5)


def bits(rng, kind: str, count: int = 400) -> list[int]:
    """Any, small ones, and those near to one another."""
    width = sum(FORMATS[kind]) + 1
    digits = FORMATS[kind][1]
    one = ((1 << FORMATS[kind][0] - 1) - 1) << digits
    small = [int(rng.integers(0, 1 << min(62, digits + 2))) for _ in range(count)]
    near = [one + int(rng.integers(-(1 << min(62, digits + 3)), 1 << min(62, digits + 3)))
            for _ in range(count)]  # fmt: skip
    anything = [int(rng.integers(0, 1 << min(62, width))) for _ in range(count)]
    near = [max(0, v) | int(rng.integers(0, 2)) << width - 1 for v in near]
    return [*small, *near, *anything]


def agree(kind: str, found: float, exact) -> None:
    if exact != exact:
        assert found != found
    else:
        assert scalars.bits_of(kind, found) == nearest(kind, exact)


@pytest.mark.parametrize("kind", FORMATS)
@pytest.mark.parametrize(
    ("name", "exact"), [("fadd", total), ("fmul", product), ("fdiv", quotient)]
)
def test_arithmetic(rng, kind: str, name: str, exact) -> None:
    function = scalars.binary(name, kind)
    for a, b in zip(bits(rng, kind), reversed(bits(rng, kind)), strict=True):
        found = function(scalars.of_bits(kind, a), scalars.of_bits(kind, b))
        agree(kind, found, exact(value(kind, a), value(kind, b)))


@pytest.mark.parametrize("kind", FORMATS)
def test_fused_products(rng, kind: str) -> None:
    function = scalars.intrinsic(f"llvm.fma.{SHORT[kind]}")
    assert function is not None
    inf, most = math.inf, scalars.of_bits(kind, nearest(kind, Fraction(1, 3)))
    assert function(most, most, -inf) == -inf
    assert math.copysign(1.0, function(-0.0, most, -0.0)) == -1.0
    for a, b, c in zip(bits(rng, kind), bits(rng, kind), bits(rng, kind), strict=True):
        given = [scalars.of_bits(kind, one) for one in (a, b, c)]
        agree(kind, function(*given), fused(*(value(kind, one) for one in (a, b, c))))


@pytest.mark.parametrize("after", ["half", "bfloat", "float"])
@pytest.mark.parametrize("before", ["float", "double"])
def test_conversions_of_floats(rng, before: str, after: str) -> None:
    function = scalars.converted("fptrunc", before, after)
    middles = [
        nearest(before, (Fraction(value(after, n)) + Fraction(value(after, n + 1))) / 2) + off
        for n in range(0, 0x7B00, 97) for off in (-1, 0, 1)
    ]  # fmt: skip
    for one in [*bits(rng, before), *(m for m in middles if m >= 0)]:
        agree(after, function(scalars.of_bits(before, one)), value(before, one))


@pytest.mark.parametrize("after", FORMATS)
@pytest.mark.parametrize("opcode", ["sitofp", "uitofp"])
def test_conversions_of_integers(rng, opcode: str, after: str) -> None:
    function = scalars.converted(opcode, "i64", after)
    ties = [(2 * int(rng.integers(1 << d, 2 << d)) + 1 << 62 - d) // 2 + off
            for d in (7, 10, 23, 50) for off in (-1, 0, 1) for _ in range(50)]  # fmt: skip
    for one in [0, (1 << 64) - 1, 1 << 63, *ties, *(t >> 20 for t in ties)]:
        number = one - (1 << 64) if opcode == "sitofp" and one >> 63 else one
        agree(after, function(one), Fraction(number) or 0.0)


def test_which_nan_of_16_bits_is_not_known() -> None:
    with pytest.raises(NotKnown):
        scalars.bits_of("bfloat", scalars.of_bits("bfloat", 0x7F81))


def test_the_smaller_zero_is_the_negative_one() -> None:
    least, most = (scalars.intrinsic(f"llvm.{n}.f32") for n in ("minnum", "maxnum"))
    assert least is not None
    assert most is not None
    for a, b in ((0.0, -0.0), (-0.0, 0.0)):
        assert math.copysign(1.0, least(a, b)) == -1.0
        assert math.copysign(1.0, most(a, b)) == 1.0


def test_a_remainder_is_what_the_back_end_computes() -> None:
    found = scalars.binary("frem", "float")(3e38, 7.0)
    assert found != math.fmod(3e38, 7.0)
    assert scalars.binary("frem", "float")(2.5, math.inf) == 2.5
    assert scalars.binary("frem", "float")(7.5, 2.0) == 1.5
