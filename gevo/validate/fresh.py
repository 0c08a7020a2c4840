"""Draws cases that neither the search nor the author of the workload has seen.

For validation, and at sizes' extremes to find out what mutants do.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import product

import numpy as np

from gevo.device.base import RunOptions
from gevo.device.kind import watcher
from gevo.errors import WorkloadError
from gevo.evaluate.executor import Executor
from gevo.evaluate.scoring.survey import FULL, Effort, Survey
from gevo.program.base import Program
from gevo.validate.retry import Attempts
from gevo.validate.runs import FILLS, POISONS, SEEDS
from gevo.workload.case import TestCase, Workload

_MOST_REASONS = 3


def survey(
    simt: Executor,
    baseline: Program,
    workload: Workload,
    fresh: tuple[TestCase, ...],
    seed: int,
    effort: Effort = FULL,
    heldout: bool = True,
) -> Survey:
    """Cases that exercise more of the unmodified kernel; `heldout` as in `draw`.

    None for what is no kernel, and none where the error is that of a data set.

    Raises:
        WorkloadError: The unmodified program fails on a known case.
    """
    if watcher(baseline.dialect) is None or workload.judges_reference:
        return Survey(skipped="not for this kind of program")
    known = (*workload.train, *(workload.heldout if heldout else ()), *fresh)
    return simt.survey(known, seed, effort).result()


def summary(found: Survey) -> str:
    """One line: how many cases were drawn, and what they cover."""
    drawn = f"{len(found.corners)} cases at corners, {len(found.directed)} found by climbing"
    left = sum(found.refused.values())
    reasons = sorted(found.refused, key=lambda one: -found.refused[one])[:_MOST_REASONS]
    out = f"; {left} left out: {'; '.join(reasons)}" if left else ""
    return f"{drawn}; they take {found.after}, the workload's own {found.before}{out}"


RESEEDED = 3
"""Cases with a new seed and sizes that the workload names."""
RESIZED = 3
"""Cases with a new seed and new sizes."""
ATTEMPTS = 4
"""So many sizes are tried for every case wanted, because a workload may refuse some."""

Sizes = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Fresh:
    """The cases drawn from one seed.

    Attributes:
        seed: The seed they follow from.
        reseeded: Cases with sizes that the workload names.
        resized: Cases with other sizes.
        survey: Cases at corners, and others that exercise more of the unmodified program.
        skipped: One line for each that was refused because the unmodified program is not right
            and repeatable on it.
    """

    seed: int
    reseeded: tuple[TestCase, ...]
    resized: tuple[TestCase, ...]
    skipped: tuple[str, ...] = ()
    survey: Survey = field(default_factory=lambda: Survey(skipped="not looked for"))

    @property
    def cases(self) -> tuple[TestCase, ...]:
        """All cases."""
        return (*self.reseeded, *self.resized)

    @property
    def all(self) -> tuple[TestCase, ...]:
        """All cases with those that look for trouble."""
        return (*self.cases, *self.survey.corners, *self.survey.directed)

    @property
    def summary(self) -> str:
        """One line: what was drawn and what was left out."""
        new = f"{len(self.reseeded)} with new seeds, {len(self.resized)} with new sizes"
        left = f"; left out: {'; '.join(self.skipped)}" if self.skipped else ""
        return f"drawn from seed {self.seed}: {new}{left}"


def default_seed(run_seed: int) -> int:
    """The held-out seed of a run for which none is given."""
    return random.Random(f"held-out {run_seed}").getrandbits(31)


def describe(case: TestCase) -> str:
    """`name (n=77, seed 5; x = 0; sorted(y))`."""
    numbers = [*(f"{name}={value}" for name, value in case.sizes), f"seed {case.seed}"]
    return f"{case.name} ({'; '.join([', '.join(numbers), *case.values])})"


def explored(
    simt: Executor,
    baseline: Program,
    workload: Workload,
    fresh: Fresh,
    effort: Effort = FULL,
    heldout: bool = True,
) -> Fresh:
    """The same with cases at corners and such as exercise more of the unmodified program.

    `heldout` as in `draw`.

    Raises:
        WorkloadError: The unmodified program fails on a case that it ran on.
    """
    found = survey(simt, baseline, workload, fresh.cases, fresh.seed, effort, heldout)
    return replace(fresh, survey=found)


def draw(
    executor: Executor,
    baseline: Program,
    workload: Workload,
    seed: int,
    ends: int = 0,
    progress: Callable[[], None] = lambda: None,
    heldout: bool = True,
) -> Fresh:
    """Draw cases until enough are usable; the same for any number of workers.

    A case is usable when the unmodified program runs on it, agrees with the workload's
    reference, and gives the same bits whatever its memory held before.

    Args:
        executor: Workers of the device.
        baseline: The unmodified program.
        workload: Its workload.
        seed: What all follows from.
        ends: So many more of those with new sizes have one size at an end of its range.
        progress: Called after each case that was tried.
        heldout: Some may have sizes that only the workload's held-out cases have. What a search
            is led by must not.
    """
    rng = random.Random(seed)
    skipped: list[str] = []
    drawn: dict[str, tuple[TestCase, ...]] = {}
    for name, sizes, wanted in (
        ("reseeded", list(_reseeded(workload, rng, heldout)), RESEEDED),
        ("resized", list(_resized(workload, rng)), RESIZED),
        ("end", list(_at_ends(workload, rng)) if ends else [], ends),
    ):
        cases = [TestCase(f"{name}{n}", rng.getrandbits(31), s) for n, s in enumerate(sizes)]
        if name == "reseeded" and watcher(baseline.dialect) is None and _unseeded(workload, cases):
            cases, wanted = cases[:1], 1
            skipped.append("further ones, as a seed changes nothing where all data are given")
        inside, outside = _inside(workload, cases)
        usable, refused = _usable(executor, baseline, inside, wanted, progress)
        drawn[name] = tuple(usable)
        skipped += [*outside, *refused]
    resized = (*drawn["resized"], *drawn["end"])
    return Fresh(seed, drawn["reseeded"], resized, tuple(skipped))


def _reseeded(workload: Workload, rng: random.Random, heldout: bool) -> Iterator[Sizes]:
    """Sizes of the workload: those of the quickest training case, then others."""
    cases = (*workload.train, *(workload.heldout if heldout else ()))
    known = list(dict.fromkeys(case.sizes for case in cases))
    others = rng.sample(known[1:], min(len(known) - 1, RESEEDED - 1))
    yield from (known[0], *others)


def _resized(workload: Workload, rng: random.Random) -> Iterator[Sizes]:
    """Sizes that no case of the workload has."""
    seen = {case.sizes for case in (*workload.train, *workload.heldout)}
    names = [name for name, _ in workload.train[0].sizes if name in workload.fresh]
    for _ in range(RESIZED * ATTEMPTS if names else 0):
        chosen: Mapping[str, int] = {name: rng.choice(workload.fresh[name]) for name in names}
        sizes = tuple((name, chosen.get(name, value)) for name, value in workload.train[0].sizes)
        if sizes not in seen:
            seen.add(sizes)
            yield sizes


def _at_ends(workload: Workload, rng: random.Random) -> Iterator[Sizes]:
    """Each size at its least, then each at its greatest, the others drawn.

    Of values that a workload lists, these are the first and the last.
    """
    seen = {case.sizes for case in (*workload.train, *workload.heldout)}
    names = [name for name, _ in workload.train[0].sizes if name in workload.fresh]
    for end, name in product((0, -1), names):
        for _ in range(ATTEMPTS):
            chosen = {other: rng.choice(workload.fresh[other]) for other in names}
            chosen[name] = workload.fresh[name][end]
            sizes = tuple((n, chosen.get(n, value)) for n, value in workload.train[0].sizes)
            if sizes not in seen:
                seen.add(sizes)
                yield sizes
                break


def _unseeded(workload: Workload, cases: Sequence[TestCase]) -> bool:
    """Whether a seed changes nothing: a case with a new one is a known case.

    So it is where all of a workload's data are given. What models do beside those
    `gevo.evaluate.scoring.model` asks.
    """
    if not cases:
        return False
    first = cases[0]
    both = first, replace(first, seed=first.seed + 1)
    try:
        one, other = (workload.launches(case).buffers for case in both)
    except WorkloadError:
        return False
    return all(
        np.array_equal(a.array, b.array, equal_nan=a.array.dtype.kind == "f")
        for a, b in zip(one, other, strict=True)
    )


def _inside(workload: Workload, cases: Sequence[TestCase]) -> tuple[list[TestCase], list[str]]:
    """The cases inside the workload's domain, and why the others are not."""
    found: list[TestCase] = []
    refused: list[str] = []
    for case in cases:
        try:
            workload.require_domain(case)
        except WorkloadError as error:
            refused.append(f"{describe(case)}: {error}")
        else:
            found.append(case)
    return found, refused


