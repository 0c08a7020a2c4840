"""Configurations as points, for the strategies that learn a model of the time."""

from __future__ import annotations

from collections.abc import Sequence

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
        self._used = [(i, p) for i, p in enumerate(space.parameters) if p.size > 1]
        self._codes: list[dict[Value, tuple[float, ...]]] = [{} for _ in self._used]
        groups: list[int] = []
        for _, parameter in self._used:
            width = len(parameter.encode(next(parameter.values())))
            start = groups[-1] + 1 if groups else 0
            one = isinstance(parameter, Categorical)
            groups += [start if one else start + k for k in range(width)]
        self.groups: NDArray[np.int64] = np.array(groups, dtype=np.int64)

    def point(self, configuration: Configuration) -> list[float]:
        """The coordinates of one configuration."""
        found: list[float] = []
        for (i, parameter), codes in zip(self._used, self._codes, strict=True):
            found += self._code(parameter, codes, configuration[i])
        return found

    def points(self, configurations: Sequence[Configuration]) -> NDArray[np.float64]:
        """Shape (configurations, coordinates)."""
        rows = [self.point(one) for one in configurations]
        return np.array(rows, dtype=np.float64).reshape(len(rows), len(self.groups))

    @staticmethod
    def _code(
        parameter: Parameter, codes: dict[Value, tuple[float, ...]], value: Value
    ) -> tuple[float, ...]:
        code = codes.get(value)
        if code is None:
            code = codes[value] = parameter.encode(value)
        return code
