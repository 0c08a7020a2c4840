"""Curves of one value, as GELU or a logistic function, and what is close to them and quick.

What a model computes of each element of a tensor by itself is one curve, however many ops it
takes. The closest of the form

    a + b x + s c + t x c,    c = x, but at least -k and at most k

is a parabola or a line with straight lines at both ends: a few products and sums in the place of a
tanh or an exponential.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import numpy as np

from gevo.program.base import Value
from gevo.program.stablehlo.build import PRECISE, Builder, Make, is_uniform
from gevo.program.stablehlo.change import numbers
from gevo.program.stablehlo.resize import tensor
from gevo.program.stablehlo.text import Op

Points = Any
"""An array of floats."""
Curve = float | str | tuple[Any, ...]
"""A number, `_X`, or an op's name with the curves that it takes."""

_X = "x"
MOST_PARTS = 1024
"""Of a curve; parts that are used twice count twice, as in the 99 ops of a GELU by erf."""
REACH, POINTS = 6.0, 241
"""Curves are compared from -REACH to REACH, at so many points."""
USUAL, FAR = 1.4, 0.01
"""How close counts most where values are usual, with this standard deviation; but, with this
weight, also far out."""
CLOSE = 0.15
"""Largest error, as a share of how far the curve is from one straight line,"""
OF_SPREAD = 0.06
"""or of how far its values are from their mean: a logistic function is nearly a line itself."""
_ENDS = tuple(n / 20 for n in range(5, 101))
_TERMS = ((2,), (0, 2), (1, 2), (1, 3), (0, 1, 2, 3))
"""Which of 1, x, c and x c are used: few, if that is as close."""


def _logistic(x: Points) -> Points:
    return 1 / (1 + np.exp(-x))


def _rsqrt(x: Points) -> Points:
    return 1 / np.sqrt(x)


_CHEAP: Mapping[str, Callable[..., Points]] = {
    "abs": np.abs,
    "add": np.add,
    "divide": np.divide,
    "maximum": np.maximum,
    "minimum": np.minimum,
    "multiply": np.multiply,
    "negate": np.negative,
    "subtract": np.subtract,
}
_COSTLY: Mapping[str, Callable[..., Points]] = {
    "exponential": np.exp,
    "exponential_minus_one": np.expm1,
    "log": np.log,
    "log_plus_one": np.log1p,
    "logistic": _logistic,
    "power": np.power,
    "rsqrt": _rsqrt,
    "sqrt": np.sqrt,
    "tanh": np.tanh,
}
_DIRECTIONS: Mapping[str, Callable[..., Points]] = {
    "EQ": np.equal,
    "GE": np.greater_equal,
    "GT": np.greater,
    "LE": np.less_equal,
    "LT": np.less,
    "NE": np.not_equal,
}
_DIRECTION = re.compile(r"comparison_direction = #stablehlo<comparison_direction (\w+)>")
_solved: Callable[..., Points] = np.linalg.lstsq
_FUNCTIONS: Mapping[str, Callable[..., Points]] = {
    **_CHEAP,
    **_COSTLY,
    **_DIRECTIONS,
    "select": np.where,
}


@dataclass(frozen=True)
class Simple:
    """A curve of the simple form.

    Attributes:
        end: k.
        factors: a, b, s and t.
    """

    end: float
    factors: tuple[float, float, float, float]

    def of(self, x: Value, build: Builder) -> Value:
        """Its ops: c (s + t x) + (a + b x), in the order that takes fewest."""

        def number(value: float) -> Value:
            return build.number(value, x)

        def line(level: float, slope: float, of: Value) -> Value | None:
            found = build.binary("multiply", of, number(slope)) if slope else None
            if not level:
                return found
            return build.binary("add", found, number(level)) if found else number(level)

        level, slope, own, bent = self.factors
        c = build.binary("maximum", x, number(-self.end))
        c = build.binary("minimum", c, number(self.end))
        rising, falling = line(slope, bent, c), line(level, own, c)
        product = build.binary("multiply", x, rising) if rising else None
        if product is None or falling is None:
            found = product or falling
            assert found is not None
            return found
        return build.binary("add", product, falling)


def bends(ops: Sequence[Op]) -> Mapping[str, Make]:
    """Ops at the end of a curve that is close to a simple one, with what takes their place.

    Args:
        ops: Of one block, in program order.
    """
    curves = _curves(ops)
    ends = {
        slot.value.ref
        for op in ops
        for slot in op.site.slots
        if curves[op.site.uid][0] != curves.get(slot.value.ref, ("", _X))[0]
    }
    found: dict[str, Make] = {}
    for op in ops:
        source, curve = curves[op.site.uid]
        made = tensor(op.site.type)
        if made is None or made[1] not in PRECISE:
            continue
        if source and source != op.site.uid and op.site.uid in ends and _is_costly(curve):
            simple = closest(curve)
            if simple is not None:
                found[op.site.uid] = _making(simple, Value(source, op.site.type))
    return found


