"""Completion by the shell: the script that sets it up, and what the shell is then offered."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

BASH = "/bin/bash"


def gevo(tmp_path: Path, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The command, started from bash, in a home of its own."""
    script = f"{sys.executable} -m gevo {' '.join(arguments)}; exit $?"
    return subprocess.run(
        [BASH, "-c", script],
        env={**os.environ, "HOME": str(tmp_path), "SHELL": BASH, **environment},
        capture_output=True,
        text=True,
        check=False,
    )


def offered(tmp_path: Path, *words: str) -> list[str]:
    """What bash is offered for the last word."""
    done = gevo(
        tmp_path,
        _GEVO_COMPLETE="complete_bash",
        COMP_WORDS=" ".join(words),
        COMP_CWORD=str(len(words) - 1),
    )
    assert done.returncode == 0, done
    return done.stdout.split()


def test_commands_and_options_are_offered(tmp_path: Path) -> None:
    assert offered(tmp_path, "gevo", "ev") == ["evolve"]
    assert offered(tmp_path, "gevo", "evolve", "--tol") == ["--tolerance"]


def test_the_script_is_for_gevo_however_it_was_started(tmp_path: Path) -> None:
    done = gevo(tmp_path, "--show-completion")
    assert done.returncode == 0, done
    assert done.stdout.endswith("complete -o default -F _gevo_completion gevo\n")
    assert "_GEVO_COMPLETE=complete_bash" in done.stdout
    subprocess.run([BASH, "-n"], input=done.stdout, text=True, check=True)


def test_it_is_installed_for_the_shell_that_asks(tmp_path: Path) -> None:
    done = gevo(tmp_path, "--install-completion")
    assert done.returncode == 0, done
    assert (tmp_path / ".bash_completions/gevo.sh").read_text().startswith("_gevo_completion")
    assert "gevo.sh" in (tmp_path / ".bashrc").read_text()
