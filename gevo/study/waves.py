"""Runs the candidates of a search on the device, and writes down what they did."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from gevo.errors import DeviceLost
from gevo.evaluate.cache import CachingEvaluator, Evaluation, Stream, Wave
from gevo.evaluate.pool.node import PoolClosed
from gevo.measurement import Measurement
from gevo.records.run import RunFolder
from gevo.search.individual import Candidate, Individual, evaluation_record
from gevo.search.searcher import Searcher
from gevo.search.steady import SteadyState
from gevo.study.progress import TimeUp, Tracker

Results = list[tuple[Candidate, Measurement]]
"""A wave's measurements."""


class Waves:
    """Measures what a search asks for, wave by wave.

    Args:
        searcher: Whose candidates they are. Of a wave that is cut off it takes what there is: that
            may win.
        evaluator: Measures them.
        folder: The run's, with its journal.
        tracker: Told how each ended.
        progress: Called now and then with what is known of the wave by then; may raise what cuts
            it off.
    """

    def __init__(
        self,
        searcher: Searcher,
        evaluator: CachingEvaluator,
        folder: RunFolder,
        tracker: Tracker,
        progress: Callable[[Sequence[Individual]], None],
    ) -> None:
        self._searcher = searcher
        self._evaluator = evaluator
        self._folder = folder
        self._tracker = tracker
        self._progress = progress
        self._stream: Stream | None = None
        self._flight: deque[Candidate] = deque()
        self._drawn: list[Candidate] = []
        self._begun: Wave | None = None
        searcher.drawn = self._begin

    def measure(self, candidates: Sequence[Candidate]) -> Results:
        """Run a wave and write it down, or, without generations, what is ready of all so far.

        Raises:
            TimeUp: There is no time left.
            PoolClosed: For nothing else either.
            DeviceLost: The device fails again and again.
        """
        if isinstance(self._searcher, SteadyState) and self._searcher.streams:
            return self._next(candidates, self._searcher.step)
        wave = self._begun
        if wave is None or [one.id for one in self._drawn] != [one.id for one in candidates]:
            wave = self._evaluator.wave([candidate.program for candidate in candidates])
        self._begun, self._drawn = None, []
        try:
            wave.run(lambda: self._progress(self._known(candidates, wave)))
        except (TimeUp, PoolClosed, KeyboardInterrupt, DeviceLost):
            self._searcher.take(self._recorded(candidates, wave.found()))
            raise
        return self._recorded(candidates, wave.found())

    def close(self) -> None:
        """Write down what has been measured of a wave that was never drawn to its end."""
        if self._begun is not None:
            self._searcher.take(self._recorded(self._drawn, self._begun.found()))
            self._begun = None

    def _begin(self, candidate: Candidate) -> None:
        """Begin with a candidate while the rest of its wave is drawn, which can take as long."""
        self._begun = wave = self._begun or self._evaluator.wave()
        self._drawn.append(candidate)
        wave.begin(candidate.program, lambda: self._progress(self._known(self._drawn, wave)))

    def _next(self, candidates: Sequence[Candidate], step: int) -> Results:
        """Begin with some candidates; the next results of those that are in flight."""
        if self._stream is None:
            self._stream = Stream(self._evaluator)
        for candidate in candidates:
            self._stream.add(candidate.program)
        self._flight.extend(candidates)
        found: list[tuple[int, Evaluation]] = []
        some = [self._flight[place] for place in range(min(step, len(self._flight)))]
        try:
            for place in range(len(some)):
                found.append((place, self._stream.next(lambda: self._progress(()))))
        except (TimeUp, PoolClosed, KeyboardInterrupt, DeviceLost):
            self._searcher.take(self._recorded(some, found))
            raise
        for _ in some:
            self._flight.popleft()
        return self._recorded(some, found)

    def _known(self, candidates: Sequence[Candidate], wave: Wave) -> list[Individual]:
        """What has been measured of a wave that is under way."""
        return [candidates[place].measured(one.measurement) for place, one in wave.found()]

    def _recorded(
        self, candidates: Sequence[Candidate], found: Sequence[tuple[int, Evaluation]]
    ) -> Results:
        """What has been measured of some candidates, now also in the journal."""
        done = [(candidates[place], evaluation) for place, evaluation in found]
        self._folder.journal.append(
            [evaluation_record(c, e.measurement, e.key, e.cached) for c, e in done]
        )
        for _, evaluation in done:
            self._tracker.count(evaluation.measurement.outcome, evaluation.cached)
        return [(candidate, evaluation.measurement) for candidate, evaluation in done]
