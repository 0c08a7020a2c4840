"""Finds and runs ptxas, NVIDIA's assembler: PTX to machine code, without a GPU or a driver."""

from __future__ import annotations

import functools
import importlib.util
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from gevo.device.ptx import isa_of, newest_ptx
from gevo.errors import CompileFailed

ASSEMBLE_S = 60.0
"""It can take 12 seconds on modules of 15,000 lines."""
_PROBE_S = 20.0

_RELEASE = re.compile(r"release (\d+)\.(\d+), V([\d.]+)")
_ARCH = re.compile(r"'(sm_\d+[af]?)'")


@dataclass(frozen=True)
class Ptxas:
    """One ptxas program.

    Attributes:
        path: The program.
        release: CUDA version that it belongs to.
        version: Its full version, e.g. `13.0.88`.
        arches: GPUs that it knows.
    """

    path: str
    release: tuple[int, int]
    version: str
    arches: frozenset[str]


def places() -> Iterator[Path]:
    """Where a ptxas may be: $PTXAS, the package nvidia-cuda-nvcc, the PATH, CUDA toolkits."""
    if given := os.environ.get("PTXAS"):
        yield Path(given)
    # Before others: it comes with the NVRTC whose PTX an older one refuses.
    yield from packaged("ptxas")
    if found := shutil.which("ptxas"):
        yield Path(found)
    for variable in ("CUDA_HOME", "CUDA_PATH", "CUDA_ROOT"):
        if root := os.environ.get(variable):
            yield Path(root) / "bin/ptxas"
    yield Path("/usr/local/cuda/bin/ptxas")
    yield from sorted(Path("/usr/local").glob("cuda-*/bin/ptxas"), reverse=True)


def packaged(program: str) -> Iterator[Path]:
    """Where NVIDIA's packages for Python may have put a program of the toolkit."""
    spec = importlib.util.find_spec("nvidia")
    for folder in (spec.submodule_search_locations or ()) if spec else ():
        yield from sorted(Path(folder).glob(f"cu*/bin/{program}"), reverse=True)
        yield from sorted(Path(folder).glob(f"cuda_*/bin/{program}"))


@functools.cache
def probe(path: str) -> Ptxas | None:
    """What a program says of itself; None when it is not a ptxas that runs here."""
    try:
        said, known = (_output(path, option) for option in ("--version", "--help"))
    except (OSError, subprocess.SubprocessError):
        return None
    release = _RELEASE.search(said)
    if release is None:
        return None
    number = (int(release[1]), int(release[2]))
    return Ptxas(path, number, release[3], frozenset(_ARCH.findall(known)))


def _output(*command: str) -> str:
    return subprocess.run(
        command, capture_output=True, text=True, check=True, timeout=_PROBE_S
    ).stdout


def find(arch: str, cuda: tuple[int, int] | None = None, isa: int = 0) -> Ptxas | None:
    """The first ptxas that knows the GPU and whose code the driver can load.

    Args:
        arch: As `sm_90`.
        cuda: CUDA version of the driver. It loads code from a ptxas of its own major version
            or an older one; None asks for no driver.
        isa: PTX ISA, times ten, of what it is to assemble; 0 for any.
    """
    for path in dict.fromkeys(str(p) for p in places()):
        found = probe(path) if os.access(path, os.X_OK) else None
        if found and arch in found.arches and (cuda is None or found.release[0] <= cuda[0]):
            if isa <= newest_ptx(found.release):
                return found
    return None


def refusal(ptx: str, arch: str) -> str:
    """Why ptxas refuses a PTX module; empty where it takes it, or is not installed.

    LLVM copies inline assembly as it is and checks little: a name that is declared twice, a
    register of another size and much else only ptxas, or the driver, finds.
    """
    ptxas = find(arch, isa=isa_of(ptx))
    if ptxas is None:
        return ""
    try:
        assemble(ptxas, ptx, arch, level=0)
    except CompileFailed as error:
        return str(error)
    return ""


def assemble(ptxas: Ptxas, ptx: str, arch: str, *options: str, level: int = 3) -> bytes:
    """Machine code (cubin) of a PTX module; raises CompileFailed when ptxas refuses it."""
    with tempfile.TemporaryDirectory(prefix="gevo-ptxas-") as folder:
        source, target = Path(folder) / "variant.ptx", Path(folder) / "variant.cubin"
        source.write_text(ptx)
        said = f"-arch={arch}", f"-O{level}", *options
        command = [ptxas.path, *said, "-o", str(target), str(source)]
        try:
            done = subprocess.run(
                command, capture_output=True, text=True, check=False, timeout=ASSEMBLE_S
            )
        except subprocess.TimeoutExpired as error:
            raise CompileFailed(f"ptxas needs more than {ASSEMBLE_S:.0f} seconds") from error
        if done.returncode != 0 or not target.exists():
            lines = [line for line in done.stderr.splitlines() if line.strip()]
            line = lines[0].replace(str(source), "variant.ptx") if lines else "no message"
            raise CompileFailed(f"ptxas refuses it (exit code {done.returncode}): {line}")
        return target.read_bytes()
