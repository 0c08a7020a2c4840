"""G-BFS: greedy best-first search on the neighbourhood graph.

Zhang et al. 2019, *Compiler-Level Matrix Multiplication Optimization for Deep Learning*
(arXiv 1909.10616), Algorithm 1. A queue holds the measured configurations, the fastest first.
The fastest leaves the queue, some of its neighbours (rho = 5, chosen at random) are measured and
join the queue, and so on. The paper starts from one hand-made configuration; here it starts from
a random one, and again from another when the queue is empty.
"""

from __future__ import annotations

import heapq
import random

from gevo.tuning.space import Configuration, Space
from gevo.tuning.strategy import Strategy, Trial


class GreedyBestFirst(Strategy):
    """Expands the fastest configuration that was not expanded yet.

    Attributes:
        width: Rho, the neighbours that are measured of each.
    """

    def __init__(self, space: Space, rng: random.Random, width: int = 5) -> None:
        super().__init__(space, rng)
        self.width = width
        self._queue: list[tuple[float, int, Configuration]] = []
        self._asked: list[Configuration] = []

    def _propose(self) -> Configuration | None:
        self._asked = [one for one in self._asked if one not in self.seen]
        while not self._asked and self._queue:
            _, _, best = heapq.heappop(self._queue)
            around = [one for one in self.space.neighbours(best) if one not in self.seen]
            self._asked = self.rng.sample(around, min(self.width, len(around)))
        # Asked ahead of the answers, there may be nothing to expand; then it starts anew.
        return self._asked.pop() if self._asked else self._fresh()

    def _learn(self, trial: Trial) -> None:
        heapq.heappush(self._queue, (trial.cost, len(self.trials), trial.configuration))
