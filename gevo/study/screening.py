"""Cases that nobody wrote, on which a search tries whatever is faster than the original.

They are drawn as validation draws its own, from another seed: a search that is led by its
training cases alone ends at variants that are wrong for every size these leave out. None has sizes
that only held-out cases have: what a search was led by would be no test of what it found.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from math import prod

from gevo.device.base import RunOptions
from gevo.device.kind import kind_of
from gevo.errors import WorkloadError
from gevo.evaluate.cache import Screen
from gevo.evaluate.executor import Executor
from gevo.evaluate.jobs import Plan
from gevo.evaluate.scoring.survey import Effort
from gevo.measurement import Measurement
from gevo.records.run import RunFolder
from gevo.records.schema import Case, Evaluation, Screening
from gevo.study.target import Target
from gevo.validate.fresh import Fresh, draw, explored
from gevo.validate.retry import Attempts
from gevo.validate.runs import FILLS, POISONS, WATCHED
from gevo.workload.case import TestCase

EFFORT = Effort(combined=False, work=8_000_000, factor=2)
"""Less than validation takes, which has seconds for this; the cases are run for every variant that
is faster, too."""
ENDS = 6
"""So many cases have one size at an end of its range."""
LARGER = 4
"""So many times the size of the first case has the second one that runs under the detector."""

_OPTIONS = RunOptions(poison=POISONS[1], fill=FILLS[0], timed=False)


def screening(
    target: Target,
    executor: Executor,
    folder: RunFolder,
    runtime_ns: float,
    seed: int,
    progress: Callable[[], None] = lambda: None,
) -> Screen:
    """What a run's variants must pass; drawn when it begins, and then as its journal says.

    None for what simt cannot run, and where an earlier version began the run.

    Args:
        target: The program and its workload.
        executor: Workers of its device.
        folder: The run's.
        runtime_ns: Of the unmodified program on the training cases.
        seed: The run's.
        progress: Called after each case that was tried.

    Raises:
        DeviceLost: The device fails again and again.
    """
    if target.watching is None:
        return Screen()
    records = folder.journal.read()
    if not any(isinstance(record, Evaluation | Screening) for record in records):
        with target.simt(executor) as simt:
            folder.journal.append([_drawn(target, executor, simt, seed, progress)])
    return screen_of(target, executor, screened_cases(folder), runtime_ns)


def screened_cases(folder: RunFolder) -> list[TestCase]:
    """The cases that the journal tells of; none where nothing was screened."""
    records = folder.journal.read()
    found = next((record for record in records if isinstance(record, Screening)), None)
    return [] if found is None else cases_of(found)


def screen_of(
    target: Target, executor: Executor, cases: Sequence[TestCase], runtime_ns: float
) -> Screen:
    """The same with these cases, without runs that the unmodified program fails.

    There is no screening without any. Arguments and errors as there.
    """
    if not cases:
        return Screen()
    plan: Plan = tuple((case, _OPTIONS) for case in cases)
    if kind_of(target.device).watches:
        first = target.workload.train[0]
        plan += tuple((case, WATCHED) for case in (first, larger(first, cases)))
    jobs = [Attempts(partial(executor.measure, target.baseline, (run,))) for run in plan]
    passed = tuple(run for run, job in zip(plan, jobs, strict=True) if _passes(job))
    return Screen(passed, runtime_ns)


def larger(first: TestCase, cases: Sequence[TestCase]) -> TestCase:
    """The smallest case that is `LARGER` than the first by the product of sizes, or the largest.

    Under the detector runs take many times as long, so a large case would take most of the time
    of a search (nine tenths of a variant's on srad), and a small one has no neighbours to race.
    """

    def size(case: TestCase) -> int:
        return prod(max(1, value) for _, value in case.sizes)

    enough = [one for one in cases if size(one) >= LARGER * size(first)]
    return min(enough, key=size) if enough else max(cases, key=size)


def cases_of(found: Screening) -> list[TestCase]:
    """The cases of a record."""
    return [TestCase(c.name, c.seed, tuple(c.sizes.items()), c.values) for c in found.cases]


def _drawn(
    target: Target, executor: Executor, simt: Executor, seed: int, progress: Callable[[], None]
) -> Screening:
    """Cases for a run with this seed; the same for any number of workers."""
    rng = random.Random(f"screening {seed}")
    new = rng.getrandbits(31)
    about = target.baseline, target.workload
    fresh = draw(executor, *about, new, ENDS, progress, heldout=False)
    fresh = explored(simt, *about, fresh, EFFORT, heldout=False)
    return Screening(
        cases=tuple(
            Case(name=one.name, seed=one.seed, sizes=one.size, values=one.values)
            for one in _chosen(fresh)
        )
    )


def _chosen(fresh: Fresh) -> list[TestCase]:
    """Those with small sizes first: what fails there fails soonest."""
    corners = sorted(fresh.survey.corners, key=lambda one: bool(one.values))
    return [*corners, *fresh.cases]


def _passes(job: Attempts[Measurement]) -> bool:
    try:
        return job.result().ok
    except WorkloadError:
        return False
