"""Whether a program is right in large cases all of whose arrays are at one end.

Counters that are too narrow overflow where many elements are alike, which takes more of them than
the cases have that everything else is tried on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

import numpy as np

from gevo.device.base import Binary, RunOptions
from gevo.errors import CompileFailed, LaunchFailed, WorkloadError
from gevo.evaluate.scoring.prepared import Lowered, fuel_for, require_equal
from gevo.evaluate.scoring.score import Scorer
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.workload.case import Array, Buffer, Launches, TestCase
from gevo.workload.corners import end_corners
from gevo.workload.data import COMPARED

_FIRST = RunOptions(poison=0x5A, fill=0x7F, timed=False)
_SECOND = RunOptions(poison=0xFF, fill=0xFE, timed=False)


@dataclass(frozen=True)
class Ends:
    """What a program gave.

    Attributes:
        tried: Cases that count.
        failed: How it fails on one of them; None where it does not.
        unfinished: Why not all were tried; empty where they were.
    """

    tried: int = 0
    failed: Measurement | None = None
    unfinished: str = ""


@dataclass
class _End:
    """A case, what it launches, and what the unmodified program gives.

    Attributes:
        same: Whether it gives the same whatever memory held before; None while nobody has asked.
    """

    case: TestCase
    launches: Launches
    expected: Mapping[str, Array]
    fuel: int
    same: bool | None = None


class AtEnds:
    """Runs programs on cases with arrays at their ends; of each end the first that counts.

    These are the ends of the domain, or else of what the arrays' generators give, where less is
    undefined than at those of their types. Programs that give nothing but floats are left out:
    what they count narrowly is off on ordinary contents, too.
    """

    def __init__(self, scorer: Scorer) -> None:
        self._scorer = scorer
        self._known: dict[TestCase, tuple[_End, ...]] = {}

    def try_(self, lowered: Lowered, cases: Sequence[TestCase]) -> Ends:
        """Run a program on the ends of these cases, until it fails."""
        tried = 0
        try:
            with self._scorer.compiled(lowered) as binary:
                for case in cases:
                    if case not in self._known:
                        self._known[case] = tuple(self._usable(case))
                    for end in self._known[case]:
                        tried += 1
                        if failed := self._failure(binary, end):
                            return Ends(tried, failed)
        except CompileFailed as error:
            return Ends(tried, self._scorer.failed(error))
        return Ends(tried)

    def _failure(self, binary: Binary, end: _End) -> Measurement | None:
        """How the program fails; None where it does not, or where nothing says what is right."""
        scorer = self._scorer
        try:
            result = scorer.device.run(binary, end.launches, replace(_FIRST, fuel=end.fuel))
        except LaunchFailed as error:
            return scorer.failed(error) if self._settled(end) else None
        error = scorer.workload.metric(result.outputs, end.expected)
        if error <= scorer.tolerance or not self._settled(end):
            return None
        what = f"case {end.case.name} with {'; '.join(end.case.values)}: error {error:.3g}"
        name, modelled = scorer.device.name, scorer.device.modelled
        return Measurement(Outcome.WRONG, (), error, name, modelled, what)

    def _settled(self, end: _End) -> bool:
        """Whether the unmodified program gives the same whatever memory held before."""
        if end.same is None:
            device, binary = self._scorer.device, self._scorer.baseline_binary()
            try:
                second = device.run(binary, end.launches, replace(_SECOND, fuel=end.fuel))
                require_equal(end.case, second.outputs, end.expected)
                end.same = True
            except (LaunchFailed, WorkloadError):
                end.same = False
        return end.same

    def _usable(self, case: TestCase) -> Iterator[_End]:
        """The first low end and the first high end on which the unmodified program ends."""
        workload, done = self._scorer.workload, set[str]()
        try:
            launches = self._scorer.prepare(case).launches
            if all(b.array.dtype.kind == "f" for b in launches.buffers if b.role in COMPARED):
                return
            facts, bounds = workload.described(case), workload.bounds(case)
        except WorkloadError:
            return
        for proposal in end_corners(case, facts, bounds, case.name, wide=False):
            if proposal.group not in done:
                named = replace(proposal.case, name=case.name)
                end = self._allowed(named, _filled(launches, named.values))
                if end is not None:
                    done.add(proposal.group)
                    yield end

    def _allowed(self, case: TestCase, launches: Launches) -> _End | None:
        """The case, if it is inside the domain and the unmodified program comes to its end."""
        scorer = self._scorer
        try:
            if scorer.workload.domain and scorer.workload.violated(case):
                return None
            first = scorer.device.run(scorer.baseline_binary(), launches, _FIRST)
        except (LaunchFailed, WorkloadError):
            return None
        return _End(case, launches, first.outputs, fuel_for(first.fuel_used))


def _filled(launches: Launches, values: Sequence[str]) -> Launches:
    """The launches with arrays full of what statements `name = number` say.

    To draw the case with these statements can take longer than to run it (bfs: a graph of a
    million nodes).
    """
    parts = (text.partition(" = ") for text in values)
    numbers = {name: number for name, _, number in parts}
    buffers = tuple(_full(buffer, numbers.get(buffer.name)) for buffer in launches.buffers)
    return replace(launches, buffers=buffers)


def _full(buffer: Buffer, number: str | None) -> Buffer:
    if number is None:
        return buffer
    value = float(number) if buffer.array.dtype.kind == "f" else int(Fraction(number))
    return replace(buffer, array=np.full_like(buffer.array, value))
