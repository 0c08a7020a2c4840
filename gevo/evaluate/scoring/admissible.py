"""Contents that a workload admits and that none of its cases need have.

Integers at the ends of what they may be, truth values of one kind, zeros among numbers, rows that
hold one number: what a case draws by chance hardly ever has them. What an array may hold a
`[domain]` says; else it is between the ends of what its generator gives.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property

import numpy as np

from gevo.errors import WorkloadError
from gevo.evaluate.scoring.contents import distinct, filled, within
from gevo.evaluate.scoring.inputs import SEED
from gevo.workload.case import Array, ArrayFacts, Bounds, Buffer, TestCase, Workload

Change = Callable[[np.random.Generator, Array, Bounds], Array]
"""What becomes of an array that may hold numbers between two ends, which may not be known."""

FEW = 0.125
"""Share of elements, and of rows, that are other ones."""
LARGER = (1_000, 1_000_000)
"""What a single integer is, as the number of a step, that no case counts up to."""


def seeded(name: str) -> np.random.Generator:
    """What draws for an array: for arrays of one shape not the same."""
    return np.random.default_rng([SEED, zlib.crc32(name.encode())])


def _truth(make: Callable[[np.random.Generator, Array], Array]) -> Change:
    def change(rng: np.random.Generator, array: Array, ends: Bounds) -> Array:
        del ends
        if array.dtype.kind != "b":
            return array
        return np.asarray(make(rng, array), np.bool_).reshape(array.shape)

    return change


def _range(array: Array, ends: Bounds) -> tuple[int, int] | None:
    """The least and the largest of integers; an end that is not known is that of what is there."""
    if array.dtype.kind not in "iu" or not array.size or not array.ndim:
        return None
    kind = np.iinfo(array.dtype)
    low = int(array.min()) if ends[0] is None else int(np.ceil(ends[0]))
    high = int(array.max()) if ends[1] is None else int(np.floor(ends[1]))
    low, high = max(low, int(kind.min)), min(high, int(kind.max))
    return (low, high) if low < high else None


def _drawn(rng: np.random.Generator, array: Array, ends: Bounds) -> Array:
    found = _range(array, ends)
    if found is None or found == (int(array.min()), int(array.max())):
        return array  # which `redrawn` draws
    return within(rng, array, *found)


def _near_ends(rng: np.random.Generator, array: Array, ends: Bounds) -> Array:
    """Integers that are, or are next to, an end or zero; none where all are distinct."""
    found = _range(array, ends)
    if found is None or _places(array):
        return array
    low, high = found
    some = {n for n in (low, low + 1, -1, 0, 1, high - 1, high) if low <= n <= high}
    made = rng.choice(np.array(sorted(some), array.dtype), array.shape)
    ordered = array.size > 1 and bool((array[1:] >= array[:-1]).all())
    same = bool((array == array.reshape(-1)[0]).all())
    return np.sort(made, axis=0) if ordered and not same else made


def _at_end(upper: bool) -> Change:
    def change(rng: np.random.Generator, array: Array, ends: Bounds) -> Array:
        del rng
        found = _range(array, ends)
        return array if found is None or _places(array) else np.full_like(array, found[upper])

    return change


def _places(array: Array) -> bool:
    """Whether distinct integers may be places."""
    return array.size > 1 and distinct(array.reshape(-1))


def _below(last: int | None) -> Change:
    """Smaller integers for one that is everywhere, where nothing else is known of them.

    Args:
        last: They are from 0 to this; None for from 1 to the one that is there.
    """

    def change(rng: np.random.Generator, array: Array, ends: Bounds) -> Array:
        known = _range(array, ends) is not None or array.dtype.kind not in "iu" or not array.any()
        own = int(array.reshape(-1)[0]) if not known else 0
        if own < 1:
            return array
        low, high = (1, own) if last is None else (0, last)
        return rng.integers(low, high, array.shape, dtype=array.dtype, endpoint=True)

    return change


def _larger(number: int) -> Change:
    def change(rng: np.random.Generator, array: Array, ends: Bounds) -> Array:
        del rng, ends
        if array.dtype.kind not in "iu" or array.size != 1:
            return array
        most = min(number, int(np.iinfo(array.dtype).max) // 2)
        return array if int(array.reshape(-1)[0]) >= most else np.full_like(array, most)

    return change


def _scattered(
    value: Callable[[np.random.Generator, Array, Bounds], Array], alone: bool
) -> Change:
    """Floats with other ones in a few rows, a few columns and, `alone`, a few places."""

    def change(rng: np.random.Generator, array: Array, ends: Bounds) -> Array:
        if array.dtype.kind != "f" or array.size < 2 or (array.ndim < 2 and not alone):
            return array
        if not alone and _sparse(array, ends):
            return array
        found = np.array(filled(rng, array))
        if array.ndim > 1:
            rows, columns = (_some(rng, shape) for shape in (array.shape[:-1], array.shape[1:]))
            found[rows] = value(rng, array, ends).reshape(-1)[: rows.sum(), None]
            found[:, columns] = value(rng, array, ends).reshape(-1)[: columns.sum()]
        if alone:
            places = rng.random(array.shape) < FEW
            found[places] = value(rng, array, ends)[places]
        return found

    return change


def _some(rng: np.random.Generator, shape: tuple[int, ...]) -> Array:
    """A few of so many rows, one at least."""
    found = rng.random(shape) < FEW
    if not found.any():
        found.reshape(-1)[int(rng.integers(found.size))] = True
    return found


def _nothing(rng: np.random.Generator, array: Array, ends: Bounds) -> Array:
    del rng, ends
    return np.zeros_like(array)


def _level(rng: np.random.Generator, array: Array, ends: Bounds) -> Array:
    """Ends of what numbers may be, and the middle."""
    low = float(array.min()) if ends[0] is None else float(ends[0])
    high = float(array.max()) if ends[1] is None else float(ends[1])
    return rng.choice((low, high, low / 2 + high / 2), array.shape).astype(array.dtype)


def _one_number(rng: np.random.Generator, array: Array, ends: Bounds) -> Array:
    if array.dtype.kind != "f" or array.size < 2 or _sparse(array, ends):
        return array
    return np.full_like(array, _level(rng, array, ends).reshape(-1)[0])


def _sparse(array: Array, ends: Bounds) -> bool:
    """Whether zeros among numbers may be meant to stay."""
    return ends == (None, None) and bool((array == 0).any()) and bool(array.any())


def _all_zero(rng: np.random.Generator, array: Array, ends: Bounds) -> Array:
    return _nothing(rng, array, ends) if array.dtype.kind == "f" else array


ADMISSIBLE: Mapping[str, tuple[Change, str]] = {
    "no truth value true": (
        _truth(lambda rng, a: np.zeros_like(a)),
        "{} is true somewhere",
    ),
    "all truth values true": (
        _truth(lambda rng, a: np.ones_like(a)),
        "{} is false somewhere",
    ),
    "the other truth values": (
        _truth(lambda rng, a: ~a),
        "{} is true where it is in the workload",
    ),
    "truth values by chance": (
        _truth(lambda rng, a: rng.random(a.shape) < 0.5),
        "{} is true where it is in the workload",
    ),
    "integers between their ends": (_drawn, ""),
    "integers at their ends": (_near_ends, ""),
    "the least integers": (_at_end(upper=False), ""),
    "the largest integers": (_at_end(upper=True), ""),
    "smaller integers": (_below(None), "every number in {0} is {1:.9g}"),
    "0 and 1": (_below(1), "every number in {0} is {1:.9g}"),
    "a larger integer": (_larger(LARGER[0]), f"the number in {{}} stays below {LARGER[0]}"),
    "a much larger integer": (_larger(LARGER[1]), f"the number in {{}} stays below {LARGER[1]}"),
    "zeros among numbers": (_scattered(_nothing, alone=True), "no number in {} is zero"),
    "rows of one number": (_scattered(_level, alone=False), "no row of {} holds one number"),
    "one number everywhere": (_one_number, "{} does not hold one number everywhere"),
    "nothing but zeros": (_all_zero, "{} does not hold zeros alone"),
}
"""Contents, and what they say of an array that they must not be, where they make a difference;
empty where they are what the workload itself gives."""

ALONE = frozenset({"one number everywhere", "nothing but zeros"})
"""Those that are tried with one array after the other: of all together nothing would be left."""
IMPLIED = {
    "one number everywhere": "rows of one number",
    "nothing but zeros": "zeros among numbers",
}
"""Those that show nothing new where others have shown something."""
STATED = frozenset({"the least integers", "the largest integers", "nothing but zeros"})
"""Those that are tried where the domain says between which numbers an array lies."""
MOST_ALONE = 4
"""Arrays that are tried so."""
RISING = frozenset(
    {
        "integers between their ends",
        "integers at their ends",
        "the largest integers",
        "a larger integer",
        "a much larger integer",
    }
)
"""Those that may make a single integer larger, which a loop may take for a number of rounds."""
LEVEL = frozenset({"rows of one number", "one number everywhere"})
"""Those that may make floats larger."""


class Admission:
    """What a workload admits.

    Args:
        workload: The workload.
        case: The case whose contents are changed.
        buffers: What it begins with.
    """

    def __init__(self, workload: Workload, case: TestCase, buffers: Iterable[Buffer]) -> None:
        self._workload = workload
        self._case = case
        self._ends: dict[str, Bounds] = {}
        self._held = {b.name: b.array for b in buffers if b.given}

    @cached_property
    def _bounds(self) -> Mapping[str, Bounds]:
        return self._workload.bounds(self._case) if self._workload.domain else {}

    @cached_property
    def _facts(self) -> Mapping[str, ArrayFacts]:
        try:
            return {one.name: one for one in self._workload.described(self._case)}
        except WorkloadError:
            return {}

    def stated(self, name: str) -> bool:
        """Whether the domain says between which numbers an array lies, of one side at least."""
        return name in self._bounds

    def ends(self, name: str) -> Bounds:
        """Of the domain, else of what makes an array; of floats those of the domain alone."""
        if name in self._bounds:
            if name not in self._ends:
                low, high = self._bounds[name]
                self._ends[name] = self._inside(name, low, 1), self._inside(name, high, -1)
            return self._ends[name]
        one = self._facts.get(name)
        if one is None or one.dtype.kind not in "iu" or one.low is None:
            return None, None
        return one.low, one.high

    def _inside(self, name: str, end: float | None, way: int) -> int | float | None:
        """An end, or the next number where that is just outside (`x < 8`)."""
        own = self._held.get(name)
        if end is None or own is None or own.dtype.kind == "b":
            return end
        if own.dtype.kind != "f":
            whole = int(np.ceil(end)) if way > 0 else int(np.floor(end))
            kind = np.iinfo(own.dtype)
            whole = min(max(whole, int(kind.min)), int(kind.max))
            return whole if self.holds({name: np.full_like(own, whole)}) else whole + way
        near = np.array(end, own.dtype)
        if self.holds({name: np.full_like(own, near)}):
            return float(near)
        return float(np.nextafter(near, np.array(way * np.inf, own.dtype)))

    def admitted(self, name: str, array: Array) -> Array:
        """Contents as the domain admits them; what the case holds where it does not."""
        own = self._held.get(name)
        if own is None or array is own:
            return array
        found = _clipped(array, self.ends(name)) if name in self._bounds else array
        return found if self.holds({name: found}) else own

    def holds(self, contents: Mapping[str, Array]) -> bool:
        """Whether the domain admits arrays with these contents, the others as they are."""
        if not self._workload.domain:
            return True
        try:
            return not self._workload.excludes(self._case, {**self._held, **contents})
        except WorkloadError:
            return False


def _clipped(array: Array, ends: Bounds) -> Array:
    """Numbers between two ends, those included; NaN stays."""
    if ends == (None, None) or array.dtype.kind == "b":
        return array
    return np.clip(array, *ends).astype(array.dtype)
