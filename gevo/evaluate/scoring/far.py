"""What a program reads and writes in launches much larger than any that can be run.

An index that is masked, passes through a float or is shifted out of its type is right as long as
it is small, however that is written: `i & 0xffffff`, `i << 8 >> 8`, a byte offset of 32 bits. So
single threads of both programs are followed by value (`gevo/evaluate/scoring/walker.py`), in
launches of the workload's own cases and in launches with sizes at the far end of what the domain
allows, for which nothing is allocated. What the two do alike in all the former, and not in the
latter, is right up to some place, and that is an assumption.

A thread counts where the unmodified program defines what it does: it ends, stays inside its
arrays, and no sum or product leaves its type that does not in the workload's own cases.
"""

from __future__ import annotations

import math
import random
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache
from itertools import islice

from gevo.errors import WorkloadError
from gevo.evaluate.scoring.alike import OneSided, stated
from gevo.evaluate.scoring.columns import NotKnown
from gevo.evaluate.scoring.thread import Held, Setting, Trace, address_of
from gevo.evaluate.scoring.walker import Walker, walker_of
from gevo.program.base import Settings
from gevo.workload.case import Planned, Pointer, Step, Struct, TestCase, Workload

MOST_BYTES = 1 << 39
"""Of all arrays together; more than the memory of any GPU."""
MOST_LAUNCHES = 1000
"""Of a case."""
THREADS = 16
"""Of a launch that are followed."""
CASES = 4
"""The workload's own whose launches are looked at."""
SIZES = 4
"""Far ones of each name."""
CONTENTS = 4
"""Contents of memory with all of which the programs differ: else it is a branch that two almost
equal floats decide."""
SKIPPED = (0.0, 1.0)
"""Parts of a long loop's rounds that are left out, if a thread does not end otherwise."""
HALVED = 32
"""How often the part that is left out is halved, to find where a difference begins."""
LONGER = 4
"""What does not come to its end in so many times the instructions hangs where the other one does
not."""
BESIDE = 4
"""Threads of which one may happen to do the same as before."""
_ENDS = ((1 << 31) - 1, 65535, 65535)
_SEED = 7
_LADDER = (1 << 40, 1 << 38, 1 << 36, 1 << 35, 1 << 34, 1 << 33, 1 << 32, 1 << 31,
           1 << 30, 1 << 28, 1 << 26, 1 << 24, 1 << 22, 1 << 20, 1 << 18, 1 << 16)  # fmt: skip
_AWAY = 1000
"""Below a power of two, so that a launch's last block ends below it, too."""

Block = tuple[int, int, int]


@dataclass(frozen=True)
class Launched:
    """A launch of a case, and how cases are told."""

    setting: Setting
    words: str


@dataclass(frozen=True, eq=False)
class Launches:
    """A kernel's launches: those of the workload's own cases, and those with far sizes."""

    near: tuple[Launched, ...]
    far: tuple[Launched, ...]


def elsewhere(
    workload: Workload,
    baseline: Sequence[str],
    program: str,
    kernels: Iterable[str],
    settings: tuple[Settings, Settings] = ((), ()),
) -> Iterator[OneSided]:
    """What a program relies on that does something else in large launches.

    Args:
        workload: Whose sizes are made large.
        baseline: Cleaned texts of the unmodified program, as given and as passes make it.
        program: The cleaned text of the program.
        kernels: Those that are launched.
        settings: Of the unmodified program, and of the program.
    """
    for kernel in kernels:
        after = walker_of(program, kernel)
        before = [
            one for text in dict.fromkeys(baseline) if (one := walker_of(text, kernel)) is not None
        ]
        if after is None or not before or any(one.text == after.text for one in before):
            continue
        launches = _launches(workload, kernel, settings, before[0])
        if launches is None or not launches.far:
            continue
        found = [_difference(one, after, launches) for one in before]
        if all(found):
            yield stated(kernel, found[0], None)


@dataclass(frozen=True)
class _Aspect:
    """Something that a thread does.

    Attributes:
        words: How that is said of an array.
        of: What is compared.
        at: The same by address.
    """

    words: str
    of: Callable[[Trace], object]
    at: Callable[[Trace], Mapping[int, object]]


def _nowhere(trace: Trace) -> Mapping[int, object]:
    del trace
    return {}


_ASPECTS = (
    _Aspect("what is written to", lambda t: t.written.keys(), lambda t: t.written),
    _Aspect("what is read of", lambda t: t.read, lambda t: dict.fromkeys(t.read)),
    _Aspect("what is stored in", lambda t: t.written, lambda t: t.written),
    _Aspect("", lambda t: sorted(t.others), _nowhere),
    _Aspect("", lambda t: t.strayed, _nowhere),
)
_BY_FLOATS = re.compile(r"\bfcmp |\bfpto[su]i |@llvm\.(?:fpto|nvvm\.[fd]2)")
"""What makes a branch or a place of floats."""


