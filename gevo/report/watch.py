"""A run or a tuning session as it stands now, from its journal; each record is read once."""

from __future__ import annotations

import math
import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from gevo.errors import ConfigError
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.records.journal import Tail, has_digests
from gevo.records.manifest import AboutProblem
from gevo.records.run import RunFolder
from gevo.records.schema import (
    ELAPSED,
    RECORDS,
    Baseline,
    Bound,
    Effects,
    End,
    Evaluation,
    Fresh,
    Generation,
    Minimized,
    Original,
    Record,
    Speed,
    Trial,
    Validation,
    headline,
    span,
)
from gevo.records.tuning import TuningFolder
from gevo.report import figures

Row = tuple[str, str]
"""What it is, and how it stands."""

QUIET_S = 10.0
"""A run whose lock nobody holds has been killed when nothing was written for so long: it takes
the lock a moment after its folder is there, and gives it back a moment after the last record."""
_BARS = "▁▂▃▄▅▆▇█"
_BARS_SHOWN = 40
_VALIDATING = (Fresh, Original, Bound, Minimized, Validation, Effects)


class Watched(ABC):
    """One folder that is being watched.

    Attributes:
        over: True when nothing more will be written: it ended, or was killed.
        state: Whether it runs, and what it does.
    """

    def __init__(self, folder: RunFolder | TuningFolder) -> None:
        path = self.path = folder.path
        self.over, self.state = False, "not begun"
        sealed = has_digests(folder.manifest)
        self._journal = Tail(path / "journal.jsonl", RECORDS, sealed)
        self._progress = Tail(path / "progress.jsonl", ELAPSED, sealed)
        self._wall_s: float | None = None
        self._end: str | None = None
        self._forget()

    def refresh(self) -> None:
        """Read what was written since the last call; raises ConfigError on damaged files."""
        replaced, records = self._journal.new()
        if replaced:
            self._forget()
        for record in records:
            self._take(record)
        for elapsed in self._progress.new()[1]:
            self._wall_s = elapsed.wall_s
        self.over, self.state = self._judged()

    def rows(self) -> Iterable[Row]:
        """What there is to show."""
        yield "state", self.state
        yield "last written", f"{figures.duration(self.silent_s)} ago"
        yield from self._rows()
        yield "time", figures.duration(self._wall_s)

    @property
    def silent_s(self) -> float:
        """Seconds since something was written."""
        last = max((_modified(self._journal.path), _modified(self.path / "manifest.json")))
        return max(0.0, time.time() - last)

    @property
    @abstractmethod
    def line(self) -> str:
        """One line, which changes as often as a log should have it."""

    def _judged(self) -> tuple[bool, str]:
        """Whether it is over, and its state."""
        if self._end is not None:
            return True, f"ended: {self._end}"
        if not _locked(self.path) and self.silent_s >= QUIET_S:
            return True, f"stopped ({self._doing()}): no process on this machine works on it"
        return False, f"running: {self._doing()}"

    @abstractmethod
    def _doing(self) -> str:
        """What it does, or did last."""

    @abstractmethod
    def _rows(self) -> Iterable[Row]: ...

    @abstractmethod
    def _take(self, record: Record) -> None: ...

    @abstractmethod
    def _forget(self) -> None: ...


def watch(path: Path) -> Watched | None:
    """What there is to watch in a folder; None while there is no run in it yet.

    Raises:
        ConfigError: It holds something else, or an incompatible gevo wrote it.
    """
    if not (path / "manifest.json").exists():
        if path.exists() and not path.is_dir():
            raise ConfigError(f"{path}: is not a run folder")
        return None
    if TuningFolder.holds(path):
        return WatchedSession(TuningFolder.open(path))
    return WatchedRun(RunFolder.open(path))


