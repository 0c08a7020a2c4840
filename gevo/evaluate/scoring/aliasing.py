"""Which arrays a program needs to be apart, where the unmodified one does not.

CUDA lets a host pass one array for two parameters, unless the kernel says that it must not, and
two parts of one that overlap. Where the unmodified kernel is defined then (an elementwise kernel
that works in place, a thread that writes a row one element further on), a program that keeps a
value across a store to the other array gives something else. That is tried; and what an edit of
the program says that it assumes is taken from the edit.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from itertools import permutations

import numpy as np

from gevo.device.base import Binary, RunOptions, RunResult
from gevo.errors import LaunchFailed
from gevo.evaluate.scoring.alike import OneSided, stated
from gevo.evaluate.scoring.extents import disjoint
from gevo.evaluate.scoring.score import Scorer
from gevo.evaluate.scoring.usable import Passed, watched
from gevo.expression import conjuncts
from gevo.finding import DRAWN, Kind
from gevo.program.base import Assumed
from gevo.program.condition import Clause
from gevo.workload.case import (
    Argument,
    Array,
    Buffer,
    Dim3,
    Launches,
    Pointer,
    Relay,
    Role,
    TestCase,
    Workload,
    pointers_of,
)

_FIRST = RunOptions(poison=0x5A, fill=0x7F, timed=False)
_UNDEFINED = frozenset(Kind) - DRAWN
"""Kinds of findings that leave open what comes out."""
_SECOND = RunOptions(poison=0xFF, fill=0xFE, collect=True, ends_at=_UNDEFINED, timed=False)


SHIFTS = (1, -1)
"""Elements by which one array begins behind the other, where they overlap in part: a program that
loads ahead, or stores late, by any number of elements notices one already."""
WIDER = 4
"""So many times as far where accesses are wider than an element."""
PLACES = 4
"""Places of one array in another that are tried, where launches pass parts of them."""

View = Callable[[Mapping[str, Array]], Mapping[str, Array]]
"""What counts of a run's outputs."""


@dataclass(frozen=True, order=True)
class _Pair:
    """Two arrays that a kernel is given; `second` is passed as `first`, or as a part of it.

    Where the second one begins so many elements (the wider ones, if they differ) behind the first
    one, the kernel is given one address for both.
    """

    kernel: str
    first: str
    second: str
    at: int = 0


def kept_apart(
    scorer: Scorer,
    binary: Binary,
    passed: Mapping[str, Set[Passed]] | None = None,
    cases: Sequence[TestCase] = (),
) -> Iterator[OneSided]:
    """Pairs of arrays that may be one for the unmodified program, and not for this program.

    Tried for arrays whose elements have one size (bytes are of any) of which one is written: as
    one array, or where parts of them are passed, so that these begin in one place, as one array
    of which the same parts are passed, and so that they overlap in part. The last two count only
    where the unmodified program is defined then in every training case: a kernel of which blocks
    get into one another's way is not made for it, though a single block may wait for itself.

    Args:
        scorer: Of the unmodified program, on simt.
        binary: The program; it has the unmodified one's settings.
        passed: What all launches of a kernel passed, for guards.
        cases: On which to try it; without any, on the quickest training case.
    """
    workload = scorer.workload
    known: set[str] = set()
    for case in cases or workload.train[:1]:
        overlaps = _Overlaps(scorer, binary, case)
        for pair in _pairs(scorer, overlaps.launches):
            text = f"{' and '.join(sorted((pair.first, pair.second)))} do not overlap"
            excluded = text in known or _vouching(workload, {pair.first, pair.second})
            if not excluded and _differ(overlaps, pair):
                known.add(text)
                guard = _of_names(pair, (passed or {}).get(pair.kernel, ()))
                yield stated(pair.kernel, text, _words(pair.kernel, guard))


def pointers_apart(
    scorer: Scorer, binary: Binary, passed: Mapping[str, Set[Passed]], cases: Sequence[TestCase]
) -> Iterator[OneSided]:
    """Arrays of pointers of which two may be one for the unmodified program, and not for this one.

    A host that passes one accumulator twice does so. The first two are tried as one; the arguments
    are those of `kept_apart`.
    """
    for kernel, launches in passed.items():
        names = {array[0] for one in launches for array in one.arrays if array}
        for name in sorted(names):
            if any(_agrees_twice(scorer, binary, case, name) is False for case in cases):
                yield stated(kernel, f"{name} are all different", None)


