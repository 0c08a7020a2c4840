"""The stage that reads what was emitted for a winner, and what stages under the detector say."""

from __future__ import annotations

from concurrent.futures import Future

from gevo.errors import CompileFailed
from gevo.evaluate.codegen import Code
from gevo.evaluate.scoring.examine import Examined, together
from gevo.evaluate.scoring.read_back import ReadBack
from gevo.program.base import Program
from gevo.records.schema import Stage
from gevo.validate.runs import ORDER_KINDS, READ_BACK, read_back
from gevo.validate.setup import ValidationSetup


class PtxReading:
    """The stage for one program, under way.

    What the reader refuses in the unmodified program's PTX, too, says nothing of the program; the
    stage is then not judged, and need not be. What it refuses in the program's PTX alone leaves
    the verdict open: nothing else says what that text does.

    Args:
        setup: What the program is judged on.
        program: The program.
        code: What was emitted for it; None where that failed.
        own: What is emitted for the unmodified program.
    """

    def __init__(
        self, setup: ValidationSetup, program: Program, code: Code | None, own: Future[Code]
    ) -> None:
        self._unjudged = Stage(READ_BACK, None, "there is no PTX", excused=True)
        self._jobs: list[Future[ReadBack]] = []
        self._found: Examined | None = None
        if code is None or not code.ptx:
            return
        if why := setup.unjudged.get(READ_BACK):
            self._unjudged = Stage(READ_BACK, None, why)
            return
        try:
            emitted = own.result().ptx
        except CompileFailed as error:
            self._unjudged = _excused(f"the unmodified program's PTX is not emitted: {error}")
            return
        plan = read_back(setup.cases)
        for case in dict.fromkeys(case for case, _ in plan):
            part = tuple(run for run in plan if run[0] == case)
            self._jobs.append(setup.simt.read_back(program, code.ptx, emitted, part))

    @property
    def races(self) -> bool:
        """Whether the order of accesses in the PTX leaves something open; after `stage`."""
        return self._found is not None and bool(self._found.found)

    def stage(self) -> Stage:
        """Wait for it and judge."""
        if not self._jobs:
            return self._unjudged
        parts = [job.result() for job in self._jobs]
        for part in parts:
            if part.unread:
                whose = "the unmodified program's" if part.own else "its"
                return Stage(READ_BACK, None, f"{whose} PTX is not read: {part.unread}", part.own)
        self._found = together(p.examined for p in parts if p.examined).only(ORDER_KINDS)
        stage = examined_stage(READ_BACK, self._found, f"{len(self._jobs)} cases")
        return _excused(stage.detail) if stage.passed is None else stage


def _excused(why: str) -> Stage:
    """Not judged for what the unmodified program's PTX does itself."""
    return Stage(READ_BACK, None, why, excused=True)


def examined_stage(name: str, found: Examined, evidence: str) -> Stage:
    """The verdict of the detector.

    Args:
        name: Of the stage.
        found: What came out, with the kinds of findings that count.
        evidence: What was looked at.
    """
    measurement = found.measurement
    if not measurement.ok:
        return Stage(name, False, f"{measurement.outcome}: {measurement.detail}")
    if found.runs < found.unjudged or not found.runs:
        reason = f"the unmodified program fails in {found.unjudged} of the runs"
        return Stage(name, None, f"{reason}: {found.why_unjudged}")
    notes = [evidence, f"{found.runs} runs"]
    if found.unjudged:
        notes.append(f"{found.unjudged} not judged: {found.why_unjudged}")
    if found.found:
        notes.append(f"as in the unmodified program: {found.found[0]}")
    return Stage(name, True, "; ".join(notes))
