"""When the kernels of a tuning session get ready: before the first trial, or when reached.

Who gives a kernel is told at once what is wrong with it, so all given ones get ready first. Those
that gevo writes itself need no such look, and a network has dozens: they get ready when their
first trial comes, in the order of what they may bring, and what is never reached costs nothing.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack

from gevo.errors import ConfigError, WorkloadError
from gevo.evaluate.pool.node import PoolClosed
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.study.progress import LEAST_OF_NETWORK, LEAST_TRIALS, OF_A_CONFIGURATION, Tracker
from gevo.study.tuning import KernelProblem
from gevo.tuning.session import Asked, Gradual, Policy, Problem, Scheduler, Told, measured
from gevo.tuning.space import Configuration
from gevo.tuning.strategy import Trial

OPEN_BYTES = 250 << 20
"""What workers of a kernel that gevo writes itself hold at most, as a rule: code, and what it runs
on (80 MB for each operator of resnet50)."""
OPEN_SHARE = 0.25
"""Of the machine's memory so much is for those that wait for their next trial. What is closed gets
ready again in one to three seconds, and trials go round all operators."""


def kernels(problems: Sequence[Problem]) -> list[KernelProblem]:
    """Those whose configurations are run."""
    return [one for one in problems if isinstance(one, KernelProblem)]


def _waits(problem: Problem) -> bool:
    """Whether it gets ready when its first trial comes."""
    return isinstance(problem, KernelProblem) and problem.generated


def order(problems: Sequence[Problem], weights: Sequence[float] | None) -> list[int]:
    """Places of problems as they begin: first what is ready, then what computes most.

    How often an operator is run, times its operations, is what is known of its time before it ran.
    """
    work = [
        (weight * one.flops if isinstance(one, KernelProblem) else 0.0, one)
        for one, weight in zip(problems, weights or [1.0] * len(problems), strict=True)
    ]
    ready = [place for place, (_, one) in enumerate(work) if not _waits(one)]
    waiting = [place for place, (_, one) in enumerate(work) if _waits(one)]
    return ready + sorted(waiting, key=lambda place: -work[place][0])


def policy(problems: Sequence[Problem], weights: Sequence[float] | None) -> Policy | None:
    """Who gets the next trial; None for the scheduler's own where all are ready."""
    ready = sum(not _waits(one) for one in problems)
    if ready == len(problems):
        return None
    return Gradual(order(problems, weights), ready)


def many_generated(problems: Sequence[Problem]) -> bool:
    """Whether there are several, and gevo writes all of them itself."""
    return len(problems) > 1 and all(map(_waits, problems))


def least_share(problems: Sequence[Problem]) -> float:
    """Of what is left of a time budget when the first is ready, trials have so much at least."""
    return LEAST_OF_NETWORK if sum(map(_waits, problems)) > 1 else LEAST_TRIALS


def verdicts_take(problems: Sequence[Problem]) -> float:
    """So many times as long as getting the first ready: each that gevo writes has a verdict."""
    return OF_A_CONFIGURATION * max(1, sum(map(_waits, problems)))


def open_first(
    problems: Sequence[Problem],
    weights: Sequence[float] | None,
    tracker: Tracker,
    stack: ExitStack,
) -> None:
    """Get ready what the first trial needs, and all that was given; `stack` closes it.

    Raises:
        ConfigError: There is no time, or the device cannot be used.
        WorkloadError: A default configuration fails.
    """
    all_ = [problems[place] for place in order(problems, weights)]
    first = kernels([one for one in all_ if not _waits(one)] or all_[:1])
    for one in kernels(all_):
        stack.callback(one.close)
    try:
        for ready, one in enumerate(first):
            tracker.preparing(ready, len(first))
            tracker.phase("baseline", f"getting {one.name} ready")
            tracker.require_time()
            one.open(tracker.require_time)
    except PoolClosed:
        raise tracker.too_short() from None
    for one in kernels(all_):
        if one not in first:
            one.on(first[0])


def measuring(
    problems: Sequence[Problem],
    known: Sequence[Mapping[Configuration, Measurement]],
    scheduler: Scheduler,
    tick: Callable[[], None],
) -> Callable[[Sequence[Asked]], list[Told]]:
    """What measures for `scheduler`, and gets ready what it comes to.

    An operator whose default configuration fails, or cannot be run at all, has that one failed
    trial: the others go on. What an earlier session measured needs nothing to be ready.

    Args:
        problems: What is tuned; the first is ready.
        known: Of each, what an earlier session measured.
        scheduler: Told what gets no more trials.
        tick: Called now and then; what it raises ends the search.
    """
    measure = measured(problems, known)
    recent: dict[int, None] = {}

    def measure_ready(asked: Sequence[Asked]) -> list[Told]:
        if not asked or not isinstance(one := problems[asked[0][0]], KernelProblem):
            return measure(asked)
        place = asked[0][0]
        new = [c for _, c in asked if c not in known[place]]
        try:
            if new:
                _used(recent, place, problems)
            if new and not one.is_open:
                one.open(tick)
        except (ConfigError, WorkloadError) as error:
            one.close()
            failed = Measurement(Outcome.LAUNCH_FAILED, device=one.device, detail=str(error))
            told = [(place, Trial(new[0], failed))]
        else:
            told = measure(asked)
        if _waits(one) and any(_is_failed_default(one, trial) for _, trial in told):
            scheduler.drop(place)
        return told

    return measure_ready


def most_open(memory: int) -> int:
    """How many kernels that gevo writes itself have workers at a time, by the machine's bytes."""
    return max(1, int(OPEN_SHARE * memory) // OPEN_BYTES)


def _memory() -> int:
    return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")


def _used(recent: dict[int, None], place: int, problems: Sequence[Problem]) -> None:
    """Note that a problem is measured, the last in `recent`; whoever waits longest is closed."""
    if not _waits(problems[place]):
        return
    recent.pop(place, None)
    recent[place] = None
    if len(recent) > most_open(_memory()):
        first = next(iter(recent))
        del recent[first]
        for one in kernels([problems[first]]):
            one.close()


def _is_failed_default(problem: KernelProblem, trial: Trial) -> bool:
    return trial.configuration == problem.default and not trial.measurement.ok