def _agrees_twice(scorer: Scorer, binary: Binary, case: TestCase, name: str) -> bool | None:
    """As `agrees`, with the first pointer of an array of pointers in the second's place, too."""
    launches = scorer.workload.launches(case, scorer.baseline.settings)
    (given,) = (buffer for buffer in launches.buffers if buffer.name == name)
    if len(set(given.pointers[:2])) < 2:  # none, or one, or the same already
        return None
    first, _, *others = given.pointers
    twice = replace(given, pointers=(first, first, *others))
    buffers = tuple(twice if buffer is given else buffer for buffer in launches.buffers)
    return agrees(scorer, binary, replace(launches, buffers=buffers))


class _Overlaps:
    """A case in which arrays overlap, each pair in each way once, whichever kernels it is for.

    Args:
        scorer: Of the unmodified program.
        binary: The program.
        case: The case.
    """

    def __init__(self, scorer: Scorer, binary: Binary, case: TestCase) -> None:
        self.scorer = scorer
        self.binary = binary
        self.case = case
        self.launches = scorer.workload.launches(case, scorer.baseline.settings)
        self._known: dict[tuple[str, str, int], bool | None] = {}

    def agrees(self, pair: _Pair, shift: int) -> bool | None:
        """See `agrees`; `shift` as `_joined` takes it."""
        key = pair.first, pair.second, pair.at + shift
        if key not in self._known:
            joined = _joined(self.launches, pair, shift)
            self._known[key] = agrees(self.scorer, self.binary, joined)
        return self._known[key]


def _differ(overlaps: _Overlaps, pair: _Pair) -> bool:
    """Whether the programs differ on launches in which two arrays overlap."""
    if overlaps.agrees(pair, 0) is False:
        return True
    if pair.at and overlaps.agrees(pair, -pair.at) is False:
        return _always_defined(overlaps, pair, None)
    for shift in SHIFTS:
        same = overlaps.agrees(pair, shift)
        if same is None:
            shift *= WIDER
            same = overlaps.agrees(pair, shift)
        if same is False and _always_defined(overlaps, pair, shift):
            return True
    return False


def _always_defined(overlaps: _Overlaps, pair: _Pair, shift: int | None) -> bool:
    """Whether the unmodified program is, in the other training cases with arrays joined so.

    None is for arrays that begin in one place, whichever parts of them are passed.
    """
    scorer, binary = overlaps.scorer, overlaps.binary
    workload, settings = scorer.workload, scorer.baseline.settings
    for case in (one for one in workload.train if one != overlaps.case):
        launches = workload.launches(case, settings)
        # Where parts of them are passed, what makes them one address depends on the case.
        pairs = _pairs(scorer, launches) if pair.at else [pair]
        for one in (p for p in pairs if replace(p, at=pair.at) == pair):
            by = -one.at if shift is None else shift
            if agrees(scorer, binary, _joined(launches, one, by)) is None:
                return False
    return True


def assumed_apart(
    scorer: Scorer, assumed: Sequence[Assumed], passed: Mapping[str, Set[Passed]]
) -> Iterator[OneSided]:
    """What a program assumes that was made under the assumption that some arrays are apart.

    Args:
        scorer: Of the unmodified program.
        assumed: Kernels, with pairs of parameters among others.
        passed: What all launches of a kernel passed, by kernel.
    """
    for one in assumed:
        launches = passed.get(one.kernel, ())
        for first, second in one.apart:
            guard = _words(one.kernel, disjoint(launches, first, second, dict(one.lengths)))
            for text, vouched in _texts(scorer.workload, launches, first, second).items():
                yield stated(one.kernel, text, guard, vouched)


def _words(kernel: str, guard: Sequence[Clause]) -> str | None:
    return f"{kernel}: {' and '.join(map(str, guard))}" if guard else None


