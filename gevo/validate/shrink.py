"""Makes a case on which a program fails as small as it gets, with Hypothesis."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from hypothesis import HealthCheck, Phase, find, settings
from hypothesis import strategies as st
from hypothesis.errors import NoSuchExample

from gevo.workload.case import TestCase, Workload

MOST = 60
"""Cases that are tried."""


def shrink(case: TestCase, workload: Workload, fails: Callable[[TestCase], bool]) -> TestCase:
    """A case with smaller sizes, fewer statements and the seed 1, if that fails, too.

    Args:
        case: A case that fails.
        workload: Its workload.
        fails: Whether the program fails on a case, and the unmodified one does not.
    """
    tried = 0

    def check(one: TestCase) -> bool:
        nonlocal tried
        tried += 1
        return one == case or (tried <= MOST and fails(one))

    try:
        found = find(
            _simpler(case, workload),
            check,
            settings=settings(
                database=None,
                deadline=None,
                derandomize=True,
                max_examples=MOST,
                phases=(Phase.generate, Phase.shrink),
                suppress_health_check=(HealthCheck.too_slow, HealthCheck.data_too_large),
            ),
        )
    except NoSuchExample:
        found = case
    return replace(found, name="smallest")


def _simpler(case: TestCase, workload: Workload) -> st.SearchStrategy[TestCase]:
    """Cases whose sizes lie below, and whose statements are some of its own."""
    sizes = [_below(workload, name, value) for name, value in case.sizes]
    kept = st.tuples(*(st.booleans() for _ in case.values))
    seeds = st.sampled_from(sorted({1, case.seed}))

    def build(found: tuple[tuple[int, ...], tuple[bool, ...], int]) -> TestCase:
        numbers, keep, seed = found
        values = tuple(text for text, stays in zip(case.values, keep, strict=True) if stays)
        names = (name for name, _ in case.sizes)
        return replace(
            case, seed=seed, sizes=tuple(zip(names, numbers, strict=True)), values=values
        )

    return st.tuples(st.tuples(*sizes), kept, seeds).map(build)


def _below(workload: Workload, name: str, value: int) -> st.SearchStrategy[int]:
    allowed = workload.fresh.get(name)
    if allowed is None or value < 1:
        return st.just(value)
    if name in workload.declared:
        return st.sampled_from(sorted({n for n in allowed if n <= value} | {value}))
    # Half of what is drawn is the value itself. It is drawn as a number, too, with which
    # Hypothesis can go over to the first strategy, and shrink it there.
    itself = st.integers(value, value + 1).map(lambda drawn: min(drawn, value))
    return st.one_of(st.integers(1, value), itself)
