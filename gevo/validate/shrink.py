"""Makes a case on which a program fails as small as it gets.

The Hypothesis library shrinks better, but since 6.131 what it draws depends on the modules that
the process has loaded, and it keeps files in the user's folder. A verdict names the smallest
case, and must be the same wherever it is given.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from gevo.workload.case import TestCase, Workload

MOST = 60
"""Cases that are tried."""


def shrink(case: TestCase, workload: Workload, fails: Callable[[TestCase], bool]) -> TestCase:
    """A case with smaller sizes, fewer statements and the seed 1, if that fails, too.

    Greedy: from the first simpler case that fails to the next, until none does.

    Args:
        case: A case that fails.
        workload: Its workload.
        fails: Whether the program fails on a case, and the unmodified one does not.
    """
    best = replace(case, name="smallest")
    tried = {best}
    while len(tried) < MOST:
        untried = (one for one in _simpler(best, workload) if one not in tried)
        simpler = next(untried, None)
        if simpler is None:
            break
        tried.add(simpler)
        if fails(simpler):
            best = simpler
    return best


def _simpler(case: TestCase, workload: Workload) -> Iterator[TestCase]:
    """Simpler cases, those first that save most: no statements, least sizes, then step by step."""
    least = {name: _least(workload, name, value) for name, value in case.sizes}
    yield replace(case, values=())
    yield _resized(case, {name: allowed[0] for name, allowed in least.items()})
    for dropped in range(len(case.values)):
        yield replace(case, values=case.values[:dropped] + case.values[dropped + 1 :])
    if case.seed != 1:
        yield replace(case, seed=1)
    for name, allowed in least.items():
        for n in _places(len(allowed)):
            yield _resized(case, {name: allowed[n]})


def _resized(case: TestCase, sizes: Mapping[str, int]) -> TestCase:
    return replace(case, sizes=tuple((n, sizes.get(n, value)) for n, value in case.sizes))


def _least(workload: Workload, name: str, value: int) -> Sequence[int]:
    """The values that a size may have instead of a larger one, and that itself, ascending."""
    allowed = workload.fresh.get(name)
    if allowed is None or value < 1:
        return (value,)
    if name in workload.declared:
        return sorted({n for n in allowed if n < value} | {value})
    return range(1, value + 1)


def _places(count: int) -> Iterator[int]:
    """Places below the last of `count`: the first, then ever closer to the last."""
    low, last = 0, count - 1
    while low < last:
        yield low
        low += (last - low + 1) // 2