def _making(simple: Simple, source: Value) -> Make:
    return lambda builder: simple.of(source, builder)


def _curves(ops: Sequence[Op]) -> Mapping[str, tuple[str, Curve]]:
    """By uid the value that an op's result is a curve of, and the curve; numbers are of none."""
    constants = numbers(ops)
    found: dict[str, tuple[str, Curve]] = {uid: ("", n) for uid, n in constants.items()}
    sizes: dict[str, int] = {}
    for op in ops:
        uid = op.site.uid
        if uid in found:
            continue
        found[uid] = uid, _X
        takes = [found.get(slot.value.ref, (slot.value.ref, _X)) for slot in op.site.slots]
        sources = {source for source, _ in takes if source}
        size = 1 + sum(sizes.get(slot.value.ref, 1) for slot in op.site.slots)
        name = _function(op)
        if name and len(sources) == 1 and size <= MOST_PARTS:
            found[uid] = sources.pop(), (name, *(curve for _, curve in takes))
            sizes[uid] = size
    return found


def _function(op: Op) -> str:
    """By what an op's curve follows from those that it takes; empty where it is no such op."""
    name = op.form.name.removeprefix("stablehlo.")
    if name not in ("compare", "select"):
        return name if name in _FUNCTIONS and is_uniform(op) else ""
    types = [tensor(slot.type) for slot in op.site.slots]
    given = all(slot.type == slot.value.type for slot in op.site.slots)
    made = tensor(op.site.type)
    if op.form.own or not given or made is None or None in types:
        return ""
    shapes = {made[0], *(one[0] for one in types if one is not None)}
    elements = {one[1] for one in (made, *types) if one is not None}
    if len(shapes) != 1 or len(elements) != 2 or not elements & {*PRECISE} or "i1" not in elements:
        return ""
    found = _DIRECTION.search(op.form.before) if name == "compare" else None
    return found[1] if found else name if name == "select" else ""


def _is_costly(curve: Curve) -> bool:
    if not isinstance(curve, tuple):
        return False
    return curve[0] in _COSTLY or any(_is_costly(part) for part in curve[1:])


def _at(curve: Curve, x: Points) -> Points:
    """The curve's values."""
    if isinstance(curve, tuple):
        return _FUNCTIONS[curve[0]](*(_at(part, x) for part in curve[1:]))
    return x if isinstance(curve, str) else np.full_like(x, curve)


@lru_cache(maxsize=256)
def closest(curve: Curve) -> Simple | None:
    """The closest simple curve, by weighted least squares; None where that is far.

    Of a curve with values so small that nothing is left of its factors there is none, either.
    """
    x = np.linspace(-REACH, REACH, POINTS)
    weight = np.sqrt(np.exp(-((x / USUAL) ** 2) / 2) + FAR)
    with np.errstate(all="ignore"):
        y = _at(curve, x)
    if not np.isfinite(y).all():
        return None
    fits = [
        min((_fit(x, y, weight, terms, end) for end in _ENDS), key=lambda fit: fit[0])
        for terms in _TERMS
    ]
    straight, _ = _fit(x, y, weight, (0, 1), REACH)
    error, simple = next(fit for fit in fits if fit[0] <= 1.1 * fits[-1][0])
    middle = float(np.average(y, weights=weight * weight))
    near = max(CLOSE * straight, OF_SPREAD * _root_mean_square((y - middle) * weight))
    return simple if error < near and any(simple.factors) else None


def _root_mean_square(values: Points) -> float:
    with np.errstate(over="ignore"):
        squares: Points = values * values
    return math.sqrt(float(squares.mean()))


def _fit(
    x: Points, y: Points, weight: Points, terms: Sequence[int], end: float
) -> tuple[float, Simple]:
    """The best of these terms, with its error."""
    c = np.clip(x, -end, end)
    given = np.stack([np.ones_like(x), x, c, x * c], axis=1)[:, list(terms)]
    scaled: Points = given * weight[:, None]
    factors = _solved(scaled, y * weight, rcond=None)[0]
    error = _root_mean_square((given @ factors - y) * weight)
    whole = [0.0] * 4
    for place, factor in zip(terms, factors, strict=True):
        whole[place] = round(float(factor), 5)  # the same on every machine
    return error, Simple(end, (whole[0], whole[1], whole[2], whole[3]))
