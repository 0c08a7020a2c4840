"""Makes gevo/device/cuda/support.ll from support.cu; needs clang-22, and nothing of CUDA."""

from __future__ import annotations

import subprocess
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "gevo/device/cuda"
COMMAND = (
    "clang++-22", "-x", "cuda", "--cuda-device-only", "--cuda-gpu-arch=sm_60",
    "--cuda-path=no-toolkit", "-nocudainc", "-nocudalib", "--cuda-feature=+ptx60",
    "-S", "-emit-llvm", "-O2", "-fno-unroll-loops", "-Qn", "-Wall", "-Wextra", "-Werror",
    "-Wno-unknown-cuda-version", "support.cu", "-o", "-",
)  # fmt: skip


def make() -> str:
    """The text of support.ll; raises CalledProcessError when clang refuses the source."""
    done = subprocess.run(COMMAND, cwd=FOLDER, check=True, capture_output=True, text=True)
    return f"; Made from support.cu by scripts/build_cuda_support.py; do not edit.\n{done.stdout}"


if __name__ == "__main__":
    (FOLDER / "support.ll").write_text(make())
