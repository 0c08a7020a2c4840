"""Machine code by nvdisasm, NVIDIA's disassembler: instructions, and which PTX they come from."""

from __future__ import annotations

import functools
import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from gevo.device.cuda.ptxas import packaged
from gevo.errors import CompileFailed
from gevo.program.llvm.flow import loop_depths, reached

DISASSEMBLE_S = 60.0

_SECTION = re.compile(r"^\s*\.section\s+\.text\.([^,\s]+),")
_SUBROUTINE = re.compile(r"^\s*\.type\s+\$__internal_")
_LABEL = re.compile(r"^\s*(\.L[\w$]+|\$[\w$]+):")
_LINE = re.compile(r'^\s*//## File "\.nv_debug_ptx_txt", line (\d+)')
_INSTRUCTION = re.compile(r"^\s*/\*[0-9a-f]+\*/\s+(?:\{\s*)?(@!?U?P\w+\s+)?([A-Z][\w.]*)([^;]*);")
_TARGET = re.compile(r"\(([.\w$]+)\)")
_PREDICATE = re.compile(r"\s*!?U?P\w+\s*,")
_LEAVES = ("BRA", "BRX", "JMP", "JMX", "EXIT", "RET", "KILL")
"""What does not go on with the next instruction, without a condition."""
_ENDS = ("BRA", "BRX", "JMP", "JMX", "EXIT", "RET", "CALL", "BSYNC", "WARPSYNC", "BREAK", "KILL")


@dataclass(frozen=True)
class Instruction:
    """A machine instruction.

    Attributes:
        opcode: With its modifiers, as `LDG.E`.
        line: Line of the PTX text that it comes from; 0 when unknown.
        loops: How many loops of the machine code are around it.
    """

    opcode: str
    line: int
    loops: int = 0


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
        # Without data flow, which nobody reads: it takes a third of the time.
        command = [program, "-c", "-gp", "-ndf", str(path)]
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

    Without what pads their ends, and without what is executed rarely: ptxas's own subroutines
    behind them, which are the rare paths of divisions and roots, and what a warp does whose
    threads are apart where they should not be (`BRA.DIV`).
    """
    kernels: dict[str, _Graph] = {}
    graph = _Graph()
    line, label = 0, ""
    for text in listing.splitlines():
        if found := _SECTION.match(text):
            graph, line = kernels.setdefault(found[1], _Graph()), 0
        elif _SUBROUTINE.match(text):
            graph = _Graph()
        elif found := _LABEL.match(text):
            label = found[1]
            graph.label(label)
        elif found := _LINE.match(text):
            line = int(found[1])
        elif found := _INSTRUCTION.match(text):
            opcode = found[2].partition(".")[0]
            itself = opcode == "BRA" and f"({label})" in found[3] and not graph.blocks[-1]
            if opcode == "NOP" or itself:
                continue
            graph.add(Instruction(found[2], line), found[3], bool(found[1]))
    return {name: own.read() for name, own in kernels.items()}


class _Graph:
    """Blocks of a kernel that is being read, and which lead where.

    Attributes:
        blocks: Those so far; one that is empty leads to the next.
    """

    def __init__(self) -> None:
        self.blocks: list[list[Instruction]] = [[]]
        self._labels: dict[str, int] = {}
        self._targets: dict[int, str] = {}
        self._ends: dict[int, str] = {}

    def label(self, name: str) -> None:
        """A block begins."""
        self.blocks.append([])
        self._labels[name] = len(self.blocks) - 1

    def add(self, instruction: Instruction, operands: str, predicated: bool) -> None:
        """One more instruction."""
        self.blocks[-1].append(instruction)
        opcode, _, modifiers = instruction.opcode.partition(".")
        if opcode not in _ENDS:
            return
        number = len(self.blocks) - 1
        if opcode == "BRA" and (target := _TARGET.search(operands)):
            self._targets[number] = target[1]
        if not (predicated or modifiers or _PREDICATE.match(operands)):
            self._ends[number] = opcode
        self.blocks.append([])

    def read(self) -> Blocks:
        """What is not executed rarely, with the loops around it."""
        usual, every = self._successors(rare=False), self._successors(rare=True)
        rare = reached(every, [0]) - reached(usual, [0])
        depths = loop_depths(usual)
        return tuple(
            tuple(replace(one, loops=depths.get(number, 0)) for one in block)
            for number, block in enumerate(self.blocks)
            if block and number not in rare
        )

    def _successors(self, rare: bool) -> list[list[int]]:
        found: list[list[int]] = []
        for number, block in enumerate(self.blocks):
            end = self._ends.get(number, "")
            leads = [] if end in _LEAVES or number + 1 == len(self.blocks) else [number + 1]
            if end in ("BRX", "JMX"):
                leads = list(self._labels.values())
            if number in self._targets and (rare or block[-1].opcode != "BRA.DIV"):
                leads += [self._labels[t] for t in (self._targets[number],) if t in self._labels]
            found.append(leads)
        return found
