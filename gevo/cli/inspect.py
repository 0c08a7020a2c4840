"""`gevo inspect`: what is in a kernel file, and how well it takes edits."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from gevo.cli.options import worker_count
from gevo.evaluate.sample import sample_edits
from gevo.program.llvm_facts import FunctionFacts, facts
from gevo.program.load import load


def inspect(
    kernel: Annotated[Path, typer.Argument(help="LLVM IR of a CUDA kernel (.ll).")],
    entry: Annotated[
        list[str] | None, typer.Option(help="Only this function may be edited (repeatable).")
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
    workers = worker_count(None)
    sampled = sample_edits(program, sample, seed, workers) if sample else None
    if as_json:
        data: dict[str, Any] = {"program": str(kernel), "digest": program.digest}
        data["functions"] = [
            asdict(function) | {"sites": dict(function.sites)} for function in found
        ]
        if sampled is not None:
            data["sampled_edits"] = sampled
        typer.echo(json.dumps(data, indent=2))
        return
    console = Console()
    _show(console, found)
    if sampled is not None:
        console.print(_sample_table(sampled))


def _show(console: Console, found: Sequence[FunctionFacts]) -> None:
    for function in found:
        kind = "kernel" if function.kernel else "device function"
        table = Table(title=f"{kind} {function.name}", title_justify="left", show_header=False)
        for label, value in _rows(function):
            table.add_row(label, value)
        console.print(table)


def _rows(function: FunctionFacts) -> list[tuple[str, str]]:
    shared = f"{function.shared_bytes} bytes static"
    rows = [
        ("arguments", ", ".join(f"{p.type} {p.name}" for p in function.parameters) or "none"),
        ("blocks", str(function.blocks)),
        ("sites", ", ".join(f"{op} {n}" for op, n in function.sites)),
        ("shared memory", shared + (" + dynamic" if function.dynamic_shared else "")),
        ("barriers", str(function.barriers)),
        ("editable", "yes" if function.editable else "no"),
    ]
    if function.lines:
        rows.append(("source lines", f"{function.lines[0]}-{function.lines[1]}"))
    return rows


def _sample_table(sampled: dict[str, Any]) -> Table:
    stages = ("drawn", "proposed", "applied", "verified", "generated")
    table = Table("edit", *stages, title="Random single edits", title_justify="left")
    for kind, row in {**sampled["by_kind"], "total": sampled["total"]}.items():
        table.add_row(kind, *(str(row[stage]) for stage in stages))
    return table
