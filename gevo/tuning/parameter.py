"""Tunable parameters: finite graphs whose vertices are values and whose edges are small steps.

The four kinds and their neighbourhoods are those of OpEvo (Gao et al. 2020, arXiv 2006.05664,
section 3). Nothing here lists a parameter's values unless `values` is iterated: a factorization
of a large number into many parts has billions of them.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import permutations, product
from typing import Protocol

from gevo.errors import ConfigError
from gevo.tuning.remembered import Remembered

Scalar = int | float | str | bool
Value = Scalar | tuple[Scalar, ...]

_MOST_PARTS = 64
_LARGEST_TRIED = 1_000_000
"""Divisors that are tried when a product is factorized."""


def parts_text(parts: Sequence[object]) -> str:
    """A value of several parts as text, without commas: `4x8x2` of numbers, `j-i-k` of names."""
    numbers = all(isinstance(part, int | float) for part in parts)
    return ("x" if numbers else "-").join(map(str, parts))


class Parameter(Protocol):
    """A finite graph of values."""

    @property
    def size(self) -> int:
        """Number of values."""
        ...

    def values(self) -> Iterator[Value]:
        """Every value once, made one by one, in a fixed order."""
        ...

    def contains(self, value: Value) -> bool:
        """True when `value` is one of the values."""
        ...

    def sample(self, rng: random.Random) -> Value:
        """A value, uniformly."""
        ...

    def neighbours(self, value: Value) -> Sequence[Value]:
        """The values one step away, each once, in a fixed order; never `value` itself."""
        ...

    def encode(self, value: Value) -> tuple[float, ...]:
        """Coordinates for a cost model, between 0 and 1; neighbours are near each other."""
        ...


def _distinct(values: Sequence[Scalar], kind: str) -> None:
    if not values:
        raise ConfigError(f"{kind}: needs at least one value")
    if len(set(values)) < len(values):
        raise ConfigError(f"{kind}: has a value twice (1, 1.0 and true are the same)")
    for value in values:
        if isinstance(value, float) and not math.isfinite(value):
            raise ConfigError(f"{kind}: {value} is not a number that a kernel can be tuned with")
        if isinstance(value, int) and abs(value) >> 64:
            raise ConfigError(f"{kind}: has an integer that does not fit into 64 bits")


@dataclass(frozen=True)
class _Listed:
    """Values that are listed, each once."""

    choices: tuple[Scalar, ...]

    def __post_init__(self) -> None:
        _distinct(self.choices, type(self).__name__.lower())

    @property
    def size(self) -> int:
        """Number of values."""
        return len(self.choices)

    @cached_property
    def _index(self) -> dict[Value, int]:
        return {value: i for i, value in enumerate(self.choices)}

    def values(self) -> Iterator[Value]:
        """The values as given."""
        return iter(self.choices)

    def contains(self, value: Value) -> bool:
        """True when it is one of the values."""
        return value in self._index

    def sample(self, rng: random.Random) -> Value:
        """A value, uniformly."""
        return rng.choice(self.choices)


@dataclass(frozen=True)
class Discrete(_Listed):
    """Ordered values; the neighbours of one are the values before and after it.

    Attributes:
        choices: The values, in the order that makes neighbours of adjacent ones.
    """

    @cached_property
    def _coordinates(self) -> tuple[float, ...]:
        return _scaled(self.choices)

    def neighbours(self, value: Value) -> Sequence[Value]:
        """One or two values; none when there is only one value."""
        i = self._index[value]
        return (*self.choices[max(i - 1, 0) : i], *self.choices[i + 1 : i + 2])

    def encode(self, value: Value) -> tuple[float, ...]:
        """One coordinate: half the rank, half the size, logarithmic where all are positive."""
        return (self._coordinates[self._index[value]],)


def _scaled(choices: Sequence[Scalar]) -> tuple[float, ...]:
    """Between 0 and 1: the mean of the relative rank and the relative (log) magnitude.

    Of numbers that neither rise nor fall the rank alone: the mean could be the same for two.
    """
    ranks = [i / max(1, len(choices) - 1) for i in range(len(choices))]
    if not all(isinstance(c, int | float) for c in choices) or len(choices) < 3:
        return tuple(ranks)
    numbers = [float(c) for c in choices]
    if min(numbers) > 0:
        numbers = [math.log(n) for n in numbers]
    if numbers == sorted(numbers, reverse=True):
        numbers = [-number for number in numbers]
    elif numbers != sorted(numbers):
        return tuple(ranks)
    low, high = min(numbers), max(numbers)
    span = high - low or 1.0  # large integers may be the same as floats
    return tuple(
        (rank + (number - low) / span) / 2 for rank, number in zip(ranks, numbers, strict=True)
    )


@dataclass(frozen=True)
class Categorical(_Listed):
    """Values without order; all are neighbours of each other."""

    def neighbours(self, value: Value) -> Sequence[Value]:
        """All other values."""
        i = self._index[value]
        return self.choices[:i] + self.choices[i + 1 :]

    def encode(self, value: Value) -> tuple[float, ...]:
        """One coordinate per value (one-hot); a single one for two values."""
        i = self._index[value]
        if len(self.choices) <= 2:
            return (float(i),)
        return tuple(float(j == i) for j in range(len(self.choices)))


@dataclass(frozen=True)
class Permutation:
    """Orders of some items; neighbours differ by one transposition."""

    items: tuple[Scalar, ...]

    def __post_init__(self) -> None:
        _distinct(self.items, "permutation")

    @property
    def size(self) -> int:
        """The factorial of the number of items."""
        return math.factorial(len(self.items))

    @cached_property
    def _members(self) -> frozenset[Scalar]:
        return frozenset(self.items)

    def values(self) -> Iterator[Value]:
        """All orders, lexicographically by the items' positions."""
        return permutations(self.items)

    def contains(self, value: Value) -> bool:
        """True when it is a tuple that has each item once."""
        if not isinstance(value, tuple) or len(value) != len(self.items):
            return False
        return self._members == frozenset(value)

    def sample(self, rng: random.Random) -> Value:
        """An order, uniformly."""
        return tuple(rng.sample(self.items, len(self.items)))

    def neighbours(self, value: Value) -> Sequence[Value]:
        """n(n-1)/2 orders, one for each pair of places."""
        order = _parts(value)
        found: list[Value] = []
        for i in range(len(order)):
            for j in range(i + 1, len(order)):
                swapped = list(order)
                swapped[i], swapped[j] = swapped[j], swapped[i]
                found.append(tuple(swapped))
        return found

    def encode(self, value: Value) -> tuple[float, ...]:
        """For each item its relative place."""
        order = _parts(value)
        last = max(1, len(order) - 1)
        return tuple(order.index(item) / last for item in self.items)


