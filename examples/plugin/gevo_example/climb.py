"""A tuning strategy: climb to the nearest optimum, then begin anew somewhere else."""

from __future__ import annotations

import random

from gevo.tuning.space import Configuration, Space
from gevo.tuning.strategy import Strategy, Trial


class HillClimb(Strategy):
    """Random neighbours of the fastest configuration of this climb, until none is left."""

    def __init__(self, space: Space, rng: random.Random) -> None:
        super().__init__(space, rng)
        self._here: Trial | None = None

    def _propose(self) -> Configuration | None:
        if self._here is not None:
            around = self.space.neighbours(self._here.configuration)
            fresh = [one for one in around if one not in self.seen]
            if fresh:
                return self.rng.choice(fresh)
            self._here = None
        return self._fresh()

    def _learn(self, trial: Trial) -> None:
        if trial.measurement.ok and (self._here is None or trial.cost < self._here.cost):
            self._here = trial
