"""Other values of numbers: of as many digits as a type holds, of as many bits, of any magnitude.

What narrows a scalar, or multiplies it in another order, gives the same for 0.5 and for 42.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

import numpy as np

from gevo.workload.case import ArrayFacts, Bounds, Role, TestCase
from gevo.workload.together import Change

_FACTORS = (1.09, 0.71, 1.31, 0.89, 0.59, 1.69)
_APART = 0.037
"""Added to the factors for each scalar: products of two shall not be round either."""
_BITS = (
    ("more than 24 bits", (2**32 + 2**25 + 7, 2**31 - 19)),
    ("more than 16 bits", (2**24 + 43, 100_003, 40_009)),
)
"""Levels for integers; of each the first that is usable."""


def unevenly(scalars: Mapping[str, int | float], floats: Sequence[str]) -> Iterator[Change]:
    """All floats near their values, but such as f32 rounds up, then such as it rounds down.

    Once with the arrays as they are, and once with arrays that hold the same numbers: rounding a
    threshold moves it across them.

    Args:
        scalars: Numbers of the spec that cases may change.
        floats: Names of arrays of floats.
    """
    near = {
        name: _near(value, number)
        for number, (name, value) in enumerate(scalars.items())
        if isinstance(value, float)
    }
    if not near:
        return
    numbers = ", ".join(str(number) for pair in near.values() for number in pair)
    same = tuple(f"cycle({x}, {numbers})" for x in floats)
    for side in (0, 1):
        changed = tuple(f"{name} = {pair[side]}" for name, pair in near.items())
        yield changed, ""
        if same:
            yield (*changed, *same), ""


def _near(value: float, number: int) -> tuple[float, float]:
    """The first of some multiples that f32 rounds up, and the first that it rounds down."""
    found = [float(f"{(value or 1.0) * (f + _APART * number):.6g}") for f in _FACTORS]
    with np.errstate(over="ignore", under="ignore"):
        up = [one for one in found if float(np.float32(one)) > one]
        down = [one for one in found if float(np.float32(one)) < one]
    return (up or found)[0], (down or found)[-1]


def widely(scalars: Mapping[str, int | float]) -> Iterator[Change]:
    """Integers of more bits than f32, and of more than 16 bits hold: all of them, and each."""
    whole = [n for n, v in scalars.items() if isinstance(v, int) and not isinstance(v, bool)]
    for some in [whole, *([name] for name in whole)] if len(whole) > 1 else [whole] * bool(whole):
        for group, levels in _BITS:
            for level in levels:
                changed = tuple(f"{name} = {level + 2 * n}" for n, name in enumerate(some))
                yield changed, f"{' and '.join(some)} {group}"


_KEPT = 0.4
"""How often a number stays as it is: what all others decide shows only so."""
_WHOLE = 0.15
"""How often it is one of those with a meaning of their own."""
_MEANING = (0.0, 1.0, -1.0, 2.0)
_DECADES = (3, 3, 3, 30)
"""Powers of ten that a magnitude is drawn from, either way: rarely all that f32 holds."""


def scattered(
    bases: Sequence[TestCase],
    facts: Sequence[ArrayFacts],
    scalars: Mapping[str, int | float],
    bounds: Mapping[str, Bounds],
    count: int,
    seed: int,
) -> tuple[TestCase, ...]:
    """Cases in which floats have any sign and magnitude, many of them at once.

    Where two conditions decide together what becomes of a value (an exponential overflows where
    its argument is large, and positive), a number at a time reaches each side of both, but not
    the one pair that counts.

    Args:
        bases: Whose sizes are taken.
        facts: Arrays; those of floats that have contents are changed.
        scalars: Numbers of the spec that cases may change; floats are.
        bounds: Between which numbers the domain lets them lie.
        count: How many cases; none where there is no float.
        seed: What the draws follow from.
    """
    arrays = [f.name for f in facts if f.dtype.kind == "f" and f.role is not Role.OUT]
    floats = [name for name, value in scalars.items() if isinstance(value, float)]
    rng, cases = random.Random(seed), list[TestCase]()
    for number in range(count if arrays or floats else 0):
        base = rng.choice(bases)
        values = (*base.values, *_scattering(rng, floats, arrays, bounds))
        name, drawn = f"scattered{number}", rng.getrandbits(31)
        cases.append(replace(base, name=name, seed=drawn, values=values))
    return tuple(cases)


def _scattering(
    rng: random.Random, floats: Sequence[str], arrays: Sequence[str], bounds: Mapping[str, Bounds]
) -> Iterator[str]:
    """Statements that give some scalars another number, and some arrays another range."""
    for name in floats:
        if rng.random() > _KEPT:
            yield f"{name} = {_anywhere(rng, bounds.get(name)):g}"
    for name in arrays:
        if rng.random() > _KEPT:
            low, high = sorted(_anywhere(rng, bounds.get(name)) for _ in range(2))
            yield f"{name} = uniform({low:g}, {high:g})"


def _anywhere(rng: random.Random, bounds: Bounds | None) -> float:
    """A number of any sign and magnitude inside the bounds."""
    low, high = bounds or (None, None)
    if low is not None and high is not None:
        return rng.uniform(low, high)
    if rng.random() < _WHOLE:
        drawn = rng.choice(_MEANING)
    else:
        decades = rng.choice(_DECADES)
        drawn = rng.choice((1.0, -1.0)) * 10 ** rng.uniform(-decades, decades)
    if low is not None:
        return low + abs(drawn)
    return high - abs(drawn) if high is not None else drawn
