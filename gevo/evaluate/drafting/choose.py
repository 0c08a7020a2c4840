"""Tries what the text leaves open: blocks, numbers, contents of arrays; keeps what works best.

The timing case of a draft: the sizes that were probed, grown until they fill a GPU. Cases that are
watched are small. There latency and the cost of a launch decide what is fast, which says little
about real use. Runs untrusted code: only in worker processes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from gevo.errors import LaunchFailed, WorkloadError
from gevo.evaluate.drafting.flow import Stride
from gevo.evaluate.drafting.measure import rows_of
from gevo.evaluate.drafting.probe import ROOMY, Cost, Prober, Ran
from gevo.evaluate.drafting.sketch import (
    FLOATS,
    INTEGERS,
    MOST_INNER,
    Init,
    Sketch,
    axes,
    block_candidates,
)
from gevo.workload.draft import CaseDraft, Draft

MOST_TRIES = 60
"""Runs for one kernel."""
MOST_WORK = 1 << 23
"""Basic blocks that the threads of those runs execute; about ten seconds."""
NUMBERS = ("0", "2", "3", "4", "8", "16", "32")

NO_ARRAY = "it takes no array (pointers behind pointers are not followed)"
LATE = "there was no time left to look at it"

Change = Callable[[Sketch], None]
Score = tuple[bool, int, int, bool]


LENGTH = 3
"""What a number that may be a length is tried with."""
ROW = 16
"""Elements of a row of a sparse matrix, or neighbours of a node, on average: a guess. Loops over
fewer tell little of what a launch takes."""


def score(ran: Ran) -> Score:
    """Better runs have larger ones."""
    return ran.good, ran.blocks_covered, -len(ran.errors), ran.finite


def fitting(ran: Ran) -> tuple[bool, int, int, Score]:
    """Of blocks, better ones have larger ones.

    A block's own shape decides what becomes of shared memory; what two threads do to one element
    of an array may follow from a number that has not been chosen yet, such as the length of rows.
    """
    shared = sum(f.region.startswith("shared") for f in ran.errors)
    return ran.good, ran.blocks_covered, -shared, score(ran)


def perfect(ran: Ran) -> bool:
    """Whether nothing is left to wish for."""
    whole = all(blocks.all() for blocks in ran.covered.values())
    return ran.good and whole and not ran.errors and ran.finite


def worth(change: Change, now: Ran, before: Ran) -> bool:
    """Whether a change is kept; one of a size only where more is covered."""
    if isinstance(change, _Size):
        return score(now)[:2] > score(before)[:2]
    return score(now) > score(before)


@dataclass
class Chosen:
    """A sketch and what came of it."""

    sketch: Sketch
    ran: Ran


class Chooser:
    """Improves a sketch, one kernel after the other.

    Attributes:
        refused: Kernels of which no run was good, by place, with what was wrong.
    """

    def __init__(self, prober: Prober) -> None:
        self._prober = prober
        self._left = 0
        self._work = 0
        self.refused: dict[int, str] = {}

    def choose(self, sketch: Sketch) -> Sketch:
        """The best that was found."""
        for place in range(len(sketch.facts)):
            if not sketch.facts[place].arrays:
                self.refused[place] = NO_ARRAY
                continue
            if self._prober.late and place > len(self.refused):
                self.refused[place] = LATE
                continue
            best = self._kernel(sketch, place)
            if best.ran.good:
                sketch = best.sketch
            else:
                self.refused[place] = best.ran.why
        return sketch

    def _kernel(self, sketch: Sketch, place: int) -> Chosen:
        self._left, self._work = MOST_TRIES, MOST_WORK
        best = self._block(sketch, place)
        best = self._offsets(best, place)
        best = self._rows(best, place)
        best = self._lengths(best, place)
        for _ in range(2):
            before = score(best.ran)
            if perfect(best.ran):
                break
            best = self._others(best, place)
            if score(best.ran) == before:
                break
        return best

    def _try(self, sketch: Sketch, place: int) -> Chosen:
        ran = self._prober.run(sketch.draft([place]), roomy=ROOMY)
        self._left -= 1
        self._work -= MOST_WORK // 8 if ran.failed else ran.work
        return Chosen(sketch, ran)

    @property
    def _spent(self) -> bool:
        return self._left <= 0 or self._work <= 0 or self._prober.late

    def _block(self, sketch: Sketch, place: int) -> Chosen:
        """The block that works best, with sizes as they are and as multiples of it.

        Where the source says what it launches, that is it, if it runs without a bad access.
        """
        best: Chosen | None = None
        stated = len(sketch.facts[place].stated)
        for quantum in (False, True):
            for number, block in enumerate(block_candidates(sketch.facts[place])):
                enough = number >= 3 and best is not None and best.ran.good
                if best is not None and (self._spent or (enough and not best.ran.errors)):
                    break
                if stated and number >= stated and best is not None and best.ran.good:
                    break
                twin = sketch.copy()
                twin.blocks[place] = block
                if quantum:
                    twin.quantum = max(twin.quantum, *block)
                for other in range(len(sketch.facts)):
                    twin.blocks.setdefault(other, block_candidates(sketch.facts[other])[0])
                tried = self._try(twin, place)
                if best is None or fitting(tried.ran) > fitting(best.ran):
                    best = tried
                if perfect(tried.ran):
                    return tried
            if best is not None and best.ran.good and not best.ran.errors:
                break
        assert best is not None
        return best

    def _offsets(self, best: Chosen, place: int) -> Chosen:
        """Ascending contents for arrays of which neighbours are read together.

        Rows have one or two elements at least where shorter ones do harm.
        """
        kernel = best.sketch.facts[place]
        walked = {a.name for key, a in kernel.arrays.items() if key in kernel.flow.walked}
        for name, size in best.sketch.indices.items():
            if name not in walked or best.sketch.arrays[name].init["kind"] == "offsets":
                continue
            ends = {t.end for t in best.ran.touches if t.array == name and not t.store}
            twin, length = best.sketch.copy(), max(ends, default=0)
            rows = [n for n in kernel.integers if twin.values({}).get(n) == length - 1]
            if length - 1 not in ends or not rows:
                continue
            twin.arrays[name].init = {"kind": "offsets", "low": "0", "high": size}
            twin.arrays[name].shape = (f"{rows[0]} + 1",)
            twin.sizes[size] = ROW * length
            tried = self._try(twin, place)
            if score(tried.ran)[:2] < score(best.ran)[:2]:
                continue
            best = tried
            for least in ("1", "2"):
                if not (best.ran.errors or best.ran.invalid):
                    break
                twin = twin.copy()
                twin.arrays[name].init = {**twin.arrays[name].init, "least": least}
                filled = self._try(twin, place)
                best = filled if score(filled.ran) > score(best.ran) else best
        return best

    def _rows(self, best: Chosen, place: int) -> Chosen:
        """As many elements in a row as there are places along the other axes.

        Rows of one element overlap: of an array that is only read, nothing else would show it.
        """
        flow = best.sketch.facts[place].flow
        for name, stride in flow.strides.items():
            unit = flow.byte_strides.get(name, 1)
            if best.sketch.numbers.get(name) != str(unit):
                continue
            for text in _lengths_of_rows(best.sketch, place, stride):
                if self._spent:
                    return best
                twin = best.sketch.copy()
                twin.numbers[name] = f"{unit} * {text}" if unit > 1 else text
                tried = self._try(twin, place)
                if score(tried.ran) >= score(best.ran):
                    best = tried
                    break
        return best

    def _lengths(self, best: Chosen, place: int) -> Chosen:
        """A number that was guessed is a size where arrays are used further with another.

        What such an array must have follows from it: fitted while it is 1, it is too short for
        every other, and what is right, or fast, for 1 alone is of no use.
        """
        kernel = best.sketch.facts[place]
        for name in kernel.integers:
            unit = kernel.flow.byte_strides.get(name, 1)
            alone = best.sketch.numbers.get(name) == str(unit)
            if name in kernel.passed or not alone or self._spent:
                continue
            twin = best.sketch.copy()
            if unit > 1:
                size = f"{name}_elements"
                twin.numbers[name] = f"{unit} * {size}"
            else:
                size = name
                del twin.numbers[name]
            twin.sizes[size] = LENGTH
            twin.about[size] = "a guess: arrays are used further where it is larger"
            tried = self._try(twin, place)
            further = any(end > _ends(best.ran).get(a, 0) for a, end in _ends(tried.ran).items())
            if further and score(tried.ran) >= score(best.ran):
                best = tried
        return best

    def _others(self, best: Chosen, place: int) -> Chosen:
        """Every other choice alone, each kept when it is better than what was before."""
        for change in self._changes(best.sketch, place):
            if self._spent or perfect(best.ran):
                break
            twin = best.sketch.copy()
            change(twin)
            tried = self._try(twin, place)
            if worth(change, tried.ran, best.ran):
                best = tried
        return best

    def _changes(self, sketch: Sketch, place: int) -> Iterator[Change]:
        kernel = sketch.facts[place]
        for array in kernel.arrays.values():
            if array.name in sketch.indices or array.symbol in kernel.variables.values():
                continue
            for init in FLOATS if array.dtype[0] == "f" else _fitting(array.dtype):
                if init != sketch.arrays[array.name].init:
                    yield _filled(array.name, init)
        yield _all_floats(FLOATS[1])
        yield _power
        for name in kernel.integers:
            if name in sketch.numbers:
                for text in (*_extents(sketch, place), *NUMBERS):
                    if text != "0" or name not in kernel.flow.divisors:
                        yield _number(name, text)
        for name in kernel.floats:
            for value in (0.0, 1.0, 2.0, -1.0, 10.0):
                yield _float(name, value)
        for name in kernel.integers:
            if name in sketch.sizes:
                for value in (8, 32, 64, 256, 600, 2):
                    yield _Size(name, value)


def _ends(ran: Ran) -> dict[str, int]:
    """How many elements of each array a run uses."""
    found: dict[str, int] = {}
    for touch in ran.touches:
        found[touch.array] = max(touch.end, found.get(touch.array, 0))
    return found


def _lengths_of_rows(sketch: Sketch, place: int, stride: Stride) -> Iterator[str]:
    """What the length of a row may be; the likely ones first."""
    free = {"xyz"[axis]: name for (at, axis), name in sketch.free.items() if at == place}
    yield from (free[axis] for axis in sorted(stride.blocks & free.keys()))
    yield from _extents(sketch, place, without=stride.axis)


def _extents(sketch: Sketch, place: int, without: str = "") -> Iterator[str]:
    """What a number may stand for: a size, the blocks along an axis, or the threads.

    Args:
        sketch: With the sizes.
        place: Of the kernel.
        without: An axis; given one, all that lies along the others, and no blocks.
    """
    kernel = sketch.facts[place]
    own = axes(kernel)["xyz".index(without)].bounds if without else ()
    yield from (s for s in kernel.integers if s in sketch.sizes and s not in own)
    for axis, letter in enumerate("xyz"):
        blocks, size = sketch.free.get((place, axis)), (*sketch.blocks[place], 1, 1)[axis]
        if blocks is None or letter == without:
            continue
        if not without:
            yield blocks
        # A block may have more elements than threads: the next one begins where it ends.
        for each in dict.fromkeys((*kernel.flow.steps.get(letter, ()), size)):
            if each > 1:
                yield f"{blocks} * {each}"


def _fitting(dtype: str) -> tuple[Init, ...]:
    """Contents that fit into a type of integers."""
    return tuple(i for i in INTEGERS if dtype[0] != "u" or not str(i.get("low", "0"))[0] == "-")


def _filled(name: str, init: Init) -> Change:
    def change(sketch: Sketch) -> None:
        sketch.arrays[name].init = init

    return change


def _all_floats(init: Init) -> Change:
    def change(sketch: Sketch) -> None:
        for array in sketch.arrays.values():
            if array.init.get("kind") == "uniform":
                array.init = init

    return change


def _power(sketch: Sketch) -> None:
    sketch.power = True


def _number(name: str, text: str) -> Change:
    def change(sketch: Sketch) -> None:
        sketch.numbers[name] = text

    return change


def _float(name: str, value: float) -> Change:
    def change(sketch: Sketch) -> None:
        sketch.floats[name] = value

    return change


@dataclass(frozen=True)
class _Size:
    """Another size; see `worth`."""

    name: str
    value: int

    def __call__(self, sketch: Sketch) -> None:
        sketch.sizes[self.name] = self.value


Sizes = dict[str, int]
SEED = 201
ENOUGH_NS = 40_000.0
"""Time of a launch: its cost is then less than a tenth of that."""
MOST_BYTES = 1 << 28
"""Of all arrays: five times what an H200's L2 holds."""
MOST_SAMPLED = 1 << 26
"""Thread instructions of the blocks that stand for a launch: each variant runs them, at about a
nanosecond each."""
MOST_WHOLE = 1 << 31
"""Thread instructions of a case of several launches, which is run in full once."""
MOST_ALONE = 1024
"""Nor alone, where launches are short without that."""
MOST_ROW = 1024
"""Elements of a row that the threads of a block share: each of them has a few."""
_STEPS = 24
"""Doublings of the sizes."""
_WIDENED = 3
"""Doublings of arrays for one case, and one less."""
_WATCHED = 1 << 16
"""Threads of a case that is watched for that."""
_LEAST = 6
"""A case that has not so many times the threads of what was probed is none."""


