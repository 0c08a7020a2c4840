"""`gevo apply` and `gevo export`: take a winner out of its run folder."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer

from gevo.cli.options import (
    CompileTimeout,
    CompileWith,
    Database,
    Flags,
    TrustCode,
    TrustedWorkload,
    compiler_for,
)
from gevo.cli.terminal import say
from gevo.deploy.export import export as export_winner
from gevo.deploy.export import guarded_winner
from gevo.deploy.patched import require_constants, unlike_record
from gevo.deploy.triton import note_of, place
from gevo.deploy.winner import read
from gevo.edits.apply import apply as apply_patch
from gevo.errors import ConfigError, EditError
from gevo.evaluate.codegen import cleaned_in_child, ptx_in_child
from gevo.files import read_text
from gevo.frontend.device_code import parameter_names
from gevo.frontend.source import FIRST, Compiler, opened
from gevo.program.base import CUDA_SUFFIX, Dialect, Program, settings_to_json
from gevo.program.condition import parse as parse_condition
from gevo.program.load import load, unread
from gevo.program.parameters import ParameterNames, SourceNames, guard_with_names, named_parameters
from gevo.program.stablehlo.hoist import halves
from gevo.records.files import write_output
from gevo.records.run import Winner
from gevo.study.stored import Stored, Wanted, stored
from gevo.study.trust import Trust

_ARCHS = re.compile(r"sm_(6[012]|7[025]|8[06789]|90a?|10[013][af]?|110[af]?|12[01][af]?)")
"""GPU architectures that LLVM 22 knows, from compute capability 6.0 on."""


class Emit(StrEnum):
    """What `gevo apply` writes."""

    LL = "ll"
    PTX = "ptx"
    HALVES = "halves"


def apply(
    kernel: Annotated[
        Path, typer.Argument(help="The kernel; with --tuned also an operator, such as matmul.")
    ],
    out: Annotated[Path, typer.Option("--out", "-o", help="File to write.")],
    patch: Annotated[Path | None, typer.Option(help="A front/NN.patch.json of a run.")] = None,
    tuned: Annotated[
        Path | None,
        typer.Option(help="A database that gevo tune has written: takes its configuration."),
    ] = None,
    device: Annotated[
        str, typer.Option(help="Name of the device that it was tuned on, where there are several.")
    ] = "",
    workload: Annotated[
        Path | None,
        typer.Option(
            help="Workload that it was tuned for, where there are several sizes, or where it does "
            "not lie beside the kernel: it says which configurations there are."
        ),
    ] = None,
    emit: Annotated[
        Emit,
        typer.Option(
            help="The code that was judged, as LLVM IR or as PTX; of a model with weights also in "
            "halves, one for when they are loaded (out.weights.mlir) and one for every launch."
        ),
    ] = Emit.LL,
    arch: Annotated[
        str, typer.Option(help="GPU architecture of the PTX, and to compile a .cu file for.")
    ] = "sm_90",
    compiler: CompileWith = FIRST,
    project: Database = None,
    compile_timeout: CompileTimeout = None,
    flags: Flags = None,
    guard: Annotated[
        bool,
        typer.Option("--guard", help="Test at a kernel's entry what the winner assumes."),
    ] = False,
    guard_when: Annotated[
        list[str] | None,
        typer.Option(
            help="Test this: 'arg3 % 256 == 0', or 'kernel: …' where several are edited "
            "(repeatable)."
        ),
    ] = None,
    triton: Annotated[
        bool,
        typer.Option(
            "--triton",
            help="Write a winner of a captured Triton kernel as Triton takes it back; --out is "
            "a folder.",
        ),
    ] = False,
    force: Annotated[
        bool,
        typer.Option(
            "--force",
            help="Also on another kernel, where edits that fail are dropped, and what is not "
            "known to be what was validated.",
        ),
    ] = False,
) -> None:
    """Apply a winner's patch, or a tuned configuration, to its kernel and write the result."""
    if not _ARCHS.fullmatch(arch):
        raise ConfigError(f"--arch {arch}: no such GPU architecture; give sm_60 or newer")
    if (patch is None) == (tuned is None):
        raise ConfigError("apply: give either --patch or --tuned")
    note = _note(kernel, patch) if triton else None
    compiler = compiler_for(kernel, compiler, project, flags, compile_timeout)
    if patch is not None:
        asked = _Asked(kernel, patch, compiler, arch, workload, guard, guard_when or (), force)
        taken = _patched(asked)
    else:
        assert tuned is not None
        if guard or guard_when:
            raise ConfigError("apply: a tuned configuration has no guard; --guard needs --patch")
        wanted = Wanted(kernel, tuned, device, workload, compiler=compiler, arch=arch, force=force)
        taken = _configured(stored(wanted))
    program, text, launched, done = taken.program, taken.text, taken.launched, taken.done
    if note is not None:
        _place(kernel, note, program, text, launched, out)
        return
    if emit is Emit.PTX:
        text = ptx_in_child(text, arch, launched)
    if emit is Emit.HALVES:
        text, how = _halved(kernel, program, out)
        done.append(how)
    write_output(out, text.encode())
    if program.settings:
        shown = settings_to_json(program.settings)
        values = ", ".join(f"{name} = {value}" for name, value in shown.items())
        done.append(f"launch it with {values}")
    say(f"{out}: {'; '.join(done)}")


