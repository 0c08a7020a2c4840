"""Contents at which a decision of the unmodified program flips, where another rounding shows.

What rounds otherwise and is stored gives other bits in nearly every case. Where only the result
of a comparison is stored, or a number that was rounded down, it shows at a threshold alone: where
the unmodified program decides one way at one number and the other way at the next. So such numbers
are looked for, and both programs are run there, and a few units in the last place beside them.

Elements of an array that have outputs of their own are moved all at once, each to the threshold of
its own output, under other contents of the other arrays again and again, as two roundings flip at
different numbers for a share of them only. Elsewhere one element, or a scalar, is moved to where a
condition, or an output that is no float, comes out otherwise. No difference counts that a case
does not show which says what the arrays hold.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from functools import cached_property
from math import prod
from typing import Any

import numpy as np

from gevo.device.base import Binary, Lowered, RunOptions, RunResult
from gevo.device.simt.jit import SimtBinary
from gevo.device.simt.lower.decisions import Site
from gevo.errors import LaunchFailed, WorkloadError
from gevo.evaluate.scoring.bisected import (
    Bracket,
    Lanes,
    Outputs,
    apart,
    bracket,
    floats_at,
    halved,
    halvings,
    keys_of,
)
from gevo.evaluate.scoring.rounded import rounds_otherwise
from gevo.evaluate.scoring.score import Scorer
from gevo.evaluate.scoring.unaimed import PARTS
from gevo.evaluate.scoring.usable import Trier, watched
from gevo.expression import LONGEST
from gevo.workload.case import (
    Argument,
    Array,
    ArrayFacts,
    Bounds,
    Dim3,
    Launches,
    Role,
    TestCase,
    Workload,
)

RUNS = 1500
"""Runs of either program in one part of the search."""
WORK = 4e8
"""Instructions of all threads in these, as far as the longest thread tells."""
LAUNCH = 1e5
"""A launch takes as long as so many."""
STARTS = 24
"""Contents from which one part begins at most."""
TRYING = 20
"""To find out whether a start is of use counts as so many runs."""
LANES = 200
"""Elements that a case has at least, where there is one, if they are moved all at once,"""
MOST_LANES = 1 << 14
"""and at most."""
SINGLES = 3
"""Single elements that are moved from one start."""
ELEMENT = 0.6
"""How often that is one element, and not a scalar, or a factor or a summand of a whole array."""
FEW_FLIPS = 0.1
"""Where a smaller share of the lanes flips, single elements are moved as well."""
SPARSE = 6
"""Where lanes change what others give, one in so many is moved."""
MULTIPLES = (0, 1, -1, 2, 3, -3)
"""Of the least number of a type, which arrays hold at some starts."""
NUMBERS = (-2, -1, 0, 1, 2, 3, 5)
"""Whole numbers that they hold at some others."""
STEPS = (-1, 0, 1, 2)
"""So many numbers beyond the last one before the threshold both programs are compared."""
BESIDE = (-4, -2, -1, 0, 1, 2, 4)
"""The same for a scalar, in numbers of f32 beside the threshold."""
STIRRED = 8
"""Comparisons with other arrays a few numbers beside what they hold."""
FEW = 3
"""Other elements that are moved so where a single one is at a threshold."""
SHOWN = 3
"""Lanes of one comparison of which cases are made."""
FOUND = 4
"""Cases that one part gives at most."""
_PLAIN = RunOptions(poison=0x5A, fill=0x7F, timed=False)


def near_thresholds(
    scorer: Scorer,
    trier: Trier,
    pair: tuple[Lowered, Lowered],
    binary: Binary,
    cases: Sequence[TestCase],
    seed: int,
    part: int,
) -> Iterator[TestCase]:
    """Cases at thresholds on which a program seems to differ from the unmodified one.

    Nothing where results may differ in last bits, where no decision can hang on a rounding, or
    where both round alike.

    Args:
        scorer: Of the unmodified program; its device is simt.
        trier: Tries cases on that.
        pair: The unmodified program and the other one, cleaned.
        binary: The other one.
        cases: Known ones, those for training first.
        seed: What draws follow from.
        part: Which of `PARTS` parts.
    """
    if trier.tolerant or not rounds_otherwise(pair[0].text, pair[1].text):
        return
    try:
        bases = _bases(scorer.workload, cases)
    except WorkloadError:
        return
    if bases:
        both = _Both(scorer, trier, pair, (scorer.baseline_binary(), binary))
        yield from _Looking(both, bases, seed, part).cases()


def _bases(workload: Workload, cases: Sequence[TestCase]) -> Sequence[TestCase]:
    """Cases from which to begin: the first that is large enough, and the smallest."""
    if not any(_is_float(f) for f in workload.described(cases[0])) and not any(
        isinstance(value, float) for value in workload.scalars.values()
    ):
        return ()
    plain = [case for case in cases if not case.values] or list(cases)
    by_size = sorted(plain, key=lambda case: prod(value for _, value in case.sizes))
    small = [case for case in workload.train if case in plain][:1] or by_size[:1]
    for case in by_size:
        most = max((prod(f.shape) for f in workload.described(case) if _is_float(f)), default=0)
        if most >= LANES:
            return (case,) if most > MOST_LANES else (case, small[0], by_size[0])
    return (small[0], by_size[0])


def _is_float(fact: ArrayFacts) -> bool:
    return fact.dtype.kind == "f" and fact.role is not Role.OUT


class _Spent(Exception):
    """No more may be run."""


@dataclass
class _Both:
    """Runs the two programs.

    Attributes:
        scorer: Of the unmodified program.
        trier: Tries cases on that.
        pair: The two, cleaned.
        binaries: The two.
        runs: How many runs are left.
        work: How many instructions are.
        last: How many the last run took.
    """

    scorer: Scorer
    trier: Trier
    pair: tuple[Lowered, Lowered]
    binaries: tuple[Binary, Binary]
    runs: int = field(default_factory=lambda: RUNS)
    work: float = field(default_factory=lambda: WORK)
    last: float = 0.0

    @property
    def workload(self) -> Workload:
        """What the cases are of."""
        return self.scorer.workload

    @cached_property
    def conditions(self) -> Mapping[str, Sequence[int]]:
        """Numbers of the sites where the unmodified program's kernels decide."""
        binary = self.binaries[0]
        assert isinstance(binary, SimtBinary)
        return {
            name: [n for n, one in enumerate(kernel.host.decisions) if one.kind is not Site.VALUE]
            for name, kernel in binary.for_decisions().kernels.items()
        }

    def run(
        self,
        which: int,
        launches: Launches,
        contents: Mapping[str, Array],
        decisions: bool = False,
    ) -> RunResult | None:
        """What a program gives with other contents; None where it fails; raises _Spent."""
        self.spend(1)
        buffers = tuple(
            replace(b, array=contents[b.name]) if b.name in contents else b
            for b in launches.buffers
        )
        threads = count = 0

        def note(kernel: str, grid: Dim3, block: Dim3, args: Sequence[Argument]) -> None:
            nonlocal threads, count
            del kernel, args
            threads += prod(grid) * prod(block)
            count += 1

        given = watched(replace(launches, buffers=buffers), note)
        options = replace(_PLAIN, fuel=self.trier.fuel, decisions=decisions)
        try:
            result = self.scorer.device.run(self.binaries[which], given, options)
        except (LaunchFailed, WorkloadError):
            return None
        self.last = threads * result.fuel_used + count * LAUNCH
        return result

    def spend(self, runs: int) -> None:
        """Count so many runs such as the last one; raises _Spent where none is left."""
        if self.runs <= 0 or self.work <= 0:
            raise _Spent
        self.runs -= runs
        self.work -= runs * self.last

    def launches(self, case: TestCase) -> tuple[Launches, Launches] | None:
        """Of both programs in a case; None where there are none."""
        try:
            made = [self.scorer.workload.launches(case, one.settings) for one in self.pair]
        except WorkloadError:
            return None
        return made[0], made[1]

    def compared(
        self, launches: tuple[Launches, Launches], contents: Mapping[str, Array]
    ) -> tuple[Outputs, Outputs] | None:
        """What both give, where that is not the same; None else, or where one of them fails."""
        given = [self.run(n, launches[n], contents) for n in (0, 1)]
        if given[0] is None or given[1] is None:
            return None
        wanted, own = given[0].outputs, given[1].outputs
        agree = self.workload.metric(own, wanted) <= self.scorer.tolerance
        return None if agree else (wanted, own)

    def show(self, case: TestCase) -> bool:
        """Whether both give something else in a case."""
        made = self.launches(case)
        return made is not None and self.compared(made, {}) is not None


