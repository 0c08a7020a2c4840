"""Runs as Python objects: what a run folder holds, for programs and notebooks."""

from __future__ import annotations

import html
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from gevo.edits.apply import apply as apply_patch
from gevo.edits.json_form import patch_from_json
from gevo.edits.operators import Set
from gevo.edits.patch import Patch
from gevo.errors import ConfigError, EditError
from gevo.evaluate.codegen import cleaned_in_child, ptx_in_child
from gevo.program.base import Program
from gevo.records.run import RunFolder
from gevo.records.schema import Conclusion, End, Record
from gevo.records.tuning import TuningFolder
from gevo.records.winner import Winner as PatchFile
from gevo.report import tuning
from gevo.report.html.page import write_html
from gevo.report.html.tuning_page import write as write_tuning
from gevo.report.model import Member, build
from gevo.report.tuning_kernel import KernelTuning, Rank


@dataclass(frozen=True, eq=False)
class Winner:
    """One program that a run has found: a member of its front, or a configuration.

    Attributes:
        speedup: The unmodified program's time over its own, as validation has it where it was
            judged, else as the search has it; None where that is not known.
        span: The same for people: a range, where times are modelled.
        error: The largest error on the training cases; None where that is not known.
        verdict: What validation says; None where it was not its turn.
        assumptions: What it takes for granted, in sentences.
        guards: By kernel what it tests at its entry.
        why: Why it is faster by the model, or why it was refused; empty where nothing is known.
        patch: Its edits; None for a configuration.
        settings: Values of tuning parameters that are not the defaults; all, for a configuration.
    """

    speedup: float | None
    span: str
    error: float | None
    verdict: Conclusion | None
    assumptions: tuple[str, ...]
    guards: tuple[str, ...]
    why: str
    patch: Patch | None
    settings: Mapping[str, Any]
    _text: Callable[[], str] = field(repr=False)
    _ptx: Callable[[], str] = field(repr=False)

    @cached_property
    def ir(self) -> str:
        """Its text: of a validated one the very code that was judged. Raises ConfigError."""
        return self._text()

    @cached_property
    def ptx(self) -> str:
        """Its PTX, likewise; raises CompileFailed, or ConfigError where none can be made."""
        return self._ptx()


@dataclass(frozen=True, eq=False)
class Run:
    """What a run folder holds.

    Attributes:
        path: The folder.
        best: The fastest winner that validation lets be offered; None where there is none.
        front: All that the run has to show, those that are offered first.
        baseline: The unmodified program; None for a tuning session that was opened again.
        end: Why it ended; None while it has not.
    """

    path: Path
    best: Winner | None
    front: tuple[Winner, ...]
    baseline: Program | None
    end: str | None
    _records: Callable[[], Sequence[Record]] = field(repr=False)
    _report: Callable[[], Path] = field(repr=False)

    def records(self) -> Sequence[Record]:
        """Everything that happened, in order; raises ConfigError where the journal is damaged."""
        return self._records()

    def report(self) -> Path:
        """Write report.html; its path. Raises ConfigError where that cannot be written."""
        return self._report()

    def _repr_html_(self) -> str:
        """The front as a table, for notebooks."""
        head = "".join(f"<th>{name}</th>" for name in ("speed-up", "verdict", "what", "why"))
        rows = "".join(f"<tr>{_cells(one)}</tr>" for one in self.front)
        return (
            f"<table><caption>{html.escape(str(self.path))}</caption><tr>{head}</tr>{rows}</table>"
        )


def _cells(winner: Winner) -> str:
    count = len(winner.patch) if winner.patch is not None else 0
    what = [f"{count} edit{'s' * (count != 1)}"] if winner.patch is not None else []
    what += [f"{name} = {value}" for name, value in winner.settings.items()]
    verdict = winner.verdict.value if winner.verdict else "not judged"
    texts = winner.span, verdict, ", ".join(what), "; ".join((*winner.assumptions, winner.why))
    return "".join(f"<td>{html.escape(text)}</td>" for text in texts)


