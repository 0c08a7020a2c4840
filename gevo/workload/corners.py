"""Cases that look for trouble: sizes and values at the corners of what a workload allows.

A proposal is a case that the unmodified kernel may fail on; who asks for them finds out. In a
group of proposals one that is usable does for all that follow it (the largest magnitude that
stays finite, the largest size that time allows).
"""

from __future__ import annotations

import math
import random
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

import numpy as np

from gevo.workload.brink import at_brink
from gevo.workload.case import Array, ArrayFacts, Bounds, Role, TestCase, Workload
from gevo.workload.numbers import unevenly, widely
from gevo.workload.together import (
    Change,
    any_integers,
    apart,
    at_ends,
    contents,
    hidden,
    paired,
    scattered_specials,
    ties,
    unlike,
    unread,
)

T = TypeVar("T")
PRIMES = (7, 31, 61, 127)
_MAGNITUDES = (1e300, 1e38, 1e18, 1e9, 1e4, 200.0, 60.0)
"""Of floats. What no f32 holds; its largest; may be squared; where exp overflows; its half."""
HUGE = "1e38"
"""Divisors from 2^126 on give zero in PTX's fast division, whatever is divided."""
_TOGETHER = (("large", (HUGE, "1e25", "1e18", "1e9", "1e3")), ("small", ("1e-25", "1e-9", "1e-3")))
"""Magnitudes for all arrays of floats: out of range when squared; what may be squared."""
_OTHERS = 3
"""Of another value for a scalar so many are tried, until one is usable."""
LONGER = 4
"""An end of the domain is tried as a size up to so many times the workload's largest."""
FEW = 64
"""Or up to this."""
OFTEN = 256
"""What a condition on launches compares a size with is tried up to this, if that is more."""
WHOLE = 256
"""Where so few integers are possible, arrays hold each of them."""
PARTS = 8
"""In so many cases, if arrays are shorter."""
CHOICES = 8
"""A scalar for which the domain leaves so few whole numbers takes each."""
LARGEST = "largest"
"""What the groups of the cases begin with that are larger than all of the workload's own ones."""
GROWN_ALONE = "long "
"""What the names of the cases begin with of which one size alone is large."""
RESIZED = "size"
"""What the names of the cases begin with that have a size at a corner."""
NO_BYTE = 257
"""A size that a byte does not hold, where the workload's own ones are smaller."""


@dataclass(frozen=True)
class Proposal:
    """A case that might be worth running.

    Attributes:
        case: The case.
        group: Name of its group; empty for none.
    """

    case: TestCase
    group: str = ""


def size_corners(workload: Workload, blocks: Sequence[int]) -> Iterator[Proposal]:
    """Sizes at the corners, one size at a time, then all of them.

    Args:
        workload: Whose sizes.
        blocks: Threads that blocks of its launches have, in some dimension or together.
    """
    base = workload.train[0]
    seen = {case.sizes for case in (*workload.train, *workload.heldout)}
    values: dict[str, list[int]] = {}
    for name, _ in base.sizes:
        if name in workload.fresh:
            values[name] = _sizes(workload, name, blocks, name in workload.declared)
    for case, group in _resized(base, values, workload):
        if case.sizes not in seen:
            seen.add(case.sizes)
            yield Proposal(case, group)


def _sizes(workload: Workload, name: str, blocks: Sequence[int], declared: bool) -> list[int]:
    known = sorted({case.size[name] for case in (*workload.train, *workload.heldout)})
    allowed = workload.fresh[name]
    if declared:
        ends = (allowed[0], allowed[-1], min(allowed), max(allowed))
        wanted = [*ends, *(n for n in allowed[1:3]), *(n for n in allowed[-3:-1])]
        return list(dict.fromkeys(wanted))
    near = [n + d for n in known[:1] + known[-1:] for d in (-1, 1)]
    edges = [n + d for n in blocks for d in (-1, 0, 1)]
    bounds = workload.bounds(workload.train[0]).get(name, (None, None))
    ends = [n for _, n in _ends(bounds) if n <= max(LONGER * known[-1], FEW)]
    ends += [n for n in _beside(workload, name) if n <= max(LONGER * known[-1], OFTEN)]
    found = [n for n in (*edges, *PRIMES, *near, 2, 3) if n <= known[-1] + 1]
    return [n for n in dict.fromkeys((1, *ends, *found)) if n > 0]


