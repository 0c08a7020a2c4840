"""Configurations as points, for the strategies that learn a model of the time.

What a parameter's arithmetic says about the time, beyond the order of its values. A width of 96 is
between 64 and 128 and yet unlike both: warps, banks and vectors take powers of two, so the
exponent of two in a value is a coordinate of its own. And parameters under one condition act
through it: threads of a block are a product, elements of a thread a quotient. Where conditions are
written down they say which (`Constraint.quantities`, `Constraint.ratios`). Of a recording only
what was allowed is known; there, two parameters share a condition when some of their values never
occur together, and what separates those pairs from the others, product or quotient, is what the
condition bounds.
"""

from __future__ import annotations

import math
import random
from collections.abc import Collection, Sequence
from itertools import chain, combinations
from typing import cast

import numpy as np
from numpy.typing import NDArray

from gevo.tuning.parameter import Categorical, Discrete, Parameter, Value
from gevo.tuning.remembered import Remembered
from gevo.tuning.space import Configuration, ListedSpace, Quantity, Space

Floats = NDArray[np.float64]

_OFTEN = 8
"""Configurations for each pair of values, on average, from which on an absent pair means that
it is forbidden, not that the list is short."""
_SEPARATES = 0.25
"""How far from chance (0.5) the separation must be (the area under the ROC curve)."""


def arithmetic(space: Space) -> list[Quantity]:
    """The numbers of a space that may matter beside its parameters, each once."""
    found = [*exponents(space), *related(space), *space.quantities]
    for one in space.constraints:
        found += [*one.quantities, *one.ratios]
    return list({quantity.text: quantity for quantity in found}.values())


def exponents(space: Space) -> list[Quantity]:
    """Of positive integers the exponent of two, where it does not just grow with the value."""
    found: list[Quantity] = []
    for name, parameter in zip(space.names, space.parameters, strict=True):
        if not _positive(parameter) or not all(isinstance(v, int) for v in parameter.values()):
            continue
        twos = [_twos(value) for value in parameter.values()]
        if twos != sorted(twos):
            found.append(Quantity(f"twos({name})", (name,), _twos))
    return found


def related(space: Space) -> list[Quantity]:
    """Of a listed space the products and quotients that its unknown conditions bound."""
    if not isinstance(space, ListedSpace):
        return []
    listed = list(space.every())
    places = [i for i, p in enumerate(space.parameters) if p.size > 2 and _positive(p)]
    columns = {i: _column([one[i] for one in listed]) for i in places}
    found: list[Quantity] = []
    for i, j in combinations(places, 2):
        sign = _relation(columns[i], columns[j])
        if sign:
            names = (space.names[i], space.names[j])
            found.append(Quantity(f" {'*' if sign > 0 else '/'} ".join(names), names, _RULE[sign]))
    return found


def _column(values: Sequence[Value]) -> Floats:
    return np.array(values, dtype=np.float64)


def _relation(first: Floats, second: Floats) -> int:
    """1 where the product separates what is forbidden, -1 for the quotient, 0 for neither."""
    ours, rows = np.unique(first, return_inverse=True)
    theirs, columns = np.unique(second, return_inverse=True)
    present = np.zeros((len(ours), len(theirs)), dtype=np.bool_)
    present[rows, columns] = True
    if present.all() or len(first) < _OFTEN * present.size:
        return 0
    logs = np.log(ours)[:, None], np.log(theirs)
    products, quotients = (
        abs(_area(one[~present], one[present]) - 0.5)
        for one in (logs[0] + logs[1], logs[0] - logs[1])
    )
    if max(products, quotients) < _SEPARATES:
        return 0
    return 1 if products >= quotients else -1


def _area(here: Floats, there: Floats) -> float:
    """The probability that one of `here` is above one of `there` (equal: half)."""
    apart = here[:, None] - there
    return float(np.mean((apart > 1e-9) + 0.5 * (np.abs(apart) <= 1e-9)))


def _positive(parameter: Parameter) -> bool:
    """True for ordered numbers above 0."""
    if not isinstance(parameter, Discrete):
        return False
    return all(
        isinstance(v, int | float) and not isinstance(v, bool) and v > 0 for v in parameter.choices
    )


def _twos(value: Value) -> float:
    number = int(cast("int", value))
    return float((number & -number).bit_length() - 1)


def _product(first: Value, second: Value) -> float | None:
    return _finite(float(cast("float", first)) * float(cast("float", second)))


def _quotient(first: Value, second: Value) -> float | None:
    return _finite(float(cast("float", first)) / float(cast("float", second)))


def _finite(number: float) -> float | None:
    return number if math.isfinite(number) else None


_RULE = {1: _product, -1: _quotient}


_SAMPLE = 200
"""Configurations from which a quantity's range is taken."""

Point = tuple[float, ...]
"""The coordinates of a configuration."""


class Encoder:
    """Turns the configurations of one space into points, mostly between 0 and 1.

    Parameters with a single value have no coordinates. With `quantities` what follows from the
    parameters' arithmetic (`gevo.tuning.encoding`) has coordinates too: the threads of a block
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
        self._points = Remembered(self._computed)

    def point(self, configuration: Configuration) -> Point:
        """The coordinates of one configuration."""
        return self._points[configuration]

    def _computed(self, configuration: Configuration) -> Point:
        parts = (codes[configuration[i]] for i, codes in self._codes)
        derived = (quantity(configuration) for quantity in self._derived)
        return tuple(chain(chain.from_iterable(parts), derived))

    def points(self, configurations: Collection[Configuration]) -> NDArray[np.float64]:
        """Shape (configurations, coordinates)."""
        return self.matrix([self._points[one] for one in configurations])

    def matrix(self, points: Collection[Point]) -> NDArray[np.float64]:
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
