"""The stage that asks whether a modelled gain is left when ptxas is done.

Times are modelled of LLVM IR, and of the PTX that is emitted. ptxas works on: it takes what does
not change out of loops, and computes once what others compute, also for the unmodified program. So
where a ptxas is installed that knows the GPU, both machine codes are compared. The number of
instructions alone decides nothing: a winner that waits less may issue more. What is doubted is the
part of the gain that comes from issuing fewer: each kernel is timed anew with what the model says
of its memory, barriers and chains, but with no fewer instructions, over the unmodified kernel's,
than its machine code issues.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from concurrent.futures import Future
from dataclasses import dataclass
from functools import cached_property

from gevo.device.forecast import KernelWork
from gevo.device.simt.model.gpu import Gpu
from gevo.device.simt.model.time import overlapped_ns
from gevo.errors import CompileFailed, ProgramError
from gevo.evaluate.codegen import Code
from gevo.evaluate.scoring.duel import Duel
from gevo.evaluate.scoring.issued import Issued, held_ns, shares
from gevo.program.base import Program
from gevo.records.schema import Stage, Why
from gevo.validate import emitted
from gevo.validate.emitted import AsEmitted
from gevo.validate.read_back import PtxComparison, with_machine_code
from gevo.validate.setup import ValidationSetup
from gevo.validate.speed import TIMING, comparisons, gpu_of, objections, pace
from gevo.validate.statistics import Comparison
from gevo.validate.verdict import UNNEEDED

ASSEMBLED = "faster as machine code"


@dataclass(frozen=True)
class AsMachineCode:
    """What came out.

    Attributes:
        stage: The verdict.
        speed: The program's times, with no larger gains than the machine code bears out.
        issued: Of the unmodified program and of this one; None where nothing was compared.
    """

    stage: Stage
    speed: Mapping[str, Comparison]
    issued: tuple[Issued, Issued] | None = None

    def explained(self, why: Why | None) -> Why | None:
        """With the machine instructions of both."""
        return why if self.issued is None else with_machine_code(why, *self.issued)


Compared = PtxComparison | AsMachineCode


class Assembled:
    """Compares machine code with the unmodified program's.

    Args:
        setup: What programs are judged on.
        own: What is emitted for the unmodified program.
    """

    def __init__(self, setup: ValidationSetup, own: Future[Code]) -> None:
        self._setup = setup
        self._code = own
        self._gpu = gpu_of(setup.name)

    def asked(self, program: Program) -> bool:
        """Whether machine code is compared; that of PTX is with the PTX as it was written."""
        return emitted.asked(self._setup, program) and not self._setup.baseline.ptx

    def begin(self, code: Code | None, needed: bool) -> MachineCodeJob | None:
        """Begin with one program, beside what else is asked of it; None where it need not be.

        Args:
            code: What is handed out in its name; None where nothing was emitted.
            needed: It has passed everything so far.
        """
        if not needed or code is None or self._gpu is None:
            return None
        try:
            jobs = self._original, self._setup.device.issued(code.ir)
        except CompileFailed:  # which the stage before says
            return None
        kind = TIMING if self._setup.workload.timing else "training"
        return MachineCodeJob(jobs, self._gpu, kind)

    @cached_property
    def _original(self) -> Future[Issued]:
        return self._setup.device.issued(self._code.result().ir)


@dataclass(frozen=True)
class MachineCodeJob:
    """The machine code of both, under way.

    Attributes:
        jobs: Of the unmodified program, and of the other one.
        gpu: That is modelled.
        kind: Of the cases that say how often code is executed.
    """

    jobs: tuple[Future[Issued], Future[Issued]]
    gpu: Gpu
    kind: str

    def judged(self, told: AsEmitted) -> AsMachineCode:
        """The verdict on a program, if it has passed the stage before, whose answer is given.

        Raises:
            PoolClosed: The time is up.
        """
        if not told.stage.passed:
            return unjudged(told)
        try:
            before, after = (job.result() for job in self.jobs)
        except (CompileFailed, ProgramError) as reason:
            return unjudged(told, f"not compared: {reason}")
        gains = {
            name: borne_out(duel, before, after, self.gpu) for name, duel in told.duels.items()
        }
        found = {name: one.at_most(gains[name]) for name, one in comparisons(told.duels).items()}
        speed = {
            name: one.at_most(gains[name]) if name in gains else one
            for name, one in told.speed.items()
        }
        reason = next(objections(found), "")
        paces = ", ".join(f"{pace(one)} on {name} cases" for name, one in found.items())
        detail = f"{reason or paces}; {self._words(before, after)}"
        return AsMachineCode(Stage(ASSEMBLED, not reason, detail), speed, (before, after))

    def _words(self, before: Issued, after: Issued) -> str:
        texts = (
            f"{name} {share:.3f} of those before "
            f"({before.code.count(name)} → {after.code.count(name)} in the text)"
            for name, share in shares(before, after).items()
        )
        return (
            f"machine instructions issued on {self.kind} cases (estimated from "
            f"{after.code.source} and simt): {', '.join(texts)}"
        )


def unjudged(told: AsEmitted, why: str = UNNEEDED) -> AsMachineCode:
    """Where nothing is compared."""
    return AsMachineCode(Stage(ASSEMBLED, None, why, excused=True), told.speed)


def borne_out(duel: Duel, before: Issued, after: Issued, gpu: Gpu) -> float:
    """How many times as fast a program is at most, by its machine code.

    No less than 1 for it: ptxas takes away gains here, and makes no losses.

    Args:
        duel: Of what is emitted for it with what is for the unmodified program.
        before: What the unmodified program issues.
        after: What the program issues.
        gpu: That is modelled.
    """
    if duel.forecasts is None:
        return math.inf
    candidate, baseline = duel.forecasts
    was = {one.kernel: one for one in baseline.kernels}
    known = shares(before, after)
    modelled = left = 0.0
    for one in candidate.kernels:
        launch = one.alone_ns.get("launch", 0.0)
        slower = 1.0
        if one.kernel in was and one.kernel in known:
            slower = slower_by(one, was[one.kernel], known[one.kernel], gpu)
        modelled += one.time_ns + launch
        left += one.time_ns * slower + launch
    if not modelled:
        return math.inf
    return max(1.0, duel.baseline.runtime_ns / duel.candidate.runtime_ns * modelled / left)


def slower_by(work: KernelWork, was: KernelWork, share: float, gpu: Gpu) -> float:
    """How many times as slow a kernel is as modelled if it issues no less than its machine code.

    Args:
        work: What it does, by the model.
        was: What the unmodified one does.
        share: Of its instructions that its machine code issues.
        gpu: That is modelled.
    """
    modelled = overlapped_ns(work.alone_ns, gpu)
    return held_ns(work.alone_ns, was.alone_ns, share, gpu) / modelled if modelled else 1.0
