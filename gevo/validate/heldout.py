"""Judges a winner again, from its patch alone, on what the search never saw.

Every stage runs in processes that did not take part in the search. A winner is validated when
all stages pass; what failed, and why, is kept.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from gevo.device.base import RunOptions
from gevo.edits.json_form import patch_to_json
from gevo.edits.patch import Patch
from gevo.errors import CompileFailed, EditError
from gevo.evaluate.pool import Executor
from gevo.evaluate.worker import PatchJson, Plan
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.program.base import Program
from gevo.workload.case import TestCase, Workload

POISONS = (0x5A, 0xFF)
"""Two patterns, neither of them the one that the search runs with."""
EMPTY = patch_to_json(Patch())
ORDER_SEED = 7
"""Any order of blocks other than the natural one."""


@dataclass(frozen=True)
class Stage:
    """One check of a winner; `passed` is None when an earlier failure made it pointless."""

    name: str
    passed: bool | None
    detail: str = ""

    def to_json(self) -> dict[str, Any]:
        """The JSON form that the journal keeps."""
        return {"name": self.name, "passed": self.passed, "detail": self.detail}


@dataclass(frozen=True)
class Verdict:
    """What validation says of one winner.

    Attributes:
        validated: True when every stage passed.
        why_not: The first failed stage and its reason; None when validated.
        race_free: True or False when race detection ran; None when it did not get that far.
        training: Measured again on the training cases.
        heldout: Measured on the held-out cases.
        stages: All stages, in order.
        ptx: The winner's PTX; empty unless validated.
    """

    validated: bool
    why_not: str | None
    race_free: bool | None
    training: Measurement | None
    heldout: Measurement | None
    stages: tuple[Stage, ...]
    ptx: str


def plan(cases: Sequence[TestCase], options: RunOptions) -> Plan:
    """The same options for every case."""
    return tuple((case, options) for case in cases)


def baseline_measurements(
    executor: Executor, workload: Workload, program: Program
) -> tuple[Measurement, Measurement]:
    """The unmodified program on the training and on the held-out cases.

    Raises WorkloadError when it fails on one of them.
    """
    jobs = [
        executor.measure(program, plan(cases, RunOptions(poison=POISONS[0])))
        for cases in (workload.train, workload.heldout)
    ]
    training, heldout = (job.result() for job in jobs)
    return training, heldout


class Validation:
    """The stages for one winner; `submit` starts them all, `verdict` waits.

    Args:
        executor: Fresh workers.
        workload: Its cases.
        baseline: The unmodified program on training and held-out cases.
        patch: The winner's patch as JSON.
        program_digest: What replaying the patch must give.
    """

    def __init__(
        self,
        executor: Executor,
        workload: Workload,
        baseline: tuple[Measurement, Measurement],
        patch: PatchJson,
        program: Program,
    ) -> None:
        self._baseline = baseline
        self._digest = program.digest
        self._replay = executor.replay(patch)
        train, heldout = workload.train, workload.heldout
        plans: Mapping[str, Plan] = {
            "training": plan(train, RunOptions(poison=POISONS[0])),
            "block order": plan(train, RunOptions(poison=POISONS[1], order_seed=ORDER_SEED)),
            "held-out": plan(heldout, RunOptions(poison=POISONS[0])),
            "races": plan((*train, *heldout), RunOptions(poison=POISONS[1], races=True)),
        }
        self._jobs = {name: executor.measure(program, p) for name, p in plans.items()}
        self._ptx = executor.emit(program)

    def verdict(self) -> Verdict:
        """Wait for all stages and judge."""
        results: dict[str, Measurement] = {}
        stages = [self._replayed()]
        if stages[0].passed:
            results = {name: job.result() for name, job in self._jobs.items()}
        checks: Sequence[tuple[str, Callable[[], Stage]]] = (
            ("code generation to PTX", self._generated),
            ("training cases, outputs poisoned", lambda: _passed(results["training"])),
            ("another block order and poison", lambda: _passed(results["block order"])),
            ("held-out seeds and sizes", lambda: _passed(results["held-out"])),
            ("memory and races, all cases", lambda: _passed(results["races"])),
            ("better on training cases", lambda: self._better(0, results["training"])),
            ("better on held-out cases", lambda: self._better(1, results["held-out"])),
        )
        for name, check in checks:
            failed = not all(stage.passed for stage in stages)
            stage = Stage("", None) if failed else check()
            stages.append(Stage(name, stage.passed, stage.detail))
        failure = next((s for s in stages if s.passed is False), None)
        return Verdict(
            validated=failure is None,
            why_not=f"{failure.name}: {failure.detail}" if failure else None,
            race_free=_race_free(results.get("races")),
            training=results.get("training"),
            heldout=results.get("held-out"),
            stages=tuple(stages),
            ptx=self._ptx.result() if failure is None else "",
        )

    def _replayed(self) -> Stage:
        name = "replay from the patch"
        try:
            digest = self._replay.result().digest
        except EditError as error:
            return Stage(name, False, str(error))
        if digest and digest != self._digest:
            return Stage(name, False, "gives another program than the search had")
        return Stage(name, True)

    def _generated(self) -> Stage:
        try:
            self._ptx.result()
        except CompileFailed as error:
            return Stage("", False, str(error))
        return Stage("", True)

    def _better(self, part: int, measurement: Measurement) -> Stage:
        baseline = self._baseline[part]
        faster = baseline.runtime_ns / measurement.runtime_ns
        more_exact = (measurement.error or 0.0) < (baseline.error or 0.0)
        return Stage("", faster > 1.0 or more_exact, f"{faster:.3f} times as fast")


def _passed(measurement: Measurement) -> Stage:
    detail = f"{measurement.outcome}: {measurement.detail}" if not measurement.ok else ""
    return Stage("", measurement.ok, detail)


def _race_free(measurement: Measurement | None) -> bool | None:
    if measurement is None or measurement.outcome not in (Outcome.OK, Outcome.RACE):
        return None
    return measurement.ok