@dataclass(frozen=True)
class _Pair:
    """Both programs' kernels."""

    before: Walker
    after: Walker

    def follow(
        self,
        launched: Launched,
        place: int,
        wraps: frozenset[str],
        skipped: Sequence[float] = SKIPPED,
    ) -> tuple[Trace, Trace] | None:
        """What both do in a thread; None where the unmodified program does not define it."""
        for part in skipped:
            given = replace(launched.setting, skipped=part)
            block, thread = _split(place, given)
            before = self.before.follow(given, block, thread)
            if not before.ended:
                continue
            if before.strayed or before.wrapped - wraps:
                return None
            after = self.after.follow(given, block, thread)
            if not after.ended and not before.skipped[0]:
                after = self.after.follow(given, block, thread, LONGER)
                return before, after
            return (before, after) if after.ended and _together(before, after) else None
        return None

    @cached_property
    def exact(self) -> bool:
        """Whether integers alone decide what is executed, and where."""
        return not any(_BY_FLOATS.search(one.text) for one in (self.before, self.after))

    def differing(
        self, aspects: Sequence[_Aspect], launched: Launched, place: int, wraps: frozenset[str]
    ) -> tuple[Sequence[_Aspect], Launched]:
        """What both do otherwise in a thread, whatever memory holds, and the launch that shows it.

        Where integers decide, and where the second one leaves all arrays, with some contents: how
        a search goes on follows from what it finds.
        """
        every, paths = aspects, set[frozenset[int]]()
        for seed in range(CONTENTS):
            holding = _holding(launched, seed)
            found = self.follow(holding, place, wraps)
            some = [one for one in aspects if found and _differs(one, *found)]
            if some and found and (self.exact or found[1].strayed):
                return some, holding
            if found is not None or not seed:
                every = [one for one in every if one in some]
            paths.add(frozenset(found[0].read | found[0].written.keys()) if found else frozenset())
            if not every and len(paths) <= seed:  # contents say nothing of where it goes
                break
        return every, launched


@lru_cache(maxsize=64)
def _difference(before: Walker, after: Walker, launches: Launches) -> str:
    """What the program relies on, in words; empty where it does the same, or never did."""
    pair = _Pair(before, after)
    try:
        wraps = _wrapping(before, launches.near)
        aspects = _alike(pair, launches.near, wraps)
        for launched in launches.far if aspects else ():
            for place in _places(launched.setting):
                differing, showing = pair.differing(aspects, launched, place, wraps)
                if not differing:
                    continue
                aspects = _alike(pair, launches.near, wraps, aspects, range(1, CONTENTS))
                if kept := [one for one in differing if one in aspects]:
                    return _said(pair, showing, kept[0], place, wraps)
    except NotKnown:
        return ""
    return ""


def _holding(launched: Launched, seed: int) -> Launched:
    """The same launch with other contents of memory."""
    return replace(launched, setting=replace(launched.setting, seed=seed))


def _together(before: Trace, after: Trace) -> bool:
    """Whether both have left out the same rounds, if any, of loops that count alike."""
    (first, counters), (second, others) = before.skipped, after.skipped
    return first == second and (not first or bool(counters & others))


def _differs(aspect: _Aspect, before: Trace, after: Trace) -> bool:
    return aspect.of(before) != aspect.of(after)


def _wrapping(before: Walker, near: Sequence[Launched]) -> frozenset[str]:
    """Sums and products that leave their type in ordinary cases, too: hashes."""
    found: set[str] = set()
    for launched in near:
        for place in _places(launched.setting):
            found |= before.follow(launched.setting, *_split(place, launched.setting)).wrapped
    return frozenset(found)


def _alike(
    pair: _Pair,
    near: Sequence[Launched],
    wraps: frozenset[str],
    aspects: Sequence[_Aspect] = _ASPECTS,
    seeds: Sequence[int] = (0,),
) -> Sequence[_Aspect]:
    """What both do alike in every thread of ordinary launches; nothing where there is none."""
    counted = 0
    for launched in (_holding(one, seed) for one in near for seed in seeds):
        for place in _places(launched.setting):
            if (found := pair.follow(launched, place, wraps)) is None:
                continue
            counted += bool(found[0].written or found[0].others)
            aspects = [one for one in aspects if not _differs(one, *found)]
            if not aspects:
                return ()
    return aspects if counted else ()


