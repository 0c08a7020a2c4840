"""Strategies by name."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping

from gevo.errors import ConfigError
from gevo.tune.opevo import OpEvo
from gevo.tune.space import Space
from gevo.tune.strategy import RandomSearch, Strategy

Factory = Callable[[Space, random.Random], Strategy]

STRATEGIES: Mapping[str, Factory] = {
    "opevo": OpEvo,
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
