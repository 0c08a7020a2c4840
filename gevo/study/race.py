"""Training steps raced by their error, each rule with a learning rate of its own.

A rule by which a step updates is good at its own rate only: Adam at gradient descent's best rate
learns nothing. So each sort of rewrite of a step (`update`, `smooth`, `schedule`), and the
unmodified step like any other, is an arm of a race with settings of its own. Arms that lose are
left out, those that stay are trained on more initialisations and at neighbouring settings
(successive halving: Karnin, Koren and Somekh 2013; Jamieson and Talwalkar 2016), then the best
arms together, two at a time. The last round is on initialisations that took no part in choosing
before, too: the least of many errors on the same ones is partly luck. Nothing is timed.
"""

from __future__ import annotations

import math
import random
import statistics
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, product

from gevo.edits.apply import apply
from gevo.edits.edit import Edit
from gevo.edits.patch import Applied, Patch
from gevo.edits.propose import moves
from gevo.edits.tensors import Schedule, Smooth, Update, sort_of
from gevo.program.base import Program
from gevo.study.joint import Joint
from gevo.tuning.parameter import Value
from gevo.tuning.space import Configuration
from gevo.workload.case import TestCase

FIRST = 5
"""Values of the longest parameter that each arm begins with, evenly spaced."""
KEPT = 1 / 4
"""Share of the arms that go on after the first round."""
ENDS = (0.4, 0.6, 0.75, 0.9, 1.0)
"""Shares of the race's time after which the rounds end, done or not."""
USUAL = ("adam", "momentum", "rmsprop", "lion", "nesterov")
"""Rules that have their turn first, as not all may have one: those that people train by."""
JOINED = 4
"""Of so many of the best arms each two are tried together,"""
FINALISTS = 4
"""so many arms go into the last two rounds,"""
MORE = 6
"""to the last of which so many initialisations are added."""

Errors = Callable[[Sequence[tuple[Program, TestCase]], Callable[[], bool]], Sequence[float]]
"""Of trained networks, in order, infinity where there is none; fewer where time is up."""


@dataclass(frozen=True)
class Entry:
    """A step with its settings.

    Attributes:
        arm: Edits of the step.
        configuration: The settings.
    """

    arm: tuple[Edit, ...]
    configuration: Configuration


def arms_of(program: Program, kinds: Iterable[str]) -> list[tuple[Edit, ...]]:
    """The unmodified step, and what rewrites of one sort make of it, all parameters alike."""
    allowed = frozenset(kinds)
    sorts: dict[str, list[Edit]] = {}
    for edit in moves(program):
        if isinstance(edit, Update | Smooth | Schedule) and edit.kind in allowed:
            sorts.setdefault(sort_of(edit), []).append(edit)
    arms = [(), *map(tuple, sorts.values())]
    return sorted(arms, key=_turn)


def _turn(arm: tuple[Edit, ...]) -> int:
    """When an arm has its turn: the unmodified step, labels, usual rules, others, schedules."""
    if not arm or isinstance(arm[0], Smooth):
        return len(arm[:1])
    if isinstance(arm[0], Update):
        return 2 + (USUAL.index(arm[0].rule) if arm[0].rule in USUAL else len(USUAL))
    return 3 + len(USUAL)


