"""Strategies by name."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from gevo.errors import ConfigError
from gevo.tune.auto import Auto
from gevo.tune.autotvm import AutoTvm
from gevo.tune.gbfs import GreedyBestFirst
from gevo.tune.na2c import NeighbourActorCritic
from gevo.tune.opevo import OpEvo
from gevo.tune.space import Space
from gevo.tune.strategy import RandomSearch, Strategy
from gevo.tune.tpe import Tpe

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
