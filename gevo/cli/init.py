"""`gevo init`: a commented workload spec for a stranger's kernel."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from gevo.errors import ConfigError
from gevo.program.load import load
from gevo.records.atomic import write_output
from gevo.workload.scaffold import scaffold_program


def init(
    kernel: Annotated[Path, typer.Argument(help="LLVM IR of a CUDA kernel (.ll).")],
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="Where to write (default: <kernel>.toml).")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite an existing spec.")] = False,
) -> None:
    """Write a workload spec from the kernel's signature, to be filled in."""
    load(kernel)  # refuses what gevo could not evolve anyway
    target = out or kernel.with_suffix(".toml")
    if target.exists() and not force:
        raise ConfigError(f"{target} exists already; give another --out, or --force")
    relative = os.path.relpath(kernel, target.parent)
    write_output(target, scaffold_program(kernel.read_text(), relative).encode())
    typer.echo(f"{target}: fill in sizes and roles, then run: gevo evolve {kernel}")
