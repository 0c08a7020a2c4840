"""Draws cases that mix what corner cases change one at a time."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from gevo.workload.case import TestCase

_MOST = 3
"""Statements of a mixed case."""


def mixtures(
    bases: Sequence[TestCase], corners: Sequence[TestCase], count: int, seed: int
) -> tuple[TestCase, ...]:
    """Cases with the sizes of one case and the values of others.

    Args:
        bases: Whose sizes are taken.
        corners: Whose statements are taken.
        count: How many cases at most; equal ones count once.
        seed: What the draws follow from.
    """
    pool = list(dict.fromkeys(text for case in corners for text in case.values))
    if not pool:
        return ()
    rng = random.Random(seed)
    drawn: dict[TestCase, None] = {}
    for _ in range(count):
        values = rng.sample(pool, min(rng.randint(1, _MOST), len(pool)))
        base = rng.choice(bases)
        drawn[replace(base, name="", seed=rng.getrandbits(31), values=tuple(values))] = None
    return tuple(replace(case, name=f"mixed{n}") for n, case in enumerate(drawn))
