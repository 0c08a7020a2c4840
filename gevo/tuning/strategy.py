"""Strategies: which configuration to measure next.

A strategy is asked for configurations and told measurements; it never measures. It may be asked
several times before it is told anything, so that several devices can work at once.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cached_property
from itertools import islice

from gevo.measurement import Measurement
from gevo.tuning.space import Configuration, Space


@dataclass(frozen=True)
class Trial:
    """One measured configuration.

    Attributes:
        configuration: Which.
        measurement: What it gave.
        objective: What is to be minimised, where that is not the time; None where it is.
    """

    configuration: Configuration
    measurement: Measurement
    objective: float | None = None

    @cached_property
    def cost(self) -> float:
        """Time in nanoseconds, or the objective; infinity for a configuration that failed."""
        if self.objective is None or not self.measurement.ok:
            return self.measurement.runtime_ns
        return self.objective


class Strategy(ABC):
    """What all strategies share: no configuration is proposed twice, every answer is kept.

    Attributes:
        space: Where it searches.
        rng: The source of its random choices.
        trials: What it was told, in the order in which it was told.
        seen: Every configuration that it has proposed.
        waiting: What was proposed and not told yet, in the order of proposal.
        exhausted: True when it was asked for more than the space has.
    """

    def __init__(self, space: Space, rng: random.Random) -> None:
        self.space = space
        self.rng = rng
        self.trials: list[Trial] = []
        self.seen: set[Configuration] = set()
        self.waiting: dict[Configuration, None] = {}
        self.exhausted = False
        self._suggested: list[Configuration] = []

    def suggest(self, configuration: Configuration) -> None:
        """Propose this allowed configuration soon, before any of the strategy's own."""
        self._suggested.append(configuration)

    def ask(self) -> Configuration | None:
        """The configuration to measure next; None when the whole space has been proposed."""
        suggested = [one for one in self._suggested if one not in self.seen]
        proposed, self._suggested = (suggested[0], suggested[1:]) if suggested else (None, [])
        proposed = self._propose() if proposed is None else proposed
        if proposed is None:
            self.exhausted = True
            return None
        if proposed in self.seen:
            raise RuntimeError(f"{type(self).__name__} proposed {proposed} twice")
        self.seen.add(proposed)
        self.waiting[proposed] = None
        return proposed

    def ask_for(self, count: int) -> list[Configuration]:
        """The next configurations; fewer when the whole space has been proposed."""
        return list(islice(iter(self.ask, None), count))

    def tell(
        self,
        configuration: Configuration,
        measurement: Measurement,
        objective: float | None = None,
    ) -> None:
        """What measuring a proposed configuration gave; the objective is by default the time."""
        if configuration not in self.seen:
            raise RuntimeError(f"{configuration} was told but never asked for")
        trial = Trial(configuration, measurement, objective)
        self.waiting.pop(configuration, None)
        self.trials.append(trial)
        self._learn(trial)

    def revise(self, configuration: Configuration, measurement: Measurement) -> None:
        """A configuration that was told was measured again: all that is known of it by now."""
        for i, trial in enumerate(self.trials):
            if trial.configuration == configuration:
                self.trials[i] = Trial(configuration, measurement)
                self._revise(trial, self.trials[i])
                return
        raise RuntimeError(f"{configuration} was measured again but never told")

    @property
    def best(self) -> Trial | None:
        """The fastest trial that did not fail; the first of equals."""
        good = [trial for trial in self.trials if trial.measurement.ok]
        return min(good, key=lambda trial: trial.cost, default=None)

    def _fresh(self) -> Configuration | None:
        """A random configuration not proposed yet."""
        return self.space.fresh(self.seen, self.rng)

    @abstractmethod
    def _propose(self) -> Configuration | None:
        """A configuration not in `seen`; None when there is none."""

    def _learn(self, trial: Trial) -> None:
        """Called with every trial, after it was added to `trials`."""
        del trial

    def _revise(self, before: Trial, after: Trial) -> None:
        """Called when a trial was replaced in `trials`."""
        del before, after


class RandomSearch(Strategy):
    """Configurations in random order."""

    def _propose(self) -> Configuration | None:
        return self._fresh()