@dataclass(frozen=True)
class Factorization:
    """Tuples of `parts` positive integers with a given product.

    Neighbours: one prime factor moves from one part to another.
    """

    product: int
    parts: int

    def __post_init__(self) -> None:
        if self.product < 1:
            raise ConfigError("factorization: 'product' must be at least 1")
        if not 1 <= self.parts <= _MOST_PARTS:
            raise ConfigError(f"factorization: 'parts' must be from 1 to {_MOST_PARTS}")
        _ = self.primes  # found here, where errors are expected

    @property
    def size(self) -> int:
        """For each prime with exponent e, the weak compositions of e into the parts."""
        ways = (math.comb(e + self.parts - 1, self.parts - 1) for _, e in self.primes)
        return math.prod(ways)

    @cached_property
    def primes(self) -> tuple[tuple[int, int], ...]:
        """The primes of the product and their exponents, ascending."""
        return tuple(_prime_factors(self.product))

    def values(self) -> Iterator[Value]:
        """All tuples; the first part's smallest values come first."""
        yield from self._from(self.product, self.parts)

    def _from(self, rest: int, parts: int) -> Iterator[tuple[int, ...]]:
        if parts == 1:
            yield (rest,)
            return
        for first in self._divisors(rest):
            for others in self._from(rest // first, parts - 1):
                yield (first, *others)

    def _divisors(self, number: int) -> list[int]:
        """The divisors of a divisor of the product, ascending."""
        found = [1]
        for prime, _ in self.primes:
            powers = [1]
            while number % (powers[-1] * prime) == 0:
                powers.append(powers[-1] * prime)
            found = [one * power for one in found for power in powers]
        return sorted(found)

    def contains(self, value: Value) -> bool:
        """True when it is a tuple of that many positive integers with that product."""
        if not isinstance(value, tuple) or len(value) != self.parts:
            return False
        if not all(type(part) is int and part > 0 for part in value):
            return False
        return math.prod(part for part in value if isinstance(part, int)) == self.product

    def sample(self, rng: random.Random) -> Value:
        """A tuple, uniformly: stars and bars for each prime."""
        parts = [1] * self.parts
        for prime, exponent in self.primes:
            places = exponent + self.parts - 1
            bars = (-1, *sorted(rng.sample(range(places), self.parts - 1)), places)
            for i in range(self.parts):
                parts[i] *= prime ** (bars[i + 1] - bars[i] - 1)
        return tuple(parts)

    def neighbours(self, value: Value) -> Sequence[Value]:
        """At most parts·(parts-1)·primes tuples."""
        return self._neighbours[value]

    @cached_property
    def _neighbours(self) -> Remembered[Value, tuple[Value, ...]]:
        return Remembered(self._moved)

    def _moved(self, value: Value) -> tuple[Value, ...]:
        parts = _numbers(value)
        found: list[Value] = []
        for prime, _ in self.primes:
            for i, j in product(range(self.parts), repeat=2):
                if i != j and parts[i] % prime == 0:
                    moved = list(parts)
                    moved[i] //= prime
                    moved[j] *= prime
                    found.append(tuple(moved))
        return tuple(found)

    def encode(self, value: Value) -> tuple[float, ...]:
        """For each part the share that it has of the product's logarithm."""
        whole = math.log(self.product) or 1.0
        return tuple(math.log(part) / whole for part in _numbers(value))


def _parts(value: Value) -> tuple[Scalar, ...]:
    return value if isinstance(value, tuple) else (value,)


def _numbers(value: Value) -> tuple[int, ...]:
    return tuple(int(part) for part in _parts(value))


def _prime_factors(number: int) -> list[tuple[int, int]]:
    """Primes and exponents, ascending; ConfigError when two primes are above `_LARGEST_TRIED`."""
    found: list[tuple[int, int]] = []
    prime = 2
    while prime * prime <= number:
        if prime > _LARGEST_TRIED:
            raise ConfigError("factorization: 'product' has prime factors too large to find")
        exponent = 0
        while number % prime == 0:
            number //= prime
            exponent += 1
        if exponent:
            found.append((prime, exponent))
        prime += 1
    return [*found, (number, 1)] if number > 1 else found