def _usable(
    executor: Executor,
    baseline: Program,
    cases: Sequence[TestCase],
    wanted: int,
    progress: Callable[[], None],
) -> tuple[list[TestCase], list[str]]:
    """The first `wanted` usable cases, and why those before them are not."""
    found: list[TestCase] = []
    refused: list[str] = []
    rest = list(cases)
    while rest and len(found) < wanted:
        batch, rest = rest[: wanted - len(found)], rest[wanted - len(found) :]
        for case, reason in zip(batch, _reasons(executor, baseline, batch), strict=True):
            if reason:
                refused.append(f"{describe(case)}: {reason}")
            else:
                found.append(case)
            progress()
    return found, refused


def _reasons(executor: Executor, baseline: Program, cases: Sequence[TestCase]) -> Iterator[str]:
    """Why each case cannot be used; empty where it can.

    Under one arithmetic seed the bits must agree; under the others, too, the unmodified program
    must be right.
    """
    first, *others = SEEDS
    # What depends on what memory holds shows with two contents; the stages ask with all.
    options = [
        RunOptions(poison=p, fill=f, arithmetic_seed=first, timed=False)
        for p, f in zip(POISONS, FILLS, strict=False)
    ]
    if watcher(baseline.dialect) is not None:  # else there is one arithmetic
        options += [RunOptions(arithmetic_seed=seed, timed=False) for seed in (0, *others)]
    plans = [tuple((case, o) for o in options) for case in cases]
    jobs = [Attempts(partial(executor.measure, baseline, plan, True)) for plan in plans]
    for job in jobs:
        try:
            measurement = job.result()
        except WorkloadError as error:
            yield str(error)
        else:
            yield "" if measurement.ok else f"{measurement.outcome}: {measurement.detail}"