def timing_case(prober: Prober, sketch: Sketch, draft: Draft) -> CaseDraft | None:
    """Sizes at which a program can be timed.

    Args:
        prober: Runs the draft.
        sketch: Where the draft came from.
        draft: With its training cases.

    Returns:
        The case; None where the sizes cannot be grown, or cost too much.
    """
    grown = _Growing(prober, sketch, draft)
    for inner in (True, False):
        found = grown.largest(inner)
        if found is not None:
            break
    else:
        found = {}
    sizes = grown.further(found)
    return CaseDraft(SEED, sizes) if sizes else None


def outer_sizes(prober: Prober, sketch: Sketch, draft: Draft) -> frozenset[str]:
    """Sizes with which there are more threads, or other places to go to."""
    sizes = dict(draft.sizes)
    threads = prober.launched(draft, sizes)[0]

    def bounds(name: str) -> bool:
        if name in sketch.indices.values():
            return True
        try:
            return prober.launched(draft, {**sizes, name: 8 * sizes[name]})[0] > threads
        except WorkloadError:  # it grows with others, or not at all
            return True

    return frozenset(name for name in sketch.sizes if bounds(name))


def _enough(cost: Cost, share: float = 1.0) -> bool:
    """Whether launches take as long as they should, or a share of that."""
    return cost.kernel_ns >= share * ENOUGH_NS * cost.launches


