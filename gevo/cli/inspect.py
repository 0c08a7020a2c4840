"""`gevo inspect`: what is in a kernel file, and how well it takes edits."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

from gevo.cli.adequacy import lines, measure, source_of, to_json
from gevo.cli.options import (
    CompileTimeout,
    CompileWith,
    Database,
    Flags,
    Workers,
    compiler_for,
    file_of,
    worker_count,
)
from gevo.cli.terminal import Terminal, say
from gevo.device.registry import DEFAULT_ARCH
from gevo.errors import ConfigError
from gevo.evaluate.sample import sample_edits
from gevo.frontend.source import FIRST, opened
from gevo.program.base import Dialect, Program
from gevo.program.llvm.facts import FunctionFacts, facts
from gevo.program.load import load, open_editor
from gevo.workload.find import find


def inspect(
    kernel: Annotated[
        Path,
        typer.Argument(
            help="A kernel (.ll, .ptx or .cu), or StableHLO (.mlir).", callback=file_of
        ),
    ],
    entry: Annotated[
        list[str] | None, typer.Option(help="Only this function may be edited (repeatable).")
    ] = None,
    sample: Annotated[
        int, typer.Option("--sample-edits", min=0, help="Random single edits of each kind.")
    ] = 0,
    seed: Annotated[int, typer.Option(help="Seed of the sample.")] = 1,
    adequacy: Annotated[
        bool,
        typer.Option("--adequacy", help="Which faults of the kernel its workload's cases notice."),
    ] = False,
    workload: Annotated[
        Path | None,
        typer.Option(help="Spec, for --adequacy; default: testcases/<kernel>.toml or .py."),
    ] = None,
    workers: Workers = None,
    compiler: CompileWith = FIRST,
    project: Database = None,
    compile_timeout: CompileTimeout = None,
    flags: Flags = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """Show kernels, arguments, blocks, sites by opcode, shared memory and barriers.

    With --adequacy also the mutation score of its workload's cases: small faults are made in the
    kernel one by one, and those that no case notices are listed with what would notice them.
    """
    if workload is not None and not adequacy:
        raise ConfigError("--workload is for --adequacy")
    names, processes = tuple(entry or ()), worker_count(workers)
    source = find(kernel, workload) if adequacy else None
    compiler = compiler_for(kernel, compiler, project, flags, compile_timeout)
    with opened(kernel, compiler, lambda: DEFAULT_ARCH) as taken:
        program, made_by = load(taken.path, names, shown=taken.given), taken.compiler
        found = measure(taken.path, names, source, processes) if source else None
    sampled = sample_edits(program, sample, seed, processes) if sample else None
    if as_json:
        data: dict[str, Any] = {"program": str(kernel), "digest": program.digest}
        data |= {"compiler": made_by} if made_by else {}
        data["functions"] = _described(program)
        if sampled is not None:
            data["sampled_edits"] = sampled
        if found is not None:
            data["adequacy"] = to_json(found, source_of(kernel, program))
        say(json.dumps(data, indent=2))
        return
    console = Terminal()
    if made_by:
        console.print(f"made by {made_by}", markup=False, highlight=False, soft_wrap=True)
    _show(console, program)
    if sampled is not None:
        console.print(_sample_table(sampled))
    if found is not None:
        for line in lines(found, source_of(kernel, program)):
            console.print(line, markup=False, highlight=False, soft_wrap=True)


def _described(program: Program) -> list[dict[str, Any]]:
    """The functions as JSON has them; of a StableHLO program those that may be edited."""
    if program.dialect is Dialect.LLVM:
        return [asdict(one) | {"sites": dict(one.sites)} for one in facts(program)]
    return [{"name": name, "sites": dict(sites)} for name, sites in _ops(program).items()]


def _ops(program: Program) -> dict[str, Counter[str]]:
    """How many sites of each opcode every editable function has, the most frequent first."""
    found: dict[str, Counter[str]] = {name: Counter() for name in program.entry}
    for site in open_editor(program).sites():
        found[site.function][site.op] += 1
    return {name: Counter(dict(ops.most_common())) for name, ops in found.items()}


def _show(console: Console, program: Program) -> None:
    if program.dialect is not Dialect.LLVM:
        for name, ops in _ops(program).items():
            _print(console, f"function {name}", [("sites", _counts(ops.items()))])
        return
    for function in facts(program):
        kind = "kernel" if function.kernel else "device function"
        _print(console, f"{kind} {function.name}", _rows(function))


def _print(console: Console, title: str, rows: Sequence[tuple[str, str]]) -> None:
    table = Table(title=title, title_justify="left", show_header=False)
    for label, value in rows:
        table.add_row(label, value)
    console.print(table)


def _counts(ops: Iterable[tuple[str, int]]) -> str:
    return ", ".join(f"{op} {n}" for op, n in ops)


def _rows(function: FunctionFacts) -> list[tuple[str, str]]:
    shared = f"{function.shared_bytes} bytes static"
    rows = [
        ("arguments", ", ".join(f"{p.type} {p.name}" for p in function.parameters) or "none"),
        ("blocks", str(function.blocks)),
        ("sites", _counts(function.sites)),
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