def _beside(workload: Workload, name: str) -> Iterator[int]:
    """Numbers on both sides of those that decide what the workload launches."""
    for number in workload.compared.get(name, ()):
        yield from (number + 1, number, number - 1)


def turning(workload: Workload) -> Iterator[Change]:
    """Scalars on both sides of the numbers that decide what the workload launches."""
    for name, value in workload.scalars.items():
        for number in _beside(workload, name):
            if number != value:
                yield (f"{name} = {type(value)(number)}",), ""


def _resized(
    base: TestCase, values: Mapping[str, Sequence[int]], workload: Workload
) -> Iterator[tuple[TestCase, str]]:
    number = 0
    for position in range(max((len(v) for v in values.values()), default=0)):
        together = {name: v[position] for name, v in values.items() if position < len(v)}
        for changed in ({n: v} for n, v in together.items()):
            yield _with(base, changed, number), ""
            number += 1
        if len(together) > 1:
            yield _with(base, together, number), ""
            number += 1
    most = {n: max(c.size[n] for c in (*workload.train, *workload.heldout)) for n in values}
    larger = {n: 2 * v + 1 for n, v in most.items()}
    allowed = all(v in workload.fresh[n] or n not in workload.declared for n, v in larger.items())
    if larger and allowed:
        yield _with(base, larger, number), LARGEST
    least = {n: min(c.size[n] for c in (*workload.train, *workload.heldout)) for n in values}
    for name in (n for n, v in most.items() if v < NO_BYTE and n not in workload.declared):
        number += 1
        yield _with(base, {**least, name: NO_BYTE}, number), f"{LARGEST} {name}"


def _with(base: TestCase, sizes: Mapping[str, int], number: int) -> TestCase:
    changed = tuple((name, sizes.get(name, value)) for name, value in base.sizes)
    return replace(base, name=f"{RESIZED}{number}", seed=base.seed + 1000 + number, sizes=changed)


def value_corners(
    base: TestCase,
    facts: Sequence[ArrayFacts],
    scalars: Mapping[str, int | float],
    prefix: str = "value",
    bounds: Mapping[str, Bounds] | None = None,
    held: Mapping[str, Array] | None = None,
    first: Sequence[Change] = (),
) -> Iterator[Proposal]:
    """Contents at the corners, one array or scalar at a time, or all arrays.

    One other usable value of every scalar comes first: whoever takes only so many proposals
    shall not be left with runs in which a parameter is always the same.

    Args:
        base: The case that they change; its own statements stay.
        facts: Its arrays.
        scalars: Numbers of the spec that cases may change.
        prefix: What the cases' names begin with.
        bounds: Between which numbers the domain lets arrays and scalars lie.
        held: What arrays hold in the case, so that others may hold the same numbers.
        first: Further changes, behind one of every scalar.
    """
    bounds = bounds or {}
    given = contents(facts)
    changed = {name: list(_scalar_statements(name, value)) for name, value in scalars.items()}
    proposals: list[Change] = [
        ((text,), f"{name} other") for name, found in changed.items() for text in found[:_OTHERS]
    ]
    proposals += first
    floats = [f.name for f in facts if f.dtype.kind == "f" and f.role is not Role.OUT]
    proposals += [*unevenly(scalars, floats), *widely(scalars)]
    if len(floats) > 1:
        for what in ("{0} = 0", "{0} = uniform(-100, -1)", "negated({0})", "{0} = 1"):
            proposals.append((tuple(what.format(name) for name in floats), ""))
        proposals.append((tuple(_subnormal(f) for f in facts if f.name in floats), ""))
        for group, magnitudes in _TOGETHER:
            for least in magnitudes:
                drawn = f"uniform({least}, {2 * float(least):g})"
                proposals.append((tuple(f"{name} = {drawn}" for name in floats), f"all {group}"))
    if alike := [name for name, value in scalars.items() if isinstance(value, float)]:
        huge = [f"{name} = uniform({HUGE}, {2 * float(HUGE):g})" for name in floats]
        proposals.append(((*(f"{name} = {HUGE}" for name in alike), *huge), ""))
    if zeroed := [name for name, value in scalars.items() if isinstance(value, float)]:
        # `x > a ? x : a` is a maximum but for zeros of different sign.
        zeros = [f"cycle({name}, 0.0, -0.0)" for name in floats]
        proposals += [((*(f"{n} = {a}" for n in zeroed), *zeros), "") for a in ("-0.0", "0.0")]
    if len(given) > 1:
        proposals += [*at_ends(given, bounds), *apart(given, bounds), *any_integers(given)]
    proposals += scattered_specials(given)
    proposals += at_brink(given, scalars)
    proposals += [*unread(given, scalars), *hidden(given), *paired(given)]
    proposals += ties(given, held or {})
    ends = [_scalar_ends(n, v, bounds[n]) for n, v in scalars.items() if n in bounds]
    ends += [_array_ends(f, bounds[f.name]) for f in facts if f.name in bounds]
    proposals += in_turns(ends)
    for fact in (f for f in given if f.dtype.kind in "iu"):
        proposals += _inexact(fact, bounds.get(fact.name, (None, None)))
    by_array = [_of_array(f) for f in given]
    scratch = [_of_array(f) for f in facts if f.role is Role.SCRATCH]
    others: list[Change] = [
        ((text,), "") for text in in_turns([found[1:] for found in changed.values()])
    ]
    proposals += [*in_turns([*by_array, others]), *in_turns(scratch)]
    yield from _proposed(base, proposals, prefix)


