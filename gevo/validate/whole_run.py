"""The timing cases from beginning to end, where only some blocks of them were timed.

Blocks were timed on what the unmodified program leaves them. What a program puts off to a later
launch, or leaves to other blocks, shows when all of it runs.
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Future
from functools import cached_property, partial

from gevo.device.kind import watcher
from gevo.evaluate.pool.node import PoolClosed
from gevo.evaluate.scoring.ends import Ends
from gevo.measurement import Measurement
from gevo.program.base import Program
from gevo.records.schema import Stage
from gevo.validate.retry import Attempts
from gevo.validate.runs import WHOLE, whole
from gevo.validate.setup import ValidationSetup
from gevo.validate.speed import TIMING, whole_stage
from gevo.validate.statistics import Comparison
from gevo.validate.verdict import LATE, UNNEEDED


class WholeRun:
    """A program's runs, under way.

    Attributes:
        measured: On the timing cases.
        own: The unmodified program's.
        ends: On cases whose arrays are all at one end; None where that is not asked.
    """

    def __init__(
        self, setup: ValidationSetup, program: Program, own: Attempts[Measurement]
    ) -> None:
        cases = setup.kinds[TIMING]
        self.measured = Attempts(partial(setup.device.measure, program, whole(cases)))
        self.own = own
        self.ends: Future[Ends] | None = None
        unasked = setup.workload.judges_reference or setup.unsearched
        if watcher(program.dialect) is not None and not unasked:
            self.ends = setup.simt.at_ends(program, cases)

    def cancel(self) -> None:
        """Nobody will ask: do without what no worker has begun with."""
        self.measured.cancel()
        if self.ends is not None:
            self.ends.cancel()


class WholeRuns:
    """Those of all programs that are judged, beside the unmodified one's.

    Args:
        setup: What they are judged on.
    """

    def __init__(self, setup: ValidationSetup) -> None:
        self._setup = setup

    @property
    def asked(self) -> bool:
        """Whether there are timing cases, and they were not run as a whole when timed."""
        return TIMING in self._setup.kinds and self._setup.modelled

    def begin(self, program: Program) -> WholeRun:
        """Start a program's runs, and the unmodified one's, for which `asked` is true."""
        return WholeRun(self._setup, program, self._own)

    @cached_property
    def _own(self) -> Attempts[Measurement]:
        setup = self._setup
        plan = whole(setup.kinds[TIMING])
        return Attempts(partial(setup.device.measure, setup.baseline, plan))

    def stage(
        self,
        program: Program,
        passed: bool,
        speed: Mapping[str, Comparison],
        begun: WholeRun | None = None,
    ) -> tuple[Stage, Mapping[str, Comparison]]:
        """Wait for a program's runs, which are started now if they are not `begun`.

        Not for those of what a stage has refused, which has not `passed`.

        Returns:
            The stage, and the program's times with no larger a gain than there is as a whole.
        """
        if not self._setup.modelled:
            why = "they were run so when they were timed"
            return Stage(WHOLE, None, why, excused=True), speed
        if not passed:
            return Stage(WHOLE, None, UNNEEDED, excused=True), speed
        try:
            begun = begun or self.begin(program)
            measured, own = begun.measured.result(), begun.own.result()
            ends = begun.ends.result() if measured.ok and begun.ends is not None else Ends()
        except PoolClosed:
            return Stage(WHOLE, None, LATE), speed
        measured = ends.failed or measured
        if not measured.ok:
            return Stage(WHOLE, False, f"{measured.outcome}: {measured.detail}"), speed
        if not own.ok:
            why = f"the unmodified program fails, too ({own.outcome}: {own.detail})"
            return Stage(WHOLE, None, why, excused=True), speed
        gain = own.runtime_ns / measured.runtime_ns
        cases = self._setup.kinds[TIMING]
        return whole_stage(speed, gain, f"{len(cases)} cases and {_tried(ends)}")


def _tried(ends: Ends) -> str:
    """What was tried beside the cases' own contents, for a stage's line."""
    if ends.unfinished:
        return f"not all tried with arrays at their ends: {ends.unfinished}"
    return f"{ends.tried} with all arrays at one end"