def _said(
    pair: _Pair, launched: Launched, aspect: _Aspect, place: int, wraps: frozenset[str]
) -> str:
    """Where the first thread that differs does so, if all behind it do."""

    def other(first: int) -> int | None:
        """The first of some threads that differs."""
        for one in range(first, min(first + BESIDE, place + 1)):
            if pair.differing((aspect,), launched, one, wraps)[0]:
                return one
        return None

    same, differs = -1, place
    while differs - same > 1:
        middle = (same + differs) // 2
        same, differs = (middle, differs) if other(middle) is None else (same, middle)
    first = other(differs) or differs
    _, launched = pair.differing((aspect,), launched, first, wraps)
    found = pair.follow(launched, first, wraps)
    if found is None:
        return ""
    if found[0].skipped[0]:
        found = _earliest(pair, launched, aspect, first, wraps) or found
    name, offset = _first(launched.setting, aspect, *found)
    beyond = f"beyond, it is otherwise ({launched.words})"
    if not name:
        return f"threads have numbers below {first}; {beyond}"
    return f"{aspect.words} {name} lies below byte {offset}; {beyond}"


def _earliest(
    pair: _Pair, launched: Launched, aspect: _Aspect, place: int, wraps: frozenset[str]
) -> tuple[Trace, Trace] | None:
    """What both do in about the first rounds of a long loop in which they differ."""
    low, high, found = 0.0, 1.0, None
    for _ in range(HALVED):
        middle = (low + high) / 2
        other = pair.follow(launched, place, wraps, (middle,))
        if other is None or not _differs(aspect, *other):
            low = middle
        else:
            high, found = middle, other
    return found


def _first(setting: Setting, aspect: _Aspect, before: Trace, after: Trace) -> tuple[str, int]:
    """The array and the byte at which the unmodified program does what the other does not."""
    known, other = aspect.at(before), aspect.at(after)
    found = [key for key in known if key not in other or known[key] != other[key]]
    for address in sorted(found or other):
        if (inside := setting.place(address)) is not None:
            array, offset = inside
            return array.name, offset - offset % array.dtype.itemsize
    return "", 0


def _split(place: int, given: Setting) -> tuple[Block, Block]:
    """The block and the thread with a number among all of a launch."""
    numbers: list[int] = []
    for extent in (*given.block, *given.grid):
        place, one = divmod(place, extent)
        numbers.append(one)
    return (numbers[3], numbers[4], numbers[5]), (numbers[0], numbers[1], numbers[2])


def _places(given: Setting) -> Sequence[int]:
    """Numbers of threads that are followed: those at the ends of axes, and others by chance."""
    chance = random.Random(_SEED)
    extents = (*given.block, *given.grid)
    found: dict[int, None] = {}
    for n in range(THREADS):
        picked = (_pick(extent, n, chance) for extent in extents)
        place, step = 0, 1
        for one, extent in zip(picked, extents, strict=True):
            place, step = place + one * step, step * extent
        found[place] = None
    return tuple(found)


def _pick(extent: int, number: int, chance: random.Random) -> int:
    """The first, the last, one by chance, or one at a power of two by chance."""
    if number < 2:
        return (extent - 1) * number
    by_chance = chance.randrange(extent)
    near = min(extent - 1, 1 << chance.randrange(extent.bit_length()))
    return chance.choice((0, extent - 1, near, by_chance, by_chance, by_chance))


@lru_cache(maxsize=64)
def _launches(
    workload: Workload, kernel: str, settings: tuple[Settings, Settings], walker: Walker
) -> Launches | None:
    """A kernel's launches; None where the two programs' differ, or nobody knows them."""
    try:
        own = tuple(dict.fromkeys((*workload.train, *workload.heldout)))[:CASES]
        near = [one for case in own for one in _launched(workload, case, kernel, settings)]
        far = [one for case in own[:1] for one in _far(workload, case, kernel, settings, walker)]
    except (WorkloadError, NotKnown):
        return None
    return Launches(tuple(near), tuple(far)) if near else None


def _far(
    workload: Workload,
    case: TestCase,
    kernel: str,
    settings: tuple[Settings, Settings],
    walker: Walker,
) -> Iterator[Launched]:
    """Launches in which each size is as large as may be, and all of them together."""
    names = [name for name, _ in case.sizes]
    for chosen in (*((name,) for name in names), *((tuple(names),) if len(names) > 1 else ())):
        tried = (_grown(workload, case, chosen, size) for size in (math.inf, *_LADDER))
        cases = (one for one in dict.fromkeys(tried) if one and _fits(workload, one))
        told = all(_most(workload, case, name) is not None for name in chosen)
        found = (_allowed(workload, one, kernel, settings, walker, told) for one in cases)
        for launches in islice(filter(None, found), SIZES):
            yield from launches


