"""Tuning somebody else's objective: asked for configurations, told values.

    tuner = gevo.Tuner({"block": [32, 64, 128], "unroll": [1, 2, 4]}, seed=1)
    for _ in range(9):
        configuration = tuner.ask()
        tuner.tell(configuration, time_of(**configuration))
    print(tuner.best)

Nothing is measured here and nothing is written; `gevo tune` does both.
"""

from __future__ import annotations

import inspect
import math
import statistics
from collections.abc import Callable, Mapping, Sequence
from numbers import Real
from typing import Any, cast

from gevo.errors import ConfigError
from gevo.measurement import Measurement
from gevo.outcome import Outcome
from gevo.tuning import declare
from gevo.tuning.parameter import Categorical, Discrete, Parameter, Scalar
from gevo.tuning.registry import make_strategy
from gevo.tuning.space import Configuration, Constraint, Space

Values = Mapping[str, Any]
"""A configuration by name, with lists for tuples."""
Condition = str | Callable[..., object]
"""What allowed configurations fulfil; see `Tuner`."""


class Tuner:
    """A strategy and what it was told, for a loop that the caller owns.

    Values are minimised, and must be above 0: strategies compare them by ratio, as times. Of what
    is to be maximised tell the reciprocal.
    """

    def __init__(
        self,
        space: Space | Mapping[str, Parameter | Sequence[Scalar] | Mapping[str, Any]],
        strategy: str = "auto",
        seed: int = 1,
        constraints: Condition | Sequence[Condition] = (),
        quantities: Sequence[str] = (),
        metrics: Mapping[str, float] | None = None,
    ) -> None:
        """Begin.

        Args:
            space: Where to search: a finished space, or by name a parameter, its values, or what
                a workload's `[tune.parameters]` has, as `{"permutation": ["i", "j", "k"]}`.
                Numbers are sorted and have their order; other values have none.
            strategy: The strategy's name, as `gevo tune --strategy` takes it.
            seed: The same seed and the same values give the same configurations.
            constraints: Expressions over the names, as in a workload, of which `auto` learns what
                they bound; or functions of some of the parameters, by name, that are true of what
                is allowed. Not with a finished space.
            quantities: Likewise, numbers that the value depends on though none bounds them.
            metrics: For values of several metrics each one's weight, above 0. What is minimised
                is the product of the metrics to the power of their weights, so that with equal
                weights 1% of one makes up for 1% of another, whatever their units.

        Raises:
            ConfigError: The space, the strategy's name or a weight is wrong, or the constraints
                allow nothing.
        """
        if isinstance(space, Space):
            if constraints or quantities:
                raise ConfigError(
                    "a finished space has its constraints already, and its quantities"
                )
            self.space = space
        else:
            parameters = {name: _parameter(name, one) for name, one in space.items()}
            conditions = [_constraint(one, parameters) for one in _several(constraints)]
            self.space = Space(parameters, conditions, quantities)
            self.space.require_allowed("constraints")
        for name, weight in (metrics or {}).items():
            if not (math.isfinite(weight) and weight > 0):
                raise ConfigError(f"metric {name!r}: its weight must be above 0")
        self._weights = dict(metrics or {})
        self._strategy = make_strategy(strategy, self.space, seed)
        self._told: dict[Configuration, list[float]] = {}

    def ask(self) -> dict[str, Any] | None:
        """The configuration to try next; None when all have been asked for or told.

        It may be asked several times before anything is told. No answer comes twice; to measure
        one again is the caller's choice.
        """
        found = self._strategy.ask()
        return None if found is None else self.space.as_dict(found)

    def tell(self, configuration: Values, value: float | Mapping[str, float] | None) -> None:
        """What trying a configuration gave, whether it was asked for or not.

        Told again, a configuration counts with the median of its values; one that failed once
        and ran otherwise counts as one that ran. What was told of it once more than of others
        the strategy trusts more.

        Args:
            configuration: By name.
            value: What is minimised, above 0; by name where there are several metrics; None,
                infinity or NaN where the configuration turned out to be invalid.

        Raises:
            ConfigError: The configuration is not one of the space's, or a value is 0 or less, or
                a metric is missing or unknown.
        """
        key = self.space.configuration(configuration)
        if not self.space.allows(key):
            raise ConfigError(f"the constraints do not allow {dict(configuration)}")
        number = self._combined(value)
        first = key not in self._told
        values = self._told.setdefault(key, [])
        if number is not None:
            values.append(number)
        self._strategy.seen.add(key)
        outcome = Outcome.OK if values else Outcome.LAUNCH_FAILED
        measurement = Measurement(outcome, tuple(values), detail="" if values else "told")
        (self._strategy.tell if first else self._strategy.revise)(key, measurement)

    @property
    def best(self) -> tuple[dict[str, Any], float] | None:
        """The configuration of the least value, and that value; None while nothing ran."""
        trial = self._strategy.best
        return None if trial is None else (self.space.as_dict(trial.configuration), trial.cost)

    @property
    def trials(self) -> list[tuple[dict[str, Any], float | None]]:
        """Every configuration told, in order, with the median of its values; None: it failed."""
        return [
            (self.space.as_dict(c), statistics.median(values) if values else None)
            for c, values in self._told.items()
        ]

    def _combined(self, value: float | Mapping[str, float] | None) -> float | None:
        """The figure that is minimised; None for what failed."""
        if value is None:
            return None
        if isinstance(value, Mapping) != bool(self._weights):
            raise ConfigError("tell one number, or with `metrics` one number for each of them")
        if not isinstance(value, Mapping):
            return _positive("the value", value)
        if value.keys() != self._weights.keys():
            raise ConfigError(f"the metrics are {', '.join(self._weights)}")
        parts = [_positive(f"metric {name!r}", value[name]) for name in self._weights]
        if None in parts:
            return None
        logs = [
            w * math.log(cast("float", x))
            for w, x in zip(self._weights.values(), parts, strict=True)
        ]
        return _positive("the product of the metrics", math.exp(min(sum(logs), 700.0)))