def _texts(
    workload: Workload, launches: Iterable[Passed], first: int, second: int
) -> Mapping[str, tuple[str, ...]]:
    """That two parameters are apart, in words, and what vouches for it."""
    found: dict[str, tuple[str, ...]] = {}
    for one in launches:
        names = sorted({array[0] for n in (first, second) if (array := one.arrays[n])})
        if len(names) == 1:
            found[f"parameters {first} and {second}, both of them {names[0]}, do not overlap"] = ()
        elif names:
            found[" and ".join(names) + " do not overlap"] = _vouching(workload, set(names))
    return found


def _vouching(workload: Workload, names: Set[str]) -> tuple[str, ...]:
    """The statements of the domain of which one part says of two arrays that they are two."""
    return tuple(
        text
        for text in workload.domain
        if any(
            _apart(part) == names for part in conjuncts(ast.parse(text.strip(), mode="eval").body)
        )
    )


def _apart(statement: ast.expr) -> Set[str]:
    """Of `noalias(a, b)` the two names; nothing of anything else."""
    match statement:
        case ast.Call(func=ast.Name(id="noalias"), args=[ast.Name(id=a), ast.Name(id=b)]):
            return {a, b}
        case _:
            return frozenset()


def _of_names(pair: _Pair, launches: Collection[Passed]) -> Sequence[Clause]:
    """The clauses for arrays that are always passed for the same two parameters."""
    places: set[tuple[int, ...]] = set()
    if any({pair.first, pair.second} & one.held for one in launches):
        return ()
    for one in launches:
        places.add(
            tuple(n for n, a in enumerate(one.arrays) if a and a[0] in (pair.first, pair.second))
        )
    (found,) = places if len(places) == 1 else ((),)
    return disjoint(launches, *found) if len(found) == 2 else ()


def _pairs(scorer: Scorer, launches: Launches) -> Sequence[_Pair]:
    """The pairs of some launches, of each kernel and two arrays the `PLACES` closest ones."""
    found: dict[tuple[str, str, str], set[int]] = {}
    buffers = {buffer.name: buffer for buffer in launches.buffers}

    def note(kernel: str, grid: Dim3, block: Dim3, args: Sequence[Argument]) -> None:
        for one, other in permutations(_reached(args, buffers), 2):
            first, second = buffers[one.name], buffers[other.name]
            if first is not second and _joinable(first, second):
                at, odd = divmod(one.offset - other.offset, _unit(first, second))
                if not odd:
                    found.setdefault((kernel, one.name, other.name), set()).add(at)

    scorer.device.run(scorer.baseline_binary(), watched(launches, note), RunOptions(timed=False))
    return [
        _Pair(*names, at)
        for names, places in sorted(found.items())
        for at in sorted(places, key=lambda at: (abs(at), at))[:PLACES]
    ]


def _reached(args: Sequence[Argument], buffers: Mapping[str, Buffer]) -> Collection[Pointer]:
    """The addresses that a launch passes; of arrays of pointers the `PLACES` first ones."""
    passed = list(pointers_of(args))
    inside = (p for one in passed for p in buffers[one.name].pointers[:PLACES])
    return {*passed, *inside}


def _unit(first: Buffer, second: Buffer) -> int:
    return max(first.array.itemsize, second.array.itemsize)


def _joinable(first: Buffer, second: Buffer) -> bool:
    sizes = {first.array.dtype.itemsize, second.array.dtype.itemsize}
    alike = len(sizes) == 1 or 1 in sizes
    both = {first.role, second.role}
    held = (first.given and first.role in (Role.IN, Role.INOUT)) or both == {Role.OUT}
    used = both != {Role.IN}
    turns = first.role is not second.role or first.name < second.name
    plain = first.symbol is second.symbol is None and not (first.pointers or second.pointers)
    return alike and held and used and turns and plain


