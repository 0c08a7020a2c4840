"""A strategy in the manner of AutoTVM.

Chen et al. 2018, *Learning to Optimize Tensor Programs* (arXiv 1805.08166), section 5: gradient
boosted trees (XGBoost) trained to rank configurations, parallel simulated annealing on the
trees' prediction, kept from round to round, and of each batch a share epsilon = 0.05 at random.
The annealing's moves are those of our spaces, a random neighbour. Trees see the encoded
configuration; there is no loop program from which AutoTVM's other features could come.

Needs the package xgboost.
"""

from __future__ import annotations

import importlib
import math
import random
from typing import Any

import numpy as np

from gevo.errors import MissingPackage
from gevo.tuning.costmodel import Floats
from gevo.tuning.encoding import Encoder
from gevo.tuning.space import Configuration, Space
from gevo.tuning.strategy import Strategy

_PARAMETERS = {
    "objective": "rank:pairwise",
    "max_depth": 3,
    "eta": 0.3,
    "gamma": 0.0001,
    "min_child_weight": 1,
    "nthread": 1,
    "verbosity": 0,
}
_ROUNDS = 60
"""Trees in the model."""
_DRAWS = 8


class AutoTvm(Strategy):
    """Batches chosen by annealing on a learned ranking.

    Attributes:
        batch: Configurations proposed from one model.
        chains: Annealing walks side by side.
        steps: Steps of each walk.
        epsilon: Share of random proposals.
    """

    def __init__(
        self,
        space: Space,
        rng: random.Random,
        batch: int = 16,
        chains: int = 64,
        steps: int = 60,
        epsilon: float = 0.05,
    ) -> None:
        """Begin; raises ConfigError when xgboost is not installed."""
        super().__init__(space, rng)
        try:
            self._xgboost: Any = importlib.import_module("xgboost")
        except ImportError as error:
            raise MissingPackage(
                "strategy 'autotvm' needs xgboost: pip install xgboost-cpu (or xgboost)"
            ) from error
        self.batch, self.chains, self.steps, self.epsilon = batch, chains, steps, epsilon
        self._encoder = Encoder(space)
        self._walkers: list[Configuration] = []
        self._queue: list[Configuration] = []

    def _propose(self) -> Configuration | None:
        if not self._queue and len(self.trials) >= self.batch and self.best is not None:
            self._queue = self._ranked()
        self._queue = [one for one in self._queue if one not in self.seen]
        if not self._queue or self.rng.random() < self.epsilon:
            return self._fresh()
        return self._queue.pop(0)

    def _ranked(self) -> list[Configuration]:
        """The best unseen configurations that annealing met, one batch."""
        model = self._trained()
        met = self._annealed(model)
        best = sorted(met, key=lambda one: -met[one])
        return best[: self.batch]

    def _trained(self) -> Any:
        points = self._encoder.points([trial.configuration for trial in self.trials])
        costs = [max(trial.cost, 1e-9) for trial in self.trials]
        speeds = np.array([min(costs) / cost for cost in costs])
        grades = np.round(31 * speeds)  # ranking wants whole grades, at most 31
        data = self._xgboost.DMatrix(points, label=grades, nthread=1)
        data.set_group([len(points)])
        return self._xgboost.train(_PARAMETERS, data, num_boost_round=_ROUNDS)

    def _scores(self, model: Any, configurations: list[Configuration]) -> Floats:
        points = self._encoder.points(configurations)
        return np.asarray(model.inplace_predict(points), dtype=np.float64)

    def _annealed(self, model: Any) -> dict[Configuration, float]:
        """Scores of the unseen configurations met while the temperature falls from 1 to 0."""
        while len(self._walkers) < self.chains:
            self._walkers.append(self.space.sample(self.rng))
        here = self._walkers
        scores = self._scores(model, here)
        met: dict[Configuration, float] = {}
        for step in range(self.steps):
            temperature = 1.0 - step / self.steps
            there = [self._neighbour(one) for one in here]
            fresh = self._scores(model, there)
            for i, gain in enumerate(fresh - scores):
                if gain >= 0 or self.rng.random() < math.exp(gain / temperature):
                    here[i], scores[i] = there[i], fresh[i]
                if there[i] not in self.seen:
                    met[there[i]] = float(fresh[i])
        return met

    def _neighbour(self, one: Configuration) -> Configuration:
        """A random allowed neighbour; the configuration itself when a few draws find none."""
        for _ in range(_DRAWS):
            i = self.rng.randrange(len(one))
            around = self.space.parameters[i].neighbours(one[i])
            if around:
                found = (*one[:i], self.rng.choice(around), *one[i + 1 :])
                if self.space.allows(found):
                    return found
        return one
