"""The `gevo` command: one Typer app, one file per command (`gevo.cli.commands`)."""

from __future__ import annotations

import signal
import sys
import threading
from io import TextIOWrapper
from typing import Annotated, Any, NoReturn, cast

import typer
from typer.exceptions import TyperException

from gevo._version import __version__
from gevo.cli.commands import Commands
from gevo.errors import GevoError, SourceError


class _Gevo(typer.Typer):
    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        # Help and completion are for that name, however it was started.
        return super().__call__(*args, prog_name="gevo", **kwargs)


app = _Gevo(
    name="gevo",
    cls=Commands,
    invoke_without_command=True,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"gevo {__version__}")
        raise typer.Exit


@app.callback()
def root(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Genetic improvement of GPU kernels.

    Exit codes: 0 done; 1 nothing was validated (validate, minimize)
    or a re-tune is due (check); 2 bad input, a missing
    device or a full disk, told in one line on standard error; 130 interrupted.
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main() -> None:
    """Run the command line; expected errors are one line on stderr and exit code 2."""
    # A batch system asks a job to stop with SIGTERM: save what there is, as on Ctrl-C.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    sys.unraisablehook = _unraisable
    if isinstance(output := cast(Any, sys.stdout), TextIOWrapper):
        output.reconfigure(errors="replace")  # a terminal that cannot show a µ or a box
    try:
        code = app(standalone_mode=False)
        output.flush()
    except SourceError as error:
        sys.stderr.write(f"{error.log.rstrip()}\n")
        _refuse(str(error))
    except (GevoError, OSError) as error:
        _refuse(str(error))
    except TyperException as error:
        _refuse(f"{error.format_message()} (gevo --help shows the commands)")
    else:
        sys.exit(code if isinstance(code, int) else 0)


def _unraisable(what: sys.UnraisableHookArgs) -> None:
    """Ctrl-C in the midst of a `__del__` or of a callback is lost there: let it come again."""
    if not issubclass(what.exc_type, KeyboardInterrupt):
        sys.__unraisablehook__(what)
        return
    main = threading.main_thread().ident
    assert main is not None
    # SIGTERM, because SIGINT is ignored in a job that a shell runs in the background.
    again = threading.Timer(0.05, signal.pthread_kill, (main, signal.SIGTERM))
    again.daemon = True
    again.start()


def _refuse(message: str) -> NoReturn:
    """Say what is wrong in one line and exit with code 2."""
    sys.stderr.write(f"gevo: {' '.join(message.split())}\n")
    # Output that could not be written (a full disk) must not fail again at exit.
    sys.stdout = None
    sys.exit(2)
