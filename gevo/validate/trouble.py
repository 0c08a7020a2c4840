"""The stages that look for trouble: corner cases, and the search for a difference."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from gevo.evaluate.pool import Executor
from gevo.evaluate.survey import Survey
from gevo.measurement import Measurement
from gevo.program.base import Program
from gevo.records.schema import Stage
from gevo.validate.corners import assumptions, summary
from gevo.validate.retry import Attempts
from gevo.validate.runs import CORNERS, DIFFERENCE, poisoned
from gevo.validate.shrink import shrink
from gevo.workload.case import TestCase, Workload
from gevo.workload.casetext import case_text

_TOGETHER = 8
"""Cases of one job."""


@dataclass(frozen=True)
class Trouble:
    """What looking for trouble gave.

    Attributes:
        stage: What it says.
        assumptions: What the program relies on, of which no case shows whether it may, each with
            the guard that a kernel can test at its entry; None where there is none.
        vouched: What it relies on and the domain of the workload vouches for.
        case: The smallest case found on which the program fails.
    """

    stage: Stage
    assumptions: Mapping[str, str | None] = field(default_factory=dict[str, str | None])
    vouched: tuple[str, ...] = ()
    case: TestCase | None = None


class CornerCases:
    """Runs a program on the corner cases; begins at once."""

    def __init__(
        self, simt: Executor, workload: Workload, program: Program, found: Survey
    ) -> None:
        self._simt = simt
        self._workload = workload
        self._program = program
        self._found = found
        every = (*found.corners, *found.directed)
        self._parts = [every[n : n + _TOGETHER] for n in range(0, len(every), _TOGETHER)]
        self._jobs = [
            Attempts(lambda part=part: simt.measure(program, poisoned(part)))
            for part in self._parts
        ]

    def trouble(self) -> Trouble:
        """Wait for the runs."""
        found = self._found
        if found.unfinished:
            return Trouble(Stage(CORNERS, None, found.unfinished, excused=True))
        for part, job in zip(self._parts, self._jobs, strict=True):
            measured = job.result()
            if not measured.ok:
                return self._failed(part, measured)
        return Trouble(Stage(CORNERS, True, summary(found)))

    def _failed(self, part: Sequence[TestCase], measured: Measurement) -> Trouble:
        for case in part:
            alone = Attempts(
                lambda case=case: self._simt.measure(self._program, poisoned((case,)))
            ).result()
            if not alone.ok:
                return counterexample(
                    CORNERS, self._simt, self._workload, self._program, case, alone
                )
        detail = f"{measured.outcome}: {measured.detail}"
        return Trouble(Stage(CORNERS, False, detail))


def difference(
    simt: Executor,
    workload: Workload,
    program: Program,
    cases: Sequence[TestCase],
    found: Survey,
    seed: int,
) -> Trouble:
    """Look for an input on which a program that has passed all cases differs."""
    if found.unfinished:
        return Trouble(Stage(DIFFERENCE, None, found.unfinished, excused=True))
    result = simt.contrast(program, cases, seed).result()
    if result.case is not None:
        return counterexample(DIFFERENCE, simt, workload, program, result.case, result.ran)
    if not result.ran.ok:
        return Trouble(Stage(DIFFERENCE, None, f"{result.ran.outcome}: {result.ran.detail}"))
    open_, vouched = assumptions(result.relied, found.excluded, len(cases) + len(result.found))
    detail = f"{result.tried} cases tried, {len(result.found)} of use; none differs"
    if vouched:
        detail += f"; assumes that {'; assumes that '.join(vouched)}"
    return Trouble(Stage(DIFFERENCE, True, detail), open_, vouched)


def counterexample(
    stage: str,
    simt: Executor,
    workload: Workload,
    program: Program,
    case: TestCase,
    measured: Measurement,
) -> Trouble:
    """A failed stage with the smallest case that fails as well."""

    def failure(one: TestCase) -> Measurement | None:
        return simt.differs(program, one).result()

    small = shrink(case, workload, lambda one: failure(one) is not None)
    why = failure(small) if small != case else measured
    if why is None:  # as large as it was found
        small, why = case, measured
    detail = f"{why.outcome}: {why.detail}; repeat with --case '{case_text(small)}'"
    return Trouble(Stage(stage, False, detail), case=replace(small, name=case.name))
