"""What the compiler's own flags make of the unmodified program, as far as the run has tried them.

A gain over the text as given may be one that a flag of the compiler gives, too.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from gevo.edits.passes import Optimize
from gevo.edits.patch import Patch
from gevo.records.schema import Evaluation
from gevo.report.gained import Figures, speedup

FLAGS = {
    "o3": "-O3 once more",
    "o3_unroll": "-O3 with an unrolling threshold of 1500",
    "o3_same_size": "-O3 without unrolling",
}
"""Pipelines that flags of a compiler ask for, and what to call them."""
GIVEN = "the text as given"


@dataclass(frozen=True)
class CompilersBest:
    """The fastest text that flags alone give.

    Attributes:
        name: The flags, or `GIVEN`.
        speedup: Over the unmodified program, by the search's own measurement; at least 1.
    """

    name: str
    speedup: float

    def over(self, gain: float) -> str:
        """A gain over the unmodified program, in relation to this text."""
        if self.name == GIVEN:
            return f"no flag that was tried is faster than {GIVEN}"
        return f"{gain / self.speedup:.3f}x over {self.name}"


def compilers_best(evaluations: Iterable[Evaluation], base: Figures) -> CompilersBest | None:
    """The fastest of the texts that flags give; None where the run has tried none of them.

    Args:
        evaluations: The run's.
        base: The unmodified program on the training cases.
    """
    found: list[CompilersBest] = []
    for one in evaluations:
        name = _flags(one)
        gain = speedup(one.measurement, base) if one.measurement.ok else None
        if name and gain is not None:
            found.append(CompilersBest(name, gain))
    best = max(found, key=lambda one: one.speedup, default=None)
    return CompilersBest(GIVEN, 1.0) if best is not None and best.speedup <= 1.0 else best


def _flags(evaluation: Evaluation) -> str | None:
    """What to call the flags that give an evaluation's program; None for any other."""
    patch = evaluation.patch
    if not isinstance(patch, Patch) or len(patch) != 1:
        return None
    (edit,) = patch
    return FLAGS.get(edit.pipeline) if isinstance(edit, Optimize) else None
