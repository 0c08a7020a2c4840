"""The driver conformance suite on every back end: emulated, on a stand-in library, on a GPU."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from gevo.device.cuda.find import BACK_ENDS, detect
from gevo.testing.drivers import CHECKS, Subject
from tests.device.cuda.emulator import GPU, EmulatedDriver, compiler

ROOT = Path(__file__).parents[2]
LIBRARY = ROOT / "tests/device/cuda/libcuda.c"
MODULES = {"cuda-bindings": "cuda.bindings", "pycuda": "pycuda"}

every_check = pytest.mark.parametrize("check", CHECKS)
every_package = pytest.mark.parametrize("package", MODULES)


def installed(module: str) -> bool:
    try:
        return importlib.util.find_spec(module) is not None
    except ModuleNotFoundError:
        return False


def in_a_process_of_its_own(package: str, check: str, **environment: str) -> None:
    command = [sys.executable, "-m", "gevo.testing.drivers", package, check]
    paths = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH", ""))))
    done = subprocess.run(
        command,
        env={**os.environ, "PYTHONPATH": paths, **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@every_check
def test_emulator(check):
    driver = EmulatedDriver()
    subject = Subject(driver, GPU, driver.open(0), compiler())
    CHECKS[check](subject)


@pytest.fixture(scope="session")
def library(tmp_path_factory) -> Path:
    """The folder with a libcuda.so.1 that needs no GPU."""
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("no C compiler (cc) for the stand-in of libcuda")
    folder = tmp_path_factory.mktemp("libcuda")
    target = folder / "libcuda.so.1"
    flags = ["-shared", "-fPIC", "-Wall", "-Werror", "-Wl,-soname,libcuda.so.1"]
    subprocess.run([compiler, *flags, "-o", str(target), str(LIBRARY)], check=True)
    return folder


@every_package
@every_check
def test_stand_in(check, package, library, tmp_path):
    assert set(BACK_ENDS) == set(MODULES)
    if not installed(MODULES[package]):
        pytest.skip(f"{package} is not installed")
    in_a_process_of_its_own(
        package,
        check,
        LD_PRELOAD=str(library / "libcuda.so.1"),
        LD_LIBRARY_PATH=str(library),
        XDG_CACHE_HOME=str(tmp_path),
        STAND_IN="1",
    )


@pytest.mark.cuda
@every_package
@every_check
def test_gpu(check, package):
    if package not in BACK_ENDS:
        pytest.skip("the driver is emulated")
    if not installed(MODULES[package]):
        pytest.skip(f"{package} is not installed")
    if not detect().gpus:
        pytest.skip("; ".join(map(str, detect().absences)))
    in_a_process_of_its_own(package, check)
