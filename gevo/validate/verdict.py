"""What validation says: one verdict per stage, and one over all."""

from __future__ import annotations

import re
import traceback
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from gevo.evaluate.codegen import Code
from gevo.measurement import Measurement
from gevo.program.base import Program
from gevo.records.schema import Conclusion, Stage, Validation, Why
from gevo.validate.statistics import Comparison
from gevo.workload.case import TestCase

LATE = "not done within the time budget"
"""Why a stage is not judged that has no time left."""
BEGUN = "minimisation, and all stages"
FAULT = "a fault of gevo's own"
UNNEEDED = "not needed any more"
"""Why one is not judged behind another one that has failed."""
_PLACE = re.compile(r'File "[^"]*\b(gevo/[\w/]+\.py)", line (\d+)')


@dataclass(frozen=True)
class Verdict:
    """What validation says of one winner.

    Attributes:
        stages: All stages, in order.
        program: What was judged: with its guards, where it has any.
        assumptions: What must hold for the winner to be right, which nothing checks.
        counterexample: The smallest case found beside the workload's on which it fails.
        guardable: Conditions that imply all assumptions and that the kernels could test at their
            entry, by kernel; None where there are none.
        guards: Conditions that the kernels of the program that was judged test at their entry, by
            kernel; see `gevo.program.condition`.
        sizes: Tests of a launch's size, by changed kernel, where all that speaks against it is
            that it loses where launches are small; None elsewhere.
        race_free: True or False when race detection gave an answer, with the evidence in its
            stage; None when it could not be judged.
        speed: Times against the unmodified program's, by kind of case (`timing`, `training`,
            `held-out`, `fresh`); those that were measured.
        training: The winner on the training cases, or on the timing cases where there are some,
            measured in the speed stage.
        heldout: The winner on the held-out cases; None where there are none.
        heldout_baseline: The unmodified program, timed in turns with `heldout`.
        p_value: Probability of such a gain by chance, on the kind of case where it is largest;
            None where times are modelled or the winner is not meant to be faster.
        flags: What deserves a look although nothing failed.
        why: Why it is faster by the model; None for what failed, and where times are measured.
        code: What was judged, as LLVM IR and PTX; None where code generation failed.
        late: The time budget ended before all stages were done.
        seconds: Wall-clock time for which each stage kept the verdict waiting, by name.
    """

    stages: tuple[Stage, ...]
    program: Program | None = None
    assumptions: tuple[str, ...] = ()
    counterexample: TestCase | None = None
    guardable: Mapping[str, str] | None = None
    guards: Mapping[str, str] = field(default_factory=dict[str, str])
    sizes: Mapping[str, str] | None = None
    race_free: bool | None = None
    speed: Mapping[str, Comparison] = field(default_factory=dict[str, Comparison])
    training: Measurement | None = None
    heldout: Measurement | None = None
    heldout_baseline: Measurement | None = None
    p_value: float | None = None
    flags: tuple[str, ...] = ()
    why: Why | None = None
    code: Code | None = None
    late: bool = False
    seconds: Mapping[str, float] = field(default_factory=dict[str, float], compare=False)

    @property
    def conclusion(self) -> Conclusion:
        """What it all comes to."""
        if any(stage.passed is False for stage in self.stages):
            return Conclusion.REFUSED
        if any(stage.passed is None and not stage.excused for stage in self.stages):
            return Conclusion.NOT_JUDGED
        if self.assumptions:
            return Conclusion.CONDITIONAL
        return Conclusion.GUARDED if self.guards else Conclusion.VALIDATED

    @property
    def validated(self) -> bool:
        """True when it can be offered without reservation."""
        return self.conclusion.offers

    @property
    def why_not(self) -> str | None:
        """The stage that failed, or could not be judged, and the reason; None when validated."""
        if self.conclusion is Conclusion.CONDITIONAL:
            return f"assumes that {self.assumptions[0]}"
        failed = [s for s in self.stages if s.passed is False]
        failed += [s for s in self.stages if s.passed is None and not s.excused]
        return f"{failed[0].name}: {failed[0].detail}" if failed else None

    def record(self) -> Validation:
        """For the journal, once it is said what was judged."""
        return Validation(
            validated=self.validated,
            conclusion=self.conclusion,
            why_not=self.why_not,
            assumptions=self.assumptions,
            guards=tuple(f"{kernel}: {text}" for kernel, text in self.guards.items()) or None,
            race_free=self.race_free,
            training=self.training,
            heldout=self.heldout,
            heldout_baseline=self.heldout_baseline,
            stages=self.stages,
            speed={name: comparison.record() for name, comparison in self.speed.items()},
            flags=self.flags,
            why=self.why,
        )


@dataclass(frozen=True)
class Subject:
    """What is to be judged: a program, and the patch that gave it if there is one.

    Attributes:
        program: The variant.
        patch: Its patch's JSON; None for a program from elsewhere, which is not replayed.
        recorded: Its speed-up on the training cases as the search measured it, or None.
        guards: What its kernels test at their entry, by kernel.
    """

    program: Program
    patch: Mapping[str, Any] | None = None
    recorded: float | None = None
    guards: Mapping[str, str] = field(default_factory=dict[str, str])


def unjudged(program: Program | None = None) -> Verdict:
    """The verdict on what time did not suffice to begin with."""
    return Verdict((Stage(BEGUN, None, LATE),), program=program, late=True)


def faulty(fault: Exception) -> Verdict:
    """The verdict on what a fault of gevo's own leaves without one."""
    told = "".join(traceback.format_exception(fault))
    places = _PLACE.findall(told) or [("?", "0")]
    detail = f"{type(fault).__name__}: {fault} ({':'.join(places[-1])}); please report it"
    return Verdict((Stage(FAULT, None, " ".join(detail.split())),))
