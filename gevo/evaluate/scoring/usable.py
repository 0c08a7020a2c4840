"""Whether the unmodified program defines what a drawn case gives."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence, Set
from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from math import prod

import numpy as np

from gevo.device.base import Lowered, RunOptions, RunResult
from gevo.device.simt.lower.decisions import Table
from gevo.errors import LaunchFailed, WorkloadError
from gevo.evaluate.scoring.prepared import SETTINGS_FACTOR, fuel_for, require_equal
from gevo.evaluate.scoring.score import Scorer
from gevo.finding import DRAWN, Finding, alike, matches, unknown
from gevo.workload.case import (
    Argument,
    Array,
    Buffer,
    Dim3,
    Host,
    Launches,
    Pointer,
    Relay,
    Struct,
    TestCase,
    pointers_of,
)
from gevo.workload.compare import require_agreement

Note = Callable[[str, Dim3, Dim3, Sequence[Argument]], None]
"""Told of every launch: kernel, grid, block and arguments."""


@dataclass(frozen=True)
class Asked:
    """What one launch asked for.

    Attributes:
        threads: Of a block.
        shared_bytes: Dynamic shared memory of a block.
        cooperative: All blocks at once.
    """

    threads: int
    shared_bytes: int
    cooperative: bool


def watched(
    launches: Launches, note: Note, ask: Callable[[str, Asked], None] | None = None
) -> Launches:
    """The same launches; `note` and `ask` are told of each before it runs."""

    def drive(host: Host) -> None:
        launches.drive(_Watched(host, note, ask))

    return replace(launches, drive=drive)


@dataclass(frozen=True)
class _Watched(Relay):
    note: Note
    ask: Callable[[str, Asked], None] | None

    def launch(
        self,
        kernel: str,
        grid: Dim3,
        block: Dim3,
        args: Sequence[Argument],
        shared_bytes: int = 0,
        cooperative: bool = False,
    ) -> None:
        self.note(kernel, grid, block, args)
        if self.ask is not None:
            self.ask(kernel, Asked(prod(block), shared_bytes, cooperative))
        super().launch(kernel, grid, block, args, shared_bytes, cooperative)


FUEL_FACTOR = 32
"""A thread may execute so many times the instructions of the workload's longest one."""
FUEL_FLOOR = 1 << 16
LARGER_FUEL = 32
"""And in a case with larger sizes than the workload's so many times that."""
MOST_TRIED = 1 << 12
"""Drawn cases of which a `Trier` remembers what came of them, the last ones asked for."""
_OUTSIDE = "it is outside the domain"
_WORDS = re.compile(r"\w+")
_FIRST = RunOptions(poison=0x5A, fill=0x7F, decisions=True, timed=False)
_SECOND = RunOptions(poison=0xFF, fill=0xFE, collect=True, timed=False)


Arguments = tuple[int | float | None, ...]
"""Of one launch; None for pointers and structs."""


@dataclass(frozen=True)
class Passed:
    """What one launch passed.

    Attributes:
        numbers: The arguments, None for pointers and structs.
        arrays: For each argument that is a pointer the array's name, how many bytes there are from
            where it points to, and how many before that; None for others.
        shape: Threads of a block and blocks of the grid, as `gevo.program.condition.DIMENSIONS`.
        held: Names of the arrays to which structs by value and arrays of pointers point.
    """

    numbers: Arguments
    arrays: tuple[tuple[str, int, int] | None, ...]
    shape: tuple[int, ...]
    held: frozenset[str] = frozenset()

    @classmethod
    def of(
        cls, args: Sequence[Argument], block: Dim3, grid: Dim3, buffers: Mapping[str, Buffer]
    ) -> Passed:
        """What a launch passes; `buffers` by name."""
        inside = {p.name for p in pointers_of(a for a in args if isinstance(a, Struct))}
        return cls(
            tuple(None if isinstance(a, Pointer | Struct | bytes) else a for a in args),
            tuple(
                (a.name, buffers[a.name].array.nbytes - a.offset, a.offset)
                if isinstance(a, Pointer)
                else None
                for a in args
            ),
            (*block, *grid),
            frozenset(inside.union(*(buffers[p.name].reached for p in pointers_of(args)))),
        )