def apply(program: Program, patch: Patch | Winner | str | Path | Mapping[str, Any]) -> Program:
    """The program with a patch applied: a `Patch`, a winner, a `.patch.json`, or its JSON form.

    Raises:
        ConfigError: The file is no patch, or belongs to another program.
        EditError: An edit does not apply.
    """
    if isinstance(patch, str | Path):
        winner = PatchFile.load(Path(patch))
        if program.digest != winner.program:
            raise ConfigError(f"{patch}: is for another program than the one given")
        edits = winner.patch
    elif isinstance(patch, Winner):
        edits = patch.patch or Patch()
    else:
        edits = patch if isinstance(patch, Patch) else patch_from_json(patch)
    applied = apply_patch(program, edits)
    for edit, reason in applied.dropped:
        raise EditError(f"edit {edit.id} does not apply: {reason}")
    return applied.program


def open_run(path: str | Path) -> Run:
    """The run, or tuning session, in a folder, finished or not; raises ConfigError."""
    folder = Path(path)
    return tuning_run(folder, {}) if TuningFolder.holds(folder) else _evolution_run(folder)


def _evolution_run(path: Path) -> Run:
    folder = RunFolder.open(path)
    report = build(path)
    baseline = folder.baseline()
    files = {folder.winner(n).id: n for n in folder.winner_numbers()}
    members = [(one, _member(one, folder, baseline, files.get(one.id))) for one in report.front]
    return Run(
        path=path,
        best=next((winner for one, winner in members if one is report.best), None),
        front=tuple(winner for _, winner in members),
        baseline=baseline,
        end=report.end,
        _records=lambda: folder.journal.read(missing_ok=True),
        _report=lambda: write_html(path),
    )


def _member(member: Member, folder: RunFolder, baseline: Program, number: int | None) -> Winner:
    patch = member.patch if isinstance(member.patch, Patch) else None

    def program() -> Program:
        if patch is None:
            raise ConfigError(f"{folder.path}: a later gevo wrote the patch of {member.id}")
        return apply(baseline, patch)

    def text() -> str:
        return (folder.winner_code(number) if number else None) or program().text

    def ptx() -> str:
        found = folder.winner_code(number, ptx=True) if number else None
        return found or _ptx_of(program(), {})

    chosen = {e.name: json.loads(e.value) for e in patch or () if isinstance(e, Set)}
    return Winner(
        speedup=member.train.speedup,
        span=member.gain,
        error=member.train.error,
        verdict=member.conclusion,
        assumptions=member.assumptions,
        guards=member.guards,
        why=(member.why.sentence if member.why else "")
        if member.validated
        else member.why_not or "",
        patch=patch,
        settings=chosen,
        _text=text,
        _ptx=ptx,
    )


def tuning_run(path: Path, programs: Mapping[str, Callable[[Mapping[str, Any]], Program]]) -> Run:
    """A tuning session's folder; `programs` gives each kernel at a configuration."""
    folder = TuningFolder.open(path)
    report = tuning.build(path)
    ranks = [(kernel, rank) for kernel in report.kernels for rank in kernel.top]
    front = [_configuration(kernel, rank, programs, path) for kernel, rank in ranks]
    offered = (w for w in front if w.verdict is not None and w.verdict.offers)
    return Run(
        path=path,
        best=next(offered, None),
        front=tuple(front),
        baseline=None,
        end=next((r.reason for r in folder.journal.read() if isinstance(r, End)), None),
        _records=lambda: folder.journal.read(missing_ok=True),
        _report=lambda: write_tuning(report),
    )


def _configuration(
    kernel: KernelTuning,
    rank: Rank,
    programs: Mapping[str, Callable[[Mapping[str, Any]], Program]],
    path: Path,
) -> Winner:
    settings = rank.trial.configuration

    def program() -> Program:
        if kernel.name not in programs:
            raise ConfigError(
                f"{path}: holds times and no kernel; apply the configuration to yours with "
                "gevo apply --tuned"
            )
        return programs[kernel.name](settings)

    verdict = kernel.verdicts.get(rank.trial.key)
    return Winner(
        speedup=rank.speedup,
        span=kernel.gain(rank.trial),
        error=rank.trial.measurement.error,
        verdict=verdict.known_conclusion if verdict else None,
        assumptions=tuple(verdict.assumptions) if verdict else (),
        guards=(),
        why=rank.why_not or "",
        patch=None,
        settings=settings,
        _text=lambda: cleaned_in_child(program(), {}),
        _ptx=lambda: _ptx_of(program(), {}),
    )


def _ptx_of(program: Program, constants: Mapping[str, int | float]) -> str:
    if not program.dialect.emits_ptx:
        raise ConfigError(f"{program.dialect}: no PTX is made of it")
    return ptx_in_child(cleaned_in_child(program, constants), "sm_90", program.launched)
