"""Which arrays a program needs at multiples of more than an element's size.

CUDA lets a host pass the address of any element, and promises the alignment of a whole array's
beginning only. A program that reads four elements at once where the unmodified one reads one after
the other fails for an array that begins one element later. That is tried.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass, replace
from itertools import count, takewhile

import numpy as np

from gevo.device.base import Binary
from gevo.evaluate.scoring.aliasing import agrees
from gevo.evaluate.scoring.alike import OneSided, stated
from gevo.evaluate.scoring.score import Scorer
from gevo.evaluate.scoring.usable import Passed
from gevo.workload.case import (
    Argument,
    Array,
    Buffer,
    Launches,
    Pointer,
    Relay,
    TestCase,
    Workload,
)

WIDEST = 16
"""Bytes that one access may have, and at a multiple of which it must be then."""
_ALIGN = re.compile(r"\balign[ (](\d+)")
_ADDRESSES = re.compile(
    r'\bptrtoint\b|"align"\(|@llvm\.(?:ptrmask|nvvm\.(?:ldg|cp\.async))|\basm\b'
)
"""What looks at an address, or says otherwise how wide an access is."""
_ELSEWHERE = re.compile(r"= alloca |addrspace\([35]\)")
"""Lines on memory of a thread or block."""
_STATED = re.compile(r"aligned\((\w+), (\d+)\)")


def aligned(
    scorer: Scorer,
    binary: Binary,
    text: str,
    passed: Mapping[str, Set[Passed]],
    cases: Sequence[TestCase] = (),
) -> Iterator[OneSided]:
    """Arrays that the unmodified program takes anywhere, and this program does not.

    Tried with the arrays one element further: each by itself, since a program may test one of
    them and access another, also two, four and more, since it may test for one only; and all of
    them, since it may test whether they are alike. Not where nothing in its text can tell.

    Args:
        scorer: Of the unmodified program, on simt.
        binary: The program; it has the unmodified one's settings.
        text: Its LLVM IR.
        passed: What all launches of a kernel passed.
        cases: On which to try it; without any, on the quickest training case.
    """
    workload = scorer.workload
    found: dict[str, bool] = {}
    widest = _wanted(text)
    for case in cases or workload.train[:1]:
        launches = workload.launches(case, scorer.baseline.settings)
        _try(scorer, binary, launches, widest, found)
    for name, enough in found.items():
        vouched = _vouching(workload, name) if enough else ()
        text = f"{name} is at a multiple of {f'{WIDEST} bytes' if enough else 'many bytes'}"
        for kernel, guard in _guards(name, passed):
            words = f"{kernel}: {guard}" if enough and guard else None
            yield stated(kernel, text, words, vouched)


def _wanted(text: str) -> int:
    """At a multiple of how many bytes a program may want an address to be."""
    if _ADDRESSES.search(text):
        return WIDEST
    lines = (line for line in text.splitlines() if not _ELSEWHERE.search(line))
    return max((int(n) for line in lines for n in _ALIGN.findall(line)), default=1)


def _try(
    scorer: Scorer, binary: Binary, launches: Launches, widest: int, found: dict[str, bool]
) -> None:
    """Note arrays that the program needs aligned, each with whether `WIDEST` bytes are enough.

    Those whose elements have `widest` bytes or more need not be moved.
    """
    arrays = {b.name: b.array for b in launches.buffers if b.symbol is None and not b.pointers}
    movable = [name for name, array in arrays.items() if array.itemsize < min(widest, WIDEST)]

    def fits(names: Sequence[str], bytes_: int = 0) -> bool | None:
        moved = {n: _Further(arrays[n], max(1, bytes_ // arrays[n].itemsize)) for n in names}
        return agrees(scorer, binary, _moved(launches, moved), lambda out: _without(out, moved))

    def steps(name: str) -> Iterator[int]:
        """One element, and every power of two of them that is less than the widest access."""
        yield from takewhile(
            lambda by: by < min(widest, WIDEST), (arrays[name].itemsize << n for n in count())
        )

    for name in (n for n in movable if found.get(n)):
        found[name] = fits([name], WIDEST) is not False
    others = [n for n in movable if n not in found]
    needed = [n for n in others if any(fits([n], by) is False for by in steps(n))]
    found.update((n, bool(fits([n], WIDEST))) for n in needed)
    if not needed and len(others) > 1 and fits(others) is False:
        found.update(dict.fromkeys(others, bool(fits(others, WIDEST))))


def _vouching(workload: Workload, name: str) -> tuple[str, ...]:
    """The statements of the domain that say where an array begins."""
    found = ((text, _STATED.fullmatch(text)) for text in workload.domain)
    return tuple(text for text, m in found if m and m[1] == name and int(m[2]) >= WIDEST)


def _guards(name: str, passed: Mapping[str, Set[Passed]]) -> Iterator[tuple[str, str]]:
    """By kernel the clauses for the parameters for which an array is ever passed.

    Nothing for a kernel that is given the array in a struct, which no clause looks into.
    """
    for kernel, launches in passed.items():
        places = {n for one in launches for n, a in enumerate(one.arrays) if a and a[0] == name}
        if any(name in one.held for one in launches):
            yield kernel, ""
        elif places:
            yield kernel, " and ".join(f"aligned(arg{n}, {WIDEST})" for n in sorted(places))


@dataclass(frozen=True)
class _Further:
    """An array that lies some elements further in memory."""

    array: Array
    elements: int

    def padded(self, array: Array) -> Array:
        """Its contents behind so many more elements."""
        flat = np.ascontiguousarray(array).reshape(-1)
        return np.concatenate((np.resize(flat[:1], self.elements), flat))

    def own(self, padded: Array) -> Array:
        """Its contents without those."""
        return padded[self.elements :].reshape(self.array.shape)


_Arrays = Mapping[str, _Further]


def _moved(launches: Launches, arrays: _Arrays) -> Launches:
    """The launches with some arrays further in memory."""

    def changed(buffer: Buffer) -> Buffer:
        if buffer.pointers:
            return replace(buffer, pointers=tuple(_further(p, arrays) for p in buffer.pointers))
        if buffer.name not in arrays:
            return buffer
        return replace(buffer, array=arrays[buffer.name].padded(buffer.array))

    buffers = tuple(map(changed, launches.buffers))
    return Launches(buffers, lambda host: launches.drive(_Moved(host, arrays)))


def _without(outputs: Mapping[str, Array], arrays: _Arrays) -> Mapping[str, Array]:
    """Outputs without what stands in front of the arrays that were moved."""
    return {n: arrays[n].own(array) if n in arrays else array for n, array in outputs.items()}


def _further(given: Pointer, arrays: _Arrays) -> Pointer:
    """An address in an array that lies further in memory."""
    if given.name not in arrays:
        return given
    further = arrays[given.name]
    return replace(given, offset=given.offset + further.elements * further.array.itemsize)


@dataclass(frozen=True)
class _Moved(Relay):
    arrays: _Arrays

    def argument(self, given: Argument) -> Argument:
        return _further(given, self.arrays) if isinstance(given, Pointer) else given

    def read(self, name: str) -> Array:
        read = self.host.read(name)
        return self.arrays[name].own(read) if name in self.arrays else read

    def write(self, name: str, array: Array) -> None:
        self.host.write(name, self.arrays[name].padded(array) if name in self.arrays else array)