@dataclass(frozen=True)
class Tried:
    """A case that the unmodified program was run on.

    Attributes:
        reason: Why the case cannot be used; empty when it can.
        decided: What the program decided in it, as far as it came.
        passed: What its kernels were given, by kernel: what differs between launches.
        asked: What their launches asked for, by kernel.
        outside: Statements of the domain that exclude the case, if that is the reason.
    """

    reason: str = ""
    decided: Mapping[str, Table] = field(default_factory=dict[str, Table])
    passed: Mapping[str, Set[Passed]] = field(default_factory=dict[str, Set[Passed]])
    asked: Mapping[str, Set[Asked]] = field(default_factory=dict[str, Set[Asked]])
    outside: tuple[str, ...] = ()


class Trier:
    """Tries cases on the unmodified program of a scorer whose device is simt.

    A case is usable when it is inside the domain, the program ends on it without a fault, gives
    the same bits whatever its memory held before, agrees with the reference, has no race that it
    does not have on the workload's own cases, and, where the case changes values, gives finite
    floats that the last bit of an input does not move by more than the workload tolerates.
    """

    def __init__(self, scorer: Scorer) -> None:
        self._scorer = scorer
        self._kept = lru_cache(MOST_TRIED)(self._try)
        self._fuel: dict[TestCase, int] = {}

    @cached_property
    def fuel(self) -> int:
        """Instructions of a thread that are as many as a drawn case may need."""
        plain = RunOptions(timed=False)
        known = [self._run(case, plain).fuel_used for case in self._scorer.workload.train]
        return FUEL_FACTOR * max(known) + FUEL_FLOOR

    @cached_property
    def _findings(self) -> tuple[Finding, ...]:
        """Races of the unmodified program on the training cases."""
        runs = (self._run(case, _SECOND) for case in self._scorer.workload.train)
        return tuple(finding for done in runs for finding in done.findings)

    def known(self, case: TestCase) -> Tried:
        """A case on which the program is known to run.

        Raises:
            WorkloadError: It fails all the same.
        """
        passed: dict[str, set[Passed]] = {}
        asked: dict[str, set[Asked]] = {}
        launches = self._scorer.workload.launches(case, self._scorer.baseline.settings)
        buffers = {buffer.name: buffer for buffer in launches.buffers}

        def note(kernel: str, grid: Dim3, block: Dim3, args: Sequence[Argument]) -> None:
            passed.setdefault(kernel, set()).add(Passed.of(args, block, grid, buffers))

        def ask(kernel: str, what: Asked) -> None:
            asked.setdefault(kernel, set()).add(what)

        try:
            result = self._run(case, _FIRST, watched(launches, note, ask))
        except LaunchFailed as error:
            message = f"case {case.name}: the unmodified kernel fails: {error}"
            raise WorkloadError(message) from error
        self._fuel[case] = fuel_for(result.fuel_used) if result.fuel_used else 0
        return Tried("", result.decisions, passed, asked)

    def as_prepared(self, case: TestCase, variant: Lowered) -> tuple[Launches, int]:
        """Launches and fuel of a variant, as `Scorer.prepare` gives them, for a `known` case.

        Without what that compares with: another run, and a reference, which may take ten times
        as long.
        """
        same = variant.settings == self._scorer.baseline.settings
        launches = self._scorer.workload.launches(case, variant.settings)
        return launches, self._fuel[case] * (1 if same else SETTINGS_FACTOR)

    def decide(self, case: TestCase) -> Tried:
        """What is decided in a case, whether or not it can be used; runs it once."""
        try:
            outside = self._scorer.workload.violated(case)
            result = self._run(case, replace(_FIRST, fuel=self.fuel))
        except (LaunchFailed, WorkloadError) as error:
            return Tried(str(error))
        return Tried(_OUTSIDE if outside else "", result.decisions, outside=outside)

    def try_(self, case: TestCase) -> Tried:
        """A drawn case, of which only a usable one is without a reason; mostly runs it once."""
        return self._kept(case)

    def try_larger(self, case: TestCase) -> Tried:
        """As `try_`, a case of the workload's own kind with larger sizes.

        The more blocks, the more of them race where the program's races are: what else is missing
        there does not count. Longer loops take more instructions.
        """
        return self._try(case, alike, LARGER_FUEL * self.fuel)

    def _try(
        self,
        case: TestCase,
        same: Callable[[Finding, Finding], bool] = matches,
        fuel: int | None = None,
    ) -> Tried:
        fuel = fuel or self.fuel
        try:
            outside = self._scorer.workload.violated(case)
            launches = self._scorer.workload.launches(case, self._scorer.baseline.settings)
            first = self._run(case, replace(_FIRST, fuel=fuel), launches)
        except (LaunchFailed, WorkloadError) as error:
            return Tried(str(error))
        if outside:
            return Tried(_OUTSIDE, first.decisions, outside=outside)
        try:
            reason = self._reason(case, launches, first, same, fuel)
        except (LaunchFailed, WorkloadError) as error:
            reason = str(error)
        return Tried(reason, first.decisions)

    def _reason(
        self,
        case: TestCase,
        launches: Launches,
        first: RunResult,
        same: Callable[[Finding, Finding], bool],
        fuel: int,
    ) -> str:
        if case.values and self.tolerant and not _finite(first.outputs):
            return "the unmodified kernel gives numbers that are not finite"
        # Only who accesses what can race: other floats change that where they decide about it.
        collect = self._moves(case)
        options = replace(_SECOND, fuel=fuel, collect=collect)
        second = self._run(case, options, launches)
        require_equal(case, second.outputs, first.outputs)
        findings = (f for f in second.findings if f.kind not in DRAWN)
        found = unknown(findings, self._findings, same)
        if found:
            return f"the unmodified kernel is not defined: {found[0]}"
        self._require_agreement(case, launches, first, fuel)
        if case.values and self.tolerant and self._sensitive(case, launches, first, fuel):
            return "the last bit of an input decides about the output"
        return ""

    def _require_agreement(
        self, case: TestCase, launches: Launches, first: RunResult, fuel: int
    ) -> None:
        """Raise WorkloadError unless the reference agrees, whatever PTX leaves open gives."""
        scorer = self._scorer
        require_agreement(scorer.workload, case, first.outputs)
        if scorer.workload.reference is not None and scorer.baseline_binary().seeded:
            other = replace(_FIRST, fuel=fuel, decisions=False, arithmetic_seed=1)
            require_agreement(scorer.workload, case, self._run(case, other, launches).outputs)

    def _moves(self, case: TestCase) -> bool:
        """Whether a case may access other places than the workload's own ones."""
        if case.sizes != self._scorer.workload.train[0].sizes or not case.values:
            return True
        floats = {f.name for f in self._scorer.workload.described(case) if f.dtype.kind == "f"}
        words = (set(_WORDS.findall(text)) for text in case.values)
        return not all(floats & found for found in words)

    @property
    def tolerant(self) -> bool:
        """Whether a right variant's outputs may differ: else its last bits must be the same."""
        return self._scorer.tolerance > 0 or self._scorer.workload.judges_reference

    def _sensitive(self, case: TestCase, launches: Launches, first: RunResult, fuel: int) -> bool:
        """Whether rounding of the inputs moves the output as far as a variant's may be off."""
        buffers = tuple(replace(b, array=_nudged(b.array)) for b in launches.buffers)
        options = replace(_FIRST, fuel=fuel, decisions=False)
        moved = self._run(case, options, replace(launches, buffers=buffers))
        error = self._scorer.workload.metric(moved.outputs, first.outputs)
        return error > max(self._scorer.tolerance, self._scorer.workload.tolerance) / 2

    def _run(
        self, case: TestCase, options: RunOptions, launches: Launches | None = None
    ) -> RunResult:
        scorer = self._scorer
        if launches is None:
            launches = scorer.workload.launches(case, scorer.baseline.settings)
        return scorer.device.run(scorer.baseline_binary(), launches, options)


def _finite(outputs: Mapping[str, Array]) -> bool:
    return all(np.isfinite(a).all() for a in outputs.values() if a.dtype.kind == "f")


def _nudged(array: Array) -> Array:
    """Each float's neighbour on one side or the other, so that what cancels does so no more.

    Zeros, other kinds and what is not finite stay.
    """
    if array.dtype.kind != "f":
        return array
    with np.errstate(over="ignore"):
        up = np.random.default_rng(1).random(array.shape) < 0.5
        moved = np.nextafter(array, np.where(up, np.inf, -np.inf).astype(array.dtype))
    return np.where((array == 0) | ~np.isfinite(moved), array, moved).astype(array.dtype)
