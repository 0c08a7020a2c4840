"""Whether launches of a winner go with those in which a kernel's test fails.

A kernel that tests what it relies on runs its unmodified body where the test fails, while other
kernels, or other launches of the same one, run the winner's. Where two were changed together, as
one that leaves an array in another order and one that reads it so, that is wrong, though each way
alone is right.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from gevo.evaluate.scoring.usable import watched
from gevo.program.base import Program
from gevo.program.llvm.syntax.module import split_module
from gevo.validate.retry import Attempts
from gevo.validate.runs import UNTIMED
from gevo.validate.setup import ValidationSetup
from gevo.workload.case import Argument, Dim3, Idle, TestCase, Workload

NEVER = "ntid.x >= 1025"
"""Holds in no launch: no block has so many threads."""
SPLITS = 3
"""Numbers at most by which the launches of one kernel are told apart."""
HELD_BACK = "with the unmodified body of {}"
IN_SOME = "with the unmodified body of {} in launches without {}"

Tested = Callable[[Program, Mapping[str, str]], Program | None]
"""Gives a program tests at its kernels' entries; None where that cannot be."""


def changed(unmodified: Program, winner: Program) -> Sequence[str]:
    """The kernels that differ."""
    before, after = (split_module(one.text).defined for one in (unmodified, winner))
    return [name for name in winner.entry if before[name].text != after[name].text]


def splits(workload: Workload, cases: Iterable[TestCase], kernel: str) -> Sequence[str]:
    """Tests that hold in some of a case's launches of a kernel, and fail in others.

    By numbers that differ between them, each both ways; none where a driver launches, which
    decides by what it reads.
    """
    if workload.kernels is None:
        return ()
    found: dict[str, int] = {}
    for case in cases:
        launched = _launched(workload, case, kernel)
        for name in launched[0] if launched else ():
            values = sorted({one[name] for one in launched})
            if len(values) > 1:
                found.setdefault(name, values[len(values) // 2])
    some = list(found.items())[:SPLITS]
    return [f"{name} {sign} {value}" for name, value in some for sign in (">=", "<")]


def _launched(workload: Workload, case: TestCase, kernel: str) -> list[Mapping[str, int]]:
    """What each launch of a kernel passes, and how many blocks it has; nothing runs."""
    found: list[Mapping[str, int]] = []

    def note(name: str, grid: Dim3, block: Dim3, args: Sequence[Argument]) -> None:
        del block
        numbers = {f"arg{n}": one for n, one in enumerate(args) if isinstance(one, int)}
        blocks = {f"nctaid.{axis}": one for axis, one in zip("xyz", grid, strict=True)}
        if name == kernel:
            found.append(numbers | blocks)

    watched(workload.launches(case), note).drive(Idle())
    return found


class Fallbacks:
    """Runs of a guarded winner in which one kernel's test fails, always or in some launches.

    Args:
        setup: What it is judged on.
        program: The winner with its tests.
        guards: By kernel what it tests.
        tested: As `Judge.tested`.
    """

    def __init__(
        self, setup: ValidationSetup, program: Program, guards: Mapping[str, str], tested: Tested
    ) -> None:
        several = bool(guards) and len(changed(setup.baseline, program)) > 1
        own = (*setup.cases.train, *setup.cases.heldout)
        mixed = {HELD_BACK.format(k): (k, NEVER) for k in guards} if several else {}
        for k in guards:
            for test in splits(setup.workload, own, k):
                mixed[IN_SOME.format(k, test)] = k, test
        plan = tuple((case, UNTIMED) for case in setup.cases.all)
        self._jobs = {
            words: Attempts(partial(setup.device.measure, one, plan))
            for words, (kernel, test) in mixed.items()
            if (one := tested(program, {kernel: test})) is not None
        }

    @property
    def bodies(self) -> str:
        """With which bodies it ran; empty where there was nothing to mix."""
        return " or ".join(self._jobs)

    def failure(self) -> str:
        """With which bodies it fails, and how; empty where it never does."""
        for words, job in self._jobs.items():
            ran = job.result()
            if not ran.ok:
                return f"{words}, as where its test fails: {ran.outcome}: {ran.detail}"
        return ""

    def cancel(self) -> None:
        """Nobody will ask."""
        for job in self._jobs.values():
            job.cancel()
