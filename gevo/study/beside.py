"""Judges the best configurations of many kernels, beside the trials and after them.

The trials of a session have one worker as a rule, so others may judge what was found so far:
first what would save most for the time that its verdict takes. What a verdict takes is learned
from those that are done, and so it is known when the trials must end for the rest. The trials know
nothing of the verdicts: they go the same way without them, as far as they come.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from threading import Condition, Thread

from gevo.records.schema import Conclusion
from gevo.study.judging import JUDGED, verdicts
from gevo.study.progress import AT_VERDICTS, Tracker
from gevo.study.tuning import KernelProblem
from gevo.tuning.session import Tuned
from gevo.tuning.space import Configuration
from gevo.tuning.strategy import Strategy, Trial
from gevo.validate.verdict import Verdict, unjudged

SETTLED = 8
"""After so many trials a kernel's best one counts half: what comes next may be much faster."""
FEWEST = 4
"""Nothing is judged before so many trials of its kernel, as long as trials go on."""
LITTLE = 0.003
"""What would save less than such a part of all that is saved has no time kept for its verdict,"""
LEAST = 0.001
"""and what would save less than this part is not judged as long as trials go on."""
MARGIN = 1.25
"""So many times what verdicts have taken is kept for those that are left."""
SHOWN_S = 0.5
"""So often is shown what is being judged when the trials are over."""


@dataclass
class Entry:
    """One kernel, and what is known of its configurations.

    Attributes:
        problem: The kernel.
        strategy: Has its trials.
        weight: Of its time in the total.
        verdicts: Those that were given, by configuration.
        under_way: Whether one is being judged.
        took_s: What its last verdict took in seconds; 0 as long as there is none.
        cut_off: A verdict that time has ended, as far as it came.
    """

    problem: KernelProblem
    strategy: Strategy
    weight: float
    verdicts: dict[Configuration, tuple[Trial, Verdict]] = field(
        default_factory=dict[Configuration, tuple[Trial, Verdict]]
    )
    under_way: bool = False
    took_s: float = 0.0
    cut_off: tuple[Trial, Verdict] | None = None

    @property
    def bar(self) -> float:
        """The time of what is offered now: the fastest that has passed, or the default."""
        passed = (trial.cost for trial, verdict in self.verdicts.values() if verdict.validated)
        default = self.problem.default_of(self.trials)
        return min((*passed, default.cost if default else math.inf))

    @property
    def trials(self) -> Sequence[Trial]:
        """Those that were made so far; another thread may be making more."""
        return list(self.strategy.trials)

    @property
    def saved(self) -> float:
        """Weighted time that its fastest trial saves over the default, in nanoseconds."""
        return self.weight * Tuned(self.problem, self.trials).saved_ns

    @property
    def hopeless(self) -> bool:
        """Whether its other configurations would not pass either."""
        given = [verdict for _, verdict in self.verdicts.values()]
        if any(verdict.conclusion is Conclusion.NOT_JUDGED for verdict in given):
            return True  # what cannot be judged in one cannot in the others
        return sum(not verdict.validated for verdict in given) >= JUDGED

    def candidate(self) -> Trial | None:
        """The fastest that is faster than what is offered, and not judged; None without any."""
        bar = self.bar
        faster = (t for t in self.trials if t.cost < bar)
        open_ = (t for t in faster if t.configuration not in self.verdicts)
        return None if self.hopeless else min(open_, key=lambda t: t.cost, default=None)

    @property
    def waits(self) -> bool:
        """Whether a verdict may begin."""
        return not (self.under_way or self.cut_off) and self.candidate() is not None

    def gain(self) -> float:
        """Weighted time that this candidate would save over what is offered, in nanoseconds."""
        candidate, bar = self.candidate(), self.bar
        if candidate is None or math.isinf(bar):
            return 0.0
        return self.weight * (bar - candidate.cost)

    def known(self, trial: Trial, verdict: Verdict, seconds: float) -> None:
        """A verdict was given, which took so long; on one that was late another may be given."""
        if verdict.late:
            self.cut_off = trial, verdict
            return
        self.verdicts[trial.configuration] = trial, verdict
        if verdict.validated:
            self.took_s = seconds

    def given(self) -> list[tuple[Trial, Verdict]]:
        """All verdicts, the fastest first, with that on the candidate where time was up for it."""
        found = list(self.verdicts.values())
        candidate = self.candidate()
        if candidate is not None and self.cut_off and self.cut_off[0] == candidate:
            found.append(self.cut_off)
        elif candidate is not None:
            program = self.problem.program(candidate.configuration)
            found.append((candidate, unjudged(program)))
        return sorted(found, key=lambda pair: pair[0].cost)


