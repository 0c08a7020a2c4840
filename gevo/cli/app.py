"""The `gevo` command: one Typer app, one file per command (`gevo.cli.app`)."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from io import TextIOWrapper
from typing import Annotated, Any, NoReturn, cast

import typer
from typer.core import TyperCommand, TyperGroup
from typer.exceptions import TyperException
from typer.main import get_command

from gevo._version import __version__
from gevo.errors import GevoError, SourceError


@dataclass(frozen=True)
class Entry:
    """A command that may not be imported yet.

    Attributes:
        module: The module of `gevo.cli` whose function of the command's name it is.
        help: The first paragraph of that function's docstring.
    """

    module: str
    help: str


COMMANDS: Mapping[str, Entry] = {
    "evolve": Entry(
        "evolve", "Evolve a kernel on its workload, validate the winners, write a report."
    ),
    "tune": Entry(
        "tune", "Find a fast configuration of one kernel, or of several that share the trials."
    ),
    "validate": Entry("validate", "Judge the front again from the run folder."),
    "minimize": Entry(
        "validate",
        "Minimise the front, validate what remains, and measure what each edit does.",
    ),
    "judge": Entry("judge", "Judge a changed program against the unmodified one."),
    "sanitize": Entry(
        "sanitize",
        "Look for races, undefined reads, bad accesses, divergent barriers and deadlocks.",
    ),
    "report": Entry(
        "report",
        "Write a run's report.html and print its table; works while the run goes on, too.",
    ),
    "watch": Entry(
        "watch",
        "Show a running search in the terminal until it ends; Ctrl-C leaves it running.",
    ),
    "apply": Entry(
        "apply",
        "Apply a winner's patch, or a tuned configuration, to its kernel and write the result.",
    ),
    "export": Entry(
        "apply",
        "Store a validated winner for builds: clang and opt take it with gevo's pass plugin.",
    ),
    "check": Entry(
        "check",
        "Say whether stored winners apply to today's sources; exit code 1 when a re-tune is due.",
    ),
    "record": Entry(
        "record", "Run an application and write a workload for each CUDA kernel that it launches."
    ),
    "replace": Entry("record", "Run an application with winners in place of its kernels."),
    "init": Entry(
        "init", "Write a workload spec for a kernel: what it is run on, found out by running it."
    ),
    "inspect": Entry(
        "inspect", "Show kernels, arguments, blocks, sites by opcode, shared memory and barriers."
    ),
    "devices": Entry(
        "devices", "List the devices that `--device` takes, and why others can't be used."
    ),
}


class Commands(TyperGroup):
    """The group of all commands."""

    def __init__(self, **attributes: Any) -> None:
        """As Typer makes it; the commands are added."""
        super().__init__(**attributes)
        for name, entry in COMMANDS.items():
            self.add_command(_Command(name, entry))


class _Command(TyperCommand):
    """What stands in a list of commands; whoever runs or completes it gets the real one."""

    def __init__(self, name: str, entry: Entry) -> None:
        super().__init__(name=name, help=entry.help)
        self._module = entry.module

    def make_context(self, *args: Any, **extra: Any) -> Any:
        return self._imported.make_context(*args, **extra)

    @cached_property
    def _imported(self) -> Any:
        name = self.name or ""
        alone = typer.Typer(add_completion=False)
        alone.command(name)(getattr(import_module(f"gevo.cli.{self._module}"), name))
        return get_command(alone)


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

    Exit codes: 0 done; 1 refused, nothing was validated (minimize) or a
    re-tune is due (check); 2 bad input, a missing device or a full disk,
    told in one line on standard error; 3 conditional at best;
    4 not judged to its end; 130 interrupted.
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
        sys.stderr.write(f"{_shown(error.log.rstrip())}\n")
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


def _shown(text: str) -> str:
    from gevo.cli.terminal import shown  # rich takes its time

    return shown(text)


def _refuse(message: str) -> NoReturn:
    """Say what is wrong in one line and exit with code 2."""
    sys.stderr.write(f"gevo: {_shown(' '.join(message.split()))}\n")
    # Output that could not be written (a full disk) must not fail again at exit.
    sys.stdout = None
    sys.exit(2)