@dataclass(frozen=True)
class _Start:
    """A case with what it holds.

    Attributes:
        case: The case.
        launches: Of both programs.
        facts: Arrays of floats that may be changed.
        arrays: What they hold, by name.
        others: What they hold in another case of the kind.
    """

    case: TestCase
    launches: tuple[Launches, Launches]
    facts: Sequence[ArrayFacts]
    arrays: Mapping[str, Array]
    others: Mapping[str, Array]


@dataclass(frozen=True)
class _Dial:
    """A statement with a number that is moved.

    Attributes:
        before: The statement's text before the number.
        behind: Its text behind that.
        low: The number to begin with.
        high: The one to go to.
    """

    before: str
    behind: str
    low: float
    high: float

    def statement(self, number: float) -> str:
        """The statement."""
        return f"{self.before}{number!r}{self.behind}"


@dataclass
class _Looking:
    """Looks for thresholds in one part of the starts.

    Attributes:
        both: The programs.
        bases: Cases from which starts are made.
        seed: What draws follow from.
        part: Which part it is.
        sparse: Whether lanes have turned out to change what others give.
        found: How many cases were given.
    """

    both: _Both
    bases: Sequence[TestCase]
    seed: int
    part: int
    sparse: bool = False
    found: int = field(default=0, init=False)

    def cases(self) -> Iterator[TestCase]:
        """Cases on which the two seem to differ."""
        try:
            for number in range(self.part, PARTS * STARTS, PARTS):
                rng = np.random.default_rng((self.seed, number))
                start = self._start(number, rng)
                if start is None:
                    continue
                for case in self._from(start, number // PARTS, rng):
                    yield case
                    self.found += 1
                    if self.found == FOUND:
                        return
        except _Spent:
            return

    def _start(self, number: int, rng: np.random.Generator) -> _Start | None:
        """Contents to begin with; None where they are of no use."""
        base = self.bases[(0, 0, 1, 2)[number // PARTS % 4] % len(self.bases)]
        workload = self.both.workload
        try:
            facts = [f for f in workload.described(base) if _is_float(f)]
            bounds = workload.bounds(base)
        except WorkloadError:
            return None
        values = (
            *base.values,
            *_scalars(workload, bounds, number, rng),
            *_contents(facts, number),
        )
        seeds = [int(s) for s in rng.integers(1, 1 << 31, 2)]
        drawn = [replace(base, name="", seed=s, values=values) for s in seeds]
        self.both.spend(TRYING)
        if self.both.trier.try_(drawn[0]).reason:
            drawn[0] = replace(drawn[0], values=base.values)
            if self.both.trier.try_(drawn[0]).reason:
                return None
        made, others = (self.both.launches(case) for case in drawn)
        if made is None or others is None:
            return None
        names = {f.name for f in facts}
        held = [
            {b.name: b.array for b in some[0].buffers if b.name in names and b.array.size}
            for some in (made, others)
        ]
        other = {n: _unlike(a, held[1][n], rng) for n, a in held[0].items()}
        case = replace(drawn[0], name=f"threshold{number}")
        return _Start(case, made, [f for f in facts if f.name in held[0]], held[0], other)

    def _from(self, start: _Start, turn: int, rng: np.random.Generator) -> Iterator[TestCase]:
        """Cases from one start: by all elements at once where that can be, else by single ones."""
        base = self.both.run(0, start.launches[0], {})
        if base is None:
            return
        flipped = 0.0
        for n in range(len(start.facts)):
            fact = start.facts[(turn + n) % len(start.facts)]
            lanes = self._lanes(start, fact, base.outputs, turn, rng)
            if lanes is not None:
                flipped, found = self._at_once(start, lanes, rng)
                yield from found
                break
        if flipped < FEW_FLIPS:
            for _ in range(SINGLES):
                yield from self._alone(start, rng)

    def _lanes(
        self,
        start: _Start,
        fact: ArrayFacts,
        outputs: Outputs,
        turn: int,
        rng: np.random.Generator,
    ) -> Lanes | None:
        """Elements of an array that may have outputs of their own; None where none fits."""
        size = start.arrays[fact.name].size
        counts = {a.size for a in outputs.values() if a.size and a.size <= MOST_LANES}
        fitting = sorted(n for n in counts if not size % n or not n % size)
        if not fitting:
            return None
        count = min(fitting[-1], size)
        per = size // count
        phase = turn // max(1, len(start.facts)) % per
        each = np.arange(count)
        places = each + phase * count if turn % 2 and per > 1 else each * per + phase
        active = rng.random(count) * SPARSE < 1 if self.sparse else np.full(count, True)
        arrays = start.arrays[fact.name], start.others[fact.name]
        finite = [np.isfinite(a.reshape(-1)[places]) for a in arrays]
        return Lanes(fact.name, places, active & finite[0] & finite[1])

    def _at_once(
        self, start: _Start, lanes: Lanes, rng: np.random.Generator
    ) -> tuple[float, Iterator[TestCase]]:
        """Which share of lanes comes to a threshold, and cases on which the programs differ."""
        first = start.arrays[lanes.name]

        def run(contents: Mapping[str, Array]) -> Outputs | None:
            result = self.both.run(0, start.launches[0], contents)
            return None if result is None else result.outputs

        found = bracket(run, lanes, first, start.others[lanes.name])
        if found is None:
            return 0.0, iter(())
        share = float(found.flips.sum()) / max(1, int(lanes.active.sum()))
        self.sparse |= len(lanes.places) > 1 and share < FEW_FLIPS
        return share, self._beside(start, lanes, found, rng)

    def _beside(
        self, start: _Start, lanes: Lanes, found: Bracket, rng: np.random.Generator
    ) -> Iterator[TestCase]:
        """Compare the programs at thresholds of lanes, and beside them."""
        first = start.arrays[lanes.name]
        up = np.sign(found.high - found.low)
        for step in (*STEPS, *[None] * STIRRED):
            steps = rng.integers(0, 2, up.size) if step is None else np.full(up.size, step)
            values = floats_at(found.low + steps * up, first.dtype)
            contents = {} if step is not None else self._stirred(start, lanes.name, rng)
            contents[lanes.name] = lanes.put(first, values)
            pair = self.both.compared(start.launches, contents)
            if pair is not None:
                off = sum(apart(*pair, len(lanes.places)))
                for lane in np.flatnonzero(np.asarray(off))[:SHOWN]:
                    place = int(lanes.places[lane])
                    yield from self._told(start, contents, first.size, place)

    def _stirred(self, start: _Start, but: str, rng: np.random.Generator) -> dict[str, Array]:
        """Other arrays, each element at most a few numbers beside what it was."""
        return {
            fact.name: _moved(array, rng.integers(-3, 4, array.shape))
            for fact in start.facts
            if fact.name != but and (array := start.arrays[fact.name]).size
        }

    def _told(
        self, start: _Start, contents: Mapping[str, Array], size: int, place: int
    ) -> Iterator[TestCase]:
        """The first case that shows what one lane does, if one does."""
        like = {n: contents.get(n, a) for n, a in start.arrays.items() if a.size == size}
        same = [f"{n} = {_written(a.reshape(-1)[place])}" for n, a in like.items()]
        single = [f"{n}[{place}] = {_written(a.reshape(-1)[place])}" for n, a in like.items()]
        whole = [f"cycle({n}, {_listed(a)})" for n, a in contents.items() if a.size * 8 < LONGEST]
        for statements in (same, single, whole):
            if statements and max(map(len, statements)) < LONGEST:
                case = replace(start.case, values=(*start.case.values, *statements))
                if self.both.show(case):
                    yield case
                    return

    def _alone(self, start: _Start, rng: np.random.Generator) -> Iterator[TestCase]:
        """Move one element, a scalar, or a whole array by one number, to a threshold."""
        scalars = [n for n, v in self.both.workload.scalars.items() if isinstance(v, float)]
        names = [f.name for f in start.facts]
        numbers = [*scalars, *names]
        if names and rng.random() < ELEMENT:
            yield from self._element(start, names[int(rng.integers(len(names)))], rng)
        elif numbers:
            name = numbers[int(rng.integers(len(numbers)))]
            yield from self._number(start, _dial(self.both.workload, start.case, name, rng))

    def _element(self, start: _Start, name: str, rng: np.random.Generator) -> Iterator[TestCase]:
        """Move one element to a threshold, and compare the programs there and beside it."""
        array = start.arrays[name]
        place = int(rng.integers(array.size))
        ends = [keys_of(a.reshape(-1)[place : place + 1]) for a in (array, start.others[name])]

        def at(key: int) -> object:
            return self._signature(start.launches[0], {name: _with(array, place, key)})

        found = _threshold(at, int(ends[0][0]), int(ends[1][0]), halvings(array.dtype))
        if found is None:
            return
        up = 1 if found[1] > found[0] else -1
        for step in (*STEPS, *[None] * STIRRED):
            key = found[0] + (step if step is not None else int(rng.integers(0, 2))) * up
            changed = {(name, place): _with(array, place, key).reshape(-1)[place]}
            if step is None:
                changed.update(self._few(start, (name, place), rng))
            yield from self._single(start, changed)

    def _few(
        self, start: _Start, but: tuple[str, int], rng: np.random.Generator
    ) -> Iterator[tuple[tuple[str, int], Any]]:
        """A few other elements, each at most a few numbers beside what it was."""
        for _ in range(FEW):
            name = start.facts[int(rng.integers(len(start.facts)))].name
            flat = start.arrays[name].reshape(-1)
            place = int(rng.integers(flat.size))
            if (name, place) != but:
                yield (name, place), _moved(flat[place : place + 1], rng.integers(-3, 4, 1))[0]

    def _single(self, start: _Start, changed: Mapping[tuple[str, int], Any]) -> Iterator[TestCase]:
        """The case with single elements changed, if the programs differ on it."""
        contents: dict[str, Array] = {}
        for (name, place), value in changed.items():
            array = contents.setdefault(name, start.arrays[name].copy())
            array.reshape(-1)[place] = value
        if self.both.compared(start.launches, contents) is not None:
            told = [f"{name}[{place}] = {_written(v)}" for (name, place), v in changed.items()]
            yield replace(start.case, values=(*start.case.values, *told))

    def _number(self, start: _Start, dial: _Dial) -> Iterator[TestCase]:
        """Move a number to a threshold, and compare the programs there and beside it."""
        ends = keys_of(np.array([dial.low, dial.high]))

        def case(number: float) -> TestCase:
            return replace(start.case, values=(*start.case.values, dial.statement(number)))

        def at(key: int) -> object:
            number = float(floats_at(np.array([key]), np.dtype(np.float64))[0])
            made = self.both.launches(case(number))
            return None if made is None else self._signature(made[0], {})

        found = _threshold(at, int(ends[0]), int(ends[1]), 64)
        if found is None:
            return
        numbers = [float(n) for n in floats_at(np.array(found), np.dtype(np.float64))]
        with np.errstate(over="ignore"):
            single = np.array(numbers[:1]).astype(np.float32)
        beside = [float(_moved(single, np.array([n]))[0]) for n in BESIDE]
        for number in filter(np.isfinite, dict.fromkeys((*numbers, *beside))):
            if self.both.show(case(number)):
                yield case(number)

    def _signature(self, launches: Launches, contents: Mapping[str, Array]) -> object:
        """How often each condition comes out either way, and what is stored that is no float."""
        result = self.both.run(0, launches, contents, decisions=True)
        if result is None:
            return None
        outputs = [a.tobytes() for _, a in sorted(result.outputs.items()) if a.dtype.kind != "f"]
        counts = [
            table[self.both.conditions[kernel], :2].tobytes()
            for kernel, table in sorted(result.decisions.items())
        ]
        return outputs, counts


def _threshold(at: Any, low: int, high: int, most: int) -> tuple[int, int] | None:
    """Two adjacent places between which what `at` gives flips; None without."""
    first = at(low)
    last = at(high)
    if first is None or last is None or first == last:
        return None

    def differs(key: int) -> bool | None:
        found = at(key)
        return None if found is None else found != first

    return halved(differs, low, high, most)


def _with(array: Array, place: int, key: int) -> Array:
    changed = array.copy()
    changed.reshape(-1)[place] = floats_at(np.array([key], np.int64), array.dtype)[0]
    return changed


def _moved(array: Array, steps: Array) -> Array:
    """Floats so many numbers beside what they were; what is not finite stays."""
    if not array.size:
        return array
    flat = np.ascontiguousarray(array)
    moved = floats_at(keys_of(flat) + steps, array.dtype)
    return np.where(np.isfinite(flat) & np.isfinite(moved), moved, flat).astype(array.dtype)


def _unlike(array: Array, other: Array, rng: np.random.Generator) -> Array:
    """Other contents: those of another case, else the same in another order, else others."""
    if other.shape == array.shape and (other != array).any():
        return other
    flat = array.reshape(-1)
    mixed = rng.permutation(flat).reshape(array.shape)
    if (mixed != array).any():
        return mixed
    with np.errstate(over="ignore", invalid="ignore"):
        factors = rng.uniform(-2.0, 2.0, array.shape)
        return (array * factors + (array == 0) * factors).astype(array.dtype)


class _Kind(IntEnum):
    """What starts hold in arrays of floats, and in scalars."""

    DRAWN = 0
    """What the spec says; scalars are near theirs."""
    LEAST = 1
    """A few multiples of the least number, of which a half is rounded."""
    WHOLE = 3
    """A few whole numbers."""
    SMALL = 5
    """Numbers so small that products lie below the least normal one."""
    LARGE = 7
    """Numbers so large that products lie above the largest one."""

    @classmethod
    def of(cls, number: int) -> _Kind:
        """Of a start: every other one, in each part, is as drawn."""
        kind = (number // PARTS + number) % 8
        return cls(kind if kind % 2 else 0)


def _root(dtype: Any) -> float:
    """The root of the least normal number."""
    return float(np.sqrt(float(np.finfo(dtype).tiny)))


def _least(dtype: Any) -> float:
    return float(np.finfo(dtype).smallest_subnormal)


def _scalars(
    workload: Workload, bounds: Mapping[str, Bounds], number: int, rng: np.random.Generator
) -> Iterator[str]:
    """Statements that give scalars other numbers, in three of four starts."""
    kind, root = _Kind.of(number), _root(np.float32)
    for name, value in workload.scalars.items():
        given = bounds.get(name) in (None, (None, None))
        if not isinstance(value, float) or not number % PARTS or not given:
            continue
        other = {
            _Kind.LEAST: float(rng.choice(MULTIPLES)) * _least(np.float32),
            _Kind.WHOLE: float(rng.choice(NUMBERS)),
            _Kind.SMALL: value * root,
            _Kind.LARGE: value / root,
        }.get(kind, value * rng.uniform(0.5, 1.5))
        with np.errstate(over="ignore"):
            yield f"{name} = {float(np.float32(other))!r}"


def _contents(facts: Sequence[ArrayFacts], number: int) -> Iterator[str]:
    """Statements that give all arrays of floats contents of one kind; none for as drawn."""
    kind = _Kind.of(number)
    for fact in facts:
        root, least = _root(fact.dtype), _least(fact.dtype)
        if kind is _Kind.LEAST:
            yield f"among({fact.name}, {', '.join(repr(n * least) for n in MULTIPLES)})"
        elif kind is _Kind.WHOLE:
            yield f"among({fact.name}, {', '.join(map(str, NUMBERS))})"
        elif kind in (_Kind.SMALL, _Kind.LARGE):
            yield f"scaled({fact.name}, {root if kind is _Kind.SMALL else 1 / root!r})"


def _dial(workload: Workload, case: TestCase, name: str, rng: np.random.Generator) -> _Dial:
    """A number that changes a scalar, or what all elements of an array are."""
    if name not in workload.scalars:
        if rng.random() < 0.5:
            return _Dial(f"scaled({name}, ", ")", 1.0, float(rng.choice((0.0, 0.5, 4.0, -1.0))))
        return _Dial(f"shifted({name}, ", ")", 0.0, float(rng.choice((-4.0, -0.5, 0.5, 4.0))))
    value = float(workload.scalars[name])
    for text in case.values:
        left, _, right = text.partition(" = ")
        value = float(right) if left == name else value
    other = value * float(rng.choice((0.0, 0.5, 2.0, -1.0, 8.0))) or float(rng.normal())
    return _Dial(f"{name} = ", "", value, other)


def _written(value: Any) -> str:
    return repr(float(value))


def _listed(array: Array) -> str:
    return ", ".join(map(_written, array.reshape(-1)))
