"""Jobs of the checks under the detector."""

from __future__ import annotations

from concurrent.futures import Future

from gevo.evaluate.jobs import Plan
from gevo.evaluate.scoring.examine import Examined
from gevo.program.base import Program
from gevo.validate.runs import Cases, Check
from gevo.validate.setup import ValidationSetup


def watched(setup: ValidationSetup, program: Program) -> dict[str, tuple[Future[Examined], ...]]:
    """Jobs of the checks under the detector, by name; those that have the same runs share them."""
    jobs: dict[Plan, tuple[Future[Examined], ...]] = {}
    found: dict[str, tuple[Future[Examined], ...]] = {}
    for check in setup.checks:
        if check.name in setup.unjudged or check.watched is None:
            continue
        plan = setup.plan(check)
        if plan not in jobs:
            jobs[plan] = watch(setup, check, program)
        found[check.name] = jobs[plan]
    return found


def watch(
    setup: ValidationSetup, check: Check, program: Program, some: Cases | None = None
) -> tuple[Future[Examined], ...]:
    """Jobs of a check under the detector: one for each case, unless runs build on one another.

    On all cases, or on some.
    """
    plan = check.plan(some) if some else setup.plan(check)
    alone = all(options.fresh_module for _, options in plan)
    cases = dict.fromkeys(case for case, _ in plan)
    parts = [tuple(run for run in plan if run[0] == case) for case in cases] if alone else [plan]
    return tuple(setup.simt.examine(program, part) for part in parts)
