"""`gevo inspect`: what is in a kernel file, and how well it takes edits."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from gevo.evaluate.sample import sample_edits
from gevo.program.llvm_facts import FunctionFacts, ModuleFacts, facts
from gevo.program.load import load


def inspect(
    kernel: Annotated[Path, typer.Argument(help="LLVM IR of a CUDA kernel (.ll).")],
    entry: Annotated[
        list[str] | None, typer.Option(help="Only this function (repeatable).")
    ] = None,
    sample: Annotated[
        int, typer.Option("--sample-edits", min=0, help="Random single edits of each kind.")
    ] = 0,
    seed: Annotated[int, typer.Option(help="Seed of the sample.")] = 1,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show kernels, arguments, blocks, sites by opcode, shared memory and barriers."""
    program = load(kernel, tuple(entry or ()))
    found = facts(program)
    workers = len(os.sched_getaffinity(0))
    sampled = sample_edits(program, sample, seed, workers) if sample else None
    if as_json:
        data: dict[str, Any] = {"program": str(kernel), "digest": program.digest, **asdict(found)}
        if sampled is not None:
            data["sampled_edits"] = sampled
        typer.echo(json.dumps(data, indent=2))
        return
    console = Console()
    _show(console, found)
    if sampled is not None:
        console.print(_sample_table(sampled))
