"""N-A2C: advantage actor-critic on the neighbourhood graph.

Zhang et al. 2019, *Compiler-Level Matrix Multiplication Optimization for Deep Learning*
(arXiv 1909.10616), Algorithm 2, and Mnih et al. 2016 for A2C. An episode starts at the best
configuration known and makes a few steps to neighbours, chosen at random with probability
epsilon and else by the actor; the configurations it meets that are new are measured together.
The reward of a configuration is its speed; actor and critic are then trained on the steps made.

The paper's actor has one output per action of one factorization space. Here spaces are
arbitrary and configurations have different neighbours, so the actor scores a step by the
features of the two configurations, and its policy is the softmax over the neighbours' scores.
Actor and critic have one hidden layer each.
"""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

import numpy as np

from gevo.tuning.costmodel import Floats
from gevo.tuning.encoding import Encoder
from gevo.tuning.space import Configuration, Space
from gevo.tuning.strategy import Strategy

_TRIES = 200
"""Steps in search of something new before a random configuration is taken."""


class Network:
    """A scalar function with one hidden layer of tanh units, trained by gradient steps."""

    def __init__(self, inputs: int, hidden: int, rng: np.random.Generator) -> None:
        self._in = rng.normal(0, 1 / math.sqrt(max(1, inputs)), (inputs + 1, hidden))
        self._out = np.zeros(hidden + 1)

    def __call__(self, points: Floats) -> Floats:
        """Values, shape (n,), of points, shape (n, inputs)."""
        return self._layers(points)[1] @ self._out

    def step(self, points: Floats, slopes: Floats, rate: float) -> None:
        """Change each point's value by about `rate` times its slope, shape (n,)."""
        inputs, hidden = self._layers(points)
        back = slopes[:, None] * self._out[:-1] * (1 - hidden[:, :-1] ** 2)
        self._out += rate * slopes @ hidden
        self._in += rate * inputs.T @ back

    def _layers(self, points: Floats) -> tuple[Floats, Floats]:
        one = np.ones((len(points), 1))
        inputs = np.concatenate([points, one], 1)
        return inputs, np.concatenate([np.tanh(inputs @ self._in), one], 1)


@dataclass(frozen=True)
class _Step:
    """From where, the neighbours' features, which was taken, and where that led."""

    start: Configuration
    options: Floats
    taken: int
    end: Configuration


class NeighbourActorCritic(Strategy):
    """Episodes of a few steps from the best configuration known.

    Attributes:
        length: Steps of an episode.
        batch: New configurations that are measured before training.
        epsilon: Probability of a random step.
    """

    def __init__(
        self,
        space: Space,
        rng: random.Random,
        length: int = 3,
        batch: int = 5,
        epsilon: float = 0.1,
        discount: float = 0.9,
        rate: float = 0.05,
    ) -> None:
        super().__init__(space, rng)
        self.length, self.batch, self.epsilon = length, batch, epsilon
        self._discount, self._rate = discount, rate
        self._encoder = Encoder(space)
        width = len(self._encoder.groups)
        weights = np.random.default_rng(rng.getrandbits(64))
        self._actor = Network(2 * width, 32, weights)
        self._critic = Network(width, 32, weights)
        self._queue: list[Configuration] = []
        self._steps: list[_Step] = []

    def _propose(self) -> Configuration | None:
        self._queue = [one for one in self._queue if one not in self.seen]
        if not self._queue:
            self._train()
            self._collect()
        return self._queue.pop(0) if self._queue else self._fresh()

    def _collect(self) -> None:
        """Walk until a batch of new configurations is together."""
        best = self.best
        if best is None:
            return
        found: dict[Configuration, None] = {}
        here = best.configuration
        for number in range(_TRIES):
            if number % self.length == 0:
                here = best.configuration
                if len(found) >= self.batch:
                    break
            step = self._step(here)
            if step is None:
                break
            self._steps.append(step)
            here = step.end
            if here not in self.seen:
                found[here] = None
        self._queue = list(found)[: self.batch]

    def _step(self, here: Configuration) -> _Step | None:
        around = list(self.space.neighbours(here))
        if not around:
            return None
        there = self._encoder.points(around)
        start = np.broadcast_to(self._encoder.points([here]), there.shape)
        options = np.concatenate([there, there - start], 1)
        if self.rng.random() < self.epsilon:
            taken = self.rng.randrange(len(around))
        else:
            policy = _softmax(self._actor(options))
            taken = self.rng.choices(range(len(around)), policy.tolist())[0]
        return _Step(here, options, taken, around[taken])

    def _train(self) -> None:
        """One pass over the steps since the last, where both ends were measured."""
        cost = {trial.configuration: max(trial.cost, 1e-9) for trial in self.trials}
        fastest = min(cost.values(), default=math.inf)
        steps, self._steps = self._steps, []
        for step in steps:
            if step.end not in cost or math.isinf(fastest):
                continue
            reward = fastest / cost[step.end]
            points = self._encoder.points([step.start, step.end])
            values = self._critic(points)
            target = reward + self._discount * values[1]
            advantage = float(np.clip(target - values[0], -2.0, 2.0))
            self._critic.step(points[:1], np.array([advantage]), self._rate)
            slopes = -_softmax(self._actor(step.options))
            slopes[step.taken] += 1.0
            self._actor.step(step.options, advantage * slopes, self._rate)


def _softmax(scores: Floats) -> Floats:
    powers = np.exp(scores - scores.max())
    return powers / powers.sum()
