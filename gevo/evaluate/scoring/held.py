"""Conditions that a program's launches fulfil, for edits that let a compiler assume them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from gevo.device.base import RunOptions
from gevo.errors import LaunchFailed, WorkloadError
from gevo.evaluate.scoring.score import Scorer
from gevo.evaluate.scoring.usable import Note, Passed, watched
from gevo.program.condition import DIMENSIONS
from gevo.program.llvm.facts import kernel_signatures
from gevo.workload.case import Argument, Array, Dim3, Launches, TestCase

MODERATE = 32767
"""The product of two such numbers fits 31 bits: a bound that tells a compiler much."""
ROOM = 16
"""So many times as large numbers as there are in the cases stay within it."""


def held(scorer: Scorer, cases: Sequence[TestCase]) -> Mapping[str, Sequence[str]]:
    """What all launches of the training and timing cases and of some others fulfil, by kernel.

    That an integer argument is always the same, or positive, or not negative, and moderate, and
    how many threads a block has on an axis. Cases on which the unmodified program fails say
    nothing. Timing cases are not run: what they launch counts as far as it follows from sizes.

    Args:
        scorer: Of the unmodified program.
        cases: Further cases.
    """
    passed: dict[str, set[Passed]] = {}
    for case in dict.fromkeys((*scorer.workload.train, *cases)):
        try:
            for kernel, launches in _launches(scorer, case).items():
                passed.setdefault(kernel, set()).update(launches)
        except (LaunchFailed, WorkloadError):
            continue
    for case in scorer.workload.timing:
        for kernel, launches in _planned(scorer, case).items():
            passed.setdefault(kernel, set()).update(launches)
    types = kernel_signatures(scorer.baseline.text)
    return {
        kernel: found
        for kernel, launches in passed.items()
        if (found := list(_common(launches, [p.type for p in types[kernel]])))
    }


Found = dict[str, set[Passed]]


def _launches(scorer: Scorer, case: TestCase) -> Found:
    launches = scorer.workload.launches(case, scorer.baseline.settings)
    found, note = _noting(launches)
    scorer.device.run(scorer.baseline_binary(), watched(launches, note), RunOptions(timed=False))
    return found


def _planned(scorer: Scorer, case: TestCase) -> Found:
    """What a case launches before it looks at what a launch has given."""
    try:
        launches = scorer.workload.launches(case, scorer.baseline.settings)
    except WorkloadError:
        return {}
    found, note = _noting(launches)
    try:
        launches.drive(_Planning(note))
    except (LaunchFailed, WorkloadError):
        pass
    return found


def _noting(launches: Launches) -> tuple[Found, Note]:
    found: Found = {}
    buffers = {buffer.name: buffer for buffer in launches.buffers}

    def note(kernel: str, grid: Dim3, block: Dim3, args: Sequence[Argument]) -> None:
        found.setdefault(kernel, set()).add(Passed.of(args, block, grid, buffers))

    return found, note


@dataclass(frozen=True)
class _Planning:
    """A `Host` that runs nothing."""

    note: Note

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument],
        shared_bytes: int = 0,
        cooperative: bool = False,
    ) -> None:
        """Tell of it."""
        del shared_bytes, cooperative
        self.note(kernel, grid, block, args)

    def read(self, name: str) -> Array:
        """Nothing has run."""
        raise WorkloadError(f"what is launched follows from {name}")

    def write(self, name: str, array: Array) -> None:
        """Nothing reads it."""


def _common(launches: set[Passed], types: Sequence[str]) -> Iterator[str]:
    for axis, name in enumerate(DIMENSIONS[:3]):
        if len(counts := {one.shape[axis] for one in launches}) == 1:
            yield f"{name} == {min(counts)}"
    for n, type_ in enumerate(types):
        values = {v for one in launches if isinstance(v := signed(one.numbers[n], type_), int)}
        if type_ not in ("i16", "i32", "i64") or not values:
            continue
        if len(values) == 1 and len(launches) > 1:
            yield f"arg{n} == {min(values)}"
        elif min(values) >= 0:
            yield f"arg{n} >= {min(1, min(values))}"
            if max(values) <= MODERATE // ROOM:
                yield f"arg{n} <= {MODERATE}"


def signed(number: int | float | None, type_: str) -> int | float | None:
    """A number as a kernel sees it whose parameter has that type, integers with sign."""
    if not re.fullmatch(r"i\d+", type_) or number is None or number != int(number):
        return number
    bits = int(type_[1:])
    low = int(number) & ((1 << bits) - 1)
    return low - (1 << bits) if low >> (bits - 1) else low
