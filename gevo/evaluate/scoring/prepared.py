"""What scorers stand on: how a variant is lowered, what a case is known for, what is accepted."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Protocol

from gevo.device.base import Lowered, RunOptions
from gevo.errors import CompileFailed, LaunchFailed, ProgramError, WorkloadError
from gevo.outcome import Outcome
from gevo.program.base import Program
from gevo.program.llvm.specialize import launched_only, specialize
from gevo.workload.case import Array, Launches, TestCase, Workload
from gevo.workload.compare import differing, explain


class WrongOutput(LaunchFailed):
    """A run's output is not accepted; `error` says how far off it is."""

    def __init__(self, message: str, error: float) -> None:
        super().__init__(message, Outcome.WRONG)
        self.error = error


def require_right(
    case: TestCase,
    outputs: Mapping[str, Array],
    expected: Mapping[str, Array],
    error: float,
    allowed: float,
) -> None:
    """Raise WrongOutput when the outputs' error is above what is allowed."""
    if error > allowed:
        why = explain(outputs, expected)
        raise WrongOutput(f"case {case.name}: error {error:.3g} ({why})", error)


def require_equal(
    case: TestCase, outputs: Mapping[str, Array], first: Mapping[str, Array]
) -> None:
    """Raise LaunchFailed (FLAKY) unless two runs of a case gave the same bits."""
    if any(differing(outputs[name], first[name]).any() for name in first):
        why = explain(outputs, first)
        message = f"case {case.name}: two runs gave different outputs ({why})"
        raise LaunchFailed(message, Outcome.FLAKY)


class Lowers(Protocol):
    """A device, or the compiler for one."""

    def lower(self, program: Program) -> Lowered:
        """Verify and clean up; raises CompileFailed."""
        ...


def lower(device: Lowers, workload: Workload, program: Program) -> Lowered:
    """The program for its settings, lowered: what the workload launches of it.

    Settings that no case can be launched with are refused before anything is compiled.

    Raises:
        CompileFailed: LLVM refuses the program, or the settings make no sense for it.
    """
    settings = program.settings
    if settings:
        _check_launches(workload, program)
    lowered = device.lower(specialized(launched_only(program), workload))
    if not settings:
        return lowered
    digest = hashlib.sha256(f"{lowered.digest}\0{settings!r}".encode()).hexdigest()
    return replace(lowered, digest=digest, settings=settings)


def specialized(program: Program, workload: Workload) -> Program:
    """The program with its open constants known; raises CompileFailed."""
    try:
        return specialize(program, workload.constants(program.settings))
    except (ProgramError, WorkloadError) as error:
        raise CompileFailed(str(error), Outcome.INVALID) from error


def _check_launches(workload: Workload, program: Program) -> None:
    try:
        for case in workload.train:
            workload.check(case, program.settings)
    except WorkloadError as error:
        raise CompileFailed(str(error), Outcome.LAUNCH_FAILED) from error


FUEL_FACTOR = 8
"""A variant may execute this many times the baseline's instructions per thread."""
FUEL_FLOOR = 10_000
SETTINGS_FACTOR = 32
"""And so many times that, where other settings may give a thread more to do."""


@dataclass(frozen=True, eq=False)
class Prepared:
    """What a case needs before any variant can be judged on it under one arithmetic seed.

    Attributes:
        launches: Buffers and driver.
        baseline: The same for the unmodified program, which may be launched otherwise.
        expected: The output that variants are compared with.
        error: The unmodified kernel's own error against `expected`.
        fuel: Instruction limit per thread and launch for variants; 0 where not counted.
        limit_s: Wall-clock limit of one run of a variant; 0 where the time is modelled.
        order_seed: Order of blocks in which variants are run in the search; 0 is the natural one.
        large_shared: Kernels that the unmodified program launches with more than 48 KiB of
            shared memory: no other may be.
    """

    launches: Launches
    baseline: Launches
    expected: Mapping[str, Array]
    error: float
    fuel: int
    limit_s: float
    order_seed: int
    large_shared: frozenset[str]


def fuel_for(used: int) -> int:
    """Instruction limit per thread for variants of a program whose threads take so many."""
    return FUEL_FACTOR * used + FUEL_FLOOR


def limited(options: RunOptions, ready: Prepared) -> RunOptions:
    """The options with the case's limits where they give none."""
    fuel, limit_s = options.fuel or ready.fuel, options.limit_s or ready.limit_s
    return replace(options, fuel=fuel, limit_s=limit_s, large_shared=ready.large_shared)
