"""From a run's validated winner to a folder that a build reads."""

from __future__ import annotations

import hashlib
import json
import os
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import cast

from gevo.deploy.fingerprint import architecture, fingerprints
from gevo.deploy.winner import Replaced, StoredWinner, digest
from gevo.edits.apply import apply
from gevo.edits.text import patch_to_json
from gevo.errors import ConfigError, GevoError
from gevo.evaluate.codegen import cleaned_in_child
from gevo.files import read_regular, read_text
from gevo.program.base import CUDA_SUFFIX, Dialect, Program
from gevo.program.condition import Condition, parse
from gevo.program.llvm.guard import guarded_all
from gevo.program.llvm.syntax.debug import without_debug
from gevo.program.load import load, load_text
from gevo.records.forms import to_json
from gevo.records.manifest import Compiled
from gevo.records.run import RunFolder, Winner
from gevo.records.schema import Evaluation, Minimized, Validation
from gevo.study.trust import Trust
from gevo.workload.case import Workload


def guarded_winner(baseline: Program, winner: Program, guards: Iterable[str]) -> Program:
    """The winner with its guards; the same program where there are none.

    Args:
        baseline: The unmodified program.
        winner: What the patch makes of it.
        guards: Each a condition, or `kernel: condition`; several for one kernel must all hold.

    Raises:
        ConfigError: One cannot be read, or does not say which of several edited kernels it is for.
        EditError: It does not fit the kernel.
        ProgramError: LLVM refuses the kernel with its guard.
    """
    found: dict[str, Condition] = {}
    for text in guards:
        kernel, _, condition = text.rpartition(":")
        name = kernel.strip() or _only(baseline, winner, text)
        found[name] = found.get(name, Condition()) & parse(condition)
    return guarded_all(baseline, winner, found) if found else winner


def _only(baseline: Program, winner: Program, text: str) -> str:
    """The kernel that the winner changes."""
    old, new = fingerprints(baseline), fingerprints(winner)
    changed: Sequence[str] = [name for name in old if old[name] != new.get(name)]
    if len(changed) != 1:
        which = ", ".join(changed) or "none"
        raise ConfigError(
            f"guard '{text}': write 'KERNEL: CONDITION', the winner changes {which} of the kernels"
        )
    return changed[0]


NOBODY = Trust()


def export(run: Path, number: int, out: Path, trust: Trust = NOBODY) -> Path:
    """Store winner `number` of a run (1 is the fastest) below the folder `out`.

    Returns:
        The winner's subfolder.

    Raises:
        ConfigError: There is no such winner, it has not passed its validation, no kernel's
            body alone would give what was validated, or its workload's code is not trusted.
        CompileFailed: LLVM refuses or aborts on the winner.
    """
    folder = RunFolder.open(run)
    baseline = folder.baseline()
    winner = folder.winner(number)
    record = _validation(folder, winner)
    program = _program(baseline, winner, run)
    if program.settings or winner.constants:
        raise ConfigError(
            f"{run}: the winner has tuned constants or launches, so a kernel's body alone is not "
            "enough; load its PTX with gevo.load_tuned"
        )
    guarded = guarded_winner(baseline, program, _guards(winner))
    # Source lines would be those of the day; the plugin drops them anyway.
    before, after = (without_debug(cleaned_in_child(p, {})) for p in (baseline, guarded))
    source, workload = trust.of_run(folder)
    launched = _launched(Path(source)) or frozenset(baseline.launched) or None
    kernels = _kernels(baseline, before, after, launched)
    stored = StoredWinner(
        name=Path(folder.about.program.path).stem,
        arch=architecture(baseline),
        kernels=kernels,
        program=baseline.digest,
        gives=program.digest,
        entry=baseline.entry,
        patch=patch_to_json(winner.patch),
        source="",
        workload={},
        device=folder.about.device.name,
        modelled=folder.about.device.modelled,
        tolerance=folder.tolerance,
        speedups={name: one.speedup for name, one in record.speed.items()},
        ranges={
            name: {"low": one.speedup_low, "high": one.speedup_high, "gpus": to_json(one.gpus)}
            for name, one in record.speed.items()
            if one.gpus is not None
        },
        validation={
            "validated": True,
            "ir": digest(after),
            "record": digest(json.dumps(to_json(record), sort_keys=True)),
            "stages": to_json(record.stages),
        },
        guards=winner.guards,
        exported=datetime.now(UTC).isoformat(timespec="seconds"),
        gevo=folder.about.gevo,
    )
    located = _located(stored, folder, Path(source).resolve(), workload, out / stored.folder)
    return located.write(out, after)


@dataclass(frozen=True)
class Validated:
    """A winner that may be used.

    Attributes:
        baseline: The unmodified program.
        program: The winner, with its guards.
        constants: Values of its open constants.
        guards: What its kernels test at their entry.
    """

    baseline: Program
    program: Program
    constants: Mapping[str, int | float]
    guards: Mapping[str, Condition] = field(default_factory=dict[str, Condition])