class _Growing:
    """Doubles the sizes of one draft."""

    def __init__(self, prober: Prober, sketch: Sketch, draft: Draft) -> None:
        self._prober, self._sketch, self._draft = prober, sketch, draft
        self._small = self._threads(draft.sizes)
        self._outer = outer_sizes(prober, sketch, draft)
        self._rows = frozenset(n for kernel in sketch.facts for n in rows_of(kernel))

    def largest(self, inner: bool) -> Sizes | None:
        """The largest sizes that can be recorded, with what bounds loops grown or not."""
        fitting: list[Sizes] = []
        sizes: Sizes = {}
        for step in range(1, _STEPS):
            before, sizes = sizes, self._sizes(step, inner)
            if sizes == before:
                break
            cost = self._cost(sizes)
            if cost is None or not self._fits(cost):
                break
            if cost.threads >= _LEAST * self._small:
                fitting.append(sizes)
            if _enough(cost):
                break
        # A launch whose blocks depend on one another runs whole, and may be too large for that.
        return self._recorded(fitting)

    def further(self, sizes: Sizes) -> Sizes:
        """With one size after the other doubled where all together cannot be.

        Those of which there are more threads come first. Until launches take long enough, or
        nothing changes that any more; given `{}`, it is `{}` where they then take no longer.
        """
        usual = self._sketch.sizes
        growing = [name for name in usual if name not in self._sketch.spacing]
        waiting = sorted(growing, key=lambda name: name not in self._outer)
        cost = self._cost(sizes)
        grown = [sizes]
        while waiting and cost and not _enough(cost) and not self._prober.late:
            name = waiting.pop(0)
            value = 2 * grown[-1].get(name, usual[name])
            more = self._sketch.rounded({**usual, **grown[-1], name: value})
            now = self._cost(more)
            limit = MOST_BYTES if name in self._outer else MOST_ALONE
            if value <= limit and now and self._fits(now) and now.kernel_ns > cost.kernel_ns:
                grown.append(more)
                waiting.append(name)
                cost = now
        if not sizes and (cost is None or not _enough(cost, 0.25)):
            return sizes
        return self._recorded(grown[1:]) or sizes

    def _cost(self, sizes: Sizes) -> Cost | None:
        """What a case costs; arrays of which larger cases use more are made longer for it."""
        for _ in range(_WIDENED):
            cost = self._prober.cost(self._draft, sizes, SEED)
            if cost is not None or not self._widened(sizes):
                return cost
        return None

    def _widened(self, sizes: Sizes) -> bool:
        """Whether arrays that turn out too short were made longer.

        How far an array goes may follow from data: what was fitted held for a few small cases.
        """
        try:
            if self._threads(sizes) > _WATCHED:
                return False
        except WorkloadError:
            return False
        ran = self._prober.run(self._draft, sizes, SEED)
        arrays = {region.removeprefix("buffer ") for region in ran.invalid}
        known = self._draft.arrays
        fixed = {n for n in arrays if n not in known or known[n].symbol or known[n].role == "out"}
        if ran.failed or not arrays or fixed:
            return False
        for name in arrays:
            array = known[name]
            known[name] = replace(
                array,
                shape=("2", *array.shape),
                notes=[*array.notes, "Twice what was fitted, which was too short for more work."],
            )
        return True

    def _fits(self, cost: Cost) -> bool:
        whole = cost.instructions if len(self._draft.launches) > 1 else 0
        return cost.bytes <= MOST_BYTES and cost.sampled <= MOST_SAMPLED and whole <= MOST_WHOLE

    def _recorded(self, growing: Sequence[Sizes]) -> Sizes | None:
        """The largest sizes that can be recorded, of some each larger than those before it.

        By bisection: what is too large for a recording shows when most of it is made.
        """
        if growing and self._recordable(growing[-1]):
            return growing[-1]
        least, most = -1, len(growing) - 1
        while most - least > 1:
            middle = (least + most) // 2
            if self._recordable(growing[middle]):
                least = middle
            else:
                most = middle
        return growing[least] if least >= 0 else None

    def _recordable(self, sizes: Sizes) -> bool:
        try:
            self._prober.record(self._draft, sizes, SEED)
        except (LaunchFailed, WorkloadError):
            return False
        return True

    def _threads(self, sizes: Mapping[str, int]) -> int:
        return self._prober.launched(self._draft, sizes)[0]

    def _sizes(self, step: int, inner: bool) -> Sizes:
        """Powers of two, so many times doubled."""
        sizes: Sizes = {}
        for name, value in self._sketch.sizes.items():
            if name in self._sketch.spacing:
                continue
            grown = (1 << max(0, value.bit_length() - 1)) << step
            if name in self._outer:
                sizes[name] = grown
            elif inner and value < (most := MOST_ROW if name in self._rows else MOST_INNER):
                sizes[name] = min(grown, most)
        return self._sketch.rounded(sizes)
