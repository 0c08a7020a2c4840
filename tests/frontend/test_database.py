"""Flags of a build: what is taken of `compile_commands.json`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from gevo.errors import ConfigError
from gevo.frontend.database import flags_of


def database(folder: Path, *entries: Any) -> Path:
    (folder / "compile_commands.json").write_text(json.dumps(entries))
    return folder


@pytest.fixture
def source(tmp_path: Path) -> Path:
    path = tmp_path / "src" / "k.cu"
    path.parent.mkdir()
    path.write_text("")
    return path


def test_of_nvcc_s_command_what_says_what_the_source_means(tmp_path: Path, source: Path) -> None:
    command = (
        "/usr/bin/nvcc -forward-unknown-to-host-compiler -DROWS=4 -D 'NAME=\"a b\"' -I../include "
        "-isystem=/opt/lib/include --generate-code=arch=compute_80,code=[sm_80] -O3 -std=c++17 "
        "--use_fast_math -x cu -c ../src/k.cu -o k.o"
    )
    other = {"directory": "/", "file": "other.cu", "command": "nvcc -DOTHER other.cu"}
    build = tmp_path / "build"
    build.mkdir()
    entry = {"directory": str(build), "file": "../src/k.cu", "command": command}
    assert flags_of(database(build, other, entry), source) == (
        "-DROWS=4", '-DNAME="a b"', f"-I{tmp_path / 'include'}", "-I/opt/lib/include",
        "-std=c++17", "--use_fast_math",
    )  # fmt: skip


def test_arguments_and_files_of_options(tmp_path: Path, source: Path) -> None:
    (tmp_path / "includes.rsp").write_text("-I/inc -isystem /sys")
    words = ["clang++", "--options-file", "includes.rsp", "-UX", "-std=gnu++20", str(source)]
    entry = {"directory": str(tmp_path), "file": str(source), "arguments": words}
    found = flags_of(database(tmp_path, entry) / "compile_commands.json", source)
    assert found == ("-I/inc", "-I/sys", "-UX", "-std=c++20")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (None, "cannot be read"),
        ("{", "is no compile_commands.json"),
        ("{}", "is no compile_commands.json"),
        ("[1]", "an entry has no command"),
        ('[{"directory": "/", "file": "k.cu"}]', "an entry has no command"),
        ("[]", "says nothing of"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_line(
    tmp_path: Path, source: Path, text: str | None, why: str
) -> None:
    if text is not None:
        (tmp_path / "compile_commands.json").write_text(text)
    with pytest.raises(ConfigError, match=why) as refused:
        flags_of(tmp_path, source)
    assert "\n" not in str(refused.value)