def _joined(launches: Launches, pair: _Pair, shift: int) -> Launches:
    """The launches with both arrays in one, which is as long as that takes.

    Args:
        launches: As a case makes them.
        pair: Which arrays.
        shift: So many elements behind the first array's address the kernel is given the second's.
    """
    given = {buffer.name: buffer for buffer in launches.buffers}
    first, second = (given[name] for name in (pair.first, pair.second))
    unit = _unit(first, second)
    shift += pair.at
    places = max(0, -shift) * unit, max(0, shift) * unit
    ends = [at + b.array.nbytes for at, b in zip(places, (first, second), strict=True)]
    whole = np.zeros(-(-max(ends) // unit) * unit, np.uint8)
    for at, buffer in ((places[1], second), (places[0], first)):
        whole[at : at + buffer.array.nbytes] = _bytes(buffer.array)
    array = whole.view(first.array.dtype)

    def changed(buffer: Buffer) -> Buffer:
        if buffer is first:
            # What is left in scratch memory is nobody's result, whatever it was before.
            role = Role.SCRATCH if Role.SCRATCH in (first.role, second.role) else Role.INOUT
            return replace(buffer, role=role, array=array, given=True)
        if buffer is second:
            return replace(buffer, role=Role.SCRATCH)
        held = (_within(one, pair.first, parts) for one in buffer.pointers)
        return replace(buffer, pointers=tuple(held))

    parts = {
        name: _Part(at, b.array)
        for name, at, b in zip((pair.first, pair.second), places, (first, second), strict=True)
    }
    buffers = tuple(changed(buffer) for buffer in launches.buffers)
    return Launches(buffers, lambda host: launches.drive(_Joined(host, pair.first, parts)))


def _bytes(array: Array) -> Array:
    return np.ascontiguousarray(array).reshape(-1).view(np.uint8)


@dataclass(frozen=True)
class _Part:
    """An array in another one: at which byte it begins, and what it is like."""

    at: int
    like: Array

    @property
    def place(self) -> slice:
        """Its bytes."""
        return slice(self.at, self.at + self.like.nbytes)


def _within(given: Pointer, whole: str, parts: Mapping[str, _Part]) -> Pointer:
    """An address in one of the parts as one in the whole."""
    if given.name not in parts:
        return given
    return replace(given, name=whole, offset=given.offset + parts[given.name].at)


@dataclass(frozen=True)
class _Joined(Relay):
    whole: str
    parts: Mapping[str, _Part]

    def argument(self, given: Argument) -> Argument:
        return _within(given, self.whole, self.parts) if isinstance(given, Pointer) else given

    def read(self, name: str) -> Array:
        if name not in self.parts:
            return self.host.read(name)
        part = self.parts[name]
        found = _bytes(self.host.read(self.whole))[part.place].copy()
        return found.view(part.like.dtype).reshape(part.like.shape)

    def write(self, name: str, array: Array) -> None:
        if name not in self.parts:
            self.host.write(name, array)
            return
        whole = self.host.read(self.whole)
        part = self.parts[name]
        _bytes(whole)[part.place] = _bytes(np.asarray(array, part.like.dtype))
        self.host.write(self.whole, whole)


def agrees(scorer: Scorer, binary: Binary, launches: Launches, view: View = dict) -> bool | None:
    """Whether a program does what the unmodified one does on launches that no case makes.

    None where the unmodified one does nothing defined, or far more than in any training case:
    where a lock's array is another's, threads may wait for ever.

    Args:
        scorer: Of the unmodified program, on simt.
        binary: The program.
        launches: The launches.
        view: What counts of what comes out.
    """
    try:
        # The one with the detector first: where arrays are one, most of what is undefined races.
        fuel = max(scorer.prepare(case).fuel for case in scorer.workload.train)
        second = _run(scorer, scorer.baseline_binary(), launches, replace(_SECOND, fuel=fuel))
        first = _run(scorer, scorer.baseline_binary(), launches, replace(_FIRST, fuel=fuel))
    except LaunchFailed:
        return None
    expected = view(first.outputs)
    if not _same(expected, view(second.outputs)):
        return None
    try:
        options = replace(_SECOND, poison=_FIRST.poison, fill=_FIRST.fill)
        options = replace(options, fuel=8 * first.fuel_used + 10_000)
        result = _run(scorer, binary, launches, options)
    except LaunchFailed:  # also where a GPU may give something else
        return False
    return scorer.workload.metric(view(result.outputs), expected) <= scorer.tolerance


def _run(scorer: Scorer, binary: Binary, launches: Launches, options: RunOptions) -> RunResult:
    return scorer.device.run(binary, launches, options)


def _same(first: Mapping[str, Array], second: Mapping[str, Array]) -> bool:
    return all(
        np.array_equal(a.view(np.uint8), second[name].view(np.uint8)) for name, a in first.items()
    )
