"""Lowers a program for its settings: constants get their values, launches are tried out."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import Protocol

from gevo.device.base import Lowered
from gevo.errors import CompileFailed, ProgramError, WorkloadError
from gevo.outcome import Outcome
from gevo.program.base import Program
from gevo.program.llvm.launched import launched_only
from gevo.program.llvm.specialize import specialize
from gevo.workload.case import Workload


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
