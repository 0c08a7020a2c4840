"""Dividing trials among several kernels by the gain that the next trial promises.

Ansor's gradient (Zheng et al. 2020, *Ansor: Generating High-Performance Tensor Programs for
Deep Learning*, section 6.2): with g_i(t) the best time of kernel i after t trials and w_i its
weight in the total f = Σ w_i·g_i, the gain of one more trial is estimated as

    w_i · (alpha · (g_i(t-Δ) - g_i(t)) / Δ  +  (1-alpha) · g_i(t) / t)

The first term continues the recent past, the second assumes that t more trials could at most
bring the time to nothing. Ansor's third term compares a kernel's arithmetic rate with that of
similar kernels; operations are not counted here, so it is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from gevo.tune.session import Session


@dataclass
class Progress:
    """How far one kernel is.

    Attributes:
        weight: Its weight in the total.
        curve: The best time after each trial, in nanoseconds; infinity while all have failed.
        exhausted: True when there is nothing left to try.
    """

    weight: float = 1.0
    curve: list[float] = field(default_factory=list[float])
    exhausted: bool = False

    def add(self, cost: float) -> None:
        """Take a trial's time into account."""
        self.curve.append(min(cost, self.curve[-1]) if self.curve else cost)


class Policy(Protocol):
    """Decides which kernel gets the next trial."""

    def choose(self, progress: Sequence[Progress]) -> int | None:
        """Its index; None when all are exhausted."""
        ...


def _open(progress: Sequence[Progress]) -> list[int]:
    return [i for i, one in enumerate(progress) if not one.exhausted]


@dataclass(frozen=True)
class RoundRobin:
    """The kernel with the fewest trials."""

    def choose(self, progress: Sequence[Progress]) -> int | None:
        """Its index; None when all are exhausted."""
        return min(_open(progress), key=lambda i: len(progress[i].curve), default=None)


@dataclass(frozen=True)
class Gradient:
    """The kernel whose next trial promises the largest gain of the weighted total.

    Attributes:
        alpha: Trust in the recent past.
        window: Δ, in trials.
        warmup: Trials that every kernel gets first.
    """

    alpha: float = 0.2
    window: int = 16
    warmup: int = 8

    def choose(self, progress: Sequence[Progress]) -> int | None:
        """Its index; None when all are exhausted."""
        left = _open(progress)
        cold = [i for i in left if len(progress[i].curve) < self.warmup]
        if cold:
            return min(cold, key=lambda i: len(progress[i].curve))
        return max(left, key=lambda i: self.gain(progress[i]), default=None)

    def gain(self, one: Progress) -> float:
        """Estimated decrease of the weighted total, in nanoseconds a trial."""
        now, done = one.curve[-1], len(one.curve)
        if now == float("inf"):
            return float("inf")
        span = min(self.window, done - 1)
        before = one.curve[-1 - span]
        recent = (before - now) / span if span and before < float("inf") else now
        return one.weight * (self.alpha * recent + (1 - self.alpha) * now / done)


def _ignore(session: Session) -> None:
    del session


def run(
    sessions: Sequence[Session],
    trials: int,
    policy: Policy,
    record: Callable[[Session], None] = _ignore,
    weights: Sequence[float] | None = None,
) -> None:
    """Spend trials on several problems.

    Args:
        sessions: One per problem; they hold the results.
        trials: How many in all.
        policy: Who gets the next one.
        record: Called with the session after each of its trials.
        weights: Of each problem's time in the total; all 1 by default.

    Raises:
        DeviceLost: A device failed; what was measured is in the sessions.
    """
    progress = [Progress(weight) for weight in weights or [1.0] * len(sessions)]
    done = 0
    while done < trials:
        chosen = policy.choose(progress)
        if chosen is None:
            return
        trial = sessions[chosen].step()
        if trial is None:
            progress[chosen].exhausted = True
            continue
        progress[chosen].add(trial.cost)
        record(sessions[chosen])
        done += 1
