"""Which changes of a configuration change nothing, learned from trials that repeat a time.

Unrolling beyond what a loop has, padding where no banks conflict, a factor moved between two
levels that one thread runs through: such a change gives the same time, to the last digit where
times have no noise, under conditions that nobody writes down. Next to the best trial a regression
goes on expecting a little improvement from it. So, beside it: two trials that differ in few
parameters and have the same time say that each of these changes is inert near them, and two that
differ in one and have other times say that it is not. Where times hardly ever repeat, as with
noise, nothing comes of it.

A change is known by its parameter and by which of the parameter's coordinates it changes, so that
moving a factor from one part to another is one thing, wherever it starts.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gevo.tuning.costmodel import Floats, Integers
from gevo.tuning.parameter import Parameter, Value
from gevo.tuning.remembered import Remembered
from gevo.tuning.space import Configuration
from gevo.tuning.strategy import Trial

_SAME = 1e-3
"""Times that differ by less than this part are the same."""
_FEW = 3
"""Most parameters in which trials differ that say something about each change."""
_NEAR = 0.6
"""How much less a trial counts for another with each parameter in which they differ."""
_INERT, _ACTIVE = 0.05, 0.2
"""Pairs of each kind that every change begins with."""
_BITS = 40
"""Coordinates of a parameter that are told apart; those beyond share their bits."""
_TABLED = 512
"""Values of a parameter up to which what differs between them is kept."""
_BEST = 64
"""Trials that a configuration may repeat; what repeats a worse one is not expected to be good."""


class Repeats:
    """How likely a configuration is to have the time of a trial."""

    def __init__(self, parameters: Sequence[Parameter]) -> None:
        self._values = [_Values(parameter) for parameter in parameters]
        self._rows = Remembered(self._numbered)

    def learn(self, trials: Sequence[Trial], pending: Sequence[Configuration] = ()) -> None:
        """Forget what was learned, and learn from these, of which some ran.

        Args:
            trials: What is known.
            pending: What is being measured; it is not to be repeated either.
        """
        ran = sorted((trial for trial in trials if trial.measurement.ok), key=_cost)
        times = np.array([max(trial.cost, 1e-9) for trial in ran])
        codes = self.codes([trial.configuration for trial in ran])
        apart = _apart(codes, codes)
        first, second = np.nonzero((apart > 0) & (apart <= _FEW))
        same = np.abs(times[first] / times[second] - 1) < _SAME
        pairs, numbers = self._changes(codes[first], codes[second])
        self._numbers, columns = np.unique(numbers, return_inverse=True)
        width = len(self._numbers)
        cells = first[pairs] * width + columns
        alone = apart[first, second] == 1  # of several changes nobody knows which one mattered
        inert, active = (
            np.bincount(cells, kind[pairs], len(ran) * width).reshape(len(ran), width)
            for kind in (same, ~same & alone)
        )
        self._known = np.concatenate([codes[:_BEST], self.codes(pending)])
        near = _NEAR ** _apart(self._known, codes)
        inert, active = _INERT + near @ inert, _ACTIVE + near @ active
        unseen = np.full((len(self._known), 1), math.log(_INERT / (_INERT + _ACTIVE)))
        self._logs = np.hstack([np.log(inert / (inert + active)), unseen])

    def probabilities(self, codes: Integers) -> Floats:
        """Of each that all in which it differs from one of the best or pending is inert there.

        Args:
            codes: What `codes` gives for the configurations.
        """
        logs = np.zeros((len(codes), len(self._known)))
        for place, values in enumerate(self._values):
            ours, rows = np.unique(codes[:, place], return_inverse=True)
            changes = values.changes(ours[:, None], self._known[:, place])
            logs += self._logs_of(changes, place)[rows]
        return np.exp(logs.max(1))

    def _logs_of(self, changes: Integers, place: int) -> Floats:
        """Of changes from what is known, shape (any, known), that they are inert."""
        numbers = changes * len(self._values) + place
        columns = np.searchsorted(self._numbers, numbers)
        met = np.append(self._numbers, -1)[columns] == numbers
        columns = np.where(met, columns, len(self._numbers))
        return np.where(changes > 0, self._logs[np.arange(len(self._known)), columns], 0.0)

    def codes(self, configurations: Sequence[Configuration]) -> Integers:
        """Of each value its number, shape (configurations, parameters)."""
        rows = [self._rows[one] for one in configurations]
        return np.array(rows, dtype=np.int64).reshape(len(rows), len(self._values))

    def _numbered(self, configuration: Configuration) -> tuple[int, ...]:
        return tuple(v[x] for v, x in zip(self._values, configuration, strict=True))

    def _changes(self, ours: Integers, theirs: Integers) -> _Changes:
        """All changes of pairs of configurations, both of shape (pairs, parameters)."""
        pairs: list[Integers] = []
        numbers: list[Integers] = []
        for place, values in enumerate(self._values):
            changed = np.flatnonzero(ours[:, place] != theirs[:, place])
            which = values.changes(ours[changed, place], theirs[changed, place])
            pairs.append(changed)
            numbers.append(which * len(self._values) + place)
        return _Changes(np.concatenate(pairs), np.concatenate(numbers))


class _Changes(NamedTuple):
    """Of each change the pair it belongs to, and a number of what changes."""

    pairs: Integers
    numbers: Integers


class _Values(dict[Value, int]):
    """The values of a parameter that were met, numbered."""

    def __init__(self, parameter: Parameter) -> None:
        super().__init__()
        self._parameter = parameter
        self._coordinates: list[tuple[float, ...]] = []
        self._table = np.zeros((0, 0), dtype=np.int64)
        """What `changes` gives for all that were met, up to `_TABLED` of them."""

    def __missing__(self, value: Value) -> int:
        self[value] = len(self._coordinates)
        self._coordinates.append(self._parameter.encode(value))
        return self[value]

    def changes(self, ours: Integers, theirs: Integers) -> Integers:
        """Of pairs of values a number of which coordinates differ; 0 where none does."""
        met = len(self._coordinates)
        if met > _TABLED:
            coordinates = np.array(self._coordinates)
            return _number(coordinates[ours] != coordinates[theirs])
        if met != len(self._table):
            self._grow(len(self._table))
        return self._table[ours, theirs]

    def _grow(self, known: int) -> None:
        """Add to the table what was met since the first so many."""
        coordinates = np.array(self._coordinates)
        table = np.empty((len(coordinates), len(coordinates)), dtype=np.int64)
        table[:known, :known] = self._table
        table[known:] = _number(coordinates[known:, None] != coordinates)
        table[:known, known:] = table[known:, :known].T  # what differs does so both ways
        self._table = table


def _number(differ: NDArray[np.bool_]) -> Integers:
    """Of flags along the last axis, with a bit for each."""
    return differ @ (1 << np.arange(differ.shape[-1], dtype=np.int64) % _BITS)


def distinct(trials: Sequence[Trial]) -> list[Trial]:
    """The best first, and of those with the same time one."""
    found: list[Trial] = []
    for trial in sorted(trials, key=_cost):
        if not found or not same(found[-1], trial):
            found.append(trial)
    return found


def same(one: Trial, other: Trial) -> bool:
    """True when both have the same time; never of trials that failed."""
    return abs(one.cost - other.cost) < _SAME * one.cost < math.inf


def _cost(trial: Trial) -> float:
    return trial.cost


def _apart(ours: Integers, theirs: Integers) -> Integers:
    """In how many parameters they differ, shape (ours, theirs)."""
    found = np.zeros((len(ours), len(theirs)), dtype=np.int64)
    for mine, other in zip(ours.T, theirs.T, strict=True):
        found += mine[:, None] != other
    return found
