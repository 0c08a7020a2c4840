"""`gevo apply`: replay a winner exactly."""

from __future__ import annotations

import re
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from gevo.edits.apply import apply as apply_patch
from gevo.errors import ConfigError, EditError
from gevo.evaluate.codegen import ptx_in_child
from gevo.program.base import Program
from gevo.program.load import load
from gevo.run.atomic import write_atomic
from gevo.run.winner import Winner

_ARCHS = re.compile(r"sm_(6[012]|7[025]|8[06789]|90a?|10[013][af]?|110[af]?|12[01][af]?)")
"""GPU architectures that LLVM 22 knows, from compute capability 6.0 on."""


class Emit(StrEnum):
    """What `gevo apply` writes."""

    LL = "ll"
    PTX = "ptx"


def apply(
    kernel: Annotated[Path, typer.Argument(help="The kernel that the patch was made for.")],
    patch: Annotated[Path, typer.Option(help="A front/NN.patch.json of a run.")],
    out: Annotated[Path, typer.Option("--out", "-o", help="File to write.")],
    emit: Annotated[Emit, typer.Option(help="LLVM IR or PTX.")] = Emit.LL,
    arch: Annotated[str, typer.Option(help="GPU architecture of the PTX.")] = "sm_90",
    force: Annotated[
        bool, typer.Option("--force", help="Also on another kernel; edits that fail are dropped.")
    ] = False,
) -> None:
    """Apply a winner's patch to its kernel and write the result."""
    if not _ARCHS.fullmatch(arch):
        raise ConfigError(f"--arch {arch}: no such GPU architecture; give sm_60 or newer")
    winner = Winner.load(patch)
    program = replay(load(kernel, winner.entry), winner, str(kernel), force)
    text = program.text if emit is Emit.LL else ptx_in_child(program.text, arch)
    write_atomic(out, text.encode())
    typer.echo(f"{out}: {len(winner.patch)} edits applied to {kernel}")


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
        typer.echo(f"dropped edit {edit.id}: {reason}", err=True)
    if not force and applied.program.digest != winner.gives:
        raise EditError(f"{name}: the patch gives another program than the one validated")
    return applied.program
