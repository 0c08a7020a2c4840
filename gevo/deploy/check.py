"""Do stored winners still hold: for today's sources, and on a device?"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import Any

from gevo.deploy.fingerprint import architecture, fingerprints
from gevo.deploy.winner import StoredWinner, read
from gevo.errors import ConfigError
from gevo.frontend.source import CompilerName, opened_with
from gevo.program.base import Program
from gevo.program.load import load, load_text
from gevo.records.forms import to_json
from gevo.records.schema import Stage
from gevo.study.sources import launched_of
from gevo.study.target import Target
from gevo.study.trust import Trust
from gevo.validate.fresh import default_seed
from gevo.validate.judge import Judge
from gevo.validate.speed import PACES
from gevo.validate.verdict import Subject, Verdict


class Status(StrEnum):
    """What became of a winner."""

    FINE = "fine"
    REFUSED = "refused"
    CHANGED = "changed"
    FAILED = "failed"


@dataclass(frozen=True)
class Finding:
    """What a check says of one winner.

    Attributes:
        folder: The winner's subfolder.
        winner: What it says of itself.
        status: REFUSED: the plugin would not take it. CHANGED: a kernel is not the one that it
            was made for. FAILED: it did not pass the validation. FINE: none of these.
        reason: Why it is not fine; empty when it is.
        stages: Of the validation; empty when it was not validated.
        failed: Those of the stages that it failed at, where that counts.
        device: Name of the device that it was validated on; empty when it was not.
    """

    folder: Path
    winner: StoredWinner
    status: Status
    reason: str = ""
    stages: tuple[Stage, ...] = ()
    failed: tuple[Stage, ...] = ()
    device: str = ""

    def to_json(self) -> dict[str, Any]:
        """What `gevo check --json` prints of it."""
        return {
            "winner": self.winner.folder,
            "arch": self.winner.arch,
            "kernels": [kernel.name for kernel in self.winner.kernels if kernel.edited],
            "status": self.status.value,
            "reason": self.reason,
            "device": self.device,
            "stages": to_json(self.stages),
        }


@dataclass(frozen=True)
class Request:
    """How winners are checked.

    Attributes:
        sources: Today's files by stem; a winner whose name is not among them is compared
            with the file that it was made from.
        device: What to validate on, as `open_device` takes it; empty for not validating.
        workers: Worker processes.
        seed: Seed of the cases that validation draws; None for a fixed one.
        trust: What of the workloads' code may run.
    """

    sources: Mapping[str, Path]
    device: str
    workers: int
    seed: int | None = None
    trust: Trust = field(default_factory=Trust)


def check(folder: Path, request: Request) -> Finding:
    """Check the winner in one subfolder.

    Raises:
        ConfigError: It cannot be read, or today's source is missing.
        ProgramError: Today's source is not a program, or does not compile.
        WorkloadError: Its workload cannot be read, or today's unmodified program fails on it.
    """
    winner, text = read(folder)
    if reason := winner.refusal(text):
        return Finding(folder, winner, Status.REFUSED, reason)
    source = _source(folder, winner, request.sources)
    compiler = CompilerName.of(winner.compiler or CompilerName.NVRTC)
    with opened_with(source, winner.options, compiler) as taken:
        today = load(taken.path)
    if reason := difference(winner, today):
        return Finding(folder, winner, Status.CHANGED, reason)
    if not request.device:
        return Finding(folder, winner, Status.FINE)
    program = load_text(text, source=str(folder / "winner.ll"))
    target = _target(folder, winner, today, request)
    program = replace(program, launched=target.baseline.launched)
    device, verdict = validate(program, target, request.seed)
    stages = verdict.stages
    failed = tuple(s for s in stages if s.passed is False and _counts(s, winner, device))
    status = Status.FAILED if failed else Status.FINE
    reason = f"{failed[0].name}: {failed[0].detail}" if failed else ""
    # A guarded winner's own test is decided one way in all cases; the other way is the fallback.
    if not failed and verdict.assumptions and not winner.guards:
        status, reason = Status.FAILED, verdict.why_not or ""
    return Finding(folder, winner, status, reason, stages, failed, device)


def difference(winner: StoredWinner, today: Program) -> str:
    """Why a winner does not apply to a program; empty when it does."""
    arch = architecture(today)
    if arch != winner.arch:
        return f"it was tuned for {winner.arch}, the source is compiled for {arch}"
    own = fingerprints(today)
    for kernel in winner.kernels:
        if kernel.name not in own:
            return f"there is no kernel {kernel.name} any more"
        if own[kernel.name] != kernel.fingerprint:
            return (
                f"{kernel.name} has changed since it was tuned (fingerprint "
                f"{own[kernel.name][:12]}, not {kernel.fingerprint[:12]})"
            )
    return ""


def validate(program: Program, target: Target, seed: int | None = None) -> tuple[str, Verdict]:
    """Judge a program against the target's baseline; its device's name, and the verdict."""
    with target.judged(default_seed(0) if seed is None else seed) as setup:
        return setup.name, Judge(setup).begin(Subject(program)).verdict()


def _counts(stage: Stage, winner: StoredWinner, device: str) -> bool:
    """Another device's times say nothing about a winner; everything else does."""
    return stage.name not in PACES or device == winner.device


def _source(folder: Path, winner: StoredWinner, sources: Mapping[str, Path]) -> Path:
    path = sources.get(winner.name)
    if path is None and winner.source:
        path = folder / winner.source
    if path is None or not path.is_file():
        raise ConfigError(f"{folder}: its source is not here; give the path of {winner.name}.ll")
    return path


def _target(folder: Path, winner: StoredWinner, today: Program, request: Request) -> Target:
    path = folder / winner.workload["path"]
    workload = request.trust.load(folder, path)
    return Target(
        baseline=replace(today, launched=launched_of(today, workload)),
        workload=workload,
        source=str(path),
        device=request.device,
        tolerance=winner.tolerance,
        workers=request.workers,
    )
