"""Scratch memory that a program leaves otherwise, and of which nobody is known to read it.

What is left there is not compared. Where a launch or the driver reads it a difference shows in
what is; where none does it may be a result, as a list whose order follows that of the blocks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace

import numpy as np

from gevo.device.base import Binary, RunOptions
from gevo.device.simt.conditions import Described
from gevo.evaluate.scoring.alike import OneSided, Places, stated
from gevo.evaluate.scoring.score import Scorer
from gevo.evaluate.scoring.usable import Passed
from gevo.workload.case import Array, Launches, Relay, Role, TestCase

_OPTIONS = RunOptions(timed=False)


def unread(
    scorer: Scorer,
    binary: Binary,
    base: Mapping[str, Described],
    other: Mapping[str, Described],
    passed: Mapping[str, Set[Passed]],
    cases: Sequence[TestCase],
) -> Iterator[OneSided]:
    """Arrays that nobody reads, that are not compared, and in which other numbers are left.

    Those whose numbers are the same in all cases, in whatever order, are none.

    Args:
        scorer: Of the unmodified program, on simt.
        binary: The program; it has the unmodified one's settings.
        base: The unmodified program.
        other: The program that is judged.
        passed: What all launches of a kernel passed.
        cases: On which to try it; the driver of the first is asked what it reads.
    """
    places, settings = Places(passed), scorer.baseline.settings
    first = scorer.workload.launches(cases[0], settings)
    left = {one.name for one in first.buffers if one.role is Role.SCRATCH}
    left &= places.written_otherwise(base, other)
    for kernel, one in base.items():
        left -= places.of(kernel, one.read)
    left -= _read_by_driver(scorer, first) if left else left
    for name in sorted(left):
        every = (scorer.workload.launches(case, settings) for case in cases)
        if all(_same_numbers(scorer, binary, launches, name) for launches in every):
            continue
        kernels = [k for k, one in base.items() if name in places.of(k, frozenset(one.written))]
        yield stated(", ".join(kernels), f"nobody reads what it leaves in {name}", None)


def _same_numbers(scorer: Scorer, binary: Binary, launches: Launches, name: str) -> bool:
    """Whether both programs leave the same numbers in an array, in whatever order."""
    buffers = tuple(
        replace(one, role=Role.INOUT) if one.name == name else one for one in launches.buffers
    )
    compared = Launches(buffers, launches.drive)
    mine, theirs = (
        scorer.device.run(one, compared, _OPTIONS).outputs[name].reshape(-1)
        for one in (scorer.baseline_binary(), binary)
    )
    return np.array_equal(np.sort(mine), np.sort(theirs), equal_nan=mine.dtype.kind == "f")


def _read_by_driver(scorer: Scorer, launches: Launches) -> Set[str]:
    found: set[str] = set()
    noting = Launches(launches.buffers, lambda host: launches.drive(_Noting(host, found)))
    scorer.device.run(scorer.baseline_binary(), noting, _OPTIONS)
    return found


@dataclass(frozen=True)
class _Noting(Relay):
    found: set[str]

    def read(self, name: str) -> Array:
        self.found.add(name)
        return self.host.read(name)