def _allowed(
    workload: Workload,
    case: TestCase,
    kernel: str,
    settings: tuple[Settings, Settings],
    walker: Walker,
    told: bool,
) -> Sequence[Launched]:
    """The launches of a case, if the kernel takes their numbers.

    A number that is negative, if it is signed, is too large for a type unless it is `told`.
    """
    try:
        found = tuple(_launched(workload, case, kernel, settings))
    except (WorkloadError, NotKnown):
        return ()
    return found if all(walker.takes(one.setting.arguments, told) for one in found) else ()


def _grown(
    workload: Workload, case: TestCase, names: Sequence[str], size: float
) -> TestCase | None:
    """The case with these sizes about so large, or as large as the domain says."""
    sizes: dict[str, int] = dict(case.size)
    for name in names:
        allowed = workload.fresh.get(name, ())
        most = _most(workload, case, name)
        if size == math.inf and most is None:
            return None
        step = allowed.step if isinstance(allowed, range) else 1
        wanted = int(min(most if most is not None else math.inf, size - _AWAY))
        sizes[name] = max(sizes[name], wanted - wanted % step)
    grown = replace(case, name="far", sizes=tuple(sizes.items()))
    return grown if grown.sizes != case.sizes else None


def _most(workload: Workload, case: TestCase, name: str) -> int | float | None:
    """The largest value of a size that the workload says, if it does."""
    if name in workload.declared:
        return max(workload.fresh.get(name, ()), default=None)
    try:
        return workload.bounds(case).get(name, (None, None))[1]
    except WorkloadError:
        return None


def _fits(workload: Workload, case: TestCase) -> bool:
    """Whether there may be such a case."""
    try:
        planned = workload.planned(case, (), MOST_LAUNCHES)
        return planned is not None and _possible(planned) and workload.admits(case)
    except (WorkloadError, ArithmeticError):
        return False


def _possible(planned: Planned) -> bool:
    sizes = (math.prod(e.shape) * e.dtype.itemsize for e in planned.extents.values())
    grids = (axis <= end for s in planned.steps for axis, end in zip(s.grid, _ENDS, strict=True))
    return sum(sizes) <= MOST_BYTES and all(grids)


def _launched(
    workload: Workload, case: TestCase, kernel: str, settings: tuple[Settings, Settings]
) -> Iterator[Launched]:
    """The first, the middle and the last launch of a kernel in a case; raises WorkloadError."""
    first, second = (workload.planned(case, one, MOST_LAUNCHES) for one in settings)
    if first is None or second is None or first.steps != second.steps:
        raise NotKnown
    facts = {one.name: one for one in workload.described(workload.train[0])}
    held = tuple(_held(name, first, facts) for name in first.extents)
    steps = list(dict.fromkeys(step for step in first.steps if step.kernel == kernel))
    words = ", ".join(f"{name} = {value}" for name, value in case.sizes)
    for step in dict.fromkeys(steps[n] for n in (0, len(steps) // 2, -1) if steps):
        yield Launched(_setting(step, held, first), words)


def _held(name: str, planned: Planned, facts: Mapping[str, object]) -> Held:
    extent = planned.extents[name]
    size = math.prod(extent.shape) * extent.dtype.itemsize
    fact = facts.get(name)
    low, high = getattr(fact, "low", None), getattr(fact, "high", None)
    if low is None or high is None or not low < high < 2**53:
        low, high = (-4.0, 4.0) if extent.dtype.kind == "f" else (0, 63)
    if extent.dtype.kind == "b":
        low, high = 0, 1
    return Held(name, size, extent.dtype, low, high)


def _setting(step: Step, held: tuple[Held, ...], planned: Planned) -> Setting:
    numbers = {one.name: n for n, one in enumerate(held)}
    symbols = {symbol: numbers[name] for name, symbol in planned.symbols.items()}
    arguments: list[int | float | bytes] = []
    for given in step.args:
        if isinstance(given, Pointer):
            if given.name not in numbers or type(given) is not Pointer:
                raise NotKnown
            arguments.append(address_of(numbers[given.name]) + given.offset)
        elif isinstance(given, Struct):
            content = bytearray(given.content)
            for offset, pointer in given.pointers:
                if pointer.name not in numbers:
                    raise NotKnown
                address = address_of(numbers[pointer.name]) + pointer.offset
                content[offset : offset + 8] = address.to_bytes(8, "little")
            arguments.append(bytes(content))
        else:
            arguments.append(given)
    return Setting(step.grid, step.block, held, tuple(arguments), symbols)