def end_corners(
    base: TestCase,
    facts: Sequence[ArrayFacts],
    bounds: Mapping[str, Bounds],
    prefix: str,
    wide: bool = True,
) -> Iterator[Proposal]:
    """All arrays at their low ends, and all at their high ends, in a case of large sizes.

    The other arguments are those of `value_corners`; the names of the groups begin with the
    prefix, too. Unless `wide`, integers do not go to the ends of their types.
    """
    changes = at_ends(contents(facts), bounds, wide)
    found = [(texts, f"{prefix} {group}") for texts, group in changes]
    yield from _proposed(base, found, prefix)


def special_corners(
    base: TestCase, facts: Sequence[ArrayFacts], prefix: str
) -> Iterator[Proposal]:
    """Contents of all floats at once, and of all integers, the strangest ones first.

    Fewer than `value_corners` has, for cases that cost more. The arguments are those of it.
    """
    given = contents(facts)
    floats = [list(_floats(fact)) for fact in given if fact.dtype.kind == "f"]
    whole = [list(_integers(fact)) for fact in given if fact.dtype.kind in "iu"]
    alone = [[one] for one in whole] if len(whole) > 1 else []
    changes = in_turns([_together(some) for some in (floats, whole, *alone)])
    found = [(texts, f"{prefix} {group}" if group else "") for texts, group in changes]
    yield from _proposed(base, found, prefix)


def _together(lists: Sequence[Sequence[tuple[str, str]]]) -> list[Change]:
    """The last statement about each array, the one before, and so on."""
    behind = [one[::-1] for one in lists]
    return [(tuple(text for text, _ in some), some[0][1]) for some in zip(*behind, strict=False)]


def ordered_corners(
    base: TestCase, facts: Sequence[ArrayFacts], prefix: str
) -> Iterator[Proposal]:
    """All arrays in ascending order, in descending, and all alike but for a large last element.

    The arguments are those of `value_corners`.
    """
    given = contents(facts)
    changes = [
        (tuple(f"{how}({fact.name})" for fact in given), f"{prefix} {how}")
        for how in ("sorted", "reversed")
    ]
    last = tuple(text for fact in given for text in _last(fact))
    every = (*changes, (last, f"{prefix} last"))
    yield from _proposed(base, [change for change in every if change[0]], prefix)


def _last(fact: ArrayFacts) -> Iterator[str]:
    """Statements by which the last element is the largest, and all others the least."""
    if fact.low is not None and fact.high is not None and fact.low < fact.high:
        yield f"{fact.name} = {fact.low}"
        yield f"{fact.name}[{math.prod(fact.shape) - 1}] = {fact.high}"


