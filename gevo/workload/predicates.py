"""What `[domain]` may say about a whole array, or about the addresses that a launch passes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import numpy as np

from gevo.program.base import Setting
from gevo.workload.case import Array, Pointer
from gevo.workload.plan import Expansion
from gevo.workload.signature import Parameter

BASE_ALIGNMENT = 256
"""Every array begins at a multiple of this, in bytes: what a GPU's allocator gives at least."""


@dataclass(frozen=True)
class Passed:
    """An address that a launch passes.

    Attributes:
        array: The array whose buffer it points into.
        parameter: The kernel's parameter; empty where the signature is not known.
        offset: In bytes.
    """

    array: str
    parameter: str
    offset: int


@dataclass(frozen=True)
class Call:
    """The addresses that one launch passes, in the order of its arguments."""

    kernel: str
    passed: tuple[Passed, ...]


def calls(
    expansion: Expansion, kernels: Mapping[str, Sequence[Parameter]] | None
) -> tuple[Call, ...]:
    """What a case's launches pass, without repetitions.

    Args:
        expansion: The launches.
        kernels: The program's kernels with their parameters; None when they are not known.
    """
    found: dict[Call, None] = {}
    for step in expansion.steps:
        parameters = (kernels or {}).get(step.kernel, ())
        names = [one.name for one in parameters] or [""] * len(step.args)
        passed = (
            Passed(expansion.start[arg.name], name, arg.offset)
            for name, arg in zip(names, step.args, strict=True)
            if isinstance(arg, Pointer)
        )
        found[Call(step.kernel, tuple(passed))] = None
    return tuple(found)


@dataclass(frozen=True)
class Situation:
    """A case, as far as statements ask for it.

    Attributes:
        names: Sizes, derived names and scalars with their values.
        make: Gives the contents of all arrays that have some at the beginning.
        calls: Gives the launches; none where a driver makes them.
    """

    names: Mapping[str, Setting]
    make: Callable[[], Mapping[str, Array]]
    calls: Callable[[], Sequence[Call]]
    _wide: dict[str, Array] = field(default_factory=dict[str, Array])

    @cached_property
    def contents(self) -> Mapping[str, Array]:
        """What `make` gives, which is asked once and only where it matters."""
        return self.make()

    @cached_property
    def launched(self) -> Sequence[Call]:
        """What `calls` gives."""
        return self.calls()

    def wide(self, name: str) -> Array:
        """An array's contents as float64 or int64, in which sums do not leave the type."""
        if name not in self._wide:
            array = self._held(name)
            if array.dtype.kind == "f":
                array = array.astype(np.float64)
            elif array.dtype.itemsize < np.dtype(np.int64).itemsize:
                array = array.astype(np.int64)
            self._wide[name] = array
        return self._wide[name]

    def flat(self, name: str) -> Array:
        """An array's contents in C order."""
        return self._held(name).reshape(-1)

    def _held(self, name: str) -> Array:
        if name not in self.contents:
            raise ValueError(f"array {name!r} has no contents at the beginning")
        return self.contents[name]


@dataclass(frozen=True)
class Verdict:
    """Whether something holds; `why` says why not, in a few words."""

    holds: bool
    why: str = ""


def _first(name: str, flat: Array, right: Array) -> Verdict:
    wrong = np.flatnonzero(~right)
    if not wrong.size:
        return Verdict(True)
    place = int(wrong[0])
    return Verdict(False, f"{name}[{place}] = {flat[place]}")


def _distinct(situation: Situation, name: str) -> Verdict:
    flat = situation.flat(name)
    _, firsts = np.unique(flat, return_index=True)
    right = np.zeros(flat.size, np.bool_)
    right[firsts] = True
    return _first(name, flat, right)


def _sorted(situation: Situation, name: str) -> Verdict:
    flat = situation.flat(name)
    right = np.ones(flat.size, np.bool_)
    right[1:] = flat[1:] >= flat[:-1]
    return _first(name, flat, right)


def _finite(situation: Situation, name: str) -> Verdict:
    flat = situation.flat(name)
    return _first(name, flat, np.isfinite(flat))


def _of(call: Call, name: str) -> Iterator[int]:
    """Places of the addresses that a name stands for: an array's, or a parameter's."""
    return (n for n, p in enumerate(call.passed) if name in (p.array, p.parameter))


def _noalias(situation: Situation, first: str, second: str) -> Verdict:
    for call in situation.launched:
        for a in _of(call, first):
            for b in _of(call, second):
                array = call.passed[a].array
                if a != b and array == call.passed[b].array:
                    return Verdict(False, f"{call.kernel} is passed {array!r} twice")
    return Verdict(True)


def _aligned(situation: Situation, name: str, alignment: Any) -> Verdict:
    if int(alignment) != alignment or alignment < 1:
        raise ValueError(f"{alignment} is no alignment")
    alignment = int(alignment)
    if BASE_ALIGNMENT % alignment:
        return Verdict(False, f"an array is at a multiple of {BASE_ALIGNMENT} only")
    for call in situation.launched:
        for n in _of(call, name):
            one = call.passed[n]
            if one.offset % alignment:
                where = f"{one.array!r} at byte {one.offset}"
                return Verdict(False, f"{call.kernel} is passed {where}")
    return Verdict(True)


@dataclass(frozen=True)
class Predicate:
    """A function that is true or false.

    Attributes:
        run: Situation, names and numbers to a verdict; raises ValueError.
        takes: Its arguments, for messages.
        arrays: How many names it takes.
        numbers: How many numbers follow.
        addresses: Whether it is about addresses: then names may also be pointer parameters of a
            kernel, and arrays need no contents.
    """

    run: Callable[..., Verdict]
    takes: str
    arrays: int = 1
    numbers: int = 0
    addresses: bool = False


PREDICATES: Mapping[str, Predicate] = {
    "distinct": Predicate(_distinct, "an array"),
    "sorted": Predicate(_sorted, "an array"),
    "finite": Predicate(_finite, "an array"),
    "noalias": Predicate(_noalias, "two arrays", 2, addresses=True),
    "aligned": Predicate(_aligned, "an array and a number of bytes", 1, 1, addresses=True),
}
