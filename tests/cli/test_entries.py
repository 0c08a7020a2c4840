"""The list of commands: what it says without importing them, and that it imports none."""

from __future__ import annotations

import inspect
import subprocess
import sys
from importlib import import_module

import pytest

from gevo.cli.app import COMMANDS


@pytest.mark.parametrize("name", COMMANDS)
def test_a_line_of_help_is_the_beginning_of_the_whole(name: str) -> None:
    function = getattr(import_module(f"gevo.cli.{COMMANDS[name].module}"), name)
    first = (inspect.getdoc(function) or "").split("\n\n")[0]
    assert COMMANDS[name].help == " ".join(first.split())


@pytest.mark.parametrize("options", [("--help",), ("--version",)])
def test_help_needs_no_command(options: tuple[str, ...]) -> None:
    script = (
        "import sys; from gevo.cli.app import app; app(sys.argv[1:], standalone_mode=False); "
        "print(*sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, *options], capture_output=True, text=True, check=True
    )
    loaded = set(done.stdout.splitlines()[-1].split())
    assert {name for name in loaded if name.startswith("gevo.cli.")} == {
        "gevo.cli.app",
    }
    assert not loaded & {"numpy", "llvmlite", "pydantic"}