def growing(small: TestCase, large: TestCase, name: str = "grown") -> Iterator[TestCase]:
    """Cases between two: sizes that grow from one's to the other's, together, by doubling.

    What a size is a multiple of it stays; the last one has the sizes of the large case.
    """
    ratios = {n: large.size[n] / v for n, v in small.sizes if 0 < v < large.size[n]}
    steps = math.ceil(math.log2(max(ratios.values(), default=1.0)))
    for step in range(1, steps + 1):
        doubled = {n: int(step / steps * math.log2(ratio)) for n, ratio in ratios.items()}
        sizes = {n: small.size[n] << times for n, times in doubled.items()}
        changed = tuple((n, sizes.get(n, large.size[n])) for n, _ in small.sizes)
        last = step == steps
        yield replace(small, name=name, sizes=large.sizes if last else changed)


def unlike_corners(
    base: TestCase, facts: Sequence[ArrayFacts], held: Mapping[str, Array], prefix: str
) -> Iterator[Proposal]:
    """Elements unlike the others, in arrays that hold one number everywhere in a case.

    The arguments are those of `value_corners`; the names of the groups begin with the prefix, too.
    """
    found = [(texts, f"{prefix} {group}") for texts, group in unlike(contents(facts), held)]
    yield from _proposed(base, found, prefix)


def _proposed(base: TestCase, changes: Sequence[Change], prefix: str) -> Iterator[Proposal]:
    for number, (statements, group) in enumerate(changes):
        values = (*base.values, *statements)
        yield Proposal(replace(base, name=f"{prefix}{number}", values=values), group)


_SORTED = re.compile(r"\bsorted\((\w+)\)")


def in_order(workload: Workload, case: TestCase) -> TestCase:
    """A case with those arrays sorted that the domain wants so, and that its statements change."""
    wanted = dict.fromkeys(name for text in workload.domain for name in _SORTED.findall(text))
    changed = {name for text in case.values for name in re.findall(r"\w+", text)}
    texts = (f"sorted({name})" for name in wanted if name in changed)
    return replace(case, values=(*case.values, *(t for t in texts if t not in case.values[-1:])))


def in_turns(lists: Sequence[Sequence[T]]) -> Iterator[T]:
    """The first of each, the second of each, and so on."""
    for position in range(max((len(one) for one in lists), default=0)):
        yield from (one[position] for one in lists if position < len(one))


def _ends(bounds: Bounds) -> Iterator[tuple[str, int]]:
    """Whole numbers at either end, and beside it: the end itself may be the first outside."""
    for side, end, inwards in (("most", bounds[1], -1), ("least", bounds[0], 1)):
        if end is not None:
            yield from ((side, int(end)), (side, int(end) + inwards))


def _scalar_ends(name: str, value: int | float, bounds: Bounds) -> list[Change]:
    """The ends of what the domain lets a scalar be."""
    if isinstance(value, int):
        low, high = (None if end is None else int(end) for end in bounds)
        if low is not None and high is not None and high - low < CHOICES:
            return [((f"{name} = {n}",), "") for n in range(low, high + 1)]
        return [((f"{name} = {n}",), f"{name} {side}") for side, n in _ends(bounds)]
    return [((f"{name} = {number}",), "") for number in _spread(bounds)]


def _spread(bounds: Bounds) -> list[float]:
    """The ends that are known, and what lies in the middle of two."""
    ends = [float(end) for end in bounds if end is not None]
    return [*ends, sum(ends) / 2] if len(ends) == 2 else ends


def _array_ends(fact: ArrayFacts, bounds: Bounds) -> list[Change]:
    """The ends of what the domain lets an array hold, and all that lies between."""
    x = fact.name
    if fact.dtype.kind == "f":
        found: list[Change] = [((f"{x} = {number}",), "") for number in _spread(bounds)]
        if len(found) > 2:
            low, high = _spread(bounds)[:2]
            found += [
                ((f"{x} = uniform({low}, {high})",), ""),
                ((f"cycle({x}, {low}, {high})",), ""),
            ]
        return found
    if fact.dtype.kind == "b":
        return []
    low, high = _reach(fact, bounds)
    within = ((low, high + 1), (low, high), (low + 1, high))
    drawn = [((f"{x} = integers({a}, {b})",), f"{x} within") for a, b in within if a < b]
    ends = [((f"{x} = {n}",), f"{x} {side}") for side, n in _ends((low, high)) if low <= n <= high]
    every = [
        ((text,), f"{x} {group}") for a, b in within for text, group in _every(fact, a, b - 1)
    ]
    return [*every, *drawn, *ends]


