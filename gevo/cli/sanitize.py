"""`gevo sanitize`: what the memory model says of one kernel alone."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import Progress

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
from gevo.device.kind import kind_of
from gevo.errors import ConfigError
from gevo.finding import NOTES, Seen
from gevo.frontend.source import FIRST
from gevo.records.files import write_output
from gevo.report.sarif import sarif
from gevo.study.sanitizing import DEFAULT_SCHEDULES, SanitizerReport, sanitize_kernel
from gevo.workload.find import find


def sanitize(
    kernel: Annotated[
        Path, typer.Argument(help="A CUDA kernel (.ll, .ptx or .cu).", callback=file_of)
    ],
    workload: Annotated[
        Path | None, typer.Option(help="Spec; default: testcases/<kernel>.toml or .py.")
    ] = None,
    device: Annotated[
        str, typer.Option(help="simt, or simt:<GPU> for another modelled GPU.")
    ] = "simt",
    case: Annotated[
        list[str] | None, typer.Option(help="Run only this case (repeatable; default: all).")
    ] = None,
    schedules: Annotated[
        int, typer.Option(help="Schedules to try for every case.", min=1, max=10_000)
    ] = DEFAULT_SCHEDULES,
    workers: Workers = None,
    compiler: CompileWith = FIRST,
    project: Database = None,
    compile_timeout: CompileTimeout = None,
    flags: Flags = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the findings as JSON.")] = False,
    sarif_file: Annotated[
        Path | None, typer.Option("--sarif", help="Also write a SARIF 2.1.0 file.")
    ] = None,
) -> None:
    """Look for races, undefined reads, bad accesses, divergent barriers and deadlocks.

    The kernel runs on the CPU, on the cases of its workload, under many schedules of its threads;
    no GPU is needed. Exit code 1 when an error is found, 0 when none is; notes alone are no error.
    """
    if not kind_of(device).watches:
        raise ConfigError(f"--device {device}: only the simt device can watch a kernel's accesses")
    source = find(kernel, workload)
    with Progress(console=Terminal(stderr=True), transient=True) as shown:
        task = shown.add_task("running", total=None)
        watched = sanitize_kernel(
            kernel,
            source,
            device,
            worker_count(workers),
            tuple(case or ()),
            schedules,
            lambda done, total: shown.update(task, completed=done, total=total),
            compiler_for(kernel, compiler, project, flags, compile_timeout),
        )
    if sarif_file is not None:
        write_output(sarif_file, json.dumps(sarif(watched.seen), indent=2).encode() + b"\n")
    if as_json:
        say(json.dumps(to_json(watched), indent=2))
    else:
        say("\n".join(lines(watched)))
    if any(seen.finding.kind not in NOTES for seen in watched.seen):
        raise typer.Exit(1)


def to_json(watched: SanitizerReport) -> dict[str, Any]:
    """What `--json` prints."""
    return {
        "kernel": watched.program,
        "cases": list(watched.cases),
        "runs": watched.runs,
        "findings": [_finding(seen) for seen in watched.seen],
        "printed": dict(watched.printed),
    }


def _finding(seen: Seen) -> dict[str, Any]:
    found = seen.finding
    accesses = [
        {"place": a.place, "line": a.line, "what": a.what, "instruction": a.text}
        for a in found.accesses
    ]
    return {
        "kind": found.kind.value,
        "level": "note" if found.kind in NOTES else "error",
        "kernel": found.kernel,
        "region": found.region,
        "accesses": accesses,
        "example": found.example,
        "missing": found.missing,
        "remedy": found.remedy,
        "case": seen.case,
        "schedule": seen.schedule,
        "runs": seen.times,
    }


def lines(watched: SanitizerReport) -> Sequence[str]:
    """What people read: a line for each finding, errors first, and what was run."""
    ordered = sorted(watched.seen, key=lambda seen: seen.finding.kind in NOTES)
    shown = [
        f"{'note' if s.finding.kind in NOTES else 'error'}: {s.finding}"
        f" [case {s.case}, {s.schedule}]"
        for s in ordered
    ]
    for case, text in watched.printed.items():
        shown += [f"printed [case {case}]: {line}" for line in text.splitlines()]
    errors = sum(s.finding.kind not in NOTES for s in watched.seen)
    notes = len(watched.seen) - errors
    counts = f"{errors} error{'s' * (errors != 1)}, {notes} note{'s' * (notes != 1)}"
    what = f"{watched.runs} runs of {len(watched.cases)} cases on simt"
    return (*shown, f"{watched.program}: {counts} in {what}")
