"""Strategies by name."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import Any, cast

from gevo.plugins import Registry
from gevo.tuning.auto import Auto
from gevo.tuning.autotvm import AutoTvm
from gevo.tuning.kernel_tuner import KernelTuner
from gevo.tuning.na2c import NeighbourActorCritic
from gevo.tuning.opevo import GreedyBestFirst, OpEvo
from gevo.tuning.optuna_samplers import Optuna
from gevo.tuning.space import Space
from gevo.tuning.strategy import RandomSearch, Strategy

Factory = Callable[[Space, random.Random], Strategy]

OWN = {
    "auto": Auto,
    "opevo": OpEvo,
    "gbfs": GreedyBestFirst,
    "na2c": NeighbourActorCritic,
    "autotvm": AutoTvm,
    "tpe": Optuna,
    "random": RandomSearch,
}


def _checked(name: str, found: Any) -> Factory:
    if not (isinstance(found, type) and issubclass(found, Strategy)):
        raise TypeError("is no class derived from gevo.tuning.strategy.Strategy")
    return cast("Factory", found)


STRATEGIES: Registry[Factory] = Registry("gevo.strategies", "strategy", OWN, _checked)
"""The strategies by name; called with a space and a source of randomness, each makes one."""


FAMILIES: Mapping[str, Callable[[Space, random.Random, str], Strategy]] = {
    "kt": KernelTuner,
    "optuna": Optuna,
}
"""Other tools' strategies, `kt:pso`: what comes before the colon, and what takes the rest."""


def make_strategy(name: str, space: Space, seed: int) -> Strategy:
    """A fresh strategy; the same name, space and seed make the same choices.

    Raises:
        ConfigError: There is no strategy of that name, or it needs a package that is missing.
    """
    family, _, which = name.partition(":")
    if which and family in FAMILIES:
        return FAMILIES[family](space, random.Random(seed), which)
    return STRATEGIES.require(name)(space, random.Random(seed))