@dataclass(frozen=True)
class _Taken:
    """What is to be written.

    Attributes:
        program: The program.
        text: Its code, as it is judged.
        launched: The kernels that are launched; empty for all.
        done: What is told of it.
    """

    program: Program
    text: str
    launched: tuple[str, ...]
    done: list[str]


@dataclass(frozen=True)
class _Asked:
    """What of a patch is to be written; the attributes are the command's options."""

    kernel: Path
    patch: Path
    compiler: Compiler
    arch: str
    workload: Path | None
    guard: bool
    guard_when: Sequence[str]
    force: bool


def _patched(asked: _Asked) -> _Taken:
    """A winner; tells where it is not known to be what was validated."""
    kernel, winner = asked.kernel, Winner.load(asked.patch)
    with opened(kernel, asked.compiler, lambda: asked.arch) as source:
        baseline = load(source.path, winner.entry)
        missing = tuple(unread(source.path))
    replayed = replay(baseline, winner, str(kernel), asked.force)
    names = _parameters(kernel, baseline)
    guards = _guards(winner, asked.guard, asked.guard_when, names)
    program = guarded_winner(baseline, replayed, guards)
    text = cleaned_in_child(program, winner.constants)
    if doubt := unlike_record(winner, program, text):
        if not asked.force:
            require_constants(kernel, winner, baseline, replayed, asked.workload)
        if {*guards} == {*_recorded(winner)} or not winner.files:  # of other guards it was told
            say(f"not known to be what was validated: {doubt}", err=True)
    done = [f"{len(winner.patch)} edits applied to {kernel}"]
    done[0] += "".join(f", guarded by {guard_with_names(one, names)}" for one in guards)
    done += [f"without {name}, which gevo does not read: keep the original's" for name in missing]
    return _Taken(program, text, winner.launched, done)


def _configured(found: Stored) -> _Taken:
    text = cleaned_in_child(found.program, found.constants)
    return _Taken(found.program, text, (), [_gain(found)])


def _gain(found: Stored) -> str:
    """What the database says of the gain, which is another program's where there is a doubt."""
    entry = found.entry
    if found.doubt:
        say(f"not known to be what was validated: {found.doubt}", err=True)
        return "applied without knowing whether it is right, or faster"
    how = "modelled" if entry.modelled else "measured"
    gain = f"{entry.default_ns / entry.time_ns:.3f} times as fast as the default"
    return f"{gain}, {how} on {entry.device}"


