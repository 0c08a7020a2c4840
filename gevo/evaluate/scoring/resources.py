"""Registers and spills of kernels, as ptxas allocates them."""

from __future__ import annotations

import re
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from gevo.device.cuda.ptxas import ASSEMBLE_S, find
from gevo.device.ptx import isa_of

_KERNEL = re.compile(r"Compiling entry function '([^']+)'")
_SPILLS = re.compile(r"(\d+) bytes spill stores, (\d+) bytes spill loads")
_REGISTERS = re.compile(r"Used (\d+) registers")


@dataclass(frozen=True)
class Resources:
    """What ptxas gives one kernel.

    Attributes:
        registers: Per thread.
        spills: Bytes that spill stores and loads of a thread move, by the text.
    """

    registers: int
    spills: int


@dataclass(frozen=True)
class Allocated:
    """The kernels of a module by name, and the ptxas that says so."""

    kernels: dict[str, Resources]
    source: str


def allocated(ptx: str, arch: str) -> Allocated | None:
    """What ptxas says of the kernels of a PTX module.

    None where no ptxas is installed that knows the GPU (CUDA 13's knows none before sm_75), or
    it refuses the module.
    """
    ptxas = find(arch, isa=isa_of(ptx))
    if ptxas is None or not ptx:
        return None
    with tempfile.TemporaryDirectory(prefix="gevo-ptxas-") as folder:
        source = Path(folder) / "kernels.ptx"
        source.write_text(ptx)
        target = str(Path(folder) / "kernels.cubin")
        command = [ptxas.path, "-v", f"-arch={arch}", "-O3", "-o", target, str(source)]
        try:
            done = subprocess.run(
                command, capture_output=True, text=True, check=False, timeout=ASSEMBLE_S
            )
        except (OSError, subprocess.TimeoutExpired):
            return None
    if done.returncode != 0:
        return None
    return Allocated(read(done.stderr + done.stdout), f"ptxas {ptxas.version}")


def read(said: str) -> dict[str, Resources]:
    """The kernels that the messages of `ptxas -v` tell of."""
    found: dict[str, Resources] = {}
    kernel, spills = "", 0
    for line in said.splitlines():
        if match := _KERNEL.search(line):
            kernel, spills = match[1], 0
        elif match := _SPILLS.search(line):
            spills = int(match[1]) + int(match[2])
        elif (match := _REGISTERS.search(line)) and kernel:
            found[kernel], kernel = Resources(int(match[1]), spills), ""
    return found
