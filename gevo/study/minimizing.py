"""Removes every edit of a patch that does not matter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from gevo.edits.apply import apply
from gevo.edits.edit import Edit
from gevo.edits.patch import Applied, Patch
from gevo.evaluate.cache import CachingEvaluator
from gevo.measurement import Measurement
from gevo.program.base import Program
from gevo.search.individual import Individual
from gevo.search.minimize import Search, minimization
from gevo.validate.statistics import no_slower


def keeps(measured: Measurement, reference: Measurement) -> bool:
    """True when a shorter patch is as good: right, as exact, and no slower but for noise.

    The reference is always the whole patch, so that small losses do not add up.
    """
    if not measured.ok or (measured.error or 0.0) > (reference.error or 0.0):
        return False
    return no_slower(measured.times_ns, reference.times_ns)


@dataclass
class _Job:
    """One patch under minimisation: what is to be tested next, and the best so far."""

    whole: Individual
    steps: Search[Edit]
    candidate: tuple[Edit, ...] | None
    best: Individual

    def advance(self, applied: Applied, measured: Measurement) -> None:
        """Tell how the candidate did."""
        kept = keeps(measured, self.whole.measurement)
        if kept:
            self.best = replace(
                self.best,
                patch=applied.patch,
                digest=applied.program.digest,
                measurement=measured,
            )
        try:
            self.candidate = self.steps.send(kept)
        except StopIteration:
            self.candidate = None


def minimize_all(
    baseline: Program,
    individuals: Sequence[Individual],
    evaluator: CachingEvaluator,
    progress: Callable[[], None] = lambda: None,
) -> list[Individual]:
    """The individuals with minimal patches, measured anew; ids stay.

    All are minimised side by side, one candidate of each per wave, so the result does not
    depend on the number of workers.
    """
    jobs = [_start(whole) for whole in _again(baseline, individuals, evaluator)]
    while active := [job for job in jobs if job.candidate is not None]:
        tried = [apply(baseline, Patch(job.candidate or ())) for job in active]
        found = evaluator.evaluate([applied.program for applied in tried], progress)
        for job, applied, evaluation in zip(active, tried, found, strict=True):
            job.advance(applied, evaluation.measurement)
    return [job.best for job in jobs]


def _again(
    baseline: Program, individuals: Sequence[Individual], evaluator: CachingEvaluator
) -> list[Individual]:
    """The individuals measured anew: what a search chose for its time was lucky, as a rule."""
    programs = [apply(baseline, individual.patch).program for individual in individuals]
    found = [evaluation.measurement for evaluation in evaluator.evaluate(programs)]
    return [
        replace(individual, measurement=measured) if measured.ok else individual
        for individual, measured in zip(individuals, found, strict=True)
    ]


def _start(individual: Individual) -> _Job:
    steps = minimization(individual.patch.edits)
    return _Job(individual, steps, next(steps, None), individual)
