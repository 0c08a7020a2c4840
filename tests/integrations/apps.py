"""A small application, a driver that needs no GPU, and the interposer, built once a session."""

from __future__ import annotations

import atexit
import functools
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

from gevo.deploy import interposed

ROOT = Path(__file__).parents[2]
SOURCES = Path(__file__).with_name("application")
PTX = SOURCES / "axpy.ptx"
HEAD = ".visible .const .align 4 .f32 coefficients[8];\n"
WITH_CONSTANTS = (
    PTX.read_text()
    .replace(".visible .entry", HEAD + ".visible .entry")
    .replace("\tfma.rn", "\tld.const.f32 \t%f1, [coefficients+4];\n\tfma.rn")
)
"""The same kernel, which multiplies by a number that lies in constant memory."""
SUMS = {
    launches: f"{sum((1 + launches * 2.5 * (i % 17)) * (i % 5) for i in range(1000)):.3f}"
    for launches in (0, 1, 2, 3)
}
"""What the application prints after so many launches."""


def missing() -> str:
    """What is not here; empty when all is."""
    for tool in ("cc", "cmake"):
        if shutil.which(tool) is None:
            return f"needs {tool}"
    return "" if shutil.which("make") or shutil.which("ninja") else "needs make or ninja"


@functools.cache
def _built() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="gevo-app-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    compile_ = functools.partial(subprocess.run, check=True, cwd=folder)
    driver = ROOT / "tests/device/cuda/libcuda.c"
    compile_(["cc", "-shared", "-fPIC", "-Wl,-soname,libcuda.so.1", "-olibcuda.so.1", driver])
    here = ["-L.", f"-Wl,-rpath,{folder}"]
    compile_(["cc", SOURCES / "app.c", "-oapp", *here, "-l:libcuda.so.1", "-ldl"])
    before = os.environ.get("XDG_CACHE_HOME")
    os.environ["XDG_CACHE_HOME"] = str(folder)
    try:
        os.environ[interposed.GIVEN] = str(interposed.library())
    finally:
        os.environ.pop("XDG_CACHE_HOME")
        if before is not None:
            os.environ["XDG_CACHE_HOME"] = before
    return folder


@pytest.fixture
def app() -> Path:
    """The application; `$GEVO_INTERPOSER` names the interposer."""
    if reason := missing():
        pytest.skip(reason)
    return _built() / "app"
