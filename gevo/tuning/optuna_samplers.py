"""Optuna's samplers (Akiba et al. 2019), through Optuna.

`optuna:NAME`, with a name of `SAMPLERS`; `tpe` is short for the tree-structured Parzen estimator
(Bergstra et al. 2011), Optuna's default. Optuna knows neither constraints nor our graphs: discrete
parameters are offered as integer ranks, categorical ones as choices, factorizations as one rank
per prime and place, permutations as priorities that are sorted; a proposal that is forbidden or
was made before is answered as a failure, and after some of them a random configuration is taken.

Needs the package optuna; the CMA-ES also cmaes, the Gaussian process torch.
"""

from __future__ import annotations

import importlib
import random
import warnings
from collections.abc import Callable, Mapping
from typing import Any

from gevo.errors import ConfigError, MissingPackage
from gevo.tuning.parameter import (
    Categorical,
    Discrete,
    Factorization,
    Parameter,
    Permutation,
    Value,
)
from gevo.tuning.space import Configuration, Space
from gevo.tuning.strategy import Strategy, Trial

_TRIES = 20


def _discrete(trial: Any, name: str, parameter: Any) -> Value:
    return parameter.choices[trial.suggest_int(name, 0, parameter.size - 1)]


def _categorical(trial: Any, name: str, parameter: Any) -> Value:
    return parameter.choices[trial.suggest_categorical(name, list(range(parameter.size)))]


def _permutation(trial: Any, name: str, parameter: Any) -> Value:
    keys = [trial.suggest_float(f"{name}.{i}", 0, 1) for i in range(len(parameter.items))]
    return tuple(item for _, item in sorted(zip(keys, parameter.items, strict=True)))


def _factorization(trial: Any, name: str, parameter: Any) -> Value:
    """Each part takes what it asks for of what is left of a prime's exponent."""
    parts = [1] * parameter.parts
    for prime, exponent in parameter.primes:
        left = exponent
        for i in range(parameter.parts - 1):
            wanted = trial.suggest_int(f"{name}.{prime}.{i}", 0, exponent)
            taken = min(wanted, left)
            parts[i] *= prime**taken
            left -= taken
        parts[-1] *= prime**left
    return tuple(parts)


_SUGGEST: Mapping[type[Parameter], Callable[[Any, str, Any], Value]] = {
    Discrete: _discrete,
    Categorical: _categorical,
    Permutation: _permutation,
    Factorization: _factorization,
}


SAMPLERS: Mapping[str, str] = {
    "tpe": "TPESampler",
    "random": "RandomSampler",
    "qmc": "QMCSampler",
    "nsgaii": "NSGAIISampler",
    "cmaes": "CmaEsSampler",
    "gp": "GPSampler",
}
"""Optuna's class by our name."""


class Optuna(Strategy):
    """Optuna proposes, we check."""

    def __init__(self, space: Space, rng: random.Random, which: str = "tpe") -> None:
        """Begin.

        Args:
            space: Where to search.
            rng: Seeds the sampler, and draws what it does not.
            which: A name of `SAMPLERS`.

        Raises:
            ConfigError: A package is not installed, or there is no such sampler.
        """
        super().__init__(space, rng)
        if which not in SAMPLERS:
            raise ConfigError(f"no strategy 'optuna:{which}'; optuna has: {', '.join(SAMPLERS)}")
        try:
            self._optuna: Any = importlib.import_module("optuna")
        except ImportError as error:
            raise MissingPackage(
                f"strategy {which!r} needs optuna: pip install 'gevo-gpu[optuna]'"
            ) from error
        self._optuna.logging.set_verbosity(self._optuna.logging.WARNING)
        warnings.simplefilter("ignore", self._optuna.exceptions.ExperimentalWarning)
        try:
            sampler = getattr(self._optuna.samplers, SAMPLERS[which])(seed=rng.getrandbits(32))
        except ImportError as error:
            lacking = str(error).partition(". Please")[0].splitlines()[0]
            raise MissingPackage(
                f"strategy 'optuna:{which}' needs another package, pip install it: {lacking}"
            ) from error
        self._study: Any = self._optuna.create_study(sampler=sampler)
        self._open: dict[Configuration, Any] = {}

    def _propose(self) -> Configuration | None:
        for _ in range(_TRIES):
            trial = self._study.ask()
            named = zip(self.space.names, self.space.parameters, strict=True)
            found = tuple(_SUGGEST[type(p)](trial, name, p) for name, p in named)
            if found not in self.seen and self.space.allows(found):
                self._open[found] = trial
                return found
            self._study.tell(trial, state=self._optuna.trial.TrialState.FAIL)
        return self._fresh()

    def _learn(self, trial: Trial) -> None:
        asked = self._open.pop(trial.configuration, None)
        if asked is None:
            return  # a random one, which Optuna did not propose
        if trial.measurement.ok:
            self._study.tell(asked, trial.cost)
        else:
            self._study.tell(asked, state=self._optuna.trial.TrialState.FAIL)
