"""Other values for a number that stands in a program: what an edit of a constant may try."""

from __future__ import annotations

import math
from collections.abc import Iterator

FACTORS = (0.5, 2.0, 0.9, 1.1, 0.1, 10.0, -1.0)
"""What a float may be multiplied by."""
PLAIN = (0.0, 1.0, -1.0)
"""What any number may become."""


def other_floats(value: float, largest: float) -> Iterator[float]:
    """Multiples of a float, then 0, 1 and -1; all finite and none the value itself.

    Args:
        value: The number now; may be infinite or not a number.
        largest: The largest finite value of its type.
    """
    multiples = [value * factor for factor in FACTORS] if math.isfinite(value) else []
    found = dict.fromkeys(v for v in (*multiples, *PLAIN) if abs(v) <= largest)
    yield from (v for v in found if v != value)


def other_integers(value: int, low: int, high: int) -> Iterator[int]:
    """Neighbours of an integer, its half and double, 0 and 1, within [low, high]."""
    near = (value - 1, value + 1, value // 2, value * 2, 0, 1)
    yield from (v for v in dict.fromkeys(near) if v != value and low <= v <= high)
