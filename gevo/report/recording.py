"""What `gevo report` says about a recording: a whole space, or some of it, measured once.

How hard a recorded space is to search: its distribution and its fitness flow graph. Schoonhoven,
van Werkhoven and Batenburg 2022, *Benchmarking optimization algorithms for auto-tuning GPU
kernels* (arXiv 2210.01465, section on the fitness flow graph): configurations are nodes, an edge
goes from each to every neighbour that is faster, and a walk along them is a randomised first-
improvement local search. PageRank (Page et al. 1999) says how often it arrives where. The
proportion of centrality C_p is the share of all local minima's rank that those within the factor 1
+ p of the optimum have: 1 where every descent ends well.
"""

from __future__ import annotations

import math
import random
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from rich.console import Group, RenderableType
from rich.text import Text

from gevo.report import figures
from gevo.report.tuning import Importance, importance, value_text
from gevo.report.tuning_text import importance_line
from gevo.tuning.recorded import NS_PER_MS, Recording
from gevo.tuning.recording_file import cache_json, read, t4_json
from gevo.tuning.space import Configuration, Space
from gevo.tuning.strategy import Trial

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]

DAMPING = 0.85
"""Probability that a walk goes on; with the rest it begins anew anywhere."""
_EXACT = 1e-10
_STEPS = 1000
_MOST_EDGES = 20_000_000
"""Memory: 12 bytes each."""


@dataclass(frozen=True)
class Flow:
    """The fitness flow graph in numbers.

    Attributes:
        minima: Configurations of which no neighbour is faster.
        proportions: By p, the proportion of centrality C_p.
    """

    minima: int
    proportions: Mapping[float, float]


def flow(
    configurations: Sequence[tuple[Any, ...]], times: Sequence[float], within: Sequence[float]
) -> Flow | None:
    """The fitness flow graph of configurations that ran; neighbours differ in one parameter.

    Args:
        configurations: Distinct and of one length.
        times: Of each, above 0, in any unit.
        within: The p of which C_p is wanted.

    Returns:
        None where there would be more than 20 million edges.
    """
    values = np.array(times)
    edges = _edges(configurations, values)
    if edges is None:
        return None
    start, end = edges
    minima = np.bincount(start, minlength=len(values)) == 0
    reached = _pagerank(start, end, len(values)) * minima
    best = float(values.min())
    return Flow(
        int(minima.sum()),
        {p: float(reached[values <= best * (1 + p)].sum() / reached.sum()) for p in within},
    )