def _every(fact: ArrayFacts, low: int, high: int) -> Iterator[tuple[str, str]]:
    """Contents in which each integer from `low` to `high` is there, where these are few.

    A table of them may be wrong for a single one, and no condition tells which.
    """
    size = int(np.prod(fact.shape))
    if not size or not 0 <= high - low < WHOLE:
        return
    for part, start in enumerate(range(low, high + 1, size)):
        if part < PARTS:
            last = min(high, start + size - 1)
            yield f"counted({fact.name}, {start}, {last})", f"every {part}"


_WHOLE = -(2**62), 2**62
"""Integers that are drawn lie between these."""


def _of_array(fact: ArrayFacts) -> list[Change]:
    """Proposals that change one array, with the names of their groups."""
    return [
        ((statement,), f"{fact.name} {group}" if group else "")
        for statement, group in _statements(fact)
    ]


def _statements(fact: ArrayFacts) -> Iterator[tuple[str, str]]:
    """Statements about one array, with the name of their group."""
    x, size = fact.name, int(np.prod(fact.shape))
    if fact.dtype.kind == "b":
        yield from ((f"{x} = 0", ""), (f"{x} = 1", ""))
        return
    yield f"{x} = 0", ""
    yield from _floats(fact) if fact.dtype.kind == "f" else _integers(fact)
    yield f"sorted({x})", ""
    yield f"reversed({x})", ""
    if fact.high is not None and fact.low is not None:
        yield f"{x}[0] = {fact.high}", ""
        yield f"{x}[{size - 1}] = {fact.low}", ""


def _subnormal(fact: ArrayFacts) -> str:
    """Numbers that a type holds with fewer bits, and that some arithmetic takes for zero."""
    tiny = float(np.finfo(fact.dtype).tiny)
    return f"{fact.name} = uniform({tiny / 4:g}, {tiny / 2:g})"


def _floats(fact: ArrayFacts) -> Iterator[tuple[str, str]]:
    x, wide = fact.name, float(np.finfo(fact.dtype).max)
    yield f"{x} = 1", ""
    yield f"negated({x})", ""
    yield f"{x} = uniform(-100, -1)", ""
    yield f"{x} = uniform(-2, 2)", ""
    yield f"{x} = uniform(1000, 1001)", ""
    if fact.dtype.itemsize == 8:  # as near to one another for so many more bits
        yield f"{x} = uniform(1e9, 1000000001)", ""
    magnitudes = [m for m in _MAGNITUDES if m < wide] if wide > 1e5 else [6e4, 200.0, 12.0]
    for magnitude in magnitudes:
        yield f"{x} = uniform(-{magnitude:g}, {magnitude:g})", "wide"
    for magnitude in magnitudes:
        yield f"{x} = {magnitude:g}", "large"
    for magnitude in magnitudes:
        yield f"sprinkled({x}, {magnitude:g}, -{magnitude:g})", "spikes"
    for magnitude in (1e4, 200.0, 60.0, 12.0):
        yield f"{x} = uniform({magnitude / 2:g}, {magnitude:g})", "middling"
    tiny = float(np.finfo(fact.dtype).tiny) / 16
    yield f"cycle({x}, {tiny:g}, -{tiny:g})", ""
    yield f"cycle({x}, 0.0, -0.0)", ""
    bits = np.finfo(fact.dtype).nmant
    for numbers in ((0.5, -0.5, 1.5, 2.5, -2.5), (2.0 ** (bits - 1) + 0.5, 2.0**bits + 1)):
        yield f"cycle({x}, {', '.join(_with_smaller(fact, numbers))})", ""
    yield f"sprinkled({x}, 0.0, -0.0, 1.0)", ""
    yield f"sprinkled({x}, nan, -nan, gpu_nan, -gpu_nan)", ""
    yield f"sprinkled({x}, inf, -inf)", ""


def _with_smaller(fact: ArrayFacts, numbers: Sequence[float]) -> Iterator[str]:
    """Numbers, and the nearest ones towards zero: what lies below a half rounds otherwise."""
    kind = fact.dtype.type
    for number in numbers:
        yield repr(number)
        yield repr(float(np.nextafter(kind(number), kind(0))))


