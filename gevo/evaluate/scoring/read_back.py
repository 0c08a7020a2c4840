"""Runs what a program's emitted PTX says, beside what the unmodified program's says.

What LLVM has emitted is lifted again and goes through the same lowering. What is expected is what
is expected of the program itself, but for one thing: the back end contracts multiplications and
additions, which changes last bits. So outputs may stray as `Examiner` has it, a few times as far
as those of the unmodified program's own PTX do; where these are exact, so must they be.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from gevo.child import ChildDied, in_child
from gevo.device.base import Binary, Device, Lowered
from gevo.errors import CompileFailed, LaunchFailed, ProgramError, WorkloadError
from gevo.evaluate.scoring.examine import Examined, Examiner, Plan
from gevo.evaluate.scoring.score import Scorer
from gevo.outcome import Outcome
from gevo.program.base import Program
from gevo.program.llvm.syntax.debug import without_debug
from gevo.program.ptx.load import lifted
from gevo.workload.signature import kernels

READ_S = 60
"""Seconds that lifting may take."""
SOURCE = "emitted.ptx"
"""What findings call the text, by its lines."""
_KEPT = 4
"""PTX texts of which the LLVM IR is kept."""


@dataclass(frozen=True)
class ReadBack:
    """What came out.

    Attributes:
        examined: The run of the program's PTX; None where it was not run.
        unread: Why that of the program, or of the unmodified one, is not read; empty where both
            are.
        own: It is the unmodified program's that is not read.
    """

    examined: Examined | None
    unread: str = ""
    own: bool = False


class _OwnUnread(Exception):
    """The unmodified program's PTX is not read, or not compiled for the device; says why."""


class PtxReader:
    """Examines emitted PTX against the unmodified program's.

    Args:
        scorer: Of a device that runs LLVM IR under the detector.
    """

    def __init__(self, scorer: Scorer) -> None:
        self._scorer = scorer
        self._own: tuple[str, Examiner] | None = None
        self._compiled: Binary | None = None

    def examine(self, program: Program, ptx: str, own: str, plan: Plan) -> ReadBack:
        """Run a program's PTX on the plan, in which every run collects findings.

        Args:
            program: The program that the PTX was emitted for.
            ptx: What is handed out for it.
            own: The same of the unmodified program.
            plan: The runs.
        """
        examiner = self._examiner(own)
        try:
            found = examiner.examine(lowered_text(self._scorer.device, program, _read(ptx)), plan)
        except (CompileFailed, ProgramError) as error:
            return self._unread(own, str(error))
        except WorkloadError as error:  # what the program itself was launched with does not fit
            failed = LaunchFailed(f"{SOURCE}: {error}")
            return ReadBack(Examined(self._scorer.failed(failed)))
        except _OwnUnread as error:
            return ReadBack(None, str(error), own=True)
        if found.ran.outcome in (Outcome.INVALID, Outcome.COMPILE_FAILED):
            return self._unread(own, found.ran.detail)
        return ReadBack(found)

    def _unread(self, own: str, why: str) -> ReadBack:
        """The program's is not read; it may be that the unmodified one's is not either."""
        try:
            self._binary(own)
        except _OwnUnread as error:
            return ReadBack(None, str(error), own=True)
        return ReadBack(None, why)

    def _examiner(self, own: str) -> Examiner:
        """One whose unmodified program is what its PTX says, which is read when that is asked.

        Asking may raise _OwnUnread.
        """
        if self._own is None or self._own[0] != own:
            if self._compiled is not None:
                self._compiled.close()
                self._compiled = None
            self._own = own, Examiner(self._scorer, lambda: self._binary(own))
        return self._own[1]

    def _binary(self, own: str) -> Binary:
        """The unmodified program as its PTX says, without lines, which agree with any."""
        if self._compiled is None:
            try:
                scorer, text = self._scorer, without_debug(_read(own))
                lowered = lowered_text(scorer.device, scorer.baseline, text)
                self._compiled = scorer.device.compile(lowered)
            except (CompileFailed, ProgramError) as error:
                raise _OwnUnread(str(error)) from error
        return self._compiled


def lowered_text(device: Device, program: Program, text: str) -> Lowered:
    """What PTX says, lowered as it stands: its constants are known already.

    Args:
        device: For which.
        program: The program that the PTX was emitted for.
        text: LLVM IR of the PTX.

    Raises:
        CompileFailed: The device refuses it.
        ProgramError: The PTX does not say how it is launched.
    """
    for kernel, parameters in kernels(program.text).items():
        if any(one.type.split()[0] in ("half", "bfloat") for one in parameters):
            raise ProgramError(f"{kernel} takes a half, of which PTX says only the bytes")
    lowered = device.lower(replace(program, text=text, launched=()))
    return replace(lowered, settings=program.settings)


@lru_cache(maxsize=_KEPT)
def _read(ptx: str) -> str:
    """LLVM IR of PTX; raises ProgramError, also where LLVM dies of it."""
    try:
        return in_child(lifted, (ptx, SOURCE), READ_S)
    except ChildDied as death:
        raise ProgramError(f"reading it ends in {death.reason}") from death
