"""Which of several sources proposes next: the share of each follows what it has paid so far.

Probability matching with a floor (Goldberg 1990; Fialho et al. 2010 for its use in choosing
operators): a source is drawn with probability proportional to a constant plus its discounted rate
of success. What once paid and no longer does loses its share, and none is ever given up.
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from gevo.tuning.space import Configuration

_FLOOR = 0.15
_DECAY = 0.9
_PRIOR = (1.0, 2.0)
"""Successes and proposals that each source begins with."""


class Shares:
    """Successes of each source, the older the less."""

    def __init__(self, sources: Sequence[str]) -> None:
        self._sources = tuple(sources)
        self._successes = dict.fromkeys(sources, _PRIOR[0])
        self._proposals = dict.fromkeys(sources, _PRIOR[1])
        self._open: dict[Configuration, str] = {}

    @property
    def weights(self) -> list[float]:
        """Of each source a number proportional to its share."""
        return [_FLOOR + self._successes[s] / self._proposals[s] for s in self._sources]

    def draw(self, rng: random.Random) -> str:
        """The source that is to propose."""
        return rng.choices(self._sources, self.weights)[0]

    def note(self, proposed: Configuration, source: str) -> None:
        """Remember where a proposal came from."""
        self._open[proposed] = source

    def credit(self, configuration: Configuration, success: bool) -> None:
        """What a configuration gave; nothing changes where no source proposed it."""
        source = self._open.pop(configuration, None)
        if source is not None:
            self._successes[source] = _DECAY * self._successes[source] + success
            self._proposals[source] = _DECAY * self._proposals[source] + 1
