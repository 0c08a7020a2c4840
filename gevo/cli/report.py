"""`gevo report`: a run as a page, a table or JSON."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from gevo.cli.evolve import finish
from gevo.report.model import build
from gevo.run.run import RunFolder


def report(
    run: Annotated[Path, typer.Argument(help="Run folder.")],
    as_json: Annotated[
        bool, typer.Option("--json", help="Print report.json instead of writing the page.")
    ] = False,
) -> None:
    """Write a run's report.html and print its table; works while the run goes on, too."""
    folder = RunFolder.open(run)
    if as_json:
        typer.echo(json.dumps(build(folder.path).to_json(), indent=2))
    else:
        finish(folder, Console())
