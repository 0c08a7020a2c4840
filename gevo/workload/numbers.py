"""Other values of scalars: of as many digits as a type holds, and of as many bits.

What narrows a scalar, or multiplies it in another order, gives the same for 0.5 and for 42.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

import numpy as np

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
