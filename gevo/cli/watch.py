"""`gevo watch`: a running search as it goes, from its journal alone."""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console, RenderableType
from rich.live import Live
from rich.table import Table
from rich.text import Text

from gevo.cli.terminal import Terminal
from gevo.report.watch import Watched
from gevo.report.watch import watch as begin

_POLL_S = 0.5


def watch(
    run: Annotated[Path, typer.Argument(help="Folder of gevo evolve or gevo tune.")],
    once: Annotated[bool, typer.Option("--once", help="Show how it stands and leave.")] = False,
) -> None:
    """Show a running search in the terminal until it ends; Ctrl-C leaves it running.

    Reads the run's files and writes nothing. A run that has not begun is waited for. Where the
    output is no terminal, a line is printed whenever a generation or trial is done.
    """
    console = Terminal()
    if once:
        console.print(_view(run, _refreshed(run, None)))
        return
    with suppress(KeyboardInterrupt):
        if console.is_terminal:
            _live(run, console)
        else:
            _lines(run, console)


def _live(run: Path, console: Console) -> None:
    watched = _refreshed(run, None)
    with Live(_view(run, watched), console=console, auto_refresh=False) as live:
        while watched is None or not watched.over:
            time.sleep(_POLL_S)
            watched = _refreshed(run, watched)
            live.update(_view(run, watched), refresh=True)


def _lines(run: Path, console: Console) -> None:
    watched: Watched | None = None
    last = ""
    while watched is None or not watched.over:
        watched = _refreshed(run, watched)
        line = _waiting(run) if watched is None else watched.line
        if line != last:
            console.print(line, markup=False, highlight=False, soft_wrap=True)
            last = line
        if watched is None or not watched.over:
            time.sleep(_POLL_S)


def _refreshed(run: Path, watched: Watched | None) -> Watched | None:
    watched = watched or begin(run)
    if watched is not None:
        watched.refresh()
    return watched


def _view(run: Path, watched: Watched | None) -> RenderableType:
    if watched is None:
        return Text(_waiting(run))
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold", no_wrap=True)
    table.add_column()
    table.add_row("run", Text(str(run)))
    for name, value in watched.rows():
        # Text, not str: a value may hold square brackets, which rich would read as markup.
        table.add_row(Text(name), Text(value))
    return table


def _waiting(run: Path) -> str:
    return f"{run}: not begun, no run is there yet"
