"""Machine code by nvdisasm, NVIDIA's disassembler: instructions, and which PTX they come from."""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from gevo.device.cuda.ptxas import packaged
from gevo.errors import CompileFailed

DISASSEMBLE_S = 60.0

_SECTION = re.compile(r"^\s*\.section\s+\.text\.([^,\s]+),")
_SUBROUTINE = re.compile(r"^\s*\.type\s+\$__internal_")
_LABEL = re.compile(r"^\s*(\.L[\w$]+|\$[\w$]+):")
_LINE = re.compile(r'^\s*//## File "\.nv_debug_ptx_txt", line (\d+)')
_INSTRUCTION = re.compile(r"^\s*/\*[0-9a-f]+\*/\s+(?:\{\s*)?(@!?U?P\w+\s+)?([A-Z][\w.]*)([^;]*);")
_ENDS = ("BRA", "BRX", "JMP", "JMX", "EXIT", "RET", "CALL", "BSYNC", "WARPSYNC", "BREAK", "KILL")


@dataclass(frozen=True)
class Instruction:
    """A machine instruction.

    Attributes:
        opcode: With its modifiers, as `LDG.E`.
        line: Line of the PTX text that it comes from; 0 when unknown.
    """

    opcode: str
    line: int


Blocks = tuple[tuple[Instruction, ...], ...]
"""A kernel's basic blocks, in the order of the code."""


@functools.cache
def find() -> str | None:
    """Path of nvdisasm: $NVDISASM, the package nvidia-cuda-nvdisasm, the PATH; else None."""
    places = (os.environ.get("NVDISASM"), *packaged("nvdisasm"), shutil.which("nvdisasm"))
    return next((str(one) for one in places if one and os.access(one, os.X_OK)), None)


def disassemble(program: str, cubin: bytes) -> Mapping[str, Blocks]:
    """The kernels of machine code that was assembled with line numbers.

    Args:
        program: Path of nvdisasm.
        cubin: The machine code.

    Raises:
        CompileFailed: nvdisasm does not read it.
    """
    with tempfile.TemporaryDirectory(prefix="gevo-nvdisasm-") as folder:
        path = Path(folder) / "kernels.cubin"
        path.write_bytes(cubin)
        command = [program, "-c", "-gp", str(path)]
        try:
            done = subprocess.run(
                command, capture_output=True, text=True, check=False, timeout=DISASSEMBLE_S
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            raise CompileFailed(f"nvdisasm does not answer: {type(error).__name__}") from error
    if done.returncode != 0:
        said = done.stderr.strip().splitlines() or [f"exit code {done.returncode}"]
        raise CompileFailed(f"nvdisasm does not read the machine code: {said[0]}")
    return read(done.stdout)


def read(listing: str) -> Mapping[str, Blocks]:
    """The kernels of a listing by `nvdisasm -c -gp`.

    Without what pads their ends, and without ptxas's own subroutines behind them, which are the
    rare paths of divisions and roots.
    """
    kernels: dict[str, list[list[Instruction]]] = {}
    blocks = list[list[Instruction]]()
    line, label = 0, ""
    for text in listing.splitlines():
        if found := _SECTION.match(text):
            blocks, line = kernels.setdefault(found[1], [[]]), 0
        elif _SUBROUTINE.match(text):
            blocks = list[list[Instruction]]()
        elif found := _LABEL.match(text):
            label = found[1]
            blocks.append([])
        elif found := _LINE.match(text):
            line = int(found[1])
        elif (found := _INSTRUCTION.match(text)) and blocks:
            opcode = found[2].partition(".")[0]
            itself = opcode == "BRA" and f"({label})" in found[3] and not blocks[-1]
            if opcode == "NOP" or itself:
                continue
            blocks[-1].append(Instruction(found[2], line))
            if opcode in _ENDS:
                blocks.append([])
    return {name: tuple(tuple(block) for block in own if block) for name, own in kernels.items()}
