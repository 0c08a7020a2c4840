"""Contents at the brink of what a type of floats holds: beside the largest, and the least ones.

`x * 2 + z` differs from a fused one, `(a + b) / 2` from `a / 2 + b / 2`, and `(x + x) / 2` from
`x` only where a product or a sum in between leaves the type, and the result does not; or where a
half of the least number is lost. So numbers are finite, and their double, their sum or their
product is not; and their signs differ from array to array, element by element.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from gevo.workload.case import ArrayFacts
from gevo.workload.together import Change

_LARGE = (1.0, 0.75, 0.4, 0.1)
"""Of the largest finite number: it and the next overflow when doubled, the others where a factor
of three or ten multiplies them."""
_ROOT = 1.1
"""Of the square root of the largest finite number: products overflow, and less it do not."""
_SMALL_ROOT = 0.11
"""Of the square root of the least normal number: products are subnormal, and are rounded."""
_LOWER = (1.0, 0.25)
"""Where the unmodified program may not give infinity, the first of these that it does not with."""


def at_brink(facts: Sequence[ArrayFacts], scalars: Mapping[str, int | float]) -> list[Change]:
    """All arrays of floats at once near the largest number, and near the least ones.

    Args:
        facts: The arrays.
        scalars: Numbers of the spec that cases may change; floats are, in one of the changes.
    """
    floats = [f for f in facts if f.dtype.kind == "f"]
    if not floats:
        return []
    found: list[Change] = []
    for signed in (True, False):  # where a domain leaves no negative ones
        for part in _LOWER:
            found.append((tuple(_among(f, large(f, part, signed)) for f in floats), "brink"))
    found.append((tuple(_among(f, least(f)) for f in floats), "least"))
    found.append((tuple(_among(f, least(f, signed=False)) for f in floats), "least"))
    found.append((tuple(_high(f) for f in floats), ""))
    if len(floats) > 1:
        found.append((tuple(_high(f, bool(n % 2)) for n, f in enumerate(floats)), ""))
    widest = [name for name, value in scalars.items() if isinstance(value, float)]
    if widest:
        told = tuple(f"{name} = {0.75 * float(np.finfo(np.float32).max):g}" for name in widest)
        found.append(((*told, *found[0][0]), ""))
    return found


def large(fact: ArrayFacts, part: float = 1.0, signed: bool = True) -> tuple[float, ...]:
    """The largest numbers of an array's type, of either sign, times `part`."""
    most = float(np.finfo(fact.dtype).max)
    found = [most * part * share for share in _LARGE] + [most**0.5 * _ROOT * part**0.5]
    return _stored(fact, found, signed)


def least(fact: ArrayFacts, signed: bool = True) -> tuple[float, ...]:
    """The least numbers of an array's type, odd ones, and those beside the least normal one."""
    info = np.finfo(fact.dtype)
    step, tiny = float(info.smallest_subnormal), float(info.tiny)
    found = [step, 3 * step, 5 * step, tiny - step, tiny, tiny + step, tiny**0.5 * _SMALL_ROOT]
    return _stored(fact, found, signed)


def _stored(fact: ArrayFacts, numbers: Sequence[float], signed: bool) -> tuple[float, ...]:
    """The numbers as the type holds them, each with its negative if they are `signed`."""
    found = [float(fact.dtype.type(number)) for number in numbers]
    return tuple(n for one in found for n in ((one, -one) if signed else (one,)))


def _among(fact: ArrayFacts, numbers: Sequence[float]) -> str:
    return f"among({fact.name}, {', '.join(f'{one!r}' for one in numbers)})"


def _high(fact: ArrayFacts, negative: bool = False) -> str:
    """All of one sign: a sum of them overflows, and their mean does not."""
    most = float(np.finfo(fact.dtype).max)
    ends = (-most, -0.75 * most) if negative else (0.75 * most, most)
    return f"{fact.name} = uniform({ends[0]!r}, {ends[1]!r})"
