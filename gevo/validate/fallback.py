"""Whether the kernels of a winner go with the unmodified bodies of others.

A kernel that tests what it relies on runs its unmodified body where the test fails, while the
others run theirs. Where two kernels were changed together, as one that leaves an array in another
order and one that reads it so, that is wrong, though each way alone is right.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from gevo.measurement import Measurement
from gevo.program.base import Program
from gevo.program.llvm.syntax.module import split_module
from gevo.validate.retry import Attempts
from gevo.validate.runs import UNTIMED
from gevo.validate.setup import ValidationSetup

NEVER = "ntid.x >= 1025"
"""Holds in no launch: no block has so many threads."""
HELD_BACK = "with the unmodified body of {}"
NOT_BUILT = "which cannot be built"

Tested = Callable[[Program, Mapping[str, str]], Program | None]
"""Gives a program tests at its kernels' entries; None where that cannot be."""


def changed(unmodified: Program, winner: Program) -> Sequence[str]:
    """The kernels that differ."""
    before, after = (split_module(one.text).defined for one in (unmodified, winner))
    return [name for name in winner.entry if before[name].text != after[name].text]


class Fallbacks:
    """Runs of a guarded winner in which one test fails, under way; none of one kernel alone.

    Args:
        setup: What it is judged on.
        program: The winner with its tests.
        guards: By kernel what it tests.
        tested: As `Judge.tested`.
    """

    def __init__(
        self,
        setup: ValidationSetup,
        program: Program,
        guards: Mapping[str, str],
        tested: Tested,
    ) -> None:
        several = bool(guards) and len(changed(setup.baseline, program)) > 1
        mixed = {k: tested(program, {k: NEVER}) for k in guards} if several else {}
        plan = tuple((case, UNTIMED) for case in setup.cases.all)
        self._jobs = {
            kernel: Attempts(partial(setup.device.measure, one, plan)) if one else None
            for kernel, one in mixed.items()
        }

    @property
    def bodies(self) -> str:
        """Which kernels' unmodified bodies run beside the others; empty where none does."""
        return HELD_BACK.format(" or ".join(self._jobs)) if self._jobs else ""

    def failure(self) -> str:
        """With which body it fails, and how; empty where it never does."""
        for kernel, job in self._jobs.items():
            ran: Measurement | None = job.result() if job else None
            if ran is None or not ran.ok:
                how = NOT_BUILT if ran is None else f"{ran.outcome}: {ran.detail}"
                return f"{HELD_BACK.format(kernel)}, where its test fails: {how}"
        return ""

    def cancel(self) -> None:
        """Nobody will ask."""
        for job in self._jobs.values():
            if job is not None:
                job.cancel()