class Docket:
    """What is to be judged next, and what time it takes.

    Args:
        entries: The kernels.
    """

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.entries = entries

    def next(self, last: bool, left_s: float = math.inf) -> Entry | None:
        """The kernel whose candidate promises most for the time that it takes.

        Args:
            last: No more trials are made, so whatever is faster is to be judged; those that fit
                into the time that is left before others.
            left_s: Seconds that are left.
        """
        idle = [one for one in self.entries if one.waits]
        if last:
            return max(
                idle, key=lambda one: (self.takes_s(one) <= left_s, self._rate(one)), default=None
            )
        least = LEAST * self._saved
        ripe = [one for one in idle if len(one.strategy.trials) >= FEWEST and one.gain() > least]
        return max(ripe, key=lambda one: self._rate(one) * _settled(one), default=None)

    def takes_s(self, entry: Entry) -> float:
        """Seconds that its next verdict may take: as its last one, or by operations as others."""
        if entry.took_s:
            return entry.took_s
        known = [one for one in self.entries if one.took_s]
        if not known:
            return 0.0
        likest = min(known, key=lambda one: abs(math.log(_work(one) / _work(entry))))
        return likest.took_s * max(1.0, _work(entry) / _work(likest))

    def needed_s(self, lanes: int) -> float | None:
        """What verdicts may still take that are worth their time; None where nothing tells.

        With so many judging side by side.
        """
        if not any(one.took_s for one in self.entries):
            return None
        least = LITTLE * self._saved
        wanted = [self.takes_s(one) for one in self.entries if one.under_way or one.gain() > least]
        return MARGIN * max((*wanted, math.fsum(wanted) / lanes, 0.0))

    @property
    def _saved(self) -> float:
        return math.fsum(one.saved for one in self.entries)

    def _rate(self, entry: Entry) -> float:
        return entry.gain() / (self.takes_s(entry) or _work(entry))


def _settled(entry: Entry) -> float:
    trials = len(entry.strategy.trials)
    return trials / (trials + SETTLED)


def _work(entry: Entry) -> float:
    return max(1.0, float(entry.problem.flops))


class Beside:
    """Threads that have configurations judged, one each at a time, in processes of their own.

    Args:
        problems: What is tuned.
        strategies: Of each, with its trials.
        weights: Of each, in the total.
        seed: The session's.
        tracker: Knows the time.
        workers: How many processes may work, those of trials included; one more where all of them
            make trials.
        batch: How many of them make trials.
    """

    def __init__(
        self,
        problems: Sequence[KernelProblem],
        strategies: Sequence[Strategy],
        weights: Sequence[float] | None,
        seed: int,
        tracker: Tracker,
        workers: int,
        batch: int,
    ) -> None:
        some = weights or [1.0] * len(problems)
        self._entries = list(map(Entry, problems, strategies, some))
        self._docket = Docket(self._entries)
        self._seed = seed
        self._tracker = tracker
        self._workers = workers
        self._changed = Condition()
        self._last = self._closed = False
        self._failed: Exception | None = None
        self._lanes: list[Thread] = []
        self._open(max(1, min(workers - batch, len(problems))))

    def told(self) -> None:
        """A trial was made; raises what a verdict has raised."""
        if self._failed is not None:
            raise self._failed
        with self._changed:
            self._changed.notify_all()
            needed_s = self._docket.needed_s(self._workers)
        if needed_s is not None:
            self._tracker.reserve(needed_s)

    def finish(self) -> None:
        """Judge what is left as long as there is time; raises what a verdict has raised."""
        with self._changed:
            self._last = True
            self._changed.notify_all()
        self._open(min(self._workers, len(self._entries)) - len(self._lanes))
        while any(lane.is_alive() for lane in self._lanes):
            self._show()
            for lane in self._lanes:
                lane.join(SHOWN_S / len(self._lanes))
        if self._failed is not None:
            raise self._failed

    def judged(self, place: int) -> list[tuple[Trial, Verdict]]:
        """The verdicts on configurations of a kernel; see `Entry.given`."""
        return self._entries[place].given()

    def close(self) -> None:
        """Begin with no other verdict. Those under way end as soon as their workers do."""
        with self._changed:
            self._closed = True
            self._changed.notify_all()

    def _open(self, lanes: int) -> None:
        new = [Thread(target=self._serve, name="gevo-verdicts", daemon=True) for _ in range(lanes)]
        self._lanes += new
        for lane in new:
            lane.start()

    def _serve(self) -> None:
        while (entry := self._next()) is not None:
            try:
                self._judge(entry)
            except Exception as error:  # whoever waits for the verdicts is told
                self._failed = self._failed or error
                self.close()
            finally:
                with self._changed:
                    entry.under_way = False
                    self._changed.notify_all()

    def _next(self) -> Entry | None:
        """The next to be judged, which is waited for as long as trials are made."""
        with self._changed:
            while not self._closed and self._left_s > 0.0:
                entry = self._docket.next(self._last, self._left_s)
                if entry is not None:
                    entry.under_way = True
                    return entry
                if self._last:
                    return None
                self._changed.wait()
            return None

    @property
    def _left_s(self) -> float:
        return self._tracker.first_ends_s - self._tracker.elapsed_s

    def _judge(self, entry: Entry) -> None:
        """Judge its candidates until one passes, or time is up."""
        tracker, began_s = self._tracker, self._tracker.elapsed_s
        about = entry.problem, self._candidates(entry), self._seed, tracker, self._share()
        with closing(verdicts(*about)) as given:
            for trial, verdict in given:
                with self._changed:
                    entry.known(trial, verdict, tracker.elapsed_s - began_s)
                if verdict.validated or verdict.late:
                    return

    def _candidates(self, entry: Entry) -> Iterator[Trial]:
        while True:
            with self._changed:
                found = None if self._closed else entry.candidate()
            if found is None:
                return
            yield found

    def _share(self) -> int:
        """Workers of the next verdict: one, unless there are fewer left to be judged."""
        with self._changed:
            left = sum(one.under_way or one.waits for one in self._entries)
        return max(1, self._workers // left) if self._last and left else 1

    def _show(self) -> None:
        with self._changed:
            names = [one.problem.name for one in self._entries if one.under_way]
            left = sum(one.under_way or one.waits for one in self._entries)
        self._tracker.phase(AT_VERDICTS, f"{', '.join(names)}; {left} to be judged")
