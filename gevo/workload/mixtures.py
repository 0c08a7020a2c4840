"""Draws cases that mix what corner cases change one at a time, with Hypothesis."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from gevo.workload.case import TestCase

_MOST = 3
"""Statements of a mixed case."""


def mixtures(
    bases: Sequence[TestCase], corners: Sequence[TestCase], count: int, start: int
) -> tuple[TestCase, ...]:
    """Cases with the sizes of one case and the values of others.

    Args:
        bases: Whose sizes and seeds are taken.
        corners: Whose statements are taken.
        count: How many cases at most; equal ones count once.
        start: What the draws follow from.
    """
    pool = list(dict.fromkeys(text for case in corners for text in case.values))
    if not pool or not count:
        return ()
    found: dict[TestCase, None] = {}
    drawn = st.tuples(
        st.sampled_from(list(bases)),
        st.integers(0, 2**31 - 1),
        st.lists(st.sampled_from(pool), min_size=1, max_size=_MOST, unique=True),
    )

    @settings(
        database=None,
        deadline=None,
        max_examples=count,
        phases=(Phase.generate,),
        suppress_health_check=(HealthCheck.too_slow, HealthCheck.data_too_large),
    )
    @seed(start)
    @given(drawn)
    def collect(one: tuple[TestCase, int, list[str]]) -> None:
        base, number, values = one
        name = f"mixed{len(found)}"
        found[replace(base, name=name, seed=number, values=tuple(values))] = None

    collect()
    return tuple(found)
