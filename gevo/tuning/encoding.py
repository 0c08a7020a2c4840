"""Configurations as points, for the strategies that learn a model of the time."""

from __future__ import annotations

import math
import random
from collections.abc import Collection, Sequence
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from gevo.tuning.arithmetic import arithmetic
from gevo.tuning.constraint import Quantity
from gevo.tuning.parameter import Categorical, Parameter, Value
from gevo.tuning.space import Configuration, Space

_SAMPLE = 200
"""Configurations from which a quantity's range is taken."""


class Encoder:
    """Turns the configurations of one space into points, mostly between 0 and 1.

    Parameters with a single value have no coordinates. With `quantities` what follows from the
    parameters' arithmetic (`gevo.tuning.arithmetic`) has coordinates too: the threads of a block
    or its shared memory say more about the time than any one parameter of which they are products.
    They are scaled by a sample of the space.

    Attributes:
        groups: For each coordinate a number; coordinates of one categorical parameter share
            theirs, because they only mean something together.
    """

    def __init__(self, space: Space, quantities: bool = False) -> None:
        used = [(i, p) for i, p in enumerate(space.parameters) if p.size > 1]
        self._codes = [(i, _Codes(p)) for i, p in used]
        groups: list[int] = []
        for _, parameter in used:
            width = len(parameter.encode(next(parameter.values())))
            start = groups[-1] + 1 if groups else 0
            one = isinstance(parameter, Categorical)
            groups += [start if one else start + k for k in range(width)]
        self._derived = _derived(space) if quantities else []
        start = groups[-1] + 1 if groups else 0
        groups += range(start, start + len(self._derived))
        self.groups: NDArray[np.int64] = np.array(groups, dtype=np.int64)

    def point(self, configuration: Configuration) -> list[float]:
        """The coordinates of one configuration."""
        point = [x for i, codes in self._codes for x in codes[configuration[i]]]
        return point + [derived(configuration) for derived in self._derived]

    def points(self, configurations: Collection[Configuration]) -> NDArray[np.float64]:
        """Shape (configurations, coordinates)."""
        return self.matrix([self.point(one) for one in configurations])

    def matrix(self, points: Collection[list[float]]) -> NDArray[np.float64]:
        """Shape (points, coordinates)."""
        flat = np.fromiter(chain.from_iterable(points), dtype=np.float64)
        return flat.reshape(len(points), len(self.groups))


class _Codes(dict[Value, tuple[float, ...]]):
    """The coordinates of a parameter's values, computed once each."""

    def __init__(self, parameter: Parameter) -> None:
        super().__init__()
        self._parameter = parameter

    def __missing__(self, value: Value) -> tuple[float, ...]:
        code = self[value] = self._parameter.encode(value)
        return code


class _Derived:
    """A quantity's coordinate: its logarithm, or itself where it can be 0 or less."""

    def __init__(self, quantity: Quantity, space: Space, sample: Sequence[Configuration]) -> None:
        self._places = [space.names.index(name) for name in quantity.names]
        self._value = quantity.value
        found = [self._number(one) for one in sample]
        self._logarithmic = min(found) > 0
        self.varies = max(found) > min(found)
        self._low, self._width = 0.0, 1.0
        scaled = [self(one) for one in sample]
        self._low, self._width = min(scaled), max(scaled) - min(scaled) or 1.0

    def __call__(self, configuration: Configuration) -> float:
        number = self._number(configuration)
        if self._logarithmic:
            number = math.log(max(number, 1e-9))
        return (number - self._low) / self._width

    def _number(self, configuration: Configuration) -> float:
        number = self._value(*[configuration[i] for i in self._places])
        return 0.0 if number is None else number


def _derived(space: Space) -> list[_Derived]:
    """One for each quantity that differs between configurations."""
    quantities = arithmetic(space)
    if not quantities:
        return []
    rng = random.Random(0)
    sample = [space.sample(rng) for _ in range(_SAMPLE)]
    found = [_Derived(quantity, space, sample) for quantity in quantities]
    return [one for one in found if one.varies]