class Race:
    """One race.

    Args:
        program: The unmodified step.
        joint: Its settings.
        cases: Initialisations that the first rounds train on.
        seed: Seeds those of the last round.
        errors: Trains.
        late: Whether such a share of the race's time is spent.

    Attributes:
        trainings: So many were asked for.
    """

    def __init__(
        self,
        program: Program,
        joint: Joint,
        cases: Sequence[TestCase],
        seed: int,
        errors: Errors,
        late: Callable[[float], bool],
    ) -> None:
        self._program = program
        self._joint = joint
        self._cases = cases
        self._more = fresh(cases, seed)
        self._errors = errors
        self._late = late
        self._known: dict[Entry, dict[TestCase, float]] = {}
        self._made: dict[tuple[Edit, ...], Program] = {}
        self.trainings = 0

    def run(self, arms: Sequence[tuple[Edit, ...]]) -> list[Applied]:
        """The best entry of each arm of the last round that was run, the best first."""
        begin = [Entry(arm, one) for arm in arms for one in self._beginning()]
        best = self._round(begin, self._cases[:1], ENDS[0])
        best = self._shortened(best, math.ceil(KEPT * len(arms)))
        best = self._round(self._around(best), self._cases[:2], ENDS[1]) or best
        pairs = [e for one in combinations(best[:JOINED], 2) if (e := self._pair(*one))]
        wider = [*pairs, *best]
        best = self._round(self._around(wider), self._cases[:2], ENDS[2]) or best
        best = self._shortened(best, FINALISTS)
        best = self._round(self._around(best), self._cases, ENDS[3]) or best
        last = self._round(best, (*self._cases, *self._more), ENDS[4]) or best
        return [self._applied(entry) for entry in last]

    def _beginning(self) -> list[Configuration]:
        """What each arm begins with: along the longest parameter, others in the middle."""
        each = [list(parameter.values()) for parameter in self._joint.space.parameters]
        longest = max(range(len(each)), key=lambda n: len(each[n]))
        some = [_even(values, FIRST if n == longest else 1) for n, values in enumerate(each)]
        return [one for one in product(*some) if self._joint.space.allows(one)]

    def _around(self, best: Sequence[Entry]) -> list[Entry]:
        """Entries with the settings next to theirs, entry by entry."""
        return [
            replace(one, configuration=there)
            for one in best
            for there in (one.configuration, *self._joint.space.neighbours(one.configuration))
        ]

    def _round(
        self, entries: Sequence[Entry], cases: Sequence[TestCase], end: float
    ) -> list[Entry]:
        """Of each arm the best entry that was trained on all cases, the best arm first."""
        asked = [
            (entry, case)
            for entry in dict.fromkeys(entries)
            for case in cases
            if case not in self._known.get(entry, {})
        ]
        wanted = [(self._program_of(entry), case) for entry, case in asked]
        found = self._errors(wanted, lambda: self._late(end))
        self.trainings += len(found)
        for (entry, case), error in zip(asked, found, strict=False):
            self._known.setdefault(entry, {})[case] = error
        done = [e for e in dict.fromkeys(entries) if self._known.get(e, {}).keys() >= set(cases)]
        best: dict[tuple[Edit, ...], Entry] = {}
        for entry in sorted(done, key=lambda e: self._mean(e, cases)):
            best.setdefault(entry.arm, entry)
        return list(best.values())

    def _mean(self, entry: Entry, cases: Sequence[TestCase]) -> float:
        return statistics.fmean(self._known[entry][case] for case in cases)

    def _shortened(self, best: Sequence[Entry], count: int) -> list[Entry]:
        """The first so many, and the unmodified step in any case."""
        return [one for n, one in enumerate(best) if n < count or not one.arm]

    def _pair(self, one: Entry, other: Entry) -> Entry | None:
        """Both arms' edits, with the better's settings; None where they do not go together."""
        if not one.arm or not other.arm:
            return None
        arm = (*one.arm, *other.arm)
        made = apply(self._program, Patch(arm))
        if made.dropped or len(made.patch) < len(arm):
            return None
        return Entry(arm, one.configuration)

    def _program_of(self, entry: Entry) -> Program:
        """As `_applied` gives it; the edits of an arm are applied once."""
        if entry.arm not in self._made:
            self._made[entry.arm] = apply(self._program, Patch(entry.arm)).program
        values = zip(self._joint.space.names, entry.configuration, strict=True)
        default = dict(zip(self._joint.space.names, self._joint.default, strict=True))
        chosen = [(name, value) for name, value in values if value != default[name]]
        return self._made[entry.arm].configured(tuple(sorted(chosen)))

    def _applied(self, entry: Entry) -> Applied:
        settings = self._joint.patch(entry.configuration)
        return apply(self._program, Patch((*entry.arm, *settings)))


def fresh(cases: Sequence[TestCase], seed: int) -> list[TestCase]:
    """Further initialisations like the first case."""
    rng = random.Random(f"race {seed}")
    return [replace(cases[0], name=f"race{n}", seed=rng.getrandbits(31)) for n in range(MORE)]


def _even(values: Sequence[Value], count: int) -> list[Value]:
    """So many of some values, evenly spaced, not at the ends."""
    width = len(values) / min(count, len(values))
    return [values[int((n + 0.5) * width)] for n in range(min(count, len(values)))]
