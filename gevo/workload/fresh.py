"""Sizes that validation may draw for cases which nobody has seen: `[fresh]`.

By default each size ranges between the smallest and the largest value that the spec's cases
give it, in steps of the largest power of two that divides all of them: a size that is always a
multiple of 16 stays one. `[fresh]` widens or narrows that.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from gevo.errors import WorkloadError, did_you_mean
from gevo.workload.case import TestCase
from gevo.workload.schema import FreshTable


def fresh_sizes(
    cases: Sequence[TestCase],
    bounds: Mapping[str, FreshTable],
    where: str,
) -> Mapping[str, Sequence[int]]:
    """The values from which each size is drawn, by name.

    Args:
        cases: All cases of the spec.
        bounds: The spec's `[fresh]` table.
        where: The spec file, for messages.

    Raises:
        WorkloadError: `[fresh]` names no size.
    """
    seen: dict[str, list[int]] = {}
    for case in cases:
        for name, value in case.sizes:
            seen.setdefault(name, []).append(value)
    for name in bounds:
        if name not in seen:
            hint = did_you_mean(name, seen)
            raise WorkloadError(f"{where}: fresh.{name}: no such size in [sizes]{hint}")
    return {
        name: bounds[name].allowed() if name in bounds else _between(values)
        for name, values in seen.items()
    }


def _between(values: Sequence[int]) -> Sequence[int]:
    low, high = min(values), max(values)
    common = math.gcd(*values)
    return range(low, high + 1, max(1, common & -common))
