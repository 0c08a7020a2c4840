"""`gevo report`: a run as a page, a table or JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from gevo.cli.evolve import finish
from gevo.report import model, tuning
from gevo.report.html.tuning_page import write
from gevo.report.tuning_text import summary
from gevo.run.run import RunFolder
from gevo.run.tuning import TuningFolder


def report(
    run: Annotated[Path, typer.Argument(help="Folder of gevo evolve or gevo tune.")],
    as_json: Annotated[
        bool, typer.Option("--json", help="Print report.json instead of writing the page.")
    ] = False,
) -> None:
    """Write a run's report.html and print its table; works while the run goes on, too."""
    tuned = TuningFolder.holds(run)
    if as_json:
        found = tuning.build(run) if tuned else model.build(run)
        typer.echo(json.dumps(found.to_json(), indent=2, allow_nan=False))
    elif tuned:
        finish_tuning(run, Console())
    else:
        finish(RunFolder.open(run), Console())


def finish_tuning(folder: Path, console: Console) -> None:
    """Write a session's report.json and report.html, print its table and where the page is.

    Raises:
        ConfigError: It is not the folder of a session, is damaged, or cannot be written.
    """
    found = tuning.build(folder)
    page = write(found)
    console.print(summary(found))
    console.print(f"report: {page}", markup=False, highlight=False, soft_wrap=True)
