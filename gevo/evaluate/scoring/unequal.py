"""Which equal numbers a program takes for each other, where the unmodified one does not.

A workload may give a kernel two numbers that are equal in every launch, as a matrix's pitch and
the number of its columns: no case shows which of the two is meant where. So both programs are run
on launches in which one of them is smaller, as far as the unmodified program is defined then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace

import numpy as np

from gevo.device.base import Binary
from gevo.device.simt.conditions import Described
from gevo.evaluate.scoring.aliasing import agrees
from gevo.evaluate.scoring.alike import OneSided, stated
from gevo.evaluate.scoring.score import Scorer
from gevo.evaluate.scoring.usable import Passed
from gevo.workload.case import Argument, Buffer, Dim3, Launches, Relay, Role, TestCase

LEAST = 2
"""A number that is smaller has nothing below it that a kernel could do something with."""
UNWRITTEN = 0x5A
"""What output arrays hold where the changed launches write nothing."""


def taken_for_each_other(
    scorer: Scorer,
    binary: Binary,
    base: Mapping[str, Described],
    passed: Mapping[str, Set[Passed]],
    cases: Sequence[TestCase],
) -> Iterator[OneSided]:
    """Integers that are equal in all launches, and of which a program takes one for another.

    Args:
        scorer: Of the unmodified program, on simt.
        binary: The program; it has the unmodified one's settings.
        base: The unmodified program.
        passed: What all launches of a kernel passed.
        cases: On which to try it.
    """
    for kernel, launches in passed.items():
        for group in equal(launches):
            for number in group:
                if not any(_differ(scorer, binary, c, kernel, number) for c in cases):
                    continue
                names = [base[kernel].uses[n].name for n in group]
                guard = " and ".join(f"arg{group[0]} == arg{n}" for n in group[1:])
                yield stated(kernel, " == ".join(names), f"{kernel}: {guard}")
                break


def equal(launches: Set[Passed]) -> Sequence[tuple[int, ...]]:
    """The numbers of parameters that are integers, not always the same, and always equal."""
    columns = list(zip(*(one.numbers for one in launches), strict=True))
    groups: dict[tuple[object, ...], list[int]] = {}
    for n, column in enumerate(columns):
        if all(isinstance(value, int) for value in column) and len(set(column)) > 1:
            groups.setdefault(column, []).append(n)
    return [tuple(group) for group in groups.values() if len(group) > 1]


def _differ(scorer: Scorer, binary: Binary, case: TestCase, kernel: str, number: int) -> bool:
    launches = scorer.workload.launches(case, scorer.baseline.settings)
    buffers = tuple(map(_held, launches.buffers))
    return any(
        agrees(scorer, binary, _changed(launches, buffers, kernel, number, change)) is False
        for change in (_one_less, _half)
    )


def _changed(
    launches: Launches,
    buffers: tuple[Buffer, ...],
    kernel: str,
    number: int,
    change: Callable[[int], int],
) -> Launches:
    return Launches(buffers, lambda host: launches.drive(_Smaller(host, kernel, number, change)))


def _held(buffer: Buffer) -> Buffer:
    """An array with contents, so that what a launch leaves unwritten is the same in both."""
    if buffer.role is not Role.OUT:
        return buffer
    array = buffer.array
    held = np.zeros_like(array)
    if array.dtype.kind != "b":
        held.view(np.uint8)[...] = UNWRITTEN
    return replace(buffer, role=Role.INOUT, array=held, given=True)


def _one_less(value: int) -> int:
    return value - 1


def _half(value: int) -> int:
    return value // 2


@dataclass(frozen=True)
class _Smaller(Relay):
    kernel: str
    number: int
    change: Callable[[int], int]

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument],
        shared_bytes: int = 0,
        cooperative: bool = False,
    ) -> None:
        """With a smaller number, where that is one of the kernel's."""
        given = list(args)
        value = given[self.number] if kernel == self.kernel else None
        if isinstance(value, int) and value >= LEAST:
            given[self.number] = self.change(value)
        self.host.launch(kernel, grid, block, given, shared_bytes, cooperative)
