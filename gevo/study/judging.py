"""Judges any program against an unmodified one, by the stages that winners go through."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, replace
from pathlib import Path

from gevo.edits.apply import apply
from gevo.edits.text import patch_to_json
from gevo.errors import ConfigError, EditError, WorkloadError
from gevo.frontend.source import FIRST, Compiler
from gevo.program.base import Program
from gevo.program.llvm.facts import kernel_signatures, taken_otherwise
from gevo.program.load import load, program_text
from gevo.records.run import Winner
from gevo.records.schema import Conclusion, Stage
from gevo.study.sources import launched_of, load_launched, opened_for
from gevo.study.target import Target
from gevo.validate.fresh import default_seed
from gevo.validate.judge import Judge
from gevo.validate.sanitizer import sanitized
from gevo.validate.speed import pace, time_original
from gevo.validate.statistics import Comparison
from gevo.validate.verdict import Subject, Verdict
from gevo.workload.case import TestCase, Workload, parse_case
from gevo.workload.spec import load as load_workload

PATCH = ".json"
GIVEN_ONLY = "judged on the cases that were given and the workload's own, nothing else was tried"

Guards = Mapping[str, str]
"""By kernel what it tests at its entry."""


@dataclass(frozen=True)
class Candidate:
    """What is to be judged.

    Attributes:
        base: The unmodified program's file.
        variant: A program's file, or a patch for `base` as `gevo evolve` writes it.
        workload: The spec of what both run on.
        device: As `open_device` takes it.
        tolerance: Accepted error above the unmodified program's own.
        seed: Seed of the cases that are drawn; None for the seed of a run with seed 0.
        cases: Cases as text (see `gevo.workload.case`) to judge it on instead of drawn ones.
        compiler: What compiles `.cu` files.
    """

    base: Path
    variant: Path
    workload: Path
    device: str
    tolerance: float
    seed: int | None = None
    cases: tuple[str, ...] = ()
    compiler: Compiler = FIRST


@dataclass(frozen=True)
class Judgement:
    """The verdict, and what it rests on.

    Attributes:
        verdict: By the stages that winners go through.
        device: The device's name.
        modelled: True when times come from a model.
        text_speedup: How many times as fast the user's own text is as the unmodified program
            that was made from it (see `gevo.validate.speed`); None where that is not known.
    """

    verdict: Verdict
    device: str
    modelled: bool
    text_speedup: float | None

    @property
    def clock(self) -> str:
        """Where times come from."""
        return "modelled" if self.modelled else "measured"

    @property
    def gain(self) -> Comparison | None:
        """On the timing cases, else on the held-out ones, else on the training cases."""
        speed = self.verdict.speed
        return speed.get("timing") or speed.get("held-out") or speed.get("training")

    @property
    def paces(self) -> Mapping[str, str]:
        """How many times as fast it is, for people, by kind of case."""
        return {kind: pace(one) for kind, one in self.verdict.speed.items()}


def judge(
    candidate: Candidate,
    workers: int,
    phase: Callable[[str], None] = lambda name: None,
    watch: Callable[[Stage], None] = lambda stage: None,
) -> Judgement:
    """Judge a candidate in fresh worker processes.

    Args:
        candidate: What to judge.
        workers: Worker processes.
        phase: Told what goes on before the stages.
        watch: Told of every stage as soon as it is known.

    Raises:
        ProgramError: A file holds no program.
        ConfigError: The two cannot be compared, or the device does not run them.
        EditError: A patch does not apply.
        WorkloadError: The workload cannot be read, or the unmodified program fails on it.
        DeviceLost: The device fails again and again.
    """
    workload = load_workload(candidate.workload)
    base, subject, guards = _opened(candidate, workload)
    target = Target(
        baseline=base,
        workload=workload,
        source=str(candidate.workload),
        device=candidate.device,
        tolerance=candidate.tolerance,
        workers=workers,
    )
    seed = default_seed(0) if candidate.seed is None else candidate.seed
    given = _given(candidate.cases, target.workload)
    with target.judged(seed, given=given, phase=phase) as setup:
        phase("judging")
        judge_ = Judge(setup)
        try:
            verdict = judge_.begin(subject).verdict(watch)
            verdict = judge_.guarded(subject, verdict, guards)
        except WorkloadError as error:  # the unmodified program ran on the same cases
            raise ConfigError(f"{candidate.variant}: {error}") from error
        original = time_original(setup, candidate.base)
        verdict = sanitized(verdict, target.sanitize)
        if given:
            verdict = replace(verdict, flags=(*verdict.flags, GIVEN_ONLY))
    speedup = original.speedup if original else 1.0
    return Judgement(verdict, setup.name, setup.modelled, speedup)


def _given(texts: Sequence[str], workload: Workload) -> tuple[TestCase, ...]:
    """The cases of `--case`; raises WorkloadError."""
    cases = [replace(parse_case(text, workload), name=f"given{n}") for n, text in enumerate(texts)]
    for case in cases:
        workload.require_domain(case)
    return tuple(cases)


def _opened(candidate: Candidate, workload: Workload) -> tuple[Program, Subject, Guards]:
    """As `_programs`, of files that may have to be compiled first."""
    with ExitStack() as stack:
        base, variant = (
            stack.enter_context(
                opened_for(path, candidate.compiler, candidate.device, workload)
            ).path
            for path in (candidate.base, candidate.variant)
        )
        return _programs(replace(candidate, base=base, variant=variant), workload)


def _programs(candidate: Candidate, workload: Workload) -> tuple[Program, Subject, Guards]:
    """The unmodified program, what is to be judged, and the guards that it comes with."""
    if candidate.variant.suffix == PATCH:
        return _patched(candidate, workload)
    base = load_launched(candidate.base, workload)
    variant = load(candidate.variant, launched=base.launched or None)
    if base.dialect is not variant.dialect:
        raise ConfigError(
            f"{candidate.variant}: is {variant.dialect}, but {candidate.base} is {base.dialect}"
        )
    if missing := set(base.launched) - kernel_signatures(variant.text).keys():
        raise ConfigError(f"{candidate.variant}: has no kernel {min(missing)}, which is launched")
    if other := taken_otherwise(base.text, variant.text, base.launched):
        raise ConfigError(f"{candidate.variant}: {other}; its host could not launch it")
    # As it is, with every promise that it makes to the compiler: that is what will be deployed.
    text = program_text(candidate.variant)
    return base, Subject(replace(variant, text=text, launched=base.launched)), {}


def _patched(candidate: Candidate, workload: Workload) -> tuple[Program, Subject, Guards]:
    winner = Winner.load(candidate.variant)
    base = load(candidate.base, winner.entry)
    if base.digest != winner.program:
        raise ConfigError(
            f"{candidate.variant}: is for another program than {candidate.base} "
            f"({winner.program[:12]}, not {base.digest[:12]})"
        )
    base = replace(base, launched=launched_of(base, workload))
    applied = apply(base, winner.patch)
    for edit, reason in applied.dropped:
        raise EditError(f"{candidate.variant}: edit {edit.id} does not apply: {reason}")
    return base, Subject(applied.program, patch_to_json(winner.patch)), winner.guards


def exit_code(conclusions: Iterable[Conclusion]) -> int:
    """What a command that judges ends with: 0 with something to offer, else why there is none."""
    found = set(conclusions)
    if any(one.offers for one in found):
        return 0
    if Conclusion.CONDITIONAL in found:
        return 3
    return 4 if Conclusion.NOT_JUDGED in found else 1
