"""What a study tells whoever watches it."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace

from gevo.errors import ConfigError
from gevo.outcome import Outcome
from gevo.search.searcher import Searcher

AT_TRIALS, AT_VERDICTS = "trials", "verdicts"
"""Phases of a tuning session."""


@dataclass(frozen=True)
class Progress:
    """A snapshot.

    Attributes:
        phase: `baseline`, `search` or `validation`; of a tuning session AT_TRIALS and AT_VERDICTS.
        note: What is going on within the phase.
        generation: The last complete one; -1 before the initial population is complete. Of a
            tuning session how many trials there were.
        generations: How many are wanted; of a tuning session 0 where time alone ends it.
        evaluations: Variants evaluated so far, those answered from the cache included.
        cached: How many of them were answered from the cache.
        rate: Evaluations per second of wall-clock time.
        best_speedup: Baseline's runtime over the best variant's, on the training cases; 0 where
            there is nothing to compare with.
        front_size: Non-dominated variants.
        rejected: Outcomes of rejected variants and how often, the most frequent first.
        elapsed_s: Wall-clock time of the run, earlier sessions included, in seconds.
        remaining_s: Estimated time that the search still takes, in seconds; None if unknown.
        modelled: True when runtimes come from a model.
        gpu_idle: Share of the search in which the GPU ran no kernel; None without a GPU.
    """

    phase: str = "start"
    note: str = ""
    generation: int = -1
    generations: int = 0
    evaluations: int = 0
    cached: int = 0
    rate: float = 0.0
    best_speedup: float = 1.0
    front_size: int = 0
    rejected: tuple[tuple[str, int], ...] = ()
    elapsed_s: float = 0.0
    remaining_s: float | None = None
    modelled: bool = False
    gpu_idle: float | None = None


Watcher = Callable[[Progress], None]

SEARCH_SHARE = 0.7
"""Of a time budget the search has so much at most; validation has the rest."""
LEAST_SEARCH = 0.35
"""And so much of what is left at its beginning at least."""
LEAST_TRIALS = 0.2
"""The same where configurations are tuned: a few of them bring most (half as many trials of
nw_tunable gave the same), and one that is not judged brings nothing."""
LEAST_OF_NETWORK = 0.5
"""The same where a network's operators are, dozens of which gain most by their first trials: what
there was no time to judge is judged by a session that goes on."""
AS_BEFORE = 2.0
"""Validation draws cases again, and more, and judges a winner on them: what was done before the
search takes so many times as long."""
ON_A_CLOCK = 6.0
"""The same where times are measured: nothing is judged beside the search then, and what it has
found is minimised, and run in turns with the unmodified program, before it is offered (ours, by
runs of 3 minutes on a busy machine, where that took 4 to 6 times as long)."""
OF_A_CONFIGURATION = 10.0
"""The same where configurations are tuned (7, 10 and 20 times on nw, pathfinder and hotspot)."""
LEAST_LEFT_S, LEAST_LEFT = 75.0, 0.4
"""So many seconds at least, or this share of the budget, where that is less: what else a machine
does may begin when the search ends."""
MINIMISING = 0.3
"""Of what is left when minimisation begins it has so much: a longer patch that is judged is worth
more than a minimal one that is not."""
RESERVE = 0.1
LEFT = 0.5
"""A search that leaves as much as validation may need leaves at least and at most such shares of a
budget."""
GRACE = 0.03
LEAST_GRACE_S = 2.0
"""A wave that is under way when the search's time is up gets this share of it more, at least so
many seconds; then it is abandoned."""
CLOSING_S = 1.0
"""Where winners are judged beside the search it ends so long before all but the report must be
done: what is journalled then is known already."""
REPORT = 0.75
LEAST_REPORT_S = 1.0
MOST_REPORT = 0.1
"""A command keeps so many times as long as it took to start for its report (both are mostly
Python, on the same busy machine), at least so many seconds, at most such a share of the budget."""
OF_A_KERNEL = 0.15
"""So many times as long for each kernel of which a report says which parameters matter (AlexNet's
eight and resnet50's 24 took 5.9 and 4.6 s of processor time, starting 1.3)."""
HURRY = 0.25
"""Where preparing has taken so much of the budget, the search begins at once."""
PREPARED = 0.5
LEAST_PREPARED_S = 30.0
"""Where so much of the budget is spent, at least so many seconds, or all of it, and the unmodified
kernel still has to run on more cases, there would be no time for a verdict."""
FIRST_DUE = 0.5
"""Where there is no verdict when so much of the budget is spent, the search lets it have the
machine: what it takes is what the rest of the time is shared out by."""


class TimeUp(Exception):
    """The time budget and its grace are spent."""


def minimising(clock: Callable[[], float], until: float) -> Callable[[], bool]:
    """Tells whether minimisation, which begins now, has had its share of the time until then."""
    ends = clock() + MINIMISING * (until - clock())
    return lambda: clock() > ends


class Tracker:
    """Counts evaluations and keeps the watcher informed.

    Args:
        watch: Told at every change.
        budget_s: Time budget of the search in seconds, or None.
        whole_s: That of all, validation and report included, or None.
        began: What `time.monotonic()` was when the command began that ends with a report. None
            for one that begins now and ends without.
    """

    def __init__(
        self,
        watch: Watcher,
        budget_s: float | None,
        whole_s: float | None = None,
        began: float | None = None,
    ) -> None:
        self._watch = watch
        self._budget_s = budget_s
        self._whole_s = whole_s
        self._prepared_s = 0.0
        self._extended_s: float | None = None
        self._shared_s = 0.0
        self._start = time.monotonic() if began is None else began
        self._report_s = 0.0
        if began is not None and whole_s is not None:
            report_s = max(LEAST_REPORT_S, REPORT * self.session_s)
            self._report_s = min(report_s, MOST_REPORT * whole_s)
        self._endless = False
        self._beside = False
        self._earlier_s = 0.0
        self._rejected: Counter[str] = Counter()
        self._now = Progress()
        self._new = 0
        self._ready, self._kernels = 0, 1

    @classmethod
    def of_run(cls, watch: Watcher, whole_s: float | None, began: float | None = None) -> Tracker:
        """For a run that may take so long, validation included; see the class."""
        return cls(watch, None if whole_s is None else SEARCH_SHARE * whole_s, whole_s, began)

    def reports_on(self, kernels: int) -> None:
        """The report will be on so many kernels that are tuned."""
        if self._whole_s is not None and self._report_s:
            wanted_s = self._report_s * (1.0 + OF_A_KERNEL / REPORT * kernels)
            self._report_s = min(wanted_s, MOST_REPORT * self._whole_s)

    @property
    def prepared_s(self) -> float:
        """Seconds that preparing the search took; 0 as long as that is not known."""
        return self._prepared_s

    def prepared(
        self,
        seconds: float,
        clock: bool = False,
        ratio: float = ON_A_CLOCK,
        least: float = LEAST_SEARCH,
    ) -> None:
        """The search may begin, for which cases were drawn in so many seconds.

        Where that took long validation will, too, and keeps more of the budget for itself, unless
        winners are judged beside the search.

        Args:
            seconds: What preparing took.
            clock: Times are measured, or nothing is judged beside the search.
            ratio: So many times as long validation takes then.
            least: The search has such a share of what is left in any case.
        """
        self._prepared_s = seconds
        if self._whole_s is None or self._budget_s is None or self._beside:
            return
        left = max(0.0, self.ends_s - self.elapsed_s)
        after = AS_BEFORE * seconds
        if clock:
            after = max(ratio * seconds, min(LEAST_LEFT_S, LEAST_LEFT * self._whole_s))
        ends = self.ends_s - after
        self._budget_s = min(self._budget_s, max(ends, self.elapsed_s + least * left))
        self._shared_s = self._budget_s

    def reserve(self, seconds: float) -> None:
        """What is left to do when the search ends takes so long.

        The search goes on until then, and in any case as long as it was given by `prepared`.
        """
        if self._whole_s is not None:
            self._budget_s = max(self._shared_s, self.ends_s - seconds)

    def judges_beside(self) -> None:
        """Winners are judged while the search goes on, which waits for verdicts where it must.

        So it may go on until the end: what is found then may be too late for a verdict, but
        nothing else could use the time.
        """
        self._beside = True
        if self._whole_s is not None:
            self._budget_s = max(0.0, self.ends_s - CLOSING_S)

    def nothing_judged(self) -> None:
        """There is nothing to be judged yet: what validation may need is all that is left."""
        if self._whole_s is not None:
            left = max(RESERVE * self._whole_s, self._report_s + AS_BEFORE * self._prepared_s)
            self._budget_s = self._whole_s - min(left, LEFT * self._whole_s)

    def nothing_gains(self) -> None:
        """The search may go on for longer: nothing that it has found is worth a verdict."""
        if self._extended_s is None and self._budget_s is not None:
            self._extended_s = before = self._budget_s
            self.nothing_judged()
            self._budget_s = max(before, self._budget_s)

    def something_gains(self) -> None:
        """Something is worth a verdict, for which a search that went on for longer ends now."""
        if self._extended_s is not None:
            self._budget_s = max(self._extended_s, self.elapsed_s)
            self._extended_s = None

    @property
    def hurries(self) -> bool:
        """Whether so much of the budget is spent that nothing but the search should begin."""
        return self._whole_s is not None and self.elapsed_s > HURRY * self._whole_s

    def preparing(self, ready: int, kernels: int) -> None:
        """Of so many kernels that are prepared one after the other, these are ready."""
        self._ready, self._kernels = ready, kernels

    def require_time(self) -> None:
        """Give up early what cannot come to a verdict within the budget; asked while preparing.

        Raises:
            ConfigError: Preparing has taken too much of the budget.
        """
        if self._whole_s is None or self._endless:
            return
        if self.session_s > min(max(LEAST_PREPARED_S, PREPARED * self._whole_s), self.ends_s):
            raise self.too_short()

    def too_short(self) -> ConfigError:
        """For a budget that ends before the search has begun."""
        done, all_s = "it is not done", self.session_s
        if self._kernels > 1:  # the one that is being prepared counts as half done
            all_s *= self._kernels / (self._ready + 0.5)
            done = f"{self._ready} of {self._kernels} kernels are ready"
        enough = math.ceil(all_s / PREPARED / 60)
        return ConfigError(
            f"--time-budget {self._whole_s:.0f}s is too short: running the unmodified kernel "
            f"on the workload's cases and others has taken {self.session_s:.0f}s and {done}; "
            f"give more than {enough}m, or the workload smaller cases"
        )

    @property
    def first_due(self) -> bool:
        """Whether the search waits for the first verdict, whatever that takes."""
        return self._whole_s is not None and self.elapsed_s > FIRST_DUE * self._whole_s

    def interrupted(self) -> None:
        """From now on only what is there already counts, or the first verdict."""
        self._whole_s = self.elapsed_s
        self._report_s = 0.0
        self._endless = True

    @property
    def ends_s(self) -> float:
        """What `elapsed_s` is when the time for all but the report is spent."""
        return float("inf") if self._whole_s is None else self._whole_s - self._report_s

    @property
    def first_ends_s(self) -> float:
        """The same for the first verdict.

        No limit where the user has interrupted the search, or nothing was left of the budget
        when this session could begin.
        """
        return float("inf") if self._endless else self.ends_s

    @property
    def deadline(self) -> float:
        """What `time.monotonic()` is when the last verdict must be there; maybe infinite."""
        return self._start + self.first_ends_s - self._earlier_s

    @property
    def elapsed_s(self) -> float:
        """Wall-clock seconds of the run, earlier sessions included."""
        return self._earlier_s + self.session_s

    @property
    def session_s(self) -> float:
        """Those of this session."""
        return time.monotonic() - self._start

    @property
    def evaluations(self) -> int:
        """Variants evaluated so far."""
        return self._now.evaluations

    @property
    def out_of_time(self) -> bool:
        """True when the search's part of the budget is spent."""
        return self._budget_s is not None and self.elapsed_s > self._budget_s

    @property
    def limited(self) -> bool:
        """True when there is a budget for all."""
        return self._whole_s is not None

    def allows(self, seconds: float) -> bool:
        """Whether something that takes so long ends within the budget."""
        return self.elapsed_s + seconds <= self.ends_s

    def allows_more(self, evaluations: int) -> bool:
        """Whether so many more end within the budget, at the pace of those of this session."""
        return self.allows(evaluations * self.session_s / max(1, self._new))

    def minimising(self) -> Callable[[], bool]:
        """Tells whether minimisation, which begins now, has had its share of what is left."""
        return minimising(lambda: self.elapsed_s, self.first_ends_s)

    def later(self, share: float) -> float:
        """What `elapsed_s` will be when that share of the search's time left is spent."""
        left = float("inf") if self._budget_s is None else self._budget_s - self.elapsed_s
        return self.elapsed_s + share * max(0.0, left)

    def continue_from(self, seconds: float) -> None:
        """Count the time of earlier sessions of the same run."""
        self._earlier_s = seconds

    def resumed(self) -> None:
        """This session is ready to go on; where no time is left for that, it judges once."""
        self._endless = self._endless or self.elapsed_s >= self.ends_s

    def count(self, outcome: Outcome, cached: bool, *, earlier: bool = False) -> None:
        """One more evaluation; `earlier` for one that an earlier session made."""
        self._new += not earlier
        if outcome is not Outcome.OK:
            self._rejected[outcome.value] += 1
        self._now = replace(
            self._now,
            evaluations=self._now.evaluations + 1,
            cached=self._now.cached + cached,
            rejected=tuple(self._rejected.most_common()),
        )

    def phase(self, phase: str, note: str = "", modelled: bool = False) -> None:
        """Enter a phase, or tell what is going on in it."""
        modelled = modelled or self._now.modelled
        self._show(replace(self._now, phase=phase, note=note, modelled=modelled))

    def searching(self, search: Searcher, gpu_idle: float | None = None) -> None:
        """Show where the search stands."""
        self._show(
            replace(
                self._now,
                phase="search",
                note="",
                generation=search.generation,
                generations=search.options.generations,
                best_speedup=search.archive.speedup(search.archive.best),
                front_size=len(search.archive.front()),
                remaining_s=self._remaining(search),
                gpu_idle=gpu_idle,
            )
        )

    def tuning(self, what: str, trials: int | None, best: float, modelled: bool) -> None:
        """Show where a tuning session stands.

        Args:
            what: The kernel that trials were made of last.
            trials: How many are wanted in all; None for as many as there is time for.
            best: Weighted time of the defaults over that of the fastest trials.
            modelled: Times are modelled.
        """
        done = self.evaluations
        left = None if trials is None else (trials - done) * self.elapsed_s / max(1, done)
        self._show(
            replace(
                self._now,
                phase=AT_TRIALS,
                note=what,
                generation=done,
                generations=trials or 0,
                best_speedup=best,
                remaining_s=self._sooner(left),
                modelled=modelled,
            )
        )

    def tick(self) -> None:
        """Show the clock and the counts again."""
        self._show(self._now)

    def check_time(self) -> None:
        """As `tick`, during the search; raises TimeUp when its time and the grace are spent.

        Not as long as no variant was measured: validation has nothing to do with what is left.
        There is no grace where the search goes on until the end.
        """
        self.tick()
        if self._budget_s is not None and self.evaluations:
            grace = 0.0 if self._beside else max(LEAST_GRACE_S, GRACE * self._budget_s)
            if self.elapsed_s > self._budget_s + grace:
                raise TimeUp

    def _show(self, progress: Progress) -> None:
        rate = self._new / self.session_s if self.session_s else 0.0
        self._now = replace(progress, elapsed_s=self.elapsed_s, rate=rate)
        self._watch(self._now)

    def _remaining(self, search: Searcher) -> float | None:
        """By the pace of the generations so far, or by the budget, whichever ends first."""
        left = None
        if search.generation >= 0:
            pace = self.elapsed_s / (search.generation + 1)
            left = pace * (search.options.generations - search.generation)
        return self._sooner(left)

    def _sooner(self, left: float | None) -> float | None:
        """So many seconds, or what is left of the search's budget, where that is less."""
        if self._budget_s is None:
            return left
        budget = max(0.0, self._budget_s - self.elapsed_s)
        return budget if left is None else min(left, budget)
