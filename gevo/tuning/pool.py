"""Candidates that a model ranks again and again, with what it knows them by.

Ranking many configurations takes less time than making numbers of them in Python, so what was
computed of a candidate is kept as rows of matrices for as long as it is one.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import NamedTuple

import numpy as np

from gevo.tuning.costmodel import Floats, Integers
from gevo.tuning.space import Configuration


class Coded(NamedTuple):
    """Configurations as matrices, a row for each.

    Attributes:
        points: Their coordinates, shape (configurations, coordinates).
        numbers: Of each value its number, shape (configurations, parameters); without columns
            where nobody needs them.
    """

    points: Floats
    numbers: Integers


class Pool:
    """Candidates, each once, in an order."""

    def __init__(self, coded: Callable[[Sequence[Configuration]], Coded]) -> None:
        """Begin without any.

        Args:
            coded: Makes the rows of candidates; asked once for each.
        """
        self._coded = coded
        self._rows: dict[Configuration, int] = {}  # of what was added last beyond the matrices
        self._known: Coded | None = None

    def __len__(self) -> int:
        return len(self._rows)

    def __contains__(self, configuration: Configuration) -> bool:
        return configuration in self._rows

    def first(self, count: int) -> list[Configuration]:
        """The first so many, or all."""
        return list(islice(self._rows, count))

    def add(self, configuration: Configuration) -> None:
        """Add at the end what is no candidate yet."""
        self._rows[configuration] = -1

    def drop(self, configuration: Configuration) -> None:
        """Take one out; nothing happens where it is none."""
        self._rows.pop(configuration, None)

    def rows(self) -> Coded:
        """What is known of all candidates, in their order."""
        rows = np.fromiter(self._rows.values(), np.int64, len(self._rows))
        old = rows[rows >= 0]
        new = self._coded(list(islice(self._rows, len(old), None)))
        known = self._coded([]) if self._known is None else self._known
        self._known = Coded(
            np.concatenate([known.points[old], new.points]),
            np.concatenate([known.numbers[old], new.numbers]),
        )
        self._rows = {one: row for row, one in enumerate(self._rows)}
        return self._known

    def keep(self, ranking: Sequence[int]) -> list[Configuration]:
        """Only these stay, in this order, which is returned.

        Args:
            ranking: Of each its place among the candidates that `rows` gave.
        """
        candidates = list(self._rows)
        kept = [candidates[row] for row in ranking]
        self._rows = dict(zip(kept, ranking, strict=True))
        return kept
