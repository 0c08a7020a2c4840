"""Cases that a workload does not have but could: drawn ones, and those at its sizes' extremes."""

from __future__ import annotations

import random
from collections.abc import Iterator

from gevo.workload.case import TestCase, Workload

Sizes = tuple[tuple[str, int], ...]

EXTREMES = (-1, 0, 1)
"""What each size is set to: most workloads refuse the first two."""


def extremes(workload: Workload) -> Iterator[TestCase]:
    """Cases with one size at an extreme, whether or not the workload allows them."""
    for base in dict.fromkeys((workload.train[0], *workload.heldout[:1])):
        for name, value in base.sizes:
            for extreme in (*EXTREMES, value + 1, 2 * value + 1):
                yield TestCase(f"{name}={extreme}", base.seed, _with(base.sizes, name, extreme))


def drawn(workload: Workload, count: int, rng: random.Random) -> tuple[TestCase, ...]:
    """Cases of new seeds: some with sizes that the workload names, most with others.

    Sizes come from where validation draws them; one in four is at an end of its range.
    """
    known = [case.sizes for case in (*workload.train, *workload.heldout)]
    cases: list[TestCase] = []
    for number in range(count):
        sizes = known[number % len(known)]
        if workload.fresh and number % 4:
            for name, values in workload.fresh.items():
                ends = (values[0], values[-1])
                chosen = rng.choice(ends if rng.random() < 0.25 else values)
                sizes = _with(sizes, name, chosen)
        cases.append(TestCase(f"drawn{number}", rng.getrandbits(31), sizes))
    return tuple(dict.fromkeys(cases))


def _with(sizes: Sizes, name: str, value: int) -> Sizes:
    return tuple((n, value if n == name else old) for n, old in sizes)
