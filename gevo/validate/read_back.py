"""The stage that reads what was emitted for a winner, and what stages under the detector say.

Compares a winner with what users of PTX have: their own text, on their own GPU. The unmodified
program is that text, lifted to LLVM IR. A gain over it is no gain over the text itself where
LLVM's code generator does worse than the compiler that wrote the PTX, so a winner must beat both.
On a GPU the text itself is timed as the unmodified program, and the question here is whether the
winner is also faster than what LLVM makes of it without any edit. Where times are modelled they
are those of lifted programs, and here the machine code of both texts is compared.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cached_property, partial

from gevo.device.forecast import KernelWork
from gevo.errors import CompileFailed, ProgramError
from gevo.evaluate.codegen import Code
from gevo.evaluate.scoring.duel import Duel
from gevo.evaluate.scoring.examine import Examined, together
from gevo.evaluate.scoring.issued import ORIGINAL, WINNER, Issued, issued, least_share
from gevo.evaluate.scoring.read_back import ReadBack
from gevo.program.base import Program
from gevo.records.schema import Pair, Stage, Why
from gevo.validate.retry import Attempts
from gevo.validate.runs import ORDER_KINDS, READ_BACK
from gevo.validate.setup import ValidationSetup
from gevo.validate.speed import MUST_GAIN, TIMING, gpu_of, more_exact
from gevo.validate.statistics import TRIALS, WARM_UPS, Comparison, compare, objection
from gevo.workload.case import TestCase

_OPEN = " contract "
"""In LLVM IR, the flag of what may be contracted."""


class PtxReading:
    """The stage for one program, under way.

    What the reader refuses in the unmodified program's PTX, too, says nothing of the program; the
    stage is then not judged, and need not be. What it refuses in the program's PTX alone leaves
    the verdict open: nothing else says what that text does.

    A program that is written as PTX is handed out as it is. What runs is what ptxas makes of it,
    and that contracts what the text leaves open. So what LLVM emits for it is read, too: it has
    contracted that, and may stray in no array in which the unmodified program does not.

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
        self._cases = 0
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
        plan = setup.read_back
        cases = dict.fromkeys(case for case, _ in plan)
        self._cases = len(cases)
        for text in (code.ptx, *_contracted(setup, program)):
            for case in cases:
                part = tuple(run for run in plan if run[0] == case)
                self._jobs.append(setup.simt.read_back(program, text, emitted, part))

    def cancel(self) -> None:
        """Nobody will ask: do without what no worker has begun with."""
        for job in self._jobs:
            job.cancel()

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
        stage = examined_stage(READ_BACK, self._found, f"{self._cases} cases")
        return _excused(stage.detail) if stage.passed is None else stage


def _contracted(setup: ValidationSetup, program: Program) -> Iterator[str]:
    """What LLVM emits for a program that is written as PTX and leaves contraction open."""
    if program.ptx and _OPEN in program.text:
        with suppress(CompileFailed):  # what is handed out is the text itself
            yield setup.device.emit(program.rewritten(program.text)).result().ptx


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


MACHINE = "no more machine instructions than the PTX as written, or less traffic"
LIFTED = "faster than the unmodified program through LLVM"


@dataclass(frozen=True)
class PtxComparison:
    """What comparing a program with the PTX as written gave.

    Attributes:
        stage: Its verdict.
        p_value: That it rests on, where times were measured.
        issued: The machine code that it rests on, where they were not: the PTX's, the program's.
        missing: Why nothing could be compared, where that is so.
        most: How many times as fast it is at most, by its machine code.
    """

    stage: Stage
    p_value: float | None = None
    issued: tuple[Issued, Issued] | None = None
    missing: str = ""
    most: float = math.inf

    @property
    def flags(self) -> tuple[str, ...]:
        """What deserves a look: that a gain is one over the lifted program only."""
        return (f"not compared with the PTX as written: {self.missing}",) if self.missing else ()

    def left(self, speed: Mapping[str, Comparison]) -> dict[str, Comparison]:
        """Its times, with no larger gains on the cases that were compared than are left.

        What has failed keeps them: they are no gains. Without timing cases these are the training
        cases, which stand for the others, too.
        """
        about = [name for name in speed if name == TIMING or TIMING not in speed]
        some = {name: speed[name].at_most(self.most) for name in about if self.stage.passed}
        return {**speed, **some}

    def explained(self, why: Why | None) -> Why | None:
        """With the machine instructions of both texts."""
        return why if self.issued is None else with_machine_code(why, *self.issued)


def with_machine_code(why: Why | None, before: Issued, after: Issued) -> Why | None:
    """Why a program is faster, with the machine instructions before and after."""
    if why is None:
        return None
    kernels = tuple(
        replace(
            one,
            machine=_pair(before.code.count(name), after.code.count(name)),
            issued=_pair(before.issued[name], after.issued[name]),
        )
        if (name := one.kernel) in after.issued and name in before.issued
        else one
        for one in why.kernels
    )
    return replace(why, kernels=kernels)