class WatchedRun(Watched):
    """A run of `gevo evolve`."""

    def __init__(self, folder: RunFolder) -> None:
        super().__init__(folder)
        self._about = folder.about

    def _forget(self) -> None:
        self._phase = ""
        self._end = None
        self._baseline = Measurement(Outcome.OK)
        self._best_ns = math.inf
        self._outcomes: Counter[Outcome] = Counter()
        self._cached = 0
        self._generations: list[Generation] = []
        self._verdicts: dict[int | None, bool] = {}
        self._timed: dict[int | None, Speed] = {}

    def _take(self, record: Record) -> None:
        if isinstance(record, _VALIDATING):
            self._phase = "validation"
        match record:
            case Baseline():
                self._baseline = record.measurement
                self._phase = "search"
            case Evaluation(measurement=measured):
                self._outcomes[measured.outcome] += 1
                self._cached += record.cached
                if measured.ok:
                    self._best_ns = min(self._best_ns, measured.runtime_ns)
            case Generation():
                self._generations.append(record)
            case Validation():
                self._verdicts[record.id] = record.offered
                self._timed.pop(record.id, None)
                timed = headline(record.speed)
                if record.offered and timed is not None:
                    self._timed[record.id] = timed
            case End():
                self._end = record.reason
            case _:
                pass

    def _rows(self) -> Iterable[Row]:
        device = self._about.device
        clock = f"{'modelled' if device.modelled else 'measured'}, {device.name}"
        yield "program", f"{self._about.program.path} on {device.name}"
        yield "generation", self._generation()
        evaluated = sum(self._outcomes.values()) - self._cached
        yield "evaluated", f"{evaluated:,}, {self._cached:,} from the cache"
        if self._timed:
            best = min(self._timed.values(), key=lambda one: one.candidate_ns)
            found = f"{_gain(best)}, {figures.time(best.candidate_ns)}"
            yield "best validated", f"{found} ({clock})"
        elif self._best_ns < math.inf and self._baseline.runtime_ns < math.inf:
            found = figures.speedup(self._baseline.runtime_ns / self._best_ns)
            front = f", front of {len(self._generations[-1].front)}" if self._generations else ""
            about = f"{figures.time(self._best_ns)} ({clock}, {figures.ESTIMATE}){front}"
            yield "best so far", f"{found}, {about}"
        if len(self._generations) > 1:
            yield "hypervolume", _curve([g.hypervolume or 0.0 for g in self._generations])
        failed = [(o, n) for o, n in self._outcomes.most_common() if o is not Outcome.OK]
        yield "failed", ", ".join(f"{n} {o.value.replace('_', ' ')}" for o, n in failed) or "none"
        if self._verdicts:
            passed = sum(self._verdicts.values())
            yield "validated", f"{passed} of {len(self._verdicts)} judged"

    @property
    def line(self) -> str:
        """State, generation and verdicts."""
        judged = f", {sum(self._verdicts.values())} validated" if self._verdicts else ""
        return f"{self.state}: generation {self._generation()}{judged}"

    def _doing(self) -> str:
        return self._phase or "the unmodified program is being measured"

    def _generation(self) -> str:
        if not self._generations:
            return "initial population"
        wanted = self._about.options.generations
        return f"{self._generations[-1].n} of {wanted}"


class WatchedSession(Watched):
    """A session of `gevo tune`."""

    def __init__(self, folder: TuningFolder) -> None:
        super().__init__(folder)
        self._about = folder.about

    def _forget(self) -> None:
        self._done: Counter[str] = Counter()
        self._failed: Counter[str] = Counter()
        self._best_ns: dict[str, float] = {}
        self._clock: dict[str, str] = {}
        self._verdicts: dict[str, list[bool]] = {}
        self._end = None

    def _take(self, record: Record) -> None:
        self._end = record.reason if isinstance(record, End) else None
        match record:
            case Trial(problem=name, measurement=measured):
                self._done[name] += 1
                if measured.ok:
                    best = self._best_ns.get(name, math.inf)
                    self._best_ns[name] = min(best, measured.runtime_ns)
                else:
                    self._failed[name] += 1
                if measured.modelled:
                    self._clock[name] = "modelled, "
            case Validation(problem=str(name)):
                self._verdicts.setdefault(name, []).append(record.offered)
            case _:
                pass

    def _rows(self) -> Iterable[Row]:
        yield "strategy", f"{self._about.strategy}, seed {self._about.seed}"
        trials = self._about.trials
        of = "" if trials is None else f" of {trials:,}"
        yield "trials", f"{self._done.total():,}{of}"
        for problem in self._about.problems:
            yield problem.name, self._kernel(problem)

    @property
    def line(self) -> str:
        """State and number of trials."""
        return f"{self.state}: {self._done.total():,} trials"

    def _kernel(self, problem: AboutProblem) -> str:
        name = problem.name
        if name not in self._done:
            return "no trial yet"
        clock = f"{self._clock.get(name, '')}{problem.device}"
        best = self._best_ns.get(name)
        parts = [
            f"fastest {figures.time(best)} ({clock})" if best else "nothing ran",
            figures.count(self._done[name], "trial"),
            f"{self._failed[name]:,} failed",
        ]
        if verdicts := self._verdicts.get(name):
            parts.append(f"{sum(verdicts)} of {len(verdicts)} judged passed validation")
        return ", ".join(parts)

    def _doing(self) -> str:
        if not self._done:
            return "nothing is measured yet"
        trials = self._about.trials
        left = trials is None or self._done.total() < trials
        searching = left and not self._verdicts
        return "search" if searching else "validation"


def _modified(path: Path) -> float:
    """When a file was last written, in seconds since the epoch; 0 when there is none."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _locked(path: Path) -> bool:
    """True when some process holds the lock of a run folder, or when that cannot be known.

    Reads the kernel's list (proc_locks(5): the sixth field is device and inode) rather than
    trying the lock, which a run that begins at that moment would find taken.
    """
    try:
        locks = Path("/proc/locks").read_text(encoding="ascii").splitlines()
        inode = str(path.stat().st_ino)
    except OSError:
        return True
    fields = (line.split() for line in locks)
    return any(f[1] == "FLOCK" and f[5].rpartition(":")[2] == inode for f in fields if len(f) > 5)


def _curve(values: Sequence[float]) -> str:
    """The last values as bars from the least to the greatest, and the last one as a number."""
    shown = values[-_BARS_SHOWN:]
    low, high = min(shown), max(shown)
    step = (high - low) / (len(_BARS) - 1) or 1.0
    bars = "".join(_BARS[round((value - low) / step)] for value in shown)
    return f"{bars} {figures.error(values[-1])}"


def _gain(timed: Speed) -> str:
    """What validation says of a gain, as a range where it is modelled."""
    if timed.speedup_low is None or timed.speedup_high is None:
        return figures.speedup(timed.speedup)
    return span(timed.speedup_low, timed.speedup_high)
