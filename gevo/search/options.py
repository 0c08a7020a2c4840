"""The settings of a search, their limits, and the named profiles."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Any

from gevo.errors import ConfigError

IN_FLIGHT = 32
"""Of a search without generations, unless told otherwise: enough for some eight workers."""


@dataclass(frozen=True, slots=True)
class SearchOptions:
    """How NSGA-II runs. Raises ConfigError that names an option which is out of range.

    The operators and the defaults of `crossover`, `mutation`, `initial_mutations` and `elites`
    are those of GEVO (Liou et al. 2020, section 3); `keep_shared`, `shrink`, `retries` and
    `tournament` are ours, as are the sizes of the profiles other than the paper's population.

    Attributes:
        population: Individuals per generation, at least 2.
        generations: Generations after the initial one; 0 measures only the initial one.
        crossover: Probability that a child comes from two parents.
        keep_shared: True when both children of a crossover keep the edits that their parents
            have in common, in the parents' order; False for the paper's crossover, which
            shuffles everything and halves a patch on average.
        mutation: Probability that a child gets one random edit.
        shrink: Probability that a child is instead a parent less one random edit. Patches
            grow by mutation only; without it they collect edits that do nothing.
        initial_mutations: Random edits in each initial individual, at least 1.
        elites: Share of the population that survives unchanged, in [0, 1).
        retries: Proposals per step (one crossover or one mutation) before the child falls
            back to what it was before that step, at least 1.
        tournament: Individuals compared when a parent is chosen, at least 1.
        tolerance: Largest accepted error, in the unit of the workload's metric; 0 is the
            exact mode, in which runtime alone distinguishes individuals.
        robust: Rank by the low end of the range of a modelled gain, not by the modelled time.
        in_flight: Candidates that a search without generations has in flight, whatever the
            number of workers; 0 for `IN_FLIGHT`. Other searches do not read it.
    """

    population: int = 96
    generations: int = 60
    crossover: float = 0.8
    keep_shared: bool = True
    mutation: float = 0.3
    shrink: float = 0.05
    initial_mutations: int = 3
    elites: float = 0.25
    retries: int = 10
    tournament: int = 2
    tolerance: float = 0.0
    robust: bool = False
    in_flight: int = 0

    def __post_init__(self) -> None:
        for name, (low, high, open_end) in _LIMITS.items():
            value = getattr(self, name)
            if not (low <= value <= high) or (open_end and value == high):
                end = ")" if open_end else "]"
                raise ConfigError(
                    f"search option '{name}' is {value}; it must be in [{low}, {high}{end}"
                )

    @property
    def exact(self) -> bool:
        """True when no error is tolerated."""
        return self.tolerance == 0.0

    @property
    def flight(self) -> int:
        """Candidates in flight of a search without generations."""
        return self.in_flight or IN_FLIGHT

    @property
    def elite_count(self) -> int:
        """Individuals that survive unchanged: at least one of a population of four or more."""
        return math.floor(self.elites * self.population)

    def to_json(self) -> dict[str, Any]:
        """The JSON form; `from_json` inverts it.

        What later versions brought is left out where it is not wanted, as journals of earlier
        versions have it.
        """
        return {key: value for key, value in asdict(self).items() if key not in _LATER or value}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> SearchOptions:
        """Rebuild from `to_json`'s form.

        Raises:
            ConfigError: An option is unknown, of the wrong type or out of range.
        """
        return profile_with(cls(), data)


_LATER = ("robust", "in_flight")
_LIMITS: Mapping[str, tuple[float, float, bool]] = {
    "population": (2, 100_000, False),
    "generations": (0, 1_000_000, False),
    "crossover": (0.0, 1.0, False),
    "keep_shared": (0, 1, False),
    "mutation": (0.0, 1.0, False),
    "shrink": (0.0, 1.0, False),
    "initial_mutations": (1, 1_000, False),
    "elites": (0.0, 1.0, True),
    "retries": (1, 10_000, False),
    "tournament": (1, 100_000, False),
    "tolerance": (0.0, math.inf, True),
    "robust": (0, 1, False),
    "in_flight": (0, 100_000, False),
}
"""Lowest and highest value of each option, and whether the highest is excluded."""

PROFILES: Mapping[str, SearchOptions] = {
    "paper": SearchOptions(population=256, generations=100, keep_shared=False, shrink=0.0),
    "default": SearchOptions(),
    "quick": SearchOptions(population=32, generations=12),
}
"""`paper`: the settings of Liou et al. 2020 (who stop by wall clock; 100 generations is ours).
`default`: for an hour or so. `quick`: for demonstrations and tests."""


def profile(name: str, **changes: Any) -> SearchOptions:
    """The options of a profile, with changes.

    Raises:
        ConfigError: There is no such profile or option, or a value is out of range.
    """
    if name not in PROFILES:
        raise ConfigError(f"no search profile '{name}'; there are {', '.join(PROFILES)}")
    return profile_with(PROFILES[name], changes)


def profile_with(options: SearchOptions, changes: Mapping[str, Any]) -> SearchOptions:
    """`options` with some values changed; integers are accepted where numbers are expected.

    Raises:
        ConfigError: An option is unknown, of the wrong type or out of range.
    """
    values: dict[str, int | float] = {}
    for name, value in changes.items():
        if name not in _KINDS:
            raise ConfigError(f"no search option '{name}'; there are {', '.join(_KINDS)}")
        kind = _KINDS[name]
        if type(value) not in _ACCEPTED[kind]:
            raise ConfigError(f"search option '{name}' is {value!r}, not of type {kind}")
        values[name] = float(value) if kind == "float" else value
    return replace(options, **values)


_KINDS: Mapping[str, str] = {f.name: str(f.type) for f in fields(SearchOptions)}
_ACCEPTED: Mapping[str, tuple[type, ...]] = {
    "bool": (bool,),
    "int": (int,),
    "float": (float, int),
}
