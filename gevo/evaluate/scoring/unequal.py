"""Which numbers a program takes for each other, or uses otherwise, where no case shows it.

A workload may give a kernel two numbers that are equal in every launch, as a matrix's pitch and
the number of its columns: no case shows which of the two is meant where. Nor does one show what
becomes of a number that is the same in every launch, as an offset of 1 along each axis. So both
programs are run on launches in which one number is another one, as far as the unmodified program
is defined then.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from math import inf
from typing import Any

import numpy as np

from gevo.device.base import Binary, RunOptions, RunResult
from gevo.device.simt.conditions import Described
from gevo.errors import LaunchFailed, WorkloadError
from gevo.evaluate.scoring.aliasing import agrees
from gevo.evaluate.scoring.alike import OneSided, stated
from gevo.evaluate.scoring.score import Scorer
from gevo.evaluate.scoring.usable import Passed
from gevo.program.llvm.facts import kernel_signatures
from gevo.workload.case import Argument, Buffer, Dim3, Launches, Relay, Role, TestCase

LEAST = 2
"""A number that is smaller has nothing below it that a kernel could do something with."""
UNWRITTEN = 0x5A
"""What output arrays hold where the changed launches write nothing."""
_PLAIN = RunOptions(poison=UNWRITTEN, fill=0x7F, timed=False)


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


def taken_otherwise(
    scorer: Scorer,
    binary: Binary,
    base: Mapping[str, Described],
    passed: Mapping[str, Set[Passed]],
    cases: Sequence[TestCase],
    fuel: int,
) -> Iterator[OneSided]:
    """Numbers that no launch passes otherwise, and of which a program then makes something else.

    What is the same in all launches is tried a little less and more, each alone: of two that are
    swapped, a guard must test both. What has a few values is tried above the largest of them.
    What is never 0, or never negative, is tried as 0 and -1: sizes are in a workload, as its
    arrays' shapes must be, and where the last batch is empty a host launches all the same. The
    arguments are those of `taken_for_each_other`, and how many instructions a thread of the
    unmodified program may execute: a step of 0 has no end.
    """
    options = replace(_PLAIN, fuel=fuel)
    types = kernel_signatures(scorer.baseline.text)
    for kernel, launches in passed.items():
        for n, parameter in enumerate(types[kernel]):
            name = base[kernel].uses[n].name
            for claim, changes in claims(parameter.type, {one.numbers[n] for one in launches}):
                about = kernel, n, changes, options
                if any(_otherwise(scorer, binary, case, *about) for case in cases):
                    guard = claim.guard.format(f"arg{n}")
                    words = f"{kernel}: {guard}" if guard else None
                    yield stated(kernel, claim.text.format(name), words)
                    break


@dataclass(frozen=True)
class Claim:
    """What is said of a number with which a program does otherwise; `{}` stands for its name.

    Attributes:
        text: In words.
        guard: As a condition; empty where there is none.
    """

    text: str
    guard: str


Changes = Sequence[tuple[Callable[[Any], Any], float]]
"""Other numbers to try, each with the least number that is changed so."""


def claims(type_: str, values: Set[int | float | None]) -> Iterator[tuple[Claim, Changes]]:
    """What is to be tried of a parameter, the strictest claim first.

    Args:
        type_: In LLVM's words.
        values: What it is in all launches.
    """
    if len(values) == 1 and type_ in _FLOATS:
        (value,) = values
        yield Claim(f"{{}} == {value}", ""), _OTHER_FLOATS
        return
    numbers = sorted(int(v) for v in values if isinstance(v, int))
    if type_ not in _BITS or not numbers or len(numbers) < len(values):
        return
    least, most = numbers[0], numbers[-1]
    if least == most:
        yield from _steady(type_, least)
        return
    if type_ != "i1" and len(numbers) <= FEW and -SMALL <= least and most <= SMALL:
        yield _one_of(numbers), _ABOVE
    if least > 0:
        yield Claim("{} > 0", "{} > 0"), _EMPTY
    elif least == 0 and type_ != "i1":
        yield Claim("{} >= 0", "{} >= 0"), _NEGATIVE


def _steady(type_: str, value: int) -> Iterator[tuple[Claim, Changes]]:
    """What is to be tried of an integer that is the same in all launches, and fits with 3 more."""
    same = f"{{}} == {value}"
    if type_ == "i1":
        yield Claim(same, f"unsigned({{}}) == {value}"), _OTHER_BITS
    elif -_BITS[type_] < value < _BITS[type_] - 3:
        yield Claim(same, same), _BESIDE if value > 0 else _BESIDE_ALL


def _one_of(numbers: Sequence[int]) -> Claim:
    """That it is one of these; with a guard where nothing, or no power of two, is between."""
    least, most = numbers[0], numbers[-1]
    between = f"{{0}} >= {least} and {{0}} <= {most}"
    if len(numbers) == most - least + 1:
        return Claim(f"{least} <= {{}} <= {most}", between)
    powers = least > 0 and [*numbers] == [least << n for n in range(len(numbers))]
    guard = f"{between} and {{0}} & {{0}} - 1 == 0" if powers and least & least - 1 == 0 else ""
    return Claim(f"{{}} is one of {', '.join(map(str, numbers))}", guard)


def _otherwise(
    scorer: Scorer,
    binary: Binary,
    case: TestCase,
    kernel: str,
    number: int,
    changes: Changes,
    options: RunOptions,
) -> bool:
    """As `_differ`; where both give the same they run once, without the detector."""
    launches = scorer.workload.launches(case, scorer.baseline.settings)
    buffers = tuple(map(_held, launches.buffers))
    for change, least in changes:
        changed = _changed(launches, buffers, kernel, number, change, least)
        try:
            expected = scorer.device.run(scorer.baseline_binary(), changed, options)
        except (LaunchFailed, WorkloadError):
            continue
        if not _gives(scorer, binary, changed, expected) and _defined(scorer, changed, expected):
            if agrees(scorer, binary, changed) is False:
                return True
    return False


def _defined(scorer: Scorer, launches: Launches, expected: RunResult) -> bool:
    """Whether the unmodified program gives the same whatever `x / 0` and its like give."""
    if not scorer.baseline_binary().seeded:
        return True
    options = replace(_PLAIN, fuel=8 * expected.fuel_used + 10_000, arithmetic_seed=1)
    try:
        outputs = scorer.device.run(scorer.baseline_binary(), launches, options).outputs
    except LaunchFailed:
        return False
    return scorer.workload.metric(outputs, expected.outputs) <= scorer.tolerance


def _gives(scorer: Scorer, binary: Binary, launches: Launches, expected: RunResult) -> bool:
    options = replace(_PLAIN, fuel=8 * expected.fuel_used + 10_000)
    try:
        outputs = scorer.device.run(binary, launches, options).outputs
    except LaunchFailed:
        return False
    return scorer.workload.metric(outputs, expected.outputs) <= scorer.tolerance


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
    change: Callable[[Any], Any],
    least: float = LEAST,
) -> Launches:
    return Launches(
        buffers, lambda host: launches.drive(_Changed(host, kernel, number, change, least))
    )


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


def _one_more(value: int) -> int:
    return value + 1


def _few_more(value: int) -> int:
    return value + 3


def _half(value: int) -> int:
    return value // 2


def _twice(value: float) -> float:
    return 2 * value


def _negated(value: float) -> float:
    return -value


def _none(value: int) -> int:
    del value
    return 0


def _minus_one(value: int) -> int:
    del value
    return -1


def _other_bit(value: int) -> int:
    return 1 - value


FEW, SMALL = 4, 16
"""An integer that has so many values, over all cases, none of them larger, is taken for no size:
a flag, or a step."""
_FLOATS = ("float", "double")
_BITS = {f"i{bits}": 1 << (bits - 1) for bits in (1, 8, 16, 32, 64)}
"""What numbers of integer types are below."""
_ANY = -inf
"""Less than any number: all are changed."""
_ABOVE: Changes = (_one_more, _ANY), (_few_more, _ANY)
_BESIDE: Changes = (_one_less, 1), (_one_more, 0), (_few_more, 0)
_BESIDE_ALL: Changes = (_one_less, _ANY), *_ABOVE
_EMPTY: Changes = (_none, 1), (_minus_one, 1)
_NEGATIVE: Changes = ((_minus_one, 0),)
_OTHER_BITS: Changes = ((_other_bit, 0),)
_OTHER_FLOATS: Changes = (_twice, _ANY), (_one_more, _ANY), (_negated, _ANY)


@dataclass(frozen=True)
class _Changed(Relay):
    kernel: str
    number: int
    change: Callable[[Any], Any]
    least: float

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument],
        shared_bytes: int = 0,
        cooperative: bool = False,
    ) -> None:
        """With another number, where that is one of the kernel's and not below `least`."""
        given = list(args)
        value = given[self.number] if kernel == self.kernel else None
        if isinstance(value, int | float) and value >= self.least:
            given[self.number] = self.change(value)
        self.host.launch(kernel, grid, block, given, shared_bytes, cooperative)
