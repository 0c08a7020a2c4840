"""`gevo devices`: what can run kernels here, and what keeps the rest from it."""

from __future__ import annotations

import typer

from gevo.device.kind import KINDS


def devices() -> None:
    """List the devices that `--device` takes, and why others can't be used."""
    absences: list[str] = []
    for kind in sorted(KINDS, key=lambda kind: kind.gpus is None):
        found = kind.find()
        absences += found.absences
        for one in found.devices:
            typer.echo(f"{one.spec:17} {one.about}")
    for absence in absences:
        typer.echo(f"not usable: {absence}")
