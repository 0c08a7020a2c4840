"""The texts that CUDA compilers make of one source, and what each takes by the model.

clang and NVRTC, each with its defaults and with a few flags that change no result. What the search
has to beat is the best of all, not the one that it happens to start from.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "scripts"))
from build_kernels import OPTIMIZED, OPTIONS, PTX_ARCH, BuildError, find_clang

from gevo.device.registry import open_device
from gevo.errors import GevoError
from gevo.evaluate.scoring.score import Scorer
from gevo.frontend.nvrtc import compile_file, options_for
from gevo.program.load import load
from gevo.workload.spec import load as load_workload

ROOT = Path(__file__).parents[1]
CLANG = "clang"
NVCC = "nvcc"
"""What NVRTC gives is what nvcc gives: it is the same compiler."""

CLANG_FLAGS = {
    "no unrolling": ("-fno-unroll-loops",),
    "unroll to 1500": ("-mllvm", "-unroll-threshold=1500"),
}
NVCC_FLAGS = {"extra vectorization": ("--extra-device-vectorization",)}
"""Not: fast math, which changes results; restrict, which promises what the source does not; the
limit of registers, which the model does not see."""


@dataclass(frozen=True)
class Text:
    """What a compiler made of a source.

    Attributes:
        compiler: CLANG or NVCC.
        flags: Which, in words; empty for its defaults.
        path: Where it lies.
        time_ns: Modelled time on the timing cases of its workload.
    """

    compiler: str
    flags: str
    path: Path
    time_ns: float

    @property
    def name(self) -> str:
        """For a table."""
        return f"{self.compiler}, {self.flags}" if self.flags else self.compiler


def texts(program: str, folder: Path, device: str) -> list[Text]:
    """Every text of a program that can be made here and runs right, with its time."""
    found: list[Text] = []
    spec = ROOT / "testcases" / f"{program}.toml"
    for compiler, flags, path in _made(program, folder):
        time_ns = _time(path, spec, device)
        if time_ns is not None:
            found.append(Text(compiler, flags, path, time_ns))
    return found


def _made(program: str, folder: Path) -> Iterator[tuple[str, str, Path]]:
    kernels = ROOT / "kernels"
    source = kernels / f"{program}.cu"
    yield CLANG, "", source.with_suffix(".ll")
    yield NVCC, "", source.with_suffix(".ptx")
    for words, flags in CLANG_FLAGS.items():
        target = folder / f"clang-{words.replace(' ', '-')}" / f"{program}.ll"
        try:
            command = [find_clang(), *OPTIONS, *OPTIMIZED, *flags, source.name, "-o", "-"]
        except BuildError:
            return
        done = subprocess.run(command, cwd=kernels, capture_output=True, text=True, check=False)
        if done.returncode == 0:
            yield CLANG, words, _written(target, done.stdout)
    for words, flags in NVCC_FLAGS.items():
        target = folder / f"nvcc-{words.replace(' ', '-')}" / f"{program}.ptx"
        try:
            compiled = compile_file(source, (*options_for(PTX_ARCH, {}), *flags))
        except GevoError:
            return
        yield NVCC, words, _written(target, compiled.text)


def _written(path: Path, text: str) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return path


def _time(path: Path, spec: Path, device: str) -> float | None:
    """Modelled time in nanoseconds; None where it does not run right."""
    workload = load_workload(spec)
    program = load(path, launched=workload.kernels)
    scorer = Scorer(open_device(device), workload, program, 0.0, False)
    lowered = scorer.lower(program).lowered
    if lowered is None:
        return None
    measured = scorer.score(lowered)
    return measured.runtime_ns if measured.ok else None
