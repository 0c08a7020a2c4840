"""`gevo evolve`: the main job."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from gevo.cli.live import view
from gevo.errors import ConfigError
from gevo.report.html.page import write_html
from gevo.report.model import build
from gevo.report.text import summary
from gevo.run.atomic import write_atomic
from gevo.run.run import RunFolder
from gevo.search.options import PROFILES, SearchOptions
from gevo.search.options import profile as search_profile
from gevo.study.study import Study, StudyOptions
from gevo.workload.find import find

_SECONDS = {"s": 1, "m": 60, "h": 3600, "d": 86400}


def duration(text: str) -> float:
    """Seconds in `90s`, `30m`, `1h30m` or `2d`; raises ConfigError on anything else."""
    parts = re.findall(r"(\d+(?:\.\d+)?)([smhd])", text)
    if not parts or "".join(number + unit for number, unit in parts) != text:
        raise ConfigError(f"time budget '{text}' is not a duration; write 90s, 30m or 1h30m")
    return sum(float(number) * _SECONDS[unit] for number, unit in parts)


def evolve(
    kernel: Annotated[Path, typer.Argument(help="LLVM IR of a CUDA kernel (.ll).")],
    workload: Annotated[
        Path | None, typer.Option(help="Spec; default: testcases/<kernel>.toml or .py.")
    ] = None,
    entry: Annotated[
        list[str] | None, typer.Option(help="Edit only this function (repeatable).")
    ] = None,
    device: Annotated[
        str, typer.Option(help="simt, or simt:<GPU> for another modelled GPU.")
    ] = "simt",
    profile: Annotated[
        str, typer.Option(help=f"Named settings of the search: {', '.join(PROFILES)}.")
    ] = "default",
    population: Annotated[int | None, typer.Option(help="Individuals per generation.")] = None,
    generations: Annotated[int | None, typer.Option(help="Generations to search.")] = None,
    crossover: Annotated[float | None, typer.Option(help="Probability of crossover.")] = None,
    mutation: Annotated[float | None, typer.Option(help="Probability of mutation.")] = None,
    shrink: Annotated[float | None, typer.Option(help="Probability to drop an edit.")] = None,
    initial_mutations: Annotated[int | None, typer.Option(help="Edits at the start.")] = None,
    elites: Annotated[float | None, typer.Option(help="Share that survives unchanged.")] = None,
    retries: Annotated[int | None, typer.Option(help="Proposals per child and step.")] = None,
    tournament: Annotated[int | None, typer.Option(help="Size of the tournament.")] = None,
    tolerance: Annotated[
        float | None, typer.Option(help="Accepted error (default: none, exact mode).")
    ] = None,
    time_budget: Annotated[
        str | None, typer.Option(help="Stop searching after 90s, 30m, 2h…")
    ] = None,
    seed: Annotated[int, typer.Option(help="Seed of every random choice.")] = 1,
    heldout_seed: Annotated[
        int | None, typer.Option(help="Seed of the cases that validation draws.", min=0)
    ] = None,
    workers: Annotated[int | None, typer.Option(help="Worker processes.", min=1)] = None,
    out: Annotated[Path | None, typer.Option(help="Run folder (default: runs/…).")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the run in --out.")] = False,
) -> None:
    """Evolve a kernel on its workload, validate the winners, write a report."""
    changes = {
        "population": population,
        "generations": generations,
        "crossover": crossover,
        "mutation": mutation,
        "shrink": shrink,
        "initial_mutations": initial_mutations,
        "elites": elites,
        "retries": retries,
        "tournament": tournament,
        "tolerance": tolerance,
    }
    options = StudyOptions(
        kernel=kernel,
        workload=find(kernel, workload),
        entry=tuple(entry or ()),
        device=device,
        search=_search_options(profile, changes, time_budget is not None),
        seed=seed,
        workers=workers or len(os.sched_getaffinity(0)),
        out=out,
        time_budget_s=duration(time_budget) if time_budget else None,
        resume=resume,
        heldout_seed=heldout_seed,
    )
    console = Console()
    with view(Console(stderr=True)) as shown:
        folder = Study(options, shown.update).run()
    finish(folder, console)


def finish(folder: RunFolder, console: Console) -> None:
    """Write report.json and report.html, print the table and where the report is."""
    result = build(folder.path)
    write_atomic(folder.path / "report.json", json.dumps(result.to_json(), indent=2).encode())
    page = write_html(folder.path)
    console.print(summary(result))
    console.print(f"report: {page}", markup=False, highlight=False, soft_wrap=True)


def _search_options(name: str, changes: dict[str, Any], timed: bool) -> SearchOptions:
    """The profile's options; with a time budget and no --generations, time alone ends it."""
    given = {key: value for key, value in changes.items() if value is not None}
    if timed and "generations" not in given:
        given["generations"] = 1_000_000
    return search_profile(name, **given)