def _positive(what: str, value: object) -> float | None:
    """None for infinity and NaN."""
    if isinstance(value, bool) or not isinstance(value, Real):
        raise ConfigError(f"{what} must be a number, or None for what failed")
    number = float(value)
    if not number < math.inf:
        return None
    if number <= 0:
        raise ConfigError(f"{what} is {number:g}; it must be above 0")
    return number


def _several(constraints: Condition | Sequence[Condition]) -> Sequence[Condition]:
    if isinstance(constraints, str) or callable(constraints):
        return [constraints]
    return constraints


def _constraint(given: Condition, parameters: Mapping[str, Parameter]) -> Constraint | str:
    """Raises ConfigError where a function asks for what is no parameter."""
    if isinstance(given, str):
        return given
    if not callable(given):
        raise ConfigError("a constraint must be an expression in quotes, or a function")
    text = getattr(given, "__name__", repr(given))
    try:
        names = tuple(inspect.signature(given).parameters)
    except (TypeError, ValueError) as error:
        raise ConfigError(f"constraint {text}: what it takes is not known ({error})") from error
    for name in names:
        if name not in parameters:
            raise ConfigError(f"constraint {text}: there is no {name!r}")
    return Constraint(text, names, lambda *values: bool(given(*values)))


def _parameter(name: str, given: Parameter | Sequence[Scalar] | Mapping[str, Any]) -> Parameter:
    """Raises ConfigError where it is none of these."""
    where = f"parameter {name!r}"
    if isinstance(given, Mapping):
        return declare.parameter(given, where)
    listed: Any = given.tolist() if hasattr(given, "tolist") else given  # type: ignore # an array
    if isinstance(listed, str) or not isinstance(listed, Sequence | range):
        if hasattr(given, "neighbours"):
            return cast("Parameter", given)
        raise ConfigError(f"{where} must be a list of values")
    values = tuple(one.item() if hasattr(one, "item") else one for one in cast("Any", listed))
    numbers = all(isinstance(v, int | float) and not isinstance(v, bool) for v in values)
    try:
        return Discrete(tuple(sorted(values))) if numbers else Categorical(values)
    except ConfigError as error:
        raise ConfigError(f"{where}: {error}") from error
    except TypeError as error:
        raise ConfigError(f"{where}: its values must be numbers, texts or booleans") from error
