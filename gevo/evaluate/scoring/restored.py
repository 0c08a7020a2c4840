"""Scratch memory that the unmodified program leaves as it found it, and a program does not.

A counter that is put back to zero for the next call is such memory: nobody reads it after the last
launch of a case, so nothing that is compared tells. The next call does.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace

import numpy as np

from gevo.device.base import Binary, RunOptions
from gevo.evaluate.scoring.alike import OneSided, stated
from gevo.evaluate.scoring.score import Scorer
from gevo.workload.case import Array, Launches, Role, TestCase

CASES = 8
"""On so many it is tried: what is left as it was by chance in one is not in all."""


def restored(scorer: Scorer, binary: Binary, cases: Sequence[TestCase]) -> Iterator[OneSided]:
    """Arrays that need no longer be left as they were.

    Only arrays whose contents the workload gives: others hold anything.

    Args:
        scorer: Of the unmodified program, on simt.
        binary: The program; it has the unmodified one's settings.
        cases: On which to try it, the first `CASES`.
    """
    settings, kept, spoilt = scorer.baseline.settings, None, set[str]()
    for case in cases[:CASES]:
        launches = scorer.workload.launches(case, settings)
        found = _found(launches)
        if not found:
            return
        both = scorer.baseline_binary(), binary
        mine, theirs = (left(scorer, one, launches, found) for one in both)
        same = {name for name, array in found.items() if _equal(array, mine[name])}
        kept = same if kept is None else kept & same
        spoilt |= {name for name in kept if not _equal(found[name], theirs[name])}
    for name in sorted(spoilt & (kept or set())):
        kernels = ", ".join(scorer.baseline.launched or scorer.baseline.entry)
        yield stated(kernels, f"nobody needs {name} as it was before", None)


def _found(launches: Launches) -> Mapping[str, Array]:
    """What scratch arrays hold at the beginning."""
    some = (one for one in launches.buffers if one.role is Role.SCRATCH and one.given)
    return {one.name: one.array.copy() for one in some}


def left(
    scorer: Scorer, binary: Binary, launches: Launches, names: Collection[str]
) -> Mapping[str, Array]:
    """What a program leaves in these arrays (and in those that are compared), by name."""
    buffers = tuple(
        replace(one, role=Role.INOUT) if one.name in names else one for one in launches.buffers
    )
    options = RunOptions(timed=False)
    return scorer.device.run(binary, Launches(buffers, launches.drive), options).outputs


def _equal(one: Array, other: Array) -> bool:
    return np.array_equal(one.view(np.uint8), np.asarray(other).view(np.uint8))
