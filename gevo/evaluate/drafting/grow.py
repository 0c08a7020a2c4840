"""The timing case of a draft: the sizes that were probed, grown until they fill a GPU.

Cases that are watched are small. There latency and the cost of a launch decide what is fast, which
says little about real use. Runs untrusted code: only in worker processes.
"""

from __future__ import annotations

from collections.abc import Mapping

from gevo.errors import LaunchFailed, WorkloadError
from gevo.evaluate.drafting.probe import Cost, Prober
from gevo.evaluate.drafting.sketch import Sketch
from gevo.workload.draft import CaseDraft, Draft

Sizes = dict[str, int]
SEED = 201
ENOUGH_NS = 40_000.0
"""Time of a launch: its cost is then less than a tenth of that."""
MOST_BYTES = 1 << 28
"""Of all arrays: five times what an H200's L2 holds."""
MOST_SAMPLED = 1 << 26
"""Thread instructions of the blocks that stand for a launch: each variant runs them, at about a
nanosecond each."""
MOST_WHOLE = 1 << 31
"""Thread instructions of a case of several launches, which is run in full once."""
MOST_INNER = 64
"""Numbers that bound a loop, but no threads, are grown no further: widths of filters, features,
depths of products."""
_STEPS = 24
"""Doublings of the sizes."""
_LEAST = 4
"""A case that has not so many times the threads of the largest training case is none."""


def timing_case(prober: Prober, sketch: Sketch, draft: Draft) -> CaseDraft | None:
    """Sizes at which a program can be timed.

    Args:
        prober: Runs the draft.
        sketch: Where the draft came from.
        draft: With its training cases.

    Returns:
        The case; None where the sizes cannot be grown, or cost too much.
    """
    grown = _Growing(prober, sketch, draft)
    for inner in (True, False):
        found = grown.largest(inner)
        if found is not None:
            return CaseDraft(SEED, found)
    return None


class _Growing:
    """Doubles the sizes of one draft."""

    def __init__(self, prober: Prober, sketch: Sketch, draft: Draft) -> None:
        self._prober, self._sketch, self._draft = prober, sketch, draft
        self._small = max(self._threads(case.sizes) for case in draft.train)
        self._outer = frozenset(n for n in sketch.sizes if self._bounds_threads(n))

    def largest(self, inner: bool) -> Sizes | None:
        """The largest sizes that can be recorded, with what bounds loops grown or not."""
        fitting: list[Sizes] = []
        for step in range(1, _STEPS):
            sizes = self._sizes(step, inner)
            cost = self._prober.cost(self._draft, sizes, SEED)
            if cost is None or not self._fits(cost):
                break
            if cost.threads >= _LEAST * self._small:
                fitting.append(sizes)
            if cost.kernel_ns >= ENOUGH_NS * cost.launches:
                break
        # A launch whose blocks depend on one another runs whole, and may be too large for that.
        return next((s for s in reversed(fitting) if self._recordable(s)), None)

    def _fits(self, cost: Cost) -> bool:
        whole = cost.instructions if len(self._draft.launches) > 1 else 0
        return cost.bytes <= MOST_BYTES and cost.sampled <= MOST_SAMPLED and whole <= MOST_WHOLE

    def _recordable(self, sizes: Sizes) -> bool:
        try:
            self._prober.record(self._draft, sizes, SEED)
        except (LaunchFailed, WorkloadError):
            return False
        return True

    def _threads(self, sizes: Mapping[str, int]) -> int:
        return self._prober.threads(self._draft, sizes)

    def _bounds_threads(self, name: str) -> bool:
        """Whether there are more threads, or other places to go to, where it is larger."""
        if name in self._sketch.indices.values():
            return True
        sizes = dict(self._draft.sizes)
        try:
            more = self._threads({**sizes, name: 8 * sizes[name]})
        except WorkloadError:  # it grows with others, or not at all
            return True
        return more > self._threads(sizes)

    def _sizes(self, step: int, inner: bool) -> Sizes:
        """Powers of two, so many times doubled."""
        sizes: Sizes = {}
        for name, value in self._sketch.sizes.items():
            grown = (1 << max(0, value.bit_length() - 1)) << step
            if name in self._outer:
                sizes[name] = grown
            elif inner and value < MOST_INNER:
                sizes[name] = min(grown, MOST_INNER)
        return self._sketch.rounded(sizes)
