"""The stage that asks whether a modelled gain is there in the code that is emitted.

Times are modelled of LLVM IR, and the code generator may save for the unmodified program what the
edits have saved (see `gevo.evaluate.scoring.as_emitted`). So a winner must gain as emitted, too,
and what is claimed is no more than that.
"""

from __future__ import annotations

from collections.abc import Mapping
from concurrent.futures import Future
from dataclasses import dataclass, field

from gevo.errors import CompileFailed
from gevo.evaluate.codegen import Code
from gevo.evaluate.scoring.duel import Duel
from gevo.program.base import Program
from gevo.records.schema import Stage
from gevo.validate.setup import ValidationSetup
from gevo.validate.speed import EMITTED, comparisons, loses_small, more_exact, objections, pace
from gevo.validate.statistics import Comparison
from gevo.validate.verdict import UNNEEDED


@dataclass(frozen=True)
class AsEmitted:
    """What came out.

    Attributes:
        stage: The verdict.
        speed: The program's times, with no larger gains than there are as emitted.
        small: It is refused for what it loses on small cases, and nothing else.
        flags: What deserves a look: that nothing could be compared.
        duels: Of the two as emitted, by kind of case; empty where nothing was compared.
    """

    stage: Stage
    speed: Mapping[str, Comparison]
    small: bool = False
    flags: tuple[str, ...] = ()
    duels: Mapping[str, Duel] = field(default_factory=dict[str, Duel])


def emitted_stage(
    setup: ValidationSetup,
    program: Program,
    code: Code | None,
    own: Future[Code],
    duels: Mapping[str, Duel],
    needed: bool,
) -> AsEmitted:
    """Time what is emitted for a program, and judge by the rules for its text.

    Args:
        setup: What the program is judged on.
        program: The program.
        code: What is handed out in its name; None where nothing was emitted.
        own: The same of the unmodified program.
        duels: The program's with the unmodified one, by kind of case.
        needed: It has passed everything so far.

    Raises:
        PoolClosed: The time is up.
    """
    speed = comparisons(duels)
    if not needed or code is None:
        return AsEmitted(Stage(EMITTED, None, UNNEEDED, excused=True), speed)
    if more_exact(duels):
        why = "it is offered for its exactness"
        return AsEmitted(Stage(EMITTED, None, why, excused=True), speed)
    try:
        base = "" if setup.baseline.ptx else own.result().ir
    except CompileFailed as error:
        return _missing(f"the unmodified program is not emitted: {error}", speed)
    found = setup.device.as_emitted(program, code.ir, base, setup.kinds).result()
    if failed := next((one.candidate for one in found.values() if not one.candidate.ok), None):
        return _missing(f"{failed.outcome}: {failed.detail}", speed)
    emitted = comparisons(found)
    capped = {
        name: one.at_most(emitted[name].speedup) if name in emitted else one
        for name, one in speed.items()
    }
    reason = next(objections(emitted), "")
    told = ", ".join(f"{pace(one)} on {name} cases" for name, one in emitted.items())
    stage = Stage(EMITTED, not reason, reason or told)
    return AsEmitted(stage, capped, loses_small(found), duels=found)


def _missing(why: str, speed: Mapping[str, Comparison]) -> AsEmitted:
    stage = Stage(EMITTED, None, f"not compared: {why}", excused=True)
    return AsEmitted(stage, speed, flags=(f"not compared as emitted: {why}",))


def asked(setup: ValidationSetup, program: Program) -> bool:
    """Whether what is emitted for a program is timed; not of another configuration."""
    return setup.times_emitted and not program.settings