def validated(folder: RunFolder, number: int | None = None) -> Validated:
    """Winner `number` of a run, or the fastest one that has passed its validation.

    Raises:
        ConfigError: There is none, or it has not passed.
        EditError: Its guards do not fit the kernel.
    """
    baseline = folder.baseline()
    numbers = folder.winner_numbers() if number is None else (number,)
    refusals: list[ConfigError] = []
    for one in numbers:
        winner = folder.winner(one)
        try:
            _validation(folder, winner)
        except ConfigError as error:
            refusals.append(error)
            continue
        program = _program(baseline, winner, folder.path)
        guarded = guarded_winner(baseline, program, _guards(winner))
        guards = {kernel: parse(text) for kernel, text in winner.guards.items()}
        return Validated(baseline, guarded, winner.constants, guards)
    raise refusals[0] if refusals else ConfigError(f"{folder.path}: has no winner")


def _validation(folder: RunFolder, winner: Winner) -> Validation:
    """The last word of the journal on a winner; raises ConfigError unless it is a good one."""
    judged, record = "", None
    for one in folder.journal.read():
        if isinstance(one, Evaluation | Minimized) and one.id == winner.id:
            judged, record = one.variant, None  # a verdict is on what stands before it
        elif isinstance(one, Validation) and one.id == winner.id:
            record = one
    if judged != winner.gives:
        raise ConfigError(
            f"{folder.path}: the patch of winner {winner.id} is not the one that was validated; "
            f"run gevo validate {folder.path}"
        )
    if record is None or not record.offered:
        raise ConfigError(
            f"{folder.path}: winner {winner.id} has not passed a validation; "
            f"run gevo validate {folder.path}"
        )
    if not {*(record.guards or ())} <= {*_guards(winner)}:
        raise ConfigError(
            f"{folder.path}: the patch of winner {winner.id} lacks a guard with which it was "
            f"validated; run gevo validate {folder.path}"
        )
    return record


def _program(baseline: Program, winner: Winner, run: Path) -> Program:
    """The winner's program, replayed from its patch; raises ConfigError."""
    if baseline.dialect is not Dialect.LLVM:
        raise ConfigError(f"{run}: only winners in LLVM IR can go into a build")
    program = apply(baseline, winner.patch).program
    if program.digest != winner.gives:
        raise ConfigError(f"{run}: the patch gives another program than the one validated")
    return program


def _guards(winner: Winner) -> list[str]:
    return [f"{kernel}: {condition}" for kernel, condition in winner.guards.items()]


def _kernels(
    baseline: Program, before: str, after: str, launched: frozenset[str] | None
) -> tuple[Replaced, ...]:
    """The edited kernels, and those that the workload launches with them."""
    own = fingerprints(baseline)
    old, new = (fingerprints(load_text(text)) for text in (before, after))
    edited = {name for name in own if old[name] != new[name]}
    if not edited:
        raise ConfigError("the winner changes no kernel once it is cleaned up: nothing to export")
    together = edited | (set(own) if launched is None else launched & own.keys())
    return tuple(Replaced(name, own[name], name in edited) for name in sorted(together))


def _launched(path: Path) -> frozenset[str] | None:
    """Kernels that a workload launches; None (any) where a Python driver decides that."""
    if path.suffix != ".toml":
        return None
    try:
        table = tomllib.loads(read_text(path))
    except (OSError, ValueError) as error:
        raise ConfigError(f"{path}: the run's workload cannot be read: {error}") from error
    if "driver" in table:
        return None
    return frozenset(_named([table.get("launch"), table.get("loop")]))


def _named(part: object) -> set[str]:
    """Every value of a key `kernel`, at any depth."""
    found: set[str] = set()
    if isinstance(part, list):
        for each in cast("list[object]", part):
            found |= _named(each)
    elif isinstance(part, dict):
        for key, value in cast("dict[str, object]", part).items():
            found |= {value} if key == "kernel" and isinstance(value, str) else _named(value)
    return found


def _located(
    stored: StoredWinner, folder: RunFolder, workload: Path, spec: Workload, place: Path
) -> StoredWinner:
    """With the paths of kernel and workload, as seen from the winner's subfolder."""
    given = Path(folder.about.program.path)
    compiled = folder.about.program.source or Compiled(digest="", options=())
    source = next((p for p in (given, Path(spec.program)) if _is(p, stored, compiled)), None)
    where = place.resolve()
    return replace(
        stored,
        options=compiled.options,
        compiler=compiled.by,
        source=os.path.relpath(source.resolve(), where) if source else "",
        workload={"path": os.path.relpath(workload, where), "digest": spec.digest},
    )


def _is(path: Path, stored: StoredWinner, compiled: Compiled) -> bool:
    """True when the file holds the program that the winner was made for.

    Args:
        path: The file.
        stored: The winner.
        compiled: With what a source in CUDA C++ was compiled; empty for other programs.
    """
    try:
        if path.suffix == CUDA_SUFFIX:
            return hashlib.sha256(read_regular(path)).hexdigest() == compiled.digest
        return load(path, stored.entry).digest == stored.program
    except (GevoError, OSError):
        return False