def _edges(configurations: Sequence[tuple[Any, ...]], values: Floats) -> tuple[Ints, Ints] | None:
    """From each configuration to all faster neighbours."""
    starts: list[Ints] = []
    ends: list[Ints] = []
    total = 0
    for i in range(len(configurations[0])):
        lines: dict[tuple[Any, ...], list[int]] = defaultdict(list)
        for number, one in enumerate(configurations):
            lines[(*one[:i], *one[i + 1 :])].append(number)
        total += sum(len(line) * (len(line) - 1) // 2 for line in lines.values())
        if total > _MOST_EDGES:
            return None
        for line in lines.values():
            members = np.array(line)
            slower, faster = np.nonzero(values[members][:, None] > values[members])
            starts.append(members[slower])
            ends.append(members[faster])
    return np.concatenate(starts), np.concatenate(ends)


def _pagerank(start: Ints, end: Ints, count: int) -> Floats:
    """By power iteration; from where no edge leads away a walk begins anew anywhere."""
    degrees = np.bincount(start, minlength=count)
    rank = np.full(count, 1 / count, np.float64)
    for _ in range(_STEPS):
        stuck = float(rank[degrees == 0].sum())
        flows = np.bincount(end, rank[start] / degrees[start], count)
        after = DAMPING * (flows + stuck / count) + (1 - DAMPING) / count
        done = float(np.abs(after - rank).sum()) < _EXACT
        rank = after
        if done:
            break
    return rank.astype(np.float64)


def shares(times: Sequence[float], factors: Sequence[float], count: int) -> dict[float, float]:
    """By factor, the share of `count` configurations within that factor of the fastest.

    The empirical distribution function (ECDF) at the factor times the optimum; configurations
    that failed count as slower than any.
    """
    best = min(times)
    return {f: sum(time <= f * best for time in times) / count for f in factors}


def by_chance(times: Sequence[float], count: int, trials: int) -> float:
    """The median over best of so many distinct random configurations, over the optimum.

    Exact, by counting: of `count` configurations those without a time failed. Infinity where
    half of such searches find nothing that runs.
    """
    ordered = sorted(times)
    for place, time in enumerate(ordered, start=1):
        left = count - place
        missed = 0.0 if left < trials else math.exp(_choose(left, trials) - _choose(count, trials))
        if missed <= 0.5:
            return time / ordered[0]
    return math.inf


def _choose(n: int, k: int) -> float:
    """Logarithm of a binomial coefficient."""
    return math.lgamma(n + 1) - math.lgamma(k + 1) - math.lgamma(n - k + 1)


SCHEMA = 1
KIND = "recording"
FACTORS = (1.01, 1.05, 1.1, 1.25, 1.5, 2.0, 5.0)
"""Times over the optimum at which the distribution is told."""
BUDGETS = (10, 25, 50, 100, 200, 500)
"""Trials after which a random search is told."""
WITHIN = (0.01, 0.05, 0.1, 0.2, 0.5)
"""The p of the proportions of centrality."""
_SAMPLE = 192
"""Configurations on which importances rest."""


@dataclass(frozen=True)
class RecordingReport:
    """Everything that a report says about one recording.

    Attributes:
        path: The file.
        recording: What it holds.
    """

    path: Path
    recording: Recording

    @property
    def count(self) -> int:
        """Configurations, failed ones included."""
        return len(self.recording.times_ms) + len(self.recording.failures)

    @property
    def failed(self) -> Mapping[str, int]:
        """How many configurations failed, by the file's word, most first."""
        return dict(Counter(self.recording.failures.values()).most_common())

    @cached_property
    def times_ms(self) -> Sequence[float]:
        """Of what ran, ascending."""
        return sorted(self.recording.times_ms.values())

    @property
    def best(self) -> Configuration:
        """The fastest configuration."""
        return min(self.recording.times_ms, key=self.recording.times_ms.__getitem__)

    @cached_property
    def shares(self) -> Mapping[float, float]:
        """By factor, the share of all configurations within it of the optimum."""
        return shares(self.times_ms, FACTORS, self.count)

    @cached_property
    def by_chance(self) -> Mapping[int, float]:
        """By number of random trials, the median of their best over the optimum."""
        found = {n: by_chance(self.times_ms, self.count, n) for n in BUDGETS if n <= self.count}
        return {n: over for n, over in found.items() if over < math.inf}

    @cached_property
    def flow(self) -> Flow | None:
        """The fitness flow graph; None where it is too large."""
        ran = self.recording.times_ms
        return flow(list(ran), list(ran.values()), WITHIN)

    @cached_property
    def importance(self) -> Importance:
        """Of each parameter; on a random sample, since the file's order is no chance."""
        space, ran = self.recording.space, list(self.recording.times_ms)
        chosen = random.Random(1).sample(ran, min(_SAMPLE, len(ran)))
        rows = [list(space.as_dict(one).values()) for one in chosen]
        times = [self.recording.times_ms[one] * NS_PER_MS for one in chosen]
        return importance(space.names, rows, times, most=_SAMPLE)

    def to_json(self) -> dict[str, Any]:
        """The report as JSON (schema 1)."""
        space, flown = self.recording.space, self.flow
        return {
            "schema": SCHEMA,
            "kind": KIND,
            "name": self.recording.name,
            "device": self.recording.device,
            "parameters": {n: p.size for n, p in zip(space.names, space.parameters, strict=True)},
            "size": space.size,
            "configurations": self.count,
            "failed": self.failed,
            "best": {"configuration": space.as_dict(self.best), "time_ms": self.times_ms[0]},
            "median_ms": self.times_ms[len(self.times_ms) // 2],
            "slowest_ms": self.times_ms[-1],
            "shares": {f"{factor:g}": share for factor, share in self.shares.items()},
            "random": {str(n): over for n, over in self.by_chance.items()},
            "minima": flown and flown.minima,
            "centrality": flown and {f"{p:g}": c for p, c in flown.proportions.items()},
            "importance": self.importance.to_json(),
        }


def _written(
    form: Callable[[str, str, Space, Sequence[Trial], str], dict[str, Any]],
) -> Callable[[RecordingReport], dict[str, Any]]:
    def made(report: RecordingReport) -> dict[str, Any]:
        found = report.recording
        device = found.device.removeprefix("recorded:")
        return form(found.name, device, found.space, found.trials, "")

    return made


FORMS = {"t4": _written(t4_json), "cache": _written(cache_json)}
"""The recording in the forms of other tuners."""


def build(path: Path) -> RecordingReport:
    """The report of a recording.

    Raises:
        ConfigError: It cannot be read, or is not a recording in which some configuration ran.
    """
    return RecordingReport(path, read(path))


def summary(report: RecordingReport) -> RenderableType:
    """What is in it, the optimum, and how hard it is to find."""
    return Group(*map(Text, _lines(report)))


def _lines(report: RecordingReport) -> Iterable[str]:
    recording = report.recording
    failed = ", ".join(f"{n:,} {word}" for word, n in report.failed.items())
    yield f"{recording.name} on {recording.device.removeprefix('recorded:')}"
    yield (
        f"{report.count:,} of {recording.space.size:,} configurations recorded, "
        f"{len(recording.failures):,} failed{f' ({failed})' if failed else ''}."
    )
    fast, middle, slow = (
        figures.time(one * NS_PER_MS)
        for one in (report.times_ms[0], report.times_ms[len(report.times_ms) // 2],
                    report.times_ms[-1])
    )  # fmt: skip
    yield f"Fastest {fast}, median {middle}, slowest {slow} (recorded)."
    best = recording.space.as_dict(report.best)
    yield _row("Fastest", [(name, value_text(value)) for name, value in best.items()])
    yield _row("Share of configurations within a factor of the fastest", [
        (f"{factor:g}", f"{share:.2%}") for factor, share in report.shares.items()
    ])  # fmt: skip
    if report.by_chance:  # of a handful of configurations nothing is drawn
        yield _row("Best of so many random trials over the fastest, median", [
            (str(n), f"{over:.3f}") for n, over in report.by_chance.items()
        ])  # fmt: skip
    flow = report.flow
    if flow is None:
        yield "Proportion of centrality: not given, the graph has more than 20 million edges."
    else:
        minima = "local minimum" if flow.minima == 1 else "local minima"
        yield _row(
            f"{flow.minima:,} {minima}; proportion of centrality",
            [(f"{p:.0%}", f"{share:.3f}") for p, share in flow.proportions.items()],
        )
    yield importance_line(report.importance)


def _row(title: str, cells: Sequence[tuple[str, str]]) -> str:
    return f"{title}: {', '.join(f'{name} {value}' for name, value in cells)}."
