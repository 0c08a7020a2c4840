"""Searchers by name."""

from __future__ import annotations

from typing import Any

from gevo.plugins import Registry
from gevo.search.controls import Greedy, RandomSearch
from gevo.search.elites import MapElites
from gevo.search.nsga2 import Nsga2
from gevo.search.searcher import Searcher
from gevo.search.steady import SteadyState

NSGA2 = "nsga2"
STEADY = "steady"


def _checked(name: str, found: Any) -> type[Searcher]:
    if not (isinstance(found, type) and issubclass(found, Searcher)):
        raise TypeError("is no class derived from gevo.search.searcher.Searcher")
    if missing := sorted(getattr(found, "__abstractmethods__", ())):
        raise TypeError(f"does not define {', '.join(missing)}")
    return found


SEARCHERS: Registry[type[Searcher]] = Registry(
    "gevo.searchers",
    "searcher",
    {
        NSGA2: Nsga2,
        STEADY: SteadyState,
        "greedy": Greedy,
        "random": RandomSearch,
        "map-elites": MapElites,
    },
    _checked,
)
"""The searchers by name."""


def searcher_of(name: str) -> type[Searcher]:
    """The searcher of that name; raises ConfigError when there is none."""
    return SEARCHERS.require(name)
