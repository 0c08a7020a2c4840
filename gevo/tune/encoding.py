"""Configurations as points, for the strategies that learn a model of the time."""

from __future__ import annotations

from collections.abc import Collection
from itertools import chain

import numpy as np
from numpy.typing import NDArray

from gevo.tune.parameter import Categorical, Parameter, Value
from gevo.tune.space import Configuration, Space


class Encoder:
    """Turns the configurations of one space into points between 0 and 1.

    Parameters with a single value have no coordinates.

    Attributes:
        groups: For each coordinate a number; coordinates of one categorical parameter share
            theirs, because they only mean something together.
    """

    def __init__(self, space: Space) -> None:
        used = [(i, p) for i, p in enumerate(space.parameters) if p.size > 1]
        self._codes = [(i, _Codes(p)) for i, p in used]
        groups: list[int] = []
        for _, parameter in used:
            width = len(parameter.encode(next(parameter.values())))
            start = groups[-1] + 1 if groups else 0
            one = isinstance(parameter, Categorical)
            groups += [start if one else start + k for k in range(width)]
        self.groups: NDArray[np.int64] = np.array(groups, dtype=np.int64)

    def point(self, configuration: Configuration) -> list[float]:
        """The coordinates of one configuration."""
        return [x for i, codes in self._codes for x in codes[configuration[i]]]

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
