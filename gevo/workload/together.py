"""Contents at the corners of several things at once: what no single array or scalar brings out.

Sums of arrays overflow only where all are at the same end, `0 * y` differs from no `y` only where
`y` is not finite, `<` from `<=` only where two arrays hold the same number, and `x - y > 0` from
`x > y` only where both are infinite.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import permutations, zip_longest

import numpy as np

from gevo.workload.case import Array, ArrayFacts, Bounds, Role

Change = tuple[tuple[str, ...], str]
"""Statements, and the name of their group."""
_UNREAD = 24
"""Scalars at a special value, each with an array that may not be read then."""
_HIDDEN = 8
"""Pairs of arrays of which one may not be read where the other is zero."""
_SEVERAL = 6
"""Arrays that hold special numbers in a case, at places of their own: at half of those places of
one of them the others hold ordinary ones."""
_INTEGERS = 8
"""Arrays of integers that take any."""
_TIES = 4
"""Pairs of arrays of which one takes numbers of the other."""
_TAKEN = 8
"""Numbers that it takes."""
_LEVELS = ((True, False), (True, True), (False, False), (False, True))
"""Whether integers go to the ends of their type, and whether ends of the domain are left out."""


def at_ends(
    facts: Sequence[ArrayFacts], bounds: Mapping[str, Bounds], wide: bool = True
) -> list[Change]:
    """All arrays at their low ends, and all at their high ends; the widest usable come first.

    The end of an array is that of the domain, else of its type (integers, where `wide`), or of
    what its generator gives.
    """
    found: dict[tuple[str, ...], str] = {}
    for high in (False, True):
        for far, inside in _LEVELS if wide else _LEVELS[2:]:
            texts = _all(facts, bounds, [high] * len(facts), far, inside)
            found.setdefault(texts, f"all {'high' if high else 'low'}")
    return [change for change in found.items() if change[0]]


def apart(facts: Sequence[ArrayFacts], bounds: Mapping[str, Bounds]) -> list[Change]:
    """Every other array at its low end, the others at their high ends, and the reverse."""
    found: dict[tuple[str, ...], str] = {}
    for first in (False, True):
        sides = [first ^ bool(n % 2) for n in range(len(facts))]
        for wide, inside in _LEVELS:
            found.setdefault(_all(facts, bounds, sides, wide, inside), f"all apart {first}")
    return [change for change in found.items() if len(change[0]) > 1]


def _all(
    facts: Sequence[ArrayFacts],
    bounds: Mapping[str, Bounds],
    high: Sequence[bool],
    wide: bool,
    inside: bool,
) -> tuple[str, ...]:
    ends = (
        (fact.name, _end(fact, bounds.get(fact.name, (None, None)), side, wide, inside))
        for fact, side in zip(facts, high, strict=True)
    )
    return tuple(f"{name} = {end}" for name, end in ends if end is not None)


def _end(
    fact: ArrayFacts, bounds: Bounds, high: bool, wide: bool, inside: bool
) -> int | float | None:
    """One end of what an array may hold; `inside` takes the number beside that of the domain."""
    limit, known = bounds[high], (fact.low, fact.high)[high]
    if fact.dtype.kind == "f":
        if limit is None:
            return known
        inwards = -np.inf if high else np.inf
        end = fact.dtype.type(limit)
        return float(np.nextafter(end, fact.dtype.type(inwards)) if inside else end)
    if fact.dtype.kind == "b":
        return int(high)
    info = np.iinfo(fact.dtype)
    if limit is None:
        return (info.max if high else info.min) if wide else known
    return min(max(int(limit) + (inside and (-1 if high else 1)), info.min), info.max)


def _several(names: Sequence[str]) -> list[tuple[str, ...]]:
    return [tuple(names[n : n + _SEVERAL]) for n in range(0, len(names), _SEVERAL)]


def unread(facts: Sequence[ArrayFacts], scalars: Mapping[str, int | float]) -> list[Change]:
    """NaN and infinity in one array, where a scalar may say that it is not read.

    In several arrays at once first, in each at places of its own, where pairs are too many.
    """
    floats = [f.name for f in facts if f.dtype.kind == "f"]
    told = [
        f"{name} = {type(value)(special)}"
        for special in (0, 1, -1)
        for name, value in scalars.items()
        if not isinstance(value, bool)
    ]
    single = [(text, (x,)) for text in told for x in floats]
    several = [(text, names) for text in told for names in _several(floats)]
    pairs = [*several, *single] if len(single) > _UNREAD else single
    return [
        ((text, *(f"sprinkled({x}, nan, inf, -inf)" for x in names)), "")
        for text, names in dict.fromkeys(pairs)
    ][:_UNREAD]


def hidden(facts: Sequence[ArrayFacts]) -> list[Change]:
    """NaN and infinity in one array, where zeros in another may say that it is not read.

    In several arrays at once first, beside every other zero, where pairs are too many; masks are
    integers more often than floats.
    """
    floats = [f.name for f in facts if f.dtype.kind == "f"]
    pairs = [(w.name, x) for x in floats for w in facts if w.name != x]
    found: list[Change] = [
        ((f"sprinkled({w}, 0)", f"sprinkled({x}, nan, inf, -inf)"), "") for w, x in pairs
    ]
    if len(pairs) > _HIDDEN:
        masks = sorted(facts, key=lambda fact: fact.dtype.kind == "f")
        several: list[Change] = [
            ((f"cycle({w.name}, 0, 1)", *(f"sprinkled({x}, nan, inf, -inf)" for x in names)), "")
            for w in masks
            for names in _several([x for x in floats if x != w.name])
        ]
        found = several + found
    return found[:_HIDDEN]


def paired(facts: Sequence[ArrayFacts]) -> list[Change]:
    """Special numbers in every other array beside others at the same places in the rest.

    Infinities of both signs, zeros of both signs, and the ends of signed integers beside -1.
    """
    floats = [f.name for f in facts if f.dtype.kind == "f"]
    found = [
        (floats, ("inf, inf, -inf, 1", "inf, -inf, -inf, 1")),
        (floats, ("0.0, 0.0, -0.0, -0.0", "0.0, -0.0, 0.0, -0.0")),
    ]
    for dtype in dict.fromkeys(f.dtype for f in facts if f.dtype.kind == "i"):
        least, most = np.iinfo(dtype).min, np.iinfo(dtype).max
        told = f"{least}, {least}, {most}, {most}, -1", f"-1, {least}, {least}, -1, {least}"
        found.append(([f.name for f in facts if f.dtype == dtype], told))
    return [
        (tuple(f"cycle({name}, {both[n % 2]})" for n, name in enumerate(names)), "")
        for names, both in found
        if len(names) > 1
    ]


def scattered_specials(facts: Sequence[ArrayFacts]) -> list[Change]:
    """Special numbers in several arrays at once, in each at places of its own.

    Of many arrays one at a time takes more cases than are kept, and the last ones would never hold
    NaN. A single array is left to its own proposals.
    """
    floats = [f.name for f in facts if f.dtype.kind == "f"]
    found: list[Change] = [
        (tuple(f"sprinkled({name}, {numbers})" for name in names), "")
        for numbers in ("nan", "inf, -inf")
        for names in _several(floats)
    ]
    return found if len(floats) > 1 else []


def any_integers(facts: Sequence[ArrayFacts]) -> list[Change]:
    """Integers of each array from their type's whole range, or from what signs alone need.

    A remainder differs from a bit mask only for negative integers, which none of a draft's are.
    All arrays first, since a difference overflows where both numbers are large.
    """
    found: list[Change] = []
    every: list[str] = []
    for fact in [f for f in facts if f.dtype.kind in "iu"][:_INTEGERS]:
        least, most = int(np.iinfo(fact.dtype).min), int(np.iinfo(fact.dtype).max)
        wide = f"{fact.name} = integers({max(least, -(2**62))}, {min(most, 2**62)})"
        small = f"{fact.name} = integers({max(least, -100)}, 100)"
        found += [((text,), f"{fact.name} of any sign") for text in (wide, small)]
        every.append(wide)
    return [(tuple(every), "all of any sign"), *found] if len(every) > 1 else found


def ties(facts: Sequence[ArrayFacts], held: Mapping[str, Array]) -> list[Change]:
    """One array with numbers of another of its type, in turns or, if need be, in order.

    Args:
        facts: The arrays.
        held: What they hold in the case that is changed.
    """
    pairs = [
        (x, y)
        for x, y in permutations(facts, 2)
        if x.dtype == y.dtype and x.dtype.kind in "iuf" and y.name in held
    ]
    pairs.sort(key=lambda pair: pair[0].dtype.kind == "f")
    found: list[Change] = []
    for x, y in pairs[:_TIES]:
        known = np.unique(held[y.name][np.isfinite(held[y.name])])
        if known.size:
            places = np.unique(np.linspace(0, known.size - 1, _TAKEN).astype(int))
            text = f"cycle({x.name}, {', '.join(str(known[n].item()) for n in places)})"
            group = f"{x.name} of {y.name}"
            found += [((text,), group), ((text, f"sorted({x.name})"), group)]
    return found


def unlike(facts: Sequence[ArrayFacts], held: Mapping[str, Array]) -> list[Change]:
    """Elements unlike the others, in arrays that hold one number everywhere.

    Who takes one element of such an array for another is right in every case of the workload. So
    each of a few places gets other numbers, those first that are the least unlike: places in other
    arrays stay places in them. Of the nearby numbers at a place one that is usable does, and one
    of the others.

    Args:
        facts: The arrays whose contents the program is given.
        held: What they hold in the case that is changed.
    """
    found: list[list[Change]] = []
    for fact in facts:
        array = held.get(fact.name)
        if array is None or array.size < 2 or fact.dtype.kind not in "iuf":
            continue
        least, most = array.min(), array.max()
        if least != most:
            continue
        found.append([*_apart_in(fact, least.item(), array.size)])
    return [change for turn in zip_longest(*found) for change in turn if change is not None]


def _apart_in(fact: ArrayFacts, value: int | float, size: int) -> Iterator[Change]:
    """Two numbers by chance first, then one element at a time, and numbers in turns."""
    x = fact.name
    low, high = (-np.inf, np.inf)
    if fact.dtype.kind != "f":
        low, high = np.iinfo(fact.dtype).min, np.iinfo(fact.dtype).max
    near = [n for n in (value + 1, value - 1) if low <= n <= high]
    far = [n for n in dict.fromkeys((0, 1, 2, 3, -1, 100)) if low <= n <= high]
    far = [type(value)(n) for n in far if n not in (value, *near)]
    for number in (*near, *far):
        yield (f"sprinkled({x}, {number}, {value})",), f"{x} sprinkled"
        if abs(number - value) == 1 and fact.dtype.kind != "f":
            least = min(number, value)
            yield (f"{x} = integers({least}, {least + 2})",), f"{x} of two"
    places = dict.fromkeys((0, 1, size - 1, size // 2, 2, 3, size // 4, 3 * size // 4))
    for place in (n for n in places if n < size):
        for what, numbers in (("near", near), ("far", far)):
            for number in numbers:
                yield (f"{x}[{place}] = {number}",), f"{x}[{place}] {what}"
    for number in (*near, *far):
        yield (f"cycle({x}, {value}, {number})",), f"{x} in turns"
        yield (f"cycle({x}, {number}, {value})",), f"{x} in turns, the other way"


def contents(facts: Sequence[ArrayFacts]) -> list[ArrayFacts]:
    """The arrays whose contents the program is given."""
    return [f for f in facts if f.role not in (Role.OUT, Role.SCRATCH)]
