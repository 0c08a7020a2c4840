"""The guides of the stacks do what they say: their programs and commands are run."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from gevo.errors import ConfigError
from gevo.frontend.source import FIRST, chosen
from tests.integrations.stacks import needs_numba, needs_triton
from tests.nvrtc import needs_nvrtc

ROOT = Path(__file__).parents[2]
BLOCK = re.compile(r"^```(python|sh)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAMED = re.compile(r"^`(\w+\.py)`:$", re.MULTILINE)


def blocks(guide: str) -> tuple[str, str, list[str]]:
    """The name and text of a guide's first program, and its commands up to the first run."""
    text = (ROOT / "docs" / guide).read_text()
    found = [(match[1], match[2]) for match in BLOCK.finditer(text)]
    program = next(body for kind, body in found if kind == "python")
    commands = next(body for kind, body in found if kind == "sh")
    name = NAMED.search(text)
    assert name
    return name[1], program, commands.splitlines()


def path_of(guide: str) -> list[str]:
    """The commands of a guide that begins with them, without the installation."""
    text = (ROOT / "docs" / guide).read_text()
    first = re.search(r"^    \S.*(?:\n    \S.*)*$", text, re.MULTILINE)
    assert first
    lines = [line.strip() for line in first[0].splitlines()]
    assert lines[0].startswith("pip install")
    return lines[1:]


@pytest.mark.timeout(600)
@pytest.mark.slow
def test_cuda_source(tmp_path: Path) -> None:
    try:
        chosen(FIRST)
    except ConfigError as missing:
        pytest.skip(str(missing))
    (tmp_path / "k.cu").write_text((ROOT / "tests/frontend/sources/transpose.cu").read_text())
    said = [run(tmp_path, line) for line in path_of("cuda-source.md")]
    assert "k.toml: ran" in said[0]
    assert "Unmodified:" in said[-1]
    assert (tmp_path / "run/report.html").exists()


def run(folder: Path, line: str) -> str:
    """A command of a guide, its search cut short."""
    line = re.sub(r"--time-budget \w+", "--time-budget 40s --workers 1", line)
    words = shlex.split(line)
    first = {"python": [sys.executable], "gevo": [sys.executable, "-m", "gevo"]}[words[0]]
    done = subprocess.run(
        [*first, *words[1:]],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path[1:]])},
        capture_output=True,
        text=True,
        check=False,
    )
    # 1: what it found is refused. 4: found something, and had no time to judge it.
    assert done.returncode in (0, 1, 4), f"{line}\n{done.stdout}\n{done.stderr}"
    return done.stdout + done.stderr


@pytest.mark.timeout(600)
@needs_triton
def test_triton(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRITON_CACHE_DIR", str(tmp_path / "cache"))
    name, program, commands = blocks("triton.md")
    (tmp_path / name).write_text(program)
    said = [run(tmp_path, line) for line in commands]
    assert said[0].strip().splitlines()[0] == "double/double.toml"
    assert "report.html" in said[-1]
    assert (tmp_path / "run/report.html").exists()


@pytest.mark.timeout(600)
@needs_numba
def test_numba(tmp_path: Path) -> None:
    name, program, commands = blocks("numba.md")
    (tmp_path / name).write_text(program)
    said = [run(tmp_path, line) for line in commands]
    assert said[0].strip().splitlines()[0] == "scale/scale.toml"
    assert (tmp_path / "run/report.html").exists()


@pytest.mark.timeout(600)
@needs_nvrtc
def test_cupy(tmp_path: Path) -> None:
    name, program, commands = blocks("cupy.md")
    (tmp_path / name).write_text(program)
    said = [run(tmp_path, line) for line in commands]
    assert said[0].strip().splitlines()[0] == "smooth/smooth.toml"
    assert "kernel smooth" in said[1]
    assert (tmp_path / "run/report.html").exists()
