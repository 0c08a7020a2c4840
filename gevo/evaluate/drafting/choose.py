"""Tries what the text leaves open: blocks, numbers, contents of arrays; keeps what works best."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from gevo.evaluate.drafting.geometry import block_candidates
from gevo.evaluate.drafting.probe import Prober, Ran
from gevo.evaluate.drafting.sketch import FLOATS, INTEGERS, Init, Sketch

MOST_TRIES = 60
"""Runs for one kernel."""
MOST_WORK = 1 << 23
"""Basic blocks that the threads of those runs execute; about ten seconds."""
NUMBERS = ("0", "2", "3", "4", "8", "16", "32")

Change = Callable[[Sketch], None]
Score = tuple[bool, int, int, bool]


def score(ran: Ran) -> Score:
    """Better runs have larger ones."""
    return ran.good, ran.blocks_covered, -len(ran.errors), ran.finite


def perfect(ran: Ran) -> bool:
    """Whether nothing is left to wish for."""
    whole = all(blocks.all() for blocks in ran.covered.values())
    return ran.good and whole and not ran.errors and ran.finite


def worth(change: Change, now: Ran, before: Ran) -> bool:
    """Whether a change is kept; one of a size only where more is covered."""
    if change.__qualname__.startswith(_size.__name__):
        return score(now)[:2] > score(before)[:2]
    return score(now) > score(before)


@dataclass
class Chosen:
    """A sketch and what came of it."""

    sketch: Sketch
    ran: Ran


class Chooser:
    """Improves a sketch, one kernel after the other."""

    def __init__(self, prober: Prober) -> None:
        self._prober = prober
        self._left = 0
        self._work = 0

    def choose(self, sketch: Sketch) -> Sketch:
        """The best that was found."""
        for place in range(len(sketch.facts)):
            self._left, self._work = MOST_TRIES, MOST_WORK
            best = self._block(sketch, place)
            best = self._offsets(best, place)
            for _ in range(2):
                before = score(best.ran)
                if perfect(best.ran):
                    break
                best = self._others(best, place)
                if score(best.ran) == before:
                    break
            sketch = best.sketch
        return sketch

    def _try(self, sketch: Sketch, place: int) -> Chosen:
        ran = self._prober.run(sketch.draft([place]), roomy=True)
        self._left -= 1
        self._work -= MOST_WORK // 8 if ran.failed else ran.work
        return Chosen(sketch, ran)

    @property
    def _spent(self) -> bool:
        return self._left <= 0 or self._work <= 0

    def _block(self, sketch: Sketch, place: int) -> Chosen:
        """The block that works best, with sizes as they are and as multiples of it."""
        best: Chosen | None = None
        for quantum in (False, True):
            for number, block in enumerate(block_candidates(sketch.facts[place])):
                enough = number >= 3 and best is not None and best.ran.good
                if best is not None and (self._spent or (enough and not best.ran.errors)):
                    break
                twin = sketch.copy()
                twin.blocks[place] = block
                if quantum:
                    twin.quantum = max(twin.quantum, *block)
                for other in range(len(sketch.facts)):
                    twin.blocks.setdefault(other, block_candidates(sketch.facts[other])[0])
                tried = self._try(twin, place)
                if best is None or score(tried.ran) > score(best.ran):
                    best = tried
                if perfect(tried.ran):
                    return tried
            if best is not None and best.ran.good and not best.ran.errors:
                break
        assert best is not None
        return best

    def _offsets(self, best: Chosen, place: int) -> Chosen:
        """Ascending contents for arrays of which neighbours are read together."""
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
            twin.sizes[size] = 3 * length
            tried = self._try(twin, place)
            if score(tried.ran)[:2] >= score(best.ran)[:2]:
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
                    yield _number(name, text)
        for name in kernel.floats:
            for value in (0.0, 1.0, 2.0, -1.0, 10.0):
                yield _float(name, value)
        for name in kernel.integers:
            if name in sketch.sizes:
                for value in (8, 32, 64, 256, 600, 2):
                    yield _size(name, value)


def _extents(sketch: Sketch, place: int) -> Iterator[str]:
    """What a number may stand for: a size, the blocks along an axis, or the threads."""
    yield from (s for s in sketch.facts[place].integers if s in sketch.sizes)
    for axis in range(3):
        blocks, size = sketch.free.get((place, axis)), (*sketch.blocks[place], 1, 1)[axis]
        if blocks is not None:
            yield blocks
            if size > 1:
                yield f"{blocks} * {size}"


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


def _size(name: str, value: int) -> Change:
    def change(sketch: Sketch) -> None:
        sketch.sizes[name] = value

    return change