class WrittenPtx:
    """The unmodified program's PTX as it was written.

    Args:
        setup: What programs are judged on. The timing cases, or the training cases where there are
            none, say how often code is executed.
    """

    def __init__(self, setup: ValidationSetup) -> None:
        self._setup = setup
        gpu = gpu_of(setup.name)
        self._arch = gpu.arch if gpu else ""

    def compared(
        self, program: Program, code: Code | None, duels: Mapping[str, Duel], needed: bool
    ) -> PtxComparison | None:
        """Compare a program with it; None where there is no PTX, or it is another configuration.

        Args:
            program: What is judged.
            code: What is handed out in its name.
            duels: The program's with the unmodified one, by kind of case.
            needed: It has passed everything so far.

        Raises:
            DeviceLost: The device fails again and again.
        """
        if not self._setup.baseline.ptx or program.settings:
            return None
        name = MACHINE if self._setup.modelled else LIFTED
        if not needed or code is None:
            return PtxComparison(Stage(name, None, "not needed any more", excused=True))
        if more_exact(duels):
            return PtxComparison(
                Stage(name, None, "it is offered for its exactness", excused=True)
            )
        return self._issues(code) if self._setup.modelled else self._timed(duels)

    def _issues(self, code: Code) -> PtxComparison:
        try:
            before, after = self._original, self._issued(code.ptx, WINNER)
        except (CompileFailed, ProgramError) as reason:
            return _missing(MACHINE, str(reason))
        kind = TIMING if self._setup.workload.timing else "training"
        least = least_share(before, after, gpu_of(self._setup.name))
        most = 1.0 / least if least else math.inf
        words = _words(before, after, kind)
        if most > 1.0 and math.isfinite(most):
            words += f"; by its memory traffic alone it is {most:.3f} times as fast all the same"
        stage = Stage(MACHINE, most > 1.0, words)
        return PtxComparison(stage, issued=(before, after), most=most)

    @cached_property
    def _original(self) -> Issued:
        return self._issued(self._setup.baseline.ptx, ORIGINAL)

    def _issued(self, ptx: str, name: str) -> Issued:
        """Raises CompileFailed and ProgramError as `issued` does."""
        launched = self._setup.baseline.launched or None

        def executed(program: Program) -> Sequence[KernelWork]:
            return self._setup.device.executed(program).result()

        return issued(ptx, name, self._arch, launched, executed)

    def _timed(self, duels: Mapping[str, Duel]) -> PtxComparison:
        """Both programs were timed in turns with the PTX; their times over its are compared."""
        paces: list[str] = []
        p_values: list[float] = []
        for kind in (TIMING,) if TIMING in duels else MUST_GAIN:
            own, other = (_relative(some.get(kind)) for some in (duels, self._lifted))
            if not own or not other:
                return _missing(LIFTED, f"it was not timed on {kind} cases")
            found = compare(own, other, modelled=False)
            if reason := objection(found):
                return PtxComparison(Stage(LIFTED, False, f"{kind} cases: {reason}"))
            paces.append(f"{found.speedup:.3f} on {kind} cases")
            p_values += [] if found.p_value is None else [found.p_value]
        return PtxComparison(Stage(LIFTED, True, ", ".join(paces)), max(p_values, default=None))

    @cached_property
    def _lifted(self) -> Mapping[str, Duel]:
        """The unmodified program as LLVM makes it, against the PTX, by kind of case."""
        program = self._setup.baseline.rewritten(self._setup.baseline.text)
        return {
            name: self._duel(program, cases, TRIALS, WARM_UPS)
            for name, cases in self._setup.kinds.items()
            if name in (TIMING, *MUST_GAIN)
        }

    def _duel(self, program: Program, cases: Sequence[TestCase], trials: int, warm: int) -> Duel:
        return Attempts(partial(self._setup.device.duel, program, cases, trials, warm)).result()


def _missing(stage: str, why: str) -> PtxComparison:
    return PtxComparison(Stage(stage, None, f"not compared: {why}", excused=True), missing=why)


def _relative(duel: Duel | None) -> tuple[float, ...]:
    """A candidate's times, each over that of the unmodified program next to it."""
    if duel is None or not duel.candidate.ok or not duel.baseline.ok:
        return ()
    pairs = zip(duel.candidate.times_ns, duel.baseline.times_ns, strict=False)
    return tuple(own / base for own, base in pairs)


def _words(before: Issued, after: Issued, kind: str) -> str:
    share = after.total / before.total if before.total else 1.0
    texts = (
        f"{name} {before.code.count(name)} → {after.code.count(name)}"
        for name in after.issued
        if name in before.issued
    )
    return (
        f"about {share:.3f} of those that it issues on {kind} cases "
        f"(estimated from {after.code.source} and simt); in the text: {', '.join(texts)}"
    )


def _pair(before: float, after: float) -> Pair:
    return Pair(before=float(before), after=float(after))
