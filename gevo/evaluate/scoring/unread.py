"""Scratch memory that a program leaves otherwise, and of which nobody is known to read it.

What is left there is not compared. Where a launch or the driver reads it a difference shows in
what is; where none does it may be a result, as a list whose order follows that of the blocks. Of
an array that later launches read in part it is so element by element.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, field

import numpy as np

from gevo.device.base import Binary, RunOptions
from gevo.device.simt.conditions import Described
from gevo.errors import LaunchFailed
from gevo.evaluate.scoring.alike import OneSided, Places, stated
from gevo.evaluate.scoring.restored import left, restored
from gevo.evaluate.scoring.score import Scorer
from gevo.evaluate.scoring.usable import Passed
from gevo.workload.case import Array, Launches, Relay, Role, TestCase

TRIED = 24
"""Sets of elements that are changed at most, to see whether they are read."""
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

    Those whose numbers are the same in all cases, in whatever order, are none. Of arrays that are
    read those elements count that no later launch reads, unless what writes them reads them, too;
    and those that the unmodified program leaves as it found them (`restored`).

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
    names = {one.name for one in first.buffers if one.role is Role.SCRATCH}
    names &= places.written_otherwise(base, other)
    read = {kernel: places.of(kernel, one.read) for kernel, one in base.items()}
    written = {k: places.of(k, frozenset(one.written)) for k, one in base.items()}
    names -= {name for kernel in base for name in read[kernel] & written[kernel]}
    names -= _read_by_driver(scorer, first) if names else names
    for name in sorted(names):
        in_part = any(name in some for some in read.values())
        differs = _some_unread if in_part else _other_numbers
        every = (scorer.workload.launches(case, settings) for case in cases)
        if any(differs(scorer, binary, launches, name) for launches in every):
            kernels = ", ".join(kernel for kernel in base if name in written[kernel])
            what = "some of what" if in_part else "what"
            yield stated(kernels, f"nobody reads {what} it leaves in {name}", None)
    yield from restored(scorer, binary, cases)


def _other_numbers(scorer: Scorer, binary: Binary, launches: Launches, name: str) -> bool:
    """Whether the programs leave other numbers in an array, in whatever order."""
    return not _alike(*_left(scorer, binary, launches, name))


def _some_unread(scorer: Scorer, binary: Binary, launches: Launches, name: str) -> bool:
    """Whether they leave other numbers in elements of an array that no later launch reads.

    Those that differ are changed behind the first launch: while outputs do, too, halves of them
    are tried, `TRIED` at most.
    """
    mine, theirs = _left(scorer, binary, launches, name)
    same = (mine == theirs) | ((mine != mine) & (theirs != theirs))
    open_ = [np.flatnonzero(~same)]
    wanted = scorer.device.run(scorer.baseline_binary(), launches, _OPTIONS).outputs
    for _ in range(TRIED):
        if not open_:
            break
        some = open_.pop()
        if _alike(mine[some], theirs[some]):
            continue
        if _given(scorer, _changing(launches, name, some, theirs[some]), wanted):
            return True
        if len(some) > 1:
            open_ += np.array_split(some, 2)
    return False


def _changing(launches: Launches, name: str, places: Array, values: Array) -> Launches:
    """The launches with other values in an array behind the first one."""
    return Launches(
        launches.buffers, lambda host: launches.drive(_Changing(host, name, places, values))
    )


def _given(scorer: Scorer, launches: Launches, wanted: Mapping[str, Array]) -> bool:
    """Whether the unmodified program gives these outputs."""
    try:
        found = scorer.device.run(scorer.baseline_binary(), launches, _OPTIONS).outputs
    except LaunchFailed:
        return False
    return all(_equal(array, found[name]) for name, array in wanted.items())


def _left(scorer: Scorer, binary: Binary, launches: Launches, name: str) -> tuple[Array, Array]:
    """What the unmodified program leaves in an array, and what the program does; flat."""
    mine, theirs = (
        left(scorer, one, launches, (name,))[name].reshape(-1)
        for one in (scorer.baseline_binary(), binary)
    )
    return mine, theirs


def _alike(mine: Array, theirs: Array) -> bool:
    """Whether they are the same numbers, in whatever order."""
    return _equal(np.sort(mine), np.sort(theirs))


def _equal(one: Array, other: Array) -> bool:
    return np.array_equal(one, other, equal_nan=one.dtype.kind == "f")


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


@dataclass(frozen=True)
class _Changing(Relay):
    """Writes other values into an array before each launch but the first."""

    name: str
    places: Array
    values: Array
    launched: list[str] = field(default_factory=list[str])

    def before(self, kernel: str) -> None:
        """Not before the first one."""
        if self.launched:
            array = self.host.read(self.name)
            flat = array.reshape(-1).copy()
            flat[self.places] = self.values
            self.host.write(self.name, flat.reshape(array.shape))
        self.launched.append(kernel)