EXTREMES = (-1, 0, 1)
"""What each size is set to: most workloads refuse the first two."""


def extremes(workload: Workload) -> Iterator[TestCase]:
    """Cases with one size at an extreme, whether or not the workload allows them."""
    for base in dict.fromkeys((workload.train[0], *workload.heldout[:1])):
        for name, value in base.sizes:
            for extreme in (*EXTREMES, value + 1, 2 * value + 1):
                yield TestCase(f"{name}={extreme}", base.seed, _with(base.sizes, name, extreme))


def drawn(workload: Workload, count: int, rng: random.Random) -> tuple[TestCase, ...]:
    """Cases of new seeds: some with sizes that the workload names, most with others.

    Sizes come from where validation draws them; one in four is at an end of its range.
    """
    known = [case.sizes for case in (*workload.train, *workload.heldout)]
    cases: list[TestCase] = []
    for number in range(count):
        sizes = known[number % len(known)]
        if workload.fresh and number % 4:
            for name, values in workload.fresh.items():
                ends = (values[0], values[-1])
                chosen = rng.choice(ends if rng.random() < 0.25 else values)
                sizes = _with(sizes, name, chosen)
        cases.append(TestCase(f"drawn{number}", rng.getrandbits(31), sizes))
    return tuple(dict.fromkeys(cases))


def _with(sizes: Sizes, name: str, value: int) -> Sizes:
    return tuple((n, value if n == name else old) for n, old in sizes)
