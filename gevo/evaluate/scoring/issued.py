"""Whether the machine code bears out a modelled gain over a program that its user has as PTX.

Times are modelled of LLVM IR. What LLVM's code generator and ptxas make of it may undo a gain, or
cost more than the edits save: the PTX as it was written is another compiler's work. So a search
that ranked by the modelled time alone would be led to what validation refuses. Here the machine
code that is emitted for a variant is compared with that of the PTX. A variant that issues more
warp instructions has no gain, unless it is one in memory traffic that outweighs them: see
`least_share`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Collection, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache

from gevo.child import ChildDied, in_child
from gevo.device.base import Binary, Lowered, RunOptions
from gevo.device.forecast import Ensemble, Forecast, KernelWork, merged
from gevo.device.ptx import ptx_version
from gevo.device.simt.model.gpu import Gpu, gpu_of_device
from gevo.device.simt.model.time import overlapped_ns
from gevo.errors import CompileFailed, ConfigError, LaunchFailed, ProgramError
from gevo.evaluate.codegen import CODEGEN_S, NEWEST_CUDA, ptx_of, ptx_of_all
from gevo.evaluate.scoring.machine import (
    MachineCode,
    machine_code,
    machine_code_by,
    without_lines,
)
from gevo.evaluate.scoring.prepared import limited, lower
from gevo.evaluate.scoring.score import Scorer
from gevo.measurement import Measurement
from gevo.program.base import Program
from gevo.program.load import lifted, load_text
from gevo.workload.case import TestCase

WINNER, ORIGINAL, EMITTED = "winner.ptx", "original.ptx", "emitted.ptx"
"""What messages call the texts."""
KEPT = 256
"""PTX texts of which is known what they issue: many variants come to the same."""
ISSUING = ("issue", "int", "imul")
"""Causes of time that ptxas changes most: it takes one kind of integer instruction for another."""
TRAFFIC = frozenset({"l1", "l2", "dram", "shared", "constant", "atomics"})
"""Causes that follow from the addresses of what is loaded and stored."""
CARRIES = 0.1
"""What a gain by traffic alone must be above to be believed (ours): of pairs on recorded GPUs what
is above is borne out oftener than a gain that issues no more (docs/model.md)."""
WORTH = 0.005
"""A gain that is less cannot be offered, so nothing is asked about it: the machine code takes
three times as long as everything else that is asked of a variant."""


Alone = Mapping[str, float]


@dataclass(frozen=True)
class Issued:
    """What a PTX text comes to on some cases.

    Attributes:
        code: Its machine code.
        issued: By kernel, warp instructions that it issues (see `gevo.evaluate.scoring.machine`).
        alone_ns: By kernel, what each cause of time would take alone, by the model; see
            `KernelWork`.
    """

    code: MachineCode
    issued: Mapping[str, float]
    alone_ns: Mapping[str, Alone] = field(default_factory=dict[str, Alone])

    @property
    def total(self) -> float:
        """All kernels together."""
        return math.fsum(self.issued.values())


def issued(
    ptx: str,
    name: str,
    arch: str,
    launched: Collection[str] | None,
    executed: Callable[[Program], Sequence[KernelWork]],
) -> Issued:
    """Machine code of a text, and how often simt says that it is executed.

    Args:
        ptx: The text.
        name: What messages call it.
        arch: GPU that it is assembled for, as `sm_90`.
        launched: Kernels that are launched; None for all.
        executed: Runs the lifted text, and says how often warps came to each line; raises
            CompileFailed where it does not run.

    Raises:
        CompileFailed: A tool is missing or refuses it, or it does not run.
        ProgramError: gevo does not read it.
    """
    ptx = without_lines(ptx)
    code = machine_code(ptx, arch)
    program = load_text(lifted(ptx, name), source=name, launched=launched)
    try:
        works = executed(program)
    except CompileFailed as reason:
        raise CompileFailed(f"{name}, read again: {reason}") from reason
    counts = {w.kernel: code.issued(w.kernel, dict(w.executed)) for w in works}
    return Issued(code, counts, {w.kernel: w.alone_ns for w in works})


def shares(before: Issued, after: Issued) -> dict[str, float]:
    """By kernel what it issues over what the unmodified one does."""
    return {
        name: count / before.issued[name]
        for name, count in after.issued.items()
        if before.issued.get(name)
    }


def held_ns(
    alone_ns: Alone, was_ns: Alone, share: float, gpu: Gpu, free: Set[str] | None = None
) -> float:
    """Modelled time of a kernel that issues no less than its machine code, in nanoseconds.

    Args:
        alone_ns: What each cause of its time would take alone.
        was_ns: The same of the unmodified one.
        share: Of its instructions that the kernel's machine code issues.
        gpu: That is modelled.
        free: Causes that may take less time than in the unmodified one; None: all but those.
    """
    least = {
        cause: share * ns if cause in ISSUING else ns
        for cause, ns in was_ns.items()
        if cause in ISSUING or (free is not None and cause not in free)
    }
    held = {cause: max(ns, least.get(cause, 0.0)) for cause, ns in alone_ns.items()}
    return overlapped_ns(held, gpu)


def least_share(before: Issued, after: Issued, gpu: Gpu | None) -> float:
    """The least time over the unmodified program's that a machine code can be believed to take.

    What issues no more than the unmodified one is believed in all: 0. What issues more counts as
    so many times slower, unless its memory traffic, which follows from the addresses alone, makes
    up for that: if it gains `CARRIES` when each kernel issues as much as its machine code does,
    and in those that issue more nothing but traffic takes less, then it is believed to that.

    Args:
        before: Of the unmodified program's text.
        after: Of the other one's.
        gpu: That is modelled; None if it is not known.
    """
    share = after.total / before.total if before.total else 0.0
    if share <= 1.0:
        return 0.0
    known = shares(before, after)
    was = before.alone_ns
    if gpu is None or not (known.keys() == after.alone_ns.keys() <= was.keys()):
        return share
    left = math.fsum(
        held_ns(alone, was[name], known[name], gpu, TRAFFIC if known[name] > 1.0 else None)
        + alone.get("launch", 0.0)
        for name, alone in after.alone_ns.items()
    )
    whole = math.fsum(overlapped_ns(one, gpu) + one.get("launch", 0.0) for one in was.values())
    return left / whole if left * (1.0 + CARRIES) < whole else share


class Issuing:
    """Compares what variants issue with what the unmodified program's PTX does.

    Args:
        scorer: Of a device that models times. The timing cases, or the training cases where there
            are none, say how often code is executed.
    """

    def __init__(self, scorer: Scorer) -> None:
        self._scorer = scorer
        self._of = lru_cache(maxsize=KEPT)(self._compared)

    @property
    def asked(self) -> bool:
        """Whether the unmodified program is PTX, and nothing but a model knows its time."""
        return bool(self._scorer.baseline.ptx) and self._scorer.device.modelled

    @property
    def source(self) -> str:
        """What makes the machine code, on which figures depend then; why there is none, else."""
        try:
            return machine_code_by(self._scorer.baseline.ptx, self._arch)
        except CompileFailed as reason:
            return str(reason)

    def borne_out(self, lowered: Lowered, measured: Measurement) -> Measurement:
        """A variant's measurement, as far as its machine code bears it out.

        Only a gain that is `WORTH` it is doubted: what is no faster than the unmodified program
        stays as it is. So does what cannot be compared, which validation says of a winner, too.
        """
        if not self.asked or not measured.ok or lowered.settings:
            return measured
        unmodified_ns = self._scorer.unmodified_ns
        if measured.runtime_ns >= unmodified_ns * (1.0 - WORTH) or not self._original:
            return measured
        try:
            least = self.least_share(in_child(ptx_of, (lowered.text,), int(CODEGEN_S)))
        except (ChildDied, CompileFailed, MemoryError, ProgramError):
            return measured
        times = (max(time, unmodified_ns * least) for time in measured.times_ns)
        return replace(measured, times_ns=tuple(times))

    def least_share(self, ptx: str) -> float:
        """`least_share` of a text, over the PTX as written.

        Raises:
            CompileFailed: A tool is missing or refuses one of them, or it does not run.
            ProgramError: gevo does not read the text.
        """
        if not self._original:
            raise CompileFailed(f"{ORIGINAL} is not compared")
        return self._of(ptx)

    def of_emitted(self, cleaned: str) -> Issued:
        """What is emitted for a program comes to, on the GPU that is modelled.

        Args:
            cleaned: Its cleaned text.

        Raises:
            CompileFailed: A tool is missing or refuses it, or it does not run.
            ProgramError: gevo does not read it.
        """
        if not self._arch:
            raise CompileFailed("no GPU is modelled")
        version = ptx_version(self._arch, NEWEST_CUDA)
        about = cleaned, self._scorer.baseline.launched, self._arch, version
        try:
            ptx = in_child(ptx_of_all, about, int(CODEGEN_S))
        except (ChildDied, MemoryError) as error:
            raise CompileFailed(f"emitting it for {self._arch}: {error}") from error
        machine_code_by(ptx, self._arch)  # which takes no time, if that is what is missing
        return self._issued(ptx, EMITTED)

    def _compared(self, ptx: str) -> float:
        assert self._original is not None
        return least_share(self._original, self._issued(ptx, WINNER), self._gpu)

    @cached_property
    def _original(self) -> Issued | None:
        """Of the PTX as written; None where it cannot be told."""
        try:
            found = self._issued(self._scorer.baseline.ptx, ORIGINAL)
            return found if found.total else None
        except (CompileFailed, ProgramError):
            return None

    def _issued(self, ptx: str, name: str) -> Issued:
        launched = self._scorer.baseline.launched or None
        return issued(ptx, name, self._arch, launched, self.executed)

    @cached_property
    def _gpu(self) -> Gpu | None:
        try:
            return gpu_of_device(self._scorer.device.name)
        except ConfigError:
            return None

    @property
    def _arch(self) -> str:
        return self._gpu.arch if self._gpu else ""

    def executed(self, program: Program) -> tuple[KernelWork, ...]:
        """How often warps come to each line of a program; raises CompileFailed.

        Whether its outputs are right is not asked: LLVM's code generator contracts multiplications
        and additions, and what is read back need not have the same last bits.
        """
        scorer, device = self._scorer, self._scorer.device
        cases = scorer.workload.timing or scorer.workload.train
        lowered = lower(device, scorer.workload, program)
        try:
            with scorer.compiled(lowered) as binary:
                if scorer.timing.sampled(cases):
                    forecasts = scorer.timing.counted(binary, cases)
                else:
                    forecasts = [self._counted(binary, case, lowered) for case in cases]
        except LaunchFailed as reason:
            raise CompileFailed(str(reason)) from reason
        return merged(work for one in forecasts for work in one.kernels)

    def _counted(self, binary: Binary, case: TestCase, lowered: Lowered) -> Forecast:
        ready = self._scorer.prepare(case, lowered)
        options = limited(RunOptions(ensemble=Ensemble.COUNTED), ready)
        found = self._scorer.device.run(binary, ready.launches, options).forecast
        if found is None:
            raise CompileFailed("simt does not count what it executes")
        return found
