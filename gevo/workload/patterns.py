"""Contents of a few values: what lies in real data, and in no array of numbers drawn from a range.

Of numbers from a wide range no two are equal, none is a symbol that a kernel looks for, and none
comes a dozen times in a row. So a tie that is decided otherwise, a sum that takes two keys for
one, or a loop over what repeats that ends too soon, is right in every such case. Here arrays hold
up to six values each: neighbours, numbers that stand in a program's text and those beside them,
multiples of a scalar, powers of two; mostly all arrays the same ones, in any order, in runs,
sorted, or so that one array's element is the next value of another's. And sizes are multiples of
numbers that stand in a text: a stride through an array visits each element unless it shares a
factor with its length.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace

import numpy as np

from gevo.workload.case import ArrayFacts, Bounds, TestCase, Workload
from gevo.workload.together import contents

_MOST = 5
"""Values of a pool at most."""
_EVERY = 0.7
"""How often all arrays are changed, and not one of them."""
_ALIKE = 0.8
"""How often these take their values from one pool."""
_STAGGERED = "cycle({x}, {of})"
"""Each element of one array has the next value in another: where one begins the other ends."""
_ORDERS = ("among({x}, {of})", "runs({x}, {of})", "among({x}, {of})\n{sort}({x})", _STAGGERED)
_WIDE = (2**16, 2**24, 2**31)
"""Of products and sums of which low bits are left over."""
_LARGEST = 1 << 16
"""Multiples of a number up to this are tried as sizes."""

Pool = Sequence[int | float]


def patterned(
    bases: Sequence[TestCase],
    facts: Sequence[ArrayFacts],
    scalars: Mapping[str, int | float],
    bounds: Mapping[str, Bounds],
    numbers: Sequence[Collection[int | float]],
    count: int,
    seed: int,
) -> tuple[TestCase, ...]:
    """Cases whose arrays hold a few values each.

    Args:
        bases: Whose sizes and statements are taken.
        facts: Arrays; those that have contents are changed.
        scalars: Numbers of the spec, of which arrays may hold multiples, as of sizes.
        bounds: Between which numbers the domain lets arrays lie.
        numbers: What stands in the programs' texts, in groups that are drawn alike often.
        count: How many cases; none where no array has contents.
        seed: What the draws follow from.
    """
    given = [fact for fact in contents(facts) if fact.dtype.kind in "iuf"]
    rng, cases = random.Random(seed), list[TestCase]()
    told = [sorted(group) for group in numbers if group]
    for number in range(count if given else 0):
        base = rng.choice(bases)
        some = given if rng.random() < _EVERY else [rng.choice(given)]
        units = {**scalars, **base.size}
        values = (*base.values, *_filled(rng, some, units, bounds, told))
        name, drawn = f"patterned{number}", rng.getrandbits(31)
        cases.append(replace(base, name=name, seed=drawn, values=values))
    return tuple(cases)


def _filled(
    rng: random.Random,
    facts: Sequence[ArrayFacts],
    units: Mapping[str, int | float],
    bounds: Mapping[str, Bounds],
    numbers: Sequence[Pool],
) -> Iterator[str]:
    """Statements about some arrays, which mostly share a pool, and always an order."""
    order, alike = rng.choice(_ORDERS), rng.random() < _ALIKE
    sort, first = rng.choice(("sorted", "reversed")), rng.randint(0, 1)
    pool = _pool(rng, facts, units, numbers)
    for place, fact in enumerate(facts, first):
        pool = pool if alike else _pool(rng, [fact], units, numbers)
        held = list(dict.fromkeys(_stored(pool, fact, bounds.get(fact.name, (None, None)))))
        if order == _STAGGERED:
            held = sorted(held)[1:] if place % 2 else sorted(held)[:-1]
        if held:
            of = ", ".join(map(repr, held))
            yield from order.format(x=fact.name, of=of, sort=sort).splitlines()


def _pool(
    rng: random.Random,
    facts: Sequence[ArrayFacts],
    units: Mapping[str, int | float],
    numbers: Sequence[Pool],
) -> Pool:
    """Values of one sort, more than are taken."""
    whole = [value for value in units.values() if isinstance(value, int) and abs(value) > 1]
    sorts = ["near", "near", "wide", *["unit"] * bool(whole), *["told"] * (2 * len(numbers))]
    sort = rng.choice(sorts)
    if sort == "near":
        low, high = _common(facts)
        start = rng.randint(low, max(low, high - 1))
        drawn = rng.sample(range(start, start + 8), rng.randint(2, 3))
        return sorted(drawn) if rng.random() < 0.5 else range(start, start + rng.randint(2, 4))
    if sort == "wide":
        unit = rng.choice(_WIDE)
        return rng.sample((0, 1, unit, -unit, 2 * unit, unit + 1, unit - 1), rng.randint(2, _MOST))
    if sort == "unit":
        unit = rng.choice(whole)
        return rng.sample((0, unit, 2 * unit, 3 * unit, -unit, unit + 1), rng.randint(2, _MOST))
    told = rng.choice(numbers)
    chosen = rng.sample(told, min(len(told), rng.randint(1, 3)))
    beside = [n + by for n in chosen for by in (1, -1)]
    others = rng.sample((0, 1, *(-n for n in chosen), *beside), rng.randint(1, 3))
    return (*chosen, *others)


def _common(facts: Sequence[ArrayFacts]) -> tuple[int, int]:
    """Between which integers all of some arrays lie in the workload's cases; else the first."""
    ends = [
        (int(np.ceil(fact.low)), int(np.floor(fact.high)))
        for fact in facts
        if fact.low is not None and fact.high is not None and fact.high - fact.low >= 1
    ]
    if not ends:
        return 0, 1
    low, high = max(low for low, _ in ends), min(high for _, high in ends)
    return (low, high) if low < high else ends[0]


def _stored(pool: Pool, fact: ArrayFacts, bounds: Bounds) -> Iterator[int | float]:
    """The values of a pool that an array may hold, as its type has them."""
    low, high = bounds
    for value in pool:
        if fact.dtype.kind == "f":
            with np.errstate(over="ignore"):
                number = fact.dtype.type(value).item()
            fits = bool(np.isfinite(number))
        else:
            info = np.iinfo(fact.dtype)
            number = int(value)
            if fact.dtype.kind == "u" and fact.dtype.itemsize > 2:  # a text has them with a sign
                number %= info.max + 1
            fits = value % 1 == 0 and info.min <= number <= info.max
        if fits and (low is None or number >= low) and (high is None or number <= high):
            yield number


def divided(
    workload: Workload, numbers: Collection[int | float], base: TestCase, count: int
) -> Iterator[TestCase]:
    """Cases of which one size is a multiple of a number that stands in a text.

    Args:
        workload: Whose sizes; of those that it declares only values that it names.
        numbers: The numbers.
        base: The case that is changed.
        count: How many cases at most.
    """
    found: dict[TestCase, None] = {}
    for number in (int(n) for n in numbers if n == int(n) and 2 < n <= _LARGEST):
        for name, value in base.sizes:
            allowed = workload.fresh.get(name, ())
            size = -(-value // number) * number
            if allowed and size != value and (name not in workload.declared or size in allowed):
                sizes = tuple((n, size if n == name else v) for n, v in base.sizes)
                found[replace(base, name=f"{name} of {number}", sizes=sizes)] = None
    yield from list(found)[:count]
