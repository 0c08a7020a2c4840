"""Strategies by name."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from gevo.errors import ConfigError
from gevo.tuning.auto import Auto
from gevo.tuning.autotvm import AutoTvm
from gevo.tuning.gbfs import GreedyBestFirst
from gevo.tuning.na2c import NeighbourActorCritic
from gevo.tuning.opevo import OpEvo
from gevo.tuning.space import Space
from gevo.tuning.strategy import RandomSearch, Strategy
from gevo.tuning.tpe import Tpe

Factory = Callable[[Space, random.Random], Strategy]

STRATEGIES: Mapping[str, Factory] = {
    "auto": Auto,
    "opevo": OpEvo,
    "gbfs": GreedyBestFirst,
    "na2c": NeighbourActorCritic,
    "autotvm": AutoTvm,
    "tpe": Tpe,
    "random": RandomSearch,
}


def make_strategy(name: str, space: Space, seed: int) -> Strategy:
    """A fresh strategy; the same name, space and seed make the same choices.

    Raises:
        ConfigError: There is no strategy of that name, or it needs a package that is missing.
    """
    if name not in STRATEGIES:
        raise ConfigError(f"no strategy {name!r}; there are: {', '.join(STRATEGIES)}")
    return STRATEGIES[name](space, random.Random(seed))
