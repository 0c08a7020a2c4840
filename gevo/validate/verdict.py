"""What validation says: one verdict per stage, and one over all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from gevo.evaluate.codegen import Code
from gevo.measurement import Measurement
from gevo.program.base import Program
from gevo.records.schema import Stage, Validation
from gevo.validate.statistics import Comparison


@dataclass(frozen=True)
class Verdict:
    """What validation says of one winner.

    Attributes:
        stages: All stages, in order.
        race_free: True or False when race detection gave an answer, with the evidence in its
            stage; None when it could not be judged.
        speed: Times against the unmodified program's, by kind of case (`training`,
            `held-out`, `fresh`); those that were measured.
        training: The winner on the training cases, measured in the speed stage.
        heldout: The winner on the held-out cases; None where there are none.
        heldout_baseline: The unmodified program, timed in turns with `heldout`.
        p_value: Probability of such a gain by chance, on the kind of case where it is largest;
            None where times are modelled or the winner is not meant to be faster.
        flags: What deserves a look although nothing failed.
        code: What was judged, as LLVM IR and PTX; None where code generation failed.
    """

    stages: tuple[Stage, ...]
    race_free: bool | None = None
    speed: Mapping[str, Comparison] = field(default_factory=dict[str, Comparison])
    training: Measurement | None = None
    heldout: Measurement | None = None
    heldout_baseline: Measurement | None = None
    p_value: float | None = None
    flags: tuple[str, ...] = ()
    code: Code | None = None

    @property
    def validated(self) -> bool:
        """True when no stage failed."""
        return all(stage.passed is not False for stage in self.stages)

    @property
    def why_not(self) -> str | None:
        """The first failed stage and its reason; None when validated."""
        failed = next((s for s in self.stages if s.passed is False), None)
        return f"{failed.name}: {failed.detail}" if failed else None

    def record(self) -> Validation:
        """For the journal, once it is said what was judged."""
        return Validation(
            validated=self.validated,
            why_not=self.why_not,
            race_free=self.race_free,
            training=self.training,
            heldout=self.heldout,
            heldout_baseline=self.heldout_baseline,
            stages=self.stages,
            speed={name: comparison.record() for name, comparison in self.speed.items()},
            flags=self.flags,
        )


@dataclass(frozen=True)
class Subject:
    """What is to be judged: a program, and the patch that gave it if there is one.

    Attributes:
        program: The variant.
        patch: Its patch's JSON; None for a program from elsewhere, which is not replayed.
        recorded: Its speed-up on the training cases as the search measured it, or None.
    """

    program: Program
    patch: Mapping[str, Any] | None = None
    recorded: float | None = None
