"""The pass plugin, built once for all tests, and runs of what loads it."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
CUDA_LITE = ROOT / "kernels/cuda_lite.h"
NEEDED = ("clang++-22", "opt-22", "llvm-config-22", "cmake")
DEVICE = (
    *("-x", "cuda", "--cuda-device-only", "--cuda-gpu-arch=sm_90", "--cuda-path=no-toolkit"),
    *("-nocudainc", "-nocudalib", "--cuda-feature=+ptx88", "-Wno-unknown-cuda-version"),
    *("-include", str(CUDA_LITE), "-S"),
)
"""Options with which clang makes device code where there is no CUDA toolkit."""


def missing() -> str:
    """What of LLVM 22 and CMake is not here; empty when all is."""
    for tool in NEEDED:
        if shutil.which(tool) is None:
            return f"needs {tool} (apt: clang-22 llvm-22-dev cmake)"
    folder = said("llvm-config-22", "--cmakedir").strip()
    if not (Path(folder) / "LLVMConfig.cmake").is_file():
        return "needs LLVM's headers (apt: llvm-22-dev)"
    if shutil.which("make") is None and shutil.which("ninja") is None:
        return "needs make or ninja"
    return ""


def said(*command: str | Path, cwd: Path | None = None) -> str:
    """Standard output and errors of a command that must succeed."""
    done = subprocess.run(
        command, cwd=cwd, capture_output=True, text=True, check=False, timeout=240
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@dataclass(frozen=True)
class Plugin:
    """The built plugin."""

    build: Path
    """Its build folder."""

    @property
    def path(self) -> Path:
        return self.build / "gevo.so"

    @property
    def package(self) -> Path:
        """What `find_package(gevo)` is told as gevo_DIR."""
        return self.build / "cmake"

    def fingerprints(self, source: Path) -> dict[str, str]:
        """By kernel, as the plugin computes them."""
        out = self.opt(source, "-passes=gevo-fingerprint", "-disable-output")
        return {name: digest for digest, name in (line.split() for line in out.splitlines())}

    def opt(self, source: Path, *options: str) -> str:
        """What opt says and prints with the plugin loaded; it must succeed."""
        return said("opt-22", f"-load-pass-plugin={self.path}", *options, str(source))

    def clang(self, source: Path, winners: Path, *options: str) -> tuple[str, str]:
        """Device code of a CUDA source with these winners, and clang's remarks."""
        plugin = (f"-Xarch_device -fpass-plugin={self.path}").split()
        folder = f"-Xarch_device -mllvm=-gevo-winners={winners}".split()
        remarks = ("-Rpass=gevo", "-Rpass-missed=gevo")
        command = ["clang++-22", *DEVICE, *plugin, *folder, *remarks, *options, source, "-o", "-"]
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
        assert done.returncode == 0, done.stderr
        return done.stdout, done.stderr


@pytest.fixture(scope="session")
def plugin(tmp_path_factory: pytest.TempPathFactory) -> Plugin:
    if reason := missing():
        pytest.skip(reason)
    shared = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        shared = shared.parent  # one folder for the workers of a run
    build = shared / "passes"
    with (shared / "passes.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (build / "built").exists():
            cmake_dir = said("llvm-config-22", "--cmakedir").strip()
            options = (f"-DLLVM_DIR={cmake_dir}", "-DCMAKE_CXX_FLAGS=-O0 -Werror")
            said("cmake", "-S", ROOT / "passes", "-B", build, *options)
            said("cmake", "--build", build)
            (build / "built").touch()
    return Plugin(build)
