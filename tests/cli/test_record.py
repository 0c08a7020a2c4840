"""`gevo record` and `gevo replace` as somebody types them; what they refuse is one line."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gevo.deploy import interposed
from tests.cli.conftest import run_here
from tests.integrations.apps import PTX, SUMS, app

__all__ = ["app"]


def test_a_recorded_application_says_what_to_evolve(app, tmp_path, capfd):
    out = tmp_path / "rec"
    done = run_here("record", "--out", out, "--launches", 1, "--", app, "runtime", PTX, 2)
    assert done.code == 7, "the application's own"
    assert capfd.readouterr().out.strip() == SUMS[2]
    assert done.out.splitlines() == [
        "axpy: 1 of 2 launches; simt gives what the GPU left, bit for bit, in 1 of 1",
        f"  gevo evolve {out}/axpy/axpy.ptx",
    ]
    refused = run_here("record", "--out", out, "--", app, "runtime", PTX, 2)
    assert "holds a recording already" in refused.refusal


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["record"], "name the application"),
        (["record", "--", "no-such-app"], "no-such-app: is not found"),
        (["record", "--", "/etc/passwd"], "/etc/passwd: cannot be run"),
        (["record", "--limit", "7X", "--", "true"], "give a number of bytes, as 512M or 4G"),
        (["record", "--again"], "there is no such recording"),
        (["record", "--again", "--", "true"], "name the application"),
        (["record", "--", "true"], "no kernel was seen: does it use CUDA's driver"),
        (["record", "--", "sh", "-c", "kill -9 $$"], "no kernel was seen (it ended with SIGKILL)"),
        (["replace", "--", "true"], "give --run RUN"),
        (["replace", "--run", "none"], "name the application"),
        (["replace", "--run", "none", "--", "true"], "none"),
        (["replace", "--tuned", "no.json", "--", "true"], "has nothing that can stand in"),
    ],
    ids=lambda v: " ".join(v[:3]) if isinstance(v, list) else "",
)
def test_what_cannot_be_done_is_one_line(app, tmp_path, monkeypatch, arguments, said):
    monkeypatch.chdir(tmp_path)
    assert said in run_here(*arguments).refusal


@pytest.fixture
def unbuilt(tmp_path, monkeypatch):
    """As if nobody had built the interposer."""
    monkeypatch.delenv(interposed.GIVEN, raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_without_cmake_that_is_said(unbuilt, monkeypatch):
    which = shutil.which
    monkeypatch.setattr(shutil, "which", lambda n: None if n == "cmake" else which(n))
    assert "CMake is not installed" in run_here("record", "--", "true").refusal


def test_without_a_compiler_that_is_said(unbuilt, monkeypatch):
    if shutil.which("cmake") is None:
        pytest.skip("needs cmake")
    monkeypatch.setenv("CC", "/nonexistent/cc")
    assert "there is no working C compiler" in run_here("record", "--", "true").refusal


@pytest.mark.parametrize("system", ["darwin", "freebsd14"])
def test_other_systems_are_refused(unbuilt, monkeypatch, system):
    monkeypatch.setattr(sys, "platform", system)
    assert "need Linux" in run_here("record", "--", "true").refusal


def test_a_library_that_is_not_there_is_named(unbuilt, monkeypatch):
    monkeypatch.setenv(interposed.GIVEN, "nowhere.so")
    assert (
        "GEVO_INTERPOSER=nowhere.so: there is no such file"
        in run_here("record", "--", "true").refusal
    )


def test_a_path_that_the_loader_would_cut_is_refused(unbuilt, monkeypatch):
    (unbuilt / "my library.so").touch()
    monkeypatch.setenv(interposed.GIVEN, str(unbuilt / "my library.so"))
    assert "takes no path with a space" in run_here("record", "--", "true").refusal


def test_a_program_without_a_loader_is_refused(tmp_path, monkeypatch):
    if shutil.which("cc") is None:
        pytest.skip("needs cc")
    monkeypatch.chdir(tmp_path)
    Path("main.c").write_text("int main(void) { return 0; }")
    if subprocess.run(["cc", "-static", "main.c", "-omain"], capture_output=True).returncode:
        pytest.skip("cc has no static C library")
    assert "is linked statically as a whole" in run_here("record", "--", "./main").refusal
