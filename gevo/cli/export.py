"""`gevo export`: store a run's winner where a build finds it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from gevo.cli.options import TrustCode, TrustedWorkload
from gevo.deploy.export import export as export_winner
from gevo.deploy.winner import read
from gevo.study.trust import Trust


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
        typer.echo(f"{folder}: {kernel.name} {kernel.fingerprint[:12]} for {stored.arch}, {what}")
