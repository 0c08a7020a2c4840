"""Make the PTX of some of our CUDA kernels: kernels/NAME.cu -> tests/ptx/nvrtc/NAME.ptx.

    python scripts/build_ptx.py [NAME ...]

Without names, those that are there already. The files are committed, so that tests see what
NVIDIA's compiler emits. It takes NVRTC, which needs no GPU: `pip install nvidia-cuda-nvrtc
cuda-bindings`. Device code only: sources that use clang's own extensions do not compile.
Exit codes: 0 done, 2 a bad name, no NVRTC, or a compile error.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
KERNELS = ROOT / "kernels"
TARGET = ROOT / "tests" / "ptx" / "nvrtc"
OPTIONS = ("--gpu-architecture=compute_80", "-lineinfo")


class BuildError(Exception):
    """What is wrong and what to do about it, in one line (or the compiler's own words)."""


def compile_source(nvrtc: Any, source: Path) -> str:
    """The PTX of a source; raises BuildError with NVRTC's messages."""
    text = source.read_bytes()
    error, program = nvrtc.nvrtcCreateProgram(text, source.name.encode(), 0, [], [])
    options = [option.encode() for option in OPTIONS]
    (error,) = nvrtc.nvrtcCompileProgram(program, len(options), options)
    if int(error):
        _, size = nvrtc.nvrtcGetProgramLogSize(program)
        log = b" " * size
        nvrtc.nvrtcGetProgramLog(program, log)
        raise BuildError(f"{source.name}: {log.decode().strip()}")
    _, size = nvrtc.nvrtcGetPTXSize(program)
    ptx = b" " * size
    nvrtc.nvrtcGetPTX(program, ptx)
    return ptx.rstrip(b"\0").decode()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Make tests/ptx/nvrtc/*.ptx from kernels/*.cu.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="kernels; those that are there")
    names = parser.parse_args(arguments).names or [p.stem for p in sorted(TARGET.glob("*.ptx"))]
    try:
        nvrtc = import_module("cuda.bindings.nvrtc")
        for name in names:
            source = KERNELS / f"{name}.cu"
            if not source.is_file():
                raise BuildError(f"there is no {source}")
            target = TARGET / f"{name}.ptx"
            target.write_text(compile_source(nvrtc, source))
            print(target.relative_to(ROOT))
    except ImportError:
        print("no NVRTC: pip install nvidia-cuda-nvrtc cuda-bindings", file=sys.stderr)
        return 2
    except BuildError as reason:
        print(reason, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
