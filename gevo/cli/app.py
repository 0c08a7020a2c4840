"""The `gevo` command: one Typer app, one file per command."""

from __future__ import annotations

import sys
from typing import Annotated

import typer
from rich.console import Console

from gevo import __version__
from gevo.cli.apply import apply
from gevo.cli.devices import devices
from gevo.cli.evolve import evolve
from gevo.cli.init import init
from gevo.cli.inspect import inspect
from gevo.cli.minimize import minimize
from gevo.cli.report import report
from gevo.cli.tune import tune
from gevo.cli.validate import validate
from gevo.errors import GevoError

app = typer.Typer(
    name="gevo",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
for command in (evolve, tune, validate, minimize, report, apply, init, inspect, devices):
    app.command()(command)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"gevo {__version__}")
        raise typer.Exit


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Genetic improvement of GPU kernels."""


def main() -> None:
    """Run the command line; expected errors are one line on stderr and exit code 2."""
    try:
        app()
    except GevoError as error:
        line = " ".join(str(error).split())
        console = Console(stderr=True, soft_wrap=True, highlight=False)
        console.print(f"gevo: {line}", markup=False)
        sys.exit(2)