def _reach(fact: ArrayFacts, bounds: Bounds) -> tuple[int, int]:
    """The least and the greatest integer that an array may hold."""
    info = np.iinfo(fact.dtype)
    low = max(info.min, _WHOLE[0]) if bounds[0] is None else max(int(bounds[0]), info.min)
    high = min(info.max, _WHOLE[1]) if bounds[1] is None else min(int(bounds[1]), info.max)
    return low, high


def _inexact(fact: ArrayFacts, bounds: Bounds) -> list[Change]:
    """Integers that f32 or f64 round, among others, where an array may hold some."""
    low, high = _reach(fact, bounds)
    found = [n for n in _INEXACT if low <= n <= high]
    if not found or found[-1] <= 2**24:
        return []
    return [((f"cycle({fact.name}, {', '.join(map(str, found))})",), "")]


_INEXACT = (3, 8, 2**24 + 1, 4097**2 - 1, 2**30 + 2**22 + 1, 46340**2 - 1, 2**31 + 2**23 + 1,
            (2**26 + 1) ** 2 - 1, 2**53 + 1, 2**61 + 2**37 + 1)  # fmt: skip
"""Integers that f32 or f64 round, or of which they round the square root to one too large.

Three lie just above the middle of two bfloats, or of two floats, and are that middle once they
have been rounded to f32, or to f64.
"""


def _integers(fact: ArrayFacts) -> Iterator[tuple[str, str]]:
    x, info = fact.name, np.iinfo(fact.dtype)
    least, most = int(info.min), int(info.max)
    for low, high in ((least, most), (0, most), (0, most // 2)):
        yield from _every(fact, low, high)
    if fact.low is not None and fact.high is not None:
        yield from _every(fact, int(fact.low), int(fact.high))
    yield f"cycle({x}, {most}, {least}, {most - 1}, 1)", "extremes"
    yield f"cycle({x}, {most // 2}, {least // 2})", "extremes"
    if most - least >= WHOLE:
        drawn = (max(least, _WHOLE[0]), min(most, _WHOLE[1]))
        yield f"{x} = integers({drawn[0]}, {drawn[1]})", "any"
    if fact.low is not None and fact.high is not None:
        for value in dict.fromkeys((fact.low, fact.high)):
            yield f"{x} = {value}", ""
        yield f"{x} = integers({fact.low}, {int(fact.high) + 1})", ""
        if int(fact.high) - int(fact.low) > 2:
            yield f"cycle({x}, {fact.low}, {fact.high})", ""
    yield f"{x} = 1", ""
    if info.min < 0:
        yield f"{x} = -1", ""
        yield f"negated({x})", ""
        yield f"{x} = integers(-100, 100)", ""
        yield f"sprinkled({x}, -1)", ""
    yield f"sprinkled({x}, {info.max}, {info.min})", ""
    yield f"{x} = {info.max}", ""


def _scalar_statements(name: str, value: int | float) -> Iterator[str]:
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        wanted: list[int | float] = [value + 1, value - 1, 1, 0, -1, 2 * value, -value, 2]
    else:
        wanted = [2 * value, value + 1.0, value / 2, 1.0, 0.0, -1.0, -value, 100 * value]
        if abs(value) < 1e6:
            wanted += [math.floor(value) + part for part in (0.1, 0.8)]
    for other in dict.fromkeys(wanted):
        if other != value:
            yield f"{name} = {other}"


_MOST = 3
"""Statements of a mixed case."""
_PLACE = re.compile(r"\w+\[[1-9]")
"""A statement about an element that smaller arrays do not have."""


def mixtures(
    bases: Sequence[TestCase], corners: Sequence[TestCase], count: int, seed: int
) -> tuple[TestCase, ...]:
    """Cases with the sizes of one case and the values of others.

    Args:
        bases: Whose sizes are taken.
        corners: Whose statements are taken.
        count: How many cases at most; equal ones count once.
        seed: What the draws follow from.
    """
    texts = dict.fromkeys(text for case in corners for text in case.values)
    pool = [text for text in texts if not _PLACE.match(text)]
    if not pool:
        return ()
    rng = random.Random(seed)
    drawn: dict[TestCase, None] = {}
    for _ in range(count):
        values = rng.sample(pool, min(rng.randint(1, _MOST), len(pool)))
        base = rng.choice(bases)
        drawn[replace(base, name="", seed=rng.getrandbits(31), values=tuple(values))] = None
    return tuple(replace(case, name=f"mixed{n}") for n, case in enumerate(drawn))
