"""Cases that would kill mutants which a workload's own cases do not: drawn at random and tried."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from gevo.device.base import RunOptions
from gevo.errors import WorkloadError
from gevo.evaluate.executor import WorkerPool
from gevo.program.base import Program
from gevo.program.llvm.mutants import Mutant
from gevo.validate.adequacy import IN_FLIGHT, examined
from gevo.validate.draws import drawn
from gevo.validate.interleave import Steps, interleaved
from gevo.validate.runs import POISONS
from gevo.workload.case import TestCase, Workload

DRAWN = 16
"""Cases that are tried on each survivor."""

_OPTIONS = RunOptions(poison=POISONS[0], collect=True)


def suggestions(
    pool: WorkerPool,
    program: Program,
    workload: Workload,
    survivors: Sequence[Mutant],
    workers: int,
    rng: random.Random,
    count: int = DRAWN,
    watch: Callable[[int], None] = lambda done: None,
) -> Mapping[str, TestCase]:
    """By name of a mutant the first drawn case that kills it; those that none kills are missing.

    Args:
        pool: Workers of the simt device.
        program: The unmodified program.
        workload: Its workload.
        survivors: Mutants.
        workers: How many workers the pool has.
        rng: Draws the cases.
        count: How many are drawn; those on which the unmodified program fails are left out.
        watch: Told how many survivors are done.
    """
    if not survivors:
        return {}
    cases = _usable(pool, program, drawn(workload, count, rng))

    def tried(mutant: Mutant) -> Steps[TestCase | None]:
        for case in cases:
            measured = yield examined(pool, mutant.of(program), ((case, _OPTIONS),))
            if not measured.ok:
                return case
        return None

    found = interleaved([partial(tried, m) for m in survivors], workers * IN_FLIGHT, watch)
    return {m.name: case for m, case in zip(survivors, found, strict=True) if case is not None}


def _usable(pool: WorkerPool, program: Program, cases: Sequence[TestCase]) -> tuple[TestCase, ...]:
    """The cases on which the unmodified program is right."""
    jobs = [pool.measure(program, ((case, RunOptions(poison=POISONS[0])),)) for case in cases]
    usable: list[TestCase] = []
    for case, job in zip(cases, jobs, strict=True):
        try:
            right = job.result().ok
        except WorkloadError:
            continue
        usable += [case] if right else []
    return tuple(usable)
