"""The commands by name, each imported when it is used: most of the time one of them is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command


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
