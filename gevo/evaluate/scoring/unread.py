"""Scratch memory that a program leaves otherwise, and of which nobody is known to read it.

What is left there is not compared. Where a launch or the driver reads it a difference shows in
what is; where none does it may be a result, as a list whose order follows that of the blocks.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass

from gevo.device.base import RunOptions
from gevo.device.simt.conditions import Described
from gevo.evaluate.scoring.alike import OneSided, Places, stated
from gevo.evaluate.scoring.score import Scorer
from gevo.evaluate.scoring.usable import Passed
from gevo.workload.case import Array, Launches, Relay, Role, TestCase


def unread(
    scorer: Scorer,
    base: Mapping[str, Described],
    other: Mapping[str, Described],
    passed: Mapping[str, Set[Passed]],
    case: TestCase,
) -> Iterator[OneSided]:
    """Arrays that nobody reads, that are not compared, and in which something else is stored.

    Args:
        scorer: Of the unmodified program, on simt.
        base: The unmodified program.
        other: The program that is judged.
        passed: What all launches of a kernel passed.
        case: A case whose driver is asked what it reads.
    """
    places = Places(passed)
    launches = scorer.workload.launches(case, scorer.baseline.settings)
    left = {one.name for one in launches.buffers if one.role is Role.SCRATCH}
    left &= places.written_otherwise(base, other)
    for kernel, one in base.items():
        left -= places.of(kernel, one.read)
    if left:
        left -= _read_by_driver(scorer, launches)
    for name in sorted(left):
        kernels = [k for k, one in base.items() if name in places.of(k, frozenset(one.written))]
        yield stated(", ".join(kernels), f"nobody reads what it leaves in {name}", None)


def _read_by_driver(scorer: Scorer, launches: Launches) -> Set[str]:
    found: set[str] = set()
    noting = Launches(launches.buffers, lambda host: launches.drive(_Noting(host, found)))
    scorer.device.run(scorer.baseline_binary(), noting, RunOptions(timed=False))
    return found


@dataclass(frozen=True)
class _Noting(Relay):
    found: set[str]

    def read(self, name: str) -> Array:
        self.found.add(name)
        return self.host.read(name)
