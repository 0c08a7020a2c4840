"""Which launches of a run stand for all of them."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from itertools import accumulate

MOST_LAUNCHES = 8
"""Launches that are timed, unless there are more kernels."""
ALIKE = 0.01
"""Launches of a kernel whose times differ by no more are taken for equal."""


def pick(launches: Sequence[tuple[str, float]]) -> tuple[int, ...]:
    """Numbers of the launches to time.

    Every kernel's launches, in their order, are cut into spans of equal time, and of each span
    the launch in its middle stands for it; of launches that take the same time, the last of each
    span, since what a run computes is complete at the end of a step.

    Args:
        launches: Kernel and time without launch cost of each.
    """
    own: dict[str, list[int]] = {}
    for index, (kernel, _) in enumerate(launches):
        own.setdefault(kernel, []).append(index)
    times = [max(time, 1e-9) for _, time in launches]
    total = {kernel: sum(times[i] for i in indices) for kernel, indices in own.items()}
    picked: set[int] = set()
    for kernel, spans in _spans(own, total, times).items():
        indices = own[kernel]
        done = list(accumulate(times[index] for index in indices))
        if _alike(times, indices):
            picked.update(indices[len(indices) * (span + 1) // spans - 1] for span in range(spans))
            continue
        middles = (total[kernel] * (2 * span + 1) / (2 * spans) for span in range(spans))
        picked.update(indices[bisect_left(done, middle)] for middle in middles)
    return tuple(sorted(picked))


def _alike(times: Sequence[float], indices: Sequence[int]) -> bool:
    own = [times[index] for index in indices]
    return max(own) <= (1.0 + ALIKE) * min(own)


def _spans(
    own: Mapping[str, Sequence[int]], total: Mapping[str, float], times: Sequence[float]
) -> dict[str, int]:
    """Into how many spans each kernel's launches are cut: one each, the rest by time."""
    spare = max(0, MOST_LAUNCHES - len(own))
    whole = sum(total.values())
    spans: dict[str, int] = {}
    for kernel, indices in own.items():
        n = 1 + int(spare * total[kernel] / whole)
        if _alike(times, indices):
            n = min(n, 2)
        spans[kernel] = min(n, len(indices))
    return spans