def _halved(kernel: Path, program: Program, out: Path) -> tuple[str, str]:
    """Write what is run when weights are loaded; what every launch runs, and on what."""
    two = halves(program.text) if program.dialect is Dialect.STABLEHLO else None
    if two is None:
        raise ConfigError(
            f"{kernel}: nothing in it follows from weights alone; arguments of a model that do "
            "not change are marked {gevo.weight}"
        )
    first = out.with_suffix(f".weights{out.suffix}")
    write_output(first, two.prepare.encode())
    loaded, kept = (", ".join(map(str, places)) for places in (two.weights, two.kept))
    how = f"{first} takes arguments {loaded} once, {out} takes {kept or 'none'} and then"
    return two.main, f"{how} what that gives"


def _note(kernel: Path, patch: Path | None) -> dict[str, Any]:
    """What Triton compiled the kernel for."""
    if patch is None:
        raise ConfigError("apply: --triton is for winners of a run; give --patch")
    return note_of(kernel)


def _place(
    kernel: Path,
    note: Mapping[str, Any],
    program: Program,
    text: str,
    launched: tuple[str, ...],
    out: Path,
) -> None:
    if program.settings:
        names = ", ".join(name for name, _ in program.settings)
        raise ConfigError(f"{kernel}: the winner also sets {names}, which Triton's launch decides")
    placed = place(kernel, note, text, ptx_in_child(text, note["target"], launched), out)
    say(f"{placed.ptx}: for {note['target']}; put this behind the kernel's definition:")
    for line in placed.lines:
        say(f"    {line}")


def _parameters(kernel: Path, baseline: Program) -> ParameterNames:
    """What people call the kernels' parameters: as in the text, or in the source beside it."""

    def source() -> SourceNames:
        try:
            text = read_text(kernel.with_suffix(CUDA_SUFFIX), "replace")
        except OSError:
            return {}
        return parameter_names(text, kernel.parent)

    return named_parameters(baseline, source)


def _recorded(winner: Winner) -> tuple[str, ...]:
    return tuple(f"{kernel}: {text}" for kernel, text in winner.guards.items())


def _guards(
    winner: Winner, wanted: bool, more: Sequence[str], names: ParameterNames
) -> tuple[str, ...]:
    """What to test: what is recorded with the winner, if that is wanted, and more."""
    recorded = _recorded(winner)
    if wanted and not recorded and not more:
        raise ConfigError(
            "apply: the winner was recorded without a condition to test; leave --guard out, or "
            "say what to test with --guard-when"
        )
    for text in winner.guards.values():
        parse_condition(text)
    if recorded and not wanted:
        told = "; ".join(guard_with_names(text, names) for text in recorded)
        say(f"it was found right, and faster, only where {told}: --guard tests it", err=True)
    return (*(recorded if wanted else ()), *more)


def replay(baseline: Program, winner: Winner, name: str, force: bool) -> Program:
    """The winner's program; raises ConfigError when it is not the kernel it was made for."""
    if baseline.digest != winner.program and not force:
        raise ConfigError(
            f"{name}: is not the kernel that the patch was made for "
            f"({baseline.digest[:12]}, not {winner.program[:12]}); evolve it anew, or --force"
        )
    applied = apply_patch(baseline, winner.patch)
    for edit, reason in applied.dropped:
        if not force:
            raise EditError(f"edit {edit.id} does not apply: {reason}")
        say(f"dropped edit {edit.id}: {reason}", err=True)
    if not force and applied.program.digest != winner.gives:
        raise EditError(f"{name}: the patch gives another program than the one validated")
    return applied.program


def export(
    run: Annotated[Path, typer.Argument(help="Run folder.")],
    out: Annotated[Path, typer.Option("--out", "-o", help="Folder of winners.")],
    winner: Annotated[
        int, typer.Option(help="Its number in front/; 1 is the fastest.", min=1)
    ] = 1,
    workload: TrustedWorkload = None,
    trust_code: TrustCode = False,
) -> None:
    """Store a validated winner for builds: clang and opt take it with gevo's pass plugin."""
    folder = export_winner(run, winner, out, Trust(workload, trust_code))
    stored, _ = read(folder)
    for kernel in stored.kernels:
        what = "replaced" if kernel.edited else "must be unchanged"
        say(f"{folder}: {kernel.name} {kernel.fingerprint[:12]} for {stored.arch}, {what}")
